"""What a cell showed before is closed when the cell runs again, in a shell as in a notebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from ipywidgets.widgets.widget import _instances

from chickenfoot.table import cell_widgets
from chickenfoot.table.cell_widgets import close_wholly
from tests.support.table_clicks import click, table

LAY = "import chickenfoot as cf\nshown = cf.play(('you', 'Bo'), pace=0, save=False)"


class Shell:
    """A shell in which cells run as in a notebook: it knows the cell and the run of it."""

    def __init__(self) -> None:
        self.shell: Any = InteractiveShell.instance()
        self.parent: dict[str, Any] = {}
        self.runs = 0

    def run(self, cell: str, code: str) -> Any:
        """Run `code` as the cell of that id; what it leaves in the name `shown`."""
        self.runs += 1
        self.parent = {"metadata": {"cellId": cell}, "header": {"msg_id": str(self.runs)}}
        result = self.shell.run_cell(code)
        result.raise_error()
        return self.shell.user_ns.get("shown")


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Shell]:
    """IPython's own shell, for one test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setattr(cell_widgets, "_shown", {})
    monkeypatch.setattr(cell_widgets, "_asked", [])
    running = Shell()
    running.shell.get_parent = lambda: running.parent
    yield running
    for event in running.shell.events.callbacks.values():
        event[:] = [each for each in event if each is not cell_widgets._close_earlier]
    InteractiveShell.clear_instance()


def test_fifty_tables_one_after_the_other_leave_one(shell: Shell) -> None:
    """A cell that is run fifty times has one table, with all its controls, in the kernel."""
    before = len(_instances)
    shell.run("a", LAY)
    one = len(_instances) - before
    for _ in range(49):
        last = shell.run("a", LAY)
        click(last, "new")
    assert len(_instances) - before == one
    assert last.comm is not None


def test_other_cells_and_other_tables_stay(shell: Shell) -> None:
    """Two tables of one run and that of another cell live on; code without one closes its own."""
    other = shell.run("b", LAY)
    two = shell.run("a", f"{LAY}\nshown = [shown, cf.play(save=False)]")
    assert all(each.comm is not None for each in (other, *two))
    shell.run("a", "shown = None")
    assert [each.comm for each in two] == [None, None]
    assert other.comm is not None


@pytest.mark.parametrize(
    "code", ["level('2.3')", "level('1.5')", "exercise(1)", "question(seed=1)", "practice()"]
)
def test_widgets_of_lessons_are_closed_too(shell: Shell, code: str) -> None:
    """A level, an exercise and a question leave nothing behind either, however often they run."""
    code = f"from chickenfoot import lessons\nshown = lessons.{code}"
    before = len(_instances)
    for _ in range(3):
        shell.run("a", code)
        assert len(_instances) > before
    shell.run("a", "shown = None")
    assert len(_instances) == before


def test_a_closed_table_can_still_be_played_from_code() -> None:
    """Who kept it in a variable loses nothing of the game."""
    laid = table()
    close_wholly(laid)
    laid.play(laid.game.round.legal_moves()[0])
    assert laid.game.round.history
    assert all(part.comm is None for part in (laid, laid.board, *laid.children))
    click(laid, "undo")
    assert not laid.game.round.history
