"""Files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chickenfoot.common.files import write_atomic


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
