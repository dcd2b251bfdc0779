### What the engine says: rules in words, refusals, positions, rounds, games, records.


## tiles

tile-not_text = { QUOTED($text) } no es una ficha. Escribe sus dos números con un guion, como 6-4.
tile-no_such = No hay ninguna ficha { QUOTED($a) }-{ QUOTED($b) }: cada mitad lleva un número de 0 a { $most }.
tile-shows_no = La { $tile } no tiene ningún { QUOTED($pip) }.
tile-no_set = No hay un dominó de doble { QUOTED($n) }: los hay desde el de doble 0 hasta el de doble { $most }.

## tableaux

tableau-empty = La mesa está vacía.
tableau-lead_not_double = La { $tile } no es un doble, así que no puede abrir la mesa.
tableau-second_lead = Falta decir dónde va la { $tile }: di en qué ficha se juega, por ejemplo { $tile } on { $lead }.
tableau-twice = La { $tile } ya está en la mesa.
tableau-not_there = La { $onto } no está en la mesa, así que la { $tile } no puede ir ahí.
tableau-no_match = La { $tile } no encaja en la { $onto }: no tiene ningún { $pip }.
tableau-absent = La { $tile } no está en la mesa.
tableau-arms_left =
    { " " }(admite { $n } { $n ->
        [one] brazo
        [many] de brazos
       *[other] brazos
    } más: { $pip })
tableau-toes_left =
    { " " }(admite { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    } más: { $pip })
tableau-open = { " " }(extremo abierto: { $pip })
tableau-no_place = En la { $onto } ya no queda sitio para la { $tile }.
tableau-no_slot = Solo una ficha que va a un doble tiene sitios entre los que elegir.
tableau-bad_slots = slots= da un número a cada ficha que tiene un sitio elegido; { QUOTED($slots) } es otra cosa.

## refusals

rules-bad = { $knob } no puede ser { QUOTED($value) }: { $allowed }.
rules-one_of = es { OR($values) }
rules-whole = es un número entero de { $low } a { $high }
rules-hand_kinds = es un número de fichas, un diccionario { "{" }jugadores: fichas{ "}" } o 'div42'
rules-arms_kinds = es un número de 1 a 8 o 'players'
rules-per_players = un diccionario da un número de fichas para cada número de jugadores (2 o más)
rules-tiebreak_kinds = es una tupla de { AND($values) }, cada uno una vez como mucho y en el orden en que se prueban
rules-call_kinds = es un texto corto en el que { "{" }n{ "}" } ocupa el lugar del número anunciado
# What is called over a double under our rules.
rules-call = Pata de pollo de { $number }
rules-arms_set = Un doble central de { $arms } brazos no se completa nunca con un dominó de doble { $n }: solo hay otras { $n } fichas con su número. spinner_arms puede ser { $n } como mucho.
rules-arms_players = Para que haya un brazo por jugador con este dominó, tienen que jugar de 1 a { $most } personas, y no { $players }.
rules-no_holder = Nadie tiene en la mano un doble inicial que se ha apartado, así que { $knob } no puede ser 'holder'. Puede ser { OR($values) }.
rules-not_listed = { $knob } no dice qué hacen { $players } jugadores: solo habla de { AND($listed) }.
rules-too_many_tiles =
    { $players } jugadores con { $hand } { $hand ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } cada uno necesitan { $need } fichas; un dominó de doble { $n } tiene { $free }.
rules-too_many_tiles_aside =
    { $players } jugadores con { $hand } { $hand ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } cada uno necesitan { $need } fichas; un dominó de doble { $n } tiene { $free } sin contar el doble inicial, que se pone primero en la mesa.
rules-largest_hand =
    Llegan para { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } cada uno, como mucho.
