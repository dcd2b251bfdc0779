"""The exercise at the end of a lesson: answered, checked, kept, handed in."""

from __future__ import annotations

from pathlib import Path

import pytest

from chickenfoot import lessons
from chickenfoot.curriculum.hand_in import WorkFile
from chickenfoot.errors import ChickenfootError
from chickenfoot.lessons.exercise_widget import EXERCISES
from tests.support.lessons import solved

CHECKS = [
    lessons.check_01, lessons.check_02, lessons.check_03, lessons.check_04, lessons.check_05,
    lessons.check_06,
]  # fmt: skip


@pytest.mark.parametrize("lesson", EXERCISES)
def test_an_empty_exercise_fails_and_a_solved_one_passes(lesson: int) -> None:
    """Nothing answered is not right; every right answer chosen is."""
    work = lessons.exercise(lesson)
    check = CHECKS[lesson - 1]
    assert not check(work).passed
    assert check(solved(work)).passed


@pytest.mark.parametrize("lesson", EXERCISES)
def test_a_wrong_answer_is_told_with_its_reason(lesson: int) -> None:
    """One wrong answer fails the exercise, and its line says why."""
    work = solved(lessons.exercise(lesson))
    wrong = next(choice for choice in work.question.choices if not choice.is_right)
    work.panel.press("choose", work.question.letter(wrong))
    report = CHECKS[lesson - 1](work)
    assert not report.passed
    assert wrong.why in report.lines[0]


def test_a_check_wants_its_own_exercise() -> None:
    """Another lesson's exercise, or anything else, is refused with what to give."""
    for other in (lessons.exercise(2), None, "B"):
        with pytest.raises(ChickenfootError, match="the exercise of lesson 01"):
            lessons.check_01(other)


def test_exercise_goes_back_and_forth() -> None:
    """Answers stay when one goes on and comes back."""
    work = lessons.exercise(4)
    work.panel.press("choose", "A")
    work.panel.press("next")
    work.panel.press("previous")
    assert work.panel.state["choices"][0]["on"]


@pytest.mark.parametrize("lesson", [3, 4])
def test_an_exercise_does_not_print_its_answer(lesson: int) -> None:
    """A question of what is open says of its picture which tiles lie there, and no open end."""
    work = lessons.exercise(lesson)
    for place, asked in enumerate(work.questions):
        if asked.kind in ("open_ends", "must_show"):
            told = work.words().split(f"\n{place + 1}. ")[1].split(asked.text)[0]
            assert "open end" not in told
            assert "foot" not in told
            assert asked.round is not None
            for tile, onto in asked.round.tableau.plays[1:]:
                assert f"{tile} on {onto}" in told


def test_answers_are_there_again(folder: Path) -> None:
    """Answers to an exercise outlive the kernel, in the page's words and in the file."""
    work = lessons.exercise(1)
    right = work.question.letter(work.question.right)
    work.panel.press("choose", right)
    again = lessons.exercise(1)
    assert again.answers == {0: right}
    assert f"Your answer: {right}" in again.words()
    assert "last time" in again.panel.status
    assert lessons.check_01(again).right == 1
    done = WorkFile(folder).exercises["01"]
    assert (dict(done.answers), done.right, done.of, done.checks) == ({"1": right}, 1, 3, 1)


def test_before_an_answer_nothing_is_called_wrong() -> None:
    """A check of an exercise that was not begun asks for an answer, and for no change."""
    for report in (lessons.check_05(lessons.exercise(5)), lessons.check_07(None)):
        assert "Change what is wrong" not in str(report)
        assert "When you have an answer" in str(report)


def test_an_exercise_takes_a_seed() -> None:
    """The same seed asks the same, other questions than the lesson's own; answers stay apart."""
    own, other = lessons.exercise(3), lessons.exercise(3, seed="monday")
    kinds = [each.kind for each in own.questions]
    assert [each.kind for each in other.questions] == kinds
    assert [each.asks for each in other.questions] != [each.asks for each in own.questions]
    assert other.questions == lessons.exercise(3, seed="monday").questions
    solved(other)
    assert lessons.exercise(3).answers == {}
    again = lessons.exercise(3, seed="monday")
    assert lessons.check_03(again).passed


def test_a_seed_that_is_none_is_refused() -> None:
    """As everywhere."""
    with pytest.raises(ChickenfootError, match="seed"):
        lessons.exercise(3, seed=1.5)  # type: ignore[arg-type]
