"""Measure the layout of tableaux against its floor: ``python -m tests.benchmarks.layout``.

Random rounds of every kind are laid out tile by tile, as at a table, and looked at after
every tile by an independent polygon library. ``--rounds`` sets how many games of each of
double-6, -9 and -12 there are (dense tables: in proportion); ``--full`` takes 5,000.
The times are the processor's, so that waiting for a busy machine does not count.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import dist
from time import process_time

from chickenfoot.placement.layouts import Layout, forget, layout
from tests.support.conditions import conditions
from tests.support.pictures import Eye, proper_feet
from tests.support.tables import random_plays, tableaux

BATCH = 25


@dataclass(frozen=True)
class Kind:
    """A kind of round, which share of the rounds asked for, and its floors (0: none)."""

    name: str
    pips: int
    mode: str
    share: float
    arms: int = 4
    toes: int = 3
    foot_first: bool = True
    feet: float = 0
    still: float = 0
    pixels: float = 0
    straight: float = 0
    mean_ms: float = 0
    late_ms: float = 0
    detached: float = 0


KINDS = (
    Kind("game 6", 6, "game", 1, feet=99.9, still=99, pixels=49, straight=55, late_ms=25),
    Kind(
        "game 9", 9, "game", 1, feet=99.5, still=93, pixels=39, straight=55, mean_ms=3, late_ms=25
    ),
    Kind("game 12", 12, "game", 1, feet=99, still=80, pixels=32, straight=55, late_ms=25),
    Kind("dense 6", 6, "dense", 1 / 5, feet=98.5, straight=55),
    Kind("dense 9", 9, "dense", 1 / 5, feet=98.5, pixels=29, straight=55, mean_ms=3),
    Kind("dense 12", 12, "dense", 1 / 10, feet=98.5, pixels=22, straight=55),
    Kind("dense 15", 15, "dense", 1 / 50, feet=98.5, pixels=17, straight=55, detached=1),
    Kind("dense 18", 18, "dense", 1 / 50, feet=98.5, pixels=14, straight=55, mean_ms=5, detached=1),
    Kind("6 arms", 9, "game", 1 / 20, arms=6),
    Kind("8 arms", 9, "game", 1 / 10, arms=8, feet=96, detached=100),
    Kind("8 arms 12", 12, "game", 1 / 20, arms=8, feet=96, detached=100),
    Kind("no toes", 9, "game", 1 / 50, toes=0),
    Kind("1 toe", 9, "game", 1 / 50, toes=1),
    Kind("2 toes", 9, "game", 1 / 50, toes=2),
    Kind("4 toes", 9, "game", 1 / 50, toes=4, detached=100),
    Kind("free feet", 9, "game", 1 / 20, foot_first=False),
    Kind("doubles 9", 9, "doubles", 1 / 50, detached=100),
    Kind("doubles 12", 12, "doubles", 1 / 100, detached=100),
    Kind("doubles 18", 18, "doubles", 1 / 500, detached=100),
)


@dataclass
class Tally:
    """What was seen in some rounds."""

    rounds: int = 0
    tiles: int = 0
    faults: list[str] = field(default_factory=list)
    detached: int = 0
    detached_rounds: int = 0
    proper: int = 0
    feet: int = 0
    still: int = 0
    moved: list[int] = field(default_factory=list)
    shifts: list[float] = field(default_factory=list)
    pixels: list[float] = field(default_factory=list)
    straight: int = 0
    joints: int = 0
    ms: list[float] = field(default_factory=list)
    free_ms: list[float] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count in what `other` saw."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def measure(kind: Kind, seeds: Iterable[int]) -> Tally:
    """Lay out the rounds of `seeds` tile by tile and look at every picture."""
    tally = Tally()
    for seed in seeds:
        forget()
        plays = random_plays(
            seed,
            kind.pips,
            arms=kind.arms,
            toes=kind.toes,
            mode=kind.mode,
            foot_first=kind.foot_first,
        )
        eye = Eye()
        before = None
        moves = len(tally.moved)
        for tableau in tableaux(plays, arms=kind.arms, toes=kind.toes):
            start = process_time()
            now = layout(tableau)
            tally.ms.append(1000 * (process_time() - start))
            where = f"{kind.name}, seed {seed}, tile {len(tableau)}: "
            tally.faults += [where + fault for fault in eye.faults(now)]
            if now.moved and before is not None:
                tally.moved.append(len(now.moved))
                tally.shifts += [
                    dist(before.of(tile).center, now.of(tile).center) for tile in now.moved
                ]
            before = now
        start = process_time()
        _ = now.free
        tally.free_ms.append(1000 * (process_time() - start))
        tally.faults += [f"{kind.name}, seed {seed}: {f}" for f in eye.free_faults(now)]
        tally.still += len(tally.moved) == moves
        _count(tally, now)
    return tally


def _count(tally: Tally, now: Layout) -> None:
    tally.rounds += 1
    tally.tiles += len(now.placed)
    apart = sum(placed.detached for placed in now.placed)
    tally.detached += apart
    tally.detached_rounds += apart > 0
    proper, feet = proper_feet(now)
    tally.proper += proper
    tally.feet += feet
    xs = [x for placed in now.placed for x, _ in placed.corners]
    ys = [y for placed in now.placed for _, y in placed.corners]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    tally.pixels.append(min(1000 / wide, 700 / high))
    heading = {placed.tile: placed.heading for placed in now.placed}
    for placed in now.placed[1:]:
        if placed.onto is not None and not placed.onto.is_double:
            tally.joints += 1
            tally.straight += heading[placed.onto] == placed.heading


def _cell(value: float, floor: float, form: str, most: bool = False) -> str:
    text = format(value, form)
    if not floor:
        return text
    met = value <= floor if most else value >= floor
    return f"{text} ({'<=' if most else '>='}{floor:g}{'' if met else ' MISSED'})"


def row(kind: Kind, t: Tally) -> list[str]:
    """The figures of one kind, each beside its floor."""
    mean = sum(t.ms) / len(t.ms)
    late = sorted(t.ms)[int(0.99 * len(t.ms))]
    apart = 100 * t.detached_rounds / t.rounds
    feet = 100 * t.proper / t.feet if t.feet and kind.toes == 3 else float("nan")
    return [
        kind.name,
        str(t.rounds),
        format(t.tiles / t.rounds, ".0f"),
        f"{len(t.faults)}{' MISSED' if t.faults else ''}",
        f"{t.detached} in {t.detached_rounds}{' MISSED' if apart > kind.detached else ''}",
        _cell(feet, kind.feet, ".2f"),
        _cell(100 * t.still / t.rounds, kind.still, ".1f"),
        f"{len(t.moved)} x {sum(t.moved) / max(len(t.moved), 1):.1f}"
        f" by {sum(t.shifts) / max(len(t.shifts), 1):.1f}",
        f"{_cell(sum(t.pixels) / t.rounds, kind.pixels, '.1f')} min {min(t.pixels):.1f}",
        _cell(100 * t.straight / max(t.joints, 1), kind.straight, ".0f"),
        f"{_cell(mean, kind.mean_ms, '.2f', most=True)}",
        _cell(late, kind.late_ms, ".1f", most=True),
        _cell(max(t.ms), 1000, ".0f", most=True),
        f"{sum(t.free_ms) / t.rounds:.0f}",
    ]


HEAD = (
    "kind|rounds|tiles|faults|detached|proper feet %|still rounds %|moves: tiles, by"
    "|px mean|straight %|ms mean|ms p99|ms worst|ms free"
).split("|")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=500, help="games of each set")
    parser.add_argument("--full", action="store_true", help="5,000 games of each set")
    parser.add_argument("--seed", type=int, default=0, help="the first round's seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", default="", help="only kinds whose name has this in it")
    asked = parser.parse_args()
    print(conditions())
    rounds = 5000 if asked.full else asked.rounds
    print(" | ".join(HEAD))
    with ProcessPoolExecutor(asked.jobs) as pool:
        for kind in KINDS:
            if asked.only not in kind.name:
                continue
            seeds = range(asked.seed, asked.seed + max(2, round(rounds * kind.share)))
            parts = [seeds[i : i + BATCH] for i in range(0, len(seeds), BATCH)]
            tally = Tally()
            for part in pool.map(measure, [kind] * len(parts), parts):
                tally.add(part)
            print(" | ".join(row(kind, tally)), flush=True)
            for fault in tally.faults[:5]:
                print("   ", fault)


if __name__ == "__main__":
    main()
