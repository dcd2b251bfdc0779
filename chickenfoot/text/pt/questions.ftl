### Questions, their right answers, and why a wrong one is wrong.

ask-match = Duas metades que se tocam têm de ter o mesmo número. Uma metade aberta tem o número { $pip }. Que peça lhe pode tocar?
ask-far_half = A { $tile } joga-se na { $onto }, com o seu { $pip } encostado ao { $pip }. Que número deixa aberto?
ask-suit = Um conjunto duplo-{ $n } tem cada par de números de 0 a { $n } uma só vez. Quantas das suas peças têm um { $pip }?
ask-in_set = Um conjunto duplo-{ $n } tem cada par de números de 0 a { $n } uma só vez. Qual destas peças não faz parte dele?

## what is asked

ask-yard_size = Um conjunto duplo-{ $n } tem { $tiles } peças. A { $n }-{ $n } põe-se na mesa, e { $players } jogadores tiram { $hand } cada um. Quantas peças ficam no monte?
ask-playable = É a tua vez. Qual das tuas peças podes jogar?
ask-where = É a tua vez. Onde pode ir a tua { $tile }?
ask-must_show = Que número tem de ter a próxima peça a ser jogada?
ask-open_ends = Que números estão abertos nesta mesa para a próxima jogada?
ask-who_draws = Se fosse agora a vez de cada um, quem teria de comprar?
ask-turn = É a tua vez. A próxima peça do monte é a { $next }. O que fazes?
ask-turn-empty = É a tua vez, e o monte está vazio. O que fazes?
ask-illegal = Três destas jogadas são permitidas e uma não. Qual é a que não é?
ask-illegal-two = Duas destas jogadas são permitidas e uma não. Qual é a que não é?
ask-add_up = A ronda terminou. Quanto te custa a tua mão?
ask-add_up-house = A ronda terminou. Quanto te custa a tua mão se { $house }?
ask-over =
    No monte { $n ->
        [one] há uma peça
        [many] há { $n } de peças
       *[other] há { $n } peças
    }. A ronda terminou?
ask-over-empty = O monte está vazio. A ronda terminou?
ask-who_leads = Tiraram-se estas peças para ver quem abre. Quem abre?
ask-who_won = Esta é a folha de pontos de um jogo curto. Quem ganhou?
ask-next_double = Num jogo com um conjunto duplo-{ $n }, acabou a ronda da { $tile }. Que duplo abre a ronda seguinte?
ask-rounds_left = Num jogo com um conjunto duplo-{ $n }, acabou a ronda da { $tile }. Quantas rondas faltam jogar?
ask-house-arms = É a tua vez. Se a regra da casa pedir { $n } braços antes de se jogar seja o que for, qual das tuas peças podes jogar?
ask-house-last_double = Acabaste com a { $tile }. Quanto pagas, se acabar com um duplo { $costs }?
ask-house-drawn = Não podias jogar e compraste a { $tile }. A regra da casa diz: se comprares uma peça que sirva, podes jogá-la logo. O que podes fazer agora?
ask-person =
    { $who ->
        [you] Tu
       *[other] { $who }
    }
ask-holds =
    { $who ->
        [you] Tu tens
       *[other] { $who } tem
    } { AND($hand) }
ask-gone =
    { $who ->
        [you] Já jogaste a tua
       *[other] { $who } já jogou a
    } última peça.
right-match = Uma das metades da { $tile } tem o { $pip }, e é essa que toca.
right-far_half = Os dois { $pip } tocam-se, e o { $n } ainda está livre.
right-suit = O { $pip } faz par uma vez com cada número de 0 a { $n }: { $count } peças.
right-in_set = A { $tile } tem um número acima de { $n }.

## why right

right-yard_size = { $tiles } - 1 - { $held } = { $left }.
right-playable = A { $tile } pode ir para a { $onto }.
right-where = A { $tile } tem o { $pip } que a { $onto } pede.
right-must-spinner =
    O duplo central { $double } ainda leva { $n } { $n ->
        [one] braço
        [many] de braços
       *[other] braços
    }, e os braços vêm primeiro.
right-must-foot =
    O pé da { $double } ainda leva { $n } { $n ->
        [one] dedo
        [many] de dedos
       *[other] dedos
    }, e vem primeiro.
right-must-any = Não falta nenhum braço nem nenhum dedo, por isso pode-se jogar em todas as pontas abertas.
right-open_ends = São as metades das pontas, em que nada toca.
right-who_draws =
    Agora não se pode jogar nenhuma dessas peças, por isso quem teria de comprar { $who ->
        [you] eras tu
       *[other] é { $who }
    }.
