"""Players in files: what reaches them, what they can do, and what is left of them."""

from __future__ import annotations

import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
import tracemalloc
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from queue import Empty
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.lab import file_player
from chickenfoot.lab.confinement import GUARDS
from chickenfoot.lab.file_player import CannotStart, FilePlayer
from tests.support.file_players import FIRST, VIEW, guards_here, playing
from tests.support.paths import ROOT
from tests.support.processes import gone, running

linux = pytest.mark.skipif(sys.platform != "linux", reason="the system offers it on Linux alone")


def small(folder: Path, **how: Any) -> cf.League:
    """A small league of a folder, without a progress bar."""
    return cf.league(folder, progress=False, **{"rounds": 2, "seats": 2, "seed": 0, **how})


# -- what it is asked, and how it answers --------------------------------------------------------


def test_a_file_that_ends_itself_is_started_again(tmp_path: Path) -> None:
    """A process that dies fails that move; the next one is answered by a new process."""
    path = tmp_path / "dies.py"
    path.write_text(
        "import os\n\ndef player(view):\n    if len(view.hand) == 1:\n        os._exit(1)\n"
        "    return view.legal_moves()[0]\n"
    )
    table = ["9-9", "9-5 on 9-9"]
    player = FilePlayer(path)
    try:
        with pytest.raises(cf.PlayerError, match="ended by itself"):
            player(cf.setup(cf.Rules(), table, ["9-1", "1-1"]).view())
        assert player(cf.setup(cf.Rules(), table, ["9-1 9-2", "1-1"]).view()) == "9-1 on 9-9"
    finally:
        player.close()


WRITES = """
import os

def player(view):
    for file in range(3, 9):
        try:
            os.write(file, {line!r})
        except OSError:
            pass
    return view.legal_moves()[0]
"""


@pytest.mark.parametrize("line", [b"[1, 2]\n", b"[" * 5000 + b"\n", b'{"number": 9}\n', b"\n"])
def test_a_file_that_writes_between_its_answers_is_told_so(tmp_path: Path, line: bytes) -> None:
    """What is no answer on the pipe of the answers fails the move, in words of ours."""
    said = pytest.raises(cf.PlayerError, match="writes wrote between its answers")
    with playing(tmp_path / "writes.py", WRITES.format(line=line)) as player, said:
        player(VIEW)


def test_an_answer_in_advance_is_none(tmp_path: Path) -> None:
    """An answer that bears the number of a later question is not taken for its answer."""
    line = b'{"number": 2, "move": "pass"}\n'
    said = pytest.raises(cf.PlayerError, match="wrote between its answers")
    with playing(tmp_path / "early.py", WRITES.format(line=line)) as player, said:
        player(VIEW)


@pytest.mark.parametrize(
    "source",
    [
        "def player(view):\n    raise ValueError('long ' * 1_000_000)\n",
        "def player(view):\n    return 'long ' * 1_000_000\n",
        "raise ValueError('one\\nwithdrawn: everybody\\n' * 9)\n",
        WRITES.format(line=b'{"number": 1, "error": "X: ' + b"x" * 3_000_000 + b'"}\n'),
        WRITES.format(line=b'{"number": 1, "error": "X: ' + b"x" * 5000 + b'"}\n'),
    ],
    ids=["raises", "answers", "lines", "writes much", "writes"],
)
def test_what_a_file_says_is_short(tmp_path: Path, source: str) -> None:
    """However much it says, a sentence of ours repeats its beginning, on one line."""
    with playing(tmp_path / "talks.py", source) as player:
        with pytest.raises(cf.PlayerError) as caught:
            cf.players.ask(player, VIEW)
        assert len(str(caught.value)) < 1000
        assert "\n" not in str(caught.value)


def test_an_error_is_cut_before_it_is_told(tmp_path: Path) -> None:
    """By whoever asks the file, so that no later sentence need do it."""
    source = WRITES.format(line=b'{"number": 1, "error": "X: ' + b"x" * 5000 + b'"}\n')
    with playing(tmp_path / "talks.py", source) as player:
        with pytest.raises(cf.PlayerError) as caught:
            player(VIEW)
        assert len(str(caught.value)) < 500


