"""What an answer is, or did when it was called, as plain data that can be judged elsewhere.

A check runs where the learner's code runs, and that code could change the check. So the check
notes in its output what was answered, and nothing of what it thought of it: whoever marks, in
another process, plays the answers back to the same check. A forged note is only another answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from math import isfinite
from typing import Any

from ..common.arguments import error_text, kind_of, quoted
from ..engine.moves import Move
from ..engine.rules import Rules
from ..errors import ChickenfootError

__all__ = ["RECORD", "Playback", "Recorder", "pack", "pack_opaque", "pack_series", "unpack"]

RECORD = "application/vnd.chickenfoot.answer+json"
"""Under this type the output of a check holds what was answered."""

Packed = Any  # what JSON can hold

_LONGEST = 2000  # letters of a text
_MOST = 1000  # entries of a series
_DEEPEST = 3
_LARGEST = 10**15


def pack(value: Any, deep: int = 0) -> Packed:
    """`value` as JSON can hold it; of what a check can only quote, the quotation.

    Parameters
    ----------
    value : object
        Anything at all, also what raises when it is looked at; then this raises too.
    deep : int
        In how many series it stands.

    Returns
    -------
    object
        Data that :func:`unpack` takes.
    """
    if value is None or type(value) is bool:
        return value
    if type(value) is int and abs(value) < _LARGEST:
        return value
    # Those of other libraries are as good: a function may well answer with NumPy's.
    if isinstance(value, float) and isfinite(value):
        return float.__float__(value)
    if isinstance(value, str) and str.__len__(value) <= _LONGEST:
        return str.__str__(value)
    if type(value) is Move:
        return {"move": str(value)}
    if isinstance(value, Rules):
        return {"rules": Rules.to_dict(value)}
    if isinstance(value, (tuple, list)) and deep < _DEEPEST:
        kind = "pair" if isinstance(value, tuple) else "list"
        return {kind: [pack(each, deep + 1) for each in islice(value, _MOST)]}
    return pack_opaque(value)


def pack_series(value: Any) -> Packed:
    """`value` as :func:`pack` gives it; of anything with entries, its entries.

    Parameters
    ----------
    value : object
        Anything at all, also a series without end.

    Returns
    -------
    object
        Data that :func:`unpack` takes.
    """
    if isinstance(value, Iterable) and not isinstance(value, (str, tuple, list)):
        value = list(islice(value, _MOST))
    return pack(value)


def pack_opaque(value: Any) -> Packed:
    """What a sentence can say of `value`: its kind, and its beginning as Python writes it.

    Parameters
    ----------
    value : object
        Anything at all.

    Returns
    -------
    object
        Data that :func:`unpack` takes.
    """
    return {"kind": kind_of(value), "quoted": quoted(value)}


def unpack(data: Packed) -> Any:
    """What was packed, or something that is quoted in the same words.

    Parameters
    ----------
    data : object
        What :func:`pack` gave, or what somebody wrote in its place.

    Returns
    -------
    object
        A plain value, a series of such, a move or a set of rules.

    Raises
    ------
    ValueError
        For what is no such data.
    """
    if data is None or isinstance(data, (bool, int, float, str)):
        return data
    if not isinstance(data, dict):
        raise ValueError("not an answer")
    match data:
        case {"move": str(text)}:
            return Move.parse(text)
        case {"rules": dict(knobs)}:
            return Rules.from_dict(knobs)
        case {"pair": list(entries)}:
            return tuple(map(unpack, entries))
        case {"list": list(entries)}:
            return [unpack(each) for each in entries]
        case {"kind": str(kind), "quoted": str(words)}:
            return _quotable(kind, words)
    raise ValueError("not an answer")


def _quotable(kind: str, words: str) -> Any:
    """A value of which a sentence says what it said of the one that was given."""
    return type(_name(kind), (), {"__repr__": lambda _: words})()


def _name(kind: str) -> str:
    return kind.replace("\0", "") or "object"  # what Python takes as the name of a class


class Recorder:
    """A learner's function, called through this: `calls` holds what each call answered."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work
        self.calls: list[Packed] = []

    def __call__(self, *given: Any) -> Any:
        """What the function answers, noted and played back: no check sees more than is noted."""
        try:
            answer = pack(self._work(*given))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # exit() raises what is no Exception
            answer = {"error": error_text(error)}
        self.calls.append(answer)
        return _answered(answer)


class Playback:
    """A function that answers what was noted, call by call."""

    def __init__(self, calls: Iterable[Packed]) -> None:
        self._calls = iter(calls)

    def __call__(self, *_: Any) -> Any:
        """The next answer. Raises ChickenfootError where no more were noted."""
        for answer in self._calls:
            return _answered(answer)
        raise ChickenfootError("...")


def _answered(answer: Packed) -> Any:
    if isinstance(answer, dict) and isinstance(answer.get("error"), str):
        kind, _, why = answer["error"].partition(": ")
        raise type(_name(kind), (Exception,), {})(*([why] if why else []))
    return unpack(answer)
