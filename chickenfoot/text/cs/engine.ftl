### What the engine says: rules in words, refusals, positions, rounds, games, records.


## tiles

tile-not_text = { QUOTED($text) } není kámen. Napiš jeho dvě čísla a mezi ně spojovník, třeba 6-4.
tile-no_such = Kámen { QUOTED($a) }-{ QUOTED($b) } neexistuje: na každé polovině je číslo od 0 do { $most }.
tile-shows_no = Na kameni { $tile } není { QUOTED($pip) }.
tile-no_set = Sada do { QUOTED($n) } neexistuje: sady jdou od sady do 0 až po sadu do { $most }.

## tableaux

tableau-empty = Stůl je prázdný.
tableau-lead_not_double = { $tile } není dvojitý kámen, takže jím stůl začít nejde.
tableau-second_lead = { $tile } nemá místo: napiš, na který kámen patří, třeba { $tile } on { $lead }.
tableau-twice = { $tile } už na stole leží.
tableau-not_there = { $onto } na stole neleží, takže na něj { $tile } zahrát nejde.
tableau-no_match = { $tile } se na { $onto } nehodí: nemá číslo { $pip }.
tableau-absent = { $tile } na stole neleží.
tableau-arms_left =
    { " " }(chce ještě { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }: { $pip })
tableau-toes_left =
    { " " }(chce ještě { $n } { $n ->
        [one] prst
        [few] prsty
        [many] prstu
       *[other] prstů
    }: { $pip })
tableau-open = { " " }(volný konec: { $pip })
tableau-no_slot = Místo si může vybrat jen kámen, který se hraje na dvojitý kámen.
tableau-bad_slots = slots= dává číslo každému kameni, který má vybrané místo; { QUOTED($slots) } je něco jiného.
tableau-no_place = Na { $onto } už pro { $tile } není místo.

## refusals

rules-bad = { $knob } nemůže být { QUOTED($value) }: { $allowed }.
rules-one_of = musí to být { OR($values) }
rules-whole = musí to být celé číslo od { $low } do { $high }
rules-hand_kinds = musí to být počet kamenů, slovník { "{" }hráči: kameny{ "}" } nebo 'div42'
rules-arms_kinds = musí to být číslo od 1 do 8 nebo 'players'
rules-per_players = slovník musí pro každý počet hráčů (2 nebo víc) udávat počet kamenů
rules-tiebreak_kinds = musí to být n-tice, ve které smí být { AND($values) }, každé nejvýš jednou, a co je první, rozhoduje první
rules-call_kinds = musí to být krátký text, ve kterém { "{" }n{ "}" } stojí místo zvolaného čísla
# What is called over a double under our rules.
rules-call = Kuřecí { $number }
rules-arms_set = Středový kámen s { $arms } rameny se v sadě do { $n } nikdy nezaplní: jeho číslo je jen na { $n } dalších kamenech. spinner_arms smí být nejvýš { $n }.
rules-arms_players = Aby měl každý hráč své rameno, může jich s touhle sadou hrát 1 až { $most }, ne { $players }.
rules-no_holder = Počáteční kámen, který se dává na stůl předem, nikdo v ruce nemá, takže { $knob } nemůže být 'holder'. Může to být { OR($values) }.
rules-not_listed = { $knob } neříká, co platí, když je hráčů { $players }: je tam jen { AND($listed) }.
rules-too_many_tiles =
    Hráčů je { $players } a každý chce { $hand } { $hand ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }, dohromady { $need }; sada do { $n } jich má { $free }.
rules-too_many_tiles_aside =
    Hráčů je { $players } a každý chce { $hand } { $hand ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }, dohromady { $need }; sada do { $n } jich má { $free }, nepočítáme-li počáteční kámen, který se dává na stůl předem.
rules-largest_hand =
    Vyjde to, když si každý vezme nejvýš { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }.
