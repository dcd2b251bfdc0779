"""Which language is spoken: what was asked for, and what the machine is set to."""

from __future__ import annotations

import locale
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import WeakMethod

__all__ = ["LANGUAGES", "Words", "choose", "chosen", "code_of", "current", "follow", "preferred"]

LANGUAGES = {"en": "en_GB", "pt": "pt_PT", "es": "es_ES", "cs": "cs_CZ"}
"""The languages there are, each with the locale by which it counts and joins."""

Words = Callable[[], str]
"""Something that is said, and can be said again in another language."""

VARIABLE = "CHICKENFOOT_LANGUAGE"
"""The environment variable that names a language; worker processes read it, too."""

MARK = "chickenfoot-language.txt"
"""The file that names the language of the lessons beside it."""

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

_chosen: str | None = None
_followers: list[WeakMethod[Callable[[], None]]] = []


def code_of(name: str) -> str | None:
    """The code of the language that a name means, None if there is no such language here.

    Parameters
    ----------
    name : str
        A code (``pt``), one with a country or an encoding (``pt-BR``, ``pt_PT.UTF-8``), or as
        Windows has it: ``Portuguese_Portugal``.

    Returns
    -------
    str or None
        One of :data:`LANGUAGES`.

    Examples
    --------
    >>> code_of("en_US.UTF-8")
    'en'
    """
    found = re.match(r"[A-Za-z]+", name.strip())
    word = found.group().lower() if found else ""
    code = word if word in LANGUAGES else locale.normalize(word)[:2]
    return code if code in LANGUAGES else None


def current() -> str:
    """The code of the language in use: what was chosen, else what the machine is set to."""
    global _chosen
    if _chosen is None:
        _chosen = preferred()
    return _chosen


def chosen() -> str | None:
    """The code of the language that was chosen here, None where the machine's is spoken."""
    return code_of(os.environ.get(VARIABLE, ""))


def choose(code: str | None) -> None:
    """Speak the language `code` from now on; None: what the machine is set to.

    What is on the screen follows at once, and processes started from now on speak it as well.
    Raises KeyError if there is no such language.
    """
    global _chosen
    if code is None:
        os.environ.pop(VARIABLE, None)
        code = preferred()
    else:
        LANGUAGES[code]
        os.environ[VARIABLE] = code
    changed = code != current()
    _chosen = code
    if changed:
        for follower in list(_followers):
            if (callback := follower()) is not None:
                callback()


def follow(callback: Callable[[], None]) -> None:
    """Call this method of an object whenever the language changes, as long as its object lives."""
    _followers[:] = [each for each in _followers if each() is not None]
    _followers.append(WeakMethod(callback))


def preferred() -> str:
    """The language that the machine is set to.

    Returns
    -------
    str
        The first of these that names a language of ours: the variable ``CHICKENFOOT_LANGUAGE``;
        the lessons in this folder; in a notebook JupyterLab's language; the system's; English.
    """
    for name in _named():
        if name and (code := code_of(name)):
            return code
    return "en"


def _named() -> Iterator[str]:
    yield os.environ.get(VARIABLE, "")
    yield _read(Path(MARK))
    if "ipykernel" in sys.modules:
        yield _of_jupyterlab()
    yield from (os.environ.get(each, "") for each in _LOCALE_VARIABLES)
    yield locale.getlocale()[0] or ""  # where no variable says it, as on Windows


def _of_jupyterlab() -> str:
    """The language that JupyterLab's menu "Settings, Language" was set to."""
    home = os.environ.get("JUPYTER_CONFIG_DIR") or os.path.expanduser("~/.jupyter")
    folder = os.environ.get("JUPYTERLAB_SETTINGS_DIR") or Path(home) / "lab" / "user-settings"
    settings = Path(folder) / "@jupyterlab" / "translation-extension" / "plugin.jupyterlab-settings"
    # JSON with comments, which Python does not read: one line of it is enough.
    found = re.search(r'^\s*"locale"\s*:\s*"(\w+)"', _read(settings), re.MULTILINE)
    return found.group(1) if found else ""


def _read(path: Path) -> str:
    """The beginning of a small file, empty if it cannot be read."""
    try:
        if not path.is_file():  # nor is a pipe waited for
            return ""
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(10_000)
    except OSError:
        return ""
