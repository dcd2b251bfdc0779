### What is taught beside levels and questions: the rulebook, the glossary, choices.

rulebook-match-name = Halves that touch match
rulebook-match = Two halves that touch always show the same number. A tile has no top: turn it so that it fits.
rulebook-set-name = One tile of each kind
rulebook-set = A double-{ WORD($set) } set has every pair of numbers from 0 to { $set } on one tile: { $tiles } tiles.
rulebook-deal-name = The deal
rulebook-deal = The starting double is set out first. Then the other tiles are shuffled face down and each player takes { WORD($hand) }. The rest is the chicken yard.
rulebook-lead-name = Who leads
rulebook-lead = In the first round everybody draws one tile from the chicken yard: the most pips lead, and the tiles are mixed in again. In each later round the lead moves on to the left.
rulebook-arms-name = All arms first
rulebook-arms =
    The spinner takes { $arms ->
        [one] one arm, and it comes first: until it has begun
       *[other] { WORD($arms) } arms, and they come first: until all { WORD($arms) } have begun
    }, every play must show the spinner's number.
rulebook-ends-name = Open ends
rulebook-ends = Once the spinner is full, a tile may go on any open end. A half that another tile touches is closed.
rulebook-draw-name = Draw, then play or pass
rulebook-draw = If you can play, you play. If you cannot, draw one tile: if it fits, play it at once; if not, pass.
rulebook-yard-name = The empty yard
rulebook-yard = When the chicken yard is empty, whoever cannot play passes. The round goes on as long as somebody can play.
rulebook-blank-name = A blank is a number
rulebook-blank = A blank is a number like any other. It matches a blank and nothing else.
rulebook-foot-name = The foot first
rulebook-foot = A double stops the whole table. Until it has { WORD($toes) } toes, every play must be a toe: a tile with the double's number. Anybody's tile may be a toe.
rulebook-toes-name = A whole foot
rulebook-toes =
    A whole foot has { $toes ->
        [one] one toe
       *[other] { WORD($toes) } toes
    } and takes no more. Then the table is free again, and each toe is an open end.
rulebook-hopeless-name = A foot without hope
rulebook-hopeless =
    You may play a double even if too few tiles of its number are left for { $toes ->
        [one] its toe. The toe is
       *[other] { WORD($toes) } toes. The toes are
    } owed all the same.
rulebook-out-name = Going out
rulebook-out = The round ends at once when a player has no tile left, even in the middle of a foot. That player counts no pips.
rulebook-blocked-name = A blocked table
rulebook-blocked = The round also ends when nobody can play and nobody can draw.
rulebook-count-name = Counting
rulebook-count = When a round ends, each player pays the pips on the tiles still in hand. A blank half counts nothing, but the double-blank costs { $double_blank }.
rulebook-last_double-name = Going out on a double
rulebook-last_double = A double may be your last tile: it needs no toes then, but it costs you { $last_double } points. If it fits, it must be played.
rulebook-rounds-name = A round for each double
rulebook-rounds = A game has one round for each double of the set, from the double-{ WORD($set) } down to the double-blank: { WORD($rounds) } rounds. Only this round's spinner is set out.
rulebook-lowest-name = The lowest total wins
rulebook-lowest = The points of all rounds are added up. The lowest total wins; equal totals share the win.

class-name = Name
class-cell = { $right } of { $of }
class-cell_wrong = { $cell }, wrong: { AND($wrong) }
class-unproved = { $cell } *
class-unproved_note = * The file alone says so: code is marked again where the pupil's notebook lies beside the file, in a folder of its own.
class-when = Last change
class-lesson = Lesson
class-question = Question
class-mistake = What was wrong
class-times = How often
class-right = Right
class-of = Of
class-wrong = Wrong questions
class-checks = Checks
class-judged = Judged again
class-wall = What the class got wrong
class-no_mistakes = Nobody has clicked a wrong answer.
class-nobody = There is no work here yet: each pupil's { $file } belongs in this folder.
class-unread = Not the work of a lesson, or damaged: { AND($files) }.
class-no_folder = There is no folder { $folder }.

