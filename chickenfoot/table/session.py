"""A table as it stands: who sits there, whose hand is open, what is chosen, said in words.

:class:`Position` only looks; :mod:`chickenfoot.table.controller` changes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock

from ..engine.game import Game
from ..engine.moves import DRAW, PASS, Move
from ..engine.rounds import Round
from ..engine.tiles import Tile
from ..engine.views import PlayerView
from ..text import say
from .timeline import Timeline
from .wording import end_words

__all__ = ["TABLE", "Adviser", "Place", "Player", "Position", "Seat", "place_of"]

Player = Callable[[PlayerView], Move | str]
"""What plays a hand: given what its seat may see, it answers a move or the text of one."""

Adviser = Callable[[PlayerView], tuple[Move, str]]
"""What is asked for a suggestion: it answers a move and the reason for it in words."""

TABLE = "table"
"""The place of the starting double while nothing lies on the table."""

Place = Tile | str
"""Where a tile can go: the tile on the table that it touches, or TABLE."""


def place_of(move: Move) -> Place:
    """Where `move` puts its tile."""
    return TABLE if move.onto is None else move.onto


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
        """The built-in player's own name as people read it."""
        return self.kind.replace("_", " ")

    @property
    def shown_wholly(self) -> str:
        """The name, and what kind of computer player it is, if it has a name beside that."""
        return (
            say("seats.full", title=self.title, kind=self.shown_kind) if self.title else self.shown
        )

    @property
    def is_person(self) -> bool:
        """Whether a person at the screen plays this hand."""
        return self.player is None and not self.idle


