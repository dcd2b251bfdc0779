### What is taught beside levels and questions: the rulebook, the glossary, choices.

rulebook-match-name = Metades que se tocam são iguais
rulebook-match = Duas metades que se tocam têm sempre o mesmo número. Uma peça não tem lado de cima: roda-a até servir.
rulebook-set-name = Uma peça de cada
rulebook-set = Um conjunto duplo-{ WORD($set) } tem, em cada peça, um par de números de 0 a { $set }, sem repetir: { $tiles } peças.
rulebook-deal-name = A distribuição
rulebook-deal = Primeiro põe-se na mesa o duplo inicial. Depois baralham-se as outras peças, viradas para baixo, e cada jogador tira { WORD($hand) }. As que sobram são o monte.
rulebook-lead-name = Quem abre
rulebook-lead = Na primeira ronda, cada um tira uma peça do monte: abre quem tiver mais bolinhas, e as peças voltam a misturar-se. Em cada ronda seguinte, abre o jogador à esquerda de quem abriu a anterior.
rulebook-arms-name = Primeiro os braços todos
rulebook-arms =
    O duplo central leva { $arms ->
        [one] um braço, e ele vem primeiro: até começar
        [many] { WORD($arms) } de braços, e eles vêm primeiro: até começarem os { WORD($arms) }
       *[other] { WORD($arms) } braços, e eles vêm primeiro: até começarem os { WORD($arms) }
    }, só servem peças com o número do duplo central.
rulebook-ends-name = Pontas abertas
rulebook-ends = Quando o duplo central está completo, pode-se jogar em qualquer ponta aberta. Uma metade em que toca outra peça está fechada.
rulebook-draw-name = Comprar, e depois jogar ou passar
rulebook-draw = Se podes jogar, jogas. Se não podes, compras uma peça: se servir, joga-la logo; se não servir, passas.
rulebook-yard-name = O monte vazio
rulebook-yard = Quando o monte está vazio, quem não pode jogar passa. A ronda continua enquanto alguém puder jogar.
rulebook-blank-name = O branco é um número
rulebook-blank = O branco é um número como os outros. Casa com outro branco e com mais nada.
rulebook-foot-name = O pé primeiro
rulebook-foot = Um duplo faz parar a mesa toda. Até ele ter { WORD($toes) } dedos, só se jogam dedos: peças com o número do duplo. Qualquer jogador pode jogar um dedo.
rulebook-toes-name = Um pé completo
rulebook-toes =
    Um pé completo tem { $toes ->
        [one] um dedo
        [many] { WORD($toes) } de dedos
       *[other] { WORD($toes) } dedos
    } e não leva mais. A mesa fica outra vez livre, e cada dedo é uma ponta aberta.
rulebook-hopeless-name = Um pé sem esperança
rulebook-hopeless =
    Podes jogar um duplo mesmo que já não haja peças com o número dele para { $toes ->
        [one] o dedo. O dedo é devido
        [many] { WORD($toes) } de dedos. Os dedos são devidos
       *[other] { WORD($toes) } dedos. Os dedos são devidos
    } na mesma.
rulebook-out-name = Acabar
rulebook-out = A ronda termina logo que um jogador fica sem peças, mesmo a meio de um pé. Esse jogador não conta bolinhas.
rulebook-blocked-name = Uma mesa bloqueada
rulebook-blocked = A ronda também termina quando ninguém pode jogar e ninguém pode comprar.
rulebook-count-name = Contar os pontos
rulebook-count = Quando uma ronda termina, cada jogador paga as bolinhas das peças que lhe ficaram na mão. Uma metade branca não vale nada, mas o duplo branco custa { $double_blank }.
rulebook-last_double-name = Acabar com um duplo
rulebook-last_double = Um duplo pode ser a tua última peça: nesse caso não precisa de dedos, mas custa-te { $last_double } pontos. Se servir, tens de o jogar.
rulebook-rounds-name = Uma ronda para cada duplo
rulebook-rounds = Um jogo tem uma ronda para cada duplo do conjunto, do duplo-{ WORD($set) } até ao duplo branco: { WORD($rounds) } rondas. Só se põe na mesa o duplo central da própria ronda.
rulebook-lowest-name = Ganha o total mais baixo
rulebook-lowest = Somam-se os pontos de todas as rondas. Ganha o total mais baixo; quem tiver o mesmo total partilha a vitória.
class-name = Nome
class-cell = { $right } de { $of }
class-cell_wrong = { $cell }, erradas: { AND($wrong) }
class-unproved = { $cell } *
class-unproved_note = * É só o ficheiro que o diz: o código é avaliado de novo quando o notebook do aluno está ao lado do ficheiro, numa pasta própria.
class-when = Última alteração
class-lesson = Lição
class-question = Pergunta
class-mistake = O que estava errado
class-times = Quantas vezes
class-right = Certas
class-of = De
class-wrong = Perguntas erradas
class-checks = Verificações
class-judged = Avaliado de novo
class-wall = O que a turma errou
class-no_mistakes = Ninguém escolheu uma resposta errada.
class-nobody = Aqui ainda não há trabalhos: o { $file } de cada aluno fica nesta pasta.
class-unread = Não é o trabalho de uma lição, ou está estragado: { AND($files) }.
class-no_folder = Não há nenhuma pasta { $folder }.
# The house ones follow "se": "Quanto pagas, se acabar com um duplo custar 50?"
house-costs = custar { $n }
house-free = não custar nada
house-blank-free = ficar com o duplo branco não custar nada
house-blank = ficar com o duplo branco custar { $n }
house-blank_half = cada metade branca custar { $n }, e o duplo branco { $double }

