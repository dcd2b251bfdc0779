"""The rules that the lessons teach: each has a name, a sentence and the lesson it is met in.

Lessons quote these sentences, hints repeat them, progress counts them by these names. Every
one of them is tied to the engine by a check of the same name in tests/curriculum/test_rulebook.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ..common.arguments import unknown_name
from ..engine.rules import Rules
from ..engine.tiles import set_size
from ..errors import ChickenfootError
from ..text import say

__all__ = ["RULEBOOK", "TaughtRule", "taught"]


@dataclass(frozen=True)
class TaughtRule:
    """A rule as it is taught. `key` names it; `lesson` is where it is met first."""

    key: str
    lesson: int

    @property
    def name(self) -> str:
        """A few words, such as "All arms first"."""
        return say(f"rulebook.{self.key}.name")

    @property
    def text(self) -> str:
        """The rule as the lessons state it, that of `Rules()`."""
        return self.under(Rules())

    def under(self, rules: Rules, players: int = 4) -> str:
        """The sentence with the numbers of `rules`."""
        return say(
            f"rulebook.{self.key}",
            set=rules.set_max,
            tiles=set_size(rules.set_max),
            hand=rules.hand_for(players),
            arms=rules.arms_for(players),
            toes=rules.toes,
            rounds=rules.most_rounds,
            double_blank=rules.double_blank_points,
            last_double=rules.last_double_points,
        )

    def __str__(self) -> str:
        return f"{self.name}. {self.text}"


_MET_IN = {
    "match": 1, "set": 1, "deal": 1,
    "lead": 2, "arms": 2, "draw": 2,
    "ends": 3, "yard": 3, "blank": 3,
    "foot": 4, "toes": 4, "hopeless": 4,
    "out": 5, "count": 5, "last_double": 5, "blocked": 5,
    "rounds": 6, "lowest": 6,
}  # fmt: skip

RULEBOOK: Mapping[str, TaughtRule] = MappingProxyType(
    {key: TaughtRule(key, lesson) for key, lesson in _MET_IN.items()}
)
"""Every rule taught, by its key, in the order in which the lessons meet them."""


def taught(key: str) -> TaughtRule:
    """The rule called `key`. Raises ChickenfootError with the known names if there is none."""
    try:
        return RULEBOOK[key]
    except (KeyError, TypeError):
        raise ChickenfootError(unknown_name("taught_rule", key, RULEBOOK), key=key) from None