rules-too_many_players = Na tolik hráčů nemá tahle sada dost kamenů.
rules-bad_leader = leader nemůže být { QUOTED($leader) }: místa mají čísla od 0 do { $last }.
rules-bad_totals = totals nemůže být { QUOTED($totals) }: musí tam být jedno celé číslo pro každého hráče.
rules-bad_lead = Pro { QUOTED($lead) } tu počáteční kámen není: jeho číslo je od 0 do { $n }.
rules-no_rules = { QUOTED($rules) } nejsou pravidla: zadej cf.Rules(...) nebo jméno domácích pravidel, třeba 'chicken-scratch'.
rules-no_mapping = { QUOTED($values) } nejsou pravidla zapsaná jako data: zadej slovník se jmény a hodnotami pravidel.
rules-no_tiles = { QUOTED($tiles) } nejsou kameny: zadej kameny nebo jejich text, třeba '6-4 5-5'.
rules-bad_seed = { QUOTED($seed) } není semínko: zadej celé číslo nebo slovo.
rules-long_seed = Semínko může mít nejvýš { $most } číslic nebo písmen.

## the rules themselves, in the order of play

explain-goal = Vyhrává, kdo má po posledním kole nejnižší součet.
explain-set_max =
    Hraje se se sadou do { $n }, která má { $tiles } { $tiles ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }.
explain-hand_size =
    Každý hráč si vezme { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }; zbytek je kuřecí dvorek.
explain-hand_size-each = Každý hráč si vezme tolik kamenů: { AND($each) }; zbytek je kuřecí dvorek.
explain-hand_size-div42 = Rozdělí se 42 kamenů: každý hráč si vezme 42 děleno počtem hráčů, zaokrouhleno na celé kameny (polovina nahoru); zbytek je kuřecí dvorek.
explain-for_players =
    { $n } ({ $players } { $players ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    })
explain-yard_reserve =
    Z kuřecího dvorku se { $n ->
        [one] nikdy nelíže poslední kámen
        [few] nikdy nelížou poslední { $n } kameny
        [many] nikdy nelíže posledních { $n } kamene
       *[other] nikdy nelíže posledních { $n } kamenů
    }.
explain-yard_reserve-each = Poslední kameny kuřecího dvorku se nikdy nelížou, a to: { AND($each) }.
explain-round_order-desc = Každý dvojitý kámen sady má své kolo, od nejvyššího až po dvojitou nulu.
explain-round_order-asc = Každý dvojitý kámen sady má své kolo, od dvojité nuly až po nejvyšší.
explain-rounds-none = Hrají se všechna.
explain-rounds =
    Hra má { $n } { $n ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    } a dost.
