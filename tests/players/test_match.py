"""Whole games played to their end."""

from __future__ import annotations

import pytest

import chickenfoot as cf
from chickenfoot.engine import refusals
from chickenfoot.engine.legality import allows
from chickenfoot.engine.state import State


def test_play_out_wants_a_player_a_seat() -> None:
    """Two players do not suit a game of three."""
    with pytest.raises(cf.RulesError, match="3"):
        cf.play_out(cf.Game.new(3, cf.Rules(), seed=1), ["random", "greedy"])


def test_a_player_that_fails_is_named() -> None:
    """The error says whose player it was."""
    with pytest.raises(cf.ChickenfootError, match="Bo"):
        cf.play_out(cf.Game.new(["Ana", "Bo"], cf.Rules(), seed=1), ["random", lambda view: "8-8"])


def test_a_move_of_a_player_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """On what the player saw, and not again on the round."""
    judged = []

    def count(state: State, move: cf.Move) -> bool:
        judged.append(move)
        return allows(state, move)

    monkeypatch.setattr(refusals, "allows", count)
    over = cf.play_out(cf.Game.new(2, cf.Rules(rounds=2), seed=1), ["random", "greedy"])
    assert judged == [move for each in over.finished for _, move in each.history]
