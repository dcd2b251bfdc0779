"""What a player may infer about the hidden tiles, and worlds that agree with it.

A player who draws, or who passes with the yard empty, holds no tile that could have been
played then. So each hidden tile of a hand is bound by what happened since it came into
that hand. Only what the rules in force allow to infer is inferred: nothing from a draw
where one may draw at will, nothing from a drawn tile that need not be played.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..common.seeds import shuffled
from ..engine.compiled import CompiledRules
from ..engine.state import DRAWN, State
from ..engine.tiles import DOUBLES, mask_of
from ..engine.views import PlayerView

__all__ = ["Knowledge"]

# Tiles dealt at random seldom fail to fit; after so many failures one bound is dropped.
_TRIES = 30


@dataclass
class _Slot:
    """Room for `count` tiles that came into the hand of `seat` together; not in `barred`."""

    seat: int
    count: int
    barred: int = 0


class Knowledge:
    """What the player of `view` knows of the tiles that it does not see.

    `unseen`: their mask. `slots`: those that the others hold, in groups that came into a
    hand together, each with the tiles that it cannot be.
    """

    def __init__(self, view: PlayerView) -> None:
        self._state = state = view._state
        self.seat = view.seat
        seen = state.hands[view.seat]
        for tile in state.played:
            seen |= 1 << tile
        self.unseen = ((1 << state.compiled.size) - 1) & ~seen
        self.slots = [slot for slot in _slots(view) if slot.count]
        # The most bound first: they have the fewest tiles to choose from.
        self.slots.sort(key=lambda slot: -(slot.barred & self.unseen).bit_count())

    def world(self, rng: Random) -> State:
        """A state that this player might be looking at, its hidden tiles dealt by `rng`."""
        state = self._state.copy()
        hands = [0] * len(state.hands)
        hands[self.seat] = state.hands[self.seat]
        tiles = [tile for tile in range(state.compiled.size) if self.unseen >> tile & 1]
        bound = len(self.slots)
        dealt = self._dealt(shuffled(tiles, rng), bound)
        tries = 1
        while dealt is None:
            bound -= tries % _TRIES == 0
            tries += 1
            dealt = self._dealt(shuffled(tiles, rng), bound)
        groups, rest = dealt
        for slot, held in zip(self.slots, groups, strict=True):
            hands[slot.seat] |= held
        state.hands = hands
        face_down = len(state.yard) - state.next_draw
        state.yard = (-1,) * state.next_draw + tuple(rest[:face_down])
        return state

    def _dealt(self, tiles: list[int], bound: int) -> tuple[list[int], list[int]] | None:
        """`tiles` shared out to the slots, of which the first `bound` refuse what is barred."""
        groups = []
        for place, slot in enumerate(self.slots):
            barred = slot.barred if place < bound else 0
            held, count, left = 0, slot.count, []
            for tile in tiles:
                if count and not barred >> tile & 1:
                    held |= 1 << tile
                    count -= 1
                else:
                    left.append(tile)
            if count:
                return None
            groups.append(held)
            tiles = left
        return groups, tiles


def _slots(view: PlayerView) -> list[_Slot]:
    """The hidden tiles of the other players, by when each came into the hand."""
    state = view._state
    compiled = state.compiled
    sizes = {q: hand.bit_count() for q, hand in enumerate(state.hands) if q != view.seat}
    found = {seat: [_Slot(seat, 0, _shown_in_yard(view))] for seat in sizes}
    unsure = DOUBLES if compiled.forbid else 0  # a last double may not be laid though it fits
    shadow = _before(state)
    drew = False
    for seat, tile, onto, _ in state.history:
        slots = found.get(seat)
        if slots is not None and tile < 0 and shadow.played:
            for slot in _bound(slots, tile == DRAWN, drew, compiled):
                slot.barred |= shadow.fitting & ~unsure
        if slots is not None and tile == DRAWN:
            slots.append(_Slot(seat, 1))
        elif slots is not None and tile >= 0:
            _take(slots, tile, drew or onto < 0)
        if tile >= 0:
            shadow.place(tile, onto)
        drew = tile == DRAWN
    silent = state.next_draw - sum(tile == DRAWN for _, tile, _, _ in state.history)
    for seat, size in sizes.items():
        _fit(found[seat], size, silent)
    return [slot for slots in found.values() for slot in slots]


def _before(state: State) -> State:
    """A state with the table as it was before the history began, and empty hands."""
    compiled = state.compiled
    shadow = State.before_lead(compiled, [0] * compiled.players, state.yard, 0, 0)
    plays = sum(tile >= 0 for _, tile, _, _ in state.history)
    old = len(state.played) - plays
    for tile, onto in zip(state.played[:old], state.parent[:old], strict=True):
        shadow.place(tile, onto)
    return shadow


def _shown_in_yard(view: PlayerView) -> int:
    """The tiles drawn for the lead and put back: seen in the yard, so in nobody's first hand."""
    if len(view._state.yard) < view._state.compiled.players:
        return 0  # they were drawn before the deal
    return mask_of(tile for draws in view.lead_draw for _, tile in draws)


def _bound(slots: list[_Slot], draws: bool, drew: bool, compiled: CompiledRules) -> list[_Slot]:
    """The slots of a player whose draw or pass shows that nothing in them fitted just then."""
    if not drew:
        return [] if draws and compiled.voluntary else slots
    # Only the tile just drawn could have been played: it goes on drawing, or passes. Where
    # one may draw at will the older tiles are not bound so, and no more is made of it.
    if compiled.hold or compiled.voluntary or (compiled.may and not draws):
        return []
    return slots[-1:]


def _take(slots: list[_Slot], tile: int, newest: bool) -> None:
    """A tile leaves the hand: the one just drawn, or else the oldest that it can have been.

    The older a slot is, the more it is barred. To take from the oldest keeps the others,
    which bar less, so that no world is lost that may be the true one. A lead that was drawn
    for was not in the first hand, so it is the newest too.
    """
    if newest and len(slots) > 1:
        slots.pop()
        return
    source = next((slot for slot in slots if not slot.barred >> tile & 1), slots[0])
    if source is slots[0]:
        source.count -= 1
    else:
        slots.remove(source)


def _fit(slots: list[_Slot], size: int, silent: int) -> None:
    """Make the slots hold `size` tiles; `silent` tiles were drawn by players who did not knock."""
    first = slots[0]
    first.count = size - (len(slots) - 1)
    if silent:
        # Any of its tiles may be a later one, so nothing is known of the first hand.
        first.barred = 0
    while first.count < 0:
        # More left the first hand than it held: some of those were drawn.
        slots.pop(1)
        first.count += 1
