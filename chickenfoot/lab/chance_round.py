"""A round whose chance is decided from outside: the deal, the draw for the lead, each tile drawn.

Everywhere else one seed decides all chance of a round at once. Programs that search through what
may come want to see it as it comes: what could happen next, how likely each is, and the round
after it. The rules are asked of the engine here as there.
"""

from __future__ import annotations

from math import comb

from ..common.seeds import child_seed
from ..engine.compiled import CompiledRules
from ..engine.dealing import LeadDraw, finder, lead_pool, set_out, start, tied_for_lead
from ..engine.legality import step
from ..engine.moves import DRAW, PASS, Move
from ..engine.state import DOUBLE_OF, State
from ..engine.tiles import TILES, Tile, tiles_of
from ..engine.views import PlayerView, history_of
from ..players.builtin import knocks
from .round_stats import leads_of

__all__ = ["ChanceRound"]

Chances = list[tuple[int, float]]
"""What may happen, the number of a tile or of a seat, and how likely each is."""


class ChanceRound:
    """A round, stepped in place by `choose` where chance decides, by `play` where a player does.

    Parameters
    ----------
    compiled : CompiledRules
        The rules for so many players. The first double to lead is the set's highest.

    Attributes
    ----------
    state : State or None
        The round as it stands; None while tiles are dealt and the lead is drawn for. What is
        not drawn yet lies in its yard in an order that says nothing.
    hands : list of int
        The masks of the hands as they were dealt, so far.
    lead_draw : LeadDraw
        The tiles shown when all drew for the lead.
    drawing : bool
        Whether the player to move draws, and chance has to say what.
    """

    def __init__(self, compiled: CompiledRules) -> None:
        self.compiled = compiled
        rules = compiled.rules
        self.leads = leads_of(rules)
        self.aside = rules.start_source == "set_aside"
        self.hand_size = rules.hand_for(compiled.players)
        # Where a rule asks what nobody has drawn yet, the yard has its order from the start:
        # which tiles are out of reach, and who would draw the starting double when.
        reserved = compiled.reserve > 0
        self.ordered = reserved and compiled.dead_ends
        if not self.aside:
            self.ordered = self.ordered or reserved or compiled.draw_all
        self.state: State | None = None
        self.lead_draw: LeadDraw = ()
        self.drawing = False
        self._face_down_all()

    def _face_down_all(self) -> None:
        """All tiles face down, to be dealt."""
        self.hands = [0] * self.compiled.players
        self.down = self._dealt_out()
        self.yard: list[int] = []
        self.tied = list(range(self.compiled.players))
        self.shown: tuple[tuple[int, Tile], ...] = ()

    def _dealt_out(self) -> list[int]:
        """The tiles that are dealt: all, but for a double that lies on the table."""
        double = DOUBLE_OF[self.leads[0]]
        return [tile for tile in range(self.compiled.size) if not self.aside or tile != double]

    def copy(self) -> ChanceRound:
        """One that can be stepped without changing this one."""
        new = ChanceRound.__new__(ChanceRound)
        new.__dict__.update(self.__dict__)
        new.hands, new.down, new.yard = self.hands[:], self.down[:], self.yard[:]
        new.state = None if self.state is None else self.state.copy()
        return new

    def __deepcopy__(self, memo: object) -> ChanceRound:
        return self.copy()

    # -- what chance decides ---------------------------------------------------------------

    @property
    def by_chance(self) -> bool:
        """Whether chance decides what comes next."""
        return self.state is None or self.drawing

    def _seat_dealt(self) -> int | None:
        """The seat that is dealt its tiles now, or None where all have theirs."""
        for seat, hand in enumerate(self.hands):
            if hand.bit_count() < self.hand_size:
                return seat
        return None

    def chances(self) -> Chances:
        """What chance may decide now, by number.

        A tile to a hand, each hand from its lowest tile up, so that no deal comes about in two
        ways; a tile shown by who draws for the lead; the seat that leads; a tile drawn.
        """
        if self.state is not None:
            return _alike(self.state.yard[self.state.next_draw :])
        seat = self._seat_dealt()
        if seat is not None:
            lacks = self.hand_size - self.hands[seat].bit_count()
            higher = self.down[_above(self.down, self.hands[seat]) :]
            ways = comb(len(higher), lacks)
            return [
                (tile, comb(beyond, lacks - 1) / ways)
                for tile, beyond in zip(higher, range(len(higher) - 1, lacks - 2, -1), strict=False)
            ]
        if self.ordered and self.down:
            return _alike(self.down)
        if self.compiled.rules.leader_first == "high_draw":
            seen = [tile.index for _, tile in self.shown]
            return _alike([tile for tile in self._lead_pool() if tile not in seen])
        players, size = self.compiled.players, self.compiled.size
        if self.compiled.rules.leader_first != "finder":
            return _alike(range(players))
        found = [finder(place, players) for place in range(size)]
        return [(seat, found.count(seat) / size) for seat in range(players) if seat in found]

    def choose(self, chance: int) -> None:
        """Let that happen, one of `chances`."""
        if self.state is not None:
            self._draw(self.state, chance)
            return
        leader = None
        seat = self._seat_dealt()
        if seat is not None:
            self.hands[seat] |= 1 << chance
            self.down.remove(chance)
        elif self.ordered and self.down:
            self.yard.append(chance)
            self.down.remove(chance)
        elif self.compiled.rules.leader_first == "high_draw":
            leader = self._show(TILES[chance])
        else:
            leader = chance
        if self._seat_dealt() is None and not (self.ordered and self.down):
            self._start(leader)

    def _lead_pool(self) -> list[int]:
        yard = self.yard or self.down
        return sorted(lead_pool(self.compiled.players, self._dealt_out(), yard))

    def _show(self, tile: Tile) -> int | None:
        """The next of those who draw for the lead shows `tile`; who leads, once that is known."""
        self.shown += ((self.tied[len(self.shown)], tile),)
        if len(self.shown) < len(self.tied):
            return None
        self.tied = tied_for_lead(self.shown)
        self.lead_draw += (self.shown,)
        self.shown = ()
        return self.tied[0] if len(self.tied) == 1 else None

    def _start(self, leader: int | None) -> None:
        """Begin, if it is known who leads; where the rules want it, deal again."""
        yard = tuple(self.yard or self.down)
        if not self.aside:
            first_drawer = 1 % self.compiled.players
            self.state = start(self.compiled, self.hands[:], yard, self.leads, first_drawer)
            if self.state is None:
                self._face_down_all()
        elif leader is not None:
            self.state = set_out(self.compiled, self.hands[:], yard, leader, self.leads[0])

    def _draw(self, state: State, tile: int) -> None:
        """Draw `tile`; which others lie in the yard is all that its order says."""
        yard = list(state.yard)
        yard.insert(state.next_draw, yard.pop(yard.index(tile)))
        state.yard = tuple(yard)
        self.drawing = False
        state.draw()

    # -- what players decide, and see ------------------------------------------------------

    def play(self, move: Move) -> None:
        """Make `move`, which is allowed; where one has to knock with it, one does."""
        state = self.begun
        if move == DRAW and not self.ordered:
            self.drawing = True
        elif move.tile is not None and knocks(state):
            step(state, Move(move.tile, move.onto, knock=True))
        else:
            step(state, move)

    @property
    def begun(self) -> State:
        """The round as it stands, once all is dealt."""
        assert self.state is not None, "the round has not begun"
        return self.state

    def plies(self, seat: int | None) -> list[tuple[int, Move, Tile | None]]:
        """Who did what, and the tile drawn where `seat` drew it; None sees all."""
        if self.state is None:
            return []
        # Everybody knocks, so that nothing leaves the yard but what is drawn.
        yard = map(TILES.__getitem__, self.state.yard)
        found: list[tuple[int, Move, Tile | None]] = []
        for who, move in history_of(self.state):
            drawn = next(yard) if move == DRAW else None
            found.append((who, move, drawn if seat in (who, None) else None))
        return found

    @property
    def all_shown(self) -> LeadDraw:
        """The tiles shown for the lead, those of a draw that goes on, too."""
        return (*self.lead_draw, self.shown) if self.shown else self.lead_draw

    def view(self, seat: int, chance: tuple[int, ...] = ()) -> PlayerView:
        """What `seat` sees; the `random` of the view comes from the numbers of `chance`."""
        return PlayerView(
            self.begun,
            seat,
            totals=(0,) * self.compiled.players,
            lead_draw=self.lead_draw,
            key=child_seed("chances", seat, *chance),
        )

    # -- in words, the same in every language ----------------------------------------------

    def chance_in_words(self, chance: int) -> str:
        """What it is that may happen by chance."""
        if self.state is not None:
            return f"{self.state.to_move} draws {TILES[chance]}"
        seat = self._seat_dealt()
        if seat is not None:
            return f"{seat} is dealt {TILES[chance]}"
        if self.ordered and self.down:
            return f"{TILES[chance]} lies next"
        if self.compiled.rules.leader_first == "high_draw":
            return f"{self.tied[len(self.shown)]} shows {TILES[chance]}"
        return f"{chance} leads"

    def remembered(self, seat: int | None) -> str:
        """All that `seat` knows of the round, from the deal on; None knows all."""
        told = [] if seat is None else [f"seat {seat}"]
        seats = range(len(self.hands)) if seat is None else [seat]
        told += [f"{each} is dealt {_listed(self.hands[each])}" for each in seats]
        told += [" ".join(f"{each} shows {t}" for each, t in circle) for circle in self.all_shown]
        if self.state is None:
            return "; ".join([*told, *map(str, map(TILES.__getitem__, self.yard))])
        plies = self.plies(seat)
        first = plies[0][0] if plies else self.state.to_move
        told.append(f"{first} begins with {TILES[self.state.lead]}")
        for who, move, drawn in plies:
            told.append(f"{who} {move}" if drawn is None else f"{who} {move} {drawn}")
        return "; ".join([*told, *self._now()])

    def seen(self, seat: int) -> str:
        """What `seat` sees now, without a memory."""
        if self.state is None:
            return f"seat {seat}; hand {_listed(self.hands[seat])}"
        view = self.view(seat)
        table = [f"{who} {move}" for who, move in view.history if move.tile is not None]
        if self.aside:
            table.insert(0, str(TILES[self.state.lead]))
        did = [[who for who, move in view.history if move == each] for each in (DRAW, PASS)]
        drawn, passed = ([whose.count(k) for k in range(len(self.hands))] for whose in did)
        told = [
            f"seat {seat}", f"hand {_listed(self.state.hands[seat])}", f"table {', '.join(table)}",
            f"sizes {view.hand_sizes}", f"drawn {drawn}", f"passed {passed}",
            f"yard {view.yard_size}", f"must match {view.must_match}",
        ]  # fmt: skip
        if self.state.drawn >= 0 and self.state.to_move == seat:
            told.append(f"drew {TILES[self.state.drawn]}")
        return "; ".join([*told, *self._now()])

    def _now(self) -> list[str]:
        state = self.begun
        if state.ended is not None:
            return [f"over {state.ended}"]
        return [f"{state.to_move} {'draws' if self.drawing else 'to move'}"]


def _listed(hand: int) -> str:
    return " ".join(map(str, tiles_of(hand))) or "-"


def _alike(numbers: range | list[int] | tuple[int, ...]) -> Chances:
    return [(number, 1 / len(numbers)) for number in numbers]


def _above(tiles: list[int], hand: int) -> int:
    """Where in the sorted `tiles` those begin that are higher than all of `hand`."""
    return sum(tile < hand.bit_length() for tile in tiles)
