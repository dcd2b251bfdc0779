"""The command: which folder, which options, and a learner's changes kept."""

from __future__ import annotations

import io
import json
import os
import socket
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from chickenfoot import cli
from chickenfoot.cli import MANIFEST, copy_lessons, find_lessons
from chickenfoot.engine.build import is_compiled
from chickenfoot.text.languages import VARIABLE, choose
from tests.support.lab_server import lab_server
from tests.support.paths import ROOT


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    """A small folder of lessons as a wheel would carry it."""
    source = tmp_path / "source"
    (source / "extra").mkdir(parents=True)
    (source / "00-welcome.ipynb").write_text("welcome")
    (source / "extra" / "card.ipynb").write_text("card")
    (source / ".hidden").write_text("no")
    return source


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What JupyterLab would be started with."""
    calls: list[list[str]] = []
    monkeypatch.setattr(cli, "_run_jupyterlab", calls.append)
    return calls


def test_a_checkout_opens_its_own_lessons(started: list[list[str]]) -> None:
    """Without a folder, the lessons are opened where they lie."""
    assert cli.main(["--no-browser"]) == 0
    source, in_checkout = find_lessons(Path(cli.__file__).parent)
    assert in_checkout
    assert f"--ServerApp.root_dir={source}" in started[0]
    assert started[0][-1] == "--no-browser"


@pytest.mark.parametrize("options", [["--language", "es"], ["--language=es_ES"]])
def test_a_language_opens_its_own_lessons(
    started: list[list[str]], options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Their first page, with words and kernels that speak it; English where nothing is asked."""
    try:
        assert cli.main([*options, "--no-browser"]) == 0
        assert os.environ[VARIABLE] == "es"
    finally:
        choose(None)
    assert cli.main(["--no-browser"]) == 0
    assert "Se abren las lecciones" in capsys.readouterr().out
    assert f"--LabApp.default_url=/lab/tree/es/{cli.FIRST_LESSON}" in started[0]
    assert f"--LabApp.default_url=/lab/tree/{cli.FIRST_LESSON}" in started[1]
    assert started[0][-1] == "--no-browser"
    assert not [each for each in started[0] if "language" in each]


@pytest.mark.parametrize("options", [["--language", "tlh"], ["--language="], ["--language"]])
def test_a_language_that_there_is_not_is_named(
    started: list[list[str]], options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """With those that there are; nothing is opened."""
    assert cli.main(options) == 2
    assert "'cs'" in capsys.readouterr().err
    assert started == []


def test_how_to_stop_is_said_before_the_server_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the output is a pipe, the line has gone down it when JupyterLab takes over."""
    pipe = io.BytesIO()
    before: list[bytes] = []
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(pipe, encoding="utf-8"))
    monkeypatch.setattr(cli, "_run_jupyterlab", lambda arguments: before.append(pipe.getvalue()))
    assert cli.main([]) == 0
    assert b"To stop, press Ctrl-C here." in before[0]


def test_a_named_folder_gets_a_copy(started: list[list[str]], tmp_path: Path) -> None:
    """With a folder, the lessons are copied there first."""
    assert cli.main([str(tmp_path / "mine")]) == 0
    assert (tmp_path / "mine" / "00-welcome.ipynb").is_file()
    assert f"--ServerApp.root_dir={tmp_path / 'mine'}" in started[0]


def test_copy_opens_nothing(
    started: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With --copy the lessons are put into the folder, and no server is started."""
    assert cli.main(["--copy", str(tmp_path / "mine")]) == 0
    assert (tmp_path / "mine" / "00-welcome.ipynb").is_file()
    assert started == []
    assert "The lessons are in" in capsys.readouterr().out


def test_nobodys_work_is_copied(lessons: Path, tmp_path: Path) -> None:
    """Marks, work to hand in and sheets that lie among the lessons are left behind."""
    for name in ("chickenfoot-work.json", "chickenfoot-progress.json", "sheet.html"):
        (lessons / name).write_text("{}")
    done = copy_lessons(lessons, tmp_path / "copy")
    assert done["new"] == ["00-welcome.ipynb", "extra/card.ipynb"]


def test_pupils_get_no_page_for_teachers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It has the answers; a copy without the word for it has the page."""
    for options, there in ((["--pupils"], False), ([], True)):
        folder = tmp_path / f"copy {len(options)}"
        assert cli.main([str(folder), "--copy", *options]) == 0
        assert (folder / cli.FIRST_LESSON).is_file()
        assert bool([*folder.rglob(cli.FOR_TEACHERS)]) == there


def test_a_course_keeps_what_is_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An assignment for each lesson with an exercise; a second time changes nothing."""
    assert cli.main(["--course", str(tmp_path)]) == 0
    made = sorted(path.name for path in (tmp_path / "source").iterdir())
    assert made == [f"lesson-{n:02}" for n in range(1, 12)]
    settings = tmp_path / "nbgrader_config.py"
    settings.write_text("mine")
    assert cli.main(["--course", str(tmp_path)]) == 0
    assert settings.read_text() == "mine"
    assert "lesson-01 to lesson-11" in capsys.readouterr().out


def test_what_the_learner_changed_is_kept(lessons: Path, tmp_path: Path) -> None:
    """A changed file stays; an untouched one is brought up to date."""
    folder = tmp_path / "mine"
    assert copy_lessons(lessons, folder)["new"] == ["00-welcome.ipynb", "extra/card.ipynb"]
    (folder / "00-welcome.ipynb").write_text("my notes")
    (lessons / "00-welcome.ipynb").write_text("welcome 2")
    (lessons / "extra" / "card.ipynb").write_text("card 2")
    done = copy_lessons(lessons, folder)
    assert done["kept"] == ["00-welcome.ipynb"]
    assert done["updated"] == ["extra/card.ipynb"]
    assert (folder / "00-welcome.ipynb").read_text() == "my notes"
    assert (folder / "extra" / "card.ipynb").read_text() == "card 2"
    assert not (folder / ".hidden").exists()


def test_copies_do_not_nest(lessons: Path, tmp_path: Path) -> None:
    """A copy inside the lessons is no lesson: it is not copied into itself, nor elsewhere."""
    mine = lessons / "mine"
    for _ in range(3):
        copy_lessons(lessons, mine)
    assert sorted(p.relative_to(mine).as_posix() for p in mine.rglob("*") if p.is_file()) == [
        MANIFEST, "00-welcome.ipynb", "extra/card.ipynb",
    ]  # fmt: skip
    assert len(copy_lessons(lessons, tmp_path / "elsewhere")["new"]) == 2


@pytest.mark.parametrize("name", ["00-welcome.ipynb", MANIFEST])
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_what_is_not_a_file_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, make: Callable[[Path], None]
) -> None:
    """A pipe or a folder in the place of a lesson is told by its name, and not waited for."""
    folder = tmp_path / "mine"
    folder.mkdir()
    make(folder / name)
    assert cli.main(["--copy", str(folder)]) == 2
    error = capsys.readouterr().err
    assert str(folder / name) in error
    assert error.count("\n") == 1


