### Questions, their right answers, and why a wrong one is wrong.

ask-match = Dvě poloviny, které se dotýkají, musí mít stejné číslo. Na volné polovině je { $pip }. Který kámen se jí smí dotýkat?
ask-far_half = Kámen { $tile } se hraje na { $onto }, číslem { $pip } k číslu { $pip }. Které číslo po něm zůstane volné?
ask-suit = V sadě do { $n } je každá dvojice čísel od 0 do { $n } právě jednou. Na kolika kamenech je { $pip }?
ask-in_set = V sadě do { $n } je každá dvojice čísel od 0 do { $n } právě jednou. Který z těchto kamenů v ní není?

## what is asked

ask-yard_size = Sada do { $n } má { $tiles } kamenů. { $n }-{ $n } leží na stole, počet hráčů je { $players } a kamenů má každý { $hand }. Kolik kamenů je v kuřecím dvorku?
ask-playable = Jsi na tahu. Který ze svých kamenů smíš zahrát?
ask-where = Jsi na tahu. Kam smí tvůj kámen { $tile }?
ask-must_show = Jaké číslo musí mít další kámen, který se zahraje?
ask-open_ends = Která čísla jsou na tomto stole pro další tah volná?
ask-who_draws = Kdo by si musel líznout, kdyby byl teď na tahu?
ask-turn = Jsi na tahu. Další kámen ve dvorku je { $next }. Co uděláš?
ask-turn-empty = Jsi na tahu a dvorek je prázdný. Co uděláš?
ask-illegal = Tři z těchto tahů jsou dovolené a jeden ne. Který to je?
ask-illegal-two = Dva z těchto tahů jsou dovolené a jeden ne. Který to je?
ask-add_up = Kolo skončilo. Kolik stojí to, co máš v ruce?
ask-add_up-house = Kolo skončilo. Kolik stojí to, co máš v ruce, když { $house }?
ask-over =
    Ve dvorku { $n ->
        [one] je jeden kámen
        [few] jsou { $n } kameny
        [many] je { $n } kamene
       *[other] je { $n } kamenů
    }. Skončilo kolo?
ask-over-empty = Dvorek je prázdný. Skončilo kolo?
ask-who_leads = O začátek se vylosovaly tyto kameny. Kdo začíná?
ask-who_won = Tohle je zápis bodů z krátké hry. Kdo vyhrává?
ask-next_double = Hraje se se sadou do { $n } a kolo kamene { $tile } skončilo. Který dvojitý kámen začíná další kolo?
ask-rounds_left = Hraje se se sadou do { $n } a kolo kamene { $tile } skončilo. Kolik kol se ještě bude hrát?
ask-house-arms =
    Jsi na tahu. Který ze svých kamenů smíš zahrát, když domácí pravidlo chce nejdřív { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }?
ask-house-last_double = Tvůj poslední zahraný kámen je { $tile }. Kolik zaplatíš, když dohrání dvojitým kamenem { $costs }?
ask-house-drawn = Nemůžeš hrát, a tak si lízneš { $tile }. Domácí pravidlo říká: líznutý kámen, který se hodí, smíš hned zahrát. Co teď můžeš udělat?
ask-person =
    { $who ->
        [you] Ty
       *[other] { $who }
    }
ask-holds =
    { $who ->
        [you] Máš v ruce
       *[other] { $who } má v ruce
    } { AND($hand) }
ask-gone =
    { $who ->
        [you] Právě hraješ
       *[other] { $who } právě hraje
    } svůj poslední kámen.
right-match = Jedna polovina kamene { $tile } má číslo { $pip } a ta se dotýká.
right-far_half = Obě čísla { $pip } se dotýkají, a volné je ještě { $n }.
right-suit =
    Číslo { $pip } je jednou s každým číslem od 0 do { $n }: dohromady { $count } { $count ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }.
right-in_set = Na kameni { $tile } je číslo větší než { $n }.

## why right

right-yard_size = { $tiles } - 1 - { $held } = { $left }.
right-playable = { $tile } jde zahrát na { $onto }.
right-where = Na kameni { $tile } je číslo { $pip }, a právě to { $onto } chce.
right-must-spinner =
    Středový kámen { $double } chce ještě { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }, a ramena mají přednost.
right-must-foot =
    Noha kamene { $double } chce ještě { $n } { $n ->
        [one] prst
        [few] prsty
        [many] prstu
       *[other] prstů
    }, a ta má přednost.
right-must-any = Nechybí žádné rameno ani prst, takže se smí hrát na kterýkoli volný konec.
right-open_ends = To jsou poloviny na koncích, kterých se nic nedotýká.
right-who_draws =
    { $who ->
        [you] Nemáš
       *[other] { $who } nemá
    } žádný kámen, který by teď šel zahrát: zbývá jen líznout.
