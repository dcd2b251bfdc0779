"""What a class is asked about a lesson: its ideas, each of them once."""

from __future__ import annotations

from collections import Counter

import pytest

from chickenfoot.curriculum.questions.ideas import IDEAS, Idea
from chickenfoot.curriculum.questions.model import Question
from chickenfoot.curriculum.rulebook import RULEBOOK
from chickenfoot.curriculum.selection import class_questions

LESSONS = pytest.mark.parametrize("lesson", IDEAS)
SEEDS = range(12)


def _ideas_of(lesson: int, asked: Question) -> list[Idea]:
    return [idea for idea in IDEAS[lesson] if idea.kind == asked.kind and idea.holds(asked)]


@LESSONS
@pytest.mark.parametrize("count", [3, 6])
def test_two_thirds_are_about_the_lesson_itself(lesson: int, count: int) -> None:
    """Each of its ideas at most once, and no question twice."""
    for seed in SEEDS:
        asked = class_questions(count, seed=f"a class {seed}", lesson=lesson)
        assert len({each.asks for each in asked}) == len(asked) == count
        own = [idea for idea in (_ideas_of(lesson, each) for each in asked) if idea]
        assert 3 * len(own) >= 2 * count
        # A question that is about two ideas counts for whichever has not been asked.
        names = Counter(idea.name for ideas in own for idea in ideas if len(ideas) == 1)
        assert not names or max(names.values()) == 1


def test_the_chicken_foot_is_seen() -> None:
    """Two thirds of what is asked after lesson 4 shows a double that waits for toes."""
    for seed in SEEDS:
        rounds = [each.round for each in class_questions(6, seed=seed, lesson=4)]
        waiting = [now.must_touch for now in rounds if now is not None]
        feet = [tile for tile in waiting if tile is not None and tile.high != 6]
        assert len(feet) >= 4


@LESSONS
def test_every_idea_can_be_asked(lesson: int) -> None:
    """At each difficulty, with what its lesson has taught."""
    for idea in IDEAS[lesson]:
        for difficulty in (1, 2, 3):
            asked = idea.asked("any", difficulty, lesson)
            assert asked.kind == idea.kind
            assert idea.holds(asked)
            assert RULEBOOK[asked.rule].lesson <= lesson
            assert asked.difficulty == difficulty


@LESSONS
def test_many_questions_begin_again(lesson: int) -> None:
    """More questions than there are ideas: the ideas come again, with other questions."""
    asked = class_questions(12, seed="many", lesson=lesson)
    assert len(asked) == 12
    assert len({each.asks for each in asked}) >= 11
