### Questions, their right answers, and why a wrong one is wrong.

ask-match = Two halves that touch must show the same number. An open half shows the number { $pip }. Which tile may touch it?
ask-far_half = The { $tile } is played on the { $onto }, with its { $pip } against the { $pip }. Which number does it leave open?
ask-suit = A double-{ $n } set has every pair of numbers from 0 to { $n } once. How many of its tiles have a { $pip }?
ask-in_set = A double-{ $n } set has every pair of numbers from 0 to { $n } once. Which of these tiles is not in it?

## what is asked

ask-yard_size = A double-{ $n } set has { $tiles } tiles. The { $n }-{ $n } is set out, and { $players } players take { $hand } each. How many tiles are in the chicken yard?
ask-playable = It is your turn. Which of your tiles may you play?
ask-where = It is your turn. Where may your { $tile } go?
ask-must_show = What must the next tile that is played show?
ask-open_ends = Which numbers are open on this table for the next play?
ask-who_draws = If it were their turn now, who would have to draw?
ask-turn = It is your turn. The next tile of the yard is the { $next }. What do you do?
ask-turn-empty = It is your turn, and the yard is empty. What do you do?
ask-illegal = Three of these plays are allowed and one is not. Which one is not?
ask-illegal-two = Two of these plays are allowed and one is not. Which one is not?
ask-add_up = The round is over. What does your hand cost?
ask-add_up-house = The round is over. What does your hand cost if { $house }?
ask-over =
    The yard has { $n ->
        [one] one tile
       *[other] { $n } tiles
    }. Is the round over?
ask-over-empty = The yard is empty. Is the round over?
ask-who_leads = These tiles were drawn for the lead. Who leads?
ask-who_won = This is the score sheet of a short game. Who won?
ask-next_double = In a game with a double-{ $n } set, the round of the { $tile } is over. Which double starts the next round?
ask-rounds_left = In a game with a double-{ $n } set, the round of the { $tile } is over. How many rounds are still to be played?
ask-house-arms = It is your turn. If the house rule wants { $n } arms before anything else, which of your tiles may you play?
ask-house-last_double = You went out with the { $tile }. What do you pay if going out on a double { $costs }?
ask-house-drawn = You could not play and drew the { $tile }. The house rule says: if you draw a tile that fits, you may play it at once. What may you do now?
ask-person =
    { $who ->
        [you] You
       *[other] { $who }
    }
ask-holds =
    { $who ->
        [you] You hold
       *[other] { $who } holds
    } { AND($hand) }
ask-gone =
    { $who ->
        [you] You have
       *[other] { $who } has
    } played the last tile.

right-match = One half of the { $tile } shows the { $pip }, and that half touches.
right-far_half = The two { $pip }s touch each other, and the { $n } is still free.
right-suit = The { $pip } is paired once with each number from 0 to { $n }: { $count } tiles.
right-in_set = The { $tile } has a number above { $n }.

## why right

right-yard_size = { $tiles } - 1 - { $held } = { $left }.
right-playable = The { $tile } can go on the { $onto }.
right-where = The { $tile } shows the { $pip } that the { $onto } asks for.
right-must-spinner =
    The spinner { $double } still takes { $n } { $n ->
        [one] arm
       *[other] arms
    }, and arms come first.
right-must-foot =
    The foot of the { $double } still takes { $n } { $n ->
        [one] toe
       *[other] toes
    }, and it comes first.
right-must-any = No arm and no toe is owed, so every open end may be played on.
right-open_ends = These are the halves at the far ends, which nothing touches.
right-who_draws =
    None of the tiles can go down now, so { $who ->
        [you] you
       *[other] { $who }
    } would draw.