rules-too_many_players = Son demasiados jugadores para las fichas de este dominó.
rules-bad_leader = leader no puede ser { QUOTED($leader) }: los asientos van de 0 a { $last }.
rules-bad_totals = totals no puede ser { QUOTED($totals) }: lleva un número entero para cada jugador.
rules-bad_lead = Aquí no hay doble inicial para { QUOTED($lead) }: su número va de 0 a { $n }.
rules-no_rules = { QUOTED($rules) } no son reglas: da cf.Rules(...) o el nombre de una regla de la casa, como 'chicken-scratch'.
rules-no_mapping = { QUOTED($values) } no son reglas en forma de datos: da un diccionario con el nombre y el valor de cada regla.
rules-no_tiles = { QUOTED($tiles) } no son fichas: da fichas, o su texto, como '6-4 5-5'.
rules-bad_seed = { QUOTED($seed) } no es una semilla: da un número entero o una palabra.
rules-long_seed = Una semilla tiene como mucho { $most } cifras o letras.

## the rules themselves, in the order of play

explain-goal = Gana quien tenga el total más bajo después de la última ronda.
explain-set_max = Se juega con un dominó de doble { $n }, de { $tiles } fichas.
explain-hand_size =
    Cada jugador toma { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }; las demás quedan en el gallinero.
explain-hand_size-each = Las fichas que toma cada jugador: { AND($each) }; las demás quedan en el gallinero.
explain-hand_size-div42 = Se reparten 42 fichas: cada jugador toma 42 entre el número de jugadores, redondeado al entero más cercano (la mitad redondea hacia arriba); las demás quedan en el gallinero.
explain-for_players = { $n } (si juegan { $players })
explain-yard_reserve =
    { $n ->
        [one] La última ficha
        [many] Las últimas { $n } de fichas
       *[other] Las últimas { $n } fichas
    } del gallinero no se { $n ->
        [one] roba
        [many] roban
       *[other] roban
    } nunca.
explain-yard_reserve-each = Las últimas fichas del gallinero no se roban nunca: { AND($each) }.
explain-round_order-desc = Hay una ronda por cada doble del dominó, desde el más alto hasta el doble blanco.
explain-round_order-asc = Hay una ronda por cada doble del dominó, desde el doble blanco hasta el más alto.
explain-rounds-none = La partida pasa por todas.
explain-rounds =
    La partida acaba después de { $n } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    }.
explain-start_source-hand = Quien tenga en la mano el doble inicial de la ronda sale con él; eso cuenta como su turno.
explain-start_source-set_aside = El doble inicial de la ronda se pone en la mesa antes de mezclar las fichas; no cuenta como turno de nadie.
explain-start_missing-draw_turns = Si no lo tiene nadie, los jugadores roban una ficha por turno hasta que aparece; quien lo roba sale con él.
explain-start_missing-draw_all = Si no lo tiene nadie, todos roban una ficha a la vez, y otra más, hasta que aparece; si no hay fichas suficientes para eso, se reparte de nuevo.
explain-start_missing-next_double = Si no lo tiene nadie, la ronda empieza con el doble siguiente que aún no haya abierto ninguna; el doble que se salta queda para otra ronda. Si nadie tiene ninguno de ellos, los jugadores roban una ficha por turno hasta que aparece el primero; quien lo roba sale con él.
explain-start_missing-burn = Si no lo tiene nadie, queda gastado: ninguna ronda de esta partida empieza con él, y esta empieza con el doble siguiente que aún no haya abierto ninguna. Si nadie tiene ninguno de ellos, los jugadores roban una ficha por turno hasta que aparece el primero; quien lo roba sale con él.
explain-start_missing-redeal = Si no lo tiene nadie, se reparte de nuevo.
explain-leader_first-high_draw = En la primera ronda todos sacan una ficha para ver quién sale: sale quien tenga más puntos, los que empatan sacan otra vez, y las fichas vuelven al gallinero. Si en el gallinero no va a haber fichas suficientes, se sacan antes de repartir.
explain-leader_first-finder = Antes de repartir, los jugadores sacan fichas por turno hasta que alguien encuentra el doble inicial: ese jugador sale en la primera ronda.
explain-leader_first-random = En la primera ronda se decide por sorteo quién sale.
explain-leader_later-rotate = En cada ronda siguiente sale el jugador a la izquierda de quien salió en la anterior.
explain-spinner_arms =
    El doble inicial es el doble central: antes de jugar cualquier otra cosa, { $n ->
        [one] una ficha con su número empieza su brazo
        [many] { $n } de fichas con su número empiezan sus { $n } de brazos
       *[other] { $n } fichas con su número empiezan sus { $n } brazos
    }.
