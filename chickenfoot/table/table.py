"""The table to play at: :func:`play` lays one in a notebook cell.

    import chickenfoot as cf

    table = cf.play()

`table.game` is the game as it stands, `table.play("6-4 on 9-6")` makes a move, setting
`table.game` shows another game, and `table.observe(function, "game")` calls `function` after
every change.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import ipywidgets as widgets
import traitlets

from ..common.arguments import flag, number
from ..common.seeds import Seed
from ..drawing.themes import Theme
from ..engine.game import Game
from ..engine.moves import Move, Refusal
from ..engine.rounds import Round
from ..engine.rules import Rules, preset
from ..errors import ChickenfootError, RulesError
from ..text import say
from ..text.languages import follow
from .board import Board
from .browser_state import words
from .cell_widgets import shown_by_cell
from .controller import Controller
from .controls import controls_for
from .options import Options
from .own_player import LIMIT
from .saved_games import GameStore, store_for
from .seats import Player, Seat, adviser, default_players, seats_for, who_sits_where
from .session import Session
from .stored_output import stored_output

__all__ = ["Table", "play", "position_table"]

_PACE = 0.8  # seconds
_SLOWEST = 3600  # seconds
_SHORTEST = 0.01  # seconds

PRACTICE = frozenset({"draw", "pass", "undo", "choices", "keys"})
"""The controls of a table for one position."""


class Table(widgets.VBox):  # type: ignore[misc]  # published without types
    """A table as a widget: the board, and under it the controls, folded up.

    Tables come from :func:`play`.

    Attributes
    ----------
    game : Game
        The game as it is shown, a trait: set it to show another one, observe it to follow.
    board : Board
        The pictures with their buttons.
    controller : Controller
        What happens at the table.
    """

    children: tuple[Any, ...]
    # Not `traitlets.Any`, which lets None pass unasked.
    game: traitlets.TraitType[Any, Any] = traitlets.TraitType()

    def __init__(
        self,
        controller: Controller,
        board: Board,
        *,
        folded: bool = True,
        store: GameStore | None = None,
    ) -> None:
        self.controller = controller
        self.board = board
        children = [board, controls_for(board, store)] if folded else [board]
        super().__init__(children=children, game=controller.session.game)
        self.add_class("chickenfoot-table")
        # Before the board draws: whoever sees a picture finds its game here.
        controller.flow.listeners.insert(0, self._follow)
        controller.flow.begin()
        shown_by_cell(self)
        follow(self._speak)

    def play(self, move: Move | str) -> Table:
        """Make a move for whoever is to move.

        Computer players answer in their own time, as after a click.

        Parameters
        ----------
        move : Move or str
            The move, or its text such as ``"6-4 on 9-6"``.

        Returns
        -------
        Table
            This table.

        Raises
        ------
        InvalidText
            For text that says no move.
        IllegalMove
            For a move that is not allowed now; nothing has changed then.
        """
        self.controller.flow.play(move)
        return self

    def save(self, path: str | os.PathLike[str], *, overwrite: bool = False) -> None:
        """Write the game's record to a file, which :func:`chickenfoot.load` reads.

        Parameters
        ----------
        path : str or os.PathLike
            The file.
        overwrite : bool
            Whether a file that holds anything but a game of ours may be replaced.

        Raises
        ------
        ChickenfootError
            If such a file is there, and `overwrite` was not given.
        OSError
            If the file cannot be written; an old one is then left as it was.
        """
        self.controller.session.game.save(path, overwrite=overwrite)

    def stop(self) -> bool:
        """Stop a player of your own that is thinking, from another cell.

        Returns
        -------
        bool
            Whether there was one. The table then says so and waits to be told to go on.
        """
        stopped = [seat.stop() for seat in self.controller.session.seats]
        return any(stopped)

    @traitlets.validate("game")
    def _only_a_game(self, proposal: Any) -> Game:
        # Refused here, before the trait changes: it keeps what the table shows.
        value = proposal["value"]
        if isinstance(value, Round):
            self.controller.flow.check_seats(len(value.hands))
            return self.controller.session.game.at(value)
        if not isinstance(value, Game):
            raise ChickenfootError(say("table.no_game", value=value), value=value)
        self.controller.flow.check_seats(len(value.names))
        return value

    @traitlets.observe("game")
    def _shown(self, change: Any) -> None:
        # What the table itself sets is the controller's game. A flag would not do: another
        # thread may set a game while the table follows a move.
        if change["new"] is not self.controller.session.game:
            self.controller.flow.replace(change["new"])

    def _follow(self) -> None:
        self.game = self.controller.session.game

    def _speak(self) -> None:
        """The board in the language of now; the controls speak for themselves."""
        self.board.words = words()
        self.controller.flow.say_again()

    # -- without a kernel -----------------------------------------------------------------------

    def __repr__(self) -> str:
        return self.board.alt()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and for readers without a kernel the picture and its words."""
        bundle = super()._repr_mimebundle_(**kwargs)
        return stored_output(bundle, words=self.board.alt(), html=self.board.stored())


