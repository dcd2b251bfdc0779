"""A whole round as one scene: the table in the middle, the racks around it, the captions.

The player at the bottom is the one whose turn it is (or the seat asked for); the others
sit along the top, each at a smaller rack. The table gets everything between.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from ..engine.tableau import Tableau
from ..engine.tiles import TILES, Tile
from ..errors import ChickenfootError
from ..text import say
from . import alt_text as captions
from .scene import Box, Ledge, Piece, Place, Scene, View, Words, grid, table_scene

if TYPE_CHECKING:
    from ..engine.rounds import Round
    from ..engine.views import PlayerView
    from ..placement.layouts import Layout

    Sitting: TypeAlias = Round | PlayerView

__all__ = ["HANDS", "required_end", "round_scene"]

HANDS = ("open", "own", "down", "none")
"""All hands open; only the one at the bottom; all face down; no racks at all."""

_RACK = 38.0  # no tile of the rack at the bottom is wider than this
_SMALL = 22.0  # nor of the others' racks
_LETTER = 0.56  # about how wide a letter is to its size
_ACROSS = 4  # so many of the others' racks stand side by side


@dataclass(frozen=True)
class _Seat:
    """A rack to draw: who sits there, what is said of the hand, and its tiles."""

    seat: int
    label: str
    tiles: tuple[Tile | None, ...]


def required_end(tableau: Tableau, must_match: int | None) -> Tile | None:
    """The tile on which every play must go while one number is asked for, else None."""
    lead = tableau.lead
    if must_match is None or lead is None:
        return None
    if lead in tableau.ends:
        return lead
    feet = tableau.open_feet
    return feet[-1] if feet else None


def playable(sitting: Sitting) -> frozenset[Tile]:
    """The tiles of the player to move that may be played now."""
    return frozenset(move.tile for move in sitting.legal_moves() if move.tile is not None)


def round_scene(
    sitting: Sitting,
    width: float,
    height: float,
    *,
    hands: str = "open",
    seat: int | None = None,
    names: Sequence[str] | None = None,
    lit: Iterable[Tile] | None = None,
    wanted: Iterable[Tile] = (),
    ends: bool = True,
    last: bool = True,
    laid: Layout | None = None,
) -> Scene:
    """The scene of a round, or of what one player sees of it.

    `hands`: one of HANDS; `seat`: who sits at the bottom (default: the player to move, or
    the player whose view it is); `names`: a name for each seat; `lit`: tiles to highlight
    (default: those that may be played). The rest as in
    :func:`chickenfoot.drawing.scene.table_scene`.

    Raises ChickenfootError for an unknown way to show the hands.
    """
    if hands not in HANDS:
        raise ChickenfootError(
            say("draw.hands", hands=hands, known=[repr(way) for way in HANDS]), hands=hands
        )
    if seat is None:
        seat = getattr(sitting, "seat", sitting.to_move)
    tableau, must = sitting.tableau, sitting.must_match
    font = min(max(width / 52, 11.0), 16.0)
    pad = round(font * 0.8)
    forced = required_end(tableau, must)
    wanted = frozenset(wanted) | ({forced} if forced is not None else set())
    if lit is None:
        lit = playable(sitting)

    racks = _racks(sitting, seat, hands, names)
    words, ledges, backs = _header(sitting, width, height, font, pad, names)
    top = height - 2.4 * font
    bottom = 0.0
    pieces: list[Piece] = []
    if racks:
        bottom = _own_rack(racks[0], width, font, pad, pieces, words, ledges)
        top = _other_racks(racks[1:], width, top, height, font, pad, pieces, words)
    table = table_scene(
        tableau, width, height, box=(pad, bottom, width - pad, top), wanted=wanted,
        ends=ends, last=last, laid=laid,
    )  # fmt: skip
    if tableau.lead is None and must is not None:
        table = _before_lead(table, must, (pad, bottom, width - pad, top))
    hand = racks[0].tiles if racks else None
    shown = [tile for tile in hand or () if tile is not None]
    return replace(
        table,
        hands=tuple(piece for piece in pieces if piece.tile is not None),
        backs=(*backs, *(piece for piece in pieces if piece.tile is None)),
        words=tuple(words),
        ledges=tuple(ledges),
        lit=frozenset(lit),
        alt=captions.alt_of_round(sitting, seat, shown or None),
    )


def _racks(sitting: Sitting, bottom: int, hands: str, names: Sequence[str] | None) -> list[_Seat]:
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
        racks.append(_Seat(seat, say("picture.label", who=who, what=what), tiles))
    return racks


def _header(
    sitting: Sitting,
    width: float,
    height: float,
    font: float,
    pad: float,
    names: Sequence[str] | None,
) -> tuple[list[Words], list[Ledge], list[Piece]]:
    """Whose turn, what must be shown, how many tiles lie face down: one line at the top."""
    line = height - 1.35 * font
    over = getattr(sitting, "outcome", None) is not None
    words = [Words(captions.turn(sitting, names), pad, line, font, bold=True)]
    held = getattr(sitting, "yard", None)
    size = len(held) if held is not None else sitting.yard_size  # type: ignore[union-attr]
    words.append(Words(captions.yard(size), width - pad, line, font * 0.9, "right", "muted"))
    backs = []
    if size:
        # About how wide the words are: the little tile only has to keep clear of them.
        back = width - pad - _LETTER * 0.9 * font * len(captions.yard(size)) - font
        backs = [Piece(None, back, line, 90.0, font * 0.62)]
    ledges = []
    must = sitting.must_match
    if must is not None and not over:
        text = say(f"picture.must.{must}")
        half = 0.29 * font * len(text) + font
        words.append(Words(text, width / 2, line, font, "center", "accent", bold=True))
        box = (width / 2 - half, line - 0.95 * font, width / 2 + half, line + 0.95 * font)
        ledges.append(Ledge(box, "accent"))
    else:
        text = captions.last_play(sitting.tableau)
        words.append(Words(text, width / 2, line, font * 0.9, "center", "muted"))
    return words, ledges, backs


def _own_rack(
    rack: _Seat,
    width: float,
    font: float,
    pad: float,
    pieces: list[Piece],
    words: list[Words],
    ledges: list[Ledge],
) -> float:
    """Put the rack at the bottom; returns the height at which the table may begin."""
    # The label stands before the tiles, not over them: a line more for the table.
    label = Words(rack.label, 2 * pad, 0.0, font * 0.9, bold=True)
    left = 3 * pad + _LETTER * 1.1 * label.size * len(rack.label)
    deep = 2.16 * _RACK * min(1.0, width / 760)
    low = 0.9 * pad
    tiles = grid(rack.tiles, (left, low, width - 2 * pad, low + deep), largest=_RACK, gap=0.14)
    high = low + 2.0 * font
    if tiles:  # stand on the ground, however few rows there are
        drop = min(y for piece in tiles for _, y in piece.corners) - low
        tiles = tuple(replace(piece, y=piece.y - drop) for piece in tiles)
        high = max(y for piece in tiles for _, y in piece.corners)
    pieces.extend(tiles)
    words.append(replace(label, y=(low + high) / 2))
    ledges.append(Ledge((pad, 0.35 * pad, width - pad, high + 0.55 * pad)))
    return high + 0.9 * pad


def _other_racks(
    racks: Sequence[_Seat],
    width: float,
    top: float,
    height: float,
    font: float,
    pad: float,
    pieces: list[Piece],
    words: list[Words],
) -> float:
    """Put the other racks under the header; returns the height at which the table must end."""
    if not racks:
        return top
    across = min(len(racks), _ACROSS)
    rows = -(-len(racks) // across)
    room = 0.26 * height / rows - 1.5 * font
    step = (width - 2 * pad) / across
    # All in one size: a full rack makes its neighbours' tiles smaller too.
    cell = (0.0, 0.0, step - 1.5 * pad, max(room, font))
    sizes = [grid(rack.tiles, cell, largest=_SMALL)[0].size for rack in racks if rack.tiles]
    largest = min(sizes, default=_SMALL)
    for row in range(rows):
        line = top - 0.8 * font
        lowest = high = line - 0.75 * font
        for column, rack in enumerate(racks[row * across : (row + 1) * across]):
            left = pad + column * step
            words.append(Words(rack.label, left, line, font * 0.85, "left", "muted"))
            tiles = grid(rack.tiles, (left, high - cell[3], left + cell[2], high), largest=largest)
            if tiles:
                rise = high - max(y for piece in tiles for _, y in piece.corners)
                tiles = tuple(replace(piece, y=piece.y + rise) for piece in tiles)
                lowest = min(lowest, min(y for piece in tiles for _, y in piece.corners))
            pieces.extend(tiles)
        top = lowest - 0.5 * font
    return top


def _before_lead(scene: Scene, pip: int, box: Box) -> Scene:
    """An empty table: the place of the starting double in the middle."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    double = TILES[pip * (pip + 1) // 2 + pip]
    place = Place(double, x, y, 0.0, 44.0, pip, wanted=True, ghost=True)
    return replace(scene, places=(place,), view=View(44.0, x, y))
