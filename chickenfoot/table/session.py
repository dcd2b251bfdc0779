"""A table as it stands: who sits there, whose hand is open, what is chosen.

A :class:`Session` is what is on view; :mod:`chickenfoot.table.controller` says what is done to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.game import Game
from ..engine.moves import DRAW, PASS, Move
from ..engine.rounds import Round
from ..engine.tiles import Tile
from ..text import say
from ..text.languages import Words
from .seats import Seat
from .timeline import Timeline

__all__ = ["TABLE", "Place", "Session", "place_of"]

TABLE = "table"
"""The place of the starting double while nothing lies on the table."""

Place = Tile | str
"""Where a tile can go: the tile on the table that it touches, or TABLE."""


def place_of(move: Move) -> Place:
    """Where `move` puts its tile."""
    return TABLE if move.onto is None else move.onto


class Session:
    """What is on view, and what of it may be done by the person at the screen.

    Parameters
    ----------
    game : Game
        The game to show.
    seats : sequence of Seat
        Who sits where, one for each player of the game.
    show_hands : bool
        Whether everybody's tiles lie open.
    resumable_game : Game, optional
        A saved game that could be gone on with; nothing moves until that is decided.
    resumable_note : str
        What else is to be said of it.

    Attributes
    ----------
    tile, place
        What is chosen, or None.
    slot : int or None
        Which arm or toe of the place is chosen, as :class:`Tableau` counts them.
    rejected_move : Move or None
        The move that was refused last, to outline both its halves.
    suggested : Move or None
        The move that was suggested.
    drawn : Tile or None
        The tile just drawn into the open hand.
    knock : bool
        The next play will be knocked.
    viewer : int or None
        The seat whose hand is open; None while the hands are covered.
    paused : bool
        An earlier position is looked at, or a computer player failed; nobody moves.
    status : str
        One or two sentences, the answer to what was done last.
    quiet : bool
        The table keeps to itself what must be played and whether the round is over, because a
        lesson asks for it.
    invites : bool
        Whoever is to move is asked to play; not where a lesson asks about what is to be seen.
    auto_place : bool
        A chosen tile with only one place goes there without a second click.
    calls : list of (int, int, Tile)
        The doubles that were laid in the last change and called: a number that no other call at
        this table has, the seat, the tile.
    undo_draws : bool
        A person's draw can be taken back.
    trouble : str
        Why the game is not on its file as it stands; "" while it is, or where there is none.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        show_hands: bool = False,
        resumable_game: Game | None = None,
        resumable_note: str = "",
    ) -> None:
        self.seats = tuple(seats)
        self.show_hands = show_hands
        self.resumable_game = resumable_game
        self.resumable_note = resumable_note
        self.auto_place = True
        self.quiet = False
        self.trouble = ""
        self.invites = True
        self.calls: list[tuple[int, int, Tile]] = []
        self.undo_draws = True
        self.viewer: int | None = None
        self.paused = False
        self.status = ""
        self.timeline = Timeline(game)
        self._told: tuple[str | None, Words] = (None, str)
        self._token = 0
        self._called = 0
        self.clear()
        self.arrive()

    # -- what there is ------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it is shown."""
        return self.timeline.game

    @property
    def round(self) -> Round:
        """The round as it is shown."""
        return self.game.round

    @property
    def ply(self) -> int:
        """How many plies of the round have been made in the position shown."""
        return self.timeline.ply

    @property
    def plies(self) -> int:
        """How many plies of the round are known, those undone with them."""
        return self.timeline.plies

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
        """The open hand; () while the hands are covered."""
        return () if self.viewer is None else self.round.hands[self.viewer]

    @property
    def handover(self) -> int | None:
        """The seat of the person who must say that it is them before their hand is shown."""
        if self.round.is_over or not self.seat.is_person or self.viewer == self.round.to_move:
            return None
        return self.round.to_move

    @property
    def can_act(self) -> bool:
        """Whether the person at the screen is to move."""
        return self.seat.is_person and not (
            self.paused or self.round.is_over or self.handover is not None
        )

    @property
    def pending(self) -> int | None:
        """The token with which a computer player is made to move; None if none is to move."""
        if self.round.is_over or self.seat.player is None or self.paused or self.resumable_game:
            return None
        return self._token

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
        return not self.timeline.at_start

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and can be done again."""
        return not self.timeline.at_end

    # -- names ----------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """The name of a seat as it is shown: "You" for the person called you."""
        sitting = self.seats[seat]
        return say("table.You") if sitting.name == "you" else sitting.shown

    def who_wholly(self, seat: int) -> str:
        """The name of a seat, and what kind of computer player it is."""
        sitting = self.seats[seat]
        return sitting.shown_wholly if sitting.title else self.who(seat)

    def say_of(self, seat: int, key: str, **values: object) -> str:
        """The sentence `key` about a seat; of the person called you it is said with "you"."""
        if self.seats[seat].name == "you":
            key += ".you"
        return say(key, who=self.who(seat), **values)

    def call(self, seat: int, tile: Tile) -> None:
        """Note that `seat` has laid the double `tile`, which it calls if the rules say so."""
        if self.round.rules.call and not self.quiet:
            self._called += 1
            self.calls.append((self._called, seat, tile))

    # -- what is said -----------------------------------------------------------------------------

    def tell(self, words: Words) -> None:
        """Say this in the status line, and again when the language changes."""
        self.status = words()
        self._told = (self.status, words)

    def tell_again(self) -> bool:
        """Say anew what was told last; False if something else was said since."""
        text, words = self._told
        if self.status != text:
            return False
        self.tell(words)
        return True

    # -- what a change does to the view ---------------------------------------------------------

    def clear(self, *, keep_knock: bool = False) -> None:
        """Nothing is chosen, refused, suggested or new any more."""
        self.tile: Tile | None = None
        self.place: Place | None = None
        self.slot: int | None = None
        self.rejected_move: Move | None = None
        self.suggested: Move | None = None
        self.drawn: Tile | None = None
        if not keep_knock:
            self.knock = False

    def arrive(self) -> None:
        """Open or cover hands for the position that is shown now."""
        self._token += 1
        persons = self.persons
        if len(persons) == 1 or (self.show_hands and persons):
            turn = self.round.to_move
            self.viewer = turn if turn in persons else self.next_person()
        elif not persons or self.viewer != self.next_person():
            self.viewer = None

    def move_on(self) -> None:
        """Another position is on view: nothing chosen before counts there."""
        self.clear()
        self.paused = False
        self.arrive()

    def next_person(self) -> int | None:
        """The person whose turn comes first from now on."""
        count = len(self.seats)
        for step in range(count):
            seat = (self.round.to_move + step) % count
            if self.seats[seat].is_person:
                return seat
        return None
