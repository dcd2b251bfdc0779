"""What stands where in a picture, in pixels, before it is rendered: no matplotlib here.

A :class:`Scene` lists the tiles, open places, backdrops and labels of one picture of a given
size, x to the right and y up from the lower left corner. :mod:`chickenfoot.drawing.artists`
renders it with matplotlib. A widget asks it for the outline of a tile or a place in per cent of
the picture (:meth:`Scene.percent`) to lay a button exactly over what is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from ..engine.tableau import Tableau
from ..engine.tiles import Tile
from ..placement.rectangles import Point, rectangle

if TYPE_CHECKING:
    from ..placement.layouts import Layout

__all__ = [
    "Backdrop", "Box", "Label", "OpenPlace", "Piece", "Point", "Scene", "View",
    "extent", "grid", "open_places", "table_scene", "view_of",
]  # fmt: skip

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

    Attributes
    ----------
    tile : Tile or None
        None for a tile that lies face down.
    x, y : float
        Its middle, in pixels.
    angle : float
        The direction of its long axis, in degrees.
    size : float
        Its shorter side, in pixels.
    near, far : int
        The numbers on the half against that direction and on the other one.
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
        return _corners(self.x, self.y, self.angle, self.size)


@dataclass(frozen=True, slots=True)
class OpenPlace:
    """A free place at the open end of `onto`: where the next tile with a `pip` would lie.

    Attributes
    ----------
    onto : Tile or None
        The tile that it touches; None where it is not known.
    x, y, angle, size : float
        Those of the tile that would lie here, as in :class:`Piece`.
    pip : int
        The number that must touch.
    wanted : bool
        Whether the next play must, or may as asked, go here.
    ghost : bool
        Whether it is shown as the outline of a tile, not only by its number.
    slot : int or None
        Which arm or toe of a double it is, as `Tableau.slots` counts them.
    """

    onto: Tile | None
    x: float
    y: float
    angle: float
    size: float
    pip: int
    wanted: bool = False
    ghost: bool = False
    slot: int | None = None

    @property
    def corners(self) -> tuple[Point, ...]:
        """The four corners of the tile that would lie here, in pixels."""
        return _corners(self.x, self.y, self.angle, self.size)

    @property
    def badge(self) -> Point:
        """The middle of the half that would touch."""
        step = self.size / 2
        return (
            self.x - step * cos(radians(self.angle)),
            self.y - step * sin(radians(self.angle)),
        )


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, centred on `y`, `size` pixels large.

    `align` is ``"left"``, ``"center"`` or ``"right"``; `part` says what it is in the picture:
    ``"ink"``, ``"muted"`` or ``"accent"``, the name of a colour of the theme.
    """

    text: str
    x: float
    y: float
    size: float
    align: str = "left"
    part: str = "ink"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A rounded ground under a rack or a line of text; ``"rack"`` or ``"accent"``."""

    box: Box
    part: str = "rack"


@dataclass(frozen=True)
class Scene:
    """A picture before it is rendered.

    Attributes
    ----------
    width, height : float
        Its size in pixels.
    table : tuple of Piece
        The tiles on the table, in order of play.
    hands : tuple of Piece
        The tiles on racks that lie face up.
    backs : tuple of Piece
        The tiles that lie face down.
    open_places : tuple of OpenPlace
        The free places at the open ends.
    links : tuple of pairs of points
        Pairs of points to join by a line.
    backdrops : tuple of Backdrop
        What lies under racks and lines of text.
    labels : tuple of Label
        The lines of text.
    last_played : Tile or None
        The tile played last, if it is to be marked.
    highlighted : frozenset of Tile
        The tiles to mark, on the table or on a rack.
    view : View or None
        Turns layout units into pixels, where there is a table.
    alt : str
        The picture in words.
    """

    width: float
    height: float
    table: tuple[Piece, ...] = ()
    hands: tuple[Piece, ...] = ()
    backs: tuple[Piece, ...] = ()
    open_places: tuple[OpenPlace, ...] = ()
    links: tuple[tuple[Point, Point], ...] = ()
    backdrops: tuple[Backdrop, ...] = ()
    labels: tuple[Label, ...] = ()
    last_played: Tile | None = None
    highlighted: frozenset[Tile] = frozenset()
    view: View | None = None
    alt: str = ""

    def piece(self, tile: Tile) -> Piece:
        """The drawn `tile`, on the table or on a rack.

        Raises
        ------
        KeyError
            If it is not shown.
        """
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

    def raised(self, by: float) -> Scene:
        """Everything in it `by` pixels higher; its size stays."""
        if not by:
            return self
        view = self.view
        return replace(
            self,
            table=tuple(replace(each, y=each.y + by) for each in self.table),
            hands=tuple(replace(each, y=each.y + by) for each in self.hands),
            backs=tuple(replace(each, y=each.y + by) for each in self.backs),
            open_places=tuple(replace(each, y=each.y + by) for each in self.open_places),
            links=tuple(((a, b + by), (c, d + by)) for (a, b), (c, d) in self.links),
            backdrops=tuple(
                replace(each, box=(each.box[0], each.box[1] + by, each.box[2], each.box[3] + by))
                for each in self.backdrops
            ),
            labels=tuple(replace(each, y=each.y + by) for each in self.labels),
            view=None if view is None else view._replace(dy=view.dy + by),
        )


def _corners(x: float, y: float, angle: float, size: float) -> tuple[Point, ...]:
    return rectangle(x, y, size * cos(radians(angle)), size * sin(radians(angle)))


# -- the table -------------------------------------------------------------------------------


def _fit(bounds: Box, box: Box, largest: float) -> View:
    """The view that shows `bounds` in the middle of `box` as large as possible."""
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


def extent(layout: Layout, places: Iterable[OpenPlace] = ()) -> Box:
    """The box around a layout and `places` (both in layout units): what must be seen."""
    points = [corner for placed in layout.placed for corner in placed.corners]
    for place in places:
        if place.ghost:
            points.extend(place.corners)
        else:
            x, y = place.badge
            points += [(x - BADGE, y - BADGE), (x + BADGE, y + BADGE)]
    return _bounds(points)


def view_of(layout: Layout, width: float, height: float, *, largest: float = LARGEST) -> View:
    """The view that :func:`chickenfoot.drawing.picture.draw` has of a bare layout at this size."""
    return _fit(extent(layout), (0.0, 0.0, width, height), largest)


def open_places(
    tableau: Tableau, layout: Layout, wanted: Iterable[Tile] = ()
) -> tuple[OpenPlace, ...]:
    """The open ends of `tableau` in layout units; those of the tiles `wanted` are marked.

    Every free place of a double is a ghost toe (or arm) of its own; so is a wanted end.
    """
    wanted = frozenset(wanted)
    found = []
    for onto, (pip, _) in tableau.ends.items():
        must = onto in wanted
        ghost = must or onto.is_double
        for free in layout.free.get(onto, ()):
            x, y = free.center
            found.append(OpenPlace(onto, x, y, free.angle, 1.0, pip, must, ghost, free.slot))
    return tuple(found)


def table_scene(
    tableau: Tableau,
    width: float,
    height: float,
    *,
    box: Box | None = None,
    wanted: Iterable[Tile] = (),
    highlighted: Iterable[Tile] = (),
    ends: bool = True,
    last: bool = True,
    layout: Layout | None = None,
    bounds: Box | None = None,
    largest: float = LARGEST,
) -> Scene:
    """The scene of a tableau alone.

    Parameters
    ----------
    tableau : Tableau
        What lies on the table.
    width, height : float
        The size of the picture in pixels.
    box : tuple of four floats, optional
        The part of the picture that the table fills: left, low, right, high. By default all.
    wanted : iterable of Tile
        The tiles whose open end is marked as the place to go.
    highlighted : iterable of Tile
        The tiles to mark.
    ends, last : bool
        Whether open ends and the last play are marked.
    layout : Layout, optional
        Its layout, if known.
    bounds : tuple of four floats, optional
        What to show, in layout units. By default what there is.
    largest : float
        No tile is drawn wider than this many pixels.

    Returns
    -------
    Scene
    """
    if layout is None:
        # Only here: to lay tiles out takes numpy, to paint them does not.
        from ..placement.layouts import layout as lay_out

        layout = lay_out(tableau)
    places = open_places(tableau, layout, wanted) if ends else ()
    view = _fit(bounds or extent(layout, places), box or (0.0, 0.0, width, height), largest)
    pieces = []
    for placed in layout.placed:
        x, y = view.at(placed.center)
        pieces.append(
            Piece(placed.tile, x, y, placed.angle, view.scale, placed.inner, placed.outer)
        )
    return Scene(
        width,
        height,
        table=tuple(pieces),
        open_places=tuple(_seen(place, view) for place in places),
        links=_links(layout, view),
        last_played=tableau.last if last and len(tableau) > 1 else None,
        highlighted=frozenset(highlighted),
        view=view,
    )


def _seen(place: OpenPlace, view: View) -> OpenPlace:
    x, y = view.at((place.x, place.y))
    return replace(place, x=x, y=y, size=view.scale)


def _links(layout: Layout, view: View) -> tuple[tuple[Point, Point], ...]:
    """A line to each tile that lies apart from the one it belongs to."""
    return tuple(
        (view.at(placed.link[0]), view.at(placed.link[1]))
        for placed in layout.placed
        if placed.link is not None
    )


# -- rows of tiles ---------------------------------------------------------------------------


def grid(
    tiles: Sequence[Tile | None],
    box: Box,
    *,
    largest: float,
    align: str = "left",
    gap: float = 0.16,
) -> tuple[Piece, ...]:
    """Tiles upright in rows that fill a box.

    Parameters
    ----------
    tiles : sequence of Tile or None
        None is a tile face down.
    box : tuple of four floats
        Left, low, right, high, in pixels.
    largest : float
        No tile gets wider than this many pixels.
    align : {"left", "middle"}
        Where rows that do not fill the box stand.
    gap : float
        What is left free between tiles, in shorter sides of a tile.

    Returns
    -------
    tuple of Piece
        As large as possible, all of one size, in the order given.
    """
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
