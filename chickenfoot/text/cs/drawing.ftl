### What pictures say, aloud too.

theme-pips = Motiv potřebuje pro oka { $wanted } barev, jednu pro každé číslo od 0, ale má jich { $n }.
theme-colour = { QUOTED($colour) } není barva ({ $part }): napiš ji jako #1e88d8.

## alt text

alt-tile = Kámen { $tile }.
alt-tiles =
    { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }: { AND($tiles) }.
alt-no_tiles = Žádné kameny.
alt-table =
    Na stole { $n ->
        [one] je { $n } kámen
        [few] jsou { $n } kameny
        [many] je { $n } kamene
       *[other] je { $n } kamenů
    }: { $parts }.
alt-full =
    středový kámen { $spinner }, na něm { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }
alt-spinner =
    středový kámen { $spinner }, na něm { $n } { $n ->
        [one] rameno
        [few] ramena
        [many] ramene
       *[other] ramen
    }, místo je pro { $arms }
alt-foot =
    noha kamene { $double }, na ní { $n } { $n ->
        [one] prst
        [few] prsty
        [many] prstu
       *[other] prstů
    }, místo je pro { $toes }
alt-ends =
    { $n ->
        [one] volný konec
        [few] volné konce
        [many] volné konce
       *[other] volné konce
    } { AND($pips) }
alt-closed = žádný volný konec
alt-holding = { $turn }, v ruce { AND($tiles) }{ $rest }.
alt-must = ; { $must }
alt-turn = { $turn }{ $rest }.
alt-over = { $over }; body podle míst: { AND($points) }.
alt-must-0 = teď musí přijít kámen s nulou
alt-must-1 = teď musí přijít kámen s jedničkou
alt-must-2 = teď musí přijít kámen s dvojkou
alt-must-3 = teď musí přijít kámen s trojkou
alt-must-4 = teď musí přijít kámen se čtyřkou
alt-must-5 = teď musí přijít kámen s pětkou
alt-must-6 = teď musí přijít kámen se šestkou
alt-must-7 = teď musí přijít kámen se sedmičkou
alt-must-8 = teď musí přijít kámen s osmičkou
alt-must-9 = teď musí přijít kámen s devítkou
alt-must-10 = teď musí přijít kámen s desítkou
alt-must-11 = teď musí přijít kámen s jedenáctkou
alt-must-12 = teď musí přijít kámen s dvanáctkou
alt-must-13 = teď musí přijít kámen s třináctkou
alt-must-14 = teď musí přijít kámen se čtrnáctkou
alt-must-15 = teď musí přijít kámen s patnáctkou
alt-must-16 = teď musí přijít kámen se šestnáctkou
alt-must-17 = teď musí přijít kámen se sedmnáctkou
alt-must-18 = teď musí přijít kámen s osmnáctkou

## a round's captions

picture-turn = Na tahu je místo { $seat }
picture-turn_named = Na tahu: { $who }
picture-over = Konec: { $detail }
picture-won = { $who } už nemá žádný kámen
picture-tiles =
    { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }
picture-points =
    { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
picture-yard =
    Kuřecí dvorek: { $n } { $n ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }
picture-yard_empty = Kuřecí dvorek: prázdný
picture-last = Poslední tah: { $play }
picture-label = { $who } · { $what }
picture-must-0 = Teď musí přijít kámen s nulou
picture-must-1 = Teď musí přijít kámen s jedničkou
picture-must-2 = Teď musí přijít kámen s dvojkou
picture-must-3 = Teď musí přijít kámen s trojkou
picture-must-4 = Teď musí přijít kámen se čtyřkou
picture-must-5 = Teď musí přijít kámen s pětkou
picture-must-6 = Teď musí přijít kámen se šestkou
picture-must-7 = Teď musí přijít kámen se sedmičkou
picture-must-8 = Teď musí přijít kámen s osmičkou
picture-must-9 = Teď musí přijít kámen s devítkou
picture-must-10 = Teď musí přijít kámen s desítkou
picture-must-11 = Teď musí přijít kámen s jedenáctkou
picture-must-12 = Teď musí přijít kámen s dvanáctkou
picture-must-13 = Teď musí přijít kámen s třináctkou
picture-must-14 = Teď musí přijít kámen se čtrnáctkou
picture-must-15 = Teď musí přijít kámen s patnáctkou
picture-must-16 = Teď musí přijít kámen se šestnáctkou
picture-must-17 = Teď musí přijít kámen se sedmnáctkou
picture-must-18 = Teď musí přijít kámen s osmnáctkou

## animation

animation-lead = { $n }. { $who } začíná kamenem { $tile }
animation-lead_alone = { $n }. Na začátek { $tile }
animation-play = { $n }. { $who } hraje { $play }
animation-play_alone = { $n }. { $play }
animation-alt =
    Animace, která má { $n } { $n ->
        [one] tah
        [few] tahy
        [many] tahu
       *[other] tahů
    }. Na konci: { $end }
animation-empty = Není co animovat: na stole neleží žádný kámen.
animation-first = První tah
animation-back = O tah zpátky
animation-run = Přehrát a zastavit
animation-forward = O tah dál
animation-last = Poslední tah
animation-slider = Tah
animation-still = Tohle je poslední obrázek filmu. Jestli ho chceš přehrát, označ sešit za důvěryhodný (View, Activate Command Palette, Trust Notebook), nebo spusť buňku znovu.
animation-what = { $what } se animovat nedá. Animovat jde kolo, hru, stůl nebo záznam.
animation-not_gif = { $path } není jméno pro animaci: musí končit na .gif.
draw-what = { $what } se nakreslit nedá. Kreslit jde kámen, několik kamenů, stůl, kolo nebo to, co z něj vidí hráč.
draw-bad_size = size nemůže být { $size }: zadej šířku a výšku v pixelech, od 1 do { $most }.
draw-bad_axes = { $ax } nejsou Axes z matplotlibu, do kterých by šlo kreslit.
draw-bad_name = { $name } se do obrázku napsat nedá: jsou v tom řídicí znaky.
draw-a_layout = to, co vrací cf.layout
draw-other_layout = Tohle rozložení patří k jinému stolu.
draw-option-table = Volba { $option } je jen pro stoly a kola.
draw-option-round = Volba { $option } je jen pro kola.
draw-too_large = Obrázek { $width } krát { $height } pixelů je moc velký: zvol menší dpi.
draw-bad_light = { $what } se zvýraznit nedá: napiš kámen, třeba 6-4, nebo tah.
draw-format = { $path } není jméno pro obrázek: musí končit na .png, .svg nebo .pdf.
layout-what = { QUOTED($what) } se rozložit nedá: zadej Tableau, třeba now.tableau.
layout-not_there = { $tile } na tomhle stole neleží.
