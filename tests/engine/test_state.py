"""Rule by rule on small positions: turns, draws, feet, the end of a round, knocking."""

from __future__ import annotations

from typing import Any

import pytest

import chickenfoot as cf
from tests.support.positions import FOOT, FULL, legal, put


def test_turns_go_to_the_left() -> None:
    """After each play the next seat is to move, after the last seat the first."""
    now = put(FULL, ["6-1 6-2", "8-1 8-2", "7-1 7-2"], to_move=1)
    now = now.play("8-1 on 9-8")
    assert now.to_move == 2
    assert now.play("7-1 on 9-7").to_move == 0


def test_an_end_closed_leaves_the_other_half_open() -> None:
    """When the last 6 is covered, a 6-8 still fits the 8."""
    now = put(FULL, ["6-1 2-2", "8-6 3-3"]).play("6-1 on 9-6")
    assert legal(now) == {"8-6 on 9-8"}


def test_one_draw_then_pass() -> None:
    """Whoever cannot play draws one tile; if it does not fit, passes; and keeps it."""
    now = put(FULL, ["2-1 3-1", "8-1 8-2"], yard="4-0 3-2")
    assert legal(now) == {"draw"}
    now = now.play("draw")
    assert (now.to_move, legal(now)) == (0, {"pass"})
    now = now.play("pass")
    assert now.to_move == 1
    assert cf.Tile(4, 0) in now.hands[0]
    assert now.yard == (cf.Tile(3, 2),)


@pytest.mark.parametrize(
    ("drawn_tile", "moves"),
    [("must", {"6-0 on 9-6"}), ("may", {"6-0 on 9-6", "pass"}), ("hold", {"pass"})],
)
def test_the_drawn_tile(drawn_tile: str, moves: set[str]) -> None:
    """It must, may, or may not be played in the turn in which it was drawn."""
    now = put(FULL, ["2-1 3-1", "8-1"], yard="6-0 4-0", drawn_tile=drawn_tile)
    assert legal(now.play("draw")) == moves


@pytest.mark.parametrize(
    ("drawn_tile", "moves"),
    [("must", {"6-0 on 9-6"}), ("may", {"6-0 on 9-6", "pass"}), ("hold", {"pass"})],
)
def test_drawing_by_choice(drawn_tile: str, moves: set[str]) -> None:
    """Under voluntary_draw one may draw beside playing; then only the drawn tile counts."""
    now = put(FULL, ["8-1 3-1", "2-1"], yard="6-0 4-0", drawn_tile=drawn_tile, voluntary_draw=True)
    assert legal(now) == {"8-1 on 9-8", "draw"}
    assert legal(now.play("draw")) == moves
    unlucky = put(FULL, ["8-1 3-1", "2-1"], yard="4-0", drawn_tile=drawn_tile, voluntary_draw=True)
    assert legal(unlucky.play("draw")) == {"pass"}
    assert legal(put(FULL, ["8-1 3-1", "2-1"], voluntary_draw=True)) == {"8-1 on 9-8"}


def test_drawing_until_one_fits() -> None:
    """With draw_limit None one draws until a tile fits, or the yard is used up."""
    now = put(FULL, ["2-1", "8-1"], yard="4-0 3-0 6-0 6-2", draw_limit=None)
    for _ in range(3):
        assert legal(now) == {"draw"}
        now = now.play("draw")
    assert legal(now) == {"6-0 on 9-6", "pass"}
    now = put(FULL, ["2-1", "8-1"], yard="4-0 3-0", draw_limit=None).play("draw").play("draw")
    assert legal(now) == {"pass"}


def test_reserved_tiles_stay() -> None:
    """With one tile reserved the second of two cannot be drawn, and the round is blocked by it."""
    now = put(FULL, ["2-1", "8-1"], yard="4-0 6-0", yard_reserve=1).play("draw").play("pass")
    now = now.play("8-1 on 9-8")
    assert now.is_over
    now = put(FULL, ["2-1", "3-1"], yard="6-0", yard_reserve=1)
    assert now.outcome is not None
    assert now.outcome.reason is cf.EndReason.BLOCKED
    assert now.yard == (cf.Tile(6, 0),)


