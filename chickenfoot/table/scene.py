"""The picture of a table and what lies over it: buttons, hit areas and marks, in per cent.

The picture is a :class:`chickenfoot.drawing.scene.Scene`, so a button stands exactly where its tile
is drawn. Everything that follows a click (what is chosen, refused, suggested) is a *mark* over
the picture, an outline that the browser draws: the picture itself changes only when a tile
moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Any

from ..drawing.alt_text import alt_of_table
from ..drawing.scene import Backdrop, Box, Label, Piece, Scene, grid, table_scene
from ..drawing.scene import OpenPlace as Free
from ..drawing.text_width import fitted
from ..engine.rounds import Round
from ..engine.tiles import TILES, Tile
from ..placement.layouts import Layout, layout
from ..placement.layouts import Place as Spot
from .session import TABLE, Place, Session
from .wording import turn_words

__all__ = [
    "Look",
    "Mark",
    "alt_words",
    "hint_marks",
    "marks_of",
    "place_boxes",
    "scene_of",
    "slide_of",
]

Point = tuple[float, float]

_TILE = 46.0  # a rack's tile is no wider than this many pixels
_LEAST = 36.0  # nor narrower, so that a finger finds it: rather another row
_SMALL = 20.0  # the tiles of the others' racks
_GAP = 0.18
_PAD = 10.0
_TARGET = 24.0  # no button is smaller than this many pixels a side, if there is room
_SPARE = 1.5  # a view with this much more area than needed is closed in again


@dataclass
class Look:
    """How a person looks at a table: the picture's width, and what the view remembers.

    `width` in pixels of the page; `screen`: how wide the rack may be where that is less;
    `order`: how the rack is sorted (``"drawn"``, ``"pips"`` or
    ``"fits"``); `drawn`: the tiles of each seat in the order in which they came.
    """

    width: float = 760.0
    screen: float = 0.0
    order: str = "drawn"
    drawn: dict[int, list[Tile]] = field(default_factory=dict)
    bounds: Box | None = None
    rows: int = 1

    def forget(self) -> None:
        """Another round begins: nothing of the last one's view is kept."""
        self.bounds, self.rows = None, 1
        self.drawn.clear()

    def sorted_hand(self, session: Session) -> tuple[Tile, ...]:
        """The open hand as it stands on the rack."""
        seat, hand = session.viewer, session.hand
        if seat is None:
            return ()
        if seat not in self.drawn:
            self.drawn[seat] = _as_they_came(session.round, seat)
        came = self.drawn[seat]
        came += [tile for tile in hand if tile not in came]
        # Tiles that were played are remembered: undo puts them back where they stood.
        kept = [tile for tile in came if tile in hand]
        if self.order == "pips":
            return tuple(sorted(hand, key=lambda tile: (-tile.pips, -tile.high)))
        if self.order == "fits":
            fits, _ = session.fitting()
            return tuple(sorted(kept, key=lambda tile: tile not in fits))
        return tuple(kept)

    def view(self, needed: Box) -> Box:
        """The part of the table to show: the last one while it suits, so that it stays still."""
        kept = self.bounds
        if kept is None or not _inside(needed, kept) or _area(kept) > _SPARE * _area(needed) + 40:
            x0, y0, x1, y1 = needed
            # A little more than is needed now: the next plays find room without a jump.
            self.bounds = kept = (x0 - 0.5, y0 - 0.5, x1 + 0.5, y1 + 0.5)
        return kept


def _as_they_came(now: Round, seat: int) -> list[Tile]:
    """The tiles of a seat as they were dealt and drawn: a game that is loaded shows them so."""
    came: list[Tile] = []
    for step in now.steps():
        came += [tile for tile in step.hands[seat] if tile not in came]
    return came