explain-spinner_arms-players = El doble inicial es el doble central: antes de jugar cualquier otra cosa, empiezan sus brazos, uno por jugador, con fichas de su número.
explain-voluntary_draw-true = Puedes robar aunque puedas jugar.
explain-voluntary_draw-false = Solo puedes robar cuando no puedes jugar.
explain-draw_limit =
    Si no puedes jugar, roba { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }.
explain-draw_limit-none = Si no puedes jugar, roba hasta que puedas.
explain-drawn_tile-must = Si la ficha robada encaja, se juega enseguida; si no, pasas.
explain-drawn_tile-may = Si robas una ficha que encaja, puedes jugarla enseguida o pasar.
explain-drawn_tile-hold = Te quedas la ficha robada y pasas; puedes jugarla a partir de tu próximo turno.
explain-toes =
    Un doble se pone atravesado y empieza una pata de pollo: lleva { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }.
explain-toes-none = Un doble se pone atravesado y no lleva dedos: cierra su brazo.
explain-foot_first-true = Hasta que una pata tiene todos sus dedos, no se puede jugar nada más.
explain-foot_first-false = Mientras una pata espera sus dedos, se puede jugar en otros extremos abiertos.
explain-call = Quien juega un doble anuncia en voz alta: «¡{ $call }!».
explain-knock-auto = Golpea la mesa al jugar tu penúltima ficha; si no lo haces, robas una ficha en cuanto juegue el siguiente, si queda alguna que robar.
explain-knock-off = Nadie tiene que golpear la mesa.
explain-empty_yard-all_blocked = Si no tienes nada que jugar ni que robar, pasas. La ronda termina cuando alguien se queda sin fichas, o cuando nadie puede jugar y en el gallinero no hay fichas que robar.
explain-empty_yard-first_blocked = La ronda termina cuando alguien se queda sin fichas, o cuando el jugador al que le toca no puede jugar ni robar.
explain-dead_foot-end_round = Un doble para el que ya no quedan dedos suficientes termina la ronda en el acto.
explain-dead_foot-play_on = Un doble se puede jugar aunque ya no queden dedos suficientes para él; el juego sigue.
explain-last_double-free = Acabar con un doble no cuesta nada.
explain-last_double-penalty = Acabar con un doble cuesta { $n } puntos.
explain-last_double-forbid = No puedes acabar con un doble.
explain-double_blank_points = Cada punto de las fichas que te quedan en la mano cuenta 1; el doble blanco cuenta { $n }.
explain-blank_half_points = La mitad blanca de una ficha cuenta { $n }.
explain-tiebreak-none = Quienes empatan comparten la victoria.
explain-tiebreak-most_zero_rounds = En caso de empate gana quien tenga más rondas sin puntos.
explain-tiebreak-lowest_nonzero_round = En caso de empate gana quien tenga la ronda más baja que no sea cero.
explain-tiebreak-most_zero_rounds_lowest_nonzero_round = En caso de empate gana quien tenga más rondas sin puntos y, después, la ronda más baja que no sea cero.
explain-tiebreak-lowest_nonzero_round_most_zero_rounds = En caso de empate gana quien tenga la ronda más baja que no sea cero y, después, más rondas sin puntos.
explain-differs = { $topic }: { $here } En la otra: { $there }
explain-nothing = (no se da el caso)

## what a knob is about

