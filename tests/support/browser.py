"""Chromium and a notebook open in it, for tests and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import quote

import nbformat
from playwright.sync_api import BrowserContext, Page

from tests.support.lab_server import TOKEN, LabServer
from tests.support.notebooks import clean

__all__ = ["KERNEL_IDLE", "NAMES", "OPTIONS", "OpenNotebook", "show_notebook", "write_notebook"]

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
# A dialog that nobody answers would otherwise keep the run waiting forever.
RUN_ALL = """limit => Promise.race([
    jupyterapp.commands.execute("notebook:run-all-cells"),
    new Promise((_, fail) => setTimeout(() => fail(new Error("the cells did not end")), limit)),
])"""


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
