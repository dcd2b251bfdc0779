"""What a learner remembers, kept in a small file next to the notebooks.

An answer is one of three things: right, right with help, or wrong. Whatever a level invites
one to try is none of them: only its end is noted, and a solved level counts. A right answer
on another day strengthens a rule (spaced practice; Latimier et al. 2021,
doi:10.1007/s10648-020-09572-8), help neither strengthens nor harms, and a wrong answer to a
question brings it back soon and takes nothing away. No clock, no streak, no gate: nothing in
the lessons needs this file, and a lost or damaged one means only that they start again. ::

    progress = Progress()
    progress.answered("where", "ends", Result.RIGHT)
    print(progress.summary())
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Any

from ..common.json_file import JsonFile
from ..text import say
from .rulebook import RULEBOOK, taught

__all__ = ["FILE_NAME", "STRONGEST", "Memory", "Progress", "Result"]

FILE_NAME = "chickenfoot-progress.json"
_VERSION = 2
# After a right answer an item rests for as many days as it has been right on, up to this.
_LONGEST_REST = 7
STRONGEST = 3
"""A rule that was right on this number of days, or more, is as strong as we show."""


class Result(str, Enum):
    """How an answer went."""

    RIGHT = "right"
    HELPED = "helped"
    WRONG = "wrong"

    __str__ = str.__str__


@dataclass(frozen=True)
class Memory:
    """What is known of one rule, level or kind of question.

    `last`: how the latest answer went; `day`: when; `days`: on how many days it was right
    without help, `right_day`: the last of them.
    """

    last: Result
    day: str
    days: int = 0
    right_day: str = ""

    def after(self, result: Result, day: str) -> Memory:
        """The memory after one more answer on `day`. The number of days never falls."""
        if result is not Result.RIGHT:
            return replace(self, last=result, day=day)
        more = self.days + (day != self.right_day)
        return Memory(result, day, more, day)

    @property
    def strength(self) -> int:
        """From 0 to :data:`STRONGEST`: on how many days it was right without help."""
        return min(self.days, STRONGEST)


_NOTHING = Memory(Result.HELPED, "")


@dataclass(frozen=True)
class _Kept:
    """What is in the file: levels and kinds of questions by name, rules by key."""

    items: Mapping[str, Memory] = field(default_factory=dict)
    rules: Mapping[str, Memory] = field(default_factory=dict)


class Progress:
    """The learner's memory of rules, levels and questions.

    Reading never raises: a file that cannot be read counts as none, and `trouble` then says so.

    Parameters
    ----------
    path : str or os.PathLike
        The file, or a folder for :data:`FILE_NAME` in it.
    today : callable
        What tells the day.
    """

    def __init__(
        self, path: str | os.PathLike[str] = ".", *, today: Callable[[], date] = date.today
    ) -> None:
        given = Path(path)
        self.path = given / FILE_NAME if given.is_dir() else given
        self._file = JsonFile(self.path, _parsed, _dumped, _Kept)
        self._today = today
        self.trouble = ""
        self._kept = _Kept()
        self.read()

    # -- keeping -----------------------------------------------------------------------------

    def answered(self, item: str, rule: str, result: Result) -> Memory:
        """Note an answer and save it.

        Parameters
        ----------
        item : str
            What was answered: ``"level 2.3"``, or a kind of question.
        rule : str
            The key of the rule it is about.
        result : Result
            How it went.

        Returns
        -------
        Memory
            What is known of the item now.
        """
        day = self._today().isoformat()

        def change(kept: _Kept) -> _Kept:
            return _Kept(
                {**kept.items, item: kept.items.get(item, _NOTHING).after(result, day)},
                {**kept.rules, rule: kept.rules.get(rule, _NOTHING).after(result, day)},
            )

        self._kept, error = self._file.update(change)
        # A folder that cannot be written to must not stop a lesson.
        self.trouble = "" if error is None else _not_written(error)
        return self._kept.items[item]

    def reset(self) -> None:
        """Forget everything and remove the file."""
        self._kept = _Kept()
        self.trouble = ""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            self.trouble = _not_written(error)

    def read(self) -> None:
        """Look at the file again."""
        self.trouble = ""
        try:
            self._kept = self._file.read()
        except (OSError, ValueError):
            self._kept = _Kept()
            self.trouble = say("progress.unreadable", path=self.path.name)

    # -- looking -----------------------------------------------------------------------------

    def memory(self, item: str) -> Memory | None:
        """What is known of a level or a kind of question; None if it was never answered."""
        return self._kept.items.get(item)

    def memory_of_rule(self, rule: str) -> Memory | None:
        """What is known of a rule; None if no answer was about it."""
        return self._kept.rules.get(rule)

    def is_solved(self, item: str) -> bool:
        """Whether a level was ever solved, with help or without."""
        memory = self._kept.items.get(item)
        return memory is not None and (memory.days > 0 or memory.last is not Result.WRONG)

    @property
    def met(self) -> tuple[str, ...]:
        """The keys of the rules that have been answered about, in the order of the lessons."""
        return tuple(rule for rule in RULEBOOK if rule in self._kept.rules)

    @property
    def known(self) -> tuple[str, ...]:
        """The rules answered right without help at least once, the latest answer not wrong."""
        rules = self._kept.rules
        return tuple(
            rule for rule in self.met if rules[rule].days and rules[rule].last is not Result.WRONG
        )

    @property
    def to_come_back_to(self) -> tuple[str, ...]:
        """The other rules met."""
        known = set(self.known)
        return tuple(rule for rule in self.met if rule not in known)

    def summary(self) -> str:
        """How many rules are known, how many firmly, and the names of the others."""
        if not self._kept.rules:
            return " ".join(part for part in (say("progress.none"), self.trouble) if part)
        known, others = self.known, self.to_come_back_to
        lines = [say("progress.rules", n=len(known), of=len(self.met))]
        firm = sum(self._kept.rules[rule].days > 1 for rule in known)
        if firm:
            lines.append(say("progress.firm", n=firm))
        if others:
            lines.append(say("progress.others", names=[taught(rule).name for rule in others]))
        if self.trouble:
            lines.append(self.trouble)
        return "\n".join(lines)

    def is_of_today(self, item: str) -> bool:
        """Whether `item` was answered today, rightly or not."""
        memory = self._kept.items.get(item)
        return memory is not None and memory.day == self._today().isoformat()

    def due(self, items: Iterable[str]) -> list[str]:
        """`items` in the order in which they should come back.

        First those whose latest answer was wrong or needed help, then those that have rested,
        then those never met; last those that still rest. Within each, the order given.
        """
        return sorted(items, key=self._turn)

    def _turn(self, item: str) -> int:
        memory = self._kept.items.get(item)
        if memory is None:
            return 2
        if memory.last is not Result.RIGHT:
            return 0
        rested = (self._today() - date.fromisoformat(memory.day)).days
        return 1 if rested >= min(memory.days, _LONGEST_REST) else 3

    def __str__(self) -> str:
        return self.summary()

    def __repr__(self) -> str:
        return f"Progress({str(self.path)!r})"


def _not_written(error: OSError) -> str:
    return say("progress.not_written", why=error.strerror or error)


# -- the file ----------------------------------------------------------------------------------


def _dumped(kept: _Kept) -> dict[str, Any]:
    parts = {"items": kept.items, "rules": kept.rules}
    return {"version": _VERSION} | {
        name: {key: vars(memory) for key, memory in sorted(part.items())}
        for name, part in parts.items()
    }


def _parsed(data: Any) -> _Kept:
    """What a file's data says. Raises ValueError for anything that is not ours."""
    if isinstance(data, dict) and data.get("version") == 1:
        return _parsed_first(data)
    if not isinstance(data, dict) or data.get("version") != _VERSION:
        raise ValueError
    items, rules = (_memories(data.get(name)) for name in ("items", "rules"))
    # A rule of another version of the lessons is let go.
    return _Kept(items, {key: rules[key] for key in rules if key in RULEBOOK})


