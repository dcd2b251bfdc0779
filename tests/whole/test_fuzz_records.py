"""Ten thousand damaged records: each is refused by a RecordError, or is a record still."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine import record
from chickenfoot.engine.game import dumps
from tests.support.samples import code, finished

HOW_MANY = 10_000


def _whole_game(rules: cf.Rules, rounds: int) -> cf.Game:
    """A game of which so many rounds are played at random."""
    game = cf.Game.new(("Ana", "Bo"), rules, seed="fuzz")
    for number in range(rounds):
        if number:
            game = game.next_round()
        game = game.at(finished(game.round, Random(number)))
    return game


def _position() -> cf.Game:
    """A game of one composed round, with a knock in it."""
    rules = replace(code("seed004"), set_max=6)
    now = cf.setup(rules, ["6-6", "6-5 on 6-6"], ["6-4 2-1", "6-3 5-5 1-0"], yard="4-1 0-0 3-1")
    return cf.Game.from_round(now.play("6-4 on 6-6 knock").play("6-3 on 6-6"), ("Ana", "Bo"))


SMALL = replace(cf.Rules(), set_max=3, hand_size=3, spinner_arms=2, toes=1)
ORIGINALS = [
    dumps(game)
    for game in (
        _whole_game(SMALL, 4),
        _whole_game(replace(SMALL, start_source="hand", hand_size=2, knock="auto"), 3),
        _whole_game(replace(SMALL, hand_size={2: 4}, start_source="hand",
                            start_missing="next_double"), 2),
        _position(),
    )
]  # fmt: skip


# -- damage ----------------------------------------------------------------------------------


def of(rng: Random, items: Any) -> Any:
    """One of `items`."""
    return items[int(rng.random() * len(items))]


def in_bytes(rng: Random, text: str) -> bytes:
    """A few bytes changed, taken out or put in, or the end cut off."""
    raw = bytearray(text.encode())
    for _ in range(1 + int(rng.random() * 3)):
        place = int(rng.random() * len(raw))
        how = int(rng.random() * 4)
        if how == 0:
            raw[place] = int(rng.random() * 256)
        elif how == 1:
            del raw[place : place + 1 + int(rng.random() * 20)]
        elif how == 2:
            raw[place:place] = raw[place : place + int(rng.random() * 40)]
        else:
            del raw[place:]
        if not raw:
            break
    return bytes(raw)


def in_lines(rng: Random, text: str) -> bytes:
    """Lines taken out, put in twice or exchanged: plies that are missing or out of order."""
    lines = text.splitlines()
    a, b = (int(rng.random() * len(lines)) for _ in range(2))
    how = int(rng.random() * 3)
    if how == 0:
        del lines[a]
    elif how == 1:
        lines.insert(a, lines[b])
    else:
        lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines).encode()


STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 3, 19, 10**40, 0.5, 1e300, "", "6-4", "draw", "9-9", "é", "🐔",
    "\ud800", "\0", "x" * 3000, [], {}, [[]], {"": {}}, [None], ["6-4", 6], {"0": "6-4"},
]  # fmt: skip


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in `value`, all the way down."""
    found = []
    todo = [value]
    while todo:
        each = todo.pop()
        pairs = each.items() if isinstance(each, dict) else enumerate(each)
        for key, child in pairs:
            found.append((each, key))
            if isinstance(child, (dict, list)):
                todo.append(child)
    return found


def in_values(rng: Random, text: str) -> bytes:
    """A value made strange, left out, renamed, or exchanged with another one."""
    data = json.loads(text)
    container, key = of(rng, _places(data))
    how = int(rng.random() * 4)
    if how == 0:
        container[key] = of(rng, STRANGE)
    elif how == 1:
        other, place = of(rng, _places(data))
        container[key] = json.loads(json.dumps(other[place]))
    elif how == 2 and isinstance(container, dict):
        container[of(rng, ["leed", "", "0", "moves", "lottery", "table"])] = container.pop(key)
    else:
        del container[key]
    return json.dumps(data).encode()


DAMAGES: dict[str, Callable[[Random, str], bytes]] = {
    "bytes": in_bytes,
    "lines": in_lines,
    "values": in_values,
}


def test_the_originals_are_whole() -> None:
    """Undamaged they load, and give the same text again."""
    for text in ORIGINALS:
        assert dumps(record.loads(text)) == text


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_records(damage: str, tmp_path: Path) -> None:
    """A RecordError that names the file, or a game that can be written and read again."""
    rng = Random(f"damage {damage}")
    path = tmp_path / "damaged.json"
    refused = 0
    for _ in range(HOW_MANY // len(DAMAGES) + 1):
        raw = DAMAGES[damage](rng, of(rng, ORIGINALS))
        try:
            if damage == "bytes":  # what need not be text goes through a file
                path.write_bytes(raw)
                game = cf.load(path)
            else:
                game = record.loads(raw.decode(), path)
        except cf.RecordError as error:
            refused += str(path) in str(error)
            continue
        assert record.loads(dumps(game)) == game
    assert refused > HOW_MANY // len(DAMAGES) // 2


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000, '{"a":' * 100_000, "1" * 10_000, "NaN", "[1e999]", '"\\ud800"', "null",
        '{"chickenfoot": 1e400}', '{"chickenfoot": ' + "9" * 5000 + "}", "\ufeff{}", "",
    ],
    ids=lambda text: text[:12] or "empty",
)  # fmt: skip
def test_hostile_files(text: str, tmp_path: Path) -> None:
    """Too deep, too long, no number, no text: refused as records, quickly and by name."""
    path = tmp_path / "hostile.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(cf.RecordError, match=r"hostile\.json"):
        cf.load(path)
