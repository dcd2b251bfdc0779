"""What a practice question is: its kinds, its choices and the draft it is made from.

A question is never typed in by hand, so it is never wrong: its maker deals a round, lets
it be played to some point, and asks the round what is lawful. The wrong choices are the
mistakes that people really make, and each bears the name of its mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

from ...common.seeds import Seed
from ...engine.rounds import Round
from ...engine.tiles import Tile
from ...text import say
from ...text.languages import current

__all__ = [
    "HARDEST", "KIND_LESSONS", "KINDS", "LAST_LESSON", "LETTERS", "Choice", "Draft", "Hands",
    "Maker", "Question", "name_of",
]  # fmt: skip

HARDEST = 3
"""Difficulty goes from 1 to this."""

KIND_LESSONS: Mapping[str, int] = MappingProxyType(
    {
        "match": 1, "far_half": 1, "suit": 1, "in_set": 1, "yard_size": 1,
        "who_leads": 2, "playable": 2, "turn": 2,
        "where": 3, "open_ends": 3, "illegal": 3,
        "must_show": 4, "who_draws": 4,
        "add_up": 5, "over": 5,
        "who_won": 6, "rounds": 6,
        "house_rule": 8,
    }
)  # fmt: skip
"""The kinds of questions, each with the lesson that makes it answerable."""

KINDS: tuple[str, ...] = tuple(KIND_LESSONS)
"""The kinds, in the order of the lessons."""

LAST_LESSON = 11
"""Lessons go from 1 to this."""

LETTERS = "ABCDEFGH"
"""The letters of the choices, in their order."""

Hands = tuple[tuple[str, tuple[Tile, ...]], ...]
"""Whose hand ("you" or a name), and its tiles, for each hand that a question shows."""


def name_of(who: str) -> str:
    """Whose hand it is, as it stands under the hand and among the choices."""
    return say("ask.person", who=who)


@dataclass(frozen=True)
class Choice:
    """One answer to choose. `mistake` is the key of a wrong one's mistake, "" for the right one.

    `why` says why it is right or wrong.
    """

    text: str
    why: str
    mistake: str = ""

    @property
    def is_right(self) -> bool:
        """Whether this is the right answer."""
        return not self.mistake

    @property
    def mistake_name(self) -> str:
        """What somebody does who chooses this, for the teacher; "" for the right one."""
        return say(f"wrong.{self.mistake}.name") if self.mistake else ""


@dataclass(frozen=True)
class Question:
    """A question with one right choice. Printing it shows the text and the lettered choices.

    `rule`: the key of the rule it is about. It may show a `round`, loose `tiles`, `hands` or a
    score `sheet`: what is drawn is not in its `text`. `kind`, `seed`, `difficulty` and `lesson`
    make it again, in another language too; `language` is the one that it is in.
    """

    kind: str
    seed: Seed
    difficulty: int
    rule: str
    text: str
    choices: tuple[Choice, ...]
    lesson: int = LAST_LESSON
    round: Round | None = None
    tiles: tuple[Tile, ...] = ()
    sheet: tuple[tuple[str, tuple[int, ...]], ...] = ()
    hands: Hands = ()
    language: str = field(default_factory=current, compare=False, repr=False)

    @property
    def hands_said(self) -> str:
        """The hands that it shows, in words; "" if it shows none."""
        said = [say("ask.holds", who=who, hand=tiles) for who, tiles in self.hands]
        return f"{'; '.join(said)}." if said else ""

    @property
    def right(self) -> Choice:
        """The right choice."""
        return next(choice for choice in self.choices if choice.is_right)

    def letter(self, choice: Choice) -> str:
        """The letter under which `choice` is shown."""
        return LETTERS[self.choices.index(choice)]

    @property
    def answer(self) -> str:
        """The right letter, its text and why, for the page of answers."""
        right = self.right
        return say("question.answer", letter=self.letter(right), text=right.text, why=right.why)

    @property
    def asks(self) -> str:
        """What is asked, in whatever order the choices stand: alike for the same question."""
        choices = sorted(choice.text for choice in self.choices)
        table = self.round.tableau if self.round is not None else ""
        return f"{self.text}|{self.hands}|{choices}|{table!r}|{self.sheet}"

    def __str__(self) -> str:
        lines = [f"{self.hands_said} {self.text}".strip()]
        lines += [
            say("question.option", letter=self.letter(choice), text=choice.text)
            for choice in self.choices
        ]
        return "\n".join(lines)


@dataclass(frozen=True)
class Draft:
    """A question as its maker gives it: the right choice, and the wrong ones in any number."""

    rule: str
    text: str
    right: Choice
    wrong: Sequence[Choice]
    round: Round | None = None
    tiles: tuple[Tile, ...] = ()
    sheet: tuple[tuple[str, tuple[int, ...]], ...] = ()
    hands: Hands = ()


Maker = Callable[[Random, int], Draft | None]
"""Makes a draft for a difficulty, or None if the position it met gives no good question."""
