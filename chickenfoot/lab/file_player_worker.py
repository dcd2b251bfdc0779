"""One player's file in a process of its own, which :mod:`chickenfoot.lab.file_player` starts.

It reads questions: each its number and its length, four bytes each, then a pickled view. It
answers each with one line of JSON that bears the number: the move's text, or what went wrong.
The league never unpickles what comes from here: that would run a file's code in the league.
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
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import TIMEOUT_MAX, Thread
from typing import Any, BinaryIO

from ..engine import views as _views  # noqa: F401  # loaded before files are out of reach
from ..engine.moves import Move
from .confinement import confine, guard_children

__all__ = ["find_player", "main", "serve"]

# Letters of an answer or an error that are passed on.
_LONGEST = 300
# Read by Python itself, by numpy, or by nobody who should not.
_SYSTEM = ("/usr", "/lib", "/lib64", "/etc", "/sys/devices/system/cpu", "/dev/urandom")


def find_player(path: Path) -> Callable[[Any], Any]:
    """The player in a file: its function `player` or `mine`, or its only public one.

    Parameters
    ----------
    path
        The file, which is run.

    Raises
    ------
    ValueError
        If there is none, or one cannot tell which. Whatever the file raises comes through.
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


def serve(
    path: Path, source: BinaryIO, answers: BinaryIO, guards: list[str], idle: float = inf
) -> None:
    """Answer the questions that come from `source`, and end this process where they end.

    Parameters
    ----------
    path
        The player's file.
    source
        Where the questions come from.
    answers
        Where the answers go.
    guards
        What confines this process; it is told to whoever asked for it.
    idle
        The seconds without a question after which the process ends.
    """

    def say(number: int, **answer: Any) -> None:
        answers.write(json.dumps({"number": number, **answer}).encode() + b"\n")
        answers.flush()

    try:
        player = find_player(path)
    except BaseException as error:
        say(0, error=_words(error))
        return
    questions: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
    # Reading goes on while the player thinks, so that the end of the league ends it too.
    Thread(target=_read, args=(source, questions), daemon=True).start()
    say(0, ready=guards)
    while True:
        try:
            number, view = questions.get(timeout=min(idle, TIMEOUT_MAX))
        except Empty:
            return
        try:
            answer = player(pickle.loads(view))
            kind = "move" if isinstance(answer, (Move, str)) else "nonsense"
            say(number, **{kind: _short(answer)})
        except BaseException as error:
            say(number, error=_words(error))


def _read(source: BinaryIO, questions: SimpleQueue[tuple[int, bytes]]) -> None:
    while len(head := source.read(8)) == 8:
        number, size = (int.from_bytes(part, "big") for part in (head[:4], head[4:]))
        questions.put((number, source.read(size)))
    os._exit(0)


def _words(error: BaseException) -> str:
    kind = type(error).__name__
    try:
        why = str(error)
    except Exception:  # an error of the file's own may fail even here
        why = ""
    return (f"{kind}: {why}" if why else kind)[:_LONGEST]


def _short(answer: Any) -> str:
    return (str(answer) if isinstance(answer, (Move, str)) else repr(answer))[:_LONGEST]


def readable_by(path: Path) -> list[Path]:
    """The folders and files that the player in `path` may read: Python, and what is its own.

    Its own are the files beside it that bear its name, such as ``ann.json`` for ``ann.py``.
    """
    python = {sys.prefix, sys.base_prefix, sys.exec_prefix, *sys.path}
    package = Path(__file__).parents[1]
    own = [each for each in path.parent.glob(f"{path.stem}.*") if each.is_file()]
    return [*map(Path, (*python, *_SYSTEM)), package, *own]


def main(file: str, parent: str, idle: str) -> None:
    """Serve a file, its own prints kept out of the way.

    Parameters
    ----------
    file
        The player's file.
    parent
        The number of the process that started this one.
    idle
        The seconds without a question after which the process ends; it may be "inf".
    """
    path = Path(file)
    apart = guard_children(int(parent))
    source = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    sys.stdin, sys.stdout = io.StringIO(), sys.stderr
    guards = confine(readable_by(path), apart)
    serve(path, source, answers, guards, float(idle))