topic-set_max = El dominó
topic-hand_size = La mano
topic-start_source = El doble inicial
topic-start_missing = Si falta el doble
topic-leader_first = Quién sale primero
topic-leader_later = Quién sale después
topic-round_order = Las rondas
topic-rounds = Lo que dura la partida
topic-spinner_arms = El doble central
topic-toes = La pata
topic-foot_first = La pata primero
topic-draw_limit = Robar
topic-drawn_tile = La ficha robada
topic-voluntary_draw = Robar porque sí
topic-yard_reserve = El fondo del gallinero
topic-empty_yard = El final
topic-dead_foot = Una pata sin esperanza
topic-last_double = Acabar con un doble
topic-last_double_points = Lo que cuesta eso
topic-double_blank_points = El doble blanco
topic-blank_half_points = Las mitades blancas
topic-knock = Golpear la mesa
topic-tiebreak = Los empates
topic-call = El anuncio
# A play as it is told; what is typed is always written with "on".
move-on = { $tile } en la { $onto }
move-not_text = { QUOTED($text) } no es una jugada. Escribe una ficha y dónde va, como 6-4 on 9-6, o un doble inicial, como 9-9, o draw (robar), o pass (pasar).
move-not_read = { QUOTED($text) } no es una jugada: { $why }
move-no_tile = falta ahí una ficha. Escribe una ficha y dónde va, como 6-4 on 9-6.
move-two_tiles = nombra dos fichas. Escribe on entre ellas, como en 6-4 on 9-6; una jugada cada vez.
move-unreadable = no se entiende { QUOTED($part) }. Escribe una ficha con un guion y dónde va, como 6-4 on 9-6.
move-no_such = Una jugada del tipo { $kind } no puede ser así: para jugar hace falta una ficha, y para robar o pasar, ninguna.

# The words that a typed move is understood by, beside English ones; commas between them.
typed-draw = robar, robo, sacar, saco
typed-pass = pasar, paso
typed-on = en, sobre, con, al
typed-knock = golpear, golpeo, tocar, toco

## why not: the play

refusal-round_over = La ronda ha terminado: { $detail }.
refusal-no_such_tile = No hay ninguna { $tile } en un dominó de doble { $n }.
refusal-already_on_table = La { $tile } ya está en la mesa.
refusal-not_in_hand = No tienes la { $tile }.
refusal-only_starting_double = La mesa está vacía: solo se puede salir con el doble inicial { $lead }.
refusal-no_place_named = Di en qué ficha de la mesa va la { $tile }.
refusal-not_on_table = La { $onto } no está en la mesa, así que no se puede jugar nada en ella.
refusal-end_taken = El { $pip } de la { $onto } ya está tapado, así que la { $tile } no puede ir ahí.
refusal-end_taken-spinner =
    La { $onto } ya tiene { $n ->
        [one] su brazo
        [many] sus { $n } de brazos
       *[other] sus { $n } brazos
    }, así que la { $tile } no puede ir ahí.
refusal-end_taken-foot =
    La { $onto } ya tiene { $n ->
        [one] su dedo
        [many] sus { $n } de dedos
       *[other] sus { $n } dedos
    }, así que la { $tile } no puede ir ahí.
refusal-end_taken-double = La { $onto } cierra su brazo: en esta partida los dobles no llevan dedos.
refusal-wrong_pip = La { $tile } no tiene ningún { $pip }, y la { $onto } pide un { $pip }: las mitades que se tocan tienen que ser iguales.
refusal-spinner_first =
    Primero todos los brazos: al doble central { $double } todavía le { $n ->
        [one] falta { $n } brazo
        [many] faltan { $n } de brazos
       *[other] faltan { $n } brazos
    }, así que solo valen fichas con un { $asked }.
refusal-foot_open =
    Primero la pata: a la { $double } todavía le { $n ->
        [one] falta { $n } dedo
        [many] faltan { $n } de dedos
       *[other] faltan { $n } dedos
    }, así que solo se puede jugar ahí, con fichas que tengan un { $asked }.
refusal-double_last = La { $tile } es tu última ficha, y no puedes acabar con un doble.
refusal-not_the_drawn_tile = Ya has robado en este turno, así que de tus fichas solo puedes jugar ahora la { $drawn }.
refusal-not_the_drawn_tile-hold = Ya has robado en este turno, así que no juegas nada hasta el próximo.
refusal-held = Acabas de robar la { $tile }: se queda en tu mano hasta tu próximo turno.
refusal-no_knocking = En esta partida nadie golpea la mesa.
refusal-knock_too_early = La mesa se golpea solo con la jugada que te deja con una ficha.

