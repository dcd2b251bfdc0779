### What the engine says: rules in words, refusals, positions, rounds, games, records.


## tiles

tile-not_text = { QUOTED($text) } não é uma peça. Escreve os dois números com um hífen, como em 6-4.
tile-no_such = A peça { QUOTED($a) }-{ QUOTED($b) } não existe: cada metade tem um número de 0 a { $most }.
tile-shows_no = A { $tile } não tem nenhum { QUOTED($pip) }.
tile-no_set = Não há conjunto duplo-{ QUOTED($n) }: os conjuntos vão do duplo-0 ao duplo-{ $most }.

## tableaux

tableau-empty = A mesa está vazia.
tableau-lead_not_double = A { $tile } não é um duplo, por isso não pode abrir a mesa.
tableau-second_lead = Falta dizer onde fica a { $tile }: diz em que peça se joga, por exemplo { $tile } on { $lead }.
tableau-twice = A { $tile } já está na mesa.
tableau-not_there = A { $onto } não está na mesa, por isso a { $tile } não se pode jogar aí.
tableau-no_match = A { $tile } não serve na { $onto }: não tem nenhum { $pip }.
tableau-absent = A { $tile } não está na mesa.
tableau-arms_left =
    { " " }(ainda leva { $n } { $n ->
        [one] braço
        [many] de braços
       *[other] braços
    }: { $pip })
tableau-toes_left =
    { " " }(ainda leva { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }: { $pip })
tableau-open = { " " }(ponta aberta: { $pip })
tableau-no_place = Na { $onto } já não há lugar para a { $tile }.
tableau-no_slot = Só uma peça que vai para um duplo tem lugares por onde escolher.
tableau-bad_slots = slots= dá um número a cada peça que tem um lugar escolhido; { QUOTED($slots) } é outra coisa.

## refusals

rules-bad = { $knob } não pode ser { QUOTED($value) }: { $allowed }.
rules-one_of = tem de ser { OR($values) }
rules-whole = tem de ser um número inteiro de { $low } a { $high }
rules-hand_kinds = tem de ser um número de peças, um dicionário { "{" }jogadores: peças{ "}" } ou 'div42'
rules-arms_kinds = tem de ser um número de 1 a 8 ou 'players'
rules-per_players = um dicionário dá um número de peças para cada número de jogadores (2 ou mais)
rules-tiebreak_kinds = tem de ser um tuplo de { AND($values) }, cada um no máximo uma vez, por ordem de prioridade
rules-call_kinds = tem de ser um texto curto em que { "{" }n{ "}" } está no lugar do número anunciado
rules-call = Galinha { $number }
rules-arms_set = Um duplo central com { $arms } braços nunca fica completo com um conjunto duplo-{ $n }: só há mais { $n } peças com o número dele. spinner_arms pode ser, no máximo, { $n }.
rules-arms_players = Para haver um braço por jogador com este conjunto, têm de jogar de 1 a { $most } pessoas, e não { $players }.
rules-no_holder = Ninguém tem na mão um duplo inicial que é posto de parte, por isso { $knob } não pode ser 'holder'. Pode ser { OR($values) }.
rules-not_listed = { $knob } não diz o que se faz com { $players } jogadores: só fala de { AND($listed) }.
rules-too_many_tiles =
    { $players } jogadores com { $hand } { $hand ->
        [one] peça
        [many] de peças
       *[other] peças
    } cada um precisam de { $need } peças; um conjunto duplo-{ $n } tem { $free }.
rules-too_many_tiles_aside =
    { $players } jogadores com { $hand } { $hand ->
        [one] peça
        [many] de peças
       *[other] peças
    } cada um precisam de { $need } peças; um conjunto duplo-{ $n } tem { $free }, sem contar com o duplo inicial, que se põe primeiro na mesa.
rules-largest_hand =
    Com { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    } para cada um, no máximo, já dá.
