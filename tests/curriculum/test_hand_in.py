"""What a learner hands in, and what a teacher makes of it: plain data, never trusted."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from chickenfoot.curriculum.hand_in import WORK_NAME, WorkFile, collect
from chickenfoot.errors import ChickenfootError


def handed_in(folder: Path, name: str, *, right: int, of: int = 3, lesson: int = 1) -> Path:
    """A pupil's file in a folder of its own."""
    folder.mkdir(parents=True)
    work = WorkFile(folder)
    if name:
        work.sign(name)
    work.answer(lesson, {0: "B"})
    work.checked(lesson, right, of)
    return work.path


def test_a_file_reads_back(tmp_path: Path) -> None:
    """Name, answers and the last check are there again."""
    path = handed_in(tmp_path / "a", "Ana", right=2)
    work = WorkFile(path)
    assert (work.name, work.answers(1)) == ("Ana", {0: "B"})
    first = work.exercises["01"]
    assert (first.right, first.of, first.checks) == (2, 3, 1)
    work.checked(1, 3, 3)
    assert WorkFile(path).exercises["01"].checks == 2
    assert WorkFile(path).answers(1) == {0: "B"}


def test_a_class_is_a_table(tmp_path: Path) -> None:
    """Each pupil is a row, each exercise a column; a dash for what was not begun."""
    handed_in(tmp_path / "one", "Ana", right=2)
    handed_in(tmp_path / "two", "", right=3, lesson=4)
    (handed_in(tmp_path / "three", "", right=1)).rename(tmp_path / "cy.json")
    found = collect(tmp_path)
    table = found.table()
    assert [table.head, *table.rows] == [
        ["Name", "01", "04"],
        ["cy", "1 of 3", "-"],
        ["Ana", "2 of 3", "-"],
        ["two", "-", "3 of 3"],
    ]
    assert ">2 of 3</td>" in found._repr_mimebundle_()["text/html"]
    assert "Ana" in str(found)


def test_two_of_one_name_are_two_rows(tmp_path: Path) -> None:
    """Nobody's work hides behind that of another with the same name."""
    handed_in(tmp_path / "one", "Ana", right=2)
    handed_in(tmp_path / "two", "Ana", right=3)
    assert list(collect(tmp_path).rows) == ["Ana", "Ana *"]


def test_names_are_text(tmp_path: Path) -> None:
    """A name in the table is shown, never run."""
    handed_in(tmp_path / "one", "<script>alert(1)</script>", right=1)
    assert "<script>" not in collect(tmp_path)._repr_mimebundle_()["text/html"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 5000,
        "[]",
        '{"version": 2, "name": "", "exercises": {}}',
        '{"version": 1, "name": 3, "exercises": {}}',
        '{"version": 1, "name": "", "exercises": {"12": {}}}',
        json.dumps(
            {
                "version": 1,
                "name": "",
                "exercises": {"01": {"answers": {"1": "BB"}, "right": 1, "of": 1, "checks": 1}},
            }
        ),
        json.dumps(
            {
                "version": 1,
                "name": "",
                "exercises": {"01": {"answers": {}, "right": True, "of": 1, "checks": 1}},
            }
        ),
    ],
)
def test_a_damaged_file_counts_as_none(tmp_path: Path, text: str) -> None:
    """A file that is not ours stops neither the lesson nor the teacher, who is told its name."""
    (tmp_path / WORK_NAME).write_text(text, encoding="utf-8")
    assert WorkFile(tmp_path).exercises == {}
    table = collect(tmp_path)
    assert table.unread == (WORK_NAME,)
    assert not table.rows
    assert WORK_NAME in str(table).split("damaged")[1]


def test_nobody_yet(tmp_path: Path) -> None:
    """An empty folder says what belongs there; a missing one is refused."""
    assert WORK_NAME in str(collect(tmp_path))
    with pytest.raises(NotADirectoryError, match="no folder"):
        collect(tmp_path / "nowhere")


def test_a_name_is_one_line(tmp_path: Path) -> None:
    """A name of a novel's length is refused."""
    with pytest.raises(ChickenfootError, match="200 letters"):
        WorkFile(tmp_path).sign("A" * 201)


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """The lesson goes on, and says that the answers could not be kept."""
    work = WorkFile(tmp_path / "not there" / "work.json")
    work.answer(1, {0: "A"})
    assert "could not be kept" in work.trouble


def test_every_damaged_file_is_named_beside_good_ones(tmp_path: Path) -> None:
    """No file hides a damaged one, and a pipe or an endless device counts as one."""
    handed_in(tmp_path / "one", "Ana", right=2)
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
    path = handed_in(tmp_path / "one", "Ana", right=1)
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


@pytest.mark.parametrize(
    "counts",
    [{"right": 5, "of": 2}, {"right": 10**400, "of": 10**400}, {"checks": 10**400}, {"right": -1}],
)
def test_more_right_than_there_is_counts_as_damage(tmp_path: Path, counts: dict[str, int]) -> None:
    """Nobody has five of two right, nor a number as wide as the page."""
    path = handed_in(tmp_path / "one", "Ana", right=1)
    data = json.loads(path.read_text())
    data["exercises"]["01"] |= counts
    path.write_text(json.dumps(data))
    assert collect(tmp_path).unread == (f"one/{WORK_NAME}",)


@pytest.mark.parametrize("place", ["9" * 5003, "0", "10", "²", "1 ", ""])
def test_places_are_one_digit(tmp_path: Path, place: str) -> None:
    """An answer at a place that there is not is damage."""
    path = handed_in(tmp_path / "one", "Ana", right=1)
    data = json.loads(path.read_text())
    data["exercises"]["01"]["answers"] = {place: "A"}
    path.write_text(json.dumps(data))
    assert WorkFile(path).exercises == {}
