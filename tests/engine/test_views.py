"""What a player sees: all that is open, and nothing that is hidden, however deep one digs."""

from __future__ import annotations

import gc
import pickle
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import chickenfoot as cf
from chickenfoot.engine.compiled import CompiledRules
from chickenfoot.engine.state import State
from chickenfoot.engine.tiles import mask_of
from tests.support.samples import BY_CODE, code, first_rounds, lawful, random_moves

PUBLIC = (
    "seat", "hand", "hand_sizes", "yard_size", "tableau", "history", "rules", "must_match",
    "totals", "to_move", "lead_draw",
)  # fmt: skip


def seen(view: cf.PlayerView) -> dict[str, Any]:
    """All that a view tells, by name."""
    told = {name: getattr(view, name) for name in PUBLIC}
    return {**told, "legal": view.legal_moves(), "random": view.random.getstate()}


def reachable(root: object) -> list[object]:
    """Every object that can be reached from `root`, through attributes, items and closures.

    Classes, modules and functions are the same for all and know no round; a tile knows only
    its class; what they lead to is not followed.
    """
    shared = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
    found: dict[int, object] = {}
    todo = [root]
    while todo:
        each = todo.pop()
        if id(each) in found or isinstance(each, shared):
            continue
        found[id(each)] = each
        todo += gc.get_referents(each)
        # What a property tells is reached too; those of a round would begin rounds anew.
        ours = type(each).__module__.startswith("chickenfoot")
        if ours and not isinstance(each, (cf.Tile, cf.Round)):
            names = [name for name in dir(type(each)) if not name.startswith("__")]
            todo += [getattr(each, name, None) for name in names]
    return list(found.values())


def check_nothing_leaks(now: cf.Round, seat: int) -> None:
    """No hidden tile, hand, yard or seed among all that hangs on the view of `seat`."""
    view = now.view(seat)
    view.legal_moves()
    _ = view.random, view.tableau
    objects = reachable(view)
    allowed = {*now.hands[seat], *now.tableau}
    allowed |= {tile for draws in now.lead_draw for _, tile in draws}
    tiles = {each for each in objects if isinstance(each, cf.Tile)}
    assert tiles <= allowed
    assert not any(isinstance(each, cf.Round) for each in objects)
    states = [each for each in objects if isinstance(each, State)]
    assert all(state is not now._state for state in states)
    for state in states:
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        assert not any(hand & EVERY_TILE for hand in others)
        assert set(state.yard) <= {-1}
    numbers = [each for each in objects if isinstance(each, int)]
    hidden = [mask_of(hand) for other, hand in enumerate(now.hands) if other != seat]
    hidden.append(mask_of(now.yard))
    assert not {mask for mask in hidden if mask.bit_count() > 2} & set(numbers)
    # No two face-down tiles in a row, as numbers, anywhere.
    yard = [tile.index for tile in now.yard]
    rows = [each for each in objects if isinstance(each, (tuple, list)) and len(each) > 3]
    assert not any(list(row) == yard for row in rows if len(yard) > 3)
    assert now.seed not in [each for each in objects if isinstance(each, (int, str))]


EVERY_TILE = mask_of(cf.double_set(18))
SECRET = "a seed that nobody sees"


@pytest.mark.parametrize("name", BY_CODE)
def test_nothing_hidden_can_be_reached(name: str) -> None:
    """From no seat's view, at the start, in the middle or at the end, under any preset."""
    rules = code(name)
    players = 4
    now = cf.deal(rules, players, seed=SECRET)
    for ply, (before, _, after) in enumerate(random_moves(now, Random(7))):
        if ply % 12 == 0:
            for seat in range(players):
                check_nothing_leaks(before, seat)
        now = after
    check_nothing_leaks(now, 0)


def test_the_walk_would_find_a_leak() -> None:
    """The same walk from a round, or from a view with the round hung on it, finds everything."""
    now = cf.deal(cf.Rules(), 4, seed=SECRET)
    objects = reachable(now)
    assert mask_of(now.hands[1]) in [each for each in objects if isinstance(each, int)]
    assert any(each == SECRET for each in objects if isinstance(each, str))
    view = now.view(0)
    view.lead_draw = ((0, now),)  # type: ignore[assignment]
    assert any(isinstance(each, cf.Round) for each in reachable(view))
    spied = now.view(0)
    spied._state = now._state
    assert any(mask_of(now.hands[1]) == each for each in reachable(spied) if isinstance(each, int))
    assert any(isinstance(each, CompiledRules) for each in reachable(spied))


