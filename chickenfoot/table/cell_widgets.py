"""What a cell showed before is closed when the cell runs again.

A widget lives in the kernel until it is closed, whether anybody sees it or not: without this
each run of a cell would leave a table behind.
"""

from __future__ import annotations

import sys
from typing import Any

import ipywidgets as widgets

from .running_cell import running_cell

__all__ = ["close_wholly", "shown_by_cell"]

# By the id of a cell: its latest run, and what that has made.
_shown: dict[str, tuple[str, list[widgets.Widget]]] = {}
# The shells that tell when a cell begins.
_asked: list[Any] = []


def shown_by_cell(widget: widgets.Widget) -> None:
    """Note that the cell that is running makes `widget`; what its run before made is closed."""
    cell, run = running_cell()
    if not cell:  # nobody says which cell it is, or a click makes the widget
        return
    _close_earlier()
    _shown.setdefault(cell, (run, []))[1].append(widget)
    _ask_shell()


def _close_earlier(*_info: object) -> None:
    """Close what the cell that is running now made in its run before."""
    cell, run = running_cell()
    if cell in _shown and _shown[cell][0] != run:
        for widget in _shown.pop(cell)[1]:
            close_wholly(widget)


def _ask_shell() -> None:
    """Be told of each cell that begins: a cell may make nothing when it runs again."""
    shell: Any = sys.modules["IPython"].get_ipython()
    if hasattr(shell, "events") and shell not in _asked:
        _asked.append(shell)
        shell.events.register("pre_run_cell", _close_earlier)


def close_wholly(widget: widgets.Widget) -> None:
    """Close a widget and all that it is made of: parts, layouts and styles."""
    found: list[widgets.Widget] = []
    waiting = [widget]
    while waiting:
        each = waiting.pop()
        if isinstance(each, widgets.Widget) and each.comm is not None and each not in found:
            found.append(each)
            synced = each.trait_values(sync=lambda sync: bool(sync))
            # A part that is not on view just now is an attribute only.
            for value in (*synced.values(), *vars(each).values()):
                waiting += value if isinstance(value, (list, tuple)) else [value]
    for each in found:
        each.close()
