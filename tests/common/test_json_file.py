"""A small JSON file: read, changed by several at once, and never lost half written."""

from __future__ import annotations

import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from chickenfoot.common import json_file
from chickenfoot.common.json_file import JsonFile


def _parse(data: Any) -> int:
    if not isinstance(data, dict) or not isinstance(data.get("n"), int):
        raise ValueError("no number")
    return int(data["n"])


def counter(path: Path) -> JsonFile[int]:
    """A number in a file."""
    return JsonFile(path, _parse, lambda n: {"n": n}, lambda: 0)


def test_a_file_that_is_not_there_is_empty(tmp_path: Path) -> None:
    """And reading makes none."""
    assert counter(tmp_path / "n.json").read() == 0
    assert os.listdir(tmp_path) == []


def test_a_change_is_written(tmp_path: Path) -> None:
    """The new value comes back, and no lock stays behind."""
    file = counter(tmp_path / "n.json")
    assert file.update(lambda n: n + 3) == (3, None)
    assert file.read() == 3
    assert json.loads(file.path.read_text(encoding="utf-8")) == {"n": 3}
    assert os.listdir(tmp_path) == ["n.json"]


def test_no_change_is_lost(tmp_path: Path) -> None:
    """Many who change it at once wait for each other."""
    with ThreadPoolExecutor(8) as pool:
        for _ in range(40):
            pool.submit(counter(tmp_path / "n.json").update, lambda n: n + 1)
    assert counter(tmp_path / "n.json").read() == 40


DAMAGE = {
    "empty": "",
    "number": "7",
    "cut": "{",
    "kind": '{"n": "x"}',
    "deep": "[" * 50_000,
    "surrogate": "\ud800",
    "long": "1" * 2_000_000,
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_stops_who_reads_and_not_who_changes(tmp_path: Path, kind: str) -> None:
    """Nobody's work stops because a file was cut short."""
    file = counter(tmp_path / "n.json")
    file.path.write_bytes(DAMAGE[kind].encode("utf-8", "surrogatepass"))
    with pytest.raises((ValueError, OSError)):
        file.read()
    assert file.update(lambda n: n + 1) == (1, None)
    assert file.read() == 1


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    """With the value, which counts all the same."""
    value, error = counter(tmp_path / "none" / "n.json").update(lambda n: n + 1)
    assert value == 1
    assert isinstance(error, OSError)


def test_a_lock_of_a_process_that_died_is_taken(tmp_path: Path) -> None:
    """Once it is so old that nobody can still be writing."""
    lock = tmp_path / ".n.json.lock"
    lock.touch()
    old = time.time() - 2 * json_file._ABANDONED_AFTER
    os.utime(lock, (old, old))
    assert counter(tmp_path / "n.json").update(lambda n: n + 1) == (1, None)
    assert not lock.exists()


def test_a_lock_that_is_held_delays_and_does_not_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson goes on; the lock stays with whoever holds it."""
    monkeypatch.setattr(json_file, "_PATIENCE", 0.0)
    lock = tmp_path / ".n.json.lock"
    lock.touch()
    assert counter(tmp_path / "n.json").update(lambda n: n + 1) == (1, None)
    assert lock.exists()