right-turn-play = Podes jogar, por isso não podes comprar nem passar.
right-turn-drawn = Não podias jogar nenhuma das tuas peças, e a que compraste serve.
right-turn-passed = Não podes jogar nenhuma das tuas peças, e a que compraste também não serve.
right-turn-empty = Não podes jogar nenhuma das tuas peças, e não há nada para comprar.
right-add_up = { $sums } = { $n }.
right-who_leads = { $tile }: { $n } bolinhas, mais do que todas.
right-who_won = { $name } tem { $total }, o total mais baixo.
right-next_double = Os duplos abrem por ordem decrescente: depois da { $tile } vem a { $next }.
right-rounds_left = Há uma ronda para cada duplo que falta, da { $next } até à 0-0.
right-house-arms = Aqui, { $n } braços vêm primeiro, e só { $laid } já começaram.
right-house-last_double = A tua mão está vazia, por isso não há mais nada a somar.
right-house-drawn = Com esta regra da casa, a escolha é tua.
right-over-out =
    { $who ->
        [you] Já não tens
       *[other] { $who } já não tem
    } peças, e isso termina logo a ronda.
right-over-blocked = O monte está vazio, e em nenhuma mão há uma peça que sirva.
right-over-no_draw =
    Ninguém pode jogar, mas no monte há { $n ->
        [one] uma peça
        [many] { $n } de peças
       *[other] { $n } peças
    } para comprar.
wrong-sum_matches-name = soma as duas metades
wrong-blank_matches-name = pensa que o branco serve para tudo
wrong-near_matches-name = pensa que serve o número abaixo
wrong-touching_half-name = toma a metade que toca pela que está aberta
wrong-both_halves-name = soma as duas metades
wrong-half_behind-name = olha para a peça errada
wrong-suit_double-name = conta o duplo duas vezes
wrong-suit_no_blank-name = esquece o branco
wrong-suit_set-name = conta o conjunto todo
wrong-blank_absent-name = pensa que nenhuma peça tem branco
wrong-double_absent-name = pensa que não há duplos
wrong-pips_absent-name = conta as bolinhas das duas metades
wrong-sum_matches = A { $tile } tem { $pip } bolinhas ao todo, mas nenhuma das metades tem o { $pip }.
wrong-blank_matches = Um branco só casa com um branco, e a { $tile } não tem nenhum { $pip }.
wrong-near_matches = A { $tile } não tem nenhum { $pip }: só casa o mesmo número.
wrong-touching_half = Essa metade toca no outro { $pip }: estão ambas fechadas.
wrong-both_halves = Só uma das metades está livre; as duas não se somam.
wrong-half_behind = Essa é a outra metade da peça que já lá estava.
wrong-suit_double = A { $pip }-{ $pip } é uma só peça, embora mostre dois.
wrong-suit_no_blank = O branco também conta: de 0 a { $n } são { $n } números e mais um.
wrong-suit_set = Essas são todas as peças do conjunto.
wrong-blank_absent = O branco é um dos números: a { $tile } faz parte do conjunto.
wrong-double_absent = Cada número também faz par consigo próprio: a { $tile } faz parte do conjunto.
wrong-pips_absent = Nenhuma das metades passa de { $n }: a { $tile } faz parte do conjunto.

## why wrong; the name of the mistake is wrong.<name>.name

