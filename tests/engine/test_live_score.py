"""The score of a game with real tiles: what it costs, what cannot be, and the way out and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import chickenfoot as cf
from chickenfoot.engine.score_csv import COLUMNS


@pytest.fixture
def sheet() -> cf.ScoreSheet:
    """Three players, nothing written yet."""
    return cf.ScoreSheet.new(["Ana", "Bo", "Cy"], "chicken-foot")


@pytest.mark.parametrize("slug", cf.PRESETS)
def test_a_real_game_counts_as_one_played_here(slug: str) -> None:
    """Whatever is left, by every house rule: the tiles written down cost what the engine says."""
    rules = cf.preset(slug)
    game = cf.play_out(cf.Game.new(["Ana", "Bo", "Cy", "Di"], rules, seed=3), ["greedy"] * 4)
    sheet = cf.ScoreSheet.new(game.names, rules)
    for each in game.finished:
        assert each.outcome is not None
        last = [move.tile for _, move in each.history if move.tile is not None][-1]
        sheet = sheet.add(
            each.hands,
            last=last if each.outcome.winner is not None else None,
            lead=each.tableau.lead.high if each.tableau.lead is not None else None,
            leader=each.start.to_move,
        )
    wanted = [(row.lead, row.leader, row.outcome.points) for row in game.sheet.rows]
    assert [(row.lead, row.leader, row.outcome.points) for row in sheet.sheet.rows] == wanted
    assert sheet.totals == game.totals
    assert sheet.standings == game.standings
    assert sheet.is_over
    assert not any(each.anyway for each in sheet.rounds)
    assert [row.outcome.winner for row in sheet.sheet.rows] == [
        row.outcome.winner for row in game.sheet.rows
    ]
    assert cf.ScoreSheet.from_csv(sheet.to_csv(), rules) == sheet
    assert cf.ScoreSheet.from_dict(sheet.to_dict()) == sheet


def test_out_on_a_double_costs_what_the_rules_say() -> None:
    """As S7 has it: 50 under the encyclopedia's rules, nothing under chicken-foot's."""
    left = ["", "6-4"]
    for rules, points in (("wikipedia-en", (50, 10)), ("chicken-foot", (0, 10))):
        assert cf.ScoreSheet.new(2, rules).add(left, last="5-5").totals == points
        assert cf.ScoreSheet.new(2, rules).add(left, last="5-3").totals == (0, 10)


@pytest.mark.parametrize(
    ("left", "more", "why"),
    [
        (["6-4", "6-4", "3-1"], {}, "The 6-4 cannot be left twice"),
        (["6-4 6-4", "", "3-1"], {}, "The 6-4 cannot be left twice"),
        (["10-4", "", "3-1"], {}, "There is no 10-4 in a double-9 set"),
        (["9-9", "", "3-1"], {}, "The 9-9 started the round"),
        (["5-3", "", "3-1"], {"last": "5-3"}, "The 5-3 was played last"),
        (["6-4", "", "3-1"], {"last": "9-9"}, "The 9-9 started the round, so it was not"),
        (["", "", "3-1"], {}, "Player 1 and Player 2 have nothing left"),
        (["", "", "3-1"], {"out": 0}, "Player 2 has nothing left, but Player 1 went out first"),
        (["6-4", "5-4", "3-1"], {"out": "Player 1"}, "Player 1 went out, so nothing can be left"),
        (["6-4", "5-4", "3-1"], {"last": "2-1"}, "Nobody went out, so the 2-1"),
        (["6-4", "", 600], {}, "600 points cannot be left: with Player 3 there are at most 517"),
        (["6-4", "", "3-1"], {"lead": 7}, "Round 1 starts with the 9-9, not with the 7-7"),
    ],
)
def test_what_cannot_be(left: list[str], more: dict[str, Any], why: str) -> None:
    """It is refused in a sentence, the sheet stays, and it can be written all the same."""
    sheet = cf.ScoreSheet.new(3, "chicken-foot")
    with pytest.raises(cf.PositionError, match=why):
        sheet.add(left, **more)
    assert sheet.rounds == ()
    written = sheet.add(left, **more, anyway=True)
    assert written.rounds[0].anyway
    assert "Round 1 was written although it cannot be." in str(written)
    assert cf.ScoreSheet.from_csv(written.to_csv(), "chicken-foot") == written


def test_more_tiles_than_there_are() -> None:
    """Who went out has played a whole hand, and these tiles cannot be in the others'."""
    tiles = [tile for tile in cf.double_set(6) if str(tile) != "6-6"]
    sheet = cf.ScoreSheet.new(2, cf.preset("chicken-scratch"))
    with pytest.raises(cf.PositionError, match="27 tiles cannot be left: at most 23 were"):
        sheet.add(["", tiles])
    assert sheet.add(["", tiles[:23]]).totals[0] == 0


