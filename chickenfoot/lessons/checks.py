"""The checks of the exercises by their names in the lessons, `check_01` to `check_11`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .api import own_work_file
from .code_checks import check_code, is_empty
from .exercise_widget import EXERCISES, Report, check_exercise, note

__all__ = [
    "check_01", "check_02", "check_03", "check_04", "check_05", "check_06", "check_07", "check_08",
    "check_09", "check_10", "check_11",
]  # fmt: skip


def _noted(lesson: int, work: Any) -> Report:
    """What the check of a code exercise says; noted unless there was no answer."""
    report = check_code(lesson, work)
    return note(report, lesson, None if is_empty(work) else own_work_file())


def _check_of(lesson: int, doc: str) -> Callable[[Any], Report]:
    """The function `check_NN` of a lesson."""

    def check(work: Any) -> Report:
        return check_exercise(lesson, work) if lesson in EXERCISES else _noted(lesson, work)

    check.__name__ = check.__qualname__ = f"check_{lesson:02}"
    check.__doc__ = f"{doc}\n{_FORM}"
    return check


_FORM = """
Parameters
----------
work : object
    The exercise that was answered, or what was written for it.

Returns
-------
Report
    Whether all of it is right, and a line for each part.
"""

_CLICKED = "What is right and wrong in the exercise of lesson {:02}."
check_01, check_02, check_03, check_04, check_05, check_06 = (
    _check_of(lesson, _CLICKED.format(lesson)) for lesson in EXERCISES
)
check_07 = _check_of(7, "Whether `work(view, pip)` counts the tiles with `pip` still unseen.")
check_08 = _check_of(8, "Whether `work` names the texts of the five in which a drawn tile is kept.")
check_09 = _check_of(9, "Whether `work` is the rule set that lesson 09 describes.")
check_10 = _check_of(10, "Whether `work(view)` is a player that plays the heaviest tile it can.")
check_11 = _check_of(11, "Whether `work(k, n)` gives the 95 % interval of a share.")
