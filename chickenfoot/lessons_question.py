"""Questions to answer: one card, practice without end, and questions for a projector."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .chance import Seed, fresh_seed
from .lessons_level import LevelBox
from .lessons_panel import NOTHING, Lesson, Panel, Still, sheet_rows, still_of, tiles_still
from .levels import Level
from .progress import Progress
from .questions import Choice, Question
from .rulebook import taught
from .text import say

__all__ = ["Practice", "QuestionCard", "Vote", "picture_of"]

# In these the hands are told in words, and the picture shows the table alone.
_NO_HAND = ("must_show", "open_ends", "who_draws", "over")


def picture_of(asked: Question) -> Still:
    """The picture that belongs to a question, if any. It marks nothing that is asked for."""
    if asked.round is not None:
        return still_of(asked.round, seat=None if asked.kind in _NO_HAND else 0)
    return tiles_still(asked.tiles) if asked.tiles else NOTHING


def _rows(asked: Question, looks: dict[str, str], off: bool = False) -> list[dict[str, Any]]:
    return [
        {
            "key": asked.letter(choice),
            "letter": asked.letter(choice),
            "text": choice.text,
            "look": looks.get(choice.text, ""),
            "off": off,
        }
        for choice in asked.choices
    ]


class QuestionCard(Lesson):
    """One question. A wrong choice is answered with its reason and may be tried again.

    `book`: where the answer is noted, None for nowhere. `on_done`: called once, with whether
    it was right the first time without a hint. `on_next`: called by the button that leads on.
    """

    def __init__(
        self,
        asked: Question,
        book: Progress | None = None,
        *,
        on_done: Callable[[bool], None] | None = None,
        on_next: Callable[[], None] | None = None,
        title: str = "",
    ) -> None:
        self.question = asked
        self.done = False
        self.hints = 0
        self.misses = 0
        self._book, self._on_done, self._on_next = book, on_done, on_next
        self._looks: dict[str, str] = {}
        self.panel = Panel(self._do)
        super().__init__([self.panel])
        sheet = sheet_rows(asked.sheet) if asked.sheet else None
        self.panel.show(
            picture_of(asked),
            name=say("lessons.question.name"),
            title=title,
            task=asked.text,
            ask=asked.text,
            sheet=sheet,
            mode="choose",
            tail=say("lessons.question.seed", seed=asked.seed),
        )
        self._show()

    def _show(self) -> None:
        buttons: list[dict[str, Any]] = []
        if self.done and self._on_next is not None:
            buttons = [{"do": "next", "text": say("lessons.do.next_question"), "main": True}]
        elif not self.done:
            buttons = [{"do": "hint", "text": say("lessons.do.hint")}]
        self.panel.show(choices=_rows(self.question, self._looks, self.done), buttons=buttons)

    def _do(self, action: str, key: str) -> None:
        if action == "hint":
            self.panel.show(status=self.hint(), tone="hint")
        elif action == "next" and self._on_next is not None:
            self._on_next()
        elif action == "choose":
            self.choose(key)

    def choose(self, letter: str) -> Choice:
        """Answer with the choice of this letter."""
        asked = self.question
        choice = next(each for each in asked.choices if asked.letter(each) == letter)
        self._looks[choice.text] = "right" if choice.is_right else "wrong"
        first = not self.hints and not self.misses
        if choice.is_right:
            self.done = True
            text = say("lessons.question.right", why=choice.why)
        else:
            text = say("lessons.question.wrong", letter=letter, why=choice.why)
        if self._book is not None and (choice.is_right or not self.misses):
            self._book.answered(asked.kind, asked.rule, right=choice.is_right, hinted=not first)
        self.misses += not choice.is_right
        self.panel.show(status=text, tone="right" if choice.is_right else "wrong")
        self._show()
        if choice.is_right and self._on_done is not None:
            self._on_done(first)
        return choice

    def hint(self) -> str:
        """The next of three hints: where to look, the rule, the answer."""
        self.hints += 1
        asked = self.question
        if self.hints == 1:
            if asked.round is None:
                return say("lessons.question.hint.words")
            where = "ends" if asked.round.must_match is None else "must"
            return say("lessons.question.hint.where", where=say(f"lessons.question.hint.{where}"))
        if self.hints == 2:
            rules = asked.round.rules if asked.round is not None else None
            rule = taught(asked.rule)
            return say("hint.rule", rule=rule.under(rules) if rules is not None else rule.text)
        right = asked.right
        return say("lessons.question.hint.answer", letter=asked.letter(right), text=right.text)

    def words(self) -> str:
        """The question with its choices."""
        asked = self.question
        lines = [str(asked)]
        alt = picture_of(asked).alt
        if alt:
            lines.insert(0, alt)
        lines += [f"{name}: {', '.join(map(str, points))}" for name, points in asked.sheet]
        return "\n".join([*lines, say("lessons.static")])

    def still(self) -> Still:
        """The question's picture."""
        return picture_of(self.question)


