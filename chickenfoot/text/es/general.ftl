### What every room says: what was given, files, numbers in words.

error-unknown =
    No hay { $kind ->
        [preset] ninguna regla de la casa
        [knob] ninguna regla
        [player] ningún jugador
        [level] ningún nivel
        [taught_rule] ninguna regla de las lecciones
        [theme] ningún tema
        [measure] ninguna medida
        [variant] ningún conjunto de reglas
        [kind] ningún tipo de pregunta
       *[figure] ningún valor
    } con el nombre { QUOTED($name) }. Hay: { AND($known) }.
error-unknown_close =
    No hay { $kind ->
        [preset] ninguna regla de la casa
        [knob] ninguna regla
        [player] ningún jugador
        [level] ningún nivel
        [taught_rule] ninguna regla de las lecciones
        [theme] ningún tema
        [measure] ninguna medida
        [variant] ningún conjunto de reglas
        [kind] ningún tipo de pregunta
       *[figure] ningún valor
    } con el nombre { QUOTED($name) }. ¿Querías decir { QUOTED($close) }?
language-unknown = Aquí no se habla el idioma { QUOTED($given) }. Se hablan estos: { AND($known) }.

## what is given by mistake

given-unprintable = algo del tipo { $kind } que no se puede mostrar
given-whole = { $what } no puede ser { QUOTED($given) }: es un número entero de { $least } a { $most }.
given-whole_from = { $what } no puede ser { QUOTED($given) }: es un número entero, { $least } o más.
given-number = { $what } no puede ser { QUOTED($given) }: es un número de { $least } a { $most }.
given-number_from = { $what } no puede ser { QUOTED($given) }: es un número, { $least } o más.
given-choice = { $what } no puede ser { QUOTED($given) }: es { OR($allowed) }.
given-choice_close = { $what } no puede ser { QUOTED($given) }. ¿Querías decir { QUOTED($close) }?
given-flag = { $what } no puede ser { QUOTED($given) }: es True o False.
given-text = { $what } no puede ser { QUOTED($given) }: es un texto.
given-long_text = { $what } no puede ser { QUOTED($given) }: tiene como mucho { $most } caracteres.
given-instance = { $what } no puede ser { QUOTED($given) }: es { $wanted }.
given-callable = { $what } no puede ser { QUOTED($given) }: es algo a lo que se pueda llamar, como una función.
given-list = { $what } no puede ser { QUOTED($given) }: da una lista.
given-long_list = { $what } no puede ser tan largo: da una lista de { $most } elementos como mucho.
given-path = { QUOTED($given) } no puede ser el nombre de un archivo: da un texto o una ruta.
given-count =
    { $what } tiene { $found } { $found ->
        [one] elemento
        [many] de elementos
       *[other] elementos
    }, y { $wanted ->
        [one] hace
        [many] hacen
       *[other] hacen
    } falta { $wanted }.
given-a_round = una Round
file-special = no es un archivo normal
file-read_only = este archivo es de solo lectura
number-many-0 = blancas
number-many-1 = unos
number-many-2 = doses
number-many-3 = treses
number-many-4 = cuatros
number-many-5 = cincos
number-many-6 = seises
number-many-7 = sietes
number-many-8 = ochos
number-many-9 = nueves
number-many-10 = dieces
number-many-11 = onces
number-many-12 = doces
number-many-13 = treces
number-many-14 = catorces
number-many-15 = quinces
number-many-16 = dieciseises
number-many-17 = diecisietes
number-many-18 = dieciochos
number-0 = cero
number-1 = uno
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve

## figures

number-percent = { $n } %
number-range = { $low } – { $high }
number-interval = { $low } a { $high }
