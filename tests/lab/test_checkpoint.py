"""The file of a run: killed, stopped, gone on with, never mixed up, never lost."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
import zlib
from base64 import b64encode
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.common.files import write_atomic
from chickenfoot.lab import checkpoint as module
from chickenfoot.lab.checkpoint import FIGURES
from chickenfoot.lab.round_stats import Batch, SimulationJob
from tests.support.cluster import dask_client
from tests.support.paths import ROOT

PAIR = {"as it is": cf.Rules(), "two toes": cf.Rules(toes=2)}


def sample(path: Path | None = None, **other: Any) -> cf.Sample:
    """Two players, quietly."""
    given = {"players": ["random", "greedy"], "rounds": 600, "seed": 3, **other}
    return cf.simulate(checkpoint=path, progress=False, **given)


def comparison(path: Path | None = None, **other: Any) -> cf.Comparison:
    """Two rule sets, quietly."""
    given = {"variants": PAIR, "players": ["random"] * 2, "rounds": 300, "seed": 3, **other}
    return cf.compare(checkpoint=path, progress=False, **given)


class Interrupts:
    """A player that interrupts the program once, when it is asked for the nth time."""

    __name__ = "interrupts"

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self, view: cf.PlayerView) -> cf.Move:
        """The first legal move."""
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt
        return view.legal_moves()[0]


KILLED = """
import sys
import chickenfoot as cf
from chickenfoot.lab import checkpoint
checkpoint._EVERY = 0.0
checkpoint._SHARE = 0
cf.simulate(players=["random", "greedy"], rounds=10**6, seed=3, checkpoint=sys.argv[1],
            progress=False)
"""


def rounds_in(path: Path) -> int:
    """How many rounds the file holds."""
    try:
        found: int = json.loads(path.read_text())["sums"]["totals"]["rounds"]
    except FileNotFoundError:
        return 0
    return found


@pytest.mark.skipif(os.name != "posix", reason="kills a process")
def test_a_killed_run_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    """Killed twice at any moment, then gone on with: the figures of a run never stopped."""
    path = tmp_path / "run.json"
    for more in (1, 300):
        before = rounds_in(path)
        command = [sys.executable, "-c", KILLED, str(path)]
        process = subprocess.Popen(command, cwd=ROOT)
        end = time.monotonic() + 60
        while rounds_in(path) < before + more and time.monotonic() < end:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert rounds_in(path) >= before + more
    rounds = rounds_in(path) + 500
    assert sample(path, rounds=rounds) == sample(rounds=rounds)


def test_an_interrupted_run_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    """Wherever the interrupt came, for samples and comparisons."""
    for n, times in enumerate((40, 2000)):
        path = tmp_path / f"{n}.json"
        part = sample(path, players=[Interrupts(times), "random"])
        assert 0 < part.rounds < 600
        whole = sample(path, players=[Interrupts(0), "random"])
        assert whole == sample(players=[Interrupts(0), "random"])
        assert whole.rounds == 600
    path = tmp_path / "compare.json"
    assert 0 < comparison(path, players=[Interrupts(2000), "random"]).n < 300
    resumed = comparison(path, players=[Interrupts(0), "random"])
    assert resumed == comparison(players=[Interrupts(0), "random"])
    assert str(resumed) == str(comparison(players=[Interrupts(0), "random"]))


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    """The file of a finished run is the beginning of a longer one."""
    path = tmp_path / "run.json"
    sample(path, rounds=250)
    assert sample(path) == sample()
    assert sample(path) == sample()  # nothing is left to play
    with pytest.raises(cf.ChickenfootError, match="holds 600 rounds, more than the 599"):
        sample(path, rounds=599)
    comparison(tmp_path / "other.json", rounds=100, games=None)
    assert comparison(tmp_path / "other.json") == comparison()


def test_without_points_the_file_stays_small(tmp_path: Path) -> None:
    """It holds counts, which do not grow with the rounds as points do."""
    path = tmp_path / "run.json"
    assert sample(path, keep=False) == sample(keep=False)
    assert path.stat().st_size < 20_000


@pytest.mark.parametrize("stop", [150, 250, 700])
def test_a_precise_run_ends_after_the_same_round(tmp_path: Path, stop: int) -> None:
    """Wherever it was stopped: the looks come where they would have come."""
    path = tmp_path / "run.json"
    whole = sample(rounds=None, precision=2)
    assert whole.rounds > 700
    sample(path, rounds=stop, precision=2)
    assert sample(path, rounds=None, precision=2) == whole


def test_processes_go_on_where_one_stopped(tmp_path: Path) -> None:
    """A file knows nothing of where its rounds were played."""
    path = tmp_path / "run.json"
    sample(path, rounds=123)
    with ProcessPoolExecutor(2) as pool:
        assert sample(path, executor=pool) == sample()


class DiesLater:
    """A player that ends its process when it is asked for the nth time there."""

    __name__ = "dies"

    def __init__(self, times: int) -> None:
        self.times = times

    def __call__(self, view: cf.PlayerView) -> cf.Move:
        """The first legal move, as long as it lives."""
        asked = globals().setdefault("_asked", [])
        asked.append(1)
        if len(asked) == self.times:
            os._exit(1)
        return view.legal_moves()[0]


def test_what_a_killed_worker_had_done_is_gone_on_with(tmp_path: Path) -> None:
    """The executor ends, and says so; the next one plays the rest."""
    path = tmp_path / "run.json"
    with ProcessPoolExecutor(1) as pool:
        part = sample(path, players=[DiesLater(600), "random"], executor=pool)
    assert 0 < part.rounds < 600
    assert "processes have ended" in str(part)
    whole = sample(path, players=[DiesLater(0), "random"])
    assert whole == sample(players=[DiesLater(0), "random"])


def test_a_seed_by_chance_is_that_of_the_file(tmp_path: Path) -> None:
    """Otherwise a run without a seed could not be gone on with."""
    path = tmp_path / "run.json"
    part = sample(path, rounds=100, seed=None)
    whole = sample(path, seed=None)
    assert whole.seed == part.seed
    assert whole == sample(seed=part.seed)


@pytest.mark.parametrize(
    "other",
    [{"seed": 4}, {"rules": cf.Rules(toes=2)}, {"players": ["greedy", "random"]}, {"keep": False},
     {"players": {"random": "greedy", "greedy": "random"}}],
)  # fmt: skip
def test_the_file_of_another_run_is_refused_and_stays(tmp_path: Path, other: Any) -> None:
    """Rounds of different runs do not go together."""
    path = tmp_path / "run.json"
    sample(path, rounds=50)
    before = path.read_bytes()
    with pytest.raises(cf.ChickenfootError, match="holds another run"):
        sample(path, **other)
    with pytest.raises(cf.ChickenfootError, match="holds another run"):
        comparison(path)
    assert path.read_bytes() == before


def test_a_file_of_other_figures_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the same seed has come to give other rounds in the meantime."""
    path = tmp_path / "run.json"
    sample(path, rounds=50)
    monkeypatch.setattr(module, "FIGURES", FIGURES + 1)
    with pytest.raises(cf.ChickenfootError, match="holds another run"):
        sample(path)