def test_a_line_without_end_is_not_read_to_its_end() -> None:
    """What is longer than any answer is taken for none, and the rest is left in the pipe."""
    read, write = os.pipe()
    try:
        os.write(write, b"x" * 20_000)
        os.close(write)
        line, _ = file_player._line_from(read, b"")
        assert 0 < len(line) <= 1 << 14
        assert len(os.read(read, 1 << 16)) > 1000
    finally:
        os.close(read)


def test_an_interrupted_question_is_not_answered_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an interrupt the next question gets its own answer."""
    asked = file_player._Process.ask

    def interrupted(process: Any, view: bytes, limit: float) -> bytes:
        with pytest.raises(Empty):  # it is asked, and not waited for
            asked(process, view, 0)
        raise KeyboardInterrupt

    with playing(tmp_path / "ann.py", FIRST) as player:
        player(VIEW)
        with monkeypatch.context() as patch:
            patch.setattr(file_player._Process, "ask", interrupted)
            with pytest.raises(KeyboardInterrupt):
                player(VIEW)
        other = cf.deal(players=2, seed=2).view()
        assert player(other) == str(other.legal_moves()[0])


# -- limits --------------------------------------------------------------------------------------

# Holds the interpreter, so that nothing of the process reads its pipe.
_HOLDS = """
import re, threading, time

def player(view):
    threading.Timer(0.2, re.match, (r"(a+)+$", "a" * 40 + "b")).start()
    return view.legal_moves()[0]
"""


def test_a_full_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """A question that cannot be written falls under the time limit, like one not answered."""
    with playing(tmp_path / "full.py", _HOLDS) as player:
        player(VIEW)
        assert player._process is not None
        time.sleep(0.4)
        with pytest.raises(Empty):
            player._process.ask(bytes(1 << 22), 0.3)
        began = time.monotonic()
        player.close()
        assert time.monotonic() - began < 30
    assert gone(str(tmp_path / "full.py"))


_FLOODS = """
import os, threading

def flood():
    while True:
        for file in range(3, 9):
            try:
                os.write(file, {line!r} * 10_000)
            except OSError:
                pass

def player(view):
    threading.Timer(0.1, flood).start()
    return view.legal_moves()[0]
"""


@pytest.mark.parametrize("line", [b"x", b"x\n"])
def test_a_flood_between_the_moves_fills_nothing(tmp_path: Path, line: bytes) -> None:
    """What a file writes while others think stays in its pipe, and fails its next move."""
    with playing(tmp_path / "floods.py", _FLOODS.format(line=line)) as player:
        player(VIEW)
        tracemalloc.start()
        time.sleep(0.5)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert peak < 1 << 20
        assert player._process is not None
        assert player._process._answers.qsize() == 0
        with pytest.raises(cf.PlayerError, match="between its answers"):
            player(VIEW)


def test_memory_is_limited(tmp_path: Path) -> None:
    """A file that takes two gigabytes fails, and its process takes the next question."""
    if "memory" not in guards_here(tmp_path):
        pytest.skip("not offered here")
    source = "def player(view):\n    return str(len(bytearray(2 << 30)))\n"
    with playing(tmp_path / "eats.py", source) as player:
        for _ in range(2):
            with pytest.raises(cf.PlayerError, match="MemoryError"):
                player(VIEW)


@linux
def test_processes_are_limited(tmp_path: Path) -> None:
    """A file that forks without end is stopped soon, but for root; nothing of it is left."""
    source = (
        "import os, time\n\ndef player(view):\n    for n in range(500):\n"
        "        if not os.fork():\n            time.sleep(60)\n            os._exit(0)\n"
        "    return 'all 500'\n"
    )
    with playing(tmp_path / "forks.py", source, limit=60) as player:  # forks take their time
        if os.getuid():
            with pytest.raises(cf.PlayerError, match="BlockingIOError"):
                player(VIEW)
        else:  # whom the system's limit of processes does not bind
            assert player(VIEW) == "all 500"
    assert gone(str(tmp_path / "forks.py"))


def test_a_file_that_hangs_while_it_is_read_is_withdrawn_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is started once, and never again, however many rounds it enters."""
    starts: list[str] = []

    def counted(command: list[str]) -> Any:
        starts.append(command[-3])
        return started(command)

    started = file_player._started
    monkeypatch.setattr(file_player, "_started", counted)
    monkeypatch.setattr(file_player, "_START", 1.0)
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "hangs.py").write_text(FIRST + "while True:\n    pass\n")
    found = small(tmp_path, rounds=3)
    assert found.withdrawn == ("hangs",)
    assert len({failure.seed for failure in found.failures}) == 1  # both playings of a deal
    assert "longer than 1 s" in found.failures[0].why
    assert len([each for each in starts if each.endswith("hangs.py")]) == 1