class Practice(Lesson):
    """Questions and levels one after the other; how many were right is told at the end.

    `items`: makes the next question or level; `count`: how many, None for no end.
    """

    def __init__(
        self, items: Iterator[Question | Level], count: int | None, book: Progress | None = None
    ) -> None:
        self.count = count
        self.number = 0
        self.right = 0
        self.card: QuestionCard | LevelBox | None = None
        self._items, self._book = items, book
        self.panel = Panel(self._do)
        super().__init__()
        self.go_on()

    def go_on(self) -> None:
        """Show the next question, or how it went."""
        if isinstance(self.card, LevelBox):
            self.right += self.card.attempt.done and self.card.attempt.clean
        if self.count is not None and self.number == self.count:
            self._end()
            return
        self.number += 1
        item = next(self._items)
        title = (
            say("lessons.practice.endless", n=self.number)
            if self.count is None
            else say("lessons.practice.title", n=self.number, count=self.count)
        )
        if isinstance(item, Level):
            self.card = LevelBox(item, self._book, on_next=self.go_on, tail=title)
        else:
            self.card = QuestionCard(
                item, self._book, on_done=self._answered, on_next=self.go_on, title=title
            )
        buttons = [{"do": "end", "text": say("lessons.do.end")}] if self.count is None else []
        self.panel.show(task="", status="", buttons=buttons)
        self.children = (self.card, self.panel)

    def _answered(self, first: bool) -> None:
        self.right += first

    def _end(self) -> None:
        answered = self.number if self.count is not None else self.number - 1
        done = say("lessons.practice.done", right=self.right, count=answered)
        more = {"do": "more", "text": say("lessons.practice.more"), "main": True}
        told = self._book.summary() if self._book is not None else ""
        self.panel.show(task=done, status=told, tone="", buttons=[more])
        self.card = None
        self.children = (self.panel,)

    def _do(self, action: str, _key: str) -> None:
        if action == "end":
            self._end()
        elif action == "more":
            self.number = self.right = 0
            self.go_on()

    def words(self) -> str:
        """What it is; which questions come depends on the learner."""
        if self.count is None:
            return f"{say('lessons.practice.words.endless')} {say('lessons.static')}"
        return f"{say('lessons.practice.words', count=self.count)} {say('lessons.static')}"


class Vote(Lesson):
    """Questions for a projector: vote, freeze, talk, vote again, reveal.

    The class raises hands, the teacher counts them by clicking. Nothing is told before
    Reveal, and nothing is noted anywhere.
    """

    def __init__(self, asked: Sequence[Question]) -> None:
        self.asked = tuple(asked)
        self.place = 0
        self.panel = Panel(self._do)
        super().__init__([self.panel])
        self.add_class("cf-projector")
        self._lay()

    @property
    def question(self) -> Question:
        """The question on view."""
        return self.asked[self.place]

    def _lay(self) -> None:
        self.votes: dict[str, int] = {}
        self.before: dict[str, int] | None = None
        self.stage = "voting"
        asked = self.question
        self.panel.show(
            picture_of(asked),
            name=say("lessons.question.name"),
            title=say("lessons.vote.title", n=self.place + 1, count=len(self.asked)),
            task=asked.text,
            ask=asked.text,
            sheet=sheet_rows(asked.sheet) if asked.sheet else None,
            mode="choose",
            tail=say("lessons.question.seed", seed=asked.seed),
        )
        self._show(say("lessons.vote.how"))

    def _show(self, status: str) -> None:
        revealed = self.stage == "revealed"
        looks = {c.text: "right" if c.is_right else "wrong" for c in self.question.choices}
        rows = _rows(self.question, looks if revealed else {}, off=self.stage != "voting")
        for row in rows:
            row["note"] = self._count(row["key"])
        self.panel.show(choices=rows, buttons=self._buttons(), status=status, tone="")

    def _count(self, key: str) -> str:
        n = self.votes.get(key, 0)
        if self.before is not None:
            return say("lessons.vote.both", before=self.before.get(key, 0), n=n)
        return say("lessons.vote.count", n=n) if n else ""

    def _buttons(self) -> list[dict[str, Any]]:
        names = {
            "voting": ("freeze", "clear"),
            "frozen": ("second", "reveal") if self.before is None else ("reveal",),
            "revealed": (),
        }[self.stage]
        rows: list[dict[str, Any]] = [
            {"do": name, "text": say(f"lessons.vote.do.{name}"), "main": not place}
            for place, name in enumerate(names)
        ]
        if self.place + 1 < len(self.asked):
            main = self.stage == "revealed"
            rows.append({"do": "next", "text": say("lessons.vote.do.next"), "main": main})
        if self.place:
            rows.append({"do": "previous", "text": say("lessons.vote.do.previous")})
        return rows

    def _do(self, action: str, key: str) -> None:
        if action == "choose":
            self.votes[key] = self.votes.get(key, 0) + 1
            self._show(self.panel.status)
        elif action == "clear":
            self.votes = {}
            self._show(say("lessons.vote.how"))
        elif action == "freeze":
            self.stage = "frozen"
            self._show(say("lessons.vote.frozen"))
        elif action == "second":
            self.before, self.votes, self.stage = self.votes, {}, "voting"
            self._show(say("lessons.vote.again"))
        elif action == "reveal":
            self.stage = "revealed"
            self._show(self.reasons())
        elif action in ("next", "previous"):
            self.place += 1 if action == "next" else -1
            self._lay()

    def reasons(self) -> str:
        """Why each choice is right or wrong; the names of the mistakes are for the teacher."""
        asked = self.question
        told = [say("question.answer", letter=asked.letter(asked.right), text=asked.right.text,
                    why=asked.right.why)]  # fmt: skip
        told += [
            say("lessons.question.wrong", letter=asked.letter(choice), why=choice.why)
            for choice in asked.choices
            if not choice.is_right
        ]
        return " ".join(told)

    def words(self) -> str:
        """The first question, as it can be read aloud."""
        return f"{say('lessons.vote.words', count=len(self.asked))}\n{self.question}"

    def still(self) -> Still:
        """The picture of the question on view."""
        return picture_of(self.question)


def seeds(seed: Seed | None) -> Seed:
    """This seed, or one by chance."""
    return fresh_seed() if seed is None else seed
