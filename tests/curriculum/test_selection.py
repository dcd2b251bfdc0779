"""What comes next in practice: what was missed first, nothing twice running, sets last."""

from __future__ import annotations

from itertools import islice, pairwise
from pathlib import Path

import pytest

from chickenfoot.curriculum.level import Level
from chickenfoot.curriculum.progress import Progress, Result
from chickenfoot.curriculum.questions.generate import questions
from chickenfoot.curriculum.questions.model import KIND_LESSONS, Question
from chickenfoot.curriculum.selection import practice_items

SETS = {"suit", "in_set", "yard_size"}


def names(items: list[Question | Level]) -> list[str]:
    """The kinds of questions and the numbers of levels."""
    return [item.number if isinstance(item, Level) else item.kind for item in items]


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    """The memory of somebody who has answered nothing yet."""
    return Progress(tmp_path)


@pytest.mark.parametrize("lesson", [1, 2, 4, 6, 11])
@pytest.mark.parametrize("seed", range(5))
def test_nothing_comes_twice_running(progress: Progress, lesson: int, seed: int) -> None:
    """Not even where one pass through the kinds ends and the next begins."""
    items = islice(practice_items(progress, seed=seed, lesson=lesson, with_levels=False), 60)
    assert all(one != other for one, other in pairwise(names(list(items))))


@pytest.mark.parametrize("seed", range(10))
def test_a_class_is_asked_no_kind_twice_running(seed: int) -> None:
    """On the wall and on paper too, however few the kinds are."""
    asked = questions(20, seed=seed, kinds=("where", "turn", "add_up"))
    assert all(one.kind != other.kind for one, other in pairwise(asked))


@pytest.mark.parametrize("lesson", [2, 4, 6])
@pytest.mark.parametrize("seed", range(5))
def test_sets_come_after_what_a_turn_needs(progress: Progress, lesson: int, seed: int) -> None:
    """Feet, drawing and counting are asked before the arithmetic of a set."""
    known = sum(met <= lesson for met in KIND_LESSONS.values())
    items = islice(practice_items(progress, seed=seed, lesson=lesson, with_levels=False), known)
    assert set(names(list(items))[-len(SETS) :]) == SETS


def test_a_missed_question_about_sets_comes_first(progress: Progress) -> None:
    """What was missed comes back soon, whatever it is about."""
    progress.answered("suit", "set", Result.WRONG)
    assert names([next(practice_items(progress, seed=1))]) == ["suit"]
