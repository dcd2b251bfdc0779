"""Seeds: those that nobody chose cannot be found by trying."""

from __future__ import annotations

import re

import pytest

import chickenfoot as cf
from chickenfoot.common.seeds import (
    as_seed,
    fresh_seed,
    is_guessable,
    round_seed,
    view_seed,
)


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


@pytest.mark.parametrize(
    ("seed", "guessable"),
    [
        (0, True),
        (-(10**9), True),
        (2026, True),
        ("cup", True),
        ("a long sentence that a teacher chose", True),
        ("k3f9-x2mw", True),
        ("k3f9-x2mw-7hq4u", True),  # u is no letter of a fresh seed
        ("k3f9-x2mw-7hq4c", False),
        (1 << 64, False),
    ],
)
def test_what_somebody_thought_of_is_guessable(seed: int | str, guessable: bool) -> None:
    """Only a seed by chance, or as long a number, is taken to be out of reach."""
    assert is_guessable(seed) is guessable


def test_a_fresh_seed_is_never_guessable() -> None:
    """Each that is made has the form that is known again."""
    assert not any(is_guessable(fresh_seed()) for _ in range(500))


def test_deals_and_views_have_paths_of_their_own() -> None:
    """No two rounds share a seed, and none that deals is one that views come from."""
    run = fresh_seed()
    dealt = [round_seed(run, number) for number in range(500)]
    viewed = [view_seed(run, number) for number in range(500)]
    assert len({*dealt, *viewed}) == 1000
