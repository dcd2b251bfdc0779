"""Everything that the browser shows of a table besides the pictures, as JSON data."""

from __future__ import annotations

from typing import Any

from ..drawing.scene import Scene
from ..engine.moves import DRAW, PASS, Move
from ..text import say
from .overlay import Overlay
from .scene import Look, Scenes, alt_words
from .session import TABLE, Place, Session
from .wording import call_words, end_data, events, lead_of, players_data, sheet_data

__all__ = ["BUTTONS", "place_name", "state_of", "words"]

BUTTONS = (
    "draw", "pass", "knock", "undo", "redo", "suggest", "choices", "next", "new", "restart",
    "screen", "keys",
)  # fmt: skip
"""The buttons under the picture, in their order; `knock` only where the rules knock."""

# The letter that does the same as the button.
SHORTCUTS = {
    "draw": "d", "pass": "p", "knock": "k", "undo": "u", "redo": "r", "suggest": "s",
    "choices": "w", "next": "n", "screen": "f", "keys": "?",
}  # fmt: skip

_EVENTS = 4
_TERSE = 80  # letters of a status line that leaves room for a hint


def place_name(place: Place) -> str:
    """The accessible name of a place: ``on 9-6``."""
    return say("table.place.table") if place == TABLE else say("table.place", onto=place)


def words() -> dict[str, Any]:
    """The words of the table that never change, by their use in the browser."""
    moves = [[say("board.key.tab"), say("board.keys.tab")]]
    moves += [
        [say(f"table.key.{name}"), say(f"table.keys.{name}")]
        for name in ("arrows", "updown", "home", "enter", "escape", "arrange")
    ]
    return {
        "name": say("table.name"),
        "places": say("table.places"),
        "players": say("table.players"),
        "log": say("table.log"),
        "slider": say("table.slider.name"),
        "fits": say("table.fits"),
        "new": say("table.is_new"),
        "keys": say("table.keys.title"),
        "keyList": moves,
        "shortcuts": {name: say(f"table.keys.{name}") for name in SHORTCUTS},
        "goOn": say("table.go_on"),
        "now": say("board.now"),
        "notNow": say("board.not_now"),
        "askedFor": say("board.asked_for"),
        "gone": say("board.gone"),
        "accept": say("table.resumable.accept"),
        "decline": say("table.resumable.decline"),
        "waiting": say("table.waiting"),
    }


def state_of(
    session: Session,
    scenes: Scenes,
    overlay: Overlay,
    look: Look,
    *,
    pace: float,
    show: bool,
    controls: frozenset[str],
) -> dict[str, Any]:
    """What the browser needs to lay buttons and words round the pictures of `scenes`."""
    hand = look.rack.tiles(session)
    tiles, places = session.fitting()
    hint_places = show or session.tile is not None
    hint_tiles = show or session.place is not None
    now = session.round
    dim = show and session.can_act
    return {
        "tableSize": [scenes.table.width, scenes.table.height],
        "rackSize": [scenes.rack.width, scenes.rack.height],
        "alt": alt_words(session, hand),
        "tiles": [
            {
                "key": str(tile),
                "name": str(tile),
                "box": _box(overlay.tiles[tile]),
                "chosen": tile == session.tile,
                "fits": hint_tiles and tile in tiles,
                "dim": dim and tile not in tiles,
                "new": tile == session.drawn,
            }
            for tile in hand
        ],
        "places": [
            {
                "key": str(place),
                "name": place_name(place),
                "box": _box(box),
                "chosen": place == session.place,
                "fits": hint_places and place in places,
            }
            for place, box in sorted(overlay.places.items(), key=lambda each: each[1])
        ],
        "hitAreas": [
            {"key": str(each.place), "slot": each.slot, "box": _box(each.box), "turn": each.turn}
            for each in overlay.hit_areas
        ],
        "dominoes": _dominoes(scenes.table),
        "last": _last(scenes.table),
        "marks": [mark.as_data() for mark in overlay.marks],
        "slide": _slide(overlay),
        "calls": _calls(session, scenes.table),
        "status": session.status,
        "trouble": session.trouble,
        "hint": _hint(session),
        "refused": session.rejected_move is not None,
        "players": players_data(session),
        "yard": say("table.yard", n=len(now.yard)),
        "must": _must(session),
        "seed": say("table.seed", seed=session.game.seed),
        "round": say("table.round", n=len(session.game.past) + 1),
        "log": events(session, _EVENTS),
        "rack": _rack_name(session),
        "buttons": _buttons(session, controls),
        "slider": [session.ply, session.plies] if "slider" in controls else None,
        "sliderText": say("table.slider", ply=session.ply, plies=session.plies),
        "handover": None
        if session.handover is None
        else session.say_of(session.handover, "table.reveal_hand"),
        "resumable": session.resumable_game is not None,
        "paused": session.paused,
        "showLog": "log" in controls,
        "showPlayers": "players" in controls,
        "over": now.is_over,
        "canGoBack": session.paused and session.ply < session.plies,
        "end": end_data(session),
        "sheet": sheet_data(session),
        "pending": session.pending,
        "thinking": _thinking(session, pace),
        "pace": round(1000 * pace),
    }