def test_an_unreadable_lesson_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson that may not be read is told by its name (the superuser may read anything)."""
    folder = tmp_path / "mine"
    cli.main(["--copy", str(folder)])
    read = Path.read_bytes

    def denied(path: Path) -> bytes:
        if path == folder / "card.ipynb":
            raise PermissionError(13, "Permission denied", str(path))
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", denied)
    assert cli.main(["--copy", str(folder)]) == 2
    assert f"{folder / 'card.ipynb'} is in the way" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["-x", "--port=8889", "--no-browser"])
def test_copy_takes_no_options(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str
) -> None:
    """Nothing is started that could use them, so they are told instead of swallowed."""
    assert cli.main(["--copy", option, str(tmp_path / "mine")]) == 2
    assert option in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()


def test_a_damaged_manifest_overwrites_nothing(lessons: Path, tmp_path: Path) -> None:
    """Where we do not know what we wrote, everything belongs to the learner."""
    folder = tmp_path / "mine"
    copy_lessons(lessons, folder)
    (folder / MANIFEST).write_text("{oops")
    (lessons / "00-welcome.ipynb").write_text("welcome 2")
    assert copy_lessons(lessons, folder)["kept"] == ["00-welcome.ipynb"]
    assert (folder / "00-welcome.ipynb").read_text() == "welcome"
    assert json.loads((folder / MANIFEST).read_text())


def test_a_file_in_the_way_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file cannot hold lessons: one line, status 2."""
    (tmp_path / "file").write_text("x")
    assert cli.main([str(tmp_path / "file")]) == 2
    error = capsys.readouterr().err
    assert "is a file" in error
    assert error.count("\n") == 1


def test_a_port_in_use_is_said(
    capsys: pytest.CaptureFixture[str], started: list[list[str]]
) -> None:
    """Whoever asks for a port gets that one or a clear line."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.main([f"--port={port}", "--ip=127.0.0.1"]) == 2
    assert f"port {port} is in use" in capsys.readouterr().err
    assert started == []


@pytest.mark.parametrize("port", ["hello", "99999", "-1", ""])
def test_what_is_not_a_port_is_said(capsys: pytest.CaptureFixture[str], port: str) -> None:
    """A port is a number up to 65535."""
    assert cli.main([f"--port={port}"]) == 2
    assert "is not a port" in capsys.readouterr().err


def test_two_folders_are_one_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    """A folder name with blanks needs quotation marks, which the line says."""
    assert cli.main(["my", "lessons"]) == 2
    assert "quotation marks" in capsys.readouterr().err


def test_our_settings_yield_to_the_users() -> None:
    """An option given by hand stands alone."""
    arguments = cli.jupyterlab_arguments(Path("x"), ["--LabApp.news_url=mine", "--port=8889"])
    assert [a for a in arguments if a.startswith("--LabApp.news_url")] == ["--LabApp.news_url=mine"]
    assert "--ServerApp.port_retries=0" in arguments


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    """Both answer at once."""
    assert cli.main(["--help"]) == 0
    assert cli.main(["--version"]) == 0
    out = capsys.readouterr().out
    assert "FOLDER" in out
    assert "0.1.0" in out
    assert ("compiled" in out) == is_compiled()


def test_a_real_server_from_the_wheel(tmp_path: Path) -> None:
    """The wheel's command, run elsewhere, serves a copy of its lessons in the default folder."""
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    here = tmp_path / "here"
    here.mkdir()
    path = {"PYTHONPATH": str(tmp_path / "installed")}
    with lab_server(tmp_path / "home", cwd=here, environment=path) as server:
        assert server.folder == here / cli.DEFAULT_FOLDER
        lesson = server.get("api/contents/00-welcome.ipynb")
        assert lesson["type"] == "notebook"
        assert lesson["writable"]
