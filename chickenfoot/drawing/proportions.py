"""How large the parts of a picture are: what both painters read, so that they agree.

Lengths are in shorter sides of a tile where nothing else is said, so that a picture looks
alike at every size. Widths of lines are in points, as matplotlib and themes count them;
:data:`POINT` turns pixels of a scene into points.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import NamedTuple

from ..engine.tiles import MOST_PIPS
from .scene import BADGE, Piece, Point, Scene

__all__ = ["PIXELS_PER_INCH", "POINT", "groups", "shows_numerals"]

PIXELS_PER_INCH = 100.0
"""Pixels of a scene to an inch of figure: sizes are as on a screen, not on a fine one."""

POINT = 72 / PIXELS_PER_INCH
"""Points to a pixel of the scene."""

OUTLINE_INSET = 0.015
FACE_INSET = 0.075
BACK_INSET = 0.2
GHOST_INSET = 0.09
"""By how much an outline lies inside the tile. A ghost never reaches under another tile."""

BAR = 0.36
"""Half the length of the line across a tile."""

NUMERAL = 0.56
BADGE_NUMERAL = 0.46
"""How high the digits on a tile are, and those at an open end."""

TWO_DIGITS = 0.84
"""Numbers of two digits are drawn so much narrower: the digits stand as close as they can."""

LINK_DOT = 0.22
"""How wide the dots at the ends of a link are."""

RING = 0.26
"""How wide the ring on the tile played last is."""

DIAMOND = ((0.0, 0.21), (0.168, 0.0), (0.0, -0.21), (-0.168, 0.0))
"""The corners of the mark on a highlighted tile, from its middle.

Its shape differs from the ring, so that no colour is needed to tell them apart.
"""

BACKDROP_RADIUS = 9.0
"""The radius of a backdrop's corners, in pixels."""

BACKDROP_LINE = 1.2
BACK_LINE = 0.7
BACK_TINT = 0.35
DASHES = (3.2, 2.2)
"""A ghost's outline, in widths of its line."""

_LEGIBLE = 13.0  # an open end of a table of smaller tiles (in pixels) is a dot without a number
_UNREADABLE_DOT = 0.34

# A tile whose shorter side has fewer pixels than this shows numerals: the more pips there
# are on a half, the more room they need.
_PIPS_FROM = tuple(
    13.0 if pip <= 6 else 17.0 if pip <= 9 else 21.0 if pip <= 12 else 27.0
    for pip in range(MOST_PIPS + 1)
)

_LARGEST_SHADOW = 30.0  # a larger tile (in pixels) throws the shadow of one of this size
_LEAST_SHADOW = 8.0  # a smaller one throws none


def corner_radius(inset: float) -> float:
    """The radius of a tile's corners where its outline lies `inset` inside it."""
    return 0.15 - 0.5 * inset


def outline_width(outline: float, size: float) -> float:
    """How thick the outline of a tile is, in points, if the theme says `outline`."""
    return min(outline, size * 0.03)


def bar_width(size: float) -> float:
    """How thick the line across a tile is, in points."""
    return max(0.035 * size * POINT, 0.4)


def link_width(size: float) -> float:
    """How thick a link is, in points."""
    return max(0.1 * size, 1.2)


def mark_width(size: float) -> float:
    """How thick the outline of a marked tile is, in pixels."""
    return min(max(0.085 * size, 1.6), 4.0)


def ghost_style(wanted: bool) -> tuple[float, float]:
    """How strongly the outline's colour tints a ghost, and how thick its line is, in points."""
    return (0.12, 1.3) if wanted else (0.05, 0.8)


def badge_style(size: float, wanted: bool) -> tuple[bool, float, float]:
    """Whether an open end bears its number; the badge's width in pixels; its line in points.

    Where the number would be too small to be read, a dot still says that the end is open.
    """
    legible = size >= _LEGIBLE
    return legible, size * (2 * BADGE if legible else _UNREADABLE_DOT), 1.4 if wanted else 0.8


class Shadow(NamedTuple):
    """One layer of shadow: how far it reaches beyond the tile and how dark it is.

    `dx`, `dy`: by how many pixels it is shifted, y up.
    """

    grow: float
    alpha: float
    dx: float
    dy: float


def shadows(size: float) -> tuple[Shadow, ...]:
    """The layers of a tile's shadow, the lowest first; none if the tile is too small."""
    if size < _LEAST_SHADOW:
        return ()
    # Two pale layers, the lower one larger: as soft as it needs to be, and cheap.
    deep = min(size, _LARGEST_SHADOW)
    return tuple(
        Shadow(grow * deep / size, alpha, 0.03 * deep, -0.06 * deep)
        for grow, alpha in ((0.07, 0.10), (0.02, 0.16))
    )


def shows_numerals(pieces: Iterable[Piece], numerals: bool | None = None) -> bool:
    """Whether tiles that are drawn alike show numbers instead of pips.

    Parameters
    ----------
    pieces : iterable of Piece
        Tiles of one group: if one of them is too small for its pips, all show numbers.
    numerals : bool, optional
        Always (True), never (False), or where a tile is too small (None).
    """
    if numerals is not None:
        return numerals
    return any(piece.size < _PIPS_FROM[max(piece.near, piece.far)] for piece in pieces)


def groups(scene: Scene) -> list[tuple[Piece, ...]]:
    """The tiles that lie face up, in groups that are drawn alike: the table, racks of one size."""
    sizes = dict.fromkeys(piece.size for piece in scene.hands)
    racks = [tuple(piece for piece in scene.hands if piece.size == size) for size in sizes]
    return [group for group in (scene.table, *racks) if group]


def halves(piece: Piece) -> tuple[Point, Point]:
    """The middles of the two halves of a tile, the near one first, in pixels."""
    step = piece.size / 2
    across, up = step * cos(radians(piece.angle)), step * sin(radians(piece.angle))
    return (piece.x - across, piece.y - up), (piece.x + across, piece.y + up)


def tint(colour: str, ground: str, share: float) -> str:
    """`share` of `colour` mixed into `ground`; all are written ``#rrggbb``."""
    parts = [
        round(share * int(colour[i : i + 2], 16) + (1 - share) * int(ground[i : i + 2], 16))
        for i in (1, 3, 5)
    ]
    return "#{:02x}{:02x}{:02x}".format(*parts)
