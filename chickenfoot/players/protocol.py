"""How a player is asked for a move, and what its answer is held against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.moves import IllegalMove, Move
from ..engine.refusals import refusal
from ..engine.views import PlayerView
from ..errors import InvalidText, PlayerError
from ..text import say

__all__ = ["Player", "ask", "checked", "name_of"]

Player = Callable[[PlayerView], Move | str]
"""Anything that sees a view and answers with a move or its text."""


def name_of(player: str | Player) -> str:
    """What to call `player` in a table: its own name, or that of its class."""
    if isinstance(player, str):
        return player
    name = getattr(player, "__name__", None) or type(player).__name__
    return name if name != "<lambda>" else say("player.unnamed")


def ask(player: Player, view: PlayerView, name: str | None = None) -> Move:
    """The move that `player` answers to `view`, which it must be its turn to see.

    Raises PlayerError, which says who (`name`), where the player raises an error itself,
    returns no move, or a move that is not allowed; the cause hangs on the error.
    """
    who = name if name is not None else name_of(player)
    try:
        answer: Any = player(view)
    except Exception as error:
        what = say("player.raised", player=who, kind=type(error).__name__, why=error)
        raise PlayerError(what, player=who, seat=view.seat) from error
    return checked(answer, view, who)


def checked(answer: Any, view: PlayerView, who: str) -> Move:
    """`answer` as a Move that is allowed where `view` was seen. Raises PlayerError."""
    move = answer
    if not isinstance(move, Move):
        try:
            move = Move.parse(answer)
        except InvalidText as error:
            what = say("player.nonsense", player=who, answer=_short(answer))
            raise PlayerError(what, player=who, seat=view.seat, answer=answer) from error
    why = refusal(view._state, move)
    if why is not None:
        what = say("player.illegal", player=who, move=move, why=why.text)
        cause = IllegalMove(why.text, move, why.reason, why.legal)
        raise PlayerError(what, player=who, seat=view.seat, answer=move) from cause
    return move


def _short(answer: Any) -> str:
    try:
        text = repr(answer)
    except Exception:  # a foreign object may fail even here
        text = f"<{type(answer).__name__}>"
    return text if len(text) <= 60 else f"{text[:57]}..."
