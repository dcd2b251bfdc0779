"""What speaks for a move, in words."""

from __future__ import annotations

import pytest

import chickenfoot as cf
from tests.support.positions import FOUR_ARMS


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("6-4 on 9-6", "you hold 2 more of the fours to follow it with; gets rid of 10 points"),
        ("6-8 on 9-6", "you hold no more eights to follow it with; gets rid of 14 points"),
        (
            "7-7 on 9-7",
            "a foot of 3 toes, and you hold 1 more of the sevens; gets rid of 14 points",
        ),
        ("5-5 on 9-5", "9 of the 10 fives are gone, so the foot may stay open"),
    ],
)
def test_reasons(move: str, reason: str) -> None:
    """Each move has its reason: what can follow it, whether its foot can be filled, its weight."""
    plays = [*FOUR_ARMS, "0-5 on 9-0", "6-5 on 9-6", "7-5 on 9-7"]
    if move.startswith("5-5"):
        plays += ["5-4 on 0-5", "4-1 on 5-4", "5-3 on 6-5", "5-2 on 7-5", "1-5 on 4-1"]
        now = cf.setup(cf.Rules(), plays, ["5-5 8-7", "1-1"])
    else:
        now = cf.setup(cf.Rules(), FOUR_ARMS, ["6-4 4-1 4-2 6-8 7-7 7-0", "1-1"])
    assert reason in cf.advise(now, samples=1).of(move).reason
