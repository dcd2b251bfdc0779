"""Records: written, read again, and everything untrue refused with its place."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine import record
from chickenfoot.engine.game import LIMIT, dumps

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def game() -> cf.Game:
    """A game with two rounds played and a third begun."""
    game = cf.Game.new(["Ana", "Bo", "Cy"], cf.Rules(), seed=11)
    for _ in range(2):
        while not game.round.is_over:
            game = game.play(game.round.legal_moves()[0])
        game = game.next_round()
    for _ in range(6):
        game = game.play(game.round.legal_moves()[-1])
    return game


@pytest.mark.parametrize("slug", list(cf.PRESETS))
def test_a_record_gives_the_game_back(slug: str) -> None:
    """Write and read: the same game, under every house rule, two and three players."""
    rules = cf.preset(slug)
    for players in (2, 3, 4):
        try:
            game = cf.Game.new(players, rules, seed=players)
        except cf.RulesError:
            continue
        for _ in range(2):
            while not game.round.is_over:
                game = game.play(game.round.view().random.choice(game.round.legal_moves()))
            game = game.next_round()
        assert record.loads(dumps(game)) == game


def test_a_loaded_game_goes_on_as_it_would_have(game: cf.Game) -> None:
    """The deals to come are the same after loading."""
    one, two = (
        cf.play_out(each, ["greedy", "doubles_first", "greedy"])
        for each in (game, record.loads(dumps(game)))
    )
    assert one == two
    assert one.round.lead_draw == two.round.lead_draw


def test_a_position_is_recorded_with_its_table() -> None:
    """A composed position is no deal, so its table stands in the record."""
    now = cf.setup(cf.Rules(), ["9-9", "9-6 on 9-9"], ["9-5 3-3", "9-4 1-1"], yard="4-8")
    game = cf.Game.from_round(now, ["A", "B"]).play("9-5 on 9-9")
    again = record.loads(dumps(game))
    assert again == game
    assert again.round.history == game.round.history


def test_a_record_holds_the_places_that_were_chosen() -> None:
    """An arm that a person chose comes back; a record without a choice knows nothing of it."""
    game = cf.Game.new(2, seed=5)
    moves = game.round.legal_moves()
    assert "slots" not in dumps(game.play(moves[0]))
    chosen = game.play(moves[0], slot=2)
    assert chosen == game.play(moves[0])
    again = record.loads(dumps(chosen))
    assert again == chosen
    assert again.round.tableau.slots == chosen.round.tableau.slots == {moves[0].tile: 2}
    assert again.round.steps()[-1].tableau.slots == {moves[0].tile: 2}
    assert again.round.view(0).tableau.slots == {moves[0].tile: 2}


@pytest.mark.parametrize(
    ("slots", "says"),
    [
        ({"0-0": 1}, "0-0 was not played"),
        ({"first": 9}, "a whole number from 0 to 3"),
        ({"first": "1"}, "this is a text, not a whole number"),
        ({"first": True}, "not a whole number"),
        ({"x": 1}, "is not a tile"),
        ({"\x1b[2J\n": "1"}, r"'\x1b[2J\n' is not a tile"),
        ({"9-6": 0, "6-9": 1}, "9-6 stands there twice"),
        ([1], "this is a list, not an object"),
    ],
)
def test_places_that_nobody_can_have_chosen(slots: Any, says: str) -> None:
    """A record whose choices are untrue is refused with the place at fault."""
    game = cf.Game.new(2, seed=5)
    move = game.round.legal_moves()[0]
    data = json.loads(dumps(game.play(move)))
    if isinstance(slots, dict):
        slots = {str(move.tile) if key == "first" else key: slot for key, slot in slots.items()}
    data["rounds"][0]["slots"] = slots
    with pytest.raises(cf.RecordError, match=r"rounds\[0\]") as caught:
        record.loads(json.dumps(data))
    assert says in str(caught.value)


def test_one_ply_a_line(game: cf.Game) -> None:
    """A person finds each move on a line of its own."""
    lines = [line.strip().strip('",') for line in dumps(game).splitlines()]
    for _, move in game.round.history:
        assert str(move) in lines


def test_saving_is_whole_or_nothing(
    game: cf.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash before the last step leaves the old file and no litter."""
    path = tmp_path / "game.json"
    game.save(path)
    before = path.read_bytes()

    def crash(*args: object) -> None:
        raise OSError("the power went")

    monkeypatch.setattr(os, "replace", crash)
    with pytest.raises(OSError, match="the power went"):
        cf.Game.new(2, seed=1).save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_missing_file_stays_an_oserror(tmp_path: Path) -> None:
    """No file is the system's error, not ours."""
    with pytest.raises(FileNotFoundError):
        cf.load(tmp_path / "none.json")