rules-too_many_players = São mais jogadores do que as peças deste conjunto permitem.
rules-bad_leader = leader não pode ser { QUOTED($leader) }: os lugares vão de 0 a { $last }.
rules-bad_totals = totals não pode ser { QUOTED($totals) }: tem de ter um número inteiro para cada jogador.
rules-bad_lead = Aqui não há duplo inicial para { QUOTED($lead) }: o número vai de 0 a { $n }.
rules-no_rules = { QUOTED($rules) } não são regras: dá cf.Rules(...), ou o nome de uma regra da casa, como 'chicken-scratch'.
rules-no_mapping = { QUOTED($values) } não são regras em forma de dados: dá um dicionário com o nome e o valor de cada regra.
rules-no_tiles = { QUOTED($tiles) } não são peças: dá peças, ou o texto delas, como '6-4 5-5'.
rules-bad_seed = { QUOTED($seed) } não é uma semente: dá um número inteiro ou uma palavra.
rules-long_seed = Uma semente tem, no máximo, { $most } algarismos ou letras.

## the rules themselves, in the order of play

explain-goal = Ganha quem tiver o total mais baixo depois da última ronda.
explain-set_max = Joga-se com um conjunto duplo-{ $n }, de { $tiles } peças.
explain-hand_size =
    Cada jogador tira { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }; as outras ficam no monte.
explain-hand_size-each = Cada jogador tira { AND($each) }; as outras peças ficam no monte.
explain-hand_size-div42 = Repartem-se 42 peças: cada jogador tira 42 a dividir pelo número de jogadores, arredondado às unidades (meia peça conta como uma); as outras ficam no monte.
explain-for_players = { $n } (com { $players } jogadores)
explain-yard_reserve =
    { $n ->
        [one] A última peça
        [many] As últimas { $n } de peças
       *[other] As últimas { $n } peças
    } do monte nunca se { $n ->
        [one] compra
        [many] compram
       *[other] compram
    }.
explain-yard_reserve-each = As últimas peças do monte nunca se compram: { AND($each) }.
explain-round_order-desc = Há uma ronda para cada duplo do conjunto, do mais alto até ao duplo branco.
explain-round_order-asc = Há uma ronda para cada duplo do conjunto, do duplo branco até ao mais alto.
explain-rounds-none = O jogo passa por todos.
explain-rounds =
    O jogo acaba ao fim de { $n } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    }.
explain-start_source-hand = Quem tiver na mão o duplo inicial da ronda abre com ele; isso conta como a sua vez.
explain-start_source-set_aside = O duplo inicial da ronda põe-se na mesa antes de se baralharem as peças; não conta como a vez de ninguém.
explain-start_missing-draw_turns = Se ninguém o tiver, cada jogador compra uma peça à vez até ele aparecer; quem o comprar abre com ele.
explain-start_missing-draw_all = Se ninguém o tiver, todos compram uma peça ao mesmo tempo, e outra vez, até ele aparecer; se não houver peças que cheguem, dá-se de novo.
explain-start_missing-next_double = Se ninguém o tiver, a ronda começa com o duplo seguinte que ainda não abriu nenhuma; o duplo saltado fica à espera de outra ronda. Se ninguém tiver nenhum deles, cada jogador compra uma peça à vez até aparecer o primeiro; quem o comprar abre com ele.
explain-start_missing-burn = Se ninguém o tiver, fica gasto: nenhuma ronda deste jogo começa com ele, e esta começa com o duplo seguinte que ainda não abriu nenhuma. Se ninguém tiver nenhum deles, cada jogador compra uma peça à vez até aparecer o primeiro; quem o comprar abre com ele.
explain-start_missing-redeal = Se ninguém o tiver, dá-se de novo.
explain-leader_first-high_draw = Na primeira ronda, todos tiram uma peça para ver quem abre: abre quem tiver mais bolinhas, quem empata tira outra vez, e as peças voltam para o monte. Se no monte não houver peças que cheguem para isso, tira-se antes de dar.
explain-leader_first-finder = Antes de dar, os jogadores tiram peças à vez até alguém encontrar o duplo inicial: é esse jogador que abre a primeira ronda.
explain-leader_first-random = Na primeira ronda, quem abre é escolhido à sorte.
explain-leader_later-rotate = Em cada ronda seguinte, abre o jogador à esquerda de quem abriu a anterior.
explain-spinner_arms =
    O duplo inicial é o duplo central: antes de se jogar seja o que for, { $n ->
        [one] uma peça com o número dele começa o seu braço
        [many] { $n } de peças com o número dele começam os seus { $n } de braços
       *[other] { $n } peças com o número dele começam os seus { $n } braços
    }.
