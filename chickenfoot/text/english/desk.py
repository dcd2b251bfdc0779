"""What is said of the games that a table keeps, of files, of seats and of the rules panel."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # kept games
    "shelf.game": "round {n}, {plays} {plays:tile|tiles} on the table, deal {seed}",
    "shelf.game.others": (
        "round {n}, {plays} {plays:tile|tiles} on the table, deal {seed}, of {names:and}"
    ),
    "shelf.failed": "This game is not saved. {path}: {why}.",
    "shelf.other_names": "It is a game of {names:and}.",
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
    "files.bad_save": (
        "save is the path of a file, such as 'game.json', or False to keep no game, not {save!r}."
    ),
    "files.outside": "Files are saved in this folder: give a name without slashes.",
    "files.game_there": "There is a game called {path} already: save again to replace it.",
    "files.picture_there": "There is a picture called {path} already: save again to replace it.",
    "files.missing": "There is no file called {path} here.",
    # rule by rule
    "knobs.set_max": "double-{n}: {tiles} tiles",
    "knobs.hand_size": "{n} {n:tile|tiles} each",
    "knobs.yard_reserve": "{n:the last tile is|the last {n} tiles are} never drawn",
    "knobs.yard_reserve.none": "every tile may be drawn",
    "knobs.rounds": "{n} {n:round|rounds}",
    "knobs.spinner_arms": "{n} {n:arm|arms}",
    "knobs.toes": "{n} {n:toe|toes}",
    "knobs.toes.none": "no toes: a double closes its arm",
    "knobs.last_double.free": "It costs nothing.",
    "knobs.last_double.penalty": "It costs points.",
    "knobs.last_double.forbid": "It is forbidden.",
    "knobs.last_double_points": "{n} points, if it costs points",
    "knobs.double_blank_points": "{n} points",
    "knobs.blank_half_points": "{n} points",
    "knobs.holder": "Whoever holds the starting double leads.",
    "knobs.no_holder": (
        "The starting double is set out, so nobody can hold it:"
        " choose another leader under {topics:and}."
    ),
    "knobs.arms": (
        "A spinner with {arms} arms can never be filled with a double-{n} set, in which only {n}"
        " other tiles show its number: choose fewer arms or a bigger set."
    ),
    "knobs.impossible": "{topic}: this does not go together with the other rules.",
    "knobs.not_listed": (
        "{topic}: this rule says nothing of {players} players, only of {listed:and}."
        " Choose another under Rule by rule."
    ),
    # a move that is typed
    "typed.where": "The {tile} fits on the {places:and}: say which, such as {move}.",
}
