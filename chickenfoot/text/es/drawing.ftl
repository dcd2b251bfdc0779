### What pictures say, aloud too.

theme-pips = Un tema necesita { $wanted } colores de puntos, uno por cada número desde el 0, pero tiene { $n }.
theme-colour = { QUOTED($colour) } no es un color para { $part }: escríbelo como #1e88d8.

## alt text

alt-tile = Ficha { $tile }.
alt-tiles =
    { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }: { AND($tiles) }.
alt-no_tiles = Ninguna ficha.
alt-table =
    Mesa con { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }: { $parts }.
alt-full =
    doble central { $spinner } con { $n } { $n ->
        [one] brazo
        [many] de brazos
       *[other] brazos
    }
alt-spinner = doble central { $spinner } con { $n } de { $arms } brazos
alt-foot = pata de la { $double } con { $n } de { $toes } dedos
alt-ends =
    { $n ->
        [one] extremo abierto
        [many] extremos abiertos
       *[other] extremos abiertos
    } { AND($pips) }
alt-closed = ningún extremo abierto
alt-holding = { $turn }, con { AND($tiles) } en la mano{ $rest }.
alt-must = ; { $must }
alt-turn = { $turn }{ $rest }.
alt-over = { $over }; los asientos tienen { AND($points) } puntos.
alt-must-0 = solo valen fichas con un 0
alt-must-1 = solo valen fichas con un 1
alt-must-2 = solo valen fichas con un 2
alt-must-3 = solo valen fichas con un 3
alt-must-4 = solo valen fichas con un 4
alt-must-5 = solo valen fichas con un 5
alt-must-6 = solo valen fichas con un 6
alt-must-7 = solo valen fichas con un 7
alt-must-8 = solo valen fichas con un 8
alt-must-9 = solo valen fichas con un 9
alt-must-10 = solo valen fichas con un 10
alt-must-11 = solo valen fichas con un 11
alt-must-12 = solo valen fichas con un 12
alt-must-13 = solo valen fichas con un 13
alt-must-14 = solo valen fichas con un 14
alt-must-15 = solo valen fichas con un 15
alt-must-16 = solo valen fichas con un 16
alt-must-17 = solo valen fichas con un 17
alt-must-18 = solo valen fichas con un 18

## a round's captions

picture-turn = Le toca al asiento { $seat }
picture-turn_named = Le toca a { $who }
picture-over = Ha terminado: { $detail }
picture-won = { $who } se ha quedado sin fichas
picture-tiles =
    { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }
picture-points =
    { $n } { $n ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }
picture-yard =
    Gallinero: { $n } { $n ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }
picture-yard_empty = Gallinero: vacío
picture-last = Última jugada: { $play }
picture-label = { $who } · { $what }
picture-must-0 = Solo valen fichas con un 0
picture-must-1 = Solo valen fichas con un 1
picture-must-2 = Solo valen fichas con un 2
picture-must-3 = Solo valen fichas con un 3
picture-must-4 = Solo valen fichas con un 4
picture-must-5 = Solo valen fichas con un 5
picture-must-6 = Solo valen fichas con un 6
picture-must-7 = Solo valen fichas con un 7
picture-must-8 = Solo valen fichas con un 8
picture-must-9 = Solo valen fichas con un 9
picture-must-10 = Solo valen fichas con un 10
picture-must-11 = Solo valen fichas con un 11
picture-must-12 = Solo valen fichas con un 12
picture-must-13 = Solo valen fichas con un 13
picture-must-14 = Solo valen fichas con un 14
picture-must-15 = Solo valen fichas con un 15
picture-must-16 = Solo valen fichas con un 16
picture-must-17 = Solo valen fichas con un 17
picture-must-18 = Solo valen fichas con un 18

## animation

animation-lead = { $n }. { $who } sale con la { $tile }
animation-lead_alone = { $n }. Se sale con la { $tile }
animation-play = { $n }. { $who } juega la { $play }
animation-play_alone = { $n }. { $play }
animation-alt =
    Animación de { $n } { $n ->
        [one] jugada
        [many] de jugadas
       *[other] jugadas
    }. Al final: { $end }
animation-empty = No hay nada que animar: no hay ninguna ficha en la mesa.
animation-first = Primera jugada
animation-back = Una jugada atrás
animation-run = Reproducir y pausar
animation-forward = Una jugada adelante
animation-last = Última jugada
animation-slider = Jugada
animation-still = Esta es la última imagen de una película. Para verla, confía en este cuaderno (View, Activate Command Palette, Trust Notebook) o vuelve a ejecutar su celda.
animation-what = { $what } no se puede animar. Lo que sí se puede: una ronda, una partida, una mesa, un registro.
animation-not_gif = { $path } no es un nombre para una animación: tiene que acabar en .gif.
draw-what = { $what } no se puede dibujar. Lo que sí se puede: una ficha, varias fichas, una mesa, una ronda o lo que ve de ella un jugador.
draw-bad_size = size no puede ser { $size }: da la anchura y la altura en píxeles, de 1 a { $most }.
draw-bad_axes = { $ax } no es un Axes de matplotlib en el que se pueda dibujar.
draw-bad_name = { $name } no se puede escribir en una imagen: tiene caracteres de control.
draw-a_layout = lo que hace cf.layout
draw-other_layout = Esta disposición es de otra mesa.
draw-option-table = { $option } es una opción solo para mesas y rondas.
draw-option-round = { $option } es una opción solo para rondas.
draw-too_large = Una imagen de { $width } por { $height } píxeles es demasiado grande: elige un dpi menor.
draw-bad_light = { $what } no se puede resaltar: di una ficha, como 6-4, o una jugada.
draw-format = { $path } no es un nombre para una imagen: tiene que acabar en .png, .svg o .pdf.
layout-what = { QUOTED($what) } no se puede colocar: da un Tableau, como now.tableau.
layout-not_there = La { $tile } no está en esta mesa.
