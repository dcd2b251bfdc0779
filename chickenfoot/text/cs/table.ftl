### The table: its status line, log, buttons, settings and saved games.


## whose turn, and how it went

table-You = Ty
table-turn = { $who } je na tahu.
table-turn-you = Jsi na tahu.
table-look = Prohlédni si stůl a kameny v rukou.
table-lead_turn = { $who } začíná kamenem { $lead }.
table-lead_turn-you = Začínáš kamenem { $lead }.
table-went_out = Kolo skončilo: { $who } už nemá žádný kámen.
table-went_out-you = Kolo skončilo: už nemáš žádný kámen.
table-over = Kolo skončilo: { $detail }.
table-round_over = Kolo skončilo. Stiskni Další kolo.
table-game_over = Hra skončila. Jestli chceš hrát další, stiskni Nové rozdání.
table-not_your_turn = Ještě nejsi na tahu: nejdřív hraje { $who }.
table-handover-you = Teď hraje ten, kdo se tu jmenuje Ty. Ruce jsou zakryté, dokud se k obrazovce neposadí.
table-reveal_hand-you = To já se tu jmenuju Ty: ukaž mi moje kameny
table-handover = Teď hraje { $who }. Ruce jsou zakryté, dokud u obrazovky nesedí { $who }.
table-reveal_hand = Já jsem { $who }: ukaž mi moje kameny
table-paused = Prohlížíš si tah { $ply }/{ $plies }. Jestli chceš pokračovat, stiskni Hrát odsud dál.
table-not_paused = Nic není pozastavené.
table-go_on = Hrát odsud dál
table-player_failed = { $why } Stiskni Hrát odsud dál, ať to { $who } zkusí znovu.
table-player_slow = Hráč { $player } se do { $limit } s neozval, a tak je zastavený. Oprav ho a spusť tuhle buňku znovu, nebo mu dej víc času: cf.play(..., limit=60).
table-player_stopped = Hráč { $player } je zastavený.
table-player_at_table = Hráč jen odpovídá tahem a u stolu, který se ho ptá, nedělá nic jiného: tah provede stůl.
table-thinking = { $who } přemýšlí, nejdéle { $limit } s. Chceš to ukončit dřív? Zavolej v jiné buňce stop() tohohle stolu, nebo, když nějaká buňka běží, přeruš jádro.

## choosing

table-chosen = Vybraný kámen: { $tile }. Hodí se na { OR($places) }.
table-chosen_unfit = Vybraný kámen: { $tile }. Vyber místo a zkus ho tam dát.
table-unchosen = { $tile } je zpátky v ruce.
table-arranged = { $tile } je teď { $n }. kámen z { $of } v tvé ruce.
table-place_chosen = Budeš hrát na { $place }. Vyber kámen.
table-place_unchosen = Žádné místo není vybrané.
table-the_table = prázdný stůl
table-place = na { $onto }
table-place-table = na prázdný stůl
table-drew = Líznutý kámen: { $tile }.
table-knock_on = Při příštím tahu klepneš.
table-knock_off = Klepat nebudeš.

## help

table-suggestion = Rada: { $move }.
table-no_adviser = Není tu nikdo, kdo by mohl poradit.
table-choices = Můžeš udělat tohle: { OR($moves) }.
table-draw = líznout si
table-pass = pasovat

## going back

table-undone = Tah je vrácený.
table-undone-draw = U tohohle stolu platí, že co je líznuté, to je líznuté: dál zpátky už to nejde.
table-undone-nothing = Není co vracet.
table-redone = Tah je zase na stole.
table-redone-nothing = Není co zopakovat.
table-resumable =
    Je tu uložená hra: kolo { $n }, na stole { $plays } { $plays ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }.{ $note } Chceš v ní pokračovat, nebo začít novou?
table-resumable-accept = Pokračovat
table-resumable-decline = Začít novou
table-seats = Hráčů je { $n }, ale míst u stolu { $seats }.
table-no_game = Stůl ukazuje hru nebo kolo, ne { QUOTED($value) }.
table-bad_pace = pace je počet sekund od 0 do { $most }, ne { QUOTED($pace) }.

## buttons

