### The widgets of the lessons: exercises, checks, progress, the card.

card-title = La pata de pollo en una página
card-before = Antes de jugar.
card-turn = Tu turno.
card-turn-left = Los turnos van hacia la izquierda, alrededor de la mesa.
card-match = Mitades que se tocan.
card-double = Un doble.
card-double-call = Se pone atravesado, y anuncias su número: «¡{ $call }!».
card-end = El final de una ronda.
card-points = Los puntos son malos.
card-game = La partida.
card-before-tie = (Si varios jugadores empatan con más puntos, sacan otra vez.)
card-head-lies = Lo que hay en la mesa
card-head-shows = Dónde puede ir tu ficha
card-place-arms = el doble central, antes de que empiecen todos los brazos
card-place-foot = un doble al que le faltan dedos
card-place-ends = cualquier otra cosa
card-note = Estas son las reglas de nuestras lecciones; en muchas mesas algunas son distintas.
card-agree = Poneos de acuerdo en esto antes del primer reparto:
agree-set = el dominó, y cuántas fichas toma cada jugador
agree-rounds = cuántas rondas jugáis
agree-start = si el doble inicial se pone en la mesa o se reparte, y quién sale
agree-arms = cuántos brazos van primero
agree-drawn = si hay que jugar una ficha robada que encaja
agree-double = cuánto cuesta acabar con un doble
agree-blank = cuánto cuesta quedarse con el doble blanco
agree-knock = si golpeáis la mesa cuando os queda una ficha
agree-tie = quién gana si hay dos totales iguales

## what a learner knows

progress-sure = ¿Olvidar todas las marcas de tu práctica? No se puede deshacer.
progress-keep = Conservarlas
progress-forget = Sí, olvidarlas todas

## progress

progress-reset = Olvidar mis marcas
progress-title = Lo que ya sabes
progress-forgotten = Todo está olvidado.
progress-none = Todavía no hay ninguna respuesta.
progress-rules =
    Sabes { $n } de { $of } { $of ->
        [one] regla
        [many] de reglas
       *[other] reglas
    }: acertaste sin ayuda.
progress-firm = En más de un día: { $n }.
progress-how = Una barra: acertaste sin ayuda. Dos barras: en dos días; tres: en tres días o más. Nada de lo que pruebas en un nivel cuenta en tu contra. Una pregunta que fallaste vuelve pronto.
progress-look = Mirar otra vez
progress-next = Ahora: { $number } { $title }
progress-practice = Practicar tres
progress-levels = { $n } de { $of } niveles
progress-cell-new = { $name }: todavía no ha salido
progress-cell-helped = { $name }: por ahora, con ayuda
progress-cell-again = { $name }: fallada la última vez
progress-cell-known =
    { $name }: bien, sin ayuda, en { $days } { $days ->
        [one] día
        [many] de días
       *[other] días
    }
progress-others = Para repasar: { AND($names) }.
progress-unreadable = No se puede leer el archivo { $path }, así que las lecciones empiezan de nuevo; puedes seguir como siempre.
progress-not_written = No se pudieron guardar tus marcas ({ $why }). Puedes seguir igualmente.

## what is handed in

work-bad_name = Un nombre tiene como mucho { $most } letras, todas en una línea.
work-not_written = No se pudieron guardar tus respuestas ({ $why }). Puedes seguir igualmente.
work-signed = Firmado: { $name }. Tus ejercicios se guardan en { $file }.
work-unsigned = Sin firmar. Pon tu nombre entre las comillas: sign("Ana y Leo").
work-by = Trabajo de { $name }.
exercise-answered = Tu respuesta: { $letter }
exercise-kept = Aquí están otra vez tus respuestas de la última vez.

## exercises and checks

