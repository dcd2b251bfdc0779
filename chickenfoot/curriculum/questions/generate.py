"""Questions made from seeded positions and answered by the engine.

The same kind, difficulty and seed give the same question everywhere. ::

    question("where", seed=7, difficulty=2)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from ...common.arguments import unknown_name, whole_number
from ...common.seeds import Seed, fresh_seed, rng_for, shuffled
from ...errors import ChickenfootError
from ...text.languages import current
from ..rulebook import RULEBOOK
from .about_scoring import add_up, house_rule, over, rounds, who_leads, who_won, yard_size
from .about_tiles import far_half, in_set, match, suit
from .about_turns import illegal, must_show, open_ends, playable, turn, where, who_draws
from .model import HARDEST, KIND_LESSONS, KINDS, LAST_LESSON, Choice, Draft, Maker, Question

__all__ = ["MAKERS", "in_this_language", "question", "questions"]

_TRIES = 4000
_FRESH = 20  # tries for a question that has not come yet

MAKERS: Mapping[str, Maker] = {
    "match": match,
    "far_half": far_half,
    "suit": suit,
    "in_set": in_set,
    "yard_size": yard_size,
    "playable": playable,
    "where": where,
    "must_show": must_show,
    "open_ends": open_ends,
    "who_draws": who_draws,
    "turn": turn,
    "illegal": illegal,
    "add_up": add_up,
    "over": over,
    "who_leads": who_leads,
    "who_won": who_won,
    "rounds": rounds,
    "house_rule": house_rule,
}
"""The maker of each kind of question."""


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
    whole_number(lesson, "lesson", least=1, most=LAST_LESSON, key="lessons.bad_lesson")
    whole_number(difficulty, "difficulty", least=1, most=HARDEST, key="lessons.difficulty")
    if seed is None:
        seed = fresh_seed()
    if kind is None:
        known = [kind for kind, met in KIND_LESSONS.items() if met <= lesson]
        kind = known[int(rng_for(seed, "kind").random() * len(known))]
    if not isinstance(kind, str) or kind not in MAKERS:
        raise ChickenfootError(unknown_name("kind", kind, KINDS), kind=kind)
    return _make(kind, seed, difficulty, lesson)


def questions(
    count: int,
    *,
    seed: Seed,
    kinds: Sequence[str] = KINDS,
    difficulty: int = 1,
    lesson: int = LAST_LESSON,
) -> Iterator[Question]:
    """`count` questions of these kinds, mixed: no kind comes again before all have come.

    No question comes twice, as long as its kind has others, and no kind twice running.
    """
    rng = rng_for(seed, "mix")
    waiting: list[str] = []
    kind = ""
    met: set[str] = set()
    for number in range(count):
        if not waiting:
            waiting = shuffled(kinds, rng)
            if waiting[-1] == kind:
                waiting.reverse()
        kind, own = waiting.pop(), f"{seed}.{number}"
        asked = question(kind, seed=own, difficulty=difficulty, lesson=lesson)
        for attempt in range(_FRESH):
            if asked.asks not in met:
                break
            again = f"{own}.{attempt}"
            asked = question(kind, seed=again, difficulty=difficulty, lesson=lesson)
        met.add(asked.asks)
        yield asked


def in_this_language(asked: Question) -> Question:
    """The same question, with the same letters, in the language in use.

    One that no maker of ours would make so, such as one that was made by hand, stays as it is.
    """
    if asked.language == current() or asked.kind not in MAKERS:
        return asked
    again = _make(asked.kind, asked.seed, asked.difficulty, asked.lesson)
    return again if _shape(again) == _shape(asked) else asked


def _shape(asked: Question) -> tuple[object, ...]:
    """All of a question but its words."""
    mistakes = tuple(choice.mistake for choice in asked.choices)
    return asked.rule, mistakes, asked.round, asked.tiles, asked.sheet, asked.hands


def _make(kind: str, seed: Seed, difficulty: int, lesson: int) -> Question:
    for attempt in range(_TRIES):
        rng = rng_for(seed, kind, difficulty, attempt)
        draft = MAKERS[kind](rng, difficulty)
        if draft is not None and _is_known(draft, max(lesson, KIND_LESSONS[kind])):
            choices = _choices(draft, rng)
            if len(choices) > 2 or (choices and kind == "over"):
                return Question(
                    kind, seed, difficulty, draft.rule, draft.text, choices, lesson,
                    draft.round, draft.tiles, draft.sheet, draft.hands,
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
