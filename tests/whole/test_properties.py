"""What is true of every round, whatever the rules: found by hypothesis, held for all knobs.

Rules are drawn over all knobs, sets from double-2 to double-18, and every lawful number of
players; presets as they are. Each example plays a whole random round.
"""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chickenfoot as cf
from tests.support.oracle import Oracle
from tests.support.samples import BY_CODE, finished, first_rounds, random_moves, rule_sets, texts

seeds = st.integers(0, 2**32)
any_round = first_rounds()
preset_round = first_rounds(st.sampled_from([preset.rules for preset in BY_CODE.values()]))
any_or_preset = st.one_of(any_round, preset_round)
many = settings(
    max_examples=80, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
few = settings(many, max_examples=30)


def somewhere(now: cf.Round, rng: Random) -> cf.Round:
    """A random position of the round that starts with `now`, not its end."""
    positions = [before for before, _, _ in random_moves(now, rng)] or [now]
    return positions[int(rng.random() * len(positions))]


def everything(now: cf.Round) -> list[cf.Tile]:
    """All tiles of the round, wherever they lie, each as often as it lies there."""
    return [*(tile for hand in now.hands for tile in hand), *now.yard, *now.tableau]


# -- tiles ---------------------------------------------------------------------------------


@many
@given(any_or_preset, seeds)
def test_tiles_are_conserved(now: cf.Round, seed: int) -> None:
    """At every ply each of the (n+1)(n+2)/2 tiles lies in exactly one place."""
    n = now.rules.set_max
    whole = list(cf.double_set(n))
    assert len(whole) == (n + 1) * (n + 2) // 2
    assert sorted(everything(now)) == whole
    for _, _, after in random_moves(now, Random(seed)):
        assert sorted(everything(after)) == whole


@many
@given(any_or_preset, seeds)
def test_a_move_moves_what_it_says(now: cf.Round, seed: int) -> None:
    """A play takes its tile from the mover's hand to the table, a draw the yard's first tile.

    Other hands stay as they are, but for the tile that silence at one left costs.
    """
    for before, move, after in random_moves(now, Random(seed)):
        seat = before.to_move
        mine, then = set(before.hands[seat]), set(after.hands[seat])
        fined = 0
        if move.tile is not None:
            assert then == mine - {move.tile}
            assert tuple(after.tableau) == (*before.tableau, move.tile)
            assert after.tableau.onto(move.tile) == move.onto
            fined = len(before.yard) - len(after.yard)
            assert fined in ((0, 1) if now.rules.knock == "auto" else (0,))
        else:
            assert after.tableau == before.tableau
            drawn = before.yard[:1] if move.kind is cf.Kind.DRAW else ()
            assert then == mine | set(drawn)
            assert after.yard == before.yard[len(drawn) :]
        others = [set(b) ^ set(a) for b, a in zip(before.hands, after.hands, strict=True)]
        del others[seat]
        assert sum(map(len, others)) == fined
        assert after.history == (*before.history, (seat, move))


@many
@given(any_or_preset, seeds)
def test_the_reserve_is_never_drawn(now: cf.Round, seed: int) -> None:
    """The reserved tiles, the yard's last, lie in it to the end."""
    kept = Oracle(now).reserve()
    last = now.yard[-kept:] if kept else ()
    now = finished(now, Random(seed))
    assert now.yard[len(now.yard) - len(last) :] == last


# -- what is open --------------------------------------------------------------------------


@many
@given(any_or_preset, seeds)
def test_one_open_double_while_the_foot_comes_first(now: cf.Round, seed: int) -> None:
    """Under foot_first at most one double, the spinner counted, still takes tiles."""
    for _, _, after in random_moves(now, Random(seed)):
        open_doubles = [tile for tile in after.tableau.ends if tile.is_double]
        if now.rules.foot_first:
            assert len(open_doubles) <= 1
        if now.rules.toes == 0:
            assert after.tableau.open_feet == ()


@many
@given(any_or_preset, seeds)
def test_answers_go_to_the_open_double(now: cf.Round, seed: int) -> None:
    """While the spinner (or, under foot_first, a foot) waits, every play goes on it."""
    for before, move, _ in random_moves(now, Random(seed)):
        if move.tile is None or not len(before.tableau):
            continue
        lead = before.tableau.lead
        waiting = [tile for tile in before.tableau.ends if tile.is_double]
        if lead in waiting:
            assert move.onto == lead
        elif waiting and now.rules.foot_first:
            assert move.onto == waiting[0]


@many
@given(any_or_preset, seeds)
def test_must_match_agrees_with_the_moves(now: cf.Round, seed: int) -> None:
    """Every play shows must_match, on an end that shows it; None where no double must be filled."""
    for before, _, _ in random_moves(now, Random(seed)):
        asked = before.must_match
        plays = [move for move in before.legal_moves() if move.tile is not None]
        if asked is not None:
            assert all(asked in (m.tile.high, m.tile.low) for m in plays if m.tile)
            if len(before.tableau):
                assert {move.onto for move in plays} <= {cf.Tile(asked, asked)}
        lead = before.tableau.lead
        assert (asked is None) == (
            lead is not None
            and lead not in before.tableau.ends
            and not (now.rules.foot_first and before.tableau.open_feet)
        )


@many
@given(any_or_preset, seeds)
def test_ends_agree_with_what_can_be_played(now: cf.Round, seed: int) -> None:
    """Every play goes on a tile of `ends` that shows a number of it, and takes one place there."""
    for before, move, after in random_moves(now, Random(seed)):
        ends = before.tableau.ends
        for play in before.legal_moves():
            if play.tile is not None and play.onto is not None:
                pip, places = ends[play.onto]
                assert places > 0
                assert pip in (play.tile.high, play.tile.low)
        if move.tile is not None and move.onto is not None:
            pip, places = ends[move.onto]
            then = dict(after.tableau.ends)
            assert then.pop(move.onto, (pip, 0)) == (pip, places - 1)
            out = move.tile.other(pip)
            grown = now.rules.toes if move.tile.is_double else 1
            assert then.pop(move.tile, (out, 0)) == (out, grown)
            assert then == {tile: end for tile, end in ends.items() if tile != move.onto}


# -- moves ---------------------------------------------------------------------------------


@few
@given(any_or_preset, seeds)
def test_what_is_listed_can_be_played_and_nothing_else(now: cf.Round, seed: int) -> None:
    """why_not is None for the listed moves and no other tile, place, draw or pass.

    Every other one is refused with a reason and a sentence.
    """
    now = somewhere(now, Random(seed))
    legal = now.legal_moves()
    assert bool(legal) != now.is_over
    assert len(set(legal)) == len(legal)
    for move in legal:
        assert now.why_not(move) is None
        assert isinstance(now.play(move), cf.Round)
    tiles = cf.double_set(now.rules.set_max)
    if len(tiles) > 60:  # all tiles of the hand, and some of the others
        mine = now.hands[now.to_move]
        tiles = (*mine, *tiles[:: len(tiles) // 30], *list(now.tableau)[:5])
    strange = (cf.Tile(18, 17),)
    places = (None, *now.tableau, tiles[0], tiles[-1], *strange)
    asked = [cf.Move(tile, onto) for tile in {*tiles, *strange} for onto in {*places}]
    for move in (*asked, cf.Move.parse("draw"), cf.Move.parse("pass")):
        refused = now.why_not(move)
        assert (refused is None) == (move in legal), str(move)
        if refused is not None:
            assert isinstance(refused.reason, cf.Reason)
            assert refused.text.endswith(".")
            assert refused.legal == legal


@few
@given(any_or_preset, seeds)
def test_what_is_refused_raises_and_changes_nothing(now: cf.Round, seed: int) -> None:
    """A refused move raises IllegalMove with the refusal's words."""
    rng = Random(seed)
    now = somewhere(now, rng)
    kept = pickle.dumps(now)
    tiles = cf.double_set(now.rules.set_max)
    for _ in range(20):
        tile, onto = (tiles[int(rng.random() * len(tiles))] for _ in range(2))
        move = cf.Move(tile, onto)
        refused = now.why_not(move)
        if refused is not None:
            with pytest.raises(cf.IllegalMove) as caught:
                now.play(move)
            assert str(caught.value) == refused.text
            assert caught.value.reason is refused.reason
    assert pickle.loads(kept) == now


@many
@given(any_or_preset, seeds)
def test_the_list_is_as_the_design_says(now: cf.Round, seed: int) -> None:
    """Plays (with draw or pass beside them where the rules say so), or draw, or pass, alone."""
    drew = 0
    for before, move, after in random_moves(now, Random(seed)):
        legal = texts(before.legal_moves())
        rest = legal & {"draw", "pass"}
        if legal == rest:
            assert len(rest) == 1
        elif rest == {"draw"}:
            assert before.rules.voluntary_draw
            assert not drew
        elif rest:
            assert rest == {"pass"}
            assert before.rules.drawn_tile == "may"
            assert drew
        if before.rules.draw_limit == 1 and len(before.tableau):
            assert drew <= 1
        same = after.to_move == before.to_move and move.kind is cf.Kind.DRAW
        drew = drew + 1 if same else 0


@many
@given(any_or_preset, seeds)
def test_the_engine_agrees_with_the_oracle(now: cf.Round, seed: int) -> None:
    """Ply by ply the same moves, number asked for and end as a second reading of the rules."""
    oracle = Oracle(now)
    assert texts(now.legal_moves()) == oracle.legal()
    for _, move, after in random_moves(now, Random(seed)):
        oracle.do(str(move))
        assert texts(after.legal_moves()) == oracle.legal()
        assert after.must_match == oracle.required()
        outcome = after.outcome
        assert (outcome and outcome.reason.value) == oracle.ended
        if outcome is not None:
            assert list(outcome.points) == oracle.points()
        else:
            assert after.to_move == oracle.seat


# -- values --------------------------------------------------------------------------------


@few
@given(any_or_preset, seeds)
def test_nothing_changes_in_a_round_that_was_played_on(now: cf.Round, seed: int) -> None:
    """Hash, equality, pickle, words, hands and moves stay as they were, ply by ply."""
    seen = []
    for before, _, _ in random_moves(now, Random(seed)):
        seen.append(
            (before, copy.deepcopy(before), hash(before), str(before), before.hands, before.yard,
             before.legal_moves(), before.tableau, before.history, before.to_move)
        )  # fmt: skip
    for before, double, number, words, hands, yard, legal, tableau, history, seat in seen:
        assert before == double == pickle.loads(pickle.dumps(before))
        assert hash(before) == number == hash(double)
        assert (str(before), before.hands, before.yard) == (words, hands, yard)
        assert before.legal_moves() == legal == double.legal_moves()
        assert (before.tableau, before.history, before.to_move) == (tableau, history, seat)


@few
@given(any_or_preset, seeds)
def test_texts_parse_back(now: cf.Round, seed: int) -> None:
    """parse(str(x)) == x for every tile, every move listed or made, and the tableau."""
    for before, made, _ in random_moves(now, Random(seed)):
        for move in (made, *before.legal_moves()):
            again = cf.Move.parse(str(move))
            assert (again, again.kind, again.knock) == (move, move.kind, move.knock)
            assert eval(repr(move), {"Move": cf.Move}) == move
        table = before.tableau
        assert cf.Tableau.parse(str(table), arms=table.arms, toes=table.toes) == table
        assert eval(repr(table), {"Tableau": cf.Tableau}) == table
    for tile in cf.double_set(now.rules.set_max):
        assert cf.Tile.parse(str(tile)) is tile
        assert cf.Tile.parse(f"{tile.low}-{tile.high}") is tile
        assert eval(repr(tile), {"Tile": cf.Tile}) is tile


@few
@given(any_or_preset, seeds)
def test_the_history_replays_to_the_same_round(first: cf.Round, seed: int) -> None:
    """A fresh deal with the same seed, and the moves as texts, give an equal round."""
    now = finished(first, Random(seed))
    again = cf.deal(first.rules, first.players, seed=first.seed)
    assert again == first
    for seat, move in now.history:
        assert again.to_move == seat
        again = again.play(str(move))
    assert again == now
    assert hash(again) == hash(now)
    assert again.outcome == now.outcome
    assert now.start == first
    assert now.steps()[-1] == now


@few
@given(rule_sets())
def test_rules_go_through_plain_values(rules: cf.Rules) -> None:
    """to_dict and pickle give equal rules with an equal hash."""
    for again in (cf.Rules.from_dict(rules.to_dict()), pickle.loads(pickle.dumps(rules))):
        assert again == rules
        assert hash(again) == hash(rules)


# -- the end -------------------------------------------------------------------------------


@many
@given(any_or_preset, seeds)
def test_a_round_ends_and_the_score_adds_up(now: cf.Round, seed: int) -> None:
    """The round comes to an end, its points are pips and penalties, its winner has no tiles."""
    assert now.outcome is None or now.is_over
    for before, _, after in random_moves(now, Random(seed)):
        assert not before.is_over
        assert before.outcome is None
        now = after
    outcome = now.outcome
    assert now.is_over
    assert outcome is not None
    assert now.legal_moves() == ()
    assert now.must_match is None
    rules = now.rules
    out = [seat for seat, hand in enumerate(now.hands) if not hand]
    assert (outcome.winner is not None) == (outcome.reason is cf.EndReason.WENT_OUT)
    assert out == ([] if outcome.winner is None else [outcome.winner])
    for seat, hand in enumerate(now.hands):
        cost = rules.points(hand)
        if seat in out and now.tableau.last is not None and now.tableau.last.is_double:
            cost += rules.last_double_points if rules.last_double == "penalty" else 0
        assert outcome.points[seat] == cost
        assert outcome.pips[seat] == sum(tile.high + tile.low for tile in hand)
        assert outcome.points[seat] == outcome.pips[seat] + outcome.penalties[seat]


@many
@given(any_or_preset, seeds)
def test_no_end_while_a_tile_can_be_drawn(now: cf.Round, seed: int) -> None:
    """Nobody out and no dead foot: then the yard has no tile left that may be drawn."""
    kept = Oracle(now).reserve()
    now = finished(now, Random(seed))
    assert now.outcome is not None
    if now.outcome.reason is cf.EndReason.BLOCKED:
        assert len(now.yard) <= kept
    if now.outcome.reason is cf.EndReason.DEAD_FOOT:
        assert now.rules.dead_foot == "end_round"
        assert now.tableau.last is not None
        assert now.tableau.last.is_double
