"""Small positions under the rules of 002, from which single rules are tried."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import chickenfoot as cf
from tests.support.samples import code, texts

__all__ = ["FOOT", "FOUR_ARMS", "FULL", "HELD", "legal", "put"]

HELD = code("seed002")
FULL = ["9-9", "9-6 on 9-9", "9-5 on 9-9", "9-8 on 9-9", "9-7 on 9-9"]
FOUR_ARMS = ["9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9", "9-0 on 9-9"]
FOOT = [*FULL, "6-6 on 9-6"]


def put(
    plays: list[str], hands: list[str], *, yard: str = "", to_move: int = 0, **knobs: Any
) -> cf.Round:
    """A position under the rules of 002 with some knobs turned."""
    return cf.setup(replace(HELD, **knobs), plays, hands, yard=yard, to_move=to_move)


def legal(now: cf.Round) -> set[str]:
    """The moves allowed, as texts."""
    return texts(now.legal_moves())
