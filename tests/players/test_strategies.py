"""The built-in players: each plays by its idea, lawfully, and looks at nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

import chickenfoot as cf
from chickenfoot.players.registry import named
from chickenfoot.players.strategies import BUILT_IN
from tests.support.positions import FOUR_ARMS
from tests.support.samples import lawful, random_moves


@pytest.mark.parametrize("slug", cf.PRESETS)
def test_built_in_players_look_at_nothing_hidden(slug: str) -> None:
    """Each built-in player chooses the same from the whole state and from the blanked one."""
    rules = cf.preset(slug)
    compared = 0
    for players in (lawful(rules)[0], lawful(rules)[-1]):
        now = cf.deal(rules, min(players, 8) if 8 in lawful(rules) else players, seed=slug)
        for before, _, _ in random_moves(now, Random(slug)):
            state = before._state
            playable = state.legal()[0]
            if not playable:
                continue
            blank = state.observation(state.to_move)
            for player in BUILT_IN.values():
                seen = player.choose(state, playable, Random(7))
                assert player.choose(blank, playable, Random(7)) == seen
                compared += 1
    assert compared


@pytest.mark.parametrize("name", BUILT_IN)
def test_built_in_players_make_lawful_moves(name: str) -> None:
    """Each plays rounds of every preset to the end, and each move is allowed."""
    player = named(name)
    for slug in cf.PRESETS:
        rules = cf.preset(slug)
        now = cf.deal(rules, lawful(rules)[0], seed=name)
        while not now.is_over:
            now = now.play(player(now.view()))
        assert now.outcome is not None


def test_greedy_plays_what_costs_most() -> None:
    """Greedy gets rid of the dearest tile, which may be the double-blank."""
    rules = cf.preset("chicken-foot")
    now = cf.setup(rules, FOUR_ARMS, ["0-0 6-4 5-5", "1-1"])
    assert str(named("greedy")(now.view())) == "0-0 on 9-0"
    assert str(named("doubles_first")(now.view())) == "0-0 on 9-0"
    now = cf.setup(rules, FOUR_ARMS, ["6-4 7-1 3-5", "1-1"])
    assert str(named("greedy")(now.view())) == "6-4 on 9-6"


def test_doubles_first_prefers_a_light_double() -> None:
    """doubles_first lays 5-5 before the heavier 8-6, greedy the other way round."""
    now = cf.setup(cf.Rules(), FOUR_ARMS, ["8-6 5-5", "1-1"])
    assert str(named("doubles_first")(now.view())) == "5-5 on 9-5"
    assert str(named("greedy")(now.view())) == "8-6 on 9-6"


def test_steady_keeps_tiles_that_can_follow() -> None:
    """Of two tiles of equal weight, steady plays the one whose open number it holds more of."""
    now = cf.setup(cf.Rules(), FOUR_ARMS, ["6-4 7-3 4-1 4-2", "1-1"])
    assert str(named("steady")(now.view())) == "6-4 on 9-6"
    now = cf.setup(cf.Rules(), FOUR_ARMS, ["6-4 7-3 3-1 3-2", "1-1"])
    assert str(named("steady")(now.view())) == "7-3 on 9-7"


def test_random_plays_every_move_equally_often() -> None:
    """Random makes each of three plays about as often as the others."""
    state = cf.setup(cf.Rules(), FOUR_ARMS, ["6-4 5-0", "1-1"])._state
    rng = Random(3)
    chosen = [BUILT_IN["random"].choose(state, state.legal()[0], rng) for _ in range(900)]
    counts = [chosen.count(pair) for pair in set(chosen)]
    assert len(counts) == 3
    assert all(250 <= count <= 350 for count in counts)


def test_built_in_players_knock() -> None:
    """Where one must knock, a built-in player does so with the play that leaves one tile."""
    now = cf.setup(cf.preset("kureci-noha"), FOUR_ARMS, ["6-4 1-1", "2-2 3-3"], yard="4-8")
    assert str(named("steady")(now.view())) == "6-4 on 9-6 knock"
