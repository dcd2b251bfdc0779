"""Players by name, and how a player is asked for a move.

A player is anything that can be called with a :class:`~chickenfoot.engine.views.PlayerView` and
returns a :class:`~chickenfoot.engine.moves.Move` or its text::

    def lowest(view):
        return view.legal_moves()[0]

Where a player is wanted, the name of a built-in one (:data:`NAMES`) will do as well.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from ..common.arguments import listed, unknown_name
from ..common.names import is_shown, looks
from ..errors import ChickenfootError, PlayerError
from ..text import say
from .coach import Coach
from .protocol import Player, ask, checked, name_of
from .strategies import BUILT_IN

__all__ = [
    "MOST_PLAYERS",
    "NAMES",
    "Player",
    "ask",
    "checked",
    "distinct",
    "labelled",
    "name_of",
    "named",
]

_PLAYERS: dict[str, Player] = {**BUILT_IN, "coach": Coach()}

NAMES: tuple[str, ...] = tuple(_PLAYERS)
"""The names of the built-in players, from the weakest to the strongest."""


def named(player: str | Player) -> Player:
    """A player by its name.

    Parameters
    ----------
    player : str or Player
        The name of a built-in player, or any player that can be called.

    Returns
    -------
    Player
        The built-in player, or the player itself.

    Raises
    ------
    PlayerError
        For anything else, with the closest name or all of them.
    """
    if callable(player):
        return player
    try:
        return _PLAYERS[player]
    except (KeyError, TypeError):  # TypeError: what cannot be a key is no name either
        raise PlayerError(unknown_name("player", player, NAMES), player=player) from None


MOST_PLAYERS = 1000
"""The most players that are taken at once; a series without an end is refused."""

# Letters of what a player or a rule set may be called.
_LONGEST_LABEL = 200


def distinct(labels: Iterable[object], error: type[ChickenfootError]) -> tuple[str, ...]:
    """The labels as they are shown: 1 and "1" would be one line of a table.

    Parameters
    ----------
    labels : iterable
        What somebody calls players or rule sets.
    error : type of ChickenfootError
        The error to raise.

    Returns
    -------
    tuple of str
        Their texts.

    Raises
    ------
    ChickenfootError
        If two of them look alike, or one cannot stand in a table.
    """
    shown: dict[str, object] = {}
    texts = []
    for label in labels:
        try:
            text = str(label)
        except Exception:
            raise error(say("player.bad_label", label=label), label=label) from None
        if len(text) > _LONGEST_LABEL or not is_shown(text):
            raise error(say("player.bad_label", label=label), label=label)
        # What differs in spaces, or in how an accent is written, looks alike too.
        look = " ".join(unicodedata.normalize("NFC", looks(text)).split())
        if look in shown:
            raise error(say("player.twin_labels", one=shown[look], other=label), labels=label)
        shown[look] = label
        texts.append(text)
    return tuple(texts)


def labelled(
    players: Mapping[str, str | Player] | Iterable[str | Player],
) -> tuple[tuple[str, Player], ...]:
    """`players` as (label, player) pairs, in their order.

    Parameters
    ----------
    players : mapping or iterable
        A mapping from labels, or a series of names and callables. The same player more than
        once keeps one label; different ones of the same name are numbered.

    Returns
    -------
    tuple of (str, Player)
        What each is called, and the player.

    Raises
    ------
    PlayerError
        For a name that no built-in player has, or two labels that look alike.

    Examples
    --------
    >>> [label for label, _ in labelled(["greedy", "random", "greedy"])]
    ['greedy', 'random', 'greedy']
    """
    if isinstance(players, Mapping):
        labels = distinct(players, PlayerError)
        return tuple(zip(labels, map(named, players.values()), strict=True))
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise PlayerError(say("player.no_series", players=players), players=players)
    pairs: list[tuple[str, Player]] = []
    taken: dict[str, Player] = {}
    for each in listed(players, "players", most=MOST_PLAYERS, error=PlayerError):
        found, name = named(each), name_of(each)
        label, n = name, 1
        while taken.setdefault(label, found) is not found:
            n += 1
            label = f"{name} {n}"
        pairs.append((label, found))
    return tuple(pairs)
