"""Players in files: each runs in a process of its own that is given views and no more."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from .errors import PlayerError
from .text import say
from .views import PlayerView

__all__ = ["FilePlayer", "players_in"]

# A process must read Python and the file before it can answer at all.
_START = 30.0


class FilePlayer:
    """The player in the Python file `path`, asked in a process of its own.

    `limit`: so many seconds it has for a move. The file has a function ``player(view)``, or
    one public function of any name. Close it when it is no longer needed.

    The process keeps the file away from the other players and from the round; it is no
    guard against a file that means harm to the machine.
    """

    def __init__(self, path: Path | str, limit: float = 1.0) -> None:
        self.path = Path(path)
        self.limit = limit
        self.__name__ = self.path.stem
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: SimpleQueue[bytes] = SimpleQueue()

    def __reduce__(self) -> tuple[Any, ...]:
        return (FilePlayer, (self.path, self.limit))

    def __call__(self, view: PlayerView) -> str:
        """The text that the file's function answers to `view`. Raises PlayerError."""
        if self._process is None:
            self._start()
        assert self._process is not None
        assert self._process.stdin is not None
        data = pickle.dumps(view)
        try:
            self._process.stdin.write(len(data).to_bytes(4, "big") + data)
            self._process.stdin.flush()
        except OSError as error:
            raise self._failed("player.died") from error
        answer = self._answer(self.limit)
        if "nonsense" in answer:
            raise PlayerError(
                say("player.nonsense", player=self.__name__, answer=answer["nonsense"])
            )
        return answer["move"]

    def _start(self) -> None:
        here = str(Path(__file__).parent.parent)
        path = os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "chickenfoot.student", str(self.path.resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        self._answers = SimpleQueue()
        assert self._process.stdout is not None
        reader = Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True)
        reader.start()
        try:
            self._answer(_START)
        except PlayerError:
            self.close()
            raise

    def _answer(self, limit: float) -> dict[str, str]:
        try:
            line = self._answers.get(timeout=limit)
        except Empty:
            raise self._failed("player.slow", limit=limit) from None
        if not line:
            raise self._failed("player.died")
        answer: dict[str, str] = json.loads(line)
        if "error" in answer:
            kind, _, why = answer["error"].partition(": ")
            raise PlayerError(say("player.raised", player=self.__name__, kind=kind, why=why))
        return answer

    def _failed(self, key: str, **values: Any) -> PlayerError:
        self.close()
        return PlayerError(say(key, player=self.__name__, **values), player=self.__name__)

    def close(self) -> None:
        """End the process; the next question starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with suppress(OSError):  # what it was being told will not be read any more
                    pipe.close()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()


def _read(pipe: IO[bytes], answers: SimpleQueue[bytes]) -> None:
    with suppress(OSError, ValueError):  # closed while reading
        while line := pipe.readline():
            answers.put(line)
    answers.put(b"")


def players_in(folder: Path, limit: float) -> dict[str, FilePlayer]:
    """A player for each Python file of `folder`, by the file's name, in their order.

    Files whose names begin with ``_`` or ``.`` are left out. Raises PlayerError if there
    are none.
    """
    files = sorted(path for path in folder.glob("*.py") if path.stem[:1] not in ("_", "."))
    if not files:
        raise PlayerError(say("league.empty_folder", folder=folder), folder=folder)
    return {path.stem: FilePlayer(path, limit) for path in files}
