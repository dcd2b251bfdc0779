### The laboratory: samples, comparisons, leagues, charts.

lab-no_executor = { QUOTED($executor) } no es un ejecutor: da uno de concurrent.futures, loky o dask, o None.
lab-broken_executor = Los procesos del ejecutor se han terminado ({ $why }). Eso lo hace un jugador que termina su propio proceso.
lab-closed_executor = El ejecutor ya no acepta trabajo ({ $why }). Crea otro.
lab-deserted_executor = Ya no queda ningún trabajador en el clúster de dask: detener una celda termina también los de un clúster local. Crea un clúster nuevo y un cliente nuevo.
lab-unpicklable = No se puede enviar un jugador a los otros procesos ({ $why }). Pon su función en un archivo aparte e impórtala, o usa un ejecutor de loky o dask, que sí pueden enviar funciones definidas en un cuaderno.
lab-where = { $why } (Ronda { $number } de la serie con la semilla { $seed }; las fichas son las de la semilla { $dealt }.)

## a sample

lab-title =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    } de { AND($players) }; semilla { $seed }
lab-mean = media
lab-interval = intervalo del 95 %
lab-section-points-player = puntos por ronda, por jugador
lab-section-points-seat = puntos por ronda, por asiento
lab-section-points-order = puntos por ronda, desde quien sale hacia la izquierda
lab-section-out-player = rondas en las que el jugador acabó
lab-section-ends = cómo terminaron las rondas
lab-section-counted = por ronda
lab-section-leads-seat = rondas en las que salió, por asiento
lab-seat = asiento { $seat }
lab-leader = quien sale
lab-place = { $n } a la izquierda
lab-ends-went_out = alguien acabó
lab-ends-blocked = bloqueada
lab-ends-dead_foot = pata sin dedos
lab-tiles = fichas jugadas
lab-turns = turnos
lab-drawn = fichas robadas
lab-passes = veces que se pasó
lab-feet = patas de pollo abiertas
lab-left = fichas que quedan en el gallinero
lab-no_round = No hay ninguna ronda { $number }: van numeradas de 0 a { $last }.
lab-stopped = Se paró después de { NUMBER($n, useGrouping: 1) } de { NUMBER($asked, useGrouping: 1) } repartos; los valores son los de esos { NUMBER($n, useGrouping: 1) }.
lab-few =
    Solo { $n } { $n ->
        [one] reparto
        [many] de repartos
       *[other] repartos
    }: muy pocos para sacar conclusiones. Juega mil o más antes de creerte una diferencia.
lab-bad_precision = precision es lo lejos que puede llegar un intervalo hacia cada lado, un número mayor que 0, o un diccionario de valores a números así, y no { QUOTED($precision) }.
lab-precise = Han bastado { NUMBER($n, useGrouping: 1) } rondas para la precisión pedida: { $name } con ± { $wanted }.
lab-not_precise = { $name } se conoce con ± { $margin }, y se pedía ± { $wanted }.
lab-not_yet_precise = { $name } se conoce con ± { $margin }, y se pedía ± { $wanted }: para eso hacen falta unas { NUMBER($need, useGrouping: 1) } rondas.

## the file of a run

lab-checkpoint-damaged = { QUOTED($path) } no es el archivo de una serie, o está estropeado. Da otro nombre o bórralo.
lab-checkpoint-other = { QUOTED($path) } tiene otra serie ({ $what }: { QUOTED($there) } en vez de { QUOTED($here) }). Da otro nombre para esta.
lab-checkpoint-further = { QUOTED($path) } tiene { NUMBER($n, useGrouping: 1) } rondas, más de las { NUMBER($asked, useGrouping: 1) } pedidas.
lab-checkpoint-not_saved = No se pudo guardar en { QUOTED($path) } lo que se jugó ({ $why }).
chart-alt = Gráfico. { $title }. { $what }: { $parts }.
chart-spread = media { $mean }, de { $least } a { $most }
chart-meeting = { $one } contra { $other } { $saved }
chart-mean = media { $mean }
chart-share = % de rondas
chart-against = { $what }: diferencia con { $base } ({ $mean })
chart-effects = { $what }: efectos; los { $n } intervalos valen en conjunto
chart-league =
    puntos por ronda que el jugador de la izquierda
    ahorró contra el de arriba

## comparisons

compare-two = Da dos o más conjuntos de reglas, cada uno con su nombre, como { "{" }'cuatro brazos': rules{ "}" }.
compare-no_rules = { QUOTED($label) } no es un conjunto de reglas. { $why }
compare-title-rounds =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    } con cada regla, los mismos repartos; { AND($players) }; semilla { $seed }
compare-title-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partida entera
        [many] de partidas enteras
       *[other] partidas enteras
    } con cada regla, los mismos repartos; { AND($players) }; semilla { $seed }
compare-against = frente a { $base }
compare-points = puntos por jugador
compare-player = puntos de { $player }
compare-leader = puntos de quien sale, de más respecto a los demás
compare-best = puntos del ganador
compare-margin = puntos entre el primero y el segundo
compare-shared = partidas con victoria compartida
compare-blocked = rondas que se bloquean
compare-blocked_rounds = rondas bloqueadas
compare-more = { $variant } frente a { $base }, { $what }: { $value } más (de { $low } a { $high }). El azar no explica eso.
compare-fewer = { $variant } frente a { $base }, { $what }: { $value } menos (de { $low } a { $high }). El azar no explica eso.
compare-same = { $variant } frente a { $base }, { $what }: no se ve ninguna diferencia. Aun así puede haber una de hasta { $most } hacia un lado o hacia el otro.
compare-beware = Esto vale con { AND($players) } a la mesa; a otros les puede ir de otra manera. De cada veinte intervalos así, uno no acierta con la verdad: entre muchas líneas, cuenta con una falsa alarma.