explain-spinner_arms-players = O duplo inicial é o duplo central: antes de se jogar seja o que for, começam os seus braços, um por jogador, com peças do número dele.
explain-voluntary_draw-true = Podes comprar mesmo que possas jogar.
explain-voluntary_draw-false = Só podes comprar quando não podes jogar.
explain-draw_limit =
    Se não puderes jogar, compra { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }.
explain-draw_limit-none = Se não puderes jogar, compra até poderes.
explain-drawn_tile-must = Uma peça comprada que sirva joga-se logo; se não servir, passas.
explain-drawn_tile-may = Se comprares uma peça que sirva, podes jogá-la logo ou passar.
explain-drawn_tile-hold = Ficas com a peça comprada e passas; podes jogá-la a partir da tua próxima vez.
explain-toes =
    Um duplo põe-se atravessado e começa um pé de galinha: leva { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }.
explain-toes-none = Um duplo põe-se atravessado e não leva dedos: fecha o seu braço.
explain-foot_first-true = Enquanto um pé não tiver os dedos todos, não se pode jogar mais nada.
explain-foot_first-false = Enquanto um pé espera pelos dedos, pode-se jogar noutras pontas abertas.
explain-call = Quem joga um duplo anuncia em voz alta: «{ $call }!»
explain-knock-auto = Bate na mesa quando jogares a tua penúltima peça; se não bateres, compras uma peça logo que o jogador seguinte jogar, se houver alguma para comprar.
explain-knock-off = Ninguém tem de bater na mesa.
explain-empty_yard-all_blocked = Se não tiveres nada para jogar nem para comprar, passas. A ronda termina quando alguém fica com a mão vazia, ou quando ninguém pode jogar e no monte não há peças para comprar.
explain-empty_yard-first_blocked = A ronda termina quando alguém fica com a mão vazia, ou quando o jogador que tem a vez não pode jogar nem comprar.
explain-dead_foot-end_round = Um duplo para o qual já não há dedos que cheguem termina logo a ronda.
explain-dead_foot-play_on = Um duplo pode jogar-se mesmo que já não haja dedos que cheguem para ele; o jogo continua.
explain-last_double-free = Acabar com um duplo não custa nada.
explain-last_double-penalty = Acabar com um duplo custa { $n } pontos.
explain-last_double-forbid = Não podes acabar com um duplo.
explain-double_blank_points = Cada bolinha que te fica na mão conta 1; o duplo branco conta { $n }.
explain-blank_half_points = A metade branca de uma peça conta { $n }.
explain-tiebreak-none = Quem tiver o mesmo total partilha a vitória.
explain-tiebreak-most_zero_rounds = Em caso de empate, ganha quem tiver mais rondas sem pontos.
explain-tiebreak-lowest_nonzero_round = Em caso de empate, ganha quem tiver a ronda mais baixa que não seja zero.
explain-tiebreak-most_zero_rounds_lowest_nonzero_round = Em caso de empate, ganha quem tiver mais rondas sem pontos e, depois, a ronda mais baixa que não seja zero.
explain-tiebreak-lowest_nonzero_round_most_zero_rounds = Em caso de empate, ganha quem tiver a ronda mais baixa que não seja zero e, depois, mais rondas sem pontos.
explain-differs = { $topic }: { $here } Na outra: { $there }
explain-nothing = (aqui não se põe a questão)

## what a knob is about