@settings(max_examples=60)
@given(first_rounds(st.sampled_from([p.rules for p in BY_CODE.values()])), st.integers(0, 999))
def test_hidden_tiles_change_nothing_that_is_seen(now: cf.Round, seed: int) -> None:
    """Two rounds that differ only in what a seat cannot see give it the same view."""
    rng = Random(seed)
    positions = [now, *(after for _, _, after in random_moves(now, rng))]
    before = positions[int(rng.random() * len(positions))]
    if not len(before.tableau) or before.is_over:
        return  # before the lead the hands tell who is to move
    mine = before.to_move
    shuffled = _with_hidden_shuffled(before, mine, rng)
    assert seen(shuffled.view(mine)) == seen(before.view(mine))


def _with_hidden_shuffled(now: cf.Round, seat: int, rng: Random) -> cf.Round:
    """The same round with the tiles of the other hands and of the yard dealt again."""
    again = pickle.loads(pickle.dumps(now))
    state = again._state
    hidden = [tile.index for s, hand in enumerate(now.hands) if s != seat for tile in hand]
    hidden += [tile.index for tile in now.yard]
    rng.shuffle(hidden)
    for other, hand in enumerate(now.hands):
        if other != seat:
            state.hands[other] = sum(1 << hidden.pop() for _ in hand)
    state.yard = (*state.yard[: state.next_draw], *hidden)
    return again  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", BY_CODE)
def test_a_view_tells_what_is_open(name: str) -> None:
    """Own hand, sizes, yard, table, history, rules and what may be done, as in the round."""
    rules = code(name)
    first = cf.deal(rules, lawful(rules)[0], seed=11, totals=range(lawful(rules)[0]))
    for before, _, _ in random_moves(first, Random(11)):
        view = before.view()
        assert view.seat == view.to_move == before.to_move
        assert view.hand == before.hands[view.seat]
        assert view.hand_sizes == tuple(map(len, before.hands))
        assert view.yard_size == len(before.yard)
        assert (view.tableau, view.history) == (before.tableau, before.history)
        assert (view.rules, view.must_match) == (before.rules, before.must_match)
        assert view.legal_moves() == before.legal_moves()
        assert view.totals == tuple(range(before.players))
        other = (view.seat + 1) % before.players
        assert before.view(other).legal_moves() == ()
        assert before.view(other).hand == before.hands[other]
        assert before.view(other).must_match == before.must_match


def test_what_was_drawn_is_not_in_the_history() -> None:
    """A draw is a bare "draw" for everybody."""
    now = cf.setup(code("seed002"), ["9-9"], ["6-4 3-1", "9-5"], yard="8-8 9-1").play("draw")
    assert [(seat, str(move)) for seat, move in now.view(1).history] == [(0, "draw")]
    assert now.view(1).hand_sizes == (3, 1)
    assert now.view(1).yard_size == 1


def test_chance_of_ones_own() -> None:
    """A seat's generator is the same each time, differs by seat and turn, and harms no round."""
    now = cf.deal(cf.Rules(), 4, seed=3)
    draws = [now.view(seat).random.random() for seat in range(4)]
    assert draws == [now.view(seat).random.random() for seat in range(4)]
    assert len(set(draws)) == 4
    later = now.play(now.legal_moves()[0])
    assert later.view(0).random.random() != draws[0]
    assert cf.deal(cf.Rules(), 4, seed=4).view(0).random.random() != draws[0]
    view = now.view(0)
    view.random.random()
    view.random.random()
    assert now == cf.deal(cf.Rules(), 4, seed=3)


@pytest.mark.parametrize("seat", [-1, 4, "0", True, 1.0])
def test_no_such_seat(seat: Any) -> None:
    """There are the seats 0 to 3; others are refused."""
    with pytest.raises(cf.PositionError, match="from 0 to 3"):
        cf.deal(cf.Rules(), 4, seed=3).view(seat)
