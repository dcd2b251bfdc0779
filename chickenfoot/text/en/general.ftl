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

number-many-en-0 = blanks
number-many-en-1 = ones
number-many-en-2 = twos
number-many-en-3 = threes
number-many-en-4 = fours
number-many-en-5 = fives
number-many-en-6 = sixes
number-many-en-7 = sevens
number-many-en-8 = eights
number-many-en-9 = nines
number-many-en-10 = tens
number-many-en-11 = elevens
number-many-en-12 = twelves
number-many-en-13 = thirteens
number-many-en-14 = fourteens
number-many-en-15 = fifteens
number-many-en-16 = sixteens
number-many-en-17 = seventeens
number-many-en-18 = eighteens
number-many-pt-0 = Brancos
number-many-pt-1 = Uns
number-many-pt-2 = Dois
number-many-pt-3 = Três
number-many-pt-4 = Quatros
number-many-pt-5 = Cincos
number-many-pt-6 = Seis
number-many-pt-7 = Setes
number-many-pt-8 = Oitos
number-many-pt-9 = Noves
number-many-pt-10 = Dez
number-many-pt-11 = Onzes
number-many-pt-12 = Dozes
number-many-pt-13 = Trezes
number-many-pt-14 = Catorzes
number-many-pt-15 = Quinzes
number-many-pt-16 = Dezesseis
number-many-pt-17 = Dezessetes
number-many-pt-18 = Dezoitos
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
