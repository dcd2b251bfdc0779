"""The options of a table: what each is set to, as data that can be kept and taken up again."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ..drawing.themes import THEMES
from .board import Board
from .rack_order import ORDERS

__all__ = ["Options"]

_SLOWEST = 60.0  # seconds
_OLD_NAMES = {"at_once": "auto_place"}  # in files of earlier tables


class Options:
    """The options of `board` by name: show, numerals, why, auto_place, order, rack, pace, theme.

    `rack`: how tiles were put by hand.
    """

    def __init__(self, board: Board) -> None:
        self.board = board

    def values(self) -> dict[str, Any]:
        """How each is set; a theme that has no name is left out."""
        board, controller = self.board, self.board.controller
        found = {
            "show": board.show,
            "numerals": board.numerals,
            "why": controller.why,
            "auto_place": controller.session.auto_place,
            "order": board.look.rack.order,
            "rack": board.look.rack.as_data(),
            "pace": controller.flow.pace,
        }
        if board.theme is None or isinstance(board.theme, str):
            found["theme"] = board.theme or ""
        return found

    def set(self, name: str, value: Any) -> None:
        """Set one and draw what has changed."""
        with self.board.controller.flow.lock:
            self._put(name, value)
            if name == "pace":
                self.board.controller.flow.begin()
            else:
                self.board.redraw()

    def take(self, values: Mapping[str, Any], but: Collection[str] = ()) -> None:
        """Set what `values` holds, except for `but`; what makes no sense is left as it is."""
        named = {_OLD_NAMES.get(name, name): value for name, value in values.items()}
        taken = {name: value for name, value in named.items() if name not in but}
        taken = {name: value for name, value in taken.items() if _makes_sense(name, value)}
        with self.board.controller.flow.lock:
            for name, value in taken.items():
                self._put(name, value)
            if taken:
                self.board.redraw()

    def _put(self, name: str, value: Any) -> None:
        board, controller = self.board, self.board.controller
        if name == "why":
            controller.why = value
        elif name == "auto_place":
            controller.session.auto_place = value
        elif name == "pace":
            controller.flow.pace = value
        elif name == "order":
            board.look.rack.order = value
        elif name == "rack":
            board.look.rack.take(value)
        elif name == "theme":
            board.theme = value or None
        else:
            setattr(board, name, value)


def _makes_sense(name: str, value: Any) -> bool:
    if name in ("show", "numerals", "why", "auto_place"):
        return isinstance(value, bool)
    if name == "order":
        return value in ORDERS
    if name == "rack":
        return isinstance(value, dict)
    if name == "theme":
        return value == "" or (isinstance(value, str) and value in THEMES)
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return name == "pace" and number and 0 <= value <= _SLOWEST