topic-set_max = O conjunto
topic-hand_size = A mão
topic-start_source = O duplo inicial
topic-start_missing = Se falta o duplo
topic-leader_first = Quem abre a primeira
topic-leader_later = Quem abre as seguintes
topic-round_order = As rondas
topic-rounds = A duração do jogo
topic-spinner_arms = O duplo central
topic-toes = O pé
topic-foot_first = O pé primeiro
topic-draw_limit = Comprar
topic-drawn_tile = A peça comprada
topic-voluntary_draw = Comprar por gosto
topic-yard_reserve = O fundo do monte
topic-empty_yard = O fim
topic-dead_foot = Um pé sem esperança
topic-last_double = Acabar com um duplo
topic-last_double_points = Quanto isso custa
topic-double_blank_points = O duplo branco
topic-blank_half_points = Metades brancas
topic-knock = Bater na mesa
topic-tiebreak = Empates
topic-call = O anúncio
# A play as it is told; what is typed is always written with "on".
move-on = { $tile } na { $onto }
move-not_text = { QUOTED($text) } não é uma jogada. Escreve uma peça e onde se joga, como 6-4 on 9-6, ou um duplo inicial, como 9-9, ou draw, ou pass.
move-not_read = { QUOTED($text) } não é uma jogada: { $why }
move-no_tile = falta aí uma peça. Escreve uma peça e onde se joga, como 6-4 on 9-6.
move-two_tiles = fala de duas peças. Escreve on entre elas, como em 6-4 on 9-6; uma jogada de cada vez.
move-unreadable = não se consegue ler { QUOTED($part) }. Escreve uma peça com um hífen e onde se joga, como 6-4 on 9-6.
move-no_such = Uma jogada do tipo { $kind } não pode ser assim: para jogar é precisa uma peça; para comprar ou passar, nenhuma.

# The words that a typed move is understood by, beside English ones; commas between them.
typed-draw = comprar, compro, compra, tirar, tiro
typed-pass = passar, passo, passa
typed-on = em, na, no, sobre, à
typed-knock = bater, bato, a bater

## why not: the play

refusal-round_over = A ronda terminou: { $detail }.
refusal-no_such_tile = Não há nenhuma { $tile } num conjunto duplo-{ $n }.
refusal-already_on_table = A { $tile } já está na mesa.
refusal-not_in_hand = Não tens a { $tile } na mão.
refusal-only_starting_double = A mesa está vazia: só se pode abrir com o duplo inicial { $lead }.
refusal-no_place_named = Diz em que peça da mesa se joga a { $tile }.
refusal-not_on_table = A { $onto } não está na mesa, por isso não se pode jogar nada aí.
refusal-end_taken = O { $pip } da { $onto } já está tapado, por isso a { $tile } não pode ir para lá.
refusal-end_taken-spinner =
    A { $onto } já tem { $n ->
        [one] o seu braço
        [many] os seus { $n } de braços
       *[other] os seus { $n } braços
    }, por isso a { $tile } não pode ir para lá.
refusal-end_taken-foot =
    A { $onto } já tem { $n ->
        [one] o seu dedo
        [many] os seus { $n } de dedos
       *[other] os seus { $n } dedos
    }, por isso a { $tile } não pode ir para lá.
refusal-end_taken-double = A { $onto } fecha o seu braço: neste jogo, os duplos não levam dedos.
refusal-wrong_pip = A { $tile } não tem nenhum { $pip }, e a { $onto } pede um { $pip }: as metades que se tocam têm de ser iguais.
refusal-spinner_first =
    Primeiro os braços todos: o duplo central { $double } ainda leva { $n } { $n ->
        [one] braço
        [many] de braços
       *[other] braços
    }, por isso só servem peças com { $asked }.
refusal-foot_open =
    Primeiro o pé: a { $double } ainda leva { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }, por isso só se pode jogar aí, com peças que tenham { $asked }.
refusal-double_last = A { $tile } é a tua última peça, e não podes acabar com um duplo.
refusal-not_the_drawn_tile = Já compraste nesta vez, por isso, das tuas peças, agora só podes jogar a { $drawn }.
refusal-not_the_drawn_tile-hold = Já compraste nesta vez, por isso só voltas a jogar na próxima.
refusal-held = Acabaste de comprar a { $tile }: ela fica na tua mão até à tua próxima vez.
refusal-no_knocking = Neste jogo ninguém bate na mesa.
refusal-knock_too_early = Só bates na mesa com a jogada que te deixa com uma única peça.

## why not: draw and pass

