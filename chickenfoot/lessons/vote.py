"""Questions for a projector: the class votes, talks, votes again, and then sees the answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from ..curriculum.questions.generate import in_this_language
from ..curriculum.questions.model import Question
from ..text import say
from ..text.languages import Words
from .panel import Lesson, Panel
from .question_widget import choice_rows, question_picture
from .stills import Still, sheet_rows

__all__ = ["Vote"]


class Vote(Lesson):
    """Questions for a projector: vote, freeze, talk, vote again, reveal.

    The class raises hands, the teacher counts them by clicking; a miscount is taken back.
    Nothing is told before Reveal, and nothing is noted anywhere.
    """

    def __init__(self, question: Sequence[Question]) -> None:
        self._questions = tuple(question)
        self.place = 0
        self.panel = Panel(self._on_action)
        super().__init__([self.panel])
        self.add_class("cf-projector")
        self._build()

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, in the language in use."""
        self._questions = tuple(map(in_this_language, self._questions))
        return self._questions

    @property
    def question(self) -> Question:
        """The question on view."""
        return self.questions[self.place]

    @property
    def votes(self) -> dict[str, int]:
        """The hands counted in this vote, by letter."""
        return dict(Counter(self._clicks))

    def _build(self) -> None:
        self._clicks: list[str] = []
        self.before: dict[str, int] | None = None
        self.stage = "voting"
        self._say(partial(say, "lessons.vote.how"))

    def draw(self) -> None:
        """Draw the question on view, the hands counted and what can be done."""
        question = self.question
        self.panel.show(
            question_picture(question),
            name=say("lessons.question.name"),
            title=say("lessons.vote.title", n=self.place + 1, count=len(self.questions)),
            task=question.text,
            ask=question.text,
            sheet=sheet_rows(question.sheet) if question.sheet else None,
            mode="choose",
        )
        self._show()

    def _say(self, words: Words) -> None:
        """Say it, and draw what has changed."""
        self.panel.tell(words)
        self.draw()

    def _show(self) -> None:
        revealed = self.stage == "revealed"
        question = self.question
        looks = {question.letter(c): "right" if c.is_right else "wrong" for c in question.choices}
        rows = choice_rows(question, looks if revealed else {}, off=self.stage != "voting")
        for row in rows:
            row["note"] = self._count(row["key"])
        self.panel.show(choices=rows, buttons=self._buttons())

    def _count(self, key: str) -> str:
        n = self.votes.get(key, 0)
        if self.before is not None:
            return say("lessons.vote.both", before=self.before.get(key, 0), n=n)
        return say("lessons.vote.count", n=n) if n else ""

    def _buttons(self) -> list[dict[str, Any]]:
        if self.stage == "voting":
            names = ["freeze", *(["minus", "clear"] if self._clicks else [])]
        elif self.stage == "frozen":
            names = ["second", "at_once"] if self.before is None else ["reveal"]
        else:
            names = []
        rows: list[dict[str, Any]] = [
            {"do": name, "text": say(f"lessons.vote.do.{name}"), "main": not place}
            for place, name in enumerate(names)
        ]
        if self.place + 1 < len(self.questions):
            main = self.stage == "revealed"
            rows.append({"do": "next", "text": say("lessons.vote.do.next"), "main": main})
        if self.place:
            rows.append({"do": "previous", "text": say("lessons.vote.do.previous")})
        # The browser does this one itself: only a click may ask for the whole screen.
        rows.append({"do": "screen", "text": say("lessons.vote.do.screen")})
        return rows

    def _on_action(self, action: str, key: str) -> None:
        if action == "choose":
            self._clicks.append(key)
            self._show()
        elif action == "minus":
            letter = self._clicks.pop()
            self._say(partial(say, "lessons.vote.taken", letter=letter))
        elif action == "clear":
            self._clicks = []
            self._say(partial(say, "lessons.vote.how"))
        elif action == "freeze":
            self.stage = "frozen"
            self._say(
                partial(say, f"lessons.vote.{'frozen' if self.before is None else 'frozen_again'}")
            )
        elif action == "second":
            self.before, self._clicks, self.stage = self.votes, [], "voting"
            self._say(partial(say, "lessons.vote.again"))
        elif action in ("reveal", "at_once"):
            self.stage = "revealed"
            self._say(self.reasons)
        elif action in ("next", "previous"):
            self.place += 1 if action == "next" else -1
            self._build()

    def reasons(self) -> str:
        """Why each choice is right or wrong; the names of the mistakes are for the teacher.

        Returns
        -------
        str
            A sentence for each choice, the right one first.
        """
        question = self.question
        told = [question.answer]
        told += [
            say("lessons.question.wrong", letter=question.letter(choice), why=choice.why)
            for choice in question.choices
            if not choice.is_right
        ]
        return " ".join(told)

    def words(self) -> str:
        """The first question, as it can be read aloud.

        Returns
        -------
        str
            As they are stored with a notebook.
        """
        return f"{say('lessons.vote.words', count=len(self.questions))}\n{self.question}"

    def still(self) -> Still:
        """The picture of the question on view.

        Returns
        -------
        Still
            As it is stored with a notebook.
        """
        return question_picture(self.question)
