"""Rounds played for the laboratory, and what is counted of each.

A :class:`SimulationJob` is all that a process needs to play any stretch of a run: round `k` of a
seed is the same round wherever it is played.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeVar

from ..common.estimates import Tally
from ..common.seeds import Seed, rng_for, round_seed, view_seed
from ..engine.compiled import compiled_rules
from ..engine.dealing import deal_state
from ..engine.moves import EndReason
from ..engine.rules import Rules
from ..engine.state import DRAWN, State
from ..engine.tiles import TILES
from ..errors import PlayerError
from ..players.playout import Seated, play_from_deal
from ..players.protocol import Player, name_of
from ..text import say

__all__ = ["COUNTED", "Batch", "SimulationJob", "Totals", "leads_of", "located", "play_round"]

COUNTED = ("tiles", "turns", "drawn", "passes", "feet", "left")
"""What is counted of each round: tiles played (a double that was set aside is not), turns,
tiles drawn, passes, feet opened, and tiles left in the yard."""

K = TypeVar("K", str, int)
_IS_DOUBLE = [int(tile.is_double) for tile in TILES]


def leads_of(rules: Rules) -> tuple[int, ...]:
    """The starting doubles to try in a round of the laboratory: the set's highest first."""
    return tuple(range(rules.set_max, -1, -1))


@dataclass(frozen=True)
class SimulationJob:
    """What to play: `seats` players of `players` (label, player), who move one seat on a round.

    In round `k` player `p` of the `n` sits on seat ``(p + k) % n``, so that over a run a
    player can be told from a seat.
    """

    rules: Rules
    players: tuple[tuple[str, Player], ...]
    seed: Seed
    keep: bool = False

    def __call__(self, start: int, stop: int) -> Batch:
        """Play the rounds from `start` up to `stop`."""
        rows = [self.row(number) for number in range(start, stop)]
        labels = [label for label, _ in self.players]
        totals = Totals.of(rows, labels, start)
        points = None
        if self.keep:
            points = array("h", chain.from_iterable([row[-len(labels) :] for row in rows]))
        return Batch(totals, points)

    def identity(self) -> dict[str, Any]:
        """What makes the run this one and no other, as plain values."""
        return {
            "what": "simulate",
            "rules": self.rules.to_dict(),
            "players": [[label, name_of(player)] for label, player in self.players],
            "seed": self.seed,
            "keep": self.keep,
        }

    def row(self, number: int) -> tuple[Any, ...]:
        """Play round `number`: how it ended, who led, who won, what was counted, the points."""
        turn = number % len(self.players)
        seated = self.players[-turn:] + self.players[:-turn]
        state, leader = play_round(self.rules, seated, self.seed, number)
        return (state.ended, leader, state.winner(), *counted(state), *state.points())


def play_round(rules: Rules, seated: Seated, seed: Seed, number: int) -> tuple[State, int]:
    """Deal round `number` of the run of `seed` to `seated`, and play it to its end.

    Gives the last state, and the seat that led. Raises PlayerError where a player fails.
    """
    players = len(seated)
    rng = rng_for(round_seed(seed, number), "deal")
    state, lead_draw = deal_state(compiled_rules(rules, players), leads_of(rules), None, rng)
    first = state.to_move
    try:
        play_from_deal(state, seated, view_seed(seed, number), rng, lead_draw)
    except PlayerError as error:
        raise located(error, seed, number) from error.__cause__
    if rules.start_source == "hand":
        first = next(seat for seat, tile, _, _ in state.history if tile >= 0)
    return state, first


def located(error: PlayerError, seed: Seed, number: int) -> PlayerError:
    """The error of a player, with the round of the run in which to find it again."""
    dealt = round_seed(seed, number)
    where = say("lab.where", why=error, seed=seed, number=number, dealt=dealt)
    return PlayerError(where, **error.values, seed=seed, round=number, round_seed=dealt)


def counted(state: State) -> tuple[int, ...]:
    """What :data:`COUNTED` names, of a finished round."""
    aside = state.compiled.rules.start_source == "set_aside"
    plays = len(state.played) - aside
    plies = len(state.history)
    # Who did not knock drew outside a turn, so only without knocking are the draws known.
    draws = state.next_draw
    if state.compiled.knock:
        draws = sum(tile == DRAWN for _, tile, _, _ in state.history)
    feet = sum([_IS_DOUBLE[tile] for tile in state.played]) - 1 if state.compiled.toes else 0
    left = len(state.yard) - state.next_draw
    return plays, plies - draws, state.next_draw, plies - draws - plays, feet, left


