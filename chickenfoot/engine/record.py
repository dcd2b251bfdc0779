"""A game on paper: one JSON file that a person can read and edit, checked on loading.

Moves are written as text, one ply a line. Nothing in a record is believed: the deal must
be a deal, and every move is played again by the engine. Only JSON is read, so that no
record can run code.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..common.files import read_text
from ..common.seeds import as_seed
from ..errors import ChickenfootError, RecordError
from ..text import say
from .compiled import compiled_rules
from .dealing import LeadDraw, set_out, start
from .game import LIMIT, VERSION, Game, player_names, start_lead
from .moves import Move
from .position import setup
from .rounds import Deal, Round
from .rules import Rules
from .tiles import TILES, Tile, double_set, mask_of, parse_tiles

__all__ = ["game_from", "load", "loads"]


def loads(text: str, path: object = "record") -> Game:
    """The game whose record is `text`; `path` is what error messages call it.

    Raises RecordError, which names the line or the field at fault.
    """
    try:
        data = json.loads(
            text.removeprefix("\ufeff"),
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
    """The game whose record a file holds.

    Nothing in it is believed: the deal is checked and every move played again.

    Parameters
    ----------
    path : str or os.PathLike
        The file.

    Returns
    -------
    Game
        The game as it stood.

    Raises
    ------
    OSError
        If there is no such file, or it is not an ordinary file.
    RecordError
        If it holds no record that is whole and true.
    """
    try:
        text = read_text(path, LIMIT)
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        raise RecordError(say("record.too_big", path=path, limit=LIMIT), path=path) from None
    except UnicodeDecodeError as error:
        raise RecordError(say("record.not_text", path=path, place=error.start), path=path) from None
    return loads(text, path)


# -- the game that a record tells ---------------------------------------------------------

_GAME = {"chickenfoot": int, "players": list, "seed": object, "rules": dict, "rounds": list}
_ROUND = {"lead": int, "leader": int, "hands": list, "yard": str, "moves": list}
_ROUND_MAY = {"lottery": list, "table": list, "slots": dict}


def _fault(place: str, key: str, **values: Any) -> RecordError:
    return RecordError(say(key, **values), place=place)


def game_from(data: dict[str, Any]) -> Game:
    """The game that `data` records. Raises RecordError with the `place` at fault."""
    _check_fields(data, _GAME, {}, "")
    names, rules, seed = _head(data)
    rounds = data["rounds"]
    if not rounds:
        raise _fault("rounds", "record.no_rounds")
    if len(rounds) > rules.most_rounds:
        raise _fault("rounds", "record.too_many_rounds", n=rules.most_rounds)
    for number, each in enumerate(rounds):
        place = f"rounds[{number}]"
        _check_type(each, dict, place)
        _check_fields(each, _ROUND, _ROUND_MAY, place)
    if "table" in rounds[0]:
        return _game_of_position(names, rules, seed, rounds)
    return _game_of_deals(names, rules, seed, rounds)


# -- types ----------------------------------------------------------------------------------


def _check_fields(
    data: dict[str, Any], wanted: dict[str, Any], allowed: dict[str, Any], place: str
) -> None:
    for name in data:
        if name not in wanted and name not in allowed:
            raise _fault(place or "record", "record.unknown", field=name)
    for name, kind in wanted.items():
        if name not in data:
            raise _fault(place or "record", "record.missing", field=name)
        _check_type(data[name], kind, f"{place}.{name}".lstrip("."))
    for name in allowed:
        if name in data:
            _check_type(data[name], allowed[name], f"{place}.{name}")


def _check_type(value: Any, kind: type, place: str) -> None:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise _fault(place, "record.kind", found=_word(type(value)), wanted=_word(kind))


def _word(kind: type) -> str:
    return say(f"record.word.{kind.__name__}")


def _texts(values: list[Any], place: str) -> list[str]:
    for number, value in enumerate(values):
        _check_type(value, str, f"{place}[{number}]")
    return values


def _head(data: dict[str, Any]) -> tuple[tuple[str, ...], Rules, int | str]:
    try:
        place = "players"
        names = player_names(_texts(data["players"], "players"))
        place = "rules"
        rules = Rules.from_dict(data["rules"])
        place = "players"
        compiled_rules(rules, len(names))
        place = "seed"
        seed = data["seed"]
        if not isinstance(seed, (int, str)) or isinstance(seed, bool):
            wanted = say("record.word.seed")
            raise _fault(place, "record.kind", found=_word(type(seed)), wanted=wanted)
        return names, rules, as_seed(seed)
    except RecordError:
        raise
    except ChickenfootError as error:
        raise RecordError(str(error), place=place) from None


# -- a game of deals ------------------------------------------------------------------------


def _game_of_deals(
    names: tuple[str, ...], rules: Rules, seed: int | str, rounds: list[dict[str, Any]]
) -> Game:
    try:
        rules.check_players(len(names))
    except ChickenfootError as error:
        raise RecordError(str(error), place="players") from None
    # Game.new and next_round say what comes next; the record says which tiles were dealt.
    game: Game | None = None
    for number, each in enumerate(rounds):
        place = f"rounds[{number}]"
        if "table" in each:
            raise _fault(place, "record.unknown", field="table")
        if game is None:
            game = Game.new(names, rules, seed)
        else:
            if not game.round.is_over:
                raise _fault(f"rounds[{number - 1}]", "record.unfinished")
            game = game.next_round()
        game = game.at(_replayed(_dealt(game, each, place), each, place))
    assert game is not None  # a game has at least one round
    return game


def _dealt(game: Game, data: dict[str, Any], place: str) -> Round:
    """The round of the tiles that `data` names, as the next one of `game`."""
    rules, players = game.rules, len(game.names)
    compiled = compiled_rules(rules, players)
    hands, yard = _dealt_tiles(rules, players, data, place)
    masks = [mask_of(hand) for hand in hands]
    down = tuple(tile.index for tile in yard)
    leads = game._leads
    lead_draw: LeadDraw = ()
    if rules.start_source == "set_aside":
        _expect(data["lead"], leads[0], f"{place}.lead", "record.lead")
        lead_draw = _lead_draw(game, data, hands, yard, place)
        # Without a draw the first leader was chosen by chance; later ones take turns.
        by_turn = game.round.start.to_move if game.past else data["leader"]
        wanted = _winner(lead_draw[-1]) if lead_draw else by_turn
        _expect(data["leader"], wanted, f"{place}.leader", "record.leader")
        state = set_out(compiled, masks, down, data["leader"], data["lead"])
    else:
        if "lottery" in data:
            raise _lead_draw_fault(place, "record.lottery_none")
        found = start(compiled, masks, down, leads, first_drawer=1 % players)
        if found is None:
            raise _fault(place, "record.no_lead")
        state = found
        _expect(data["lead"], TILES[state.lead].high, f"{place}.lead", "record.lead")
        _expect(data["leader"], state.to_move, f"{place}.leader", "record.leader")
    deal = game.round._deal
    return Round(state, replace(deal, start=state, lead_draw=lead_draw))


def _expect(found: int, wanted: int, place: str, key: str) -> None:
    if found != wanted:
        raise _fault(place, key, found=found, wanted=wanted)


def _dealt_tiles(
    rules: Rules, players: int, data: dict[str, Any], place: str
) -> tuple[list[tuple[Tile, ...]], tuple[Tile, ...]]:
    """The hands and the yard of `data`: the whole set, each tile once."""
    texts = _texts(data["hands"], f"{place}.hands")
    if len(texts) != players:
        raise _fault(f"{place}.hands", "record.hands", found=len(texts), players=players)
    _seat(data["leader"], players, f"{place}.leader")
    missing = set(double_set(rules.set_max))
    if rules.start_source == "set_aside":
        if not 0 <= data["lead"] <= rules.set_max:
            raise _fault(f"{place}.lead", "rules.bad_lead", lead=data["lead"], n=rules.set_max)
        missing.remove(Tile(data["lead"], data["lead"]))
    hands = []
    for seat, text in enumerate(texts):
        here = f"{place}.hands[{seat}]"
        hands.append(_taken(text, missing, here))
        wanted = rules.hand_for(players)
        if len(hands[-1]) != wanted:
            raise _fault(here, "record.hand_size", found=len(hands[-1]), wanted=wanted)
    yard = _taken(data["yard"], missing, f"{place}.yard")
    if missing:
        tiles = sorted(missing)
        why = say("record.yard_missing", tiles=tiles, n=len(tiles))
        raise _fault(f"{place}.yard", "record.yard", why=why)
    return hands, yard


def _taken(text: str, missing: set[Tile], place: str) -> tuple[Tile, ...]:
    """The tiles of `text`, taken out of `missing`."""
    try:
        tiles = parse_tiles(text)
    except ChickenfootError as error:
        raise RecordError(str(error), place=place) from None
    for tile in tiles:
        if tile not in missing:
            raise _fault(place, "record.not_once", tile=tile)
        missing.remove(tile)
    return tiles


def _seat(seat: int, players: int, place: str) -> None:
    if not 0 <= seat < players:
        raise _fault(place, "record.no_seat", seat=seat)


# -- the draw for the lead -------------------------------------------------------------------


def _lead_draw_fault(place: str, key: str, **values: Any) -> RecordError:
    return _fault(f"{place}.lottery", "record.lottery", why=say(key, **values))


def _winner(draw: Sequence[tuple[int, Tile]]) -> int:
    return max(draw, key=lambda pair: pair[1].pips)[0]


def _lead_draw(
    game: Game,
    data: dict[str, Any],
    hands: list[tuple[Tile, ...]],
    yard: tuple[Tile, ...],
    place: str,
) -> LeadDraw:
    """The draws for the lead in `data`: ties drew again, and the last one has a winner."""
    held = not game.past and game.rules.leader_first == "high_draw"
    if not held:
        if "lottery" in data:
            raise _lead_draw_fault(place, "record.lottery_none")
        return ()
    if "lottery" not in data:
        raise _lead_draw_fault(place, "record.lottery_missing")
    pool = set(yard)
    if len(yard) < len(hands):
        pool.update(*hands)
    tied = list(range(len(hands)))
    draws = []
    for number, draw in enumerate(data["lottery"]):
        _check_type(draw, dict, f"{place}.lottery[{number}]")
        if len(tied) < 2 or list(draw) != [str(seat) for seat in tied]:
            raise _lead_draw_fault(place, "record.lottery_seats", seats=tied)
        here = f"{place}.lottery[{number}]"
        left = set(pool)
        shown = []
        for seat, text in zip(tied, _texts(list(draw.values()), here), strict=True):
            (tile,) = _one_tile(text, here)
            if tile not in left:
                raise _lead_draw_fault(place, "record.lottery_pool", tile=tile)
            left.remove(tile)
            shown.append((seat, tile))
        draws.append(tuple(shown))
        most = max(tile.pips for _, tile in shown)
        tied = [seat for seat, tile in shown if tile.pips == most]
    if len(tied) != 1:
        raise _lead_draw_fault(place, "record.lottery_open")
    return tuple(draws)


def _one_tile(text: str, place: str) -> tuple[Tile]:
    try:
        return (Tile.parse(text),)
    except ChickenfootError as error:
        raise RecordError(str(error), place=place) from None


# -- a composed position, and the moves ---------------------------------------------------------


def _game_of_position(
    names: tuple[str, ...], rules: Rules, seed: int | str, rounds: list[dict[str, Any]]
) -> Game:
    (data, *more) = rounds
    place = "rounds[0]"
    if more:
        raise _fault("rounds", "record.too_many_rounds", n=1)
    try:
        now = setup(
            rules,
            _texts(data["table"], f"{place}.table"),
            _texts(data["hands"], f"{place}.hands"),
            yard=data["yard"],
            to_move=data["leader"],
            lead=data["lead"],
        )
        game = Game.from_round(now, names)
    except RecordError:
        raise
    except ChickenfootError as error:
        raise RecordError(str(error), place=place) from None
    _expect(data["lead"], start_lead(now), f"{place}.lead", "record.lead")
    state = now._state
    deal = Deal(state, seed, (), now._deal.totals, seed)
    now = _replayed(Round(state, deal), data, place)
    return Game(game.names, rules, seed, (), now, (start_lead(now),))


def _replayed(now: Round, data: dict[str, Any], place: str) -> Round:
    """`now` after all moves of `data`, each played by the engine."""
    slots = _slots(data.get("slots", {}), f"{place}.slots")
    for number, text in enumerate(_texts(data["moves"], f"{place}.moves")):
        try:
            move = Move.parse(text)
            slot = None if move.tile is None else slots.pop(move.tile, None)
            now = now.play(move, slot=slot)
        except ChickenfootError as error:
            here = f"{place}.moves[{number}] ({text[:40]!r})"
            raise RecordError(str(error), place=here) from None
    for tile in slots:
        raise _fault(f"{place}.slots", "record.slot_unplayed", tile=tile)
    return now


def _slots(data: dict[str, Any], place: str) -> dict[Tile, int]:
    """Which arm or toe each tile was laid as, where a person chose it."""
    found: dict[Tile, int] = {}
    for text, slot in data.items():
        (tile,) = _one_tile(text, place)
        _check_type(slot, int, f"{place}.{tile}")
        if tile in found:
            raise _fault(place, "record.slot_twice", tile=tile)
        found[tile] = slot
    return found
