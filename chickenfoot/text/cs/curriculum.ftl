### What is taught beside levels and questions: the rulebook, the glossary, choices.

rulebook-match-name = Stejné ke stejnému
rulebook-match = Dvě poloviny, které se dotýkají, mají vždycky stejné číslo. Kámen nemá vršek ani spodek: otoč si ho, jak potřebuješ.
rulebook-set-name = Každý kámen jen jednou
rulebook-set =
    V sadě do { $set ->
        [0] nuly
        [1] jedničky
        [2] dvojky
        [3] trojky
        [4] čtyřky
        [5] pětky
        [6] šestky
        [7] sedmičky
        [8] osmičky
        [9] devítky
        [10] desítky
        [11] jedenáctky
        [12] dvanáctky
        [15] patnáctky
        [18] osmnáctky
       *[other] { $set }
    } má každá dvojice čísel od 0 do { $set } svůj kámen: dohromady { $tiles } { $tiles ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }.
rulebook-deal-name = Rozdávání
rulebook-deal =
    Nejdřív se na stůl položí počáteční kámen. Ostatní kameny se zamíchají lícem dolů a každý hráč si vezme { $hand ->
        [1] jeden
       *[other] { WORD($hand) }
    }. Zbytek je kuřecí dvorek.
rulebook-lead-name = Kdo začíná
rulebook-lead = V prvním kole si každý vylosuje z kuřecího dvorku jeden kámen: začíná ten, kdo má nejvíc ok, a kameny se zase zamíchají. V každém dalším kole začíná soused po levici toho, kdo začínal minule.
rulebook-arms-name = Nejdřív všechna ramena
rulebook-arms =
    Středový kámen má { $arms ->
        [1] jedno rameno
        [2] dvě ramena
        [3] tři ramena
        [4] čtyři ramena
       *[other] { WORD($arms) } ramen
    } a ta mají přednost: dokud nezačnou všechna, smí se hrát jen kameny s číslem středového kamene.
rulebook-ends-name = Volné konce
rulebook-ends = Když je středový kámen plný, smí se hrát na kterýkoli volný konec. Polovina, které se dotýká jiný kámen, je zavřená.
rulebook-draw-name = Lízni, pak hraj, nebo pasuj
rulebook-draw = Když můžeš hrát, hraješ. Když nemůžeš, lízneš si jeden kámen: když se hodí, hned ho zahraješ; když ne, pasuješ.
rulebook-yard-name = Prázdný dvorek
rulebook-yard = Když je kuřecí dvorek prázdný, pasuje ten, kdo nemůže hrát. Kolo pokračuje, dokud aspoň někdo hrát může.
rulebook-blank-name = Prázdná polovina je číslo
rulebook-blank = Prázdná polovina je číslo jako každé jiné: nula. Hodí se jen k další prázdné polovině a k ničemu jinému.
rulebook-foot-name = Nejdřív noha
rulebook-foot =
    Dvojitý kámen zastaví celý stůl. Dokud nemá { $toes ->
        [0] žádné prsty
        [1] jeden prst
        [2] dva prsty
        [3] tři prsty
        [4] čtyři prsty
       *[other] { WORD($toes) } prstů
    }, smí se hrát jen prsty: kameny s jeho číslem. Prst může přiložit kdokoli.
rulebook-toes-name = Hotová noha
rulebook-toes =
    Hotová noha má { $toes ->
        [0] žádné prsty
        [1] jeden prst
        [2] dva prsty
        [3] tři prsty
        [4] čtyři prsty
       *[other] { WORD($toes) } prstů
    } a víc jich nebere. Stůl je pak zase volný a každý prst je volný konec.
rulebook-hopeless-name = Noha bez naděje
rulebook-hopeless =
    Dvojitý kámen smíš zahrát, i když už kamenů s jeho číslem nezbývá dost na { $toes ->
        [0] žádné prsty
        [1] jeden prst
        [2] dva prsty
        [3] tři prsty
        [4] čtyři prsty
       *[other] { WORD($toes) } prstů
    }. Na prsty se i tak čeká.
