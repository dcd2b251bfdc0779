### What every room says: what was given, files, numbers in words.

error-unknown =
    Neznám { $kind ->
        [preset] domácí pravidla
        [knob] pravidlo
        [player] hráče
        [level] úroveň
        [taught_rule] pravidlo z lekcí
        [theme] motiv
        [measure] veličinu
        [variant] variantu pravidel
        [kind] druh otázky
       *[figure] údaj
    } { QUOTED($name) }. Na výběr máš: { AND($known) }.
error-unknown_close =
    Neznám { $kind ->
        [preset] domácí pravidla
        [knob] pravidlo
        [player] hráče
        [level] úroveň
        [taught_rule] pravidlo z lekcí
        [theme] motiv
        [measure] veličinu
        [variant] variantu pravidel
        [kind] druh otázky
       *[figure] údaj
    } { QUOTED($name) }. Nemyslíš { QUOTED($close) }?
language-unknown = Jazyk { QUOTED($given) } tu není. Na výběr máš: { AND($known) }.

## what is given by mistake

given-unprintable = něco typu { $kind }, co se nedá vypsat
given-whole = { $what } nemůže být { QUOTED($given) }: musí to být celé číslo od { $least } do { $most }.
given-whole_from = { $what } nemůže být { QUOTED($given) }: musí to být celé číslo, nejméně { $least }.
given-number = { $what } nemůže být { QUOTED($given) }: musí to být číslo od { $least } do { $most }.
given-number_from = { $what } nemůže být { QUOTED($given) }: musí to být číslo, nejméně { $least }.
given-choice = { $what } nemůže být { QUOTED($given) }: musí to být { OR($allowed) }.
given-choice_close = { $what } nemůže být { QUOTED($given) }. Nemyslíš { QUOTED($close) }?
given-flag = { $what } nemůže být { QUOTED($given) }: musí to být True nebo False.
given-text = { $what } nemůže být { QUOTED($given) }: musí to být text.
given-long_text = { $what } nemůže být { QUOTED($given) }: nejvyšší počet znaků je { $most }.
given-instance = { $what } nemůže být { QUOTED($given) }: musí to být { $wanted }.
given-callable = { $what } nemůže být { QUOTED($given) }: musí to být něco, co se dá zavolat, třeba funkce.
given-list = { $what } nemůže být { QUOTED($given) }: zadej seznam.
given-long_list =
    { $what } nemůže být tak dlouhé: zadej seznam, který má nejvýš { $most } { $most ->
        [one] položku
        [few] položky
        [many] položky
       *[other] položek
    }.
given-path = { QUOTED($given) } nemůže být jméno souboru: zadej text nebo cestu.
given-count =
    { $what } má { $found } { $found ->
        [one] položku
        [few] položky
        [many] položky
       *[other] položek
    }, ale má mít { $wanted }.
given-a_round = objekt Round
file-special = to není obyčejný soubor
file-read_only = soubor je jen pro čtení
number-many-0 = nuly
number-many-1 = jedničky
number-many-2 = dvojky
number-many-3 = trojky
number-many-4 = čtyřky
number-many-5 = pětky
number-many-6 = šestky
number-many-7 = sedmičky
number-many-8 = osmičky
number-many-9 = devítky
number-many-10 = desítky
number-many-11 = jedenáctky
number-many-12 = dvanáctky
number-many-13 = třináctky
number-many-14 = čtrnáctky
number-many-15 = patnáctky
number-many-16 = šestnáctky
number-many-17 = sedmnáctky
number-many-18 = osmnáctky
number-0 = nula
number-1 = jedna
number-2 = dva
number-3 = tři
number-4 = čtyři
number-5 = pět
number-6 = šest
number-7 = sedm
number-8 = osm
number-9 = devět

## figures

number-percent = { $n } %
number-range = { $low } – { $high }
number-interval = { $low } až { $high }
