### The table: its status line, log, buttons, settings and saved games.


## whose turn, and how it went

table-You = Tu
table-turn = É a vez de { $who }.
table-turn-you = É a tua vez.
table-look = Repara na mesa e nas peças de cada mão.
table-lead_turn = { $who } abre com a { $lead }.
table-lead_turn-you = És tu que abres com a { $lead }.
table-went_out = A ronda terminou: { $who } ficou sem peças.
table-went_out-you = A ronda terminou: ficaste sem peças.
table-over = A ronda terminou: { $detail }.
table-round_over = A ronda terminou. Carrega em Próxima ronda.
table-game_over = O jogo acabou. Para jogares outro, carrega em Dar de novo.
table-not_your_turn = Ainda não é a tua vez: primeiro joga { $who }.
table-handover-you = A seguir joga quem se chama Tu. As mãos ficam tapadas até essa pessoa estar ao ecrã.
table-reveal_hand-you = Sou eu quem se chama Tu: mostra as minhas peças
table-handover = A seguir joga { $who }. As mãos ficam tapadas até { $who } estar ao ecrã.
table-reveal_hand = Sou { $who }: mostra as minhas peças
table-paused = Estás a ver a jogada { $ply } de { $plies }. Para seguir em frente, carrega em Continuar daqui.
table-not_paused = Não há nada em pausa.
table-go_on = Continuar daqui
table-player_failed = { $why } Carrega em Continuar daqui para { $who } tentar outra vez.
table-player_slow = O jogador { $player } não respondeu em { $limit } s e foi parado. Corrige-o e executa esta célula outra vez, ou dá-lhe mais tempo: cf.play(..., limit=60).
table-player_stopped = O jogador { $player } foi parado.
table-player_at_table = Um jogador responde com uma jogada e não faz mais nada na mesa que lha pede: a jogada é a mesa que a faz.
table-thinking = { $who } está a pensar, durante { $limit } s no máximo. Para acabar mais cedo, chama stop() desta mesa noutra célula ou, enquanto uma célula estiver a correr, interrompe o kernel.

## choosing

table-chosen = Escolheste a { $tile }. Serve na { OR($places) }.
table-chosen_unfit = Escolheste a { $tile }. Escolhe um lugar para a experimentares lá.
table-unchosen = A { $tile } voltou para a tua mão.
table-arranged = A { $tile } é agora a peça { $n } de { $of } na tua mão.
table-place_chosen = Vais jogar na { $place }. Escolhe uma peça.
table-place_unchosen = Não há nenhum lugar escolhido.
table-the_table = mesa vazia
table-place = na { $onto }
table-place-table = na mesa vazia
table-drew = Compraste a { $tile }.
table-knock_on = Vais bater na mesa com a tua próxima jogada.
table-knock_off = Não vais bater na mesa.

## help

table-suggestion = Sugestão: { $move }.
table-no_adviser = Não há aqui ninguém a quem perguntar.
table-choices = Podes fazer isto: { OR($moves) }.
table-draw = comprar
table-pass = passar

## going back

table-undone = Jogada anulada.
table-undone-nothing = Não há nada para anular.
table-undone-draw = Nesta mesa, uma peça comprada fica comprada: antes dela não se anula nada.
table-redone = Jogada refeita.
table-redone-nothing = Não há nada para refazer.
table-resumable =
    Há um jogo guardado aqui: ronda { $n }, { $plays } { $plays ->
        [one] peça
        [many] de peças
       *[other] peças
    } na mesa.{ $note } Continuas esse ou começas o novo?
table-resumable-accept = Continuar o guardado
table-resumable-decline = Começar o novo
table-seats =
    { $n } { $n ->
        [one] jogador não pode
        [many] de jogadores não podem
       *[other] jogadores não podem
    } sentar-se a uma mesa com { $seats } lugares.
table-no_game = Uma mesa mostra um jogo ou uma ronda, e não { QUOTED($value) }.
table-bad_pace = pace é um número de segundos de 0 a { $most }, e não { QUOTED($pace) }.

## buttons

