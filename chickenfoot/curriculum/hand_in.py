"""What a learner hands in: a small file of answers to the exercises, and how the checks went.

It lies beside the notebooks, apart from the marks of
:mod:`chickenfoot.curriculum.progress`, which are
nobody else's business. Exercises find their answers in it again after a restart, and a teacher
who has a folder of such files sees a table of the class:
:mod:`chickenfoot.lessons.class_table`. ::

    work = WorkFile()
    work.sign("Ana and Bo")
    everybody, not_ours = handed_in("collected")
"""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..common.json_file import JsonFile
from ..common.names import is_shown, squeezed
from ..common.seeds import Seed, as_seed
from ..errors import ChickenfootError
from ..text import say

__all__ = ["WORK_NAME", "ExerciseRecord", "HandedIn", "WorkFile", "handed_in"]

WORK_NAME = "chickenfoot-work.json"
_VERSION = 1
_LONGEST = 200
_MOST = 1_000_000  # things to get right, checks: whoever has more has edited the file
_PLACES = frozenset("123456789")


@dataclass(frozen=True)
class ExerciseRecord:
    """One exercise.

    `answers`: letter by number of the question, none for code; `right` of `of` things were
    right when it was last checked, for the `checks`-th time; 0 for never checked. `seed`: of
    the questions, None for those that everybody is asked.
    """

    answers: Mapping[str, str]
    right: int = 0
    of: int = 0
    checks: int = 0
    seed: Seed | None = None


@dataclass(frozen=True)
class Work:
    """What is in a file of work: whose it is, and the exercises by lesson, "01" to "11"."""

    name: str = ""
    exercises: Mapping[str, ExerciseRecord] = field(default_factory=dict)


class WorkFile:
    """The exercises of one learner, or of a pair.

    Reading never raises: a file that cannot be read counts as none. A folder that cannot be
    written to is no reason to stop a lesson: `trouble` then says so.

    Parameters
    ----------
    path : str or os.PathLike
        The file, or its folder.
    """

    def __init__(self, path: str | os.PathLike[str] = ".") -> None:
        given = Path(path)
        self.path = given / WORK_NAME if given.is_dir() else given
        self.trouble = ""
        self._file = _file_of(self.path)
        self._work = Work()
        self.read()

    @property
    def name(self) -> str:
        """Whose work it is; "" if it is not signed."""
        return self._work.name

    @property
    def exercises(self) -> Mapping[str, ExerciseRecord]:
        """The exercises by lesson, "01" to "11"."""
        return self._work.exercises

    def read(self) -> None:
        """Look at the file again."""
        try:
            self._work = self._file.read()
        except (OSError, ValueError):
            self._work = Work()

    def sign(self, name: str) -> None:
        """Put a name on the work. Raises ChickenfootError for one that is too long."""
        plain = " ".join(str(name).split())
        if len(plain) > _LONGEST or (plain and not is_shown(plain)):
            raise ChickenfootError(say("work.bad_name", most=_LONGEST), name=name)
        self._change(lambda work: replace(work, name=plain))

    def answer(self, lesson: int, answers: Mapping[int, str], seed: Seed | None = None) -> None:
        """Note the answers so far; `answers`: letter by place, counted from 0."""
        given = {str(place + 1): letter for place, letter in sorted(answers.items())}

        def answered(old: ExerciseRecord) -> ExerciseRecord:
            same = old if old.seed == seed else ExerciseRecord({}, seed=seed)
            return replace(same, answers=given)

        self._change_exercise(lesson, answered)

    def checked(self, lesson: int, right: int, of: int) -> None:
        """Note what a check found: `right` of `of`."""
        self._change_exercise(
            lesson, lambda old: replace(old, right=right, of=of, checks=old.checks + 1)
        )

    def answers(self, lesson: int, seed: Seed | None = None) -> dict[int, str]:
        """The answers to an exercise, as :meth:`answer` takes them."""
        found = self.exercises.get(f"{lesson:02}", ExerciseRecord({}))
        if found.seed != seed:  # they answer other questions
            return {}
        return {int(place) - 1: letter for place, letter in found.answers.items()}

    def _change_exercise(
        self, lesson: int, change: Callable[[ExerciseRecord], ExerciseRecord]
    ) -> None:
        key = f"{lesson:02}"

        def changed(work: Work) -> Work:
            old = work.exercises.get(key, ExerciseRecord({}))
            return replace(work, exercises={**work.exercises, key: change(old)})

        self._change(changed)

    def _change(self, change: Callable[[Work], Work]) -> None:
        self._work, error = self._file.update(change)
        why = error.strerror or error if error is not None else ""
        self.trouble = say("work.not_written", why=why) if why else ""


