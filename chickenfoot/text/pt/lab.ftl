### The laboratory: samples, comparisons, leagues, charts.

lab-no_executor = { QUOTED($executor) } não é um executor: dá um de concurrent.futures, de loky ou de dask, ou None.
lab-broken_executor = Os processos do executor acabaram ({ $why }). É o que faz um jogador que termina o seu próprio processo.
lab-closed_executor = O executor já não aceita trabalho ({ $why }). Faz um novo.
lab-deserted_executor = Já não há nenhum trabalhador no cluster de dask: parar uma célula termina também os de um cluster local. Faz um novo cluster e um novo cliente.
lab-unpicklable = Um jogador não pode ser enviado para os outros processos ({ $why }). Põe a função dele num ficheiro à parte e importa-a, ou usa um executor de loky ou de dask, que conseguem enviar funções definidas num caderno.
lab-where = { $why } (Ronda { $number } da série com a semente { $seed }; as peças são as da semente { $dealt }.)

## a sample

lab-title =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    } de { AND($players) }; semente { $seed }
lab-mean = média
lab-interval = intervalo de 95%
lab-section-points-player = pontos por ronda, por jogador
lab-section-points-seat = pontos por ronda, por lugar
lab-section-points-order = pontos por ronda, de quem abre para a esquerda
lab-section-out-player = rondas em que o jogador acabou
lab-section-ends = como terminaram as rondas
lab-section-counted = por ronda
lab-section-leads-seat = rondas abertas, por lugar
lab-seat = lugar { $seat }
lab-leader = quem abre
lab-place = { $n } para a esquerda
lab-ends-went_out = alguém ficou sem peças
lab-ends-blocked = bloqueada
lab-ends-dead_foot = pé sem esperança
lab-tiles = peças jogadas
lab-turns = vezes
lab-drawn = peças compradas
lab-passes = vezes em que se passou
lab-feet = pés de galinha abertos
lab-left = peças que ficaram no monte
lab-no_round = Não há ronda { $number }: estão numeradas de 0 a { $last }.
lab-stopped = Parou ao fim de { NUMBER($n, useGrouping: 1) } de { NUMBER($asked, useGrouping: 1) } distribuições; os valores são os das { NUMBER($n, useGrouping: 1) }.
lab-few =
    Só { $n } { $n ->
        [one] distribuição
        [many] de distribuições
       *[other] distribuições
    }: é pouco para se concluir seja o que for. Joga mil ou mais antes de acreditares numa diferença.
lab-bad_precision = precision diz até onde um intervalo pode ir para cada lado, um número acima de 0, ou é um dicionário que dá um desses números a cada valor, e não { QUOTED($precision) }.
lab-precise = Para a precisão pedida chegaram { NUMBER($n, useGrouping: 1) } rondas: { $name }, com ± { $wanted }.
lab-not_precise = { $name } sabe-se com ± { $margin }, e pediu-se ± { $wanted }.
lab-not_yet_precise = { $name } sabe-se com ± { $margin }, e pediu-se ± { $wanted }: para isso são precisas cerca de { NUMBER($need, useGrouping: 1) } rondas.

## the file of a run

lab-checkpoint-damaged = { QUOTED($path) } não é o ficheiro de uma série, ou está estragado. Dá outro nome, ou apaga-o.
lab-checkpoint-other = { QUOTED($path) } tem outra série ({ $what }: { QUOTED($there) } em vez de { QUOTED($here) }). Dá outro nome a esta.
lab-checkpoint-further = { QUOTED($path) } tem { NUMBER($n, useGrouping: 1) } rondas, mais do que as { NUMBER($asked, useGrouping: 1) } pedidas.
lab-checkpoint-not_saved = Não se conseguiu guardar em { QUOTED($path) } o que se jogou ({ $why }).
chart-alt = Gráfico. { $title }. { $what }: { $parts }.
chart-spread = média { $mean }, de { $least } a { $most }
chart-meeting = { $one } contra { $other } { $saved }
chart-mean = média { $mean }
chart-share = % das rondas
chart-against = { $what }: diferença em relação a { $base } ({ $mean })
chart-effects = { $what }: efeitos; os { $n } intervalos valem em conjunto
chart-league =
    pontos por ronda que o jogador da esquerda
    poupou contra o de cima

## comparisons

compare-two = Dá dois ou mais conjuntos de regras, cada um com o seu nome, como { "{" }'quatro braços': rules{ "}" }.
compare-no_rules = { QUOTED($label) } não é um conjunto de regras. { $why }
compare-title-rounds =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    } com cada regra, com as mesmas peças; { AND($players) }; semente { $seed }
compare-title-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] jogo inteiro
        [many] de jogos inteiros
       *[other] jogos inteiros
    } com cada regra, com as mesmas peças; { AND($players) }; semente { $seed }
compare-against = em relação a { $base }
compare-points = pontos por jogador
compare-player = pontos de { $player }
compare-leader = pontos de quem abre a mais do que os outros
compare-best = pontos do vencedor
compare-margin = pontos entre o primeiro e o segundo
compare-shared = jogos com vitória partilhada
compare-blocked = rondas que bloqueiam
compare-blocked_rounds = rondas bloqueadas
compare-more = { $variant } em relação a { $base }, { $what }: mais { $value } ({ $low } a { $high }). O acaso não explica isto.
compare-fewer = { $variant } em relação a { $base }, { $what }: menos { $value } ({ $low } a { $high }). O acaso não explica isto.
compare-same = { $variant } em relação a { $base }, { $what }: não se vê diferença. Ainda pode haver uma de até { $most } para um lado ou para o outro.
compare-beware = Isto vale com { AND($players) } à mesa; com outros pode ser diferente. Em cada vinte intervalos destes, um não apanha o valor verdadeiro: entre muitas linhas, conta com um falso alarme.

