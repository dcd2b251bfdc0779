"""Positions set up by hand, and what cannot be set up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import chickenfoot as cf
from tests.support.positions import FOOT, FULL, HELD, legal, put
from tests.support.samples import BY_CODE, code


def test_setup_keeps_what_it_was_given() -> None:
    """Table, hands, yard in drawing order, seat to move, an empty history."""
    now = put(FOOT, ["6-1 6-0", "5-2", "4-3"], yard="3-1 8-2", to_move=2)
    assert [str(tile) for tile in now.tableau] == [play.split(" ")[0] for play in FOOT]
    assert [" ".join(map(str, hand)) for hand in now.hands] == ["6-0 6-1", "5-2", "4-3"]
    assert [str(tile) for tile in now.yard] == ["3-1", "8-2"]
    assert (now.to_move, now.history, now.players, now.must_match) == (2, (), 3, 6)


@pytest.mark.parametrize("name", BY_CODE)
def test_hand_sizes_need_not_be_the_rules(name: str) -> None:
    """Two or three hands of any size can be set up under every preset, listed there or not."""
    rules = replace(code(name), set_max=9)
    for hands in (["6-1", "5-2 4-2"], ["9-1 6-1", "5-2", "4-2"]):
        now = cf.setup(rules, ["9-9"], hands, yard="9-3 3-1 3-2 2-1")
        assert now.players == len(hands)
        assert now.why_not("9-4 on 9-9") is not None


def test_before_the_lead() -> None:
    """With no plays the holder is to move whatever to_move says."""
    assert put([], ["9-1", "9-9 3-1"], to_move=0).to_move == 1
    led = cf.setup(HELD, [], ["9-1", "6-6 3-1"], lead=6)
    assert (led.to_move, legal(led)) == (1, {"6-6"})


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    (dict(hands=["6-1", "6-1"]), "6-1 is there twice"),
    (dict(hands=["6-1 6-1", "5-1"]), "6-1 is there twice"),
    (dict(hands=["9-6", "5-1"]), "9-6 is there twice"),
    (dict(hands=["6-1", "5-1"], yard="6-1"), "6-1 is there twice"),
    (dict(hands=["6-1", "5-1"], yard="0-0 0-0"), "0-0 is there twice"),
    (dict(hands=["6-1", ""]), "Seat 1 has no tiles"),
    (dict(hands=[]), "at least one hand"),
    (dict(hands=["6-1", "12-1"]), "no 12-1 in a double-9 set"),
    (dict(hands=["6-1", "5-1"], to_move=2), "from 0 to 1"),
    (dict(hands=["6-1", "5-1"], to_move="0"), "from 0 to 1"),
    (dict(hands=["6-1", "5-1"], plays=["9-6"]), "not a double"),
    (dict(hands=["6-1", "5-1"], plays=["9-9", "6-4 on 9-9"]), "shows no 9"),
    (dict(hands=["6-1", "5-1"], plays=["9-9", "9-6 on 8-8"]), "not on the table"),
    (dict(hands=["6-1", "5-1"], plays=["9-9", "9-6 on 9-9", "9-6 on 9-9"]), "twice"),
    (dict(hands=["6-1", "5-1"], plays=["9-9", "8-8"]), "which tile it goes on"),
    (dict(hands=["6-1", "5-1"], plays=["9-9", "9-6 on 9-9", "6-4 on 9-6"]), "all its arms first"),
    (dict(hands=["6-1", "5-1"], plays=[*FOOT, "8-4 on 9-8"]), "6-6 must be finished first"),
    (dict(hands=["6-1", "5-1"], plays=[*FULL, "9-4 on 9-9"]), "no place left"),
    (dict(hands=["6-1", "5-1"], plays=[], yard=""), "cannot be drawn"),
    (dict(hands=[None, "5-1"]), "Seat 0 is to move, so its hand must be given"),
    (dict(hands=["6-1", "5-1"], plays=["9-9"], lead=8), "starts with the 9-9"),
]


@pytest.mark.parametrize(("given", "says"), IMPOSSIBLE, ids=[says for _, says in IMPOSSIBLE])
def test_the_impossible_is_refused(given: dict[str, Any], says: str) -> None:
    """A position that no table could show raises PositionError, which says what is wrong."""
    given = {"plays": FULL, **given}
    with pytest.raises(cf.PositionError, match=says):
        cf.setup(HELD, given.pop("plays"), given.pop("hands"), **given)


@pytest.mark.parametrize(
    "given",
    [
        dict(hands=["6-1", "x"]), dict(hands=["6-1", "5-1"], yard="6_1"),
        dict(hands=["6-1", "5-1"], plays=["9-9", "draw"]),
        dict(hands=["6-1", "5-1"], plays=["9-9", "9-6 on"]),
        dict(hands=["6-1", 51]),
    ],
)  # fmt: skip
def test_unreadable_positions(given: dict[str, Any]) -> None:
    """Text that cannot be read raises InvalidText."""
    given = {"plays": FULL, **given}
    with pytest.raises(cf.InvalidText):
        cf.setup(HELD, given.pop("plays"), given.pop("hands"), **given)


def test_a_yard_that_is_not_given_is_not_empty() -> None:
    """What is named nowhere may lie in it: nobody can play, and yet the round goes on."""
    blocked = (cf.Rules(), FULL, ["3-1", "4-1"])
    assert cf.setup(*blocked, yard="").is_over
    now = cf.setup(*blocked)
    assert not now.is_over
    assert [*map(str, now.legal_moves())] == ["draw"]
    assert now == cf.setup(*blocked)
    named = {*(tile for tile, _ in now.tableau.plays), *now.hands[0], *now.hands[1]}
    assert sorted(now.yard) == sorted({*cf.double_set(9)} - named)


def test_a_hand_that_nobody_has_seen_holds_what_is_named_nowhere() -> None:
    """As many tiles as the largest of the others; the yard keeps what is said of it."""
    now = cf.setup(cf.Rules(), FULL, ["5-1 5-2 5-0", None, "4-1"], yard="8-1")
    named = {*(tile for tile, _ in now.tableau.plays), *now.hands[0], *now.hands[2], *now.yard}
    assert len(now.hands[1]) == 3
    assert not named & {*now.hands[1]}
    assert [*map(str, now.yard)] == ["8-1"]
    with pytest.raises(cf.PositionError, match="Seat 1 can hold nothing"):
        cf.setup(
            cf.Rules(set_max=2, spinner_arms=1, hand_size=1), [], ["1-0 1-1 2-1 2-0 0-0", None]
        )


def test_a_set_aside_double_is_in_no_hand() -> None:
    """Where it lies on the table it can neither be held nor drawn."""
    for hands, yard in ((["9-9 6-1", "5-1"], ""), (["6-1", "5-1"], "9-9")):
        with pytest.raises(cf.PositionError, match="set out on the table"):
            cf.setup(cf.Rules(), [], hands, yard=yard)


def test_a_position_where_nothing_goes_is_over() -> None:
    """Nobody can play or draw: it is over at once."""
    assert put(FULL, ["2-1", "3-1"]).is_over
    assert not put(FULL, ["2-1", "3-1"], yard="4-1").is_over
