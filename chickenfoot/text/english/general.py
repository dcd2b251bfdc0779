"""Words and sentences that several rooms share, and those of tiles and tableaux."""

from __future__ import annotations

SENTENCES = {
    "join.and": "and",
    "join.or": "or",
    "error.unknown": "There is no {kind} called {name!r}. There are: {known:and}.",
    "error.unknown_close": "There is no {kind} called {name!r}. Did you mean {close!r}?",
    # what is given by mistake
    "given.unprintable": "something of the kind {kind} that cannot be printed",
    "given.whole": "{what} cannot be {given!r}: it is a whole number from {least} to {most}.",
    "given.whole_from": "{what} cannot be {given!r}: it is a whole number, {least} or more.",
    "given.number": "{what} cannot be {given!r}: it is a number from {least} to {most}.",
    "given.number_from": "{what} cannot be {given!r}: it is a number, {least} or more.",
    "given.choice": "{what} cannot be {given!r}: it is {allowed:or}.",
    "given.choice_close": "{what} cannot be {given!r}. Did you mean {close!r}?",
    "given.flag": "{what} cannot be {given!r}: it is True or False.",
    "given.text": "{what} cannot be {given!r}: it is a text.",
    "given.long_text": "{what} cannot be {given!r}: it has at most {most} characters.",
    "given.instance": "{what} cannot be {given!r}: it is {wanted}.",
    "given.callable": "{what} cannot be {given!r}: it is something that can be called.",
    "given.list": "{what} cannot be {given!r}: give a list.",
    "given.long_list": "{what} cannot be so long: give a list of at most {most} entries.",
    "given.path": "{given!r} cannot be the name of a file: give a text or a path.",
    "file.special": "this is not an ordinary file",
    "file.read_only": "this file is read-only",
    "given.count": (
        "{what} has {found} {found:entry|entries}, and {wanted} {wanted:is|are} wanted."
    ),
    "given.a_round": "a Round",
    "noun.preset": "house rule",
    "noun.knob": "rule",
    "noun.player": "player",
    # tiles
    "tile.not_text": "{text!r} is not a tile. Write its two numbers with a hyphen, such as 6-4.",
    "tile.no_such": "There is no tile {a!r}-{b!r}: each half shows a number from 0 to {most}.",
    "tile.shows_no": "{tile} shows no {pip!r}.",
    "tile.no_set": "There is no double-{n!r} set: sets go from double-0 to double-{most}.",
    # tableaux
    "tableau.empty": "The table is empty.",
    "tableau.lead_not_double": "{tile} is not a double, so it cannot start a table.",
    "tableau.second_lead": (
        "{tile} has no place: say which tile it goes on, such as {tile} on {lead}."
    ),
    "tableau.twice": "{tile} is on the table already.",
    "tableau.not_there": "{onto} is not on the table, so {tile} cannot go on it.",
    "tableau.no_match": "{tile} does not fit {onto}: it shows no {pip}.",
    "tableau.absent": "{tile} is not on the table.",
    "tableau.arms_left": " (takes {n} more {n:arm|arms}: {pip})",
    "tableau.toes_left": " (takes {n} more {n:toe|toes}: {pip})",
    "tableau.open": " (open: {pip})",
    "tableau.no_place": "{onto} has no place left for {tile}.",
}
