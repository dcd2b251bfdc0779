"""A table without a browser: what a browser would send, and what it would be told."""

from __future__ import annotations

from typing import Any

import chickenfoot as cf
from chickenfoot.table.table import Table

__all__ = ["NAMES", "click", "control", "enter", "everything", "names", "table"]

NAMES = ("you", "random")


def table(**options: Any) -> Table:
    """A quick table that keeps no file."""
    return cf.play(**{"players": NAMES, "seed": 5, "pace": 0, "save": False, **options})


def click(laid: Table, action: str, **values: Any) -> str:
    """What the browser sends when a button is pressed; returns the status line."""
    laid.board.handle_message({"do": action, **values})
    status: str = laid.board.state["status"]
    return status


def names(laid: Table, part: str) -> list[str]:
    """The accessible names of the tiles, places or buttons."""
    return [row["name"] for row in laid.board.state[part]]


def control(laid: Table, description: str) -> Any:
    """The ipywidgets control of that description."""
    for part in range(len(laid.children[1].children)):
        laid.children[1].selected_index = part
    found = [w for w in everything(laid) if getattr(w, "description", None) == description]
    assert len(found) == 1
    return found[0]


def enter(field: Any) -> None:
    """What the browser sends when Enter is pressed in a text field."""
    data = {"method": "custom", "content": {"event": "submit"}}
    field._handle_msg({"content": {"data": data}, "buffers": []})


def everything(widget: Any) -> list[Any]:
    """The widget and all that it holds."""
    return [widget, *(w for child in getattr(widget, "children", ()) for w in everything(child))]
