"""A round of Chickenfoot as an immutable value: deal it, look at it, play.

``later = now.play("6-4 on 9-6")`` leaves ``now`` as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..common.arguments import is_whole, listed
from ..common.seeds import Seed, as_seed, rng_for, round_seed, view_seed
from ..errors import PositionError, RulesError
from ..text import say
from ..text.languages import current
from .compiled import compiled_rules
from .dealing import LeadDraw, chosen_leads, deal_state
from .display_hook import shown
from .legality import legal_moves, must_match, must_touch, step
from .moves import IllegalMove, Move, Outcome, Refusal, as_move
from .refusals import refusal
from .rules import Rules, rules_of
from .state import State
from .tableau import Tableau, check_slot
from .tiles import TILES, Tile, tiles_of
from .views import PlayerView, history_of, tableau_of, view_key

__all__ = ["Deal", "Round", "check_seat", "deal", "deal_of_run"]


@dataclass(frozen=True)
class Deal:
    """What a round brought along: its first state, seed, draw for the lead, totals so far.

    `view_seed`: what the generators of its views come from. In a run or a game it is no
    child of `seed`; a round that was dealt by itself has one seed for both.
    """

    start: State
    seed: Seed
    lead_draw: LeadDraw
    totals: tuple[int, ...]
    view_seed: Seed


class Round:
    """One round. It never changes: `play` gives the round after a move.

    Rounds come from :func:`deal` and :func:`~chickenfoot.engine.position.setup`. Two rounds
    are equal when the same tiles lie in the same places, in the same order, with the same
    player to move.

    Examples
    --------
    >>> now = deal(players=4, seed=7)
    >>> later = now.play(now.legal_moves()[0])
    >>> len(now.tableau), len(later.tableau)
    (1, 2)
    """

    __slots__ = ("_state", "_deal", "_slots", "_legal", "_tableau", "_judged")

    def __init__(self, state: State, deal: Deal, slots: Mapping[Tile, int] | None = None) -> None:
        self._state = state
        self._deal = deal
        self._slots: Mapping[Tile, int] = slots or {}
        self._legal: tuple[Move, ...] | None = None
        self._tableau: Tableau | None = None
        # The move that was asked about last, and what the judgement was.
        self._judged: tuple[tuple[Move, str], Refusal | None] | None = None

    # -- what there is -----------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._state.compiled.rules

    @property
    def players(self) -> int:
        """The number of players; their seats go from 0, each next one to the left."""
        return self._state.compiled.players

    @property
    def seed(self) -> Seed:
        """The seed of the deal: the same seed, rules and players give the same deal."""
        return self._deal.seed

    @property
    def lead_draw(self) -> LeadDraw:
        """The tiles drawn for the lead: a tuple of (seat, tile) for each time, else ()."""
        return self._deal.lead_draw

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles of each seat, lowest first."""
        return tuple(tiles_of(hand) for hand in self._state.hands)

    @property
    def yard(self) -> tuple[Tile, ...]:
        """Every face-down tile in the order of drawing; reserved ones come last."""
        state = self._state
        return tuple(TILES[tile] for tile in state.yard[state.next_draw :])

    @property
    def to_move(self) -> int:
        """The seat whose turn it is; once somebody has gone out, that seat."""
        return self._state.to_move

    @property
    def tableau(self) -> Tableau:
        """The tiles on the table."""
        if self._tableau is None:
            self._tableau = tableau_of(self._state, self._slots)
        return self._tableau

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """(seat, Move) pairs since the deal; what was drawn is not in it."""
        return history_of(self._state)

    @property
    def must_match(self) -> int | None:
        """The number that every play must show now, or None where several are open."""
        return must_match(self._state)

    @property
    def must_touch(self) -> Tile | None:
        """The tile that every play must go on now, or None where there is a choice.

        It is the spinner while arms are missing, or the double of a foot that must be
        finished. Before the lead, and once the round is over, it is None.
        """
        return must_touch(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self._state.ended is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended and what it cost each seat; None while it goes on."""
        state = self._state
        if state.ended is None:
            return None
        points = state.points()
        pips = tuple(sum(tile.pips for tile in hand) for hand in self.hands)
        penalties = tuple(total - pip for total, pip in zip(points, pips, strict=True))
        return Outcome(state.ended, state.winner(), pips, penalties)

    @property
    def start(self) -> Round:
        """The round as it was dealt or set up, before the first move of `history`."""
        return Round(self._deal.start, self._deal)

    def steps(self) -> tuple[Round, ...]:
        """Every position from `start` to this one.

        Returns
        -------
        tuple of Round
            One for each move of `history`, and `start` before them.
        """
        now = self.start
        found = [now]
        for _, move in self.history:
            now = now._after(move, None if move.tile is None else self._slots.get(move.tile))
            found.append(now)
        return tuple(found)

    # -- what may be done ----------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """What the player to move may do now.

        Returns
        -------
        tuple of Move
            Every play, each tile and place once, then the draw, then the pass; () when the
            round is over.
        """
        if self._legal is None:
            self._legal = legal_moves(self._state)
        return self._legal

    def play(self, move: Move | str, *, slot: int | None = None) -> Round:
        """The round after a move; this one stays as it was.

        Parameters
        ----------
        move : Move or str
            The move, or its text such as ``"6-4 on 9-6"``.
        slot : int, optional
            Which arm or toe of the double a tile becomes, as :class:`Tableau` counts them. It
            matters to pictures alone; by default the first that is free.

        Returns
        -------
        Round
            The round after it.

        Raises
        ------
        InvalidText
            For text that says no move.
        IllegalMove
            For a move that is not allowed now.
        PositionError
            For a `slot` that the double does not have.
        """
        if not isinstance(move, Move):
            move = as_move(move)
        # A move taken from the list that was asked for need not be judged again.
        for listed_move in self._legal or ():
            if listed_move is move:
                break
        else:
            why = self._judgement(move)
            if why is not None:
                raise IllegalMove(why.text, move, why.reason, why.legal)
        if slot is not None:
            compiled = self._state.compiled
            most = compiled.arms if move.onto == self.tableau.lead else compiled.toes
            check_slot(slot, move.tile, move.onto, most)
        return self._after(move, slot)

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why a move is not allowed now.

        Parameters
        ----------
        move : Move or str
            The move, or its text.

        Returns
        -------
        Refusal or None
            The reason and its sentence; None for a move that is allowed.

        Raises
        ------
        InvalidText
            For text that says no move.
        """
        return self._judgement(as_move(move))

    def _judgement(self, move: Move) -> Refusal | None:
        """The one judgement of a move, which `why_not` and `play` share."""
        asked = move, current()  # a refusal has words
        if self._judged is None or self._judged[0] != asked:
            self._judged = asked, refusal(self._state, move)
        return self._judged[1]

    def _after(self, move: Move, slot: int | None = None) -> Round:
        """The round after `move`, which was judged to be allowed."""
        # A round is never changed, so after a draw or a pass the two may share the table.
        new = self._state.copy(share_table=move.tile is None)
        step(new, move)
        slots = self._slots
        if slot is not None and move.tile is not None:
            slots = {**slots, move.tile: slot}
        return Round(new, self._deal, slots)

    def view(self, seat: int | None = None) -> PlayerView:
        """What one seat may see.

        Parameters
        ----------
        seat : int, optional
            The seat; by default the one to move.

        Returns
        -------
        PlayerView
            The own hand, and what lies open to all.

        Raises
        ------
        PositionError
            If there is no such seat.
        """
        state = self._state
        if seat is None:
            seat = state.to_move
        check_seat(seat, state.compiled.players)
        deal = self._deal
        key = view_key(deal.view_seed, seat) + len(state.history)
        return PlayerView(
            state,
            seat,
            totals=deal.totals,
            lead_draw=deal.lead_draw,
            key=key,
            slots=self._slots,
        )

    # -- as a value ----------------------------------------------------------------------

    def _key(self) -> tuple[Any, ...]:
        s = self._state
        return (
            s.compiled.rules, tuple(s.hands), s.yard[s.next_draw :], s.to_move, s.lead,
            tuple(s.played), tuple(s.parent), tuple(s.history), s.drew, s.drawn, s.owes_tile,
            s.lead_draws_left, s.ended,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Round):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Any, ...]:
        return (Round, (self._state, self._deal, self._slots))

    def __str__(self) -> str:
        lines = [_summary(self), self.tableau.drawn()]
        for seat, hand in enumerate(self.hands):
            mark = "> " if seat == self.to_move and not self.is_over else "  "
            tiles = " ".join(map(str, hand)) or "-"
            lines.append(f"{mark}{say('round.seat', seat=seat)}: {tiles}")
        lines.append(say("round.yard", n=len(self.yard)))
        if self.must_match is not None:
            lines.append(say("round.must_match", pip=self.must_match))
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Round: {_summary(self)}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return shown(self, include)


