"""What a reader sees of a notebook that no kernel stands behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import OpenNotebook, write_notebook
from tests.support.lab_server import LabServer, closed_environment
from tests.support.table_hand import picture_of

WAIT = 60_000  # milliseconds

CELLS = [
    "import chickenfoot as cf\nfrom chickenfoot import lessons",
    "cf.play(('you', 'Bo'), seed=5, save=False)",
    "lessons.level('2.3')",
    "lessons.exercise(1)",
]


@pytest.mark.parametrize("kind", ["html", "slides"])
def test_run_by_nbconvert_and_read_offline(browser: Browser, tmp_path: Path, kind: str) -> None:
    """The page shows each picture once, and each widget's words."""
    notebook = write_notebook(CELLS, tmp_path, "shown")
    subprocess.run(
        [sys.executable, "-m", "nbconvert", "--execute", "--to", kind, notebook],
        cwd=tmp_path, env=closed_environment(tmp_path), check=True, capture_output=True,
    )  # fmt: skip
    (made,) = tmp_path.glob("*.html")
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(made.as_uri())
    images = page.locator("img[alt^='Tableau of']")
    assert images.count() == 2  # the table's and the level's
    for image in images.all():
        assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 500
    for words in ("Run this cell to play", "2.3 Two arms have begun", "Exercise of lesson 1"):
        assert page.get_by_text(words).count() == 1
    assert page.locator(".jupyter-widgets").count() == 0
    picture_of(page, f"nbconvert-{kind}")
    page.close()


def shown(page: Page) -> dict[str, int]:
    """How many tables are alive, pictures stand for one, and errors stand for either."""
    area = page.locator(".jp-NotebookPanel:visible .jp-OutputArea-output")
    return {
        "alive": area.locator(".chickenfoot-board").count(),
        "pictures": area.locator("img[alt^='Tableau of']:not(.chickenfoot-board img)").count(),
        "errors": area.get_by_text("Error displaying widget").count(),
    }


def settles(page: Page, *, alive: int, pictures: int) -> None:
    """Soon, however slow the machine, it shows so many and no error, and goes on doing so."""
    wanted = {"alive": alive, "pictures": pictures, "errors": 0}
    seen: list[dict[str, int]] = []
    for _ in range(120):
        seen.append(shown(page))
        if seen[-6:] == [wanted] * 6:
            return
        page.wait_for_timeout(500)
    assert seen[-6:] == [wanted] * 6


def test_ones_own_notebook_opened_again(open_notebook: OpenNotebook, lab: LabServer) -> None:
    """With its kernel gone it shows the pictures; with its kernel alive, or run again, the tables.

    Nothing is shown twice, and the picture stands where the widget stood.
    """
    page = open_notebook(CELLS)
    board = page.locator(".chickenfoot-board")
    expect(board).to_have_count(2, timeout=WAIT)
    settles(page, alive=2, pictures=0)
    page.evaluate("jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function("!jupyterapp.shell.currentWidget.context.model.dirty")
    notebook = page.evaluate("jupyterapp.shell.currentWidget.context.path")
    page.reload()
    expect(board).to_have_count(2, timeout=WAIT)
    settles(page, alive=2, pictures=0)
    page.close()
    lab.stop_kernels()
    page = open_notebook(notebook, run=False)
    expect(page.get_by_text("Run this cell to play")).to_be_visible(timeout=WAIT)
    stills = page.get_by_text("This is a still picture")
    expect(stills).to_have_count(2, timeout=WAIT)  # level and exercise
    picture_of(page, "kernel-gone")
    settles(page, alive=0, pictures=2)
    page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")
    expect(page.locator(".chickenfoot-board")).to_have_count(2, timeout=WAIT)
    settles(page, alive=2, pictures=0)
