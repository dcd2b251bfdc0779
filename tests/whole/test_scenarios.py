"""The worked scenarios S1 to S12: a position, and what each house rule says to it.

The sources are named by their codes (`Preset.code`). A scenario that is played with another
set than a source's own puts that set in its place and leaves every other rule as it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine.score import standings
from tests.support.samples import BY_CODE, code, texts

SEEDS = ("seed000", "seed001", "seed002", "seed003", "seed004")
FOUR_ARMS = [c for c, p in BY_CODE.items() if p.rules.spinner_arms == 4]
SIX_ARMS = [c for c, p in BY_CODE.items() if p.rules.spinner_arms == 6]

_ARMS = ("9-6", "9-5", "9-8", "9-7", "9-3", "9-2", "9-1", "9-0")


def spinner(rules: cf.Rules, players: int) -> list[str]:
    """A double-nine table with every arm of the spinner started."""
    return ["9-9", *(f"{tile} on 9-9" for tile in _ARMS[: rules.arms_for(players)])]


def on_nines(name: str) -> cf.Rules:
    """The rules of a source on a double-nine set."""
    return replace(code(name), set_max=9)


def on_sixes(name: str) -> cf.Rules:
    """The rules of a source on a double-six set."""
    return replace(code(name), set_max=6)


# -- S1: how many arms ---------------------------------------------------------------------

FOUR_NINES = ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"]
S1_HAND = "9-1 3-3 5-0 7-7"


def test_s1_arms_are_as_each_source_says() -> None:
    """The seeds have four arms; pur, fnet, doc, kir, peg and sandy six; ymi eight."""
    assert set(SEEDS) <= set(FOUR_ARMS)
    assert set(SIX_ARMS) == {"pur", "fnet", "doc", "kir", "peg", "sandy"}
    assert code("ymi").spinner_arms == 8


@pytest.mark.parametrize("name", FOUR_ARMS)
def test_s1_four_arms_are_full(name: str) -> None:
    """With four arms the spinner is full, so the 3-3 and the 5-0 may be played."""
    now = cf.setup(on_nines(name), FOUR_NINES, [S1_HAND, "2-1", "4-1", "4-2"], yard="")
    assert texts(now.legal_moves()) == {"3-3 on 9-3", "5-0 on 9-5"}
    assert now.must_match is None


@pytest.mark.parametrize("name", [*SIX_ARMS, "ymi"])
def test_s1_more_arms_want_a_nine(name: str) -> None:
    """With six or eight arms only the 9-1 may be played."""
    now = cf.setup(on_nines(name), FOUR_NINES, [S1_HAND, "2-1", "4-1", "4-2"], yard="")
    assert texts(now.legal_moves()) == {"9-1 on 9-9"}
    assert now.must_match == 9
    refused = now.why_not("5-0 on 9-5")
    assert refused is not None
    assert refused.reason is cf.Reason.SPINNER_FIRST


def test_s1_an_arm_for_each_player() -> None:
    """In grc the spinner takes an arm a player: five players want one more nine, four do not."""
    hands = [S1_HAND, "2-1", "4-1", "4-2"]
    assert texts(cf.setup(code("grc"), FOUR_NINES, hands, yard="").legal_moves()) == {
        "3-3 on 9-3",
        "5-0 on 9-5",
    }
    now = cf.setup(code("grc"), FOUR_NINES, [*hands, "4-3"], yard="")
    assert texts(now.legal_moves()) == {"9-1 on 9-9"}


# -- S2: the foot first --------------------------------------------------------------------


@pytest.mark.parametrize("name", BY_CODE)
def test_s2_the_foot_first(name: str) -> None:
    """With the 4-4 open only the 4-1 of 4-1, 6-6, 6-2 may be played, though a 6 is open."""
    rules = on_nines(name)
    table = [*spinner(rules, 4), "8-6 on 9-8", "6-4 on 9-6", "4-4 on 6-4"]
    now = cf.setup(rules, table, ["4-1 6-6 6-2", "4-0 5-3", "7-4 5-2", "3-2 3-1"], yard="")
    assert texts(now.legal_moves()) == {"4-1 on 4-4"}
    assert now.must_match == 4
    for play in ("6-6 on 8-6", "6-2 on 8-6"):
        refused = now.why_not(play)
        assert refused is not None
        assert refused.reason is cf.Reason.FOOT_OPEN
    now = now.play("4-1 on 4-4").play("4-0 on 4-4").play("7-4 on 4-4")
    assert now.must_match is None
    ends = now.tableau.ends
    toes = [cf.Tile.parse(toe) for toe in ("4-1", "4-0", "7-4")]
    assert [ends[toe] for toe in toes] == [(1, 1), (0, 1), (7, 1)]
    assert cf.Tile(4, 4) not in ends


# -- S3: the drawn tile --------------------------------------------------------------------

MUST = ("seed000", "seed001", "seed004", "ymi", "odg", "kir", "grc")
MAY = ("seed002", "seed003", "plaza", "cdd")
HOLD = ("op2", "op3")


def foot_of_fours(name: str, yard: str) -> cf.Round:
    """Two players, an open foot of fours; the mover holds 6-2 and 5-5 and has just drawn."""
    rules = on_nines(name)
    table = [*spinner(rules, 2), "6-4 on 9-6", "4-4 on 6-4"]
    now = cf.setup(rules, table, ["6-2 5-5", "6-3 6-5"], yard=yard)
    assert texts(now.legal_moves()) == {"draw"}
    return now.play("draw")


@pytest.mark.parametrize("name", MUST)
def test_s3_must_be_played(name: str) -> None:
    """Where a drawn tile must be played if it fits, the 8-4 has one move."""
    now = foot_of_fours(name, "8-4 7-1 3-0 2-0")
    assert now.to_move == 0
    assert texts(now.legal_moves()) == {"8-4 on 4-4"}


@pytest.mark.parametrize("name", MAY)
def test_s3_may_be_played(name: str) -> None:
    """Where it may be played, passing is allowed beside the play."""
    now = foot_of_fours(name, "8-4 7-1 3-0 2-0")
    assert texts(now.legal_moves()) == {"8-4 on 4-4", "pass"}
    kept = now.play("pass")
    assert kept.to_move == 1
    assert cf.Tile(8, 4) in kept.hands[0]


@pytest.mark.parametrize("name", HOLD)
def test_s3_is_kept(name: str) -> None:
    """Where it is held, the 8-4 may not be played in the turn of drawing it."""
    now = foot_of_fours(name, "8-4 7-1 3-0 2-0")
    assert texts(now.legal_moves()) == {"pass"}
    refused = now.why_not("8-4 on 4-4")
    assert refused is not None
    assert refused.reason is cf.Reason.HELD
    # The other player cannot play either; in the next turn the 8-4 goes.
    later = now.play("pass").play("draw").play("pass")
    assert texts(later.legal_moves()) == {"8-4 on 4-4"}


@pytest.mark.parametrize("name", SEEDS)
def test_s3_what_does_not_fit_is_kept(name: str) -> None:
    """In the five texts a drawn 7-1, which does not fit, ends the turn."""
    assert texts(foot_of_fours(name, "7-1 8-4 3-0 2-0").legal_moves()) == {"pass"}


def test_s3_drawing_until_it_fits() -> None:
    """In htA one draws again after the 7-1, then plays the 8-4."""
    now = foot_of_fours("htA", "7-1 8-4 3-0 2-0")
    assert texts(now.legal_moves()) == {"draw"}
    now = now.play("draw")
    assert now.to_move == 0
    assert texts(now.legal_moves()) == {"8-4 on 4-4"}


# -- S4: a foot that cannot be finished ----------------------------------------------------

THREES = [
    "6-6", "6-3 on 6-6", "6-1 on 6-6", "6-2 on 6-6", "6-5 on 6-6",
    "3-1 on 6-1", "3-2 on 6-2", "5-3 on 6-5",
]  # fmt: skip
S4_HANDS = ["3-3 0-0", "3-0 5-5", "4-3"]


@pytest.mark.parametrize("name", SEEDS)
def test_s4_play_on(name: str) -> None:
    """In the five texts the 3-3 is legal, its two last toes follow, and C goes out."""
    now = cf.setup(on_sixes(name), THREES, S4_HANDS, yard="").play("3-3 on 6-3")
    assert texts(now.legal_moves()) == {"3-0 on 3-3"}
    now = now.play("3-0 on 3-3").play("4-3 on 3-3")
    outcome = now.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (cf.EndReason.WENT_OUT, 2)
    assert outcome.points == (0 if name == "seed001" else 50, 10, 0)


@pytest.mark.parametrize("blank", [50, 0])
def test_s4_end_round(blank: int) -> None:
    """In eaj the 3-3 ends the round and everybody counts (001's double-blank: nothing)."""
    rules = replace(on_sixes("eaj"), double_blank_points=blank)
    now = cf.setup(rules, THREES, S4_HANDS, yard="").play("3-3 on 6-3")
    outcome = now.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (cf.EndReason.DEAD_FOOT, None)
    assert outcome.points == (blank, 13, 7)
    assert now.legal_moves() == ()


# -- S5: one player stuck ------------------------------------------------------------------

OPEN_FOOT = ["6-6", "6-3 on 6-6", "6-1 on 6-6", "6-2 on 6-6", "6-4 on 6-6", "3-3 on 6-3"]


@pytest.mark.parametrize("name", SEEDS)
def test_s5_one_stuck_player_passes(name: str) -> None:
    """In the five texts A passes and B may play the 4-3."""
    now = cf.setup(on_sixes(name), OPEN_FOOT, ["6-5", "4-3 2-2"], yard="")
    assert texts(now.legal_moves()) == {"pass"}
    assert texts(now.play("pass").legal_moves()) == {"4-3 on 3-3"}


def test_s5_one_stuck_player_ends_the_round() -> None:
    """Under nl the round is over as soon as A can neither play nor draw: 11 each."""
    now = cf.setup(on_sixes("nl"), OPEN_FOOT, ["6-5", "4-3 2-2"], yard="")
    outcome = now.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (cf.EndReason.BLOCKED, None)
    assert outcome.points == (11, 11)


# -- S6: blanks ----------------------------------------------------------------------------

BLANKS = {
    "seed000": 64, "seed001": 14, "seed002": 64, "seed003": 64, "seed004": 64,
    "doc": 39, "sandy": 114, "fnet": 89,
}  # fmt: skip


@pytest.mark.parametrize(("name", "points"), BLANKS.items())
def test_s6_blanks(name: str, points: int) -> None:
    """What 0-0, 6-3 and 5-0 cost their holder when the other player goes out."""
    rules = on_nines(name)
    now = cf.setup(rules, ["9-9"], ["9-4", "0-0 6-3 5-0"], yard="").play("9-4 on 9-9")
    outcome = now.outcome
    assert outcome is not None
    assert outcome.winner == 0
    assert outcome.points == (0, points)
    assert outcome.pips == (0, 14)
    assert outcome.penalties == (0, points - 14)
    assert rules.points(now.hands[1]) == points


# -- S7, S8: going out on a double ---------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cost"),
    [("seed000", 50), ("seed004", 50), ("seed001", 0), ("seed002", 0), ("seed003", 0)],
)
def test_s7_out_on_a_double(name: str, cost: int) -> None:
    """The 5-5 as last tile ends the round, toes or not; 000 and 004 charge 50 for it."""
    now = cf.setup(on_nines(name), FOUR_NINES, ["5-5", "8-7"], yard="7-2").play("5-5 on 9-5")
    outcome = now.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (cf.EndReason.WENT_OUT, 0)
    assert outcome.points == (cost, 15)
    assert (outcome.pips[0], outcome.penalties[0]) == (0, cost)


