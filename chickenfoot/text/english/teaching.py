"""What helps a teacher says: the card, the pages to hand in, and what a class did."""

from __future__ import annotations

TEACHING = {
    "card.title": "Chickenfoot on one page",
    "card.before": "Before you play.",
    "card.turn": "Your turn.",
    "card.turn.left": "Turns go to the left, round the table.",
    "card.match": "Touching halves.",
    "card.double": "A double.",
    "card.double.call": "It is laid crosswise, and you call its number: “{call}”",
    "card.end": "The end of a round.",
    "card.points": "Points are bad.",
    "card.game": "The game.",
    "card.game.tie": "(If the most pips are drawn twice, those players draw again.)",
    "card.head.lies": "What lies there",
    "card.head.shows": "Where your tile may go",
    "card.place.arms": "the spinner, not all arms begun",
    "card.place.foot": "a double without all its toes",
    "card.place.ends": "anything else",
    "card.note": (
        "These are the rules of our lessons; many tables play some of them differently."
        " Settle yours before you deal."
    ),
}
