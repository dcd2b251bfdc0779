"""What is written round a table's picture: players, last plays, the sheet, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..common.arguments import error_text
from ..common.names import squeezed
from ..engine.game import Game
from ..engine.moves import DRAW, PASS, Kind, Move, Reason, play_in_words
from ..engine.rounds import Round
from ..engine.tiles import TILES, Tile
from ..errors import ChickenfootError
from ..text import say
from .session import Session

__all__ = [
    "call_words",
    "called_words",
    "choices_words",
    "chosen_words",
    "end_data",
    "end_words",
    "events",
    "greeting",
    "one_line",
    "players_data",
    "sheet_data",
    "standings_words",
    "suggestion_words",
    "turn_words",
    "where_words",
    "why_no_place",
]


# -- whose turn it is ------------------------------------------------------------------------


def turn_words(session: Session) -> str:
    """Whose turn it is and what every play must show; or how the round ended."""
    now = session.round
    if not session.invites or (session.quiet and (now.outcome is not None or not len(now.tableau))):
        return say("table.look")
    if now.outcome is not None:
        return end_words(session)
    if session.handover is not None:
        return session.say_of(now.to_move, "table.handover")
    words = [session.say_of(now.to_move, "table.turn")]
    if session.quiet:
        return words[0]
    if now.must_match is not None and len(now.tableau):
        words.append(say(f"table.must.{now.must_match}"))
    if (move := session.nothing_fits) is not None:
        drew = now.history and now.history[-1] == (now.to_move, DRAW)
        kind = move.kind.value if not drew else "drawn" if move == PASS else "again"
        words.append(say(f"board.nothing_fits.{kind}"))
    return " ".join(words)


def greeting(session: Session) -> str:
    """What is said first: whose turn it is, or which saved game waits for an answer."""
    game = session.resumable_game
    if game is None:
        return turn_words(session)
    note = f" {session.resumable_note}" if session.resumable_note else ""
    n, plays = len(game.past) + 1, len(game.round.tableau)
    return say("table.resumable", n=n, plays=plays, note=note)


# -- what may be done -------------------------------------------------------------------------


def chosen_words(session: Session, tile: Tile, *, why: bool) -> str:
    """That `tile` is chosen and where it fits; with `why` also why it fits nowhere."""
    moves = [move for move in session.round.legal_moves() if move.tile == tile]
    if moves and not session.quiet:
        empty = say("table.the_table")
        places = [empty if move.onto is None else str(move.onto) for move in moves]
        return say("table.chosen", tile=tile, places=places)
    return why_no_place(session.round, tile) if why else say("table.chosen_unfit", tile=tile)


def one_line(error: Exception) -> str:
    """What a computer player raised, in a line; other people's errors with their kind."""
    if isinstance(error, ChickenfootError):
        return squeezed(str(error))[:300]
    return error_text(error)


def choices_words(legal: Sequence[Move]) -> str:
    """Everything that may be done now, in a sentence."""
    plays = [play_in_words(move.tile, move.onto) for move in legal if move.tile is not None]
    if not plays:
        return say(f"board.only.{legal[0].kind.value}")
    if legal[-1].tile is not None:
        return say("board.choices", plays=plays)
    return say(f"board.choices.{legal[-1].kind.value}", plays=plays)


def suggestion_words(move: Move, why: str, now: Round) -> str:
    """A suggested move and its reason; a forced draw or pass is said to be one."""
    if move.tile is None and len(now.legal_moves()) == 1:
        return say(f"board.only.{move.kind.value}")
    named = play_in_words(move.tile, move.onto) if move.tile is not None else ""
    what = named or say(f"table.{move.kind.value}")
    why = why.strip().rstrip(".")
    return say("board.suggestion" if why else "board.suggestion.bare", move=what, why=why)


def where_words(now: Round, tile: Tile, fits: Sequence[Move]) -> str:
    """Which of its places `fits` a typed `tile` could mean, or why it has none."""
    if not fits:
        return why_no_place(now, tile)
    return say("typed.where", tile=tile, places=[move.onto for move in fits], move=fits[0])


def why_no_place(now: Round, tile: Tile) -> str:
    """Why `tile`, which fits nowhere, does not: a rule that is in its way, or the open ends."""
    ends = now.tableau.ends
    refusals = [now.why_not(Move(tile, onto)) for onto in ends or (None,)]
    # A lock or a turn's rule teaches more than that many ends do not match.
    for refusal in refusals:
        if refusal is not None and refusal.reason is not Reason.WRONG_PIP:
            return refusal.text
    pips = sorted({pip for pip, _ in ends.values()})
    return say("board.fits_nowhere", tile=tile, n=len(ends), pips=pips)


def events(session: Session, most: int) -> list[str]:
    """The last `most` things that happened in the round, in words, the latest last."""
    now = session.round
    lines = [event_words(session, seat, move) for seat, move in now.history[-most:]]
    if len(now.history) < most:
        lines[:0] = _opening(session)
    return lines[-most:]


def event_words(session: Session, seat: int, move: Move) -> str:
    """What `seat` did, such as “greedy plays 6-4 on 9-6”, with the call for a double."""
    if move.kind is Kind.PLAY and move.tile is not None:
        said = session.say_of(seat, "table.event.play", play=play_in_words(move.tile, move.onto))
    else:
        said = session.say_of(seat, f"table.event.{move.kind.value}", tile=move.tile)
    if move.knock:
        said = session.say_of(seat, "table.event.knock", event=said)
    tile = move.tile
    if tile is not None and tile.is_double and session.round.rules.call:
        return say("table.event.call", event=said, call=call_words(session, tile))
    return f"{said}."


