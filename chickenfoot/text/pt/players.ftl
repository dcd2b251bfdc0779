### The players, the coach and its reasons.


## players

player-unnamed = sem nome
player-no_series = { QUOTED($players) } não é uma lista de jogadores. Escreve-os entre parênteses retos, um por lugar.
player-a_view = o que um jogador vê, tal como round.view() o dá
player-raised = O jogador { $player } falhou com { $error }
player-nonsense = O jogador { $player } respondeu { $answer }, que não é uma jogada.
player-illegal = O jogador { $player } escolheu { $move }, que não é permitido. { $why }

## running

player-bad_label = { QUOTED($label) } é comprido de mais, ou não é um texto, para aparecer numa tabela.
player-twin_labels = { QUOTED($one) } e { QUOTED($other) } ficariam iguais numa tabela. Dá a cada um o seu nome.

## leagues

player-slow = O jogador { $player } demorou mais de { $limit } s.
player-died = O processo do jogador { $player } acabou sozinho.
player-garbled = O processo do jogador { $player } escreveu coisas entre as respostas.

## the coach

coach-title =
    Tem a vez o lugar { $seat }; cada jogada foi experimentada em { NUMBER($n, useGrouping: 1) } { $n ->
        [one] mundo
        [many] de mundos
       *[other] mundos
    }
coach-points = pontos esperados
coach-out = hipóteses de acabar
coach-few =
    Só se experimentou { $n } { $n ->
        [one] vez
        [many] de vezes
       *[other] vezes
    }: pensa mais tempo antes de confiares na ordem.
coach-not_there = { $move } não era permitido aí, por isso não se diz nada sobre isso.
coach-no_position = { QUOTED($it) } não é uma posição que se possa aconselhar: dá o que um jogador vê, ou uma ronda.
coach-a_round = uma ronda
coach-no_move = Não há jogada para aconselhar: a ronda terminou, ou é a vez de outro.
reason-draw = ficas com mais uma peça, mas guardas para mais tarde o que podias jogar
reason-pass = guardas a peça comprada
reason-out = acabas
reason-sheds =
    livras-te de { $n } { $n ->
        [one] ponto
        [many] de pontos
       *[other] pontos
    }
reason-keeps = para continuar daí, ainda tens na mão { $n } com { $pip }
reason-nothing = para continuar daí, não tens na mão mais nenhuma com { $pip }
reason-foot =
    abres um pé de { $toes } { $toes ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }, e ainda tens na mão { $n } com { $pip }
reason-foot_open = das { $all } peças com { $pip } já saíram { $gone }, por isso o pé pode ficar por acabar
reason-many-0 = branco
reason-many-1 = 1
reason-many-2 = 2
reason-many-3 = 3
reason-many-4 = 4
reason-many-5 = 5
reason-many-6 = 6
reason-many-7 = 7
reason-many-8 = 8
reason-many-9 = 9
reason-many-10 = 10
reason-many-11 = 11
reason-many-12 = 12
reason-many-13 = 13
reason-many-14 = 14
reason-many-15 = 15
reason-many-16 = 16
reason-many-17 = 17
reason-many-18 = 18
