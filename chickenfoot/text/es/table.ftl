### The table: its status line, log, buttons, settings and saved games.


## whose turn, and how it went

table-You = Tú
table-turn = Le toca a { $who }.
table-turn-you = Te toca.
table-look = Mira la mesa y las fichas de las manos.
table-lead_turn = { $who } sale con la { $lead }.
table-lead_turn-you = Sales tú con la { $lead }.
table-went_out = La ronda ha terminado: { $who } se ha quedado sin fichas.
table-went_out-you = La ronda ha terminado: te has quedado sin fichas.
table-over = La ronda ha terminado: { $detail }.
table-round_over = La ronda ha terminado. Pulsa Siguiente ronda.
table-game_over = La partida ha terminado. Para jugar otra, pulsa Nuevo reparto.
table-not_your_turn = Todavía no te toca: antes juega { $who }.
table-handover-you = Ahora juega quien se llama Tú. Las manos están tapadas hasta que esa persona esté ante la pantalla.
table-reveal_hand-you = Yo soy quien se llama Tú: enséñame mis fichas
table-handover = Ahora juega { $who }. Las manos están tapadas hasta que { $who } esté ante la pantalla.
table-reveal_hand = Soy { $who }: enséñame mis fichas
table-paused = Estás viendo la jugada { $ply } de { $plies }. Para seguir, pulsa Seguir desde aquí.
table-not_paused = No hay nada en pausa.
table-go_on = Seguir desde aquí
table-player_failed = { $why } Pulsa Seguir desde aquí para que { $who } lo intente otra vez.
table-player_slow = El jugador { $player } no ha respondido en { $limit } s y se ha detenido. Arréglalo y vuelve a ejecutar esta celda, o dale más tiempo: cf.play(..., limit=60).
table-player_stopped = El jugador { $player } se ha detenido.
table-player_at_table = Un jugador responde con una jugada y no hace nada más en la mesa que se la pide: la jugada la hace la mesa.
table-thinking = { $who } está pensando, { $limit } s como mucho. Para terminar antes, llama a stop() de esta mesa en otra celda o, mientras se ejecuta una celda, interrumpe el kernel.

## choosing

table-chosen = Has elegido la { $tile }. Encaja en la { OR($places) }.
table-chosen_unfit = Has elegido la { $tile }. Elige un sitio para probarla ahí.
table-unchosen = La { $tile } vuelve a tu mano.
table-arranged = La { $tile } es ahora la ficha { $n } de { $of } de tu mano.
table-place_chosen = Vas a jugar en la { $place }. Elige una ficha.
table-place_unchosen = No hay ningún sitio elegido.
table-the_table = mesa vacía
table-place = en la { $onto }
table-place-table = en la mesa vacía
table-drew = Has robado la { $tile }.
table-knock_on = Golpearás la mesa con tu próxima jugada.
table-knock_off = No golpearás la mesa.

## help

table-suggestion = Sugerencia: { $move }.
table-no_adviser = No hay nadie a quien preguntar.
table-choices = Puedes hacer esto: { OR($moves) }.
table-draw = robar
table-pass = pasar

## going back

table-undone = Deshecho.
table-undone-draw = En esta mesa, una ficha robada se queda robada: lo anterior ya no se puede deshacer.
table-undone-nothing = No hay nada que deshacer.
table-redone = Hecho otra vez.
table-redone-nothing = No hay nada que rehacer.
table-resumable =
    Aquí hay una partida guardada: ronda { $n }, { $plays } { $plays ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } en la mesa.{ $note } ¿Sigues con ella o empiezas la nueva?
table-resumable-accept = Seguir con ella
table-resumable-decline = Empezar la nueva
table-seats =
    { $n } { $n ->
        [one] jugador no puede
        [many] de jugadores no pueden
       *[other] jugadores no pueden
    } sentarse a una mesa de { $seats } asientos.
table-no_game = Una mesa muestra una partida o una ronda, y no { QUOTED($value) }.
table-bad_pace = pace es un número de segundos de 0 a { $most }, y no { QUOTED($pace) }.

## buttons