explain-start_source-hand = Kdo má v ruce počáteční kámen kola, ten jím začíná; počítá se to jako tah.
explain-start_source-set_aside = Počáteční kámen kola se položí na stůl, než se zamíchá; není to tah žádného hráče.
explain-start_missing-draw_turns = Když ho nikdo nemá, hráči si po řadě lížou po jednom kameni, dokud se nenajde; kdo si ho lízne, ten jím začíná.
explain-start_missing-draw_all = Když ho nikdo nemá, všichni si najednou líznou po kameni, a znovu, dokud se nenajde; když na to není dost kamenů, rozdá se znovu.
explain-start_missing-next_double = Když ho nikdo nemá, začne kolo dalším dvojitým kamenem, který ještě žádné nezačínal; ten přeskočený počká na některé z dalších kol. Když nikdo nemá žádný z nich, hráči si po řadě lížou po jednom kameni, dokud se nenajde ten první; kdo si ho lízne, ten jím začíná.
explain-start_missing-burn = Když ho nikdo nemá, propadne: v téhle hře jím už žádné kolo nezačne a tohle začne dalším dvojitým kamenem, který ještě žádné nezačínal. Když nikdo nemá žádný z nich, hráči si po řadě lížou po jednom kameni, dokud se nenajde ten první; kdo si ho lízne, ten jím začíná.
explain-start_missing-redeal = Když ho nikdo nemá, rozdá se znovu.
explain-leader_first-high_draw = V prvním kole si každý vylosuje kámen: začíná ten, kdo má nejvíc ok, při shodě se losuje znovu a kameny se vrátí. Kde by na to ve dvorku nebylo dost kamenů, losuje se ještě před rozdáním.
explain-leader_first-finder = Před rozdáním hráči po řadě losují, dokud někdo nenajde počáteční kámen: ten pak první kolo začíná.
explain-leader_first-random = Kdo začne první kolo, o tom rozhodne náhoda.
explain-leader_later-rotate = V každém dalším kole začíná soused po levici toho, kdo začínal minule.
explain-spinner_arms =
    Počáteční kámen je středový: nejdřív se na něj { $n ->
        [one] zahraje jeden kámen
        [few] zahrají { $n } kameny
        [many] zahraje { $n } kamene
       *[other] zahraje { $n } kamenů
    } s jeho číslem (tak { $n ->
        [one] začíná jeho rameno
        [few] začínají jeho ramena
        [many] začínají jeho ramena
       *[other] začínají jeho ramena
    }), teprve pak se smí hrát cokoli jiného.
explain-spinner_arms-players = Počáteční kámen je středový: nejdřív se na něj zahraje tolik kamenů s jeho číslem, kolik je hráčů (tak začínají jeho ramena), teprve pak se smí hrát cokoli jiného.
explain-voluntary_draw-true = Líznout si smíš, i když můžeš hrát.
explain-voluntary_draw-false = Líznout si smíš, jen když nemůžeš hrát.
explain-draw_limit =
    Když nemůžeš hrát, lízneš si { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }.
explain-draw_limit-none = Když nemůžeš hrát, lížeš si, dokud to nepůjde.
explain-drawn_tile-must = Líznutý kámen, který se hodí, se hned hraje; jinak pasuješ.
explain-drawn_tile-may = Když si lízneš kámen, který se hodí, můžeš ho hned zahrát, nebo pasovat.
explain-drawn_tile-hold = Líznutý kámen si necháš a pasuješ; zahrát ho smíš až od svého příštího tahu.
explain-toes =
    Dvojitý kámen se pokládá napříč a začíná jím kuřecí noha: chce { $n } { $n ->
        [one] prst
        [few] prsty
        [many] prstu
       *[other] prstů
    }.