def test_no_lock_without_foot_first() -> None:
    """foot_first=False: other ends may be played, and two doubles may be open at once."""
    now = put(FOOT, ["8-8 6-1", "6-2 8-2"], foot_first=False)
    assert now.must_match is None
    assert legal(now) == {"8-8 on 9-8", "6-1 on 6-6"}
    now = now.play("8-8 on 9-8")
    assert len(now.tableau.open_feet) == 2
    assert legal(now) == {"6-2 on 6-6", "8-2 on 8-8"}


def test_the_spinner_comes_first_all_the_same() -> None:
    """foot_first=False does not let anybody leave the spinner."""
    now = put(["9-9", "9-6 on 9-9"], ["9-5 6-6", "2-1"], foot_first=False)
    assert (legal(now), now.must_match) == ({"9-5 on 9-9"}, 9)


@pytest.mark.parametrize("toes", [1, 2, 3, 4])
def test_a_foot_locks_until_it_has_its_toes(toes: int) -> None:
    """After `toes` sixes on the 6-6 the table is free again."""
    now = put(FOOT, ["6-0 6-2 2-1 1-0", "6-1 6-3 3-1 3-0"], toes=toes)
    for toe in ("6-0", "6-1", "6-2", "6-3")[:toes]:
        assert now.must_match == 6
        now = now.play(f"{toe} on 6-6")
    assert now.must_match is None
    assert cf.Tile(6, 6) not in now.tableau.ends


def test_no_toes() -> None:
    """toes=0: a double closes its arm and locks nothing."""
    now = put(FULL, ["6-6 2-1", "6-1 8-1"], toes=0).play("6-6 on 9-6")
    assert now.must_match is None
    assert legal(now) == {"8-1 on 9-8"}
    assert cf.Tile(6, 6) not in now.tableau.ends


def test_a_dead_foot_counts_what_is_to_be_had() -> None:
    """end_round: tiles on the table, reserved, or out of the round are gone; others are not."""
    sixes = ["6-0 6-1", "6-2 3-1"]
    plays: dict[str, Any] = {"dead_foot": "end_round"}
    assert not put(FULL, ["6-6 6-0 6-1", "6-2 3-1"], **plays).play("6-6 on 9-6").is_over
    assert not put(FULL, ["6-6 6-0", "6-2 3-1"], yard="6-3", **plays).play("6-6 on 9-6").is_over
    for kept, hands in ((1, ["6-6 6-0", "6-2 3-1"]), (0, ["6-6 6-0", "6-2 3-1"])):
        yard = "6-3" if kept else ""
        now = put(FULL, hands, yard=yard, yard_reserve=kept, **plays).play("6-6 on 9-6")
        assert now.outcome is not None
        assert now.outcome.reason is cf.EndReason.DEAD_FOOT
        assert now.outcome.winner is None
    out = put(FULL, ["6-6", *sixes], **plays).play("6-6 on 9-6")
    assert out.outcome is not None
    assert out.outcome.reason is cf.EndReason.WENT_OUT  # going out comes first


def test_the_spinner_is_no_foot() -> None:
    """end_round asks for toes, not for arms: a lead with too few nines goes on."""
    now = put([], ["9-9 9-1 2-1", "3-1 4-1"], yard="5-1", dead_foot="end_round").play("9-9")
    assert not now.is_over


def test_blocked_needs_everybody_stuck() -> None:
    """The yard is empty and nobody can play: the round is over at once, without any passes."""
    now = put(FULL, ["6-1", "2-1 3-1", "4-1"], to_move=1)
    assert legal(now) == {"pass"}
    now = put(FULL, ["6-0 5-1", "2-1 3-1", "4-2"]).play("6-0 on 9-6")
    assert legal(now) == {"pass"}  # seat 0 can play its 5-1
    stuck = put(FULL, ["6-4 3-2", "2-1 3-1", "1-0"]).play("6-4 on 9-6")
    assert stuck.outcome is not None
    assert (stuck.outcome.reason, stuck.outcome.winner) == (cf.EndReason.BLOCKED, None)
    assert stuck.outcome.points == (5, 7, 1)
    assert [str(move) for _, move in stuck.history] == ["6-4 on 9-6"]


def test_the_last_drawn_tile_may_block() -> None:
    """If the last tile of the yard fits nobody, the round ends with the draw."""
    now = put(FULL, ["3-2", "2-1"], yard="4-0").play("draw")
    assert now.outcome is not None
    assert now.outcome.reason is cf.EndReason.BLOCKED


