### The players, the coach and its reasons.


## players

player-unnamed = beze jména
player-no_series = { QUOTED($players) } není seznam hráčů. Napiš je do hranatých závorek, jednoho na každé místo.
player-a_view = pohled hráče, jaký dává round.view()
player-raised = Hráč { $player } skončil chybou { $error }
player-nonsense = Odpověď hráče { $player } je { $answer }, a to není tah.
player-illegal = Hráč { $player } chce zahrát { $move }, a to není dovoleno. { $why }

## running

player-bad_label = { QUOTED($label) } je moc dlouhé nebo to není text, a tak se to nevejde do tabulky.
player-twin_labels = { QUOTED($one) } a { QUOTED($other) } by v tabulce vypadaly stejně. Pojmenuj každého jinak.

## leagues

player-slow = Hráči { $player } nestačilo { $limit } s.
player-died = Proces hráče { $player } skončil sám od sebe.
player-garbled = Proces hráče { $player } mezi odpověďmi něco vypisoval.

## the coach

coach-title =
    Na tahu je místo { $seat }; každý tah je vyzkoušený v { $n ->
        [one] { NUMBER($n, useGrouping: 1) } světě
        [few] { NUMBER($n, useGrouping: 1) } světech
        [many] { NUMBER($n, useGrouping: 1) } světa
       *[other] { NUMBER($n, useGrouping: 1) } světech
    }
coach-points = očekávané body
coach-out = šance dohrát
coach-few =
    Vyzkoušeno jen { $n ->
        [one] jednou
        [few] { $n }krát
        [many] { $n }krát
       *[other] { $n }krát
    }: než budeš pořadí věřit, nech trenéra přemýšlet déle.
coach-not_there = { $move } tam nebylo dovoleno, takže k tomu není co říct.
coach-no_position = { QUOTED($it) } není pozice, ve které by šlo radit: zadej pohled hráče nebo kolo.
coach-a_round = kolo
coach-no_move = Není tu tah, se kterým by šlo poradit: kolo skončilo, nebo je na tahu někdo jiný.
reason-draw = přibude jeden kámen, ale co jde zahrát teď, to zůstane na později
reason-pass = líznutý kámen zůstane v ruce
reason-out = tím se dohraje
reason-sheds =
    ubude { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
reason-keeps =
    na pokračování v ruce zůstane ještě { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    } { $pip }
reason-nothing = na pokračování už v ruce není žádný kámen { $pip }
reason-foot =
    začne noha, která chce { $toes } { $toes ->
        [one] prst
        [few] prsty
        [many] prstu
       *[other] prstů
    }, a v ruce { $n ->
        [one] zůstane ještě { $n } kámen
        [few] zůstanou ještě { $n } kameny
        [many] zůstane ještě { $n } kamene
       *[other] zůstane ještě { $n } kamenů
    } { $pip }
reason-foot_open =
    z { $all } { $all ->
        [one] kamene
        [few] kamenů
        [many] kamene
       *[other] kamenů
    } { $pip } už { $gone } není k mání, takže noha možná nebude hotová
reason-many-0 = s nulou
reason-many-1 = s jedničkou
reason-many-2 = s dvojkou
reason-many-3 = s trojkou
reason-many-4 = se čtyřkou
reason-many-5 = s pětkou
reason-many-6 = se šestkou
reason-many-7 = se sedmičkou
reason-many-8 = s osmičkou
reason-many-9 = s devítkou
reason-many-10 = s desítkou
reason-many-11 = s jedenáctkou
reason-many-12 = s dvanáctkou
reason-many-13 = s třináctkou
reason-many-14 = se čtrnáctkou
reason-many-15 = s patnáctkou
reason-many-16 = se šestnáctkou
reason-many-17 = se sedmnáctkou
reason-many-18 = s osmnáctkou
