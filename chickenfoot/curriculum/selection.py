"""Which questions and levels come next: a mix for one learner, a series for a class."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from types import NoneType

from ..common.arguments import whole_number
from ..common.seeds import Seed, rng_for, shuffled
from ..errors import ChickenfootError
from ..text import say
from .level import Level
from .level_data import all_levels
from .progress import Progress
from .questions import generate
from .questions.ideas import IDEAS, Idea
from .questions.model import KIND_LESSONS, LAST_LESSON, Question

__all__ = ["class_questions", "practice_items"]

_MOST_ASKED = 100  # of one class, on the wall or on paper
_MOST_NEW = 200  # there are only so many different yards: after so many, one may come again

_FRESH = 20  # tries for a question that has not come yet

# Nobody counts a set in a turn: these kinds wait until what a turn needs has been asked.
_ABOUT_SETS = frozenset({"suit", "in_set", "yard_size"})


def practice_items(
    progress: Progress,
    *,
    seed: Seed,
    lesson: int = LAST_LESSON,
    difficulty: int = 1,
    with_levels: bool = True,
) -> Iterator[Question | Level]:
    """Questions and levels for one learner, without end: what was missed lately comes first.

    No kind of question comes twice running, and the arithmetic of sets waits for the others.

    Parameters
    ----------
    progress : Progress
        What the learner remembers.
    seed : int or str
        The same one gives the same items for the same memory.
    lesson : int
        What is known after this lesson is enough to answer them.
    difficulty : int
        From 1 to 3.
    with_levels : bool
        Whether levels come too, each at most once and none of today.

    Yields
    ------
    Question or Level
        The next item.
    """
    levels = _levels_up_to(lesson)
    asked: set[str] = set()
    last, turn = "", 0
    while True:
        waiting = _in_order(progress, lesson, seed, turn, with_levels)
        while waiting:
            item = next((each for each in waiting if each != last), waiting[0])
            waiting.remove(item)
            turn += 1
            new: Question | Level = (
                levels[item]
                if item in levels
                else generate.question(
                    item, seed=f"{seed}.{turn}", difficulty=difficulty, lesson=lesson
                )
            )
            shown = _as_shown(new)
            is_new = shown not in asked or (isinstance(new, Question) and len(asked) > _MOST_NEW)
            if is_new:
                asked.add(shown)
                last = item
                yield new


def _levels_up_to(lesson: int) -> dict[str, Level]:
    """The levels up to this lesson by their names in the learner's memory."""
    return {f"level {n}": each for n, each in all_levels().items() if (each.lesson or 5) <= lesson}


def _in_order(
    progress: Progress, lesson: int, seed: Seed, turn: int, with_levels: bool
) -> list[str]:
    """Every kind known and some levels, in the order in which they are due."""
    rng = rng_for(seed, "mix", turn)
    kinds = [kind for kind, met in KIND_LESSONS.items() if met <= lesson]
    # A kind of question weighs as much as a handful of levels, which stay the same; one
    # that was done today would only be remembered, answer and all.
    levels = _levels_up_to(lesson)
    rested = [item for item in levels if with_levels and not progress.is_of_today(item)]
    some = shuffled(rested, rng)[: max(2, len(kinds) // 2)]
    mixed = sorted(shuffled([*kinds, *some], rng), key=_ABOUT_SETS.__contains__)
    return progress.due(mixed)


def _as_shown(item: Question | Level) -> str:
    """An item with all that it shows, to tell whether it has been asked."""
    if isinstance(item, Level):
        return f"level {item.number}"
    return f"{item} {item.round} {item.tiles} {item.sheet}"


def class_questions(
    count: int,
    *,
    seed: Seed,
    kinds: Sequence[str] | None = None,
    lesson: int = LAST_LESSON,
    difficulty: int = 1,
) -> tuple[Question, ...]:
    """The questions of a class, the same for everybody.

    Parameters
    ----------
    count : int
        How many questions, from 1 to 100.
    seed : int or str
        The same one gives the same questions.
    kinds : sequence of str, optional
        Only these kinds; without it two thirds are about the lesson's own ideas, each of which
        comes once as long as there are others.
    lesson : int
        What is known after this lesson is enough to answer them.
    difficulty : int
        From 1 to 3.

    Returns
    -------
    tuple of Question
        The questions, their kinds mixed.

    Raises
    ------
    ChickenfootError
        For an unknown kind, or a number that is not allowed.
    """
    whole_number(count, "count", least=1, most=_MOST_ASKED, key="lessons.bad_count")
    whole_number(lesson, "lesson", least=1, most=LAST_LESSON, key="lessons.bad_lesson")
    if isinstance(kinds, str):  # a single one, without the comma that makes a tuple of it
        kinds = (kinds,)
    if not isinstance(kinds, (tuple, list, NoneType)):
        raise ChickenfootError(say("lessons.bad_kinds", given=kinds), kinds=kinds)
    if kinds or lesson not in IDEAS:
        return tuple(
            generate.questions(
                count, seed=seed, kinds=tuple(kinds or _kinds_after(lesson, count, seed)),
                difficulty=difficulty, lesson=lesson,
            )
        )  # fmt: skip
    return _about_ideas(count, seed, lesson, difficulty)


def _kinds_after(lesson: int, count: int, seed: Seed) -> tuple[str, ...]:
    """Kinds for `count` questions to a class that has had `lesson`: first those of that lesson."""
    rng = rng_for(seed, "kinds")
    new = [kind for kind, met in KIND_LESSONS.items() if met == lesson]
    old = [kind for kind, met in KIND_LESSONS.items() if met < lesson]
    return tuple([*shuffled(new, rng), *shuffled(old, rng)][:count])


def _about_ideas(count: int, seed: Seed, lesson: int, difficulty: int) -> tuple[Question, ...]:
    """Two thirds about the ideas of `lesson`, the rest about those before, in a mixed order."""
    rng = rng_for(seed, "ideas")
    before = [(idea, met) for met, ideas in IDEAS.items() if met < lesson for idea in ideas]
    own = -(-2 * count // 3) if before else count
    now = [(idea, lesson) for idea in IDEAS[lesson]]
    asked: dict[str, Question] = {}
    chosen = [*_cycled(now, own, rng), *_cycled(before, count - own, rng)]
    for place, (idea, met) in enumerate(chosen):
        for turn in range(_FRESH):  # an idea that comes again has another question
            made = idea.asked(f"{seed}.{place}.{turn}", difficulty, met)
            if made.asks not in asked:
                break
        asked[made.asks if made.asks not in asked else f"{place}"] = made
    return tuple(shuffled(list(asked.values()), rng))


def _cycled(ideas: Sequence[tuple[Idea, int]], count: int, rng: Random) -> list[tuple[Idea, int]]:
    """`count` of these ideas by chance: none comes again before all have come."""
    chosen: list[tuple[Idea, int]] = []
    while len(chosen) < count:
        chosen += shuffled(ideas, rng)
    return chosen[:count]
