### What every room says: what was given, files, numbers in words.

error-unknown =
    Não há { $kind ->
        [preset] nenhuma regra da casa
        [knob] nenhuma regra
        [player] nenhum jogador
        [level] nenhum nível
        [taught_rule] nenhuma regra das lições
        [theme] nenhum tema
        [measure] nenhuma medida
        [variant] nenhum conjunto de regras
        [kind] nenhum tipo de pergunta
       *[figure] nenhum valor
    } com o nome { QUOTED($name) }. Existem estes: { AND($known) }.
error-unknown_close =
    Não há { $kind ->
        [preset] nenhuma regra da casa
        [knob] nenhuma regra
        [player] nenhum jogador
        [level] nenhum nível
        [taught_rule] nenhuma regra das lições
        [theme] nenhum tema
        [measure] nenhuma medida
        [variant] nenhum conjunto de regras
        [kind] nenhum tipo de pergunta
       *[figure] nenhum valor
    } com o nome { QUOTED($name) }. Querias dizer { QUOTED($close) }?
language-unknown = Aqui não se fala a língua { QUOTED($given) }. Existem estas: { AND($known) }.

## what is given by mistake

given-unprintable = uma coisa do tipo { $kind } que não se consegue mostrar
given-whole = { $what } não pode ser { QUOTED($given) }: é um número inteiro de { $least } a { $most }.
given-whole_from = { $what } não pode ser { QUOTED($given) }: é um número inteiro, { $least } ou mais.
given-number = { $what } não pode ser { QUOTED($given) }: é um número de { $least } a { $most }.
given-number_from = { $what } não pode ser { QUOTED($given) }: é um número, { $least } ou mais.
given-choice = { $what } não pode ser { QUOTED($given) }: é { OR($allowed) }.
given-choice_close = { $what } não pode ser { QUOTED($given) }. Querias dizer { QUOTED($close) }?
given-flag = { $what } não pode ser { QUOTED($given) }: é True ou False.
given-text = { $what } não pode ser { QUOTED($given) }: é um texto.
given-long_text = { $what } não pode ser { QUOTED($given) }: tem, no máximo, { $most } caracteres.
given-instance = { $what } não pode ser { QUOTED($given) }: é { $wanted }.
given-callable = { $what } não pode ser { QUOTED($given) }: é uma coisa que se possa chamar, como uma função.
given-list = { $what } não pode ser { QUOTED($given) }: dá uma lista.
given-long_list = { $what } não pode ser tão comprido: dá uma lista com { $most } elementos, no máximo.
given-path = { QUOTED($given) } não pode ser o nome de um ficheiro: dá um texto ou um caminho.
given-count =
    { $what } tem { $found } { $found ->
        [one] elemento
        [many] de elementos
       *[other] elementos
    } e { $wanted ->
        [one] é preciso
        [many] são precisos
       *[other] são precisos
    } { $wanted }.
given-a_round = uma Round
file-special = isto não é um ficheiro normal
file-read_only = este ficheiro é só de leitura
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
number-0 = nenhum
number-1 = um
number-2 = dois
number-3 = três
number-4 = quatro
number-5 = cinco
number-6 = seis
number-7 = sete
number-8 = oito
number-9 = nove

## figures

number-percent = { $n }%
number-range = { $low } – { $high }
number-interval = { $low } a { $high }