## why not: draw and pass

refusal-can_play = Puedes jugar la { $tile }, así que no puedes robar.
refusal-can_play-some = Puedes jugar, así que no puedes robar.
refusal-can_play-lead = Tienes el doble inicial { $tile }, así que sales tú con él.
refusal-can_play-drawn = Puedes jugar la { $tile } que has robado, así que no puedes robar otra vez.
refusal-must_play = Puedes jugar la { $tile }, así que no puedes pasar.
refusal-must_play-some = Puedes jugar, así que no puedes pasar.
refusal-must_play-drawn = La { $tile } que has robado encaja, así que tienes que jugarla.
refusal-must_lead = Tienes el doble inicial { $tile }, así que no puedes pasar.
refusal-drew_already = Ya has robado en este turno: solo puedes robar una ficha.
refusal-yard_empty = El gallinero está vacío: no hay nada que robar.
refusal-reserved =
    En esta partida, { $n ->
        [one] la última ficha
        [many] las últimas { $n } de fichas
       *[other] las últimas { $n } fichas
    } del gallinero no se { $n ->
        [one] roba
        [many] roban
       *[other] roban
    } nunca.
refusal-must_draw = No puedes pasar sin haber robado antes.
refusal-must_draw-again = Todavía no puedes pasar: robas hasta que puedas jugar, y aún quedan fichas que robar.

## what is allowed now

now-draw = Roba una ficha.
now-pass = Solo puedes pasar.
now-lead = Sal con la { $tile }.
now-show = Juega { OR($tiles) } en la { $onto }.
now-plays = Puedes jugar { OR($plays) }.
now-goes = Puede ir en la { OR($places) }.
now-many = Puedes jugar { OR($plays) }, entre otras.
now-or_pass = O pasa.
now-or_draw = O roba.

## how it ended

ended-went_out = alguien se ha quedado sin fichas
ended-blocked = nadie puede seguir
ended-dead_foot = se ha jugado un doble para el que no quedan dedos suficientes

## positions set up by hand

position-twice = La { $tile } aparece dos veces: solo hay una ficha de cada.
position-empty_hand = El asiento { $seat } no tiene fichas: una ronda con una mano vacía ya ha terminado.
position-no_list = { $what } no puede ser { QUOTED($texts) }: da una lista de textos.
position-no_hands = Una posición necesita al menos una mano.
position-unknown_mover = Le toca al asiento { $seat }, así que hay que dar su mano: solo las de los demás pueden ser desconocidas.
position-none_left = El asiento { $seat } no puede tener nada: todas las fichas están en otra parte.
position-no_such_tile = No hay ninguna { $tile } en un dominó de doble { $n }.
position-bad_play = La mesa no puede mostrar { $play }: { $why }
position-not_a_play = { QUOTED($play) } no es una ficha en la mesa.
position-spinner_first = el doble central { $double } tiene que tener antes todos sus brazos.
position-foot_open = antes hay que terminar la pata de la { $double }.
position-bad_seat = No hay ningún asiento { QUOTED($seat) }: los asientos van de 0 a { $last }.
position-no_lead = Nadie puede salir con la { $lead }: no está en ninguna mano y no se puede robar.
position-lead_differs = La mesa empieza con la { $first }, y no con el doble de { $lead }.
position-lead_aside = La { $lead } está puesta en la mesa, así que no se puede tener en la mano ni robar.

## a round in words

round-summary =
    Una ronda de { $players } jugadores con un dominó de doble { $n }, { $tiles } { $tiles ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } en la mesa;{ " " }
round-to_move = le toca al asiento { $seat }.
round-over = ha terminado: { $detail }.
round-seat = Asiento { $seat }
round-must_match = Solo valen fichas con un { $pip }.
round-yard =
    Gallinero: { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }.
