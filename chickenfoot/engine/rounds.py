"""A round of Chickenfoot as an immutable value: deal it or set it up, look, play.

``later = now.play("6-4 on 9-6")`` leaves ``now`` as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..common.seeds import Seed, as_seed, rng_for
from ..errors import InvalidText, PositionError, RulesError
from ..text import say
from .compiled import compiled_rules
from .dealing import LeadDraw, chosen_leads, deal_state, start
from .display_hook import shown
from .legality import allows, legal_moves, required_pip, step
from .moves import EndReason, IllegalMove, Kind, Move, Outcome, Reason, Refusal
from .refusals import refusal
from .rules import Rules, rules_of
from .state import DOUBLE_OF, LEADS, State
from .tableau import Tableau
from .tiles import TILES, Tile, mask_of, parse_tiles, tiles_of
from .views import PlayerView, history_of, tableau_of, view_key

__all__ = [
    "EndReason", "Kind", "Move", "Outcome", "Reason", "Refusal", "Round", "deal", "setup",
]  # fmt: skip


@dataclass(frozen=True)
class Deal:
    """What a round brought along: its first state, seed, draw for the lead, totals so far."""

    start: State
    seed: Seed
    lead_draw: LeadDraw
    totals: tuple[int, ...]


class Round:
    """One round. Never changes: `play` gives the round after a move.

    Rounds come from :func:`deal` and :func:`setup`. Two rounds are equal when the same
    tiles lie in the same places, in the same order, with the same player to move.
    """

    __slots__ = ("_state", "_deal", "_legal", "_tableau")

    def __init__(self, state: State, deal: Deal) -> None:
        self._state = state
        self._deal = deal
        self._legal: tuple[Move, ...] | None = None
        self._tableau: Tableau | None = None

    # -- what there is -----------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._state.compiled.rules

    @property
    def players(self) -> int:
        """How many players there are; their seats go from 0, each next one to the left."""
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
            self._tableau = tableau_of(self._state)
        return self._tableau

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """(seat, Move) pairs since the deal; what was drawn is not in it."""
        return history_of(self._state)

    @property
    def must_match(self) -> int | None:
        """The number that every play must show now, or None if several will do."""
        return required_pip(self._state)

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
        """Every position from `start` to this one, one a ply: ``len(history) + 1`` rounds."""
        now = self.start
        found = [now]
        for _, move in self.history:
            now = now.play(move)
            found.append(now)
        return tuple(found)

    # -- what may be done ----------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move allowed now, each tile and place once; () when the round is over."""
        if self._legal is None:
            self._legal = legal_moves(self._state)
        return self._legal

    def play(self, move: Move | str) -> Round:
        """The round after `move`, a Move or its text.

        Raises InvalidText for text that says no move, IllegalMove for a move that is not
        allowed now; this round stays as it was in either case.
        """
        if not isinstance(move, Move):
            move = Move.parse(move)
        state = self._state
        # A move taken from the list that was asked for need not be judged again.
        for listed in self._legal or ():
            if listed is move:
                break
        else:
            if not allows(state, move):
                why = refusal(state, move)
                assert why is not None
                raise IllegalMove(why.text, move, why.reason, why.legal)
        new = state.copy()
        step(new, move)
        return Round(new, self._deal)

    def why_not(self, move: Move | str) -> Refusal | None:
        """None if `move` is allowed now, else the Refusal: its reason and its sentence.

        Raises InvalidText for text that says no move.
        """
        if not isinstance(move, Move):
            move = Move.parse(move)
        return refusal(self._state, move)

    def view(self, seat: int | None = None) -> PlayerView:
        """What `seat` (default: the one to move) may see. Raises PositionError for no such seat."""
        state = self._state
        if seat is None:
            seat = state.to_move
        _check_seat(seat, state.compiled.players)
        deal = self._deal
        key = view_key(deal.seed, seat) + len(state.history)
        return PlayerView(state, seat, totals=deal.totals, lead_draw=deal.lead_draw, key=key)

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


