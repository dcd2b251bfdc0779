"""The ways in which a tile may touch the tile before it, as tables of poses.

All poses are given in the frame of the end that they join: the origin is the middle of its
outer edge, its heading is +x. For a double's toes the frame is the double: its centre, and
the heading of the line that crosses it. A bend to the left is positive.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from .geometry import (
    COS,
    SIN,
    TOUCH,
    TURNS,
    Bools,
    Floats,
    Ints,
    Poses,
    clearance,
    pose_list,
    separation,
    stacked,
)

Pose = tuple[float, float, int]

IRREGULAR_FOOT = 8.0
"""The cost of a foot whose toes do not stand as they should."""
UNEVEN = 0.8
"""The cost of a bend that is not a multiple of 45 degrees."""


def _turned(x: float, y: float, turn: int) -> tuple[float, float]:
    c, s = float(COS[turn]), float(SIN[turn])
    return x * c - y * s, x * s + y * c


def _mirrored(pose: Pose) -> Pose:
    return pose[0], -pose[1], -pose[2]


# --- spinner -------------------------------------------------------------------------

_NORTH, _SOUTH, _EAST, _WEST = (0.0, 1.5, 6), (0.0, -1.5, 18), (2.0, 0.0, 0), (-2.0, 0.0, 12)


def _corner_arms(turn: int) -> list[Pose]:
    """Arms off the spinner's corners NE, SW, NW, SE, `turn` off its long axis.

    At 45 degrees the middle of the arm's short edge lies on the corner. At 30 degrees the
    arm's inner corner does: then there is room for the arms at the ends and the sides too,
    and all eight touch.
    """
    dx, dy = _turned(1.0, 0.0 if turn == 3 else 0.5, turn)
    x, y = 1.0 + dx, 0.5 + dy
    return [(x, y, turn), (-x, -y, turn + 12), (-x, y, 12 - turn), (x, -y, -turn)]


@cache
def arm_poses(arms: int) -> tuple[Pose, ...]:
    """Where the spinner's arms lie, in the order in which they are filled.

    The spinner lies along the x axis, its middle at the origin. Opposite arms are filled
    one after the other, so that the table grows evenly. `arms` is 1 to 8; the sources
    draw 4 (side middles), 6 (corners too); the rest is ours.
    """
    ne, sw, nw, se = _corner_arms(3)
    if arms <= 2:
        return (_NORTH, _SOUTH)[:arms]
    if arms == 3:
        return (_NORTH, sw, se)
    if arms == 4:
        return (_NORTH, _SOUTH, _EAST, _WEST)
    if arms <= 6:
        return (_NORTH, _SOUTH, ne, sw, nw, se) if arms == 6 else (_NORTH, sw, se, nw, ne)
    ends = (_NORTH, _SOUTH, _EAST, _WEST) if arms == 8 else (_NORTH, _EAST, _WEST)
    return (*ends, *_corner_arms(2))


# --- feet ----------------------------------------------------------------------------


def _corner_toe(turn: int) -> Pose:
    """A left toe that stands with the middle of its short edge on the double's far corner."""
    dx, dy = _turned(1.0, 0.0, turn)
    return 0.5 + dx, 1.0 + dy, turn


_MIDDLE_TOE: Pose = (1.5, 0.0, 0)
_SIDE_TOE: Pose = (0.0, 2.0, 6)


def _fan_toe() -> Pose:
    """The inner left toe of four: 30 degrees off, its outer corner on the double's."""
    dx, dy = _turned(1.0, -0.5, 2)
    return 0.5 + dx, 1.0 + dy, 2


@cache
def foot_poses(toes: int) -> tuple[Pose, ...]:
    """A double's toes as they should stand, from left to right (none if `toes` is 0).

    Three toes at 45, 0 and -45 degrees is the chicken foot of every source; one stands
    straight, two at 45 and -45; four, which no source has, fan out over 180 degrees.
    """
    left = _corner_toe(3)
    right = _mirrored(left)
    fan = _fan_toe()
    return {
        0: (),
        1: (_MIDDLE_TOE,),
        2: (left, right),
        3: (left, _MIDDLE_TOE, right),
        4: (_SIDE_TOE, fan, _mirrored(fan), _mirrored(_SIDE_TOE)),
    }[toes]


