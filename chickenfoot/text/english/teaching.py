"""What helps a teacher says: the card, the pages to hand in, and what a class did."""

from __future__ import annotations

TEACHING = {
    "card.title": "Chickenfoot on one page",
    "card.before": "Before you play.",
    "card.turn": "Your turn.",
    "card.turn.left": "Turns go to the left, round the table.",
    "card.match": "Touching halves.",
    "card.double": "A double.",
    "card.double.call": "It is laid crosswise, and you call its number: “{call}!”",
    "card.end": "The end of a round.",
    "card.points": "Points are bad.",
    "card.game": "The game.",
    "card.before.tie": "(If several players tie for the most pips, they draw again.)",
    "card.head.lies": "What lies there",
    "card.head.shows": "Where your tile may go",
    "card.place.arms": "the spinner, before all arms have begun",
    "card.place.foot": "a double without all its toes",
    "card.place.ends": "anything else",
    "card.note": (
        "These are the rules of our lessons; many tables play some of them differently."
        " Settle yours before you deal."
    ),
    # what a learner knows
    "progress.sure": "Forget all your practice marks? This cannot be undone.",
    "progress.keep": "Keep them",
    "progress.forget": "Yes, forget them all",
    # a league of files
    "league.begins": (
        "{players} players make {pairs} pairs of {rounds:,} {rounds:deal|deals} each: about"
        " {minutes} {minutes:minute|minutes} on an ordinary computer. Fewer rounds take less."
    ),
    # what is handed in
    "work.bad_name": "A name has at most {most} letters, and stands on one line.",
    "work.not_written": "Your answers could not be kept ({why}). You can go on all the same.",
    "work.signed": "Signed: {name}. Your exercises are kept in {file}.",
    "work.unsigned": 'Not signed. Put your name between the quotation marks: sign("Ana and Bo").',
    "work.by": "Work of {name}.",
    "exercise.answered": "Your answer: {letter}",
    "exercise.kept": "Your answers from last time are back.",
    "class.name": "Name",
    "class.cell": "{right} of {of}",
    "class.unchecked": "not checked",
    "class.nobody": "There is no work here yet: each pupil's {file} belongs in this folder.",
    "class.unread": "Not the work of a lesson, or damaged: {files:and}.",
    "class.no_folder": "There is no folder {folder}.",
}
