"""What is said of whole games, their records, and arguments about a move."""

from __future__ import annotations

SENTENCES = {
    "game.player": "Player {n}",
    "game.no_game": "{what!r} is not a game: start one with cf.Game.new().",
    "game.bad_count": "a game has from 2 to {most} players, as far as the tiles go.",
    "game.bad_names": (
        "players cannot be {players!r}: give their names in a list, or how many there are."
    ),
    "game.bad_name": (
        "{name!r} cannot be a name: it takes 1 to {most} visible characters,"
        " without blanks at its ends."
    ),
    "game.foreign_file": (
        "{path!r} holds something that is not a game of ours: choose another name, or give"
        " overwrite=True."
    ),
    "game.same_names": "Two players have the same name: {name!r}.",
    "game.names_count": "{n} {n:name|names} do not suit a round of {players} players.",
    "game.players_count": "{n} {n:player does|players do} not suit a game of {players}.",
    "game.round_goes_on": "The round is not over, so the next one cannot be dealt.",
    "game.over": "The game is over: its last round has been played.",
    "game.summary": "A game of {names:and}, round {n} of {of}.",
    "sheet.lead": "Round",
    "sheet.total": "Total",
    "standings.rank": "Place",
    "standings.name": "Player",
    "standings.total": "Points",
    "standings.by.most_zero_rounds": "by rounds without a point",
    "standings.by.lowest_nonzero_round": "by the lowest round that is not zero",
    # records
    "record.too_big": "{path} has more than {limit:,} bytes, the most that a record may have.",
    "record.not_text": "{path} is not a text in UTF-8, from byte {place} on.",
    "record.not_json": "{path} is not a record: line {line}, column {column}: {why}.",
    "record.too_deep": "{path} is not a record: it is nested too deeply.",
    "record.not_record": (
        "{path} is not a Chickenfoot record: it has no number under 'chickenfoot'."
    ),
    "record.newer": (
        "{path} was written by a newer Chickenfoot (record version {version}; this one reads"
        " up to {known})."
    ),
    "record.at": "{path}: {place}: {why}",
    "record.twice": "the name {name!r} stands twice in one place",
    "record.long_number": "a number has too many digits",
    "record.number": "{number} is not a number that a record may hold",
    "record.kind": "this is {found}, not {wanted}.",
    "record.missing": "{field!r} is missing.",
    "record.unknown": "there is no field {field!r} here.",
    "record.no_rounds": "a game has at least one round.",
    "record.too_many_rounds": "this game has at most {n} rounds.",
    "record.hands": "there are {found} hands for {players} players.",
    "record.hand_size": "this hand has {found} {found:tile|tiles}; the rules deal {wanted}.",
    "record.yard": "the yard is wrong: {why}.",
    "record.yard_missing": "{tiles:and} {n:is|are} nowhere",
    "record.not_once": "{tile} is there twice, or does not belong in this deal.",
    "record.lead": "this round starts with the double of {wanted}, not of {found}.",
    "record.no_lead": "these tiles would have been dealt again: nobody can lead them.",
    "record.leader": "seat {wanted} leads this round, not seat {found}.",
    "record.no_seat": "there is no seat {seat}.",
    "record.lottery": "this draw for the lead is wrong: {why}.",
    "record.lottery_seats": "it takes one tile for each of the seats {seats:and}",
    "record.lottery_pool": "{tile} could not be drawn",
    "record.lottery_open": "nobody has won it",
    "record.lottery_none": "these rules draw no tiles for the lead",
    "record.lottery_missing": "these rules draw tiles for the lead",
    "record.unfinished": "this round is not over, yet another follows.",
    "record.word.list": "a list",
    "record.word.dict": "an object",
    "record.word.str": "a text",
    "record.word.int": "a whole number",
    "record.word.float": "a number with a point",
    "record.word.bool": "true or false",
    "record.word.NoneType": "null",
    "record.word.seed": "a whole number or a text",
    # verdicts
    "verdicts.head.house": "House rule",
    "verdicts.head.verdict": "Verdict",
    "verdicts.head.why": "Why",
    "verdicts.legal": "allowed",
    "verdicts.refused": "not allowed",
    "verdicts.impossible": "cannot arise",
    "verdicts.move": "{move}:",
}
