"""What a built-in player is; the functions themselves are in :mod:`chickenfoot.players.strategies`.

They stand apart because those functions are among what a compiled wheel compiles, while this
class gives each of its values a name and a docstring of its own, which a compiled one may not.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..engine.moves import DRAW, PASS, Move
from ..engine.state import LEADS, State
from ..engine.tiles import TILES
from ..engine.views import PlayerView

__all__ = ["BuiltIn", "Strategy", "knocks"]

Strategy = Callable[[State, int, Random], tuple[int, int]]
"""From a state, the mask of tiles that may be played and a generator: a tile and its place."""


class BuiltIn:
    """A built-in player: called with a PlayerView it gives a Move, like any other player.

    `choose`: the function behind it, for those who have the state at hand.
    """

    def __init__(self, choose: Strategy) -> None:
        self.choose = choose
        self.__name__ = choose.__name__
        self.__module__ = choose.__module__
        self.__doc__ = choose.__doc__

    def __call__(self, view: PlayerView) -> Move:
        """The move of this player where `view` is what it sees."""
        state = view._state
        playable, may_draw, _ = state.legal()
        if not playable:
            return DRAW if may_draw else PASS
        tile, onto = self.choose(state, playable, view.random)
        place = None if onto == LEADS else TILES[onto]
        return Move(TILES[tile], place, knock=knocks(state))

    def __repr__(self) -> str:
        return f"<player {self.__name__}>"

    def __reduce__(self) -> str:
        # Pickled by its name in the module of its function: there is one of each.
        return self.__name__


def knocks(state: State) -> bool:
    """Whether the play that the mover makes now is one to knock with."""
    return state.compiled.knock and state.hands[state.to_move].bit_count() == 2
