"""Files are read up to a limit, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.common.files import _host, as_path, read_bytes, read_text, write_atomic
from chickenfoot.engine.record import loads
from tests.support.hangs import fails_after


def test_text_is_utf8_and_bytes_are_bytes(tmp_path: Path) -> None:
    """Text and bytes both arrive as they are, with no change of line ends."""
    write_atomic(tmp_path / "text", "pé\n")
    write_atomic(tmp_path / "bytes", b"\r\n\xff")
    assert (tmp_path / "text").read_bytes() == "pé\n".encode()
    assert (tmp_path / "bytes").read_bytes() == b"\r\n\xff"


def test_the_mode_of_an_old_file_is_kept(tmp_path: Path) -> None:
    """Who made a file private finds it private after it was written again."""
    path = tmp_path / "private"
    path.write_text("old")
    path.chmod(0o600)
    write_atomic(path, "new")
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_crash_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Whatever step fails, the old file is whole and nothing lies beside it."""
    path = tmp_path / "file"
    path.write_text("old")

    def crash(*_: object) -> None:
        raise OSError("the power went")

    monkeypatch.setattr(os, step, crash)
    with pytest.raises(OSError, match="the power went"):
        write_atomic(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["file"]


# -- what is no ordinary file --------------------------------------------------------------


def _fifo(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as end:
        end.bind(str(path))


def _link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


SPECIAL: dict[str, Callable[[Path], None]] = {
    "folder": Path.mkdir,
    "fifo": _fifo,
    "socket": _socket,
    "device": _link_to_a_device,
}


@pytest.mark.skipif(os.name != "posix", reason="such files are POSIX's")
@pytest.mark.parametrize("kind", SPECIAL)
def test_only_ordinary_files_are_read_and_written(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe is not waited for, an endless device not read, and none of them replaced."""
    monkeypatch.chdir(tmp_path)  # a socket's path may not be long
    path = Path("thing")
    SPECIAL[kind](path)
    before = path.lstat()
    with fails_after(5):
        for act in (
            lambda: read_bytes(path, 100),
            lambda: read_text(path, 100),
            lambda: write_atomic(path, "new"),
            lambda: cf.load(path),
            lambda: cf.Game.new(2, seed=1).save(path),
        ):
            with pytest.raises(OSError, match=r"not an ordinary file|directory"):
                act()
    assert path.lstat().st_mode == before.st_mode
    assert path.lstat().st_ino == before.st_ino
    assert os.listdir() == ["thing"]


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there is no such device")
def test_a_device_is_not_replaced_by_whoever_may() -> None:
    """In a container one is the superuser, who could replace /dev/null."""
    with pytest.raises(OSError, match="not an ordinary file"):
        write_atomic("/dev/null", "new")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_pipe_put_there_after_the_look_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between looking at a path and opening it, somebody may have changed what is there."""
    path = tmp_path / "thing"
    os.mkfifo(path)
    (tmp_path / "file").write_text("")
    ordinary = os.stat(tmp_path / "file")
    monkeypatch.setattr(os, "stat", lambda *_, **__: ordinary)
    with fails_after(5), pytest.raises(OSError, match="not an ordinary file"):
        read_bytes(path, 100)


def test_no_more_than_the_limit_is_read(tmp_path: Path) -> None:
    """A file of just the limit is read, a larger one is refused by its number."""
    path = tmp_path / "file"
    path.write_bytes(b"x" * 100)
    assert read_bytes(path, 100) == b"x" * 100
    with pytest.raises(OSError) as found:
        read_bytes(path, 99)
    assert found.value.errno == errno.EFBIG


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    """Windows' editors write one; a record with one loads, from a file and as text."""
    path = tmp_path / "game.json"
    path.write_text("pé", encoding="utf-8-sig")
    assert read_text(path, 100) == "pé"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(UnicodeDecodeError):
        read_text(path, 100)
    game = cf.Game.new(["Ana", "Bo"], seed=1)
    game.save(path, overwrite=True)
    text = path.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8-sig")
    assert cf.load(path) == loads("\ufeff" + text) == game


# -- where it is written -------------------------------------------------------------------


def test_a_link_stays_and_its_target_is_written(tmp_path: Path) -> None:
    """Through a link to a link, in another folder; also where the target is not there yet."""
    (tmp_path / "far").mkdir()
    target, middle, link = tmp_path / "far" / "file", tmp_path / "middle", tmp_path / "link"
    middle.symlink_to(target)
    link.symlink_to(middle)
    for text in ("first", "second"):
        write_atomic(link, text)
        assert target.read_text() == text
    assert [each.is_symlink() for each in (link, middle, target)] == [True, True, False]
    assert os.listdir(tmp_path / "far") == ["file"]


def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    """They lead to no file."""
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(OSError):
        write_atomic(tmp_path / "a", "new")
    assert all((tmp_path / name).is_symlink() for name in "ab")


def test_a_read_only_file_is_refused(tmp_path: Path) -> None:
    """Whoever took the leave to write from a file wants it to stay as it is."""
    path = tmp_path / "file"
    path.write_text("old")
    path.chmod(0o444)
    with pytest.raises(PermissionError, match="read-only"):
        write_atomic(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["file"]


def test_a_name_of_the_greatest_length_can_be_written(tmp_path: Path) -> None:
    """The temporary file's name is not longer because the file's is."""
    write_atomic(tmp_path / ("n" * 255), "text")
    assert len(os.listdir(tmp_path)) == 1


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in every program one types a file's name into."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    write_atomic("~/file", "text")
    assert (tmp_path / "file").read_text() == read_text("~/file", 10) == "text"


@pytest.mark.parametrize("given", [None, 7, 2.5, [], object(), True])
def test_what_is_no_path_is_an_error_of_ours(given: Any) -> None:
    """An open file's number is no path either, though Python would take it."""
    for act in (cf.load, cf.Game.new(2, seed=1).save, as_path):
        with pytest.raises(cf.ChickenfootError, match="cannot be the name of a file"):
            act(given)


@pytest.mark.parametrize("given", ["", "a\0b", "\ud800", "/"])
def test_what_names_no_file_is_an_os_error(given: str) -> None:
    """A text, but none that a file can be called."""
    for act in (cf.load, cf.Game.new(2, seed=1).save):
        with pytest.raises(OSError):
            act(given)


# -- what killed processes left behind -----------------------------------------------------


def _killed_while_writing(folder: Path) -> None:
    script = (
        "import os, signal, sys\n"
        "from chickenfoot.common.files import write_atomic\n"
        "os.fsync = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "write_atomic(os.path.join(sys.argv[1], 'file'), 'new')\n"
    )
    found = subprocess.run([sys.executable, "-c", script, str(folder)], check=False)
    assert found.returncode == -signal.SIGKILL


@pytest.mark.skipif(os.name != "posix", reason="only there is a dead process told apart")
def test_temporary_files_of_killed_processes_are_removed(tmp_path: Path) -> None:
    """At the next save in the folder, whichever file that is."""
    _killed_while_writing(tmp_path)
    assert len(os.listdir(tmp_path)) == 1
    write_atomic(tmp_path / "other", "text")
    assert os.listdir(tmp_path) == ["other"]


def test_old_temporary_files_are_removed_and_others_stay(tmp_path: Path) -> None:
    """One that a living process, or one of another machine, writes now is left alone."""
    living, elsewhere, old, foreign = (
        tmp_path / f".{_host()}-{os.getpid()}.aa.chickenfoot.tmp",
        tmp_path / ".ffffff-4194305.bb.chickenfoot.tmp",
        tmp_path / ".game.json.cc.chickenfoot.tmp",
        tmp_path / "notes.tmp",
    )
    for each in (living, elsewhere, old, foreign):
        each.write_text("")
    long_ago = time.time() - 2 * 3600
    for each in (old, foreign):
        os.utime(each, (long_ago, long_ago))
    write_atomic(tmp_path / "file", "text")
    assert sorted(os.listdir(tmp_path)) == sorted(
        ["file", living.name, elsewhere.name, foreign.name]
    )


@pytest.mark.parametrize("place", ["not there/game.json", "file/game.json"])
def test_what_cannot_be_written_is_named_as_it_was_given(tmp_path: Path, place: str) -> None:
    """Not by the name of a file beside it, which nobody has asked for."""
    (tmp_path / "file").write_text("")
    path = tmp_path / place
    with pytest.raises(OSError, match=r"No such|Not a directory") as refused:
        write_atomic(path, "text")
    assert refused.value.filename == str(path)
    assert "chickenfoot.tmp" not in str(refused.value)
    with pytest.raises((FileNotFoundError, NotADirectoryError)):
        cf.Game.new(2, seed=1).save(path)
