### The widgets of the lessons: exercises, checks, progress, the card.

card-title = Chickenfoot on one page
card-before = Before you play.
card-turn = Your turn.
card-turn-left = Turns go to the left, round the table.
card-match = Touching halves.
card-double = A double.
card-double-call = It is placed crosswise, and you call its number: “{ $call }!”
card-end = The end of a round.
card-points = Points are bad.
card-game = The game.
card-before-tie = (If several players tie for the most pips, they draw again.)
card-head-lies = What is on the table
card-head-shows = Where your tile may go
card-place-arms = the spinner, before all arms have begun
card-place-foot = a double without all its toes
card-place-ends = anything else
card-note = These are the rules of our lessons; many tables play some of them differently.
card-agree = Agree on this before the first deal:
agree-set = the set, and how many tiles each player takes
agree-rounds = how many rounds you play
agree-start = whether the starting double is set out or dealt, and who leads
agree-arms = how many arms come first
agree-drawn = whether a drawn tile that fits must be played
agree-double = what it costs to go out on a double
agree-blank = what it costs to hold the double-blank
agree-knock = whether you knock with one tile left
agree-tie = who wins if two totals are equal

## what a learner knows

progress-sure = Forget all your practice marks? This cannot be undone.
progress-keep = Keep them
progress-forget = Yes, forget them all

## progress

progress-reset = Forget my marks
progress-title = What you know so far
progress-forgotten = Everything is forgotten.
progress-none = Nothing answered yet.
progress-rules =
    { $n } of { $of } { $of ->
        [one] rule
       *[other] rules
    } known: you were right without help.
progress-firm = { $n } of them on more than one day.
progress-how = One bar: you were right without help. Two bars: on two days; three: on three days or more. Nothing you try in a level counts against you. A question that you missed comes back soon.
progress-look = Look again
progress-next = Next: { $number } { $title }
progress-practice = Practise three
progress-levels = { $n } of { $of } levels
progress-cell-new = { $name }: not met yet
progress-cell-helped = { $name }: so far with help
progress-cell-again = { $name }: missed last time
progress-cell-known =
    { $name }: right without help on { $days } { $days ->
        [one] day
       *[other] days
    }
progress-others = To come back to: { AND($names) }.
progress-unreadable = The file { $path } cannot be read, so the lessons start again; you can go on as usual.
progress-not_written = Your marks could not be kept ({ $why }). You can go on all the same.

## what is handed in

work-bad_name = A name has at most { $most } letters, all on one line.
work-not_written = Your answers could not be kept ({ $why }). You can go on all the same.
work-signed = Signed: { $name }. Your exercises are kept in { $file }.
work-unsigned = Not signed. Put your name between the quotation marks: sign("Ana and Bo").
work-by = Work of { $name }.

exercise-answered = Your answer: { $letter }
exercise-kept = Your answers from last time are back.

## exercises and checks

exercise-name = Exercise of lesson { $lesson }
exercise-title = Exercise, question { $n } of { $count }
exercise-some = { $n } of { $count } answered.
exercise-all = All { $count } answered. Run the next cell to see how you did.
exercise-words = Exercise of lesson { $lesson }: { $count } questions.

lessons-difficulty = There is no difficulty { QUOTED($given) }: it goes from { $least } to { $most }.
lessons-bad_lesson = There is no lesson { QUOTED($given) }: they go from { $least } to { $most }.
lessons-bad_count = { QUOTED($given) } is not a number of questions: give a whole number from { $least } to { $most }.
lessons-bad_kinds = Kinds of questions are named like ("where", "turn"), not { QUOTED($given) }.
lessons-no_round = To show a round give one, such as cf.deal(seed=1), not { QUOTED($given) }.
lessons-no_name = Give a name between quotation marks, sign("Ana and Bo"), not { QUOTED($given) }.
lessons-no_folder = Name a folder, such as collect("collected"), not { QUOTED($given) }.
lessons-no_path = Name a file, such as save("card.html"), not { QUOTED($given) }.
lessons-bad_before = There is nothing to practise before lesson { QUOTED($given) }: give a whole number from { $least } to { $most }.
lessons-static = This is a still picture. To play, choose Run > Run All Cells in the menu.
lessons-alt-hand = You hold { AND($tiles) }.
lessons-alt-set = A whole set in steps: { AND($tiles) }.
lessons-level-title = { $number } { $title }
lessons-level-title-step = { $number } { $title } · { $n } of { $of }
lessons-level-shown = The arrow shows you how.
lessons-level-done = Done.
lessons-level-answers = Level { $number }: answers and help
lessons-sheet-round = Round { $n }
lessons-do-hint = Hint
lessons-do-check = Check
lessons-do-again = Begin again
lessons-do-back = Take it back
lessons-do-next = Next
lessons-do-previous = Back
lessons-no_lesson = There is no lesson { QUOTED($given) } with levels: they are in lessons 1 to 6.
lessons-no_position = Level { $number } has no table to show.

## questions and practice