def _thinking(session: Session, pace: float) -> list[Any] | None:
    """Who may take long after what is done next, in words, and for how many milliseconds."""
    seats = range(len(session.seats)) if not pace else [session.round.to_move]
    limits = {seat: session.seats[seat].limit for seat in seats}
    slow = [seat for seat in seats if limits[seat]]
    if not slow:
        return None
    limit = max(limits.values())
    words = say("table.thinking", who=session.who(slow[0]), limit=limit)
    return [words, round(1000 * limit * len(slow))]


def _must(session: Session) -> str:
    """What every play must show, unless the status line says so itself."""
    now = session.round
    if now.must_match is None or session.quiet:
        return ""
    if len(now.tableau):
        must = say(f"table.must.{now.must_match}")
    else:
        must = session.say_of(now.to_move, "table.lead_turn", lead=lead_of(session))
    return "" if must in session.status else must


def _hint(session: Session) -> str:
    """How to go on with the mouse or a finger, while there is little else to read."""
    if (
        not session.can_act
        or session.resumable_game is not None
        or session.nothing_fits is not None
    ):
        return ""
    if len(session.status) > _TERSE or not (session.invites or session.tile or session.place):
        return ""
    if session.tile is not None:
        return say("board.hint.place")
    if session.place is not None:
        return say("board.hint.tile")
    return say("board.hint" if session.auto_place else "board.hint.two")


def _slide(overlay: Overlay) -> dict[str, Any] | None:
    """The tile that is slid back to the rack, and from where."""
    if overlay.slide is None:
        return None
    tile, point = overlay.slide
    return {"key": str(tile), "to": [round(value, 3) for value in point]}


def _calls(session: Session, table: Scene) -> list[dict[str, Any]]:
    """What was called over which double in the last change, for the bubbles over the tiles."""
    shown = {piece.tile: piece for piece in table.table}
    return [
        {
            "number": number,
            "text": call_words(session, tile),
            "box": _box(table.box(shown[tile].corners)),
        }
        for number, _, tile in session.calls
        if tile in shown  # else a position before it is looked at
    ]


def _last(table: Scene) -> float:
    """How far to the right the tile lies that was played last, in per cent; 50 if none was."""
    if table.last_played is None:
        return 50.0
    left, _, width, _ = table.box(table.piece(table.last_played).corners)
    return round(left + width / 2, 2)


def _dominoes(table: Scene) -> str:
    """The tiles on the table, a click on which means their place.

    One line for all, because a thousand small values take long to send: tile, middle (in
    pixels, from the upper left), direction in degrees and shorter side of each.
    """
    return ";".join(
        f"{each.tile} {each.x:.1f} {table.height - each.y:.1f} {each.angle:.1f} {each.size:.1f}"
        for each in table.table
    )


def _asked_for(session: Session) -> str | None:
    """The button that is asked for now: the one thing left to do."""
    if session.round.is_over:
        return "new" if session.game.is_over else "next"
    move = session.nothing_fits
    return None if move is None else move.kind.value


def _ready(name: str, session: Session, legal: tuple[Move, ...]) -> bool:
    """Whether a button would do something now. It may be pressed all the same, and says why."""
    now = session.round
    if any(seat.idle for seat in session.seats) and name in ("draw", "pass"):
        return True  # a lesson asks for it
    match name:
        case "draw":
            return DRAW in legal
        case "pass":
            return PASS in legal
        case "knock":
            return session.can_act and len(now.hands[now.to_move]) == 2
        case "undo":
            return session.can_undo
        case "redo":
            return session.can_redo
        case "suggest" | "choices":
            return session.can_act
        case "next":
            return now.is_over and not session.game.is_over
    return True


def _rack_name(session: Session) -> str:
    if session.viewer is None or len(session.persons) == 1:
        return say("table.rack")
    return say("table.rack.of", who=session.who(session.viewer))


def _buttons(session: Session, controls: frozenset[str]) -> list[dict[str, Any]]:
    rows = []
    asked = _asked_for(session)
    legal = session.round.legal_moves() if session.can_act else ()
    for name in BUTTONS:
        if name not in controls or (name == "knock" and session.round.rules.knock == "off"):
            continue
        row: dict[str, Any] = {
            "do": name,
            "name": say(f"table.button.{name}"),
            "key": SHORTCUTS.get(name, ""),
            "asked": name == asked,
            "ready": _ready(name, session, legal),
        }
        if name == "knock":
            row["pressed"] = session.knock
        rows.append(row)
    return rows


def _box(box: tuple[float, float, float, float]) -> list[float]:
    return [round(value, 3) for value in box]