right-turn-play = Můžeš hrát, takže si nesmíš líznout ani pasovat.
right-turn-drawn = Žádný z tvých kamenů zahrát nešel, ale ten líznutý jde.
right-turn-passed = Žádný z tvých kamenů zahrát nejde a ten líznutý také ne.
right-turn-empty = Žádný z tvých kamenů zahrát nejde a lízat není co.
right-add_up = { $sums } = { $n }.
right-who_leads = { $tile }: ok je { $n }, a to je nejvíc.
right-who_won = { $name } má { $total }, nejnižší součet.
right-next_double = Dvojité kameny začínají sestupně: po { $tile } přijde { $next }.
right-rounds_left = Každý dvojitý kámen, který zbývá, má jedno kolo: od { $next } až po 0-0.
right-house-arms =
    Přednost tu má { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }, a začatá jsou zatím jen { $laid }.
right-house-last_double = Tvoje ruka je prázdná, takže k tomu není co přičíst.
right-house-drawn = Podle tohoto domácího pravidla si můžeš vybrat.
right-over-out =
    { $who ->
        [you] Nemáš
       *[other] { $who } nemá
    } už žádný kámen, a tím kolo hned končí.
right-over-blocked = Dvorek je prázdný a nikdo nemá kámen, který by se hodil.
right-over-no_draw =
    Hrát nemůže nikdo, ale ve dvorku { $n ->
        [one] je ještě kámen, který si jde líznout
        [few] jsou ještě { $n } kameny, které si jde líznout
        [many] je ještě { $n } kamene k líznutí
       *[other] je ještě { $n } kamenů k líznutí
    }.
wrong-sum_matches-name = sčítá poloviny
wrong-blank_matches-name = bere prázdnou polovinu jako žolíka
wrong-near_matches-name = bere číslo o jednu menší jako stejné
wrong-touching_half-name = bere polovinu, která se dotýká, jako volnou
wrong-both_halves-name = sčítá obě poloviny
wrong-half_behind-name = dívá se na jiný kámen
wrong-suit_double-name = počítá dvojitý kámen dvakrát
wrong-suit_no_blank-name = zapomíná na nulu
wrong-suit_set-name = počítá celou sadu
wrong-blank_absent-name = myslí si, že kameny s nulou nejsou
wrong-double_absent-name = myslí si, že dvojité kameny nejsou
wrong-pips_absent-name = počítá oka obou polovin
wrong-sum_matches =
    Kámen { $tile } má dohromady { $pip } { $pip ->
        [one] oko
        [few] oka
        [many] oka
       *[other] ok
    }, ale { $pip } není na žádné z jeho polovin.
wrong-blank_matches = Prázdná polovina se hodí jen k prázdné, a na kameni { $tile } číslo { $pip } není.
wrong-near_matches = Na kameni { $tile } číslo { $pip } není: hodí se jen stejné číslo.
wrong-touching_half = Tahle polovina se dotýká druhé s číslem { $pip }: obě jsou zavřené.
wrong-both_halves = Volná je jen jedna polovina; nesčítají se.
wrong-half_behind = To je druhá polovina kamene, který tam ležel předtím.
wrong-suit_double = { $pip }-{ $pip } je jeden kámen, i když je to číslo na něm dvakrát.
wrong-suit_no_blank = Nula se počítá taky: od 0 do { $n } je čísel { $n } a ještě jedno.
wrong-suit_set = To jsou všechny kameny sady.
wrong-blank_absent = Nula je také číslo: { $tile } v sadě je.
wrong-double_absent = Každé číslo je i samo se sebou: { $tile } v sadě je.
wrong-pips_absent = Žádná polovina nemá víc než { $n }: { $tile } v sadě je.

## why wrong; the name of the mistake is wrong.<name>.name

