"""What the findings rest on: the large runs behind the figures of notebooks/findings.ipynb.

    python -m tests.benchmarks.findings --processes 2

Prints one part after the other, or those named with `--only`. Each says its number of rounds,
its seed and its intervals, all of 95 %. Compiled, on two idle cores, all of it takes about ten
minutes; `--scale 0.01` is a look at it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import TypeVar

import chickenfoot as cf
from chickenfoot.common.estimates import Estimate, Tally, share_of
from chickenfoot.engine.rounds import deal_of_run
from chickenfoot.engine.tiles import double_set
from chickenfoot.lab.round_stats import leads_of, play_round
from chickenfoot.players.match import play_game
from chickenfoot.players.registry import labelled
from tests.support.conditions import conditions

RULES = cf.Rules()
SEED = 1
STEADY = ("steady",) * 4
OTHERS = ("doubles_first", "greedy", "random")
KNOBS: dict[str, list[object]] = {
    "foot_first": [True, False],
    "draw_limit": [1, None],
    "hand_size": [7, 11],
    "drawn_tile": ["must", "hold"],
    "toes": [3, 2],
    "spinner_arms": [4, 6],
    "dead_foot": ["play_on", "end_round"],
    "empty_yard": ["all_blocked", "first_blocked"],
    "last_double": ["penalty", "free"],
    "double_blank_points": [50, 0],
    "knock": ["off", "auto"],
}
# Half of the truth is found with this power in a test of 5 % from both sides: 1.96 + 0.84.
FOUND = 2.8
T = TypeVar("T")


def spread(work: Callable[[int], T], n: int, pool: Executor) -> Iterator[T]:
    """The results of `work` for the numbers from 0 on, played on all processes, in order."""
    yield from pool.map(work, range(n), chunksize=max(1, min(200, n // 20)))


# -- skill and luck ------------------------------------------------------------------------


def margins(rival: str, number: int) -> list[int]:
    """By how many points a rival pays more than its `steady` neighbour, in each round of a game.

    Two of each sit at the table, and who sits where changes with the number of the game; only
    the first two are looked at.
    """
    turn = number % 4
    names = ["steady", rival] * 2
    seated = labelled(names)
    seated = seated[-turn:] + seated[:-turn]
    game = play_game(RULES, seated, f"skill {SEED} {number}")
    mine, theirs = turn, (turn + 1) % 4
    points = [now.outcome.points for now in game.finished if now.outcome is not None]
    return [each[theirs] - each[mine] for each in points]


def ahead(sums: Sequence[int]) -> Estimate:
    """How often the better player is ahead; a tie counts as half."""
    halves = sum((each > 0) + (each >= 0) for each in sums)
    return share_of(round(halves / 2), len(sums))


def skill(scale: float, pool: Executor) -> None:
    """Print how often the better of two is ahead after a round, a game, ten games."""
    games = int(20_000 * scale)
    print(f"\nskill: how often steady is ahead of one rival (ties half); {games:,} games each")
    for rival in OTHERS:
        played = list(spread(partial(margins, rival), games, pool))
        rounds = [each for game in played for each in game]
        totals = [sum(game) for game in played]
        tens = [sum(totals[k : k + 10]) for k in range(0, games - 9, 10)]
        row = [ahead(each).scaled(100) for each in (rounds, totals, tens)]
        mean, sd = Tally(rounds).mean(), sqrt(Tally(rounds).variance)
        part = mean.value**2 / (mean.value**2 + sd**2)
        print(f"  {rival:14}round {row[0]} %; game {row[1]} %; ten games {row[2]} %")
        print(f"  {'':14}{mean} points a round apart, standard deviation {sd:.1f}")
        for k, name in ((1, "a round"), (10, "a game"), (100, "ten games")):
            share = 100 * k * part / (k * part + 1 - part)
            print(f"  {'':14}skill's part of the squared difference in {name}: {share:.1f} %")


def apart(scale: float, pool: Executor) -> None:
    """Print how many rounds it takes to tell two players apart, with own and with equal deals."""
    deals = int(20_000 * scale)
    print(f"\napart: rounds to find the better of two (5 %, power 80 %); {deals:,} deals a pair")
    pairs = [("steady", rival) for rival in OTHERS] + [("doubles_first", "greedy")]
    for one, other in pairs:
        found = cf.league([one, other], rounds=deals, seed=SEED, executor=pool, progress=False)
        saved = found.meeting(one, other)
        sd = saved.margin / 1.96 * sqrt(deals)
        sample = cf.simulate(
            RULES, [one, other] * 2, rounds=deals, seed=SEED, executor=pool, progress=False
        )
        assert sample.points is not None
        # Player p sat on seat (p + k) % 4 in round k, so that each kind has every other seat.
        own = Tally(
            row[(k + 1) % 4] + row[(k + 3) % 4] - row[k % 4] - row[(k + 2) % 4]
            for k, row in enumerate(sample.points)
        )
        mean, own_sd = own.mean(2), sqrt(own.variance) / 2
        alone = (FOUND * own_sd / saved.value) ** 2
        same = 2 * (FOUND * sd / saved.value) ** 2
        print(f"  {one} against {other}: {saved} points a round saved; own deals {mean}")
        print(f"    own deals: {alone:,.0f} rounds (standard deviation {own_sd:.1f})")
        print(f"    the same deals, played twice: {same:,.0f} rounds (deviation {sd:.1f})")


# -- the knobs -----------------------------------------------------------------------------


def knobs(scale: float, pool: Executor) -> None:
    """Print what each of eleven knobs does, crossed."""
    deals = max(2, int(200 * scale))
    found = cf.cross(KNOBS, STEADY, rounds=deals, seed=SEED, executor=pool, progress=False)
    print(f"\nknobs\n{found}")


# -- time ----------------------------------------------------------------------------------


def length(players: int, number: int) -> tuple[int, int]:
    """The rounds of a game, and its turns: plays and passes, the drawing before them included."""
    game = play_game(RULES, labelled(("steady",) * players), f"time {SEED} {number}")
    moves = [move.kind for now in game.finished for _, move in now.history]
    return len(game.finished), sum(kind is not cf.Kind.DRAW for kind in moves)


def time(scale: float, pool: Executor) -> None:
    """Print how many turns a whole game has, by the number of players, and the time they take."""
    games = int(4000 * scale)
    print(f"\ntime: turns of a whole game; {games:,} games each, seed {SEED}")
    print("  hours at 6, 10 and 15 s a turn, and 3 minutes a round to shuffle, deal and count")
    for players in range(2, 8):
        found = list(spread(partial(length, players), games, pool))
        rounds = found[0][0]
        turns = Tally(each for _, each in found)
        mean = turns.mean()
        ordered = sorted(turns.counts.elements())
        low, high = ordered[len(ordered) // 20], ordered[-(len(ordered) // 20) - 1]
        hours = [(mean.value * seconds + rounds * 180) / 3600 for seconds in (6, 10, 15)]
        said = ", ".join(f"{each:.2f}" for each in hours)
        print(f"  {players} players: {mean} turns, nine in ten {low} to {high}; {said} h")


# -- tiles ---------------------------------------------------------------------------------


def dealt(blank: int, number: int) -> tuple[list[list[int]], list[int], list[int]]:
    """Each hand at the beginning (numbers of tiles), what it paid, and who was left with 0-0."""
    rules = cf.Rules(double_blank_points=blank)
    seated = labelled(STEADY)
    first = deal_of_run(SEED, number, rules, 4, lead=leads_of(rules))
    state, _ = play_round(rules, seated, SEED, number)
    hands = [[tile.index for tile in hand] for hand in first.hands]
    return hands, state.points(), [hand & 1 for hand in state.hands]


def tiles(scale: float, pool: Executor) -> None:
    """Print what each tile of the opening hand adds to what the hand pays, against the others."""
    rounds = int(200_000 * scale)
    worth: dict[int, Tally] = {tile.index: Tally() for tile in double_set(9)}
    held: Counter[str] = Counter()
    for hands, points, left in spread(partial(dealt, 50), rounds, pool):
        total = sum(points)
        for hand, paid in zip(hands, points, strict=True):
            for number in hand:
                worth[number].counts[4 * paid - total] += 1
        held["left"] += any(left)
        for hand, stuck in zip(hands, left, strict=True):
            held["dealt"] += 0 in hand
            held["dealt and left"] += 0 in hand and stuck
            held["drawn and left"] += 0 not in hand and stuck
    print(
        f"\ntiles: points that who is dealt a tile pays beyond the other three; {rounds:,} rounds"
    )
    print("  seed 1, the 54 intervals hold together (Bonferroni)")
    found = {t: worth[t.index].mean(3, 54) for t in double_set(9) if worth[t.index].n}
    for place, (tile, each) in enumerate(sorted(found.items(), key=lambda one: one[1].value), 1):
        print(f"  {place:2} {tile} {each}")
    for high in range(10):
        row = [found.get(cf.Tile(high, low)) for low in range(high + 1)]
        print("  " + ", ".join("None" if each is None else f"{each.value:.1f}" for each in row))
    print(f"  the widest margin: {max(each.margin for each in found.values()):.2f}")
    print("\n0-0 at the end of a round")
    for what, part, whole in (
        ("somebody is left with it", "left", rounds),
        ("who was dealt it is left with it", "dealt and left", held["dealt"]),
        ("somebody who was not dealt it", "drawn and left", rounds),
    ):
        print(f"  {what}: {share_of(held[part], whole).scaled(100)} %")
    free: Tally = Tally()
    for hands, points, _ in spread(partial(dealt, 0), rounds, pool):
        total = sum(points)
        for hand, paid in zip(hands, points, strict=True):
            if 0 in hand:
                free.counts[4 * paid - total] += 1
    print(f"  0-0 in the opening hand, if it cost nothing: {free.mean(3)} points beyond the others")


PARTS = {"skill": skill, "apart": apart, "knobs": knobs, "time": time, "tiles": tiles}


def main() -> None:
    """Print all parts, or those that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="of the rounds that are played")
    given = parser.parse_args()
    print(conditions())
    with ProcessPoolExecutor(given.processes) as pool:
        for part in given.only:
            PARTS[part](given.scale, pool)


if __name__ == "__main__":
    main()
