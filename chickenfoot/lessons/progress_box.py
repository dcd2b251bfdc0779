"""What a learner remembers, as a picture, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ..curriculum.level import Level
from ..curriculum.level_data import all_levels
from ..curriculum.progress import Memory, Progress, Result
from ..curriculum.rulebook import RULEBOOK, TaughtRule
from ..text import say
from ..text.languages import Words
from .level_widget import LevelBox
from .panel import Lesson, Panel
from .question_widget import Practice

__all__ = ["ProgressBox"]

_LESSONS = range(1, 7)


class ProgressBox(Lesson):
    """The rules of the six lessons, how firmly each is known, and what to do next.

    Parameters
    ----------
    progress : Progress
        The learner's memory.
    practice : callable
        Makes the practice that is due.
    """

    def __init__(self, progress: Progress, practice: Callable[[], Practice]) -> None:
        self.progress = progress
        self._practice = practice
        self.panel = Panel(self._on_action)
        self._asks = False  # whether all is to be forgotten
        super().__init__([self.panel])
        self._show_known()

    def _show_known(self) -> None:
        self._say(self.progress.summary)

    def _say(self, words: Words, *, asks: bool = False) -> None:
        self._asks = asks
        self.panel.tell(words)
        self.draw()

    def draw(self) -> None:
        """Draw the rules and what can be done."""
        title = say("progress.title")
        self.panel.show(name=title, title=title, tail=say("progress.how"), rules=self._rows())
        if self._asks:
            self._show_buttons("keep", "forget")
            return
        buttons: list[dict[str, Any]] = []
        level = self._next_level()
        if self.progress.met:
            text = say("progress.practice")
            due = bool(self.progress.to_come_back_to) or level is None
            buttons.append({"do": "practice", "text": text, "main": due})
        if level is not None:
            text = say("progress.next", number=level.number, title=level.title)
            buttons.append(
                {"do": "level", "text": text, "main": not any(b["main"] for b in buttons)}
            )
        self._show_buttons("look", "reset", first=buttons)

    def _show_buttons(self, *names: str, first: list[dict[str, Any]] | None = None) -> None:
        rows = [{"do": name, "text": say(f"progress.{name}")} for name in names]
        self.panel.show(buttons=[*(first or []), *rows])

    def _rows(self) -> list[dict[str, Any]]:
        """A row for each lesson: its number, its levels solved, its rules."""
        return [
            {
                "name": f"{lesson:02}",
                "note": self._solved_of(lesson),
                "rules": [self._cell(r) for r in RULEBOOK.values() if r.lesson == lesson],
            }
            for lesson in _LESSONS
        ]

    def _solved_of(self, lesson: int) -> str:
        found = _levels_of(lesson)
        solved = sum(self._is_solved(level) for level in found)
        return say("progress.levels", n=solved, of=len(found))

    def _cell(self, rule: TaughtRule) -> dict[str, Any]:
        memory = self.progress.memory_of_rule(rule.key)
        return {
            "text": rule.name,
            "strength": memory.strength if memory else 0,
            "look": _look(memory),
            "label": say(
                f"progress.cell.{_look(memory)}", name=rule.name, days=memory.days if memory else 0
            ),
        }

    def _is_solved(self, level: Level) -> bool:
        return self.progress.is_solved(f"level {level.number}")

    def _next_level(self) -> Level | None:
        """The level to go on with: in the latest lesson that was begun, else in an earlier one."""
        left = {n: [v for v in _levels_of(n) if not self._is_solved(v)] for n in _LESSONS}
        begun = [n for n in _LESSONS if left[n] and len(left[n]) < len(_levels_of(n))]
        waiting = begun[-1:] or [n for n in _LESSONS if left[n]]
        return left[waiting[0]][0] if waiting else None

    def _on_action(self, action: str, _key: str) -> None:
        if action == "reset":  # a whole term hangs on this click
            self._say(partial(say, "progress.sure"), asks=True)
        elif action == "forget":
            self.progress.reset()
            self._say(partial(say, "progress.forgotten"))
        elif action == "level":
            level = self._next_level()
            if level is not None:
                self._show_below(LevelBox(level, self.progress, on_next=self._look_again))
        elif action == "practice":
            self._show_below(self._practice())
        else:
            self._look_again()

    def _show_below(self, lesson: Lesson) -> None:
        self._show_parts(self.panel, lesson)

    def _look_again(self) -> None:
        self.progress.read()
        self._show_parts(self.panel)
        self._show_known()

    def words(self) -> str:
        """What it is; the marks themselves are the learner's and in no stored notebook.

        Returns
        -------
        str
            As they are stored with a notebook.
        """
        return f"{say('progress.title')}. {say('lessons.static')}"


def _levels_of(lesson: int) -> list[Level]:
    """The levels of a lesson; the mixed ones belong to lesson 05."""
    return [each for each in all_levels().values() if (each.lesson or 5) == lesson]


def _look(memory: Memory | None) -> str:
    if memory is None:
        return "new"
    if memory.last is Result.WRONG:
        return "again"
    return "known" if memory.days else "helped"
