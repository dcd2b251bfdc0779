### What the engine says: rules in words, refusals, positions, rounds, games, records.

## tiles

tile-not_text = { QUOTED($text) } is not a tile. Write its two numbers with a hyphen, such as 6-4.
tile-no_such = There is no tile { QUOTED($a) }-{ QUOTED($b) }: each half shows a number from 0 to { $most }.
tile-shows_no = { $tile } shows no { QUOTED($pip) }.
tile-no_set = There is no double-{ QUOTED($n) } set: sets go from double-0 to double-{ $most }.

## tableaux

tableau-empty = The table is empty.
tableau-lead_not_double = { $tile } is not a double, so it cannot start a table.
tableau-second_lead = { $tile } has no place: say which tile it goes on, such as { $tile } on { $lead }.
tableau-twice = { $tile } is on the table already.
tableau-not_there = { $onto } is not on the table, so { $tile } cannot go on it.
tableau-no_match = { $tile } does not fit { $onto }: it shows no { $pip }.
tableau-absent = { $tile } is not on the table.
tableau-arms_left =
    {" "}(takes { $n } more { $n ->
        [one] arm
       *[other] arms
    }: { $pip })
tableau-toes_left =
    {" "}(takes { $n } more { $n ->
        [one] toe
       *[other] toes
    }: { $pip })
tableau-open = {" "}(open: { $pip })
tableau-no_slot = Only a tile that goes on a double has a choice of places.
tableau-bad_slots = slots= gives a number to each tile that has a chosen place; { QUOTED($slots) } is something else.
tableau-no_place = { $onto } has no place left for { $tile }.

## refusals

rules-bad = { $knob } cannot be { QUOTED($value) }: { $allowed }.
rules-one_of = it is { OR($values) }
rules-whole = it is a whole number from { $low } to { $high }
rules-hand_kinds = it is a number of tiles, a mapping {"{"}players: tiles{"}"} or 'div42'
rules-arms_kinds = it is a number from 1 to 8 or 'players'
rules-per_players = a mapping gives for each number of players (2 or more) a number of tiles
rules-tiebreak_kinds = it is a tuple of { AND($values) }, each at most once, the first tried first
rules-call_kinds = it is a short text in which {"{"}n{"}"} stands for the number called
# What is called over a double under our rules.
rules-call = Chickie { $number }
rules-arms_set = A spinner with { $arms } arms can never be filled with a double-{ $n } set: only { $n } other tiles show its number. spinner_arms may be at most { $n }.
rules-arms_players = An arm for each player needs 1 to { $most } players with this set, not { $players }.
rules-no_holder = Nobody holds a starting double that is set aside, so { $knob } cannot be 'holder'. It can be { OR($values) }.
rules-not_listed = { $knob } does not say what { $players } players do: it lists { AND($listed) }.
rules-too_many_tiles =
    { $players } players with { $hand } { $hand ->
        [one] tile
       *[other] tiles
    } each need { $need } tiles; a double-{ $n } set has { $free }.
rules-too_many_tiles_aside =
    { $players } players with { $hand } { $hand ->
        [one] tile
       *[other] tiles
    } each need { $need } tiles; a double-{ $n } set has { $free } besides the starting double, which is set out first.
rules-largest_hand =
    At most { $n } { $n ->
        [one] tile
       *[other] tiles
    } each will do.
rules-too_many_players = That is more players than this set has tiles for.
rules-bad_leader = leader cannot be { QUOTED($leader) }: seats go from 0 to { $last }.
rules-bad_totals = totals cannot be { QUOTED($totals) }: they are one whole number for each player.
rules-bad_lead = There is no starting double for { QUOTED($lead) } here: its number is from 0 to { $n }.
rules-no_rules = { QUOTED($rules) } are not rules: give cf.Rules(...), or the name of a house rule such as 'chicken-scratch'.
rules-no_mapping = { QUOTED($values) } are not rules as data: give a mapping of knobs to values.
rules-no_tiles = { QUOTED($tiles) } are not tiles: give tiles, or their text such as '6-4 5-5'.
rules-bad_seed = { QUOTED($seed) } is not a seed: give a whole number or a word.
rules-long_seed = A seed has at most { $most } digits or letters.

