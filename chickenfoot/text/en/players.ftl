### The players, the coach and its reasons.

## players

player-unnamed = unnamed
player-no_series = { QUOTED($players) } is not a list of players. Write them in square brackets, one per seat.
player-a_view = a view, such as round.view() gives
player-raised = The player { $player } failed with { $error }
player-nonsense = The player { $player } answered { $answer }, which is not a move.
player-illegal = The player { $player } chose { $move }, which is not allowed. { $why }

## running

player-bad_label = { QUOTED($label) } is too long, or not a text, to be shown in a table.
player-twin_labels = { QUOTED($one) } and { QUOTED($other) } would look alike in a table. Give each a name of its own.

## leagues

player-slow = The player { $player } took longer than { $limit } s.
player-died = The process of the player { $player } ended by itself.
player-garbled = The process of the player { $player } wrote between its answers.

## the coach

coach-title =
    Seat { $seat } to move; each move tried in { NUMBER($n, useGrouping: 1) } { $n ->
        [one] world
       *[other] worlds
    }
coach-points = expected points
coach-out = chance to go out
coach-few =
    Tried only { $n } { $n ->
        [one] time
       *[other] times
    }: think longer before you trust the order.
coach-not_there = { $move } was not allowed there, so nothing is said of it.
coach-no_position = { QUOTED($it) } is not a position to advise on: give a view or a round.
coach-a_round = a round
coach-no_move = There is no move to advise on: the round is over, or another is to move.

reason-draw = takes a tile more, but keeps what could be played for later
reason-pass = keeps the drawn tile
reason-out = goes out
reason-sheds =
    gets rid of { $n } { $n ->
        [one] point
       *[other] points
    }
reason-keeps = you hold { $n } more of the { $pip } to follow it with
reason-nothing = you hold no more { $pip } to follow it with
reason-foot =
    opens a foot of { $toes } { $toes ->
        [one] toe
       *[other] toes
    }, and you hold { $n } more of the { $pip }
reason-foot_open = { $gone } of the { $all } { $pip } are gone, so the foot may stay open
reason-many-0 = blanks
reason-many-1 = ones
reason-many-2 = twos
reason-many-3 = threes
reason-many-4 = fours
reason-many-5 = fives
reason-many-6 = sixes
reason-many-7 = sevens
reason-many-8 = eights
reason-many-9 = nines
reason-many-10 = tens
reason-many-11 = elevens
reason-many-12 = twelves
reason-many-13 = thirteens
reason-many-14 = fourteens
reason-many-15 = fifteens
reason-many-16 = sixteens
reason-many-17 = seventeens
reason-many-18 = eighteens
