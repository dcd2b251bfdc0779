"""A rule set in the form that the state of a round reads fastest."""

from __future__ import annotations

from functools import lru_cache

from .rules import Rules
from .tiles import DOUBLES, SUIT, TILES, set_size

__all__ = ["CompiledRules", "compiled_rules"]


class CompiledRules:
    """A rule set for a number of players, in the form that the state reads fastest."""

    __slots__ = (
        "rules", "players", "size", "arms", "toes", "foot_first", "one_draw", "hold", "may",
        "voluntary", "reserve", "first_blocked", "dead_ends", "forbid", "knock", "draw_all",
        "cost", "out_on_double", "suits", "doubles",
    )  # fmt: skip

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.size = set_size(rules.set_max)
        self.arms = rules.arms_for(players)
        self.toes = rules.toes
        self.foot_first = rules.foot_first
        self.one_draw = rules.draw_limit == 1
        self.hold = rules.drawn_tile == "hold"
        self.may = rules.drawn_tile == "may"
        self.voluntary = rules.voluntary_draw
        self.reserve = rules.reserve_for(players)
        self.first_blocked = rules.empty_yard == "first_blocked"
        self.dead_ends = rules.dead_foot == "end_round" and rules.toes > 0
        self.forbid = rules.last_double == "forbid"
        self.knock = rules.knock == "auto"
        self.draw_all = rules.start_missing == "draw_all"
        # Masks of this set's tiles only: those of all tiles are slow, large numbers.
        own = (1 << self.size) - 1
        self.suits = [mask & own for mask in SUIT[: rules.set_max + 1]]
        self.doubles = DOUBLES & own
        self.cost = [rules.points([tile]) for tile in TILES[: self.size]]
        self.out_on_double = rules.last_double_points if rules.last_double == "penalty" else 0

    def __reduce__(self) -> tuple[object, ...]:
        return (compiled_rules, (self.rules, self.players))


@lru_cache(maxsize=256)
def compiled_rules(rules: Rules, players: int) -> CompiledRules:
    """The rule set `rules` for `players`. Raises RulesError if the rules do not say."""
    return CompiledRules(rules, players)