refusal-can_play = Podes jogar a { $tile }, por isso não podes comprar.
refusal-can_play-some = Podes jogar, por isso não podes comprar.
refusal-can_play-lead = Tens o duplo inicial { $tile }, por isso és tu que abres com ele.
refusal-can_play-drawn = Podes jogar a { $tile } que compraste, por isso não podes comprar outra vez.
refusal-must_play = Podes jogar a { $tile }, por isso não podes passar.
refusal-must_play-some = Podes jogar, por isso não podes passar.
refusal-must_play-drawn = A { $tile } que compraste serve, por isso tens de a jogar.
refusal-must_lead = Tens o duplo inicial { $tile }, por isso não podes passar.
refusal-drew_already = Já compraste nesta vez: só podes comprar uma peça.
refusal-yard_empty = O monte está vazio: não há nada para comprar.
refusal-reserved =
    Neste jogo, { $n ->
        [one] a última peça
        [many] as últimas { $n } de peças
       *[other] as últimas { $n } peças
    } do monte nunca se { $n ->
        [one] compra
        [many] compram
       *[other] compram
    }.
refusal-must_draw = Não podes passar antes de comprar.
refusal-must_draw-again = Ainda não podes passar: compras até poderes jogar, e ainda há peças para comprar.

## what is allowed now

now-draw = Compra uma peça.
now-pass = Só podes passar.
now-lead = Abre com a { $tile }.
now-show = Joga { OR($tiles) } na { $onto }.
now-plays = Podes jogar { OR($plays) }.
now-goes = Pode ir para { OR($places) }.
now-many = Podes jogar { OR($plays) }, entre outras.
now-or_pass = Ou passa.
now-or_draw = Ou compra.

## how it ended

ended-went_out = alguém ficou sem peças
ended-blocked = ninguém pode continuar
ended-dead_foot = jogou-se um duplo para o qual não há dedos que cheguem

## positions set up by hand

position-twice = A { $tile } aparece duas vezes: só há uma peça de cada.
position-empty_hand = O lugar { $seat } não tem peças: uma ronda com uma mão vazia já terminou.
position-no_list = { $what } não pode ser { QUOTED($texts) }: dá uma lista de textos.
position-no_hands = Uma posição precisa de, pelo menos, uma mão.
position-unknown_mover = É a vez do lugar { $seat }, por isso a mão dele tem de ser dada: só as dos outros podem ficar por saber.
position-none_left = O lugar { $seat } não pode ter nada na mão: todas as peças estão noutro sítio.
position-no_such_tile = Não há nenhuma { $tile } num conjunto duplo-{ $n }.
position-bad_play = A mesa não pode mostrar { $play }: { $why }
position-not_a_play = { QUOTED($play) } não é uma peça na mesa.
position-spinner_first = o duplo central { $double } tem de ter primeiro os braços todos.
position-foot_open = primeiro tem de se acabar o pé da { $double }.
position-bad_seat = Não há lugar { QUOTED($seat) }: os lugares vão de 0 a { $last }.
position-no_lead = Ninguém pode abrir com a { $lead }: não está em nenhuma mão e não se pode comprar.
position-lead_differs = A mesa começa com a { $first }, e não com o duplo de { $lead }.
position-lead_aside = A { $lead } é posta na mesa, por isso ninguém a pode ter na mão nem comprar.

## a round in words

round-summary =
    Uma ronda de { $players } jogadores com um conjunto duplo-{ $n }, { $tiles } { $tiles ->
        [one] peça
        [many] de peças
       *[other] peças
    } na mesa;{ " " }
round-to_move = é a vez do lugar { $seat }.
round-over = terminou: { $detail }.
round-seat = Lugar { $seat }
round-must_match = Só servem peças com { $pip }.
round-yard =
    Monte: { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    }.
