"""Tiles as rectangles: headings, poses, distances, corners, contact points, free sight.

Unit: the shorter side of a tile, which is 1 wide and 2 long. A *pose* is a centre and the
direction of the tile's long axis. Directions are whole numbers of 15 degrees, 0 to 23,
because every joint that is laid bends by a multiple of 15 degrees: sines and cosines come
from a table made of square roots alone, so that every machine computes the same picture.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .rectangles import Point, rectangle

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

TURNS = 24
"""How many directions there are; one is 15 degrees."""

STEP = 360 // TURNS

TOUCH = 1e-10
"""How far two tiles may seem to overlap by rounding alone where they only touch."""

RADIUS = sqrt(5) / 2
"""From the centre of a tile to a corner."""


def _sines() -> list[float]:
    quarter = [
        0.0,
        (sqrt(6) - sqrt(2)) / 4,
        0.5,
        sqrt(2) / 2,
        sqrt(3) / 2,
        (sqrt(6) + sqrt(2)) / 4,
        1.0,
    ]
    half = quarter + quarter[-2:0:-1]
    return half + [-value for value in half]


_SINE = _sines()
SIN: Floats = np.array(_SINE)
COS: Floats = np.array(_SINE[6:] + _SINE[:6])

HALF_WIDTH: Floats = np.abs(COS) + np.abs(SIN) / 2
"""Half the width of a tile's bounding box, by direction."""
HALF_HEIGHT: Floats = np.abs(SIN) + np.abs(COS) / 2

# Seen along the long (short) axis of one of two tiles, they overlap while their centres
# are nearer than this; by the difference of their directions.
_ALONG = 1 + HALF_WIDTH
_ACROSS = 0.5 + HALF_HEIGHT

RAYS = 13
"""An end looks for free room in this many directions, from -135 to 135 degrees."""
SIGHT = 8.0
"""Room beyond this counts as endless."""
_DISC = 1.1  # a tile stops a ray like a disc of this radius


