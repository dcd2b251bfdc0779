"""The ``chickenfoot`` command: the lessons, opened in JupyterLab.

In a checkout the lessons are opened where they lie. From an installed package, or with a
FOLDER named, they are first copied there. Such a copy remembers in :data:`MANIFEST` the hash of
every file as we wrote it: a file that still has that hash was not touched and may be brought up
to date; any other belongs to the learner. Every option that is not ours goes to JupyterLab as
it stands.
"""

from __future__ import annotations

import errno
import json
import os
import socket
import stat
import sys
from collections.abc import Collection, Sequence
from hashlib import sha256
from pathlib import Path

from ._version import __version__
from .common.files import write_atomic
from .engine.build import is_compiled
from .errors import ChickenfootError
from .text import say
from .text.languages import LANGUAGES, current
from .text.spoken import language

__all__ = [
    "FIRST_LESSON",
    "MANIFEST",
    "CommandError",
    "copy_lessons",
    "find_lessons",
    "main",
    "version_line",
]

DEFAULT_FOLDER = "chickenfoot-lessons"
FIRST_LESSON = "00-welcome.ipynb"
FOR_TEACHERS = "for-teachers.ipynb"
MANIFEST = ".chickenfoot-lessons.json"


class CommandError(ChickenfootError):
    """The command cannot do what was asked; the message says why and what would do."""


class LessonFileError(OSError):
    """One file of the learner's folder cannot be read or is not a file; `filename` is its path."""


def version_line() -> str:
    """The version, and whether the engine runs compiled or as Python.

    Returns
    -------
    str
        A line, as ``chickenfoot --version`` prints it.
    """
    key = "cli.version_compiled" if is_compiled() else "cli.version"
    return say(key, version=__version__)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with the arguments `argv` (default: those of the process).

    Returns the exit status: 0, or 2 if something could not be had, which is said in one
    line on the standard error. While JupyterLab runs, this does not return.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        arguments = _without_language(arguments)
    except ChickenfootError as error:
        print(say("cli.error", message=error), file=sys.stderr)
        return 2
    if "--help" in arguments or "-h" in arguments:
        print(say("cli.help", folder=DEFAULT_FOLDER, languages=LANGUAGES))
        return 0
    if "--version" in arguments:
        print(version_line())
        return 0
    ours = {each for each in arguments if each in ("--copy", "--course", "--pupils")}
    copy_only = bool(ours & {"--copy", "--course"})
    arguments = [each for each in arguments if each not in ours]
    try:
        named, options = split_folder(arguments, frozenset() if copy_only else _jupyterlab_flags())
        if copy_only:
            if options:  # nothing is started that could take them
                raise CommandError(say("cli.copy_options", options=options))
            if "--course" in ours:
                return _make_course(named or ".")
            folder = _lessons_folder(named or DEFAULT_FOLDER, for_pupils="--pupils" in ours)
            print(say("cli.copied", folder=folder))
            return 0
        _check_port(options)
        if "--pupils" in ours and named is None:
            named = DEFAULT_FOLDER  # a checkout is not a pupil's copy
        folder = _lessons_folder(named, for_pupils="--pupils" in ours)
    except CommandError as error:
        print(say("cli.error", message=error), file=sys.stderr)
        return 2
    print(say("cli.opening", folder=folder), flush=True)
    _run_jupyterlab(jupyterlab_arguments(folder, options))
    return 0