def _summary(now: Round) -> str:
    head = say("round.summary", players=now.players, n=now.rules.set_max, tiles=len(now.tableau))
    ended = now._state.ended
    if ended is not None:
        return head + say("round.over", detail=say(f"ended.{ended.value}"))
    return head + say("round.to_move", seat=now.to_move)


def check_seat(seat: object, players: int) -> None:
    """Raise PositionError unless `seat` is one of `players` seats."""
    if not is_whole(seat) or not 0 <= seat < players:
        raise PositionError(say("position.bad_seat", seat=seat, last=players - 1), seat=seat)


def deal(
    rules: Rules | str = Rules(),
    players: int = 4,
    *,
    lead: int | Sequence[int] | None = None,
    leader: int | None = None,
    seed: Seed | None = None,
    totals: Sequence[int] | None = None,
) -> Round:
    """Shuffle, deal, and find who leads.

    Parameters
    ----------
    rules : Rules or str
        A rule set, or the name of a house rule.
    players : int
        The number of players.
    lead : int or sequence of int, optional
        The number of the starting double, or the numbers that are still to lead in the order
        in which they are tried. By default all of the set, in the order of the rules.
    leader : int, optional
        The seat that leads where the double is set aside; by default as in a first round.
        With ``start_source="hand"`` whoever holds or draws the double leads.
    seed : int or str, optional
        A whole number or a word; by default 64 bits by chance, which `Round.seed` tells.
        Whoever knows or guesses the seed knows every hand: a short number can be found by
        trying, so choose none, or a long word, where that matters.
    totals : sequence of int, optional
        The points of the rounds before, one number for each seat.

    Returns
    -------
    Round
        The round before its first move.

    Raises
    ------
    RulesError
        If these rules cannot be dealt to this number of players, or for an argument that
        cannot be.
    """
    rules = rules_of(rules)
    rules.check_players(players)
    compiled = compiled_rules(rules, players)
    leads = chosen_leads(compiled, lead)
    if leader is not None and not (is_whole(leader) and 0 <= leader < players):
        raise RulesError(say("rules.bad_leader", leader=leader, last=players - 1), leader=leader)
    seed = as_seed(seed)
    before = _checked_totals(totals, players)
    state, lead_draw = deal_state(compiled, leads, leader, rng_for(seed, "deal"))
    return Round(state, Deal(state, seed, lead_draw, before, seed))


def deal_of_run(
    seed: Seed,
    number: int,
    rules: Rules,
    players: int,
    *,
    lead: Sequence[int],
    leader: int | None = None,
    totals: Sequence[int] | None = None,
) -> Round:
    """Round `number` of the run or game of `seed`; the rest is as for :func:`deal`."""
    now = deal(
        rules, players, lead=lead, leader=leader, seed=round_seed(seed, number), totals=totals
    )
    return Round(now._state, replace(now._deal, view_seed=view_seed(seed, number)))


def _checked_totals(totals: object, players: int) -> tuple[int, ...]:
    if totals is None:
        return (0,) * players
    found = listed(totals, "totals", count=players, error=RulesError)
    if not all(map(is_whole, found)):
        raise RulesError(say("rules.bad_totals", totals=totals), totals=totals)
    return tuple(found)
