"""What is drawn of a table: two pictures, the table and the open hand below it.

Both are a :class:`chickenfoot.drawing.scene.Scene`, put together by the composer of all pictures,
:mod:`chickenfoot.drawing.round_scene`, so that a button stands exactly where its tile is drawn.
What lies over the pictures is worked out by :mod:`chickenfoot.table.overlay`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import ceil

from ..drawing.alt_text import alt_of_table
from ..drawing.round_scene import GAP, Rack, lead_place, rack_scene, racks_scene, stack
from ..drawing.scene import Box, Scene, table_scene
from ..engine.tiles import Tile
from ..placement.layouts import Layout, Place, layout
from .rack_order import RackOrder
from .session import Session
from .wording import turn_words

__all__ = ["Look", "Scenes", "alt_words", "scenes_of"]

_LARGEST = 46.0  # a rack's tile is no wider than this many pixels
_LEAST = 36.0  # nor narrower, so that a finger finds it: rather another row
_SMALL = 20.0  # the tiles of the others' racks
_LABEL = 13.0  # and the names over them
_MARGIN = 10.0
_OTHER = 230.0  # a rack of another seat is no narrower than this
_SPARE = 1.5  # a view with this much more area than needed is closed in again


@dataclass
class Look:
    """How a person looks at a table: the picture's width, and what the view remembers.

    `width` in pixels of the page; `screen`: how wide the rack may be where that is less;
    `rack`: how the tiles stand on it.
    """

    width: float = 760.0
    screen: float = 0.0
    rack: RackOrder = field(default_factory=RackOrder)
    bounds: Box | None = None
    rows: int = 1

    def forget(self) -> None:
        """Another round begins: nothing of the last one's view is kept."""
        self.bounds, self.rows = None, 1
        self.rack.forget()

    def view(self, needed: Box) -> Box:
        """The part of the table to show: the last one while it suits, so that it stays still."""
        last = self.bounds
        if last is None or not _inside(needed, last) or _area(last) > _SPARE * _area(needed) + 40:
            x0, y0, x1, y1 = needed
            # A little more than is needed now: the next plays find room without a jump.
            self.bounds = last = (x0 - 0.5, y0 - 0.5, x1 + 0.5, y1 + 0.5)
        return last


def _inside(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


# -- the two pictures ------------------------------------------------------------------------


@dataclass(frozen=True)
class Scenes:
    """The two pictures of a table.

    `table`: the others' open hands at the top and the table below them. `rack`: the hand of the
    person at the screen; it has no height where nobody plays there.
    """

    table: Scene
    rack: Scene

    @property
    def whole(self) -> Scene:
        """Both as one picture, for those who cannot click."""
        return stack(self.table, self.rack)


def scenes_of(session: Session, look: Look) -> Scenes:
    """What is drawn of the position on view."""
    return Scenes(_table(session, look), _rack(session, look))


def _table(session: Session, look: Look) -> Scene:
    """The others' open hands along the top, each under its name, and the table."""
    width, now = look.width, session.round
    others = _others(session, width)
    # Whole pixels, so that the picture has the very size that the buttons over it go by.
    height = round(min(max(0.42 * width, 270.0), 360.0) + others.height) - others.height
    laid = layout(now.tableau)
    forced = None if session.quiet else now.must_touch
    over = now.is_over and not session.quiet
    table = table_scene(
        now.tableau,
        width,
        height,
        box=(_MARGIN, 2.0, width - _MARGIN, height - 2.0),
        wanted=() if forced is None else (forced,),
        layout=laid,
        ends=not over,
        bounds=_needed(laid, ()) if over else look.view(_needed(laid, laid.free.values())),
    )
    if now.tableau.lead is None and not session.quiet:
        pip = now.must_match if now.must_match is not None else 0
        table = replace(table, open_places=(lead_place(pip, width / 2, height / 2),))
    return stack(others, table)


def _needed(laid: Layout, places: Iterable[Sequence[Place]]) -> Box:
    """The box around the tiles and `places` where one could go."""
    points = [corner for placed in laid.placed for corner in placed.corners]
    points += [corner for free in places for each in free for corner in each.corners]
    if not points:
        return laid.bounds
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _others(session: Session, width: float) -> Scene:
    """The hands that lie open beside the viewer's: all of them at the end of a round."""
    if not (session.show_hands or session.round.is_over):
        return Scene(width, 0.0)
    racks = [
        Rack(session.round.hands[seat], session.who(seat))
        for seat in range(len(session.seats))
        if seat != session.viewer
    ]
    across = max(1, int(width // _OTHER))
    return racks_scene(
        racks, width, across=across, largest=_SMALL, margin=_MARGIN, font=_LABEL
    )  # fmt: skip


def _rack(session: Session, look: Look) -> Scene:
    """The open hand; face down while the hands are covered."""
    if not session.persons:
        return Scene(look.width, 0.0)
    tiles: Sequence[Tile | None] = look.rack.tiles(session)
    if session.viewer is None:
        tiles = (None,) * _covered(session)
    width = min(look.screen or look.width, look.width)
    size, rows = _rack_size(len(tiles), width)
    look.rows = rows = max(rows, look.rows)
    height = ceil(rows * size * (2 + GAP) + 2 * _MARGIN)
    return rack_scene(Rack(tuple(tiles)), width, height=height, largest=size, margin=_MARGIN)


def _covered(session: Session) -> int:
    """How many tiles lie face down on the rack: those of the person who is next."""
    seat = session.handover if session.handover is not None else session.next_person()
    return len(session.round.hands[seat]) if seat is not None else 0


def _rack_size(count: int, width: float) -> tuple[float, int]:
    """How wide the tiles of a rack are, and in how many rows they stand."""
    room = width - 4 * _MARGIN + _LARGEST * GAP
    fit = room / (max(count, 1) * (1 + GAP))
    if fit >= _LEAST:
        return min(fit, _LARGEST), 1
    across = max(int(room / (_LEAST * (1 + GAP))), 1)
    return _LEAST, -(-count // across)


def alt_words(session: Session, shown: Sequence[Tile]) -> str:
    """The pictures in words: the table, whose turn it is, the hands that lie open."""
    words = f"{alt_of_table(session.round.tableau)} {turn_words(session)}"
    if shown and session.viewer is not None:
        words += " " + session.say_of(session.viewer, "table.alt.hand", tiles=shown)
    for seat, hand in enumerate(session.round.hands if session.show_hands else ()):
        if hand and seat != session.viewer:
            words += " " + session.say_of(seat, "table.alt.hand", tiles=hand)
    return words
