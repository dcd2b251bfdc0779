"""Joints: every way to join a piece touches its end, overlaps nothing of it, and has a mirror."""

from __future__ import annotations

import numpy as np
import pytest
from shapely.geometry import Polygon

from chickenfoot.placement.geometry import TURNS, corners_of
from chickenfoot.placement.joints import (
    Joints,
    double_joints,
    fallback_feet,
    options,
    tile_joints,
)

# The tile at whose end a piece is joined: the end is at the origin and heads along x.
HOLDER = Polygon(corners_of(-1.0, 0.0, 0))


def shapes(joints: Joints, way: int) -> list[Polygon]:
    """The tiles of one way to join a piece, the joined one first."""
    pieces = joints.at(0.0, 0.0, 0)
    return [Polygon(corners_of(*pieces.pick(way).triple(i))) for i in range(pieces.x.shape[1])]


@pytest.mark.parametrize("toes", [None, 0, 1, 2, 3, 4])
def test_joints_touch_and_do_not_overlap(toes: int | None) -> None:
    """The joined tile touches the holder; nothing of the piece overlaps, toes touch the double."""
    joints = tile_joints() if toes is None else double_joints(toes)
    for way in range(len(joints.turn)):
        first, *rest = piece = shapes(joints, way)
        assert first.distance(HOLDER) < 1e-9
        for i, shape in enumerate(piece):
            assert shape.intersection(HOLDER).area < 1e-9
            assert all(shape.intersection(other).area < 1e-9 for other in piece[i + 1 :])
        assert all(toe.distance(first) < 1e-9 for toe in rest)
        assert len(rest) == (toes or 0)


@pytest.mark.parametrize("joints", [tile_joints(), double_joints(3)], ids=["tile", "double"])
def test_ways_come_in_pairs(joints: Joints) -> None:
    """A way that bends left costs what its mirror image costs."""
    ways = sorted(zip(joints.turn.tolist(), joints.cost.tolist(), strict=True))
    assert ways == sorted((-turn, cost) for turn, cost in ways)


def test_straight_on_is_preferred() -> None:
    """The first way of all is straight, costs nothing, and is preferred and an option."""
    for joints in (tile_joints(), double_joints(3)):
        assert (joints.turn[0], joints.cost[0]) == (0, 0.0)
        assert joints.preferred[0]
        assert joints.option[0]


@pytest.mark.parametrize("toes", [1, 2, 3])
def test_fallback_feet_do_not_overlap(toes: int) -> None:
    """The cheapest first, each with its toes apart from one another."""
    feet = fallback_feet(toes, 200)
    assert (np.diff(feet.cost) >= -1e-9).all()
    for row in feet.feet[:60]:
        foot = [Polygon(corners_of(*feet.toes.triple(int(i)))) for i in row]
        assert len(foot) == toes
        assert all(a.intersection(b).area < 1e-9 for i, a in enumerate(foot) for b in foot[i + 1 :])


def test_options_turn_with_the_end() -> None:
    """At another heading the options are the same figure, turned."""
    here = options(3).poses
    for heading in range(TURNS):
        turned = here.pick(0).moved(0.0, 0.0, heading)
        there = here.pick(heading)
        assert np.allclose(turned.x, there.x)
        assert np.allclose(turned.y, there.y)
        assert (turned.h == there.h).all()
