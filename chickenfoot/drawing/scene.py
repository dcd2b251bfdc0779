"""What stands where in a picture, in pixels, before any ink: no matplotlib here.

A :class:`Scene` lists the tiles, places, ledges and words of one picture of a given size,
x to the right and y up from the lower left corner. :mod:`chickenfoot.drawing.artists` inks it; a
widget asks it for the outline of a tile or a place in per cent of the picture
(:meth:`Scene.percent`) to lay a button exactly over what is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import NamedTuple

from ..engine.tableau import Tableau
from ..engine.tiles import Tile
from ..placement.layouts import Layout, layout

__all__ = ["Piece", "Place", "Scene", "View", "Words", "grid", "table_scene", "view_of"]

Point = tuple[float, float]
Box = tuple[float, float, float, float]

LARGEST = 58.0
"""No tile is drawn wider than this many pixels, however much room there is."""

BADGE = 0.34
"""The radius of an open end's number, in shorter sides of a tile."""

_ROOMY = (9.0, 5.0)  # a table of a single tile is still shown with this much around it
_EDGE = 0.55  # shorter sides left free around everything


class View(NamedTuple):
    """How layout units become pixels: times `scale`, then shifted."""

    scale: float
    dx: float
    dy: float

    def at(self, point: Point) -> Point:
        """Where `point`, in layout units, stands in the picture."""
        return self.dx + self.scale * point[0], self.dy + self.scale * point[1]


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile that is drawn.

    `x`, `y`: its middle; `angle`: the direction of its long axis in degrees; `size`: its
    shorter side in pixels; `near`, `far`: the numbers on the half against that direction
    and on the other one. `tile` is None for a tile that lies face down.
    """

    tile: Tile | None
    x: float
    y: float
    angle: float
    size: float
    near: int = 0
    far: int = 0

    @property
    def corners(self) -> tuple[Point, ...]:
        """The four corners, in pixels."""
        return _rectangle(self.x, self.y, self.angle, self.size)


@dataclass(frozen=True, slots=True)
class Place:
    """A free place at the open end of `onto`: where the next tile with a `pip` would lie.

    `wanted`: the next play must, or may as asked, go here. `ghost`: shown as the outline of
    a tile, not only by its number.
    """

    onto: Tile | None
    x: float
    y: float
    angle: float
    size: float
    pip: int
    wanted: bool = False
    ghost: bool = False

    @property
    def corners(self) -> tuple[Point, ...]:
        """The four corners of the tile that would lie here, in pixels."""
        return _rectangle(self.x, self.y, self.angle, self.size)

    @property
    def badge(self) -> Point:
        """The middle of the half that would touch."""
        step = self.size / 2
        return (
            self.x - step * cos(radians(self.angle)),
            self.y - step * sin(radians(self.angle)),
        )


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text, centred on `y`, `size` pixels large.

    `part` says what it is in the picture: ``"ink"``, ``"muted"`` or ``"accent"``.
    """

    text: str
    x: float
    y: float
    size: float
    align: str = "left"
    part: str = "ink"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Ledge:
    """A rounded ground under a rack or a line of words; ``"rack"`` or ``"accent"``."""

    box: Box
    part: str = "rack"


@dataclass(frozen=True)
class Scene:
    """A picture before the ink. `view` turns layout units into pixels, where there is a table.

    `table`: tiles on the table, in order of play; `hands`: tiles on racks; `backs`: tiles
    face down; `places`: the open ends; `links`: pairs of points to join; `last`: the tile
    played last; `lit`: the tiles to highlight; `alt`: the picture in words.
    """

    width: float
    height: float
    table: tuple[Piece, ...] = ()
    hands: tuple[Piece, ...] = ()
    backs: tuple[Piece, ...] = ()
    places: tuple[Place, ...] = ()
    links: tuple[tuple[Point, Point], ...] = ()
    ledges: tuple[Ledge, ...] = ()
    words: tuple[Words, ...] = ()
    last: Tile | None = None
    lit: frozenset[Tile] = frozenset()
    view: View | None = None
    alt: str = ""

    def piece(self, tile: Tile) -> Piece:
        """The drawn `tile`, on the table or in a hand. Raises KeyError if it is not shown."""
        for piece in (*self.table, *self.hands):
            if piece.tile == tile:
                return piece
        raise KeyError(tile)

    def percent(self, points: Iterable[Point]) -> tuple[Point, ...]:
        """`points` as (left, top) in per cent of the picture, as style sheets count."""
        return tuple((100 * x / self.width, 100 * (1 - y / self.height)) for x, y in points)

    def box(self, points: Iterable[Point]) -> Box:
        """The upright box around `points`: left, top, width, height in per cent."""
        xs, ys = zip(*self.percent(points), strict=True)
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _rectangle(x: float, y: float, angle: float, size: float) -> tuple[Point, ...]:
    ux, uy = size * cos(radians(angle)), size * sin(radians(angle))
    vx, vy = -uy / 2, ux / 2
    return (
        (x - ux - vx, y - uy - vy),
        (x + ux - vx, y + uy - vy),
        (x + ux + vx, y + uy + vy),
        (x - ux + vx, y - uy + vy),
    )


