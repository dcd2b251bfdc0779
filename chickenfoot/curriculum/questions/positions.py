"""Positions by chance for practice questions, and the mistakes that people make in them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...engine.moves import Move, Reason
from ...engine.position import setup
from ...engine.rounds import Round, deal
from ...engine.rules import Rules
from ...engine.tiles import Tile
from ...text import say
from ..attempt import open_pips
from .model import Hands

__all__ = [
    "MISTAKE", "NAMES", "at_turn", "because", "hands_of", "join_sentences", "mistake_of",
    "plays_of", "randbelow", "random_position", "random_round", "refusal_text", "rule_of",
]  # fmt: skip

# Difficulty: the set, the players, and how many tiles they hold.
_TABLES = {
    1: (replace(Rules(), set_max=6, hand_size=4), 3),
    2: (replace(Rules(), set_max=9, hand_size=5), 3),
    3: (replace(Rules(), set_max=9, hand_size=6), 3),
}
NAMES = ("you", "Bo", "Cy")
"""Who sits at a table of three; sentences have their own words for "you"."""
MISTAKE = {
    Reason.FOOT_OPEN: "elsewhere",
    Reason.SPINNER_FIRST: "arms_later",
    Reason.WRONG_PIP: "no_match",
}


def randbelow(rng: Random, most: int) -> int:
    """A number from 0 to `most` - 1."""
    return int(rng.random() * most)


def random_round(rng: Random, difficulty: int, *, over: bool = False) -> Round:
    """A round that was dealt and played to some point, with you (seat 0) to move if it goes on."""
    rules, players = _TABLES[difficulty]
    now = deal(rules, players, seed=randbelow(rng, 10**9))
    plies = randbelow(rng, (10, 24, 44)[difficulty - 1])
    while not now.is_over and (over or plies > 0):
        legal = now.legal_moves()
        now = now.play(legal[randbelow(rng, len(legal))])
        plies -= 1
    return now if now.is_over else _as_you(now)


def _as_you(now: Round) -> Round:
    """The same position as set up by hand, at the start of the turn of seat 0."""
    return at_turn(now, 0)


def at_turn(now: Round, seat: int, rules: Rules | None = None) -> Round:
    """The position of `now` at the start of the turn of `seat`, under other `rules` if given."""
    plays = [f"{tile} on {onto}" if onto else str(tile) for tile, onto in now.tableau.plays]
    hands = [" ".join(map(str, hand)) for hand in now.hands]
    yard = " ".join(map(str, now.yard))
    return setup(rules or now.rules, plays, hands, yard=yard, to_move=seat)


def random_position(rng: Random, difficulty: int) -> Round | None:
    """A position of some tiles with you to move, or None if the round was over."""
    now = random_round(rng, difficulty)
    return None if now.is_over or len(now.tableau) < 3 else now


def plays_of(now: Round) -> list[Move]:
    """The legal moves that play a tile."""
    return [move for move in now.legal_moves() if move.tile is not None]


def rule_of(now: Round) -> str:
    """The rule that decides what may be played now."""
    double = now.must_touch
    if double is None:
        return "ends"
    return "arms" if double == now.tableau.lead else "foot"


def mistake_of(now: Round, tile: Tile) -> str:
    """The mistake of somebody who takes the unplayable `tile` for playable."""
    pips, shown = open_pips(now), {pip for t in now.tableau for pip in (t.high, t.low)}
    halves = {tile.high, tile.low}
    lead = now.tableau.lead
    if now.must_touch is not None and halves & set(pips):
        return "arms_later" if now.must_touch == lead else "elsewhere"
    if lead is not None and lead not in now.tableau.ends and lead.high in halves:
        return "spinner_more"
    if 0 in halves and 0 not in pips:
        return "blank_joker"
    return "covered" if halves & shown else "no_match"


def because(mistake: str, otherwise: str) -> str:
    """The sentence of a mistake that has one for any table, else `otherwise`."""
    own = ("elsewhere", "arms_later", "covered", "blank_joker")
    return say(f"wrong.{mistake}") if mistake in own else otherwise


def join_sentences(*parts: str) -> str:
    """The sentences that are not empty, one after the other."""
    return " ".join(part for part in parts if part)


def hands_of(now: Round, *, seats: int = len(NAMES)) -> Hands:
    """The hands of the first `seats` players with their names, without empty ones."""
    shown = list(zip(NAMES, now.hands, strict=True))[:seats]
    return tuple((who, tuple(hand)) for who, hand in shown if hand)


def refusal_text(now: Round, move: str) -> str:
    """The sentence against `move`; "" if it is legal."""
    refusal = now.why_not(move)
    return refusal.why if refusal is not None else ""