table-button-draw = Comprar
table-button-pass = Passar
table-button-knock = Bater
table-button-undo = Anular
table-button-redo = Refazer
table-button-suggest = Sugestão
table-button-choices = E agora?
table-button-next = Próxima ronda
table-button-new = Dar de novo
table-button-restart = As mesmas peças
table-button-screen = Ecrã inteiro
table-button-keys = Teclas
table-keys-draw = comprar uma peça
table-keys-pass = passar
table-keys-knock = bater na mesa com a próxima jogada
table-keys-undo = anular
table-keys-redo = refazer
table-keys-suggest = sugerir uma jogada
table-keys-choices = dizer o que se pode fazer agora
table-keys-next = dar a próxima ronda
table-keys-arrows = andar pelas tuas peças ou pelos lugares
table-keys-arrange = mudar a peça de lugar na tua mão
table-keys-updown = andar entre as tuas peças e os lugares
table-keys-enter = escolher a peça ou o lugar
table-keys-escape = não escolher nada
table-keys-home = ir para o primeiro ou para o último
table-keys-screen = mostrar a mesa no ecrã inteiro, ou deixar de a mostrar assim
table-keys-keys = mostrar ou esconder esta lista
table-keys-title = Teclas, quando uma peça, um lugar ou um botão da mesa está selecionado
table-key-arrows = ← →
table-key-arrange = Shift ← →
table-key-updown = ↑ ↓
table-key-enter = Enter
table-key-escape = Esc
table-key-home = Home End

## parts of the table

table-name = Mesa do Pé de Galinha
table-rack = As tuas peças
table-rack-of = As peças de { $who }
table-places = Lugares na mesa
table-players = Jogadores
table-log = Últimas jogadas
table-slider = Ver o que se passou: jogada { $ply } de { $plies }
table-slider-name = Jogada a ver
table-seat-tiles =
    { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }
table-seat-total =
    { $total } { $total ->
        [one] ponto
        [many] de pontos
       *[other] pontos
    }
table-seat-turn = tem a vez
table-yard = Monte: { $n }
table-seed = Distribuição { $seed }
table-round = Ronda { $n }
table-waiting = O Python não responde. Pode estar ocupado com outra célula; se foi reiniciado, executa esta célula outra vez.
table-alt-hand = { $who }: { AND($tiles) } na mão.
table-alt-hand-you = Tens { AND($tiles) }.
table-static = Executa esta célula para jogar: sem um kernel a funcionar, a mesa é só uma imagem.
table-fits = serve
table-is_new = acabada de comprar

## the last events

table-event-lead = { $who } abre com a { $tile }
table-event-lead-you = Abres com a { $tile }
table-event-play = { $who } joga { $play }
table-event-play-you = Jogas { $play }
table-event-knock = { $event } e bate na mesa
table-event-knock-you = { $event } e bates na mesa
table-call = «{ $call }!»
table-called = { $who }: { $call }
table-called-you = Tu: { $call }
table-event-call = { $event }: { $call }
table-event-draw = { $who } compra
table-event-draw-you = Compras
table-event-pass = { $who } passa
table-event-pass-you = Passas
table-event-aside = A { $lead } põe-se na mesa
table-event-lottery = Todos tiram uma peça para ver quem abre: { AND($draws) }
table-event-lottery-one = { $who } a { $tile }

## the end

table-end-title = O fim da ronda { $n }
table-end-title-alone = O fim da ronda
table-end-player = Jogador
table-end-held = Ficou na mão
table-end-pips = Bolinhas
table-end-penalty = Multa
table-end-points = Esta ronda
table-end-total = Total
table-end-nothing = nada
table-sheet-title = Folha de pontos
table-standings-title =
    O jogo acabou: { $n ->
        [one] ganha
        [many] ganham
       *[other] ganham
    } { AND($winners) }.
table-standings-title-you = O jogo acabou: ganhaste.

## the controls round it

table-controls-options = Ajuda
table-controls-game = Distribuição e regras
table-controls-file = Guardar e abrir
table-help-show = Mostrar o que se pode jogar
table-help-numerals = Números em vez de bolinhas
table-help-why = Dizer porque é que uma peça não serve
table-help-auto_place = Uma peça com um só lugar vai logo para lá
table-sort = Ordem das tuas peças
table-sort-drawn = como vieram, ou como as puseste
table-sort-pips = por bolinhas
table-sort-fits = primeiro as que servem
table-pace = Os outros jogadores
table-pace-slow = jogam devagar
table-pace-brisk = jogam depressa
table-pace-none = jogam logo
table-theme = Cores
table-theme-auto = as da página
table-theme-classic = clássicas
table-theme-night = noite
table-theme-contrast = alto contraste
table-theme-print = impressão
table-seed-label = Número da distribuição
table-seed-play = Jogar com estas peças
table-seed-bad = O número da distribuição é um número inteiro ou uma palavra.
table-type-label = Escreve uma jogada
table-type-hint = por exemplo, 6-4 on 9-6
table-type-do = Jogar
table-file-label = Nome do ficheiro
table-file-save = Guardar o jogo
table-file-load = Abrir um jogo
table-file-picture = Guardar a imagem
table-file-saved = Guardado em { $path }.
table-file-loaded = Aberto { $path }.
table-file-failed = { $path }: { $why }.
table-file-no_name = Dá primeiro um nome ao ficheiro.