def test_first_blocked() -> None:
    """The round ends as soon as the player to move can neither play nor draw."""
    before = put(FULL, ["6-0 2-1", "3-1 4-1"], empty_yard="first_blocked")
    assert before.play("6-0 on 9-6").is_over
    assert (
        not put(FULL, ["6-0 2-1", "3-1"], yard="4-2", empty_yard="first_blocked")
        .play("6-0 on 9-6")
        .is_over
    )


def test_going_out() -> None:
    """An empty hand ends the round; the others count, the winner pays nothing."""
    now = put(FULL, ["6-0", "3-1 5-5"], yard="4-2 4-1").play("6-0 on 9-6")
    outcome = now.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner, outcome.points) == (cf.EndReason.WENT_OUT, 0, (0, 14))
    assert outcome.to_dict()["points"] == [0, 14]
    assert now.legal_moves() == ()


def test_going_out_with_the_lead() -> None:
    """A starting double as the only tile ends the round, and is a double played last."""
    now = put([], ["9-9", "3-1"], last_double="penalty").play("9-9")
    assert now.outcome is not None
    assert now.outcome.points == (50, 4)
    led = put([], ["9-9", "3-1"], last_double="forbid")
    assert legal(led) == {"9-9"}


def test_a_double_may_not_be_last() -> None:
    """forbid: the 6-6 alone cannot be played, with another tile it can; a block counts it stuck."""
    assert legal(put(FULL, ["6-6", "3-1"], yard="4-2", last_double="forbid")) == {"draw"}
    assert legal(put(FULL, ["6-6 3-2", "3-1"], last_double="forbid")) == {"6-6 on 9-6"}
    assert put(FULL, ["6-6", "3-1"], last_double="forbid").is_over


KNOCK_HANDS = ["6-0 2-1", "8-1 8-2 3-1", "7-1 7-2 4-1"]


def test_silence_costs_one_tile_when_the_next_has_played() -> None:
    """Not before, and only one: the window is closed after that."""
    now = put(FULL, KNOCK_HANDS, yard="5-4 5-3 5-2", knock="auto").play("6-0 on 9-6")
    assert len(now.hands[0]) == 1
    now = now.play("8-1 on 9-8")
    assert now.hands[0] == (cf.Tile(2, 1), cf.Tile(5, 4))
    assert len(now.play("7-1 on 9-7").hands[0]) == 2


def test_a_pass_leaves_the_window_open() -> None:
    """The next player draws and passes; the play of the one after still costs the tile."""
    hands = ["6-0 2-1", "4-3 3-1", "7-1 7-2 4-1"]
    now = put(FULL, hands, yard="5-4 4-2 3-3", knock="auto").play("6-0 on 9-6")
    now = now.play("draw").play("pass")
    assert len(now.hands[0]) == 1
    assert now.play("7-1 on 9-7").hands[0] == (cf.Tile(2, 1), cf.Tile(4, 2))


def test_a_knock_saves_the_tile() -> None:
    """Said with the play that leaves one tile, and kept in the history."""
    now = put(FULL, KNOCK_HANDS, yard="5-4", knock="auto")
    assert "6-0 on 9-6" in legal(now)
    assert not any(move.knock for move in now.legal_moves())
    now = now.play("6-0 on 9-6 knock").play("8-1 on 9-8")
    assert len(now.hands[0]) == 1
    assert str(now.history[0][1]) == "6-0 on 9-6 knock"


def test_an_empty_yard_costs_nothing() -> None:
    """There is no tile to draw, or only reserved ones."""
    for yard, kept in (("", 0), ("5-4", 1)):
        now = put(FULL, KNOCK_HANDS, yard=yard, yard_reserve=kept, knock="auto")
        assert len(now.play("6-0 on 9-6").play("8-1 on 9-8").hands[0]) == 1


def test_a_lead_may_be_knocked() -> None:
    """With two tiles the starting double is led with a knock."""
    now = put([], ["9-9 2-1", "9-1 3-1"], yard="5-4", knock="auto")
    assert len(now.play("9-9 knock").play("9-1 on 9-9").hands[0]) == 1
    assert len(now.play("9-9").play("9-1 on 9-9").hands[0]) == 2
