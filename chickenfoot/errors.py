"""The errors of the package: one tree, each carrying the values that caused it.

Every error of ours is a :class:`ChickenfootError`, and so a :class:`ValueError`.
Text that cannot be read (:class:`InvalidText`) and a move that can be read but may not
be made (:class:`~chickenfoot.engine.moves.IllegalMove`) are two different errors.
"""

from __future__ import annotations

from typing import Any

__all__ = [
    "ChickenfootError",
    "InvalidText",
    "PlayerError",
    "PositionError",
    "RecordError",
    "RulesError",
    "UnknownName",
]


_LONGEST = 1000
"""The most letters of a message."""


class ChickenfootError(ValueError):
    """The root of all our errors. `values` holds what was at fault, by name.

    A message quotes at most the beginning of what was given. Where something long, such as the
    path of a file, stands in it whole, the message ends after 1000 letters.
    """

    def __init__(self, message: str, **values: Any) -> None:
        short = message if len(message) <= _LONGEST else f"{message[: _LONGEST - 3]}..."
        super().__init__(short)
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        # Keyword values do not survive the default pickling, which worker processes need.
        return (_rebuild, (type(self), self.args, self.__dict__))


def _rebuild(kind: type[ChickenfootError], args: tuple[Any, ...], state: dict[str, Any]) -> Any:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class InvalidText(ChickenfootError):
    """A text that is no tile, no move, no number: it cannot be read at all."""


class RulesError(ChickenfootError):
    """A rule set, or a deal under it, that cannot be; the message says what can."""


class PositionError(ChickenfootError):
    """A position set up by hand that no table could show."""


class UnknownName(ChickenfootError, KeyError):
    """A name that a mapping of ours does not have; the message tells the known ones."""

    def __str__(self) -> str:
        # A KeyError would quote the sentence.
        return str(self.args[0]) if self.args else ""


class PlayerError(ChickenfootError):
    """A player that there is not, or one that failed: it raised, or answered with no lawful move.

    The message says which player; what it raised or answered is the error's cause.
    """


class RecordError(ChickenfootError):
    """A record file that is damaged, foreign or untrue; the message names the place."""
