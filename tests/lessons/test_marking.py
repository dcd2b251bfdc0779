"""Marks are made of what was answered, wherever it runs and whatever the page shows."""

from __future__ import annotations

from typing import Any

import nbformat
import pytest

from chickenfoot import lessons
from chickenfoot.lessons import marking
from chickenfoot.lessons.answer_record import RECORD, pack, unpack
from chickenfoot.lessons.marking import judge
from tests.support.lessons import solved

CHECKS = {7: lessons.check_07, 10: lessons.check_10, 11: lessons.check_11}


def _raises(*_: object) -> None:
    raise ZeroDivisionError("oh")


@pytest.mark.parametrize("lesson", CHECKS)
@pytest.mark.parametrize(
    "work", [_raises, lambda *_: 6, lambda *_: (0.404, 0.596), lambda *_: object(), exit, "9-9"]
)
def test_the_judge_says_what_the_check_said(lesson: int, work: Any) -> None:
    """Played back, an answer gets the same lines as when it was called."""
    report = CHECKS[lesson](work)
    again = judge(lesson, report.answer)
    assert again.lines == report.lines
    assert again.mark == report.mark


@pytest.mark.parametrize(
    "answer",
    [None, 3, [], {}, {"right": 100}, {"calls": [3] * 9, "right": 9}, {"value": {"rules": 3}},
     {"letters": "AAA"}, {"letters": {"1": 5}}, {"letters": {}, "seed": []},
     {"value": {"kind": "\0", "quoted": "x"}}, {"calls": "AB"}],
    ids=repr,
)  # fmt: skip
@pytest.mark.parametrize("lesson", range(1, 12))
def test_a_forged_note_is_no_right_answer(lesson: int, answer: Any) -> None:
    """Whatever stands in an output, only right answers make points."""
    report = judge(lesson, answer)
    assert not report.passed
    assert report.mark < report.points


def _through(name: str, page: Any) -> Any:
    """The page after one of our steps, as nbgrader calls it."""
    make: Any = getattr(marking, name)
    return make().preprocess(page, {})[0]


def _page(output: dict[str, Any]) -> Any:
    cell = nbformat.v4.new_code_cell("lessons.check_04(work)")
    cell.metadata["nbgrader"] = {"grade_id": "check-04", "points": 4, "grade": True}
    cell.outputs = [nbformat.v4.new_output("execute_result", output)]
    return nbformat.v4.new_notebook(cells=[cell])


def test_clicked_answers_travel_in_the_page() -> None:
    """What the check showed when it was saved is marked, where the file was not handed in."""
    shown = lessons.check_04(solved(lessons.exercise(4)))._repr_mimebundle_()
    page = _through("KeepAnswers", _page(shown))
    empty = lessons.check_04(lessons.exercise(4, seed="nobody"))._repr_mimebundle_()
    page.cells[0].outputs = [nbformat.v4.new_output("execute_result", empty)]
    page = _through("Judge", page)
    assert page.cells[0].outputs[0].data["text/plain"] == "4"
    assert RECORD not in page.cells[0].outputs[0].data


def test_a_page_cannot_say_its_mark() -> None:
    """A cell that shows a hundred points gets those of its answer: none."""
    page = _through("Judge", _page({"text/plain": "100", RECORD: {"right": 100}}))
    assert page.cells[0].outputs[0].data["text/plain"] == "0"


@pytest.mark.parametrize("value", [None, True, 3, 0.5, "9-9", (1, 2.5), [1, ("a", None)]])
def test_plain_values_come_back(value: Any) -> None:
    """As they were."""
    assert unpack(pack(value)) == value
