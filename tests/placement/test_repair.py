"""Repairs: what has no room at its end is laid all the same, and what moved is named."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from shapely.geometry import Polygon

from chickenfoot.engine.tableau import Tableau
from chickenfoot.placement.geometry import corners_of
from chickenfoot.placement.layouts import layout
from chickenfoot.placement.repair import _place_detached, moved_tiles, repair
from chickenfoot.placement.search import place_tile
from tests.support.pictures import Eye
from tests.support.tables import dense, random_plays, tableaux


@pytest.fixture(scope="module")
def repairs() -> list[tuple[Tableau, Tableau]]:
    """The tables before and after plays for which others had to make room: they are rare."""
    found = []
    for whole in (dense(7, seed=3), dense(9, arms=8, seed=11, tiles=45)):
        steps = list(tableaux(list(whole.plays), arms=whole.arms))
        found += [pair for pair in pairwise(steps) if layout(pair[1]).moved]
    assert len(found) > 1, "nothing had to move: take other seeds"
    return found


def test_what_moved_is_named(repairs: list[tuple[Tableau, Tableau]]) -> None:
    """The tiles named are exactly those that lie elsewhere than before, in order of play."""
    for before, after in repairs:
        old, new = layout(before), layout(after)
        elsewhere = [
            placed.tile
            for placed in old.placed
            if dist(placed.center, new.of(placed.tile).center) > 1e-9
            or placed.angle != new.of(placed.tile).angle
        ]
        assert list(new.moved) == elsewhere


def test_a_repaired_table_has_no_fault(repairs: list[tuple[Tableau, Tableau]]) -> None:
    """After a repair nothing overlaps and everything touches what it lies on."""
    for _, after in repairs:
        eye = Eye()
        found = [fault for fault in eye.faults(layout(after)) if not fault.startswith("moved")]
        assert found == []


def test_a_repair_is_the_last_resort() -> None:
    """Where a tile has a good place, the layout uses it and moves nothing."""
    for table in tableaux(random_plays(1)[:12]):
        assert layout(table).moved == ()


@pytest.mark.parametrize("count", [9, 10, 14, 15])
def test_a_detached_tile_lies_apart(count: int) -> None:
    """The last resort: near its end, facing away from it, and off every other tile and place."""
    plays = random_plays(5)[:count]
    before = layout(Tableau(plays[:-1]))._table
    assert before is not None
    tile, onto = plays[-1]
    assert onto is not None
    after = _place_detached(before, tile, onto)
    assert after.detached == {tile}
    assert moved_tiles(before, after) == ()
    shapes = [Polygon(corners_of(*after.poses.triple(i))) for i in range(len(after.tiles))]
    for new in range(len(before.tiles), len(shapes)):
        assert all(shapes[new].distance(other) > 0.01 for other in shapes[: len(before.tiles)])
    x, y, _ = before.end(before.where[onto])
    assert 1 < dist((x, y), after.poses.triple(after.where[tile])[:2]) < 8


def test_moved_tiles_of_the_same_table() -> None:
    """Nothing moved between a table and itself, or the table with one tile more."""
    plays = random_plays(2)[:9]
    before, after = (layout(Tableau(plays[:n]))._table for n in (8, 9))
    assert before is not None
    assert after is not None
    assert moved_tiles(before, before) == ()
    assert moved_tiles(before, after) == ()
    tile, onto = plays[8]
    assert onto is not None
    assert place_tile(before, tile, onto) is not None
    assert set(repair(before, plays).where) == {play[0] for play in plays}
