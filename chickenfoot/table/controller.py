"""What happens at a table: choosing, trying, taking back, computer turns. No widgets here.

A :class:`Controller` holds a game and what the person at the screen has chosen. A widget
turns clicks into calls of its methods and draws what it says; a test does the same without
a browser. Nothing a person does here raises: a play that the rules refuse is answered in
words (`status`, `tried`) and leaves the game as it was.

For lessons and exercises: give it a position and listen. ::

    now = cf.setup(cf.Rules(), ["6-6"], ["6-2 5-4", "3-1"])
    seats = (Seat("you"), Seat("Ana", idle=True))
    table = Controller(Game.from_round(now, ("you", "Ana")), seats)
    table.on_try = lambda move, refusal: ...   # after every try, refusal is None if it stood
    table.on_done = lambda round: ...          # when the round is over
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..engine.game import Game
from ..engine.moves import DRAW, PASS, Kind, Move, Refusal
from ..engine.rounds import Round
from ..engine.rules import Rules
from ..engine.tiles import Tile
from ..errors import ChickenfootError
from ..text import say
from .session import TABLE, Adviser, Place, Player, Position, Seat, place_of
from .wording import choices_words, chosen_words, one_line, suggestion_words, where_words

__all__ = ["TABLE", "Controller", "Place", "Player", "Seat"]


class Controller(Position):
    """A table at which things are done. What is on view is described at :class:`Position`.

    `pace`: seconds before a computer player moves; with 0 they all move at once. `why`: a
    chosen tile that fits nowhere says why. `at_once`: a chosen tile with one place only goes
    there without a second click. `adviser`: asked for suggestions.
    `keep`: called after each move, to save the game. `error`: what a computer player raised
    last. `on_try`, `on_done`: hooks for lessons, see above.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        pace: float = 0.8,
        show_hands: bool = False,
        adviser: Adviser | None = None,
        keep: Callable[[Controller], None] | None = None,
        offer: Game | None = None,
        offer_note: str = "",
    ) -> None:
        super().__init__(game, seats, show_hands=show_hands, offer=offer, offer_note=offer_note)
        self.pace = pace
        self.adviser = adviser
        self.why = False
        self.on_try: Callable[[Move, Refusal | None], None] | None = None
        self.on_done: Callable[[Round], None] | None = None
        self.error: Exception | None = None
        self._keep = keep

    def begin(self) -> None:
        """Let computer players that lead play at once, where there is no pace."""
        with self._changing():
            self._run()

    # -- choosing and trying ------------------------------------------------------------------

    def choose_tile(self, tile: Tile) -> None:
        """Choose a tile of the open hand, or try it where a place has been chosen."""
        with self._changing():
            if self._not_now() or tile not in self.hand:
                return
            if self.place is not None:
                self._try(self._play(tile, self.place))
            elif self.tile == tile:
                self._forget()
                self.status = say("table.unchosen", tile=tile)
            else:
                self._forget(keep_knock=True)
                self.tile = tile
                self._tile_chosen(tile)

    def hold_tile(self, tile: Tile) -> None:
        """Choose a tile of the open hand and lay it nowhere yet, as when it is dragged."""
        with self._changing():
            if not self._not_now() and tile in self.hand:
                self._forget(keep_knock=True)
                self.tile = tile
                self.status = chosen_words(self, tile, why=self.why)

    def _tile_chosen(self, tile: Tile) -> None:
        moves = [move for move in self.round.legal_moves() if move.tile == tile]
        if len(moves) != 1 or not self.at_once:
            self.status = chosen_words(self, tile, why=self.why)
            return
        self._try(self._play(tile, place_of(moves[0])))
        if not self.round.is_over:
            key = "board.only_place.table" if moves[0].onto is None else "board.only_place"
            only = say(key, tile=tile, place=moves[0].onto)
            self.status = f"{only} {self.status}"

    def choose_place(self, place: Place) -> None:
        """Choose a place on the table, or try the chosen tile there."""
        with self._changing():
            if self._not_now():
                return
            if self.tile is not None:
                self._try(self._play(self.tile, place))
            elif place != TABLE and place not in self.round.tableau.ends:
                self.status = say("board.full", place=place)
            elif self.place == place:
                self._forget()
                self.status = say("table.place_unchosen")
            else:
                self._forget(keep_knock=True)
                self.place = place
                where = say("table.the_table") if place == TABLE else str(place)
                self.status = say("table.place_chosen", place=where)

    def drop(self) -> None:
        """Choose nothing."""
        with self._changing():
            self._forget()
            self.status = self.turn_words()

    def draw(self) -> None:
        """Try to draw."""
        self.attempt(DRAW)

    def skip(self) -> None:
        """Try to pass."""
        self.attempt(PASS)

    def attempt(self, move: Move) -> None:
        """Try a move, as the person who is to move."""
        with self._changing():
            if not self._not_now():
                self._try(move)

    def attempt_text(self, text: str) -> None:
        """Try a move that was typed. Raises InvalidText if it says none.

        A tile without a place goes to its only place, or it is said which places there are.
        """
        move = Move.parse(text)
        with self._changing():
            if move.tile is not None and move.onto is None and len(self.round.tableau):
                fits = [each for each in self.round.legal_moves() if each.tile == move.tile]
                if len(fits) == 1:
                    move = replace(move, onto=fits[0].onto)
                elif self.can_act and move.tile in self.hand and self.offer is None:
                    self.status = where_words(self.round, move.tile, fits)
                    return
            self.attempt(move)

    def toggle_knock(self) -> None:
        """Knock with the next play, or not after all."""
        with self._changing():
            if self._not_now():
                return
            rules, left = self.round.rules, len(self.round.hands[self.round.to_move])
            if rules.knock == "off":
                self.status = say("refusal.no_knocking")
            elif left != 2:
                self.status = say("refusal.knock_too_early")
            else:
                self.knock = not self.knock
                self.status = say("table.knock_on" if self.knock else "table.knock_off")

    def _play(self, tile: Tile, place: Place) -> Move:
        onto = place if isinstance(place, Tile) else None
        return Move(tile, onto, knock=self.knock)

    def _try(self, move: Move) -> None:
        refusal = self.round.why_not(move)
        if refusal is not None:
            self._forget()
            self.tried = move
            self.status = refusal.text
        else:
            self._step(move)
        if self.on_try is not None:
            self.on_try(move, refusal)
        self._finish(refusal is None)

    # -- moving on ----------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Make a move for whoever is to move. Raises InvalidText or IllegalMove like a round."""
        if not isinstance(move, Move):
            move = Move.parse(move)
        with self._changing():
            self.round.play(move)  # refused: nothing has changed
            self.offer = None
            self.paused = False
            self._step(move)
            self._finish(True)

    def replace(self, game: Game) -> None:
        """Show another game of as many players, such as a loaded one; undo goes back to this one.

        Raises ChickenfootError if it has another number of players than the table has seats.
        """
        self.check_seats(len(game.names))
        with self._changing():
            self.offer = None
            self._timeline.enter(game)
            self._moved_on()
            self._greet()
            self._finish(True)

    def check_seats(self, players: int) -> None:
        """Raise ChickenfootError if a game of so many `players` has no room at this table."""
        seats = len(self.seats)
        if players != seats:
            raise ChickenfootError(say("table.seats", n=players, seats=seats), players=players)

    def beat(self, token: int) -> None:
        """Let the computer player move that is due. A stale or repeated `token` does nothing."""
        with self._changing():
            if token == self.due:
                self._computer_moves()
                self._finish(True)

    def _step(self, move: Move) -> None:
        """Make a lawful move; the turn of events goes on from there."""
        seat = self.round.to_move
        before = self.round.hands[seat]
        self._timeline.add(self.game.play(move))
        self._moved_on()
        self.status = self.turn_words()
        if move.kind is Kind.DRAW and seat == self.viewer:
            self.drawn = next(t for t in self.round.hands[seat] if t not in before)
            self.status = say("table.drew", tile=self.drawn) + " " + self.status

    def _computer_moves(self) -> None:
        player = self.seat.player
        assert player is not None
        try:
            move = player(self.round.view())
            if not isinstance(move, Move):
                move = Move.parse(move)
            self.round.play(move)
        except Exception as error:  # a player of the user's own may fail in any way
            self.error = error
            self.paused = True
            who = self.who(self.round.to_move)
            self.status = say("table.player_failed", who=who, why=one_line(error))
        else:
            self._step(move)

    def _finish(self, moved: bool) -> None:
        """After a change: computers at once if there is no pace, then the file, then the hook."""
        if moved:
            self._run()
        if moved and self._keep is not None and not self.offer:
            self._keep(self)
        if moved and self.round.is_over and self.on_done is not None:
            self.on_done(self.round)

    def _run(self) -> None:
        while not self.pace and self.due is not None:
            self._computer_moves()

    def _moved_on(self) -> None:
        self._forget()
        self.paused = False
        self._arrive()

    # -- going back ---------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the person's decision before this one."""
        with self._changing():
            self._travel(self._timeline.back(self._person_decides), "table.undone")

    def redo(self) -> None:
        """Forth to the next decision that was taken back."""
        with self._changing():
            self._travel(self._timeline.forth(self._is_stop), "table.redone")

    def _travel(self, went: bool, key: str) -> None:
        if self.offer is not None:
            self._greet()
            return
        if not went:
            self.status = say(f"{key}.nothing")
            return
        self._moved_on()
        # A computer would only repeat itself, and the way back would be lost.
        self.paused = not self._is_stop(self.game) and not self._timeline.at_end
        self.status = f"{say(key)} {self.turn_words()}"
        if self._keep is not None:
            self._keep(self)

    def go_to(self, ply: int) -> None:
        """Look at the round after `ply` plies; nobody moves there until `go_on`."""
        with self._changing():
            if self.offer is not None:
                return
            self._timeline.go(ply)
            self._moved_on()
            self.paused = self.ply < self.plies
            if self.paused:
                self.status = say("board.looking", ply=self.ply, plies=self.plies)
            else:
                self.status = self.turn_words()

    def to_now(self) -> None:
        """Stop looking back: show the latest position of the round."""
        with self._changing():
            self.go_to(self.plies)

    def go_on(self) -> None:
        """Play on from the position shown."""
        with self._changing():
            if self.paused:
                self.paused = False
                self.status = self.turn_words()
                self._finish(True)
            else:
                self.status = say("table.not_paused") + " " + self.turn_words()

    def _person_decides(self, game: Game) -> bool:
        now = game.round
        return not now.is_over and (self.seats[now.to_move].is_person or not self.persons)

    def _is_stop(self, game: Game) -> bool:
        return game.round.is_over or self._person_decides(game)

    # -- rounds and deals ---------------------------------------------------------------------

    def next_round(self) -> None:
        """Deal the next round, once this one is over."""
        with self._changing():
            if self.paused:
                self.status = say("table.paused", ply=self.ply, plies=self.plies)
                return
            try:
                game = self.game.next_round()
            except ChickenfootError as error:
                self.status = str(error)
                return
            self._enter(game)

    def new_deal(self, seed: int | str | None = None) -> None:
        """Begin a new game with the same players and rules; undo leads back to this one."""
        with self._changing():
            self._enter(Game.new(self.game.names, self.game.rules, seed))

    def change_rules(self, rules: Rules) -> None:
        """Begin a new game by other rules. Raises RulesError if they do not suit the players."""
        game = Game.new(self.game.names, rules)
        with self._changing():
            self._enter(game)

    def restart(self) -> None:
        """Begin this round again with the same deal; undo leads back."""
        with self._changing():
            self._enter(self.game.at(self.round.start))

    def _enter(self, game: Game) -> None:
        self.offer = None
        self._timeline.enter(game)
        self._moved_on()
        self._greet()
        self._finish(True)

    def accept_offer(self) -> None:
        """Go on with the saved game."""
        with self._changing():
            game, self.offer = self.offer, None
            if game is None:
                return
            self._timeline.reset(game)  # what is undone is this game, not the one left for it
            self._moved_on()
            if self._keep is not None:
                self._keep(self)  # the file's owner must see which game was taken
            self._greet()
            self._finish(True)

    def decline_offer(self) -> None:
        """Leave the saved game where it is and begin the new one."""
        with self._changing():
            if self.offer is None:
                return
            self.offer = None
            self._greet()
            if self._keep is not None:
                self.status = f"{say('shelf.declined')} {self.status}"
            self._finish(True)

    # -- help ---------------------------------------------------------------------------------

    def uncover(self) -> None:
        """The person whose turn it is sits at the screen: show their hand."""
        with self._changing():
            if self.curtain is not None:
                self.viewer = self.curtain
                self.status = self.turn_words()

    def suggest(self) -> None:
        """Ask the adviser for a move and outline it."""
        with self._changing():
            if self._not_now():
                return
            if self.adviser is None:
                self.status = say("table.no_adviser")
                return
            move, why = self.adviser(self.round.view())
            self._forget()
            self.suggested = move
            self.status = suggestion_words(move, why, self.round)

    def tell_choices(self) -> None:
        """Say in words what may be done now."""
        with self._changing():
            if not self._not_now():
                self.tried = None  # this answers a question: no mistake is marked any more
                self.status = choices_words(self.round.legal_moves())

    def speak(self, text: str) -> None:
        """Put a sentence of one's own (a lesson's) in the status line."""
        with self._changing():
            self.status = text

    def _not_now(self) -> bool:
        """Whether the person cannot move now; `status` then says why."""
        if self.offer is not None:
            self._greet()  # asked again: a click must not cost anybody a game
            return True
        if self.can_act:
            return False
        if self.round.is_over and any(seat.idle for seat in self.seats):
            self.status = self.turn_words()  # one position: no next round waits
        elif self.round.is_over:
            key = "table.game_over" if self.game.is_over else "table.round_over"
            self.status = say(key)
        elif self.paused:
            self.status = say("table.paused", ply=self.ply, plies=self.plies)
        elif self.curtain is not None:
            self.status = self.turn_words()
        else:
            self.status = say("table.not_your_turn", who=self.who(self.round.to_move))
        return True
