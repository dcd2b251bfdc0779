"""A learner's memory: spaced, kept through restarts and cut writes, never needed to go on."""

from __future__ import annotations

import json
import os
from datetime import date, timedelta
from multiprocessing import get_context
from pathlib import Path

import pytest

from chickenfoot.curriculum.progress import FILE_NAME, STRONGEST, Progress, Result

RIGHT, HELPED, WRONG = Result.RIGHT, Result.HELPED, Result.WRONG
DAY = date(2026, 3, 1)


class Days:
    """A calendar that a test turns over."""

    def __init__(self) -> None:
        self.now = DAY

    def __call__(self) -> date:
        """Today."""
        return self.now

    def sleep(self, days: int = 1) -> None:
        """Let days go by."""
        self.now += timedelta(days)


@pytest.fixture
def days() -> Days:
    """A calendar."""
    return Days()


@pytest.fixture
def progress(tmp_path: Path, days: Days) -> Progress:
    """Progress in an empty folder."""
    return Progress(tmp_path, today=days)


def test_nothing_is_written_before_an_answer(progress: Progress, tmp_path: Path) -> None:
    """Looking at progress makes no file."""
    assert "Nothing" in progress.summary()
    assert list(tmp_path.iterdir()) == []


def test_a_right_answer_is_known(progress: Progress) -> None:
    """Right without help is known at once, with one bar."""
    memory = progress.answered("level 2.3", "arms", RIGHT)
    assert (memory.days, memory.strength) == (1, 1)
    assert progress.known == ("arms",)


def test_help_is_help(progress: Progress) -> None:
    """With help a level is solved, and its rule is not known yet."""
    progress.answered("level 2.3", "arms", HELPED)
    assert progress.is_solved("level 2.3")
    assert progress.to_come_back_to == ("arms",)
    progress.answered("level 2.3", "arms", RIGHT)
    assert progress.known == ("arms",)


def test_help_takes_nothing_away(progress: Progress) -> None:
    """Whoever asks for help with a rule that is known still knows it."""
    progress.answered("level 2.3", "arms", RIGHT)
    progress.answered("level 2.7", "arms", HELPED)
    assert progress.known == ("arms",)


def test_another_day_strengthens(progress: Progress, days: Days) -> None:
    """A right answer strengthens on a later day, not twice on one day; there is a strongest."""
    for _ in range(3):
        assert progress.answered("level 2.3", "arms", RIGHT).days == 1
    for day in range(2, 6):
        days.sleep()
        memory = progress.answered("level 2.3", "arms", RIGHT)
        assert (memory.days, memory.strength) == (day, min(day, STRONGEST))
    assert "1 of them on more than one day" in progress.summary()


def test_a_miss_comes_back_and_takes_nothing_away(progress: Progress, days: Days) -> None:
    """A missed rule is to be come back to; the next right answer brings it back as it was."""
    progress.answered("where", "ends", RIGHT)
    days.sleep()
    assert progress.answered("where", "ends", WRONG).days == 1
    assert progress.to_come_back_to == ("ends",)
    progress.answered("open_ends", "ends", RIGHT)
    assert progress.known == ("ends",)
    assert progress.memory_of_rule("ends").days == 2  # type: ignore[union-attr]


def test_survives_a_restart(progress: Progress, tmp_path: Path, days: Days) -> None:
    """A new process reads what the old one wrote."""
    progress.answered("where", "ends", RIGHT)
    assert Progress(tmp_path, today=days).memory("where") == progress.memory("where")


def test_summary_names_the_others(progress: Progress) -> None:
    """The summary counts the rules known and names those to come back to."""
    progress.answered("level 2.3", "arms", RIGHT)
    progress.answered("who_draws", "foot", WRONG)
    assert "1 of 2 rules known" in progress.summary()
    assert "The foot first" in progress.summary()
    assert "All arms first" not in progress.summary()


def test_two_notebooks_at_once(progress: Progress, tmp_path: Path, days: Days) -> None:
    """What another notebook wrote is kept when this one writes."""
    other = Progress(tmp_path, today=days)
    other.answered("level 2.3", "arms", RIGHT)
    progress.answered("level 4.2", "foot", RIGHT)
    assert set(progress.met) == {"arms", "foot"}


def _note(folder: Path, name: str) -> None:
    progress = Progress(folder)
    for number in range(40):
        progress.answered(f"{name} {number}", "arms", RIGHT)


def test_two_processes_lose_nothing(tmp_path: Path) -> None:
    """Two kernels that note forty answers each keep all eighty."""
    context = get_context("spawn")
    both = [context.Process(target=_note, args=(tmp_path, name)) for name in "ab"]
    for process in both:
        process.start()
    for process in both:
        process.join(60)
    kept = json.loads((tmp_path / FILE_NAME).read_text())
    assert len(kept["items"]) == 80
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_reset(progress: Progress, tmp_path: Path) -> None:
    """After a reset nothing is known and the file is gone."""
    progress.answered("level 2.3", "arms", RIGHT)
    progress.reset()
    assert progress.met == ()
    assert list(tmp_path.iterdir()) == []