def test_whoever_changes_figures_says_so_to_the_files() -> None:
    """A digest that changes makes old files useless: raise FIGURES, and put both here."""
    recorded = json.loads((ROOT / "tests/data/recorded.json").read_text())
    assert (FIGURES, str(recorded["laboratory"])[:12]) == (1, "885dbac8c0b8")


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: '{"kind": "chickenfoot run"}',
        lambda text: text.replace("chickenfoot run", "else"),
        lambda text: text.replace('"rounds": 50', '"rounds": 51'),
        lambda text: text.replace('"rounds": 50', '"rounds": "50"'),
        lambda text: text.replace('"points": "', '"points": "!'),
        lambda text: text.replace('"seats": [', '"seats": [7, '),
        lambda text: "[" * 100_000,
    ],
)
def test_a_damaged_file_is_refused_and_stays(tmp_path: Path, damage: Any) -> None:
    """It may be the wrong file."""
    path = tmp_path / "run.json"
    sample(path, rounds=50)
    path.write_text(damage(path.read_text()))
    before = path.read_bytes()
    with pytest.raises(cf.ChickenfootError, match="not the file of a run, or it is damaged"):
        sample(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("make", [sample, comparison], ids=["sample", "comparison"])
def test_whatever_is_changed_in_a_file_is_noticed(tmp_path: Path, make: Any) -> None:
    """One letter anywhere, and figures would be wrong without a word."""
    path = tmp_path / "run.json"
    make(path, rounds=20)
    text = path.read_text()
    for place in range(0, len(text.rstrip()), len(text) // 150):
        for letter in "0x":
            if text[place] != letter:
                path.write_text(text[:place] + letter + text[place + 1 :])
                with pytest.raises(cf.ChickenfootError, match="not the file of a run"):
                    make(path, rounds=20)


def test_points_without_end_are_not_unpacked() -> None:
    """A file of a thousand letters may stand for more than fits into memory."""
    batch = SimulationJob(cf.Rules(), cf.players.labelled(["random"] * 2), 1, keep=True)(0, 5)
    data = batch.to_data()
    assert Batch.from_data(data) == batch
    many = b64encode(zlib.compress(bytes(10_000_000), 9)).decode()
    for points in (many, b64encode(zlib.compress(bytes(18))).decode(), data["points"][:-8], ""):
        with pytest.raises(ValueError):
            Batch.from_data({**data, "points": points})


def test_where_nothing_can_be_written_a_run_does_not_begin(tmp_path: Path) -> None:
    """Better now than after three days."""

    def never(view: cf.PlayerView) -> str:
        raise AssertionError("played")

    for path in (tmp_path / "not there" / "run.json", tmp_path):
        with pytest.raises(OSError):
            sample(path, players=[never, "random"])


def test_a_disk_that_fills_up_ends_no_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are whole, and the table says what could not be saved."""
    written: list[str] = []

    def fills(path: Path, data: str) -> None:
        written.append(data)
        if len(written) > 1:
            raise OSError(28, "No space left on device")
        write_atomic(path, data)

    monkeypatch.setattr(module, "write_atomic", fills)
    found = sample(tmp_path / "run.json")
    assert found == sample()
    assert "could not be saved" in str(found)
    assert "No space left" in str(found)


@pytest.mark.parametrize("which", ["processes", "loky"])
def test_whatever_ends_an_executor_its_work_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    """A worker is killed from outside, twice, on several workers; the rest is played after."""
    path = tmp_path / "run.json"
    monkeypatch.setattr(module, "_EVERY", 0.0)
    players = ["random", Slow()]
    for _ in range(2):
        before = rounds_in(path)
        executor: Any = ProcessPoolExecutor(2)
        if which == "loky":
            executor = pytest.importorskip("loky").ProcessPoolExecutor(2)
        killer = threading.Thread(target=kill_one, args=(executor, path, before + 20))
        killer.start()
        part = sample(path, players=players, rounds=20_000, executor=executor)
        killer.join()
        executor.shutdown(wait=True)
        assert before + 20 <= part.rounds < 20_000
        assert "processes have ended" in str(part)
        assert rounds_in(path) == part.rounds
    rounds = rounds_in(path) + 50
    whole = sample(path, players=players, rounds=rounds)
    assert whole == sample(players=players, rounds=rounds)


class Slow:
    """A player that takes its time in a worker, so that there is one to be killed."""

    __name__ = "slow"

    def __call__(self, view: cf.PlayerView) -> cf.Move:
        """The first legal move."""
        if multiprocessing.parent_process() is not None:
            time.sleep(0.002)
        return view.legal_moves()[0]


def kill_one(executor: Any, path: Path, rounds: int) -> None:
    """Kill a worker once the file holds so many rounds."""
    end = time.monotonic() + 60
    while rounds_in(path) < rounds and time.monotonic() < end:
        time.sleep(0.01)
    os.kill(next(iter(executor._processes)), signal.SIGKILL)


@pytest.mark.filterwarnings("ignore")  # distributed has warnings of its own
def test_a_cluster_plays_on_without_a_killed_worker() -> None:
    """Dask gives the work of a killed worker to another: the figures are those of one process."""
    with dask_client(workers=2) as client:
        pids = list(client.run(os.getpid).values())
        later = threading.Timer(1.0, os.kill, (pids[0], signal.SIGKILL))
        later.start()
        found = sample(players=["random", Slow()], rounds=300, executor=client.get_executor())
        assert not later.is_alive()  # it was killed before the end
        assert pids[0] not in client.run(os.getpid).values()
    assert found == sample(players=["random", Slow()], rounds=300)


NONSENSE = """
def player(view):
    return "nothing" if view.hand_sizes[view.seat] < 4 else view.legal_moves()[0]
"""


def leagued(players: Any, path: Path | None = None, **other: Any) -> cf.League:
    """A small league, quietly."""
    given = {"rounds": 40, "seed": 3, "seats": 2, **other}
    return cf.league(players, checkpoint=path, progress=False, **given)


def test_a_league_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    """Stopped in the middle, and made longer; who was withdrawn stays so."""
    path, folder = tmp_path / "run.json", tmp_path / "players"
    folder.mkdir()
    (folder / "first.py").write_text("def player(view): return view.legal_moves()[0]\n")
    (folder / "nothing.py").write_text(NONSENSE)
    (folder / "last.py").write_text("def player(view): return view.legal_moves()[-1]\n")
    part = leagued(folder, path, rounds=12)
    assert part.withdrawn == ("nothing",)
    whole = leagued(folder, path)
    assert whole.withdrawn == ("nothing",)
    assert whole.deals == 40
    alone = leagued(folder)
    assert whole == alone
    assert str(whole) == str(alone)
    (folder / "last.py").write_text("def player(view): return view.legal_moves()[0]\n")
    with pytest.raises(cf.ChickenfootError, match=r"holds another run \(players: "):
        leagued(folder, path, rounds=50)


def test_a_league_without_a_seed_goes_on(tmp_path: Path) -> None:
    """With the seed that it had by chance."""
    path = tmp_path / "run.json"
    part = leagued(["random", "greedy", "steady"], path, seed=None, rounds=20)
    whole = leagued(["random", "greedy", "steady"], path, seed=None)
    assert whole == leagued(["random", "greedy", "steady"], seed=part.seed)
