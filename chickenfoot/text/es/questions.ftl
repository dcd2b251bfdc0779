### Questions, their right answers, and why a wrong one is wrong.

ask-match = Dos mitades que se tocan tienen que tener el mismo número. Una mitad abierta tiene el número { $pip }. ¿Qué ficha puede tocarla?
ask-far_half = La { $tile } se juega en la { $onto }, con su { $pip } pegado al { $pip }. ¿Qué número deja abierto?
ask-suit = Un dominó de doble { $n } tiene cada pareja de números de 0 a { $n } una sola vez. ¿Cuántas de sus fichas tienen un { $pip }?
ask-in_set = Un dominó de doble { $n } tiene cada pareja de números de 0 a { $n } una sola vez. ¿Cuál de estas fichas no es de ese dominó?

## what is asked

ask-yard_size = Un dominó de doble { $n } tiene { $tiles } fichas. La { $n }-{ $n } se pone en la mesa, y { $players } jugadores toman { $hand } cada uno. ¿Cuántas fichas hay en el gallinero?
ask-playable = Te toca. ¿Cuál de tus fichas puedes jugar?
ask-where = Te toca. ¿Dónde puede ir tu { $tile }?
ask-must_show = ¿Qué número tiene que tener la próxima ficha que se juegue?
ask-open_ends = ¿Qué números están abiertos en esta mesa para la próxima jugada?
ask-who_draws = Si ahora le tocara a cada uno, ¿quién tendría que robar?
ask-turn = Te toca. La próxima ficha del gallinero es la { $next }. ¿Qué haces?
ask-turn-empty = Te toca, y el gallinero está vacío. ¿Qué haces?
ask-illegal = Tres de estas jugadas están permitidas y una no. ¿Cuál no?
ask-illegal-two = Dos de estas jugadas están permitidas y una no. ¿Cuál no?
ask-add_up = La ronda ha terminado. ¿Cuánto te cuesta tu mano?
ask-add_up-house = La ronda ha terminado. ¿Cuánto te cuesta tu mano si { $house }?
ask-over =
    En el gallinero { $n ->
        [one] hay una ficha
        [many] hay { $n } de fichas
       *[other] hay { $n } fichas
    }. ¿Ha terminado la ronda?
ask-over-empty = El gallinero está vacío. ¿Ha terminado la ronda?
ask-who_leads = Se han sacado estas fichas para ver quién sale. ¿Quién sale?
ask-who_won = Esta es la hoja de puntos de una partida corta. ¿Quién ha ganado?
ask-next_double = En una partida con un dominó de doble { $n } ha terminado la ronda de la { $tile }. ¿Qué doble abre la ronda siguiente?
ask-rounds_left = En una partida con un dominó de doble { $n } ha terminado la ronda de la { $tile }. ¿Cuántas rondas quedan por jugar?
ask-house-arms = Te toca. Si la regla de la casa pide { $n } brazos antes que nada, ¿cuál de tus fichas puedes jugar?
ask-house-last_double = Has acabado con la { $tile }. ¿Cuánto pagas si acabar con un doble { $costs }?
ask-house-drawn = No podías jugar y has robado la { $tile }. La regla de la casa dice: si robas una ficha que encaja, puedes jugarla enseguida. ¿Qué puedes hacer ahora?
ask-person =
    { $who ->
        [you] Tú
       *[other] { $who }
    }
ask-holds =
    { $who ->
        [you] Tú tienes
       *[other] { $who } tiene
    } { AND($hand) }
ask-gone =
    { $who ->
        [you] Has jugado tu
       *[other] { $who } ha jugado su
    } última ficha.
right-match = Una mitad de la { $tile } tiene el { $pip }, y esa es la que toca.
right-far_half = Los dos { $pip } se tocan, y el { $n } sigue libre.
right-suit = El { $pip } hace pareja una vez con cada número de 0 a { $n }: { $count } fichas.
right-in_set = La { $tile } tiene un número mayor que { $n }.

## why right

right-yard_size = { $tiles } - 1 - { $held } = { $left }.
right-playable = La { $tile } puede ir en la { $onto }.
right-where = La { $tile } tiene el { $pip } que pide la { $onto }.
right-must-spinner =
    Al doble central { $double } todavía le { $n ->
        [one] falta { $n } brazo
        [many] faltan { $n } de brazos
       *[other] faltan { $n } brazos
    }, y los brazos van primero.
right-must-foot =
    A la pata de la { $double } todavía le { $n ->
        [one] falta { $n } dedo
        [many] faltan { $n } de dedos
       *[other] faltan { $n } dedos
    }, y la pata va primero.
right-must-any = No falta ningún brazo ni ningún dedo, así que se puede jugar en cualquier extremo abierto.
right-open_ends = Son las mitades de los extremos, las que no tocan nada.
right-who_draws =
    Ahora no se puede jugar ninguna de esas fichas, así que { $who ->
        [you] tendrías que robar tú
       *[other] tendría que robar { $who }
    }.