## the rules

table-rules-source = Regra da casa
table-rules-ours = As nossas regras, como nas lições
table-rules-own = as minhas
table-rules-play = Jogar com estas regras
table-rules-same = Estas são as regras desta mesa.
table-rules-differs = O que seria diferente:
table-rules-knobs = Regra a regra
table-rules-each = por número de jogadores: { AND($each) }

## who sits there

table-nobody = Uma mesa precisa de, pelo menos, dois jogadores.
table-bad_player = { QUOTED($player) } não se pode sentar à mesa: escreve you, um nome, o nome de um jogador que já vem feito, ou uma função.
table-must-0 = Só servem peças com 0.
table-must-1 = Só servem peças com 1.
table-must-2 = Só servem peças com 2.
table-must-3 = Só servem peças com 3.
table-must-4 = Só servem peças com 4.
table-must-5 = Só servem peças com 5.
table-must-6 = Só servem peças com 6.
table-must-7 = Só servem peças com 7.
table-must-8 = Só servem peças com 8.
table-must-9 = Só servem peças com 9.
table-must-10 = Só servem peças com 10.
table-must-11 = Só servem peças com 11.
table-must-12 = Só servem peças com 12.
table-must-13 = Só servem peças com 13.
table-must-14 = Só servem peças com 14.
table-must-15 = Só servem peças com 15.
table-must-16 = Só servem peças com 16.
table-must-17 = Só servem peças com 17.
table-must-18 = Só servem peças com 18.

## the person's turn

board-hint = Clica numa peça e depois num lugar, ou arrasta-a para lá. Uma peça com um só lugar vai logo para lá.
board-hint-two = Clica numa peça e depois num lugar, ou arrasta-a para lá.
board-hint-place = Clica no lugar, na peça da mesa ou, para a pousares, outra vez na mesma peça.
board-hint-tile = Clica na peça que queres pôr aí.
board-nothing_fits-draw = Nada serve: compra.
board-nothing_fits-pass = Nada serve: passa.
board-nothing_fits-drawn = Não serve: passa.
board-nothing_fits-again = Não serve: compra outra vez.
board-only_place = A { $tile } foi para a { $place }, a única peça em que serve. Com Anular, volta para a tua mão.
board-only_place-table = A { $tile } abre a ronda. Com Anular, volta para a tua mão.
board-full = Na { $place } já não cabe mais nada.
board-fits_nowhere =
    A { $tile } não serve em lado nenhum: { $n ->
        [one] a única ponta aberta pede
        [many] as pontas abertas pedem
       *[other] as pontas abertas pedem
    } { AND($pips) }.

## help

board-only-draw = A única coisa que podes fazer é comprar.
board-only-pass = A única coisa que podes fazer é passar.
board-choices = Podes jogar { OR($plays) }.
board-choices-draw = Podes jogar { OR($plays) }, ou comprar.
board-choices-pass = Podes jogar { OR($plays) }, ou passar.
board-suggestion = Sugestão: { $move } ({ $why }).
board-suggestion-bare = Sugestão: { $move }.

## looking back

board-looking = Estás a ver a jogada { $ply } de { $plies }; não se perde nada.
board-now = Voltar ao presente

## the end

board-double_out = Acabar com um duplo custou { $points }.
board-cost =
    Esta ronda custou-te { $points } { $points ->
        [one] ponto
        [many] de pontos
       *[other] pontos
    }: tens { $total }.
board-fewest = Ganha quem tiver menos pontos.
board-final = { AND($scores) } pontos.
board-final-one = { $who } { $total }

## buttons

board-not_now = agora não
board-asked_for = pedido agora
board-keys-tab = chegar à mesa e passar à parte seguinte; com um clique é o mesmo
board-key-tab = Tab
board-gone = O Python parou ou foi reiniciado, por isso a mesa agora é só uma imagem. Executa esta célula outra vez para continuares: se houver um jogo guardado, ela propõe-to.

