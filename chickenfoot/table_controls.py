"""The controls round the board: helps, the deal, files. Plain ipywidgets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from .errors import ChickenfootError, InvalidText
from .record import load
from .table_rules import rules_panel
from .table_widget import Board
from .text import say
from .themes import THEMES

__all__ = ["controls_for"]

_PACES = {"slow": 1.6, "brisk": 0.8, "none": 0.0}
_WIDE = {"description_width": "initial"}


def controls_for(board: Board) -> widgets.Accordion:
    """The controls of a board, folded up: helps, deal and rules, save and load.

    Each part is made when it is unfolded first: together they are a hundred widgets, and
    most people never open them.
    """
    parts = {
        "table.controls.helps": _helps,
        "table.controls.game": _deal,
        "table.controls.file": _files,
    }
    boxes = [widgets.VBox() for _ in parts]
    makers = list(parts.values())
    folds = widgets.Accordion(
        children=boxes, titles=tuple(say(key) for key in parts), selected_index=None
    )

    def unfolded(change: dict[str, Any]) -> None:
        place = change["new"]
        if place is not None and not boxes[place].children:
            boxes[place].children = makers[place](board).children

    folds.observe(unfolded, "selected_index")
    return folds


def _column(*children: widgets.Widget) -> widgets.VBox:
    return widgets.VBox(list(children))


def _row(*children: widgets.Widget) -> widgets.HBox:
    return widgets.HBox(list(children), layout=widgets.Layout(flex_flow="row wrap"))


def _button(key: str, action: Callable[[], None]) -> widgets.Button:
    button = widgets.Button(description=say(key), layout=widgets.Layout(width="auto"))
    button.on_click(lambda _button: action())
    return button


def _toggle(key: str, action: Callable[[bool], None]) -> widgets.Checkbox:
    box = widgets.Checkbox(
        description=say(key), indent=False, layout=widgets.Layout(width="auto", max_width="100%")
    )
    box.observe(lambda change: action(change["new"]), "value")
    return box


def _choice(
    key: str, options: list[tuple[str, Any]], value: Any, action: Callable[[Any], None]
) -> widgets.Dropdown:
    choice = widgets.Dropdown(
        description=say(key), options=options, value=value, style=_WIDE,
        layout=widgets.Layout(width="auto", max_width="100%"),
    )  # fmt: skip
    choice.observe(lambda change: action(change["new"]), "value")
    return choice


def _text(key: str, placeholder: str = "") -> widgets.Text:
    return widgets.Text(
        description=say(key), placeholder=placeholder, style=_WIDE,
        layout=widgets.Layout(width="22em", max_width="100%"),
    )  # fmt: skip


# -- helps ------------------------------------------------------------------------------------


def _helps(board: Board) -> widgets.VBox:
    controller, look = board.controller, board.look

    def show(value: bool) -> None:
        board.show = value
        board.redraw()

    def numerals(value: bool) -> None:
        board.numerals = value
        board.redraw()

    def why(value: bool) -> None:
        controller.why = value

    def order(value: str) -> None:
        look.order = value
        board.redraw()

    def pace(value: float) -> None:
        controller.pace = value
        controller.begin()

    def colours(value: str) -> None:
        board.theme = value or None
        board.redraw()

    orders = [(say(f"table.sort.{name}"), name) for name in ("drawn", "pips", "fits")]
    paces = [(say(f"table.pace.{name}"), value) for name, value in _PACES.items()]
    if controller.pace not in _PACES.values():
        paces.append((f"{controller.pace:g} s", controller.pace))
    themes: list[tuple[str, Any]] = [(say("table.theme.auto"), "")]
    themes += [(say(f"table.theme.{name}"), name) for name in THEMES]
    chosen = board.theme if board.theme in THEMES else ""
    return _column(
        _toggle("table.help.show", show),
        _toggle("table.help.numerals", numerals),
        _toggle("table.help.why", why),
        _choice("table.sort", orders, look.order, order),
        _choice("table.pace", paces, controller.pace, pace),
        _choice("table.theme", themes, chosen, colours),
        _typed(board),
    )


def _typed(board: Board) -> widgets.HBox:
    """A field to type a move in, for those to whom that is easier."""
    controller = board.controller
    field = _text("table.type.label", say("table.type.hint"))

    def play() -> None:
        try:
            controller.attempt_text(field.value)
        except InvalidText as error:
            controller.speak(str(error))
        else:
            field.value = ""

    return _row(field, _button("table.type.do", play))


# -- the deal ---------------------------------------------------------------------------------


def _deal(board: Board) -> widgets.VBox:
    controller = board.controller
    field = _text("table.seed.label", str(controller.game.seed))

    def play() -> None:
        text = field.value.strip()
        if not text:
            controller.speak(say("table.seed.bad"))
        else:
            controller.new_deal(int(text) if text.isascii() and text.isdigit() else text)

    return _column(_row(field, _button("table.seed.play", play)), rules_panel(controller))


# -- files ------------------------------------------------------------------------------------


def _files(board: Board) -> widgets.VBox:
    controller = board.controller
    field = _text("table.file.label", "game.json")

    def named(action: Callable[[Path], str]) -> Callable[[], None]:
        def run() -> None:
            name = field.value.strip()
            if not name:
                controller.speak(say("table.file.no_name"))
                return
            try:
                controller.speak(action(Path(name)))
            except OSError as error:
                why = error.strerror or str(error)
                controller.speak(say("table.file.failed", path=name, why=why))
            except ChickenfootError as error:
                controller.speak(str(error))

        return run

    def save(path: Path) -> str:
        path = path if path.suffix else path.with_suffix(".json")
        controller.game.save(path)
        return say("table.file.saved", path=path)

    def bring(path: Path) -> str:
        path = path if path.suffix else path.with_suffix(".json")
        controller.replace(load(path))
        return say("table.file.loaded", path=path)

    def picture(path: Path) -> str:
        path = path.with_suffix(".png")
        path.write_bytes(board.picture)
        return say("table.file.saved", path=path)

    return _column(
        field,
        _row(
            _button("table.file.save", named(save)),
            _button("table.file.load", named(bring)),
            _button("table.file.picture", named(picture)),
        ),
    )
