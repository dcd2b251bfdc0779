"""Endless practice: questions made from seeded positions, answered by the engine.

A question is never typed in by hand, so it is never wrong: its maker deals a round, lets
it be played to some point, and asks the round what is lawful. The wrong choices are the
mistakes that people really make, and each bears the name of its mistake. The same kind,
difficulty and seed give the same question everywhere. ::

    question("where", seed=7, difficulty=2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from ...common.arguments import a_whole, quoted, unknown_name
from ...common.seeds import Seed, fresh_seed, generator, shuffled
from ...engine.rounds import Round
from ...engine.tiles import Tile
from ...errors import ChickenfootError
from ...text import say
from ..rulebook import RULEBOOK

__all__ = ["HARDEST", "KIND_LESSONS", "KINDS", "Choice", "Question", "question", "questions"]

HARDEST = 3
"""Difficulty goes from 1 to this."""

KIND_LESSONS: Mapping[str, int] = MappingProxyType(
    {
        "match": 1, "far_half": 1, "suit": 1, "in_set": 1, "yard_size": 1,
        "who_leads": 2, "playable": 2, "turn": 2,
        "where": 3, "open_ends": 3, "illegal": 3,
        "must_show": 4, "who_draws": 4,
        "add_up": 5, "over": 5,
        "who_won": 6,
        "house_rule": 8,
    }
)  # fmt: skip
"""The kinds of questions, each with the lesson that makes it answerable."""

KINDS: tuple[str, ...] = tuple(KIND_LESSONS)
"""The kinds, in the order of the lessons."""

LAST_LESSON = 11

LETTERS = "ABCDEFGH"
_TRIES = 4000
_FRESH = 20  # tries for a question that has not come yet


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

    `rule`: the key of the rule it is about. It may show a `round`, loose `tiles` or a score
    `sheet`. `kind`, `seed`, `difficulty` and
    `lesson` make it again.
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
        return f"{self.text}|{choices}|{table!r}|{self.sheet}"

    def __str__(self) -> str:
        lines = [self.text]
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


Maker = Callable[[Random, int], Draft | None]
"""Makes a draft for a difficulty, or None if the position it met gives no good question."""


def question(
    kind: str | None = None,
    *,
    seed: Seed | None = None,
    difficulty: int = 1,
    lesson: int = LAST_LESSON,
) -> Question:
    """A question of this kind (None: any), seed (None: by chance) and difficulty (1 to 3).

    `lesson`: what is known after that lesson is enough to answer it.
    Raises ChickenfootError for an unknown kind, difficulty or lesson.
    """
    from .about_turns import MAKERS

    a_whole(lesson, "lessons.bad_lesson", least=1, most=LAST_LESSON)
    a_whole(difficulty, "lessons.difficulty", least=1, most=HARDEST)
    if seed is None:
        seed = fresh_seed()
    if kind is None:
        known = [kind for kind, met in KIND_LESSONS.items() if met <= lesson]
        kind = known[int(generator(seed, "kind").random() * len(known))]
    if not isinstance(kind, str) or kind not in MAKERS:
        name = kind if isinstance(kind, str) else quoted(kind)
        raise ChickenfootError(unknown_name("noun.kind", name, KINDS), kind=kind)
    return _make(MAKERS, kind, seed, difficulty, lesson)


def questions(
    count: int,
    *,
    seed: Seed,
    kinds: Sequence[str] = KINDS,
    difficulty: int = 1,
    lesson: int = LAST_LESSON,
) -> Iterator[Question]:
    """`count` questions of these kinds, mixed: no kind comes again before all have come.

    No question comes twice, as long as its kind has others.
    """
    rng = generator(seed, "mix")
    waiting: list[str] = []
    met: set[str] = set()
    for number in range(count):
        waiting = waiting or shuffled(kinds, rng)
        kind, own = waiting.pop(), f"{seed}.{number}"
        asked = question(kind, seed=own, difficulty=difficulty, lesson=lesson)
        for attempt in range(_FRESH):
            if asked.asks not in met:
                break
            again = f"{own}.{attempt}"
            asked = question(kind, seed=again, difficulty=difficulty, lesson=lesson)
        met.add(asked.asks)
        yield asked


def _make(
    makers: Mapping[str, Maker], kind: str, seed: Seed, difficulty: int, lesson: int
) -> Question:
    for attempt in range(_TRIES):
        rng = generator(seed, kind, difficulty, attempt)
        draft = makers[kind](rng, difficulty)
        if draft is not None and _is_known(draft, max(lesson, KIND_LESSONS[kind])):
            choices = _choices(draft, rng)
            if len(choices) > 2 or (choices and kind == "over"):
                return Question(
                    kind, seed, difficulty, draft.rule, draft.text, choices, lesson,
                    draft.round, draft.tiles, draft.sheet,
                )  # fmt: skip
    raise AssertionError(f"no question of kind {kind}")  # tests try many seeds of each kind


def _is_known(draft: Draft, lesson: int) -> bool:
    """Whether a learner who has had `lesson` knows what the question is about."""
    if RULEBOOK[draft.rule].lesson > lesson:
        return False
    if draft.round is None or lesson >= RULEBOOK["foot"].lesson:
        return True
    seen = [*draft.round.hands[0], *draft.round.yard[:1], *list(draft.round.tableau)[1:]]
    return not any(tile.is_double for tile in seen)


def _choices(draft: Draft, rng: Random) -> tuple[Choice, ...]:
    """The right choice and up to three wrong ones, no two alike, in an order by chance.

    Wrong ones for different mistakes come first.
    """
    wrong: dict[str, Choice] = {}
    mistakes: set[str] = set()
    for fresh in (True, False):
        for choice in shuffled(draft.wrong, rng):
            known = choice.text in wrong or choice.text == draft.right.text
            if not known and len(wrong) < 3 and (not fresh or choice.mistake not in mistakes):
                wrong[choice.text] = choice
                mistakes.add(choice.mistake)
    return tuple(shuffled([draft.right, *wrong.values()], rng)) if wrong else ()
