### The laboratory: samples, comparisons, leagues, charts.

lab-no_executor = { QUOTED($executor) } není executor: zadej nějaký z concurrent.futures, loky nebo dask, nebo None.
lab-broken_executor = Procesy executoru skončily ({ $why }). To udělá hráč, který ukončí svůj vlastní proces.
lab-closed_executor = Executor už nepřijímá další práci ({ $why }). Založ nový.
lab-deserted_executor = V clusteru dask už nezbyl žádný pracovní proces: zastavení buňky ukončí i procesy místního clusteru. Založ nový cluster a nového klienta.
lab-unpicklable = Některého hráče nejde poslat do jiných procesů ({ $why }). Dej jeho funkci do samostatného souboru a importuj ji, nebo použij executor z loky nebo dask, který umí poslat i funkce definované v sešitu.
lab-where = { $why } (Kolo { $number } běhu se semínkem { $seed }; kameny jsou ze semínka { $dealt }.)

## a sample

lab-title =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } kolo
        [few] { NUMBER($n, useGrouping: 1) } kola
        [many] { NUMBER($n, useGrouping: 1) } kola
       *[other] { NUMBER($n, useGrouping: 1) } kol
    }, hráči: { AND($players) }; semínko { $seed }
lab-mean = průměr
lab-interval = 95% interval
lab-section-points-player = body za kolo podle hráče
lab-section-points-seat = body za kolo podle místa
lab-section-points-order = body za kolo od toho, kdo začíná, doleva
lab-section-out-player = kola, která hráč dohrál
lab-section-ends = jak kola končila
lab-section-counted = na jedno kolo
lab-section-leads-seat = začatá kola podle místa
lab-seat = místo { $seat }
lab-leader = kdo začíná
lab-place = o { $n } vlevo
lab-ends-went_out = někdo dohrál
lab-ends-blocked = zablokováno
lab-ends-dead_foot = noha bez naděje
lab-tiles = zahrané kameny
lab-turns = tahy
lab-drawn = líznuté kameny
lab-passes = pasování
lab-feet = začaté kuřecí nohy
lab-left = kameny, které zbyly ve dvorku
lab-no_round = Kolo { $number } tu není: mají čísla od 0 do { $last }.
lab-stopped = Zastaveno: z { NUMBER($asked, useGrouping: 1) } rozdání proběhlo { NUMBER($n, useGrouping: 1) }; čísla platí pro { NUMBER($n, useGrouping: 1) }.
lab-few =
    Jen { $n } { $n ->
        [one] rozdání
        [few] rozdání
        [many] rozdání
       *[other] rozdání
    }: z toho se nedá usoudit nic. Než nějakému rozdílu uvěříš, nech jich sehrát tisíc nebo víc.
lab-bad_precision = precision udává, jak daleko smí interval sahat na obě strany: číslo větší než 0, nebo slovník takových čísel pro jednotlivé údaje, ne { QUOTED($precision) }.
lab-precise =
    Na požadovanou přesnost stačilo { $n ->
        [one] { NUMBER($n, useGrouping: 1) } kolo
        [few] { NUMBER($n, useGrouping: 1) } kola
        [many] { NUMBER($n, useGrouping: 1) } kola
       *[other] { NUMBER($n, useGrouping: 1) } kol
    }: { $name } s přesností ± { $wanted }.
lab-not_precise = { $name }: přesnost je ± { $margin }, ale měla být ± { $wanted }.
lab-not_yet_precise =
    { $name }: přesnost je ± { $margin }, ale měla být ± { $wanted }; na to je potřeba asi { $need ->
        [one] { NUMBER($need, useGrouping: 1) } kolo
        [few] { NUMBER($need, useGrouping: 1) } kola
        [many] { NUMBER($need, useGrouping: 1) } kola
       *[other] { NUMBER($need, useGrouping: 1) } kol
    }.

## the file of a run

lab-checkpoint-damaged = { QUOTED($path) } není soubor s během, nebo je poškozený. Zvol jiné jméno, nebo ho smaž.
lab-checkpoint-other = V souboru { QUOTED($path) } je jiný běh ({ $what }: { QUOTED($there) } místo { QUOTED($here) }). Pro tenhle zvol jiné jméno.
lab-checkpoint-further = V souboru { QUOTED($path) } je už { NUMBER($n, useGrouping: 1) } kol, víc než požadovaných { NUMBER($asked, useGrouping: 1) }.
lab-checkpoint-not_saved = Co se odehrálo, to se do souboru { QUOTED($path) } uložit nepodařilo ({ $why }).
chart-alt = Graf. { $title }. { $what }: { $parts }.
chart-spread = průměr { $mean }, od { $least } do { $most }
chart-meeting = { $one } proti { $other } { $saved }
chart-mean = průměr { $mean }
chart-share = % kol
chart-against = { $what }: rozdíl proti { $base } ({ $mean })
chart-effects = { $what }: účinky; intervaly platí společně (počet: { $n })
chart-league =
    kolik bodů za kolo má hráč vlevo
    míň než hráč nahoře

