"""What can be drawn (tiles, a tableau, a round, a view of one), as a scene; no matplotlib here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from ..common.arguments import flag, listed, one_of, quoted, whole_number
from ..engine.moves import Move
from ..engine.rounds import Round
from ..engine.tableau import Tableau
from ..engine.tiles import Tile, parse_tiles
from ..engine.views import PlayerView
from ..errors import ChickenfootError
from ..text import say
from . import alt_text as captions
from .options import layout_of, names_of
from .round_scene import HANDS, round_scene
from .scene import Scene, grid, table_scene

__all__ = ["Highlight", "scene_of"]

Highlight: TypeAlias = Tile | Move | str

# Which options what is drawn has, in the order of the sentence that refuses another one.
_OF_TABLES = ("ends", "last", "layout")
_OF_ROUNDS = ("hands", "seat", "names")


def scene_of(
    x: Any,
    width: float,
    height: float,
    *,
    highlight: Highlight | Iterable[Highlight] | None = None,
    **options: Any,
) -> Scene:
    """What :func:`chickenfoot.drawing.picture.draw` would draw at this size, as a Scene.

    The options are those of `draw`; None stands for its default.
    """
    given = {name: value for name, value in options.items() if value is not None}
    marked, wanted = _highlights(highlight)
    if isinstance(x, Tableau):
        _check(given, _OF_TABLES)
        checked = _table_options(given, x)
        scene = table_scene(x, width, height, highlighted=marked, wanted=wanted, **checked)
        return replace(scene, alt=captions.alt_of_table(x))
    if isinstance(x, (Round, PlayerView)):
        checked = _table_options(given, x.tableau) | _round_options(given, x)
        shown = None if highlight is None else marked
        return round_scene(x, width, height, highlighted=shown, wanted=wanted, **checked)
    tiles = _tiles(x)
    _check(given, ())
    pad = 0.03 * width + 4
    pieces = grid(tiles, (pad, pad, width - pad, height - pad), largest=64.0, align="middle")
    alt = captions.alt_of_tiles(tiles)
    return Scene(width, height, hands=pieces, highlighted=marked, alt=alt)


def _check(given: dict[str, Any], allowed: Sequence[str]) -> None:
    """Raise ChickenfootError for an option that what is drawn does not have."""
    for name in given:
        if name not in allowed:
            kind = "round" if name in _OF_ROUNDS else "table"
            raise ChickenfootError(say(f"draw.option.{kind}", option=name), option=name)


def _table_options(given: dict[str, Any], tableau: Tableau) -> dict[str, Any]:
    checked: dict[str, Any] = {
        name: flag(given[name], name) for name in ("ends", "last") if name in given
    }
    if "layout" in given:
        checked["layout"] = layout_of(given["layout"], tableau)
    return checked


def _round_options(given: dict[str, Any], sitting: Round | PlayerView) -> dict[str, Any]:
    players = len(sitting.hands if isinstance(sitting, Round) else sitting.hand_sizes)
    checked: dict[str, Any] = {}
    if "hands" in given:
        checked["hands"] = one_of(given["hands"], "hands", HANDS)
    if "seat" in given:
        checked["seat"] = whole_number(given["seat"], "seat", least=0, most=players - 1)
    if "names" in given:
        checked["names"] = names_of(given["names"], players)
    return checked


def _tiles(x: Any) -> tuple[Tile, ...]:
    if isinstance(x, Tile):
        return (x,)
    if isinstance(x, str):
        return parse_tiles(x)
    try:
        tiles = tuple(listed(x, "x"))
    except ChickenfootError:  # it is no series, or one without an end
        tiles = (None,)
    if all(isinstance(tile, Tile) for tile in tiles):
        return tiles
    raise ChickenfootError(say("draw.what", what=quoted(x)), what=x)


def _highlights(
    highlight: Highlight | Iterable[Highlight] | None,
) -> tuple[frozenset[Tile], frozenset[Tile]]:
    """The tiles to highlight, and the tiles whose open ends to mark."""
    if highlight is None:
        return frozenset(), frozenset()
    if isinstance(highlight, (str, Tile, Move)) or not isinstance(highlight, Iterable):
        highlight = (highlight,)
    marked, wanted = set(), set()
    for each in highlight:
        if isinstance(each, str):
            each = Move.parse(each)
        if isinstance(each, Tile):
            marked.add(each)
        elif isinstance(each, Move) and each.tile is not None:
            marked.add(each.tile)
            if each.onto is not None:
                wanted.add(each.onto)
        else:
            raise ChickenfootError(say("draw.bad_light", what=quoted(each)), what=each)
    return frozenset(marked), frozenset(wanted)
