"""What was recorded before the package was moved into rooms still comes out the same."""

from __future__ import annotations

import json

import pytest

import chickenfoot as cf
from tests.support.paths import DATA
from tests.whole.recorded import STREAMS, digest

RECORDED = json.loads((DATA / "recorded.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", STREAMS)
def test_same_seeds_give_the_same(name: str) -> None:
    """Deals, rounds, refusals, the laboratory, records, advice, layouts and words."""
    lines = list(STREAMS[name]())
    assert len(lines) > 10
    assert digest(lines) == RECORDED.get(name), (
        f"{name} came out otherwise than recorded. If that is meant, write what `python -m "
        "tests.whole.recorded` prints to tests/data/recorded.json, and say why in the commit"
    )


@pytest.mark.parametrize(
    ("name", "over", "plies"),
    [("version-1-whole-game", True, 109), ("version-1-half-a-round", False, 25)],
)
def test_old_records_load(name: str, over: bool, plies: int) -> None:
    """Files saved by the first version, a whole game and one broken off."""
    game = cf.load(DATA / "records" / f"{name}.json")
    assert game.is_over is over
    assert len(game.round.history) == plies
