"""Our part of nbgrader's pipeline: marks that the marked notebook cannot set.

nbgrader takes the mark from what the checking cell shows, and that cell runs in the same kernel
as the pupil's code, which could make it show anything. So :class:`Judge` takes from that cell
what was *answered* and nothing else, and judges it in nbgrader's own process, after the kernel
is gone. :class:`KeepAnswers` saves what was clicked before nbgrader empties the outputs, so that
a notebook is enough to hand in. ``chickenfoot --course`` writes the settings that call them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from html import escape
from typing import Any

from nbclient.exceptions import DeadKernelError
from nbconvert.preprocessors import Preprocessor
from nbformat.v4 import new_output
from traitlets import Bool

from ..common.names import on_one_line
from ..text import say
from .answer_record import RECORD
from .code_checks import POINTS, judge_code
from .exercise_widget import EXERCISES, Report, judge_clicks

__all__ = ["Judge", "KeepAnswers", "answers_in", "configure", "judge"]

SECONDS = 20
"""So long a cell may take; the slowest of ours needs three on a small machine."""

_KEPT = "chickenfoot_answers"
_WIDGET = "application/vnd.jupyter.widget-view+json"
_ENDED = "check.ended"
_STOPPED = {
    "CellTimeoutError": "check.endless",
    "KeyboardInterrupt": "check.endless",
    "DeadKernelError": _ENDED,
}
_STUB = 'pass  # left out of this copy: your answer goes into the cell under "Exercise"'


def lesson_of(cell: Mapping[str, Any]) -> int:
    """The lesson of which `cell` is the check, 0 if it is none."""
    start, _, number = str(cell["metadata"].get("nbgrader", {}).get("grade_id")).partition("-")
    if cell["cell_type"] != "code" or start != "check" or not number.isdecimal():
        return 0
    return int(number) if int(number) in (*EXERCISES, *POINTS) else 0


def _answer_of(cell: Mapping[str, Any]) -> Any:
    answers = (output.get("data", {}).get(RECORD) for output in cell.get("outputs", []))
    return next((answer for answer in answers if isinstance(answer, dict)), None)


def answers_in(notebook: Mapping[str, Any]) -> Iterator[tuple[int, Any]]:
    """The lesson of each check in a notebook, and what was answered when it last ran, or None."""
    for cell in notebook["cells"]:
        if lesson := lesson_of(cell):
            yield lesson, _answer_of(cell)


def judge(lesson: int, answer: Any) -> Report:
    """What the check of `lesson` says of what an output holds as the answer; None for nothing."""
    if lesson in EXERCISES and not isinstance(answer, dict):
        answer = {"letters": {}}
    try:
        return (judge_clicks if lesson in EXERCISES else judge_code)(lesson, answer)
    except (ValueError, TypeError, AttributeError, RecursionError):
        # There is none, or somebody wrote there what no check writes.
        return Report(False, (say("check.nothing"),), is_begun=False)


class KeepAnswers(Preprocessor):
    """Takes what was answered out of the stored outputs into the notebook's own metadata."""

    enabled = Bool(True)

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """The notebook, with the answers in its metadata."""
        found = {str(lesson): answer for lesson, answer in answers_in(nb) if answer}
        nb["metadata"][_KEPT] = deepcopy(found)
        return nb, resources


class Judge(Preprocessor):
    """Puts our report and its points into each checking cell, whatever the kernel put there.

    Elsewhere an error is told in its last line, without the files of this machine, and a table
    is left as its picture: the page of feedback has no kernel to draw another.
    """

    enabled = Bool(True)

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """The notebook, judged."""
        kept = nb["metadata"].pop(_KEPT, {})
        ended = ""
        for cell in nb["cells"]:
            if cell["cell_type"] != "code":
                continue
            stopped = _stop_in(cell) or ended
            if stopped == _ENDED:  # nothing after it was run
                ended = _ENDED
            if lesson := lesson_of(cell):
                cell["outputs"] = [self._judged(cell, lesson, kept, stopped)]
            else:
                cell["outputs"] = [_shortened(output) for output in cell["outputs"]]
        return nb, resources

    def _judged(self, cell: Any, lesson: int, kept: Mapping[str, Any], stopped: str) -> Any:
        now = _answer_of(cell)
        begun = bool(now) and bool(now.get("letters", True))
        report = judge(lesson, now if begun else kept.get(str(lesson)))
        if stopped and not (begun or kept.get(str(lesson))):
            report = replace(report, lines=(say(stopped),), is_begun=True)
        points = int(cell["metadata"]["nbgrader"]["points"])
        shown = replace(report, answer=None, points=points)._repr_mimebundle_()
        return new_output("execute_result", shown, execution_count=cell["execution_count"])


def _stop_in(cell: Any) -> str:
    """Which sentence says how `cell` was stopped; "" where it came to its end."""
    found = (_STOPPED.get(output.get("ename"), "") for output in cell["outputs"])
    return next(filter(None, found), "")


def _shortened(output: Any) -> Any:
    if output["output_type"] == "error":
        line = on_one_line(f"{output['ename']}: {output['evalue']}".strip(": "))
        if output["ename"] in _STOPPED:
            line = say(_STOPPED[output["ename"]])
        return new_output(
            "display_data", {"text/plain": line, "text/html": f"<pre>{escape(line)}</pre>"}
        )
    if len(output.get("data", {})) > 1:
        output["data"].pop(_WIDGET, None)
    return output


def configure(settings: Any) -> None:
    """Set nbgrader up for our lessons; `settings` is the ``c`` of ``nbgrader_config.py``."""
    from nbgrader.converters import Autograde
    from nbgrader.preprocessors import Execute

    class Run(Execute):  # type: ignore[misc]  # nbgrader is not in every environment
        """Runs the cells. Where one ends the kernel, what was answered before it still counts."""

        def preprocess(self, nb: Any, resources: Any, km: Any = None) -> tuple[Any, Any]:
            self._has_ended = False
            ran: tuple[Any, Any] = super().preprocess(nb, resources, km)
            return ran

        def preprocess_cell(self, cell: Any, resources: Any, index: int) -> tuple[Any, Any]:
            if self._has_ended:
                return cell, resources
            try:
                ran: tuple[Any, Any] = super().preprocess_cell(cell, resources, index)
            except DeadKernelError as error:
                self._has_ended = True
                name = type(error).__name__
                cell["outputs"].append(new_output("error", ename=name, evalue="", traceback=[]))
                ran = cell, resources
            return ran

    traits = Autograde.class_traits()
    sanitize = traits["sanitize_preprocessors"].default()
    settings.Autograde.sanitize_preprocessors = [KeepAnswers, *sanitize]
    mark = list(traits["autograde_preprocessors"].default())
    place = mark.index(Execute)
    mark[place : place + 1] = [Run, Judge]
    settings.Autograde.autograde_preprocessors = mark
    settings.Execute.timeout = SECONDS
    settings.ClearSolutions.code_stub = {"python": _STUB}