@pytest.mark.parametrize("name", SEEDS)
def test_s7_forbidden(name: str) -> None:
    """Under last_double="forbid" the 5-5 is refused and its holder draws."""
    rules = replace(on_nines(name), last_double="forbid")
    now = cf.setup(rules, FOUR_NINES, ["5-5", "8-7"], yard="7-2")
    assert texts(now.legal_moves()) == {"draw"}
    refused = now.why_not("5-5 on 9-5")
    assert refused is not None
    assert refused.reason is cf.Reason.DOUBLE_LAST


@pytest.mark.parametrize(
    ("name", "cost"),
    [("seed000", 50), ("seed004", 50), ("seed001", 0), ("seed002", 0), ("seed003", 0)],
)
def test_s8_out_on_the_double_blank(name: str, cost: int) -> None:
    """Going out on the 0-0 costs 50 once in 000 and 004 (it is no longer held), else nothing."""
    table = ["9-9", "9-0 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"]
    now = cf.setup(on_nines(name), table, ["0-0", "8-7"], yard="").play("0-0 on 9-0")
    assert now.outcome is not None
    assert now.outcome.points == (cost, 15)


# -- S9: nobody holds the starting double --------------------------------------------------

S9_HANDS = ["6-5 6-4 6-3 6-2 6-1", "5-5 5-4 5-3 5-2 5-1", "4-3 4-2 4-1 4-0 3-2"]
_REST = "4-4 3-3 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0"


