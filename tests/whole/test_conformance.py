"""Two hundred random rounds for every preset and every lawful number of players up to eight.

Presets that share out 42 tiles take up to 55 players; of those beyond eight some are played.
What went wrong in other programs is what is looked for here: tiles twice or lost, answers
to the wrong double, rounds that end with tiles to draw, hands kept from the round before.
"""

from __future__ import annotations

from random import Random

import pytest

import chickenfoot as cf
from tests.support.oracle import Oracle
from tests.support.samples import BY_CODE, code, lawful, random_moves, texts

ROUNDS = 200
IN_STEP = 3
"""So many rounds of each are also held against the oracle, ply by ply."""


def tables(name: str) -> list[int]:
    """The numbers of players to try: all up to eight, and a few of the larger ones."""
    players = lawful(code(name))
    return [p for p in players if p <= 8] + [p for p in players if p in (9, 14, 21, 42, 55)]


def check_start(now: cf.Round) -> None:
    """All tiles of the set, each once, and hands of the size that the rules say."""
    rules = now.rules
    tiles = [*(tile for hand in now.hands for tile in hand), *now.yard, *now.tableau]
    assert len(tiles) == len(set(tiles))
    assert set(tiles) == set(cf.double_set(rules.set_max))
    assert {len(hand) for hand in now.hands} == {rules.hand_for(now.players)}
    assert tuple(now.tableau) == () or rules.start_source == "set_aside"


def check_end(now: cf.Round) -> None:
    """No tile is lost, the yard has been used up unless somebody went out, the score is right."""
    outcome = now.outcome
    assert outcome is not None
    tiles = [*(tile for hand in now.hands for tile in hand), *now.yard, *now.tableau]
    assert len(tiles) == len(set(tiles)) == len(cf.double_set(now.rules.set_max))
    if outcome.reason is cf.EndReason.BLOCKED:
        assert len(now.yard) <= Oracle(now.start).reserve()
    if outcome.reason is cf.EndReason.WENT_OUT:
        assert outcome.winner is not None
        assert now.hands[outcome.winner] == ()
    held = [now.rules.points(hand) for hand in now.hands]
    extra = [points - cost for points, cost in zip(outcome.points, held, strict=True)]
    charged = {seat: cost for seat, cost in enumerate(extra) if cost}
    assert charged in ({}, {outcome.winner: now.rules.last_double_points})


def play_random(now: cf.Round, rng: Random) -> cf.Round:
    """Play to the end at random, looking that no play leaves an open double alone."""
    open_double: cf.Tile | None = now.tableau.lead
    arms = now.rules.arms_for(now.players)
    missing = arms
    while not now.is_over:
        legal = now.legal_moves()
        move = legal[int(rng.random() * len(legal))]
        tile = move.tile
        if tile is not None:
            assert open_double is None or move.onto == open_double
            if move.onto is not None and open_double is not None:
                missing -= 1
            if tile.is_double:
                open_double, missing = tile, arms if move.onto is None else now.rules.toes
            elif not missing:
                open_double = None
        now = now.play(move)
    return now


@pytest.mark.parametrize("name", BY_CODE)
def test_two_hundred_random_rounds(name: str) -> None:
    """Each starts whole, keeps to the open double, ends lawfully and counts right."""
    rules = code(name)
    for players in tables(name):
        for seed in range(ROUNDS if players <= 8 else 5):
            now = cf.deal(rules, players, seed=seed)
            check_start(now)
            check_end(play_random(now, Random(seed)))


@pytest.mark.parametrize("name", BY_CODE)
def test_in_step_with_the_oracle(name: str) -> None:
    """Move by move the same as a second, slow reading of the rules."""
    for players in tables(name):
        for seed in range(IN_STEP):
            now = cf.deal(code(name), players, seed=1000 + seed)
            oracle = Oracle(now)
            for before, move, after in random_moves(now, Random(seed)):
                assert texts(before.legal_moves()) == oracle.legal()
                oracle.do(str(move))
                now = after
            outcome = now.outcome
            assert outcome is not None
            assert (outcome.reason.value, list(outcome.points)) == (oracle.ended, oracle.points())


@pytest.mark.parametrize("name", BY_CODE)
def test_every_round_of_a_game_starts_afresh(name: str) -> None:
    """Over a whole game hands are emptied between rounds and each double leads exactly once."""
    rules = code(name)
    players = min(4, lawful(rules)[-1])
    game = cf.Game.new([f"P{seat}" for seat in range(players)], rules, seed=5)
    totals = [0] * players
    while True:
        check_start(game.round)
        game = game.at(play_random(game.round, Random(len(game.past))))
        check_end(game.round)
        outcome = game.round.outcome
        assert outcome is not None
        totals = [total + points for total, points in zip(totals, outcome.points, strict=True)]
        assert game.totals == tuple(totals)
        if game.is_over:
            break
        game = game.next_round()
    leads = [row.lead.high for row in game.sheet.rows]
    assert sorted(leads) == list(range(rules.set_max + 1))
    if rules.start_missing != "next_double":
        assert leads == sorted(leads, reverse=rules.round_order == "desc")
    assert game.standings.rows[0].total == min(totals)
