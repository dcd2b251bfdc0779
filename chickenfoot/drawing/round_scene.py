"""The composer of pictures: table, racks and names, each a scene, stacked into one.

:func:`rack_scene` is one hand on its backdrop, :func:`racks_scene` the smaller hands of other
players, each under a name, :func:`chickenfoot.drawing.scene.table_scene` the table;
:func:`stack` puts scenes on top of one another. A room that shows table and rack as two
pictures renders the two scenes; one that shows them as one picture stacks them first::

    table = table_scene(now.tableau, 560.0, 300.0)
    rack = rack_scene(Rack(now.hands[0]), 560.0, height=92.0)
    picture = stack(table, rack)

:func:`round_scene` is the whole round as :func:`chickenfoot.drawing.picture.draw` shows it: the
player at the bottom is the one whose turn it is (or the seat asked for); the others sit along
the top, each at a smaller rack. The table gets everything between.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from ..common.arguments import one_of
from ..engine.tiles import TILES, Tile
from ..text import say
from . import alt_text as captions
from .scene import Backdrop, Label, OpenPlace, Piece, Scene, View, grid, table_scene
from .text_width import fitted, text_width

if TYPE_CHECKING:
    from ..engine.rounds import Round
    from ..engine.views import PlayerView
    from ..placement.layouts import Layout

    Sitting: TypeAlias = Round | PlayerView

__all__ = [
    "HANDS", "Rack", "lead_place", "rack_scene", "racks_scene",
    "round_scene", "stack",
]  # fmt: skip

HANDS = ("open", "own", "down", "none")
"""All hands open; only the one at the bottom; all face down; no racks at all."""

GAP = 0.14
"""What is left free between the tiles of a rack, in shorter sides of a tile."""

_RACK = 38.0  # no tile of the rack at the bottom is wider than this
_SMALL = 22.0  # nor of the others' racks
_LABEL = 0.4  # the label of the rack at the bottom takes no more of the width than this
_ACROSS = 4  # the most racks of others that stand side by side
_LEAD = 44.0  # how wide the place of the starting double is


@dataclass(frozen=True)
class Rack:
    """A hand to draw.

    Attributes
    ----------
    tiles : tuple of Tile or None
        Its tiles in their order; None is one face down.
    label : str
        What is written next to it, or above it: whose it is.
    """

    tiles: tuple[Tile | None, ...]
    label: str = ""


# -- the parts -------------------------------------------------------------------------------


def stack(*scenes: Scene) -> Scene:
    """One scene of several, the first at the top, all beginning at the left.

    Its `view`, `last_played` and `alt` are those of the first scene that has one.
    """
    parts = []
    height = 0.0
    for scene in reversed(scenes):
        parts.append(scene.raised(height))
        height += scene.height
    parts.reverse()
    return Scene(
        max((part.width for part in parts), default=0.0),
        height,
        table=tuple(each for part in parts for each in part.table),
        hands=tuple(each for part in parts for each in part.hands),
        backs=tuple(each for part in parts for each in part.backs),
        open_places=tuple(each for part in parts for each in part.open_places),
        links=tuple(each for part in parts for each in part.links),
        backdrops=tuple(each for part in parts for each in part.backdrops),
        labels=tuple(each for part in parts for each in part.labels),
        last_played=next((part.last_played for part in parts if part.last_played), None),
        highlighted=frozenset(tile for part in parts for tile in part.highlighted),
        view=next((part.view for part in parts if part.view is not None), None),
        alt=next((part.alt for part in parts if part.alt), ""),
    )


def rack_scene(
    rack: Rack,
    width: float,
    *,
    height: float | None = None,
    largest: float = _RACK,
    tallest: float | None = None,
    margin: float = 10.0,
    font: float = 14.0,
    highlighted: Iterable[Tile] = (),
) -> Scene:
    """A hand on its backdrop, as wide as the picture.

    Parameters
    ----------
    rack : Rack
        Its label stands before the tiles; without one they stand in the middle.
    width : float
        The width of the picture in pixels.
    height : float, optional
        The height of the picture: the tiles fill it. By default as high as they need.
    largest : float
        No tile gets wider than this many pixels.
    tallest : float, optional
        The most pixels that the tiles may take in height where no `height` is given. By
        default one row of the largest.
    margin : float
        What is left free at the sides of the backdrop, and again between it and the tiles.
    font : float
        The size of the label.
    highlighted : iterable of Tile
        The tiles to mark.

    Returns
    -------
    Scene
    """
    low = 0.9 * margin
    left, align = 2 * margin, "middle"
    label = fitted(Label(rack.label, 2 * margin, 0.0, font, bold=True), _LABEL * width)
    if rack.label:
        # The label stands before the tiles, not over them: a line more for the table.
        left, align = 4 * margin + text_width(label.text, label.size, bold=True), "left"
    top = height - low if height is not None else low + (tallest or 2 * largest)
    box = (left, low, width - 2 * margin, top)
    tiles = grid(rack.tiles, box, largest=largest, align=align, gap=GAP)
    if height is None:
        top = low + 2.0 * font
        if tiles:  # they stand on the ground, however few rows there are
            drop = min(y for piece in tiles for _, y in piece.corners) - low
            tiles = tuple(replace(piece, y=piece.y - drop) for piece in tiles)
            top = max(y for piece in tiles for _, y in piece.corners)
    label = replace(label, y=(low + top) / 2)
    deep = top + 0.9 * margin
    return Scene(
        width,
        deep,
        hands=tuple(piece for piece in tiles if piece.tile is not None),
        backs=tuple(piece for piece in tiles if piece.tile is None),
        backdrops=(Backdrop((margin, 0.35 * margin, width - margin, deep - 0.35 * margin)),),
        labels=(label,) if rack.label else (),
        highlighted=frozenset(highlighted),
    )


def racks_scene(
    racks: Sequence[Rack],
    width: float,
    *,
    across: int = _ACROSS,
    largest: float = _SMALL,
    deepest: float | None = None,
    margin: float = 10.0,
    font: float = 14.0,
) -> Scene:
    """Smaller hands side by side, each under its label, all tiles of one size.

    Parameters
    ----------
    racks : sequence of Rack
        The hands from left to right, row by row.
    width : float
        The width of the picture in pixels; its height is what is needed.
    across : int
        The most racks in a row.
    largest : float
        No tile gets wider than this many pixels.
    deepest : float, optional
        The most pixels that the tiles of one rack may take in height.
    margin : float
        What is left free at the sides.
    font : float
        The size of the labels.

    Returns
    -------
    Scene
    """
    if not racks:
        return Scene(width, 0.0)
    across = max(1, min(len(racks), across))
    step = (width - 2 * margin) / across
    # All in one size: a full rack makes its neighbours' tiles smaller too.
    cell = (0.0, 0.0, step - 1.5 * margin, width if deepest is None else max(deepest, font))
    sizes = [grid(rack.tiles, cell, largest=largest)[0].size for rack in racks if rack.tiles]
    size = min(sizes, default=largest)
    pieces: list[Piece] = []
    labels = []
    top = 0.0  # counted down from the upper edge, until the height is known
    for start in range(0, len(racks), across):
        line = top - 0.94 * font
        lowest = high = line - 0.88 * font
        for column, rack in enumerate(racks[start : start + across]):
            left = margin + column * step
            named = Label(rack.label, left, line, font, "left", "muted")
            labels.append(fitted(named, step - 1.5 * margin))
            box = (left, high - cell[3], left + cell[2], high)
            tiles = grid(rack.tiles, box, largest=size)
            if tiles:  # they hang under the label, however few rows there are
                rise = high - max(y for piece in tiles for _, y in piece.corners)
                tiles = tuple(replace(piece, y=piece.y + rise) for piece in tiles)
                lowest = min(lowest, min(y for piece in tiles for _, y in piece.corners))
            pieces.extend(tiles)
        top = lowest - 0.59 * font
    scene = Scene(
        width,
        -top,
        hands=tuple(piece for piece in pieces if piece.tile is not None),
        backs=tuple(piece for piece in pieces if piece.tile is None),
        labels=tuple(labels),
    )
    return scene.raised(-top)


def lead_place(pip: int, x: float, y: float) -> OpenPlace:
    """The place of the starting double, with its middle at (x, y), on a table without tiles."""
    double = TILES[pip * (pip + 1) // 2 + pip]
    return OpenPlace(double, x, y, 0.0, _LEAD, pip, wanted=True, ghost=True)


def playable(sitting: Sitting) -> frozenset[Tile]:
    """The tiles of the player to move that may be played now."""
    return frozenset(move.tile for move in sitting.legal_moves() if move.tile is not None)


# -- a whole round ---------------------------------------------------------------------------


def round_scene(
    sitting: Sitting,
    width: float,
    height: float,
    *,
    hands: str = "open",
    seat: int | None = None,
    names: Sequence[str] | None = None,
    highlighted: Iterable[Tile] | None = None,
    wanted: Iterable[Tile] = (),
    ends: bool = True,
    last: bool = True,
    layout: Layout | None = None,
) -> Scene:
    """The scene of a round, or of what one player sees of it.

    Parameters
    ----------
    sitting : Round or PlayerView
        What is drawn.
    width, height : float
        The size of the picture in pixels.
    hands : str
        One of HANDS.
    seat : int, optional
        Who sits at the bottom. By default the player to move, or whose view it is.
    names : sequence of str, optional
        A name for each seat.
    highlighted : iterable of Tile, optional
        The tiles to mark. By default those that may be played.
    wanted, ends, last, layout
        As in :func:`chickenfoot.drawing.scene.table_scene`.

    Returns
    -------
    Scene

    Raises
    ------
    ChickenfootError
        For an unknown way to show the hands.
    """
    one_of(hands, "hands", HANDS)
    if seat is None:
        seat = getattr(sitting, "seat", sitting.to_move)
    tableau = sitting.tableau
    font = min(max(width / 52, 11.0), 16.0)
    margin = float(round(font * 0.8))
    touched = sitting.must_touch
    wanted = frozenset(wanted) | ({touched} if touched is not None else set())
    if highlighted is None:
        highlighted = playable(sitting)

    parts = [_header(sitting, width, font, margin, names)]
    below = []
    racks = _racks(sitting, seat, hands, names)
    if racks:
        others = racks[1:]
        rows = -(-len(others) // _ACROSS)
        deepest = 0.26 * height / max(rows, 1) - 1.5 * font
        parts.append(racks_scene(others, width, deepest=deepest, margin=margin, font=0.85 * font))
        tallest = 2.16 * _RACK * min(1.0, width / 760)
        below.append(rack_scene(racks[0], width, tallest=tallest, margin=margin, font=0.9 * font))
    room = height - sum(part.height for part in (*parts, *below))
    box = (margin, 0.0, width - margin, room)
    table = table_scene(
        tableau, width, room, box=box, wanted=wanted, ends=ends, last=last, layout=layout
    )
    if tableau.lead is None and sitting.must_match is not None:
        place = lead_place(sitting.must_match, width / 2, room / 2)
        table = replace(table, open_places=(place,), view=View(place.size, width / 2, room / 2))
    shown = [tile for tile in (racks[0].tiles if racks else ()) if tile is not None]
    return replace(
        stack(*parts, table, *below),
        highlighted=frozenset(highlighted),
        alt=captions.alt_of_round(sitting, seat, shown or None),
    )


def _racks(sitting: Sitting, bottom: int, hands: str, names: Sequence[str] | None) -> list[Rack]:
    """The racks, the one at the bottom first, then to the left around the table."""
    if hands == "none":
        return []
    held = getattr(sitting, "hands", None)
    sizes = tuple(map(len, held)) if held is not None else sitting.hand_sizes  # type: ignore[union-attr]
    outcome = getattr(sitting, "outcome", None)
    racks = []
    for i in range(len(sizes)):
        seat = (bottom + i) % len(sizes)
        seen = hands == "open" or (hands == "own" and seat == bottom)
        tiles: tuple[Tile | None, ...] = (None,) * sizes[seat]
        if seen and held is not None:
            tiles = held[seat]
        elif seen and seat == getattr(sitting, "seat", None):
            tiles = sitting.hand  # type: ignore[union-attr]
        what = say("picture.tiles", n=sizes[seat])
        if outcome is not None:
            what = say("picture.points", n=outcome.points[seat])
        who = captions.who(seat, names)
        racks.append(Rack(tiles, say("picture.label", who=who, what=what)))
    return racks


def _header(
    sitting: Sitting, width: float, font: float, margin: float, names: Sequence[str] | None
) -> Scene:
    """Whose turn, what must be shown, how many tiles lie face down: one line at the top."""
    height = 2.4 * font
    line = height - 1.35 * font
    over = getattr(sitting, "outcome", None) is not None
    must = sitting.must_match
    backdrops: tuple[Backdrop, ...] = ()
    if must is not None and not over:
        middle = Label(
            say(f"picture.must.{must}"), width / 2, line, font, "center", "accent", bold=True
        )
        middle = fitted(middle, width - 2 * margin - 2 * font)
        half = text_width(middle.text, middle.size, bold=True) / 2 + font
        box = (width / 2 - half, line - 0.95 * font, width / 2 + half, line + 0.95 * font)
        backdrops = (Backdrop(box, "accent"),)
    else:
        text = captions.last_play(sitting.tableau)
        middle = Label(text, width / 2, line, font * 0.9, "center", "muted")
        half = text_width(text, middle.size) / 2
    # What stands in the middle comes first; the two at the sides share what it leaves.
    side = width / 2 - half - margin - font
    turn = fitted(Label(captions.turn(sitting, names), margin, line, font, bold=True), side)
    held = getattr(sitting, "yard", None)
    size = len(held) if held is not None else sitting.yard_size  # type: ignore[union-attr]
    words = captions.yard(size)
    room = side - (2.5 * font if size else 0.0)  # for the little tile
    yard = fitted(Label(words, width - margin, line, font * 0.9, "right", "muted"), room)
    backs: tuple[Piece, ...] = ()
    if size:
        back = yard.x - text_width(yard.text, yard.size) - 1.6 * font
        backs = (Piece(None, back, line, 90.0, font * 0.62),)
    labels = [turn, yard, middle]
    return Scene(width, height, backs=backs, labels=tuple(labels), backdrops=backdrops)
