"""How much room the open ends have to grow, and how much a new piece would take away.

Two things tell an end's future: which of its *options* (five tiles, five whole feet; see
:func:`chickenfoot.placement.joints.options`) are still free, and how far it can see in thirteen
directions. Tiles only come, so options only die and rays only shorten: a table carries both along.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .geometry import (
    COS,
    RADIUS,
    RAYS,
    SIGHT,
    SIN,
    Bools,
    Floats,
    Ints,
    Poses,
    near_pairs,
    separation,
    sight,
)
from .joints import OPTIONS, TILE_OPTIONS, options

ELBOW = 0.2
"""An option dies when a tile comes nearer than this."""

_REACH = 6.6  # no option of an end is touched by a tile whose centre is farther off

# What it costs an end to have this many options, or endless rays, left.
_FEET = np.array([21, 9, 4.5, 3, 2, 1.5, 1, 0.7, 0.3, 0])
_TILES = np.array([15, 3, 1, 0.5, 0.2, 0])
_ENDLESS = np.array([12, 4, 2.5, 1.5, 1, 0.7, 0.4, 0.2] + [0] * (RAYS - 7))


class Ends(NamedTuple):
    """Open ends: the middle of the outer edge and the heading, as arrays of one shape."""

    x: Floats
    y: Floats
    h: Ints

    def column(self) -> Ends:
        """The same ends with one axis more, to be set against tiles in a row."""
        return Ends(self.x[..., None], self.y[..., None], self.h[..., None])


def ends_of(tiles: Poses) -> Ends:
    """The outer ends of ordinary tiles."""
    return Ends(tiles.x + COS[tiles.h], tiles.y + SIN[tiles.h], tiles.h)


class Lookahead(NamedTuple):
    """For some ends: `live` (which options are free) and `rays` (how far each ray runs)."""

    live: Bools
    rays: Floats


class Demand(NamedTuple):
    """By number on the end: how much it matters that it can still `grow`, or take a `foot`.

    The last entry, which -1 finds, is for a place that waits for its tile.
    """

    grow: Floats
    foot: Floats


def lookahead_of(ends: Ends, own: Ints, tiles: Poses, toes: int) -> Lookahead:
    """The lookahead of `ends` (in one dimension) among all `tiles`.

    `own` is the index in `tiles` of each end's own tile, which does not count.
    """
    choice = options(toes)
    count = len(ends.x)
    poses = choice.poses.pick(ends.h).shifted(ends.x[:, None], ends.y[:, None])
    i, j, _ = near_pairs(poses.flat(), tiles, ELBOW)
    end, option = np.divmod(i, len(choice.group))
    strange = own[end] != j
    live = np.ones((count, OPTIONS), bool)
    live[end[strange], choice.group[option[strange]]] = False
    rays = sight(*ends.column(), tiles.x, tiles.y)
    rays[np.arange(count), own] = np.inf
    return Lookahead(live, rays.min(axis=1))


def lookahead_after(lookahead: Lookahead, ends: Ends, pieces: Poses, toes: int) -> Lookahead:
    """The lookahead of `ends` if a piece were added: one row for each row of `pieces`."""
    choice = options(toes)
    rows, size = pieces.x.shape
    tiles = pieces.flat()
    dx, dy = ends.x - tiles.x[:, None], ends.y - tiles.y[:, None]
    tile, end = np.nonzero(dx * dx + dy * dy < _REACH * _REACH)
    poses = choice.poses.pick(ends.h[end])
    dx = poses.x + dx[tile, end][:, None]
    dy = poses.y + dy[tile, end][:, None]
    pair, option = np.nonzero(dx * dx + dy * dy < (2 * RADIUS + ELBOW) ** 2)
    apart = separation(
        dx[pair, option], dy[pair, option], tiles.h[tile[pair]], poses.h[pair, option]
    )
    hit = apart < ELBOW
    pair, option = pair[hit], option[hit]
    live = np.repeat(lookahead.live[None], rows, axis=0)
    live[tile[pair] // size, end[pair], choice.group[option]] = False
    rays = sight(ends.x, ends.y, ends.h, tiles.x[:, None], tiles.y[:, None])
    rays = rays.reshape(rows, size, len(ends.x), RAYS).min(axis=1)
    return Lookahead(live, np.minimum(lookahead.rays, rays))


def lookahead_of_new(pieces: Poses, tiles: Poses, toes: int, *, foot: bool) -> Lookahead:
    """The lookahead among `tiles` of the ends that each row of `pieces` would bring.

    A piece is an ordinary tile, or (`foot`) a double and its toes, whose ends then count.
    """
    choice = options(toes)
    rows, size = pieces.x.shape
    first = 1 if foot else 0
    ends = ends_of(pieces.pick((slice(None), slice(first, None))))
    count = size - first
    if not count:  # a double that takes no toes closes its arm
        return Lookahead(np.ones((rows, 0, OPTIONS), bool), np.ones((rows, 0, RAYS)))
    poses = choice.poses.pick(ends.h).shifted(ends.x[..., None], ends.y[..., None])
    live = np.ones((rows * count, OPTIONS), bool)
    i, _, _ = near_pairs(poses.flat(), tiles, ELBOW)
    end, option = np.divmod(i, len(choice.group))
    live[end, choice.group[option]] = False
    live = live.reshape(rows, count, OPTIONS)
    rays = sight(*ends.column(), tiles.x, tiles.y).min(axis=2)
    if foot:
        kin = np.arange(size) - first != np.arange(count)[:, None]
        dx = pieces.x[:, None, None] - poses.x[..., None]
        dy = pieces.y[:, None, None] - poses.y[..., None]
        close = (dx * dx + dy * dy < (2 * RADIUS + ELBOW) ** 2) & kin[:, None]
        r, c, q, t = np.nonzero(close)
        apart = separation(dx[close], dy[close], poses.h[r, c, q], pieces.h[r, t])
        hit = apart < ELBOW
        live[r[hit], c[hit], choice.group[q[hit]]] = False
        own = sight(*ends.column(), pieces.x[:, None], pieces.y[:, None])
        own[:, ~kin] = np.inf
        rays = np.minimum(rays, own.min(axis=2))
    return Lookahead(live, rays)


def penalty(lookahead: Lookahead, grow: Floats, foot: Floats) -> Floats:
    """The penalty of each end for the room it lacks: nothing while it has all the room it may need.

    `grow` and `foot` weigh the ends, as `Demand` does.
    """
    live, rays = lookahead
    tiles = live[..., :TILE_OPTIONS].sum(axis=-1)
    feet = live[..., TILE_OPTIONS:].sum(axis=-1)
    endless = np.isinf(rays).sum(axis=-1)
    room = (np.minimum(rays, SIGHT) - 1).sum(axis=-1)
    narrow = 4 * _ENDLESS[endless] + 5 * np.exp(-room / 15)
    result: Floats = grow * (1.5 * _TILES[tiles] + narrow) + foot * 1.5 * _FEET[feet]
    return result