def _fit(bounds: Box, box: Box, largest: float) -> View:
    """The view that shows `bounds` in the middle of `box` as large as may be."""
    x0, y0, x1, y1 = bounds
    left, low, right, high = box
    wide = max(x1 - x0 + 2 * _EDGE, _ROOMY[0])
    tall = max(y1 - y0 + 2 * _EDGE, _ROOMY[1])
    scale = max(min((right - left) / wide, (high - low) / tall, largest), 1e-6)
    return View(
        scale,
        (left + right - scale * (x0 + x1)) / 2,
        (low + high - scale * (y0 + y1)) / 2,
    )


def _bounds(points: Sequence[Point]) -> Box:
    if not points:
        return 0.0, 0.0, 0.0, 0.0
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def extent(laid: Layout, places: Iterable[Place] = ()) -> Box:
    """The box around a layout and `places` (both in layout units): what must be seen."""
    points = [corner for placed in laid.placed for corner in placed.corners]
    for place in places:
        if place.ghost:
            points.extend(place.corners)
        else:
            x, y = place.badge
            points += [(x - BADGE, y - BADGE), (x + BADGE, y + BADGE)]
    return _bounds(points)


def view_of(laid: Layout, width: float, height: float, *, largest: float = LARGEST) -> View:
    """The view that :func:`chickenfoot.drawing.artists.draw` has of a bare layout at this size."""
    return _fit(extent(laid), (0.0, 0.0, width, height), largest)


def open_places(tableau: Tableau, laid: Layout, wanted: Iterable[Tile] = ()) -> tuple[Place, ...]:
    """The open ends of `tableau` in layout units; those of the tiles `wanted` are marked.

    Every free place of a double is a ghost toe (or arm) of its own; so is a wanted end.
    """
    wanted = frozenset(wanted)
    found = []
    for onto, (pip, _) in tableau.ends.items():
        must = onto in wanted
        ghost = must or onto.is_double
        for free in laid.free.get(onto, ()):
            x, y = free.center
            found.append(Place(onto, x, y, free.angle, 1.0, pip, must, ghost))
    return tuple(found)


def table_scene(
    tableau: Tableau,
    width: float,
    height: float,
    *,
    box: Box | None = None,
    wanted: Iterable[Tile] = (),
    lit: Iterable[Tile] = (),
    ends: bool = True,
    last: bool = True,
    laid: Layout | None = None,
    bounds: Box | None = None,
    largest: float = LARGEST,
) -> Scene:
    """The scene of a tableau in `box` (default: all) of a picture of `width` by `height`.

    `wanted`: the tiles whose open end is marked as the place to go; `lit`: tiles to
    highlight; `ends`, `last`: whether open ends and the last play are marked; `laid`: its
    layout, if known; `bounds`: what to show, in layout units (default: what there is).
    """
    if laid is None:
        laid = layout(tableau)
    places = open_places(tableau, laid, wanted) if ends else ()
    view = _fit(bounds or extent(laid, places), box or (0.0, 0.0, width, height), largest)
    pieces = []
    for placed in laid.placed:
        x, y = view.at(placed.center)
        pieces.append(
            Piece(placed.tile, x, y, placed.angle, view.scale, placed.inner, placed.outer)
        )
    return Scene(
        width,
        height,
        table=tuple(pieces),
        places=tuple(_seen(place, view) for place in places),
        links=_links(laid, view),
        last=tableau.last if last and len(tableau) > 1 else None,
        lit=frozenset(lit),
        view=view,
    )


def _seen(place: Place, view: View) -> Place:
    x, y = view.at((place.x, place.y))
    return replace(place, x=x, y=y, size=view.scale)


def _links(laid: Layout, view: View) -> tuple[tuple[Point, Point], ...]:
    """A line to each tile that lies apart from the one it belongs to."""
    return tuple(
        (view.at(placed.link[0]), view.at(placed.link[1]))
        for placed in laid.placed
        if placed.link is not None
    )


def grid(
    tiles: Sequence[Tile | None],
    box: Box,
    *,
    largest: float,
    align: str = "left",
    gap: float = 0.16,
) -> tuple[Piece, ...]:
    """`tiles` upright in rows that fill `box` as large as may be; None is a tile face down."""
    if not tiles:
        return ()
    left, low, right, high = box
    wide, tall = right - left, high - low
    rows, size = 1, 0.0
    for count in range(1, 10):
        across = -(-len(tiles) // count)
        fits = min(
            wide / (across + gap * (across - 1)), tall / (2 * count + gap * (count - 1)), largest
        )
        if fits > size * 1.05:
            rows, size = count, fits
    across = -(-len(tiles) // rows)
    step = size * (1 + gap)
    pieces = []
    for i, tile in enumerate(tiles):
        row, column = divmod(i, across)
        in_row = min(across, len(tiles) - row * across)
        spare = wide - (in_row * step - size * gap) if align == "middle" else 0.0
        x = left + spare / 2 + column * step + size / 2
        y = (low + high) / 2 + ((rows - 1) / 2 - row) * size * (2 + gap)
        near, far = (tile.low, tile.high) if tile is not None else (0, 0)
        pieces.append(Piece(tile, x, y, 90.0, size, near, far))
    return tuple(pieces)
