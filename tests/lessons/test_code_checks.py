"""The checks of the exercises bear whatever they are given, and quote only its beginning."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import numpy as np
import pytest

from chickenfoot import lessons
from chickenfoot.errors import ChickenfootError
from chickenfoot.lessons.exercise_widget import Exercise, Report
from tests.support.lessons import solved

CHECKS = {
    7: lessons.check_07,
    8: lessons.check_08,
    9: lessons.check_09,
    10: lessons.check_10,
    11: lessons.check_11,
}
HUGE = 10**10000  # Python refuses to write it out
LONGEST = 400  # a sentence of ours, with 200 letters of theirs in it
RIGHT = "chicken-foot, pata-de-pollo"


class Sullen:
    """Raises whatever is done with it."""

    def _no(self, *_: object) -> Any:
        raise RuntimeError("no" * 1000)

    __repr__ = __str__ = __eq__ = __hash__ = __iter__ = __len__ = __bool__ = _no


class SullenList(list[object], Sullen):
    """A list that raises whatever is done with it."""

    __repr__ = __str__ = __eq__ = __iter__ = __len__ = __bool__ = Sullen._no
    __hash__ = Sullen._no  # type: ignore[assignment, misc]  # a list has none


class SullenText(str, Sullen):
    """A text that raises whatever is done with it."""

    __repr__ = __str__ = __eq__ = __hash__ = __iter__ = __len__ = Sullen._no


class SullenError(Exception):
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise RuntimeError


def endless() -> Iterator[str]:
    """Names without end."""
    number = 0
    while True:
        number += 1
        yield f"text {number}"


ODD: list[Any] = [
    HUGE, (HUGE, 1), (HUGE, HUGE), np.arange(3), [np.arange(3)], (np.arange(2), 1), [[1]], [{}],
    [["chicken-foot"]], {}, "A" * 10**6, ["A" * 10**6], "a " * 10**5, range(10**6), b"\xff",
    float("nan"), (float("nan"), 1), Sullen(), Sullen, [Sullen()], SullenList([1]),
    SullenText("9-9"), SullenText(""), [SullenText("9-9")], type("K" * 10**6, (), {})(), object(),
]  # fmt: skip


def assert_told(report: Report) -> None:
    """A failed report of short lines that can be shown in every way."""
    assert not report.passed
    assert report.lines
    assert all(0 < len(line) <= LONGEST for line in report.lines)
    assert "text/html" in report._repr_mimebundle_()


@pytest.mark.parametrize("odd", range(len(ODD)))
@pytest.mark.parametrize("lesson", CHECKS)
def test_a_check_bears_anything(lesson: int, odd: int) -> None:
    """Whatever stands there instead of an answer is told in short lines."""
    assert_told(CHECKS[lesson](ODD[odd]))


@pytest.mark.parametrize("odd", range(len(ODD)))
@pytest.mark.parametrize("lesson", [7, 10, 11])
def test_a_check_bears_whatever_a_function_answers(lesson: int, odd: int) -> None:
    """A function may answer anything at all."""
    assert_told(CHECKS[lesson](lambda *_: ODD[odd]))


@pytest.mark.parametrize("error", [SystemExit(), SullenError(), KeyError("x" * 10**6)], ids=type)
@pytest.mark.parametrize("lesson", [7, 10, 11])
def test_a_function_that_leaves_is_reported(lesson: int, error: BaseException) -> None:
    """exit() ends no lesson, and an error is told by its kind whatever it says itself."""

    def leaves(*_: object) -> None:
        raise error

    report = CHECKS[lesson](leaves)
    assert_told(report)
    assert type(error).__name__ in str(report)


@pytest.mark.parametrize("lesson", [7, 10, 11])
def test_an_interrupt_goes_through(lesson: int) -> None:
    """Who interrupts a cell wants it to stop."""

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        CHECKS[lesson](stopped)


def test_names_are_compared_as_they_are_meant() -> None:
    """Right names pass as text, set, generator and array, with a comma too many as well."""
    names = RIGHT.split(", ")
    for work in (RIGHT, f"{RIGHT},\n", set(names), iter(names), np.array(names), names * 9):
        assert lessons.check_08(work).passed, work


@pytest.mark.parametrize("many", [endless(), range(10**9), " ".join(map(str, range(99)))])
def test_too_many_names(many: Any) -> None:
    """Names without end get one sentence, and nothing of which of the five are right."""
    report = lessons.check_08(many)
    assert not report.passed
    assert len(report.lines) == 1
    assert "too many names" in report.lines[0]


def test_one_name_without_end() -> None:
    """An answer that never ends is read only so far."""
    assert "are missing" in str(lessons.check_08(cycle(["chicken-foot"])))


@pytest.mark.parametrize("letter", ["Z", "", 5, [], Sullen(), "A" * 10**6, HUGE], ids=type)
def test_an_answer_put_there_by_hand(letter: Any) -> None:
    """A letter that is not there is told, and the other answers are still checked."""
    work = solved(Exercise(1))
    work.answers[0] = letter
    report = lessons.check_01(work)
    assert_told(report)
    assert report.right == len(report.lines) - 1
    assert "not one of the letters" in report.lines[0]


@pytest.mark.parametrize("answers", [None, ["A", "B"], "ABC", 5])
def test_answers_of_another_kind(answers: Any) -> None:
    """Answers that are not by place count as none."""
    work = Exercise(1)
    work.answers = answers
    assert_told(lessons.check_01(work))


@pytest.mark.parametrize("work", [Sullen(), SullenList([1]), HUGE], ids=type)
def test_no_exercise_at_all(work: Any) -> None:
    """What is no exercise is refused with what to give, whatever it is."""
    with pytest.raises(ChickenfootError, match="exercise of lesson 01"):
        lessons.check_01(work)
