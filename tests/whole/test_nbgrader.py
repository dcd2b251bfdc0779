"""nbgrader's whole way, for every exercise: handed out, answered, marked, told.

    uv run --isolated --group dev --group nbgrader pytest -n 0 tests/whole/test_nbgrader.py

Without nbgrader there is nothing to test: it is in an environment of its own (CONTRIBUTING.md).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest

from chickenfoot.curriculum.hand_in import WorkFile
from chickenfoot.lessons.answer_record import RECORD
from chickenfoot.lessons.code_checks import POINTS
from chickenfoot.lessons.exercise_widget import EXERCISES, exercise_questions, judge_clicks
from chickenfoot.text import say
from tests.support.paths import ROOT

pytest.importorskip("nbgrader", reason="nbgrader has an environment of its own")

LESSONS = (*EXERCISES, *POINTS)
WORTH = {**{n: len(asked) for n, asked in EXERCISES.items()}, **POINTS}

IMPORTS = """from dataclasses import replace
import chickenfoot as cf
from chickenfoot import lessons"""
RIGHT = {
    7: """def mine(view, pip):
    seen = {*view.hand, *view.tableau}
    return sum(pip in (t.high, t.low) and t not in seen for t in cf.double_set(9))""",
    8: 'answer = "chicken-foot, pata-de-pollo"',
    9: "mine = replace(cf.Rules(), set_max=6, spinner_arms=3, toes=2, double_blank_points=25)",
    10: """def mine(view):
    plays = [move for move in view.legal_moves() if move.tile]
    cost = lambda move: view.rules.points([move.tile])
    return max(plays, key=cost) if plays else view.legal_moves()[0]""",
    11: """def mine(k, n, z=1.96):
    middle = (k + z**2 / 2) / (n + z**2)
    half = z / (n + z**2) * (k * (n - k) / n + z**2 / 4) ** 0.5
    return middle - half, middle + half""",
}
# An answer of which a part is right, and what that part is worth.
PARTLY = {
    7: ("mine = lambda view, pip: len(cf.double_set(9)) and 6", None),
    8: ('answer = "chicken-foot"', 1.5),
    9: ("mine = replace(cf.Rules(), set_max=6, spinner_arms=3)", 2),
    10: ("mine = lambda view: view.legal_moves()[0]", 1),
    11: ("mine = lambda k, n: (0.404, 0.596)", 1),
}
ENDLESS = "while True:\n    pass"
# Each costs the time that a cell may take: one of each sort, in a page otherwise right.
ENDLESS_IN = (5, 8)
ENDS = "import os\nos._exit(0)"
ENDS_IN = 8
CRASH = 'raise ZeroDivisionError("oh")'
CHEAT = """
import os, sys
os.environ.pop("NBGRADER_EXECUTION", None)
from chickenfoot.lessons import checks, code_checks, exercise_widget
for name in dir(lessons):
    if name.startswith("check_"):
        setattr(lessons, name, lambda work: 100)
exercise_widget.Report.mark = 100
exercise_widget.Report.right = 100
class Full:
    def _repr_mimebundle_(self, include=None, exclude=None):
        return {"text/plain": "100", "RECORD": {"right": 100, "letters": "all", "value": True}}
for name in dir(lessons):
    if name.startswith("check_"):
        setattr(lessons, name, lambda work: Full())