## choices

choice-tile = A { $tile }
choice-on = Na { $onto }
choice-a = Um { $pip }
choice-any = Qualquer número aberto: { OR($pips) }
choice-pips = { AND($pips) }
choice-play = Jogar a { $tile } na { $onto }
choice-draw_play = Comprar a { $tile } e jogá-la na { $onto }
choice-draw_pass = Comprar a { $tile } e passar
choice-draw_keep = Comprar a { $tile }, guardá-la e passar
choice-draw_draw = Comprar a { $tile } e comprar outra vez
choice-draw = Comprar uma peça
choice-pass = Passar
choice-points = { $n }
choice-over-out = Sim: alguém já não tem peças
choice-over-blocked = Sim: ninguém pode jogar nem comprar
choice-over-stuck = Sim: há quem não possa jogar
choice-over-no_play = Não: ainda há quem possa jogar
choice-over-no_draw = Não: ainda há quem possa comprar
choice-keep_or_play = Jogar a { $tile } ou passar, como quiseres

## a question and its answer in print

question-option = { $letter }) { $text }
question-answer = { $letter }: { $text }. { $why }
glossary-term = Palavra
glossary-meaning = O que é
glossary-lesson = Lição
glossary-pt = Português
glossary-es = Espanhol
glossary-cs = Checo
glossary-none = –
glossary-tile-term = peça
glossary-tile-meaning = duas metades, cada uma com um número de bolinhas; há quem lhe chame pedra
glossary-pip-term = bolinha
glossary-pip-meaning = uma das marcas redondas de uma peça
glossary-blank-term = branco
glossary-blank-meaning = uma metade sem bolinhas; conta como o número 0
glossary-double-term = duplo
glossary-double-meaning = uma peça com o mesmo número nas duas metades
glossary-double_blank-term = duplo branco
glossary-double_blank-meaning = a 0-0
glossary-set-term = conjunto duplo-nove
glossary-set-meaning = as 55 peças todas, da 0-0 à 9-9; os outros conjuntos têm nomes do mesmo género
glossary-suit-term = naipe
glossary-suit-meaning = todas as peças de um conjunto que têm um mesmo número
glossary-hand-term = mão
glossary-hand-meaning = as peças que um jogador tem e os outros não veem
glossary-yard-term = monte
glossary-yard-meaning = as peças que ficam viradas para baixo depois de se dar; há quem lhe chame quintal das galinhas
glossary-spinner-term = duplo central
glossary-spinner-meaning = o duplo inicial de uma ronda, no meio da mesa
glossary-arm-term = braço
glossary-arm-meaning = uma fila de peças que cresce a partir do duplo central
glossary-open_end-term = ponta aberta
glossary-open_end-meaning = a metade no fim de um braço ou de um dedo em que ainda não toca nenhuma peça
glossary-foot-term = pé de galinha
glossary-foot-meaning = um duplo com três dedos
glossary-toe-term = dedo
glossary-toe-meaning = uma das três peças que têm de se jogar num duplo
glossary-draw-term = comprar
glossary-draw-meaning = tirar uma peça do monte
glossary-pass-term = passar
glossary-pass-meaning = deixar a vez para o jogador seguinte
glossary-lead-term = abrir
glossary-lead-meaning = fazer a primeira jogada de uma ronda
glossary-call-term = anunciar
glossary-call-meaning = dizer em voz alta o duplo que jogas: «Galinha Quatros!»
glossary-knock-term = bater na mesa
glossary-knock-meaning = mostrar assim que só te resta uma peça (uma regra da casa)
glossary-go_out-term = acabar
glossary-go_out-meaning = jogar a última peça da mão
glossary-blocked-term = bloqueada
glossary-blocked-meaning = uma mesa está bloqueada quando ninguém pode jogar nem comprar
glossary-points-term = pontos
glossary-points-meaning = o que conta contra um jogador no fim de uma ronda
glossary-round-term = ronda
glossary-round-meaning = de cada vez que se dá até à seguinte
glossary-game-term = jogo
glossary-game-meaning = as rondas todas juntas, uma para cada duplo
glossary-house_rule-term = regra da casa
glossary-house_rule-meaning = uma regra com que se joga em algumas mesas e noutras não