def test_a_file_that_cannot_start_fails_at_once_from_then_on(tmp_path: Path) -> None:
    """Trying again would not help."""
    with playing(tmp_path / "broken.py", "def player(view)\n") as player:
        for _ in range(2):
            with pytest.raises(CannotStart, match="SyntaxError"):
                player(VIEW)


# -- what is left of it --------------------------------------------------------------------------


@pytest.mark.parametrize("leaves", ["pass", "os.setsid()"])
def test_a_child_that_a_file_leaves_behind_does_not_hold_the_league(
    tmp_path: Path, leaves: str
) -> None:
    """A child that lives on, even in a session of its own, is not waited for, and is ended."""
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "forks.py").write_text(
        "import os, time\n"
        "read, write = os.pipe()\n"
        "if not os.fork():\n"
        f"    {leaves}\n"
        "    os.write(write, b'born')\n"
        "    time.sleep(60)\n"
        "    os._exit(0)\n"
        "assert os.read(read, 4) == b'born'\n"
        "def player(view):\n    return view.legal_moves()[0]\n"
    )
    found = small(tmp_path, rounds=1)
    assert found.failures == ()
    if "children" in (found.guards or ()) or leaves == "pass":
        assert gone(str(tmp_path / "forks.py"))


def test_what_a_file_started_is_ended_with_it(tmp_path: Path) -> None:
    """Closing a player ends the children of its file: the pipe that they hold comes to its end."""
    source = (
        "import os, time\n"
        "if not os.fork():\n    time.sleep(60)\n    os._exit(0)\n"
        "def player(view):\n    return view.legal_moves()[0]\n"
    )
    with playing(tmp_path / "forks.py", source) as player:
        player(VIEW)
        assert player._process is not None
        popen = player._process.popen
        assert len(running(str(tmp_path / "forks.py"))) >= 2
    assert popen is not None
    assert popen.returncode is not None
    assert gone(str(tmp_path / "forks.py"))


_KERNEL = """
import sys
import chickenfoot as cf
from chickenfoot.lab.file_player import FilePlayer
player = FilePlayer(sys.argv[1], 60)
print("asked", flush=True)
player(cf.deal(players=2, seed=1).view())
"""