## kept games

saved_game-game =
    ronda { $n }, { $plays } { $plays ->
        [one] peça
        [many] de peças
       *[other] peças
    } na mesa, distribuição { $seed }
saved_game-game-others =
    ronda { $n }, { $plays } { $plays ->
        [one] peça
        [many] de peças
       *[other] peças
    } na mesa, distribuição { $seed }, de { AND($names) }
saved_game-failed = Este jogo não está guardado. { $path }: { $why }.
saved_game-other_names = É um jogo de { AND($names) }.
saved_game-other_deal = É a distribuição { $seed }; esta célula pede a { $asked }.
saved_game-other_rules = Tem outras regras. { $lines }{ $more }
saved_game-more = { " " }E mais.
saved_game-others =
    { $n ->
        [one] Há mais { $n } jogo
        [many] Há mais { $n } de jogos
       *[other] Há mais { $n } jogos
    } em Guardar e abrir.
saved_game-declined = O jogo guardado não se perde: está em Guardar e abrir.
saved_game-list = Jogos guardados aqui
saved_game-none = mais nenhum jogo
saved_game-go_on = Continuar este jogo

## seats

seats-random = Aleixo
seats-greedy = Guida
seats-doubles_first = Dulce
seats-steady = Estela
seats-coach = Treinador
seats-kind-random = à sorte
seats-kind-greedy = gulosa
seats-kind-doubles_first = duplos primeiro
seats-kind-steady = ponderada
seats-kind-coach = experimenta
seats-full = { $title } ({ $kind })
seats-people =
    { AND($people) } { $n ->
        [one] joga
        [many] jogam
       *[other] jogam
    } neste ecrã.
seats-people-others =
    { AND($people) } { $n ->
        [one] joga
        [many] jogam
       *[other] jogam
    } neste ecrã; por { AND($computers) } joga o computador.
seats-bad_rules = rules é um Rules ou o nome de uma regra da casa, como 'chicken-scratch', e não { QUOTED($rules) }.

## files

files-no_record = { $path } já existe e não tem nenhum jogo do Chickenfoot: dá outro nome.
files-bad_save = save é o caminho de um ficheiro, como 'jogo.json', ou False para não guardar nenhum jogo, e não { QUOTED($save) }.
files-outside = Os ficheiros guardam-se nesta pasta: dá um nome sem barras.
files-game_there = Já existe um jogo chamado { $path }: guarda outra vez para o substituíres.
files-picture_there = Já existe uma imagem chamada { $path }: guarda outra vez para a substituíres.
files-missing = Aqui não há nenhum ficheiro chamado { $path }.

## rule by rule

knobs-set_max = duplo-{ $n }: { $tiles } peças
knobs-hand_size =
    { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    } para cada um
knobs-yard_reserve =
    { $n ->
        [one] a última peça nunca se compra
        [many] as últimas { $n } de peças nunca se compram
       *[other] as últimas { $n } peças nunca se compram
    }
knobs-yard_reserve-none = todas as peças se podem comprar
knobs-rounds =
    { $n } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    }
knobs-spinner_arms =
    { $n } { $n ->
        [one] braço
        [many] de braços
       *[other] braços
    }
knobs-toes =
    { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }
knobs-toes-none = sem dedos: um duplo fecha o seu braço
knobs-last_double-free = Não custa nada.
knobs-last_double-penalty = Custa pontos.
knobs-last_double-forbid = É proibido.
knobs-last_double_points = { $n } pontos, se custar pontos
knobs-double_blank_points = { $n } pontos
knobs-blank_half_points = { $n } pontos
knobs-holder = Abre quem tiver o duplo inicial.
knobs-no_holder = O duplo inicial é posto na mesa, por isso ninguém o pode ter na mão: escolhe outra pessoa para abrir em { AND($topics) }.
knobs-arms = Um duplo central com { $arms } braços nunca fica completo com um conjunto duplo-{ $n }, em que só há mais { $n } peças com o número dele: escolhe menos braços ou um conjunto maior.
knobs-impossible = { $topic }: isto não combina com as outras regras.
knobs-not_listed = { $topic }: esta regra não diz nada sobre { $players } jogadores, só sobre { AND($listed) }. Escolhe outra em Regra a regra.

## a move that is typed

typed-where = A { $tile } serve na { AND($places) }: diz em qual, por exemplo { $move }.
