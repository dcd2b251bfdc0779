"""Looking ahead: what is carried along is what looking at the whole table gives."""

from __future__ import annotations

import numpy as np
import pytest

from chickenfoot.engine.tableau import Tableau
from chickenfoot.placement.layouts import layout
from chickenfoot.placement.lookahead import Lookahead, lookahead_after, penalty
from chickenfoot.placement.search import best_place
from chickenfoot.placement.slots import Table, open_ends, with_lookahead
from tests.support.tables import random_plays


def table_of(seed: int, tiles: int = 14) -> Table:
    """What the layout keeps of a random round."""
    table = layout(Tableau(random_plays(seed)[:tiles]))._table
    assert table is not None
    return table


def same(one: Lookahead, other: Lookahead) -> bool:
    """Whether two say the same of the same ends."""
    return bool(
        (one.live == other.live).all() and np.allclose(one.rays, other.rays, equal_nan=True)
    )


@pytest.mark.parametrize("seed", range(6))
def test_what_is_carried_along_is_what_a_fresh_look_gives(seed: int) -> None:
    """Tile by tile, options that died and rays that were cut are those seen from nothing."""
    table = table_of(seed)
    fresh = with_lookahead(table)
    assert same(table.lookahead, fresh.lookahead)


@pytest.mark.parametrize("seed", range(4))
def test_a_new_piece_only_takes_away(seed: int) -> None:
    """With one piece more no option comes back and no ray gets longer."""
    table = table_of(seed, 10)
    slot = int(table.ends[0])
    ends, before, _ = open_ends(table, slot)
    choice = best_place(table, slot, False)
    assert choice is not None
    pieces = choice.piece.shaped(1, -1)
    after = lookahead_after(before, ends, pieces, table.toes)
    assert (after.live[0] <= before.live).all()
    assert (after.rays[0] <= before.rays + 1e-12).all()
    assert same(Lookahead(after.live[0], after.rays[0]), choice.others)


def test_less_room_is_a_greater_penalty() -> None:
    """An end with all its room costs nothing; each option and ray less costs more."""
    table = table_of(1, 6)
    live, rays = table.lookahead
    one = np.ones(1)
    free = Lookahead(np.ones_like(live[:1]), np.full_like(rays[:1], np.inf))
    none = Lookahead(np.zeros_like(live[:1]), np.zeros_like(rays[:1]))
    half = Lookahead(np.ones_like(live[:1]), np.full_like(rays[:1], 3.0))
    costs = [float(penalty(each, one, one)[0]) for each in (free, half, none)]
    assert costs[0] < 0.1
    assert costs[0] < costs[1] < costs[2]
    assert float(penalty(none, 0 * one, 0 * one)[0]) == 0
