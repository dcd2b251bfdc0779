"""What is given to the lessons: what it may be, and how it is quoted when it may not.

Whatever a learner gives may refuse to be printed, or be millions of letters long, so a
sentence quotes it by :func:`quoted` and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from ..errors import ChickenfootError
from ..text import say

__all__ = ["a_whole", "is_whole", "kind_of", "quoted", "told", "unknown_name"]

_LONGEST = 200
"""The most letters of what somebody gave that a sentence of ours repeats."""


def quoted(given: object) -> str:
    """What was given, as Python writes it: its beginning if it is long.

    Never raises: what cannot be written is named by its kind.
    """
    try:
        return _cut(repr(given))
    except Exception:  # its own repr, or a number of more digits than Python prints
        return say("given.unprintable", kind=kind_of(given))


def kind_of(given: object) -> str:
    """The name of its kind, such as ``list``."""
    return _cut(type(given).__name__)


def told(error: BaseException) -> str:
    """An error's kind and what it says, if it can say it. Never raises."""
    kind = kind_of(error)
    try:
        return _cut(f"{kind}: {error}")
    except Exception:
        return kind


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def is_whole(given: object) -> bool:
    """Whether it is a whole number; True is 1 to Python, but to nobody else."""
    return isinstance(given, int) and not isinstance(given, bool)


def a_whole(given: int, key: str, *, least: int, most: int) -> int:
    """`given`, if it is a whole number from `least` to `most`.

    Else raises ChickenfootError with the sentence `key`, which may speak of all three.
    """
    if is_whole(given) and least <= given <= most:
        return given
    raise ChickenfootError(say(key, given=quoted(given), least=least, most=most), given=given)


def unknown_name(kind: str, name: object, known: Iterable[str]) -> str:
    """The sentence for an unknown name: the closest known one, or the whole list.

    `kind` is the key of a noun in the catalogue, such as ``"noun.preset"``.
    """
    names = sorted(known)
    try:
        text = str(name)
    except ValueError:  # a number of more digits than Python writes
        text = name = type(name).__name__
    if len(text) > _LONGEST:
        text = name = text[:_LONGEST]
    close = get_close_matches(text, names, n=1)
    if close:
        return say("error.unknown_close", kind=say(kind), name=name, close=close[0])
    return say("error.unknown", kind=say(kind), name=name, known=names)