def call_words(session: Session, tile: Tile) -> str:
    """What is called over a double, such as “Chickie threes!”."""
    return say("table.call", call=session.round.rules.called(tile.high))


def called_words(session: Session) -> list[str]:
    """Who called what in the last change, a sentence each."""
    return [
        session.say_of(seat, "table.called", call=call_words(session, tile))
        for _, seat, tile in session.calls
    ]


def _opening(session: Session) -> list[str]:
    """What had happened before the first move: a draw for the lead, a double set aside."""
    now = session.round
    lines = []
    for drawn in now.lead_draw:
        draws = [
            say("table.event.lottery.one", who=session.who(seat), tile=tile) for seat, tile in drawn
        ]
        lines.append(say("table.event.lottery", draws=draws))
    if now.start.tableau.lead is not None:
        lines.append(say("table.event.aside", lead=now.start.tableau.lead))
    return lines


def players_data(session: Session) -> list[dict[str, Any]]:
    """A row a seat: name, tiles in hand, points so far, whether it is to move."""
    now = session.round
    totals = session.game.totals
    return [
        {
            "name": session.who_wholly(seat),
            "tiles": say("table.seat.tiles", n=len(now.hands[seat])),
            "total": say("table.seat.total", total=totals[seat]),
            "turn": say("table.seat.turn") if _to_move(session, seat) else "",
        }
        for seat in range(len(session.seats))
    ]


def _to_move(session: Session, seat: int) -> bool:
    return not session.round.is_over and session.round.to_move == seat


def end_data(session: Session) -> dict[str, Any] | None:
    """The end of a round, added up in the open: a table of texts; None while it goes on."""
    game = session.game
    outcome = game.round.outcome
    if outcome is None or session.quiet:
        return None
    # One position has no rounds before it or after it, so there is nothing to total.
    alone = any(seat.idle for seat in session.seats)
    keys = ("player", "held", "pips", "penalty", "points", "total")[: 5 if alone else 6]
    rows = []
    for seat, total in enumerate(game.totals):
        hand = " ".join(map(str, game.round.hands[seat])) or say("table.end.nothing")
        rows.append(
            [
                session.who(seat), hand, str(outcome.pips[seat]), str(outcome.penalties[seat]),
                str(outcome.points[seat]), str(total),
            ][: len(keys)]
        )  # fmt: skip
    if alone:
        return {
            "title": say("table.end.title.alone"),
            "head": [say(f"table.end.{key}") for key in keys],
            "rows": rows,
        }
    data: dict[str, Any] = {
        "title": say("table.end.title", n=len(game.past) + 1),
        "head": [say(f"table.end.{key}") for key in keys],
        "rows": rows,
    }
    if game.is_over:
        data["standings"] = _standings_data(session)
    return data


def _standings_data(session: Session) -> dict[str, Any]:
    game = session.game
    shown = game.standings.table()
    names = [session.who(row.seat) for row in game.standings.rows]
    # The last column says what parted a tie: without one it would stand empty.
    wide = 4 if any(row[3] for row in shown.rows) else 3
    return {
        "title": standings_words(session, game),
        "head": shown.head[:wide],
        "rows": [
            [str(row[0]), name, *map(str, row[2:wide])]
            for row, name in zip(shown.rows, names, strict=True)
        ],
    }


def sheet_data(session: Session) -> dict[str, Any] | None:
    """The score sheet of the rounds that are over; None as long as that says nothing new."""
    if not session.game.past or session.quiet:
        return None
    sheet = session.game.sheet.table()
    rows = [[str(cell) for cell in row] for row in sheet.rows]
    return {"title": say("table.sheet.title"), "head": _named(session, sheet.head), "rows": rows}


def end_words(session: Session) -> str:
    """How the round or the game ended: who went out, what it cost, who has won."""
    game, outcome = session.game, session.round.outcome
    assert outcome is not None
    if outcome.winner is None:
        ended = say("table.over", detail=say(f"ended.{outcome.reason.value}"))
    else:
        ended = session.say_of(outcome.winner, "table.went_out")
        # Of an empty hand nothing is counted but what the last tile costs.
        if outcome.points[outcome.winner]:
            ended += " " + say("board.double_out", points=outcome.points[outcome.winner])
    if any(seat.idle for seat in session.seats):
        return ended  # one position: there is no game to win
    if game.is_over:
        scores = [
            say("board.final.one", who=session.who(row.seat), total=row.total)
            for row in game.standings.rows
        ]
        return " ".join((standings_words(session, game), say("board.final", scores=scores)))
    if len(session.persons) == 1:
        seat = session.persons[0]
        cost, total = outcome.points[seat], game.totals[seat]
        ended += " " + say("board.cost", points=cost, total=total)
    return f"{ended} {say('board.fewest')}"


def _named(session: Session, head: Sequence[str]) -> list[str]:
    return [head[0], *(session.who(seat) for seat in range(len(session.seats)))]


def standings_words(session: Session, game: Game) -> str:
    """Who won the game."""
    winners = game.standings.winners
    if winners == ("you",):
        return say("table.standings.title.you")
    shown = [session.who(row.seat) for row in game.standings.rows if row.name in winners]
    return say("table.standings.title", winners=shown, n=len(shown))


def lead_of(session: Session) -> str:
    """The starting double of the round, such as ``9-9``."""
    lead = session.round.tableau.lead
    if lead is None and session.round.must_match is not None:
        pip = session.round.must_match
        lead = TILES[pip * (pip + 1) // 2 + pip]
    return str(lead)
