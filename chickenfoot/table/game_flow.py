"""How a game goes on at a table: moves, computer turns, back and forth, rounds and deals.

Every change happens within `GameFlow.changing`: then it is drawn, and only then saved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..engine.game import Game
from ..engine.moves import Kind, Move
from ..engine.rounds import Round
from ..engine.rules import Rules
from ..errors import ChickenfootError
from ..text import say
from .session import Session
from .table_lock import TableLock
from .wording import called_words, greeting, one_line, turn_words

__all__ = ["GameFlow"]


class GameFlow:
    """What moves a session from one position to another.

    Parameters
    ----------
    session : Session
        What is on view.
    pace : float
        Seconds before a computer player moves; with 0 they all move at once.
    keep : callable, optional
        Called with the session after each change that is worth saving, once the listeners
        have drawn it.

    Attributes
    ----------
    error : BaseException or None
        What a computer player raised last.
    on_done : callable or None
        A lesson's hook: called with the round when it is over.
    listeners : list of callable
        Each is called once after every change.
    lock : TableLock
        Held by whoever changes the table or draws it, because a notebook runs cells on one
        thread and answers clicks on another.
    """

    def __init__(
        self,
        session: Session,
        *,
        pace: float = 0.8,
        keep: Callable[[Session], None] | None = None,
    ) -> None:
        self.session = session
        self.pace = pace
        self.error: BaseException | None = None
        self.on_done: Callable[[Round], None] | None = None
        self.listeners: list[Callable[[], None]] = []
        self.lock = TableLock()
        self._keep = keep
        self._unsaved = False
        self._depth = 0

    # -- one change ------------------------------------------------------------------------

    @contextmanager
    def changing(self) -> Iterator[None]:
        """One act from its first look to its last: then it is drawn, and only then saved."""
        with self.lock:
            if not self._depth:
                self.session.calls.clear()
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                if not self._depth:
                    self._tell()
                    self._save()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener()

    def _save(self) -> None:
        """Write the game down; that it could not be written is drawn as well."""
        session = self.session
        if self._keep is None or not self._unsaved:
            return
        self._unsaved = False
        before = session.trouble
        self._keep(session)
        if session.trouble != before:
            self._tell()

    # -- moving on -------------------------------------------------------------------------

    def begin(self) -> None:
        """Let computer players that lead play at once, where there is no pace."""
        with self.changing():
            self._run()

    def play(self, move: Move | str) -> None:
        """Make a move for whoever is to move. Raises InvalidText or IllegalMove like a round."""
        if not isinstance(move, Move):
            move = Move.parse(move)
        with self.changing():
            self.step(move)  # refused: nothing has changed
            self.finish()

    def computer_move(self, token: int) -> None:
        """Let the computer player move that is due. A stale or repeated `token` does nothing."""
        with self.changing():
            if token == self.session.pending:
                self._computer_moves()
                self.finish()

    def step(self, move: Move, slot: int | None = None) -> None:
        """Make a move; the turn of events goes on from there. Raises IllegalMove, unchanged.

        `slot`: which arm or toe of a double the tile becomes, where a person chose one.
        """
        session = self.session
        seat = session.round.to_move
        before = session.round.hands[seat]
        session.timeline.add(session.game.play(move, slot=slot))
        session.resumable_game = None
        session.move_on()
        if move.tile is not None and move.tile.is_double:
            session.call(seat, move.tile)
        session.status = " ".join([*called_words(session), turn_words(session)])
        if move.kind is Kind.DRAW and seat == session.viewer:
            session.drawn = next(tile for tile in session.round.hands[seat] if tile not in before)
            session.status = f"{say('table.drew', tile=session.drawn)} {session.status}"

    def _computer_moves(self) -> None:
        session = self.session
        player = session.seat.player
        assert player is not None
        try:
            move = player(session.round.view())
            self.step(move if isinstance(move, Move) else Move.parse(move))
        except Exception as error:  # a player of the user's own may fail in any way
            self._hold(error, one_line(error))
        except KeyboardInterrupt as error:
            # Whoever runs the cell stops it, too; the table waits to be told to go on.
            self._hold(error, say("table.player_stopped", player=session.seat.name))
            raise

    def _hold(self, error: BaseException, why: str) -> None:
        session = self.session
        self.error = error
        session.paused = True
        who = session.who(session.round.to_move)
        session.status = say("table.player_failed", who=who, why=why)

    def _run(self) -> None:
        while not self.pace and self.session.pending is not None:
            self._computer_moves()

    def finish(self) -> None:
        """After a change: computers at once if there is no pace, then the lesson's hook."""
        session = self.session
        self._run()
        self._unsaved = self._unsaved or session.resumable_game is None
        if session.round.is_over and self.on_done is not None:
            self.on_done(session.round)

    # -- going back ------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the person's decision before this one."""
        with self.changing():
            timeline, origin = self.session.timeline, self.session.timeline.origin
            before, drawn = timeline.place, self._drawn(self.session.game)
            went = timeline.back(self._person_decides)
            # Another game at the table has draws of its own.
            if timeline.origin is origin and self._drawn(self.session.game) < drawn:
                timeline.place = before
                self.session.status = say("table.undone.draw")
                return
            self._travel(went, "table.undone")

    def redo(self) -> None:
        """Forth to the next decision that was taken back."""
        with self.changing():
            self._travel(self.session.timeline.forth(self._is_stop), "table.redone")

    def _travel(self, went: bool, key: str) -> None:
        session = self.session
        if session.resumable_game is not None:
            session.status = greeting(session)
            return
        if not went:
            session.status = say(f"{key}.nothing")
            return
        session.move_on()
        # A computer would only repeat itself, and the way back would be lost.
        session.paused = not self._is_stop(session.game) and not session.timeline.at_end
        session.status = f"{say(key)} {turn_words(session)}"
        self._unsaved = True

    def go_to(self, ply: int) -> None:
        """Look at the round after `ply` plies; nobody moves there until `go_on`."""
        session = self.session
        with self.changing():
            if session.resumable_game is not None:
                return
            session.timeline.go(ply)
            session.move_on()
            session.paused = session.ply < session.plies
            if session.paused:
                session.status = say("board.looking", ply=session.ply, plies=session.plies)
            else:
                session.status = turn_words(session)

    def to_now(self) -> None:
        """Stop looking back: show the latest position of the round."""
        with self.changing():
            self.go_to(self.session.plies)

    def say_again(self) -> None:
        """Say anew what there is to do: the language has changed."""
        session = self.session
        with self.changing():
            if session.tell_again():
                return
            if session.paused:
                session.status = say("board.looking", ply=session.ply, plies=session.plies)
            else:
                session.status = greeting(session)

    def go_on(self) -> None:
        """Play on from the position shown."""
        session = self.session
        with self.changing():
            if self._drawn(session.game) < self._drawn(session.timeline.latest):
                session.status = say("table.undone.draw")
            elif session.paused:
                session.paused = False
                session.status = turn_words(session)
                self.finish()
            else:
                session.status = say("table.not_paused") + " " + turn_words(session)

    def _person_decides(self, game: Game) -> bool:
        now = game.round
        return not now.is_over and (
            self.session.seats[now.to_move].is_person or not self.session.persons
        )

    def _drawn(self, game: Game) -> int:
        """How many tiles people have drawn in `game`, if that cannot be taken back; else 0."""
        if self.session.undo_draws:
            return 0
        return sum(
            move.kind is Kind.DRAW and self.session.seats[seat].is_person
            for now in (*game.past, game.round)
            for seat, move in now.history
        )

    def _is_stop(self, game: Game) -> bool:
        return game.round.is_over or self._person_decides(game)

    # -- rounds and deals ------------------------------------------------------------------

    def next_round(self) -> None:
        """Deal the next round, once this one is over."""
        session = self.session
        with self.changing():
            if session.paused:
                session.status = say("table.paused", ply=session.ply, plies=session.plies)
                return
            try:
                game = session.game.next_round()
            except ChickenfootError as error:
                session.status = str(error)
                return
            session.timeline.next_round(game)
            self._entered()

    def new_deal(self, seed: int | str | None = None) -> None:
        """Begin a new game with the same players and rules; undo leads back to this one."""
        with self.changing():
            self._enter(Game.new(self.session.game.names, self.session.game.rules, seed))

    def change_rules(self, rules: Rules) -> None:
        """Begin a new game by other rules. Raises RulesError if they do not suit the players."""
        game = Game.new(self.session.game.names, rules)
        with self.changing():
            self._enter(game)

    def restart(self) -> None:
        """Begin this round again with the same deal; undo leads back."""
        session = self.session
        with self.changing():
            start = session.game.at(session.round.start)
            if self._drawn(start) < self._drawn(session.timeline.latest):
                session.status = say("table.undone.draw")
                return
            self._enter(start)

    def replace(self, game: Game) -> None:
        """Show another game of as many players, such as a loaded one; undo goes back to this one.

        Raises ChickenfootError if it has another number of players than the table has seats.
        """
        self.check_seats(len(game.names))
        with self.changing():
            self._enter(game)

    def check_seats(self, players: int) -> None:
        """Raise ChickenfootError if a game of so many `players` has no room at this table."""
        seats = len(self.session.seats)
        if players != seats:
            raise ChickenfootError(say("table.seats", n=players, seats=seats), players=players)

    def _enter(self, game: Game) -> None:
        self.session.timeline.enter(game)
        self._entered()

    def _entered(self) -> None:
        session = self.session
        session.resumable_game = None
        session.move_on()
        session.status = greeting(session)
        self.finish()

    def accept_resumable(self) -> None:
        """Go on with the saved game."""
        session = self.session
        with self.changing():
            game, session.resumable_game = session.resumable_game, None
            if game is None:
                return
            session.timeline.reset(game)  # what is undone is this game, not the one left for it
            session.move_on()
            session.status = greeting(session)
            self.finish()

    def decline_resumable(self) -> None:
        """Leave the saved game where it is and begin the new one."""
        session = self.session
        with self.changing():
            if session.resumable_game is None:
                return
            session.resumable_game = None
            session.status = greeting(session)
            if self._keep is not None:
                session.status = f"{say('saved_game.declined')} {session.status}"
            self.finish()
