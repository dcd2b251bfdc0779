"""The score sheet and the standings."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine.score import WHAT, standings


def test_the_sheet_adds_up() -> None:
    """Totals are the sums of the rounds' points, and points are pips and penalties."""
    game = cf.play_out(cf.Game.new(["Ana", "Bo"], cf.Rules(), seed=5), ["greedy", "random"])
    rows = game.sheet.rows
    assert len(rows) == 10 == len(game.sheet)
    for seat in range(2):
        total = sum(row.outcome.pips[seat] + row.outcome.penalties[seat] for row in rows)
        assert game.totals[seat] == total == rows[-1].totals[seat]
    assert str(game.totals[0]) in str(game.sheet)


@pytest.fixture(scope="module")
def whole() -> cf.Game:
    """A game played to its end, in which somebody paid a penalty."""
    game = cf.play_out(cf.Game.new(["Ana", "=1+1"], cf.Rules(), seed=5), ["greedy", "random"])
    assert any(any(row.outcome.penalties) for row in game.sheet.rows)
    return game


@pytest.mark.parametrize("what", WHAT)
def test_the_sheet_goes_out_in_numbers(whole: cf.Game, what: str) -> None:
    """As CSV and for pandas: the same whole numbers, a row a round."""
    pytest.importorskip("pandas")
    head, *rows = csv.reader(io.StringIO(whole.sheet.to_csv(what)))
    assert head == ["round", "double", "Ana", "'=1+1"]  # no spreadsheet works it out
    cells = [tuple(map(int, row)) for row in rows]
    assert [row[:2] for row in cells] == [(n + 1, 9 - n) for n in range(10)]
    wanted = [
        row.totals if what == "totals" else getattr(row.outcome, what) for row in whole.sheet.rows
    ]
    assert [row[2:] for row in cells] == wanted
    frame = whole.sheet.to_pandas(what)
    assert list(frame.columns) == ["Ana", "=1+1"]
    assert list(frame.index) == [row[:2] for row in cells]
    assert [tuple(row) for row in frame.to_numpy().tolist()] == wanted


def test_the_parts_of_a_sheet_add_up(whole: cf.Game) -> None:
    """Points are pips and penalties; their sums are the totals."""
    pytest.importorskip("pandas")
    sheet = whole.sheet
    parts = sheet.to_pandas("pips") + sheet.to_pandas("penalties")
    assert parts.equals(sheet.to_pandas())
    assert (
        tuple(sheet.to_pandas().sum()) == whole.totals == tuple(sheet.to_pandas("totals").iloc[-1])
    )


def test_a_sheet_without_rounds_has_its_columns() -> None:
    """Before the first round is over."""
    pytest.importorskip("pandas")
    sheet = cf.Game.new(["Ana", "Bo, the second"], seed=1).sheet
    assert sheet.to_csv() == 'round,double,Ana,"Bo, the second"\n'
    assert sheet.to_pandas().shape == (0, 2)


@pytest.mark.parametrize("what", ["point", None, 1, ["points"]])
def test_what_a_sheet_does_not_hold(whole: cf.Game, what: Any) -> None:
    """It is told what it does."""
    for take in (whole.sheet.to_csv, whole.sheet.to_pandas):
        with pytest.raises(cf.ChickenfootError, match="points"):
            take(what)


def test_ties_are_broken_by_zero_rounds_then_by_the_lowest_other_round() -> None:
    """S12 under 002 and 003: C has no zero round, and B's 5 beats A's 12."""
    rounds = [[0, 12, 18], [0, 5, 25], [10, 10, 10]]
    table = standings("ABC", rounds, ["most_zero_rounds", "lowest_nonzero_round"])
    assert [row.name for row in table.rows] == ["B", "A", "C"]
    assert [row.rank for row in table.rows] == [1, 2, 3]
    assert table.winners == ("B",)
    assert table.decided_by == "lowest_nonzero_round"
    assert table.rows[2].tiebreak == "most_zero_rounds"


def test_silent_sources_share_the_win() -> None:
    """S12 without a tie-break: all three win."""
    table = standings("ABC", [[0, 12, 18], [0, 5, 25], [10, 10, 10]], [])
    assert table.winners == ("A", "B", "C")
    assert table.decided_by is None


def test_ranks_after_a_shared_one_are_skipped() -> None:
    """Two first places are followed by a third."""
    assert [row.rank for row in standings("ABC", [[4], [4], [9]], []).rows] == [1, 1, 3]
