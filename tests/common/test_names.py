"""Names: what may be one, what two of them look like, and what a line can show."""

from __future__ import annotations

from typing import Any

import pytest

from chickenfoot.common.names import LONGEST_NAME, as_name, is_shown, isolated, looks, on_one_line

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEBREW = "\u05d3\u05d5\u05d3"
NAMES = ["Ana", "Zoë", "Zoe\u0308", HEBREW, "O'Neil & <b>", "US$", "7", FAMILY, "W" * LONGEST_NAME]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names(name: str) -> None:
    """Whatever people are called, composed: one accent is one character."""
    found = as_name(name)
    assert found is not None
    assert is_shown(found)
    assert as_name(found) == found
    assert "e\u0308" not in found


@pytest.mark.parametrize(
    "given",
    ["", " ", " Ana", "Ana ", "a\nb", "a\tb", "\ud800", "\x1b[31m", "\u200b", "\u202eanA",
     "a" + "\u0301" * 6, "W" * (LONGEST_NAME + 1), None, 7, b"Ana", ["Ana"]],
    ids=repr,
)  # fmt: skip
def test_what_is_no_name(given: Any) -> None:
    """Nothing to see, more than one line, what turns a line round or is no text."""
    assert as_name(given) is None


def test_what_looks_alike() -> None:
    """What leaves no ink makes no difference; an accent does."""
    assert looks("Ana\u200d") == looks("Ana") == "Ana"
    assert looks("Zoë") != looks("Zoe")


def test_one_line() -> None:
    """What would break a line or a terminal becomes a blank; joiners stay."""
    assert on_one_line("one\ntwo\r\x1b\ud800") == "one two   "
    assert on_one_line(FAMILY) == FAMILY


def test_a_name_from_right_to_left_keeps_its_direction_to_itself() -> None:
    """Others stand as they are."""
    assert isolated("Ana") == "Ana"
    assert isolated(HEBREW) == f"\u2068{HEBREW}\u2069"