right-turn-play = Puedes jugar, así que no puedes robar ni pasar.
right-turn-drawn = No podías jugar ninguna de tus fichas, y la que has robado sí.
right-turn-passed = No puedes jugar ninguna de tus fichas, y la que has robado tampoco.
right-turn-empty = No puedes jugar ninguna de tus fichas, y no hay nada que robar.
right-add_up = { $sums } = { $n }.
right-who_leads = { $tile }: { $n } puntos, la que más.
right-who_won = { $name } tiene { $total }, el total más bajo.
right-next_double = Los dobles salen de mayor a menor: después de la { $tile } viene la { $next }.
right-rounds_left = Hay una ronda por cada doble que queda, de la { $next } a la 0-0.
right-house-arms = Aquí van primero { $n } brazos, y solo han empezado { $laid }.
right-house-last_double = Tienes la mano vacía, así que no hay nada más que sumar.
right-house-drawn = Con esta regla de la casa, lo eliges tú.
right-over-out =
    { $who ->
        [you] Ya no te quedan fichas
       *[other] A { $who } ya no le quedan fichas
    }, y eso termina la ronda en el acto.
right-over-blocked = El gallinero está vacío, y en ninguna mano hay una ficha que encaje.
right-over-no_draw =
    Nadie puede jugar, pero en el gallinero { $n ->
        [one] hay una ficha
        [many] hay { $n } de fichas
       *[other] hay { $n } fichas
    } que robar.
wrong-sum_matches-name = suma las mitades
wrong-blank_matches-name = toma la blanca por un comodín
wrong-near_matches-name = cree que encaja el número anterior
wrong-touching_half-name = toma la mitad que toca por la abierta
wrong-both_halves-name = suma las dos mitades
wrong-half_behind-name = mira la ficha que no es
wrong-suit_double-name = cuenta el doble dos veces
wrong-suit_no_blank-name = se olvida de la blanca
wrong-suit_set-name = cuenta el dominó entero
wrong-blank_absent-name = cree que ninguna ficha tiene blanca
wrong-double_absent-name = cree que no hay dobles
wrong-pips_absent-name = cuenta los puntos de las dos mitades
wrong-sum_matches = La { $tile } tiene { $pip } puntos en total, pero ninguna de sus mitades tiene el { $pip }.
wrong-blank_matches = Una blanca solo encaja con otra blanca, y la { $tile } no tiene ningún { $pip }.
wrong-near_matches = La { $tile } no tiene ningún { $pip }: solo encaja el mismo número.
wrong-touching_half = Esa mitad toca el otro { $pip }: las dos están cerradas.
wrong-both_halves = Solo una mitad está libre; las dos no se suman.
wrong-half_behind = Esa es la otra mitad de la ficha que ya estaba ahí.
wrong-suit_double = La { $pip }-{ $pip } es una sola ficha, aunque muestre dos.
wrong-suit_no_blank = La blanca también cuenta: de 0 a { $n } hay { $n } números y uno más.
wrong-suit_set = Esas son todas las fichas del dominó.
wrong-blank_absent = La blanca es uno de los números: la { $tile } sí es de este dominó.
wrong-double_absent = Cada número también hace pareja consigo mismo: la { $tile } sí es de este dominó.
wrong-pips_absent = Ninguna mitad pasa de { $n }: la { $tile } sí es de este dominó.

## why wrong; the name of the mistake is wrong.<name>.name

