"""The board: the widget that shows a table in a notebook."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..drawing.svg import svg
from ..drawing.svg_markup import img
from ..drawing.themes import Theme
from ..text import say
from .board_view import CONTROLS, BoardView
from .browser_state import words
from .controller import Controller
from .page_script import joined

__all__ = ["CSS", "SCRIPTS", "Board"]

_STATIC = Path(__file__).parent / "static"
SCRIPTS = tuple(_STATIC / name for name in ("table_parts.js", "table_hands.js", "table.js"))
"""The board in the browser: one module, in this order."""
CSS = _STATIC / "table.css"
"""Its style sheet."""

_MOST_PIXELS = 1700  # a wider picture than this takes too long to pack


class Board(BoardView, anywidget.AnyWidget):
    """A :class:`BoardView` in a notebook: its pictures, state and words travel as traits."""

    _esm = joined(*SCRIPTS)
    _css = CSS
    table_picture = traitlets.Bytes().tag(sync=True)
    rack_picture = traitlets.Bytes().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        controller: Controller,
        *,
        theme: Theme | str | None = None,
        controls: Iterable[str] = CONTROLS,
    ) -> None:
        anywidget.AnyWidget.__init__(self, words=words())
        BoardView.__init__(self, controller, theme=theme, controls=controls)
        self.on_msg(lambda _widget, message, _buffers: self.handle_message(message))
        self.redraw()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Do nothing: what is shown is decided here, and no page changes it."""

    def sending(self) -> AbstractContextManager[None]:
        """Within this, what changes is sent in one message."""
        held: AbstractContextManager[None] = self.hold_sync()
        return held

    def stored(self) -> str:
        """The picture for a notebook that keeps its outputs, and what its reader has to know."""
        scene = self.scene()
        image = svg(scene, theme=self.colours, numerals=self.numerals)
        picture = img(image, self.state["alt"], round(scene.width))
        return f"{picture}<p>{escape(say('table.static'))}</p>"

    def png(self) -> bytes:
        """Table and rack as one PNG, as sharp as on the page."""
        from ..drawing.export import png_of  # only here: matplotlib takes long to import

        scene = self.scene()
        ratio = min(self.ratio, _MOST_PIXELS / scene.width)
        return png_of(scene, theme=self.colours, ratio=ratio, numerals=self.numerals)

    def alt(self) -> str:
        """The picture in words, and what a reader without a kernel has to know."""
        return f"{self.state['alt']} {say('table.static')}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.state['alt']}>"