rulebook-out-name = Dohrání
rulebook-out = Kolo končí hned, jak některý hráč nemá v ruce ani kámen, třeba i uprostřed nohy. Tomu se žádná oka nepočítají.
rulebook-blocked-name = Zablokovaný stůl
rulebook-blocked = Kolo končí i tehdy, když nikdo nemůže hrát a nikdo si nemůže líznout.
rulebook-count-name = Počítání
rulebook-count = Na konci kola zaplatí každý hráč za oka na kamenech, které má ještě v ruce. Prázdná polovina nestojí nic, ale dvojitá nula stojí { $double_blank }.
rulebook-last_double-name = Dohrání dvojitým kamenem
rulebook-last_double =
    I dvojitý kámen smí být tvůj poslední: prsty pak nepotřebuje, ale stojí tě { $last_double } { $last_double ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }. Když se hodí, musíš ho zahrát.
rulebook-rounds-name = Každý dvojitý kámen má své kolo
rulebook-rounds =
    Hra má jedno kolo pro každý dvojitý kámen sady, od dvojité { $set ->
        [0] nuly
        [1] jedničky
        [2] dvojky
        [3] trojky
        [4] čtyřky
        [5] pětky
        [6] šestky
        [7] sedmičky
        [8] osmičky
        [9] devítky
        [10] desítky
        [11] jedenáctky
        [12] dvanáctky
        [15] patnáctky
        [18] osmnáctky
       *[other] { $set }
    } až po dvojitou nulu: dohromady { $rounds ->
        [1] jedno kolo
        [2] dvě kola
        [3] tři kola
        [4] čtyři kola
       *[other] { WORD($rounds) } kol
    }. Předem se na stůl pokládá jen středový kámen toho kola, které se hraje.