table-button-draw = Robar
table-button-pass = Pasar
table-button-knock = Golpear
table-button-undo = Deshacer
table-button-redo = Rehacer
table-button-suggest = Sugerir
table-button-choices = ¿Y ahora?
table-button-next = Siguiente ronda
table-button-new = Nuevo reparto
table-button-restart = Las mismas fichas
table-button-screen = Pantalla completa
table-button-keys = Teclas
table-keys-draw = robar una ficha
table-keys-pass = pasar
table-keys-knock = golpear la mesa con la próxima jugada
table-keys-undo = deshacer
table-keys-redo = rehacer
table-keys-suggest = sugerir una jugada
table-keys-choices = decir qué se puede hacer ahora
table-keys-next = repartir la siguiente ronda
table-keys-arrows = ir por tus fichas o por los sitios
table-keys-arrange = cambiar la ficha de sitio en tu mano
table-keys-updown = ir de tus fichas a los sitios y al revés
table-keys-enter = elegir la ficha o el sitio
table-keys-escape = no elegir nada
table-keys-home = ir al primero o al último
table-keys-screen = mostrar la mesa a pantalla completa, o dejar de hacerlo
table-keys-keys = mostrar u ocultar esta lista
table-keys-title = Teclas, mientras una ficha, un sitio o un botón de la mesa tenga el foco
table-key-arrows = ← →
table-key-arrange = Mayús ← →
table-key-updown = ↑ ↓
table-key-enter = Intro
table-key-escape = Esc
table-key-home = Inicio Fin

## parts of the table

table-name = Mesa de pata de pollo
table-rack = Tus fichas
table-rack-of = Las fichas de { $who }
table-places = Sitios de la mesa
table-players = Jugadores
table-log = Últimas jugadas
table-slider = Mirar atrás: jugada { $ply } de { $plies }
table-slider-name = Jugada que se mira
table-seat-tiles =
    { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }
table-seat-total =
    { $total } { $total ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }
table-seat-turn = le toca
table-yard = Gallinero: { $n }
table-seed = Reparto { $seed }
table-round = Ronda { $n }
table-waiting = Python no responde. Puede estar ocupado con otra celda; si se ha reiniciado, vuelve a ejecutar esta celda.
table-alt-hand = { $who }: { AND($tiles) } en la mano.
table-alt-hand-you = Tienes { AND($tiles) }.
table-static = Ejecuta esta celda para jugar: sin un kernel en marcha, la mesa es solo una imagen.
table-fits = encaja
table-is_new = recién robada

## the last events

table-event-lead = { $who } sale con la { $tile }
table-event-lead-you = Sales con la { $tile }
table-event-play = { $who } juega la { $play }
table-event-play-you = Juegas la { $play }
table-event-knock = { $event } y golpea la mesa
table-event-knock-you = { $event } y golpeas la mesa
table-event-call = { $event }: { $call }
table-call = «¡{ $call }!»
table-called = { $who }: { $call }
table-called-you = Tú: { $call }
table-event-draw = { $who } roba
table-event-draw-you = Robas
table-event-pass = { $who } pasa
table-event-pass-you = Pasas
table-event-aside = La { $lead } se pone en la mesa
table-event-lottery = Todos sacan una ficha para ver quién sale: { AND($draws) }
table-event-lottery-one = { $who } la { $tile }

## the end

table-end-title = El final de la ronda { $n }
table-end-title-alone = El final de la ronda
table-end-player = Jugador
table-end-held = Le queda
table-end-pips = En fichas
table-end-penalty = Castigo
table-end-points = Esta ronda
table-end-total = Total
table-end-nothing = nada
table-sheet-title = Hoja de puntos
table-standings-title =
    La partida ha terminado: { $n ->
        [one] gana
        [many] ganan
       *[other] ganan
    } { AND($winners) }.
table-standings-title-you = La partida ha terminado: has ganado.

## the controls round it

table-controls-options = Ayuda
table-controls-game = Reparto y reglas
table-controls-file = Guardar y abrir
table-help-show = Mostrar lo que se puede jugar
table-help-numerals = Números en vez de puntos
table-help-why = Decir por qué una ficha no encaja
table-help-auto_place = Una ficha con un solo sitio va ahí sola
table-sort = Orden de tus fichas
table-sort-drawn = como llegaron, o como las pones
table-sort-pips = por puntos
table-sort-fits = primero las que encajan
table-pace = Los otros jugadores
table-pace-slow = juegan despacio
table-pace-brisk = juegan deprisa
table-pace-none = juegan al instante
table-theme = Colores
table-theme-auto = los de la página
table-theme-classic = clásicos
table-theme-night = noche
table-theme-contrast = alto contraste
table-theme-print = impresión
table-seed-label = Número de reparto
table-seed-play = Jugar este reparto
table-seed-bad = El número de reparto es un número entero o una palabra.
table-type-label = Escribe una jugada
table-type-hint = como 6-4 on 9-6
table-type-do = Jugar
table-file-label = Nombre del archivo
table-file-save = Guardar la partida
table-file-load = Abrir una partida
table-file-picture = Guardar la imagen
table-file-saved = Guardado en { $path }.
table-file-loaded = Partida abierta: { $path }.
table-file-failed = { $path }: { $why }.
table-file-no_name = Antes dale un nombre al archivo.

