"""The lessons as files: where they come from, and a learner's own copy of them.

A copy remembers in :data:`MANIFEST` the hash of every file as we wrote it. A file that still
has that hash was not touched and may be brought up to date; any other belongs to the learner.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from .files import write_whole

__all__ = ["FIRST_LESSON", "MANIFEST", "copy_lessons", "find_lessons"]

FIRST_LESSON = "00-welcome.ipynb"
MANIFEST = ".chickenfoot-lessons.json"


def find_lessons(package: Path) -> tuple[Path, bool]:
    """The folder of lessons that belongs to the package in `package`, and if it is a checkout's.

    Raises FileNotFoundError if the first lesson is not there.
    """
    in_checkout = (package.parent / "pyproject.toml").is_file()
    lessons = (package.parent if in_checkout else package) / "notebooks"
    if (lessons / FIRST_LESSON).is_file():
        return lessons, in_checkout
    raise FileNotFoundError(FIRST_LESSON)


def copy_lessons(source: Path, folder: Path) -> dict[str, list[str]]:
    """Copy the lessons from `source` into `folder`, never over what its owner changed.

    Returns the names of the files that are ``"new"`` there, ``"updated"``, the ``"same"``
    already, and ``"kept"`` as their owner changed them. Raises OSError if the folder cannot be
    made, read or written; a file is written whole or not at all.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = _read_manifest(folder / MANIFEST)
    done: dict[str, list[str]] = {"new": [], "updated": [], "same": [], "kept": []}
    for path in _files(source):
        name = path.relative_to(source).as_posix()
        data = path.read_bytes()
        fate = _fate(folder / name, _hash(data), written.get(name))
        done[fate].append(name)
        if fate in ("new", "updated"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(folder / name, data)
        if fate != "kept":
            written[name] = _hash(data)
    text = json.dumps(written, indent=1, sort_keys=True) + "\n"
    write_whole(folder / MANIFEST, text)
    return done


def _fate(target: Path, offered: str, written: str | None) -> str:
    """What becomes of `target`, given the hashes of what we offer and of what we last wrote."""
    if not target.exists():
        return "new"
    present = _hash(target.read_bytes())
    if present == offered:
        return "same"
    return "updated" if present == written else "kept"


def _files(source: Path) -> list[Path]:
    """All lesson files below `source`, without what hides behind a dot, such as checkpoints.

    Neither what somebody did there: marks, work to hand in, what was collected, sheets.
    """
    return [
        path
        for path in sorted(source.rglob("*"))
        if path.is_file()
        and path.suffix not in (".html", ".json")
        and not any(part.startswith((".", "__")) for part in path.relative_to(source).parts)
    ]


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()


def _read_manifest(path: Path) -> dict[str, str]:
    """What we wrote last time. A damaged list counts as empty: then nothing is overwritten."""
    try:
        known = json.loads(path.read_bytes())
    except (FileNotFoundError, ValueError, RecursionError):
        return {}
    if not isinstance(known, dict):
        return {}
    return {name: value for name, value in known.items() if isinstance(value, str)}
