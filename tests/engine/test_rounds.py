"""The round as a value: it never changes, is equal to its like, says its words, judges once."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine import rounds
from chickenfoot.engine.refusals import refusal
from tests.support.positions import FOOT, FULL, put


def test_play_leaves_the_round_as_it_was() -> None:
    """The same cell run twice gives the same result."""
    now = put(FULL, ["6-1 6-2", "8-1 8-2"])
    later = now.play("6-1 on 9-6")
    assert later == now.play("1-6 on 6-9") == now.play(cf.Move.parse("6-1 on 9-6"))
    assert now == put(FULL, ["6-1 6-2", "8-1 8-2"])
    assert (len(now.tableau), len(later.tableau)) == (5, 6)
    assert now != later


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
