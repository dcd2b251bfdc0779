"""The score sheet and the standings."""

from __future__ import annotations

import chickenfoot as cf
from chickenfoot.engine.score import standings


def test_the_sheet_adds_up() -> None:
    """Totals are the sums of the rounds' points, and points are pips and penalties."""
    game = cf.play_out(cf.Game.new(["Ana", "Bo"], cf.Rules(), seed=5), ["greedy", "random"])
    rows = game.sheet.rows
    assert len(rows) == 10 == len(game.sheet)
    for seat in range(2):
        total = sum(row.outcome.pips[seat] + row.outcome.penalties[seat] for row in rows)
        assert game.totals[seat] == total == rows[-1].totals[seat]
    assert str(game.totals[0]) in str(game.sheet)


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
