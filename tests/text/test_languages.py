"""Which language is spoken: chosen, or as the machine is set; and who follows a change."""

from __future__ import annotations

import doctest
import locale
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chickenfoot as cf
from chickenfoot.text import languages, say, spoken
from chickenfoot.text.languages import LANGUAGES, MARK, VARIABLE, choose, code_of, follow, preferred

NAMES = ("LC_ALL", "LC_MESSAGES", "LANG", VARIABLE, "JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR")


@pytest.fixture(autouse=True)
def another_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Czech is known, whether or not it has sentences; the machine is set to nothing."""
    monkeypatch.setitem(LANGUAGES, "cs", "cs")
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    monkeypatch.setattr(languages, "_chosen", None)
    yield
    choose(None)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("cs", "cs"),
        ("CS-cz", "cs"),
        ("cs_CZ.UTF-8", "cs"),
        ("Czech_Czechia", "cs"),
        ("en-AU", "en"),
        ("tlh", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
        ("??", None),
    ],
)
def test_names_of_languages(name: str, code: str | None) -> None:
    """Codes with and without a country, and the words of Windows."""
    assert code_of(name) == code


def test_english_where_nothing_is_set() -> None:
    """Nothing says which."""
    assert preferred() == "en"


def test_the_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Variable, folder, JupyterLab in a notebook, system: the one before wins."""
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert preferred() == "cs"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert preferred() == "en"

    folder = tmp_path / "@jupyterlab" / "translation-extension"
    folder.mkdir(parents=True)
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", str(tmp_path))
    settings = folder / "plugin.jupyterlab-settings"
    settings.write_text('{\n    // the language\n    "locale": "cs_CZ",\n}')
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    assert preferred() == "en"
    monkeypatch.setitem(sys.modules, "ipykernel", languages)
    assert preferred() == "cs"
    settings.write_text('{"locale": "default"}')
    assert preferred() == "en"

    (tmp_path / MARK).write_text("cs\n")
    assert preferred() == "cs"
    monkeypatch.setenv(VARIABLE, "en")
    assert preferred() == "en"
    monkeypatch.setenv(VARIABLE, "tlh")
    assert preferred() == "cs"


def test_the_home_of_jupyterlab(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where no variable names a folder, its settings lie in the home folder."""
    monkeypatch.setitem(sys.modules, "ipykernel", languages)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    folder = tmp_path / ".jupyter" / "lab" / "user-settings" / "@jupyterlab/translation-extension"
    folder.mkdir(parents=True)
    (folder / "plugin.jupyterlab-settings").write_text('{\n  "locale": "cs_CZ"\n}')
    assert preferred() == "cs"


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """Nor does a folder in the place of the mark matter."""
    os.mkfifo(tmp_path / MARK)
    assert preferred() == "en"
    (tmp_path / MARK).unlink()
    (tmp_path / MARK).mkdir()
    assert preferred() == "en"


def test_choosing() -> None:
    """From now on; with `with`, until its end, an error or not."""
    assert repr(cf.language()) == "English (en)"
    with cf.language("cs-CZ") as spoken:
        assert (spoken.code, repr(spoken)) == ("cs", "čeština (cs)")
        assert cf.language().code == "cs"
    assert cf.language().code == "en"
    with pytest.raises(ZeroDivisionError), cf.language("cs"):
        raise ZeroDivisionError
    assert cf.language().code == "en"
    assert VARIABLE not in os.environ, "nobody has chosen: processes ask the machine"
    cf.language("cs")
    assert languages.current() == "cs"
    choose(None)
    assert languages.current() == "en"


def test_the_examples_choose_for_themselves_alone() -> None:
    """What an example chooses would be spoken by every kernel that a later test starts."""
    assert doctest.testmod(spoken).attempted > 1
    assert VARIABLE not in os.environ


@pytest.mark.parametrize("name", ["tlh", "", 7, b"cs", "x" * 1000])
def test_a_language_that_there_is_not(name: object) -> None:
    """It is named, with those that there are; nothing changes."""
    with pytest.raises(cf.ChickenfootError, match=r"There is no language .* There are: 'en'"):
        cf.language(name)  # type: ignore[arg-type]
    assert languages.current() == "en"


def test_processes_speak_it_too() -> None:
    """A process started afterwards answers in the language chosen here."""
    cf.language("cs")
    code = "from chickenfoot.text import languages; languages.LANGUAGES['cs'] = 'cs'; "
    done = subprocess.run(
        [sys.executable, "-c", code + "print(languages.current())"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "cs"


class Sign:
    """Something on the screen."""

    def __init__(self) -> None:
        self.text = say("now.pass")
        self.drawn = 0
        follow(self.redraw)

    def redraw(self) -> None:
        """Write it anew."""
        self.drawn += 1


def test_what_is_on_view_follows() -> None:
    """Once a change, not when the language stays, and not when it is gone."""
    sign = Sign()
    cf.language("en")
    assert sign.drawn == 0
    cf.language("cs")
    cf.language("cs")
    assert sign.drawn == 1
    with cf.language("en"):
        assert sign.drawn == 2
    assert sign.drawn == 3
    del sign
    cf.language("en")
    count = len(languages._followers)
    last = Sign()
    assert len(languages._followers) <= count, "what is gone is not kept"
    assert last.drawn == 0