## comparisons

compare-two = Zadej dvě nebo víc variant pravidel, každou se jménem, třeba { "{" }'čtyři ramena': rules{ "}" }.
compare-no_rules = { QUOTED($label) } není varianta pravidel. { $why }
compare-title-rounds =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } kolo
        [few] { NUMBER($n, useGrouping: 1) } kola
        [many] { NUMBER($n, useGrouping: 1) } kola
       *[other] { NUMBER($n, useGrouping: 1) } kol
    } podle každých pravidel, stejná rozdání; { AND($players) }; semínko { $seed }
compare-title-games =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } celá hra
        [few] { NUMBER($n, useGrouping: 1) } celé hry
        [many] { NUMBER($n, useGrouping: 1) } celé hry
       *[other] { NUMBER($n, useGrouping: 1) } celých her
    } podle každých pravidel, stejná rozdání; { AND($players) }; semínko { $seed }
compare-against = proti { $base }
compare-points = body na hráče
compare-player = body hráče { $player }
compare-leader = o kolik bodů víc než ostatní má ten, kdo začíná
compare-best = body vítěze
compare-margin = body mezi prvním a druhým
compare-shared = hry s děleným vítězstvím
compare-blocked = zablokovaná kola (podíl)
compare-blocked_rounds = zablokovaná kola
compare-more = { $variant } proti { $base }, { $what }: o { $value } víc ({ $low } až { $high }). Náhodou se to vysvětlit nedá.
compare-fewer = { $variant } proti { $base }, { $what }: o { $value } míň ({ $low } až { $high }). Náhodou se to vysvětlit nedá.
compare-same = { $variant } proti { $base }, { $what }: žádný rozdíl není vidět. Pořád tam ale může být, až { $most } na jednu nebo na druhou stranu.
compare-beware = Platí to, když u stolu hrají { AND($players) }; s jinými hráči to může dopadnout jinak. Z dvaceti takových intervalů se jeden s pravdou mine, takže mezi mnoha řádky čekej i planý poplach.

## několik pravidel najednou

cross-knobs = Zadej pravidla, která se mají měnit, každé se dvěma nebo víc hodnotami, třeba { "{" }'toes': [3, 2], 'spinner_arms': [4, 6]{ "}" }, ne { QUOTED($knobs) }.
cross-two = { $knob } potřebuje seznam dvou nebo víc hodnot.
cross-twice = { $knob } má hodnotu { QUOTED($value) } dvakrát.
cross-many = Počet kombinací by byl { NUMBER($n, useGrouping: 1) }; dovolený je nejvýš { NUMBER($most, useGrouping: 1) }. Vezmi míň pravidel nebo míň hodnot.
cross-no_rules = { $label }: takhle se hrát nedá. { $why }
cross-turned = Zadej změněná pravidla s jejich hodnotami, třeba { "{" }'toes': 2{ "}" }, ne { QUOTED($turned) }.
cross-no_value = { $knob } { QUOTED($value) } se nehrálo; hodnoty jsou { AND($values) }.
cross-no_effect = Takový účinek tu není; jsou tu tyhle: { AND($effects) }.
cross-title-rounds =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } rozdání, hrané
        [few] { NUMBER($n, useGrouping: 1) } rozdání, každé hrané
        [many] { NUMBER($n, useGrouping: 1) } rozdání, každé hrané
       *[other] { NUMBER($n, useGrouping: 1) } rozdání, každé hrané
    } ve všech kombinacích (počet: { NUMBER($combinations, useGrouping: 1) }); { AND($players) }; semínko { $seed }
cross-title-games =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } celá hra
        [few] { NUMBER($n, useGrouping: 1) } celé hry
        [many] { NUMBER($n, useGrouping: 1) } celé hry
       *[other] { NUMBER($n, useGrouping: 1) } celých her
    } v každé kombinaci (počet: { NUMBER($combinations, useGrouping: 1) }); { AND($players) }; semínko { $seed }
