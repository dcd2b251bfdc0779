### The widgets of the lessons: exercises, checks, progress, the card.

card-title = Chickenfoot na jedné stránce
card-before = Než začnete.
card-turn = Když jsi na tahu.
card-turn-left = Hraje se kolem stolu doleva.
card-match = Co se smí dotýkat.
card-double = Dvojitý kámen.
card-double-call = Pokládá se napříč a k němu zvoláš jeho číslo: „{ $call }!“
card-end = Konec kola.
card-points = Body nikdo nechce.
card-game = Hra.
card-before-tie = (Když má víc hráčů stejně a nejvíc ok, losují znovu.)
card-head-lies = Co je na stole
card-head-shows = Kam smí tvůj kámen
card-place-arms = středový kámen, dokud nezačala všechna ramena
card-place-foot = dvojitý kámen, dokud nemá všechny prsty
card-place-ends = cokoli jiného
card-note = Tohle jsou pravidla našich lekcí; u mnoha stolů se něco hraje jinak.
card-agree = Než poprvé rozdáte, domluvte se:
agree-set = s jakou sadou hrajete a kolik kamenů si každý vezme
agree-rounds = kolik kol hrajete
agree-start = jestli se počáteční kámen dá na stůl, nebo rozdá, a kdo začíná
agree-arms = kolik ramen má přednost
agree-drawn = jestli se líznutý kámen, který se hodí, musí zahrát
agree-double = kolik stojí dohrát dvojitým kamenem
agree-blank = kolik stojí dvojitá nula v ruce
agree-knock = jestli se s posledním kamenem klepe
agree-tie = kdo vyhrává při stejném součtu

## what a learner knows

progress-sure = Zapomenout všechny tvoje čárky? Vrátit už se to nedá.
progress-keep = Nechat je
progress-forget = Ano, zapomenout všechny

## progress

progress-reset = Zapomenout moje čárky
progress-title = Co zatím umíš
progress-forgotten = Všechno je zapomenuté.
progress-none = Zatím tu není žádná odpověď.
progress-rules =
    Umíš { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $of } { $of ->
        [one] pravidla
        [few] pravidel
        [many] pravidla
       *[other] pravidel
    }: správně a bez pomoci.
progress-firm = Z toho { $n } ve víc než jednom dni.
progress-how = Jedna čárka: správně bez pomoci. Dvě čárky: ve dvou dnech; tři: ve třech dnech nebo víc. Co zkoušíš v úrovni, to se ti nepočítá k tíži. Otázka, která se nepovedla, se brzy vrátí.
progress-look = Podívat se znovu
progress-next = Dál: { $number } { $title }
progress-practice = Procvičit tři otázky
progress-levels =
    úrovně: { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $of }
progress-cell-new = { $name }: ještě nepřišlo na řadu
progress-cell-helped = { $name }: zatím s pomocí
progress-cell-again = { $name }: minule se to nepovedlo
progress-cell-known =
    { $name }: správně bez pomoci ({ $days } { $days ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    })
progress-others = K tomuhle se ještě vrať: { AND($names) }.
progress-unreadable = Soubor { $path } se nedá přečíst, takže lekce začínají znovu; pokračovat můžeš jako vždycky.
progress-not_written = Tvoje čárky se nepodařilo uložit ({ $why }). Pokračovat můžeš i tak.

## what is handed in

work-bad_name = Jméno má nejvýš { $most } písmen a všechna na jednom řádku.
work-not_written = Tvoje odpovědi se nepodařilo uložit ({ $why }). Pokračovat můžeš i tak.
work-signed = Podpis: { $name }. Tvoje cvičení se ukládají do souboru { $file }.
work-unsigned = Bez podpisu. Napiš jméno mezi uvozovky: sign("Ana a Bo").
work-by = Práce: { $name }.
exercise-answered = Tvoje odpověď: { $letter }
exercise-kept = Tvoje odpovědi z minula jsou zase tady.

## exercises and checks

exercise-name = Cvičení k lekci { $lesson }
exercise-title =
    Cvičení, otázka { $n } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $count }
exercise-some =
    Zodpovězeno: { $n } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $count }.
exercise-all = Zodpovězeno všechno ({ $count }). Spusť další buňku a uvidíš, jak to dopadlo.
exercise-words =
    Cvičení k lekci { $lesson }: { $count } { $count ->
        [one] otázka
        [few] otázky
        [many] otázky
       *[other] otázek
    }.
