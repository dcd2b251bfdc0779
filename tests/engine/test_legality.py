"""What is legal: each tile and place once, and what must be touched."""

from __future__ import annotations

import chickenfoot as cf
from tests.support.positions import FULL, legal, put


def test_both_halves_find_a_place() -> None:
    """A tile that fits two ends has a move for each, once."""
    now = put(FULL, ["8-6 1-0", "2-1"])
    assert [str(m) for m in now.legal_moves()] == ["8-6 on 9-6", "8-6 on 9-8"]


def test_a_number_on_two_ends() -> None:
    """Two ends of one number are two places."""
    now = put([*FULL, "7-6 on 9-7"], ["6-1 1-0", "2-1"])
    assert legal(now) == {"6-1 on 9-6", "6-1 on 7-6"}
    after = now.play("6-1 on 7-6").tableau.ends
    assert (after[cf.Tile(9, 6)], after[cf.Tile(6, 1)]) == ((6, 1), (1, 1))
    assert cf.Tile(7, 6) not in after


def test_what_must_be_touched() -> None:
    """The spinner while arms are missing, then the double of an open foot, else nothing."""
    now = put(FULL, ["6-1", "8-1"])
    assert (now.must_touch, now.must_match) == (None, None)
    first = cf.deal(cf.Rules(), 4, seed=1)
    assert (first.must_touch, first.must_match) == (cf.Tile(9, 9), 9)
    assert first.view().must_touch == first.must_touch
    held = cf.deal(cf.Rules(start_source="hand"), 4, seed=1)
    assert held.must_touch is None  # before the lead there is nothing to touch