## the rules themselves, in the order of play

explain-goal = The lowest total after the last round wins.
explain-set_max = Play with a double-{ $n } set of { $tiles } tiles.
explain-hand_size =
    Each player takes { $n } { $n ->
        [one] tile
       *[other] tiles
    }; the rest is the chicken yard.
explain-hand_size-each = Each player takes { AND($each) }; the rest is the chicken yard.
explain-hand_size-div42 = Share out 42 tiles: each player takes 42 divided by the number of players, rounded to the nearest whole number (a half rounds up); the rest is the chicken yard.
explain-for_players = { $n } (with { $players } players)
explain-yard_reserve =
    { $n ->
        [one] The last tile
       *[other] The last { $n } tiles
    } of the chicken yard { $n ->
        [one] is
       *[other] are
    } never drawn.
explain-yard_reserve-each = The last tiles of the chicken yard are never drawn: { AND($each) }.
explain-round_order-desc = There is a round for each double of the set, from the highest down to the double-blank.
explain-round_order-asc = There is a round for each double of the set, from the double-blank up to the highest.
explain-rounds-none = The game goes through all of them.
explain-rounds =
    The game ends after { $n } { $n ->
        [one] round
       *[other] rounds
    }.
explain-start_source-hand = Whoever holds the starting double of the round leads it; that counts as a turn.
explain-start_source-set_aside = The starting double of the round is set out before the tiles are shuffled; that is nobody's turn.
explain-start_missing-draw_turns = If nobody holds it, the players draw one tile each in turn until it is found; the player who draws it leads it.
explain-start_missing-draw_all = If nobody holds it, everybody draws one tile at the same time, again and again until it is found; if there are too few tiles for that, deal again.
explain-start_missing-next_double = If nobody holds it, the round begins with the next double that has not yet begun one; the double passed over waits for a later round. If nobody holds any of them, the players draw one tile each in turn until the first of them is found; the player who draws it leads it.
explain-start_missing-burn = If nobody holds it, it is spent: no round of this game begins with it, and this one begins with the next double that has not yet begun one. If nobody holds any of them, the players draw one tile each in turn until the first of them is found; the player who draws it leads it.
explain-start_missing-redeal = If nobody holds it, deal again.
explain-leader_first-high_draw = In the first round everybody draws a tile for the lead: the most pips lead, ties draw again, and the tiles go back. Where the yard will have too few tiles for that, they draw before the deal.
explain-leader_first-finder = Before the deal the players draw in turn until somebody finds the starting double: that player leads the first round.
explain-leader_first-random = In the first round the leader is chosen by chance.
explain-leader_later-rotate = In each later round the lead moves on to the left.
explain-spinner_arms =
    The starting double is the spinner: { $n ->
        [one] one tile with its number starts its arm
       *[other] { $n } tiles with its number start its { $n } arms
    } before anything else is played.
explain-spinner_arms-players = The starting double is the spinner: as many tiles with its number as there are players start its arms before anything else is played.
explain-voluntary_draw-true = You may draw although you can play.
explain-voluntary_draw-false = You may draw only when you cannot play.
explain-draw_limit =
    If you cannot play, draw { $n } { $n ->
        [one] tile
       *[other] tiles
    }.
explain-draw_limit-none = If you cannot play, draw until you can.
explain-drawn_tile-must = A drawn tile that fits is played at once; otherwise you pass.
explain-drawn_tile-may = If you draw a tile that fits, you may play it at once or pass.
explain-drawn_tile-hold = You keep a drawn tile and pass; you may play it from your next turn on.
explain-toes =
    A double is placed crosswise and starts a chicken foot: it takes { $n } { $n ->
        [one] toe
       *[other] toes
    }.