wrong-no_spinner-name = se olvida de la ficha que se pone en la mesa
wrong-one_hand-name = quita solo una mano
wrong-in_hands-name = cuenta las fichas de las manos
wrong-no_spinner = La { $n }-{ $n } está en la mesa, así que no está en el gallinero.
wrong-one_hand = Los { $players } jugadores toman { $hand } fichas cada uno, no solo uno de ellos.
wrong-in_hands = Esas son las fichas de las manos.
wrong-elsewhere-name = juega en otro sitio con una pata sin terminar
wrong-arms_later-name = hace crecer un brazo antes de que empiecen todos
wrong-covered-name = toma una mitad tapada por una abierta
wrong-blank_joker-name = toma la blanca por un comodín
wrong-spinner_more-name = pone un brazo de más en el doble central
wrong-no_match-name = no se fija en que no encaja ninguna mitad
wrong-fourth_toe-name = pone un dedo de más en una pata
wrong-spinner_number-name = se guía por el número del doble central, que ya está completo
wrong-last_tile-name = se guía por la última ficha jugada
wrong-any-name = no se fija en que se pide un solo número
wrong-extra_end-name = cuenta como abierto un número tapado
wrong-missed_end-name = se salta un número abierto
wrong-can_play-name = se salta una jugada
wrong-no_draw-name = pasa sin robar
wrong-draws_again-name = roba dos veces en un turno
wrong-keeps-name = se guarda una ficha robada que encaja
wrong-draws_able-name = roba aunque puede jugar
wrong-passes_able-name = pasa aunque puede jugar
wrong-whole_foot-name = se guía por una pata que ya está completa
wrong-yard_empty-name = roba de un gallinero vacío
wrong-is_legal-name = toma una jugada permitida por una prohibida
wrong-no_fifty-name = se olvida del doble blanco
wrong-fifty_only-name = cuenta el doble blanco y nada más
wrong-half_double-name = cuenta un doble como una sola de sus mitades
wrong-twice_double-name = cuenta un doble dos veces
wrong-blank_zero-name = no cuenta las fichas con una mitad blanca
wrong-default_rule-name = se guía por la regla de siempre
wrong-high_half-name = se guía por la mitad más alta
wrong-low_tile-name = cree que sale quien tiene menos puntos
wrong-highest-name = toma el total más alto por el mejor
wrong-most_wins-name = cuenta rondas ganadas en vez de puntos
wrong-last_round-name = mira solo la última ronda
wrong-middle-name = no se fija en el total más bajo
wrong-upwards-name = sube por los dobles en vez de bajar
wrong-same_double-name = abre dos rondas con el mismo doble
wrong-always_highest-name = abre todas las rondas con el doble más alto
wrong-no_blank_round-name = olvida la ronda del doble blanco
wrong-round_played-name = cuenta la ronda que ya terminó
wrong-rounds_so_far-name = cuenta las rondas que ya se jugaron
wrong-ends_early-name = termina la ronda antes de tiempo
wrong-goes_on-name = sigue jugando después del final
wrong-must_play-name = cree que hay que jugar cuando se puede elegir
wrong-pips_again-name = cuenta la ficha que ya se jugó
wrong-elsewhere = Su número está abierto en otro sitio, pero la pata va primero.
wrong-arms_later = Su número está abierto, pero todos los brazos van primero.
wrong-covered = Ese número está en la mesa, pero otra ficha lo tapa.
wrong-blank_joker = La blanca es un número, no un comodín: solo encaja con otra blanca.
wrong-spinner_number = El doble central ya tiene todos sus brazos: su número ya no se pide.
wrong-last_tile = Da igual qué ficha se jugó la última.
wrong-whole_foot = Esa pata ya tiene todos sus dedos: la mesa vuelve a estar libre.
wrong-any = Ahora no: se pide un solo número.
wrong-extra_end = El { $pip } lo tapa otra ficha.
wrong-missed_end = El { $pip } también está abierto.
wrong-can_play =
    { $who ->
        [you] Puedes
       *[other] { $who } puede
    } jugar la { $tile } en la { $onto }.
wrong-no_fifty = Quedarse con el doble blanco cuesta { $n }.
wrong-fifty_only = Las otras fichas también cuentan.
wrong-half_double = La { $tile } tiene dos { $pip }: { $n } puntos.
wrong-twice_double = La { $tile } cuenta lo que muestra: { $n } puntos, ni uno más.
wrong-blank_zero = Solo la mitad blanca no vale nada: la otra mitad cuenta.
wrong-default_rule = Eso estaría bien con las reglas de las primeras lecciones.
wrong-high_half = Cuentan las dos mitades: la { $tile } tiene { $n } puntos.
wrong-low_tile = Sale quien tiene más puntos: la { $tile } tiene { $n }.
wrong-highest = Los puntos son malos: { $total } es el total más alto.
wrong-most_wins = Deciden los totales, no las rondas ganadas: { $total } no es el más bajo.
wrong-last_round = Cuentan todas las rondas: el total es { $total }.
wrong-middle = { $total } no es el total más bajo.
wrong-upwards = Los dobles salen de mayor a menor, del más alto a la 0-0.
wrong-same_double = Cada doble abre una ronda, y la de la { $tile } ya terminó.
wrong-always_highest = Solo la primera ronda se abre con la { $high }.
wrong-no_blank_round = La 0-0 también tiene su ronda.
wrong-round_played = La ronda de la { $tile } ya terminó.
wrong-rounds_so_far = Esas son las rondas que ya se jugaron.
wrong-ends_early = La ronda termina cuando alguien se queda sin fichas, o cuando nadie puede jugar ni robar.
wrong-goes_on = La ronda ha terminado.
wrong-must_play = Puedes, pero no hace falta: esta regla de la casa te deja guardarla.
wrong-pips_again = Ya no tienes esa ficha, así que sus puntos no cuentan.
wrong-is_legal = Está permitida: la { $tile } tiene el { $pip } que pide la { $onto }.
wrong-no_draw = No puedes pasar sin haber robado antes.
wrong-keeps = La ficha que has robado encaja, así que hay que jugarla.
wrong-yard_empty = El gallinero está vacío: no hay nada que robar.