explain-toes-none = Dvojitý kámen se pokládá napříč a žádné prsty nechce: zavírá své rameno.
explain-foot_first-true = Dokud noha nemá všechny prsty, nesmí se hrát nic jiného.
explain-foot_first-false = Dokud noha čeká na prsty, smí se hrát i na jiné volné konce.
explain-call = Kdo zahraje dvojitý kámen, zvolá: „{ $call }!“
explain-knock-auto = Když hraješ předposlední kámen, klepni; když to neuděláš, lízneš si kámen, jakmile dohraje další hráč, pokud je co lízat.
explain-knock-off = Nikdo nemusí klepat.
explain-empty_yard-all_blocked = Když není co hrát ani co lízat, pasuješ. Kolo končí, když má někdo prázdnou ruku, nebo když nikdo nemůže hrát a ve dvorku není co lízat.
explain-empty_yard-first_blocked = Kolo končí, když má někdo prázdnou ruku, nebo když hráč, který je na tahu, nemůže hrát ani si líznout.
explain-dead_foot-end_round = Dvojitý kámen, na který už nezbývá dost prstů, kolo hned ukončí.
explain-dead_foot-play_on = Dvojitý kámen se smí zahrát, i když už na něj nezbývá dost prstů; hraje se dál.
explain-last_double-free = Dohrát dvojitým kamenem nestojí nic.
explain-last_double-penalty =
    Dohrát dvojitým kamenem stojí { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.
explain-last_double-forbid = Dohrát dvojitým kamenem se nesmí.
explain-double_blank_points = Každé oko, které ti zůstane v ruce, se počítá za 1; dvojitá nula za { $n }.
explain-blank_half_points = Prázdná polovina kamene se počítá za { $n }.
explain-tiebreak-none = Kdo má stejný součet, dělí se o vítězství.
explain-tiebreak-most_zero_rounds = Při stejném součtu vyhrává, kdo má nejvíc kol bez bodů.
explain-tiebreak-lowest_nonzero_round = Při stejném součtu vyhrává, kdo má nejnižší kolo, které není nula.
explain-tiebreak-most_zero_rounds_lowest_nonzero_round = Při stejném součtu vyhrává, kdo má nejvíc kol bez bodů, a potom ten, kdo má nejnižší kolo, které není nula.
explain-tiebreak-lowest_nonzero_round_most_zero_rounds = Při stejném součtu vyhrává, kdo má nejnižší kolo, které není nula, a potom ten, kdo má nejvíc kol bez bodů.
explain-differs = { $topic }: { $here } Tam: { $there }
explain-nothing = (to se tu neřeší)

## what a knob is about

topic-set_max = Sada
topic-hand_size = Kolik kamenů do ruky
topic-start_source = Počáteční kámen
topic-start_missing = Když počáteční kámen chybí
topic-leader_first = Kdo začíná první kolo
topic-leader_later = Kdo začíná další kola
topic-round_order = Pořadí kol
topic-rounds = Délka hry
topic-spinner_arms = Středový kámen
topic-toes = Noha
topic-foot_first = Přednost nohy
topic-draw_limit = Lízání
topic-drawn_tile = Líznutý kámen
topic-voluntary_draw = Lízání z vlastní vůle
topic-yard_reserve = Zbytek dvorku
topic-empty_yard = Konec kola
topic-dead_foot = Noha bez naděje
topic-last_double = Dohrání dvojitým kamenem
topic-last_double_points = Kolik to stojí
topic-double_blank_points = Dvojitá nula
topic-blank_half_points = Prázdné poloviny
topic-knock = Klepání
topic-tiebreak = Stejné součty
topic-call = Zvolání
# A play as it is told; what is typed is always written with "on".
move-on = { $tile } na { $onto }
move-not_text = { QUOTED($text) } není tah. Napiš kámen a kam patří, třeba 6-4 on 9-6, nebo počáteční kámen, třeba 9-9, nebo draw, nebo pass.
move-not_read = { QUOTED($text) } není tah: { $why }
move-no_tile = chybí tam kámen. Napiš kámen a kam patří, třeba 6-4 on 9-6.
move-two_tiles = jsou tam dva kameny. Napiš mezi ně on, třeba 6-4 on 9-6; a vždycky jen jeden tah.
move-unreadable = { QUOTED($part) } se nedá přečíst. Napiš kámen se spojovníkem a kam patří, třeba 6-4 on 9-6.
move-no_such = Tah druhu { $kind } takhle vypadat nemůže: ke hraní je potřeba kámen, k líznutí nebo pasování žádný.

# The words that a typed move is understood by, beside English ones; commas between them.
typed-draw = líznout, líznout si, líznu, lížu, táhnout, táhnu, vytáhnout, beru
typed-pass = pasovat, pasuji, pasuju, pas
typed-on = na, k, ke
typed-knock = klepnout, klepnu, klepat, klepu

## why not: the play

refusal-round_over = Kolo skončilo: { $detail }.
refusal-no_such_tile = V sadě do { $n } kámen { $tile } není.
refusal-already_on_table = { $tile } už na stole leží.
refusal-not_in_hand = Kámen { $tile } nemáš v ruce.
refusal-only_starting_double = Stůl je prázdný: začít se smí jen počátečním kamenem { $lead }.
refusal-no_place_named = Řekni, na který kámen na stole { $tile } patří.
refusal-not_on_table = { $onto } na stole neleží, takže na něj nejde nic zahrát.
refusal-end_taken = Číslo { $pip } na kameni { $onto } už je zakryté, takže { $tile } tam hrát nejde.
refusal-end_taken-spinner =
    { $onto } už má { $n ->
        [one] své rameno
        [few] všechna { $n } ramena
        [many] všechna { $n } ramene
       *[other] všech { $n } ramen
    }, takže { $tile } tam hrát nejde.
refusal-end_taken-foot =
    { $onto } už má { $n ->
        [one] svůj prst
        [few] všechny { $n } prsty
        [many] všech { $n } prstu
       *[other] všech { $n } prstů
    }, takže { $tile } tam hrát nejde.
refusal-end_taken-double = { $onto } zavírá své rameno: v téhle hře dvojité kameny prsty nemají.
refusal-wrong_pip = { $tile } nemá číslo { $pip }, a { $onto } ho chce: poloviny, které se dotýkají, musí být stejné.
refusal-spinner_first =
    Nejdřív všechna ramena: středový kámen { $double } chce ještě { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }, takže teď musí přijít kámen s číslem { $asked }.
refusal-foot_open =
    Nejdřív noha: { $double } chce ještě { $n } { $n ->
        [one] prst
        [few] prsty
        [many] prstu
       *[other] prstů
    }, takže teď tam musí přijít kámen s číslem { $asked }.
refusal-double_last = { $tile } je tvůj poslední kámen, a dohrát dvojitým kamenem se nesmí.
refusal-not_the_drawn_tile = V tomhle tahu už máš líznuto, takže ze svých kamenů smíš teď hrát jen { $drawn }.
refusal-not_the_drawn_tile-hold = V tomhle tahu už máš líznuto, takže hrát budeš až v tom příštím.
refusal-held = Kámen { $tile } máš čerstvě líznutý: až do tvého příštího tahu zůstane v ruce.
refusal-no_knocking = V téhle hře nikdo neklepe.
refusal-knock_too_early = Klepe se, jen když ti po tahu zbude jediný kámen.

## why not: draw and pass

refusal-can_play = Můžeš zahrát { $tile }, takže líznout si nesmíš.
refusal-can_play-some = Můžeš hrát, takže líznout si nesmíš.
refusal-can_play-lead = Máš počáteční kámen { $tile }, takže jím začni.
refusal-can_play-drawn = Můžeš zahrát líznutý kámen { $tile }, takže znovu si líznout nesmíš.
refusal-must_play = Můžeš zahrát { $tile }, takže pasovat nesmíš.
refusal-must_play-some = Můžeš hrát, takže pasovat nesmíš.
refusal-must_play-drawn = Líznutý kámen { $tile } se hodí, takže se musí zahrát.
refusal-must_lead = Máš počáteční kámen { $tile }, takže pasovat nesmíš.
refusal-drew_already = V tomhle tahu už máš líznuto: smíš si vzít jen jeden kámen.
refusal-yard_empty = Kuřecí dvorek je prázdný: není co lízat.
refusal-reserved =
    V téhle hře se z kuřecího dvorku { $n ->
        [one] nikdy nelíže poslední kámen
        [few] nikdy nelížou poslední { $n } kameny
        [many] nikdy nelíže posledních { $n } kamene
       *[other] nikdy nelíže posledních { $n } kamenů
    }.
refusal-must_draw = Nejdřív si musíš líznout, teprve pak smíš pasovat.
refusal-must_draw-again = Ještě pasovat nesmíš: lížeš si, dokud nemůžeš hrát, a pořád je co lízat.

## what is allowed now

now-draw = Lízni si kámen.
now-pass = Můžeš jen pasovat.
now-lead = Začni kamenem { $tile }.
now-show = Zahraj { OR($tiles) } na { $onto }.
now-plays = Můžeš zahrát { OR($plays) }.
now-goes = Jde na { OR($places) }.
now-many = Můžeš zahrát třeba { OR($plays) }.
now-or_pass = Nebo pasuj.
now-or_draw = Nebo si lízni.

## how it ended

ended-went_out = někdo už nemá žádný kámen
ended-blocked = nikdo nemůže pokračovat
ended-dead_foot = na zahraný dvojitý kámen už není dost prstů

## positions set up by hand

position-twice = { $tile } je tam dvakrát: každý kámen je jen jeden.
position-empty_hand = Místo { $seat } nemá žádné kameny: kolo s prázdnou rukou už skončilo.
position-no_list = { $what } nemůže být { QUOTED($texts) }: zadej seznam textů.
position-no_hands = Pozice potřebuje aspoň jednu ruku.
position-unknown_mover = Na tahu je místo { $seat }, takže jeho ruku musíš zadat: neznámé smí být jen ty ostatní.
position-none_left = Místo { $seat } nemůže mít v ruce nic: každý kámen je někde jinde.
position-no_such_tile = V sadě do { $n } kámen { $tile } není.
position-bad_play = Na stole nemůže být { $play }: { $why }
position-not_a_play = { QUOTED($play) } není kámen na stole.
position-spinner_first = středový kámen { $double } musí mít nejdřív všechna ramena.
position-foot_open = nejdřív se musí dodělat noha kamene { $double }.
position-bad_seat = Místo { QUOTED($seat) } tu není: místa mají čísla od 0 do { $last }.
position-no_lead = Kamenem { $lead } nikdo začít nemůže: není v žádné ruce a líznout se nedá.
position-lead_differs = Stůl začíná kamenem { $first }, ne dvojitým kamenem s číslem { $lead }.
position-lead_aside = { $lead } se dává na stůl předem, takže ho nikdo nemůže mít v ruce ani si ho líznout.

## a round in words

round-summary =
    Kolo pro { $players } { $players ->
        [one] hráče
        [few] hráče
        [many] hráče
       *[other] hráčů
    } se sadou do { $n }, na stole { $tiles } { $tiles ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    };{ " " }
round-to_move = na tahu je místo { $seat }.
round-over = skončilo: { $detail }.
round-seat = Místo { $seat }
round-must_match = Teď musí přijít kámen s číslem { $pip }.
round-yard =
    Kuřecí dvorek: { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }.
view-summary = místo { $seat } má v ruce { $hand }; na tahu je místo { $to_move }.
game-player = Hráč { $n }
game-no_game = { QUOTED($what) } není hra: začni novou pomocí cf.Game.new().
game-bad_count = hráčů může být 2 až { $most }, pokud na ně vystačí kameny.
game-bad_names = players nemůže být { QUOTED($players) }: zadej seznam jmen nebo počet hráčů.
game-bad_name = { QUOTED($name) } nemůže být jméno: jméno má 1 až { $most } viditelných znaků a žádné mezery na krajích.
game-foreign_file = V souboru { QUOTED($path) } je něco, co není naše hra: zvol jiné jméno, nebo přidej overwrite=True.
game-same_names = Dva hráči mají stejné jméno: { QUOTED($name) }.
game-names_count = Jmen je { $n }, ale hráčů v tomhle kole { $players }.
game-players_count = Zadaných hráčů je { $n }, ale ve hře jich má být { $players }.
game-round_goes_on = Kolo ještě neskončilo, takže další rozdat nejde.
game-over = Hra skončila: poslední kolo už je za námi.
game-summary =
    Hru hrají { AND($names) }, je { $n }. kolo { $of ->
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
    } { $of }.
sheet-lead = Kolo
sheet-total = Celkem
standings-rank = Pořadí
standings-name = Hráč
standings-total = Body
standings-by-most_zero_rounds = podle kol bez bodů
standings-by-lowest_nonzero_round = podle nejnižšího kola, které není nula

## records

record-too_big = { $path } má víc než { NUMBER($limit, useGrouping: 1) } bajtů, a víc záznam mít nesmí.
record-not_text = { $path } není text v UTF-8, a to od bajtu { $place }.
record-not_json = { $path } není záznam: řádek { $line }, sloupec { $column }: { $why }.
record-too_deep = { $path } není záznam: je do sebe vnořený moc hluboko.
record-not_record = { $path } není záznam hry Chickenfoot: pod 'chickenfoot' tam není číslo.
record-newer = { $path } pochází z novější verze Chickenfootu (verze záznamu { $version }; tahle čte nejvýš { $known }).
record-at = { $path }: { $place }: { $why }
record-twice = jméno { QUOTED($name) } je na jednom místě dvakrát
record-long_number = nějaké číslo má moc číslic
record-number = { $number } není číslo, které smí být v záznamu
record-kind = je to { $found }, ale má to být { $wanted }.
record-missing = chybí { QUOTED($field) }.
record-unknown = pole { QUOTED($field) } tu být nemá.
record-no_rounds = hra má aspoň jedno kolo.
record-too_many_rounds =
    tahle hra má nejvýš { $n } { $n ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }.
record-hands = počet rukou je { $found }, ale počet hráčů { $players }.
record-hand_size =
    v téhle ruce { $found ->
        [one] je { $found } kámen
        [few] jsou { $found } kameny
        [many] je { $found } kamene
       *[other] je { $found } kamenů
    }; podle pravidel se jich rozdává { $wanted }.
record-yard = kuřecí dvorek nesouhlasí: { $why }.
record-yard_missing =
    nikde { $n ->
        [one] není
        [few] nejsou
        [many] není
       *[other] nejsou
    } { AND($tiles) }
record-not_once = { $tile } je tam dvakrát, nebo do tohohle rozdání nepatří.
record-lead = tohle kolo začíná dvojitým kamenem s číslem { $wanted }, ne { $found }.
record-no_lead = tyhle kameny by se rozdávaly znovu: nikdo jimi nemůže začít.
record-leader = tohle kolo začíná místo { $wanted }, ne místo { $found }.
record-no_seat = místo { $seat } tu není.
record-lottery = losování, kdo začíná, nesouhlasí: { $why }.
record-lottery_seats = patří do něj po jednom kameni pro každé z míst { AND($seats) }
record-lottery_pool = { $tile } se vylosovat nedal
record-lottery_open = nikdo ho nevyhrál
record-lottery_none = podle těchhle pravidel se o začátek nelosuje
record-lottery_missing = podle těchhle pravidel se o začátek losuje
record-slot_twice = { $tile } je tam dvakrát.
record-slot_unplayed = { $tile } se v tomhle kole nehrál.
record-unfinished = tohle kolo neskončilo, a přesto po něm jde další.
record-word-list = seznam
record-word-dict = objekt
record-word-str = text
record-word-int = celé číslo
record-word-float = desetinné číslo
record-word-bool = true nebo false
record-word-NoneType = null
record-word-seed = celé číslo nebo text

## verdicts

verdicts-head-house = Domácí pravidla
verdicts-head-verdict = Verdikt
verdicts-head-why = Proč
verdicts-legal = dovoleno
verdicts-refused = nedovoleno
verdicts-impossible = nemůže nastat
verdicts-move = { $move }:
preset-label = { $slug }: { $title }
preset-source = Pramen: { $source }.
preset-stated = Píše se v něm: { $values }.
preset-inferred = Vyplývá z jeho slov: { $values }.
preset-incomplete = Přečíst šlo jen část nebo kopii.
preset-note = Poznámka: { $note }

## a score kept by hand

scores-no_round =
    { $most ->
        [0] Zatím není zapsané žádné kolo.
        [one] Kolo { QUOTED($given) } tu není: zapsané je { $most }.
        [few] Kolo { QUOTED($given) } tu není: zapsaná jsou { $most }.
        [many] Kolo { QUOTED($given) } tu není: zapsaného je { $most }.
       *[other] Kolo { QUOTED($given) } tu není: zapsaných je { $most }.
    }
scores-no_entry = Napiš, co zbylo, buď jako kameny, třeba 6-4 5-5, nebo jako body, třeba 20. { $why }
scores-no_sheet = to není náš zápis bodů.
scores-game_over =
    Hra skončila: { $n ->
        [one] její jediné kolo je zapsané
        [few] všechna její { $n } kola jsou zapsaná
        [many] všechna její kola ({ $n }) jsou zapsaná
       *[other] všech jejích { $n } kol je zapsaných
    }.
scores-led_already = Kamenem { $double } už začíná kolo { $n }.
scores-not_left = Kámen { $double } se přeskočil, takže jím v téhle hře žádné kolo nezačíná.
scores-other_lead = Kolo { $n } začíná kamenem { $double }, ne { $given }.
scores-not_in_set = V sadě do { $n } kámen { $tile } není.
scores-twice = Kámen { $tile } nemůže zbýt dvakrát: je jen jeden.
scores-lead_left = Kamenem { $tile } kolo začalo, takže leží na stole a nikomu nezbyl.
scores-last_left = Kámen { $tile } se hrál poslední, takže nikomu nezbyl.
scores-last_is_lead = Kamenem { $tile } kolo začalo, takže nebyl poslední.
scores-several_out = Žádný kámen už nemají { AND($names) }, ale dohrát může jen jeden: napiš kdo.
scores-nobody_out = Nikdo nedohrál, takže { $tile } nebyl ničí poslední kámen.
scores-has_left = Kdo dohrál, tomu nic nezbývá, a to je { $name }.
scores-also_out = { $name } už také nic nemá, ale kolo předtím dohrál někdo jiný: { $out }.
scores-double_forbidden = Podle těchto pravidel se dvojitým kamenem dohrát nesmí, takže ani kamenem { $tile }.
scores-too_many_points = Tolik bodů zbýt nemůže ({ $n }): s hráči { AND($names) } jich je nejvýš { $most }.
scores-too_many_tiles = Tolik kamenů zbýt nemůže ({ $n }): nezahraných je nejvýš { $most }.
scores-over =
    Hra skončila. { $n ->
        [one] Vyhrává { AND($names) }.
        [few] O vítězství se dělí { AND($names) }.
        [many] O vítězství se dělí { AND($names) }.
       *[other] O vítězství se dělí { AND($names) }.
    }
scores-next = Kolo { $n } začíná kamenem { $double }.
scores-next_leader = Začíná { $name }.
scores-holder = Začíná ten, kdo ho má.
scores-written_anyway =
    { $n ->
        [one] Kolo { AND($rounds) } je zapsané, i když takhle dopadnout nemohlo.
        [few] Kola { AND($rounds) } jsou zapsaná, i když takhle dopadnout nemohla.
        [many] Kola { AND($rounds) } jsou zapsaná, i když takhle dopadnout nemohla.
       *[other] Kola { AND($rounds) } jsou zapsaná, i když takhle dopadnout nemohla.
    }
scores-csv_long = zápis bodů má nejvýš { NUMBER($most, useGrouping: 1) } znaků.
scores-csv_unreadable = to nejsou hodnoty oddělené čárkami: { QUOTED($why) }
scores-csv_head = první řádek zápisu bodů má být { $wanted } a potom jména hráčů.
scores-csv_cells =
    řádek { $n } má { $found } { $found ->
        [one] políčko
        [few] políčka
        [many] políčka
       *[other] políček
    }, ale má jich mít { $wanted }.
scores-csv_line = Řádek { $n }: { $why }