def _without_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that ``--language`` names, and JupyterLab's kernels with us; the rest.

    Raises ChickenfootError if there is no such language.
    """
    left: list[str] = []
    each = iter(arguments)
    for argument in each:
        name, equals, value = argument.partition("=")
        if name == "--language":
            language(value if equals else next(each, ""))
        else:
            left.append(argument)
    return left


def split_folder(arguments: Sequence[str], flags: Collection[str]) -> tuple[str | None, list[str]]:
    """Tell FOLDER from the options for JupyterLab; None where no folder is named.

    A bare word after an option is that option's value, unless the option is one of `flags`,
    which take none, or has its value already, as in ``--port=8889``.

    >>> split_folder(["mine", "--no-browser"], flags={"--no-browser"})
    ('mine', ['--no-browser'])
    >>> split_folder(["--port", "8889"], flags={"--no-browser"})
    (None, ['--port', '8889'])

    Raises CommandError if two folders are named.
    """
    folder: str | None = None
    options: list[str] = []
    takes_value = False
    for argument in arguments:
        if argument.startswith("-"):
            takes_value = "=" not in argument and argument not in flags
        elif not takes_value:
            if folder is not None:
                raise CommandError(say("cli.two_folders", first=folder, second=argument))
            folder = argument
            continue
        else:
            takes_value = False
        options.append(argument)
    return folder, options


def jupyterlab_arguments(folder: Path, options: Sequence[str]) -> list[str]:
    """What JupyterLab is started with: our settings, each unless `options` has its own."""
    ours = {
        "--ServerApp.root_dir": str(folder),
        "--LabApp.default_url": f"/lab/tree/{_first_lesson(folder)}",
        # No request leaves the machine, for news or for updates.
        "--LabApp.news_url": "None",
        "--LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
    }
    if _option(options, "--port", "--ServerApp.port") is not None:
        # Who asked for a port gets that one or an error, not its neighbour.
        ours["--ServerApp.port_retries"] = "0"
    given = {option.partition("=")[0] for option in options}
    arguments = [f"{name}={value}" for name, value in ours.items() if name not in given]
    if _is_root() and "--allow-root" not in given:
        # JupyterLab refuses to run as root unless told; containers know no other user.
        arguments.append("--allow-root")
    return [*arguments, *options]


def _first_lesson(folder: Path) -> str:
    """The first lesson in the language in use, in English where that has none."""
    translated = f"{current()}/{FIRST_LESSON}"
    return translated if (folder / translated).is_file() else FIRST_LESSON


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _option(options: Sequence[str], *names: str) -> str | None:
    """The last value given to an option under any of its `names`, or None."""
    found = None
    for index, option in enumerate(options):
        name, equals, value = option.partition("=")
        if name in names:
            found = value if equals else "".join(options[index + 1 : index + 2])
    return found


def _check_port(options: Sequence[str]) -> None:
    """Raise CommandError if a port was asked for that cannot be had."""
    asked = _option(options, "--port", "--ServerApp.port")
    if asked is None:
        return
    if not (asked.isascii() and asked.isdigit() and len(asked) < 6 and int(asked) < 65536):
        raise CommandError(say("cli.bad_port", port=asked), port=asked)
    ip = _option(options, "--ip", "--ServerApp.ip") or "localhost"
    try:
        _bind(ip, int(asked))
    except OSError as error:
        key = {errno.EADDRINUSE: "cli.port_taken", errno.EACCES: "cli.port_denied"}.get(
            error.errno or 0, "cli.port_failed"
        )
        why = error.strerror or str(error)
        raise CommandError(say(key, port=asked, ip=ip, why=why), port=asked, ip=ip) from error


def _bind(ip: str, port: int) -> None:
    """Raise OSError unless every address of `ip` could be listened to at `port`."""
    for family, kind, protocol, _, address in socket.getaddrinfo(
        None if ip == "*" else ip, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    ):
        try:
            probe = socket.socket(family, kind, protocol)
        except OSError:
            continue  # a kind of address that this machine does not have
        with probe:
            if os.name != "nt":  # on Windows this would share a port that is in use
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                # As the server does: the IPv6 socket leaves the IPv4 address alone.
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                probe.bind(address)
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:
                    raise


def _make_course(named: str) -> int:
    """Make a course for nbgrader in the folder `named`."""
    from .lessons.course import make_course

    try:
        folder = Path(named).expanduser().resolve()
        made = make_course(_source()[0], folder)
    except (OSError, RuntimeError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        message = say("cli.folder_failed", folder=named, why=why, default=DEFAULT_FOLDER)
        raise CommandError(message, folder=named) from error
    print(say("cli.course", folder=folder, first=made[0], last=made[-1]))
    return 0


def _source() -> tuple[Path, bool]:
    try:
        return find_lessons(Path(__file__).resolve().parent)
    except FileNotFoundError:
        raise CommandError(say("cli.no_lessons")) from None


def _lessons_folder(named: str | None, *, for_pupils: bool = False) -> Path:
    """The folder to open: the checkout's own, or a copy brought up to date in `named`."""
    source, in_checkout = _source()
    if named is None and in_checkout:
        return source
    try:
        folder = Path(named or DEFAULT_FOLDER).expanduser().resolve()
        if folder == source:
            return source
        done = copy_lessons(source, folder, for_pupils=for_pupils)
    except FileExistsError as error:
        message = say("cli.not_a_folder", folder=error.filename, default=DEFAULT_FOLDER)
        raise CommandError(message, folder=named) from error
    except LessonFileError as error:
        why = error.strerror or str(error)
        message = say("cli.file_failed", file=error.filename, why=why)
        raise CommandError(message, folder=named) from error
    except (OSError, RuntimeError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        where = named or DEFAULT_FOLDER
        message = say("cli.folder_failed", folder=where, why=why, default=DEFAULT_FOLDER)
        raise CommandError(message, folder=named) from error
    if done["new"]:
        print(say("cli.new", n=len(done["new"]), folder=folder))
    if done["updated"]:
        print(say("cli.updated", names=done["updated"]))
    if done["kept"]:
        print(say("cli.kept", n=len(done["kept"]), names=done["kept"]))
    return folder


def _jupyterlab_flags() -> frozenset[str]:
    """The options of JupyterLab that take no value. Raises CommandError if it is missing."""
    try:
        from jupyterlab.labapp import LabApp
    except ImportError as error:
        raise CommandError(say("cli.no_jupyterlab", why=error)) from error
    return frozenset(f"-{name}" if len(name) == 1 else f"--{name}" for name in LabApp.flags)


def _run_jupyterlab(arguments: list[str]) -> None:
    from jupyterlab.labapp import LabApp

    # Our defaults for JupyterLab, weaker than the user's own settings: a learner meets the
    # lesson, not the question whether to fetch news.
    ours = str(Path(__file__).resolve().parent / "jupyter")
    theirs = os.environ.get("JUPYTER_CONFIG_PATH")
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join([theirs, ours] if theirs else [ours])
    LabApp.launch_instance(arguments)


# -- the lessons as files ---------------------------------------------------------------------


def find_lessons(package: Path) -> tuple[Path, bool]:
    """The folder of lessons that belongs to the package in `package`, and if it is a checkout's.

    Raises FileNotFoundError if the first lesson is not there.
    """
    in_checkout = (package.parent / "pyproject.toml").is_file()
    lessons = (package.parent if in_checkout else package) / "notebooks"
    if (lessons / FIRST_LESSON).is_file():
        return lessons, in_checkout
    raise FileNotFoundError(FIRST_LESSON)


def copy_lessons(source: Path, folder: Path, *, for_pupils: bool = False) -> dict[str, list[str]]:
    """Copy the lessons from `source` into `folder`, never over what its owner changed.

    A copy `for_pupils` is one without the page for teachers, which has the answers.
    Returns the names of the files that are ``"new"`` there, ``"updated"``, the ``"same"``
    already, and ``"kept"`` as their owner changed them. Raises OSError if the folder cannot be
    made or written, LessonFileError if one of the files there cannot be read; a file is written
    whole or not at all.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = _read_manifest(folder / MANIFEST)
    done: dict[str, list[str]] = {"new": [], "updated": [], "same": [], "kept": []}
    for path in _files(source):
        if for_pupils and path.name == FOR_TEACHERS:
            continue
        name = path.relative_to(source).as_posix()
        data = path.read_bytes()
        fate = _fate(folder / name, _hash(data), written.get(name))
        done[fate].append(name)
        if fate in ("new", "updated"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_atomic(folder / name, data)
        if fate != "kept":
            written[name] = _hash(data)
    text = json.dumps(written, indent=1, sort_keys=True) + "\n"
    write_atomic(folder / MANIFEST, text)
    return done


def _fate(target: Path, offered: str, written: str | None) -> str:
    """What becomes of `target`, given the hashes of what we offer and of what we last wrote."""
    data = _read(target)
    if data is None:
        return "new"
    present = _hash(data)
    if present == offered:
        return "same"
    return "updated" if present == written else "kept"


def _files(source: Path) -> list[Path]:
    """All lesson files below `source`, without what hides behind a dot, such as checkpoints.

    Nor what somebody did there: marks, work to hand in, what was collected, sheets, and copies
    of the lessons, which have a manifest.
    """
    copies = {path.parent for path in source.rglob(MANIFEST)} - {source}
    return [
        path
        for path in sorted(source.rglob("*"))
        if path.is_file()
        and path.suffix not in (".html", ".json")
        and not any(part.startswith((".", "__")) for part in path.relative_to(source).parts)
        and not copies.intersection(path.parents)
    ]


def _read(path: Path) -> bytes | None:
    """What a file of the learner's folder holds; None if there is none.

    Raises LessonFileError for what cannot be read, and for what is not a file: to read a pipe
    would be to wait forever.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISREG(mode):
            return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise LessonFileError(error.errno, error.strerror, str(path)) from error
    number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
    why = os.strerror(number) if stat.S_ISDIR(mode) else say("cli.not_a_file")
    raise LessonFileError(number, why, str(path))


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()


def _read_manifest(path: Path) -> dict[str, str]:
    """What we wrote last time. A damaged list counts as empty: then nothing is overwritten."""
    try:
        known = json.loads(_read(path) or b"{}")
    except (ValueError, RecursionError):
        return {}
    if not isinstance(known, dict):
        return {}
    return {name: value for name, value in known.items() if isinstance(value, str)}


if __name__ == "__main__":
    sys.exit(main())
