### What the command says.

cli-help =
    uso: chickenfoot [PASTA] [opções do JupyterLab]
    
    Abre as lições do chickenfoot no JupyterLab, no teu navegador.
    
      PASTA         onde fica a tua cópia das lições (normalmente { $folder }; numa cópia
                    de trabalho do projeto, as lições abrem-se onde estão).
                    Uma lição que alteraste nunca é substituída.
      --copy        põe as lições na PASTA e não as abre
      --pupils      deixa de fora a página para professores, que tem as respostas
      --course      faz em PASTA um curso para o nbgrader: os trabalhos e a configuração
      --language=pt fala esta língua e abre as lições dela: { OR($languages) }
      --no-browser  inicia o JupyterLab, mostra o endereço e não abre o navegador
      --port=8889   usa esta porta, ou diz que não é possível
      --version     mostra a versão
      --help        mostra isto
    
    As outras opções passam para o JupyterLab; 'jupyter lab --help' mostra quais são.
cli-version = chickenfoot { $version } (o motor corre em Python)
cli-version_compiled = chickenfoot { $version } (o motor está compilado)
cli-error = chickenfoot: { $message }
cli-copied = As lições estão em { $folder }.
cli-course = O curso está em { $folder }: trabalhos { $first } a { $last }. A seguir, nessa pasta: nbgrader generate_assignment { $first }
cli-opening = A abrir as lições em { $folder }. Para parar, carrega aqui em Ctrl-C.
cli-new =
    { $n ->
        [one] 1 ficheiro novo
        [many] { $n } de ficheiros novos
       *[other] { $n } ficheiros novos
    } em { $folder }.
cli-updated = Atualizado: { AND($names) }.
cli-kept =
    Ficou como { $n ->
        [one] o alteraste
        [many] os alteraste
       *[other] os alteraste
    }: { AND($names) }. Se quiseres uma cópia nova, muda o nome do teu ou apaga-o, e começa outra vez.
cli-two_folders = chega uma pasta, e aqui estão duas: { QUOTED($first) } e { QUOTED($second) }. Um nome com espaços precisa de aspas.
cli-not_a_folder = { $folder } é um ficheiro, por isso não se podem pôr lá lições. Diz outra pasta, por exemplo: chickenfoot { $default }
cli-folder_failed = não se conseguiu pôr as lições em { $folder }: { $why }. Diz uma pasta tua, por exemplo: chickenfoot { $default }
cli-file_failed = { $file } está no lugar de uma lição e não se consegue ler: { $why }. Muda-lhe o nome ou tira-o daí.
cli-not_a_file = não é um ficheiro
cli-copy_options = --copy não inicia o JupyterLab, por isso não pode usar { AND($options) }. Tira isso.
cli-no_lessons = faltam as lições nesta instalação. Instala o chickenfoot outra vez.
cli-no_jupyterlab = o JupyterLab falta ou está estragado ({ $why }). Instala-o com: python -m pip install jupyterlab
cli-bad_port = { QUOTED($port) } não é uma porta: uma porta é um número de 0 a 65535; com 0, escolhe-se uma livre.
cli-port_taken = a porta { $port } está a ser usada, talvez por lições que já estão abertas. Fecha-as, escolhe outra porta, ou usa uma qualquer que esteja livre com --port=0
cli-port_denied = esta conta não pode usar a porta { $port }. Escolhe uma acima de 1023, ou usa uma qualquer que esteja livre com --port=0
cli-port_failed = não se consegue usar a porta { $port } em { $ip }: { $why }.
