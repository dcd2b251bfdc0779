"""Rectangles of tiles: overlap, contact and sight, against an independent polygon library."""

from __future__ import annotations

from math import dist
from random import Random

import numpy as np
import pytest
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot

from chickenfoot.placement.geometry import (
    COS,
    RAY_X,
    RAY_Y,
    RAYS,
    SIGHT,
    SIN,
    TURNS,
    bounds_of,
    clearance,
    contact,
    corners_of,
    near_pairs,
    pose_list,
    separation,
    sight,
)


def some_poses(count: int, seed: int, width: float = 6.0) -> list[tuple[float, float, int]]:
    """Poses at random in a square."""
    random = Random(seed)
    return [
        (random.uniform(0, width), random.uniform(0, width), random.randrange(TURNS))
        for _ in range(count)
    ]


def test_directions_are_steps_of_fifteen_degrees() -> None:
    """The table of sines made of square roots is the sine."""
    angles = np.radians(np.arange(TURNS) * 15)
    assert np.allclose(SIN, np.sin(angles), atol=1e-15)
    assert np.allclose(COS, np.cos(angles), atol=1e-15)


@pytest.mark.parametrize("seed", range(4))
def test_overlap(seed: int) -> None:
    """Two tiles overlap where the separation is below 0, and only there."""
    poses = some_poses(40, seed)
    shapes = [Polygon(corners_of(*pose)) for pose in poses]
    a = pose_list(poses)
    for i, shape in enumerate(shapes):
        apart = separation(a.x - a.x[i], a.y - a.y[i], a.h[i], a.h)
        for other, gap in zip(shapes, apart, strict=True):
            assert (shape.intersection(other).area > 1e-9) == (gap < -1e-9)
            # Seen along the sides only, corners may be farther apart than that.
            assert shape.distance(other) >= gap - 1e-9


def test_near_pairs_are_all_pairs_that_are_near() -> None:
    """Nothing nearer than the gap is left out."""
    one, other = pose_list(some_poses(30, 1)), pose_list(some_poses(30, 2))
    i, j, apart = near_pairs(one, other, 0.3)
    every = separation(other.x - one.x[:, None], other.y - one.y[:, None], one.h[:, None], other.h)
    assert set(zip(i.tolist(), j.tolist(), strict=True)) == {
        (int(a), int(b)) for a, b in np.argwhere(every < 0.3)
    }
    assert np.allclose(apart, every[i, j])
    assert np.allclose(clearance(one, other, 0.3), np.minimum(every.min(axis=1), 0.3))


@pytest.mark.parametrize("turn", range(TURNS))
def test_contact(turn: int) -> None:
    """Tiles end to end touch in the middle of the edge; a hair apart they do not touch."""
    c, s = float(COS[turn]), float(SIN[turn])
    touched = contact((0.0, 0.0, turn), (2 * c, 2 * s, turn))
    assert touched is not None
    assert dist(touched, (c, s)) < 1e-12
    assert contact((0.0, 0.0, turn), (2.01 * c, 2.01 * s, turn)) is None


def test_sight() -> None:
    """A ray ends at the disc of the tile that it meets first; a free ray is endless."""
    x, y, h = (np.array([value]) for value in (0.0, 0.0, 0))
    tiles = [(3.0, 0.5), (5.0, 0.0), (-2.0, 3.0)]
    rays = sight(
        x[:, None], y[:, None], h[:, None],
        np.array([t[0] for t in tiles]), np.array([t[1] for t in tiles]),
    ).min(axis=1)[0]  # fmt: skip
    for ray in range(RAYS):
        line = LineString([(0, 0), (100 * RAY_X[0, ray], 100 * RAY_Y[0, ray])])
        hits = [line.intersection(Spot(tile).buffer(1.1, quad_segs=256)) for tile in tiles]
        met = min((Spot(0, 0).distance(hit) for hit in hits if not hit.is_empty), default=np.inf)
        assert rays[ray] == pytest.approx(met, abs=1e-3)
    assert np.inf > SIGHT


def test_bounds() -> None:
    """The box around poses is that around their corners."""
    poses = some_poses(12, 5)
    corners = np.array([corners_of(*pose) for pose in poses]).reshape(-1, 2)
    assert bounds_of(pose_list(poses)) == pytest.approx(
        (*corners.min(axis=0), *corners.max(axis=0))
    )