## várias regras ao mesmo tempo

cross-knobs = Dá as regras a mudar, cada uma com dois ou mais valores, como { "{" }'toes': [3, 2], 'spinner_arms': [4, 6]{ "}" }, e não { QUOTED($knobs) }.
cross-two = { $knob } precisa de uma lista de dois ou mais valores.
cross-twice = { $knob } tem { QUOTED($value) } duas vezes.
cross-many = Isso dá { NUMBER($n, useGrouping: 1) } combinações; são permitidas { NUMBER($most, useGrouping: 1) }. Escolhe menos regras ou menos valores.
cross-no_rules = { $label }: assim não se pode jogar. { $why }
cross-turned = Dá as regras mudadas com os seus valores, como { "{" }'toes': 2{ "}" }, e não { QUOTED($turned) }.
cross-no_value = { $knob } { QUOTED($value) } não foi jogado; os seus valores são { AND($values) }.
cross-no_effect = Não há esse efeito; há estes: { AND($effects) }.
cross-title-rounds =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] distribuição, jogada
        [many] de distribuições, cada uma jogada
       *[other] distribuições, cada uma jogada
    } com { NUMBER($combinations, useGrouping: 1) } combinações; { AND($players) }; semente { $seed }
cross-title-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] jogo inteiro
        [many] de jogos inteiros
       *[other] jogos inteiros
    } com cada uma de { NUMBER($combinations, useGrouping: 1) } combinações; { AND($players) }; semente { $seed }
cross-effect = efeito
cross-interval = intervalos de 95%, todos os { $n } em conjunto
cross-measure = { $what } ({ $mean } com os primeiros valores)
cross-line = { $label }, e não { $first }
cross-part = { $label } ({ $value })
cross-clear = { $what }: { AND($effects) }. O acaso não explica isto.
cross-none = { $what }: { AND($effects) } não mudou nada, em nenhuma das distribuições.
cross-unclear = { $what }: não se vê efeito de { AND($effects) }. Ainda pode haver um de até { $most } para um lado ou para o outro.
cross-together = Um efeito é a média sobre os valores das outras regras. { $n } intervalos são tão largos que, em dezanove de cada vinte tabelas destas, todos eles acertam ao mesmo tempo. Isto vale com { AND($players) } à mesa; com outros pode ser diferente.

league-no_folder = Não há nenhuma pasta { QUOTED($folder) }. Dá uma pasta, ou uma lista de jogadores.
league-empty_folder = Na pasta { $folder } não há nenhum ficheiro de Python.
league-bad_limit = limit={ QUOTED($limit) } não é permitido: tem de ser um número de segundos acima de 0.
league-itself = { $player } não joga contra si próprio.
league-two = Uma liga precisa de dois jogadores ou mais.
league-title =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] distribuição
        [many] de distribuições
       *[other] distribuições
    } por par, cada uma jogada duas vezes com os lugares trocados, { $seats } à mesa; semente { $seed }
league-score = pontos poupados por ronda
league-next = contra o de baixo
league-better = melhor do que { $other }
league-same = não se distingue de { $other }
league-worse = perdeu com { $other }, mas saiu-se melhor contra os restantes
league-failed =
    { $player } falhou em { $n } { $n ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    } e depois jogou a primeira jogada permitida. Primeira falha: { $why } (distribuição { $round }: as peças da semente { $seed })
league-withdrawn = { $player } foi retirado depois de falhar em { $n } rondas. Primeira falha: { $why } (distribuição { $round }: as peças da semente { $seed })
league-guessable = A semente { $seed } pode-se adivinhar, e quem a adivinhar conhece todas as mãos. Não dês nenhuma a uma liga de ficheiros: escolhe-se então uma que não se adivinha.
league-guards-own = Cada ficheiro correu num processo próprio, que só recebeu o que um jogador vê.
league-guards = Garantido pelo sistema: { AND($what) }.
league-guards-missing = Este computador não consegue garantir o resto, por isso vê primeiro os ficheiros: { AND($what) }.
league-guard-children = nada do que um ficheiro inicia dura mais do que a liga
league-guard-memory = um ficheiro não tem mais de 1 GB de memória
league-guard-files = um ficheiro não escreve nada nem lê ficheiros dos outros
league-guard-processes = um ficheiro não chega aos outros jogadores nem a este programa
league-guard-network = um ficheiro não tem rede

## the environment for programs that learn

env-players = players é um número de agentes, ou tem um elemento para cada lugar: None para um agente, ou um jogador, e não { QUOTED($players) }.
env-no_agent = Um ambiente precisa de um agente: dá None para o lugar dele.
env-no_library = Falta o PettingZoo ({ $why }): pip install "chickenfoot[pettingzoo]"
spiel-no_library = Falta o OpenSpiel ({ $why }): pip install "chickenfoot[openspiel]"
spiel-observer = Aqui o OpenSpiel fica a saber o que um jogador sabe: nem menos nem mais do que isso, e sem outros parâmetros.

## a league of files

league-begins =
    { $players } jogadores formam { $pairs } pares, com { NUMBER($rounds, useGrouping: 1) } { $rounds ->
        [one] distribuição
        [many] de distribuições
       *[other] distribuições
    } cada um: cerca de { $minutes } { $minutes ->
        [one] minuto
        [many] de minutos
       *[other] minutos
    } num computador normal. Com menos rondas, demora menos.
