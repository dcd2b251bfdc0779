### The widgets of the lessons: exercises, checks, progress, the card.

card-title = O Pé de Galinha numa página
card-before = Antes de jogar.
card-turn = A tua vez.
card-turn-left = A vez passa para a esquerda, à volta da mesa.
card-match = Metades que se tocam.
card-double = Um duplo.
card-double-call = Põe-se atravessado, e anuncias o número dele: «{ $call }!»
card-end = O fim de uma ronda.
card-points = Os pontos são maus.
card-game = O jogo.
card-before-tie = (Se vários jogadores empatarem com mais bolinhas, tiram outra vez.)
card-head-lies = O que está na mesa
card-head-shows = Onde pode ir a tua peça
card-place-arms = o duplo central, antes de começarem todos os braços
card-place-foot = um duplo sem os dedos todos
card-place-ends = tudo o resto
card-note = Estas são as regras das nossas lições; em muitas mesas, algumas são diferentes.
card-agree = Combinem isto antes de dar pela primeira vez:
agree-set = o conjunto, e quantas peças tira cada jogador
agree-rounds = quantas rondas jogam
agree-start = se o duplo inicial se põe na mesa ou se dá com as outras peças, e quem abre
agree-arms = quantos braços vêm primeiro
agree-drawn = se uma peça comprada que serve tem de se jogar
agree-double = quanto custa acabar com um duplo
agree-blank = quanto custa ficar com o duplo branco
agree-knock = se batem na mesa quando só resta uma peça
agree-tie = quem ganha se dois totais forem iguais

## what a learner knows

progress-sure = Esquecer todas as marcas do teu treino? Não se pode voltar atrás.
progress-keep = Ficar com elas
progress-forget = Sim, esquecer tudo

## progress

progress-reset = Esquecer as minhas marcas
progress-title = O que já sabes
progress-forgotten = Está tudo esquecido.
progress-none = Ainda não há respostas.
progress-rules =
    Sabes { $n } de { $of } { $of ->
        [one] regra
        [many] de regras
       *[other] regras
    }: acertaste sem ajuda.
progress-firm = Em mais de um dia: { $n }.
progress-how = Uma barra: acertaste sem ajuda. Duas barras: em dois dias; três: em três dias ou mais. Nada do que experimentas num nível conta contra ti. Uma pergunta que falhaste volta daqui a pouco.
progress-look = Ver outra vez
progress-next = A seguir: { $number } { $title }
progress-practice = Treinar três
progress-levels = { $n } de { $of } níveis
progress-cell-new = { $name }: ainda não apareceu
progress-cell-helped = { $name }: até agora, com ajuda
progress-cell-again = { $name }: falhaste da última vez
progress-cell-known =
    { $name }: certo, sem ajuda, em { $days } { $days ->
        [one] dia
        [many] de dias
       *[other] dias
    }
progress-others = Para voltar a ver: { AND($names) }.
progress-unreadable = Não se consegue ler o ficheiro { $path }, por isso as lições recomeçam; podes continuar como de costume.
progress-not_written = Não se conseguiu guardar as tuas marcas ({ $why }). Podes continuar na mesma.

## what is handed in

work-bad_name = Um nome tem, no máximo, { $most } letras, todas na mesma linha.
work-not_written = Não se conseguiu guardar as tuas respostas ({ $why }). Podes continuar na mesma.
work-signed = Assinado: { $name }. Os teus exercícios ficam guardados em { $file }.
work-unsigned = Por assinar. Põe o teu nome entre as aspas: sign("Ana e Rui").
work-by = Trabalho de { $name }.
exercise-answered = A tua resposta: { $letter }
exercise-kept = As tuas respostas da última vez estão aqui outra vez.

## exercises and checks