def _file_of(path: Path) -> JsonFile[Work]:
    return JsonFile(path, _parsed, _dumped, Work)


def _dumped(work: Work) -> dict[str, Any]:
    exercises = {
        key: {name: value for name, value in vars(record).items() if value is not None}
        for key, record in sorted(work.exercises.items())
    }
    return {"version": _VERSION, "name": work.name, "exercises": exercises}


def _parsed(data: Any) -> Work:
    """The work in a file's data. Raises ValueError for what is not ours."""
    if not isinstance(data, dict) or data.get("version") != _VERSION:
        raise ValueError
    name, exercises = data.get("name"), data.get("exercises")
    if not isinstance(name, str) or len(name) > _LONGEST or not isinstance(exercises, dict):
        raise ValueError
    # Whoever edits the file may have put line ends there, which would look like another row.
    plain = squeezed(name)
    return Work(
        plain if is_shown(plain) else "",
        {key: _record(key, values) for key, values in exercises.items()},
    )


def _record(key: str, values: Any) -> ExerciseRecord:
    if key not in {f"{n:02}" for n in range(1, 12)} or not isinstance(values, dict):
        raise ValueError
    if set(values) - {"seed"} != {"answers", "right", "of", "checks"}:
        raise ValueError
    seed = as_seed(values["seed"]) if values.get("seed") is not None else None
    answers = values["answers"]
    counts = [values[each] for each in ("right", "of", "checks")]
    if not isinstance(answers, dict) or any(type(n) is not int for n in counts):
        raise ValueError
    right, of, checks = counts
    if not 0 <= right <= of <= _MOST or not 0 <= checks <= _MOST:
        raise ValueError
    for place, letter in answers.items():
        if place not in _PLACES:
            raise ValueError
        if not isinstance(letter, str) or len(letter) != 1:
            raise ValueError
    return ExerciseRecord(answers, right, of, checks, seed)


@dataclass(frozen=True)
class HandedIn:
    """What was handed in by one pupil or pair: whose it is, where it lies, when it was written.

    `name`: as signed, else the name of the file or, if it is called as we call it, of its folder.
    `pages`: the notebooks beside it.
    """

    name: str
    path: Path
    when: float
    exercises: Mapping[str, ExerciseRecord]
    pages: tuple[Path, ...] = ()


def handed_in(folder: str | os.PathLike[str]) -> tuple[tuple[HandedIn, ...], tuple[str, ...]]:
    """Every file of work in `folder` and in the folders in it, and the names of files not ours.

    Raises OSError if there is no such folder.
    """
    top = Path(folder)
    if not top.is_dir():
        raise NotADirectoryError(say("class.no_folder", folder=folder))
    found, unread = [], []
    for path in sorted(top.rglob("*.json")):
        if any(part.startswith(".") for part in path.relative_to(top).parts):
            continue
        try:
            work = _file_of(path).read()
            when = path.stat().st_mtime
        except (OSError, ValueError):
            unread.append(path.relative_to(top).as_posix())
            continue
        has_folder = path.name == WORK_NAME and path.parent != top
        own = path.parent.name if path.name == WORK_NAME else path.stem
        pages = sorted(path.parent.glob("*.ipynb" if has_folder else f"{glob.escape(own)}.ipynb"))
        found.append(HandedIn(work.name or own, path, when, work.exercises, tuple(pages)))
    return tuple(found), tuple(unread)
