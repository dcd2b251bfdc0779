"""Scenes: tiles where the layout puts them, everything inside the picture."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.drawing.drawables import scene_of
from chickenfoot.placement.layouts import layout
from tests.support.tables import FOOT_ROUND as ROUND
from tests.support.tables import FOOT_TABLE as TABLE
from tests.support.tables import dense, played

SHAPES = [
    cf.Tile(6, 4),
    cf.double_set(18),
    TABLE,
    cf.Tableau(),
    ROUND,
    ROUND.view(),
    dense(9, arms=8, tiles=40),
    played(cf.Rules(set_max=15, hand_size=11), 8, 3, 30),
    played(cf.preset("chicken-scratch"), 3, 2, 0),
    played(cf.Rules(), 4, 8, 999),
]


def test_tiles_lie_where_the_layout_puts_them() -> None:
    """One scale and one shift take every tile of the layout to its place in the picture."""
    laid, scene = layout(TABLE), scene_of(TABLE, 800, 600)
    assert scene.view is not None
    for placed, piece in zip(laid.placed, scene.table, strict=True):
        wanted = [scene.view.at(corner) for corner in placed.corners]
        assert all(dist(a, b) < 1e-6 for a, b in zip(wanted, piece.corners, strict=True))
        assert (piece.near, piece.far) == (placed.inner, placed.outer)


@pytest.mark.parametrize("x", SHAPES, ids=range(len(SHAPES)))
@pytest.mark.parametrize("size", [(800.0, 600.0), (660.0, 495.0)])
def test_nothing_leaves_the_picture(x: Any, size: tuple[float, float]) -> None:
    """Every tile, place and word begins and ends inside the picture."""
    width, height = size
    scene = scene_of(x, *size)
    pieces = (*scene.table, *scene.hands, *scene.backs)
    shapes = [each.corners for each in pieces] + [each.corners for each in scene.open_places]
    for corners in shapes:
        assert all(-1e-6 <= x <= width + 1e-6 for x, _ in corners)
        assert all(-1e-6 <= y <= height + 1e-6 for _, y in corners)
    drawing = cf.draw(x, size=size)
    for text in drawing.ax.texts:
        box = text.get_window_extent()
        assert 0 <= box.x0 < box.x1 <= width
        assert 0 <= box.y0 < box.y1 <= height


@pytest.mark.parametrize("x", SHAPES[4:], ids=range(4, len(SHAPES)))
def test_racks_keep_off_the_table(x: Any) -> None:
    """No tile of a rack lies on another, or on a tile of the table."""
    from shapely import STRtree
    from shapely.geometry import Polygon

    scene = scene_of(x, 660, 495)
    shapes = [Polygon(piece.corners) for piece in (*scene.table, *scene.hands, *scene.backs)]
    tree = STRtree(shapes)
    for i, shape in enumerate(shapes):
        touched = [j for j in tree.query(shape) if j != i]
        assert all(shape.intersection(shapes[j]).area < 1e-6 for j in touched)