exercise-name = Ejercicio de la lección { $lesson }
exercise-title = Ejercicio, pregunta { $n } de { $count }
exercise-some = Respondidas: { $n } de { $count }.
exercise-all = Respondidas las { $count }. Ejecuta la celda siguiente para ver qué tal te ha ido.
exercise-words = Ejercicio de la lección { $lesson }: { $count } preguntas.
lessons-difficulty = No hay ninguna dificultad { QUOTED($given) }: va de { $least } a { $most }.
lessons-bad_lesson = No hay ninguna lección { QUOTED($given) }: van de { $least } a { $most }.
lessons-bad_count = { QUOTED($given) } no es un número de preguntas: da un número entero de { $least } a { $most }.
lessons-bad_kinds = Los tipos de preguntas se escriben así, ("where", "turn"), y no { QUOTED($given) }.
lessons-no_round = Para mostrar una ronda, da una, como cf.deal(seed=1), y no { QUOTED($given) }.
lessons-no_name = Da un nombre entre comillas, sign("Ana y Leo"), y no { QUOTED($given) }.
lessons-no_folder = Di una carpeta, como collect("recogidos"), y no { QUOTED($given) }.
lessons-no_path = Di un archivo, como save("tarjeta.html"), y no { QUOTED($given) }.
lessons-bad_before = No hay nada que practicar antes de la lección { QUOTED($given) }: da un número entero de { $least } a { $most }.
lessons-static = Esto es una imagen fija. Para jugar, elige Run > Run All Cells en el menú.
lessons-alt-hand = Tienes { AND($tiles) }.
lessons-alt-set = Un dominó entero en escalera: { AND($tiles) }.
lessons-level-title = { $number } { $title }
lessons-level-title-step = { $number } { $title } · { $n } de { $of }
lessons-level-shown = La flecha te enseña cómo.
lessons-level-done = Hecho.
lessons-level-answers = Nivel { $number }: respuestas y ayuda
lessons-sheet-round = Ronda { $n }
lessons-do-hint = Pista
lessons-do-check = Comprobar
lessons-do-again = Empezar otra vez
lessons-do-back = Deshacer
lessons-do-next = Siguiente
lessons-do-previous = Anterior
lessons-no_lesson = No hay ninguna lección { QUOTED($given) } con niveles: están en las lecciones 1 a 6.
lessons-no_position = El nivel { $number } no tiene ninguna mesa que mostrar.

## questions and practice

lessons-question-name = Pregunta
lessons-question-seed = Pregunta { $seed }
lessons-question-hint-where = Mira la imagen: { $where }
lessons-question-hint-ends = ¿qué mitades no tocan nada?
lessons-question-hint-must = ¿falta todavía algún brazo o algún dedo?
lessons-question-hint-words = Lee otra vez los números, uno por uno.
lessons-question-hint-answer = La respuesta es { $letter }: { $text }.
lessons-question-right = Muy bien. { $why }
lessons-question-wrong = No es { $letter }. { $why }
lessons-practice-title = { $n } de { $count }
lessons-practice-endless = Pregunta { $n }
lessons-practice-words =
    Práctica: { $count } { $count ->
        [one] pregunta
        [many] de preguntas
       *[other] preguntas
    } de lecciones anteriores.
lessons-practice-words-endless = Práctica sin fin.
lessons-practice-done = Hecho. Bien y sin ayuda: { $right } de { $count }.
lessons-practice-more = Más
lessons-do-next_question = Siguiente pregunta
lessons-do-end = Por ahora basta

## projector

lessons-vote-title = Pregunta { $n } de { $count }: primero piensa, luego vota
lessons-vote-count =
    { $n } { $n ->
        [one] mano
        [many] de manos
       *[other] manos
    }
lessons-vote-both =
    { $before } { $before ->
        [one] mano
        [many] de manos
       *[other] manos
    }, después { $n }
lessons-vote-how = Cuenta las manos: cada clic en una respuesta suma una.
lessons-vote-taken = Una mano menos para { $letter }.
lessons-vote-frozen = Los votos están contados. Habla con quien tengas al lado: ¿por qué está bien tu respuesta?
lessons-vote-frozen_again = Los votos están contados otra vez. ¿Quién ha cambiado de opinión, y por qué?
lessons-vote-again = Votad otra vez: cada clic suma una.
lessons-vote-do-freeze = Cerrar la votación
lessons-vote-do-minus = Una mano menos
lessons-vote-do-second = Segunda votación
lessons-vote-do-at_once = Descubrir sin segunda votación
lessons-vote-do-reveal = Descubrir
lessons-vote-do-clear = Borrar los votos
lessons-vote-do-next = Siguiente pregunta
lessons-vote-do-previous = Pregunta anterior
lessons-vote-do-screen = Pantalla completa
lessons-vote-words =
    Para el proyector: { $count } { $count ->
        [one] pregunta
        [many] de preguntas
       *[other] preguntas
    }. La primera:

## print

lessons-print-title = Pata de pollo: preguntas
lessons-print-name = Nombre
lessons-print-seed = Hoja { $seed }
lessons-print-answers = Respuestas de la hoja { $seed }
lessons-print-words = Una hoja con { $count } preguntas, y las respuestas en una página aparte.
check-passed = Todo está bien.
check-failed = Todavía no está todo bien. Cambia lo que está mal y vuelve a ejecutar esta celda.
check-not_begun = Cuando tengas una respuesta, vuelve a ejecutar esta celda.
check-no_pairs = Un informe se hace con parejas como (True, 'Bien.'), y no con { QUOTED($given) }.
check-other = Dale a esta comprobación el ejercicio de la lección { $lesson }: work = lessons.exercise(...).
check-empty = { $n }. Todavía sin responder.
check-no_letter = { $n }. Tu respuesta es { $answer }, que no es ninguna de las letras.
check-right = { $n }. Bien: { $text }. { $why }
check-wrong = { $n }. Todavía no: elegiste { $letter }, { $text }. { $why }
check-nothing = Todavía no hay nada que comprobar: escribe tu respuesta en la celda de arriba.
check-no_function = Esto debería ser una función, pero es del tipo { $kind }.
check-stopped = La comprobación no pudo seguir: lo que diste la detuvo con { $error }
check-endless = Esto no terminó a tiempo y se detuvo.
check-ended = Aquí terminó el propio Python, así que no se ejecutó nada de lo que sigue.
check-raised = { $what }: tu función se detuvo con { $error }
check-as_expected = { $what }: { $answer }. Bien.
check-not_expected = { $what }: tu respuesta es { $answer }, debería ser { $right }.
check-returned_nothing = { $what }: tu función no devolvió nada; debería ser { $right }.
check-07-what =
    Fichas con un { $pip } que no se ven, { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    } en la mesa
check-08-many = Son demasiados nombres: hay cinco, { AND($known) }.
check-08-unknown = { $name } no es ninguna de las cinco: { AND($known) }.
check-08-keeps = { $name }: bien, su texto dice que puedes jugar la ficha robada.
check-08-must = { $name }: no, ahí tienes que jugar una ficha robada que encaja.
check-08-missing = Falta una o más: mira otra vez la fila de la ficha robada.
check-08-all = No falta ninguna. Bien.
check-09-no_rules = Esto debería ser unas cf.Rules, pero es del tipo { $kind }.
check-09-right = { $knob } es { $value }. Bien.
check-09-wrong = { $knob } es { $have }; debería ser { $value }.
check-09-changed = Estas deberían haberse quedado como estaban: { AND($knobs) }.
check-10-raised = Tu jugador se detuvo con { $error }
check-10-none = Tu jugador no respondió nada: tiene que devolver una de view.legal_moves().
check-10-no_move = Tu jugador respondió { $answer }, que no es una jugada.
check-10-refused = Tu jugador probó { $move }. { $why }
check-10-lawful = En { $rounds } rondas tu jugador eligió { $n } jugadas, todas permitidas. Bien.
check-10-heaviest = Siempre jugó una de las fichas que más habrían costado. Bien.
check-10-lighter = Jugó una de las fichas que más habrían costado { $heavy } veces de { $n }; haz que sea siempre. ¿Qué ficha cuesta más que los puntos que tiene?
check-11-what = { $k } de { $n }
check-11-outside = { $what }: { $answer } no es un intervalo de proporciones: el primer número tiene que ser el menor, y los dos están entre 0 y 1.
