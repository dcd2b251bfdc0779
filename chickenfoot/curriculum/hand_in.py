"""What a learner hands in: a small file of answers to the exercises, and how the checks went.

It lies beside the notebooks, apart from the marks of
:mod:`chickenfoot.curriculum.progress`, which are
nobody's business. Exercises find their answers in it again after a restart, and a teacher
who has a folder of such files sees a table of the class. ::

    work = WorkFile()
    work.sign("Ana and Bo")
    print(collect("collected"))
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..common.files import write_atomic
from ..common.tables import DataTable, DisplaysTable
from ..errors import ChickenfootError
from ..text import say

__all__ = ["WORK_NAME", "ClassTable", "ExerciseRecord", "WorkFile", "collect"]

WORK_NAME = "chickenfoot-work.json"
_VERSION = 1
_LONGEST = 200
_LARGEST = 100_000  # bytes: a file of ours has a few hundred


@dataclass(frozen=True)
class ExerciseRecord:
    """One exercise.

    `answers`: letter by number of the question, none for code; `right` of `of` things were
    right when it was last checked, for the `checks`-th time; 0 for never checked.
    """

    answers: Mapping[str, str]
    right: int = 0
    of: int = 0
    checks: int = 0

    @property
    def summary(self) -> str:
        """A cell of the class's table."""
        if not self.checks:
            return say("class.unchecked")
        return say("class.cell", right=self.right, of=self.of)


class WorkFile:
    """The exercises of one learner, or of a pair. `path`: the file, or its folder.

    Reading never raises: a file that cannot be read counts as none. A folder that cannot be
    written to is no reason to stop a lesson: `trouble` then says so.
    """

    def __init__(self, path: str | os.PathLike[str] = ".") -> None:
        given = Path(path)
        self.path = given / WORK_NAME if given.is_dir() else given
        self.trouble = ""
        self.name = ""
        self.exercises: dict[str, ExerciseRecord] = {}
        self.read()

    def read(self) -> None:
        """Look at the file again."""
        try:
            self.name, self.exercises = _parsed(self.path)
        except (OSError, ValueError, RecursionError):
            self.name, self.exercises = "", {}

    def sign(self, name: str) -> None:
        """Put a name on the work. Raises ChickenfootError for one that is too long."""
        plain = " ".join(str(name).split())
        if len(plain) > _LONGEST or not plain.isprintable():
            raise ChickenfootError(say("work.bad_name", most=_LONGEST), name=name)
        self.read()
        self.name = plain
        self._write()

    def answer(self, lesson: int, answers: Mapping[int, str]) -> None:
        """Note the answers so far; `answers`: letter by place, counted from 0."""
        self.read()  # another page may have written meanwhile
        old = self.exercises.get(f"{lesson:02}", ExerciseRecord({}))
        given = {str(place + 1): letter for place, letter in sorted(answers.items())}
        self.exercises[f"{lesson:02}"] = ExerciseRecord(given, old.right, old.of, old.checks)
        self._write()

    def checked(self, lesson: int, right: int, of: int) -> None:
        """Note what a check found: `right` of `of`."""
        self.read()
        old = self.exercises.get(f"{lesson:02}", ExerciseRecord({}))
        self.exercises[f"{lesson:02}"] = ExerciseRecord(old.answers, right, of, old.checks + 1)
        self._write()

    def answers(self, lesson: int) -> dict[int, str]:
        """The answers to an exercise, as :meth:`answer` takes them."""
        found = self.exercises.get(f"{lesson:02}", ExerciseRecord({})).answers
        return {int(place) - 1: letter for place, letter in found.items()}

    def _write(self) -> None:
        exercises = {key: vars(done) for key, done in sorted(self.exercises.items())}
        data = {"version": _VERSION, "name": self.name, "exercises": exercises}
        self.trouble = ""
        try:
            write_atomic(self.path, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        except OSError as error:
            self.trouble = say("work.not_written", why=error.strerror or error)


def _parsed(path: Path) -> tuple[str, dict[str, ExerciseRecord]]:
    """Name and exercises of a file. Raises OSError, and ValueError for what is not ours."""
    if path.stat().st_size > _LARGEST:
        raise ValueError
    data = json.loads(path.read_bytes())
    if not isinstance(data, dict) or data.get("version") != _VERSION:
        raise ValueError
    name, exercises = data.get("name"), data.get("exercises")
    if not isinstance(name, str) or len(name) > _LONGEST or not isinstance(exercises, dict):
        raise ValueError
    return name, {key: _done(key, values) for key, values in exercises.items()}


def _done(key: str, values: Any) -> ExerciseRecord:
    if key not in {f"{n:02}" for n in range(1, 12)} or not isinstance(values, dict):
        raise ValueError
    if set(values) != {"answers", "right", "of", "checks"}:
        raise ValueError
    answers = values["answers"]
    counts = [values[each] for each in ("right", "of", "checks")]
    if not isinstance(answers, dict) or any(type(n) is not int or n < 0 for n in counts):
        raise ValueError
    for place, letter in answers.items():
        if not (place.isascii() and place.isdigit() and int(place[:3]) in range(1, 10)):
            raise ValueError
        if not isinstance(letter, str) or len(letter) != 1:
            raise ValueError
    return ExerciseRecord(answers, *counts)


class ClassTable(DisplaysTable):
    """The work of a class, which shows itself as a table.

    `rows`: name -> its exercises by lesson, "01" to "11"; `unread`: files that are not ours.
    """

    def __init__(
        self, rows: Mapping[str, Mapping[str, ExerciseRecord]], unread: tuple[str, ...]
    ) -> None:
        self.rows = rows
        self.unread = unread
        self.lessons = sorted({lesson for done in rows.values() for lesson in done})

    def table(self) -> DataTable:
        """A row for each name, a column for each lesson; what was not begun is a dash."""
        if not self.rows:
            return DataTable((), (), notes=[say("class.nobody", file=WORK_NAME)])
        rows = [
            [name, *(done[each].summary if each in done else "-" for each in self.lessons)]
            for name, done in self.rows.items()
        ]
        notes = [say("class.unread", files=self.unread)] if self.unread else []
        return DataTable([say("class.name"), *self.lessons], rows, notes=notes, words=True)

    def __repr__(self) -> str:
        return str(self)


def collect(folder: str | os.PathLike[str]) -> ClassTable:
    """What a class did: every file of work in `folder` and in the folders in it.

    A file without a name goes by its own name or, if it is called as we call it, by that of
    its folder. Raises OSError if there is no such folder.
    """
    top = Path(folder)
    if not top.is_dir():
        raise NotADirectoryError(say("class.no_folder", folder=folder))
    rows: dict[str, Mapping[str, ExerciseRecord]] = {}
    unread = []
    for path in sorted(top.rglob("*.json")):
        if any(part.startswith(".") for part in path.relative_to(top).parts):
            continue
        try:
            name, done = _parsed(path)
        except (OSError, ValueError, RecursionError):
            unread.append(path.relative_to(top).as_posix())
            continue
        own = path.parent.name if path.name == WORK_NAME else path.stem
        label = name or own
        while label in rows:  # two of one name are two people
            label += " *"
        rows[label] = done
    return ClassTable(rows, tuple(unread))
