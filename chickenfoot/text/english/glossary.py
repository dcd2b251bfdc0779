"""The words of the game, one a thing, and what each means."""

from __future__ import annotations

_TERMS = {
    "tile": ("tile", "a domino: two halves, each with a number of dots"),
    "pip": ("pip", "a dot on a tile"),
    "blank": ("blank", "a half without pips; it counts as the number 0"),
    "double": ("double", "a tile with the same number on both halves"),
    "double_blank": ("double-blank", "the 0-0"),
    "set": ("double-nine set", "all 55 tiles from 0-0 to 9-9; other sets in the same way"),
    "hand": ("hand", "the tiles that a player holds and the others do not see"),
    "yard": ("chicken yard", "the tiles that are left face down after the deal"),
    "spinner": ("spinner", "the starting double of a round, in the middle of the table"),
    "arm": ("arm", "a row of tiles that grows from the spinner"),
    "open_end": ("open end", "a half at the far end of an arm or toe that no tile touches yet"),
    "foot": ("chicken foot", "a double with three toes"),
    "toe": ("toe", "one of the three tiles that must be laid on a double"),
    "draw": ("draw", "take one tile from the chicken yard"),
    "pass": ("pass", "let the turn go to the next player"),
    "lead": ("lead", "make the first play of a round"),
    "call": ("call", "what is said when a double is laid: Chickie fours"),
    "knock": ("knock", "tap the table to say that one tile is left (a house rule)"),
    "go_out": ("go out", "play the last tile of the hand"),
    "blocked": ("blocked", "said of a table where nobody can play or draw"),
    "points": ("points", "what is counted against a player at the end of a round"),
    "round": ("round", "from one deal to the next"),
    "game": ("game", "all rounds together, one for each double"),
    "house_rule": ("house rule", "a rule that some tables play by and others do not"),
}

SENTENCES = {
    "glossary.term": "Word",
    "glossary.meaning": "Meaning",
    "glossary.pt": "Portuguese",
    "glossary.es": "Spanish",
    "glossary.cs": "Czech",
    "glossary.none": "–",
}
for _key, (_term, _meaning) in _TERMS.items():
    SENTENCES[f"glossary.{_key}.term"] = _term
    SENTENCES[f"glossary.{_key}.meaning"] = _meaning