right-turn-play = You can play, so you may neither draw nor pass.
right-turn-drawn = None of your tiles could go down, and the tile that you drew can.
right-turn-passed = None of your tiles can go down, and neither can the tile that you drew.
right-turn-empty = None of your tiles can go down, and there is nothing to draw.
right-add_up = { $sums } = { $n }.
right-who_leads = { $tile }: { $n } pips, the most.
right-who_won = { $name } has { $total }, the lowest total.
right-next_double = The doubles lead downwards: after the { $tile } comes the { $next }.
right-rounds_left = There is one round for each double that is left, from the { $next } down to the 0-0.
right-house-arms = { $n } arms come first here, and only { $laid } have begun.
right-house-last_double = Your hand is empty, so there is nothing to add to that.
right-house-drawn = Under this house rule it is your choice.
right-over-out =
    { $who ->
        [you] You hold
       *[other] { $who } holds
    } no tile any more, and that ends the round at once.
right-over-blocked = The yard is empty, and no tile in any hand fits.
right-over-no_draw =
    Nobody can play, but the yard has { $n ->
        [one] a tile
       *[other] { $n } tiles
    } to draw.

wrong-sum_matches-name = adds up the halves
wrong-blank_matches-name = takes a blank for a joker
wrong-near_matches-name = takes the number below for a match
wrong-touching_half-name = takes the half that touches for the open one
wrong-both_halves-name = adds up the halves
wrong-half_behind-name = looks at the wrong tile
wrong-suit_double-name = counts the double twice
wrong-suit_no_blank-name = forgets the blank
wrong-suit_set-name = counts the whole set
wrong-blank_absent-name = thinks that no tile has a blank
wrong-double_absent-name = thinks that there are no doubles
wrong-pips_absent-name = counts the pips of both halves
wrong-sum_matches = The { $tile } has { $pip } pips in all, but neither half shows the { $pip }.
wrong-blank_matches = A blank matches only a blank, and the { $tile } has no { $pip }.
wrong-near_matches = The { $tile } has no { $pip }: only the same number matches.
wrong-touching_half = That half touches the other { $pip }: both are closed.
wrong-both_halves = Only one half is free; the two are not added up.
wrong-half_behind = That is the other half of the tile that was there before.
wrong-suit_double = The { $pip }-{ $pip } is one tile, although it shows two.
wrong-suit_no_blank = The blank counts too: 0 to { $n } are { $n } numbers and one more.
wrong-suit_set = Those are all the tiles of the set.
wrong-blank_absent = The blank is one of the numbers: the { $tile } is in the set.
wrong-double_absent = Each number is also paired with itself: the { $tile } is in the set.
wrong-pips_absent = Neither half is above { $n }: the { $tile } is in the set.

## why wrong; the name of the mistake is wrong.<name>.name