def _check_seat(seat: object, players: int) -> None:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
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

    `rules`: a rule set, or the name of a house rule. `lead`: the number of the starting
    double, or the numbers still to lead in the order in which they are tried (default: all
    of the set, in the rules' order). `leader`: the seat that leads where the double is set
    aside (default: as in a first round); with ``start_source="hand"`` whoever holds or
    draws the double leads. `seed`: a whole number or a word; None takes one by chance
    (`Round.seed` tells it). `totals`: points so far.

    Raises RulesError if these rules cannot be dealt to so many players.
    """
    rules = rules_of(rules)
    rules.check_players(players)
    compiled = compiled_rules(rules, players)
    leads = chosen_leads(compiled, lead)
    if leader is not None and not (
        isinstance(leader, int) and not isinstance(leader, bool) and 0 <= leader < players
    ):
        raise RulesError(say("rules.bad_leader", leader=leader, last=players - 1), leader=leader)
    seed = as_seed(seed)
    state, lead_draw = deal_state(compiled, leads, leader, rng_for(seed, "deal"))
    before = tuple(totals) if totals else (0,) * players
    return Round(state, Deal(state, seed, lead_draw, before))


def setup(
    rules: Rules | str,
    plays: Sequence[str],
    hands: Sequence[str],
    *,
    yard: str = "",
    to_move: int = 0,
    lead: int | Sequence[int] | None = None,
) -> Round:
    """A position composed by hand.

    `rules`: a rule set, or the name of a house rule. `plays`: the table in its own order,
    like ``["9-9", "9-6 on 9-9"]``. `hands`: one string a player, like
    ``["6-4 5-5", "4-1"]``; hand sizes need not be the rules'. `yard`: tiles in the order in
    which they will be drawn. Tiles not named are out of the round.
    `lead`: the number of the starting double, as in :func:`deal`. With no plays it is a
    round before its lead: the holder of the starting double is to move whatever `to_move`
    says; if it must be drawn for, `to_move` draws first; where the rules set it aside it
    lies on the table already.

    Raises PositionError for what cannot be: a tile twice, a play that the table does not
    take, an empty hand, a starting double that nobody can lead; InvalidText for text that
    cannot be read.
    """
    rules = rules_of(rules)
    for what, texts in (("plays", plays), ("hands", hands)):
        if isinstance(texts, str) or not isinstance(texts, Iterable):
            raise PositionError(say("position.no_list", what=what, texts=repr(texts)[:200]))
    if not hands:
        raise PositionError(say("position.no_hands"))
    held = [parse_tiles(hand) for hand in hands]
    face_down = parse_tiles(yard)
    moves = [_table_play(play) for play in plays]
    players = len(held)
    compiled = compiled_rules(rules, players)
    _check_seat(to_move, players)
    leads = chosen_leads(compiled, lead)
    _check_tiles(rules, [t for move in moves for t in move[:1]], held, face_down)
    for seat, hand in enumerate(held):
        if not hand:
            raise PositionError(say("position.empty_hand", seat=seat), seat=seat)
    masks = [mask_of(hand) for hand in held]
    down = tuple(tile.index for tile in face_down)
    aside = rules.start_source == "set_aside"
    if not moves and not aside:
        state = start(compiled, masks, down, leads, to_move)
        if state is None:
            raise PositionError(say("position.no_lead", lead=TILES[DOUBLE_OF[leads[0]]]))
    else:
        first = moves[0][0].high if moves else leads[0]
        if moves and lead is not None and first != leads[0]:
            raise PositionError(say("position.lead_differs", first=moves[0][0], lead=leads[0]))
        state = State(compiled, masks, down, to_move, first)
        if not moves:
            double = state.lead
            if any(mask >> double & 1 for mask in masks) or double in down:
                raise PositionError(say("position.lead_aside", lead=TILES[double]))
            state.place(double, LEADS)
        _lay_all(state, moves)
        state.settle_blocked()
    return Round(state, Deal(state, "setup", (), (0,) * players))


def _table_play(text: str) -> tuple[Tile, Tile | None]:
    move = Move.parse(text)
    if move.tile is None or move.knock:
        raise InvalidText(say("position.not_a_play", play=text), text=text)
    return move.tile, move.onto


def _check_tiles(
    rules: Rules, table: list[Tile], hands: list[tuple[Tile, ...]], yard: tuple[Tile, ...]
) -> None:
    seen: set[Tile] = set()
    for tile in [*table, *(tile for hand in hands for tile in hand), *yard]:
        if tile.high > rules.set_max:
            raise PositionError(say("position.no_such_tile", tile=tile, n=rules.set_max), tile=tile)
        if tile in seen:
            raise PositionError(say("position.twice", tile=tile), tile=tile)
        seen.add(tile)


def _lay_all(state: State, moves: list[tuple[Tile, Tile | None]]) -> None:
    """Lay the table of a position; each play must be one that a round could have seen."""
    compiled = state.compiled
    # What touches what is the tableau's business, what must come first the state's.
    table = Tableau(arms=compiled.arms, toes=compiled.toes)
    for tile, onto in moves:
        play = Move(tile, onto)
        try:
            table = table.add(tile, onto)
        except PositionError as error:
            why = str(error)
            raise PositionError(
                say("position.bad_play", play=play, why=why), tile=tile, onto=onto
            ) from None
        if onto is not None and state.locked_on >= 0 and onto.index != state.locked_on:
            spinner = state.locked_on == state.played[0]
            key = "position.spinner_first" if spinner else "position.foot_open"
            why = say(key, double=TILES[state.locked_on])
            raise PositionError(say("position.bad_play", play=play, why=why), tile=tile, onto=onto)
        state.place(tile.index, LEADS if onto is None else onto.index)
