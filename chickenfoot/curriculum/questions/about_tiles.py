"""The makers of practice questions about tiles and the set: for a class before its first play."""

from __future__ import annotations

from random import Random

from ...common.seeds import shuffled
from ...engine.tiles import Tile, double_set, set_size
from ...text import say
from .model import Choice, Draft
from .positions import randbelow

__all__ = ["far_half", "in_set", "match", "suit"]

_SETS = (6, 9, 12)


def match(rng: Random, difficulty: int) -> Draft | None:
    """Which of some tiles may touch an open half."""
    n = _SETS[difficulty - 1]
    tiles = shuffled([t for t in double_set(n) if not t.is_double], rng)
    pip = 1 + randbelow(rng, n)
    right = next(t for t in tiles if pip in (t.high, t.low))
    wrong = []
    for tile in tiles:
        if pip in (tile.high, tile.low):
            continue
        if tile.pips == pip:
            mistake = "sum_matches"
        else:
            mistake = "blank_matches" if tile.low == 0 else "near_matches"
        if mistake != "near_matches" or pip - 1 in (tile.high, tile.low):
            why = say(f"wrong.{mistake}", tile=tile, pip=pip)
            wrong.append(Choice(say("choice.tile", tile=tile), why, mistake))
    choice = Choice(say("choice.tile", tile=right), say("right.match", tile=right, pip=pip))
    return Draft("match", say("ask.match", pip=pip), choice, wrong)


def far_half(rng: Random, difficulty: int) -> Draft | None:
    """Which number a tile leaves open that was laid with its other half."""
    n = _SETS[difficulty - 1]
    laid, onto = shuffled(double_set(n), rng)[:2]
    shared = {laid.high, laid.low} & {onto.high, onto.low}
    if laid.is_double or onto.is_double or len(shared) != 1:
        return None
    pip = shared.pop()
    left, behind = laid.other(pip), onto.other(pip)
    slips = {
        "touching_half": pip,
        "both_halves": laid.pips,
        "half_behind": behind,
    }
    wrong = [
        Choice(say("choice.points", n=number), say(f"wrong.{mistake}", pip=pip), mistake)
        for mistake, number in slips.items()
    ]
    text = say("ask.far_half", tile=laid, onto=onto, pip=pip)
    right = Choice(say("choice.points", n=left), say("right.far_half", pip=pip, n=left))
    return Draft("match", text, right, wrong, tiles=(laid, onto))


def suit(rng: Random, difficulty: int) -> Draft | None:
    """How many tiles of a set show one number."""
    n = (*_SETS, 15)[randbelow(rng, difficulty + 1)]
    pip = randbelow(rng, n + 1)
    slips = {"suit_double": n + 2, "suit_no_blank": n, "suit_set": set_size(n)}
    wrong = [
        Choice(say("choice.points", n=number), say(f"wrong.{mistake}", pip=pip, n=n), mistake)
        for mistake, number in slips.items()
    ]
    right = Choice(say("choice.points", n=n + 1), say("right.suit", pip=pip, n=n, count=n + 1))
    return Draft("set", say("ask.suit", pip=pip, n=n), right, wrong)


def in_set(rng: Random, difficulty: int) -> Draft | None:
    """Which of some tiles is not in a set."""
    n = _SETS[randbelow(rng, min(difficulty + 1, 3))]
    out = Tile(n + 1, randbelow(rng, n + 2))
    tiles = shuffled(double_set(n), rng)
    wrong = []
    for tile in tiles:
        mistake = "blank_absent" if not tile.low else "double_absent" if tile.is_double else ""
        if mistake or (tile.low and tile.pips > n + 1):
            mistake = mistake or "pips_absent"
            why = say(f"wrong.{mistake}", tile=tile, n=n)
            wrong.append(Choice(say("choice.tile", tile=tile), why, mistake))
    right = Choice(say("choice.tile", tile=out), say("right.in_set", tile=out, n=n))
    return Draft("set", say("ask.in_set", n=n), right, wrong)
