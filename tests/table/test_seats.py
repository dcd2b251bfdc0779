"""Who sits at the table: persons, built-in players and players of one's own, and their names."""

from __future__ import annotations

from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.players.registry import NAMES
from chickenfoot.table.seats import default_players, seats_for, who_sits_where


def first(view: cf.PlayerView) -> cf.Move:
    """Makes the first lawful move."""
    return view.legal_moves()[0]


def test_who_sits_at_a_table_that_nobody_described() -> None:
    """You and three players who answer at once, whatever other players there are."""
    assert default_players() == ("you", "random", "greedy", "doubles_first")
    assert cf.play(seed=1).game.names == default_players()


def test_a_seat_is_a_person_unless_a_built_in_player_has_the_name() -> None:
    """Any other text is somebody at the screen; "You" is you."""
    seats = seats_for(["You", " Ana ", "greedy", first])
    assert [seat.name for seat in seats] == ["you", "Ana", "greedy", "first"]
    assert [seat.is_person for seat in seats] == [True, True, False, False]
    assert [seat.kind for seat in seats] == ["", "", "greedy", ""]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "coach"])
def test_a_built_in_player_has_a_name_of_its_own(name: str) -> None:
    """It is shown by that, and wholly with what kind of player it is."""
    seat = seats_for(["you", name])[1]
    assert seat.shown == seat.title != name
    assert seat.shown_wholly == f"{seat.title} ({name.replace('_', ' ')})"


def test_the_coach_is_called_so() -> None:
    """It has no name beside that."""
    seat = seats_for(["you", "coach"])[1]
    assert seat.shown == seat.shown_wholly == "coach"


def test_twins_are_numbered() -> None:
    """In the record and on the screen."""
    seats = seats_for(["greedy", "greedy", "Bo", "Bo"])
    assert [seat.name for seat in seats] == ["greedy", "greedy 2", "Bo", "Bo 2"]
    assert [seat.shown for seat in seats] == ["Greta", "Greta 2", "Bo", "Bo 2"]


def test_a_person_keeps_a_name_that_a_player_would_have() -> None:
    """Where somebody called Greta plays, the player is shown by its kind."""
    _, player = seats_for(["greta", "greedy"])
    assert (player.shown, player.shown_wholly) == ("greedy", "greedy")


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["you"], "two"),
        (["you", "gredy"], "Did you mean 'greedy'"),
        (["you", " "], "' '"),
        (["you", 7], "7"),
        ("you", "'you'"),
        (7, "7"),
    ],
)
def test_who_cannot_sit_at_a_table(players: Any, said: str) -> None:
    """One alone, a name almost a player's, nobody, and what is no series."""
    with pytest.raises(cf.PlayerError, match=said):
        seats_for(players)


def test_it_is_said_who_plays_at_this_screen() -> None:
    """Unless that is you alone: then there is nothing to say."""
    assert who_sits_where(seats_for(["you", "greedy"])) == ""
    assert who_sits_where(seats_for(["greedy", "random"])) == ""
    said = who_sits_where(seats_for(["you", "Ana", "greedy"]))
    assert "You and Ana" in said
    assert "Greta (greedy)" in said
    assert "Ana and Bo" in who_sits_where(seats_for(["Ana", "Bo"]))