def _inside(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


# -- the scene ------------------------------------------------------------------------------


def scene_of(session: Session, look: Look) -> Scene:
    """What is drawn: the others' open hands at the top, the table, the rack at the bottom."""
    width = look.width
    now = session.round
    hand = look.sorted_hand(session)
    backs = 0 if session.viewer is not None else _covered(session)
    wide = min(look.screen or width, width)
    size, rows = _rack_size(len(hand) or backs, wide)
    look.rows = rows = max(rows, look.rows)
    rack = rows * size * (2 + _GAP) + 2 * _PAD if session.persons else _PAD
    others = _others(session)
    strip = _strip_height(session, others, width)
    board = min(max(0.42 * width, 270.0), 360.0)
    height = round(rack + board + strip)
    box = (_PAD, rack + 2, width - _PAD, height - strip - 2)
    laid = layout(now.tableau)
    forced = None if session.quiet else now.must_touch
    over = now.is_over and not session.quiet
    scene = table_scene(
        now.tableau,
        width,
        height,
        box=box,
        wanted=() if forced is None else (forced,),
        layout=laid,
        ends=not over,
        bounds=_needed(laid, ()) if over else look.view(_needed(laid, laid.free.values())),
    )
    if now.tableau.lead is None and not session.quiet:
        scene = replace(scene, open_places=(_lead_place(session, box),))
    tiles: Sequence[Tile | None] = hand or (None,) * backs
    pieces = grid(
        tiles, (2 * _PAD, _PAD, wide - 2 * _PAD, rack - _PAD), largest=size, gap=_GAP,
        align="middle",
    )  # fmt: skip
    small, words = _strip(others, width, height, session)
    backdrops = (Backdrop((_PAD / 2, 3.0, wide - _PAD / 2, rack - 2)),) if session.persons else ()
    return replace(
        scene,
        hands=tuple(piece for piece in (*pieces, *small) if piece.tile is not None),
        backs=tuple(piece for piece in pieces if piece.tile is None),
        labels=words,
        backdrops=backdrops,
    )


def _needed(laid: Layout, places: Iterable[Sequence[Spot]]) -> Box:
    """The box around the tiles and `places` where one could go."""
    points = [corner for placed in laid.placed for corner in placed.corners]
    points += [corner for free in places for each in free for corner in each.corners]
    if not points:
        return laid.bounds
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _covered(session: Session) -> int:
    """How many tiles lie face down on the rack: those of the person who is next."""
    seat = session.handover if session.handover is not None else session.next_person()
    return len(session.round.hands[seat]) if seat is not None else 0


def _rack_size(count: int, width: float) -> tuple[float, int]:
    """How wide the tiles of a rack are, and in how many rows they stand."""
    room = width - 4 * _PAD + _TILE * _GAP
    fit = room / (max(count, 1) * (1 + _GAP))
    if fit >= _LEAST:
        return min(fit, _TILE), 1
    across = max(int(room / (_LEAST * (1 + _GAP))), 1)
    return _LEAST, -(-count // across)


def _lead_place(session: Session, box: Box) -> Free:
    now = session.round
    pip = now.must_match if now.must_match is not None else 0
    lead = TILES[pip * (pip + 1) // 2 + pip]
    return Free(lead, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, 90.0, _TILE, pip, True, True)


def _others(session: Session) -> tuple[int, ...]:
    """The seats whose hands lie open beside the viewer's: all of them at the end of a round."""
    if not (session.show_hands or session.round.is_over):
        return ()
    return tuple(seat for seat in range(len(session.seats)) if seat != session.viewer)


def _across(count: int, width: float) -> int:
    return max(1, min(count, int(width // 230)))


def _strip_height(session: Session, seats: Sequence[int], width: float) -> float:
    if not seats:
        return 0.0
    rows = -(-len(seats) // _across(len(seats), width))
    most = max(len(session.round.hands[seat]) for seat in seats)
    room = (width - 2 * _PAD) / _across(len(seats), width) - _PAD
    lines = -(-most // int(room / (_SMALL * (1 + _GAP))))
    return rows * (lines * _SMALL * (2 + _GAP) + 26.0)


def _strip(
    seats: Sequence[int], width: float, height: float, session: Session
) -> tuple[tuple[Piece, ...], tuple[Label, ...]]:
    """The small racks of `seats` along the top, each under its name."""
    if not seats:
        return (), ()
    across = _across(len(seats), width)
    step = (width - 2 * _PAD) / across
    deep = _strip_height(session, seats, width) / -(-len(seats) // across)
    pieces: list[Piece] = []
    words = []
    for i, seat in enumerate(seats):
        row, column = divmod(i, across)
        left, top = _PAD + column * step, height - row * deep
        named = Label(session.who(seat), left, top - 14, 12.0, "left", "muted")
        words.append(fitted(named, step - _PAD))
        box = (left, top - deep + 4, left + step - _PAD, top - 22)
        found = grid(session.round.hands[seat], box, largest=_SMALL, gap=_GAP)
        if found:
            # Hang them under the name, however few rows there are.
            rise = box[3] - max(y for piece in found for _, y in piece.corners)
            pieces += [replace(piece, y=piece.y + rise) for piece in found]
    return tuple(pieces), tuple(words)


# -- what lies over it -----------------------------------------------------------------------


@dataclass(frozen=True)
class Mark:
    """An outline over the picture: its corners in per cent, and what it says (its `kind`)."""

    kind: str
    points: tuple[Point, ...]

    def as_data(self) -> dict[str, Any]:
        """The mark for the browser."""
        return {"kind": self.kind, "points": _rounded(self.points)}


def _rounded(points: Iterable[Point]) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in points]


def place_boxes(session: Session, scene: Scene) -> tuple[dict[Place, Box], list[tuple[Place, Box]]]:
    """Where the buttons of the places stand, in per cent: one for each open end.

    The second answer are *hit areas*: the further places of the same end, which the mouse may also
    hit but which no keyboard or screen reader needs to meet twice. No button covers the
    middle of another one.
    """
    now = session.round
    if now.is_over:
        return {}, []
    first: dict[Place, Point] = {}
    hit_areas: list[tuple[Place, Box]] = []
    size = scene.open_places[0].size if scene.open_places else _TILE
    for free in scene.open_places:
        onto: Place = TABLE if not len(now.tableau) else _tile(free.onto)
        if free.ghost:
            hit_areas.append((onto, scene.box(free.corners)))
        if onto not in first:
            first[onto] = (free.x, free.y) if free.ghost else free.badge
    for tile in now.tableau.ends:
        if tile not in first:  # no room for a tile yet: its own outer half stands for it
            first[tile] = _middle(_half(scene.piece(tile), far=True))
    return {place: _button(place, first, size, scene) for place in first}, hit_areas


def _button(place: Place, first: dict[Place, Point], size: float, scene: Scene) -> Box:
    x, y = first[place]
    near = min(
        (max(abs(x - u), abs(y - v)) for other, (u, v) in first.items() if other != place),
        default=1e9,
    )
    half = min(max(0.75 * size, _TARGET / 2), 0.95 * near)
    return scene.box(((x - half, y - half), (x + half, y + half)))


def _tile(tile: Tile | None) -> Tile:
    assert tile is not None
    return tile


def _half(piece: Piece, far: bool) -> tuple[Point, ...]:
    """The corners of one half of a drawn tile: the one that faces out, or the inner one."""
    a, b, c, d = piece.corners
    ab, dc = _between(a, b), _between(d, c)
    return (ab, b, c, dc) if far else (a, ab, dc, d)


def _between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def marks_of(session: Session, scene: Scene, *, show: bool = False) -> list[Mark]:
    """The outlines over the picture. `show`: also outline everything that can be played."""
    marks: list[Mark] = []
    tiles, places = session.fitting()
    if show and session.tile is None:
        marks += [_tile_mark("fits", tile, scene) for tile in tiles]
    if show or session.tile is not None:
        marks += _place_marks("fits", places, scene, session)
    if session.place is not None:
        if not show:
            marks += [_tile_mark("fits", tile, scene) for tile in tiles]
        marks += _place_marks("chosen", [session.place], scene, session)
    if session.tile is not None:
        marks.append(_tile_mark("chosen", session.tile, scene))
    if session.drawn is not None and session.drawn in session.hand:
        marks.append(_tile_mark("new", session.drawn, scene))
    if session.rejected_move is not None and session.rejected_move.tile is not None:
        marks += _halves(
            "rejected", session.rejected_move.tile, session.rejected_move.onto, scene, session
        )
    if session.suggested is not None and session.suggested.tile is not None:
        tile = session.suggested.tile
        where: Place = TABLE if session.suggested.onto is None else session.suggested.onto
        marks.append(_tile_mark("suggested", tile, scene))
        marks += _place_marks("suggested", [where], scene, session)[:1]
    return marks


def _tile_mark(kind: str, tile: Tile, scene: Scene) -> Mark:
    return Mark(kind, scene.percent(scene.piece(tile).corners))


def _place_marks(kind: str, places: Iterable[Place], scene: Scene, session: Session) -> list[Mark]:
    wanted = set(places)
    empty = not len(session.round.tableau)
    found = []
    for free in scene.open_places:
        onto: Place = TABLE if empty else _tile(free.onto)
        if onto in wanted:
            found.append(Mark(kind, scene.percent(free.corners)))
    missing = wanted - {TABLE} - {free.onto for free in scene.open_places}
    found += [
        Mark(kind, scene.percent(_half(scene.piece(tile), far=True)))
        for tile in missing
        if isinstance(tile, Tile) and tile in session.round.tableau
    ]
    return found


def _halves(kind: str, tile: Tile, onto: Tile | None, scene: Scene, session: Session) -> list[Mark]:
    """Outline the half that was to touch, of the tile and of the tile that it was tried on."""
    found = []
    tableau = session.round.tableau
    pip = None
    if onto is not None and onto in tableau:
        pip = tableau.outer(onto)
        piece = scene.piece(onto)
        corners = piece.corners if onto.is_double else _half(piece, far=True)
        found.append(Mark(kind, scene.percent(corners)))
    if tile in session.hand:
        piece = scene.piece(tile)
        if pip in (tile.high, tile.low):
            found.append(Mark(kind, scene.percent(_half(piece, far=pip == piece.far))))
        else:
            found.append(Mark(kind, scene.percent(piece.corners)))
    return found


def hint_marks(
    session: Session, scene: Scene, arrow: tuple[Tile, Place] | None, outline: Iterable[Tile]
) -> list[Mark]:
    """What a lesson points out: outlined tiles, and an arrow from a tile to a place."""
    seen = {piece.tile for piece in (*scene.table, *scene.hands)}
    marks = [_tile_mark("outline", tile, scene) for tile in outline if tile in seen]
    if arrow is not None and arrow[0] in session.hand:
        boxes, _ = place_boxes(session, scene)
        if arrow[1] in boxes:
            start = _middle(scene.percent(scene.piece(arrow[0]).corners))
            marks.append(Mark("arrow", (start, _short_of(boxes[arrow[1]], start, scene))))
    return marks


def _short_of(box: Box, start: Point, scene: Scene) -> Point:
    """Where an arrow from `start` to the middle of `box` stops, so that it covers no number."""
    left, top, wide, high = box
    across = (left + wide / 2 - start[0]) * scene.width
    down = (top + high / 2 - start[1]) * scene.height
    part = 1 - 0.5 * wide * scene.width / max(hypot(across, down), wide * scene.width)
    return start[0] + part * across / scene.width, start[1] + part * down / scene.height


def slide_of(session: Session, scene: Scene) -> dict[str, Any] | None:
    """The way of a refused tile from the rack to where it was tried, to be slid back."""
    tried = session.rejected_move
    if tried is None or tried.tile is None or tried.tile not in session.hand:
        return None
    boxes, _ = place_boxes(session, scene)
    place: Place = TABLE if tried.onto is None else tried.onto
    if place in boxes:
        left, top, wide, high = boxes[place]
        to = (left + wide / 2, top + high / 2)
    elif isinstance(place, Tile) and place in session.round.tableau:
        to = _middle(scene.percent(scene.piece(place).corners))
    else:
        return None
    return {
        "key": str(tried.tile),
        "to": [round(v, 3) for v in to],
    }


def alt_words(session: Session, shown: Sequence[Tile]) -> str:
    """The picture in words: the table, whose turn it is, the open hand."""
    words = f"{alt_of_table(session.round.tableau)} {turn_words(session)}"
    if shown and session.viewer is not None:
        words += " " + session.say_of(session.viewer, "table.alt.hand", tiles=shown)
    return words