## varias reglas a la vez

cross-knobs = Da las reglas que quieres cambiar, cada una con dos o más valores, como { "{" }'toes': [3, 2], 'spinner_arms': [4, 6]{ "}" }, y no { QUOTED($knobs) }.
cross-two = { $knob } necesita una lista de dos o más valores.
cross-twice = { $knob } tiene { QUOTED($value) } dos veces.
cross-many = Eso da { NUMBER($n, useGrouping: 1) } combinaciones; se permiten { NUMBER($most, useGrouping: 1) }. Toma menos reglas o menos valores.
cross-no_rules = { $label }: así no se puede jugar. { $why }
cross-turned = Da las reglas cambiadas con sus valores, como { "{" }'toes': 2{ "}" }, y no { QUOTED($turned) }.
cross-no_value = { $knob } { QUOTED($value) } no se jugó; sus valores son { AND($values) }.
cross-no_effect = No hay tal efecto; hay estos: { AND($effects) }.
cross-title-rounds =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] reparto, jugado
        [many] de repartos, cada uno jugado
       *[other] repartos, cada uno jugado
    } con { NUMBER($combinations, useGrouping: 1) } combinaciones; { AND($players) }; semilla { $seed }
cross-title-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partida entera
        [many] de partidas enteras
       *[other] partidas enteras
    } con cada una de { NUMBER($combinations, useGrouping: 1) } combinaciones; { AND($players) }; semilla { $seed }
cross-effect = efecto
cross-interval = intervalos del 95 %, los { $n } en conjunto
cross-measure = { $what } ({ $mean } con los primeros valores)
cross-line = { $label }, no { $first }
cross-part = { $label } ({ $value })
cross-clear = { $what }: { AND($effects) }. El azar no explica eso.
cross-none = { $what }: { AND($effects) } no cambió nada, en ninguno de los repartos.
cross-unclear = { $what }: no se ve ningún efecto de { AND($effects) }. Aun así puede haber uno de hasta { $most } hacia un lado o hacia el otro.
cross-together = Un efecto es la media sobre los valores de las demás reglas. { $n } intervalos son tan anchos que en diecinueve de cada veinte tablas así aciertan todos a la vez. Esto vale con { AND($players) } a la mesa; a otros les puede ir de otra manera.

league-no_folder = No hay ninguna carpeta { QUOTED($folder) }. Da una carpeta o una lista de jugadores.
league-empty_folder = En la carpeta { $folder } no hay ningún archivo de Python.
league-bad_limit = limit={ QUOTED($limit) } no está permitido: tiene que ser un número de segundos mayor que 0.
league-itself = { $player } no juega contra sí mismo.
league-two = Una liga necesita dos jugadores o más.
league-title =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] reparto
        [many] de repartos
       *[other] repartos
    } por pareja, cada uno jugado dos veces con los asientos cambiados, { $seats } a la mesa; semilla { $seed }
league-score = puntos ahorrados por ronda
league-next = contra el de abajo
league-better = mejor que { $other }
league-same = no se distingue de { $other }
league-worse = perdió con { $other }, pero le fue mejor contra los demás
league-failed =
    { $player } falló en { $n } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    } y entonces hizo la primera jugada permitida. Primer fallo: { $why } (reparto { $round }: las fichas de la semilla { $seed })
league-withdrawn = { $player } queda retirado después de fallar en { $n } rondas. Primer fallo: { $why } (reparto { $round }: las fichas de la semilla { $seed })
league-guessable = La semilla { $seed } se puede adivinar, y quien la adivine conoce todas las manos. No le des ninguna a una liga de archivos: así se elige una que no se puede adivinar.
league-guards-own = Cada archivo funcionó en un proceso propio, que solo recibió lo que ve un jugador.
league-guards = Asegurado por el sistema: { AND($what) }.
league-guards-missing = Este ordenador no puede asegurar lo demás, así que mira antes los archivos: { AND($what) }.
league-guard-children = nada de lo que arranca un archivo dura más que la liga
league-guard-memory = un archivo no recibe más de 1 GB de memoria
league-guard-files = un archivo no escribe nada ni lee archivos de otros
league-guard-processes = un archivo no puede llegar a los otros jugadores ni a este programa
league-guard-network = un archivo no tiene red

## the environment for programs that learn

env-players = players es un número de agentes, o lleva un elemento por asiento: None para un agente, o un jugador, y no { QUOTED($players) }.
env-no_agent = Un entorno necesita un agente: da None para su asiento.
env-no_library = Falta PettingZoo ({ $why }): pip install "chickenfoot[pettingzoo]"
spiel-no_library = Falta OpenSpiel ({ $why }): pip install "chickenfoot[openspiel]"
spiel-observer = Aquí OpenSpiel recibe lo que sabe un jugador: ni menos ni más que eso, y sin otros parámetros.

## a league of files

league-begins =
    { $players } jugadores hacen { $pairs } parejas de { NUMBER($rounds, useGrouping: 1) } { $rounds ->
        [one] reparto
        [many] de repartos
       *[other] repartos
    } cada una: alrededor de { $minutes } { $minutes ->
        [one] minuto
        [many] de minutos
       *[other] minutos
    } en un ordenador normal. Con menos rondas se tarda menos.
