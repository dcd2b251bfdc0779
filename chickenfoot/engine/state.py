"""The only place where the rules act: one mutable state, stepped in place.

Everything that plays asks this state: :class:`chickenfoot.engine.rounds.Round` copies it and
steps the copy, the simulation steps one from the deal to the end. It is private to the
package; it is made for speed, so tiles are their numbers (``Tile.index``), hands and
matches are bit masks, and a move is a tile number and the number of the tile it goes on.
"""

from __future__ import annotations

from typing import Final

from .compiled import CompiledRules
from .moves import EndReason
from .tiles import TILES

__all__ = ["DRAWN", "LEADS", "PASSED", "Ply", "State"]

HIGH: Final = tuple(tile.high for tile in TILES)
LOW: Final = tuple(tile.low for tile in TILES)
PIPS: Final = tuple(tile.pips for tile in TILES)
DOUBLE_OF: Final = tuple(pip * (pip + 1) // 2 + pip for pip in range(19))

# What a move does when it is no play on a tile: the "tile" of a draw and of a pass in the
# history, and the "tile it goes on" of the starting double.
DRAWN: Final = -1
PASSED: Final = -2
LEADS: Final = -1

# For each size of a hand so many bits beyond all tiles: a hand of which that alone is known.
_BLANK: Final = tuple((1 << size) - 1 << len(TILES) for size in range(len(TILES) + 1))

Ply = tuple[int, int, int, bool]
"""A seat, a tile (or DRAWN, PASSED), the tile it went on (or LEADS), whether it knocked."""


class State:
    """A round as it stands. What changes it is `play`, `draw` and `pass_turn`.

    Attributes
    ----------
    compiled : CompiledRules
        The rules in force, for this number of players.
    hands : list of int
        The mask of each seat's tiles.
    yard : tuple of int
        Tile numbers in the order of drawing: those before `next_draw` are drawn, those from
        `draw_end` on are reserved.
    to_move : int
        The seat whose turn it is.
    lead : int
        The tile number of the starting double.
    played, parent : list of int
        The tiles on the table in order of play, and the tile on which each was played.
    open_pip, slots_left : bytearray
        For each tile on the table the number that faces out, and how many tiles it takes yet.
    open_ends : list of int
        For each number the mask of the tiles with an open end that shows it.
    free : int
        The mask of the tiles that match an open end.
    locked_on : int
        The tile that every play must go on now (the spinner, or the double of an open
        foot), or -1.
    fitting : int
        The mask of the tiles that fit somewhere now: `free`, unless the table is locked.
    drew, drawn : int
        How many tiles were drawn in this turn, and the last of them (or -1).
    owes_tile : int
        The seat that went down to one tile without knocking, or -1.
    lead_draws_left : int
        While all draw together for the starting double: how many have yet to draw.
    history : list of Ply
        What was done since the deal.
    ended : EndReason or None
        How the round ended.
    """

    __slots__ = (
        "compiled", "hands", "yard", "next_draw", "draw_end", "to_move", "lead", "played",
        "parent", "open_pip", "slots_left", "open_ends", "free", "fitting", "locked_on", "drew",
        "drawn", "owes_tile", "lead_draws_left", "history", "ended",
    )  # fmt: skip

    def __init__(
        self,
        compiled: CompiledRules,
        hands: list[int],
        yard: tuple[int, ...],
        next_draw: int,
        draw_end: int,
        to_move: int,
        lead: int,
        played: list[int],
        parent: list[int],
        open_pip: bytearray,
        slots_left: bytearray,
        open_ends: list[int],
        free: int,
        fitting: int,
        locked_on: int,
        drew: int,
        drawn: int,
        owes_tile: int,
        lead_draws_left: int,
        history: list[Ply],
        ended: EndReason | None,
    ) -> None:
        self.compiled = compiled
        self.hands = hands
        self.yard = yard
        self.next_draw = next_draw
        self.draw_end = draw_end
        self.to_move = to_move
        self.lead = lead
        self.played = played
        self.parent = parent
        self.open_pip = open_pip
        self.slots_left = slots_left
        self.open_ends = open_ends
        self.free = free
        self.fitting = fitting
        self.locked_on = locked_on
        self.drew = drew
        self.drawn = drawn
        self.owes_tile = owes_tile
        self.lead_draws_left = lead_draws_left
        self.history = history
        self.ended = ended

    @staticmethod
    def before_lead(
        compiled: CompiledRules, hands: list[int], yard: tuple[int, ...], to_move: int, pip: int
    ) -> State:
        """A state before its lead, the double of `pip` being the one to start with."""
        lead = DOUBLE_OF[pip]
        return State(
            compiled, hands, yard, 0, max(0, len(yard) - compiled.reserve), to_move, lead,
            [], [], bytearray(compiled.size), bytearray(compiled.size),
            [0] * (compiled.rules.set_max + 1), 0, 1 << lead, -1, 0, -1, -1, 0, [], None,
        )  # fmt: skip

    def copy(self, share_table: bool = False) -> State:
        """A state that can be stepped without changing this one.

        With `share_table` its table is this one's: then it may draw and pass, but not play.
        """
        played, parent, open_ends = self.played, self.parent, self.open_ends
        open_pip, slots_left = self.open_pip, self.slots_left
        if not share_table:
            played, parent, open_ends = played[:], parent[:], open_ends[:]
            # Of a bytearray, `copy` takes half the time of a slice.
            open_pip, slots_left = open_pip.copy(), slots_left.copy()
        return State(
            self.compiled, self.hands[:], self.yard, self.next_draw, self.draw_end, self.to_move,
            self.lead, played, parent, open_pip, slots_left, open_ends, self.free, self.fitting,
            self.locked_on, self.drew, self.drawn, self.owes_tile, self.lead_draws_left,
            self.history[:], self.ended,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        # By its values, because a compiled class cannot be made without them.
        return State, (
            self.compiled, self.hands, self.yard, self.next_draw, self.draw_end, self.to_move,
            self.lead, self.played, self.parent, self.open_pip, self.slots_left, self.open_ends,
            self.free, self.fitting, self.locked_on, self.drew, self.drawn, self.owes_tile,
            self.lead_draws_left, self.history, self.ended,
        )  # fmt: skip

    # -- what may be done --------------------------------------------------------------

    def legal(self) -> tuple[int, bool, bool]:
        """What the player to move may do: the mask of tiles to play, draw, pass."""
        if self.ended is not None:
            return 0, False, False
        compiled = self.compiled
        if not self.played:
            return self._legal_before_lead()
        playable = self.hands[self.to_move] & self.fitting
        if playable and compiled.forbid:
            playable = self.playable(self.to_move)
        if self.drew:
            # Only the tile just drawn may be played in the turn of drawing it.
            playable = 0 if compiled.hold else playable & (1 << self.drawn)
            if playable:
                return playable, False, compiled.may
            if compiled.one_draw or self.next_draw >= self.draw_end:
                return 0, False, True
            return 0, True, False
        if playable:
            return playable, compiled.voluntary and self.next_draw < self.draw_end, False
        if self.next_draw < self.draw_end:
            return 0, True, False
        return 0, False, True

    def _legal_before_lead(self) -> tuple[int, bool, bool]:
        # While all draw together the circle is finished before the finder leads.
        if not self.lead_draws_left and self.hands[self.to_move] >> self.lead & 1:
            return 1 << self.lead, False, False
        if self.drew:
            return 0, False, True
        return 0, True, False

    def playable(self, seat: int) -> int:
        """The mask of the tiles in the hand of `seat` that fit and may be played."""
        hand = self.hands[seat]
        if self.compiled.forbid and not hand & (hand - 1) and hand & self.compiled.doubles:
            return 0
        return hand & self.fitting

    def targets(self, tile: int) -> list[int]:
        """The tiles that `tile`, one that fits, may be played on now, lowest number first."""
        if self.locked_on >= 0 or not self.played:
            return [self.locked_on]  # -1, which is LEADS, before the lead
        return [onto for _, onto in self.pairs(1 << tile)]

    def accepts(self, tile: int, onto: int) -> bool:
        """Whether `tile`, one that fits, may be played on `onto` (or LEADS) now."""
        if self.locked_on >= 0 or not self.played:
            return onto == self.locked_on
        ends = self.open_ends[HIGH[tile]] | self.open_ends[LOW[tile]]
        return onto >= 0 and ends >> onto & 1 == 1

    def pairs(self, playable: int) -> list[tuple[int, int]]:
        """Every (tile, tile it may go on) for the mask `playable`, each once, lowest first."""
        found = []
        locked_on, open_ends = self.locked_on, self.open_ends
        anywhere = locked_on < 0 and self.played
        # Taken from the highest down, which is quickest, and turned round.
        while playable:
            tile = playable.bit_length() - 1
            playable ^= 1 << tile
            if not anywhere:
                found.append((tile, locked_on))
                continue
            ends = open_ends[HIGH[tile]] | open_ends[LOW[tile]]
            while ends:
                onto = ends.bit_length() - 1
                ends ^= 1 << onto
                found.append((tile, onto))
        found.reverse()
        return found

    # -- the three moves; each takes for granted that `legal` allows it ---------------

    def play(self, tile: int, onto: int, knock: bool = False) -> None:
        """Play `tile` on `onto` (LEADS: as the starting double) from the hand of the mover."""
        compiled = self.compiled
        seat = self.to_move
        hand = self.hands[seat] ^ (1 << tile)
        self.hands[seat] = hand
        self.history.append((seat, tile, onto, knock))
        self.place(tile, onto)
        if self.drew:
            self.drew = 0
            self.drawn = -1
        if compiled.knock:
            self._settle_knock(seat, hand, knock)
        if not hand:
            self.ended = EndReason.WENT_OUT
            return
        if (
            compiled.dead_ends
            and onto >= 0
            and HIGH[tile] == LOW[tile]
            and self._foot_is_dead(tile)
        ):
            self.ended = EndReason.DEAD_FOOT
            return
        self.to_move = seat + 1 if seat + 1 < compiled.players else 0
        if self.next_draw >= self.draw_end:
            self.settle_blocked()

    def draw(self) -> None:
        """Take the next tile of the yard into the hand of the mover."""
        seat = self.to_move
        tile = self.yard[self.next_draw]
        self.next_draw += 1
        self.hands[seat] |= 1 << tile
        self.history.append((seat, DRAWN, -1, False))
        if self.owes_tile == seat:
            self.owes_tile = -1  # no longer down to one tile
        if not self.played and self.compiled.draw_all:
            self._draw_together(seat)
            return
        self.drew += 1
        self.drawn = tile
        if self.next_draw >= self.draw_end:
            self.settle_blocked()

    def pass_turn(self) -> None:
        """Pass the turn on to the left."""
        seat = self.to_move
        self.history.append((seat, PASSED, -1, False))
        self.drew = 0
        self.drawn = -1
        self.to_move = seat + 1 if seat + 1 < self.compiled.players else 0
        if self.next_draw >= self.draw_end:
            self.settle_blocked()

    # -- the parts of a move -------------------------------------------------------------

    def place(self, tile: int, onto: int) -> None:
        """Put `tile` on the table at the open end of `onto`, and find what fits next."""
        self.played.append(tile)
        self.parent.append(onto)
        suits = self.compiled.suits
        open_pip, slots_left, open_ends = self.open_pip, self.slots_left, self.open_ends
        if onto < 0:
            open_pip[tile] = HIGH[tile]
            slots_left[tile] = self.compiled.arms
            self.locked_on = tile
            self.fitting = suits[HIGH[tile]]
            return
        pip = open_pip[onto]
        left = slots_left[onto] = slots_left[onto] - 1
        if not left:
            if onto == self.locked_on:
                self.locked_on = -1
            else:
                self._close(onto, pip)
        out = PIPS[tile] - pip
        open_pip[tile] = out
        if out == pip:
            self._open_foot(tile, pip)
        else:
            slots_left[tile] = 1
            open_ends[out] |= 1 << tile
            self.free |= suits[out]
        self.fitting = self.free if self.locked_on < 0 else suits[open_pip[self.locked_on]]

    def _close(self, onto: int, pip: int) -> None:
        ends = self.open_ends[pip] = self.open_ends[pip] ^ (1 << onto)
        if not ends:
            # A tile that showed `pip` may still fit by its other half: count afresh.
            free = 0
            for suit, ends in zip(self.compiled.suits, self.open_ends):  # noqa: B905  # slower
                if ends:
                    free |= suit
            self.free = free

    def _open_foot(self, double: int, pip: int) -> None:
        toes = self.slots_left[double] = self.compiled.toes
        if not toes:
            return
        if self.compiled.foot_first:
            self.locked_on = double
        else:
            self.open_ends[pip] |= 1 << double
            self.free |= self.compiled.suits[pip]

    def _settle_knock(self, seat: int, hand: int, knock: bool) -> None:
        """Whoever went down to one tile in silence draws, now that the next player played."""
        owes_tile = self.owes_tile
        if owes_tile >= 0 and owes_tile != seat and self.next_draw < self.draw_end:
            self.hands[owes_tile] |= 1 << self.yard[self.next_draw]
            self.next_draw += 1
        self.owes_tile = seat if hand and not hand & (hand - 1) and not knock else -1

    def _foot_is_dead(self, double: int) -> bool:
        """Whether fewer tiles of its number are to be had than the foot has toes.

        Tiles on the table, reserved, or out of the round are gone.
        """
        there = 0
        for hand in self.hands:
            there |= hand
        for tile in self.yard[self.next_draw : self.draw_end]:
            there |= 1 << tile
        return (there & self.compiled.suits[HIGH[double]]).bit_count() < self.compiled.toes

    def _draw_together(self, seat: int) -> None:
        """All draw a tile for the missing starting double; then its finder leads."""
        players = self.compiled.players
        self.lead_draws_left = (self.lead_draws_left or players) - 1
        self.to_move = (seat + 1) % players
        if not self.lead_draws_left:
            finder = self.holder(self.lead)
            if finder is not None:
                self.to_move = finder

    def settle_blocked(self) -> None:
        """End the round if nothing can be drawn and nobody (by rule: not the mover) can play."""
        if self.ended is not None or self.next_draw < self.draw_end or not self.played:
            return
        if self.compiled.first_blocked:
            if self.playable(self.to_move):
                return
        else:
            for seat in range(self.compiled.players):
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
        cost = self.compiled.cost
        totals = []
        for hand in self.hands:
            total = 0
            while hand:
                tile = hand.bit_length() - 1
                hand ^= 1 << tile
                total += cost[tile]
            totals.append(total)
        winner = self.winner()
        if winner is not None and self.compiled.doubles >> self.played[-1] & 1:
            totals[winner] += self.compiled.out_on_double
        return totals

    def winner(self) -> int | None:
        """The seat that went out, or None."""
        return self.to_move if self.ended is EndReason.WENT_OUT else None

    # -- what a player may see -------------------------------------------------------------

    def observation(self, seat: int) -> State:
        """A copy that knows what `seat` may know: the other hands and the yard are blank.

        A hidden hand keeps its size only: its tiles become bits that stand for no tile.
        Face-down tiles become -1. `legal` and `targets` still answer for `seat`, which is
        all that they are asked for.
        """
        new = self.copy()
        new.hands = [_BLANK[hand.bit_count()] for hand in self.hands]
        new.hands[seat] = self.hands[seat]
        new.yard = (-1,) * len(self.yard)
        if self.to_move != seat:
            new.drawn = -1
        return new
