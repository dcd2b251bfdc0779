### The players, the coach and its reasons.


## players

player-unnamed = sin nombre
player-no_series = { QUOTED($players) } no es una lista de jugadores. Escríbelos entre corchetes, uno por asiento.
player-a_view = lo que ve un jugador, tal como lo da round.view()
player-raised = El jugador { $player } falló con { $error }
player-nonsense = El jugador { $player } respondió { $answer }, que no es una jugada.
player-illegal = El jugador { $player } eligió { $move }, que no está permitido. { $why }

## running

player-bad_label = { QUOTED($label) } es demasiado largo, o no es un texto, para mostrarlo en una tabla.
player-twin_labels = En una tabla, { QUOTED($one) } se vería igual que { QUOTED($other) }. Dale a cada uno su propio nombre.

## leagues

player-slow = El jugador { $player } tardó más de { $limit } s.
player-died = El proceso del jugador { $player } terminó por su cuenta.
player-garbled = El proceso del jugador { $player } escribió algo entre sus respuestas.

## the coach

coach-title =
    Le toca al asiento { $seat }; cada jugada se ha probado en { NUMBER($n, useGrouping: 1) } { $n ->
        [one] mundo
        [many] de mundos
       *[other] mundos
    }
coach-points = puntos esperados
coach-out = probabilidad de acabar
coach-few =
    Solo se ha probado { $n } { $n ->
        [one] vez
        [many] de veces
       *[other] veces
    }: piensa más tiempo antes de fiarte del orden.
coach-not_there = { $move } no estaba permitido ahí, así que no se dice nada de eso.
coach-no_position = { QUOTED($it) } no es una posición sobre la que aconsejar: da lo que ve un jugador, o una ronda.
coach-a_round = una ronda
coach-no_move = No hay ninguna jugada que aconsejar: la ronda ha terminado, o le toca a otro.
reason-draw = te llevas una ficha más, pero te guardas para luego lo que podías jugar
reason-pass = te guardas la ficha que has robado
reason-out = acabas
reason-sheds =
    te quitas de encima { $n } { $n ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }
reason-keeps =
    para seguirla te { $n ->
        [one] queda { $n } ficha más
        [many] quedan { $n } de fichas más
       *[other] quedan { $n } fichas más
    } con { $pip }
reason-nothing = para seguirla no te queda ninguna ficha más con { $pip }
reason-foot =
    abres una pata de { $toes } { $toes ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }, y te { $n ->
        [one] queda { $n } ficha más
        [many] quedan { $n } de fichas más
       *[other] quedan { $n } fichas más
    } con { $pip }
reason-foot_open = de las { $all } fichas con { $pip } ya han salido { $gone }, así que la pata puede quedarse sin terminar
reason-many-0 = una blanca
reason-many-1 = un 1
reason-many-2 = un 2
reason-many-3 = un 3
reason-many-4 = un 4
reason-many-5 = un 5
reason-many-6 = un 6
reason-many-7 = un 7
reason-many-8 = un 8
reason-many-9 = un 9
reason-many-10 = un 10
reason-many-11 = un 11
reason-many-12 = un 12
reason-many-13 = un 13
reason-many-14 = un 14
reason-many-15 = un 15
reason-many-16 = un 16
reason-many-17 = un 17
reason-many-18 = un 18