view-summary = o lugar { $seat } tem { $hand }; é a vez do lugar { $to_move }.
game-player = Jogador { $n }
game-no_game = { QUOTED($what) } não é um jogo: começa um com cf.Game.new().
game-bad_count = um jogo tem de 2 a { $most } jogadores, enquanto as peças chegarem.
game-bad_names = players não pode ser { QUOTED($players) }: dá os nomes numa lista, ou diz quantos são.
game-bad_name = { QUOTED($name) } não pode ser um nome: um nome tem de 1 a { $most } caracteres visíveis, sem espaços no princípio nem no fim.
game-foreign_file = { QUOTED($path) } tem uma coisa que não é um jogo nosso: escolhe outro nome, ou escreve overwrite=True.
game-same_names = Dois jogadores têm o mesmo nome: { QUOTED($name) }.
game-names_count =
    { $n } { $n ->
        [one] nome não chega
        [many] de nomes não servem
       *[other] nomes não servem
    } para uma ronda de { $players } jogadores.
game-players_count =
    { $n } { $n ->
        [one] jogador não chega
        [many] de jogadores não servem
       *[other] jogadores não servem
    } para um jogo de { $players }.
game-round_goes_on = A ronda ainda não terminou, por isso não se pode dar a seguinte.
game-over = O jogo acabou: já se jogou a última ronda.
game-summary = Um jogo de { AND($names) }, ronda { $n } de { $of }.
sheet-lead = Ronda
sheet-total = Total
standings-rank = Lugar
standings-name = Jogador
standings-total = Pontos
standings-by-most_zero_rounds = por rondas sem pontos
standings-by-lowest_nonzero_round = pela ronda mais baixa que não é zero

## a score kept by hand

scores-no_round =
    { $most ->
        [0] Ainda não há nenhuma ronda escrita.
        [one] Não há ronda { QUOTED($given) }: está escrita uma.
        [many] Não há ronda { QUOTED($given) }: estão escritas { $most }.
       *[other] Não há ronda { QUOTED($given) }: estão escritas { $most }.
    }
scores-no_entry = Escreve o que sobrou como peças, por exemplo 6-4 5-5, ou como pontos, por exemplo 20. { $why }
scores-no_sheet = isto não é uma folha de pontos nossa.
scores-game_over =
    O jogo acabou: { $n ->
        [one] a sua única ronda está escrita.
        [many] as suas { $n } rondas estão escritas.
       *[other] as suas { $n } rondas estão escritas.
    }
scores-led_already = A { $double } já abre a ronda { $n }.
scores-not_left = A { $double } foi saltada, por isso não abre nenhuma ronda deste jogo.
scores-other_lead = A ronda { $n } começa com a { $double }, e não com a { $given }.
scores-not_in_set = Não há { $tile } num conjunto duplo-{ $n }.
scores-twice = A { $tile } não pode sobrar duas vezes: só há uma.
scores-lead_left = A { $tile } abriu a ronda, por isso está na mesa e não pode sobrar.
scores-last_left = A { $tile } foi a última peça jogada, por isso não pode sobrar.
scores-last_is_lead = A { $tile } abriu a ronda, por isso não foi a última peça jogada.
scores-several_out = { AND($names) } ficaram sem peças, mas só um jogador pode acabar: diz quem foi.
scores-nobody_out = Ninguém acabou, por isso a { $tile } não foi a última peça de ninguém.
scores-has_left = { $name } acabou, por isso não lhe pode sobrar nada.
scores-also_out = { $name } ficou sem peças, mas { $out } acabou primeiro.
scores-double_forbidden = Com estas regras ninguém acaba com um duplo, portanto também não com a { $tile }.
scores-too_many_points = Não podem sobrar { $n } pontos: com { AND($names) } há, no máximo, { $most }.
scores-too_many_tiles =
    Não podem sobrar { $n } peças: no máximo, { $most ->
        [one] ficou uma
        [many] ficaram { $most }
       *[other] ficaram { $most }
    } por jogar.
scores-over = O jogo acabou. { AND($names) } { $n ->
        [one] ganha.
        [many] partilham a vitória.
       *[other] partilham a vitória.
    }
scores-next = A ronda { $n } começa com a { $double }.
scores-next_leader = Abre { $name }.
scores-holder = Abre quem a tiver na mão.
scores-written_anyway =
    { $n ->
        [one] A ronda { AND($rounds) } ficou escrita, embora não possa ser.
        [many] As rondas { AND($rounds) } ficaram escritas, embora não possam ser.
       *[other] As rondas { AND($rounds) } ficaram escritas, embora não possam ser.
    }