@dataclass
class Batch:
    """The totals of a stretch of rounds, and each round's points if they are kept."""

    totals: Totals
    points: array[int] | None

    @property
    def n(self) -> int:
        """How many rounds there are."""
        return self.totals.rounds

    def add(self, other: Batch) -> None:
        """Count the rounds of `other` too, which come next."""
        self.totals.add(other.totals)
        if self.points is not None and other.points is not None:
            self.points.extend(other.points)

    def to_data(self) -> dict[str, Any]:
        """All of it as plain values for JSON."""
        return {
            "totals": self.totals.to_data(),
            "points": None if self.points is None else _packed(self.points),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Batch:
        """The batch that :meth:`to_data` wrote. Raises ValueError and its like for other data."""
        totals = Totals.from_data(data["totals"])
        points = None
        if data["points"] is not None:
            points = _unpacked(data["points"], totals.rounds * len(totals.seats))
        return cls(totals, points)


def _packed(points: array[int]) -> str:
    """The numbers as text: two bytes each, the lower first, pressed together."""
    ordered = points if sys.byteorder == "little" else _swapped(points)
    return b64encode(zlib.compress(ordered.tobytes(), 1)).decode("ascii")


def _unpacked(text: str, count: int) -> array[int]:
    """The `count` numbers of a text; no more are ever unpacked. Raises ValueError for others."""
    pressed = zlib.decompressobj()
    try:
        points = array("h", pressed.decompress(b64decode(text, validate=True), 2 * count + 1))
    except zlib.error as error:
        raise ValueError(str(error)) from None
    if len(points) != count or not pressed.eof:
        raise ValueError("not the points of all rounds")
    return points if sys.byteorder == "little" else _swapped(points)


def _swapped(points: array[int]) -> array[int]:
    other = points[:]
    other.byteswap()
    return other


@dataclass
class Totals:
    """Counts over rounds; whole numbers, so that adding is exact in any order.

    `ends`: how the rounds ended. `leaders`: rounds led by each seat. `wins`: rounds gone
    out by each label. `counted`: a tally a name of COUNTED. `seats`: each seat's points.
    `order`: the points of the leader, of the next to the left, and so on. `players`: each
    label's points a round, summed over its seats.
    """

    rounds: int = 0
    ends: Counter[EndReason] = field(default_factory=Counter)
    leaders: Counter[int] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    counted: dict[str, Tally] = field(default_factory=dict)
    seats: dict[int, Tally] = field(default_factory=dict)
    order: dict[int, Tally] = field(default_factory=dict)
    players: dict[str, Tally] = field(default_factory=dict)

    @classmethod
    def of(cls, rows: list[tuple[Any, ...]], labels: list[str], start: int) -> Totals:
        """The totals of `rows`, the rounds from number `start` on."""
        n = len(labels)
        ends, leaders, winners, *columns = zip(*rows, strict=True)
        figures, seats = columns[: len(COUNTED)], columns[len(COUNTED) :]
        points = [row[-n:] for row in rows]
        led = [row[k:] + row[:k] for k, row in zip(leaders, points, strict=True)]
        new = cls(len(rows), Counter(ends), Counter(leaders))
        new.counted = {name: Tally(each) for name, each in zip(COUNTED, figures, strict=True)}
        new.seats = {seat: Tally(column) for seat, column in enumerate(seats)}
        new.order = {place: Tally(column) for place, column in enumerate(zip(*led, strict=True))}
        # Player p of round k sat on seat (p + k) % n.
        own = [row[k % n :] + row[: k % n] for k, row in enumerate(points, start)]
        sums = list(zip(*own, strict=True))
        for label in dict.fromkeys(labels):
            mine = [sums[place] for place in range(n) if labels[place] == label]
            new.players[label] = Tally(map(sum, zip(*mine, strict=True)))
            new.wins[label] = 0
        for k, winner in enumerate(winners, start):
            if winner is not None:
                new.wins[labels[(winner - k) % n]] += 1
        return new

    def add(self, other: Totals) -> None:
        """Count the rounds of `other` too."""
        self.rounds += other.rounds
        self.ends.update(other.ends)
        self.leaders.update(other.leaders)
        self.wins.update(other.wins)
        _add_all(self.counted, other.counted)
        _add_all(self.seats, other.seats)
        _add_all(self.order, other.order)
        _add_all(self.players, other.players)

    def to_data(self) -> dict[str, Any]:
        """All of it as plain values for JSON."""
        return {
            "rounds": self.rounds,
            "ends": {reason.value: times for reason, times in self.ends.items()},
            "leaders": sorted(self.leaders.items()),
            "wins": dict(self.wins),
            "counted": {name: tally.to_data() for name, tally in self.counted.items()},
            "seats": [tally.to_data() for _, tally in sorted(self.seats.items())],
            "order": [tally.to_data() for _, tally in sorted(self.order.items())],
            "players": {label: tally.to_data() for label, tally in self.players.items()},
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Totals:
        """The totals that :meth:`to_data` wrote. Raises ValueError and its like for other data."""
        new = cls(
            data["rounds"],
            Counter({EndReason(reason): times for reason, times in data["ends"].items()}),
            Counter(dict(data["leaders"])),
            Counter(data["wins"]),
            {name: Tally.from_data(each) for name, each in data["counted"].items()},
            dict(enumerate(map(Tally.from_data, data["seats"]))),
            dict(enumerate(map(Tally.from_data, data["order"]))),
            {label: Tally.from_data(each) for label, each in data["players"].items()},
        )
        tallies = [*new.counted.values(), *new.seats.values(), *new.players.values()]
        if new.ends.total() != new.rounds or any(each.n != new.rounds for each in tallies):
            raise ValueError("not all of the rounds")
        return new


def _add_all(mine: dict[K, Tally], theirs: dict[K, Tally]) -> None:
    for key, tally in theirs.items():
        mine.setdefault(key, Tally()).add(tally)