def nobody_holds_it(name: str, yard: str) -> cf.Round:
    """Three players with five tiles of a double-six set; the 6-6 lies in the yard of 13."""
    return cf.setup(on_sixes(name), [], S9_HANDS, yard=f"{yard} {_REST}", to_move=1)


@pytest.mark.parametrize("name", ["seed001", "hch", "op2", "htA", "cdd"])
def test_s9_the_next_double_is_led(name: str) -> None:
    """Bea opens with the 5-5."""
    now = nobody_holds_it(name, "6-0 5-0 6-6")
    assert now.to_move == 1
    assert texts(now.legal_moves()) == {"5-5"}


@pytest.mark.parametrize("name", ["seed001", "hch"])
def test_s9_the_skipped_double_comes_back(name: str) -> None:
    """After a round that the 5-5 led in place of the 6-6, the next one tries the 6-6 first."""
    for seed in range(200):
        game = cf.Game.new(("Ann", "Bea", "Cy"), on_sixes(name), seed=seed)
        lead = game.round.legal_moves()[0].tile
        if lead == cf.Tile(5, 5):
            break
    assert lead == cf.Tile(5, 5)
    while not game.round.is_over:
        game = game.play(game.round.legal_moves()[0])
    assert game.leads_left == (6, 4, 3, 2, 1, 0)
    after = game.next_round().round
    held = {tile.high for hand in after.hands for tile in hand if tile.is_double}
    expected = max(pip for pip in held if pip != 5) if held - {5} else 6
    assert after.must_match == expected


