"""The panel of a lesson: a task, a picture, answers to choose and what is said to them.

A :class:`Panel` holds nothing of the game. A click arrives as a small message and becomes
one call; what there is to show is one dictionary. :class:`Lesson` is a widget made of panels
and tables that still reads well where no kernel runs: a picture and words stand for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets as widgets
import traitlets

from ..table.cell_widgets import close_wholly, shown_by_cell
from ..table.page_script import joined
from ..table.stored_output import stored_output
from ..text.languages import Words, follow
from .stills import NOTHING, Still

__all__ = ["Lesson", "Panel", "silence"]

_STATIC = Path(__file__).parent / "static"


def silence() -> str:
    """Nothing, where there are no words to say."""
    return ""


class Panel(anywidget.AnyWidget):
    """Words and buttons. `on_do`: called with what was clicked, ("hint", "") or ("choose", "3").

    `state`: what is shown, by name: name, title, task, alt, width, sheet, choices, mode, ask,
    status, tone, buttons, tail. `picture`: PNG bytes, or b"" for none.
    """

    _esm = joined(_STATIC / "lessons.js")
    _css = _STATIC / "lessons.css"
    state = traitlets.Dict().tag(sync=True)
    picture = traitlets.Bytes(b"").tag(sync=True)

    def __init__(self, on_action: Callable[[str, str], None]) -> None:
        super().__init__()
        self._on_action = on_action
        self._told: Words = silence
        self.on_msg(lambda _widget, message, _buffers: self.handle_message(message))
        follow(self._tell_again)

    def handle_message(self, message: Any) -> None:
        """Do what a message of the browser asks; one that makes no sense does nothing."""
        if not isinstance(message, dict):
            return
        action, key = message.get("do"), message.get("key", "")
        if isinstance(action, str) and isinstance(key, str):
            offered = {(row["do"], row.get("key", "")) for row in self.state.get("buttons", ())}
            offered |= {
                ("choose", row["key"])
                for row in self.state.get("choices", ())
                if not row.get("off")
            }
            if (action, key) in offered:  # else a stale page asked
                self._on_action(action, key)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Do nothing: what is shown is decided here, and no page changes it."""

    def show(self, still: Still | None = None, **changes: Any) -> None:
        """Show these changes, and this picture if one is given, in one piece."""
        state = {**self.state, **changes}
        with self.hold_sync():
            if still is not None:
                self.picture = still.png
                state |= {"alt": still.alt, "width": still.width}
            self.state = state

    def tell(self, words: Words, tone: str = "") -> None:
        """Say this, and say it again whenever the language changes."""
        self._told = words
        self.show(status=words(), tone=tone)

    def _tell_again(self) -> None:
        self.show(status=self._told())

    def press(self, action: str, key: str = "") -> None:
        """Do as a click does, for tests and for those who type."""
        self.handle_message({"do": action, "key": key})

    @property
    def status(self) -> str:
        """What was said last."""
        return str(self.state.get("status", ""))


class Lesson(widgets.VBox):  # type: ignore[misc]  # published without types
    """A widget of a lesson, with `words` and `still` to stand for it where no kernel runs.

    What a subclass says it says in `draw`, from what it remembers: a change of language only
    draws anew. Answers to what was done are told by :meth:`Panel.tell`, which says them again.

    `body`: the box whose parts change, which is the widget itself unless a subclass has another.
    """

    children: tuple[Any, ...]

    def __init__(self, children: Sequence[widgets.Widget] = ()) -> None:
        super().__init__(children=tuple(children))
        self.body: widgets.VBox = self
        self.add_class("chickenfoot-table")
        shown_by_cell(self)
        follow(self.draw)

    def draw(self) -> None:
        """Draw anew all that is said, in the language in use; what was done stays as it is."""
        raise NotImplementedError

    def _show_parts(self, *parts: widgets.Widget) -> None:
        """Show these parts; a card or a table that goes is closed, its panel can come back."""
        before = self.body.children
        self.body.children = parts
        for each in before:
            if each not in parts and not isinstance(each, Panel):
                close_wholly(each)

    def words(self) -> str:
        """The widget in words, for readers without a kernel.

        Returns
        -------
        str
            As they are stored with a notebook.
        """
        raise NotImplementedError

    def still(self) -> Still:
        """The widget as a picture, for readers without a kernel.

        Returns
        -------
        Still
            As it is stored with a notebook.
        """
        return NOTHING

    def __repr__(self) -> str:
        return self.words()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        return stored_output(bundle, words=self.words(), html=self._html())

    def _html(self) -> str:
        """The words, as lines of a page, above the picture."""
        still, words = self.still(), self.words()
        if not still:
            return _lines(words)
        # Whoever does not see the picture hears its words once, not twice.
        return _lines(words.replace(still.alt, "")) + still.html


def _lines(words: str) -> str:
    return f"<p>{'<br>'.join(escape(line) for line in words.splitlines() if line)}</p>"