exercise-name = Exercício da lição { $lesson }
exercise-title = Exercício, pergunta { $n } de { $count }
exercise-some = Respondeste a { $n } de { $count }.
exercise-all = Respondeste a todas: { $count }. Executa a célula seguinte para saberes como te correu.
exercise-words = Exercício da lição { $lesson }: { $count } perguntas.
lessons-difficulty = Não há dificuldade { QUOTED($given) }: vai de { $least } a { $most }.
lessons-bad_lesson = Não há lição { QUOTED($given) }: vão de { $least } a { $most }.
lessons-bad_count = { QUOTED($given) } não é um número de perguntas: dá um número inteiro de { $least } a { $most }.
lessons-bad_kinds = Os tipos de perguntas escrevem-se assim, ("where", "turn"), e não { QUOTED($given) }.
lessons-no_round = Para mostrar uma ronda, dá uma, como cf.deal(seed=1), e não { QUOTED($given) }.
lessons-no_name = Dá um nome entre aspas, sign("Ana e Rui"), e não { QUOTED($given) }.
lessons-no_folder = Diz o nome de uma pasta, como collect("recolhidos"), e não { QUOTED($given) }.
lessons-no_path = Diz o nome de um ficheiro, como save("cartao.html"), e não { QUOTED($given) }.
lessons-bad_before = Não há nada para treinar antes da lição { QUOTED($given) }: dá um número inteiro de { $least } a { $most }.
lessons-static = Isto é uma imagem parada. Para jogares, escolhe Run > Run All Cells no menu.
lessons-alt-hand = Tens { AND($tiles) }.
lessons-alt-set = Um conjunto inteiro em degraus: { AND($tiles) }.
lessons-level-title = { $number } { $title }
lessons-level-title-step = { $number } { $title } · { $n } de { $of }
lessons-level-shown = A seta mostra-te como é.
lessons-level-done = Feito.
lessons-level-answers = Nível { $number }: respostas e ajuda
lessons-sheet-round = Ronda { $n }
lessons-do-hint = Dica
lessons-do-check = Verificar
lessons-do-again = Recomeçar
lessons-do-back = Anular
lessons-do-next = Seguinte
lessons-do-previous = Anterior
lessons-no_lesson = Não há lição { QUOTED($given) } com níveis: eles estão nas lições 1 a 6.
lessons-no_position = O nível { $number } não tem mesa para mostrar.

## questions and practice

lessons-question-name = Pergunta
lessons-question-seed = Pergunta { $seed }
lessons-question-hint-where = Olha para a imagem: { $where }
lessons-question-hint-ends = em que metades é que nada toca?
lessons-question-hint-must = ainda falta algum braço ou algum dedo?
lessons-question-hint-words = Lê os números outra vez, um a um.
lessons-question-hint-answer = A resposta é { $letter }: { $text }.
lessons-question-right = Certo. { $why }
lessons-question-wrong = Não é { $letter }. { $why }
lessons-practice-title = { $n } de { $count }
lessons-practice-endless = Pergunta { $n }
lessons-practice-words =
    Treino: { $count } { $count ->
        [one] pergunta
        [many] de perguntas
       *[other] perguntas
    } de lições anteriores.
lessons-practice-words-endless = Treino sem fim.
lessons-practice-done = Feito. { $right } de { $count } certas sem ajuda.
lessons-practice-more = Mais
lessons-do-next_question = Pergunta seguinte
lessons-do-end = Por agora chega

## projector

lessons-vote-title = Pergunta { $n } de { $count }: primeiro pensa, depois vota
lessons-vote-count =
    { $n } { $n ->
        [one] braço no ar
        [many] de braços no ar
       *[other] braços no ar
    }
lessons-vote-both =
    { $before } { $before ->
        [one] braço no ar
        [many] de braços no ar
       *[other] braços no ar
    }, depois { $n }
lessons-vote-how = Conta os braços no ar: cada clique numa resposta soma um.
lessons-vote-taken = Menos um braço para { $letter }.
lessons-vote-frozen = Os votos estão contados. Fala com quem está ao teu lado: porque é que a tua resposta está certa?
lessons-vote-frozen_again = Os votos estão outra vez contados. Quem mudou de ideias, e porquê?
lessons-vote-again = Nova votação: cada clique soma um.
lessons-vote-do-freeze = Fechar a votação
lessons-vote-do-minus = Menos um braço
lessons-vote-do-second = Segunda votação
lessons-vote-do-at_once = Mostrar sem segunda votação
lessons-vote-do-reveal = Mostrar a resposta
lessons-vote-do-clear = Apagar os votos
lessons-vote-do-next = Pergunta seguinte
lessons-vote-do-previous = Pergunta anterior
lessons-vote-do-screen = Ecrã inteiro
lessons-vote-words =
    Para o projetor: { $count } { $count ->
        [one] pergunta
        [many] de perguntas
       *[other] perguntas
    }. A primeira:

