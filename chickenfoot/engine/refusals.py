"""Why a move may not be made: one reason and one sentence for every tile and every place.

What is legal is asked of the state; this room only finds the words for what is not.
"""

from __future__ import annotations

from ..text import say
from .legality import allows, knock_reason, legal_moves, must_touch
from .moves import DRAW, Kind, Move, Reason, Refusal
from .state import HIGH, LOW, State
from .tiles import TILES

__all__ = ["refusal"]

# How many allowed plays a sentence names before it says "or another".
_NAMED = 4


def refusal(state: State, move: Move) -> Refusal | None:
    """None if `state` allows `move`, else the reason and the sentence."""
    if allows(state, move):
        return None
    legal = legal_moves(state)
    if state.ended is not None:
        reason, why = Reason.ROUND_OVER, _because(Reason.ROUND_OVER, detail=_end_words(state))
    elif move.kind is Kind.DRAW:
        reason, why = _no_draw(state)
    elif move.kind is Kind.PASS:
        reason, why = _no_pass(state)
    else:
        reason, why = _no_play(state, move)
    text = " ".join(filter(None, (why, _now(state, legal, told=reason is Reason.CAN_PLAY))))
    return Refusal(reason, text, move, legal, why)


def _because(reason: Reason, **values: object) -> str:
    return say(f"refusal.{reason.value}", **values)


def _end_words(state: State) -> str:
    assert state.ended is not None
    return say(f"ended.{state.ended.value}")


# -- draw and pass ------------------------------------------------------------------------


def _no_draw(state: State) -> tuple[Reason, str]:
    playable, _, _ = state.legal()
    if playable:
        key = (
            "can_play.lead" if not state.played else "can_play.drawn" if state.drew else "can_play"
        )
        return Reason.CAN_PLAY, _can_play(key, playable)
    if state.drew and (state.compiled.one_draw or not state.played):
        return Reason.DREW_ALREADY, _because(Reason.DREW_ALREADY)
    left = len(state.yard) - state.next_draw
    if left:
        return Reason.RESERVED, _because(Reason.RESERVED, n=left)
    return Reason.YARD_EMPTY, _because(Reason.YARD_EMPTY)


def _no_pass(state: State) -> tuple[Reason, str]:
    playable, _, _ = state.legal()
    if playable:
        key = "must_lead" if not state.played else "must_play.drawn" if state.drew else "must_play"
        return Reason.CAN_PLAY, _can_play(key, playable)
    key = "must_draw.again" if state.drew else "must_draw"
    return Reason.MUST_DRAW, say(f"refusal.{key}")


def _can_play(key: str, playable: int) -> str:
    if playable & (playable - 1) and not key.endswith("drawn"):
        return say(f"refusal.{key}.some")  # which they are is said next
    return say(f"refusal.{key}", tile=TILES[playable.bit_length() - 1])


# -- plays --------------------------------------------------------------------------------


def _no_play(state: State, move: Move) -> tuple[Reason, str]:
    tile, onto = move.tile, move.onto
    assert tile is not None
    on_table = {TILES[t] for t in state.played}
    for each in (tile, onto):
        if each is not None and each.index >= state.compiled.size:
            n = state.compiled.rules.set_max
            return Reason.NO_SUCH_TILE, _because(Reason.NO_SUCH_TILE, tile=each, n=n)
    if tile in on_table:
        return Reason.ALREADY_ON_TABLE, _because(Reason.ALREADY_ON_TABLE, tile=tile)
    if not state.hands[state.to_move] >> tile.index & 1:
        return Reason.NOT_IN_HAND, _because(Reason.NOT_IN_HAND, tile=tile)
    if not state.played:
        if tile.index != state.lead or onto is not None or not state.legal()[0]:
            lead = TILES[state.lead]
            return Reason.ONLY_STARTING_DOUBLE, _because(
                Reason.ONLY_STARTING_DOUBLE, lead=lead, pip=lead.high
            )
    elif onto is None:
        return Reason.NO_PLACE_NAMED, _because(Reason.NO_PLACE_NAMED, tile=tile)
    elif onto not in on_table:
        return Reason.NOT_ON_TABLE, _because(Reason.NOT_ON_TABLE, onto=onto)
    else:
        found = _no_place(state, tile.index, onto.index) or _not_this_turn(state, tile.index)
        if found is not None:
            return found
    reason = knock_reason(state)
    assert reason is not None  # a knock is all that is left to refuse
    return reason, _because(reason)


def _no_place(state: State, tile: int, onto: int) -> tuple[Reason, str] | None:
    """What the table has against `tile` on `onto`, both numbers."""
    pip = state.open_pip[onto]
    names = {"tile": TILES[tile], "onto": TILES[onto], "pip": pip}
    fits = pip in (HIGH[tile], LOW[tile])
    if not state.slots_left[onto]:
        if onto == state.played[0]:
            key = "end_taken.spinner"
        elif HIGH[onto] == LOW[onto]:
            key = "end_taken.foot" if state.compiled.toes else "end_taken.double"
        else:
            key = "end_taken"
        n = state.compiled.arms if onto == state.played[0] else state.compiled.toes
        return Reason.END_TAKEN, say(f"refusal.{key}", n=n, **names)
    if not fits:
        return Reason.WRONG_PIP, _because(Reason.WRONG_PIP, **names)
    double = must_touch(state)
    if double is not None and onto != double.index:
        asked = {"double": double, "asked": double.high, "n": state.slots_left[double.index]}
        reason = Reason.SPINNER_FIRST if double.index == state.played[0] else Reason.FOOT_OPEN
        return reason, _because(reason, **names, **asked)
    return None


def _not_this_turn(state: State, tile: int) -> tuple[Reason, str] | None:
    """What the turn has against a `tile` that would fit."""
    hand = state.hands[state.to_move]
    if state.compiled.forbid and not hand & (hand - 1) and HIGH[tile] == LOW[tile]:
        return Reason.DOUBLE_LAST, _because(Reason.DOUBLE_LAST, tile=TILES[tile])
    if not state.drew:
        return None
    if tile != state.drawn:
        key = "not_the_drawn_tile.hold" if state.compiled.hold else "not_the_drawn_tile"
        return Reason.NOT_THE_DRAWN_TILE, say(f"refusal.{key}", drawn=TILES[state.drawn])
    if state.compiled.hold:
        return Reason.HELD, _because(Reason.HELD, tile=TILES[tile])
    return None


# -- what is allowed instead ----------------------------------------------------------------


def _now(state: State, legal: tuple[Move, ...], *, told: bool = False) -> str:
    """What may be done now. `told`: the sentence before has named the tile if there is one only."""
    if not legal:
        return ""
    plays = [move for move in legal if move.tile is not None]
    if not plays:
        return say("now.draw" if legal[0] is DRAW else "now.pass")
    if plays[0].onto is None:
        return say("now.lead", tile=plays[0].tile)
    touched = must_touch(state)
    if told and all(move.tile == plays[0].tile for move in plays):
        what = say("now.goes", places=[move.onto for move in plays])
    elif touched is not None:
        tiles = list(dict.fromkeys(move.tile for move in plays))
        what = say("now.show", tiles=tiles, onto=touched)
    elif len(plays) > _NAMED:
        what = say("now.many", plays=plays[:_NAMED])
    else:
        what = say("now.plays", plays=plays)
    if legal[-1].tile is None:
        return f"{what} {say('now.or_draw' if legal[-1] is DRAW else 'now.or_pass')}"
    return what
