"""What a player may see of a round: the own hand and what lies open to all.

A view is made from a copy of the state in which every hidden tile is blank
(:meth:`chickenfoot.engine.state.State.hidden_from`), so there is nothing in it to peep at.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ..common.seeds import Seed, child_seed
from ..text import say
from .dealing import LeadDraw
from .legality import legal_moves, must_match, must_touch
from .moves import DRAW, PASS, Move
from .rules import Rules
from .state import DRAWN, LEADS, PASSED, Ply, State
from .tableau import Tableau
from .tiles import TILES, Tile, tiles_of

__all__ = ["PlayerView", "history_of", "tableau_of", "view_key"]


def tableau_of(state: State, slots: Mapping[Tile, int] | None = None) -> Tableau:
    """The tiles on the table of `state`, as a tableau; `slots` as there."""
    plays = [
        (TILES[tile], None if onto == LEADS else TILES[onto])
        for tile, onto in zip(state.played, state.parent, strict=True)
    ]
    return Tableau(plays, arms=state.compiled.arms, toes=state.compiled.toes, slots=slots)


def _move_of(ply: Ply) -> Move:
    _, tile, onto, knock = ply
    if tile == DRAWN:
        return DRAW
    if tile == PASSED:
        return PASS
    return Move(TILES[tile], None if onto == LEADS else TILES[onto], knock=knock)


def history_of(state: State) -> tuple[tuple[int, Move], ...]:
    """What was done since the deal: (seat, move) pairs; which tile was drawn is not in it."""
    return tuple((ply[0], _move_of(ply)) for ply in state.history)


def view_key(seed: Seed, seat: int) -> int:
    """What `seat` seeds its generators with, its turn added; `seed` is a `Deal.view_seed`."""
    return child_seed(seed, "player", seat)


class PlayerView:
    """What one seat sees. All that a player, built in or yours, is given to choose a move.

    Views come from :meth:`Round.view <chickenfoot.engine.rounds.Round.view>`. Two are equal when
    the same is seen from the same seat, whatever their `random` will give.

    Attributes
    ----------
    seat : int
        Whose view it is, counted from 0.
    hand_sizes : tuple of int
        The number of tiles in each hand.
    totals : tuple of int
        For each seat the points of the rounds before.
    lead_draw : tuple
        The tiles shown when all drew for the lead: a tuple of (seat, tile) for each time.
    """

    __slots__ = (
        "_state",
        "_key",
        "_slots",
        "_random",
        "_tableau",
        "seat",
        "hand_sizes",
        "totals",
        "lead_draw",
    )

    def __init__(
        self,
        state: State,
        seat: int,
        *,
        totals: tuple[int, ...],
        lead_draw: LeadDraw,
        key: int,
        slots: Mapping[Tile, int] | None = None,
    ) -> None:
        self._state = state.observation(seat)
        self._key = key
        self._slots = slots
        self._random: Random | None = None
        self._tableau: Tableau | None = None
        self.seat = seat
        self.hand_sizes = tuple([hand.bit_count() for hand in state.hands])
        self.totals = totals
        self.lead_draw = lead_draw

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        # A generator is long; another process makes a new one from the key.
        values = {name: getattr(self, name) for name in self.__slots__}
        return None, {**values, "_random": None, "_tableau": None}

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The own tiles, lowest first."""
        return tiles_of(self._state.hands[self.seat])

    @property
    def yard_size(self) -> int:
        """The number of tiles that lie face down, reserved ones too."""
        return len(self._state.yard) - self._state.next_draw

    @property
    def tableau(self) -> Tableau:
        """The tiles on the table."""
        if self._tableau is None:
            self._tableau = tableau_of(self._state, self._slots)
        return self._tableau

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """(seat, Move) pairs since the deal."""
        return history_of(self._state)

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._state.compiled.rules

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self._state.to_move

    @property
    def must_match(self) -> int | None:
        """The number that every play must show now, or None where several are open."""
        return must_match(self._state)

    @property
    def must_touch(self) -> Tile | None:
        """The tile that every play must go on now, or None where there is a choice."""
        return must_touch(self._state)

    @property
    def random(self) -> Random:
        """A generator of this seat and this turn.

        Nothing in it comes from the seed that the tiles were dealt from. Whoever guesses the
        seed of the whole run or game knows both, which trying can do for a short one alone.
        """
        if self._random is None:
            self._random = Random(self._key)
        return self._random

    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now.

        Returns
        -------
        tuple of Move
            Every play, each tile and place once, then the draw, then the pass; () when it is
            another's turn or the round is over.
        """
        if self._state.to_move != self.seat:
            return ()
        return legal_moves(self._state)

    # -- as a value ----------------------------------------------------------------------

    def _seen(self) -> tuple[Any, ...]:
        """All that there is to see; `random` is not, and comes with the seed."""
        s = self._state
        return (
            self.seat, self.rules, s.hands[self.seat], self.hand_sizes, self.yard_size, s.to_move,
            s.lead, tuple(s.played), tuple(s.parent), tuple(s.history), s.drew, s.drawn,
            s.owes_tile, s.lead_draws_left, s.ended, self.totals, self.lead_draw,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayerView):
            return NotImplemented
        return self._seen() == other._seen()

    def __hash__(self) -> int:
        return hash(self._seen())

    def __repr__(self) -> str:
        return f"<PlayerView: {_summary(self)}>"


def _summary(view: PlayerView) -> str:
    hand = " ".join(map(str, view.hand)) or "-"
    return say("view.summary", seat=view.seat, hand=hand, to_move=view.to_move)
