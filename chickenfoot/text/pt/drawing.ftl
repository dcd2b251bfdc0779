### What pictures say, aloud too.

theme-pips = Um tema precisa de { $wanted } cores de bolinhas, uma para cada número a partir de 0, mas tem { $n }.
theme-colour = { QUOTED($colour) } não é uma cor para { $part }: escreve-a como #1e88d8.

## alt text

alt-tile = Peça { $tile }.
alt-tiles =
    { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }: { AND($tiles) }.
alt-no_tiles = Nenhuma peça.
alt-table =
    Mesa com { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }: { $parts }.
alt-full =
    duplo central { $spinner } com { $n } { $n ->
        [one] braço
        [many] de braços
       *[other] braços
    }
alt-spinner = duplo central { $spinner } com { $n } de { $arms } braços
alt-foot = pé da { $double } com { $n } de { $toes } dedos
alt-ends =
    { $n ->
        [one] ponta aberta
        [many] pontas abertas
       *[other] pontas abertas
    } { AND($pips) }
alt-closed = nenhuma ponta aberta
alt-holding = { $turn }, com { AND($tiles) } na mão{ $rest }.
alt-must = ; { $must }
alt-turn = { $turn }{ $rest }.
alt-over = { $over }; os lugares têm { AND($points) } pontos.
alt-must-0 = só servem peças com 0
alt-must-1 = só servem peças com 1
alt-must-2 = só servem peças com 2
alt-must-3 = só servem peças com 3
alt-must-4 = só servem peças com 4
alt-must-5 = só servem peças com 5
alt-must-6 = só servem peças com 6
alt-must-7 = só servem peças com 7
alt-must-8 = só servem peças com 8
alt-must-9 = só servem peças com 9
alt-must-10 = só servem peças com 10
alt-must-11 = só servem peças com 11
alt-must-12 = só servem peças com 12
alt-must-13 = só servem peças com 13
alt-must-14 = só servem peças com 14
alt-must-15 = só servem peças com 15
alt-must-16 = só servem peças com 16
alt-must-17 = só servem peças com 17
alt-must-18 = só servem peças com 18

## a round's captions

picture-turn = Tem a vez o lugar { $seat }
picture-turn_named = Tem a vez { $who }
picture-over = Terminou: { $detail }
picture-won = { $who } ficou sem peças
picture-tiles =
    { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }
picture-points =
    { $n } { $n ->
        [one] ponto
        [many] de pontos
       *[other] pontos
    }
picture-yard =
    Monte: { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }
picture-yard_empty = Monte: vazio
picture-last = Última jogada: { $play }
picture-label = { $who } · { $what }
picture-must-0 = Só servem peças com 0
picture-must-1 = Só servem peças com 1
picture-must-2 = Só servem peças com 2
picture-must-3 = Só servem peças com 3
picture-must-4 = Só servem peças com 4
picture-must-5 = Só servem peças com 5
picture-must-6 = Só servem peças com 6
picture-must-7 = Só servem peças com 7
picture-must-8 = Só servem peças com 8
picture-must-9 = Só servem peças com 9
picture-must-10 = Só servem peças com 10
picture-must-11 = Só servem peças com 11
picture-must-12 = Só servem peças com 12
picture-must-13 = Só servem peças com 13
picture-must-14 = Só servem peças com 14
picture-must-15 = Só servem peças com 15
picture-must-16 = Só servem peças com 16
picture-must-17 = Só servem peças com 17
picture-must-18 = Só servem peças com 18

## animation

animation-lead = { $n }. { $who } abre com a { $tile }
animation-lead_alone = { $n }. Abre-se com a { $tile }
animation-play = { $n }. { $who } joga { $play }
animation-play_alone = { $n }. { $play }
animation-alt =
    Animação de { $n } { $n ->
        [one] jogada
        [many] de jogadas
       *[other] jogadas
    }. No fim: { $end }
animation-empty = Não há nada para animar: não há nenhuma peça na mesa.
animation-first = Primeira jogada
animation-back = Uma jogada para trás
animation-run = Ver e pausar
animation-forward = Uma jogada para a frente
animation-last = Última jogada
animation-slider = Jogada
animation-still = Esta é a última imagem de um filme. Para o veres, confia neste caderno (View, Activate Command Palette, Trust Notebook) ou executa a célula outra vez.
animation-what = { $what } não se pode animar. O que se pode: uma ronda, um jogo, uma mesa, um registo.
animation-not_gif = { $path } não é nome para uma animação: tem de acabar em .gif.
draw-what = { $what } não se pode desenhar. O que se pode: uma peça, várias peças, uma mesa, uma ronda ou o que um jogador vê dela.
draw-bad_size = size não pode ser { $size }: dá a largura e a altura em píxeis, de 1 a { $most }.
draw-bad_axes = { $ax } não é um Axes do matplotlib em que se possa desenhar.
draw-bad_name = { $name } não se pode escrever numa imagem: tem caracteres de controlo.
draw-a_layout = o que cf.layout faz
draw-other_layout = Esta disposição é de outra mesa.
draw-option-table = A opção { $option } é só para mesas e rondas.
draw-option-round = A opção { $option } é só para rondas.
draw-too_large = Uma imagem de { $width } por { $height } píxeis é grande de mais: escolhe um dpi mais pequeno.
draw-bad_light = { $what } não se pode realçar: diz uma peça, como 6-4, ou uma jogada.
draw-format = { $path } não é nome para uma imagem: tem de acabar em .png, .svg ou .pdf.
layout-what = { QUOTED($what) } não se pode dispor: dá uma Tableau, como now.tableau.
layout-not_there = A { $tile } não está nesta mesa.