explain-toes-none = A double is placed crosswise and takes no toes: it closes its arm.
explain-foot_first-true = Until a foot has all its toes, nothing else may be played.
explain-foot_first-false = Other open ends may be played while a foot waits for its toes.
explain-call = Whoever plays a double calls out: “{ $call }!”
explain-knock-auto = Knock when you play your second-last tile; if you do not, you draw a tile as soon as the next player has played, if there is one to draw.
explain-knock-off = Nobody has to knock.
explain-empty_yard-all_blocked = With nothing to play and nothing to draw, you pass. The round ends when a hand is empty, or when nobody can play and the yard has no tile to draw.
explain-empty_yard-first_blocked = The round ends when a hand is empty, or when the player whose turn it is can neither play nor draw.
explain-dead_foot-end_round = A double for which there are no longer enough toes ends the round at once.
explain-dead_foot-play_on = A double may be played even if there are no longer enough toes for it; play goes on.
explain-last_double-free = Going out on a double costs nothing.
explain-last_double-penalty = Going out on a double costs { $n } points.
explain-last_double-forbid = You may not go out on a double.
explain-double_blank_points = Each pip left in your hand counts 1; the double-blank counts { $n }.
explain-blank_half_points = The blank half of a tile counts { $n }.
explain-tiebreak-none = Equal totals share the win.
explain-tiebreak-most_zero_rounds = Equal totals: most rounds without a point wins.
explain-tiebreak-lowest_nonzero_round = Equal totals: the lowest round that is not zero wins.
explain-tiebreak-most_zero_rounds_lowest_nonzero_round = Equal totals: most rounds without a point wins, then the lowest round that is not zero.
explain-tiebreak-lowest_nonzero_round_most_zero_rounds = Equal totals: the lowest round that is not zero wins, then most rounds without a point.
explain-differs = { $topic }: { $here } There: { $there }
explain-nothing = (does not arise)

## what a knob is about

topic-set_max = The set
topic-hand_size = The hand
topic-start_source = The starting double
topic-start_missing = A missing double
topic-leader_first = The first leader
topic-leader_later = Later leaders
topic-round_order = The rounds
topic-rounds = The length of the game
topic-spinner_arms = The spinner
topic-toes = The foot
topic-foot_first = The lock
topic-draw_limit = Drawing
topic-drawn_tile = The drawn tile
topic-voluntary_draw = Drawing by choice
topic-yard_reserve = The last of the yard
topic-empty_yard = The end
topic-dead_foot = A foot without hope
topic-last_double = Going out on a double
topic-last_double_points = What that costs
topic-double_blank_points = The double-blank
topic-blank_half_points = Blank halves
topic-knock = Knocking
topic-tiebreak = Ties
topic-call = The call

# A play as it is told; what is typed is always written with "on".
move-on = { $tile } on { $onto }
move-not_text = { QUOTED($text) } is not a move. Write a tile and where it goes, such as 6-4 on 9-6, or a starting double such as 9-9, or draw, or pass.
move-not_read = { QUOTED($text) } is not a move: { $why }
move-no_tile = a tile is missing there. Write a tile and where it goes, such as 6-4 on 9-6.
move-two_tiles = it names two tiles. Write on between them, such as 6-4 on 9-6; make one move at a time.
move-unreadable = { QUOTED($part) } cannot be read. Write a tile with a hyphen and where it goes, such as 6-4 on 9-6.
move-no_such = A { $kind } like this is not a move: a play needs a tile, and a draw or a pass takes none.

# The words that a typed move is understood by, beside English ones; commas between them.
typed-draw = draw, take
typed-pass = pass
typed-on = on, onto
typed-knock = knock

## why not: the play

