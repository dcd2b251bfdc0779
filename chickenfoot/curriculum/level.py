"""Levels: small positions with a task, as data, and what they are checked against.

A level knows no widget. :mod:`chickenfoot.curriculum.attempt` lets a learner try one, asking the
round
what is lawful; :mod:`chickenfoot.lessons` shows it. Its sentences are in the catalogue under
``level.2.3.title``, ``.task``, ``.done``, ``.hint``, ``.try.<move>``, ``.option.<key>`` and
``.why.<key>``; a second step has ``.task.2``, ``.try.2.<move>`` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..engine.moves import Reason
from ..engine.position import setup
from ..engine.rounds import Round
from ..engine.rules import Rules
from ..engine.tiles import Tile, double_set, parse_tiles
from ..text import has, say
from .rulebook import TaughtRule, taught

__all__ = [
    "ChooseStep", "Level", "LevelPosition", "MarkStep", "OrderStep", "PlayStep", "Step",
]  # fmt: skip


@dataclass(frozen=True)
class LevelPosition:
    """A table and hands. `plays`, the table in its order, split by commas; seat 0 is "you"."""

    plays: str
    hands: tuple[str, ...]
    yard: str = ""
    to_move: int = 0
    rules: Rules = field(default_factory=Rules)

    def round(self) -> Round:
        """The position as a round. Raises PositionError if no table could show it."""
        plays = [play for play in self.plays.split(", ") if play]
        return setup(self.rules, plays, self.hands, yard=self.yard, to_move=self.to_move)


@dataclass(frozen=True)
class PlayStep:
    """Make a move: any of `wanted`. Then the table makes the moves `then` by itself.

    `tries`: moves that people try instead, with the round's reason against each, or None for
    a lawful move that is not the one asked for.
    """

    wanted: tuple[str, ...]
    then: tuple[str, ...] = ()
    tries: Mapping[str, Reason | None] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class MarkStep:
    """Mark all of a kind: your ``"tiles"`` that can be played, ``"plays"``, open ``"ends"``.

    What is right is asked of the round. `tries`: wrong ones that have a sentence of their
    own; among ``"plays"`` they stand beside the right ones.
    """

    what: str
    tries: tuple[str, ...] = ()


@dataclass(frozen=True)
class ChooseStep:
    """Choose one of several answers: `right` or one of `wrong`, which are keys of sentences.

    A key without a sentence, such as a number or a name, is shown as it stands. Then the
    table makes the moves `then`.
    """

    right: str
    wrong: tuple[str, ...]
    then: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[str, ...]:
        """All keys, in the order of their text, so that the place tells nothing."""
        return tuple(sorted((self.right, *self.wrong), key=_natural))


@dataclass(frozen=True)
class OrderStep:
    """Put `cards`, given here in the right order, in order."""

    cards: tuple[str, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        """The cards as they are offered, not in their order."""
        return self.cards[1::2] + self.cards[::2]


Step = PlayStep | MarkStep | ChooseStep | OrderStep


@dataclass(frozen=True)
class Level:
    """One position, one idea. `number` is "lesson.place", or "M.place" for the mixed ones.

    `rule` is the key of the rule in the rulebook that it is about. Beside a `position` a
    level may show loose `tiles`, or a score `sheet`: (name, points of each round) rows.
    `house`: another rule set says otherwise, so the level names its own. `open_hands`: all
    hands lie face up; `names`: who sits where. `shows`: a demonstration, whose first play is
    pointed out unasked; everywhere else the table gives nothing away before a try.
    """

    number: str
    rule: str
    steps: tuple[Step, ...]
    position: LevelPosition | None = None
    tiles: str = ""
    sheet: tuple[tuple[str, tuple[int, ...]], ...] = ()
    house: bool = False
    open_hands: bool = False
    names: tuple[str, ...] = ("you", "Bo", "Cy")
    shows: bool = False

    @property
    def lesson(self) -> int | None:
        """The lesson it belongs to; None for a mixed one."""
        lesson = self.number.split(".")[0]
        return int(lesson) if lesson.isdigit() else None

    @property
    def taught(self) -> TaughtRule:
        """The rule that it is about."""
        return taught(self.rule)

    @property
    def title(self) -> str:
        """Its idea in a few words."""
        return self.say("title")

    @property
    def shown_tiles(self) -> tuple[Tile, ...]:
        """The loose tiles that it shows: those named, or a whole set for ``"set 6"``."""
        if self.tiles.startswith("set "):
            return double_set(int(self.tiles[4:]))
        return parse_tiles(self.tiles)

    def task(self, step: int = 0) -> str:
        """What to do in this step."""
        return self.words(f"task.{step + 1}") or self.say("task")

    def done(self, step: int) -> str:
        """The sentence that names what happened; only the last step must have one."""
        if step < len(self.steps) - 1:
            return self.words(f"done.{step + 1}")
        return self.say("done")

    def option(self, key: str) -> str:
        """An answer to choose, as it is shown."""
        for name in (f"level.{self.number}.option.{key}", f"option.{key}"):
            if has(name):
                return say(name)
        return key

    def words(self, name: str) -> str:
        """The sentence `name` of this level, or "" if there is none."""
        return self.say(name) if has(f"level.{self.number}.{name}") else ""

    def say(self, name: str) -> str:
        """The sentence `name` of this level. Raises KeyError if there is none."""
        return say(f"level.{self.number}.{name}")


def _natural(key: str) -> tuple[int, str]:
    """Numbers in their order, after words."""
    return (int(key), "") if key.isdigit() else (-1, key)
