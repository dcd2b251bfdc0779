"""Moves and their texts."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import chickenfoot as cf


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