refusal-round_over = The round is over: { $detail }.
refusal-no_such_tile = There is no { $tile } in a double-{ $n } set.
refusal-already_on_table = The { $tile } lies on the table already.
refusal-not_in_hand = You do not hold the { $tile }.
refusal-only_starting_double = The table is empty: only the starting double { $lead } may be led.
refusal-no_place_named = Say which tile of the table the { $tile } goes on.
refusal-not_on_table = The { $onto } does not lie on the table, so nothing can go on it.
refusal-end_taken = The { $pip } of the { $onto } is covered already, so the { $tile } cannot go there.
refusal-end_taken-spinner =
    The { $onto } has { $n ->
        [one] its arm
       *[other] all its { $n } arms
    }, so the { $tile } cannot go there.
refusal-end_taken-foot =
    The { $onto } has { $n ->
        [one] its toe
       *[other] all its { $n } toes
    }, so the { $tile } cannot go there.
refusal-end_taken-double = The { $onto } closes its arm: doubles take no toes in this game.
refusal-wrong_pip = The { $tile } shows no { $pip }, and the { $onto } asks for { $pip }: halves that touch must match.
refusal-spinner_first =
    All arms first: the spinner { $double } still takes { $n } { $n ->
        [one] arm
       *[other] arms
    }, so every play must show { $asked }.
refusal-foot_open =
    The foot first: the { $double } still takes { $n } { $n ->
        [one] toe
       *[other] toes
    }, so every play must go there and show { $asked }.
refusal-double_last = The { $tile } is your last tile, and you may not go out on a double.
refusal-not_the_drawn_tile = You have drawn in this turn, so of your tiles only the { $drawn } may be played now.
refusal-not_the_drawn_tile-hold = You have drawn in this turn, so you play nothing before your next turn.
refusal-held = You have just drawn the { $tile }: it stays in your hand until your next turn.
refusal-no_knocking = Nobody knocks in this game.
refusal-knock_too_early = You knock only with the play that leaves you one tile.

## why not: draw and pass

refusal-can_play = You can play the { $tile }, so you may not draw.
refusal-can_play-some = You can play, so you may not draw.
refusal-can_play-lead = You hold the starting double { $tile }, so you lead it.
refusal-can_play-drawn = You can play the { $tile } that you drew, so you may not draw again.
refusal-must_play = You can play the { $tile }, so you may not pass.
refusal-must_play-some = You can play, so you may not pass.
refusal-must_play-drawn = The { $tile } that you drew fits, so it must be played.
refusal-must_lead = You hold the starting double { $tile }, so you may not pass.
refusal-drew_already = You have drawn in this turn: one tile is all you may draw.
refusal-yard_empty = The chicken yard is empty: there is nothing to draw.
refusal-reserved =
    The last { $n ->
        [one] tile
       *[other] { $n } tiles
    } of the chicken yard { $n ->
        [one] is
       *[other] are
    } never drawn in this game.
refusal-must_draw = You may not pass before you have drawn.
refusal-must_draw-again = You may not pass yet: you draw until you can play, and there are tiles left to draw.

## what is allowed now

now-draw = Draw a tile.
now-pass = You can only pass.
now-lead = Lead the { $tile }.
now-show = Play { OR($tiles) } on the { $onto }.
now-plays = You may play { OR($plays) }.
now-goes = It goes on the { OR($places) }.
now-many = You may play { OR($plays) }, among others.
now-or_pass = Or pass.
now-or_draw = Or draw.

## how it ended

ended-went_out = a hand is empty
ended-blocked = nobody can go on
ended-dead_foot = a double was played for which there are not enough toes

## positions set up by hand