@linux
def test_a_player_ends_with_the_program_that_asked_it(tmp_path: Path) -> None:
    """A file that computes forever is ended where the league's own process is killed."""
    path = tmp_path / "loops.py"
    path.write_text("import os\n\ndef player(view):\n    while True:\n        pass\n")
    command = [sys.executable, "-c", _KERNEL, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as kernel:
        assert kernel.stdout is not None
        assert kernel.stdout.readline() == b"asked\n"
        until = time.monotonic() + 20
        while len(running(str(path))) < 3 and time.monotonic() < until:
            time.sleep(0.02)
        assert len(running(str(path))) == 3  # the program, the guard and the player
        kernel.kill()
    assert gone(str(path))


@linux
def test_a_player_survives_the_thread_that_asked_it(tmp_path: Path) -> None:
    """Threads of widgets and executors come and go; the player's process stays."""
    with playing(tmp_path / "ann.py", FIRST) as player:
        asking = threading.Thread(target=player, args=(VIEW,))
        asking.start()
        asking.join()
        process = player._process
        time.sleep(0.1)
        player(VIEW)
        assert player._process is process


# -- what it can reach ---------------------------------------------------------------------------


def test_a_file_called_like_a_module_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pupil's random.py or json.py beside the page is their player, and nobody's module."""
    for name in ("ann", "json", "random", "pickle"):
        (tmp_path / f"{name}.py").write_text(FIRST)
    monkeypatch.chdir(tmp_path)
    found = small(Path("."), rounds=1)
    assert found.failures == ()
    assert set(found.players) == {"ann", "json", "random", "pickle"}


def test_a_file_receives_the_view_alone(tmp_path: Path) -> None:
    """What reaches the file's process holds no other hand and no tile of the yard."""
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "peeps.py").write_text(
        "import pickle\n\ndef player(view):\n"
        "    state = view._state\n"
        "    known = sum(1 << tile for tile in state.played) | sum(state.hands) % (1 << 190)\n"
        "    own = sum(1 << tile.index for tile in view.hand)\n"
        "    assert known == own | sum(1 << tile.index for tile in view.tableau)\n"
        "    assert set(state.yard) <= {-1}\n"
        "    return view.legal_moves()[0]\n"
    )
    found = small(tmp_path, rounds=3)
    assert found.failures == ()
    assert found.meeting("ann", "peeps").value == 0


def answer_of(path: Path, expression: str, before: str = "pass") -> str:
    """What a file's process finds out: the text of `expression`, or of the error it raises."""
    source = (
        f"import os, resource, signal, socket, sys\nfrom pathlib import Path\n{before}\n"
        "def player(view):\n"
        "    try:\n"
        f"        return 'got ' + str({expression})\n"
        "    except Exception as error:\n"
        "        return type(error).__name__\n"
    )
    with playing(path, source) as player:
        return player(VIEW)


def test_the_environment_is_not_handed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys and tokens of whoever holds the league are not its players'."""
    monkeypatch.setenv("SECRET_TOKEN", "1234")
    assert answer_of(tmp_path / "env.py", "os.environ.get('SECRET_TOKEN')") == "got None"


@linux
def test_no_core_is_dumped_and_files_are_small(tmp_path: Path) -> None:
    """Limits that no other test comes near."""
    got = answer_of(
        tmp_path / "limits.py",
        "[resource.getrlimit(each)[1] for each in"
        " (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE, resource.RLIMIT_CPU)]",
    )
    assert got == f"got [0, {1 << 20}, {4 * 3600}]"


def need(path: Path, name: str) -> None:
    """Skip the test where the system does not offer this guard."""
    if name not in guards_here(path):
        pytest.skip(f"not offered here: {name}")


def test_a_file_writes_to_no_other(tmp_path: Path) -> None:
    """Neither over another player nor anywhere else."""
    need(tmp_path, "files")
    other = tmp_path / "ann.py"
    other.write_text(FIRST)
    got = answer_of(tmp_path / "tampers.py", f"Path({str(other)!r}).write_text('')")
    assert got == "PermissionError"
    assert other.read_text() == FIRST
    assert answer_of(tmp_path / "makes.py", "Path('/tmp/made').write_text('')") == "PermissionError"


def test_a_file_reads_its_own_and_no_others(tmp_path: Path) -> None:
    """The files of other players, and of whoever holds the league, are out of reach."""
    need(tmp_path, "files")
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "reads.json").write_text("7")
    path = tmp_path / "reads.py"
    assert answer_of(path, f"Path({str(tmp_path / 'ann.py')!r}).read_text()") == "PermissionError"
    assert answer_of(path, f"os.listdir({str(tmp_path)!r})") == "PermissionError"
    assert answer_of(path, "Path(__file__).with_suffix('.json').read_text()") == "got 7"


