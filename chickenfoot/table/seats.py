"""Who sits at a table: people, built-in players and players of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from ..common.arguments import listed, unknown_name
from ..engine.moves import Move
from ..engine.views import PlayerView
from ..errors import PlayerError
from ..players.coach import advise
from ..players.registry import MOST_PLAYERS, NAMES, ask, name_of, named
from ..text import say
from .own_player import LIMIT, OwnPlayer

__all__ = ["Adviser", "Player", "Seat", "adviser", "default_players", "seats_for", "who_sits_where"]

Player = Callable[[PlayerView], Move | str]
"""What plays a hand: given what its seat may see, it answers a move or the text of one."""

Adviser = Callable[[PlayerView], tuple[Move, str]]
"""What is asked for a suggestion: it answers a move and the reason for it in words."""

_WORLDS = 60  # as many as can be tried while a person waits
# So alike that a misspelt name is more likely than a person of that name.
_ALIKE = 0.8


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person, a computer player, or (`idle`) somebody who never moves.

    `title`: the name to show instead of `name`. `kind`: which built-in player it is, or "".
    """

    name: str
    player: Player | None = None
    idle: bool = False
    title: str = ""
    kind: str = ""

    @property
    def shown(self) -> str:
        """The name as people read it."""
        return self.title or self.name.replace("_", " ")

    @property
    def shown_kind(self) -> str:
        """What kind of built-in player it is, as people read it."""
        return say(f"seats.kind.{self.kind}") if self.kind else ""

    @property
    def shown_wholly(self) -> str:
        """The name, and what kind of computer player it is, if it has a name beside that."""
        return (
            say("seats.full", title=self.title, kind=self.shown_kind) if self.title else self.shown
        )

    @property
    def limit(self) -> float:
        """Seconds that a player of the user's own has for a move; 0 for everybody else."""
        return self.player.limit if isinstance(self.player, OwnPlayer) else 0.0

    def stop(self) -> bool:
        """Stop a player of the user's own that is thinking; whether there was one."""
        return isinstance(self.player, OwnPlayer) and self.player.stop()

    @property
    def is_person(self) -> bool:
        """Whether a person at the screen plays this hand."""
        return self.player is None and not self.idle


def default_players() -> tuple[str, ...]:
    """You and three built-in players who answer at once."""
    return ("you", "random", "greedy", "doubles_first")


def adviser(view: PlayerView) -> tuple[Move, str]:
    """What the coach would play, and why; it sees no more than the person who asks."""
    advice = advise(view, samples=_WORLDS)
    return advice.best, advice.moves[0].reason


def seats_for(
    players: Iterable[str | Callable[..., Any]], limit: float = LIMIT
) -> tuple[Seat, ...]:
    """A seat for each of `players`: a person, a built-in player's name, or a callable.

    ``"you"`` and any other text is a person, unless it is the name of a built-in player.
    Players of the same name are numbered. A callable has `limit` seconds for a move. Raises
    PlayerError for fewer than two, for what can be no player, and for a name that is nearly a
    built-in player's.
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise PlayerError(say("player.no_series", players=players), players=players)
    seats: list[Seat] = []
    for player in listed(players, "players", most=MOST_PLAYERS, error=PlayerError):
        seat = _seat(player, limit)
        taken = {each.name for each in seats}
        name, n = seat.name, 1
        while name in taken:
            n += 1
            name = f"{seat.name} {n}"
        seats.append(Seat(name, seat.player, kind=seat.kind))
    if len(seats) < 2:
        raise PlayerError(say("table.nobody"), players=players)
    return _with_titles(seats)


def _seat(player: Any, limit: float) -> Seat:
    if isinstance(player, str) and player.strip():
        name = player.strip()
        if name in NAMES:
            return Seat(name, _asked(named(name), name), kind=name)
        if get_close_matches(name.lower(), NAMES, n=1, cutoff=_ALIKE):
            raise PlayerError(unknown_name("player", name, NAMES), player=name)
        return Seat("you" if name.lower() == "you" else name)
    if callable(player):
        name = name_of(player)
        return Seat(name, OwnPlayer(player, name, limit))
    raise PlayerError(say("table.bad_player", player=player), player=player)


def _asked(player: Player, name: str) -> Player:
    """`player`, whose mistakes come as a PlayerError that says who made them."""
    return lambda view: ask(player, view, name)


def _with_titles(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Built-in players get a name like a person's, unless somebody at the table has it.

    Records keep the name of the strategy: it is what one asks for.
    """
    seats = tuple(seats)
    people = {seat.name.lower() for seat in seats}
    titled = []
    for seat in seats:
        title = say(f"seats.{seat.kind}") if seat.kind else ""
        if title.lower() in people:
            title = ""
        number = seat.name.removeprefix(seat.kind)  # " 2" of twins
        titled.append(replace(seat, title=f"{title}{number}" if title else ""))
    return tuple(titled)


def who_sits_where(seats: Sequence[Seat]) -> str:
    """Who plays at this screen, where that is more than you alone: "" otherwise.

    A computer player's name that nobody knows is a person's; here that comes to light.
    """
    people = [seat.name for seat in seats if seat.is_person]
    if people in ([], ["you"]):
        return ""
    people = [say("table.You") if name == "you" else name for name in people]
    computers = [seat.shown_wholly for seat in seats if not seat.is_person]
    key = "seats.people.others" if computers else "seats.people"
    return say(key, n=len(people), people=people, computers=computers)
