"""Speed of the simulation beside PyPI's `dominoes` playing random games, in one run.

    python -m tests.benchmarks.speed

Each contest is cut into short slices that take turns, and the fastest slice of each side
counts, so that a busy machine harms both alike. Processor time, one core.
"""

from __future__ import annotations

import argparse
import os
import random
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib.metadata import version

import dominoes

import chickenfoot as cf
from chickenfoot.lab.round_stats import play_round
from chickenfoot.lab.simulation import simulate
from chickenfoot.players.registry import labelled
from tests.support.conditions import conditions

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


def fastest(contests: dict[str, Callable[[int], int]], slices: int) -> dict[str, float]:
    """For each contest the tiles a second of its fastest slice; the slices take turns."""
    best = dict.fromkeys(contests, 0.0)
    for _ in range(slices):
        for name, play in contests.items():
            start = time.process_time()
            tiles = play(100)
            best[name] = max(best[name], tiles / (time.process_time() - start))
    return best


def ratios(slices: int) -> None:
    """Print each way of playing beside `dominoes`."""
    aims = {bare: 1.5, full: 1.3, step_by_step: 0.6, written: 0.5}
    contests: dict[str, Callable[[int], int]] = {"dominoes": dominoes_tiles}
    contests |= {play.__name__: play for play in aims}
    best = fastest(contests, slices)
    theirs = best["dominoes"]
    name = f"dominoes {version('dominoes')}"
    print(f"{name:24}{theirs:12,.0f}  tiles played a second")
    for play, aim in aims.items():
        rate = best[play.__name__]
        print(f"{play.__name__:24}{rate:12,.0f}  ratio {rate / theirs:.2f} (aim {aim})")


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
    print(f"two processes: {gain:.2f} times one (aim 1.7 on an idle machine; load {load:.1f})")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slices", type=int, default=30, help="slices of 100 rounds a contest")
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds for the processes")
    given = parser.parse_args()
    print(conditions())
    ratios(given.slices)
    sets()
    memory()
    processes(given.rounds)


if __name__ == "__main__":
    main()