## print

lessons-print-title = Pé de Galinha: perguntas
lessons-print-name = Nome
lessons-print-seed = Folha { $seed }
lessons-print-answers = Respostas da folha { $seed }
lessons-print-words = Uma folha com { $count } perguntas, e as respostas numa página à parte.
check-passed = Está tudo certo.
check-failed = Ainda não está tudo certo. Muda o que está errado e executa esta célula outra vez.
check-not_begun = Quando tiveres uma resposta, executa esta célula outra vez.
check-no_pairs = Um relatório faz-se de pares como (True, 'Certo.'), e não de { QUOTED($given) }.
check-other = Dá a esta verificação o exercício da lição { $lesson }: work = lessons.exercise(...).
check-empty = { $n }. Ainda sem resposta.
check-no_letter = { $n }. A tua resposta é { $answer }, que não é nenhuma das letras.
check-right = { $n }. Certo: { $text }. { $why }
check-wrong = { $n }. Ainda não: escolheste { $letter }, { $text }. { $why }
check-nothing = Ainda não há nada para verificar: escreve a tua resposta na célula acima.
check-no_function = Isto devia ser uma função, mas é do tipo { $kind }.
check-stopped = A verificação não pôde continuar: o que deste fê-la parar com { $error }
check-endless = Isto não chegou ao fim a tempo e foi interrompido.
check-ended = Aqui o próprio Python terminou, e por isso nada do que vem a seguir foi executado.
check-raised = { $what }: a tua função parou com { $error }
check-as_expected = { $what }: { $answer }. Certo.
check-not_expected = { $what }: a tua resposta é { $answer }, devia ser { $right }.
check-returned_nothing = { $what }: a tua função não devolveu nada; devia ser { $right }.
check-07-what =
    Peças com { $pip } que não se veem, { $n } { $n ->
        [one] peça
        [many] de peças
       *[other] peças
    } na mesa
check-08-many = São nomes a mais: há cinco, { AND($known) }.
check-08-unknown = { $name } não é nenhum dos cinco: { AND($known) }.
check-08-keeps = { $name }: certo, o texto diz que podes jogar a peça comprada.
check-08-must = { $name }: não, aí tens de jogar uma peça comprada que sirva.
check-08-missing = Falta um ou mais: olha outra vez para a linha da peça comprada.
check-08-all = Não falta nenhum. Certo.
check-09-no_rules = Isto devia ser um cf.Rules, mas é do tipo { $kind }.
check-09-right = { $knob } é { $value }. Certo.
check-09-wrong = { $knob } é { $have }; devia ser { $value }.
check-09-changed = Estas deviam ter ficado como estavam: { AND($knobs) }.
check-10-raised = O teu jogador parou com { $error }
check-10-none = O teu jogador não respondeu nada: tem de devolver uma de view.legal_moves().
check-10-no_move = O teu jogador respondeu { $answer }, que não é uma jogada.
check-10-refused = O teu jogador tentou { $move }. { $why }
check-10-lawful = Em { $rounds } rondas, o teu jogador escolheu { $n } jogadas, todas permitidas. Certo.
check-10-heaviest = Jogou sempre uma das peças que mais teriam custado. Certo.
check-10-lighter = Jogou uma das peças que mais teriam custado { $heavy } vezes em { $n }; faz com que seja sempre. Que peça custa mais do que as bolinhas que tem?
check-11-what = { $k } de { $n }
check-11-outside = { $what }: { $answer } não é um intervalo de proporções: o primeiro número tem de ser o menor, e ambos ficam entre 0 e 1.
