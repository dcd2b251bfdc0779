"""What a learner has done, kept in a small file beside the notebooks.

Three marks for each level or kind of question, and no more: done; right the first time
without a hint; right again on another day. No clock, no streak, no gate: nothing in the
lessons needs this file, and a lost or damaged one means only that they start afresh. ::

    book = Progress()
    book.answered("where", "ends", right=True, hinted=False)
    print(book.summary())
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from ..common.files import write_atomic
from ..text import say
from .rulebook import RULEBOOK, taught

__all__ = ["FILE_NAME", "Marks", "Progress"]

FILE_NAME = "chickenfoot-progress.json"
_VERSION = 1
# After a right answer an item rests for as many days as it has been right on, up to this.
_LONGEST_REST = 7


@dataclass(frozen=True)
class Marks:
    """What is known of one level or kind of question.

    `rule`: the key of the rule it is about. `tries`; `done`: answered right at least once;
    `first`: right at the very first try, without a hint; `again`: right without a hint on a
    later day than the first time; `last`: the last answer was right without a hint;
    `days`: the number of days on which it was right; `day`: the last day it was answered.
    """

    rule: str
    tries: int = 0
    done: bool = False
    first: bool = False
    again: bool = False
    last: bool = False
    days: int = 0
    day: str = ""

    def after(self, right: bool, hinted: bool, day: str) -> Marks:
        """The marks after one more answer. What was reached once stays."""
        clean = right and not hinted
        later = bool(self.day) and day != self.day
        return replace(
            self,
            tries=self.tries + 1,
            done=self.done or right,
            first=self.first or (clean and not self.tries),
            again=self.again or (clean and self.done and later),
            last=clean,
            days=self.days + (clean and (later or not self.days)),
            day=day,
        )


class Progress:
    """The learner's marks. `path`: the file, or a folder for :data:`FILE_NAME` in it.

    `today`: what tells the day. Reading never raises: a file that cannot be read counts as
    none, and `trouble` then says so.
    """

    def __init__(
        self, path: str | os.PathLike[str] = ".", *, today: Callable[[], date] = date.today
    ) -> None:
        given = Path(path)
        self.path = given / FILE_NAME if given.is_dir() else given
        self._today = today
        self.trouble = ""
        self._marks: dict[str, Marks] = {}
        self.read()

    # -- keeping -----------------------------------------------------------------------------

    def answered(self, item: str, rule: str, *, right: bool, hinted: bool = False) -> Marks:
        """Note an answer to `item`, a level's number or a kind of question, and save it."""
        self.read()  # another notebook may have written meanwhile
        day = self._today().isoformat()
        marks = self._marks.get(item, Marks(rule)).after(right, hinted, day)
        self._marks[item] = marks
        self._write()
        return marks

    def reset(self) -> None:
        """Forget everything and remove the file."""
        self._marks = {}
        self.trouble = ""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            self.trouble = say("progress.not_written", why=error.strerror or error)

    def read(self) -> None:
        """Look at the file again."""
        self.trouble = ""
        try:
            self._marks = _parsed(json.loads(self.path.read_bytes()))
        except FileNotFoundError:
            self._marks = {}
        except (OSError, ValueError, RecursionError):
            self._marks = {}
            self.trouble = say("progress.unreadable", path=self.path.name)

    def _write(self) -> None:
        items = {name: vars(marks) for name, marks in sorted(self._marks.items())}
        text = json.dumps({"version": _VERSION, "items": items}, indent=1) + "\n"
        try:
            write_atomic(self.path, text)
        except OSError as error:
            # A folder that cannot be written to must not stop a lesson.
            self.trouble = say("progress.not_written", why=error.strerror or error)

    # -- looking -----------------------------------------------------------------------------

    def marks(self, item: str) -> Marks | None:
        """The marks of a level or a kind of question; None if it was never answered."""
        return self._marks.get(item)

    @property
    def met(self) -> tuple[str, ...]:
        """The keys of the rules that have been answered about, in the order of the lessons."""
        rules = {marks.rule for marks in self._marks.values()}
        return tuple(rule for rule in RULEBOOK if rule in rules)

    @property
    def remembered(self) -> tuple[str, ...]:
        """The rules met of which every item was answered right, unhinted, the last time."""
        return tuple(
            rule
            for rule in self.met
            if all(marks.last for marks in self._marks.values() if marks.rule == rule)
        )

    @property
    def missed(self) -> tuple[str, ...]:
        """The other rules met."""
        kept = set(self.remembered)
        return tuple(rule for rule in self.met if rule not in kept)

    def summary(self) -> str:
        """How many rules are remembered, the names of the others, and the three marks."""
        if not self._marks:
            return " ".join(part for part in (say("progress.none"), self.trouble) if part)
        met, missed = self.met, self.missed
        lines = [say("progress.rules", n=len(met) - len(missed), of=len(met))]
        if missed:
            lines.append(say("progress.others", names=[taught(rule).name for rule in missed]))
        every = self._marks.values()
        lines.append(
            say(
                "progress.marks",
                done=sum(marks.done for marks in every),
                first=sum(marks.first for marks in every),
                again=sum(marks.again for marks in every),
                last=sum(marks.last for marks in every),
            )
        )
        if self.trouble:
            lines.append(self.trouble)
        return "\n".join(lines)

    def is_of_today(self, item: str) -> bool:
        """Whether `item` was answered today, rightly or not."""
        marks = self._marks.get(item)
        return marks is not None and marks.day == self._today().isoformat()

    def due(self, items: Iterable[str]) -> list[str]:
        """`items` in the order in which they should come back.

        First those answered wrong or with a hint the last time, then those that have rested,
        then those never met; last those that still rest. Within each, the order given.
        """
        return sorted(items, key=self._turn)

    def _turn(self, item: str) -> int:
        marks = self._marks.get(item)
        if marks is None:
            return 2
        if not marks.last:
            return 0
        rested = (self._today() - date.fromisoformat(marks.day)).days
        return 1 if rested >= min(marks.days, _LONGEST_REST) else 3

    def __str__(self) -> str:
        return self.summary()

    def __repr__(self) -> str:
        return f"Progress({str(self.path)!r})"


_KINDS: Sequence[tuple[str, type]] = (
    ("rule", str), ("tries", int), ("done", bool), ("first", bool), ("again", bool),
    ("last", bool), ("days", int), ("day", str),
)  # fmt: skip


def _parsed(data: Any) -> dict[str, Marks]:
    """The marks in a file's data. Raises ValueError for anything that is not ours."""
    if not isinstance(data, dict) or data.get("version") != _VERSION:
        raise ValueError
    items = data.get("items")
    if not isinstance(items, dict):
        raise ValueError
    marks = {}
    for name, values in items.items():
        if not isinstance(values, dict) or set(values) != {key for key, _ in _KINDS}:
            raise ValueError
        if any(type(values[key]) is not kind for key, kind in _KINDS):
            raise ValueError
        date.fromisoformat(values["day"])
        if values["rule"] in RULEBOOK:  # a rule of another version of the lessons is let go
            marks[name] = Marks(**values)
    return marks
