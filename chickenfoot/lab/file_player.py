"""Players in files: each runs in a process of its own that is given views and no more."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import TIMEOUT_MAX, Thread
from typing import Any

from ..engine.views import PlayerView
from ..errors import PlayerError
from ..text import say

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
        data = len(data).to_bytes(4, "big") + data
        try:
            while data:
                data = data[self._process.stdin.write(data) :]
        except OSError as error:
            raise self._failed("player.died") from error
        answer = self._answer(self.limit)
        if "nonsense" in answer:
            raise PlayerError(
                say("player.nonsense", player=self.__name__, answer=answer["nonsense"])
            )
        return answer["move"]

    def _start(self) -> None:
        here = str(Path(__file__).parents[2])
        path = os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))
        source, sink = os.pipe()
        self._answers = SimpleQueue()
        Thread(target=_read, args=(source, self._answers), daemon=True).start()
        try:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "chickenfoot.lab.file_player_worker",
                    str(self.path.resolve()),
                ],
                bufsize=0,  # nothing is left to be written when the pipe is closed
                stdin=subprocess.PIPE,
                stdout=sink,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
                # What the file starts itself is ended with it, and an interrupt of the
                # league is not one of the player.
                start_new_session=True,
            )
        finally:
            os.close(sink)
        try:
            self._answer(_START)
        except PlayerError:
            self.close()
            raise

    def _answer(self, limit: float) -> dict[str, str]:
        try:
            line = self._answers.get(timeout=min(limit, TIMEOUT_MAX))
        except Empty:
            raise self._failed("player.slow", limit=limit) from None
        if not line:
            raise self._failed("player.died")
        answer: dict[str, str] | None = None
        with suppress(ValueError):
            answer = json.loads(line)
        if not isinstance(answer, dict):
            raise self._failed("player.garbled")
        if "error" in answer:
            kind, _, why = answer["error"].partition(": ")
            raise PlayerError(say("player.raised", player=self.__name__, kind=kind, why=why))
        return answer

    def _failed(self, key: str, **values: Any) -> PlayerError:
        self.close()
        return PlayerError(say(key, player=self.__name__, **values), player=self.__name__)

    def close(self) -> None:
        """End the process, and all that it started; the next question starts a new one.

        Its pipe is not waited for: whatever has slipped away may hold it open for ever.
        """
        process, self._process = self._process, None
        if process is not None:
            _kill(process)
            process.wait()
            assert process.stdin is not None
            process.stdin.close()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill `process` and the others of its group; on Windows, those that it started."""
    if sys.platform == "win32":
        command = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        with suppress(OSError):
            subprocess.run(command, capture_output=True, check=False)
    else:
        # Nobody has waited for the process, so its number is no other's even if it has ended.
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def _read(source: int, answers: SimpleQueue[bytes]) -> None:
    """Put each line that comes through the pipe `source` into `answers`, last an empty one."""
    rest = b""
    try:
        while some := os.read(source, 1 << 16):
            *lines, rest = (rest + some).split(b"\n")
            for line in lines:
                answers.put(line)
    finally:
        os.close(source)
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
