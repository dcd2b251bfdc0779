"""The controls round the board: options, the deal, files. Plain ipywidgets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets as widgets

from ..drawing.themes import THEMES
from ..text import say
from .board import Board
from .files_panel import files_panel
from .form_fields import answered, button, choice, column, row, speaking, text_field, toggle
from .options import Options
from .rack_order import ORDERS
from .rules_panel import rules_panel
from .saved_games import GameStore

__all__ = ["controls_for"]

_PACES = {"slow": 1.6, "brisk": 0.8, "none": 0.0}
_LONG = 1000  # digits, far more than a deal number has


def controls_for(board: Board, store: GameStore | None = None) -> widgets.Accordion:
    """The controls of a board, folded up: options, deal and rules, save and load.

    Each part is made when it is unfolded first: together they are a hundred widgets, and
    most people never open them.
    """
    parts = {
        "table.controls.options": _options_panel,
        "table.controls.game": _deal,
        "table.controls.file": files_panel,
    }
    boxes = [widgets.VBox() for _ in parts]
    makers = list(parts.values())
    folds = widgets.Accordion(children=boxes, titles=tuple(map(say, parts)), selected_index=None)
    speaking(folds, titles=lambda: tuple(map(say, parts)))

    def unfolded(change: dict[str, Any]) -> None:
        place = change["new"]
        if place is not None and not boxes[place].children:
            boxes[place].children = makers[place](board, store).children

    folds.observe(unfolded, "selected_index")
    return folds


# -- options ----------------------------------------------------------------------------------


def _options_panel(board: Board, store: GameStore | None) -> widgets.VBox:
    options = Options(board)

    def setting(name: str) -> Callable[[Any], None]:
        def put(value: Any) -> None:
            options.set(name, value)
            if store is not None:
                store.keep_options(options.values())

        return put

    sort = choice("table.sort", _orders, board.look.rack.order, setting("order"))

    def arranged() -> None:
        sort.value = board.look.rack.order

    board.on_arranged.append(arranged)
    pace = board.controller.flow.pace

    def paces() -> list[tuple[str, Any]]:
        named = [(say(f"table.pace.{name}"), value) for name, value in _PACES.items()]
        return named if pace in _PACES.values() else [*named, (f"{pace:g} s", pace)]

    theme = board.theme if isinstance(board.theme, str) and board.theme in THEMES else ""
    return column(
        toggle("table.help.show", board.show, setting("show")),
        toggle("table.help.numerals", board.numerals, setting("numerals")),
        toggle("table.help.why", board.controller.why, setting("why")),
        toggle("table.help.auto_place", board.controller.session.auto_place, setting("auto_place")),
        sort,
        choice("table.pace", paces, pace, setting("pace")),
        choice("table.theme", _themes, theme, setting("theme")),
        _typed(board),
    )


def _orders() -> list[tuple[str, Any]]:
    return [(say(f"table.sort.{name}"), name) for name in ORDERS]


def _themes() -> list[tuple[str, Any]]:
    names = [(say(f"table.theme.{name}"), name) for name in THEMES]
    return [(say("table.theme.auto"), ""), *names]


def _typed(board: Board) -> widgets.HBox:
    """A field to type a move in, for those to whom that is easier."""
    controller = board.controller

    def play() -> None:
        controller.attempt_text(field.value)
        field.value = ""

    do = answered(controller, play)
    field = text_field("table.type.label", partial(say, "table.type.hint"), do)
    return row(field, button("table.type.do", do))


# -- the deal ---------------------------------------------------------------------------------


def _deal(board: Board, _store: GameStore | None) -> widgets.VBox:
    controller = board.controller

    def play() -> None:
        text = field.value.strip()
        if not text:
            controller.speak(say("table.seed.bad"))
            return
        # Python reads no number of thousands of digits: as a text it is refused like any other.
        number = text.isascii() and text.isdigit() and len(text) < _LONG
        controller.flow.new_deal(int(text) if number else text)

    do = answered(controller, play)
    field = text_field("table.seed.label", str(controller.session.game.seed), do)
    return column(row(field, button("table.seed.play", do)), rules_panel(controller))
