"""What is written round a table's picture: players, last plays, the sheet, as plain data."""

from __future__ import annotations

from typing import Any

from .game import Game
from .moves import Kind, Move
from .table_position import Position
from .text import say
from .tiles import TILES

__all__ = ["end_data", "events", "players_data", "standings_words"]


def events(table: Position, most: int) -> list[str]:
    """The last `most` things that happened in the round, in words, the latest last."""
    now = table.round
    told = [event_words(table, seat, move) for seat, move in now.history[-most:]]
    if len(now.history) < most:
        told[:0] = _opening(table)
    return told[-most:]


def event_words(table: Position, seat: int, move: Move) -> str:
    """What `seat` did, such as “greedy plays 6-4 on 9-6”, with the call for a double."""
    if move.kind is Kind.PLAY:
        said = table.say_of(seat, "table.event.play", play=f"{move.tile} on {move.onto}")
    else:
        said = table.say_of(seat, f"table.event.{move.kind.value}", tile=move.tile)
    if move.knock:
        said = table.say_of(seat, "table.event.knock", event=said)
    tile = move.tile
    if tile is not None and tile.is_double and table.round.rules.call:
        return say("table.event.call", event=said, call=table.round.rules.called(tile.high))
    return f"{said}."


def _opening(table: Position) -> list[str]:
    """What had happened before the first move: a lottery for the lead, a double set aside."""
    now = table.round
    told = []
    for drawn in now.lottery:
        draws = [
            say("table.event.lottery.one", who=table.who(seat), tile=tile) for seat, tile in drawn
        ]
        told.append(say("table.event.lottery", draws=draws))
    if now.start.tableau.lead is not None:
        told.append(say("table.event.aside", lead=now.start.tableau.lead))
    return told


def players_data(table: Position) -> list[dict[str, Any]]:
    """A row a seat: name, tiles in hand, points so far, whether it is to move."""
    now = table.round
    totals = table.game.totals
    return [
        {
            "name": table.who(seat),
            "tiles": say("table.seat.tiles", n=len(now.hands[seat])),
            "total": say("table.seat.total", total=totals[seat]),
            "turn": say("table.seat.turn") if _to_move(table, seat) else "",
        }
        for seat in range(len(table.seats))
    ]


def _to_move(table: Position, seat: int) -> bool:
    return not table.round.is_over and table.round.to_move == seat


def end_data(table: Position) -> dict[str, Any] | None:
    """The end of a round, added up in the open: a table of texts; None while it goes on."""
    game = table.game
    outcome = game.round.outcome
    if outcome is None or table.quiet:
        return None
    # One position has no rounds before it or after it, so there is nothing to total.
    alone = any(seat.idle for seat in table.seats)
    keys = ("player", "held", "pips", "penalty", "points", "total")[: 5 if alone else 6]
    rows = []
    for seat, total in enumerate(game.totals):
        hand = " ".join(map(str, game.round.hands[seat])) or say("table.end.nothing")
        rows.append(
            [
                table.who(seat), hand, str(outcome.pips[seat]), str(outcome.penalties[seat]),
                str(outcome.points[seat]), str(total),
            ][: len(keys)]
        )  # fmt: skip
    if alone:
        return {
            "title": say("table.end.title.alone"),
            "head": [say(f"table.end.{key}") for key in keys],
            "rows": rows,
        }
    sheet = game.sheet.cells()
    data: dict[str, Any] = {
        "title": say("table.end.title", n=len(game.past) + 1),
        "head": [say(f"table.end.{key}") for key in keys],
        "rows": rows,
        "sheet": {"title": say("table.sheet.title"), "head": _named(table, sheet[0]),
                  "rows": sheet[1:]},
    }  # fmt: skip
    if game.is_over:
        cells = game.standings.cells()
        names = {row.name: table.who(row.seat) for row in game.standings.rows}
        # The last column says what parted a tie: without one it would stand empty.
        wide = 4 if any(row[3] for row in cells[1:]) else 3
        data["standings"] = {
            "title": standings_words(table, game),
            "head": cells[0][:wide],
            "rows": [[row[0], names[row[1]], *row[2:wide]] for row in cells[1:]],
        }
    return data


def _named(table: Position, head: list[str]) -> list[str]:
    return [head[0], *(table.who(seat) for seat in range(len(table.seats)))]


def standings_words(table: Position, game: Game) -> str:
    """Who won the game."""
    winners = game.standings.winners
    if winners == ("you",):
        return say("table.standings.title.you")
    return say("table.standings.title", winners=winners, n=len(winners))


def lead_of(table: Position) -> str:
    """The starting double of the round, such as ``9-9``."""
    lead = table.round.tableau.lead
    if lead is None and table.round.must_match is not None:
        pip = table.round.must_match
        lead = TILES[pip * (pip + 1) // 2 + pip]
    return str(lead)
