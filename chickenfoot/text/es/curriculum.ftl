### What is taught beside levels and questions: the rulebook, the glossary, choices.

rulebook-match-name = Mitades que se tocan, números iguales
rulebook-match = Dos mitades que se tocan tienen siempre el mismo número. Una ficha no tiene arriba ni abajo: gírala hasta que encaje.
rulebook-set-name = Una ficha de cada
rulebook-set = Un dominó de doble { WORD($set) } tiene todas las parejas de números de 0 a { $set }, cada una en una ficha: { $tiles } fichas.
rulebook-deal-name = El reparto
rulebook-deal = Primero se pone en la mesa el doble inicial. Luego se mezclan las demás fichas boca abajo y cada jugador toma { WORD($hand) }. Las que sobran son el gallinero.
rulebook-lead-name = Quién sale
rulebook-lead = En la primera ronda cada uno saca una ficha del gallinero: sale quien tenga más puntos, y las fichas se vuelven a mezclar. En cada ronda siguiente sale el jugador a la izquierda de quien salió en la anterior.
rulebook-arms-name = Primero todos los brazos
rulebook-arms =
    El doble central lleva { $arms ->
        [one] un brazo, que va primero: hasta que empiece
        [many] { WORD($arms) } de brazos, que van primero: hasta que empiecen los { WORD($arms) }
       *[other] { WORD($arms) } brazos, que van primero: hasta que empiecen los { WORD($arms) }
    }, solo valen fichas con el número del doble central.
rulebook-ends-name = Extremos abiertos
rulebook-ends = Cuando el doble central está completo, se puede jugar en cualquier extremo abierto. Una mitad que toca otra ficha está cerrada.
rulebook-draw-name = Robar, y luego jugar o pasar
rulebook-draw = Si puedes jugar, juegas. Si no puedes, roba una ficha: si encaja, juégala enseguida; si no, pasa.
rulebook-yard-name = El gallinero vacío
rulebook-yard = Cuando el gallinero está vacío, quien no puede jugar pasa. La ronda sigue mientras alguien pueda jugar.
rulebook-blank-name = La blanca es un número
rulebook-blank = La blanca es un número como los demás. Encaja con otra blanca y con nada más.
rulebook-foot-name = La pata primero
rulebook-foot =
    Un doble detiene toda la mesa. Hasta que tenga { $toes ->
        [one] un dedo
        [many] { WORD($toes) } de dedos
       *[other] { WORD($toes) } dedos
    }, solo se juegan dedos: fichas con el número del doble. Los dedos los puede poner cualquiera.
rulebook-toes-name = Una pata completa
rulebook-toes =
    Una pata completa tiene { $toes ->
        [one] un dedo
        [many] { WORD($toes) } de dedos
       *[other] { WORD($toes) } dedos
    } y no admite más. Entonces la mesa queda libre otra vez, y cada dedo es un extremo abierto.
rulebook-hopeless-name = Una pata sin esperanza
rulebook-hopeless =
    Puedes jugar un doble aunque ya no queden fichas de su número para { $toes ->
        [one] un dedo
        [many] { WORD($toes) } de dedos
       *[other] { WORD($toes) } dedos
    }. Los dedos hay que ponerlos igualmente.
rulebook-out-name = Acabar
rulebook-out = La ronda termina en cuanto un jugador se queda sin fichas, aunque haya una pata a medias. Ese jugador no cuenta puntos.
rulebook-blocked-name = Una mesa bloqueada
rulebook-blocked = La ronda también termina cuando nadie puede jugar y nadie puede robar.
rulebook-count-name = Contar los puntos
rulebook-count = Cuando termina una ronda, cada jugador paga los puntos de las fichas que le quedan en la mano. Una mitad blanca no vale nada, pero el doble blanco cuesta { $double_blank }.
rulebook-last_double-name = Acabar con un doble
rulebook-last_double = Un doble puede ser tu última ficha: entonces no necesita dedos, pero te cuesta { $last_double } puntos. Si encaja, hay que jugarlo.
rulebook-rounds-name = Una ronda por cada doble
rulebook-rounds =
    Una partida tiene una ronda por cada doble del dominó, desde el doble { WORD($set) } hasta el doble blanco: { $rounds ->
        [one] una ronda
        [many] { WORD($rounds) } de rondas
       *[other] { WORD($rounds) } rondas
    }. En la mesa solo se pone el doble central de esa ronda.