rulebook-lowest-name = Vyhrává nejnižší součet
rulebook-lowest = Body ze všech kol se sečtou. Vyhrává nejnižší součet; kdo ho má stejný, dělí se o vítězství.
class-name = Jméno
class-cell =
    { $right } { $of ->
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
class-cell_wrong = { $cell }, špatně: { AND($wrong) }
class-unproved = { $cell } *
class-unproved_note = * Říká to jen soubor: kód se vyhodnotí znovu tam, kde vedle souboru leží žákův notebook, ve vlastní složce.
class-when = Poslední změna
class-lesson = Lekce
class-question = Otázka
class-mistake = Co bylo špatně
class-times = Kolikrát
class-right = Správně
class-of = Celkem
class-wrong = Špatné otázky
class-checks = Kontroly
class-judged = Vyhodnoceno znovu
class-wall = V čem třída chybovala
class-no_mistakes = Nikdo neklikl na špatnou odpověď.
class-nobody = Zatím tu není žádná práce: do této složky patří soubor { $file } od každého žáka.
class-unread = Tohle není práce z lekce, nebo je poškozená: { AND($files) }.
class-no_folder = Složka { $folder } neexistuje.
house-costs =
    stojí { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
house-free = nestojí nic
house-blank-free = dvojitá nula v ruce nestojí nic
house-blank =
    dvojitá nula v ruce stojí { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
house-blank_half =
    každá prázdná polovina stojí { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } a dvojitá nula { $double }

## choices

choice-tile = Kámen { $tile }
choice-on = Na { $onto }
choice-a = { $pip }
choice-any = Kterékoli volné číslo: { OR($pips) }
choice-pips = { AND($pips) }
choice-play = Zahraju { $tile } na { $onto }
choice-draw_play = Líznu si { $tile } a zahraju ho na { $onto }
choice-draw_pass = Líznu si { $tile } a pasuju
choice-draw_keep = Líznu si { $tile }, nechám si ho a pasuju
choice-draw_draw = Líznu si { $tile } a pak si líznu znovu
choice-draw = Líznu si kámen
choice-pass = Pasuju
choice-points = { $n }
choice-over-out = Ano: někdo už nemá žádný kámen
choice-over-blocked = Ano: nikdo nemůže hrát ani líznout
choice-over-stuck = Ano: někdo nemůže hrát
choice-over-no_play = Ne: někdo ještě může hrát
choice-over-no_draw = Ne: někdo si ještě může líznout
choice-keep_or_play = Zahraju { $tile }, nebo pasuju, jak chci

## a question and its answer in print

question-option = { $letter }) { $text }
question-answer = { $letter }: { $text }. { $why }
glossary-term = Slovo
glossary-meaning = Co znamená
glossary-lesson = Lekce
glossary-pt = Portugalsky
glossary-es = Španělsky
glossary-cs = Česky
glossary-none = –
glossary-tile-term = kámen
glossary-tile-meaning = kostka domina: dvě poloviny a na každé určitý počet teček
glossary-pip-term = oko
glossary-pip-meaning = tečka na kameni
glossary-blank-term = prázdná polovina
glossary-blank-meaning = polovina bez ok; platí jako číslo 0
glossary-double-term = dvojitý kámen
glossary-double-meaning = kámen, který má na obou polovinách stejné číslo
glossary-double_blank-term = dvojitá nula
glossary-double_blank-meaning = kámen 0-0
glossary-set-term = sada do devítky
glossary-set-meaning = všech 55 kamenů od 0-0 do 9-9; ostatní sady se jmenují podobně
glossary-suit-term = rodina
glossary-suit-meaning = všechny kameny sady, na kterých je jedno a totéž číslo
glossary-hand-term = ruka
glossary-hand-meaning = kameny, které hráč drží a ostatní je nevidí
glossary-yard-term = kuřecí dvorek
glossary-yard-meaning = kameny, které po rozdání zbudou lícem dolů
glossary-spinner-term = středový kámen
glossary-spinner-meaning = počáteční dvojitý kámen kola, uprostřed stolu
glossary-arm-term = rameno
glossary-arm-meaning = řada kamenů, která roste ze středového kamene
glossary-open_end-term = volný konec
glossary-open_end-meaning = polovina na konci ramena nebo prstu, které se ještě nedotýká žádný kámen
glossary-foot-term = kuřecí noha
glossary-foot-meaning = dvojitý kámen se třemi prsty
glossary-toe-term = prst
glossary-toe-meaning = jeden ze tří kamenů, které se musí přiložit k dvojitému kameni
glossary-draw-term = líznout si
glossary-draw-meaning = vzít si jeden kámen z kuřecího dvorku
glossary-pass-term = pasovat
glossary-pass-meaning = přenechat tah dalšímu hráči
glossary-lead-term = začínat
glossary-lead-meaning = zahrát v kole první kámen
glossary-call-term = zvolání
glossary-call-meaning = co řekneš, když zahraješ dvojitý kámen: Kuřecí čtyřky
glossary-knock-term = klepnout
glossary-knock-meaning = ťuknutím do stolu oznámit, že ti zbývá jeden kámen (domácí pravidlo)
glossary-go_out-term = dohrát
glossary-go_out-meaning = zahrát poslední kámen z ruky
glossary-blocked-term = zablokovaný
glossary-blocked-meaning = takový je stůl, když nikdo nemůže hrát ani si líznout
glossary-points-term = body
glossary-points-meaning = co se hráči na konci kola připočte, a není to nic dobrého
glossary-round-term = kolo
glossary-round-meaning = od jednoho rozdání do dalšího
glossary-game-term = hra
glossary-game-meaning = všechna kola dohromady, jedno pro každý dvojitý kámen
glossary-house_rule-term = domácí pravidlo
glossary-house_rule-meaning = pravidlo, podle kterého se u některých stolů hraje a u jiných ne
