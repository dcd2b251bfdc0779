"""How a player is asked for a move, and what its answer is held against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..common.arguments import error_text, function, instance, kind_of
from ..common.names import is_shown
from ..engine.moves import IllegalMove, Move
from ..engine.refusals import refusal
from ..engine.views import PlayerView
from ..errors import InvalidText, PlayerError
from ..text import say

__all__ = ["Player", "ask", "checked", "name_of"]

Player = Callable[[PlayerView], Move | str]
"""Anything that sees a view and answers with a move or its text."""

_LONGEST_NAME = 200
"""The most letters of a function's name that a table shows."""


def name_of(player: str | Player) -> str:
    """What to call a player in a table: its own name, or that of its class.

    Parameters
    ----------
    player : str or Player
        The player.

    Returns
    -------
    str
        The name.
    """
    if isinstance(player, str):
        return player
    try:
        name = getattr(player, "__name__", None)
    except Exception:  # its own __getattr__
        name = None
    if not isinstance(name, str) or not is_shown(name) or not 0 < len(name) <= _LONGEST_NAME:
        name = kind_of(player)
    return name if name != "<lambda>" else say("player.unnamed")


def ask(player: Player, view: PlayerView, name: str | None = None) -> Move:
    """The move that a player answers to a view.

    Parameters
    ----------
    player : Player
        The player.
    view : PlayerView
        What it sees, its own turn.
    name : str, optional
        What to call it in an error.

    Returns
    -------
    Move
        A move that is allowed.

    Raises
    ------
    PlayerError
        Where the player raises an error itself, or returns no move or one that is not
        allowed. What went wrong is the cause of the error.
    """
    instance(view, "view", PlayerView, "player.a_view")
    function(player, "player", error=PlayerError)
    who = name if name is not None else name_of(player)
    try:
        answer: Any = player(view)
    except (Exception, SystemExit) as error:  # sys.exit() would end the kernel with a click
        what = say("player.raised", player=who, error=error_text(error))
        raise PlayerError(what, player=who, seat=view.seat) from error
    return checked(answer, view, who)


def checked(answer: Any, view: PlayerView, who: str) -> Move:
    """A player's answer as a move that is allowed.

    Parameters
    ----------
    answer : object
        A move or its text.
    view : PlayerView
        What the player saw.
    who : str
        What to call it in an error.

    Returns
    -------
    Move
        The move.

    Raises
    ------
    PlayerError
        If it is not a move, or one that is not allowed.
    """
    instance(view, "view", PlayerView, "player.a_view")
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
