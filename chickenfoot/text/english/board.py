"""What the board says besides the game's own sentences: prompts, the end, looking back, keys."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # the person's turn
    "board.hint": (
        "Click a tile and then a place, or drag it there. A tile with one place only goes there"
        " at once."
    ),
    "board.hint.two": "Click a tile and then a place, or drag it there.",
    "board.hint.place": "Click the place, the domino there, or the tile once more to put it back.",
    "board.hint.tile": "Click the tile that goes there.",
    "board.nothing_fits.draw": "Nothing fits: draw.",
    "board.nothing_fits.pass": "Nothing fits: pass.",
    "board.nothing_fits.drawn": "It does not fit: pass.",
    "board.nothing_fits.again": "It does not fit: draw again.",
    "board.only_place": "The {tile} went on the {place}, its only place. Undo takes it back.",
    "board.only_place.table": "The {tile} leads. Undo takes it back.",
    "board.full": "Nothing more goes on the {place}.",
    "board.fits_nowhere": (
        "The {tile} fits nowhere: {n:the only open end asks|the open ends ask} for {pips:and}."
    ),
    # help
    "board.only.draw": "The only thing you may do is draw.",
    "board.only.pass": "The only thing you may do is pass.",
    "board.choices": "You may play {plays:or}.",
    "board.choices.draw": "You may play {plays:or}, or draw.",
    "board.choices.pass": "You may play {plays:or}, or pass.",
    "board.suggestion": "Suggestion: {move} ({why}).",
    "board.suggestion.bare": "Suggestion: {move}.",
    # looking back
    "board.looking": "You are looking at play {ply} of {plies}; nothing is lost.",
    "board.now": "Back to now",
    # the end
    "board.double_out": "Going out on a double cost {points}.",
    "board.cost": "This round cost you {points} {points:point|points}: you have {total}.",
    "board.fewest": "Fewest points win.",
    "board.final": "{scores:and} points.",
    "board.final.one": "{who} {total}",
    # buttons
    "board.not_now": "not now",
    "board.asked_for": "asked for now",
    "board.keys.tab": "come to the table, and go on to its next part; a click does the same",
    "board.key.tab": "Tab",
    "board.gone": (
        "Python has stopped or was restarted, so this table is only a picture now. Run this"
        " cell again to go on: a game that was saved is offered."
    ),
}
