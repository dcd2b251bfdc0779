"""What is said during a round: refusals, what is allowed now, positions that cannot be."""

from __future__ import annotations

SENTENCES = {
    "move.not_text": (
        "{text!r} is not a move. Write a tile and where it goes, such as 6-4 on 9-6,"
        " or a starting double such as 9-9, or draw, or pass."
    ),
    "move.no_such": (
        "A {kind} like this is not a move: a play needs a tile, and a draw or a pass takes none."
    ),
    # why not: the play
    "refusal.round_over": "The round is over: {detail}.",
    "refusal.no_such_tile": "There is no {tile} in a double-{n} set.",
    "refusal.already_on_table": "The {tile} lies on the table already.",
    "refusal.not_in_hand": "You do not hold the {tile}.",
    "refusal.only_starting_double": (
        "The table is empty: only the starting double {lead} may be led."
    ),
    "refusal.no_place_named": "Say which tile of the table the {tile} goes on.",
    "refusal.not_on_table": "The {onto} does not lie on the table, so nothing can go on it.",
    "refusal.end_taken": (
        "The {pip} of the {onto} is covered already, so the {tile} cannot go there."
    ),
    "refusal.end_taken.spinner": (
        "The {onto} has {n:its arm|all its {n} arms}, so the {tile} cannot go there."
    ),
    "refusal.end_taken.foot": (
        "The {onto} has {n:its toe|all its {n} toes}, so the {tile} cannot go there."
    ),
    "refusal.end_taken.double": "The {onto} closes its arm: doubles take no toes in this game.",
    "refusal.wrong_pip": (
        "The {tile} shows no {pip}, and the {onto} asks for {pip}: halves that touch must match."
    ),
    "refusal.spinner_first": (
        "All arms first: the spinner {double} still takes {n} {n:arm|arms},"
        " so every play must show {asked}."
    ),
    "refusal.foot_open": (
        "The foot first: the {double} still takes {n} {n:toe|toes},"
        " so every play must go there and show {asked}."
    ),
    "refusal.double_last": "The {tile} is your last tile, and you may not go out on a double.",
    "refusal.not_the_drawn_tile": (
        "You have drawn in this turn, so of your tiles only the {drawn} may be played now."
    ),
    "refusal.not_the_drawn_tile.hold": (
        "You have drawn in this turn, so you play nothing before your next turn."
    ),
    "refusal.held": "You have just drawn the {tile}: it stays in your hand until your next turn.",
    "refusal.no_knocking": "Nobody knocks in this game.",
    "refusal.knock_too_early": "You knock only with the play that leaves you one tile.",
    # why not: draw and pass
    "refusal.can_play": "You can play the {tile}, so you may not draw.",
    "refusal.can_play.some": "You can play, so you may not draw.",
    "refusal.can_play.lead": "You hold the starting double {tile}, so you lead it.",
    "refusal.can_play.drawn": "You can play the {tile} that you drew, so you may not draw again.",
    "refusal.must_play": "You can play the {tile}, so you may not pass.",
    "refusal.must_play.some": "You can play, so you may not pass.",
    "refusal.must_play.drawn": "The {tile} that you drew fits, so it must be played.",
    "refusal.must_lead": "You hold the starting double {tile}, so you may not pass.",
    "refusal.drew_already": "You have drawn in this turn: one tile is all you may draw.",
    "refusal.yard_empty": "The chicken yard is empty: there is nothing to draw.",
    "refusal.reserved": (
        "The last {n:tile|{n} tiles} of the chicken yard {n:is|are} never drawn in this game."
    ),
    "refusal.must_draw": "You may not pass before you have drawn.",
    "refusal.must_draw.again": (
        "You may not pass yet: you draw until you can play, and there are tiles left to draw."
    ),
    # what is allowed now
    "now.draw": "Draw a tile.",
    "now.pass": "You can only pass.",
    "now.lead": "Lead the {tile}.",
    "now.show": "Play {tiles:or} on the {onto}.",
    "now.plays": "You may play {plays:or}.",
    "now.goes": "It goes on the {places:or}.",
    "now.many": "You may play {plays:or}, among others.",
    "now.or_pass": "Or pass.",
    "now.or_draw": "Or draw.",
    # how it ended
    "ended.went_out": "a hand is empty",
    "ended.blocked": "nobody can go on",
    "ended.dead_foot": "a double was laid for which there are not enough toes",
    # positions set up by hand
    "position.twice": "The {tile} is there twice: there is one of each tile.",
    "position.empty_hand": "Seat {seat} has no tiles: a round with an empty hand is over.",
    "position.no_list": "{what} cannot be {texts!r}: give a list of texts.",
    "position.no_hands": "A position needs at least one hand.",
    "position.unknown_mover": (
        "Seat {seat} is to move, so its hand must be given: only the others' may be unknown."
    ),
    "position.none_left": "Seat {seat} can hold nothing: every tile is somewhere else.",
    "position.no_such_tile": "There is no {tile} in a double-{n} set.",
    "position.bad_play": "The table cannot show {play}: {why}",
    "position.not_a_play": "{play!r} is not a tile on the table.",
    "position.spinner_first": "the spinner {double} must have all its arms first.",
    "position.foot_open": "the foot of the {double} must be finished first.",
    "position.bad_seat": "There is no seat {seat!r}: seats go from 0 to {last}.",
    "position.no_lead": "Nobody can lead the {lead}: it is in no hand, and cannot be drawn.",
    "position.lead_differs": "The table starts with the {first}, not with the double of {lead}.",
    "position.lead_aside": "The {lead} is set out on the table, so it cannot be held or drawn.",
    # a round in words
    "round.summary": (
        "A round of {players} players on a double-{n} set,"
        " {tiles} {tiles:tile|tiles} on the table; "
    ),
    "view.summary": "seat {seat} holds {hand}; seat {to_move} is to move.",
    "round.to_move": "seat {seat} is to move.",
    "round.over": "it is over: {detail}.",
    "round.seat": "Seat {seat}",
    "round.must_match": "Every play must show {pip}.",
    "round.yard": "Chicken yard: {n} {n:tile|tiles}.",
}
