### What every room says: what was given, files, numbers in words.

error-unknown =
    There is no { $kind ->
        [preset] house rule
        [knob] rule
        [player] player
        [level] level
        [taught_rule] rule of the lessons
        [theme] theme
        [measure] measure
        [variant] rule set
        [kind] kind of question
       *[figure] figure
    } called { QUOTED($name) }. There are: { AND($known) }.
error-unknown_close =
    There is no { $kind ->
        [preset] house rule
        [knob] rule
        [player] player
        [level] level
        [taught_rule] rule of the lessons
        [theme] theme
        [measure] measure
        [variant] rule set
        [kind] kind of question
       *[figure] figure
    } called { QUOTED($name) }. Did you mean { QUOTED($close) }?

language-unknown = There is no language { QUOTED($given) } here. There are: { AND($known) }.

## what is given by mistake

given-unprintable = something of the kind { $kind } that cannot be printed
given-whole = { $what } cannot be { QUOTED($given) }: it is a whole number from { $least } to { $most }.
given-whole_from = { $what } cannot be { QUOTED($given) }: it is a whole number, { $least } or more.
given-number = { $what } cannot be { QUOTED($given) }: it is a number from { $least } to { $most }.
given-number_from = { $what } cannot be { QUOTED($given) }: it is a number, { $least } or more.
given-choice = { $what } cannot be { QUOTED($given) }: it is { OR($allowed) }.
given-choice_close = { $what } cannot be { QUOTED($given) }. Did you mean { QUOTED($close) }?
given-flag = { $what } cannot be { QUOTED($given) }: it is True or False.
given-text = { $what } cannot be { QUOTED($given) }: it is a text.
given-long_text = { $what } cannot be { QUOTED($given) }: it has at most { $most } characters.
given-instance = { $what } cannot be { QUOTED($given) }: it is { $wanted }.
given-callable = { $what } cannot be { QUOTED($given) }: it is something that can be called.
given-list = { $what } cannot be { QUOTED($given) }: give a list.
given-long_list = { $what } cannot be so long: give a list of at most { $most } entries.
given-path = { QUOTED($given) } cannot be the name of a file: give a text or a path.
given-count =
    { $what } has { $found } { $found ->
        [one] entry
       *[other] entries
    }, and { $wanted } { $wanted ->
        [one] is
       *[other] are
    } wanted.
given-a_round = a Round

file-special = this is not an ordinary file
file-read_only = this file is read-only

number-many-0 = blanks
number-many-1 = ones
number-many-2 = twos
number-many-3 = threes
number-many-4 = fours
number-many-5 = fives
number-many-6 = sixes
number-many-7 = sevens
number-many-8 = eights
number-many-9 = nines
number-many-10 = tens
number-many-11 = elevens
number-many-12 = twelves
number-many-13 = thirteens
number-many-14 = fourteens
number-many-15 = fifteens
number-many-16 = sixteens
number-many-17 = seventeens
number-many-18 = eighteens
number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine

## figures

number-percent = { $n } %
number-range = { $low } – { $high }
number-interval = { $low } to { $high }
