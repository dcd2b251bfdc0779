"""The lessons' notebooks: which there are, and what is kept of one that has run."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat

from chickenfoot.table.stored_output import OURS, WIDGET
from tests.support.paths import ROOT

__all__ = ["clean", "lessons"]

KERNELSPEC = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
# What people and programs leave in a cell's metadata and no reader needs.
PASSING = ("ExecuteTime", "collapsed", "execution", "jupyter", "scrolled", "trusted", "vscode")


def lessons() -> list[Path]:
    """All notebooks of the project, found by pattern, in the order of their names."""
    found = (ROOT / "notebooks").rglob("*.ipynb")
    return sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)


def clean(notebook: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """Take out of `notebook`, in place, all that changes from run to run or serves nobody."""
    notebook.metadata = nbformat.from_dict(
        {"kernelspec": KERNELSPEC, "language_info": {"name": "python"}}
    )
    for cell in notebook.cells:
        # A solution is folded away on purpose; everything else of Jupyter's is passing.
        folded = cell.metadata.get("jupyter", {}).get("source_hidden", False)
        for key in PASSING:
            cell.metadata.pop(key, None)
        if folded:
            cell.metadata["jupyter"] = nbformat.from_dict({"source_hidden": True})
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            for widget in (WIDGET, OURS):
                data.pop(widget, None)
            if "metadata" in output:
                output.metadata = nbformat.from_dict(
                    {key: value for key, value in output.metadata.items() if key in data}
                )
            if "traceback" in output:
                # Where the project lies is this machine's affair.
                here = f"{ROOT}{os.sep}"
                output.traceback = [line.replace(here, "") for line in output.traceback]
    return notebook
