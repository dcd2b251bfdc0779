"""A player that interrupts a long run, for the tests of what is kept then."""

from __future__ import annotations

import chickenfoot as cf


class Stops:
    """A player that interrupts the run, as Ctrl-C would, when asked for the nth time."""

    __name__ = "stops"

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self, view: cf.PlayerView) -> cf.Move:
        """The first legal move, or an interrupt."""
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt
        return view.legal_moves()[0]