wrong-no_spinner-name = esquece a peça que se põe na mesa
wrong-one_hand-name = tira só uma mão
wrong-in_hands-name = conta as peças das mãos
wrong-no_spinner = A { $n }-{ $n } está na mesa, por isso não está no monte.
wrong-one_hand = São { $players } jogadores a tirar { $hand } peças cada um, e não só um.
wrong-in_hands = Essas são as peças que estão nas mãos.
wrong-elsewhere-name = joga noutro sítio com um pé por acabar
wrong-arms_later-name = faz crescer um braço antes de todos começarem
wrong-covered-name = toma uma metade tapada por aberta
wrong-blank_joker-name = pensa que o branco serve para tudo
wrong-spinner_more-name = põe um braço a mais no duplo central
wrong-no_match-name = não repara que nenhuma metade casa
wrong-fourth_toe-name = põe um dedo a mais num pé
wrong-spinner_number-name = guia-se pelo número do duplo central, que já está completo
wrong-last_tile-name = guia-se pela última peça jogada
wrong-any-name = não repara que se pede um só número
wrong-extra_end-name = conta um número tapado como aberto
wrong-missed_end-name = não repara num número aberto
wrong-can_play-name = não repara numa jogada
wrong-no_draw-name = passa sem comprar
wrong-draws_again-name = compra duas vezes na mesma vez
wrong-keeps-name = guarda uma peça comprada que serve
wrong-draws_able-name = compra embora possa jogar
wrong-passes_able-name = passa embora possa jogar
wrong-whole_foot-name = guia-se por um pé que já está completo
wrong-yard_empty-name = compra de um monte vazio
wrong-is_legal-name = toma por proibida uma jogada permitida
wrong-no_fifty-name = esquece o duplo branco
wrong-fifty_only-name = conta o duplo branco e mais nada
wrong-half_double-name = conta um duplo como uma só das metades
wrong-twice_double-name = conta um duplo duas vezes
wrong-blank_zero-name = não conta as peças com uma metade branca
wrong-default_rule-name = guia-se pela regra do costume
wrong-high_half-name = guia-se pela metade mais alta
wrong-low_tile-name = pensa que abre quem tem menos bolinhas
wrong-highest-name = toma o total mais alto pelo melhor
wrong-most_wins-name = conta as rondas ganhas em vez dos pontos
wrong-last_round-name = olha só para a última ronda
wrong-middle-name = não repara no total mais baixo
wrong-upwards-name = sobe pelos duplos em vez de descer
wrong-same_double-name = abre duas rondas com o mesmo duplo
wrong-always_highest-name = abre todas as rondas com o duplo mais alto
wrong-no_blank_round-name = esquece a ronda do duplo branco
wrong-round_played-name = conta a ronda que já acabou
wrong-rounds_so_far-name = conta as rondas que já foram jogadas
wrong-ends_early-name = termina a ronda cedo de mais
wrong-goes_on-name = continua a jogar depois do fim
wrong-must_play-name = joga à força onde pode escolher
wrong-pips_again-name = conta a peça que já foi jogada
wrong-elsewhere = O número dela está aberto noutro sítio, mas o pé vem primeiro.
wrong-arms_later = O número dela está aberto, mas os braços todos vêm primeiro.
wrong-covered = Esse número está na mesa, mas outra peça tapa-o.
wrong-blank_joker = O branco é um número como os outros: só casa com outro branco.
wrong-spinner_number = O duplo central já tem os braços todos: o número dele já não é pedido.
wrong-last_tile = Não interessa que peça se jogou por último.
wrong-whole_foot = Esse pé já tem os dedos todos: a mesa está outra vez livre.
wrong-any = Agora não: pede-se um só número.
wrong-extra_end = O { $pip } está tapado por outra peça.
wrong-missed_end = O { $pip } também está aberto.
wrong-can_play =
    { $who ->
        [you] Tu podes
       *[other] { $who } pode
    } jogar a { $tile } na { $onto }.
wrong-no_fifty = Ficar com o duplo branco custa { $n }.
wrong-fifty_only = As outras peças também contam.
wrong-half_double = A { $tile } tem dois { $pip }: { $n } bolinhas.
wrong-twice_double = A { $tile } conta o que mostra: { $n } bolinhas, e mais nada.
wrong-blank_zero = Só a metade branca vale zero: a outra metade conta.
wrong-default_rule = Isso estaria certo com as regras das primeiras lições.
wrong-high_half = As duas metades contam: a { $tile } tem { $n } bolinhas.
wrong-low_tile = Abre quem tem mais bolinhas: a { $tile } tem { $n }.
wrong-highest = Os pontos são maus: { $total } é o total mais alto.
wrong-most_wins = O que decide são os totais, não as rondas ganhas: { $total } não é o mais baixo.
wrong-last_round = Todas as rondas contam: o total é { $total }.
wrong-middle = { $total } não é o total mais baixo.
wrong-upwards = Os duplos abrem por ordem decrescente, do mais alto até à 0-0.
wrong-same_double = Cada duplo abre uma ronda, e a da { $tile } já acabou.
wrong-always_highest = Só a primeira ronda abre com a { $high }.
wrong-no_blank_round = A 0-0 também tem a sua ronda.
wrong-round_played = A ronda da { $tile } já acabou.
wrong-rounds_so_far = Essas são as rondas que já foram jogadas.
wrong-ends_early = A ronda termina quando alguém fica sem peças, ou quando ninguém pode jogar nem comprar.
wrong-goes_on = A ronda terminou.
wrong-must_play = Podes, mas não tens de o fazer: esta regra da casa deixa-te guardá-la.
wrong-pips_again = Já não tens essa peça na mão, por isso as bolinhas dela não contam.
wrong-is_legal = É permitida: a { $tile } tem o { $pip } que a { $onto } pede.
wrong-no_draw = Não podes passar antes de comprar.
wrong-keeps = A peça que compraste serve, por isso tens de a jogar.
wrong-yard_empty = O monte está vazio: não há nada para comprar.
