"""A folder of hand-ins as a table: answers are judged again, claims are not believed."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import nbformat
import pytest

from chickenfoot import lessons
from chickenfoot.curriculum.hand_in import WORK_NAME, WorkFile
from chickenfoot.curriculum.questions.model import Choice, Question
from chickenfoot.lessons.class_table import collect
from chickenfoot.lessons.exercise_widget import exercise_questions


def right(question: Question) -> Choice:
    """The right choice."""
    return question.right


def wrong(question: Question) -> Choice:
    """The first wrong choice."""
    return next(choice for choice in question.choices if not choice.is_right)


def handed_in(
    folder: Path, name: str, *picks: Callable[[Question], Choice], lesson: int = 1, claim: int = 0
) -> Path:
    """A pupil's file in a folder of its own, with these answers; it claims `claim` of 3 right."""
    folder.mkdir(parents=True)
    work = WorkFile(folder)
    if name:
        work.sign(name)
    asked = exercise_questions(lesson)
    pairs = enumerate(zip(asked, picks, strict=False))
    work.answer(lesson, {n: question.letter(pick(question)) for n, (question, pick) in pairs})
    work.checked(lesson, claim, 3)
    return work.path


def test_a_class_is_a_table(tmp_path: Path) -> None:
    """Each pupil is a row, each exercise a column; a dash for what was not begun."""
    handed_in(tmp_path / "one", "Ana", right, wrong, right)
    handed_in(tmp_path / "two", "", right, right, right, right, lesson=4)
    handed_in(tmp_path / "three", "", right).rename(tmp_path / "cy.json")
    for path in tmp_path.rglob("*.json"):
        os.utime(path, (0, 86_400 * 365))
    table = collect(tmp_path).table()
    assert table.head == ["Name", "Last change", "01", "04"]
    assert [(row[0], *row[2:]) for row in table.rows] == [
        ("cy", "1 of 3", "-"),
        ("Ana", "2 of 3, wrong: 2", "-"),
        ("two", "-", "4 of 4"),
    ]
    assert all(str(row[1]).startswith("197") for row in table.rows)
    assert ">2 of 3, wrong: 2</td>" in table.html()


def test_a_forged_claim_is_not_believed(tmp_path: Path) -> None:
    """The answers decide, whatever the file says was right."""
    path = handed_in(tmp_path / "one", "Ana", wrong, wrong, wrong, claim=3)
    data = json.loads(path.read_text())
    data["exercises"]["01"] |= {"right": 99, "of": 99}
    path.write_text(json.dumps(data))
    judged = collect(tmp_path).rows["Ana"]["01"]
    assert (judged.right, judged.of, judged.wrong) == (0, 3, (1, 2, 3))
    assert judged.is_proved


def _page(lesson: int, work: Any) -> Any:
    check = nbformat.v4.new_code_cell("check")
    check.metadata["nbgrader"] = {"grade_id": f"check-{lesson:02}", "points": 3, "grade": True}
    bundle = getattr(lessons, f"check_{lesson:02}")(work)._repr_mimebundle_()
    check.outputs = [nbformat.v4.new_output("execute_result", bundle)]
    return nbformat.v4.new_notebook(cells=[check])


def test_code_is_marked_from_the_notebook(tmp_path: Path) -> None:
    """Without the notebook the table says that only the file says so."""
    path = handed_in(tmp_path / "one", "Ana", lesson=1, claim=0)
    WorkFile(path).checked(8, 3, 3)
    alone = collect(tmp_path)
    assert alone.rows["Ana"]["08"].summary == "3 of 3 *"
    assert "* The file alone says so" in str(alone)
    nbformat.write(_page(8, "chicken-foot"), path.parent / "08.ipynb")
    judged = collect(tmp_path).rows["Ana"]["08"]
    assert judged.is_proved
    assert judged.right < judged.of
    (path.parent / "09.ipynb").write_text("[" * 5000)
    assert collect(tmp_path).rows["Ana"]["08"] == judged


def test_the_wall_names_nobody(tmp_path: Path) -> None:
    """It counts the mistakes, the most frequent first."""
    for name in ("Ana", "Bo"):
        handed_in(tmp_path / name, name, wrong, right, right)
    handed_in(tmp_path / "cy", "Cy", wrong, wrong, right)
    first, second, _ = exercise_questions(1)
    wall = collect(tmp_path).wall()
    assert [list(row) for row in wall.rows] == [
        ["01", 1, wrong(first).mistake_name, 3],
        ["01", 2, wrong(second).mistake_name, 1],
    ]
    assert not any(name in wall.html() for name in ("Ana", "Bo", "Cy"))


def test_a_spreadsheet_reads_it(tmp_path: Path) -> None:
    """A line for each exercise; a name is never a formula."""
    handed_in(tmp_path / "one", "=1+1", wrong, right, right)
    path = collect(tmp_path).save(tmp_path / "class.csv")
    head, line = csv.reader(StringIO(path.read_text(encoding="utf-8-sig")))
    told = dict(zip(head, line, strict=True))
    assert told["Name"] == "'=1+1"
    assert (told["Right"], told["Of"], told["Wrong questions"], told["Checks"]) == (
        "2", "3", "1", "1",
    )  # fmt: skip
    assert told["What was wrong"] == wrong(exercise_questions(1)[0]).mistake_name


def test_two_of_one_name_are_two_rows(tmp_path: Path) -> None:
    """Nobody's work hides behind that of another with the same name."""
    handed_in(tmp_path / "one", "Ana", right)
    handed_in(tmp_path / "two", "Ana", right)
    assert list(collect(tmp_path).rows) == ["Ana", "Ana *"]


def test_names_are_text(tmp_path: Path) -> None:
    """A name in the table is shown, never run."""
    handed_in(tmp_path / "one", "<script>alert(1)</script>", right)
    assert "<script>" not in collect(tmp_path)._repr_mimebundle_()["text/html"]


def test_nobody_yet(tmp_path: Path) -> None:
    """An empty folder says what belongs there; a missing one is refused."""
    assert WORK_NAME in str(collect(tmp_path))
    with pytest.raises(NotADirectoryError, match="no folder"):
        collect(tmp_path / "nowhere")


def test_every_damaged_file_is_named_beside_good_ones(tmp_path: Path) -> None:
    """No file hides a damaged one, and a pipe or an endless device counts as one."""
    handed_in(tmp_path / "one", "Ana", right)
    (tmp_path / "bo.json").write_text("[" * 5000)
    (tmp_path / "cy.json").write_text("{")
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "pipe.json")
    found = collect(tmp_path)
    assert list(found.rows) == ["Ana"]
    assert found.unread == ("bo.json", "cy.json", "pipe.json", "zero.json")
    assert all(name in str(found) for name in found.unread)


def test_a_line_end_in_a_name_makes_no_row(tmp_path: Path) -> None:
    """A name edited into the file stands on one line."""
    path = handed_in(tmp_path / "one", "Ana", right)
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data | {"name": "Ana\nBo  3 of 3\u2028Cy\x1b[2J"}))
    found = collect(tmp_path)
    assert list(found.rows) == ["Ana Bo 3 of 3 Cy [2J"]
    assert len(str(found).splitlines()) == 2


def test_a_line_end_in_a_file_name_makes_no_row(tmp_path: Path) -> None:
    """The note that names a damaged file is one line."""
    (tmp_path / "x\nBo  3 of 3\x1b[2J.json").write_text("{")
    found = collect(tmp_path)
    assert len(found.unread) == 1
    assert not any(line.startswith("Bo") for line in str(found).splitlines())