lessons-question-name = Question
lessons-question-seed = Question { $seed }
lessons-question-hint-where = Look at the picture: { $where }
lessons-question-hint-ends = which halves are touched by nothing?
lessons-question-hint-must = is an arm or a toe still owed?
lessons-question-hint-words = Read the numbers once more, one by one.
lessons-question-hint-answer = The answer is { $letter }: { $text }.
lessons-question-right = Right. { $why }
lessons-question-wrong = Not { $letter }. { $why }
lessons-practice-title = { $n } of { $count }
lessons-practice-endless = Question { $n }
lessons-practice-words =
    Practice: { $count } { $count ->
        [one] question
       *[other] questions
    } from earlier lessons.
lessons-practice-words-endless = Endless practice.
lessons-practice-done = Done. { $right } of { $count } right without help.
lessons-practice-more = More
lessons-do-next_question = Next question
lessons-do-end = Enough for now

## projector

lessons-vote-title = Question { $n } of { $count }: think first, then vote
lessons-vote-count =
    { $n } { $n ->
        [one] hand
       *[other] hands
    }
lessons-vote-both =
    { $before } { $before ->
        [one] hand
       *[other] hands
    }, then { $n }
lessons-vote-how = Count the hands: each click on an answer adds one.
lessons-vote-taken = One hand fewer for { $letter }.
lessons-vote-frozen = The votes are in. Talk to your neighbour: why is your answer right?
lessons-vote-frozen_again = The votes are in again. Who has changed their mind, and why?
lessons-vote-again = Vote again: each click adds one.
lessons-vote-do-freeze = Freeze the votes
lessons-vote-do-minus = One hand fewer
lessons-vote-do-second = Second vote
lessons-vote-do-at_once = Reveal without a second vote
lessons-vote-do-reveal = Reveal
lessons-vote-do-clear = Clear the votes
lessons-vote-do-next = Next question
lessons-vote-do-previous = Previous question
lessons-vote-do-screen = Full screen
lessons-vote-words =
    For the projector: { $count } { $count ->
        [one] question
       *[other] questions
    }. The first one:

## print

lessons-print-title = Chickenfoot: questions
lessons-print-name = Name
lessons-print-seed = Sheet { $seed }
lessons-print-answers = Answers to sheet { $seed }
lessons-print-words = A sheet of { $count } questions, and the answers on a separate page.

check-passed = All of it is right.
check-failed = Not all of it yet. Change what is wrong and run this cell again.
check-not_begun = When you have an answer, run this cell again.
check-no_pairs = A report is made of pairs such as (True, 'Right.'), not { QUOTED($given) }.
check-other = Give this check the exercise of lesson { $lesson }: work = lessons.exercise(...).
check-empty = { $n }. Not answered yet.
check-no_letter = { $n }. Your answer is { $answer }, which is not one of the letters.
check-right = { $n }. Right: { $text }. { $why }
check-wrong = { $n }. Not yet: you chose { $letter }, { $text }. { $why }
check-nothing = There is nothing to check yet: write your answer in the cell above.
check-no_function = This should be a function, but its type is { $kind }.
check-stopped = The check could not go on: what you gave stopped it with { $error }
check-endless = This did not come to an end in time, and was stopped.
check-ended = Python itself came to an end here, so nothing after this was run.
check-raised = { $what }: your function stopped with { $error }
check-as_expected = { $what }: { $answer }. Right.
check-not_expected = { $what }: your answer is { $answer }, it should be { $right }.
check-returned_nothing = { $what }: your function returned nothing; it should be { $right }.
check-07-what =
    Tiles with a { $pip } that cannot be seen, { $n } { $n ->
        [one] tile
       *[other] tiles
    } on the table
check-08-many = That is too many names: there are five, { AND($known) }.
check-08-unknown = { $name } is not one of the five: { AND($known) }.
check-08-keeps = { $name }: right, its text says that you may play the drawn tile.
check-08-must = { $name }: no, there you must play a drawn tile that fits.
check-08-missing = One or more are missing: look at the row of the drawn tile again.
check-08-all = None is missing. Right.
check-09-no_rules = This should be a cf.Rules, but its type is { $kind }.
check-09-right = { $knob } is { $value }. Right.
check-09-wrong = { $knob } is { $have }; it should be { $value }.
check-09-changed = These should have stayed as they are: { AND($knobs) }.
check-10-raised = Your player stopped with { $error }
check-10-none = Your player answered nothing: it must return one of view.legal_moves().
check-10-no_move = Your player answered { $answer }, which is not a move.
check-10-refused = Your player tried { $move }. { $why }
check-10-lawful = Over { $rounds } rounds your player chose { $n } plays, all of them lawful. Right.
check-10-heaviest = It always played a tile that would have cost most. Right.
check-10-lighter = It played a tile that would have cost most { $heavy } times out of { $n }; make it every time. Which tile costs more than its pips?
check-11-what = { $k } of { $n }
check-11-outside = { $what }: { $answer } is not an interval of shares: the first number must be the smaller one, and both lie between 0 and 1.
