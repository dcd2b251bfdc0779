"""A learner's marks: honest, kept through restarts and cut writes, never needed to go on."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from chickenfoot.curriculum.progress import FILE_NAME, Progress

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
def book(tmp_path: Path, days: Days) -> Progress:
    """Progress in an empty folder."""
    return Progress(tmp_path, today=days)


def test_nothing_is_written_before_an_answer(book: Progress, tmp_path: Path) -> None:
    """Looking at progress makes no file."""
    assert "Nothing" in book.summary()
    assert list(tmp_path.iterdir()) == []


def test_first_time_right(book: Progress) -> None:
    """Right at the first try without a hint is done and first, not yet again."""
    marks = book.answered("2.3", "arms", right=True)
    assert (marks.done, marks.first, marks.again) == (True, True, False)


def test_a_hint_is_not_the_first_time_right(book: Progress) -> None:
    """With a hint it is done only, and it cannot be first later."""
    book.answered("2.3", "arms", right=True, hinted=True)
    marks = book.answered("2.3", "arms", right=True)
    assert (marks.done, marks.first) == (True, False)


def test_again_needs_another_day(book: Progress, days: Days) -> None:
    """Right again counts on a later day, not on the same one."""
    book.answered("2.3", "arms", right=True)
    assert not book.answered("2.3", "arms", right=True).again
    days.sleep()
    assert book.answered("2.3", "arms", right=True).again


def test_the_best_stays(book: Progress, days: Days) -> None:
    """A later mistake takes no mark away, but the rule is no longer remembered."""
    book.answered("2.3", "arms", right=True)
    days.sleep()
    marks = book.answered("2.3", "arms", right=False)
    assert (marks.done, marks.first, marks.last) == (True, True, False)
    assert book.missed == ("arms",)


def test_survives_a_restart(book: Progress, tmp_path: Path, days: Days) -> None:
    """A new process reads what the old one wrote."""
    book.answered("where", "ends", right=True)
    assert Progress(tmp_path, today=days).marks("where") == book.marks("where")


def test_summary_names_the_others(book: Progress) -> None:
    """The summary counts the rules remembered and names those that are not."""
    book.answered("2.3", "arms", right=True)
    book.answered("4.2", "foot", right=False)
    assert "1 of 2 rules remembered" in book.summary()
    assert "The foot first" in book.summary()
    assert "All arms first" not in book.summary()


def test_a_rule_needs_all_its_items(book: Progress) -> None:
    """One miss among several items of a rule means it is not remembered."""
    book.answered("4.2", "foot", right=True)
    book.answered("4.5", "foot", right=False)
    assert book.remembered == ()


def test_two_notebooks_at_once(book: Progress, tmp_path: Path, days: Days) -> None:
    """What another notebook wrote is kept when this one writes."""
    other = Progress(tmp_path, today=days)
    other.answered("2.3", "arms", right=True)
    book.answered("4.2", "foot", right=True)
    assert set(book.met) == {"arms", "foot"}


def test_reset(book: Progress, tmp_path: Path) -> None:
    """After a reset nothing is known and the file is gone."""
    book.answered("2.3", "arms", right=True)
    book.reset()
    assert book.met == ()
    assert list(tmp_path.iterdir()) == []


def test_a_write_cut_short_loses_nothing(
    book: Progress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: Days
) -> None:
    """If the new file cannot be put in place, the old one is whole and the answer still counts."""
    book.answered("2.3", "arms", right=True)
    before = (tmp_path / FILE_NAME).read_bytes()

    def cut(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", cut)
    assert book.answered("4.2", "foot", right=True).done
    assert "No space left" in book.summary()
    assert (tmp_path / FILE_NAME).read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{", "null", '{"version": 2, "items": {}}', '{"version": 1, "items": []}',
        '{"version": 1, "items": {"2.3": {"rule": "arms"}}}', "[" * 100_000, "\x00\xff",
        '{"version": 1, "items": {"2.3": 7}}',
    ],
)  # fmt: skip
def test_a_damaged_file_starts_afresh(tmp_path: Path, text: str) -> None:
    """A file that is not ours counts as none; this is said, and the next answer is kept."""
    (tmp_path / FILE_NAME).write_text(text, encoding="latin-1")
    book = Progress(tmp_path)
    assert "cannot be read" in book.summary()
    book.answered("2.3", "arms", right=True)
    assert Progress(tmp_path).met == ("arms",)


def test_wrong_kinds_of_values_are_damage(book: Progress, tmp_path: Path) -> None:
    """A value of another kind, or no date, makes the file a damaged one."""
    book.answered("2.3", "arms", right=True)
    good = json.loads((tmp_path / FILE_NAME).read_text())
    for key, value in (("tries", "1"), ("done", 1), ("day", "soon"), ("rule", None)):
        bad = json.loads(json.dumps(good))
        bad["items"]["2.3"][key] = value
        (tmp_path / FILE_NAME).write_text(json.dumps(bad))
        assert Progress(tmp_path).met == ()


def test_what_is_missed_comes_back_first(book: Progress) -> None:
    """A missed kind is due before new ones, and those before what was right today."""
    book.answered("where", "ends", right=True)
    book.answered("turn", "draw", right=False)
    assert book.due(["where", "over", "turn"]) == ["turn", "over", "where"]


def test_rested_ones_return(book: Progress, days: Days) -> None:
    """What was right rests a day, then as many days as it has been right on."""
    book.answered("where", "ends", right=True)
    assert book.due(["over", "where"]) == ["over", "where"]
    days.sleep()
    assert book.due(["over", "where"]) == ["where", "over"]
    book.answered("where", "ends", right=True)
    days.sleep()
    assert book.due(["over", "where"]) == ["over", "where"]
    days.sleep()
    assert book.due(["over", "where"]) == ["where", "over"]


def test_a_named_file(tmp_path: Path) -> None:
    """A path that is no folder is the file itself."""
    book = Progress(tmp_path / "ana.json")
    book.answered("2.3", "arms", right=True)
    assert (tmp_path / "ana.json").is_file()
