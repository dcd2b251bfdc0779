"""How a player is asked: its failures are named, and its view can be sent elsewhere."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.players.registry import ask


def _raises(view: cf.PlayerView) -> str:
    raise KeyError("lost")


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (lambda view: None, "answered None, which is not a move"),
        (lambda view: "6-6-6", "answered '6-6-6', which is not a move"),
        (lambda view: "draw", "chose draw, which is not allowed"),
        (_raises, "failed with KeyError"),
    ],
)
def test_failing_players_are_named(player: Any, said: str) -> None:
    """What a player does wrong comes as a PlayerError that names it, the cause behind it."""
    table = ["9-9", "9-5 on 9-9"]
    now = cf.setup(cf.Rules(), table, ["9-4 5-0", "1-1"])
    with pytest.raises(cf.PlayerError, match="Zoe") as caught:
        ask(player, now.view(), "Zoe")
    assert said in str(caught.value)
    if said != "failed with KeyError":
        assert caught.value.__cause__ is not None


def test_views_can_be_sent_to_another_process() -> None:
    """A pickled view shows the same, and still nothing that was hidden."""
    now = cf.deal(cf.preset("chicken-foot"), 4, seed=12)
    for _ in range(12):
        now = now.play(now.legal_moves()[0])
    view = now.view()
    copy = pickle.loads(pickle.dumps(view))
    assert copy.legal_moves() == view.legal_moves()
    assert (copy.hand, copy.hand_sizes, copy.history) == (view.hand, view.hand_sizes, view.history)
    assert str(copy.tableau) == str(view.tableau)
    assert copy.random.random() == now.view().random.random()
    hidden = copy._state
    assert set(hidden.yard) <= {-1}
    assert all(hand >> 190 for seat, hand in enumerate(hidden.hands) if seat != view.seat)
    assert all(
        not hand & (1 << 190) - 1 for seat, hand in enumerate(hidden.hands) if seat != view.seat
    )