rulebook-lowest-name = Gana el total más bajo
rulebook-lowest = Se suman los puntos de todas las rondas. Gana el total más bajo; si hay empate, se comparte la victoria.
class-name = Nombre
class-cell = { $right } de { $of }
class-cell_wrong = { $cell }, mal: { AND($wrong) }
class-unproved = { $cell } *
class-unproved_note = * Solo lo dice el archivo: el código se evalúa de nuevo cuando el cuaderno del alumno está junto al archivo, en una carpeta propia.
class-when = Último cambio
class-lesson = Lección
class-question = Pregunta
class-mistake = Qué estaba mal
class-times = Cuántas veces
class-right = Bien
class-of = De
class-wrong = Preguntas mal
class-checks = Comprobaciones
class-judged = Evaluado de nuevo
class-wall = En qué se equivocó la clase
class-no_mistakes = Nadie ha elegido una respuesta equivocada.
class-nobody = Aquí todavía no hay trabajos: el { $file } de cada alumno va en esta carpeta.
class-unread = No es el trabajo de una lección, o está estropeado: { AND($files) }.
class-no_folder = No hay ninguna carpeta { $folder }.
house-costs = cuesta { $n }
house-free = no cuesta nada
house-blank-free = quedarse con el doble blanco no cuesta nada
house-blank = quedarse con el doble blanco cuesta { $n }
house-blank_half = cada mitad blanca cuesta { $n }, y el doble blanco { $double }

## choices

choice-tile = La { $tile }
choice-on = En la { $onto }
choice-a = Un { $pip }
choice-any = Cualquier número abierto: { OR($pips) }
choice-pips = { AND($pips) }
choice-play = Jugar la { $tile } en la { $onto }
choice-draw_play = Robar la { $tile } y jugarla en la { $onto }
choice-draw_pass = Robar la { $tile } y pasar
choice-draw_keep = Robar la { $tile }, guardarla y pasar
choice-draw_draw = Robar la { $tile } y robar otra vez
choice-draw = Robar una ficha
choice-pass = Pasar
choice-points = { $n }
choice-over-out = Sí: alguien se ha quedado sin fichas
choice-over-blocked = Sí: nadie puede jugar ni robar
choice-over-stuck = Sí: hay alguien que no puede jugar
choice-over-no_play = No: todavía hay quien puede jugar
choice-over-no_draw = No: todavía hay quien puede robar
choice-keep_or_play = Jugar la { $tile } o pasar, como quieras

## a question and its answer in print

question-option = { $letter }) { $text }
question-answer = { $letter }: { $text }. { $why }
glossary-term = Palabra
glossary-meaning = Significado
glossary-lesson = Lección
glossary-pt = Portugués
glossary-es = Español
glossary-cs = Checo
glossary-none = –
glossary-tile-term = ficha
glossary-tile-meaning = una pieza de dominó: dos mitades, cada una con un número de puntos
glossary-pip-term = punto
glossary-pip-meaning = cada una de las marcas redondas de una ficha
glossary-blank-term = blanca
glossary-blank-meaning = una mitad sin puntos; cuenta como el número 0
glossary-double-term = doble
glossary-double-meaning = una ficha con el mismo número en las dos mitades
glossary-double_blank-term = doble blanco
glossary-double_blank-meaning = la 0-0
glossary-set-term = dominó de doble nueve
glossary-set-meaning = las 55 fichas, de la 0-0 a la 9-9; los demás dominós se llaman de la misma manera
glossary-suit-term = palo
glossary-suit-meaning = todas las fichas de un dominó que tienen un mismo número
glossary-hand-term = mano
glossary-hand-meaning = las fichas que tiene un jugador y que los demás no ven
glossary-yard-term = gallinero
glossary-yard-meaning = las fichas que quedan boca abajo después de repartir
glossary-spinner-term = doble central
glossary-spinner-meaning = el doble inicial de una ronda, en el centro de la mesa
glossary-arm-term = brazo
glossary-arm-meaning = una fila de fichas que crece desde el doble central
glossary-open_end-term = extremo abierto
glossary-open_end-meaning = la mitad del final de un brazo o de un dedo que todavía no toca ninguna ficha
glossary-foot-term = pata de pollo
glossary-foot-meaning = un doble con tres dedos
glossary-toe-term = dedo
glossary-toe-meaning = una de las tres fichas que hay que jugar en un doble
glossary-draw-term = robar
glossary-draw-meaning = tomar una ficha del gallinero
glossary-pass-term = pasar
glossary-pass-meaning = dejar el turno al jugador siguiente
glossary-lead-term = salir
glossary-lead-meaning = hacer la primera jugada de una ronda
glossary-call-term = anunciar
glossary-call-meaning = decir en voz alta el doble que juegas: «¡Pata de pollo de cuatros!»
glossary-knock-term = golpear la mesa
glossary-knock-meaning = dar un golpe en la mesa para avisar de que te queda una ficha (una regla de la casa)
glossary-go_out-term = acabar
glossary-go_out-meaning = jugar la última ficha de la mano
glossary-blocked-term = bloqueada
glossary-blocked-meaning = una mesa está bloqueada cuando nadie puede jugar ni robar
glossary-points-term = puntos
glossary-points-meaning = lo que se le apunta en contra a un jugador al final de una ronda
glossary-round-term = ronda
glossary-round-meaning = desde un reparto hasta el siguiente
glossary-game-term = partida
glossary-game-meaning = todas las rondas juntas, una por cada doble
glossary-house_rule-term = regla de la casa
glossary-house_rule-meaning = una regla con la que se juega en unas mesas y en otras no