def test_a_double_that_led_leads_no_more(sheet: cf.ScoreSheet) -> None:
    """Neither the next round nor, corrected, an earlier one."""
    sheet = sheet.add(["", "6-4", "3-1"])
    with pytest.raises(cf.PositionError, match="The 9-9 leads round 1 already"):
        sheet.add(["", "6-4", "3-1"], lead=9)
    sheet = sheet.add(["", "6-4", "3-1"])
    with pytest.raises(cf.PositionError, match="The 8-8 leads round 2 already"):
        sheet.correct(1, ["", "6-4", "3-1"], lead=8)


def test_a_double_passed_over_may_lead_later() -> None:
    """Where the next double leads if nobody holds the first; where it is spent, it does not."""
    for missing, later in (("next_double", True), ("burn", False)):
        rules = cf.Rules(
            start_source="hand", leader_first="holder", leader_later="holder", start_missing=missing
        )
        sheet = cf.ScoreSheet.new(2, rules).add(["", "6-4"], lead=7)
        assert sheet.next_lead == (9 if later else 6)
        if later:
            assert sheet.add(["", "6-4"], lead=8).rounds[1].lead == 8
        else:
            with pytest.raises(cf.PositionError, match="8-8 was passed over"):
                sheet.add(["", "6-4"], lead=8)


def test_nobody_goes_out_on_a_double_where_that_is_forbidden() -> None:
    """The last tile is looked at, too."""
    sheet = cf.ScoreSheet.new(2, cf.Rules(last_double="forbid"))
    with pytest.raises(cf.PositionError, match="nobody goes out on a double, so not on the 5-5"):
        sheet.add(["", "6-4"], last="5-5")


def test_no_points_may_be_the_double_blank_where_that_costs_nothing() -> None:
    """Then two players have none, and who went out must be said."""
    sheet = cf.ScoreSheet.new(2, cf.Rules(double_blank_points=0))
    with pytest.raises(cf.PositionError, match="only one can go out: say who did"):
        sheet.add([0, 0])
    assert sheet.add([0, 0], out="Player 2").rounds[0].out == 1
    with pytest.raises(cf.PositionError, match="Player 1 has nothing left"):
        cf.ScoreSheet.new(2, cf.Rules(double_blank_points=50)).add([0, 0], out="Player 2")


def test_an_earlier_round_is_corrected_and_the_totals_follow(sheet: cf.ScoreSheet) -> None:
    """The rounds after it stay; so does the sheet from before, which is how one goes back."""
    two = sheet.add(["", "6-4", "3-1"], leader="Bo").add(["1-1", "", "0-0"])
    better = two.correct(1, ["", "6-5", "3-1"], last="2-1")
    assert (two.totals, better.totals) == ((2, 10, 54), (2, 11, 54))
    assert better.rounds[0].leader == 1
    assert better.without(1).totals == (2, 0, 50)
    with pytest.raises(cf.ChickenfootError, match="There is no round 3: 2 are written"):
        two.correct(3, ["", "1", "2"])
    with pytest.raises(cf.ChickenfootError, match="No round is written yet"):
        sheet.without(1)


def test_who_leads_next() -> None:
    """To the left where the double is set aside; else whoever holds it, and what if nobody."""
    sheet = cf.ScoreSheet.new(["Ana", "Bo"], "wikipedia-en")
    assert "In the first round everybody draws a tile for the lead" in sheet.next_words
    sheet = sheet.add(["", "6-4"], leader="Bo")
    assert sheet.next_words == "Round 2 starts with the 8-8. Ana leads."
    held = cf.ScoreSheet.new(["Ana", "Bo"], "chicken-foot")
    assert held.next_words.startswith("Round 1 starts with the 9-9. Whoever holds it leads. If")


