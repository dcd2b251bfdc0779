"""The public functions of the lessons: what they note, what they refuse and how they say so."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from chickenfoot import lessons
from chickenfoot.errors import ChickenfootError
from tests.support.lessons import solved


def test_looking_writes_nothing(folder: Path) -> None:
    """Making widgets, as Run All does, answers nothing and writes no file."""
    lessons.level("2.3")
    lessons.practice(3, before=4, seed=1)
    lessons.exercise(2)
    lessons.progress()
    assert os.listdir(folder) == []


def test_an_unanswered_check_notes_nothing(folder: Path) -> None:
    """Run All on a fresh page leaves no file behind."""
    lessons.check_01(lessons.exercise(1))
    lessons.check_07(None)
    lessons.check_08([])
    assert lessons.sign() == lessons.sign("  ")
    assert os.listdir(folder) == []


def test_signed_work_says_whose_it_is() -> None:
    """A name once given stands above what every check says."""
    assert "Ana and Bo" in lessons.sign(" Ana  and Bo ")
    work = solved(lessons.exercise(1))
    assert str(lessons.check_01(work)).startswith("Work of Ana and Bo.")
    assert "Work of Ana and Bo." in str(lessons.check_08(["chicken-foot"]))


def test_nbgrader_reads_the_mark_of_a_check() -> None:
    """The plain text of what a check shows is the points, whatever the environment says."""
    assert lessons.check_01(lessons.exercise(1))._repr_mimebundle_()["text/plain"] == "0"
    assert lessons.check_07(None)._repr_mimebundle_()["text/plain"] == "0"
    work = solved(lessons.exercise(4))
    assert lessons.check_04(work)._repr_mimebundle_()["text/plain"] == "4"
    del work.answers[1]
    assert lessons.check_04(work)._repr_mimebundle_()["text/plain"] == "3"


def test_an_empty_answer_gives_nothing_away() -> None:
    """Lesson 08's check of no answer, or of half of one, does not name the right texts."""
    assert "chicken" not in str(lessons.check_08([]))
    assert "pata" not in str(lessons.check_08(["chicken-foot"]))


HUGE = 10**10000  # Python refuses to write it out


@pytest.mark.parametrize("make", [lessons.projector, lessons.sheet, lessons.practice])
@pytest.mark.parametrize("count", [0, -1, 1.5, "6", True, [], 10**6], ids=repr)
def test_a_number_of_questions(make: Any, count: Any) -> None:
    """What is no number of questions, or too large a one, is refused with what to give."""
    with pytest.raises(ChickenfootError, match=r"whole number from 1 to 100"):
        make(count)


@pytest.mark.parametrize("make", [lessons.projector, lessons.sheet])
def test_a_class_is_asked_so_many_questions_at_most(make: Any) -> None:
    """A hundred questions can be had, one more cannot; none at all is no number either."""
    assert len(lessons.sheet(100, seed=1).questions) == 100
    for count in (None, 101, 1000, HUGE):
        with pytest.raises(ChickenfootError, match="from 1 to 100") as raised:
            make(count)
        assert len(str(raised.value)) < 400


@pytest.mark.parametrize(
    "make", [lessons.projector, lessons.sheet, lambda **given: lessons.question(**given)]
)
@pytest.mark.parametrize("lesson", ["6", [], None, 0, 12, 1.5], ids=repr)
def test_a_lesson_that_there_is_not(make: Any, lesson: Any) -> None:
    """What is known after a lesson can be asked for the lessons that there are."""
    with pytest.raises(ChickenfootError, match=r"lesson .* from 1 to 11"):
        make(lesson=lesson)


@pytest.mark.parametrize(
    "make", [lessons.projector, lessons.sheet, lessons.question, lessons.practice]
)
def test_seeds_and_difficulties_are_looked_at(make: Any) -> None:
    """What is no seed or no difficulty is refused, by practice at once too."""
    seeds: tuple[object, ...] = ([], 1.5, True)
    for seed in seeds:
        with pytest.raises(ChickenfootError, match="not a seed"):
            make(seed=seed)
    difficulties: tuple[object, ...] = (0, 4, "2", None, [], True, HUGE)
    for difficulty in difficulties:
        with pytest.raises(ChickenfootError, match=r"difficulty .* from 1 to 3"):
            make(difficulty=difficulty)


ODD: list[Any] = [
    lambda: lessons.show("x"),  # type: ignore[arg-type]
    lambda: lessons.show(None),  # type: ignore[arg-type]
    lambda: lessons.sign(5),  # type: ignore[arg-type]
    lambda: lessons.sign(None),  # type: ignore[arg-type]
    lambda: lessons.collect(None),  # type: ignore[arg-type]
    lambda: lessons.collect(5),  # type: ignore[arg-type]
    lambda: lessons.exercise([]),  # type: ignore[arg-type]
    lambda: lessons.exercise("1"),  # type: ignore[arg-type]
    lambda: lessons.exercise(True),
    lambda: lessons.exercise(HUGE),
    lambda: lessons.levels([]),  # type: ignore[arg-type]
    lambda: lessons.levels(True),
    lambda: lessons.levels(HUGE),
    lambda: lessons.rule([]),  # type: ignore[arg-type]
    lambda: lessons.rule(HUGE),  # type: ignore[arg-type]
    lambda: lessons.question([]),  # type: ignore[arg-type]
    lambda: lessons.question(HUGE),  # type: ignore[arg-type]
    lambda: lessons.sheet(2, kinds=5),  # type: ignore[arg-type]
    lambda: lessons.sheet(2, kinds=[[]]),  # type: ignore[list-item]
    lambda: lessons.sheet(2, kinds="wher"),
]


@pytest.mark.parametrize("number", range(len(ODD)))
def test_an_odd_argument_is_answered_in_a_sentence(number: int) -> None:
    """Our error, not Python's, in one sentence of a bearable length."""
    with pytest.raises(ChickenfootError) as raised:
        ODD[number]()
    assert str(raised.value).endswith((".", "?"))
    assert len(str(raised.value)) < 400


def test_a_folder_of_work_is_collected(folder: Path) -> None:
    """A folder is named by text or path, and one that is not there is Python's own error."""
    lessons.sign("Ana")
    assert list(lessons.collect(folder).rows) == list(lessons.collect(str(folder)).rows) == ["Ana"]
    with pytest.raises(NotADirectoryError):
        lessons.collect(folder / "none")
