"""What is said of rules: refusals of impossible ones, and the rules in plain sentences."""

from __future__ import annotations

SENTENCES = {
    # refusals
    "rules.bad": "{knob} cannot be {value!r}: {allowed}.",
    "rules.one_of": "it is {values:or}",
    "rules.whole": "it is a whole number from {low} to {high}",
    "rules.hand_kinds": "it is a number of tiles, a mapping {{players: tiles}} or 'div42'",
    "rules.arms_kinds": "it is a number from 1 to 8 or 'players'",
    "rules.per_players": "a mapping gives for each number of players (2 or more) a number of tiles",
    "rules.tiebreak_kinds": (
        "it is a tuple of {values:and}, each at most once, the first tried first"
    ),
    "rules.call_kinds": "it is a short text in which {{n}} stands for the number called",
    "rules.arms_set": (
        "A spinner with {arms} arms can never be filled with a double-{n} set:"
        " only {n} other tiles show its number. spinner_arms may be at most {n}."
    ),
    "rules.arms_players": (
        "An arm for each player needs 1 to {most} players with this set, not {players}."
    ),
    "rules.no_holder": (
        "Nobody holds a starting double that is set aside, so {knob} cannot be 'holder'."
        " It can be {values:or}."
    ),
    "rules.not_listed": "{knob} does not say what {players} players do: it lists {listed:and}.",
    "rules.too_many_tiles": (
        "{players} players with {hand} {hand:tile|tiles} each need {need} tiles;"
        " a double-{n} set has {free}."
    ),
    "rules.too_many_tiles_aside": (
        "{players} players with {hand} {hand:tile|tiles} each need {need} tiles;"
        " a double-{n} set has {free} besides the starting double, which is set out first."
    ),
    "rules.largest_hand": "At most {n} {n:tile|tiles} each will do.",
    "rules.too_many_players": "That is more players than this set has tiles for.",
    "rules.bad_leader": "leader cannot be {leader!r}: seats go from 0 to {last}.",
    "rules.bad_totals": ("totals cannot be {totals!r}: they are one whole number for each player."),
    "rules.bad_lead": "There is no starting double for {lead!r} here: its number is from 0 to {n}.",
    "rules.no_rules": (
        "{rules!r} are not rules: give cf.Rules(...), or the name of a house rule such as"
        " 'chicken-scratch'."
    ),
    "rules.no_mapping": "{values!r} are not rules as data: give a mapping of knobs to values.",
    "rules.no_tiles": "{tiles!r} are not tiles: give tiles, or their text such as '6-4 5-5'.",
    "rules.bad_seed": "{seed!r} is not a seed: give a whole number or a word.",
    "rules.long_seed": "A seed has at most {most} digits or letters.",
    # the rules themselves, in the order of play
    "explain.goal": "The lowest total after the last round wins.",
    "explain.set_max": "Play with a double-{n} set of {tiles} tiles.",
    "explain.hand_size": "Each player takes {n} {n:tile|tiles}; the rest is the chicken yard.",
    "explain.hand_size.each": "Each player takes {each:and}; the rest is the chicken yard.",
    "explain.hand_size.div42": (
        "Share out 42 tiles: each player takes 42 divided by the number of players,"
        " a half counting up; the rest is the chicken yard."
    ),
    "explain.for_players": "{n} (with {players} players)",
    "explain.yard_reserve": (
        "{n:The last tile|The last {n} tiles} of the chicken yard {n:is|are} never drawn."
    ),
    "explain.yard_reserve.each": (
        "The last tiles of the chicken yard are never drawn: {each:and}."
    ),
    "explain.round_order.desc": (
        "There is a round for each double of the set, from the highest down to the double-blank."
    ),
    "explain.round_order.asc": (
        "There is a round for each double of the set, from the double-blank up to the highest."
    ),
    "explain.rounds.none": "The game goes through all of them.",
    "explain.rounds": "The game ends after {n} {n:round|rounds}.",
    "explain.start_source.hand": (
        "Whoever holds the starting double of the round leads it; that is a turn."
    ),
    "explain.start_source.set_aside": (
        "The starting double of the round is set out before the tiles are shuffled;"
        " that is nobody's turn."
    ),
    "explain.start_missing.draw_turns": (
        "If nobody holds it, the players draw one tile each in turn until it is found;"
        " who finds it leads it."
    ),
    "explain.start_missing.draw_all": (
        "If nobody holds it, all draw one tile at a time, everyone together, until it is found;"
        " if there are too few tiles for that, deal again."
    ),
    "explain.start_missing.next_double": (
        "If nobody holds it, the next double of those still to lead is led instead;"
        " the one passed over waits for a later round."
    ),
    "explain.start_missing.redeal": "If nobody holds it, deal again.",
    "explain.leader_first.high_draw": (
        "In the first round all draw a tile for the lead: most pips leads, ties draw again,"
        " and the tiles go back."
    ),
    "explain.leader_first.finder": (
        "Before the deal the players draw in turn until someone finds the starting double:"
        " the finder leads the first round."
    ),
    "explain.leader_first.random": "In the first round a leader is chosen by chance.",
    "explain.leader_later.rotate": "In each later round the lead moves on to the left.",
    "explain.spinner_arms": (
        "The starting double is the spinner: {n:one tile with its number starts its arm|"
        "{n} tiles with its number start its {n} arms} before anything else is played."
    ),
    "explain.spinner_arms.players": (
        "The starting double is the spinner: as many tiles with its number as there are players"
        " start its arms before anything else is played."
    ),
    "explain.voluntary_draw.true": "You may draw although you can play.",
    "explain.voluntary_draw.false": "You may draw only when you cannot play.",
    "explain.draw_limit": "If you cannot play, draw {n} {n:tile|tiles}.",
    "explain.draw_limit.none": "If you cannot play, draw until you can.",
    "explain.drawn_tile.must": "A drawn tile that fits is played at once; else you pass.",
    "explain.drawn_tile.may": "A drawn tile that fits may be played at once, or you pass.",
    "explain.drawn_tile.hold": (
        "A drawn tile is kept: you pass, and may play it from your next turn."
    ),
    "explain.toes": (
        "A double lies crosswise and starts a chicken foot: it takes {n} {n:toe|toes}."
    ),
    "explain.toes.none": "A double lies crosswise and takes no toes: it closes its arm.",
    "explain.foot_first.true": "Until a foot has all its toes, nothing else may be played.",
    "explain.foot_first.false": "Other open ends may be played while a foot waits for its toes.",
    "explain.call": "Who lays a double calls it: “{call}!”",
    "explain.knock.auto": (
        "Knock when you play your second-last tile; who does not, draws a tile"
        " as soon as the next player has played."
    ),
    "explain.knock.off": "Nobody has to knock.",
    "explain.empty_yard.all_blocked": (
        "The round ends when a hand is empty, or when nobody can play and the yard has"
        " no tile to draw."
    ),
    "explain.empty_yard.first_blocked": (
        "The round ends when a hand is empty, or when the player whose turn it is can neither"
        " play nor draw."
    ),
    "explain.dead_foot.end_round": (
        "A double for which there are no longer enough toes ends the round at once."
    ),
    "explain.dead_foot.play_on": (
        "A double may be laid even if there are no longer enough toes for it; play goes on."
    ),
    "explain.last_double.free": "Going out on a double costs nothing.",
    "explain.last_double.penalty": "Going out on a double costs {n} points.",
    "explain.last_double.forbid": "You may not go out on a double.",
    "explain.double_blank_points": (
        "Each pip left in your hand counts 1; the double-blank counts {n}."
    ),
    "explain.blank_half_points": "The blank half of a tile counts {n}.",
    "explain.tiebreak.none": "Equal totals share the win.",
    "explain.tiebreak.most_zero_rounds": "Equal totals: most rounds without a point wins.",
    "explain.tiebreak.lowest_nonzero_round": (
        "Equal totals: the lowest round that is not zero wins."
    ),
    "explain.tiebreak.most_zero_rounds+lowest_nonzero_round": (
        "Equal totals: most rounds without a point wins, then the lowest round that is not zero."
    ),
    "explain.tiebreak.lowest_nonzero_round+most_zero_rounds": (
        "Equal totals: the lowest round that is not zero wins, then most rounds without a point."
    ),
    "explain.differs": "{topic}: {here} There: {there}",
    "explain.nothing": "(does not arise)",
    # what a knob is about
    "topic.set_max": "The set",
    "topic.hand_size": "The hand",
    "topic.start_source": "The starting double",
    "topic.start_missing": "A missing double",
    "topic.leader_first": "The first leader",
    "topic.leader_later": "Later leaders",
    "topic.round_order": "The rounds",
    "topic.rounds": "The length of the game",
    "topic.spinner_arms": "The spinner",
    "topic.toes": "The foot",
    "topic.foot_first": "The lock",
    "topic.draw_limit": "Drawing",
    "topic.drawn_tile": "The drawn tile",
    "topic.voluntary_draw": "Drawing by choice",
    "topic.yard_reserve": "The last of the yard",
    "topic.empty_yard": "The end",
    "topic.dead_foot": "A foot without hope",
    "topic.last_double": "Going out on a double",
    "topic.last_double_points": "The price of that",
    "topic.double_blank_points": "The double-blank",
    "topic.blank_half_points": "Blank halves",
    "topic.knock": "Knocking",
    "topic.tiebreak": "Ties",
    "topic.call": "The call",
}

_ENGLISH = (
    "blanks ones twos threes fours fives sixes sevens eights nines tens elevens twelves"
    " thirteens fourteens fifteens sixteens seventeens eighteens"
).split()
_PORTUGUESE = (
    "Brancos Uns Dois Três Quatros Cincos Seis Setes Oitos Noves Dez Onzes Dozes"
    " Trezes Catorzes Quinzes Dezesseis Dezessetes Dezoitos"
).split()

SENTENCES.update({f"number.many.en.{pip}": word for pip, word in enumerate(_ENGLISH)})
SENTENCES.update({f"number.many.pt.{pip}": word for pip, word in enumerate(_PORTUGUESE)})
