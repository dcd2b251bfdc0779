"""What somebody knows, on view: what comes next, and how it is forgotten."""

from __future__ import annotations

from pathlib import Path

from chickenfoot import lessons
from chickenfoot.curriculum.progress import FILE_NAME
from chickenfoot.lessons.level_widget import LevelBox
from tests.support.lessons import buttons, do_step


def test_progress_box_forgets(folder: Path) -> None:
    """The progress box tells what is known and can forget it."""
    do_step(lessons.level("2.3"))
    box = lessons.progress()
    assert "1 of 1 rule known" in box.panel.status
    second = box.panel.state["rules"][1]
    assert (second["name"], second["note"]) == ("02", "1 of 9 levels")
    looks = {cell["text"]: (cell["look"], cell["strength"]) for cell in second["rules"]}
    assert looks["All arms first"] == ("known", 1)
    assert set(looks.values()) == {("known", 1), ("new", 0)}
    box.panel.press("reset")
    assert (folder / FILE_NAME).exists()
    box.panel.press("forget")
    assert not (folder / FILE_NAME).exists()


def test_what_to_do_next(folder: Path) -> None:
    """The box offers the next level of the lesson, and practice that can be ended."""
    box = lessons.progress()
    assert "practice" not in buttons(box.panel)
    do_step(lessons.level("2.1"))
    box.panel.press("look")
    box.panel.press("level")
    below = box.children[-1]
    assert isinstance(below, LevelBox)
    assert below.level.number == "2.2"
    do_step(below)
    below.panel.press("next")
    assert len(box.children) == 1
    assert "2 of 9 levels" in box.panel.state["rules"][1]["note"]
    box.panel.press("practice")
    assert isinstance(box.children[-1], lessons.Practice)
