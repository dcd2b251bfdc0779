"""What a reader sees of a notebook that no kernel stands behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.browser import write_notebook
from tests.support.lab_server import closed_environment
from tests.support.table_hand import picture_of

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