answer = mine = work = Full()
""".replace("RECORD", RECORD)


def _letters(lesson: int, pick: Callable[[Any, int], Any]) -> str:
    asked = exercise_questions(lesson)
    letters = {n: each.letter(pick(each, n)) for n, each in enumerate(asked)}
    return f"work.answers = {letters!r}"


def _wrong(question: Any, _: int = 0) -> Any:
    return next(choice for choice in question.choices if not choice.is_right)


def _answer(kind: str, lesson: int) -> str:
    clicked = lesson in EXERCISES
    if kind == "endless":
        kind = "endless" if lesson in ENDLESS_IN else "right"
    elif kind == "ends":
        kind = "ends" if lesson == ENDS_IN else "right"
    if kind == "right":
        return _letters(lesson, lambda q, _: q.right) if clicked else RIGHT[lesson]
    if kind == "partly":
        if clicked:
            return _letters(lesson, lambda q, n: _wrong(q) if n else q.right)
        return PARTLY[lesson][0]
    if kind == "wrong":
        return _letters(lesson, _wrong) if clicked else "answer = mine = 'nonsense'"
    return {"empty": "", "crash": CRASH, "cheat": CHEAT, "endless": ENDLESS, "ends": ENDS}[kind]


KINDS = ("right", "partly", "wrong", "empty", "crash", "cheat", "endless", "ends")


def _source(pages: list[Path]) -> Any:
    """One page with every exercise and its check: a kernel for a pupil, not one for a lesson."""
    cells = [nbformat.v4.new_code_cell(IMPORTS)]
    for page in pages:
        own = nbformat.read(page, as_version=4).cells
        cells += own[_check_in(own) - 1 : _check_in(own) + 1]
    return nbformat.v4.new_notebook(
        cells=cells, metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    )


def _check_in(cells: list[Any]) -> int:
    names = [cell.metadata.get("nbgrader", {}).get("grade_id", "") for cell in cells]
    return next(n for n, name in enumerate(names) if name.startswith("check-"))


def _handed_in(release: Path, kind: str) -> nbformat.NotebookNode:
    """The released page with what this pupil did."""
    notebook: nbformat.NotebookNode = nbformat.read(release, as_version=4)
    imports, *cells = notebook.cells
    pairs = zip(LESSONS, cells[::2], cells[1::2], strict=True)
    notebook.cells = [imports]
    for lesson, exercise, check in pairs:
        answer = nbformat.v4.new_code_cell(_answer(kind, lesson))
        if lesson not in EXERCISES:
            # What was not answered is left as it was, or thrown away.
            thrown = [nbformat.v4.new_code_cell("del mine")] if lesson == 9 else []
            notebook.cells += [exercise, *thrown] if kind == "empty" else [answer]
        elif kind == "right" and lesson < 4:  # the answers travel in the page
            report = judge_clicks(lesson, {"letters": _right_letters(lesson)})
            shown = replace(report, answer={"letters": _right_letters(lesson)})
            bundle = shown._repr_mimebundle_()
            check.outputs = [nbformat.v4.new_output("execute_result", bundle, execution_count=1)]
            notebook.cells += [exercise]
        elif kind == "right" and lesson < 6:  # or in the file beside it
            notebook.cells += [exercise]
        else:
            notebook.cells += [exercise, answer]
        notebook.cells.append(check)
    return notebook


def _right_letters(lesson: int) -> dict[str, str]:
    asked = exercise_questions(lesson)
    return {str(n): each.letter(each.right) for n, each in enumerate(asked, start=1)}


class Course:
    """A course after the whole way."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._run("-m", "chickenfoot.cli", "--course", ".")
        pages = sorted((folder / "source").glob("lesson-*/*.ipynb"))
        (folder / "source" / "all").mkdir()
        nbformat.write(_source(pages), folder / "source/all/all.ipynb")
        for page in pages:  # handed out in one go, which spares nbgrader's starts
            page.rename(folder / "source" / "all" / page.name)
        settings = folder / "nbgrader_config.py"
        settings.write_text(f"{settings.read_text()}c.Execute.timeout = 8\n")
        self._run("-m", "nbgrader", "generate_assignment", "all")
        released = sorted((folder / "release/all").glob("[01]*.ipynb"))
        self.released = {int(path.name[:2]): path for path in released}
        for kind in KINDS:
            place = folder / "submitted" / kind / "all"
            place.mkdir(parents=True)
            nbformat.write(_handed_in(folder / "release/all/all.ipynb", kind), place / "all.ipynb")
            if kind == "right":
                work = WorkFile(place)
                for lesson in (4, 5):
                    letters = _right_letters(lesson)
                    work.answer(lesson, {int(n) - 1: each for n, each in letters.items()})
        self._run("-m", "nbgrader", "autograde", "all")
        self._run("-m", "nbgrader", "generate_feedback", "all")
        self.marks = self._marks()

    def _run(self, *arguments: str) -> None:
        # A pupil's answers lie beside the page, not where the tests keep theirs.
        not_ours = {"CHICKENFOOT_FOLDER", "PYTHONDONTWRITEBYTECODE"}
        own = {name: value for name, value in os.environ.items() if name not in not_ours}
        # A dozen Pythons start here: what one of them compiled, the others find.
        own["PYTHONPYCACHEPREFIX"] = str(self.folder / ".compiled")
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.folder, capture_output=True, text=True,
            timeout=900, check=False, env=own,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr

    def _marks(self) -> dict[tuple[str, int], tuple[float, float]]:
        from nbgrader.api import Gradebook

        marks = {}
        with Gradebook(f"sqlite:///{self.folder / 'gradebook.db'}") as book:
            for submission in book.assignment_submissions("all"):
                (page,) = (each for each in submission.notebooks if each.name == "all")
                for grade in page.grades:
                    key = submission.student.id, int(grade.name[-2:])
                    marks[key] = (grade.score, grade.max_score)
        return marks

    def told(self, kind: str, lesson: int) -> str:
        """What the marked page says under the check of an exercise, in words."""
        notebook = nbformat.read(self.folder / "autograded" / kind / "all/all.ipynb", as_version=4)
        (cell,) = (c for c in notebook.cells if c.source.startswith(f"lessons.check_{lesson:02}"))
        (output,) = cell.outputs
        return _plain(output.data["text/html"])

    def feedback(self, kind: str) -> str:
        """The page of feedback in words."""
        page = (self.folder / "feedback" / kind / "all/all.html").read_text()
        return _plain(re.sub(r"(?s)<script.*?</script>", "", page[page.index("<body") :]))