## the rules

table-rules-source = Regla de la casa
table-rules-ours = Nuestras reglas, como en las lecciones
table-rules-own = las mías
table-rules-play = Jugar con estas reglas
table-rules-same = Estas son las reglas de esta mesa.
table-rules-differs = Lo que cambiaría:
table-rules-knobs = Regla por regla
table-rules-each = según los jugadores: { AND($each) }

## who sits there

table-nobody = Una mesa necesita al menos dos jugadores.
table-bad_player = { QUOTED($player) } no puede sentarse a la mesa: escribe you, un nombre, el nombre de un jugador ya hecho o una función.
table-must-0 = Solo valen fichas con un 0.
table-must-1 = Solo valen fichas con un 1.
table-must-2 = Solo valen fichas con un 2.
table-must-3 = Solo valen fichas con un 3.
table-must-4 = Solo valen fichas con un 4.
table-must-5 = Solo valen fichas con un 5.
table-must-6 = Solo valen fichas con un 6.
table-must-7 = Solo valen fichas con un 7.
table-must-8 = Solo valen fichas con un 8.
table-must-9 = Solo valen fichas con un 9.
table-must-10 = Solo valen fichas con un 10.
table-must-11 = Solo valen fichas con un 11.
table-must-12 = Solo valen fichas con un 12.
table-must-13 = Solo valen fichas con un 13.
table-must-14 = Solo valen fichas con un 14.
table-must-15 = Solo valen fichas con un 15.
table-must-16 = Solo valen fichas con un 16.
table-must-17 = Solo valen fichas con un 17.
table-must-18 = Solo valen fichas con un 18.

## the person's turn

board-hint = Haz clic en una ficha y luego en un sitio, o arrástrala hasta ahí. Una ficha con un solo sitio va ahí sola.
board-hint-two = Haz clic en una ficha y luego en un sitio, o arrástrala hasta ahí.
board-hint-place = Haz clic en el sitio, en la ficha de la mesa o, para devolverla a tu mano, otra vez en la misma ficha.
board-hint-tile = Haz clic en la ficha que va ahí.
board-nothing_fits-draw = No encaja nada: roba.
board-nothing_fits-pass = No encaja nada: pasa.
board-nothing_fits-drawn = No encaja: pasa.
board-nothing_fits-again = No encaja: roba otra vez.
board-only_place = La { $tile } ha ido a la { $place }, la única ficha en la que encaja. Con Deshacer vuelve a tu mano.
board-only_place-table = La { $tile } abre la ronda. Con Deshacer vuelve a tu mano.
board-full = En la { $place } ya no cabe nada más.
board-fits_nowhere =
    La { $tile } no encaja en ninguna parte: { $n ->
        [one] el único extremo abierto pide
        [many] los extremos abiertos piden
       *[other] los extremos abiertos piden
    } { AND($pips) }.

## help

board-only-draw = Lo único que puedes hacer es robar.
board-only-pass = Lo único que puedes hacer es pasar.
board-choices = Puedes jugar { OR($plays) }.
board-choices-draw = Puedes jugar { OR($plays) }, o robar.
board-choices-pass = Puedes jugar { OR($plays) }, o pasar.
board-suggestion = Sugerencia: { $move } ({ $why }).
board-suggestion-bare = Sugerencia: { $move }.

## looking back

board-looking = Estás viendo la jugada { $ply } de { $plies }; no se pierde nada.
board-now = Volver al presente

## the end

board-double_out = Acabar con un doble ha costado { $points }.
board-cost =
    Esta ronda te ha costado { $points } { $points ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }: tienes { $total }.
board-fewest = Gana quien tenga menos puntos.
board-final = { AND($scores) } puntos.
board-final-one = { $who } { $total }

## buttons