table-button-draw = Líznout
table-button-pass = Pasovat
table-button-knock = Klepnout
table-button-undo = Zpět
table-button-redo = Znovu
table-button-suggest = Poradit
table-button-choices = Co teď?
table-button-next = Další kolo
table-button-new = Nové rozdání
table-button-restart = Stejné kameny znovu
table-button-screen = Celá obrazovka
table-button-keys = Klávesy
table-keys-draw = líznout si kámen
table-keys-pass = pasovat
table-keys-knock = při příštím tahu klepnout
table-keys-undo = vzít zpět
table-keys-redo = zahrát znovu
table-keys-suggest = poradit tah
table-keys-choices = říct, co se teď smí
table-keys-next = rozdat další kolo
table-keys-arrows = procházet tvé kameny nebo místa
table-keys-arrange = posunout kámen v ruce
table-keys-updown = přecházet mezi tvými kameny a místy
table-keys-enter = vybrat kámen nebo místo
table-keys-escape = nevybrat nic
table-keys-home = na první nebo poslední
table-keys-screen = ukázat stůl na celé obrazovce, nebo zase ne
table-keys-keys = ukázat nebo schovat tenhle seznam
table-keys-title = Klávesy, když je vybraný kámen, místo nebo tlačítko stolu
table-key-arrows = ← →
table-key-arrange = Shift ← →
table-key-updown = ↑ ↓
table-key-enter = Enter
table-key-escape = Esc
table-key-home = Home End

## parts of the table

table-name = Stůl pro Chickenfoot
table-rack = Tvoje kameny
table-rack-of = { $who }: kameny v ruce
table-places = Místa na stole
table-players = Hráči
table-log = Poslední tahy
table-slider = Ohlédnutí: tah { $ply }/{ $plies }
table-slider-name = Který tah ukázat
table-seat-tiles =
    { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }
