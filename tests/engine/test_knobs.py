"""The knobs: what each may be, and what it says for a number of players."""

from __future__ import annotations

import dataclasses
from dataclasses import replace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine.rules import KNOBS
from tests.support.samples import BY_CODE, OTHER_VALUES, lawful

# Values that no knob may have, among them bools where a number is meant and the reverse.
BAD: list[tuple[str, Any]] = [
    ("set_max", 1), ("set_max", 19), ("set_max", "9"), ("set_max", 9.0), ("set_max", True),
    ("hand_size", 0), ("hand_size", -1), ("hand_size", 56), ("hand_size", "div43"),
    ("hand_size", {}), ("hand_size", {1: 5}), ("hand_size", {4: 0}), ("hand_size", {"4": 5}),
    ("hand_size", None), ("start_source", "yard"), ("start_missing", "draw"),
    ("leader_first", "holder"), ("leader_later", "holder"), ("leader_later", "high_draw"),
    ("round_order", "up"), ("spinner_arms", 0), ("spinner_arms", 9), ("spinner_arms", "seats"),
    ("spinner_arms", True), ("toes", -1), ("toes", 5), ("toes", None), ("foot_first", 1),
    ("draw_limit", 2), ("draw_limit", True), ("drawn_tile", "keep"), ("voluntary_draw", 0),
    ("yard_reserve", -1), ("yard_reserve", {4: -1}), ("empty_yard", "blocked"),
    ("dead_foot", "end"), ("last_double", "allow"), ("last_double_points", -1),
    ("double_blank_points", "50"), ("blank_half_points", -5), ("knock", True),
    ("tiebreak", "most_zero_rounds"), ("tiebreak", ("fewest_tiles",)),
    ("tiebreak", ("most_zero_rounds", "most_zero_rounds")), ("tiebreak", None),
    ("tiebreak", [[]]),
    ("call", "{m}"), ("call", "{n.__class__}"), ("call", "{"), ("call", 7), ("call", "x" * 61),
    ("call", "\ud800"), ("rounds", 0), ("rounds", 11), ("rounds", "3"), ("rounds", True),
]  # fmt: skip


def test_every_knob_is_tried_here() -> None:
    """OTHER_VALUES and BAD know all knobs of Rules, and no more."""
    assert set(OTHER_VALUES) == set(KNOBS) == {field.name for field in dataclasses.fields(cf.Rules)}
    assert {knob for knob, _ in BAD} == set(KNOBS), "BAD, above, has values that it may not have"


@pytest.mark.parametrize(("knob", "value"), BAD, ids=[f"{k}={v!r}"[:40] for k, v in BAD])
def test_bad_values_are_refused(knob: str, value: Any) -> None:
    """RulesError, one of our errors and a ValueError, names the knob and what is allowed."""
    with pytest.raises(cf.RulesError, match=knob) as caught:
        replace(cf.Rules(), **{knob: value})
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, cf.ChickenfootError)


def test_arms_and_the_set() -> None:
    """A spinner has at most as many arms as tiles show its number beside it."""
    assert cf.Rules(set_max=3, hand_size=2, spinner_arms=3).spinner_arms == 3
    with pytest.raises(cf.RulesError, match="at most 3"):
        cf.Rules(set_max=3, hand_size=2, spinner_arms=4)


def test_an_arm_for_each_player() -> None:
    """spinner_arms="players" is checked for the number of players, not before."""
    rules = cf.Rules(set_max=6, hand_size=1, spinner_arms="players")
    assert [rules.arms_for(players) for players in (2, 6)] == [2, 6]
    with pytest.raises(cf.RulesError, match="not 7"):
        rules.arms_for(7)
    with pytest.raises(cf.RulesError, match="not 7"):
        cf.deal(rules, 7)
    with pytest.raises(cf.RulesError, match="9"):
        cf.Rules(set_max=18, hand_size=1, spinner_arms="players").arms_for(9)


@pytest.mark.parametrize("knob", ["leader_first", "leader_later"])
def test_nobody_holds_what_is_set_aside(knob: str) -> None:
    """With start_source="set_aside" a leader cannot be the holder; with "hand" it can."""
    turned: dict[str, Any] = {knob: "holder"}
    held = replace(cf.Rules(), start_source="hand", **turned)
    assert getattr(held, knob) == "holder"
    with pytest.raises(cf.RulesError, match="holder"):
        replace(held, start_source="set_aside")


@pytest.mark.parametrize(
    ("players", "tiles"), [(2, 21), (3, 14), (4, 11), (5, 8), (6, 7), (7, 6), (8, 5), (9, 5),
                           (12, 4), (28, 2)],
)  # fmt: skip
def test_forty_two_rounds_half_up(players: int, tiles: int) -> None:
    """div42 is floor(42/n + 1/2): 10.5 gives 11 and 1.5 gives 2."""
    assert cf.Rules(hand_size="div42").hand_for(players) == tiles


def test_a_number_of_players_that_is_not_listed() -> None:
    """A mapping refuses other numbers of players and lists its own."""
    rules = cf.Rules(hand_size={2: 14, 3: 10}, yard_reserve={2: 1})
    assert (rules.hand_for(2), rules.reserve_for(2)) == (14, 1)
    with pytest.raises(cf.RulesError, match="lists 2 and 3"):
        rules.hand_for(4)
    with pytest.raises(cf.RulesError, match="lists 2"):
        rules.reserve_for(3)
    with pytest.raises(cf.RulesError, match="lists 2 and 3"):
        cf.deal(rules, 4)


@pytest.mark.parametrize("players", [0, 1, -4, 191, "4", 4.0, True, None])
def test_numbers_of_players(players: Any) -> None:
    """Two players at least, and a whole number of them."""
    with pytest.raises(cf.RulesError, match="players"):
        cf.deal(cf.Rules(), players)


def test_more_tiles_than_there_are() -> None:
    """The refusal says how many are needed and there, and the largest hand that works."""
    with pytest.raises(cf.RulesError, match=r"56.*54.*At most 6 tiles"):
        cf.Rules().check_players(8)
    with pytest.raises(cf.RulesError, match="At most 1 tile each"):
        cf.Rules().check_players(54)
    with pytest.raises(cf.RulesError, match="more players than"):
        cf.Rules(hand_size=1).check_players(55)
    replace(cf.Rules(), hand_size=6).check_players(8)


@pytest.mark.parametrize("name", BY_CODE)
def test_capacity_of_the_presets(name: str) -> None:
    """A number of players is lawful just when the rules know a hand and the tiles suffice."""
    rules = BY_CODE[name].rules
    tiles = (rules.set_max + 1) * (rules.set_max + 2) // 2 - (rules.start_source == "set_aside")
    for players in range(2, 60):
        if isinstance(rules.hand_size, int):
            hand = rules.hand_size
        elif rules.hand_size == "div42":
            hand = int(42 / players + 0.5)
        else:
            hand = rules.hand_size.get(players, 0)  # type: ignore[union-attr]
        fits = hand > 0 and players * hand <= tiles
        if rules.spinner_arms == "players":
            fits = fits and players <= 8
        assert (players in lawful(rules)) == fits
