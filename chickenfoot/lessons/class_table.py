"""A class's hand-ins as a table: who did what, when, what was wrong, and which mistakes were made.

What a file says of itself is not believed: the answers in it are judged again. Code is not in
the file but in the notebook; where that was not handed in with it, the table says so.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from ..common.files import read_text, write_atomic
from ..common.names import on_one_line
from ..common.tables import Cell, DataTable, DisplaysTable
from ..curriculum.hand_in import WORK_NAME, ExerciseRecord, HandedIn, handed_in
from ..engine.score_csv import written
from ..errors import ChickenfootError
from ..text import say
from .exercise_widget import EXERCISES, exercise_questions

__all__ = ["ClassTable", "Judged", "collect"]

_LARGEST_PAGE = 20_000_000  # bytes of a notebook


@dataclass(frozen=True)
class Judged:
    """One exercise of one pupil, judged again.

    `right` of `of` things are right; `wrong`: the questions answered wrongly, counted from 1;
    `mistakes`: what each of these answers stands for; `checks`: how often it was checked, as
    the file says; `is_proved`: False where only the file says what was right.
    """

    right: int
    of: int
    wrong: tuple[int, ...] = ()
    mistakes: tuple[str, ...] = ()
    checks: int = 0
    is_proved: bool = True

    @property
    def summary(self) -> str:
        """A cell of the class's table."""
        cell = say("class.cell", right=self.right, of=self.of)
        if not self.is_proved:
            return say("class.unproved", cell=cell)
        return say("class.cell_wrong", cell=cell, wrong=self.wrong) if self.wrong else cell


def _judged_clicks(lesson: int, record: ExerciseRecord) -> Judged:
    questions = exercise_questions(lesson, record.seed)
    right, wrong, mistakes = 0, [], []
    for place, question in enumerate(questions, start=1):
        letter = record.answers.get(str(place))
        choice = next((c for c in question.choices if question.letter(c) == letter), None)
        if choice is None:
            continue
        if choice.is_right:
            right += 1
        else:
            wrong.append(place)
            mistakes.append(choice.mistake_name)
    return Judged(right, len(questions), tuple(wrong), tuple(mistakes), record.checks)


def _answers_in(pages: tuple[Path, ...]) -> dict[int, Any]:
    """The last answer to each exercise in these notebooks; what is no notebook has none."""
    from .marking import answers_in  # needs nbconvert, which takes its time

    found: dict[int, Any] = {}
    for page in pages:
        try:
            notebook = json.loads(read_text(page, _LARGEST_PAGE))
            found |= {lesson: answer for lesson, answer in answers_in(notebook) if answer}
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            continue
    return found


def _judged(pupil: HandedIn) -> dict[str, Judged]:
    from .marking import judge

    answers = _answers_in(pupil.pages)
    done: dict[str, Judged] = {}
    for key in sorted({*pupil.exercises, *(f"{lesson:02}" for lesson in answers)}):
        lesson, record = int(key), pupil.exercises.get(key, ExerciseRecord({}))
        if lesson in EXERCISES and record.answers:
            done[key] = _judged_clicks(lesson, record)
        elif lesson in answers:
            report = judge(lesson, answers[lesson])
            done[key] = Judged(report.right, len(report.lines), checks=record.checks)
        elif lesson in EXERCISES:
            done[key] = _judged_clicks(lesson, record)
        elif record.checks:
            done[key] = Judged(record.right, record.of, checks=record.checks, is_proved=False)
    return done


