"""Where a table has been: every position since it was laid, and the one that it shows.

A game is an immutable value, so going back, forth and sideways costs nothing and no tile is
shuffled again. Positions of one round stand together in a *stretch*, through which a slider
goes; a new deal or the next round begins another stretch behind it, so even a new deal can
be undone.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.game import Game

__all__ = ["Timeline"]


class Timeline:
    """Positions in order, one a ply, with a cursor on the one that is shown.

    `reset` takes a game in whatever position and finds the plies that led there.
    """

    def __init__(self, game: Game) -> None:
        self.reset(game)

    def reset(self, game: Game) -> None:
        """Forget everything and show `game`, its present round's plies before it."""
        self._spots: list[tuple[Game, int]] = []
        self._stretches = 0
        self.enter(game)

    @property
    def game(self) -> Game:
        """The game as it is shown."""
        return self._spots[self.cursor][0]

    def enter(self, game: Game) -> None:
        """Show `game`, another round than the present one; what was undone is forgotten."""
        self._cut()
        self._stretches += 1
        before = game.round.steps()[:-1]
        self._spots += [(each, self._stretches) for each in (*map(game.at, before), game)]
        self.cursor = len(self._spots) - 1

    def add(self, game: Game) -> None:
        """Show `game`, one ply later in the present round; what was undone is forgotten."""
        stretch = self._spots[self.cursor][1]
        self._cut()
        self._spots.append((game, stretch))
        self.cursor += 1

    def _cut(self) -> None:
        if self._spots:
            del self._spots[self.cursor + 1 :]

    # -- the present round ------------------------------------------------------------------

    @property
    def _first(self) -> int:
        stretch = self._spots[self.cursor][1]
        first = self.cursor
        while first and self._spots[first - 1][1] == stretch:
            first -= 1
        return first

    @property
    def ply(self) -> int:
        """How many plies of the present round have been made in the position shown."""
        return self.cursor - self._first

    @property
    def plies(self) -> int:
        """How many plies of the present round are known, those undone with them."""
        stretch = self._spots[self.cursor][1]
        last = self.cursor
        while last + 1 < len(self._spots) and self._spots[last + 1][1] == stretch:
            last += 1
        return last - self._first

    @property
    def at_end(self) -> bool:
        """Whether nothing later is known than what is shown."""
        return self.cursor == len(self._spots) - 1

    def go(self, ply: int) -> None:
        """Show the present round after `ply` plies, or as near to that as there is."""
        self.cursor = self._first + min(max(ply, 0), self.plies)

    # -- undo and redo ------------------------------------------------------------------------

    def back(self, stop: Callable[[Game], bool]) -> bool:
        """Go back to the latest position before this one where `stop` says so, else to the first.

        Returns False if there is nothing to go back to.
        """
        if not self.cursor:
            return False
        self.cursor -= 1
        while self.cursor and not stop(self.game):
            self.cursor -= 1
        return True

    def forth(self, stop: Callable[[Game], bool]) -> bool:
        """Go forth to the next position where `stop` says so, else to the last; as `back`."""
        if self.at_end:
            return False
        self.cursor += 1
        while not self.at_end and not stop(self.game):
            self.cursor += 1
        return True
