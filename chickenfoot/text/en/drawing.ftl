### What pictures say, aloud too.

theme-pips = A theme needs { $wanted } pip colours, one for each number from 0, but has { $n }.
theme-colour = { QUOTED($colour) } is not a colour for { $part }: write it like #1e88d8.

## alt text

alt-tile = Tile { $tile }.
alt-tiles =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }: { AND($tiles) }.
alt-no_tiles = No tiles.
alt-table =
    Tableau of { $n } { $n ->
        [one] tile
       *[other] tiles
    }: { $parts }.
alt-full =
    spinner { $spinner } with { $n } { $n ->
        [one] arm
       *[other] arms
    }
alt-spinner = spinner { $spinner } with { $n } of { $arms } arms
alt-foot = foot { $double } with { $n } of { $toes } toes
alt-ends =
    open { $n ->
        [one] end
       *[other] ends
    } { AND($pips) }
alt-closed = no open end
alt-holding = { $turn }, holding { AND($tiles) }{ $rest }.
alt-must = ; { $must }
alt-turn = { $turn }{ $rest }.
alt-over = { $over }; the seats have { AND($points) } points.
alt-must-0 = every play must show a 0
alt-must-1 = every play must show a 1
alt-must-2 = every play must show a 2
alt-must-3 = every play must show a 3
alt-must-4 = every play must show a 4
alt-must-5 = every play must show a 5
alt-must-6 = every play must show a 6
alt-must-7 = every play must show a 7
alt-must-8 = every play must show an 8
alt-must-9 = every play must show a 9
alt-must-10 = every play must show a 10
alt-must-11 = every play must show an 11
alt-must-12 = every play must show a 12
alt-must-13 = every play must show a 13
alt-must-14 = every play must show a 14
alt-must-15 = every play must show a 15
alt-must-16 = every play must show a 16
alt-must-17 = every play must show a 17
alt-must-18 = every play must show an 18

## a round's captions

picture-turn = Seat { $seat } to move
picture-turn_named = { $who } to move
picture-over = Over: { $detail }
picture-won = { $who } went out
picture-tiles =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
picture-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
picture-yard =
    Chicken yard: { $n } { $n ->
        [one] tile
       *[other] tiles
    }
picture-yard_empty = Chicken yard: empty
picture-last = Last play: { $play }
picture-label = { $who } · { $what }
picture-must-0 = Every play must show a 0
picture-must-1 = Every play must show a 1
picture-must-2 = Every play must show a 2
picture-must-3 = Every play must show a 3
picture-must-4 = Every play must show a 4
picture-must-5 = Every play must show a 5
picture-must-6 = Every play must show a 6
picture-must-7 = Every play must show a 7
picture-must-8 = Every play must show an 8
picture-must-9 = Every play must show a 9
picture-must-10 = Every play must show a 10
picture-must-11 = Every play must show an 11
picture-must-12 = Every play must show a 12
picture-must-13 = Every play must show a 13
picture-must-14 = Every play must show a 14
picture-must-15 = Every play must show a 15
picture-must-16 = Every play must show a 16
picture-must-17 = Every play must show a 17
picture-must-18 = Every play must show an 18

## animation

animation-lead = { $n }. { $who } leads { $tile }
animation-lead_alone = { $n }. { $tile } is led
animation-play = { $n }. { $who } plays { $play }
animation-play_alone = { $n }. { $play }
animation-alt =
    Animation of { $n } { $n ->
        [one] play
       *[other] plays
    }. At the end: { $end }
animation-empty = There is nothing to animate: no tile lies on the table.
animation-first = First play
animation-back = One play back
animation-run = Play and pause
animation-forward = One play on
animation-last = Last play
animation-slider = Play
animation-still = This is the last picture of a film. To see it play, trust this notebook (View, Activate Command Palette, Trust Notebook) or run its cell again.
animation-what = { $what } cannot be animated. What can: a round, a game, a tableau, a record.
animation-not_gif = { $path } is not a name for an animation: it must end in .gif.

draw-what = { $what } cannot be drawn. What can: a tile, several tiles, a tableau, a round or a player's view of one.
draw-bad_size = size cannot be { $size }: give width and height in pixels, from 1 to { $most }.
draw-bad_axes = { $ax } is not a matplotlib Axes to draw on.
draw-bad_name = { $name } cannot be written in a picture: it has control characters.
draw-a_layout = what cf.layout makes
draw-other_layout = This layout belongs to another tableau.
draw-option-table = { $option } is an option for tableaus and rounds only.
draw-option-round = { $option } is an option for rounds only.
draw-too_large = A picture of { $width } by { $height } pixels is too large: choose a smaller dpi.
draw-bad_light = { $what } cannot be highlighted: name a tile, such as 6-4, or a move.
draw-format = { $path } is not a name for a picture: it must end in .png, .svg or .pdf.

layout-what = { QUOTED($what) } cannot be laid out: give a Tableau, such as now.tableau.
layout-not_there = { $tile } does not lie on this table.