@pytest.mark.parametrize("name", ["seed002", "seed003", "odg"])
def test_s9_drawn_in_turn(name: str) -> None:
    """One tile each in turn, until the 6-6 is found; its finder leads it at once."""
    now = nobody_holds_it(name, "6-0 5-0 6-6")
    for seat in (1, 2):
        assert now.to_move == seat
        now = now.play("draw")
        assert texts(now.legal_moves()) == {"pass"}
        now = now.play("pass")
    now = now.play("draw")
    assert now.to_move == 0
    assert texts(now.legal_moves()) == {"6-6"}
    assert [len(hand) for hand in now.hands] == [6, 6, 6]


@pytest.mark.parametrize("name", ["ymi", "doc", "op3"])
def test_s9_all_draw(name: str) -> None:
    """All draw, so that each has a tile more even if the first one drew the 6-6."""
    arms: dict[str, Any] = {"spinner_arms": 6} if name == "ymi" else {}
    rules = replace(code(name), set_max=6, **arms)
    now = cf.setup(rules, [], S9_HANDS, yard=f"6-6 5-0 6-0 {_REST}", to_move=1)
    for seat in (1, 2, 0):
        assert now.to_move == seat
        assert texts(now.legal_moves()) == {"draw"}
        now = now.play("draw")
    assert now.to_move == 1
    assert texts(now.legal_moves()) == {"6-6"}
    assert [len(hand) for hand in now.hands] == [6, 6, 6]


@pytest.mark.parametrize("name", ["seed000", "seed004"])
def test_s9_placed_anyway(name: str) -> None:
    """Where the 6-6 is set out beforehand it lies there whoever holds what."""
    now = cf.setup(on_sixes(name), [], S9_HANDS, yard=f"6-0 5-0 {_REST}")
    assert tuple(now.tableau) == (cf.Tile(6, 6),)
    assert now.must_match == 6


# -- S10: does it fit ----------------------------------------------------------------------


def test_s10_four_times_seven_of_double_six() -> None:
    """(a) Held: the yard is empty. Set aside: 28 tiles are needed and 27 are there."""
    assert cf.deal(on_sixes("seed002"), 4, seed=1).yard == ()
    with pytest.raises(cf.RulesError, match=r"28.*27.*[Aa]t most 6"):
        cf.deal(on_sixes("seed000"), 4, seed=1)


def test_s10_a_lottery_before_the_deal() -> None:
    """(a) Six each leave three in the yard, too few for four: they draw from the whole set."""
    rules = replace(on_sixes("seed000"), hand_size=6)
    outside = 0
    for seed in range(20):
        now = cf.deal(rules, 4, seed=seed)
        assert len(now.yard) == 3
        drawn = [tile for _, tile in now.lead_draw[0]]
        assert len(set(drawn)) == 4
        assert cf.Tile(6, 6) not in drawn
        outside += any(tile not in now.yard for tile in drawn)
    assert outside == 20


def test_s10_a_lottery_from_the_yard() -> None:
    """(a) Five each leave seven: the four tiles of the draw for the lead come from the yard."""
    rules = replace(on_sixes("seed000"), hand_size=5)
    for seed in range(20):
        now = cf.deal(rules, 4, seed=seed)
        assert len(now.yard) == 7
        assert {tile for draws in now.lead_draw for _, tile in draws} <= set(now.yard)


@pytest.mark.parametrize("name", ["seed002", "seed003", "seed004"])
def test_s10_eight_times_seven_of_double_nine(name: str) -> None:
    """(b) 56 tiles are more than a double-nine set has; six each would do."""
    with pytest.raises(cf.RulesError, match=r"56.*5[45].*[Aa]t most 6"):
        cf.deal(on_nines(name), 8, seed=1)


