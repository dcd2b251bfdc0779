"""Where the pips stand on half a tile, from 0 to 18.

Coordinates are in units of the tile's shorter side, with the middle of the half at (0, 0)
and x along the tile. Up to six as on a die. Above that the numbers come in families that
share an outline, so that the eye reads the outline first and the middle line second:

    7 8 9      lines of three      3-1-3  3-2-3  3-3-3
    10 11 12   lines of four       4-2-4  4-3-4  4-4-4
    13 14 15   lines of five       5-3-5  5-4-5  5-5-5
    16 17 18   four and more lines 4-4-4-4  4-3-3-3-4  5-4-4-5

Sets that are sold do the same up to 15; above that makers differ.
"""

from __future__ import annotations

from ..engine.tiles import MOST_PIPS

__all__ = ["PIPS", "RADII"]

Spot = tuple[float, float]

_LINES: dict[int, tuple[int, ...]] = {
    0: (),
    4: (2, 0, 2),
    5: (2, 1, 2),
    6: (3, 0, 3),
    7: (3, 1, 3),
    8: (3, 2, 3),
    9: (3, 3, 3),
    10: (4, 2, 4),
    11: (4, 3, 4),
    12: (4, 4, 4),
    13: (5, 3, 5),
    14: (5, 4, 5),
    15: (5, 5, 5),
    16: (4, 4, 4, 4),
    17: (4, 3, 3, 3, 4),
    18: (5, 4, 4, 5),
}

_REACH = 0.34
"""How far from the middle the outermost pips stand, above nine."""


def _spread(count: int, reach: float) -> list[float]:
    """`count` places from -reach to reach; one alone stands in the middle."""
    if count == 1:
        return [0.0]
    return [reach * (2 * i / (count - 1) - 1) for i in range(count)]


def _line(count: int, longest: int, reach: float) -> list[float]:
    """The places of a line of `count` pips next to lines of `longest`.

    A line one shorter stands in the gaps; one that is two shorter keeps the rhythm of the
    long lines and leaves out their ends, or, with two pips, stands half-way.
    """
    if count == longest or count == 1:
        return _spread(count, reach)
    step = 2 * reach / (longest - 1)
    return [step * (i - (count - 1) / 2) for i in range(count)]


def _spots(pip: int) -> tuple[Spot, ...]:
    if pip == 1:
        return ((0.0, 0.0),)
    if pip in (2, 3):
        corner = 0.25
        ends = ((-corner, corner), (corner, -corner))
        return ends if pip == 2 else (ends[0], (0.0, 0.0), ends[1])
    lines = _LINES[pip]
    if not lines:
        return ()
    reach = 0.26 if pip <= 6 else 0.29 if pip <= 9 else _REACH
    longest = max(lines)
    return tuple(
        (x, y)
        for count, y in zip(lines, reversed(_spread(len(lines), reach)), strict=True)
        for x in (_line(count, longest, reach) if count else ())
    )


PIPS: tuple[tuple[Spot, ...], ...] = tuple(_spots(pip) for pip in range(MOST_PIPS + 1))
"""For each number the middles of its pips."""

# The largest number of pips that still get this radius.
_STEPS = {3: 0.105, 6: 0.1, 9: 0.09, 12: 0.08, 16: 0.07, MOST_PIPS: 0.06}

RADII: tuple[float, ...] = tuple(
    next(radius for most, radius in _STEPS.items() if pip <= most) for pip in range(MOST_PIPS + 1)
)
"""For each number the radius of its pips."""
