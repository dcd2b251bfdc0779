"""The built-in players: each one function of a few lines, made to be read and beaten.

A built-in player chooses among plays only: it plays whenever it can, and knocks. Its
function is given the state of the round and the mask of the tiles that may be played. It
looks at the hand of the player to move and at what lies open to all, at nothing else: a
test gives each function the state with the other hands and the yard blank and wants the
same answer. So the laboratory may hand it the whole state, which is faster than a view.

What each saves against the one before it, in points a round and seat where the two meet
under `Rules()`, comes from ``python -m tests.benchmarks.ladder --rounds 3000``.
"""

from __future__ import annotations

from random import Random

from ..engine.state import HIGH, LOW, PIPS, State
from ..engine.tiles import indices
from .builtin import BuiltIn

__all__ = ["BUILT_IN"]


@BuiltIn
def random(state: State, playable: int, rng: Random) -> tuple[int, int]:
    """Any play, all equally likely."""
    pairs = state.pairs(playable)
    return pairs[int(rng.random() * len(pairs))]


@BuiltIn
def greedy(state: State, playable: int, rng: Random) -> tuple[int, int]:
    """The tile that would cost most if it were left in hand.

    Saves 9.9 points against random (95 % interval 9.5 to 10.4; 3,000 deals, seed 0).
    """
    tile = max(indices(playable), key=state.compiled.cost.__getitem__)
    return tile, state.targets(tile)[0]


@BuiltIn
def doubles_first(state: State, playable: int, rng: Random) -> tuple[int, int]:
    """A double if there is one to play; else, and among doubles, what would cost most.

    Saves 3.1 points against greedy (2.7 to 3.4; 3,000 deals, seed 0).
    """
    compiled = state.compiled
    tile = max(indices(playable & compiled.doubles or playable), key=compiled.cost.__getitem__)
    return tile, state.targets(tile)[0]


@BuiltIn
def steady(state: State, playable: int, rng: Random) -> tuple[int, int]:
    """A double if there is one; else what costs much and leaves tiles that can follow it.

    Each tile of the own hand that fits the number laid open is worth two points.
    Saves 0.6 points against doubles_first (0.3 to 0.9; 3,000 deals, seed 0).
    """
    compiled = state.compiled
    if playable & compiled.doubles:
        return doubles_first.choose(state, playable, rng)
    hand, only = state.hands[state.to_move], state.locked_on
    cost, suits = compiled.cost, compiled.suits
    if only >= 0 and not playable & (playable - 1):
        return playable.bit_length() - 1, only
    most, best = -1, (-1, -1)
    # A tile is worth the same on every place that shows the same number, so two halves are
    # looked at instead of all places: highest tile first, and the lowest place.
    while playable:
        tile = playable.bit_length() - 1
        playable ^= 1 << tile
        if only >= 0:
            follow = PIPS[tile] - state.open_pip[only]
            worth = cost[tile] + 2 * (hand & suits[follow]).bit_count()
            if worth >= most:
                most, best = worth, (tile, only)
            continue
        high, low = HIGH[tile], LOW[tile]
        for pip, follow in ((high, low), (low, high)):
            places = state.open_ends[pip]
            if places:
                worth = cost[tile] + 2 * (hand & suits[follow]).bit_count()
                onto = (places & -places).bit_length() - 1
                if worth > most or (worth == most and (tile, onto) < best):
                    most, best = worth, (tile, onto)
    return best


BUILT_IN: dict[str, BuiltIn] = {
    player.__name__: player for player in (random, greedy, doubles_first, steady)
}
"""The built-in players by name, from the weakest to the strongest."""
