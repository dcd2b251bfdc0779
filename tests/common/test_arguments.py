"""The checks of arguments: what passes comes back as it was, anything else is named and refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from chickenfoot.common import arguments as check
from chickenfoot.errors import ChickenfootError, RulesError

HUGE = 10**5000  # Python refuses to write it out

PASSES: list[tuple[Callable[..., Any], Any, dict[str, Any]]] = [
    (check.whole_number, 0, {"least": 0, "most": 3}),
    (check.whole_number, 3, {"least": 0, "most": 3}),
    (check.whole_number, HUGE, {"least": 0}),
    (check.number, 0.5, {"least": 0.5, "most": 0.5}),
    (check.one_of, "own", {"allowed": ("open", "own")}),
    (check.choice, 1, {"allowed": (1, None)}),
    (check.choice, None, {"allowed": (1, None)}),
    (check.flag, False, {}),
    (check.text, "", {}),
    (check.text, "Zoë", {"most": 3}),
    (check.instance, "x", {"kind": str, "wanted": "given.kinds.Round"}),
    (check.function, len, {}),
    (check.listed, [1, 2], {"count": 2}),
]
REFUSED: list[tuple[Callable[..., Any], Any, dict[str, Any], str]] = [
    (check.whole_number, 4, {"least": 0, "most": 3}, "from 0 to 3"),
    (check.whole_number, -1, {"least": 0}, "-1"),
    (check.whole_number, True, {"least": 0, "most": 3}, "True"),
    (check.whole_number, 1.0, {"least": 0, "most": 3}, "1.0"),
    (check.whole_number, "1", {"least": 0, "most": 3}, "'1'"),
    (check.whole_number, HUGE, {"least": 0, "most": 3}, "from 0 to 3"),
    (check.number, float("nan"), {"least": 0}, "nan"),
    (check.number, float("inf"), {"least": 0}, "inf"),
    (check.number, HUGE, {"least": 0, "most": 9}, "9"),
    (check.number, True, {"least": 0}, "True"),
    (check.one_of, "onw", {"allowed": ("open", "own")}, "'own'"),
    (check.one_of, "zzz", {"allowed": ("open", "own")}, "'open' or 'own'"),
    (check.one_of, [], {"allowed": ("open", "own")}, "'open' or 'own'"),
    (check.choice, True, {"allowed": (1, None)}, "True"),
    (check.flag, 1, {}, "1"),
    (check.flag, None, {}, "None"),
    (check.text, b"x", {}, "b'x'"),
    (check.text, "\ud800", {}, "text"),
    (check.text, "four", {"most": 3}, "3"),
    (check.function, "len", {}, "'len'"),
    (check.listed, "ab", {}, "'ab'"),
    (check.listed, 7, {}, "7"),
    (check.listed, [1], {"count": 2}, "2"),
    (check.listed, count(), {}, "10,?000"),
]


def breaking() -> Iterator[int]:
    """A series that fails when it is gone through."""
    yield 1
    raise RuntimeError("no more")


@pytest.mark.parametrize(
    ("function", "given", "rest"),
    PASSES,
    ids=[f"{function.__name__}-{number}" for number, (function, *_) in enumerate(PASSES)],
)
def test_what_is_allowed_comes_back(
    function: Callable[..., Any], given: Any, rest: dict[str, Any]
) -> None:
    """As it was given, and of the same type."""
    found = function(given, "thing", **rest)
    assert found == given
    assert type(found) is type(given)


@pytest.mark.parametrize(
    ("function", "given", "rest", "said"),
    REFUSED,
    ids=[f"{function.__name__}-{number}" for number, (function, *_) in enumerate(REFUSED)],
)
def test_anything_else_is_refused(
    function: Callable[..., Any], given: Any, rest: dict[str, Any], said: str
) -> None:
    """By the error that was asked for, with the argument's name and what is allowed."""
    with pytest.raises(RulesError, match=said) as caught:
        function(given, "thing", **rest, error=RulesError)
    assert "thing" in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_series_that_fails_is_no_series() -> None:
    """Whatever it raises."""
    with pytest.raises(ChickenfootError, match="thing"):
        check.listed(breaking(), "thing")


def test_no_more_is_read_of_a_series_than_it_may_have() -> None:
    """A series without an end is not waited for."""
    numbers = count()
    with pytest.raises(ChickenfootError):
        check.listed(numbers, "thing", most=5)
    assert next(numbers) == 6


class Silent(Exception):
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise RuntimeError


def test_the_text_of_an_error() -> None:
    """Its type and its words on one line, or its type alone."""
    assert check.error_text(ValueError("one\ntwo\x1b")) == "ValueError: one two"
    assert check.error_text(Silent()) == "Silent"


def test_an_unknown_name_is_met_with_the_closest() -> None:
    """Or with all there are, where none is close or it is no name at all."""
    known = ("chicken-foot", "puremco")
    assert "puremco" in check.unknown_name("preset", "puremko", known)
    assert "chicken-foot" not in check.unknown_name("preset", "puremko", known)
    strangers: tuple[object, ...] = ("zzz", 7, [], "x" * 10**6)
    for given in strangers:
        said = check.unknown_name("preset", given, known)
        assert "chicken-foot" in said
        assert "puremco" in said
        assert len(said) < 400
