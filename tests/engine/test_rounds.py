"""The round, rule by rule, on small positions set up by hand; and what cannot be set up."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine import rounds
from chickenfoot.engine.refusals import refusal
from tests.support.samples import BY_CODE, code, texts

HELD = code("seed002")
FULL = ["9-9", "9-6 on 9-9", "9-5 on 9-9", "9-8 on 9-9", "9-7 on 9-9"]
FOOT = [*FULL, "6-6 on 9-6"]


def put(
    plays: list[str], hands: list[str], *, yard: str = "", to_move: int = 0, **knobs: Any
) -> cf.Round:
    """A position under the rules of 002 with some knobs turned."""
    return cf.setup(replace(HELD, **knobs), plays, hands, yard=yard, to_move=to_move)


def legal(now: cf.Round) -> set[str]:
    """The moves allowed, as texts."""
    return texts(now.legal_moves())


# -- the turn ------------------------------------------------------------------------------


def test_turns_go_to_the_left() -> None:
    """After each play the next seat is to move, after the last seat the first."""
    now = put(FULL, ["6-1 6-2", "8-1 8-2", "7-1 7-2"], to_move=1)
    now = now.play("8-1 on 9-8")
    assert now.to_move == 2
    assert now.play("7-1 on 9-7").to_move == 0


def test_play_leaves_the_round_as_it_was() -> None:
    """The same cell run twice gives the same result."""
    now = put(FULL, ["6-1 6-2", "8-1 8-2"])
    later = now.play("6-1 on 9-6")
    assert later == now.play("1-6 on 6-9") == now.play(cf.Move.parse("6-1 on 9-6"))
    assert now == put(FULL, ["6-1 6-2", "8-1 8-2"])
    assert (len(now.tableau), len(later.tableau)) == (5, 6)
    assert now != later


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


def test_an_end_closed_leaves_the_other_half_open() -> None:
    """When the last 6 is covered, a 6-8 still fits the 8."""
    now = put(FULL, ["6-1 2-2", "8-6 3-3"]).play("6-1 on 9-6")
    assert legal(now) == {"8-6 on 9-8"}


def test_one_draw_then_pass() -> None:
    """Who cannot play draws one tile; if it does not fit, passes; and keeps it."""
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


# -- feet ----------------------------------------------------------------------------------


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


# -- the end -------------------------------------------------------------------------------


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


# -- the knock -----------------------------------------------------------------------------

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


# -- setting up ----------------------------------------------------------------------------


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


# -- as a value ----------------------------------------------------------------------------


def test_equality_tells_positions_apart() -> None:
    """Another hand, yard order, seat or rule makes another round."""
    base = put(FULL, ["6-1 6-2", "8-1"], yard="3-1 8-2")
    others = [
        put(FULL, ["6-1 6-3", "8-1"], yard="3-1 8-2"),
        put(FULL, ["6-1 6-2", "8-1"], yard="8-2 3-1"),
        put(FULL, ["6-1 6-2", "8-1"], yard="3-1 8-2", to_move=1),
        put(FULL, ["6-1 6-2", "8-1"], yard="3-1 8-2", drawn_tile="must"),
    ]
    assert all(other != base for other in others)
    assert len({base, *others, pickle.loads(pickle.dumps(base))}) == 5
    assert base != "a round"


def test_words() -> None:
    """The printed round tells table, hands, the seat to move and the number asked for."""
    words = str(put(FOOT, ["6-1 6-2", "8-1"], yard="3-1 8-2"))
    assert "> Seat 0: 6-1 6-2" in words
    assert "Chicken yard: 2 tiles." in words
    assert "Every play must show 6." in words
    assert "seat 0 is to move" in repr(put(FOOT, ["6-1 6-2", "8-1"], yard="3-1 8-2"))
    assert "it is over: nobody can go on" in str(put(FULL, ["2-1", "3-1"]))


@pytest.mark.parametrize("name", ["hands", "yard", "rules", "to_move", "history", "outcome"])
def test_nothing_can_be_set(name: str) -> None:
    """What a round tells cannot be assigned to."""
    with pytest.raises(AttributeError):
        setattr(put(FULL, ["6-1", "8-1"]), name, None)


@pytest.mark.parametrize(
    ("text", "kind"),
    [("9-9", cf.Kind.LEAD), ("6-4 on 9-6", cf.Kind.PLAY), ("draw", cf.Kind.DRAW),
     ("pass", cf.Kind.PASS), ("6-4 on 9-6 knock", cf.Kind.PLAY)],
)  # fmt: skip
def test_moves_and_their_texts(text: str, kind: cf.Kind) -> None:
    """A move's text parses back, its halves in any order, and tells its kind."""
    move = cf.Move.parse(text)
    assert (str(move), move.kind) == (text, kind)
    assert move.knock == text.endswith("knock")
    assert cf.Move.parse(f"  {text} ") == move
    assert pickle.loads(pickle.dumps(move)) == move
    assert (move.tile is None) == (kind in (cf.Kind.DRAW, cf.Kind.PASS))


@pytest.mark.parametrize(
    "given",
    [
        dict(), dict(onto=cf.Tile(9, 9)), dict(kind=cf.Kind.DRAW, knock=True),
        dict(tile=cf.Tile(9, 9), kind=cf.Kind.PASS), dict(kind=cf.Kind.LEAD),
    ],
)  # fmt: skip
def test_no_such_move(given: dict[str, Any]) -> None:
    """A move that says nothing, or two things, cannot be made."""
    with pytest.raises(cf.InvalidText):
        cf.Move(**given)


def test_what_must_be_touched() -> None:
    """The spinner while arms are missing, then the double of an open foot, else nothing."""
    now = put(FULL, ["6-1", "8-1"])
    assert (now.must_touch, now.must_match) == (None, None)
    first = cf.deal(cf.Rules(), 4, seed=1)
    assert (first.must_touch, first.must_match) == (cf.Tile(9, 9), 9)
    assert first.view().must_touch == first.must_touch
    held = cf.deal(cf.Rules(start_source="hand"), 4, seed=1)
    assert held.must_touch is None  # before the lead there is nothing to touch


def test_a_play_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """`why_not` and `play` share the judgement."""
    judged = []

    def count(*args: Any) -> Any:
        judged.append(args)
        return refusal(*args)

    monkeypatch.setattr(rounds, "refusal", count)
    now = cf.deal(cf.Rules(), 4, seed=1)
    move = str(now.start.legal_moves()[0])
    assert now.why_not(move) is None
    now.play(move)
    assert len(judged) == 1
    assert now.why_not("9-9") is not None
    with pytest.raises(cf.IllegalMove):
        now.play("9-9")
    assert len(judged) == 2
