"""Questions to answer: one card, and endless practice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from ..common.arguments import one_of
from ..curriculum.level import Level
from ..curriculum.progress import Progress, Result
from ..curriculum.questions.generate import in_this_language
from ..curriculum.questions.model import Choice, Question
from ..curriculum.rulebook import taught
from ..drawing.themes import Theme, classic
from ..text import say
from ..text.languages import Words
from .level_widget import LevelBox
from .panel import Lesson, Panel, silence
from .stills import NOTHING, Still, sheet_rows, still_of, tiles_still, with_hands

__all__ = ["Practice", "QuestionCard", "question_lines", "choice_rows", "question_picture"]

# In these no hand belongs to the question, and the picture shows the table alone.
_NO_HAND = ("must_show", "open_ends")
# In these the words of the picture leave it to the reader which ends are open.
_ASKS_ENDS = ("must_show", "open_ends")


def question_picture(question: Question, *, theme: Theme = classic) -> Still:
    """The picture that belongs to a question, if any. It marks nothing that is asked for."""
    several = len(question.hands) > 1
    if question.round is not None:
        seat = None if several or question.kind in _NO_HAND else 0
        still = still_of(
            question.round, seat=seat, theme=theme, asks_ends=question.kind in _ASKS_ENDS
        )
        return with_hands(still, question.hands, question.hands_said) if several else still
    if question.hands:
        return with_hands(replace(NOTHING, theme=theme), question.hands, question.hands_said)
    return tiles_still(question.tiles, theme=theme) if question.tiles else NOTHING


def choice_rows(
    question: Question, looks: dict[str, str], off: bool = False
) -> list[dict[str, Any]]:
    """The choices as rows of a panel; `looks`: "right" or "wrong" by letter; `off`: no clicks."""
    return [
        {
            "key": question.letter(choice),
            "letter": question.letter(choice),
            "text": choice.text,
            "look": looks.get(question.letter(choice), ""),
            "off": off,
        }
        for choice in question.choices
    ]


def question_lines(question: Question) -> list[str]:
    """The question in words: its text, the score sheet if it has one, its choices."""
    _, *choices = str(question).splitlines()
    sheet = [f"{name}: {', '.join(map(str, points))}" for name, points in question.sheet]
    return [question.text, *sheet, *choices]


class QuestionCard(Lesson):
    """One question. A wrong choice is answered with its reason and may be tried again.

    `progress`: where the answer is noted, None for nowhere. `on_done`: called once, with whether
    it was right the first time without a hint. `on_next`: called by the button that leads on.
    `title`: says which of several it is.
    """

    def __init__(
        self,
        question: Question,
        progress: Progress | None = None,
        *,
        on_done: Callable[[bool], None] | None = None,
        on_next: Callable[[], None] | None = None,
        title: Words = silence,
    ) -> None:
        self._question = question
        self.done = False
        self.hints = 0
        self.misses = 0
        self._progress, self._on_done, self._on_next = progress, on_done, on_next
        self._title = title
        self._looks: dict[str, str] = {}
        self.panel = Panel(self._on_action)
        super().__init__([self.panel])
        self.draw()

    @property
    def question(self) -> Question:
        """The question, in the language in use."""
        self._question = in_this_language(self._question)
        return self._question

    def draw(self) -> None:
        """Draw the question and its choices, with what was chosen."""
        question = self.question
        sheet = sheet_rows(question.sheet) if question.sheet else None
        self.panel.show(
            question_picture(question),
            name=say("lessons.question.name"),
            title=self._title(),
            task=question.text,
            ask=question.text,
            sheet=sheet,
            mode="choose",
            tail=say("lessons.question.seed", seed=question.seed),
        )
        self._show()

    def _show(self) -> None:
        buttons: list[dict[str, Any]] = []
        if self.done and self._on_next is not None:
            buttons = [{"do": "next", "text": say("lessons.do.next_question"), "main": True}]
        elif not self.done:
            buttons = [{"do": "hint", "text": say("lessons.do.hint")}]
        self.panel.show(choices=choice_rows(self.question, self._looks, self.done), buttons=buttons)

    def _on_action(self, action: str, key: str) -> None:
        if action == "hint":
            self.hint()
            n = self.hints
            self.panel.tell(lambda: self._hint(n), "hint")
        elif action == "next" and self._on_next is not None:
            self._on_next()
        elif action == "choose":
            self.choose(key)

    def choose(self, letter: str) -> Choice:
        """Answer the question.

        Parameters
        ----------
        letter : str
            The letter of a choice, such as ``"A"``.

        Returns
        -------
        Choice
            The choice of this letter, with why it is right or wrong.

        Raises
        ------
        ChickenfootError
            If no choice has this letter.
        """
        question = self.question
        choice = self._choice(one_of(letter, "letter", map(question.letter, question.choices)))
        look = "right" if choice.is_right else "wrong"
        self._looks[letter] = look
        first = not self.hints and not self.misses
        if choice.is_right:
            self.done = True
        if self._progress is not None and not self.misses:  # what was said about it is help
            result = Result.HELPED if self.hints else Result.RIGHT
            result = result if choice.is_right else Result.WRONG
            self._progress.answered(question.kind, question.rule, result)
        self.misses += not choice.is_right
        self.panel.tell(
            lambda: say(f"lessons.question.{look}", letter=letter, why=self._choice(letter).why),
            look,
        )
        self._show()
        if choice.is_right and self._on_done is not None:
            self._on_done(first)
        return choice

    def _choice(self, letter: str) -> Choice:
        """The choice of this letter."""
        question = self.question
        return next(each for each in question.choices if question.letter(each) == letter)

    def hint(self) -> str:
        """The next of three hints: where to look, the rule, the answer.

        Returns
        -------
        str
            The hint; from the third one on always the answer.
        """
        self.hints += 1
        return self._hint(self.hints)

    def _hint(self, n: int) -> str:
        question = self.question
        if n == 1:
            if question.round is None:
                return say("lessons.question.hint.words")
            where = "ends" if question.round.must_match is None else "must"
            return say("lessons.question.hint.where", where=say(f"lessons.question.hint.{where}"))
        if n == 2:
            rules = question.round.rules if question.round is not None else None
            rule = taught(question.rule)
            return say("hint.rule", rule=rule.under(rules) if rules is not None else rule.text)
        right = question.right
        return say("lessons.question.hint.answer", letter=question.letter(right), text=right.text)

    def words(self) -> str:
        """The question with its choices.

        Returns
        -------
        str
            As they are stored with a notebook.
        """
        question = self.question
        alt = question_picture(question).alt
        lines = [*([alt] if alt else []), *question_lines(question)]
        return "\n".join([*lines, say("lessons.static")])

    def still(self) -> Still:
        """The question's picture.

        Returns
        -------
        Still
            As it is stored with a notebook.
        """
        return question_picture(self.question)


class Practice(Lesson):
    """Questions and levels one after the other; how many were right is told at the end.

    `items`: makes the next question or level; `count`: how many, None for no end.
    """

    def __init__(
        self, items: Iterator[Question | Level], count: int | None, progress: Progress | None = None
    ) -> None:
        self.count = count
        self.number = 0
        self.right = 0
        self.card: QuestionCard | LevelBox | None = None
        self._items, self._progress = items, progress
        self.panel = Panel(self._on_action)
        super().__init__()
        self.go_on()

    def go_on(self) -> None:
        """Show the next question, or how it went."""
        if isinstance(self.card, LevelBox):
            self.right += self.card.attempt.done and not self.card.helped
        if self.count is not None and self.number == self.count:
            self._end()
            return
        self.number += 1
        item = next(self._items)
        title = partial(self._title, self.number)
        if isinstance(item, Level):
            self.card = LevelBox(item, self._progress, on_next=self.go_on, tail=title)
        else:
            self.card = QuestionCard(
                item, self._progress, on_done=self._answered, on_next=self.go_on, title=title
            )
        self._show_parts(self.card, self.panel)
        self.panel.tell(silence)
        self.draw()

    def _title(self, number: int) -> str:
        if self.count is None:
            return say("lessons.practice.endless", n=number)
        return say("lessons.practice.title", n=number, count=self.count)

    def draw(self) -> None:
        """Draw what stands below a question; or, at the end, how it went."""
        if self.card is None:
            answered = self.number if self.count is not None else self.number - 1
            task = say("lessons.practice.done", right=self.right, count=answered)
            buttons = [{"do": "more", "text": say("lessons.practice.more"), "main": True}]
        else:
            task = ""
            endless = self.count is None
            buttons = [{"do": "end", "text": say("lessons.do.end")}] if endless else []
        self.panel.show(task=task, buttons=buttons)

    def _answered(self, first: bool) -> None:
        self.right += first

    def _end(self) -> None:
        self.card = None
        self._show_parts(self.panel)
        self.panel.tell(self._progress.summary if self._progress is not None else silence)
        self.draw()

    def _on_action(self, action: str, _key: str) -> None:
        if action == "end":
            self._end()
        elif action == "more":
            self.number = self.right = 0
            self.go_on()

    def words(self) -> str:
        """What it is; which questions come depends on the learner.

        Returns
        -------
        str
            As they are stored with a notebook.
        """
        if self.count is None:
            return f"{say('lessons.practice.words.endless')} {say('lessons.static')}"
        return f"{say('lessons.practice.words', count=self.count)} {say('lessons.static')}"
