"""What is legal: the moves that a state allows, as moves, and the steps that they make.

Everything is asked of :class:`chickenfoot.engine.state.State`, the only place where the
rules act; here its numbers become moves and moves become its steps.
"""

from __future__ import annotations

from typing import Final

from .moves import DRAW, PASS, Kind, Move, Reason
from .state import HIGH, LEADS, State
from .tiles import TILES, Tile

__all__ = ["allows", "knock_reason", "legal_moves", "must_match", "must_touch", "step"]

_DRAW: Final = Kind.DRAW  # to look it up in Python 3.11 takes as long as to draw


# One object for each play, so that equal moves are quickly found to be so.
class _Plays(dict[tuple[int, int], Move]):
    """The plays by the numbers of their tiles, each made when it is first looked up."""

    def __missing__(self, pair: tuple[int, int]) -> Move:
        tile, onto = pair
        move = self[pair] = Move(TILES[tile], None if onto == LEADS else TILES[onto])
        return move


_play = _Plays().__getitem__


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that `state` allows, each (tile, onto) once, then draw, then pass."""
    playable, may_draw, may_pass = state.legal()
    if not playable:
        return (DRAW,) if may_draw else (PASS,) if may_pass else ()
    moves = tuple(map(_play, state.pairs(playable)))
    if may_draw:
        moves += (DRAW,)
    if may_pass:
        moves += (PASS,)
    return moves


def allows(state: State, move: Move) -> bool:
    """Whether `state` allows `move`."""
    playable, may_draw, may_pass = state.legal()
    tile = move.tile
    if tile is None:
        return may_draw if move.kind is _DRAW else may_pass
    if not playable >> tile.index & 1:
        return False
    if not state.accepts(tile.index, LEADS if move.onto is None else move.onto.index):
        return False
    return not move.knock or knock_reason(state) is None


def knock_reason(state: State) -> Reason | None:
    """Why a knock may not be said with a play now, or None."""
    if not state.compiled.knock:
        return Reason.NO_KNOCKING
    if state.hands[state.to_move].bit_count() != 2:
        return Reason.KNOCK_TOO_EARLY
    return None


def step(state: State, move: Move) -> None:
    """Make `move`, which `state` allows."""
    if move.tile is not None:
        onto = LEADS if move.onto is None else move.onto.index
        state.play(move.tile.index, onto, move.knock)
    elif move.kind is _DRAW:
        state.draw()
    else:
        state.pass_turn()


def must_touch(state: State) -> Tile | None:
    """The tile that every play must go on now, or None where there is a choice or no table.

    It is the spinner while arms are missing, or the double of a foot that must be finished.
    """
    if state.ended is not None or state.locked_on < 0:
        return None
    return TILES[state.locked_on]


def must_match(state: State) -> int | None:
    """The number that every play must show now, or None where several are open.

    Before the lead it is that of the starting double.
    """
    if state.ended is not None:
        return None
    if not state.played:
        return HIGH[state.lead]
    touched = must_touch(state)
    return None if touched is None else state.open_pip[touched.index]
