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
number-many-0 = Brancos
number-many-1 = Uns
number-many-2 = Dois
number-many-3 = Três
number-many-4 = Quatros
number-many-5 = Cincos
number-many-6 = Seis
number-many-7 = Setes
number-many-8 = Oitos
number-many-9 = Noves
number-many-10 = Dez
number-many-11 = Onzes
number-many-12 = Dozes
number-many-13 = Trezes
number-many-14 = Catorzes
number-many-15 = Quinzes
number-many-16 = Dezasseis
number-many-17 = Dezassetes
number-many-18 = Dezoitos
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
