"""The guide for teachers: every cell and every line of code in it runs as it stands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import lessons
from tests.support.paths import ROOT

GUIDES = sorted(ROOT.glob("notebooks/**/for-teachers.ipynb"))
each_guide = pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.parent.name)

PLAYER = "def player(view):\n    return view.legal_moves()[0]\n"


def _cells(guide: Path, kind: str) -> Iterator[str]:
    for cell in json.loads(guide.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == kind:
            yield "".join(cell["source"])


def _blocks(guide: Path) -> Iterator[str]:
    """The indented lines of the text that are Python and no commands of a terminal."""
    for text in _cells(guide, "markdown"):
        for block in re.findall(r"(?:^    .*\n?|^\n)+", text, re.M):
            code = re.sub(r"^    ", "", block, flags=re.M).strip()
            if "import" in code:
                yield code


def _run(code: str) -> Any:
    """The value of its last line, as a cell shows it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    *before, last = code.rstrip().splitlines()
    exec("\n".join(before), names)
    return eval(last, names) if "=" not in last.partition("(")[0] else exec(last, names)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder like that of a teacher: two players, and one pupil's work."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "players").mkdir()
    for name in ("anna", "bo"):
        (tmp_path / "players" / f"{name}.py").write_text(PLAYER)
    (tmp_path / "collected").mkdir()
    return tmp_path


@each_guide
def test_every_cell_runs(guide: Path, room: Path) -> None:
    """Each by itself, and those that make a file make it."""
    for code in _cells(guide, "code"):
        names: dict[str, Any] = {"__name__": "__main__"}
        exec(code, names)
    assert len(list(room.glob("sheet-0*.html"))) == 6
    assert (room / "card.html").is_file()


@each_guide
def test_every_line_of_code_runs(guide: Path, room: Path) -> None:
    """What is told in the text is typed as it stands."""
    blocks = [code.replace("rounds=100", "rounds=2") for code in _blocks(guide)]
    assert len(blocks) == 2
    for code in blocks:
        assert _run(code) is not None
    assert (room / "class.csv").is_file()


@each_guide
def test_every_call_in_a_sentence_runs(guide: Path, room: Path) -> None:
    """Also those within a sentence, for a round called `now`."""
    text = "\n".join(_cells(guide, "markdown"))
    calls = set(re.findall(r"`((?:lessons|cf)\.\w+\([^`]*\))`", text))
    assert len(calls) >= 4
    for call in calls:
        eval(call, {"lessons": lessons, "cf": cf, "now": cf.deal(seed=1)})


@each_guide
def test_the_first_lesson_gives_nothing_away(guide: Path) -> None:
    """The card, which tells the rules of all six lessons, is handed out with the sixth."""
    first, last = (
        next(text for text in _cells(guide, "markdown") if page in text)
        for page in ("(01-tiles-and-the-deal.ipynb)", "(06-a-whole-game.ipynb)")
    )
    assert "6" in first[first.index("card.ipynb") :]
    assert "card.ipynb" in last