position-twice = The { $tile } is there twice: there is one of each tile.
position-empty_hand = Seat { $seat } has no tiles: a round with an empty hand is over.
position-no_list = { $what } cannot be { QUOTED($texts) }: give a list of texts.
position-no_hands = A position needs at least one hand.
position-unknown_mover = Seat { $seat } is to move, so its hand must be given: only the others' may be unknown.
position-none_left = Seat { $seat } can hold nothing: every tile is somewhere else.
position-no_such_tile = There is no { $tile } in a double-{ $n } set.
position-bad_play = The table cannot show { $play }: { $why }
position-not_a_play = { QUOTED($play) } is not a tile on the table.
position-spinner_first = the spinner { $double } must have all its arms first.
position-foot_open = the foot of the { $double } must be finished first.
position-bad_seat = There is no seat { QUOTED($seat) }: seats go from 0 to { $last }.
position-no_lead = Nobody can lead the { $lead }: it is in no hand, and cannot be drawn.
position-lead_differs = The table starts with the { $first }, not with the double of { $lead }.
position-lead_aside = The { $lead } is set out on the table, so it cannot be held or drawn.

## a round in words

round-summary =
    A round of { $players } players on a double-{ $n } set, { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    } on the table;{" "}
round-to_move = seat { $seat } is to move.
round-over = it is over: { $detail }.
round-seat = Seat { $seat }
round-must_match = Every play must show { $pip }.
round-yard =
    Chicken yard: { $n } { $n ->
        [one] tile
       *[other] tiles
    }.

view-summary = seat { $seat } holds { $hand }; seat { $to_move } is to move.

game-player = Player { $n }
game-no_game = { QUOTED($what) } is not a game: start one with cf.Game.new().
game-bad_count = a game has from 2 to { $most } players, as far as the tiles go.
game-bad_names = players cannot be { QUOTED($players) }: give their names in a list, or how many there are.
game-bad_name = { QUOTED($name) } cannot be a name: it takes 1 to { $most } visible characters, without blanks at its ends.
game-foreign_file = { QUOTED($path) } holds something that is not a game of ours: choose another name, or give overwrite=True.
game-same_names = Two players have the same name: { QUOTED($name) }.
game-names_count =
    { $n } { $n ->
        [one] name
       *[other] names
    } do not suit a round of { $players } players.
game-players_count =
    { $n } { $n ->
        [one] player does
       *[other] players do
    } not suit a game of { $players }.
game-round_goes_on = The round is not over, so the next one cannot be dealt.
game-over = The game is over: its last round has been played.
game-summary = A game of { AND($names) }, round { $n } of { $of }.

sheet-lead = Round
sheet-total = Total

standings-rank = Place
standings-name = Player
standings-total = Points
standings-by-most_zero_rounds = by rounds without a point
standings-by-lowest_nonzero_round = by the lowest round that is not zero

## a score kept by hand

scores-no_round =
    { $most ->
        [0] No round is written yet.
        [one] There is no round { QUOTED($given) }: one is written.
       *[other] There is no round { QUOTED($given) }: { $most } are written.
    }
scores-no_entry = Write what was left as tiles, such as 6-4 5-5, or as points, such as 20. { $why }
scores-no_sheet = this is not a score sheet of ours.
scores-game_over =
    The game is over: { $n ->
        [one] its one round is
       *[other] its { $n } rounds are
    } written.
scores-led_already = The { $double } leads round { $n } already.
scores-not_left = The { $double } was passed over, so it leads no round of this game.
scores-other_lead = Round { $n } starts with the { $double }, not with the { $given }.
scores-not_in_set = There is no { $tile } in a double-{ $n } set.
scores-twice = The { $tile } cannot be left twice: there is only one.
scores-lead_left = The { $tile } started the round, so it lies on the table and cannot be left.
scores-last_left = The { $tile } was played last, so it cannot be left.
scores-last_is_lead = The { $tile } started the round, so it was not the last tile played.
scores-several_out = { AND($names) } have nothing left, but only one can go out: say who did.
scores-nobody_out = Nobody went out, so the { $tile } was nobody's last tile.
scores-has_left = { $name } went out, so nothing can be left there.
scores-also_out = { $name } has nothing left, but { $out } went out first.
scores-double_forbidden = Under these rules nobody goes out on a double, so not on the { $tile }.
scores-too_many_points =
    { $n } points cannot be left: with { AND($names) } there are at most { $most }.
