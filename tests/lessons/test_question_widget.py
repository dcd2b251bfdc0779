"""Questions one by one and as practice, with hints and an account at the end."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from chickenfoot import lessons
from chickenfoot.curriculum.level_data import all_levels
from chickenfoot.curriculum.progress import Progress, Result
from chickenfoot.curriculum.questions.model import KINDS
from chickenfoot.errors import ChickenfootError
from chickenfoot.lessons.level_widget import LevelBox
from chickenfoot.lessons.question_widget import Practice, QuestionCard
from tests.support.lessons import buttons, do_step


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_answered(kind: str, folder: Path) -> None:
    """A wrong choice gets its reason and may be tried again; the right one ends it."""
    card = lessons.question(kind, seed=2)
    wrong = next(choice for choice in card.question.choices if not choice.is_right)
    card.panel.press("choose", card.question.letter(wrong))
    assert wrong.why in card.panel.status
    assert not card.done
    card.panel.press("choose", card.question.letter(card.question.right))
    assert card.done
    memory = Progress(folder).memory(kind)
    assert memory is not None
    assert (memory.last, memory.days) == (Result.WRONG, 0)  # what was said after it is help


@pytest.mark.parametrize("kind", KINDS)
def test_hints_of_a_question(kind: str) -> None:
    """Three hints: where to look, the rule, the answer; then it is not first time right."""
    card = lessons.question(kind, seed=3)
    hints = [card.hint() for _ in range(3)]
    assert len(set(hints)) == 3
    assert card.question.right.text in hints[2]


def test_practice_ends_with_an_account() -> None:
    """After the last question it is told how many were right at once; More goes on."""
    box = lessons.practice(2, before=4, seed=5)
    for _ in range(2):
        card = box.card
        if isinstance(card, QuestionCard):
            card.panel.press("choose", card.question.letter(card.question.right))
        else:
            assert card is not None
            for _ in card.level.steps:
                do_step(card)
        card.panel.press("next")
    assert "2 of 2 right without help" in box.panel.state["task"]
    box.panel.press("more")
    assert box.card is not None


def test_practice_without_end_can_be_ended() -> None:
    """Practice without a count goes on until it is ended."""
    box = lessons.practice(seed=5)
    assert "end" in buttons(box.panel)
    box.panel.press("end")
    assert box.card is None


def test_same_seed_same_practice(folder: Path) -> None:
    """A class that has missed nothing yet sees the same questions for the same seed."""
    first, second = (lessons.practice(3, before=5, seed=9) for _ in range(2))
    assert repr(first.card) == repr(second.card)


def test_practice_has_no_level_of_today(folder: Path) -> None:
    """A level done today, even wrongly, does not come back today; on another day it may."""
    progress = Progress(folder)
    for level in list(all_levels().values())[:27]:
        progress.answered(f"level {level.number}", level.rule, Result.HELPED)
    for seed in range(3):
        box = lessons.practice(12, before=4, seed=seed)
        for _ in range(12):
            assert isinstance(box.card, QuestionCard)
            box.go_on()
    old = Progress(folder, today=lambda: date(2026, 1, 1))
    old.reset()
    old.answered("level 2.3", "arms", Result.HELPED)
    assert isinstance(lessons.practice(3, before=4, seed=1).card, LevelBox)


def test_endless_practice_is_always_new() -> None:
    """Endless practice has questions only, and none of them twice."""
    box = lessons.practice(before=2, seed=3)
    seen = []
    for _ in range(40):
        assert isinstance(box.card, QuestionCard)
        seen.append(f"{box.card.question} {box.card.question.tiles}")
        box.go_on()
    assert len(set(seen)) == 40


def test_without_a_seed_practice_differs() -> None:
    """Whoever comes back meets other questions."""
    texts = {str(box.card) for box in (lessons.practice(3, before=5) for _ in range(6))}
    assert len(texts) > 1


def test_missed_kinds_come_first(folder: Path) -> None:
    """What was missed comes back before anything else."""
    Progress(folder, today=lambda: date(2026, 1, 1)).answered("who_leads", "lead", Result.WRONG)
    box = lessons.practice(3, before=5, seed=9)
    assert isinstance(box.card, QuestionCard)
    assert box.card.question.kind == "who_leads"


def test_early_practice_asks_nothing_that_is_not_known() -> None:
    """Before lesson 3 there are only questions and levels of lessons 1 and 2."""
    box = lessons.practice(before=3, seed=1)
    for _ in range(12):
        card = box.card
        if isinstance(card, QuestionCard):
            assert card.question.lesson == 2
        else:
            assert card is not None
            assert card.level.lesson in (1, 2)
        box.go_on()


@pytest.mark.parametrize("count", [2, None])
@pytest.mark.parametrize("before", [1, 0, -1, 1.5, True, "6", None, [], 13], ids=repr)
def test_nothing_comes_before_the_first_lesson(count: int | None, before: Any) -> None:
    """Where there is nothing to practise, a sentence says so; nobody waits forever."""
    with pytest.raises(ChickenfootError, match="whole number from 2 to 12"):
        lessons.practice(count, before=before)


def test_levels_of_a_lesson() -> None:
    """All levels of a lesson come one after the other."""
    box = lessons.levels(2)
    assert isinstance(box, Practice)
    assert isinstance(box.card, LevelBox)
    assert box.card.level.number == "2.1"
    box.go_on()
    assert isinstance(box.card, LevelBox)
    assert box.card.level.number == "2.2"
    with pytest.raises(ChickenfootError):
        lessons.levels(9)


def test_more_never_ends() -> None:
    """The levels of a lesson begin again however often More is pressed."""
    box = lessons.levels(1)
    for _ in range(60):
        for _ in range(box.count or 0):
            box.go_on()
        box.panel.press("more")
    assert box.number == 1


def test_a_letter_that_is_not_there() -> None:
    """A question refuses a letter that none of its choices has, and names those that it has."""
    with pytest.raises(ChickenfootError, match="'A', 'B'"):
        lessons.question(seed=1).choose("Z")


def test_whether_a_round_is_over_is_told_with_its_reason() -> None:
    """Right or wrong, the answer says who can do what, or why nobody can."""
    for seed in range(30):
        for choice in lessons.question("over", seed=seed).question.choices:
            told = ("can play the", "no tile", "to draw", "The round is over:")
            assert any(part in choice.why for part in told)