def _ray_directions() -> tuple[Floats, Floats]:
    # Every 22.5 degrees, which is not a multiple of 15: halve 45 degrees by square roots.
    c, s = sqrt(2 + sqrt(2)) / 2, sqrt(2 - sqrt(2)) / 2
    x, y = [1.0], [0.0]
    for _ in range(RAYS // 2):
        x.append(x[-1] * c - y[-1] * s)
        y.append(x[-2] * s + y[-1] * c)
    return np.array(x[:0:-1] + x), np.array([-value for value in y[:0:-1]] + y)


_RAY_X, _RAY_Y = _ray_directions()
# Ray directions of an end by its heading: rows of RAYS.
RAY_X: Floats = COS[:, None] * _RAY_X - SIN[:, None] * _RAY_Y
RAY_Y: Floats = SIN[:, None] * _RAY_X + COS[:, None] * _RAY_Y


class Poses(NamedTuple):
    """Tiles as three arrays of one shape: centre x, centre y, direction of the long axis."""

    x: Floats
    y: Floats
    h: Ints

    def pick(self, index: Any) -> Poses:
        """The poses at `index`, anything by which numpy arrays are indexed."""
        return Poses(self.x[index], self.y[index], self.h[index])

    def triple(self, index: int) -> tuple[float, float, int]:
        """One pose as plain numbers."""
        return float(self.x[index]), float(self.y[index]), int(self.h[index])

    def shaped(self, *shape: int) -> Poses:
        """The same poses in an array of another shape."""
        return Poses(self.x.reshape(shape), self.y.reshape(shape), self.h.reshape(shape))

    def flat(self) -> Poses:
        """The same poses in one dimension."""
        return self.shaped(-1)

    def and_also(self, other: Poses) -> Poses:
        """These poses and then `other`, both of one dimension."""
        return Poses(
            np.concatenate((self.x, other.x)),
            np.concatenate((self.y, other.y)),
            np.concatenate((self.h, other.h)),
        )

    def shifted(self, x: Any, y: Any) -> Poses:
        """The poses shifted by (x, y)."""
        return Poses(self.x + x, self.y + y, self.h)

    def moved(self, x: Any, y: Any, turn: Any) -> Poses:
        """The poses turned by `turn` about the origin and then shifted by (x, y)."""
        c, s = COS[turn], SIN[turn]
        return Poses(
            x + self.x * c - self.y * s, y + self.x * s + self.y * c, (self.h + turn) % TURNS
        )


def stacked(parts: Iterable[Poses]) -> Poses:
    """Poses of one shape as the rows of a new first axis."""
    rows = list(parts)
    return Poses(
        np.stack([part.x for part in rows]),
        np.stack([part.y for part in rows]),
        np.stack([part.h for part in rows]),
    )


def pose_list(poses: list[tuple[float, float, int]]) -> Poses:
    """Poses from a list of (x, y, direction)."""
    return Poses(
        np.array([p[0] for p in poses], float),
        np.array([p[1] for p in poses], float),
        np.array([p[2] % TURNS for p in poses], np.int64),
    )


def separation(dx: Floats, dy: Floats, h1: Ints, h2: Ints) -> Floats:
    """How far apart two tiles are, their centres (dx, dy) apart; below 0 they overlap.

    It is the widest gap seen along the four axes of the two, which decides overlap exactly
    (separating axis theorem) and is the distance unless two corners face each other.
    """
    difference = h2 - h1
    along, across = _ALONG[difference], _ACROSS[difference]
    c, s = COS[h1], SIN[h1]
    gap: Floats = np.abs(dx * c + dy * s) - along
    np.maximum(gap, np.abs(dy * c - dx * s) - across, out=gap)
    c, s = COS[h2], SIN[h2]
    np.maximum(gap, np.abs(dx * c + dy * s) - along, out=gap)
    np.maximum(gap, np.abs(dy * c - dx * s) - across, out=gap)
    return gap


def near_pairs(a: Poses, b: Poses, gap: float) -> tuple[Ints, Ints, Floats]:
    """The pairs (i of `a`, j of `b`) nearer than `gap`, and how far apart they are.

    Both have one dimension.
    """
    dx = b.x - a.x[:, None]
    dy = b.y - a.y[:, None]
    i, j = np.nonzero(dx * dx + dy * dy < (2 * RADIUS + gap) ** 2)
    apart = separation(dx[i, j], dy[i, j], a.h[i], b.h[j])
    near = apart < gap
    return i[near], j[near], apart[near]


def clearance(a: Poses, b: Poses, most: float) -> Floats:
    """For each pose of `a` (any shape) the distance to the nearest of `b`, at most `most`."""
    flat = a.flat()
    i, _, apart = near_pairs(flat, b, most)
    free: Floats = np.full(flat.x.shape, most)
    np.minimum.at(free, i, apart)
    result: Floats = free.reshape(a.x.shape)
    return result


def sight(x: Floats, y: Floats, h: Ints, ox: Floats, oy: Floats) -> Floats:
    """How far each ray from the points (x, y), heading `h`, runs until it meets a tile.

    The shapes of the points and of the tiles' centres (ox, oy) are broadcast together; the
    result has one axis of RAYS more. A free ray is endless.
    """
    dx, dy = (ox - x)[..., None], (oy - y)[..., None]
    rx, ry = RAY_X[h], RAY_Y[h]
    along = dx * rx + dy * ry
    aside = dx * ry - dy * rx
    room = _DISC * _DISC - aside * aside
    length = along - np.sqrt(np.maximum(room, 0))
    return np.where((room > 0) & (along > 0), np.maximum(length, 0), np.inf)


def bounds_of(poses: Poses) -> tuple[float, float, float, float]:
    """The box (x0, y0, x1, y1) around at least one pose."""
    wide, high = HALF_WIDTH[poses.h], HALF_HEIGHT[poses.h]
    return (
        float((poses.x - wide).min()),
        float((poses.y - high).min()),
        float((poses.x + wide).max()),
        float((poses.y + high).max()),
    )


def corners_of(x: float, y: float, h: int) -> tuple[Point, Point, Point, Point]:
    """The four corners of a tile in layout units that points in the direction `h`."""
    return rectangle(x, y, float(COS[h]), float(SIN[h]))


def contact(a: tuple[float, float, int], b: tuple[float, float, int]) -> Point | None:
    """The middle of what two touching tiles share, a point or a piece of an edge.

    None if they do not touch. Poses are (x, y, direction of the long axis).
    """
    mine, yours = corners_of(*a), corners_of(*b)
    for turn, (here, there) in ((a[2], (mine, yours)), (b[2], (mine, yours))):
        for nx, ny in ((COS[turn], SIN[turn]), (-SIN[turn], COS[turn])):
            for sign in (1.0, -1.0):
                ax, ay = float(nx) * sign, float(ny) * sign
                found = _shared_edge(here, there, ax, ay)
                if found is not None:
                    return found
    return None


def _shared_edge(
    mine: tuple[Point, ...], yours: tuple[Point, ...], nx: float, ny: float
) -> Point | None:
    """The middle of what lies between two tiles that (nx, ny) separates without a gap."""
    slack = 1e-9
    depth = max(x * nx + y * ny for x, y in mine)
    if abs(min(x * nx + y * ny for x, y in yours) - depth) > slack:
        return None
    front = [y * nx - x * ny for x, y in mine if x * nx + y * ny > depth - slack]
    back = [y * nx - x * ny for x, y in yours if x * nx + y * ny < depth + slack]
    low, high = max(min(front), min(back)), min(max(front), max(back))
    if low > high + slack:
        return None
    middle = (low + high) / 2
    return depth * nx - middle * ny, depth * ny + middle * nx