def _toe_choices() -> list[tuple[Pose, float]]:
    """All toes that touch a double, with the cost of standing there: for crowded places."""
    left: list[tuple[Pose, float]] = [(_corner_toe(3), 0.0)]
    left += [(_corner_toe(turn), 0.5) for turn in (2, 4)]
    left += [(_corner_toe(turn), 1.5) for turn in (0, 1, 5)]
    left += [(_SIDE_TOE, 1.5), ((1.5, 0.5, 0), 2.0), (_fan_toe(), 2.0)]
    for turn in (7, 8, 9, 10):  # off the near corner, backwards
        dx, dy = _turned(1.0, 0.0, turn)
        left.append(((-0.5 + dx, 1.0 + dy, turn), 3.0))
    left.append(((-1.5, 1.0, 12), 4.0))
    both = [(_MIDDLE_TOE, 0.0)]
    for pose, cost in left:
        both += [(pose, cost), (_mirrored(pose), cost)]
    return both


class FallbackFeet(NamedTuple):
    """The feet that are possible where the proper one has no room.

    `toes`: every single toe; `feet`: rows of indices into it, the cheapest foot first, in
    each row from left to right; `cost`: of each row.
    """

    toes: Poses
    feet: Ints
    cost: Floats


@cache
def fallback_feet(toes: int, most: int = 4000) -> FallbackFeet:
    """The `most` cheapest feet of `toes` toes that do not overlap among themselves."""
    choices = _toe_choices()
    poses = pose_list([pose for pose, _ in choices])
    cost = np.array([c for _, c in choices])
    apart = separation(
        poses.x - poses.x[:, None], poses.y - poses.y[:, None], poses.h[:, None], poses.h[None]
    )
    fits = apart > -TOUCH
    sets = [
        rows
        for rows in combinations(range(len(choices)), toes)
        if all(fits[i, j] for i, j in combinations(rows, 2))
    ]
    sets.sort(key=lambda rows: sum(choices[i][1] for i in rows))
    left_first = [
        sorted(rows, key=lambda i: -((int(poses.h[i]) + 12) % TURNS)) for rows in sets[:most]
    ]
    feet = np.array(left_first, np.int64).reshape(len(left_first), toes)
    return FallbackFeet(poses, feet, cost[feet].sum(axis=1))


# --- joints --------------------------------------------------------------------------


class Joints(NamedTuple):
    """The ways to join a piece (a tile, or a double with its whole foot) to an end.

    `poses`: for each heading of the end (first axis) and each way (second axis) the tiles
    of the piece (third axis), the joined tile first, relative to the end.
    `turn`: by how much each way bends, in 15 degrees; `cost`: what it costs beyond the
    bend; `preferred`: whether it is one of the ways that look best; `option`: whether it counts
    when the future of an end is judged.
    """

    poses: Poses
    turn: Ints
    cost: Floats
    preferred: Bools
    option: Bools

    def at(self, x: float, y: float, h: int) -> Poses:
        """The poses at an end at (x, y) that heads `h`: one row for each way."""
        return self.poses.pick(h).shifted(x, y)


Way = tuple[int, float, bool, bool]
"""A way's bend, cost, and whether it is preferred and an option."""


def _joints(pieces: Sequence[Sequence[Pose]], ways: Sequence[Way]) -> Joints:
    flat = pose_list([pose for piece in pieces for pose in piece])
    here = flat.shaped(len(pieces), len(pieces[0]))
    turns = np.arange(TURNS)[:, None, None]
    return Joints(
        here.moved(0.0, 0.0, turns),
        np.array([way[0] for way in ways], np.int64),
        np.array([way[1] for way in ways], float),
        np.array([way[2] for way in ways], bool),
        np.array([way[3] for way in ways], bool),
    )


def _hinged(turn: int, slide: float) -> Pose:
    """A tile bent left, its near left corner on the end's edge, `slide` from the left.

    `slide` 0 is corner on corner. At 90 degrees with slide 1 the tile's inner half lies
    square before the end.
    """
    dx, dy = _turned(1.0, -0.5, turn)
    return dx, 0.5 - slide + dy, turn


class _Ways:
    """A growing list of ways, each with its pose; those that bend come in pairs."""

    def __init__(self, straight: Pose) -> None:
        self.poses: list[Pose] = [straight]
        self.ways: list[Way] = [(0, 0.0, True, True)]

    def add(
        self, pose: Pose, turn: int, cost: float, preferred: bool = False, option: bool = False
    ) -> None:
        """Add a way that bends left and its mirror image."""
        self.poses += [pose, _mirrored(pose)]
        self.ways += [(turn, cost, preferred, option), (-turn, cost, preferred, option)]


