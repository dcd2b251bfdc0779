"""The same deals under several rule sets: what is played, measured and counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..common.estimates import Tally
from ..common.seeds import Seed, round_seed
from ..engine.moves import EndReason
from ..engine.rules import Rules
from ..errors import PlayerError
from ..players.match import play_game
from ..players.playout import Seated
from ..players.protocol import Player, name_of
from ..text import say
from .round_stats import COUNTED, counted, located, play_round

__all__ = [
    "ComparisonJob",
    "Contrast",
    "Measure",
    "PairedDifferences",
    "against_first",
    "measures",
]

Values = dict[str, int]

Contrast = tuple[str, tuple[tuple[int, int], ...]]
"""A label, and the numbers of variants with their weights."""


@dataclass(frozen=True)
class Measure:
    """One thing measured: its `name` and words, the number it is divided by, share or mean."""

    name: str
    label: str
    per: int = 1
    share: bool = False


def measures(labels: Sequence[str], games: bool) -> tuple[Measure, ...]:
    """What is measured of each round, or of each game, of the players `labels`."""
    n = len(labels)
    found = [Measure("points", say("compare.points"), n)]
    kinds = list(dict.fromkeys(labels))
    if len(kinds) > 1:
        found += [
            Measure(f"player.{kind}", say("compare.player", player=kind), labels.count(kind))
            for kind in kinds
        ]
    if games:
        found += [Measure(name, say(f"compare.{name}")) for name in ("best", "margin")]
        found += [Measure("shared", say("compare.shared"), share=True)]
        found += [Measure(name, say(f"lab.{name}")) for name in ("tiles", "turns")]
        return (*found, Measure("blocked", say("compare.blocked_rounds")))
    found += [Measure("leader", say("compare.leader"), n - 1)]
    found += [Measure(name, say(f"lab.{name}")) for name in COUNTED]
    return (*found, Measure("blocked", say("compare.blocked"), share=True))


def _values_of_round(rules: Rules, seated: Seated, seed: Seed, number: int) -> Values:
    state, leader = play_round(rules, seated, seed, number)
    points, n = state.points(), len(seated)
    values = _by_player(seated, points)
    values["leader"] = n * points[leader] - values["points"]
    values |= zip(COUNTED, counted(state), strict=True)
    values["blocked"] = int(state.ended is EndReason.BLOCKED)
    return values


def _values_of_game(rules: Rules, seated: Seated, seed: Seed, number: int) -> Values:
    try:
        game = play_game(rules, seated, round_seed(seed, number))
    except PlayerError as error:
        raise located(error, seed, number) from error.__cause__
    totals = game.totals
    values = _by_player(seated, totals)
    first, second = sorted(totals)[:2]
    values |= {"best": first, "margin": second - first}
    values["shared"] = int(len(game.standings.winners) > 1)
    each = [dict(zip(COUNTED, counted(now._state), strict=True)) for now in game.finished]
    for name in ("tiles", "turns"):
        values[name] = sum(one[name] for one in each)
    values["blocked"] = sum(now._state.ended is EndReason.BLOCKED for now in game.finished)
    return values


def _by_player(seated: Seated, points: Sequence[int]) -> Values:
    values = {"points": sum(points)}
    for (label, _), mine in zip(seated, points, strict=True):
        values[f"player.{label}"] = values.get(f"player.{label}", 0) + mine
    return values


@dataclass
class PairedDifferences:
    """For each (variant, measure) a tally of its own; for each (contrast, measure) another."""

    n: int = 0
    values: dict[tuple[str, str], Tally] = field(default_factory=dict)
    differences: dict[tuple[str, str], Tally] = field(default_factory=dict)

    def add(self, other: PairedDifferences) -> None:
        """Count what `other` has counted too."""
        self.n += other.n
        for mine, theirs in ((self.values, other.values), (self.differences, other.differences)):
            for key, tally in theirs.items():
                mine.setdefault(key, Tally()).add(tally)

    def to_data(self) -> dict[str, Any]:
        """All of it as plain values for JSON."""
        both = {"values": self.values, "differences": self.differences}
        lists = {
            name: [[*key, tally.to_data()] for key, tally in tallies.items()]
            for name, tallies in both.items()
        }
        return {"n": self.n, **lists}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> PairedDifferences:
        """The differences that :meth:`to_data` wrote. Raises ValueError and its like for others."""
        both = [
            {(variant, name): Tally.from_data(each) for variant, name, each in data[which]}
            for which in ("values", "differences")
        ]
        if any(tally.n != data["n"] for tallies in both for tally in tallies.values()):
            raise ValueError("not all of the deals")
        return cls(data["n"], *both)


def against_first(labels: Sequence[str]) -> tuple[Contrast, ...]:
    """The contrasts of each variant but the first with the first."""
    return tuple((label, ((place, 1), (0, -1))) for place, label in enumerate(labels) if place)


@dataclass(frozen=True)
class ComparisonJob:
    """What to play: each deal once under each of `variants` (label, rules).

    `contrasts` are what is counted of the differences: a label, and the numbers of the variants
    whose values are added up, each with its weight.
    """

    variants: tuple[tuple[str, Rules], ...]
    players: tuple[tuple[str, Player], ...]
    seed: Seed
    games: bool
    contrasts: tuple[Contrast, ...]

    def identity(self) -> dict[str, Any]:
        """What makes the run this one and no other, as plain values."""
        return {
            "what": "compare",
            "rules": [[label, rules.to_dict()] for label, rules in self.variants],
            "players": [[label, name_of(player)] for label, player in self.players],
            "seed": self.seed,
            "games": self.games,
        }

    def __call__(self, start: int, stop: int) -> PairedDifferences:
        """Play the deals from `start` up to `stop`."""
        play: Callable[[Rules, Seated, Seed, int], Values]
        play = _values_of_game if self.games else _values_of_round
        found = PairedDifferences(stop - start)
        for number_ in range(start, stop):
            turn = number_ % len(self.players)
            seated = self.players[-turn:] + self.players[:-turn]
            each = [play(rules, seated, self.seed, number_) for _, rules in self.variants]
            for (label, _), values in zip(self.variants, each, strict=True):
                for name, value in values.items():
                    found.values.setdefault((label, name), Tally()).counts[value] += 1
            for label, weights in self.contrasts:
                for name in each[0]:
                    difference = found.differences.setdefault((label, name), Tally())
                    apart = sum(weight * each[place][name] for place, weight in weights)
                    difference.counts[apart] += 1
        return found