@pytest.mark.parametrize("name", ["cfr", "doc"])
def test_s10_forty_two_shared_out(name: str) -> None:
    """(c) 42 tiles between four players are eleven each: a half counts up."""
    assert [len(hand) for hand in cf.deal(code(name), 4, seed=1).hands] == [11] * 4


# -- S11: the knock ------------------------------------------------------------------------


def ann_then_bob(name: str, play: str = "9-6 on 9-9") -> cf.Round:
    """Ann plays her second-last tile, then Bob plays; four tiles are in the yard."""
    now = cf.setup(on_nines(name), ["9-9"], ["9-6 2-1", "9-5 4-1 3-1"], yard="8-0 7-0 6-0 5-0")
    return now.play(play).play("9-5 on 9-9")


@pytest.mark.parametrize("name", ["seed004", "cfr"])
def test_s11_silence_costs_a_tile(name: str) -> None:
    """004 (and cfr): Ann draws one tile, the yard's next, once Bob has played."""
    now = ann_then_bob(name)
    assert now.hands[0] == (cf.Tile(2, 1), cf.Tile(8, 0))
    assert len(now.yard) == 3
    assert now.to_move == 0
    knocked = ann_then_bob(name, "9-6 on 9-9 knock")
    assert knocked.hands[0] == (cf.Tile(2, 1),)


@pytest.mark.parametrize("name", ["doc", "nl", "seed000", "seed001", "seed002", "seed003"])
def test_s11_silence_costs_nothing(name: str) -> None:
    """Elsewhere nothing happens by itself, and there is no knocking."""
    now = ann_then_bob(name)
    assert now.hands[0] == (cf.Tile(2, 1),)
    assert len(now.yard) == 4
    with pytest.raises(cf.IllegalMove) as caught:
        ann_then_bob(name, "9-6 on 9-9 knock")
    assert caught.value.reason is cf.Reason.NO_KNOCKING


# -- S12: a tie ----------------------------------------------------------------------------

TIED = ((0, 12, 18), (0, 5, 25), (10, 10, 10))


@pytest.mark.parametrize("name", ["seed002", "seed003"])
def test_s12_ties_are_broken(name: str) -> None:
    """002 and 003: C has no zero round and drops; B's 5 beats A's 12."""
    table = standings(("A", "B", "C"), TIED, code(name).tiebreak)
    assert [(row.rank, row.name, row.total) for row in table.rows] == [
        (1, "B", 30),
        (2, "A", 30),
        (3, "C", 30),
    ]
    assert table.winners == ("B",)
    assert table.decided_by == "lowest_nonzero_round"


@pytest.mark.parametrize("name", [c for c in BY_CODE if c not in ("seed002", "seed003")])
def test_s12_the_win_is_shared(name: str) -> None:
    """The others are silent on ties, so all three share the win."""
    table = standings(("A", "B", "C"), TIED, code(name).tiebreak)
    assert table.winners == ("A", "B", "C")
    assert table.decided_by is None


@pytest.mark.parametrize(
    ("name", "winners", "decided"),
    [
        ("seed002", ("B",), "lowest_nonzero_round"),
        ("seed003", ("B",), "lowest_nonzero_round"),
        ("seed001", ("A", "B", "C"), None),
        ("seed000", ("A", "B", "C"), None),
        ("seed004", ("A", "B", "C"), None),
    ],
)
def test_s12_in_a_game(name: str, winners: tuple[str, ...], decided: str | None) -> None:
    """The same points, made by three rounds of a game, give the same winners."""
    rules = replace(on_nines(name), knock="off")
    out_first = cf.setup(rules, ["9-9"], ["9-1", "4-1", "7-3"], yard="").play("9-1 on 9-9")
    out_second = cf.setup(rules, ["9-9"], ["7-5", "9-1", "7-3"], to_move=1, yard="").play(
        "9-1 on 9-9"
    )
    blocked = cf.setup(rules, ["9-9"], ["8-7 2-1", "8-8 6-3", "7-3"], yard="")
    rounds = (out_first, out_second, blocked)
    assert all(each.outcome is not None for each in rounds)
    game = cf.Game(("A", "B", "C"), rules, 1, rounds[:2], rounds[2], (9,))
    points = [row.outcome.points for row in game.sheet.rows]
    assert points == [(0, 5, 10), (12, 0, 10), (18, 25, 10)]
    assert game.totals == (30, 30, 30)
    assert game.is_over
    assert game.standings.winners == winners
    assert game.standings.decided_by == decided
