"""Playing a round to its end, for the laboratory and the coach.

One state is stepped from the deal to the end. Built-in players are given the state itself,
which they may be trusted with; any other player is given a view, and its answer is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..engine.refusals import step
from ..engine.state import State
from ..engine.views import PlayerView
from .protocol import Player, ask
from .strategies import BuiltIn

__all__ = ["Look", "finish"]

Look = Callable[[State], PlayerView]
"""Gives the view of the player to move."""


def finish(
    state: State, players: Sequence[Player], rng: Random, look: Look, names: Sequence[str]
) -> None:
    """Play `state` to its end, one player of `players` a seat.

    Nobody is asked who has no choice. `rng`: what the built-in players take their chances
    from. `names`: what to call each seat's player in an error. Raises PlayerError where a
    player fails.
    """
    choosers = [player.choose if isinstance(player, BuiltIn) else None for player in players]
    knocking = state.law.knock
    while state.ended is None:
        playable, may_draw, may_pass = state.choices()
        if not playable:
            if may_draw:
                state.draw()
            else:
                state.skip()
            continue
        seat = state.to_move
        choose = choosers[seat]
        knock = knocking and state.hands[seat].bit_count() == 2
        if choose is not None:
            tile, onto = choose(state, playable, rng)
            state.play(tile, onto, knock)
            continue
        pairs = state.pairs(playable)
        if len(pairs) > 1 or may_draw or may_pass or knock:
            step(state, ask(players[seat], look(state), names[seat]))
        else:
            state.play(*pairs[0])