def test_an_oversized_file_is_refused_with_the_limit(tmp_path: Path) -> None:
    """The message says how many bytes a record may have."""
    path = tmp_path / "big.json"
    path.write_bytes(b" " * (LIMIT + 1))
    with pytest.raises(cf.RecordError, match="4,000,000"):
        cf.load(path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1, column 1"),
        ('{\n "chickenfoot": 1,\n oops', "line 3"),
        ("[1]", "not a Chickenfoot record"),
        ('{"chickenfoot": true}', "not a Chickenfoot record"),
        ('{"chickenfoot": 99}', "newer"),
        ('{"chickenfoot": 1, "chickenfoot": 1}', "twice"),
        ('{"chickenfoot": Infinity}', "Infinity"),
        ('{"chickenfoot": ' + "9" * 5000 + "}", "too many digits"),
        ("[" * 200_000, "nested too deeply"),
    ],
)
def test_what_is_no_record_is_refused(text: str, says: str) -> None:
    """Each message says what is wrong and, where there is one, the line."""
    with pytest.raises(cf.RecordError, match=says):
        record.loads(text)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    """The message says from which byte on."""
    path = tmp_path / "latin.json"
    path.write_bytes(b'{"a": "\xe9"}')
    with pytest.raises(cf.RecordError, match="byte 7"):
        cf.load(path)


def _set(*path: Any) -> Change:
    *where, last, value = path

    def change(data: dict[str, Any]) -> None:
        for step in where:
            data = data[step]
        data[last] = value

    return change


def _swap_lottery(data: dict[str, Any]) -> None:
    draw = data["rounds"][0]["lottery"][-1]
    data["rounds"][0]["leader"] = (data["rounds"][0]["leader"] + 1) % len(draw)


def _twice(data: dict[str, Any]) -> None:
    hands = data["rounds"][1]["hands"]
    hands[0] = " ".join([hands[1].split()[0], *hands[0].split()[1:]])


def _short_yard(data: dict[str, Any]) -> None:
    data["rounds"][0]["yard"] = " ".join(data["rounds"][0]["yard"].split()[1:])


CHANGES: list[tuple[Change, str]] = [
    (_set("players", ["Ana", "Ana", "Cy"]), "players"),
    (_set("players", ["Ana", 3, "Cy"]), r"players\[1\]"),
    (_set("players", "Ana"), "players"),
    (_set("seed", 1.5), "seed"),
    (_set("rules", "toes", 9), "rules: toes"),
    (_set("rules", "toez", 3), "toes"),
    (_set("rounds", []), "at least one round"),
    (_set("rounds", {}), "rounds"),
    (_set("rounds", 0, "hands", 0, "6-4"), r"rounds\[0\]\.hands\[0\]"),
    (_set("rounds", 0, "hands", 0, "6-4 banana"), "banana"),
    (_set("rounds", 0, "hands", ["6-4"]), r"rounds\[0\]\.hands"),
    (_set("rounds", 0, "yard", 7), r"rounds\[0\]\.yard"),
    (_set("rounds", 0, "lead", 8), r"rounds\[0\]"),
    (_set("rounds", 0, "lead", 99), r"rounds\[0\]\.lead"),
    (_set("rounds", 0, "leader", 7), r"rounds\[0\]\.leader"),
    (_set("rounds", 0, "leader", -1), r"rounds\[0\]\.leader"),
    (_set("rounds", 1, "lottery", []), r"rounds\[1\]\.lottery"),
    (_set("rounds", 0, "lottery", []), r"rounds\[0\]\.lottery"),
    (_set("rounds", 0, "lottery", [{"0": "9-9", "1": "1-0", "2": "2-0"}]), "9-9"),
    (_set("rounds", 0, "moves", 0, "9-9 on 9-9"), r"rounds\[0\]\.moves\[0\]"),
    (_set("rounds", 0, "moves", 0, None), r"rounds\[0\]\.moves\[0\]"),
    (_set("rounds", 0, "moves", []), r"rounds\[0\]: this round is not over"),
    (_set("rounds", 0, "surprise", 1), "surprise"),
    (_set("more", 1), "more"),
    (_swap_lottery, "leads this round"),
    (_twice, r"rounds\[1\]\.hands"),
    (_short_yard, r"rounds\[0\]\.yard"),
]


@pytest.mark.parametrize(("change", "place"), CHANGES)
def test_an_untrue_record_is_refused_with_its_place(
    game: cf.Game, change: Change, place: str
) -> None:
    """One thing is changed by hand; the message says where it is wrong."""
    data = json.loads(dumps(game))
    change(data)
    with pytest.raises(cf.RecordError, match=place):
        record.loads(json.dumps(data))


def test_every_field_is_needed(game: cf.Game) -> None:
    """Any field left out is named as missing."""
    for field in ("players", "seed", "rules", "rounds"):
        data = json.loads(dumps(game))
        del data[field]
        with pytest.raises(cf.RecordError, match=field):
            record.loads(json.dumps(data))
    for field in ("lead", "leader", "hands", "yard", "moves"):
        data = json.loads(dumps(game))
        del data["rounds"][1][field]
        with pytest.raises(cf.RecordError, match=field):
            record.loads(json.dumps(data))


def test_a_record_edited_by_hand_is_read(game: cf.Game) -> None:
    """The last moves may be taken back with a text editor, and the game goes on from there."""
    data = json.loads(dumps(game))
    del data["rounds"][2]["moves"][3:]
    shorter = record.loads(json.dumps(data, indent=4))
    assert shorter.round == game.round.steps()[3]
