"""Where the tiles of a tableau lie in a picture: touching, never overlapping, like a table.

Unit: the shorter side of a tile, which is 1 by 2. The spinner's middle is the origin, its
long side lies along x; y points up; angles are degrees, anticlockwise from x.

A layout depends on the order of play alone and grows with it: a tile stays where it was
laid, except where a later one has no room; `Layout.moved` then names what moved. The
latest tables are cached, so that a play costs one tile and not the whole table; the cache
changes nothing but the time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from threading import Lock
from types import MappingProxyType

from ..engine.tableau import Play, Tableau
from ..engine.tiles import Tile, as_tile
from ..errors import ChickenfootError, UnknownName
from ..text import say
from .geometry import COS, SIN, STEP, bounds_of, contact, corners_of
from .rectangles import Point
from .repair import moved_tiles, repair
from .search import best_place, place_tile
from .slots import Table, opened

__all__ = ["Layout", "Place", "Placed", "layout"]

_KEPT = 128
"""How many tables are cached."""

_EMPTY_BOUNDS = (-1.0, -0.5, 1.0, 0.5)  # where the spinner will lie


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle on the table where a tile may lie.

    Attributes
    ----------
    center : pair of floats
        Its middle.
    angle : int
        The direction of its long axis in degrees, from 0 to 345, from the half that touches
        to the half that faces out (for the places of a double's toes and of the spinner's
        arms too).
    corners : four pairs of floats
        Seen along that direction back right, front right, front left, back left, so that the
        first and the last are those of the inner short side.
    slot : int or None
        Of a place that a double has: which of its arms or toes, as `Tableau.slots` counts them.
    """

    center: Point
    angle: int
    corners: tuple[Point, Point, Point, Point]
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile in its place.

    Attributes
    ----------
    tile : Tile
        The tile.
    onto : Tile or None
        The tile it lies on; None for the spinner.
    center, corners
        As in `Place`; corners 0 and 3 belong to the inner half, 1 and 2 to the outer one.
    angle : int
        The direction of the long axis in degrees, from the half with the number `inner` to
        the half with the number `outer`.
    inner, outer : int
        The numbers on the two halves. An ordinary tile shows `inner` to the tile it lies on;
        a double shows one number twice.
    heading : int
        Where play goes on, in degrees: the `angle` of an ordinary tile. A double lies
        crosswise: play goes on to the right of its `angle`.
    contact : pair of floats or None
        The middle of what it shares with `onto`, a point or a piece of an edge; None for the
        spinner and for a detached tile.
    link : two pairs of floats, or None
        For a detached tile, which has no room at its end: the line to be drawn from the end
        of `onto` to its own inner side.
    """

    tile: Tile
    onto: Tile | None
    center: Point
    angle: int
    corners: tuple[Point, Point, Point, Point]
    inner: int
    outer: int
    heading: int
    contact: Point | None = None
    link: tuple[Point, Point] | None = None

    @property
    def detached(self) -> bool:
        """Whether it lies apart from the tile that it belongs to."""
        return self.link is not None


@dataclass(frozen=True)
class Layout:
    """A tableau in its picture: see `layout`.

    Attributes
    ----------
    placed : tuple of Placed
        The tiles in order of play.
    bounds : tuple of four floats
        The box (x0, y0, x1, y1) around them and the places that the spinner and open feet
        still keep.
    moved : tuple of Tile
        The tiles that the last play moved, in order of play.
    """

    placed: tuple[Placed, ...]
    bounds: tuple[float, float, float, float]
    moved: tuple[Tile, ...]
    _table: Table | None = field(repr=False, compare=False)

    @cached_property
    def free(self) -> Mapping[Tile, tuple[Place, ...]]:
        """Where the next tile would lie: the tile of an open end -> its places.

        The spinner and an open double have a place for each tile that they still take; a tile
        for which none is chosen takes the first. Any other end has the place of an ordinary
        tile, exactly where it would be laid, or none if something would have to move first.
        The places of two ends may overlap each other, but never a tile.
        """
        table = self._table
        if table is None:
            return MappingProxyType({})
        places: dict[Tile, tuple[Place, ...]] = {}
        open_slots = set(table.ends.tolist())
        for tile, slot in table.where.items():
            if tile in table.waiting:
                slots = table.slots_of(tile)
                found = tuple(
                    _place(*table.poses.triple(i), slots.index(i)) for i in table.waiting[tile]
                )
                if found:
                    places[tile] = found
            elif slot in open_slots:
                choice = best_place(table, slot, False)
                places[tile] = (_place(*choice.piece.triple(0)),) if choice else ()
        return MappingProxyType(places)

    def of(self, tile: Tile | str) -> Placed:
        """The place of one tile.

        Parameters
        ----------
        tile : Tile or str
            The tile, or its text.

        Returns
        -------
        Placed
            Where it lies.

        Raises
        ------
        UnknownName
            If it does not lie on the table; that is a KeyError, too.
        InvalidText
            For what is not a tile.

        Examples
        --------
        >>> layout(Tableau.parse("9-9, 9-6 on 9-9")).of("9-6").center
        (0.0, 1.5)
        """
        wanted = as_tile(tile)
        for placed in self.placed:
            if placed.tile == wanted:
                return placed
        raise UnknownName(say("layout.not_there", tile=wanted), tile=tile)


def layout(tableau: Tableau) -> Layout:
    """Where each tile of a tableau lies, and where the next one would.

    The same order of play gives the same layout, whatever was laid out before. A tile for
    which a slot is chosen takes it, if it is free.

    Parameters
    ----------
    tableau : Tableau
        What lies on the table.

    Returns
    -------
    Layout
        The tiles in their places, in units of a tile's shorter side. That of an empty tableau
        has no tiles; its bounds are the place of the spinner.

    Raises
    ------
    ChickenfootError
        For anything else.

    Examples
    --------
    >>> [placed.angle for placed in layout(Tableau.parse("9-9, 9-6 on 9-9, 9-3 on 9-9")).placed]
    [0, 90, 270]
    """
    if not isinstance(tableau, Tableau):
        raise ChickenfootError(say("layout.what", what=tableau), what=tableau)
    return _layout_of(tableau)


# --- the cache of tables -------------------------------------------------------------

_Key = tuple[int, int, tuple[Play, ...], tuple[tuple[int, int], ...]]

_kept: OrderedDict[_Key, Layout] = OrderedDict()
_lock = Lock()


def forget() -> None:
    """Empty the cache of tables. Changes no result; for measuring and for tests."""
    with _lock:
        _kept.clear()


def _recall(key: _Key) -> Layout | None:
    with _lock:
        found = _kept.get(key)
        if found is not None:
            _kept.move_to_end(key)
        return found


def _keep(key: _Key, value: Layout) -> None:
    with _lock:
        _kept[key] = value
        while len(_kept) > _KEPT:
            _kept.popitem(last=False)


def _layout_of(tableau: Tableau) -> Layout:
    plays, chosen = tableau.plays, tableau.slots
    numbers = [(i, chosen[tile]) for i, (tile, _) in enumerate(plays) if tile in chosen]

    def key(count: int) -> _Key:
        made = tuple(each for each in numbers if each[0] < count)
        return tableau.arms, tableau.toes, plays[:count], made

    known = Layout((), _EMPTY_BOUNDS, (), None)
    start = len(plays)
    while start:
        found = _recall(key(start))
        if found is not None:
            known = found
            break
        start -= 1
    for count in range(start + 1, len(plays) + 1):
        known = _next(known, tableau, plays[:count])
        _keep(key(count), known)
    return known


def _next(before: Layout, tableau: Tableau, plays: tuple[Play, ...]) -> Layout:
    """The layout after `plays`, the first ones of `tableau`, from the one before it."""
    tile, onto = plays[-1]
    if onto is None or before._table is None:
        table = opened(tile, tableau.arms, tableau.toes)
        return Layout((_placed(table, tile, None),), bounds_of(table.poses), (), table)
    known = before._table
    if tile in tableau.slots:
        known = replace(known, chosen={**known.chosen, tile: (onto, tableau.slots[tile])})
    found = place_tile(known, tile, onto)
    moved: tuple[Tile, ...] = ()
    if found is None or tile in found.irregular:
        found = repair(known, plays)
        moved = moved_tiles(known, found)
    table = found
    if moved:
        # Tiles that hang on a moved tile have a new contact.
        placed = tuple(_placed(table, tile, onto) for tile, onto in plays)
    else:
        placed = (*before.placed, _placed(table, tile, onto))
    return Layout(placed, bounds_of(table.poses), moved, table)


# --- from slots to places ------------------------------------------------------------


def _place(x: float, y: float, h: int, slot: int | None = None) -> Place:
    return Place((x, y), h * STEP, corners_of(x, y, h), slot)


def _placed(table: Table, tile: Tile, onto: Tile | None) -> Placed:
    slot = table.where[tile]
    x, y, h = table.poses.triple(slot)
    heading = int(table.heading[slot]) * STEP
    outer = int(table.pip[slot])
    touch: Point | None = None
    link: tuple[Point, Point] | None = None
    if onto is not None:
        parent = table.where[onto]
        if tile in table.detached:
            end, turn = table.end(parent), int(table.heading[slot])
            depth = 0.5 if tile.is_double else 1.0
            link = (end[:2], (x - depth * float(COS[turn]), y - depth * float(SIN[turn])))
        else:
            touch = contact(table.poses.triple(parent), (x, y, h))
    return Placed(
        tile,
        onto,
        (x, y),
        h * STEP,
        corners_of(x, y, h),
        tile.other(outer),
        outer,
        heading,
        touch,
        link,
    )
