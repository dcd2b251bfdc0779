"""Ten thousand random texts to every parser: a value, or one of our own errors."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine.tiles import parse_tiles
from tests.support.samples import code

HOW_MANY = 10_000
PARTS = [
    "6-4", "9-9", "4-1", "0-0", "18-18", "19-3", "99-99", "6", "-", "--", " on ", "on", "knock",
    "draw", "pass", " ", "  ", ",", ", ", "\n", "\t", "\0", "", "６-４", "٣-١", "²-1", "6–4", "-1",
    "1e3", "0x9", "{n}", "{", "%s", "é", "🐔", "\ud800", "a" * 500, "9" * 5000, "None", "[]",
    "spinner_arms", "chicken-foot", "pe-de-galinha", "hand_size", "div42",
]  # fmt: skip
ALPHABET = "0123456789-- ,on\tkdrawpsx٣é\x00\n{}"


def random_text(rng: Random) -> str:
    """Parts of real texts in any order, random signs, or a real text damaged in a few places."""
    kind = int(rng.random() * 3)
    if kind == 0:
        return "".join(PARTS[int(rng.random() * len(PARTS))] for _ in range(int(rng.random() * 7)))
    if kind == 1:
        size = int(rng.random() * 12)
        return "".join(ALPHABET[int(rng.random() * len(ALPHABET))] for _ in range(size))
    text = list("9-9, 9-6 on 9-9, 6-4 on 9-6 knock")
    begin = int(rng.random() * len(text))
    text = text[begin : begin + 1 + int(rng.random() * 20)]
    for _ in range(int(rng.random() * 3)):
        place = int(rng.random() * len(text))
        text[place] = ALPHABET[int(rng.random() * len(ALPHABET))]
    return "".join(text)


NOW = cf.setup(code("seed004"), ["9-9", "9-6 on 9-9"], ["9-5 6-4", "9-4 8-8"], yard="4-1 0-0")

PARSERS: dict[str, Callable[[str], Any]] = {
    "tile": cf.Tile.parse,
    "tiles": parse_tiles,
    "move": cf.Move.parse,
    "tableau": cf.Tableau.parse,
    "preset": cf.preset,
    "play": NOW.play,
    "why_not": NOW.why_not,
    "setup table": lambda text: cf.setup(NOW.rules, ["9-9", text], ["9-5", "9-4"]),
    "setup hand": lambda text: cf.setup(NOW.rules, ["9-9"], ["9-5", text]),
    "setup yard": lambda text: cf.setup(NOW.rules, ["9-9"], ["9-5", "9-4"], yard=text),
    "knob": lambda text: cf.Rules.from_dict({text: 4}),
    "choice": lambda text: cf.Rules(drawn_tile=text),
    "hand size": lambda text: cf.Rules(hand_size=text),
    "call": lambda text: cf.Rules(call=text).called(4),
    "mapping": lambda text: cf.Rules.from_dict({"hand_size": {text: 4}}),
}


@pytest.mark.parametrize("name", PARSERS)
def test_only_our_own_errors(name: str) -> None:
    """No text makes a parser raise anything but a ChickenfootError with something to say."""
    rng = Random(f"fuzz {name}")
    parse = PARSERS[name]
    refusals = []
    for _ in range(HOW_MANY):
        text = random_text(rng)
        try:
            parse(text)
        except cf.ChickenfootError as error:
            refusals.append(str(error))
    assert len(refusals) > HOW_MANY // 20
    assert all(refusals)


@pytest.mark.parametrize("name", ["tile", "move", "tableau"])
def test_what_is_read_is_said_again(name: str) -> None:
    """Whatever a parser takes, its value's text is taken too and gives an equal value."""
    rng = Random(f"again {name}")
    parse = PARSERS[name]
    taken = 0
    for _ in range(HOW_MANY):
        try:
            value = parse(random_text(rng))
        except cf.ChickenfootError:
            continue
        taken += 1
        assert parse(str(value)) == value
    assert taken > 20


STRANGE = [None, 0, -1, 3.5, True, b"6-4", [], {}, (), object(), float("nan"), 10**400, "x"]


@pytest.mark.parametrize("name", ["tile", "tiles", "move", "tableau", "preset", "play", "why_not"])
@pytest.mark.parametrize("value", STRANGE, ids=lambda value: type(value).__name__)
def test_what_is_no_text(name: str, value: Any) -> None:
    """A value of another type is refused by one of our errors too."""
    with pytest.raises(cf.ChickenfootError):
        PARSERS[name](value)


@pytest.mark.parametrize("knob", list(cf.Rules().to_dict()))
@pytest.mark.parametrize("value", STRANGE, ids=lambda value: type(value).__name__)
def test_strange_values_of_a_knob(knob: str, value: Any) -> None:
    """A knob takes the value or refuses it with a RulesError."""
    refused = ""
    try:
        rules = cf.Rules.from_dict({knob: value})
    except cf.RulesError as error:
        refused = str(error)
    if refused:
        assert knob in refused
    else:
        assert cf.Rules.from_dict(rules.to_dict()) == rules