table-seat-total =
    { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
table-seat-turn = na tahu
table-yard = Kuřecí dvorek: { $n }
table-seed = Rozdání { $seed }
table-round = Kolo { $n }
table-waiting = Python neodpovídá. Možná pracuje na jiné buňce; jestli byl restartovaný, spusť tuhle buňku znovu.
table-alt-hand = { $who } má v ruce { AND($tiles) }.
table-alt-hand-you = Máš v ruce { AND($tiles) }.
table-static = Spusť tuhle buňku a hraj: bez běžícího jádra je stůl jen obrázek.
table-fits = hodí se
table-is_new = čerstvě líznutý

## the last events

table-event-lead = { $who } začíná kamenem { $tile }
table-event-lead-you = Začínáš kamenem { $tile }
table-event-play = { $who } hraje { $play }
table-event-play-you = Hraješ { $play }
table-event-knock = { $event } a klepe
table-event-knock-you = { $event } a klepeš
table-event-call = { $event }: { $call }
table-call = „{ $call }!“
table-called = { $who }: { $call }
table-called-you = Ty: { $call }
table-event-draw = { $who } si líže
table-event-draw-you = Lížeš si
table-event-pass = { $who } pasuje
table-event-pass-you = Pasuješ
table-event-aside = Na stůl přichází { $lead }
table-event-lottery = O začátek se losuje: { AND($draws) }
table-event-lottery-one = { $who } má { $tile }

## the end

table-end-title = Konec kola { $n }
table-end-title-alone = Konec kola
table-end-player = Hráč
table-end-held = Zbylo v ruce
table-end-pips = Oka
table-end-penalty = Přirážka
table-end-points = Toto kolo
table-end-total = Celkem
table-end-nothing = nic
table-sheet-title = Zápis bodů
table-standings-title =
    Hra skončila: { $n ->
        [one] vyhrává
        [few] vyhrávají
        [many] vyhrává
       *[other] vyhrávají
    } { AND($winners) }.
table-standings-title-you = Hra skončila: vyhráváš.

## the controls round it

table-controls-options = Nápověda
table-controls-game = Rozdání a pravidla
table-controls-file = Uložit a načíst
table-help-show = Ukázat, co jde zahrát
table-help-numerals = Čísla místo ok
table-help-why = Říct, proč se kámen nikam nehodí
table-help-auto_place = Kámen s jediným místem jde rovnou tam
table-sort = Pořadí tvých kamenů
table-sort-drawn = jak přišly, nebo jak si je srovnáš
table-sort-pips = podle ok
table-sort-fits = nejdřív, co se hodí
table-pace = Ostatní hráči
table-pace-slow = nespěchají
table-pace-brisk = hrají svižně
table-pace-none = hrají hned
table-theme = Barvy
table-theme-auto = podle stránky
table-theme-classic = klasické
table-theme-night = noční
table-theme-contrast = vysoký kontrast
table-theme-print = pro tisk
table-seed-label = Číslo rozdání
table-seed-play = Hrát tohle rozdání
table-seed-bad = Číslo rozdání je celé číslo nebo slovo.
table-type-label = Napiš tah
table-type-hint = třeba 6-4 on 9-6
table-type-do = Zahrát
table-file-label = Jméno souboru
table-file-save = Uložit hru
table-file-load = Načíst hru
table-file-picture = Uložit obrázek
table-file-saved = Uloženo jako { $path }.
table-file-loaded = Načteno: { $path }.
table-file-failed = { $path }: { $why }.
table-file-no_name = Nejdřív soubor pojmenuj.

## the rules

table-rules-source = Domácí pravidla
table-rules-ours = Naše pravidla, jako v lekcích
table-rules-own = moje vlastní
table-rules-play = Hrát podle těchto pravidel
table-rules-same = Tohle jsou pravidla tohoto stolu.
table-rules-differs = Co by bylo jinak:
table-rules-knobs = Pravidlo po pravidle
table-rules-each = podle počtu hráčů: { AND($each) }

## who sits there

table-nobody = Ke stolu patří aspoň dva hráči.
table-bad_player = { QUOTED($player) } si ke stolu sednout nemůže: napiš you, jméno člověka, jméno vestavěného hráče, nebo funkci.
table-must-0 = Teď musí přijít kámen s nulou.
table-must-1 = Teď musí přijít kámen s jedničkou.
table-must-2 = Teď musí přijít kámen s dvojkou.
table-must-3 = Teď musí přijít kámen s trojkou.
table-must-4 = Teď musí přijít kámen se čtyřkou.
table-must-5 = Teď musí přijít kámen s pětkou.
table-must-6 = Teď musí přijít kámen se šestkou.
table-must-7 = Teď musí přijít kámen se sedmičkou.
table-must-8 = Teď musí přijít kámen s osmičkou.
table-must-9 = Teď musí přijít kámen s devítkou.
table-must-10 = Teď musí přijít kámen s desítkou.
table-must-11 = Teď musí přijít kámen s jedenáctkou.
table-must-12 = Teď musí přijít kámen s dvanáctkou.
table-must-13 = Teď musí přijít kámen s třináctkou.
table-must-14 = Teď musí přijít kámen se čtrnáctkou.
table-must-15 = Teď musí přijít kámen s patnáctkou.
table-must-16 = Teď musí přijít kámen se šestnáctkou.
table-must-17 = Teď musí přijít kámen se sedmnáctkou.
table-must-18 = Teď musí přijít kámen s osmnáctkou.

## the person's turn

board-hint = Klikni na kámen a potom na místo, nebo ho tam přetáhni. Kámen s jediným místem jde rovnou tam.
board-hint-two = Klikni na kámen a potom na místo, nebo ho tam přetáhni.
board-hint-place = Klikni na místo, na kámen u něj, nebo znovu na vybraný kámen, a ten se vrátí do ruky.
board-hint-tile = Klikni na kámen, který tam patří.
board-nothing_fits-draw = Nic se nehodí: lízni si.
board-nothing_fits-pass = Nic se nehodí: pasuj.
board-nothing_fits-drawn = Nehodí se: pasuj.
board-nothing_fits-again = Nehodí se: lízni si znovu.
board-only_place = { $tile } jde na { $place }, nikam jinam se nehodí. Zpět ho vrátí.
board-only_place-table = { $tile } začíná. Zpět ho vrátí.
board-full = Na { $place } už se nic nevejde.
board-fits_nowhere =
    { $tile } se nikam nehodí: { $n ->
        [one] jediný volný konec chce
        [few] volné konce chtějí
        [many] volné konce chtějí
       *[other] volné konce chtějí
    } { AND($pips) }.

## help

board-only-draw = Můžeš si jedině líznout.
board-only-pass = Můžeš jedině pasovat.
board-choices = Můžeš zahrát { OR($plays) }.
board-choices-draw = Můžeš zahrát { OR($plays) }, anebo si líznout.
board-choices-pass = Můžeš zahrát { OR($plays) }, anebo pasovat.
board-suggestion = Rada: { $move } ({ $why }).
board-suggestion-bare = Rada: { $move }.

## looking back

board-looking = Prohlížíš si tah { $ply }/{ $plies }; nic se neztratí.
board-now = Zpátky do hry

## the end

board-double_out = Dohrání dvojitým kamenem stojí { $points }.
board-cost =
    Toto kolo tě stojí { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: celkem máš { $total }.
board-fewest = Vyhrává, kdo má nejmíň bodů.
board-final = Body: { AND($scores) }.
board-final-one = { $who } { $total }

## buttons

board-not_now = teď ne
board-asked_for = teď je to na řadě
board-keys-tab = ke stolu a k jeho další části; kliknutí dělá totéž
board-key-tab = Tab
board-gone = Python skončil nebo byl restartovaný, takže tenhle stůl je teď jen obrázek. Jestli chceš pokračovat, spusť tuhle buňku znovu: uloženou hru ti nabídne.

## kept games

saved_game-game =
    kolo { $n }, na stole { $plays } { $plays ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }, rozdání { $seed }
saved_game-game-others =
    kolo { $n }, na stole { $plays } { $plays ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }, rozdání { $seed }, hrají { AND($names) }
saved_game-failed = Tahle hra se neukládá. { $path }: { $why }.
saved_game-other_names = Hrají ji { AND($names) }.
saved_game-other_deal = Je to rozdání { $seed }; tahle buňka chce { $asked }.
saved_game-other_rules = Má jiná pravidla. { $lines }{ $more }
saved_game-more = { " " }A tak dál.
saved_game-others =
    V části Uložit a načíst { $n ->
        [one] čeká ještě { $n } hra
        [few] čekají ještě { $n } hry
        [many] čeká ještě { $n } hry
       *[other] čeká ještě { $n } her
    }.
saved_game-declined = Uložená hra nezmizí: najdeš ji v části Uložit a načíst.
saved_game-list = Hry, které jsou tu uložené
saved_game-none = žádná jiná hra
saved_game-go_on = Pokračovat v téhle hře

## seats

seats-random = Nela
seats-greedy = Hugo
seats-doubles_first = Dan
seats-steady = Rozárka
seats-coach = Trenér
seats-kind-random = náhodně
seats-kind-greedy = hladově
seats-kind-doubles_first = dvojité napřed
seats-kind-steady = rozvážně
seats-kind-coach = zkouší tahy
seats-full = { $title } ({ $kind })
seats-people =
    U téhle obrazovky { $n ->
        [one] hraje
        [few] hrají
        [many] hraje
       *[other] hrají
    }: { AND($people) }.
seats-people-others =
    U téhle obrazovky { $n ->
        [one] hraje
        [few] hrají
        [many] hraje
       *[other] hrají
    }: { AND($people) }; za počítač: { AND($computers) }.
seats-bad_rules = rules je objekt Rules nebo jméno domácích pravidel, třeba 'chicken-scratch', ne { QUOTED($rules) }.

## files

files-no_record = { $path } už existuje a žádná hra Chickenfootu v něm není: zvol jiné jméno.
files-bad_save = save je cesta k souboru, třeba 'hra.json', nebo False, když se hra ukládat nemá, ne { QUOTED($save) }.
files-outside = Soubory se ukládají do této složky: napiš jméno bez lomítek.
files-game_there = Hra { $path } už existuje: ulož znovu, jestli ji chceš nahradit.
files-picture_there = Obrázek { $path } už existuje: ulož znovu, jestli ho chceš nahradit.
files-missing = Soubor { $path } tu není.

## rule by rule

knobs-set_max =
    do { $n }: { $tiles } { $tiles ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }
knobs-hand_size =
    každý { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }
knobs-yard_reserve =
    { $n ->
        [one] poslední kámen se nikdy nelíže
        [few] poslední { $n } kameny se nikdy nelížou
        [many] posledních { $n } kamene se nikdy nelíže
       *[other] posledních { $n } kamenů se nikdy nelíže
    }
knobs-yard_reserve-none = líznout se smí každý kámen
knobs-rounds =
    { $n } { $n ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }
knobs-spinner_arms =
    { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }
knobs-toes =
    { $n } { $n ->
        [one] prst
        [few] prsty
        [many] prstu
       *[other] prstů
    }
knobs-toes-none = žádné prsty: dvojitý kámen zavírá své rameno
knobs-last_double-free = Nestojí to nic.
knobs-last_double-penalty = Stojí to body.
knobs-last_double-forbid = Je to zakázané.
knobs-last_double_points =
    { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, pokud to stojí body
knobs-double_blank_points =
    { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
knobs-blank_half_points =
    { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
knobs-holder = Začíná, kdo má počáteční kámen.
knobs-no_holder = Počáteční kámen se dává na stůl předem, takže ho nikdo v ruce nemá: v části { AND($topics) } vyber, že začíná někdo jiný.
knobs-arms = Středový kámen s { $arms } rameny se v sadě do { $n } nikdy nezaplní, protože jeho číslo je jen na { $n } dalších kamenech: zvol méně ramen nebo větší sadu.
knobs-impossible = { $topic }: tohle k ostatním pravidlům nejde.
knobs-not_listed = { $topic }: tohle pravidlo neříká, co platí, když je hráčů { $players }, jen když jich je { AND($listed) }. Vyber jiné v části Pravidlo po pravidle.

## a move that is typed

typed-where = { $tile } se hodí na { AND($places) }: napiš, na který, třeba { $move }.
