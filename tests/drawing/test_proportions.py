"""Proportions: what both painters read, at every size."""

from __future__ import annotations

from math import dist

import pytest

import chickenfoot as cf
from chickenfoot.drawing.drawables import scene_of
from chickenfoot.drawing.proportions import (
    badge_style,
    groups,
    halves,
    mark_width,
    outline_width,
    shadows,
    shows_numerals,
    tint,
)
from chickenfoot.drawing.scene import Piece
from tests.support.tables import FOOT_ROUND

SIZES = [4.0, 8.0, 12.0, 13.0, 17.0, 21.0, 27.0, 30.0, 58.0]


def piece(size: float, near: int, far: int, angle: float = 0.0) -> Piece:
    """A tile in the middle of nowhere."""
    return Piece(cf.Tile(max(near, far), min(near, far)), 100.0, 100.0, angle, size, near, far)


@pytest.mark.parametrize("pip", range(19))
def test_larger_tiles_show_pips(pip: int) -> None:
    """From some size on a tile shows pips; the more of them, the later."""
    shown = [not shows_numerals([piece(size, pip, 0)]) for size in SIZES]
    assert shown == sorted(shown)
    assert not shown[0]
    assert shown[-1]
    more = [not shows_numerals([piece(size, min(pip + 1, 18), 0)]) for size in SIZES]
    assert sum(more) <= sum(shown)


def test_tiles_of_a_group_are_drawn_alike() -> None:
    """One tile with too many pips makes all of its group show numbers, unless one chooses."""
    group = [piece(15.0, 3, 2), piece(15.0, 12, 12)]
    assert shows_numerals(group)
    assert not shows_numerals(group[:1])
    assert not shows_numerals(group, False)
    assert shows_numerals(group[:1], True)


def test_groups_are_the_table_and_racks_of_one_size() -> None:
    """Every tile that lies face up is in one group."""
    scene = scene_of(FOOT_ROUND, 800, 600)
    found = groups(scene)
    assert sorted(str(p.tile) for group in found for p in group) == sorted(
        str(p.tile) for p in (*scene.table, *scene.hands)
    )
    assert found[0] == scene.table
    assert all(len({p.size for p in group}) == 1 for group in found)


@pytest.mark.parametrize("angle", [0.0, 45.0, 90.0, 210.0])
def test_halves(angle: float) -> None:
    """The middles of the halves are one side apart, with the tile's middle between them."""
    near, far = halves(piece(20.0, 1, 2, angle))
    assert dist(near, far) == pytest.approx(20.0)
    assert ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2) == pytest.approx((100.0, 100.0))


def test_small_tiles_keep_thin_lines() -> None:
    """Lines never swallow a tile: they grow with it, up to what the theme says."""
    for size in SIZES:
        assert outline_width(1.2, size) <= max(0.03 * size, 1e-9)
        assert 1.6 <= mark_width(size) <= 4.0
    assert outline_width(0.6, 58.0) == 0.6
    assert shadows(4.0) == ()
    assert len(shadows(30.0)) == 2


def test_a_badge_too_small_to_read_is_a_dot() -> None:
    """Below the size at which its number can be read, an open end has a dot."""
    assert badge_style(20.0, False)[0]
    assert not badge_style(10.0, False)[0]
    assert badge_style(10.0, False)[1] < 0.4 * 10


def test_tint() -> None:
    """A share of one colour mixed into the other."""
    assert tint("#ff0000", "#0000ff", 0.0) == "#0000ff"
    assert tint("#ff0000", "#0000ff", 1.0) == "#ff0000"
    assert tint("#ffffff", "#000000", 0.5) == "#808080"
