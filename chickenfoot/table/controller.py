"""What the person at a table does: choosing, trying, asking for help. No widgets here.

A widget turns clicks into calls of a :class:`Controller` and draws what is on view; a test does
the same without a browser. Nothing a person does here raises: a play that the rules refuse is
answered in words and leaves the game as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..engine.moves import DRAW, PASS, Move, Refusal
from ..engine.rounds import Round
from ..engine.tiles import Tile
from ..text import say
from ..text.languages import Words
from .game_flow import GameFlow
from .seats import Adviser
from .session import TABLE, Place, Session, place_of
from .wording import (
    choices_words,
    chosen_words,
    greeting,
    suggestion_words,
    turn_words,
    where_words,
)

__all__ = ["Controller"]


class Controller:
    """The person's side of a table.

    Parameters
    ----------
    session : Session
        What is on view.
    pace, keep
        As for :class:`~chickenfoot.table.game_flow.GameFlow`.
    adviser : callable, optional
        Asked for suggestions.

    Attributes
    ----------
    flow : GameFlow
        What moves the session on: plays of others, undo, rounds and deals.
    why : bool
        A chosen tile that fits nowhere says why.
    on_try : callable or None
        A lesson's hook: called after every try with the move and its refusal, None if it
        stood.
    """

    def __init__(
        self,
        session: Session,
        *,
        pace: float = 0.8,
        adviser: Adviser | None = None,
        keep: Callable[[Session], None] | None = None,
    ) -> None:
        self.session = session
        self.flow = GameFlow(session, pace=pace, keep=keep)
        self.adviser = adviser
        self.why = False
        self.on_try: Callable[[Move, Refusal | None], None] | None = None
        if not session.status:
            session.status = greeting(session)

    # -- choosing and trying ---------------------------------------------------------------

    def choose_tile(self, tile: Tile) -> None:
        """Choose a tile of the open hand, or try it where a place has been chosen."""
        session = self.session
        with self.flow.changing():
            if self._not_now() or tile not in session.hand:
                return
            if session.place is not None:
                self._try(self._play(tile, session.place), session.slot)
            elif session.tile == tile:
                session.clear()
                session.status = say("table.unchosen", tile=tile)
            else:
                session.clear(keep_knock=True)
                session.tile = tile
                self._tile_chosen(tile)

    def pick_up(self, tile: Tile) -> None:
        """Choose a tile of the open hand and lay it nowhere yet, as when it is dragged."""
        session = self.session
        with self.flow.changing():
            if not self._not_now() and tile in session.hand:
                session.clear(keep_knock=True)
                session.tile = tile
                session.status = chosen_words(session, tile, why=self.why)

    def _tile_chosen(self, tile: Tile) -> None:
        session = self.session
        moves = [move for move in session.round.legal_moves() if move.tile == tile]
        if len(moves) != 1 or not session.auto_place:
            session.status = chosen_words(session, tile, why=self.why)
            return
        self._try(self._play(tile, place_of(moves[0])))
        if not session.round.is_over:
            key = "board.only_place.table" if moves[0].onto is None else "board.only_place"
            only = say(key, tile=tile, place=moves[0].onto)
            session.status = f"{only} {session.status}"

    def choose_place(self, place: Place, slot: int | None = None) -> None:
        """Choose a place on the table, or try the chosen tile there.

        `slot`: which arm or toe of a double; by default the layout chooses.
        """
        session = self.session
        slot = self._slot_there(place, slot)
        with self.flow.changing():
            if self._not_now():
                return
            if session.tile is not None:
                self._try(self._play(session.tile, place), slot)
            elif place != TABLE and place not in session.round.tableau.ends:
                session.status = say("board.full", place=place)
            elif (session.place, session.slot) == (place, slot):
                session.clear()
                session.status = say("table.place_unchosen")
            else:
                session.clear(keep_knock=True)
                session.place, session.slot = place, slot
                where = say("table.the_table") if place == TABLE else str(place)
                session.status = say("table.place_chosen", place=where)

    def clear_selection(self) -> None:
        """Choose nothing."""
        session = self.session
        with self.flow.changing():
            session.clear()
            session.status = turn_words(session)

    def draw(self) -> None:
        """Try to draw."""
        self.attempt(DRAW)

    def skip(self) -> None:
        """Try to pass."""
        self.attempt(PASS)

    def attempt(self, move: Move) -> None:
        """Try a move, as the person who is to move."""
        with self.flow.changing():
            if not self._not_now():
                self._try(move)

    def attempt_text(self, text: str) -> None:
        """Try a move that was typed. Raises InvalidText if it says none.

        A tile without a place goes to its only place, or it is said which places there are.
        """
        session = self.session
        move = Move.parse(text)
        with self.flow.changing():
            if move.tile is not None and move.onto is None and len(session.round.tableau):
                fits = [each for each in session.round.legal_moves() if each.tile == move.tile]
                if len(fits) == 1:
                    move = replace(move, onto=fits[0].onto)
                elif (
                    session.can_act and move.tile in session.hand and session.resumable_game is None
                ):
                    session.status = where_words(session.round, move.tile, fits)
                    return
            self.attempt(move)

    def toggle_knock(self) -> None:
        """Knock with the next play, or not after all."""
        session = self.session
        with self.flow.changing():
            if self._not_now():
                return
            now = session.round
            rules, left = now.rules, len(now.hands[now.to_move])
            if rules.knock == "off":
                session.status = say("refusal.no_knocking")
            elif left != 2:
                session.status = say("refusal.knock_too_early")
            else:
                session.knock = not session.knock
                session.status = say("table.knock_on" if session.knock else "table.knock_off")

    def _play(self, tile: Tile, place: Place) -> Move:
        onto = place if isinstance(place, Tile) else None
        return Move(tile, onto, knock=self.session.knock)

    def _slot_there(self, place: Place, slot: int | None) -> int | None:
        """`slot`, if the place has such an arm or toe: a page may be out of date."""
        tableau = self.session.round.tableau
        if slot is None or not isinstance(place, Tile) or place not in tableau.ends:
            return None
        most = tableau.arms if place == tableau.lead else tableau.toes
        return slot if place.is_double and 0 <= slot < most else None

    def _try(self, move: Move, slot: int | None = None) -> None:
        session = self.session
        now = session.round
        refusal = now.why_not(move)
        if refusal is None:
            self.flow.step(move, slot)
        else:
            session.clear()
            session.rejected_move = move
            session.tell(lambda: self._refusal(now, move))
        if self.on_try is not None:
            self.on_try(move, refusal)
        if refusal is None:
            self.flow.finish()

    @staticmethod
    def _refusal(now: Round, move: Move) -> str:
        """Why a move was refused, in the language in use."""
        return str(now.why_not(move))

    # -- help ------------------------------------------------------------------------------

    def reveal_hand(self) -> None:
        """The person whose turn it is sits at the screen: show their hand."""
        session = self.session
        with self.flow.changing():
            if session.handover is not None:
                session.viewer = session.handover
                session.status = turn_words(session)

    def suggest(self) -> None:
        """Ask the adviser for a move and outline it."""
        session = self.session
        with self.flow.changing():
            if self._not_now():
                return
            if self.adviser is None:
                session.status = say("table.no_adviser")
                return
            move, why = self.adviser(session.round.view())
            session.clear()
            session.suggested = move
            session.status = suggestion_words(move, why, session.round)

    def tell_choices(self) -> None:
        """Say in words what may be done now."""
        session = self.session
        with self.flow.changing():
            if not self._not_now():
                # This answers a question: no mistake is marked any more.
                session.rejected_move = None
                session.status = choices_words(session.round.legal_moves())

    def speak(self, words: str | Words) -> None:
        """Put a sentence of one's own (a lesson's) in the status line.

        Words are said again when the language changes; a text lasts as long as the language.
        """
        with self.flow.changing():
            if isinstance(words, str):
                self.session.status = words
            else:
                self.session.tell(words)

    def _not_now(self) -> bool:
        """Whether the person cannot move now; `status` then says why."""
        session = self.session
        if session.resumable_game is not None:
            session.status = greeting(session)  # asked again: a click must not cost anybody a game
            return True
        if session.can_act:
            return False
        if session.round.is_over and any(seat.idle for seat in session.seats):
            session.status = turn_words(session)  # one position: no next round waits
        elif session.round.is_over:
            key = "table.game_over" if session.game.is_over else "table.round_over"
            session.status = say(key)
        elif session.paused:
            session.status = say("table.paused", ply=session.ply, plies=session.plies)
        elif session.handover is not None:
            session.status = turn_words(session)
        else:
            session.status = say("table.not_your_turn", who=session.who(session.round.to_move))
        return True
