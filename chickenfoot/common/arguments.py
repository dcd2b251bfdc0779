"""Checks of what is given by name: one for each kind of argument, used by every room.

A check takes the value and the name of the argument, gives the value back with its type
known, and raises an error of ours that names the argument, the value and what is allowed::

    seat = whole_number(seat, "seat", least=0, most=3)
    mode = one_of(mode, "mode", ("open", "own"))
    loop = flag(loop, "loop")

``error=`` says which error to raise (a :class:`~chickenfoot.errors.ChickenfootError` by
default), ``key=`` which sentence of the catalogue to say instead of the common one; it may
speak of ``$what``, ``$given``, ``$least``, ``$most`` and ``$allowed``. A tile or its
text is checked by :func:`chickenfoot.engine.tiles.as_tile`, a rule set or its name by
:func:`chickenfoot.engine.rules.rules_of`.

Whatever is given may refuse to be printed, or be millions of letters long, so a sentence
quotes it by :func:`quoted` (in the catalogue: ``QUOTED($given)``) and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from itertools import islice
from math import isfinite
from typing import Any, TypeGuard, TypeVar

from ..errors import ChickenfootError
from ..text import beginning, kind_of, quoted, say
from .names import squeezed

__all__ = [
    "choice", "error_text", "flag", "function", "instance", "is_whole", "kind_of",
    "listed", "number", "one_of", "quoted", "text", "unknown_name", "whole_number",
]  # fmt: skip

T = TypeVar("T")
Error = type[ChickenfootError]

LONGEST_LIST = 10_000
"""The most entries that are read of a series; what goes on after them is refused."""


def is_whole(given: object) -> TypeGuard[int]:
    """Whether it is a whole number; True is 1 to Python, but to nobody else."""
    return isinstance(given, int) and not isinstance(given, bool)


def whole_number(
    given: object,
    what: str,
    *,
    least: int,
    most: int | None = None,
    error: Error = ChickenfootError,
    key: str | None = None,
) -> int:
    """`given`, if it is a whole number from `least` to `most`.

    Parameters
    ----------
    given : object
        What was given.
    what : str
        The name of the argument.
    least, most : int
        The lowest and the highest number allowed; without `most` there is no highest.
    error : type of ChickenfootError
        The error to raise.
    key : str, optional
        The sentence to say.

    Returns
    -------
    int
        `given` itself.

    Raises
    ------
    ChickenfootError
        For anything else; True and False are not whole numbers.

    Examples
    --------
    >>> whole_number(3, "seat", least=0, most=3)
    3
    >>> whole_number(4, "seat", least=0, most=3)
    Traceback (most recent call last):
    ...
    chickenfoot.errors.ChickenfootError: seat cannot be 4: it is a whole number from 0 to 3.
    """
    if is_whole(given) and least <= given and (most is None or given <= most):
        return given
    sentence = key or ("given.whole_from" if most is None else "given.whole")
    raise error(say(sentence, what=what, given=given, least=least, most=most), **{what: given})


def number(
    given: object,
    what: str,
    *,
    least: float,
    most: float | None = None,
    error: Error = ChickenfootError,
    key: str | None = None,
) -> float:
    """`given` as a float, if it is a finite number from `least` to `most`.

    The parameters are those of :func:`whole_number`.
    """
    if isinstance(given, int | float) and not isinstance(given, bool):
        try:
            found = float(given)
        except OverflowError:
            found = float("inf")
        if isfinite(found) and least <= found and (most is None or found <= most):
            return found
    sentence = key or ("given.number_from" if most is None else "given.number")
    raise error(say(sentence, what=what, given=given, least=least, most=most), **{what: given})


def one_of(
    given: object,
    what: str,
    allowed: Iterable[str],
    *,
    error: Error = ChickenfootError,
    key: str | None = None,
) -> str:
    """`given`, if it is one of the texts `allowed`; else the closest of them is offered.

    Parameters
    ----------
    given : object
        What was given.
    what : str
        The name of the argument.
    allowed : iterable of str
        The texts it may be.
    error : type of ChickenfootError
        The error to raise.
    key : str, optional
        The sentence to say.

    Returns
    -------
    str
        `given` itself.

    Raises
    ------
    ChickenfootError
        For anything else.
    """
    names = list(allowed)
    if isinstance(given, str):
        if given in names:
            return given
        close = get_close_matches(beginning(given), names, n=1)
        if close and key is None:
            sentence = say("given.choice_close", what=what, given=given, close=close[0])
            raise error(sentence, **{what: given})
    quotes = [repr(name) for name in names]
    sentence = say(key or "given.choice", what=what, given=given, allowed=quotes)
    raise error(sentence, **{what: given})


def choice(given: T, what: str, allowed: Iterable[T], *, error: Error = ChickenfootError) -> T:
    """`given`, if it is one of `allowed` and of the same type (True is not 1)."""
    values = list(allowed)
    if any(type(given) is type(value) and given == value for value in values):
        return given
    quotes = [repr(value) for value in values]
    raise error(say("given.choice", what=what, given=given, allowed=quotes), **{what: given})


def flag(given: object, what: str, *, error: Error = ChickenfootError) -> bool:
    """`given`, if it is True or False."""
    if isinstance(given, bool):
        return given
    raise error(say("given.flag", what=what, given=given), **{what: given})


def text(
    given: object, what: str, *, most: int | None = None, error: Error = ChickenfootError
) -> str:
    """`given`, if it is a text of at most `most` characters that UTF-8 can hold."""
    if not isinstance(given, str) or not _can_be_written(given):
        raise error(say("given.text", what=what, given=given), **{what: given})
    if most is not None and len(given) > most:
        raise error(say("given.long_text", what=what, given=given, most=most), **{what: given})
    return given


def _can_be_written(text: str) -> bool:
    # A lone surrogate is in a str but in no file.
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def instance(
    given: object, what: str, kind: type[T], wanted: str, *, error: Error = ChickenfootError
) -> T:
    """`given`, if it is a `kind`; `wanted` is the key of what says that: "a Round"."""
    if isinstance(given, kind):
        return given
    # Said here and not by the caller: this is asked of every move of every player.
    raise error(say("given.instance", what=what, given=given, wanted=say(wanted)), **{what: given})


def function(given: object, what: str, *, error: Error = ChickenfootError) -> Callable[..., Any]:
    """`given`, if it can be called."""
    if callable(given):
        return given
    raise error(say("given.callable", what=what, given=given), **{what: given})


def listed(
    given: object,
    what: str,
    *,
    count: int | None = None,
    most: int = LONGEST_LIST,
    error: Error = ChickenfootError,
) -> list[Any]:
    """`given` as a list, if it is a series and no text.

    What raises while it is gone through is answered like what is no series. No more than
    `most` entries are read, so a series without an end is refused and not waited for.

    Parameters
    ----------
    given : object
        What was given.
    what : str
        The name of the argument.
    count : int, optional
        How many entries it must have.
    most : int
        How many entries it may have.
    error : type of ChickenfootError
        The error to raise.

    Returns
    -------
    list
        The entries.

    Raises
    ------
    ChickenfootError
        For anything else.
    """
    found: list[Any] | None = None
    if isinstance(given, Iterable) and not isinstance(given, str | bytes):
        try:
            found = list(islice(given, max(most, count or 0) + 1))
        except Exception:
            found = None
    if found is None:
        raise error(say("given.list", what=what, given=given), **{what: given})
    if count is None and len(found) > most:
        raise error(say("given.long_list", what=what, most=most), **{what: given})
    if count is not None and len(found) != count:
        sentence = say("given.count", what=what, found=len(found), wanted=count)
        raise error(sentence, **{what: given})
    return found


def error_text(error: BaseException) -> str:
    """The type of an error and what it says, on one line, if it can say it. Never raises."""
    kind = kind_of(error)
    try:
        why = squeezed(str(error))
    except Exception:
        why = ""
    return beginning(squeezed(f"{kind}: {why}" if why else kind))


def unknown_name(kind: str, name: object, known: Iterable[str]) -> str:
    """The sentence for an unknown name: the closest known one, or the whole list.

    Parameters
    ----------
    kind : str
        What it is a name of: one of those that the sentence ``error-unknown`` speaks of, such as
        ``"preset"``.
    name : object
        What was given.
    known : iterable of str
        The names there are.

    Returns
    -------
    str
        One sentence, to be the message of an error.
    """
    names = sorted(known)
    close = get_close_matches(beginning(name), names, n=1) if isinstance(name, str) else []
    if close:
        return say("error.unknown_close", kind=kind, name=name, close=close[0])
    return say("error.unknown", kind=kind, name=name, known=names)
