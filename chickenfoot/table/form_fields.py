"""The small ipywidgets of which the controls of a table are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from ..errors import ChickenfootError
from ..text import say
from .controller import Controller

__all__ = ["WIDE", "answered", "button", "choice", "column", "row", "text_field", "toggle"]

WIDE = {"description_width": "initial"}


def answered(controller: Controller, action: Callable[[], None]) -> Callable[[], None]:
    """`action` for a button: what it refuses with an error of ours is said in the status line.

    An error raised in a handler is seen by nobody: the button would seem dead.
    """

    def done() -> None:
        try:
            action()
        except ChickenfootError as error:
            controller.speak(str(error))

    return done


def column(*children: widgets.Widget) -> widgets.VBox:
    """Parts below each other."""
    return widgets.VBox(list(children))


def row(*children: widgets.Widget) -> widgets.HBox:
    """Parts beside each other, in several lines where it is narrow."""
    return widgets.HBox(list(children), layout=widgets.Layout(flex_flow="row wrap"))


def button(key: str, action: Callable[[], None]) -> widgets.Button:
    """A button with the words of `key`."""
    made = widgets.Button(description=say(key), layout=widgets.Layout(width="auto"))
    made.on_click(lambda _button: action())
    return made


def toggle(key: str, value: bool, action: Callable[[bool], None]) -> widgets.Checkbox:
    """A box to tick; `action` gets whether it is ticked."""
    box = widgets.Checkbox(
        value=value,
        description=say(key),
        indent=False,
        layout=widgets.Layout(width="auto", max_width="100%"),
    )
    box.observe(lambda change: action(change["new"]), "value")
    return box


def choice(
    key: str, options: list[tuple[str, Any]], value: Any, action: Callable[[Any], None]
) -> widgets.Dropdown:
    """A list to choose from; `action` gets what is chosen."""
    made = widgets.Dropdown(
        description=say(key),
        options=options,
        value=value,
        style=WIDE,
        layout=widgets.Layout(width="auto", max_width="100%"),
    )
    made.observe(lambda change: action(change["new"]), "value")
    return made


def text_field(
    key: str, placeholder: str = "", entered: Callable[[], None] | None = None
) -> widgets.Text:
    """A line to type in; `entered` is called when Enter is pressed there."""
    field = widgets.Text(
        description=say(key),
        placeholder=placeholder,
        style=WIDE,
        layout=widgets.Layout(width="22em", max_width="100%"),
    )

    def on_message(_widget: Any, content: Any, _buffers: Any) -> None:
        # What `on_submit` hears, which is out of use; its successor acts on leaving, too.
        if entered is not None and content.get("event") == "submit":
            entered()

    field.on_msg(on_message)
    return field