scores-csv_long = uma folha de pontos tem, no máximo, { NUMBER($most, useGrouping: 1) } carateres.
scores-csv_unreadable = isto não são valores separados por vírgulas: { QUOTED($why) }
scores-csv_head = a primeira linha de uma folha de pontos é { $wanted }, e depois os nomes dos jogadores.
scores-csv_cells = a linha { $n } tem { $found } células, e não { $wanted }.
scores-csv_line = Linha { $n }: { $why }

## records

record-too_big = { $path } tem mais de { NUMBER($limit, useGrouping: 1) } bytes, o máximo que um registo pode ter.
record-not_text = { $path } não é texto em UTF-8, a partir do byte { $place }.
record-not_json = { $path } não é um registo: linha { $line }, coluna { $column }: { $why }.
record-too_deep = { $path } não é um registo: tem coisas dentro de coisas a mais.
record-not_record = { $path } não é um registo do Chickenfoot: não tem número em 'chickenfoot'.
record-newer = { $path } foi escrito por um Chickenfoot mais recente (versão { $version } do registo; este lê até à { $known }).
record-at = { $path }: { $place }: { $why }
record-twice = o nome { QUOTED($name) } aparece duas vezes no mesmo sítio
record-long_number = há um número com demasiados algarismos
record-number = { $number } não é um número que um registo possa ter
record-kind = isto é { $found }, e não { $wanted }.
record-missing = falta { QUOTED($field) }.
record-unknown = aqui não há nenhum campo { QUOTED($field) }.
record-no_rounds = um jogo tem, pelo menos, uma ronda.
record-too_many_rounds = este jogo tem, no máximo, { $n } rondas.
record-hands = há { $found } mãos para { $players } jogadores.
record-hand_size =
    esta mão tem { $found } { $found ->
        [one] peça
        [many] de peças
       *[other] peças
    }; pelas regras, dão-se { $wanted }.
record-yard = o monte está errado: { $why }.
record-yard_missing =
    { AND($tiles) } não { $n ->
        [one] está
        [many] estão
       *[other] estão
    } em lado nenhum
record-not_once = a { $tile } aparece duas vezes, ou não pertence a estas peças.
record-slot_twice = { $tile } aparece lá duas vezes.
record-slot_unplayed = a { $tile } não foi jogada nesta ronda.
record-lead = esta ronda começa com o duplo de { $wanted }, e não de { $found }.
record-no_lead = com estas peças ter-se-ia dado de novo: ninguém pode abrir.
record-leader = quem abre esta ronda é o lugar { $wanted }, e não o lugar { $found }.
record-no_seat = não há nenhum lugar { $seat }.
record-lottery = este sorteio para ver quem abre está errado: { $why }.
record-lottery_seats = é preciso uma peça para cada um dos lugares { AND($seats) }
record-lottery_pool = a { $tile } não podia ter saído
record-lottery_open = ninguém o ganhou
record-lottery_none = com estas regras não se tiram peças para ver quem abre
record-lottery_missing = com estas regras tiram-se peças para ver quem abre
record-unfinished = esta ronda não terminou, e ainda assim há outra a seguir.
record-word-list = uma lista
record-word-dict = um objeto
record-word-str = um texto
record-word-int = um número inteiro
record-word-float = um número decimal
record-word-bool = true ou false
record-word-NoneType = null
record-word-seed = um número inteiro ou um texto

## verdicts

verdicts-head-house = Regra da casa
verdicts-head-verdict = Veredicto
verdicts-head-why = Porquê
verdicts-legal = permitida
verdicts-refused = não permitida
verdicts-impossible = não pode acontecer
verdicts-move = { $move }:
preset-source = Fonte: { $source }.
preset-stated = O texto diz: { $values }.
preset-inferred = Deduzido das palavras do texto: { $values }.
preset-incomplete = Só se conseguiu ler uma parte do texto, ou uma cópia.
preset-note = Nota: { $note }
preset-label = { $slug }: { $title }
