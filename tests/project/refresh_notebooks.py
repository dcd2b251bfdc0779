"""Run notebooks from top to bottom in a fresh kernel and store clean outputs.

The one way in which lessons are refreshed, so that every stored notebook looks the same::

    uv run --group dev python -m tests.project.refresh_notebooks                # all of notebooks/
    uv run --group dev python -m tests.project.refresh_notebooks notebooks/01*  # these
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from chickenfoot.common.files import write_atomic
from chickenfoot.text.languages import MARK
from tests.support.notebooks import clean, lessons

SECONDS_PER_CELL = 60


def run(notebook: nbformat.NotebookNode, folder: Path) -> nbformat.NotebookNode:
    """Execute `notebook` in place in `folder`, cell by cell, in a fresh kernel.

    Raises CellExecutionError at the first cell that fails, unless it is tagged
    ``raises-exception``.
    """
    client = NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(folder)}},
    )
    return client.execute()


def refresh(path: Path) -> None:
    """Run the notebook at `path` and put the clean result in its place."""
    # In an empty folder: nobody's marks are in it, and what a lesson saves goes with it.
    with tempfile.TemporaryDirectory() as folder:
        mark = path.parent / MARK  # of the language of the lessons beside it
        if mark.is_file():
            shutil.copy(mark, folder)
        notebook = clean(run(nbformat.read(path, as_version=4), Path(folder)))
    nbformat.validate(notebook)
    write_atomic(path, nbformat.writes(notebook) + "\n")


def refresh_all(paths: Iterable[Path]) -> int:
    """Refresh each notebook, saying so; returns how many failed, which stay as they were."""
    failed = 0
    for path in paths:
        start = time.perf_counter()
        try:
            refresh(path)
        except CellExecutionError as error:
            failed += 1
            print(f"{path}: FAILED, left as it was\n{error}")
        else:
            print(f"{path}: {time.perf_counter() - start:.1f} s, {path.stat().st_size:,} bytes")
    return failed


def main(argv: Sequence[str]) -> int:
    """Refresh the notebooks named, or all; the exit status is 1 if one failed."""
    return 1 if refresh_all([Path(name) for name in argv] or lessons()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