view-summary = el asiento { $seat } tiene { $hand }; le toca al asiento { $to_move }.
game-player = Jugador { $n }
game-no_game = { QUOTED($what) } no es una partida: empieza una con cf.Game.new().
game-bad_count = en una partida juegan de 2 a { $most } personas, mientras lleguen las fichas.
game-bad_names = players no puede ser { QUOTED($players) }: da los nombres en una lista, o cuántos son.
game-bad_name = { QUOTED($name) } no puede ser un nombre: lleva de 1 a { $most } caracteres visibles, sin espacios al principio ni al final.
game-foreign_file = { QUOTED($path) } tiene algo que no es una partida nuestra: elige otro nombre o escribe overwrite=True.
game-same_names = Dos jugadores tienen el mismo nombre: { QUOTED($name) }.
game-names_count =
    { $n } { $n ->
        [one] nombre no sirve
        [many] de nombres no sirven
       *[other] nombres no sirven
    } para una ronda de { $players } jugadores.
game-players_count =
    { $n } { $n ->
        [one] jugador no sirve
        [many] de jugadores no sirven
       *[other] jugadores no sirven
    } para una partida de { $players }.
game-round_goes_on = La ronda no ha terminado, así que no se puede repartir la siguiente.
game-over = La partida ha terminado: ya se ha jugado su última ronda.
game-summary = Una partida de { AND($names) }, ronda { $n } de { $of }.
sheet-lead = Ronda
sheet-total = Total
standings-rank = Puesto
standings-name = Jugador
standings-total = Puntos
standings-by-most_zero_rounds = por rondas sin puntos
standings-by-lowest_nonzero_round = por la ronda más baja que no es cero

## a score kept by hand

scores-no_round =
    { $most ->
        [0] Todavía no hay ninguna ronda anotada.
        [one] No hay ronda { QUOTED($given) }: hay una anotada.
        [many] No hay ronda { QUOTED($given) }: hay { $most } anotadas.
       *[other] No hay ronda { QUOTED($given) }: hay { $most } anotadas.
    }
scores-no_entry = Escribe lo que ha quedado en fichas, como 6-4 5-5, o en puntos, como 20. { $why }
scores-no_sheet = esto no es una hoja de puntos nuestra.
scores-game_over =
    La partida ha terminado: { $n ->
        [one] su única ronda ya está anotada
        [many] sus { $n } de rondas ya están anotadas
       *[other] sus { $n } rondas ya están anotadas
    }.
scores-led_already = La { $double } ya abre la ronda { $n }.
scores-not_left = La { $double } se saltó, así que no abre ninguna ronda de esta partida.
scores-other_lead = La ronda { $n } empieza con la { $double }, y no con la { $given }.
scores-not_in_set = No hay ninguna { $tile } en un dominó de doble { $n }.
scores-twice = La { $tile } no puede quedar dos veces: solo hay una.
scores-lead_left = La { $tile } abrió la ronda, así que está en la mesa y no puede quedar en la mano.
scores-last_left = La { $tile } fue la última que se jugó, así que no puede quedar en la mano.
scores-last_is_lead = La { $tile } abrió la ronda, así que no fue la última ficha que se jugó.
scores-several_out = { AND($names) } se quedaron sin fichas, pero solo puede acabar uno: di quién fue.
scores-nobody_out = No acabó nadie, así que la { $tile } no fue la última ficha de nadie.
scores-has_left = { $name } acabó, así que no le puede quedar nada.
scores-also_out = { $name } se quedó sin fichas, pero { $out } acabó antes.
scores-double_forbidden = Con estas reglas nadie acaba con un doble, así que tampoco con la { $tile }.
scores-too_many_points = No pueden quedar { $n } puntos: con { AND($names) } hay { $most } como mucho.
scores-too_many_tiles =
    No pueden quedar { $n } fichas: como mucho { $most ->
        [one] quedó una
        [many] quedaron { $most }
       *[other] quedaron { $most }
    } sin jugar.
scores-over =
    La partida ha terminado. { $n ->
        [one] Gana
        [many] Comparten la victoria
       *[other] Comparten la victoria
    } { AND($names) }.
scores-next = La ronda { $n } empieza con la { $double }.
scores-next_leader = Sale { $name }.
scores-holder = Sale quien la tenga.
scores-written_anyway =
    { $n ->
        [one] La ronda { AND($rounds) } se anotó aunque no puede ser
        [many] Las rondas { AND($rounds) } se anotaron aunque no pueden ser
       *[other] Las rondas { AND($rounds) } se anotaron aunque no pueden ser
    }.
