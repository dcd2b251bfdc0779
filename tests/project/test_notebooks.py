"""Every lesson as it is stored: one clean run in order, readable without running."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from chickenfoot.table.stored_output import OURS, WIDGET
from tests.support.notebooks import lessons
from tests.support.paths import ROOT

LARGEST = 400_000
LESSONS = lessons()


def names(paths: list[Path]) -> list[str]:
    """File names as test ids."""
    return [path.stem for path in paths]


@pytest.fixture(params=LESSONS, ids=names(LESSONS))
def stored(request: pytest.FixtureRequest) -> tuple[Path, nbformat.NotebookNode]:
    """A stored notebook and its path."""
    return request.param, nbformat.read(request.param, as_version=4)


def test_there_are_lessons() -> None:
    """The pattern finds the lessons, the welcome first."""
    assert LESSONS[0].name == "00-welcome.ipynb"


def test_one_clean_run_in_order(stored: tuple[Path, nbformat.NotebookNode]) -> None:
    """Code cells are numbered 1, 2, 3, ... as a fresh kernel would."""
    _, notebook = stored
    counts = [c.execution_count for c in notebook.cells if c.cell_type == "code"]
    assert counts == list(range(1, len(counts) + 1))


def test_no_error_is_stored(stored: tuple[Path, nbformat.NotebookNode]) -> None:
    """An error output stands only where the cell is there to show one."""
    _, notebook = stored
    for cell in notebook.cells:
        if cell.cell_type == "code" and "raises-exception" not in cell.metadata.get("tags", []):
            assert [o for o in cell.outputs if o.output_type == "error"] == []


def test_no_widget_state(stored: tuple[Path, nbformat.NotebookNode]) -> None:
    """Stored widget state would blank the page where there is no kernel."""
    _, notebook = stored
    assert "widgets" not in notebook.metadata
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            assert not {WIDGET, OURS} & set(output.get("data", {}))


def test_the_kernel_is_python3(stored: tuple[Path, nbformat.NotebookNode]) -> None:
    """An unknown kernel name opens a dialog instead of the lesson."""
    _, notebook = stored
    assert notebook.metadata.kernelspec.name == "python3"


def test_no_semicolon_hides_an_output(stored: tuple[Path, nbformat.NotebookNode]) -> None:
    """Nbval runs cells without a history, where a last semicolon hides nothing: use `_ = ...`."""
    _, notebook = stored
    for cell in notebook.cells:
        assert cell.cell_type != "code" or not cell.source.rstrip().endswith(";"), cell.source


def test_small_enough(stored: tuple[Path, nbformat.NotebookNode]) -> None:
    """A lesson is at most 400 KB."""
    path, _ = stored
    assert path.stat().st_size <= LARGEST


def test_no_paths_of_a_machine(stored: tuple[Path, nbformat.NotebookNode]) -> None:
    """Nothing stored tells where it was run, nor an address in memory."""
    path, _ = stored
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"/(tmp|home|root|work|Users)/|0x[0-9a-f]{8,}", text)
    assert str(ROOT) not in text
