### What the command says.

cli-help =
    usage: chickenfoot [FOLDER] [options of JupyterLab]
    
    Opens the chickenfoot lessons in JupyterLab, in your browser.
    
      FOLDER        where your copy of the lessons lives (default { $folder }; in a checkout
                    of the project, the lessons are opened where they lie).
                    A lesson that you changed is never overwritten.
      --copy        put the lessons into FOLDER and do not open them
      --pupils      leave out the page for teachers, which has the answers
      --course      make a course for nbgrader in FOLDER: its assignments and its settings
      --language=es speak this language and open its lessons: { OR($languages) }
      --no-browser  start JupyterLab, print its address and open no browser
      --port=8889   use this port, or say that it cannot be had
      --version     print the version
      --help        print this
    
    All other options go to JupyterLab; 'jupyter lab --help' lists them.
cli-version = chickenfoot { $version } (the engine runs as Python)
cli-version_compiled = chickenfoot { $version } (the engine is compiled)
cli-error = chickenfoot: { $message }
cli-copied = The lessons are in { $folder }.
cli-course = The course is in { $folder }: assignments { $first } to { $last }. Next, in that folder: nbgrader generate_assignment { $first }
cli-opening = Opening the lessons in { $folder }. To stop, press Ctrl-C here.
cli-new =
    { $n ->
        [one] 1 new file
       *[other] { $n } new files
    } in { $folder }.
cli-updated = Brought up to date: { AND($names) }.
cli-kept =
    Left as you changed { $n ->
        [one] it
       *[other] them
    }: { AND($names) }. For a fresh copy, rename or delete yours and start again.
cli-two_folders = one folder is enough, and here are two: { QUOTED($first) } and { QUOTED($second) }. A name with spaces needs quotation marks.
cli-not_a_folder = { $folder } is a file, so no lessons can be put there. Name another folder, such as: chickenfoot { $default }
cli-folder_failed = the lessons cannot be put into { $folder }: { $why }. Name a folder of your own, such as: chickenfoot { $default }
cli-file_failed = { $file } is in the way of a lesson and cannot be read: { $why }. Rename it or move it away.
cli-not_a_file = it is not a file
cli-copy_options = --copy starts no JupyterLab, so it cannot use { AND($options) }. Leave that out.
cli-no_lessons = the lessons are missing from this installation. Install chickenfoot again.
cli-no_jupyterlab = JupyterLab is missing or broken ({ $why }). Install it with: python -m pip install jupyterlab
cli-bad_port = { QUOTED($port) } is not a port: a port is a number from 0 to 65535; 0 takes a free one.
cli-port_taken = port { $port } is in use, perhaps by lessons that are open already. Close those, choose another port, or take any free one with --port=0
cli-port_denied = this account may not use port { $port }. Choose one above 1023, or take any free one with --port=0
cli-port_failed = port { $port } cannot be had on { $ip }: { $why }.