def test_a_file_reaches_no_other_process(tmp_path: Path) -> None:
    """It finds no pipe of another player, and can stop or end neither it nor the league."""
    need(tmp_path, "processes")
    with playing(tmp_path / "bob.py", FIRST) as bob:
        bob(VIEW)
        there = running(str(tmp_path / "bob.py"))
        assert there
        for number in (*there, os.getpid()):
            opened = answer_of(tmp_path / "peeps.py", f"os.listdir('/proc/{number}/fd')")
            assert opened in ("PermissionError", "FileNotFoundError")
            for sent in (signal.SIGSTOP, signal.SIGKILL):
                killed = answer_of(tmp_path / "kills.py", f"os.kill({number}, {int(sent)})")
                assert killed in ("PermissionError", "ProcessLookupError")
        assert bob(VIEW) == str(VIEW.legal_moves()[0])


def test_a_file_has_no_network(tmp_path: Path) -> None:
    """Not even to this very computer."""
    need(tmp_path, "network")
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = server.getsockname()
        got = answer_of(tmp_path / "calls.py", f"socket.create_connection({address}, 2)")
    assert "Error" in got
    # Landlock alone would let a datagram pass.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server:
        server.bind(("127.0.0.1", 0))
        udp = "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)"
        got = answer_of(tmp_path / "sends.py", f"{udp}.sendto(b'7', {server.getsockname()})")
    assert "Error" in got


# -- the league tells it -------------------------------------------------------------------------


def test_the_league_says_what_is_made_sure_of(tmp_path: Path) -> None:
    """What the system offers, and what is left to trust."""
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "bo.py").write_text(FIRST)
    found = small(tmp_path)
    assert found.guards is not None
    assert set(found.guards) <= set(GUARDS)
    assert found.confinement in str(found)
    assert found.to_dict()["guards"] == list(found.guards)
    found.guards = ("memory",)
    assert "more than 1 GB" in found.confinement
    assert "look at the files first: nothing that" in found.confinement
    inside = cf.league(["random", "greedy"], rounds=1, progress=False)
    assert (inside.guards, inside.confinement) == (None, "")


# -- on an executor ------------------------------------------------------------------------------


def test_a_player_sent_twice_is_the_same_there(tmp_path: Path) -> None:
    """Each batch of a league asks the same process; another league asks another."""
    (tmp_path / "ann.py").write_text(FIRST)
    sent = FilePlayer(tmp_path / "ann.py")
    there = pickle.loads(pickle.dumps(sent))
    assert pickle.loads(pickle.dumps(sent)) is there
    assert there._idle < float("inf")
    there(VIEW)
    process = there._process
    assert process is not None
    other = pickle.loads(pickle.dumps(FilePlayer(tmp_path / "ann.py")))
    assert other is not there
    assert there._process is None


@linux
def test_an_executor_starts_each_file_once(tmp_path: Path) -> None:
    """Two files on one process of an executor are two players, and end with it."""
    for name in ("ann", "bo"):
        (tmp_path / f"{name}.py").write_text(FIRST)
    with ProcessPoolExecutor(1) as pool:
        there = small(tmp_path, rounds=20, executor=pool)
        assert len(running(str(tmp_path))) == 4  # each with its guard
    assert there.failures == ()
    assert there.to_dict() == small(tmp_path, rounds=20).to_dict()
    assert gone(str(tmp_path))


@linux
def test_a_player_that_is_asked_no_more_ends(tmp_path: Path, monkeypatch: Any) -> None:
    """Nobody tells a process of an executor that the league is over."""
    monkeypatch.setattr(file_player, "_IDLE", 0.3)
    (tmp_path / "ann.py").write_text(FIRST)
    there = pickle.loads(pickle.dumps(FilePlayer(tmp_path / "ann.py")))
    answer = there(VIEW)
    assert gone(str(tmp_path / "ann.py"))
    assert there(VIEW) == answer
    there.close()
