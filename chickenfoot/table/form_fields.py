"""The small ipywidgets of which the controls of a table are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import ipywidgets as widgets

from ..errors import ChickenfootError
from ..text import say
from ..text.languages import Words, follow
from .controller import Controller

__all__ = [
    "WIDE", "answered", "button", "choice", "column", "relabel", "row", "speaking", "text_field",
    "toggle",
]  # fmt: skip

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


class _Said:
    """What of a widget is said, and how it is said again."""

    def __init__(self, widget: widgets.Widget, said: Mapping[str, Callable[[], Any]]) -> None:
        self.widget = widget
        self.said = said
        follow(self.speak)

    def speak(self) -> None:
        """Say it in the language in use."""
        for name, words in self.said.items():
            if name == "options":
                relabel(self.widget, words())
            else:
                setattr(self.widget, name, words())


def speaking(widget: Any, **said: Callable[[], Any]) -> Any:
    """The widget itself, with these of its traits said anew whenever the language changes."""
    widget.said = _Said(widget, said)  # it lives as long as the widget
    return widget


_relabelled: list[widgets.Widget] = []


def relabel(box: widgets.Dropdown, options: list[tuple[str, Any]]) -> None:
    """Other words for the values of a list: what is chosen stays, and no action is taken."""
    chosen = box.value
    _relabelled.append(box)
    try:
        box.options = options
        box.value = chosen
    finally:
        _relabelled.remove(box)


def button(key: str, action: Callable[[], None]) -> widgets.Button:
    """A button with the words of `key`."""
    layout = widgets.Layout(width="auto", max_width="100%")
    made = widgets.Button(description=say(key), layout=layout)
    made.on_click(lambda _button: action())
    speaking(made, description=partial(say, key))
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
    speaking(box, description=partial(say, key))
    return box


def choice(
    key: str,
    options: list[tuple[str, Any]] | Callable[[], list[tuple[str, Any]]],
    value: Any,
    action: Callable[[Any], None],
) -> widgets.Dropdown:
    """A list to choose from; `action` gets what is chosen.

    Options that are made by a function are said anew when the language changes.
    """
    made = widgets.Dropdown(
        description=say(key),
        options=options() if callable(options) else options,
        value=value,
        style=WIDE,
        layout=widgets.Layout(width="auto", max_width="100%"),
    )

    def chosen(change: dict[str, Any]) -> None:
        if made not in _relabelled:
            action(change["new"])

    made.observe(chosen, "value")
    said: dict[str, Callable[[], Any]] = {"options": options} if callable(options) else {}
    speaking(made, description=partial(say, key), **said)
    return made


def text_field(
    key: str, placeholder: Words | str = "", entered: Callable[[], None] | None = None
) -> widgets.Text:
    """A line to type in; `entered` is called when Enter is pressed there."""
    hint: Words = partial(str, placeholder) if isinstance(placeholder, str) else placeholder
    field = widgets.Text(
        description=say(key),
        placeholder=hint(),
        style=WIDE,
        layout=widgets.Layout(width="22em", max_width="100%"),
    )

    def on_message(_widget: Any, content: Any, _buffers: Any) -> None:
        # What `on_submit` hears, which is out of use; its successor acts on leaving, too.
        if entered is not None and content.get("event") == "submit":
            entered()

    field.on_msg(on_message)
    speaking(field, description=partial(say, key), placeholder=hint)
    return field
