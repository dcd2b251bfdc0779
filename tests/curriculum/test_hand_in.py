"""What a learner hands in, and what a teacher makes of it: plain data, never trusted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chickenfoot.curriculum.hand_in import WORK_NAME, WorkFile, handed_in
from chickenfoot.errors import ChickenfootError


def hand_in(folder: Path, name: str, *, right: int, of: int = 3, lesson: int = 1) -> Path:
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
    path = hand_in(tmp_path / "a", "Ana", right=2)
    work = WorkFile(path)
    assert (work.name, work.answers(1)) == ("Ana", {0: "B"})
    first = work.exercises["01"]
    assert (first.right, first.of, first.checks) == (2, 3, 1)
    work.checked(1, 3, 3)
    assert WorkFile(path).exercises["01"].checks == 2
    assert WorkFile(path).answers(1) == {0: "B"}


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
    assert handed_in(tmp_path) == ((), (WORK_NAME,))


def test_a_name_is_one_line(tmp_path: Path) -> None:
    """A name of a novel's length is refused."""
    with pytest.raises(ChickenfootError, match="200 letters"):
        WorkFile(tmp_path).sign("A" * 201)


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """The lesson goes on, and says that the answers could not be kept."""
    work = WorkFile(tmp_path / "not there" / "work.json")
    work.answer(1, {0: "A"})
    assert "could not be kept" in work.trouble


@pytest.mark.parametrize(
    "counts",
    [{"right": 5, "of": 2}, {"right": 10**400, "of": 10**400}, {"checks": 10**400}, {"right": -1}],
)
def test_more_right_than_there_is_counts_as_damage(tmp_path: Path, counts: dict[str, int]) -> None:
    """Nobody has five of two right, nor a number as wide as the page."""
    path = hand_in(tmp_path / "one", "Ana", right=1)
    data = json.loads(path.read_text())
    data["exercises"]["01"] |= counts
    path.write_text(json.dumps(data))
    assert handed_in(tmp_path) == ((), (f"one/{WORK_NAME}",))


@pytest.mark.parametrize("place", ["9" * 5003, "0", "10", "²", "1 ", ""])
def test_places_are_one_digit(tmp_path: Path, place: str) -> None:
    """An answer at a place that there is not is damage."""
    path = hand_in(tmp_path / "one", "Ana", right=1)
    data = json.loads(path.read_text())
    data["exercises"]["01"]["answers"] = {place: "A"}
    path.write_text(json.dumps(data))
    assert WorkFile(path).exercises == {}