def _memories(data: Any) -> dict[str, Memory]:
    if not isinstance(data, dict):
        raise ValueError
    return {name: _memory(values) for name, values in data.items()}


def _memory(values: Any) -> Memory:
    if not isinstance(values, dict) or set(values) != {"last", "day", "days", "right_day"}:
        raise ValueError
    texts = values["last"], values["day"], values["right_day"]
    if any(type(text) is not str for text in texts) or type(values["days"]) is not int:
        raise ValueError
    date.fromisoformat(values["day"])
    if values["days"] < 0:
        raise ValueError
    return Memory(Result(texts[0]), texts[1], values["days"], texts[2])


# Version 1 noted every first miss, also where a level had invited it.
_FIRST_TYPES = {
    "rule": str, "tries": int, "done": bool, "first": bool, "again": bool, "last": bool,
    "days": int, "day": str,
}  # fmt: skip


def _parsed_first(data: dict[str, Any]) -> _Kept:
    """What a file of version 1 says: a solved level counts, as it does now."""
    if not isinstance(data.get("items"), dict):
        raise ValueError
    items: dict[str, Memory] = {}
    rules: dict[str, Memory] = {}
    for name, values in data["items"].items():
        if not isinstance(values, dict) or set(values) != set(_FIRST_TYPES):
            raise ValueError
        if any(type(values[key]) is not kind for key, kind in _FIRST_TYPES.items()):
            raise ValueError
        day, rule = values["day"], values["rule"]
        date.fromisoformat(day)
        if rule not in RULEBOOK:
            continue
        days = max(values["days"], int(values["done"]))
        last = Result.RIGHT if values["done"] else Result.WRONG
        items[name] = Memory(last, day, days, day if days else "")
        old = rules.get(rule)
        if old is None or (days, day) > (old.days, old.day):
            rules[rule] = items[name]
    return _Kept(items, rules)
