"""What is said of the games that a table keeps, of files, of seats and of the rules panel."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # kept games
    "shelf.game": "round {n}, {plays} {plays:tile|tiles} on the table, deal {seed}",
    "shelf.other_deal": "It is deal {seed}; this cell asks for deal {asked}.",
    "shelf.other_rules": "It has other rules. {lines}{more}",
    "shelf.more": " And more.",
    "shelf.others": (
        "{n} more {n:game lies|games lie} under Save and load, which keeps {n:it|them}."
    ),
    "shelf.declined": "The saved game stays: it lies under Save and load.",
    "shelf.list": "Games kept here",
    "shelf.none": "no other game",
    "shelf.go_on": "Go on with this game",
    # seats
    "seats.random": "Randy",
    "seats.greedy": "Greta",
    "seats.doubles_first": "Dora",
    "seats.steady": "Stella",
    "seats.coach": "Coach",
    "seats.full": "{title} ({kind})",
    "seats.people": "{people:and} {n:plays|play} at this screen.",
    "seats.people.others": (
        "{people:and} {n:plays|play} at this screen, {computers:and} by computer."
    ),
    "seats.bad_rules": (
        "rules is a Rules or the name of a house rule such as 'chicken-scratch', not {rules!r}."
    ),
    # files
    "files.no_record": (
        "{path} is there already and holds no game of Chickenfoot: give another name."
    ),
    "files.outside": "Files are saved in this folder: give a name without slashes.",
    "files.game_there": "There is a game called {path} already: save again to replace it.",
    "files.picture_there": "There is a picture called {path} already: save again to replace it.",
    "files.missing": "There is no file called {path} here.",
    # a move that is typed
    "typed.where": "The {tile} fits on the {places:and}: say which, such as {move}.",
}
