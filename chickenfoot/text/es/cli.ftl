### What the command says.

cli-help =
    uso: chickenfoot [CARPETA] [opciones de JupyterLab]
    
    Abre las lecciones de chickenfoot en JupyterLab, en tu navegador.
    
      CARPETA       donde está tu copia de las lecciones (si no dices nada, { $folder };
                    en una copia del proyecto, las lecciones se abren donde están).
                    Una lección que hayas cambiado no se sobrescribe nunca.
      --copy        poner las lecciones en CARPETA y no abrirlas
      --pupils      dejar fuera la página para profesores, que tiene las respuestas
      --course      hacer en CARPETA un curso para nbgrader: las tareas y los ajustes
      --language=es hablar este idioma y abrir sus lecciones: { OR($languages) }
      --no-browser  arrancar JupyterLab, mostrar su dirección y no abrir el navegador
      --port=8889   usar este puerto, o avisar de que no está libre
      --version     mostrar la versión
      --help        mostrar esta ayuda
    
    Las demás opciones pasan a JupyterLab; 'jupyter lab --help' las enumera.
cli-version = chickenfoot { $version } (el motor funciona como Python)
cli-version_compiled = chickenfoot { $version } (el motor está compilado)
cli-error = chickenfoot: { $message }
cli-copied = Las lecciones están en { $folder }.
cli-course = El curso está en { $folder }: tareas { $first } a { $last }. Después, en esa carpeta: nbgrader generate_assignment { $first }
cli-opening = Se abren las lecciones de { $folder }. Para terminar, pulsa Ctrl-C aquí.
cli-new =
    { $n } { $n ->
        [one] archivo nuevo
        [many] de archivos nuevos
       *[other] archivos nuevos
    } en { $folder }.
cli-updated = Puesto al día: { AND($names) }.
cli-kept =
    Se { $n ->
        [one] queda como lo cambiaste
        [many] quedan como los cambiaste
       *[other] quedan como los cambiaste
    }: { AND($names) }. Si quieres una copia nueva, cambia de nombre o borra lo tuyo y vuelve a empezar.
cli-two_folders = basta con una carpeta, y aquí hay dos: { QUOTED($first) } y también { QUOTED($second) }. Un nombre con espacios necesita comillas.
cli-not_a_folder = { $folder } es un archivo, así que no se pueden poner lecciones ahí. Di otra carpeta, por ejemplo: chickenfoot { $default }
cli-folder_failed = no se pueden poner las lecciones en { $folder }: { $why }. Di una carpeta tuya, por ejemplo: chickenfoot { $default }
cli-file_failed = { $file } ocupa el lugar de una lección y no se puede leer: { $why }. Cámbiale el nombre o ponlo en otra parte.
cli-not_a_file = no es un archivo
cli-copy_options = --copy no arranca JupyterLab, así que no puede usar { AND($options) }. Quítalo.
cli-no_lessons = a esta instalación le faltan las lecciones. Vuelve a instalar chickenfoot.
cli-no_jupyterlab = falta JupyterLab o está estropeado ({ $why }). Instálalo con: python -m pip install jupyterlab
cli-bad_port = { QUOTED($port) } no es un puerto: un puerto es un número de 0 a 65535; con 0 se toma uno libre.
cli-port_taken = el puerto { $port } está ocupado, quizá por unas lecciones que ya están abiertas. Ciérralas, elige otro puerto o toma uno libre cualquiera con --port=0
cli-port_denied = esta cuenta no puede usar el puerto { $port }. Elige uno por encima de 1023 o toma uno libre cualquiera con --port=0
cli-port_failed = no se puede usar el puerto { $port } en { $ip }: { $why }.
