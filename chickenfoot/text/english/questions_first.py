"""Practice questions about tiles and the set: what they ask and what is said to the answers."""

from __future__ import annotations

FIRST = {
    "ask.match": (
        "Two halves that touch must show the same number. An open half shows the number {pip}."
        " Which tile may touch it?"
    ),
    "ask.far_half": (
        "The {tile} is laid on the {onto}, with its {pip} against the {pip}."
        " Which number does it leave open?"
    ),
    "ask.suit": (
        "A double-{n} set has every pair of numbers from 0 to {n} once."
        " How many of its tiles have a {pip}?"
    ),
    "ask.in_set": (
        "A double-{n} set has every pair of numbers from 0 to {n} once."
        " Which of these tiles is not in it?"
    ),
    "right.match": "One half of the {tile} shows the {pip}, and that half touches.",
    "right.far_half": "The two {pip}s touch each other, and the {n} is still free.",
    "right.suit": "The {pip} is paired once with each number from 0 to {n}: {count} tiles.",
    "right.in_set": "The {tile} has a number above {n}.",
    "wrong.sum_matches.name": "adds up the halves",
    "wrong.blank_matches.name": "takes a blank for a joker",
    "wrong.near_matches.name": "takes the number below for a match",
    "wrong.touching_half.name": "takes the half that touches for the open one",
    "wrong.both_halves.name": "adds up the halves",
    "wrong.half_behind.name": "looks at the wrong tile",
    "wrong.suit_double.name": "counts the double twice",
    "wrong.suit_no_blank.name": "forgets the blank",
    "wrong.suit_set.name": "counts the whole set",
    "wrong.blank_absent.name": "thinks that no tile has a blank",
    "wrong.double_absent.name": "thinks that there are no doubles",
    "wrong.pips_absent.name": "counts the pips of both halves",
    "wrong.sum_matches": "The {tile} has {pip} pips in all, but neither half shows the {pip}.",
    "wrong.blank_matches": "A blank matches only a blank, and the {tile} has no {pip}.",
    "wrong.near_matches": "The {tile} has no {pip}: only the same number matches.",
    "wrong.touching_half": "That half touches the other {pip}: both are closed.",
    "wrong.both_halves": "Only one half is free; the two are not added up.",
    "wrong.half_behind": "That is the other half of the tile that lay there before.",
    "wrong.suit_double": "The {pip}-{pip} is one tile, although it shows two.",
    "wrong.suit_no_blank": "The blank counts too: 0 to {n} are {n} numbers and one more.",
    "wrong.suit_set": "Those are all the tiles of the set.",
    "wrong.blank_absent": "The blank is one of the numbers: the {tile} is in the set.",
    "wrong.double_absent": "Each number is also paired with itself: the {tile} is in the set.",
    "wrong.pips_absent": "Neither half is above {n}: the {tile} is in the set.",
}
