"""The only place where the rules act: one mutable state, stepped in place.

Everything that plays asks this state: :class:`chickenfoot.engine.rounds.Round` copies it and
steps the copy, the simulation steps one from the deal to the end. It is private to the
package; it is made for speed, so tiles are their numbers (``Tile.index``), hands and
matches are bit masks, and a move is a tile number and the number of the tile it goes on.
"""

from __future__ import annotations

from functools import lru_cache

from .moves import EndReason
from .rules import Rules
from .tiles import DOUBLES, SUIT, TILES, set_size

__all__ = ["DRAWN", "LEADS", "PASSED", "Law", "State", "law_for"]

HIGH = tuple(tile.high for tile in TILES)
LOW = tuple(tile.low for tile in TILES)
PIPS = tuple(tile.pips for tile in TILES)
DOUBLE_OF = tuple(pip * (pip + 1) // 2 + pip for pip in range(19))

# What a move does when it is no play on a tile: the "tile" of a draw and of a pass in the
# history, and the "tile it goes on" of the starting double.
DRAWN, PASSED, LEADS = -1, -2, -1

# For each size of a hand so many bits beyond all tiles: a hand of which that alone is known.
_BLANK = tuple((1 << size) - 1 << len(TILES) for size in range(len(TILES) + 1))

Ply = tuple[int, int, int, bool]
"""A seat, a tile (or DRAWN, PASSED), the tile it went on (or LEADS), whether it knocked."""


class Law:
    """A rule set for a number of players, in the form that the state reads fastest."""

    __slots__ = (
        "rules", "players", "size", "arms", "toes", "foot_first", "one_draw", "hold", "may",
        "voluntary", "reserve", "first_blocked", "dead_ends", "forbid", "knock", "draw_all",
        "cost", "out_on_double",
    )  # fmt: skip

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.size = set_size(rules.set_max)
        self.arms = rules.arms_for(players)
        self.toes = rules.toes
        self.foot_first = rules.foot_first
        self.one_draw = rules.draw_limit == 1
        self.hold = rules.drawn_tile == "hold"
        self.may = rules.drawn_tile == "may"
        self.voluntary = rules.voluntary_draw
        self.reserve = rules.reserve_for(players)
        self.first_blocked = rules.empty_yard == "first_blocked"
        self.dead_ends = rules.dead_foot == "end_round" and rules.toes > 0
        self.forbid = rules.last_double == "forbid"
        self.knock = rules.knock == "auto"
        self.draw_all = rules.start_missing == "draw_all"
        self.cost = [rules.points([tile]) for tile in TILES[: self.size]]
        self.out_on_double = rules.last_double_points if rules.last_double == "penalty" else 0

    def __reduce__(self) -> tuple[object, ...]:
        return (law_for, (self.rules, self.players))


@lru_cache(maxsize=256)
def law_for(rules: Rules, players: int) -> Law:
    """The law of `rules` for `players`. Raises RulesError if the rules do not say."""
    return Law(rules, players)


class State:
    """A round as it stands. Methods that change it are `play`, `draw` and `skip`.

    `hands`: a mask a seat. `yard`: tile numbers in drawing order, of which those before
    `top` are drawn and those from `last` on are reserved. `order`, `onto`: the table in
    order of play. `outer`, `places`: for each tile on the table the number that faces out
    and how many tiles it still takes. `open_at`: for each number the mask of the tiles
    with an open end of it. `forced`: the tile (the spinner, or the double of an open foot)
    that every play must go on now, or -1. `match`: the mask of the tiles that fit
    somewhere now. `owes`: the seat that went down to one tile without knocking, or -1.
    `drew`, `drawn`: how many tiles were drawn in this turn, and the last of them.
    """

    __slots__ = (
        "law", "hands", "yard", "top", "last", "to_move", "lead", "order", "onto", "outer",
        "places", "open_at", "free", "match", "forced", "drew", "drawn", "owes", "circle",
        "history", "ended",
    )  # fmt: skip

    law: Law
    hands: list[int]
    yard: tuple[int, ...]
    top: int
    last: int
    to_move: int
    lead: int
    order: list[int]
    onto: list[int]
    outer: bytearray
    places: bytearray
    open_at: list[int]
    free: int
    match: int
    forced: int
    drew: int
    drawn: int
    owes: int
    circle: int
    history: list[Ply]
    ended: EndReason | None

    def __init__(
        self, law: Law, hands: list[int], yard: tuple[int, ...], to_move: int, lead: int
    ) -> None:
        """A state before its lead, `lead` being the number of the starting double."""
        self.law = law
        self.hands = hands
        self.yard = yard
        self.top = 0
        self.last = max(0, len(yard) - law.reserve)
        self.to_move = to_move
        self.lead = DOUBLE_OF[lead]
        self.order = []
        self.onto = []
        self.outer = bytearray(law.size)
        self.places = bytearray(law.size)
        self.open_at = [0] * (law.rules.set_max + 1)
        self.free = 0
        self.match = 1 << self.lead
        self.forced = -1
        self.drew = 0
        self.drawn = -1
        self.owes = -1
        self.circle = 0
        self.history = []
        self.ended = None

    def copy(self) -> State:
        """A state that can be stepped without changing this one."""
        new = object.__new__(State)
        new.law = self.law
        new.hands = self.hands[:]
        new.yard = self.yard
        new.top = self.top
        new.last = self.last
        new.to_move = self.to_move
        new.lead = self.lead
        new.order = self.order[:]
        new.onto = self.onto[:]
        new.outer = self.outer[:]
        new.places = self.places[:]
        new.open_at = self.open_at[:]
        new.free = self.free
        new.match = self.match
        new.forced = self.forced
        new.drew = self.drew
        new.drawn = self.drawn
        new.owes = self.owes
        new.circle = self.circle
        new.history = self.history[:]
        new.ended = self.ended
        return new

    # -- what may be done --------------------------------------------------------------

    def choices(self) -> tuple[int, bool, bool]:
        """What the player to move may do: the mask of tiles to play, draw, pass."""
        if self.ended is not None:
            return 0, False, False
        law = self.law
        if not self.order:
            return self._choices_before_lead()
        playable = self.hands[self.to_move] & self.match
        if playable and law.forbid:
            playable = self.playable(self.to_move)
        if self.drew:
            # Only the tile just drawn may be played in the turn of drawing it.
            playable = 0 if law.hold else playable & (1 << self.drawn)
            if playable:
                return playable, False, law.may
            if law.one_draw or self.top >= self.last:
                return 0, False, True
            return 0, True, False
        if playable:
            return playable, law.voluntary and self.top < self.last, False
        if self.top < self.last:
            return 0, True, False
        return 0, False, True

    def _choices_before_lead(self) -> tuple[int, bool, bool]:
        # While all draw together the circle is finished before the finder leads.
        if not self.circle and self.hands[self.to_move] >> self.lead & 1:
            return 1 << self.lead, False, False
        if self.drew:
            return 0, False, True
        return 0, True, False

    def playable(self, seat: int) -> int:
        """The mask of the tiles in the hand of `seat` that fit and may be laid."""
        hand = self.hands[seat]
        if self.law.forbid and not hand & (hand - 1) and hand & DOUBLES:
            return 0
        return hand & self.match

    def targets(self, tile: int) -> list[int]:
        """The tiles that `tile`, one that fits, may be played on now, lowest number first."""
        if self.forced >= 0 or not self.order:
            return [self.forced]  # -1, which is LEADS, before the lead
        return [onto for _, onto in self.pairs(1 << tile)]

    def takes(self, tile: int, onto: int) -> bool:
        """Whether `tile`, one that fits, may be played on `onto` (or LEADS) now."""
        if self.forced >= 0 or not self.order:
            return onto == self.forced
        ends = self.open_at[HIGH[tile]] | self.open_at[LOW[tile]]
        return onto >= 0 and ends >> onto & 1 == 1

    def pairs(self, playable: int) -> list[tuple[int, int]]:
        """Every (tile, tile it may go on) for the mask `playable`, each once, lowest first."""
        found = []
        forced, open_at = self.forced, self.open_at
        anywhere = forced < 0 and self.order
        # Taken from the highest down, which is quickest, and turned round.
        while playable:
            tile = playable.bit_length() - 1
            playable ^= 1 << tile
            if not anywhere:
                found.append((tile, forced))
                continue
            ends = open_at[HIGH[tile]] | open_at[LOW[tile]]
            while ends:
                onto = ends.bit_length() - 1
                ends ^= 1 << onto
                found.append((tile, onto))
        found.reverse()
        return found

    # -- the three moves; each takes for granted that `choices` allows it ---------------

    def play(self, tile: int, onto: int, knock: bool = False) -> None:
        """Lay `tile` on `onto` (LEADS: as the starting double) from the hand of the mover."""
        law = self.law
        seat = self.to_move
        hand = self.hands[seat] ^ (1 << tile)
        self.hands[seat] = hand
        self.history.append((seat, tile, onto, knock))
        self.lay(tile, onto)
        if self.drew:
            self.drew = 0
            self.drawn = -1
        if law.knock:
            self._settle_knock(seat, hand, knock)
        if not hand:
            self.ended = EndReason.WENT_OUT
            return
        if law.dead_ends and onto >= 0 and HIGH[tile] == LOW[tile] and self._foot_is_dead(tile):
            self.ended = EndReason.DEAD_FOOT
            return
        self.to_move = seat + 1 if seat + 1 < law.players else 0
        if self.top >= self.last:
            self.settle_blocked()

    def draw(self) -> None:
        """Take the next tile of the yard into the hand of the mover."""
        seat = self.to_move
        tile = self.yard[self.top]
        self.top += 1
        self.hands[seat] |= 1 << tile
        self.history.append((seat, DRAWN, -1, False))
        if self.owes == seat:
            self.owes = -1  # no longer down to one tile
        if not self.order and self.law.draw_all:
            self._draw_together(seat)
            return
        self.drew += 1
        self.drawn = tile
        if self.top >= self.last:
            self.settle_blocked()

    def skip(self) -> None:
        """Pass the turn on to the left."""
        seat = self.to_move
        self.history.append((seat, PASSED, -1, False))
        self.drew = 0
        self.drawn = -1
        self.to_move = seat + 1 if seat + 1 < self.law.players else 0
        if self.top >= self.last:
            self.settle_blocked()

    # -- the parts of a move -------------------------------------------------------------

    def lay(self, tile: int, onto: int) -> None:
        """Put `tile` on the table at the open end of `onto`, and find what fits next."""
        self.order.append(tile)
        self.onto.append(onto)
        outer, places, open_at = self.outer, self.places, self.open_at
        if onto < 0:
            outer[tile] = HIGH[tile]
            places[tile] = self.law.arms
            self.forced = tile
            self.match = SUIT[HIGH[tile]]
            return
        pip = outer[onto]
        left = places[onto] = places[onto] - 1
        if not left:
            if onto == self.forced:
                self.forced = -1
            else:
                self._close(onto, pip)
        out = PIPS[tile] - pip
        outer[tile] = out
        if out == pip:
            self._open_foot(tile, pip)
        else:
            places[tile] = 1
            open_at[out] |= 1 << tile
            self.free |= SUIT[out]
        self.match = self.free if self.forced < 0 else SUIT[outer[self.forced]]

    def _close(self, onto: int, pip: int) -> None:
        ends = self.open_at[pip] = self.open_at[pip] ^ (1 << onto)
        if not ends:
            # A tile that showed `pip` may still fit by its other half: count afresh.
            free = 0
            for suit, ends in zip(SUIT, self.open_at):  # noqa: B905  # a small set has fewer
                if ends:
                    free |= suit
            self.free = free

    def _open_foot(self, double: int, pip: int) -> None:
        toes = self.places[double] = self.law.toes
        if not toes:
            return
        if self.law.foot_first:
            self.forced = double
        else:
            self.open_at[pip] |= 1 << double
            self.free |= SUIT[pip]

    def _settle_knock(self, seat: int, hand: int, knock: bool) -> None:
        """Whoever went down to one tile in silence draws, now that the next player played."""
        owes = self.owes
        if owes >= 0 and owes != seat and self.top < self.last:
            self.hands[owes] |= 1 << self.yard[self.top]
            self.top += 1
        self.owes = seat if hand and not hand & (hand - 1) and not knock else -1

    def _foot_is_dead(self, double: int) -> bool:
        """Whether fewer tiles of its number are to be had than the foot has toes.

        Tiles on the table, reserved, or out of the round are gone.
        """
        there = 0
        for hand in self.hands:
            there |= hand
        for tile in self.yard[self.top : self.last]:
            there |= 1 << tile
        return (there & SUIT[HIGH[double]]).bit_count() < self.law.toes

    def _draw_together(self, seat: int) -> None:
        """All draw a tile for the missing starting double; then its finder leads."""
        players = self.law.players
        self.circle = (self.circle or players) - 1
        self.to_move = (seat + 1) % players
        if not self.circle:
            finder = self.holder(self.lead)
            if finder is not None:
                self.to_move = finder

    def settle_blocked(self) -> None:
        """End the round if nothing can be drawn and nobody (by rule: not the mover) can play."""
        if self.ended is not None or self.top < self.last or not self.order:
            return
        if self.law.first_blocked:
            if self.playable(self.to_move):
                return
        else:
            for seat in range(self.law.players):
                if self.playable(seat):
                    return
        self.ended = EndReason.BLOCKED

    def holder(self, tile: int) -> int | None:
        """The seat that holds `tile`, or None."""
        for seat, hand in enumerate(self.hands):
            if hand >> tile & 1:
                return seat
        return None

    def points(self) -> list[int]:
        """What each seat would pay if the round ended now."""
        cost = self.law.cost
        totals = []
        for hand in self.hands:
            total = 0
            while hand:
                tile = hand.bit_length() - 1
                hand ^= 1 << tile
                total += cost[tile]
            totals.append(total)
        winner = self.winner()
        if winner is not None and DOUBLES >> self.order[-1] & 1:
            totals[winner] += self.law.out_on_double
        return totals

    def winner(self) -> int | None:
        """The seat that went out, or None."""
        return self.to_move if self.ended is EndReason.WENT_OUT else None

    # -- what a player may see -------------------------------------------------------------

    def hidden_from(self, seat: int) -> State:
        """A copy that knows what `seat` may know: the other hands and the yard are blank.

        A hidden hand keeps its size only: its tiles become bits that stand for no tile.
        Face-down tiles become -1. `choices` and `targets` still answer for `seat`, which is
        all that they are asked for.
        """
        new = self.copy()
        new.hands = [_BLANK[hand.bit_count()] for hand in self.hands]
        new.hands[seat] = self.hands[seat]
        new.yard = (-1,) * len(self.yard)
        if self.to_move != seat:
            new.drawn = -1
        return new