def _tile_ways() -> _Ways:
    ways = _Ways((1.0, 0.0, 0))
    ways.add(_hinged(3, 0.0), 3, 0.0, True, True)
    ways.add(_hinged(6, 1.0), 6, 0.0, True, True)
    for turn in (1, 2, 4, 5):
        ways.add(_hinged(turn, 0.0), turn, UNEVEN)
    for turn in (3, 1, 2, 4, 5):
        for slide in (0.25, 0.5, 0.75, 1.0):
            ways.add(_hinged(turn, slide), turn, slide / 2 + (0 if turn == 3 else UNEVEN))
    for slide in (0.75, 0.5, 0.25):
        ways.add(_hinged(6, slide), 6, 1.5 - slide / 2)
    ways.add((-0.5, 1.5, 6), 6, 1.2)  # its end against the long side of the end's tile
    return ways


def _double_ways() -> _Ways:
    """A double's ways; the poses have its *heading*, see `_with_foot`."""
    ways = _Ways((0.5, 0.0, 0))
    for offset, cost in ((0.5, 0.0), (0.0, 0.6), (1.0, 0.9), (-0.5, 1.2)):
        for turn in (3, 6, 1, 2, 4, 5):
            # The near long side passes through the end's left corner, which lies `offset`
            # to the left of the middle of that side.
            dx, dy = _turned(0.5, -offset, turn)
            extra = cost + (0.0 if turn % 3 == 0 else UNEVEN)
            square = offset == 0.5
            ways.add(
                (dx, 0.5 + dy, turn),
                turn,
                extra,
                square and turn % 3 == 0,
                square and turn in _SEEN,
            )
    return ways


def _with_foot(pose: Pose, toes: Sequence[Pose]) -> list[Pose]:
    """The double that heads along `pose`, lying crosswise to it, and then its toes."""
    x, y, turn = pose
    tiles: list[Pose] = [(x, y, turn + 6)]
    for toe in toes:
        dx, dy = _turned(toe[0], toe[1], turn)
        tiles.append((x + dx, y + dy, toe[2] + turn))
    return tiles


@cache
def tile_joints() -> Joints:
    """The ways to join an ordinary tile."""
    ways = _tile_ways()
    return _joints([[pose] for pose in ways.poses], ways.ways)


@cache
def double_joints(toes: int) -> Joints:
    """The ways to join a double with a proper foot of `toes` toes."""
    foot = foot_poses(toes)
    ways = _double_ways()
    return _joints([_with_foot(pose, foot) for pose in ways.poses], ways.ways)


class FallbackDoubles(NamedTuple):
    """The ways to join a double alone and every toe that it may have there.

    `doubles`: as in `Joints`, with one tile a piece; `toes`: the same, every toe of
    `fallback_feet` a tile; `clear`: whether that toe keeps off the tile that is joined.
    """

    doubles: Joints
    toes: Poses
    clear: Bools


@cache
def fallback_doubles(toes: int) -> FallbackDoubles:
    """What a general search for a foot of `toes` toes looks through."""
    ways = _double_ways()
    doubles = _joints([_with_foot(pose, ()) for pose in ways.poses], ways.ways)
    fallback = fallback_feet(toes).toes
    here = stacked(fallback.moved(x, y, turn % TURNS) for x, y, turn in ways.poses)
    clear = clearance(here, pose_list([(-1.0, 0.0, 0)]), 0.05) > -TOUCH
    return FallbackDoubles(doubles, here.moved(0.0, 0.0, np.arange(TURNS)[:, None, None]), clear)


class Options(NamedTuple):
    """The common ways to go on from an end, by which its future is judged.

    `poses`: for each heading the tiles of all options; `group`: for each of them the number
    of its option. The first TILE_OPTIONS are tiles, the rest doubles with their feet.
    """

    poses: Poses
    group: Ints


_SEEN = (2, 3, 4, 6)  # a foot's bends that count as options, left and right
TILE_OPTIONS = 5
OPTIONS = TILE_OPTIONS + 1 + 2 * len(_SEEN)


@cache
def options(toes: int) -> Options:
    """The options of an end on a table whose doubles take `toes` toes."""
    tiles, doubles = (
        joints.poses.pick((slice(None), joints.option)).shaped(TURNS, -1)
        for joints in (tile_joints(), double_joints(toes))
    )
    poses = Poses(
        np.concatenate((tiles.x, doubles.x), axis=1),
        np.concatenate((tiles.y, doubles.y), axis=1),
        np.concatenate((tiles.h, doubles.h), axis=1),
    )
    group = [np.arange(TILE_OPTIONS), np.repeat(np.arange(TILE_OPTIONS, OPTIONS), 1 + toes)]
    return Options(poses, np.concatenate(group))
