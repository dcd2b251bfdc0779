### What the command says.

cli-help =
    použití: chickenfoot [SLOŽKA] [volby JupyterLabu]
    
    Otevře lekce chickenfoot v JupyterLabu, ve tvém prohlížeči.
    
      SLOŽKA        kde je tvoje kopie lekcí (jinak { $folder }; ve zdrojové
                    složce projektu se lekce otevřou tam, kde leží).
                    Lekce, kterou změníš, se nikdy nepřepíše.
      --copy        dá lekce do SLOŽKY, ale neotevře je
      --pupils      vynechá stránku pro učitele, protože na ní jsou odpovědi
      --course      udělá ve SLOŽCE kurz pro nbgrader: úkoly a nastavení
      --language=cs mluví tímhle jazykem a otevře lekce v něm: { OR($languages) }
      --no-browser  spustí JupyterLab, vypíše jeho adresu a neotevře prohlížeč
      --port=8889   použije tenhle port, nebo řekne, že to nejde
      --version     vypíše verzi
      --help        vypíše tuto nápovědu
    
    Všechny ostatní volby dostane JupyterLab; jejich seznam dá 'jupyter lab --help'.
cli-version = chickenfoot { $version } (herní jádro běží jako Python)
cli-version_compiled = chickenfoot { $version } (herní jádro je zkompilované)
cli-error = chickenfoot: chyba: { $message }
cli-copied = Lekce jsou ve složce { $folder }.
cli-course = Kurz je ve složce { $folder }: úkoly { $first } až { $last }. Dál napiš v té složce: nbgrader generate_assignment { $first }
cli-opening = Otevírám lekce ve složce { $folder }. Zastavíš je tady klávesami Ctrl-C.
cli-new =
    { $n } { $n ->
        [one] nový soubor
        [few] nové soubory
        [many] nového souboru
       *[other] nových souborů
    } ve složce { $folder }.
cli-updated = Aktualizováno: { AND($names) }.
cli-kept =
    Beze změny { $n ->
        [one] zůstává soubor, který máš upravený
        [few] zůstávají soubory, které máš upravené
        [many] zůstává část souborů, které máš upravené
       *[other] zůstávají soubory, které máš upravené
    }: { AND($names) }. Chceš novou kopii? Tu svoji přejmenuj nebo smaž a spusť příkaz znovu.
cli-two_folders = stačí jedna složka, a tady jsou dvě: { QUOTED($first) } a { QUOTED($second) }. Jméno s mezerami patří do uvozovek.
cli-not_a_folder = { $folder } je soubor, takže se do něj lekce nedají uložit. Napiš jinou složku, třeba: chickenfoot { $default }
cli-folder_failed = lekce se nedají uložit do složky { $folder }: { $why }. Napiš svou vlastní složku, třeba: chickenfoot { $default }
cli-file_failed = { $file } překáží jedné lekci a nedá se přečíst: { $why }. Přejmenuj ho nebo ho přesuň jinam.
cli-not_a_file = není to soubor
cli-copy_options = --copy žádný JupyterLab nespouští, takže mu nejsou k ničemu tyto volby: { AND($options) }. Vynech je.
cli-no_lessons = v této instalaci chybějí lekce. Nainstaluj chickenfoot znovu.
cli-no_jupyterlab = JupyterLab chybí nebo je poškozený ({ $why }). Nainstaluj ho příkazem: python -m pip install jupyterlab
cli-bad_port = { QUOTED($port) } není port: port je číslo od 0 do 65535; 0 vezme kterýkoli volný.
cli-port_taken = port { $port } je obsazený, možná lekcemi, které už jsou otevřené. Zavři je, zvol jiný port, nebo si vezmi kterýkoli volný pomocí --port=0
cli-port_denied = tento účet nesmí použít port { $port }. Zvol nějaký nad 1023, nebo si vezmi kterýkoli volný pomocí --port=0
cli-port_failed = port { $port } na { $ip } nejde otevřít: { $why }.
