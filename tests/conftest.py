"""What all tests share."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from chickenfoot import text
from chickenfoot.text import languages
from tests.support import pseudo
from tests.support.lab_server import NO_CHROMIUM

# The lessons that nbval runs look here for marks and answers: those of whoever works in this
# checkout must not show in them.
NOBODY = f"{tempfile.gettempdir()}{os.sep}chickenfoot-nobody-{os.getpid()}"
os.environ["CHICKENFOOT_FOLDER"] = NOBODY

# English, whatever this machine speaks: lessons in another language say so themselves.
os.environ.pop("CHICKENFOOT_LANGUAGE", None)
os.environ.update(LC_ALL="C.UTF-8", JUPYTERLAB_SETTINGS_DIR=os.environ["CHICKENFOOT_FOLDER"])

# No deadline: a busy machine is not a fault. In CI the same examples every time, so that
# a red run can be had again; elsewhere new ones, so that more is seen.
settings.register_profile("house", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Hide ``--cov`` from nbval, once pytest-cov has started.

    Seeing it, nbval starts a measurement of its own in every kernel, whose warnings are errors
    here: no cell would run. The kernels stay unmeasured; the floor is held by the other tests.
    """
    session.config.option.cov_source = None


@pytest.fixture(autouse=True)
def no_language_is_left_chosen() -> Iterator[None]:
    """A language that a test leaves chosen would be spoken by kernels that later ones start."""
    yield
    languages.choose(None)


@pytest.fixture(scope="session")
def pseudo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues of English and of the made-up language."""
    return pseudo.write_pseudo(tmp_path_factory.mktemp("text"))


@pytest.fixture
def made_up_language(monkeypatch: pytest.MonkeyPatch, pseudo_folder: Path) -> Iterator[str]:
    """The code of a language that a test can choose; English is spoken before and after."""
    monkeypatch.setitem(languages.LANGUAGES, pseudo.CODE, pseudo.LOCALE)
    monkeypatch.setattr(text, "FOLDER", pseudo_folder)
    yield pseudo.CODE
    languages.choose(None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once, and not once a test, that there was no browser."""
    skipped = terminalreporter.stats.get("skipped", [])
    lacking = sum(NO_CHROMIUM in str(report.longrepr) for report in skipped)
    if lacking:
        terminalreporter.write_line(f"{lacking} browser tests skipped: {NO_CHROMIUM}")