cross-effect = účinek
cross-interval = 95% intervaly, společně (počet: { $n })
cross-measure = { $what } ({ $mean } s prvními hodnotami)
cross-line = { $label }, ne { $first }
cross-part = { $label } ({ $value })
cross-clear = { $what }: { AND($effects) }. Náhodou se to vysvětlit nedá.
cross-none = { $what }: { AND($effects) } – v žádném rozdání se nezměnilo nic.
cross-unclear = { $what }: žádný účinek není vidět u { AND($effects) }. Pořád tam ale může být, až { $most } na jednu nebo na druhou stranu.
cross-together = Účinek je průměr přes hodnoty ostatních pravidel. Intervaly (počet: { $n }) jsou tak široké, že v devatenácti z dvaceti takových tabulek platí všechny najednou. Platí to, když u stolu hrají { AND($players) }; s jinými hráči to může dopadnout jinak.

league-no_folder = Složka { QUOTED($folder) } neexistuje. Zadej složku, nebo seznam hráčů.
league-empty_folder = Ve složce { $folder } není žádný soubor v Pythonu.
league-bad_limit = limit={ QUOTED($limit) } nejde: musí to být počet sekund větší než 0.
league-itself = { $player } nehraje sám se sebou.
league-two = Liga potřebuje aspoň dva hráče.
league-title =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } rozdání
        [few] { NUMBER($n, useGrouping: 1) } rozdání
        [many] { NUMBER($n, useGrouping: 1) } rozdání
       *[other] { NUMBER($n, useGrouping: 1) } rozdání
    } na dvojici, každé dvakrát s prohozenými místy, míst u stolu: { $seats }; semínko { $seed }
league-score = o kolik bodů za kolo méně než ostatní
league-next = proti tomu pod ním
league-better = lepší než { $other }
league-same = k nerozeznání: { $other }
league-worse = proti hráči { $other } horší, ale proti ostatním lepší
league-failed =
    { $player }: chyba { $n ->
        [one] v { $n } kole
        [few] ve { $n } kolech
        [many] v { $n } kola
       *[other] v { $n } kolech
    }, dál hraje první dovolený tah. Poprvé: { $why } (rozdání { $round }: kameny ze semínka { $seed })
league-withdrawn = { $player } kvůli chybám ze hry odchází, počet kol s chybou: { $n }. Poprvé: { $why } (rozdání { $round }: kameny ze semínka { $seed })
league-guessable = Semínko { $seed } se dá uhodnout, a kdo ho uhodne, zná všechny ruce. Lize souborů žádné nedávej: vybere se takové, které uhodnout nejde.
league-guards-own = Každý soubor běžel ve vlastním procesu, který dostal jen to, co vidí hráč, a nic jiného.
league-guards = Zajištěno systémem: { AND($what) }.
league-guards-missing = Ostatní tenhle počítač zajistit neumí, a tak si soubory napřed prohlédni: { AND($what) }.
league-guard-children = nic, co soubor spustí, nepřežije konec ligy
league-guard-memory = soubor nedostane víc než 1 GB paměti
league-guard-files = soubor nic nezapisuje a cizí soubory nečte
league-guard-processes = soubor se nedostane k ostatním hráčům ani k tomuto programu
league-guard-network = soubor nemá přístup k síti

## the environment for programs that learn

env-players = players je počet agentů, nebo má jednu položku pro každé místo: None pro agenta, nebo hráče, ne { QUOTED($players) }.
env-no_agent = Prostředí potřebuje agenta: na jeho místo dej None.
env-no_library = PettingZoo tu není ({ $why }): pip install "chickenfoot[pettingzoo]"
spiel-no_library = OpenSpiel tu není ({ $why }): pip install "chickenfoot[openspiel]"
spiel-observer = OpenSpiel se tu dozví, co ví jeden hráč: nic méně, nic více a bez dalších parametrů.

## a league of files

league-begins =
    Hráčů je { $players }, a tak dvojic je { $pairs } a každá hraje { $rounds ->
        [one] { NUMBER($rounds, useGrouping: 1) } rozdání
        [few] { NUMBER($rounds, useGrouping: 1) } rozdání
        [many] { NUMBER($rounds, useGrouping: 1) } rozdání
       *[other] { NUMBER($rounds, useGrouping: 1) } rozdání
    }: na běžném počítači to trvá asi { $minutes } { $minutes ->
        [one] minutu
        [few] minuty
        [many] minuty
       *[other] minut
    }. S menším počtem kol to bude rychlejší.
