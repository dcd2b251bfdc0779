"""What the page lays over the two pictures of a table: buttons, hit areas and marks.

Everything that follows a click (what is chosen, refused, suggested) is a *mark* over a picture,
an outline that the browser draws: the pictures change only when a tile moves. Boxes and points
are in per cent of the picture that they lie over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Any

from ..drawing.scene import Box, OpenPlace, Piece, Point, Scene
from ..engine.tiles import Tile
from .scene import Scenes
from .session import TABLE, Place, Session

__all__ = ["HitArea", "Mark", "Overlay", "overlay_of"]

_TARGET = 24.0  # no button is smaller than this many pixels a side, if there is room
_SIZE = 46.0  # the size of a button's place where no open place is drawn


@dataclass(frozen=True)
class Mark:
    """An outline over a picture.

    `kind`: what it says. `part`: the picture that it lies over, ``"table"`` or ``"rack"``.
    `points`: its corners; of an ``"arrow"`` its start over the rack and its end over the table.
    """

    kind: str
    part: str
    points: tuple[Point, ...]

    def as_data(self) -> dict[str, Any]:
        """The mark for the browser."""
        points = [[round(x, 3), round(y, 3)] for x, y in self.points]
        return {"kind": self.kind, "part": self.part, "points": points}


@dataclass(frozen=True)
class HitArea:
    """A free place as it is drawn, which the mouse may hit.

    `slot`: which arm or toe of a double it is. `box`: where it would lie with its long side
    along x; `turn`: by how many degrees it is turned about its middle, clockwise.
    """

    place: Place
    slot: int | None
    box: Box
    turn: float


@dataclass(frozen=True)
class Overlay:
    """What lies over the pictures of one position.

    Attributes
    ----------
    tiles : dict of Tile to Box
        The buttons of the open hand, over the rack.
    places : dict of Place to Box
        The buttons of the places, over the table: one for each open end. None covers the middle
        of another one.
    hit_areas : tuple of HitArea
        The places again, each of a double's arms or toes of its own: a tile goes where one puts
        it, but no keyboard or screen reader needs to meet an end twice.
    marks : tuple of Mark
        The outlines.
    slide : tuple of (Tile, Point), or None
        A tile that was refused, and where on the table it was tried: it is slid back from there.
    """

    tiles: dict[Tile, Box]
    places: dict[Place, Box]
    hit_areas: tuple[HitArea, ...]
    marks: tuple[Mark, ...]
    slide: tuple[Tile, Point] | None


def overlay_of(
    session: Session,
    scenes: Scenes,
    *,
    show: bool = False,
    arrow: tuple[Tile, Place] | None = None,
    outline: Iterable[Tile] = (),
) -> Overlay:
    """What lies over `scenes`, which show the session's position.

    Parameters
    ----------
    session : Session
        What is on view, and what is chosen.
    scenes : Scenes
        The two pictures.
    show : bool
        Whether everything that can be played is outlined.
    arrow : tuple of (Tile, Place), optional
        A lesson's arrow: from a tile of the open hand to a place.
    outline : iterable of Tile
        Tiles that a lesson points out; those not on view are left out.
    """
    places, hit_areas = _place_boxes(session, scenes.table)
    marks = _marks(session, scenes, show)
    marks += [_tile_mark("outline", tile, scenes) for tile in outline if _is_shown(tile, scenes)]
    if arrow is not None and arrow[0] in session.hand and arrow[1] in places:
        start = _middle(scenes.rack.percent(scenes.rack.piece(arrow[0]).corners))
        end = _short_of(places[arrow[1]], start, scenes)
        marks.append(Mark("arrow", "table", (start, end)))
    rack = scenes.rack
    return Overlay(
        {piece.tile: rack.box(piece.corners) for piece in rack.hands if piece.tile is not None},
        places,
        hit_areas,
        tuple(marks),
        _slide(session, scenes.table, places),
    )


# -- places ----------------------------------------------------------------------------------


def _place_boxes(session: Session, table: Scene) -> tuple[dict[Place, Box], tuple[HitArea, ...]]:
    """The boxes of the places' buttons, and their hit areas."""
    now = session.round
    if now.is_over:
        return {}, ()
    first: dict[Place, Point] = {}
    hit_areas: list[HitArea] = []
    size = table.open_places[0].size if table.open_places else _SIZE
    for free in table.open_places:
        place = _place_of(free, session)
        if free.ghost:
            level = replace(free, angle=0.0)
            hit_areas.append(HitArea(place, free.slot, table.box(level.corners), -free.angle))
        if place not in first:
            first[place] = (free.x, free.y) if free.ghost else free.badge
    for tile in now.tableau.ends:
        if tile not in first:  # no room for a tile yet: its own outer half stands for it
            first[tile] = _middle(_half(table.piece(tile), far=True))
    boxes = {place: _button(place, first, size, table) for place in first}
    return boxes, tuple(hit_areas)


def _place_of(free: OpenPlace, session: Session) -> Place:
    """Where a tile goes that is laid at an open place."""
    if not len(session.round.tableau):
        return TABLE
    assert free.onto is not None  # only the starting double's place is nobody's end
    return free.onto


