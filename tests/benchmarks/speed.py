"""Speed of the simulation beside PyPI's `dominoes` playing random games, in one run.

    python -m tests.benchmarks.speed
    python -m tests.benchmarks.speed --other /somewhere/venv/bin/python

With `--other`, the Python of an environment into which a compiled wheel was installed (with this
group of dependencies), both engines are measured in the same run.

Every contest is cut into short slices that take turns, `dominoes` among them, so that a busy
machine harms all alike. A figure is the median over the slices of the ratio to the slice of
`dominoes` in the same turn and process, with the quartiles. Processor time, one core.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib.metadata import version
from statistics import median, quantiles

import dominoes

import chickenfoot as cf
from chickenfoot.engine.build import is_compiled
from chickenfoot.lab.round_stats import play_round
from chickenfoot.lab.simulation import simulate
from chickenfoot.players.registry import labelled
from tests.support.conditions import conditions
from tests.support.paths import ROOT

RULES = cf.Rules()
RANDOM = ("random",) * 4


def dominoes_tiles(games: int) -> int:
    """Tiles played in random games of `dominoes`, its own random player choosing."""
    tiles = 0
    for _ in range(games):
        game = dominoes.Game.new()
        while game.result is None:
            dominoes.players.random(game)
            game.make_move(*game.valid_moves[0])
        tiles += len(game.board)
    return tiles


def bare(rounds: int) -> int:
    """Tiles played by the simulation's loop, nothing counted but them."""
    seated = labelled(RANDOM)
    tiles = 0
    for number in range(rounds):
        state, _ = play_round(RULES, seated, 0, number)
        tiles += len(state.played) - 1
    return tiles


def full(rounds: int) -> int:
    """Tiles played by `simulate` as it comes, with all statistics and points kept."""
    return simulate(RULES, RANDOM, rounds=rounds, progress=False).tiles_played


def step_by_step(rounds: int) -> int:
    """Tiles played through the public `legal_moves` and `play`."""
    tiles = 0
    for seed in range(rounds):
        now = cf.deal(RULES, 4, seed=seed)
        while not now.is_over:
            now = now.play(random.choice(now.legal_moves()))
        tiles += len(now.tableau) - 1
    return tiles


def mine(view: cf.PlayerView) -> cf.Move:
    """A player as a user writes one."""
    return view.random.choice(view.legal_moves())


def written(rounds: int) -> int:
    """Tiles played by four players written in Python, each called with a view."""
    return simulate(RULES, [mine] * 4, rounds=rounds, progress=False).tiles_played


def steady(rounds: int) -> int:
    """Tiles played by four of the strongest players that do not look ahead."""
    return simulate(RULES, ("steady",) * 4, rounds=rounds, progress=False).tiles_played