house-costs = costs { $n }
house-free = costs nothing
house-blank-free = holding the double-blank costs nothing
house-blank = holding the double-blank costs { $n }
house-blank_half = every blank half costs { $n }, and the double-blank { $double }

## choices

choice-tile = The { $tile }
choice-on = On the { $onto }
choice-a = { $pip }
choice-any = Any open number: { OR($pips) }
choice-pips = { AND($pips) }
choice-play = Play the { $tile } on the { $onto }
choice-draw_play = Draw the { $tile }, then play it on the { $onto }
choice-draw_pass = Draw the { $tile }, then pass
choice-draw_keep = Draw the { $tile }, keep it and pass
choice-draw_draw = Draw the { $tile }, then draw again
choice-draw = Draw a tile
choice-pass = Pass
choice-points = { $n }
choice-over-out = Yes: somebody has no tile left
choice-over-blocked = Yes: nobody can play or draw
choice-over-stuck = Yes: somebody cannot play
choice-over-no_play = No: somebody can still play
choice-over-no_draw = No: somebody can still draw
choice-keep_or_play = Play the { $tile } or pass, as you like

## a question and its answer in print

question-option = { $letter }) { $text }
question-answer = { $letter }: { $text }. { $why }

glossary-term = Word
glossary-meaning = Meaning
glossary-lesson = Lesson
glossary-pt = Portuguese
glossary-es = Spanish
glossary-cs = Czech
glossary-none = –
glossary-tile-term = tile
glossary-tile-meaning = a domino: two halves, each with a number of dots
glossary-pip-term = pip
glossary-pip-meaning = a dot on a tile
glossary-blank-term = blank
glossary-blank-meaning = a half without pips; it counts as the number 0
glossary-double-term = double
glossary-double-meaning = a tile with the same number on both halves
glossary-double_blank-term = double-blank
glossary-double_blank-meaning = the 0-0
glossary-set-term = double-nine set
glossary-set-meaning = all 55 tiles from 0-0 to 9-9; other sets are named in the same way
glossary-suit-term = suit
glossary-suit-meaning = all the tiles of a set that show one number
glossary-hand-term = hand
glossary-hand-meaning = the tiles that a player holds and the others do not see
glossary-yard-term = chicken yard
glossary-yard-meaning = the tiles that are left face down after the deal
glossary-spinner-term = spinner
glossary-spinner-meaning = the starting double of a round, in the middle of the table
glossary-arm-term = arm
glossary-arm-meaning = a row of tiles that grows from the spinner
glossary-open_end-term = open end
glossary-open_end-meaning = a half at the far end of an arm or toe that no tile touches yet
glossary-foot-term = chicken foot
glossary-foot-meaning = a double with three toes
glossary-toe-term = toe
glossary-toe-meaning = one of the three tiles that must be played on a double
glossary-draw-term = draw
glossary-draw-meaning = take one tile from the chicken yard
glossary-pass-term = pass
glossary-pass-meaning = let the turn go to the next player
glossary-lead-term = lead
glossary-lead-meaning = make the first play of a round
glossary-call-term = call
glossary-call-meaning = what you say when you play a double: Chickie fours
glossary-knock-term = knock
glossary-knock-meaning = tap the table to say that one tile is left (a house rule)
glossary-go_out-term = go out
glossary-go_out-meaning = play the last tile of the hand
glossary-blocked-term = blocked
glossary-blocked-meaning = a table is blocked when nobody can play or draw
glossary-points-term = points
glossary-points-meaning = what is counted against a player at the end of a round
glossary-round-term = round
glossary-round-meaning = from one deal to the next
glossary-game-term = game
glossary-game-meaning = all rounds together, one for each double
glossary-house_rule-term = house rule
glossary-house_rule-meaning = a rule that some tables play by and others do not
