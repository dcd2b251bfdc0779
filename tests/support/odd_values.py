"""What people, programs and files give by mistake: a fixed list, and whatever hypothesis finds.

Each value is made by a function, so that a generator is a new one every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

__all__ = ["ODD_VALUES", "Endless", "OwnError", "Sullen", "any_values"]


class Endless(BaseException):
    """Somebody went on reading what has no end; no `except Exception` may swallow it."""


class OwnError(Exception):
    """An error of the user's own code, which may come back to the user as it is."""


class Sullen:
    """An object that cannot be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("no" * 1000)

    __str__ = __repr__


class _Uncomparable:
    """An object that is equal to nothing and nobody's key."""

    def __eq__(self, other: object) -> bool:
        raise OwnError("no comparison")

    def __hash__(self) -> int:
        raise OwnError("no hash")

    def __bool__(self) -> bool:
        raise OwnError("neither true nor false")


def _endless() -> Iterator[str]:
    for number in range(200_000):
        yield f"text {number}"
    raise Endless


def _breaking() -> Iterator[str]:
    yield "9-9"
    raise OwnError("a generator that fails")


ODD_VALUES: dict[str, Callable[[], object]] = {
    "None": lambda: None,
    "True": lambda: True,
    "False": lambda: False,
    "zero": lambda: 0,
    "one": lambda: 1,
    "minus one": lambda: -1,
    "99": lambda: 99,
    "a huge number": lambda: 10**30,
    "a number that Python does not write": lambda: -(10**5000),
    "a fraction": lambda: 1.5,
    "a tiny number": lambda: 5e-324,
    "nan": lambda: float("nan"),
    "infinity": lambda: float("inf"),
    "minus infinity": lambda: float("-inf"),
    "a complex number": lambda: 1j,
    "a Decimal": lambda: Decimal("NaN"),
    "a Fraction": lambda: Fraction(1, 3),
    "a numpy number": lambda: np.int64(2),
    "an empty text": lambda: "",
    "a word": lambda: "nonsense",
    "a tile's text": lambda: "9-9",
    "a name of a player": lambda: "random",
    "a million letters": lambda: "x" * 1_000_000,
    "a lone surrogate": lambda: "\ud800",
    "a null character": lambda: "a\0b",
    "mathematics": lambda: "$x_{",
    "braces": lambda: "{given} {0!r} {",
    "bytes": lambda: b"9-9",
    "an object": object,
    "an unprintable object": Sullen,
    "an uncomparable object": _Uncomparable,
    "a type": lambda: int,
    "a function": lambda: lambda *_: None,
    "an empty list": list,
    "a list of a number": lambda: [1],
    "a list of None": lambda: [None],
    "a list in a list": lambda: [["9-9"], [[]]],
    "a list of words": lambda: ["nonsense", "$x_{"],
    "a list of an unprintable object": lambda: [Sullen(), Sullen()],
    "a pair of nan": lambda: (float("nan"), float("nan")),
    "a pair of huge numbers": lambda: (10**5000, 10**5000),
    "a list of a million": lambda: [1] * 1_000_000,
    "a set": lambda: {1, "9-9"},
    "an empty mapping": dict,
    "a mapping": lambda: {"nonsense": None, 1: [2]},
    "a mapping of unprintable objects": lambda: {Sullen(): Sullen()},
    "a range": lambda: range(3),
    "an array": lambda: np.arange(3),
    "an endless generator": _endless,
    "a failing generator": _breaking,
    "a date": lambda: date(2026, 1, 1),
}
"""By a name to call each by."""

_scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 20),
    st.floats(),
    st.text(st.characters(codec=None), max_size=20),
    st.from_regex(r"[0-9]{1,2}-[0-9]{1,2}( on [0-9]-[0-9])?", fullmatch=True),
    st.sampled_from(["random", "steady", "chicken-foot", "points", "9-9", "pass", "draw", "en"]),
    st.binary(max_size=5),
)


def any_values() -> st.SearchStrategy[object]:
    """Plain values of any kind, and lists, tuples and mappings of them."""
    return st.recursive(
        _scalars,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4),
            st.lists(inner, max_size=4).map(tuple),
            st.dictionaries(st.text(max_size=4), inner, max_size=3),
        ),
        max_leaves=6,
    )