def coach(rounds: int) -> int:
    """Tiles played by four coaches of 50 samples, in a hundredth of the rounds."""
    players = [cf.Coach(50)] * 4
    return simulate(RULES, players, rounds=max(1, rounds // 100), progress=False).tiles_played


DOMINOES = f"dominoes {version('dominoes')}"

CONTESTS: dict[str, Callable[[int], int]] = {
    DOMINOES: dominoes_tiles,
    "all statistics": full,
    "bare loop": bare,
    "four of steady": steady,
    "step by step": step_by_step,
    "a user's player": written,
    "four of Coach(50)": coach,
}

# What each is to reach, as a multiple of `dominoes`: as Python, and compiled.
AIMS = {
    "all statistics": (1.35, 2.6),
    "bare loop": (1.45, 3.0),
    "step by step": (0.65, 0.95),
    "a user's player": (0.5, 0.7),
}


def serve() -> None:
    """Measure what is asked for: a contest's name and rounds come in, tiles a second go out."""
    print(conditions(), flush=True)
    print(int(is_compiled()), flush=True)
    for line in sys.stdin:
        name, rounds = line.rsplit(maxsplit=1)
        start = time.process_time()
        tiles = CONTESTS[name](int(rounds))
        print(tiles / (time.process_time() - start), flush=True)


class Engine:
    """A process that plays slices with one engine, and what it reached in each."""

    def __init__(self, python: str) -> None:
        # What is installed comes before this checkout, which only gives the tests.
        path = f"sys.path.{'insert(0, ' if python == sys.executable else 'append('}{str(ROOT)!r})"
        code = f"import sys; {path}; from tests.benchmarks.speed import serve; serve()"
        self.process = subprocess.Popen(
            [python, "-P", "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        )
        print(self._read())
        self.compiled = self._read() == "1"
        self.rates: dict[str, list[float]] = {name: [] for name in CONTESTS}

    def play(self, name: str, rounds: int) -> None:
        """Play one slice."""
        assert self.process.stdin is not None
        print(name, rounds, file=self.process.stdin, flush=True)
        self.rates[name].append(float(self._read()))

    def _read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line:
            raise SystemExit("an engine's process ended")
        return line

    def close(self) -> None:
        """End the process."""
        self.process.communicate()

    def rate(self, name: str) -> str:
        """The median over the slices of the tiles a second, and the quartiles."""
        low, _, high = quantiles(self.rates[name], n=4)
        return f"{median(self.rates[name]):,.0f} ({low:,.0f} to {high:,.0f}) tiles/s"

    def ratio(self, name: str) -> str:
        """The median over the slices of the ratio to `dominoes`, the quartiles, the aim."""
        pairs = zip(self.rates[name], self.rates[DOMINOES], strict=True)
        ratios = [ours / theirs for ours, theirs in pairs]
        low, _, high = quantiles(ratios, n=4)
        text = f"{median(ratios):.2f} ({low:.2f} to {high:.2f})"
        return f"{text}, aim {AIMS[name][self.compiled]}" if name in AIMS else text


def ratios(pythons: list[str], slices: int, rounds: int) -> None:
    """Print each way of playing beside `dominoes`, for each engine."""
    engines = [Engine(python) for python in pythons]
    for turn in range(slices + 1):
        for name in CONTESTS:
            for engine in engines if turn % 2 else reversed(engines):
                engine.play(name, rounds)
    for engine in engines:
        engine.close()
        for rates in engine.rates.values():
            del rates[0]  # the first slice fills caches
    names = ["compiled" if engine.compiled else "as Python" for engine in engines]
    print(f"\nratio to {DOMINOES}: median of {slices} slices of {rounds} rounds (quartiles)")
    print(f"{'':18}" + "".join(f"{name:38}" for name in names))
    for name in CONTESTS:
        if name in (DOMINOES, "four of Coach(50)"):
            cells = [engine.rate(name) for engine in engines]
        else:
            cells = [engine.ratio(name) for engine in engines]
        print(f"{name:18}" + "".join(f"{cell:38}" for cell in cells), flush=True)
    print()


def sets() -> None:
    """Print rounds and tiles a second for each set, and the peak of memory by rounds."""
    for n in (6, 9, 12, 15, 18):
        rules = replace(RULES, set_max=n, hand_size=5 if n == 6 else 7)
        start = time.process_time()
        sample = simulate(rules, RANDOM, rounds=1000, progress=False)
        took = time.process_time() - start
        rate = sample.tiles_played / took
        print(f"double-{n:<3} {1000 / took:8,.0f} rounds a second, {rate:10,.0f} tiles a second")


def memory() -> None:
    """Print the peak of memory of runs of several lengths, points kept and not kept."""
    simulate(RULES, RANDOM, rounds=200, progress=False)
    for keep in (False, True):
        for rounds in (1000, 4000, 16000):
            tracemalloc.start()
            simulate(RULES, RANDOM, rounds=rounds, progress=False, keep=keep)
            peak = tracemalloc.get_traced_memory()[1] / 1024
            tracemalloc.stop()
            print(f"keep={keep!s:6}{rounds:7,} rounds: peak {peak:8,.0f} KB")


def processes(rounds: int) -> None:
    """Print how much faster two processes are than one, by the clock on the wall."""
    took = {}
    for workers in (1, 2):
        with ProcessPoolExecutor(workers) as pool:
            simulate(RULES, RANDOM, rounds=200, executor=pool, progress=False)
            start = time.perf_counter()
            simulate(RULES, RANDOM, rounds=rounds, executor=pool, progress=False)
            took[workers] = time.perf_counter() - start
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    gain = took[1] / took[2]
    print(f"two processes: {gain:.2f} times one (aim 1.8 on an idle machine; load {load:.1f})")


def main() -> None:
    """Print all figures, or those that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slices", type=int, default=15, help="slices a contest")
    parser.add_argument("--slice-rounds", type=int, default=100, help="rounds in a slice")
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds for the processes")
    parser.add_argument("--other", metavar="PYTHON", help="where another build is installed")
    parser.add_argument("--only", choices=["ratios", "sets", "memory", "processes"])
    given = parser.parse_args()
    print(conditions())
    if given.only in (None, "ratios"):
        pythons = [sys.executable, *([given.other] if given.other else [])]
        ratios(pythons, given.slices, given.slice_rounds)
    if given.only in (None, "sets"):
        sets()
    if given.only in (None, "memory"):
        memory()
    if given.only in (None, "processes"):
        processes(given.rounds)


if __name__ == "__main__":
    main()
