"""The rules as lessons state them: a short name and one sentence each, numbers left open.

The numbers are put in from a `Rules` by :mod:`chickenfoot.curriculum.rulebook`, so that no lesson
can say three where the engine does four.
"""

from __future__ import annotations

_COUNT = "no one two three four five six seven eight nine".split()

SENTENCES = {f"number.{n}": word for n, word in enumerate(_COUNT)}

_RULES = {
    "match": (
        "Halves that touch match",
        "Two halves that touch always show the same number. A tile has no top: turn it so"
        " that it fits.",
    ),
    "set": (
        "One tile of each kind",
        "A double-{set} set has every pair of numbers from 0 to {set_max} on one tile:"
        " {tiles} tiles.",
    ),
    "deal": (
        "The deal",
        "The starting double is set out first. Then the other tiles are shuffled face down and"
        " each player takes {hand}. The rest is the chicken yard.",
    ),
    "lead": (
        "Who leads",
        "In the first round everybody draws one tile from the chicken yard: the most pips lead,"
        " and the tiles are mixed in again. In each later round the lead moves on to the left.",
    ),
    "arms": (
        "All arms first",
        "The spinner takes {arms} arms, and they come first: until all {arms} have begun, every"
        " play must show the spinner's number.",
    ),
    "ends": (
        "Open ends",
        "Once the spinner is full, a tile may go on any open end. A half that another tile"
        " touches is closed.",
    ),
    "draw": (
        "Draw, then play or pass",
        "If you can play, you play. If you cannot, draw one tile: if it fits, play it at once;"
        " if not, pass.",
    ),
    "yard": (
        "The empty yard",
        "When the chicken yard is empty, whoever cannot play passes. The round goes on as long"
        " as somebody can play.",
    ),
    "blank": (
        "A blank is a number",
        "A blank is a number like any other. It matches a blank and nothing else.",
    ),
    "foot": (
        "The foot first",
        "A double stops the whole table. Until {toes} toes lie on it, every play must be a toe:"
        " a tile with the double's number. Anybody's tile may be a toe.",
    ),
    "toes": (
        "A whole foot",
        "A whole foot has {toes} toes and takes no more. Then the table is free again, and each"
        " toe is an open end.",
    ),
    "hopeless": (
        "A foot without hope",
        "You may play a double even if too few tiles of its number are left for {toes} toes."
        " The toes are owed all the same.",
    ),
    "out": (
        "Going out",
        "The round ends at once when a player has no tile left, even in the middle of a foot."
        " That player counts no pips.",
    ),
    "blocked": (
        "A blocked table",
        "The round also ends when nobody can play and nobody can draw.",
    ),
    "count": (
        "Counting",
        "When a round ends, each player pays the pips on the tiles still in hand. A blank half"
        " counts nothing, but the double-blank costs {double_blank}.",
    ),
    "last_double": (
        "Going out on a double",
        "A double may be your last tile: it needs no toes then, but it costs you {last_double}"
        " points. If it fits, it must be played.",
    ),
    "rounds": (
        "A round for each double",
        "A game has one round for each double of the set, from the double-{set} down to the"
        " double-blank: {rounds} rounds. Only this round's spinner is set out.",
    ),
    "lowest": (
        "The lowest total wins",
        "The points of all rounds are added up. The lowest total wins; equal totals share the win.",
    ),
}

for _rule, (_name, _sentence) in _RULES.items():
    SENTENCES[f"rulebook.{_rule}.name"] = _name
    SENTENCES[f"rulebook.{_rule}"] = _sentence
