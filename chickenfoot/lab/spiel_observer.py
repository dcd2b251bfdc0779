"""What a player of OpenSpiel's game is told, as numbers and as text; used by :mod:`.spiel`.

An observation is what lies open and the own hand; the information state is all that a player
remembers besides: its first hand, each move in its order, and which tile it drew when.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from ..errors import ChickenfootError
from ..text import say
from .chance_round import ChanceRound
from .encoding import Encoding

__all__ = ["Observer"]


class Observer:
    """Writes down what a player is told.

    Parameters
    ----------
    code : Encoding
        What the numbers of moves and of what is seen mean.
    most_plies : int
        How many plies a round can have.
    kind : pyspiel.IIGObservationType
        With `perfect_recall` the information state, without it the observation.
    params : Mapping, optional
        OpenSpiel's further wishes; none is known.

    Attributes
    ----------
    tensor : numpy.ndarray
        All numbers in a row.
    dict : dict
        The same numbers by name: those of :attr:`Encoding.parts`, and

        =============  ====================================================================
        ``drew``       for each tile of the set 1 if the player has drawn it in this turn
        ``dealt``      for each tile 1 if it was dealt to the own hand
        ``lead_draw``  for each tile 0, or 1 + the seat that showed it when all drew for the
                       lead, counted from the own one to the left (of two, the later)
        ``plies``      for each ply 1 + the seat, counted likewise; 1 + the number of its
                       move; 1 + the number of the tile that was drawn in it, if the player drew it
        =============  ====================================================================

        The last three are in an information state alone.
    """

    def __init__(
        self, code: Encoding, most_plies: int, kind: Any, params: Mapping[str, Any] | None
    ) -> None:
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not (kind.public_info and alone):
            raise ChickenfootError(say("spiel.observer"))
        self.code = code
        self.recalls = bool(kind.perfect_recall)
        tiles = len(code.tiles)
        shapes: dict[str, tuple[int, ...]] = {
            name: (where.stop - where.start,) for name, where in code.parts.items()
        }
        shapes["drew"] = (tiles,)
        if self.recalls:
            shapes |= {"dealt": (tiles,), "lead_draw": (tiles,), "plies": (most_plies, 3)}
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        begin = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[begin : begin + sizes[name]].reshape(shape)
            begin += sizes[name]

    def set_from(self, state: Any, player: int) -> None:
        """Write down what `player` is told of `state`."""
        now: ChanceRound = state.round
        code = self.code
        self.tensor.fill(0)
        if self.recalls:
            self._recall(now, player)
        if now.state is None:
            held = now.hands[player]
            self.dict["hand"][:] = [held >> tile.index & 1 for tile in code.tiles]
        else:
            self.tensor[: code.length] = code.observation(now.view(player))
            if now.state.drawn >= 0 and now.state.to_move == player:
                self.dict["drew"][now.state.drawn] = 1

    def _recall(self, now: ChanceRound, player: int) -> None:
        code = self.code
        self.dict["dealt"][:] = [now.hands[player] >> tile.index & 1 for tile in code.tiles]
        for circle in now.all_shown:
            for seat, tile in circle:
                self.dict["lead_draw"][tile.index] = 1 + (seat - player) % code.players
        for row, (seat, move, drawn) in zip(self.dict["plies"], now.plies(player), strict=False):
            row[:] = (
                1 + (seat - player) % code.players,
                1 + code.number(move),
                0 if drawn is None else 1 + drawn.index,
            )

    def string_from(self, state: Any, player: int) -> str:
        """What `player` is told of `state`, as text that tells apart what the player can."""
        now: ChanceRound = state.round
        return now.remembered(player) if self.recalls else now.seen(player)