board-not_now = ahora no
board-asked_for = pedido ahora
board-keys-tab = llegar a la mesa y pasar a su parte siguiente; un clic hace lo mismo
board-key-tab = Tabulador
board-gone = Python se ha detenido o se ha reiniciado, así que esta mesa ahora es solo una imagen. Vuelve a ejecutar esta celda para seguir: si hay una partida guardada, te la ofrece.

## kept games

saved_game-game =
    ronda { $n }, { $plays } { $plays ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } en la mesa, reparto { $seed }
saved_game-game-others =
    ronda { $n }, { $plays } { $plays ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } en la mesa, reparto { $seed }, de { AND($names) }
saved_game-failed = Esta partida no está guardada. { $path }: { $why }.
saved_game-other_names = Es una partida de { AND($names) }.
saved_game-other_deal = Es el reparto { $seed }; esta celda pide el reparto { $asked }.
saved_game-other_rules = Tiene otras reglas. { $lines }{ $more }
saved_game-more = { " " }Y más.
saved_game-others =
    Hay { $n ->
        [one] { $n } partida más
        [many] { $n } de partidas más
       *[other] { $n } partidas más
    } en Guardar y abrir.
saved_game-declined = La partida guardada no se pierde: está en Guardar y abrir.
saved_game-list = Partidas guardadas aquí
saved_game-none = ninguna otra partida
saved_game-go_on = Seguir con ella

## seats

seats-random = Álvaro
seats-greedy = Gloria
seats-doubles_first = Dolores
seats-steady = Serena
seats-coach = Entrenador
seats-kind-random = al azar
seats-kind-greedy = glotona
seats-kind-doubles_first = dobles primero
seats-kind-steady = prudente
seats-kind-coach = prueba antes
seats-full = { $title } ({ $kind })
seats-people =
    En esta pantalla { $n ->
        [one] juega
        [many] juegan
       *[other] juegan
    }: { AND($people) }.
seats-people-others =
    En esta pantalla { $n ->
        [one] juega
        [many] juegan
       *[other] juegan
    }: { AND($people) }. Por { AND($computers) } juega el ordenador.
seats-bad_rules = rules es unas Rules o el nombre de una regla de la casa, como 'chicken-scratch', y no { QUOTED($rules) }.

## files

files-no_record = { $path } ya existe y no tiene ninguna partida de Chickenfoot: da otro nombre.
files-bad_save = save es la ruta de un archivo, como 'partida.json', o False para no guardar ninguna partida, y no { QUOTED($save) }.
files-outside = Los archivos se guardan en esta carpeta: da un nombre sin barras.
files-game_there = Ya hay una partida llamada { $path }: guarda otra vez para sustituirla.
files-picture_there = Ya hay una imagen llamada { $path }: guarda otra vez para sustituirla.
files-missing = Aquí no hay ningún archivo llamado { $path }.

## rule by rule

knobs-set_max = doble { $n }: { $tiles } fichas
knobs-hand_size =
    { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } cada uno
knobs-yard_reserve =
    { $n ->
        [one] la última ficha no se roba
        [many] las últimas { $n } de fichas no se roban
       *[other] las últimas { $n } fichas no se roban
    } nunca
knobs-yard_reserve-none = se pueden robar todas las fichas
knobs-rounds =
    { $n } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    }
knobs-spinner_arms =
    { $n } { $n ->
        [one] brazo
        [many] de brazos
       *[other] brazos
    }
knobs-toes =
    { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }
knobs-toes-none = sin dedos: un doble cierra su brazo
knobs-last_double-free = No cuesta nada.
knobs-last_double-penalty = Cuesta puntos.
knobs-last_double-forbid = Está prohibido.
knobs-last_double_points = { $n } puntos, si cuesta puntos
knobs-double_blank_points = { $n } puntos
knobs-blank_half_points = { $n } puntos
knobs-holder = Sale quien tenga el doble inicial.
knobs-no_holder = El doble inicial se pone en la mesa, así que nadie puede tenerlo: elige otra forma de salir en { AND($topics) }.
knobs-arms = Un doble central de { $arms } brazos no se completa nunca con un dominó de doble { $n }, en el que solo hay otras { $n } fichas con su número: elige menos brazos o un dominó mayor.
knobs-impossible = { $topic }: esto no va con las otras reglas.
knobs-not_listed = { $topic }: esta regla no dice nada de { $players } jugadores, solo de { AND($listed) }. Elige otra en Regla por regla.

## a move that is typed

typed-where = La { $tile } encaja en más de un sitio ({ AND($places) }): di en cuál, por ejemplo { $move }.
