"""The errors of the package: one tree, each carrying the values that caused it.

Every error of ours is a :class:`ChickenfootError`, and so a :class:`ValueError`.
Text that cannot be read (:class:`InvalidText`) and a move that can be read but may not
be made (:class:`IllegalMove`) are two different things and two different errors.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from .text import say

if TYPE_CHECKING:
    from .engine.moves import Move, Reason

__all__ = [
    "ChickenfootError",
    "IllegalMove",
    "InvalidText",
    "PlayerError",
    "PositionError",
    "RecordError",
    "RulesError",
    "unknown_name",
]


class ChickenfootError(ValueError):
    """The root of all our errors. `values` holds what was at fault, by name."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(message)
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


class IllegalMove(ChickenfootError):
    """A well-formed move that the rules do not allow now.

    `move`: the move; `reason`: a `Reason`; `legal`: the moves allowed instead.
    The message is the refusal's sentence.
    """

    def __init__(self, message: str, move: Move, reason: Reason, legal: tuple[Move, ...]) -> None:
        super().__init__(message, move=move, reason=reason, legal=legal)
        self.move = move
        self.reason = reason
        self.legal = legal


class PlayerError(ChickenfootError):
    """A player that there is not, or one that failed: it raised, or answered with no lawful move.

    The message says which player; what it raised or answered is the error's cause.
    """


class RecordError(ChickenfootError):
    """A record file that is damaged, foreign or untrue; the message names the place."""


_QUOTED = 200  # letters of what was given, at most


def unknown_name(kind: str, name: object, known: Iterable[str]) -> str:
    """The sentence for an unknown name: the closest known one, or the whole list.

    `kind` is the key of a noun in the catalogue, such as ``"noun.preset"``.
    """
    names = sorted(known)
    try:
        text = str(name)
    except ValueError:  # a number of more digits than Python writes
        text = name = type(name).__name__
    if len(text) > _QUOTED:
        text = name = text[:_QUOTED]
    close = get_close_matches(text, names, n=1)
    if close:
        return say("error.unknown_close", kind=say(kind), name=name, close=close[0])
    return say("error.unknown", kind=say(kind), name=name, known=names)