def play(
    players: Iterable[str | Callable[..., Any]] | None = None,
    rules: Rules | str | None = None,
    seed: Seed | None = None,
    *,
    show_hands: bool = False,
    pace: float | None = None,
    theme: Theme | str | None = None,
    save: str | os.PathLike[str] | bool | None = None,
    limit: float = LIMIT,
    undo_draws: bool = True,
) -> Table:
    """Lay a table to play at; without arguments you play against three built-in players.

    Parameters
    ----------
    players : iterable of str or callable, optional
        One for each seat: ``"you"`` or any other name is a person, the name of a built-in player
        or a function from a view to a move is a computer player. With two or more people their
        hands are covered between their turns.
    rules : Rules or str, optional
        A rule set, or the name of a house rule.
    seed : int or str, optional
        A whole number or a word; the same one deals the same tiles.
    show_hands : bool
        Whether everybody's tiles lie open.
    pace : float, optional
        Seconds that a computer player waits, by default 0.8; 0 for none.
    theme : Theme or str, optional
        The colours, by default those that suit the page.
    save : str, os.PathLike or bool, optional
        The file in which the game is kept after every play; by default one beside the notebook
        for this cell, if the notebook says which cell it runs; False for none. Another game that
        was begun there is not written over: it moves to a file beside it.
    limit : float
        Seconds that a function has for a move, by default 10; one that takes longer is stopped,
        as :meth:`Table.stop` does.
    undo_draws : bool
        Whether a person's draw can be taken back, and what was played before it; False for a
        class that plays for points.

    Returns
    -------
    Table
        The table, which a notebook shows as the value of its cell.

    Raises
    ------
    PlayerError
        For players that there are not.
    RulesError
        For rules that there are not, or that do not suit so many players.
    ChickenfootError
        For any other argument that cannot be, and for `save=` where no game can be kept, such
        as over a file of another kind.
    """
    if isinstance(rules, str):
        rules = preset(rules)
    elif rules is not None and not isinstance(rules, Rules):
        raise RulesError(say("seats.bad_rules", rules=rules), rules=rules)
    flag(show_hands, "show_hands")
    flag(undo_draws, "undo_draws")
    limit = number(limit, "limit", least=_SHORTEST, most=_SLOWEST)
    seats = seats_for(default_players() if players is None else players, limit)
    names = [seat.name for seat in seats]
    game = Game.new(names, Rules() if rules is None else rules, seed)
    store = store_for(save, names)
    offer, note = (None, "") if store is None else store.offer(rules, seed)
    session = Session(game, seats, show_hands=show_hands, resumable_game=offer, resumable_note=note)
    session.undo_draws = undo_draws
    controller = Controller(
        session,
        pace=_PACE if pace is None else _pace(pace),
        adviser=adviser,
        keep=None if store is None else store.keep,
    )
    if offer is None:
        session.status = f"{who_sits_where(seats)} {session.status}".strip()
    board = Board(controller, theme=theme)
    if store is not None:
        given = {name for name, value in (("pace", pace), ("theme", theme)) if value is not None}
        options = Options(board)
        options.take(store.options(), but=given)
        board.on_arranged.append(lambda: store.keep_options(options.values()))
    return Table(controller, board, store=store)


def _pace(pace: object) -> float:
    """Seconds that a browser can wait; less than none are none."""
    if isinstance(pace, int | float) and not isinstance(pace, bool) and pace <= _SLOWEST:
        return float(max(pace, 0.0))
    raise ChickenfootError(say("table.bad_pace", pace=pace, most=_SLOWEST), pace=pace)


def position_table(
    now: Round,
    *,
    names: Sequence[str] | None = None,
    seat: int = 0,
    players: dict[int, Player] | None = None,
    on_try: Callable[[Move, Refusal | None], None] | None = None,
    on_done: Callable[[Round], None] | None = None,
    controls: Iterable[str] = PRACTICE,
    show_hands: bool = False,
    pace: float = 0.8,
    quiet: bool = False,
    invites: bool = True,
) -> Table:
    """A table for one position, such as a lesson's: nothing is saved, nothing is folded below.

    `now`: the position. `seat`: where the learner sits. `players`: computer players by seat;
    the other seats never move, so the table stands still when their turn comes. `on_try`:
    called after every try with the move and the refusal, None if the move was made.
    `on_done`: called with the round when it is over. `controls`: which of
    `board_view.CONTROLS` stand under the picture. `quiet`: the table does not tell by itself
    what must be played, nor how the round ended. `invites`: it asks whoever is to move to play;
    not where a lesson asks a question about what is to be seen.

    What a lesson does with it: ``table.game = round`` shows another position (undo goes back),
    ``table.controller.speak(text)`` puts a sentence in the status line,
    ``table.board.point(arrow=(tile, onto), outline=tiles)`` draws an arrow and outlines, and
    ``table.controller.flow.undo()`` takes the play back.
    """
    game = Game.from_round(now, names)
    moving = players or {}
    seats = tuple(
        Seat(name, moving.get(place), idle=place != seat and place not in moving)
        for place, name in enumerate(game.names)
    )
    session = Session(game, seats, show_hands=show_hands)
    session.quiet = quiet
    session.invites = invites
    controller = Controller(session, pace=pace, adviser=adviser)
    controller.on_try = on_try
    controller.flow.on_done = on_done
    return Table(controller, Board(controller, controls=controls), folded=False)