def _button(place: Place, first: dict[Place, Point], size: float, table: Scene) -> Box:
    x, y = first[place]
    near = min(
        (max(abs(x - u), abs(y - v)) for other, (u, v) in first.items() if other != place),
        default=1e9,
    )
    half = min(max(0.75 * size, _TARGET / 2), 0.95 * near)
    return table.box(((x - half, y - half), (x + half, y + half)))


# -- marks -----------------------------------------------------------------------------------


def _marks(session: Session, scenes: Scenes, show: bool) -> list[Mark]:
    """What is chosen, new, refused and suggested, and what fits."""
    marks: list[Mark] = []
    tiles, places = session.fitting()
    if show and session.tile is None:
        marks += [_tile_mark("fits", tile, scenes) for tile in tiles]
    if show or session.tile is not None:
        marks += _place_marks("fits", places, scenes.table, session)
    if session.place is not None:
        if not show:
            marks += [_tile_mark("fits", tile, scenes) for tile in tiles]
        marks += _place_marks("chosen", [session.place], scenes.table, session, slot=session.slot)
    if session.tile is not None:
        marks.append(_tile_mark("chosen", session.tile, scenes))
    if session.drawn is not None and session.drawn in session.hand:
        marks.append(_tile_mark("new", session.drawn, scenes))
    rejected = session.rejected_move
    if rejected is not None and rejected.tile is not None:
        marks += _halves("rejected", rejected.tile, rejected.onto, scenes, session)
    suggested = session.suggested
    if suggested is not None and suggested.tile is not None:
        where: Place = TABLE if suggested.onto is None else suggested.onto
        marks.append(_tile_mark("suggested", suggested.tile, scenes))
        marks += _place_marks("suggested", [where], scenes.table, session)[:1]
    return marks


def _tile_mark(kind: str, tile: Tile, scenes: Scenes) -> Mark:
    """The outline of a tile, in the hand or on the table."""
    held = any(piece.tile == tile for piece in scenes.rack.hands)
    part, scene = ("rack", scenes.rack) if held else ("table", scenes.table)
    return Mark(kind, part, scene.percent(scene.piece(tile).corners))


def _is_shown(tile: Tile, scenes: Scenes) -> bool:
    pieces = (*scenes.table.table, *scenes.table.hands, *scenes.rack.hands)
    return any(piece.tile == tile for piece in pieces)


def _place_marks(
    kind: str,
    places: Iterable[Place],
    table: Scene,
    session: Session,
    *,
    slot: int | None = None,
) -> list[Mark]:
    """The outlines of places; an end without room for a tile yet is its own outer half.

    `slot`: only that arm or toe of a double.
    """
    wanted = set(places)
    found = [
        Mark(kind, "table", table.percent(free.corners))
        for free in table.open_places
        if _place_of(free, session) in wanted and slot in (None, free.slot)
    ]
    missing = wanted - {TABLE} - {free.onto for free in table.open_places}
    found += [
        Mark(kind, "table", table.percent(_half(table.piece(tile), far=True)))
        for tile in missing
        if isinstance(tile, Tile) and tile in session.round.tableau
    ]
    return found


def _halves(
    kind: str, tile: Tile, onto: Tile | None, scenes: Scenes, session: Session
) -> list[Mark]:
    """Outline the half that was to touch, of the tile and of the tile that it was tried on."""
    found = []
    tableau = session.round.tableau
    pip = None
    if onto is not None and onto in tableau:
        pip = tableau.outer(onto)
        piece = scenes.table.piece(onto)
        corners = piece.corners if onto.is_double else _half(piece, far=True)
        found.append(Mark(kind, "table", scenes.table.percent(corners)))
    if tile in session.hand:
        piece = scenes.rack.piece(tile)
        whole = pip not in (tile.high, tile.low)
        corners = piece.corners if whole else _half(piece, far=pip == piece.far)
        found.append(Mark(kind, "rack", scenes.rack.percent(corners)))
    return found


def _short_of(box: Box, start: Point, scenes: Scenes) -> Point:
    """Where an arrow from `start` over the rack to the middle of `box` stops.

    So it covers no number.
    """
    table, rack = scenes.table, scenes.rack
    left, top, wide, high = box
    x, y = (left + wide / 2) * table.width, (top + high / 2) * table.height
    across = x - start[0] * rack.width
    down = y - (100 * table.height + start[1] * rack.height)
    back = 0.5 * wide * table.width / max(hypot(across, down), wide * table.width)
    return (x - back * across) / table.width, (y - back * down) / table.height


def _slide(session: Session, table: Scene, places: dict[Place, Box]) -> tuple[Tile, Point] | None:
    """The tile of the hand that was refused, and where it was tried."""
    tried = session.rejected_move
    if tried is None or tried.tile is None or tried.tile not in session.hand:
        return None
    place: Place = TABLE if tried.onto is None else tried.onto
    if place in places:
        left, top, wide, high = places[place]
        return tried.tile, (left + wide / 2, top + high / 2)
    if isinstance(place, Tile) and place in session.round.tableau:
        return tried.tile, _middle(table.percent(table.piece(place).corners))
    return None


# -- geometry --------------------------------------------------------------------------------


def _half(piece: Piece, far: bool) -> tuple[Point, ...]:
    """The corners of one half of a drawn tile: the one that faces out, or the inner one."""
    a, b, c, d = piece.corners
    ab, dc = _between(a, b), _between(d, c)
    return (ab, b, c, dc) if far else (a, ab, dc, d)


def _between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
