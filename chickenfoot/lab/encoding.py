"""A round as numbers, for programs that learn: moves by number, and what a player sees as a row."""

from __future__ import annotations

from itertools import accumulate

from ..engine.moves import DRAW, PASS, Move
from ..engine.rules import Rules
from ..engine.tiles import double_set
from ..engine.views import PlayerView

__all__ = ["Encoding"]


class Encoding:
    """The numbers of one rule set with so many players.

    Parameters
    ----------
    rules : Rules
        The rules.
    players : int
        How many play.

    Attributes
    ----------
    moves : tuple of Move
        Every move that some position may allow, in the order of its number: draw, pass, the
        leads, then each tile on each other that shares a number with it. Whether one is
        allowed now is asked of the round.
    parts : dict
        What stands in an observation: for each name the slice of its numbers.

        ==============  ======================================================================
        ``hand``        for each tile of the set, lowest first, 1 if it is in the own hand
        ``order``       for each tile 0, or when it was laid: the lead is 1
        ``onto``        for each tile 0, or 1 + the number of the tile that it lies on
        ``by``          for each tile 0, or 1 + the seat that laid it, counted from the own
                        one to the left
        ``must_match``  for each number of pips, 1 if every play must show it now
        ``hand_sizes``  the tiles in each hand, the own first, then to the left
        ``drawn``       how often each has drawn in a turn of its own, in the same order
        ``passed``      how often each has passed, in the same order
        ``yard``        the tiles that lie face down
        ``turn``        for each seat, in the same order, 1 if it is its turn
        ==============  ======================================================================
    length : int
        How many numbers an observation has.
    highest : int
        The highest number that may stand there.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.tiles = double_set(rules.set_max)
        leads = [Move(tile) for tile in self.tiles if tile.is_double]
        plays = [
            Move(tile, onto)
            for onto in self.tiles
            for tile in self.tiles
            if tile != onto and {tile.high, tile.low} & {onto.high, onto.low}
        ]
        self.moves = (DRAW, PASS, *leads, *plays)
        self._number = {move: number for number, move in enumerate(self.moves)}
        tiles, pips = len(self.tiles), rules.set_max + 1
        lengths = {
            **dict.fromkeys(("hand", "order", "onto", "by"), tiles),
            "must_match": pips,
            **dict.fromkeys(("hand_sizes", "drawn", "passed"), players),
            "yard": 1,
            "turn": players,
        }
        ends = list(accumulate(lengths.values()))
        starts = [0, *ends]
        self.parts = {
            name: slice(start, end) for name, start, end in zip(lengths, starts, ends, strict=False)
        }
        self.length = ends[-1]
        # Nobody draws more often than there are tiles; a seat passes once between two plays.
        self.highest = 10 * tiles

    def number(self, move: Move) -> int:
        """The number of a move; that one knocks with it makes no difference."""
        return self._number[Move(move.tile, move.onto) if move.knock else move]

    def mask(self, view: PlayerView) -> list[int]:
        """For each number 1 if that move is allowed to whoever sees `view` now, else 0."""
        allowed = [0] * len(self.moves)
        for move in view.legal_moves():
            allowed[self.number(move)] = 1
        return allowed

    def observation(self, view: PlayerView) -> list[int]:
        """What a player sees, as the numbers that :attr:`parts` describes."""
        tiles, n, own = len(self.tiles), self.players, view.seat
        order, onto, by = [0] * tiles, [0] * tiles, [0] * tiles
        drawn, passed = [0] * n, [0] * n
        for place, (tile, parent) in enumerate(view.tableau.plays, start=1):
            order[tile.index] = place
            onto[tile.index] = 0 if parent is None else 1 + parent.index
        for seat, move in view.history:
            near = (seat - own) % n
            if move.tile is not None:
                by[move.tile.index] = 1 + near
            elif move == DRAW:
                drawn[near] += 1
            else:
                passed[near] += 1
        mine = set(view.hand)
        return [
            *(int(tile in mine) for tile in self.tiles),
            *order,
            *onto,
            *by,
            *(int(pip == view.must_match) for pip in range(self.rules.set_max + 1)),
            *(view.hand_sizes[(own + near) % n] for near in range(n)),
            *drawn,
            *passed,
            view.yard_size,
            *(int(view.to_move == (own + near) % n) for near in range(n)),
        ]
