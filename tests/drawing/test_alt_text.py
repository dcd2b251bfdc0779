"""Pictures in words: what a reader who sees nothing hears."""

from __future__ import annotations

import re

import pytest

import chickenfoot as cf
from chickenfoot.drawing.alt_text import (
    alt_of_plays,
    alt_of_round,
    alt_of_table,
    alt_of_tiles,
    last_play,
    turn,
    yard,
)
from tests.support.tables import FOOT_ROUND, FOOT_TABLE, dense, played


def test_tiles() -> None:
    """Every tile is named."""
    assert alt_of_tiles(()) == "No tiles."
    assert alt_of_tiles([cf.Tile(6, 4)]) == "Tile 6-4."
    assert alt_of_tiles([cf.Tile(6, 4), cf.Tile(5, 5)]) == "2 tiles: 6-4 and 5-5."


def test_a_table() -> None:
    """How many tiles, the spinner, the feet in progress and the open ends."""
    said = alt_of_table(FOOT_TABLE)
    assert said.startswith("Tableau of 4 tiles: spinner 9-9 with 1 of 4 arms; foot 6-6 with 1 of 3")
    assert said.endswith("open end 4.")


def test_many_ends_are_named_once_each() -> None:
    """Of a crowded table each number is heard once."""
    table = dense(12, arms=8, tiles=60, seed=2)
    open_ends = [pip for tile, (pip, _) in table.ends.items() if not tile.is_double]
    assert len(open_ends) > 12
    assert len(set(open_ends)) < len(open_ends)
    said = re.findall(r"\d+", alt_of_table(table).rpartition("open ends")[2])
    assert said == [str(pip) for pip in sorted(set(open_ends))]


def test_plays_name_no_open_end() -> None:
    """Where the open ends are what is asked, the words leave them to the reader."""
    said = alt_of_plays(FOOT_TABLE)
    assert "open end" not in said
    assert all(str(tile) in said for tile, _ in FOOT_TABLE.plays)


def test_a_round_tells_the_hand_that_is_seen() -> None:
    """Whose turn it is, the hand, and the number that every play must show."""
    said = alt_of_round(FOOT_ROUND, 0, FOOT_ROUND.hands[0])
    assert "Seat 0 to move, holding 3-0, 5-5 and 6-4; every" in said
    assert "every play must show a 6" in said
    assert all(str(tile) not in alt_of_round(FOOT_ROUND, 0, None) for tile in FOOT_ROUND.hands[1])


@pytest.mark.parametrize(("size", "said"), [(0, "empty"), (1, "1 tile"), (7, "7 tiles")])
def test_the_yard(size: int, said: str) -> None:
    """How many tiles lie face down."""
    assert yard(size) == f"Chicken yard: {said}"


def test_turns() -> None:
    """Whose turn it is, by seat or by name, or who went out."""
    assert turn(FOOT_ROUND) == "Seat 0 to move"
    assert turn(FOOT_ROUND, ["Ana", "Bo"]) == "Ana to move"
    over = played(cf.Rules(), 4, 8, 999)
    assert over.outcome is not None
    if over.outcome.winner is not None:
        assert turn(over).endswith("went out")
    else:
        assert turn(over).startswith("Over: ")


def test_the_last_play() -> None:
    """Named from the second tile on."""
    assert last_play(FOOT_TABLE) == "Last play: 6-4 on 6-6"
    assert last_play(cf.Tableau.parse("9-9")) == ""
