"""Players by name, and how a player is asked for a move.

A player is anything that can be called with a :class:`~chickenfoot.views.PlayerView` and
returns a :class:`~chickenfoot.moves.Move` or its text::

    def lowest(view):
        return view.legal_moves()[0]

Where a player is wanted, the name of a built-in one (:data:`NAMES`) will do as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .errors import IllegalMove, InvalidText, PlayerError, unknown_name
from .moves import Move
from .refusals import refusal
from .strategies import BUILT_IN
from .text import say
from .views import PlayerView

__all__ = ["NAMES", "Player", "ask", "labelled", "name_of", "named"]

Player = Callable[[PlayerView], Move | str]
"""Anything that sees a view and answers with a move or its text."""

_PLAYERS: dict[str, Player] = {**BUILT_IN}

NAMES: tuple[str, ...] = tuple(_PLAYERS)
"""The names of the built-in players, from the weakest to the strongest."""


def named(player: str | Player) -> Player:
    """The built-in player called `player`; a player that can be called is given back.

    Raises PlayerError, with the closest name or all of them, for anything else.
    """
    if callable(player):
        return player
    try:
        return _PLAYERS[player]
    except (KeyError, TypeError):  # TypeError: what cannot be a key is no name either
        raise PlayerError(unknown_name("noun.player", player, NAMES), player=player) from None


def name_of(player: str | Player) -> str:
    """What to call `player` in a table: its own name, or that of its class."""
    if isinstance(player, str):
        return player
    name = getattr(player, "__name__", None) or type(player).__name__
    return name if name != "<lambda>" else say("player.unnamed")


def labelled(
    players: Mapping[str, str | Player] | Iterable[str | Player],
) -> tuple[tuple[str, Player], ...]:
    """`players` as (label, player) pairs, in their order.

    `players`: a mapping from labels, or a series of names and callables. The same player
    more than once keeps one label; different ones of the same name are numbered. Raises
    PlayerError for a name that no built-in player has.
    """
    if isinstance(players, Mapping):
        return tuple((str(label), named(player)) for label, player in players.items())
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise PlayerError(say("player.no_series", players=players), players=players)
    pairs: list[tuple[str, Player]] = []
    taken: dict[str, Player] = {}
    for each in players:
        found, name = named(each), name_of(each)
        label, n = name, 1
        while taken.setdefault(label, found) is not found:
            n += 1
            label = f"{name} {n}"
        pairs.append((label, found))
    return tuple(pairs)


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
