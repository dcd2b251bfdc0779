"""One player's file in a process of its own: ``python -m chickenfoot.lab.file_player_worker FILE``.

The league starts it. It reads pickled views, each after its length in four bytes, and
answers each with one line of JSON: the move's text, or what went wrong.
"""

from __future__ import annotations

import importlib.util
import io
import json
import os
import pickle
import sys
from collections.abc import Callable
from inspect import isfunction
from pathlib import Path
from typing import Any, BinaryIO

from ..engine.moves import Move

__all__ = ["find_player", "serve"]


def find_player(path: Path) -> Callable[[Any], Any]:
    """The player in the file `path`: its function `player` or `mine`, or its only public one.

    Raises ValueError if there is none or one cannot tell which; whatever the file raises
    itself comes through.
    """
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("player", "mine"):  # lesson 10 calls it mine
        player = getattr(module, name, None)
        if callable(player):
            return player  # type: ignore[no-any-return]
    found = [
        each
        for name, each in vars(module).items()
        if isfunction(each) and each.__module__ == module.__name__ and not name.startswith("_")
    ]
    if len(found) != 1:
        raise ValueError(
            f"the file needs one function called player or mine; it has {len(found)} others"
        )
    return found[0]


def serve(path: Path, source: BinaryIO, answers: BinaryIO) -> None:
    """Answer views from `source` until it ends."""

    def say(**answer: str) -> None:
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()

    try:
        player = find_player(path)
    except BaseException as error:
        say(error=_words(error))
        return
    say(ready=path.stem)
    while len(head := source.read(4)) == 4:
        view = pickle.loads(source.read(int.from_bytes(head, "big")))
        try:
            answer = player(view)
            say(**{"move" if isinstance(answer, (Move, str)) else "nonsense": _short(answer)})
        except BaseException as error:
            say(error=_words(error))


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]


def _short(answer: Any) -> str:
    return (str(answer) if isinstance(answer, (Move, str)) else repr(answer))[:300]


def main() -> None:
    """Serve the file named on the command line, the file's own prints kept out of the way."""
    source = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    sys.stdin, sys.stdout = io.StringIO(), sys.stderr
    os.dup2(2, 1)
    serve(Path(sys.argv[1]), source, answers)


if __name__ == "__main__":
    main()