class ClassTable(DisplaysTable):
    """The work of a class, which shows itself as a table.

    `rows`: name -> its exercises by lesson, "01" to "11"; `when`: name -> when the file was
    written; `unread`: files that are not ours.
    """

    def __init__(
        self,
        rows: Mapping[str, Mapping[str, Judged]],
        when: Mapping[str, datetime],
        unread: tuple[str, ...],
    ) -> None:
        self.rows = rows
        self.when = when
        self.unread = unread
        self.lessons = sorted({lesson for done in rows.values() for lesson in done})

    def table(self) -> DataTable:
        """A row for each name, a column for each lesson; what was not begun is a dash.

        Returns
        -------
        DataTable
            With notes on what only a file says, and on the files that could not be read.
        """
        # A file's name may hold a line end, which would look like another row.
        names = [on_one_line(name) for name in self.unread]
        unread = [say("class.unread", files=names)] if names else []
        if not self.rows:
            return DataTable((), (), notes=[say("class.nobody", file=WORK_NAME), *unread])
        rows = [
            [name, self._day(name),
             *(done[each].summary if each in done else "-" for each in self.lessons)]
            for name, done in self.rows.items()
        ]  # fmt: skip
        proved = all(each.is_proved for done in self.rows.values() for each in done.values())
        notes = [] if proved else [say("class.unproved_note")]
        head = [say("class.name"), say("class.when"), *self.lessons]
        return DataTable(head, rows, notes=[*notes, *unread], words=True)

    def _day(self, name: str) -> str:
        return self.when[name].strftime("%Y-%m-%d %H:%M")

    def wall(self) -> DataTable:
        """What the class got wrong, question by question and mistake by mistake, without names.

        Returns
        -------
        DataTable
            To be projected: how often each mistake was made, the most frequent first.
        """
        head = [say(f"class.{key}") for key in ("lesson", "question", "mistake", "times")]
        made = Counter(
            (lesson, place, mistake)
            for done in self.rows.values()
            for lesson, each in done.items()
            for place, mistake in zip(each.wrong, each.mistakes, strict=True)
        )
        rows: list[list[Cell]] = [
            [lesson, place, mistake, times]
            for (lesson, place, mistake), times in sorted(
                made.items(), key=lambda each: (-each[1], each[0])
            )
        ]
        notes = [] if rows else [say("class.no_mistakes")]
        return DataTable(head, rows, title=say("class.wall"), notes=notes, words=True)

    def csv(self) -> str:
        """A line for each exercise of each pupil, for a spreadsheet.

        Returns
        -------
        str
            Names, lessons, times, how many were right, which were wrong, by which mistakes, and
            whether it was judged again.
        """
        keys = ("name", "lesson", "when", "right", "of", "wrong", "mistake", "checks", "judged")
        lines = [
            [name, lesson, self._day(name), each.right, each.of, " ".join(map(str, each.wrong)),
             "; ".join(each.mistakes), each.checks, int(each.is_proved)]
            for name, done in self.rows.items()
            for lesson, each in done.items()
        ]  # fmt: skip
        return written([say(f"class.{key}") for key in keys], (), lines)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write :meth:`csv` to a file.

        Parameters
        ----------
        path : str or os.PathLike
            The file, such as ``"class.csv"``.

        Returns
        -------
        Path
            The file written.

        Raises
        ------
        OSError, ChickenfootError
            If it cannot be written, or the argument cannot name a file.
        """
        if not isinstance(path, (str, os.PathLike)):
            raise ChickenfootError(say("lessons.no_path", given=path), path=path)
        write_atomic(Path(path), "\ufeff" + self.csv())  # Excel takes it for UTF-8 by the mark
        return Path(path)

    def __repr__(self) -> str:
        return str(self)


def collect(folder: str | os.PathLike[str]) -> ClassTable:
    """What a class did: every file of work in a folder and in the folders in it, judged again.

    Parameters
    ----------
    folder : str or os.PathLike
        Where the files are, with the notebooks beside them if code is to be marked.

    Returns
    -------
    ClassTable
        A row for each name; it names the files that are damaged or not of ours.

    Raises
    ------
    OSError, ChickenfootError
        If there is no such folder, or the argument cannot name one.
    """
    if not isinstance(folder, (str, os.PathLike)):
        raise ChickenfootError(say("lessons.no_folder", given=folder), folder=folder)
    pupils, unread = handed_in(folder)
    rows: dict[str, Mapping[str, Judged]] = {}
    when: dict[str, datetime] = {}
    for pupil in pupils:
        label = pupil.name
        while label in rows:  # two of one name are two people
            label += " *"
        rows[label] = _judged(pupil)
        when[label] = datetime.fromtimestamp(pupil.when)
    return ClassTable(rows, when, unread)