def test_the_end(sheet: cf.ScoreSheet) -> None:
    """One round for each double; the tie-break of the house parts equal totals."""
    for number in range(10):
        sheet = sheet.add([0, 2, 2] if number % 2 else [2, 0, 2])
    assert sheet.is_over
    assert sheet.next_words == "The game is over. Ana and Bo share the win."
    with pytest.raises(cf.PositionError, match="The game is over: its 10 rounds are written"):
        sheet.add(["", 1, 1])
    one = cf.ScoreSheet.new(2, cf.Rules(rounds=1)).add([0, 2])
    assert one.next_words == "The game is over. Player 1 wins."


@pytest.mark.parametrize("given", ["6-", "many", "6-4 x", "-3", "1.5"])
def test_what_is_neither_tiles_nor_points(sheet: cf.ScoreSheet, given: str) -> None:
    """The word at fault is named, and what would do."""
    with pytest.raises(cf.InvalidText, match="as tiles, such as 6-4 5-5, or as points"):
        sheet.add([given, "", "1-0"])


# -- out and back ---------------------------------------------------------------------------


def test_a_spreadsheet_keeps_the_tiles(sheet: cf.ScoreSheet) -> None:
    """Written 6|4: it takes 6-4 for a day of the year. A name is no formula either."""
    named = cf.ScoreSheet.new(["=1+1", "Bo"], "chicken-foot").add(["", "6-4 0-0"], leader=0)
    assert named.to_csv() == (
        "round,double,leader,out,last,anyway,'=1+1,Bo\n1,9,'=1+1,'=1+1,,,,6|4 0|0\n"
    )
    assert cf.ScoreSheet.from_csv(named.to_csv(), "chicken-foot") == named


def test_the_sheet_of_a_game_played_here_is_read() -> None:
    """Its points; semicolons, a mark at its beginning and an empty line at its end do no harm."""
    game = cf.play_out(cf.Game.new(["Ana", "Bo"], seed=5), ["greedy", "random"])
    text = game.sheet.to_csv()
    for each in (text, "\ufeff" + text.replace(",", ";") + ";;;\n", text.replace(",", "\t")):
        assert cf.ScoreSheet.from_csv(each).totals == game.totals


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the first line"),
        ("a,b\n", "the first line"),
        ("round,double,Ana,Bo\n1,9,0\n", "line 2 has 3 cells and not 4"),
        ("round,double,Ana,Bo\n1,9,0,6-4\n2,9,0,3-1\n", "Line 3: The 9-9 leads round 1 already"),
        ("round,double,Ana,Bo\n1,x,0,6-4\n", "Line 2: 'x' is not a tile"),
        ("round,double,Ana,Bo\n1,9,0,hello\n", "Line 2: Write what was left"),
        (f"{','.join(COLUMNS)},Ana,Bo\n1,9,Zoe,,,,0,1\n", "Line 2: There is no player"),
        ("x" * 300_000, "at most 200,000 characters"),
    ],
)
def test_a_foreign_file_is_refused(text: str, why: str) -> None:
    """With the line at fault."""
    with pytest.raises(cf.RecordError, match=why):
        cf.ScoreSheet.from_csv(text)


@pytest.mark.parametrize("change", ["chickenfoot-scores", "players", "rules", "rounds"])
def test_damaged_data_are_refused(sheet: cf.ScoreSheet, change: str) -> None:
    """Nothing in them is believed."""
    data = sheet.add(["", "6-4", "3-1"]).to_dict()
    odd: tuple[object, ...] = (None, 7, "x", [{}], {"a": 1})
    for value in odd:
        with pytest.raises(cf.RecordError):
            cf.ScoreSheet.from_dict({**data, change: value})


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(st.integers(0, 600), min_size=3, max_size=3), max_size=12))
def test_whatever_is_written_comes_back(rows: list[list[int]]) -> None:
    """As CSV and as data, what could be and what was written anyway."""
    sheet = cf.ScoreSheet.new(["Ana", "Bo", "Cy"], "pe-de-galinha")
    for row in rows:
        sheet = sheet.add(row, anyway=True)
    assert cf.ScoreSheet.from_csv(sheet.to_csv(), "pe-de-galinha") == sheet
    assert cf.ScoreSheet.from_dict(sheet.to_dict()) == sheet
    assert sheet.totals == tuple(map(sum, zip(*rows, strict=True))) or not rows
