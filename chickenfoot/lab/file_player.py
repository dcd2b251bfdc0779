"""Players in files: each runs in a process of its own that is given views and no more."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from secrets import token_hex
from threading import TIMEOUT_MAX, Lock, Thread
from time import monotonic
from typing import Any

from ..common.names import squeezed
from ..engine.views import PlayerView
from ..errors import PlayerError
from ..players.registry import distinct
from ..text import say

__all__ = ["CannotStart", "FilePlayer", "players_in"]

# A process must read Python and the file before it can answer at all.
_START = 30.0
# A process that was started for a job of an executor ends where no question comes for so
# many seconds: nobody tells it that the league is over.
_IDLE = 60.0
# How long a process may take to end what it has started before it is ended itself.
_END = 2.0
# Bytes of an answer: whoever writes more writes something else.
_LONGEST_LINE = 1 << 13
# Letters of an error that are told.
_LONGEST = 300
# Isolated: neither the folder of the page nor the user's settings say where modules come
# from, so that a player called random.py is nobody's `random`.
_COMMAND = ("-I", "-c")
# This very package, wherever it lies, and whatever else lies there.
_PROGRAM = """
import sys
from importlib.util import module_from_spec, spec_from_file_location
spec = spec_from_file_location("chickenfoot", sys.argv[1])
sys.modules["chickenfoot"] = package = module_from_spec(spec)
spec.loader.exec_module(package)
from chickenfoot.lab.file_player_worker import main
main(*sys.argv[2:])
"""
# What a process needs of the environment; keys and tokens that lie there are not a file's.
_ENVIRONMENT = (
    "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TEMP", "TMP", "TMPDIR", "SYSTEMROOT",
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
)  # fmt: skip
# Libraries of numbers would start a thread for each core, and share out the memory to them.
_ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL")}


class CannotStart(PlayerError):
    """A player's file that cannot be run, or has no player: trying again would not help."""


