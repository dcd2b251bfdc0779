"""Seeds: those that nobody chose cannot be found by trying."""

from __future__ import annotations

import re

import chickenfoot as cf
from chickenfoot.common.seeds import as_seed, fresh_seed


def test_a_fresh_seed_is_out_of_reach() -> None:
    """65 bits: 13 signs of 32 each, all of which come; none comes twice in 2,000."""
    seeds = {fresh_seed() for _ in range(2000)}
    assert len(seeds) == 2000
    assert all(re.fullmatch(r"[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{5}", seed) for seed in seeds)
    for place in {0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14}:
        assert len({seed[place] for seed in seeds}) == 32


def test_a_fresh_seed_can_be_typed_back() -> None:
    """What a round or a game tells as its seed deals it again."""
    now = cf.deal(players=4)
    assert cf.deal(players=4, seed=str(now.seed)) == now
    assert as_seed(now.seed) == now.seed
    game = cf.Game.new(3)
    assert cf.Game.new(3, seed=game.seed) == game