class Position:
    """What is on view.

    Plain attributes:

    `seats`; `tile`, `place`: what is chosen. `tried`: the move that was refused last, to
    outline both its halves. `suggested`: the move that was suggested. `drawn`: the tile just
    drawn into the open hand. `knock`: the next play will be knocked. `viewer`: the seat whose
    hand is open, None behind a curtain. `paused`: an earlier position is looked at, or a
    computer player failed; nobody moves. `offer`: a saved game that could be gone on with,
    and nothing moves until that is decided; `offer_note`: what else is to be said of it.
    `status`: one or two sentences, the answer to what was done last. `quiet`: the table keeps
    to itself what must be played and whether the round is over, because a lesson asks for it.
    Every change is told to `listeners` once. `lock`: held by whoever changes the table or
    draws it, because a notebook runs cells on one thread and answers clicks on another.
    """

    quiet = False

    def __init__(
        self, game: Game, seats: Sequence[Seat], *, show_hands: bool, offer: Game | None,
        offer_note: str = "",
    ) -> None:  # fmt: skip
        self.seats = tuple(seats)
        self.show_hands = show_hands
        self.offer = offer
        self.offer_note = offer_note
        self.listeners: list[Callable[[], None]] = []
        self.lock = RLock()
        self.at_once = True
        self.viewer: int | None = None
        self.paused = False
        self.status = ""
        self._timeline = Timeline(game)
        self._depth = 0
        self._beat = 0
        self._forget()
        self._arrive()
        self._greet()

    # -- what there is ------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it is shown."""
        return self._timeline.game

    @property
    def round(self) -> Round:
        """The round as it is shown."""
        return self.game.round

    @property
    def ply(self) -> int:
        """How many plies of the round have been made in the position shown."""
        return self._timeline.ply

    @property
    def plies(self) -> int:
        """How many plies of the round are known, those undone with them."""
        return self._timeline.plies

    @property
    def seat(self) -> Seat:
        """Who is to move."""
        return self.seats[self.round.to_move]

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that people at the screen play."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.is_person)

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The open hand; () behind a curtain."""
        return () if self.viewer is None else self.round.hands[self.viewer]

    @property
    def curtain(self) -> int | None:
        """The seat of the person who must say that it is them before their hand is shown."""
        if self.round.is_over or not self.seat.is_person or self.viewer == self.round.to_move:
            return None
        return self.round.to_move

    @property
    def can_act(self) -> bool:
        """Whether the person at the screen is to move."""
        return self.seat.is_person and not (
            self.paused or self.round.is_over or self.curtain is not None
        )

    @property
    def due(self) -> int | None:
        """The token with which `beat` makes a computer player move; None if none is to move."""
        return self._beat if self._computer_waits() and not self.paused and not self.offer else None

    def fitting(self) -> tuple[frozenset[Tile], frozenset[Place]]:
        """The tiles and the places that can be played now, given what is chosen; none if quiet."""
        if self.quiet or not self.can_act:
            return frozenset(), frozenset()
        plays = [move for move in self.round.legal_moves() if move.tile is not None]
        tiles = [m.tile for m in plays if self.place is None or place_of(m) == self.place]
        places = [place_of(m) for m in plays if self.tile is None or m.tile == self.tile]
        return frozenset(t for t in tiles if t is not None), frozenset(places)

    @property
    def nothing_fits(self) -> Move | None:
        """The draw or the pass that is left to the person who can play nothing; else None."""
        if not self.can_act or any(seat.idle for seat in self.seats):
            return None  # in a single position to see that is the exercise
        legal = self.round.legal_moves()
        return legal[0] if legal and legal[0] in (DRAW, PASS) else None

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self._timeline.cursor > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and can be done again."""
        return not self._timeline.at_end

    # -- in words -----------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """The name of a seat as it is shown: "You" for the person called you."""
        sitting = self.seats[seat]
        return say("table.You") if sitting.name == "you" else sitting.shown

    def who_wholly(self, seat: int) -> str:
        """The name of a seat, and what kind of computer player it is."""
        sitting = self.seats[seat]
        return sitting.shown_wholly if sitting.title else self.who(seat)

    def turn_words(self) -> str:
        """Whose turn it is and what every play must show; or how the round ended."""
        now = self.round
        if self.quiet and (now.outcome is not None or not len(now.tableau)):
            return say("table.look")
        if now.outcome is not None:
            return end_words(self)
        if self.curtain is not None:
            return self.say_of(now.to_move, "table.curtain")
        words = [self.say_of(now.to_move, "table.turn")]
        if self.quiet:
            return words[0]
        if now.must_match is not None and len(now.tableau):
            words.append(say(f"table.must.{now.must_match}"))
        if (move := self.nothing_fits) is not None:
            drew = now.history and now.history[-1] == (now.to_move, DRAW)
            kind = move.kind.value if not drew else "drawn" if move == PASS else "again"
            words.append(say(f"board.nothing_fits.{kind}"))
        return " ".join(words)

    def say_of(self, seat: int, key: str, **values: object) -> str:
        """The sentence `key` about a seat; of the person called you it is said with "you"."""
        if self.seats[seat].name == "you":
            key += ".you"
        return say(key, who=self.who(seat), **values)

    def _greet(self) -> None:
        if self.offer is not None:
            n = len(self.offer.past) + 1
            note = f" {self.offer_note}" if self.offer_note else ""
            plays = len(self.offer.round.tableau)
            self.status = say("table.offer", n=n, plays=plays, note=note)
        else:
            self.status = self.turn_words()

    # -- the inside ---------------------------------------------------------------------------

    def _forget(self, *, keep_knock: bool = False) -> None:
        self.tile: Tile | None = None
        self.place: Place | None = None
        self.tried: Move | None = None
        self.suggested: Move | None = None
        self.drawn: Tile | None = None
        if not keep_knock:
            self.knock = False

    def _computer_waits(self) -> bool:
        return not self.round.is_over and self.seat.player is not None

    def _arrive(self) -> None:
        """Open or cover hands for the position that is shown now."""
        self._beat += 1
        persons = self.persons
        if len(persons) == 1 or (self.show_hands and persons):
            turn = self.round.to_move
            self.viewer = turn if turn in persons else self.next_person()
        elif not persons or self.viewer != self.next_person():
            self.viewer = None

    def next_person(self) -> int | None:
        """The person whose turn comes first from now on."""
        count = len(self.seats)
        for step in range(count):
            seat = (self.round.to_move + step) % count
            if self.seats[seat].is_person:
                return seat
        return None

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """One act from its first look to its last: then the listeners are told, once."""
        with self.lock:
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                if not self._depth:
                    for listener in self.listeners:
                        listener()