scores-csv_long = una hoja de puntos tiene como mucho { NUMBER($most, useGrouping: 1) } caracteres.
scores-csv_unreadable = esto no son valores separados por comas: { QUOTED($why) }
scores-csv_head = la primera línea de una hoja de puntos dice { $wanted }, y después los nombres de los jugadores.
scores-csv_cells = la línea { $n } tiene { $found } celdas, y no { $wanted }.
scores-csv_line = Línea { $n }: { $why }

## records

record-too_big = { $path } tiene más de { NUMBER($limit, useGrouping: 1) } bytes, lo máximo que puede tener un registro.
record-not_text = { $path } no es texto en UTF-8, a partir del byte { $place }.
record-not_json = { $path } no es un registro: línea { $line }, columna { $column }: { $why }.
record-too_deep = { $path } no es un registro: tiene demasiadas cosas metidas unas dentro de otras.
record-not_record = { $path } no es un registro de Chickenfoot: no tiene ningún número en 'chickenfoot'.
record-newer = { $path } lo escribió un Chickenfoot más nuevo (registro de la versión { $version }; este lee hasta la { $known }).
record-at = { $path }: { $place }: { $why }
record-twice = el nombre { QUOTED($name) } aparece dos veces en el mismo sitio
record-long_number = hay un número con demasiadas cifras
record-number = { $number } no es un número que pueda tener un registro
record-kind = esto es { $found }, y no { $wanted }.
record-missing = falta { QUOTED($field) }.
record-unknown = aquí no hay ningún campo { QUOTED($field) }.
record-no_rounds = una partida tiene al menos una ronda.
record-too_many_rounds = esta partida tiene como mucho { $n } rondas.
record-hands = hay { $found } manos para { $players } jugadores.
record-hand_size =
    esta mano tiene { $found } { $found ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }; según las reglas se reparten { $wanted }.
record-yard = el gallinero está mal: { $why }.
record-yard_missing =
    { AND($tiles) } no { $n ->
        [one] está
        [many] están
       *[other] están
    } en ninguna parte
record-not_once = la { $tile } aparece dos veces, o no es de este reparto.
record-lead = esta ronda empieza con el doble de { $wanted }, y no de { $found }.
record-no_lead = con estas fichas se habría repartido de nuevo: nadie puede salir.
record-leader = en esta ronda sale el asiento { $wanted }, y no el asiento { $found }.
record-no_seat = no hay ningún asiento { $seat }.
record-lottery = este sorteo de la salida está mal: { $why }.
record-lottery_seats = hace falta una ficha para cada uno de los asientos { AND($seats) }
record-lottery_pool = la { $tile } no se pudo sacar
record-lottery_open = no lo ha ganado nadie
record-lottery_none = con estas reglas no se sacan fichas para ver quién sale
record-lottery_missing = con estas reglas se sacan fichas para ver quién sale
record-slot_twice = la { $tile } aparece ahí dos veces.
record-slot_unplayed = la { $tile } no se jugó en esta ronda.
record-unfinished = esta ronda no ha terminado, y aun así le sigue otra.
record-word-list = una lista
record-word-dict = un objeto
record-word-str = un texto
record-word-int = un número entero
record-word-float = un número con decimales
record-word-bool = true o false
record-word-NoneType = null
record-word-seed = un número entero o un texto

## verdicts

verdicts-head-house = Regla de la casa
verdicts-head-verdict = Veredicto
verdicts-head-why = Por qué
verdicts-legal = permitida
verdicts-refused = no permitida
verdicts-impossible = no puede darse
verdicts-move = { $move }:
preset-source = Fuente: { $source }.
preset-stated = El texto dice: { $values }.
preset-inferred = Deducido de sus palabras: { $values }.
preset-incomplete = Solo se pudo leer una parte del texto, o una copia.
preset-note = Nota: { $note }
preset-label = { $slug }: { $title }
