"""A real JupyterLab and a real Chromium, started once for all browser tests.

A test asks for `open_notebook` and calls it with a notebook's name, or with a list of
sources of code cells; it gets the page back when every cell has run::

    page = open_notebook("00-welcome.ipynb")
    page = open_notebook(["import chickenfoot as cf", "cf.play()"])
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

import nbformat
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.project.refresh_notebooks import clean
from tests.support.lab_server import NO_CHROMIUM, TOKEN, LabServer, lab_server

OpenNotebook = Callable[..., Page]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
OPTIONS = (
    "--no-sandbox",  # containers know no user but root, for whom Chromium has no sandbox
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Nothing outside this machine can be reached: what works here needs no network.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
MILLISECONDS_TO_RUN = 120_000
KERNEL_IDLE = (
    "window.jupyterapp?.shell.currentWidget?.sessionContext?.kernelDisplayStatus === 'idle'"
)
# A dialog that nobody answers would otherwise keep the run waiting for ever.
RUN_ALL = """limit => Promise.race([
    jupyterapp.commands.execute("notebook:run-all-cells"),
    new Promise((_, fail) => setTimeout(() => fail(new Error("the cells did not end")), limit)),
])"""


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


def show_notebook(
    context: BrowserContext, lab: LabServer, notebook: str, *, run: bool = True
) -> Page:
    """A page with `notebook` open in JupyterLab, all its cells run if `run`."""
    page = context.new_page()
    page.set_default_timeout(MILLISECONDS_TO_RUN)
    # `reset` opens this notebook alone, not what the test before left open.
    page.goto(f"{lab.url}lab/tree/{quote(notebook)}?token={TOKEN}&reset")
    page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()
    # The indicator says "idle" before there is a kernel; to run then asks for one in a dialog.
    page.wait_for_function(KERNEL_IDLE)
    if run:
        page.evaluate(RUN_ALL, MILLISECONDS_TO_RUN)
    return page


def write_notebook(sources: Sequence[str], folder: Path, name: str) -> str:
    """A notebook of code cells in `folder`; returns its file name."""
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    file_name = "".join(letter if letter.isalnum() else "-" for letter in name) + ".ipynb"
    nbformat.write(clean(nbformat.v4.new_notebook(cells=cells)), folder / file_name)
    return file_name