def _plain(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """Made once for all tests."""
    return Course(tmp_path_factory.mktemp("course"))


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_is_handed_out(course: Course, lesson: int) -> None:
    """No solution is in it, and the cell says under which name the answer goes."""
    text = course.released[lesson].read_text()
    assert "BEGIN SOLUTION" not in text
    if lesson in RIGHT:
        notebook = nbformat.read(course.released[lesson], as_version=4)
        sources = [cell.source for cell in notebook.cells]
        check = next(n for n, each in enumerate(sources) if each.startswith("lessons.check_"))
        assert sources[check - 1] in ("mine = None", 'answer = ""')
        assert "NotImplementedError" not in text


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lesson", LESSONS)
def test_marks(course: Course, kind: str, lesson: int) -> None:
    """Right is all points, a part its part, anything else nothing; also what was before an end."""
    score, most = course.marks[kind, lesson]
    assert most == WORTH[lesson]
    is_right = {
        "endless": lesson not in ENDLESS_IN,
        "ends": lesson < ENDS_IN,
    }.get(kind, kind == "right")
    if is_right:
        assert score == most
    elif kind == "partly":
        wanted = 1 if lesson in EXERCISES else PARTLY[lesson][1]
        assert score == wanted if wanted is not None else 0 <= score < most
    else:
        assert score == 0


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_a_pupil_is_told(course: Course, lesson: int) -> None:
    """Our sentence for each: also for nothing, for what crashed and for what took its check."""
    assert say("check.passed") in course.told("right", lesson)
    nothing = say("check.empty", n=1) if lesson in EXERCISES else say("check.nothing")
    for kind in ("empty", "crash"):
        assert nothing in course.told(kind, lesson)
    for kind in ("wrong", "cheat"):
        assert say("check.passed") not in course.told(kind, lesson)
    ended = say("check.passed") if lesson < ENDS_IN else say("check.ended")
    assert ended in course.told("ends", lesson)


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_of_feedback(course: Course, kind: str) -> None:
    """It has no traceback and none of our files, and the score of each exercise."""
    told = course.feedback(kind)
    assert "Traceback" not in told
    assert str(ROOT) not in told
    assert "NameError" not in told
    for lesson in LESSONS:
        score, most = course.marks[kind, lesson]
        assert f"(Score: {score} / {most})" in told
    assert ("ZeroDivisionError: oh" in told) == (kind == "crash")
    assert (say("check.endless") in told) == (kind == "endless")
    assert (say("check.ended") in told) == (kind == "ends")