wrong-no_spinner-name = forgets the tile that is set out
wrong-one_hand-name = takes away one hand only
wrong-in_hands-name = counts the tiles in the hands
wrong-no_spinner = The { $n }-{ $n } is on the table, so it is not in the yard.
wrong-one_hand = All { $players } players take { $hand } tiles, not one of them.
wrong-in_hands = Those are the tiles in the hands.
wrong-elsewhere-name = plays elsewhere while a foot is open
wrong-arms_later-name = lets an arm grow before all have begun
wrong-covered-name = takes a covered half for an open one
wrong-blank_joker-name = takes a blank for a joker
wrong-spinner_more-name = puts one arm too many on the spinner
wrong-no_match-name = overlooks that no half matches
wrong-fourth_toe-name = puts one toe too many on a foot
wrong-spinner_number-name = goes by the spinner's number although it is full
wrong-last_tile-name = goes by the tile played last
wrong-any-name = overlooks that one number is asked for
wrong-extra_end-name = counts a covered number as open
wrong-missed_end-name = overlooks an open number
wrong-can_play-name = overlooks a play
wrong-no_draw-name = passes without drawing
wrong-draws_again-name = draws twice in a turn
wrong-keeps-name = keeps a drawn tile that fits
wrong-draws_able-name = draws although able to play
wrong-passes_able-name = passes although able to play
wrong-whole_foot-name = goes by a foot that is whole already
wrong-yard_empty-name = draws from an empty yard
wrong-is_legal-name = takes an allowed play for a forbidden one
wrong-no_fifty-name = forgets the double-blank
wrong-fifty_only-name = counts the double-blank and nothing else
wrong-half_double-name = counts a double as one of its halves
wrong-twice_double-name = counts a double twice
wrong-blank_zero-name = drops tiles with a blank half
wrong-default_rule-name = goes by the usual rule
wrong-high_half-name = goes by the highest half
wrong-low_tile-name = lets the fewest pips lead
wrong-highest-name = takes the highest total for the best
wrong-most_wins-name = counts rounds won instead of points
wrong-last_round-name = looks at the last round only
wrong-middle-name = overlooks the lowest total
wrong-upwards-name = goes up through the doubles instead of down
wrong-same_double-name = starts two rounds with one double
wrong-always_highest-name = starts every round with the highest double
wrong-no_blank_round-name = leaves out the round of the double-blank
wrong-round_played-name = counts the round that is over
wrong-rounds_so_far-name = counts the rounds that have been played
wrong-ends_early-name = ends the round too early
wrong-goes_on-name = plays on after the end
wrong-must_play-name = plays where there is a choice
wrong-pips_again-name = counts the tile that was played
wrong-elsewhere = Its number is open elsewhere, but the foot comes first.
wrong-arms_later = Its number is open, but all arms come first.
wrong-covered = That number is on the table, but another tile covers it.
wrong-blank_joker = A blank is a number, not a joker: it matches only a blank.
wrong-spinner_number = The spinner has all its arms: its number is not asked for any more.
wrong-last_tile = It does not matter which tile was played last.
wrong-whole_foot = That foot has all its toes: the table is free again.
wrong-any = Not now: one number is asked for.
wrong-extra_end = The { $pip } is covered by another tile.
wrong-missed_end = The { $pip } is open too.
wrong-can_play =
    { $who ->
        [you] You
       *[other] { $who }
    } can play the { $tile } on the { $onto }.
wrong-no_fifty = Holding the double-blank costs { $n }.
wrong-fifty_only = The other tiles count too.
wrong-half_double = The { $tile } shows two { $pip }s: { $n } pips.
wrong-twice_double = The { $tile } counts what it shows: { $n } pips, no more.
wrong-blank_zero = Only the blank half is nothing: the other half counts.
wrong-default_rule = That would be right under the rules of the first lessons.
wrong-high_half = Both halves count: { $tile } has { $n } pips.
wrong-low_tile = The most pips lead: { $tile } has { $n }.
wrong-highest = Points are bad: { $total } is the highest total.
wrong-most_wins = The totals decide, not the rounds won: { $total } is not the lowest.
wrong-last_round = All rounds count: the total is { $total }.
wrong-middle = { $total } is not the lowest total.
wrong-upwards = The doubles lead downwards, from the highest to the 0-0.
wrong-same_double = Each double starts one round, and that of the { $tile } is over.
wrong-always_highest = Only the first round starts with the { $high }.
wrong-no_blank_round = The 0-0 has a round, too.
wrong-round_played = The round of the { $tile } is over.
wrong-rounds_so_far = So many rounds have been played already.
wrong-ends_early = The round ends when a hand is empty, or nobody can play or draw.
wrong-goes_on = The round is over.
wrong-must_play = You may, but you need not: this house rule lets you keep it.
wrong-pips_again = You do not hold the tile any more, so its pips do not count.
wrong-is_legal = It is allowed: the { $tile } shows the { $pip } that the { $onto } asks for.
wrong-no_draw = You may not pass before you have drawn.
wrong-keeps = The tile you drew fits, so it must be played.
wrong-yard_empty = The yard is empty: there is nothing to draw.
