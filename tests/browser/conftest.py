"""A real JupyterLab and a real Chromium, started once for all browser tests.

A test asks for `open_notebook` and calls it with a notebook's name, or with a list of
sources of code cells; it gets the page back when every cell has run::

    page = open_notebook("00-welcome.ipynb")
    page = open_notebook(["import chickenfoot as cf", "cf.play()"])
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browser import NAMES, OPTIONS, OpenNotebook, show_notebook, write_notebook
from tests.support.lab_server import NO_CHROMIUM, LabServer, lab_server


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is. Without one, browser tests skip; in CI they fail."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    if os.environ.get("CI"):
        pytest.fail(NO_CHROMIUM)
    pytest.skip(NO_CHROMIUM)


@pytest.fixture(scope="session")
def lab(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """JupyterLab on a copy of the lessons, started by our own command."""
    home = tmp_path_factory.mktemp("lab")
    # The switch gives the tests `window.jupyterapp`, by which they run cells.
    arguments = [str(home / "lessons"), "--LabApp.expose_app_in_browser=True"]
    with lab_server(home, arguments) as server:
        yield server


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Headless Chromium."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(OPTIONS))
        yield running
        running.close()


@pytest.fixture
def open_notebook(
    lab: LabServer, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Open a notebook, run all its cells, and give the page; closed when the test ends."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})

    def open_and_run(notebook: str | Sequence[str], *, run: bool = True) -> Page:
        if not isinstance(notebook, str):
            notebook = write_notebook(notebook, lab.folder, request.node.name)
        return show_notebook(context, lab, notebook, run=run)

    yield open_and_run
    context.close()
    lab.stop_kernels()