wrong-no_spinner-name = zapomíná na kámen, který už leží na stole
wrong-one_hand-name = odečítá jen jednu ruku
wrong-in_hands-name = počítá kameny v rukou
wrong-no_spinner = { $n }-{ $n } leží na stole, takže ve dvorku není.
wrong-one_hand = Hráčů je { $players } a po { $hand } kamenech si bere každý, ne jen jeden.
wrong-in_hands = To jsou kameny v rukou.
wrong-elsewhere-name = hraje jinam, i když je rozdělaná noha
wrong-arms_later-name = prodlužuje rameno, než začala všechna
wrong-covered-name = bere zakrytou polovinu jako volnou
wrong-blank_joker-name = bere prázdnou polovinu jako žolíka
wrong-spinner_more-name = dává na středový kámen o rameno víc
wrong-no_match-name = přehlíží, že žádná polovina nesouhlasí
wrong-fourth_toe-name = dává na nohu o prst víc
wrong-spinner_number-name = řídí se číslem středového kamene, i když je plný
wrong-last_tile-name = řídí se naposledy zahraným kamenem
wrong-any-name = přehlíží, že musí padnout jedno určité číslo
wrong-extra_end-name = počítá zakryté číslo jako volné
wrong-missed_end-name = přehlíží volné číslo
wrong-can_play-name = přehlíží, co jde zahrát
wrong-no_draw-name = pasuje bez líznutí
wrong-draws_again-name = líže dvakrát v jednom tahu
wrong-keeps-name = nechává si líznutý kámen, který se hodí
wrong-draws_able-name = líže, i když může hrát
wrong-passes_able-name = pasuje, i když může hrát
wrong-whole_foot-name = řídí se nohou, která už je hotová
wrong-yard_empty-name = líže z prázdného dvorku
wrong-is_legal-name = bere dovolený tah jako zakázaný
wrong-no_fifty-name = zapomíná na dvojitou nulu
wrong-fifty_only-name = počítá dvojitou nulu a nic jiného
wrong-half_double-name = počítá z dvojitého kamene jen polovinu
wrong-twice_double-name = počítá dvojitý kámen dvakrát
wrong-blank_zero-name = vynechává kameny s prázdnou polovinou
wrong-default_rule-name = řídí se obvyklým pravidlem
wrong-high_half-name = řídí se nejvyšší polovinou
wrong-low_tile-name = nechává začít toho, kdo má nejmíň ok
wrong-highest-name = bere nejvyšší součet jako nejlepší
wrong-most_wins-name = počítá vyhraná kola místo bodů
wrong-last_round-name = dívá se jen na poslední kolo
wrong-middle-name = přehlíží nejnižší součet
wrong-upwards-name = jde po dvojitých kamenech nahoru místo dolů
wrong-same_double-name = začíná dvě kola stejným dvojitým kamenem
wrong-always_highest-name = začíná každé kolo nejvyšším dvojitým kamenem
wrong-no_blank_round-name = vynechává kolo dvojité nuly
wrong-round_played-name = počítá i kolo, které skončilo
wrong-rounds_so_far-name = počítá kola, která se už odehrála
wrong-ends_early-name = končí kolo moc brzy
wrong-goes_on-name = hraje dál, i když je konec
wrong-must_play-name = hraje z povinnosti, i když si smí vybrat
wrong-pips_again-name = počítá i kámen, který je zahraný
wrong-elsewhere = Jeho číslo je volné jinde, ale noha má přednost.
wrong-arms_later = Jeho číslo je volné, ale nejdřív musí začít všechna ramena.
wrong-covered = To číslo na stole je, ale zakrývá ho jiný kámen.
wrong-blank_joker = Prázdná polovina je číslo, ne žolík: hodí se jen k prázdné.
wrong-spinner_number = Středový kámen má všechna ramena: jeho číslo už nikdo nechce.
wrong-last_tile = Který kámen se hrál naposledy, na tom nezáleží.
wrong-whole_foot = Tahle noha má všechny prsty: stůl je zase volný.
wrong-any = Teď ne: musí to být jedno určité číslo.
wrong-extra_end = Číslo { $pip } zakrývá jiný kámen.
wrong-missed_end = Číslo { $pip } je také volné.
wrong-can_play =
    { $who ->
        [you] Můžeš
       *[other] { $who } může
    } zahrát { $tile } na { $onto }.
wrong-no_fifty = Dvojitá nula v ruce stojí { $n }.
wrong-fifty_only = Ostatní kameny se počítají taky.
wrong-half_double =
    Na kameni { $tile } je { $pip } dvakrát: { $n } { $n ->
        [one] oko
        [few] oka
        [many] oka
       *[other] ok
    }.
wrong-twice_double =
    Kámen { $tile } se počítá za to, co na něm je: { $n } { $n ->
        [one] oko
        [few] oka
        [many] oka
       *[other] ok
    }, víc ne.
wrong-blank_zero = Nula je jen prázdná polovina: ta druhá se počítá.
wrong-default_rule = To by bylo správně podle pravidel prvních lekcí.
wrong-high_half =
    Počítají se obě poloviny: { $tile } má { $n } { $n ->
        [one] oko
        [few] oka
        [many] oka
       *[other] ok
    }.
wrong-low_tile = Začíná ten, kdo má nejvíc ok: { $tile } jich má { $n }.
wrong-highest = Body nikdo nechce: { $total } je nejvyšší součet.
wrong-most_wins = Rozhoduje součet, ne vyhraná kola: { $total } nejnižší není.
wrong-last_round = Počítají se všechna kola: součet je { $total }.
wrong-middle = { $total } není nejnižší součet.
wrong-upwards = Dvojité kameny začínají sestupně, od nejvyššího až po 0-0.
wrong-same_double = Každý dvojitý kámen začíná jedno kolo a kolo kamene { $tile } skončilo.
wrong-always_highest = Kamenem { $high } začíná jen první kolo.
wrong-no_blank_round = I 0-0 má své kolo.
wrong-round_played = Kolo kamene { $tile } skončilo.
wrong-rounds_so_far = Tolik kol se už odehrálo.
wrong-ends_early = Kolo končí, když je některá ruka prázdná, nebo když nikdo nemůže hrát ani si líznout.
wrong-goes_on = Kolo skončilo.
wrong-must_play = Smíš, ale nemusíš: podle tohoto domácího pravidla si ho můžeš nechat.
wrong-pips_again = Ten kámen už v ruce nemáš, takže se jeho oka nepočítají.
wrong-is_legal = To je dovolené: na kameni { $tile } je číslo { $pip }, a právě to { $onto } chce.
wrong-no_draw = Nejdřív si musíš líznout, teprve pak smíš pasovat.
wrong-keeps = Líznutý kámen se hodí, takže se musí zahrát.
wrong-yard_empty = Dvorek je prázdný: není co lízat.