class FilePlayer:
    """The player in a Python file, asked in a process of its own.

    Close it when it is no longer needed. The process is started with the first question and,
    where it fails, again with the next. :attr:`guards` says what confines it:
    :data:`chickenfoot.lab.confinement.GUARDS`.

    Parameters
    ----------
    path
        The file, which has a function ``player(view)`` or one public function of any name.
    limit
        The seconds that it has for a move.
    """

    def __init__(self, path: Path | str, limit: float = 1.0) -> None:
        self.path = Path(path)
        self.limit = limit
        self.guards: tuple[str, ...] | None = None
        self.__name__ = self.path.stem
        self._key = token_hex(8)
        self._idle = inf
        self._process: _Process | None = None
        self._failed: CannotStart | None = None
        self._asking = Lock()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_shared, (self._key, self.path, self.limit))

    def __call__(self, view: PlayerView) -> str:
        """The text that the file's function answers to `view`.

        Raises
        ------
        CannotStart
            If the file cannot be run; from then on at once.
        PlayerError
            If it raised an error, was too slow, ended, or answered with nothing like a move.
        """
        with self._asking:
            try:
                if self._process is None or self._process.idle() > self._idle / 2:
                    self._start()
                answer = self._ask(pickle.dumps(view), self.limit)
            except PlayerError:
                raise
            except BaseException:
                self.close()  # its answer to this question must not be taken for the next one's
                raise
        if "nonsense" in answer:
            what = say("player.nonsense", player=self.__name__, answer=_line(answer["nonsense"]))
            raise PlayerError(what)
        return _line(answer.get("move", ""))

    def _start(self) -> None:
        if self._failed is not None:
            raise self._failed
        self.close()
        self._process = _Process(self.path, self._idle)
        try:
            answer = self._ask(None, _START)
        except PlayerError as error:
            self.close()
            self._failed = CannotStart(str(error), **error.values)
            raise self._failed from error
        self.guards = tuple(map(str, answer.get("ready", ())))

    def _ask(self, view: bytes | None, limit: float) -> dict[str, Any]:
        assert self._process is not None
        try:
            line = self._process.ask(view, limit)
        except Empty:
            raise self._ended("player.slow", limit=limit) from None
        if not line:
            raise self._ended("player.died")
        answer: Any = None
        with suppress(ValueError, RecursionError):
            answer = json.loads(line)
        if not isinstance(answer, dict) or answer.get("number") != self._process.asked:
            raise self._ended("player.garbled")
        if "error" in answer:
            what = say("player.raised", player=self.__name__, error=_line(answer["error"]))
            raise PlayerError(what, player=self.__name__)
        return answer

    def _ended(self, key: str, **values: Any) -> PlayerError:
        self.close()
        return PlayerError(say(key, player=self.__name__, **values), player=self.__name__)

    def close(self) -> None:
        """End the process, and all that it started; the next question starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()


def _line(text: object) -> str:
    """The beginning of a text that came from a file, on one line."""
    return squeezed(str(text)[:_LONGEST])


# Those that came to this process in a job of an executor, by the key of the player that was
# sent: each batch of a league asks the same process, and the next league another.
_SHARED: dict[str, FilePlayer] = {}
_SHARING = Lock()


def _shared(key: str, path: Path, limit: float) -> FilePlayer:
    with _SHARING:
        for other in [each for each, player in _SHARED.items() if player.path == path]:
            if other != key:
                _SHARED.pop(other).close()
        if key not in _SHARED:
            player = _SHARED[key] = FilePlayer(path, limit)
            player._key, player._idle = key, _IDLE
        return _SHARED[key]


class _Process:
    """A player's process, and the thread that alone writes to it and reads from it.

    Nothing is read but in answer to a question, and of that at most a line, so whatever a
    file writes fills no memory but the pipe's. The thread waits where the process does not
    read or write; whoever asks waits for no longer than the limit.
    """

    def __init__(self, path: Path, idle: float) -> None:
        self.asked = -1
        self._command = _command(path, idle)
        self._last = monotonic()
        self.popen: subprocess.Popen[bytes] | None = None
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._starting = Lock()
        self._over = False
        Thread(target=self._run, daemon=True).start()

    def ask(self, view: bytes | None, limit: float) -> bytes:
        """The line that answers to a pickled view; without one, the first line of all.

        It is empty where the process has ended. Raises queue.Empty if there is none within
        `limit` seconds.
        """
        self.asked += 1
        self._last = monotonic()
        if view is not None:
            head = self.asked.to_bytes(4, "big") + len(view).to_bytes(4, "big")
            self._questions.put(head + view)
        return self._answers.get(timeout=min(limit, TIMEOUT_MAX))

    def idle(self) -> float:
        """The seconds since the last question."""
        return monotonic() - self._last

    def end(self) -> None:
        """End the process and what it started, and the thread."""
        with self._starting:
            self._over = True
        self._questions.put(None)
        if self.popen is not None:
            _end(self.popen)

    def _run(self) -> None:
        """Start the process, then pass on questions and answers until one side ends.

        Linux ends the process with the thread that started it, so it is started here.
        """
        with self._starting:
            if self._over:
                return
            try:
                self.popen = popen = _started(self._command)
            except OSError:  # too many processes, no memory left
                self._answers.put(b"")
                return
        assert popen.stdin is not None
        assert popen.stdout is not None
        write, read = popen.stdin.fileno(), popen.stdout.fileno()
        with popen.stdin, popen.stdout, suppress(OSError):
            rest = b""
            while True:
                line, rest = _line_from(read, rest)
                self._answers.put(line)
                question = self._questions.get()
                if question is None or not line:
                    return
                while question:
                    question = question[os.write(write, question) :]
        # It does not read: it has ended.
        self._answers.put(b"")


def _line_from(source: int, rest: bytes) -> tuple[bytes, bytes]:
    """A line from a pipe, of which `rest` was read before, and what was read beyond it.

    The line is empty at the end; one without an end, or too long, is cut short.
    """
    while b"\n" not in rest and len(rest) < _LONGEST_LINE:
        some = os.read(source, _LONGEST_LINE)
        if not some:
            return b"", b""
        rest += some
    line, _, rest = rest.partition(b"\n")
    return line[:_LONGEST_LINE] or b"?", rest


def _command(path: Path, idle: float) -> list[str]:
    package = Path(__file__).parents[1] / "__init__.py"
    arguments = (str(package), str(path.resolve()), str(os.getpid()), str(idle))
    return [sys.executable, *_COMMAND, _PROGRAM, *arguments]


def _started(command: list[str]) -> subprocess.Popen[bytes]:
    kept = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    return subprocess.Popen(
        command,
        bufsize=0,  # nothing is left to be written when the pipe is closed
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=kept | _ONE_THREAD,
        # What the file starts itself is ended with it, and an interrupt of the league is
        # not one of the player.
        start_new_session=True,
    )


def _end(popen: subprocess.Popen[bytes]) -> None:
    """End a process and what it started.

    On Linux the process is a guard, which ends the rest when it is asked to; elsewhere, and
    where it does not, the others of its group are killed, on Windows those that it started.
    """
    if sys.platform == "win32":
        command = ["taskkill", "/F", "/T", "/PID", str(popen.pid)]
        with suppress(OSError):
            subprocess.run(command, capture_output=True, check=False)
    else:
        if sys.platform == "linux":
            popen.terminate()
            with suppress(subprocess.TimeoutExpired):
                popen.wait(_END)
        if popen.returncode is None:
            # Nobody has waited for the process, so its number is no other's even if it ended.
            with suppress(OSError):
                os.killpg(popen.pid, signal.SIGKILL)
    popen.kill()
    popen.wait()


def players_in(folder: Path, limit: float) -> dict[str, FilePlayer]:
    """A player for each Python file of a folder, by the file's name, in their order.

    Parameters
    ----------
    folder
        The folder; files whose names begin with ``_`` or ``.`` are left out.
    limit
        The seconds that each has for a move.

    Raises
    ------
    PlayerError
        If there are none, or a file's name cannot be shown.
    """
    files = sorted(path for path in folder.glob("*.py") if path.stem[:1] not in ("_", "."))
    if not files:
        raise PlayerError(say("league.empty_folder", folder=folder), folder=folder)
    names = distinct([path.stem for path in files], PlayerError)
    return {name: FilePlayer(path, limit) for name, path in zip(names, files, strict=True)}