scores-too_many_tiles =
    { $n } tiles cannot be left: at most { $most ->
        [one] one was
       *[other] { $most } were
    } not played.
scores-over = The game is over. { AND($names) } { $n ->
        [one] wins.
       *[other] share the win.
    }
scores-next = Round { $n } starts with the { $double }.
scores-next_leader = { $name } leads.
scores-holder = Whoever holds it leads.
scores-written_anyway =
    { $n ->
        [one] Round { AND($rounds) } was written although it cannot be.
       *[other] Rounds { AND($rounds) } were written although they cannot be.
    }
scores-csv_long = a score sheet has at most { NUMBER($most, useGrouping: 1) } characters.
scores-csv_unreadable = these are no comma-separated values: { QUOTED($why) }
scores-csv_head = the first line of a score sheet reads { $wanted }, and then the players' names.
scores-csv_cells = line { $n } has { $found } cells and not { $wanted }.
scores-csv_line = Line { $n }: { $why }

## records

record-too_big = { $path } has more than { NUMBER($limit, useGrouping: 1) } bytes, the most that a record may have.
record-not_text = { $path } is not text in UTF-8, from byte { $place } on.
record-not_json = { $path } is not a record: line { $line }, column { $column }: { $why }.
record-too_deep = { $path } is not a record: it is nested too deeply.
record-not_record = { $path } is not a Chickenfoot record: it has no number under 'chickenfoot'.
record-newer = { $path } was written by a newer Chickenfoot (record version { $version }; this one reads up to { $known }).
record-at = { $path }: { $place }: { $why }
record-twice = the name { QUOTED($name) } stands twice in one place
record-long_number = a number has too many digits
record-number = { $number } is not a number that a record may hold
record-kind = this is { $found }, not { $wanted }.
record-missing = { QUOTED($field) } is missing.
record-unknown = there is no field { QUOTED($field) } here.
record-no_rounds = a game has at least one round.
record-too_many_rounds = this game has at most { $n } rounds.
record-hands = there are { $found } hands for { $players } players.
record-hand_size =
    this hand has { $found } { $found ->
        [one] tile
       *[other] tiles
    }; the rules deal { $wanted }.
record-yard = the yard is wrong: { $why }.
record-yard_missing =
    { AND($tiles) } { $n ->
        [one] is
       *[other] are
    } nowhere
record-not_once = { $tile } is there twice, or does not belong in this deal.
record-lead = this round starts with the double of { $wanted }, not of { $found }.
record-no_lead = these tiles would have been dealt again: nobody can lead them.
record-leader = seat { $wanted } leads this round, not seat { $found }.
record-no_seat = there is no seat { $seat }.
record-lottery = this draw for the lead is wrong: { $why }.
record-lottery_seats = it takes one tile for each of the seats { AND($seats) }
record-lottery_pool = { $tile } could not be drawn
record-lottery_open = nobody has won it
record-lottery_none = these rules draw no tiles for the lead
record-lottery_missing = these rules draw tiles for the lead
record-slot_twice = { $tile } stands there twice.
record-slot_unplayed = { $tile } was not played in this round.
record-unfinished = this round is not over, yet another follows.
record-word-list = a list
record-word-dict = an object
record-word-str = a text
record-word-int = a whole number
record-word-float = a number with a point
record-word-bool = true or false
record-word-NoneType = null
record-word-seed = a whole number or a text

## verdicts

verdicts-head-house = House rule
verdicts-head-verdict = Verdict
verdicts-head-why = Why
verdicts-legal = allowed
verdicts-refused = not allowed
verdicts-impossible = cannot arise
verdicts-move = { $move }:

preset-label = { $slug }: { $title }
preset-source = Source: { $source }.
preset-stated = It states: { $values }.
preset-inferred = Inferred from its words: { $values }.
preset-incomplete = Only part of it, or a copy, could be read.
preset-note = Note: { $note }
