"""Reasons for and against a move, in words, from what the player sees."""

from __future__ import annotations

from ..engine.moves import Kind, Move
from ..engine.tiles import SUIT, Tile, mask_of
from ..engine.views import PlayerView
from ..text import say

__all__ = ["reason_for"]


def reason_for(view: PlayerView, move: Move) -> str:
    """What speaks for `move`, or against it: one or two short clauses."""
    tile = move.tile
    if tile is None:
        return say(f"reason.{move.kind.value}")
    if len(view.hand) == 1:
        return say("reason.out")
    parts = []
    if tile.is_double and move.kind is Kind.PLAY and view.rules.toes:
        parts.append(_foot(view, tile))
    elif move.onto is not None and not tile.is_double:
        parts.append(_follow(view, tile, tile.other(_open_number(view, move.onto))))
    cost = view.rules.points([tile])
    if cost:
        parts.append(say("reason.sheds", n=cost))
    return "; ".join(parts)


def _open_number(view: PlayerView, onto: Tile) -> int:
    return view._state.open_pip[onto.index]


def _follow(view: PlayerView, tile: Tile, pip: int) -> str:
    """What the number laid open means for the own hand."""
    mine = _held(view, pip, tile)
    if mine:
        return say("reason.keeps", n=mine, pip=_many(pip))
    return say("reason.nothing", pip=_many(pip))


def _foot(view: PlayerView, tile: Tile) -> str:
    """Whether the foot that the double opens can be filled, and by whom."""
    pip = tile.high
    mine = _held(view, pip, tile)
    in_set = view.rules.set_max + 1
    gone = in_set - 1 - mine - (_unseen(view) & SUIT[pip]).bit_count()
    toes = view.rules.toes
    if mine + gone >= in_set - toes and mine < toes:
        return say("reason.foot_open", gone=gone + 1, all=in_set, pip=_many(pip))
    return say("reason.foot", n=mine, toes=toes, pip=_many(pip))


def _held(view: PlayerView, pip: int, but: Tile) -> int:
    return (mask_of(view.hand) & ~(1 << but.index) & SUIT[pip]).bit_count()


def _unseen(view: PlayerView) -> int:
    state = view._state
    everything = (1 << state.compiled.size) - 1
    return everything & ~mask_of(view.hand) & ~mask_of(view.tableau)


def _many(pip: int) -> str:
    return say(f"reason.many.{pip}")