lessons-difficulty = Obtížnost { QUOTED($given) } není: jde od { $least } do { $most }.
lessons-bad_lesson = Lekce { QUOTED($given) } není: jdou od { $least } do { $most }.
lessons-bad_count = { QUOTED($given) } není počet otázek: zadej celé číslo od { $least } do { $most }.
lessons-bad_kinds = Druhy otázek se píšou jako ("where", "turn"), ne { QUOTED($given) }.
lessons-no_round = Kdo chce ukázat kolo, musí nějaké zadat, třeba cf.deal(seed=1), ne { QUOTED($given) }.
lessons-no_name = Napiš jméno mezi uvozovky, sign("Ana a Bo"), ne { QUOTED($given) }.
lessons-no_folder = Napiš složku, třeba collect("collected"), ne { QUOTED($given) }.
lessons-no_path = Napiš soubor, třeba save("card.html"), ne { QUOTED($given) }.
lessons-bad_before = Před lekcí { QUOTED($given) } není co procvičovat: zadej celé číslo od { $least } do { $most }.
lessons-static = Tohle je jen obrázek. Jestli chceš hrát, zvol v nabídce Run > Run All Cells.
lessons-alt-hand = Máš v ruce { AND($tiles) }.
lessons-alt-set = Celá sada po schodech: { AND($tiles) }.
lessons-level-title = { $number } { $title }
lessons-level-title-step =
    { $number } { $title } · { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $of }
lessons-level-shown = Šipka ti ukáže, jak na to.
lessons-level-done = Hotovo.
lessons-level-answers = Úroveň { $number }: odpovědi a pomoc
lessons-sheet-round = Kolo { $n }
lessons-do-hint = Napovědět
lessons-do-check = Zkontrolovat
lessons-do-again = Začít znovu
lessons-do-back = Vzít zpět
lessons-do-next = Dál
lessons-do-previous = Zpátky
lessons-no_lesson = Lekce { QUOTED($given) } úrovně nemá: mají je lekce 1 až 6.
lessons-no_position = Úroveň { $number } nemá stůl, který by šel ukázat.

## questions and practice

lessons-question-name = Otázka
lessons-question-seed = Otázka { $seed }
lessons-question-hint-where = Podívej se na obrázek: { $where }
lessons-question-hint-ends = kterých polovin se nic nedotýká?
lessons-question-hint-must = nechybí ještě rameno nebo prst?
lessons-question-hint-words = Přečti si čísla ještě jednou, jedno po druhém.
lessons-question-hint-answer = Správně je { $letter }: { $text }.
lessons-question-right = Správně. { $why }
lessons-question-wrong = { $letter } ne. { $why }
lessons-practice-title =
    { $n } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $count }
lessons-practice-endless = Otázka { $n }
lessons-practice-words =
    Procvičování: { $count } { $count ->
        [one] otázka
        [few] otázky
        [many] otázky
       *[other] otázek
    } z předchozích lekcí.
lessons-practice-words-endless = Procvičování bez konce.
lessons-practice-done =
    Hotovo. Správně bez pomoci: { $right } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $count }.
lessons-practice-more = Další
lessons-do-next_question = Další otázka
lessons-do-end = Pro dnešek dost

## projector

lessons-vote-title =
    Otázka { $n } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $count }: nejdřív přemýšlej, pak hlasuj
lessons-vote-count =
    { $n } { $n ->
        [one] ruka
        [few] ruce
        [many] ruky
       *[other] rukou
    }
lessons-vote-both =
    { $before } { $before ->
        [one] ruka
        [few] ruce
        [many] ruky
       *[other] rukou
    }, potom { $n }
lessons-vote-how = Spočítejte ruce: každé kliknutí na odpověď jednu přidá.
lessons-vote-taken = { $letter }: o jednu ruku méně.
lessons-vote-frozen = Hlasy jsou odevzdané. Promluv si se sousedem: proč je právě tvoje odpověď správná?
lessons-vote-frozen_again = Hlasy jsou odevzdané podruhé. Kdo dal hlas jinam než poprvé, a proč?
lessons-vote-again = Hlasujte znovu: každé kliknutí jednu ruku přidá.
lessons-vote-do-freeze = Uzavřít hlasování
lessons-vote-do-minus = O jednu ruku méně
lessons-vote-do-second = Hlasovat podruhé
lessons-vote-do-at_once = Odhalit bez druhého hlasování
lessons-vote-do-reveal = Odhalit
lessons-vote-do-clear = Smazat hlasy
lessons-vote-do-next = Další otázka
lessons-vote-do-previous = Předchozí otázka
lessons-vote-do-screen = Celá obrazovka
lessons-vote-words =
    Na promítání: { $count } { $count ->
        [one] otázka
        [few] otázky
        [many] otázky
       *[other] otázek
    }. První z nich:

## print

lessons-print-title = Chickenfoot: otázky
lessons-print-name = Jméno
lessons-print-seed = List { $seed }
lessons-print-answers = Odpovědi k listu { $seed }
lessons-print-words =
    Pracovní list, na kterém { $count ->
        [one] je { $count } otázka
        [few] jsou { $count } otázky
        [many] je { $count } otázky
       *[other] je { $count } otázek
    }, a odpovědi na zvláštní stránce.
check-passed = Všechno je správně.
check-failed = Ještě to není celé. Oprav, co je špatně, a spusť tuhle buňku znovu.
check-not_begun = Až budeš mít odpověď, spusť tuhle buňku znovu.
check-no_pairs = Zpráva se skládá z dvojic, třeba (True, 'Správně.'), ne { QUOTED($given) }.
check-other = Téhle kontrole dej cvičení k lekci { $lesson }: work = lessons.exercise(...).
check-empty = { $n }. Tady odpověď ještě chybí.
check-no_letter = { $n }. Tvoje odpověď je { $answer }, a to není žádné z písmen.
check-right = { $n }. Správně: { $text }. { $why }
check-wrong = { $n }. Ještě ne: tvoje odpověď je { $letter }, { $text }. { $why }
check-nothing = Zatím tu není co kontrolovat: napiš odpověď do buňky nad touhle.
check-no_function = Měla by to být funkce, ale je to typ { $kind }.
check-stopped = Kontrola nemohla pokračovat: to, co dostala, skončilo chybou { $error }
check-endless = Tohle neskončilo včas, a tak bylo zastaveno.
check-ended = Tady skončil sám Python, takže nic dalšího se už nespustilo.
check-raised = { $what }: tvoje funkce skončila chybou { $error }
check-as_expected = { $what }: { $answer }. Správně.
check-not_expected = { $what }: tvoje odpověď je { $answer }, má to být { $right }.
check-returned_nothing = { $what }: tvoje funkce nevrátila nic; má to být { $right }.
check-07-what =
    Kameny s číslem { $pip }, které nejsou vidět (na stole { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    })
check-08-many = To je moc jmen: je jich pět, { AND($known) }.
check-08-unknown = { $name } k těm pěti nepatří: { AND($known) }.
check-08-keeps = { $name }: správně, jeho text říká, že líznutý kámen zahrát smíš.
check-08-must = { $name }: ne, tam líznutý kámen, který se hodí, zahrát musíš.
check-08-missing = Aspoň jedno ještě chybí: podívej se znovu na řádek o líznutém kameni.
check-08-all = Nechybí žádné. Správně.
check-09-no_rules = Mělo by to být cf.Rules, ale je to typ { $kind }.
check-09-right = { $knob } je { $value }. Správně.
check-09-wrong = { $knob } je { $have }; má to být { $value }.
check-09-changed = Tohle mělo zůstat, jak to bylo: { AND($knobs) }.
check-10-raised = Tvůj hráč skončil chybou { $error }
check-10-none = Tvůj hráč neodpověděl nic: musí vrátit něco z view.legal_moves().
check-10-no_move = Odpověď tvého hráče je { $answer }, a to není tah.
check-10-refused = Tvůj hráč chtěl zahrát { $move }. { $why }
check-10-lawful = Kol: { $rounds }, tahů tvého hráče: { $n }, všechny podle pravidel. Správně.
check-10-heaviest = Pokaždé hrál kámen, který by stál nejvíc. Správně.
check-10-lighter = Kámen, který by stál nejvíc, hrál { $heavy }krát z { $n }; ať to dělá pokaždé. Který kámen stojí víc, než má ok?
check-11-what =
    { $k } { $n ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $n }
check-11-outside = { $what }: { $answer } není interval podílů: první číslo musí být menší a obě musí ležet mezi 0 a 1.
