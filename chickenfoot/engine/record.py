"""A game on paper: one JSON file that a person can read and edit, checked on loading.

Moves are written as text, one ply a line. Nothing in a record is believed: the deal must
be a deal, and every move is played again by the engine. Only JSON is read, so that no
record can run code.
"""

from __future__ import annotations

import errno
import json
import os
from typing import Any

from ..common.files import write_whole
from ..errors import ChickenfootError, RecordError
from ..text import say
from .game import Game
from .record_check import game_from
from .rounds import Round
from .tiles import TILES
from .views import tableau_of

__all__ = ["LIMIT", "VERSION", "dumps", "load", "loads", "save"]

VERSION = 1
"""The version of the record's form that this package writes."""

LIMIT = 4_000_000
"""The most bytes that a record may have; a whole double-18 game has about 200,000."""


def dumps(game: Game) -> str:
    """The record of `game` as text."""
    record = {
        "chickenfoot": VERSION,
        "players": list(game.names),
        "seed": game.seed,
        "rules": game.rules.to_dict(),
        "rounds": [_round_record(game, each) for each in (*game.past, game.round)],
    }
    return json.dumps(record, indent=1, ensure_ascii=False) + "\n"


def _round_record(game: Game, now: Round) -> dict[str, Any]:
    start = now.start
    record: dict[str, Any] = {
        "lead": TILES[start._state.lead].high,
        "leader": start.to_move,
        "hands": [" ".join(map(str, hand)) for hand in start.hands],
        "yard": " ".join(map(str, start.yard)),
    }
    if now.lottery:
        record["lottery"] = [{str(seat): str(tile) for seat, tile in draw} for draw in now.lottery]
    if len(game._leads) == 1 and not game.past and now.seed == game.seed:
        # A round of its own, composed or dealt by itself: its table is a part of it.
        table = tableau_of(start._state)
        record["table"] = [f"{t} on {onto}" if onto else str(t) for t, onto in table.plays]
    record["moves"] = [str(move) for _, move in now.history]
    return record


def loads(text: str, path: object = "record") -> Game:
    """The game whose record is `text`; `path` is what error messages call it.

    Raises RecordError, which names the line or the field at fault.
    """
    try:
        data = json.loads(
            text,
            object_pairs_hook=_without_twins,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise RecordError(
            say("record.not_json", path=path, line=error.lineno, column=error.colno, why=error.msg),
            path=path,
            line=error.lineno,
        ) from None
    except RecursionError:
        raise RecordError(say("record.too_deep", path=path), path=path) from None
    except ValueError as error:
        # One of our two hooks, or a number of more digits than Python reads.
        why = str(error) if isinstance(error, ChickenfootError) else say("record.long_number")
        raise RecordError(say("record.at", path=path, place="JSON", why=why), path=path) from None
    version = data.get("chickenfoot") if isinstance(data, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError(say("record.not_record", path=path), path=path)
    if version > VERSION:
        raise RecordError(
            say("record.newer", path=path, version=version, known=VERSION),
            path=path,
            version=version,
        )
    try:
        return game_from(data)
    except RecordError as error:
        where = error.values["place"]
        raise RecordError(
            say("record.at", path=path, place=where, why=error), path=path, place=where
        ) from None


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ChickenfootError(say("record.twice", name=name))
        found[name] = value
    return found


def _no_number(word: str) -> Any:
    raise ChickenfootError(say("record.number", number=word))


def load(path: str | os.PathLike[str]) -> Game:
    """The game whose record the file `path` holds.

    Raises OSError if there is no such file, RecordError if it holds no record that is
    whole and true.
    """
    name = os.fspath(path)
    if "\0" in str(name):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(name))
    with open(name, "rb") as file:
        raw = file.read(LIMIT + 1)
    if len(raw) > LIMIT:
        raise RecordError(say("record.too_big", path=path, limit=LIMIT), path=path)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(say("record.not_text", path=path, place=error.start), path=path) from None
    return loads(text, path)


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write the record of `game` to the file `path`, whole or not at all. Raises OSError."""
    write_whole(path, dumps(game))
