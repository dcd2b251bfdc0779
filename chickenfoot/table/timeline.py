"""Where a table has been: every position since it was laid, and the one that it shows.

A game is an immutable value, so going back, forth and sideways costs nothing and no tile is
shuffled again. Positions of one round stand together in a *stretch*, through which a slider
goes; a new deal or the next round begins another stretch behind it, so even a new deal can
be undone. Only the stretch on view is there position by position: of the others the last
position is kept, which knows the plies that led to it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..engine.game import Game

__all__ = ["Timeline"]


@dataclass(frozen=True)
class _Stretch:
    """A round: its latest known position, and with which game it came to the table."""

    latest: Game
    origin: Game

    def positions(self) -> list[Game]:
        before = self.latest.round.steps()[:-1]
        return [*map(self.latest.at, before), self.latest]


class Timeline:
    """Positions in order, one a ply, with a cursor on the one that is shown.

    `reset` takes a game in whatever position and finds the plies that led there.
    """

    def __init__(self, game: Game) -> None:
        self.reset(game)

    def reset(self, game: Game) -> None:
        """Forget everything and show `game`, with its earlier rounds before it."""
        self._stretches: list[_Stretch] = []
        self._now = -1  # which stretch is shown
        self._positions: list[Game] = []
        self.ply = 0
        """How many plies of the present round have been made in the position shown."""
        self.enter(game)

    @property
    def game(self) -> Game:
        """The game as it is shown."""
        return self._positions[self.ply]

    @property
    def origin(self) -> Game:
        """The game that came to the table, as it was then, of which this is a position.

        It tells games at one table apart, also two of the same deal.
        """
        return self._stretches[self._now].origin

    @property
    def latest(self) -> Game:
        """The latest known position of the game shown, what was undone with it."""
        return next(each.latest for each in reversed(self._stretches) if each.origin is self.origin)

    def enter(self, game: Game) -> None:
        """Show `game`, another than the present one; what was undone is forgotten."""
        self._cut()
        # The same rounds lie before, unless the game comes from elsewhere.
        known = bool(self._stretches) and game.past == self._stretches[-1].latest.past
        stages = [game] if known else game.stages()
        self._stretches += [_Stretch(stage, game) for stage in stages]
        self._show(len(self._stretches) - 1)

    def next_round(self, game: Game) -> None:
        """Show the next round of the present game; what was undone is forgotten."""
        origin = self.origin
        self._cut()
        self._stretches.append(_Stretch(game, origin))
        self._show(len(self._stretches) - 1)

    def add(self, game: Game) -> None:
        """Show `game`, one ply later in the present round; what was undone is forgotten."""
        self._cut()
        self._stretches[-1] = _Stretch(game, self.origin)
        self._positions.append(game)
        self.ply += 1

    def _cut(self) -> None:
        if self._stretches:
            del self._stretches[self._now + 1 :], self._positions[self.ply + 1 :]
            self._stretches[-1] = _Stretch(self.game, self.origin)

    def _show(self, stretch: int, *, first: bool = False) -> None:
        self._now = stretch
        self._positions = self._stretches[stretch].positions()
        self.ply = 0 if first else len(self._positions) - 1

    # -- the present round ------------------------------------------------------------------

    @property
    def plies(self) -> int:
        """How many plies of the present round are known, those undone with them."""
        return len(self._positions) - 1

    @property
    def place(self) -> tuple[int, int]:
        """Where the position shown stands, to come back to as long as nothing is added."""
        return self._now, self.ply

    @place.setter
    def place(self, place: tuple[int, int]) -> None:
        if place[0] != self._now:
            self._show(place[0])
        self.ply = place[1]

    @property
    def at_start(self) -> bool:
        """Whether nothing earlier is known than what is shown."""
        return not self._now and not self.ply

    @property
    def at_end(self) -> bool:
        """Whether nothing later is known than what is shown."""
        return self._now == len(self._stretches) - 1 and self.ply == self.plies

    def go(self, ply: int) -> None:
        """Show the present round after `ply` plies, or as near to that as there is."""
        self.ply = min(max(ply, 0), self.plies)

    # -- undo and redo ------------------------------------------------------------------------

    def back(self, stop: Callable[[Game], bool]) -> bool:
        """Go back to the latest position before this one where `stop` says so, else to the first.

        Returns False if there is nothing to go back to.
        """
        if self.at_start:
            return False
        self._one_back()
        while not self.at_start and not stop(self.game):
            self._one_back()
        return True

    def _one_back(self) -> None:
        if self.ply:
            self.ply -= 1
        else:
            self._show(self._now - 1)

    def forth(self, stop: Callable[[Game], bool]) -> bool:
        """Go forth to the next position where `stop` says so, else to the last; as `back`."""
        if self.at_end:
            return False
        self._one_forth()
        while not self.at_end and not stop(self.game):
            self._one_forth()
        return True

    def _one_forth(self) -> None:
        if self.ply < self.plies:
            self.ply += 1
        else:
            self._show(self._now + 1, first=True)