def test_a_write_cut_short_loses_nothing(
    progress: Progress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: Days
) -> None:
    """If the new file cannot be put in place, the old one is whole and the answer still counts."""
    progress.answered("level 2.3", "arms", RIGHT)
    before = (tmp_path / FILE_NAME).read_bytes()

    def cut(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", cut)
    assert progress.answered("level 4.2", "foot", RIGHT).days == 1
    assert "No space left" in progress.summary()
    assert (tmp_path / FILE_NAME).read_bytes() == before


def first_version(**changed: object) -> str:
    """A file as version 1 wrote it, with one level."""
    values = {
        "rule": "arms", "tries": 2, "done": True, "first": False, "again": False, "last": False,
        "days": 0, "day": "2026-02-01",
    }  # fmt: skip
    return json.dumps({"version": 1, "items": {"level 2.3": values | changed}})


def test_an_old_file_is_read(tmp_path: Path) -> None:
    """What version 1 noted is kept, and a level that was solved in the end counts."""
    (tmp_path / FILE_NAME).write_text(first_version())
    assert Progress(tmp_path).known == ("arms",)
    (tmp_path / FILE_NAME).write_text(first_version(done=False))
    assert Progress(tmp_path).to_come_back_to == ("arms",)


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{", "null", '{"version": 3, "items": {}}', '{"version": 1, "items": []}',
        '{"version": 1, "items": {"2.3": {"rule": "arms"}}}', "[" * 100_000, "\x00\xff",
        '{"version": 1, "items": {"2.3": 7}}', '{"version": 2, "items": {}}',
        '{"version": 2, "items": {"2.3": {"last": "right"}}, "rules": {}}',
    ],
)  # fmt: skip
def test_a_damaged_file_starts_afresh(tmp_path: Path, text: str) -> None:
    """A file that is not ours counts as none; this is said, and the next answer is kept."""
    (tmp_path / FILE_NAME).write_text(text, encoding="latin-1")
    progress = Progress(tmp_path)
    assert "cannot be read" in progress.summary()
    progress.answered("level 2.3", "arms", RIGHT)
    assert Progress(tmp_path).met == ("arms",)


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    """A pipe or an endless device in the file's place counts as a damaged file."""
    pipe, zero = tmp_path / "pipe", tmp_path / "zero"
    os.mkfifo(pipe)
    zero.symlink_to("/dev/zero")
    for path in (pipe, zero):
        assert "cannot be read" in Progress(path).summary()


def test_wrong_kinds_of_values_are_damage(progress: Progress, tmp_path: Path) -> None:
    """A value of another kind, or no date, makes the file a damaged one."""
    progress.answered("level 2.3", "arms", RIGHT)
    good = json.loads((tmp_path / FILE_NAME).read_text())
    for key, value in (("last", "soon"), ("days", True), ("days", -1), ("day", "x"), ("day", 1)):
        bad = json.loads(json.dumps(good))
        bad["items"]["level 2.3"][key] = value
        (tmp_path / FILE_NAME).write_text(json.dumps(bad))
        assert Progress(tmp_path).met == ()
    for changed in ({"tries": "1"}, {"done": 1}, {"day": "soon"}, {"rule": None}):
        (tmp_path / FILE_NAME).write_text(first_version(**changed))
        assert Progress(tmp_path).met == ()


def test_what_is_missed_comes_back_first(progress: Progress) -> None:
    """A missed kind is due before new ones, and those before what was right today."""
    progress.answered("where", "ends", RIGHT)
    progress.answered("turn", "draw", WRONG)
    assert progress.due(["where", "over", "turn"]) == ["turn", "over", "where"]


def test_rested_ones_return(progress: Progress, days: Days) -> None:
    """What was right rests a day, then as many days as it has been right on."""
    progress.answered("where", "ends", RIGHT)
    assert progress.due(["over", "where"]) == ["over", "where"]
    days.sleep()
    assert progress.due(["over", "where"]) == ["where", "over"]
    progress.answered("where", "ends", RIGHT)
    days.sleep()
    assert progress.due(["over", "where"]) == ["over", "where"]
    days.sleep()
    assert progress.due(["over", "where"]) == ["where", "over"]


def test_a_named_file(tmp_path: Path) -> None:
    """A path that is no folder is the file itself."""
    progress = Progress(tmp_path / "ana.json")
    progress.answered("level 2.3", "arms", RIGHT)
    assert (tmp_path / "ana.json").is_file()
