"""Exercises at the end of a lesson, answered by clicking, and what the checking cell says.

Nothing is told while the questions are being answered: the checking cell tells for each of
them what is right, what is wrong, and why. No answer is not a right answer. The answers are
kept in a file, so that they are there again after a restart and can be handed in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import islice
from typing import Any

from ..common.arguments import is_whole, listed, quoted
from ..common.names import on_one_line
from ..common.seeds import Seed, as_seed
from ..curriculum.hand_in import WorkFile
from ..curriculum.questions import generate
from ..curriculum.questions.generate import in_this_language
from ..curriculum.questions.model import LETTERS, Question
from ..errors import ChickenfootError
from ..text import say
from .answer_record import RECORD
from .panel import Lesson, Panel
from .question_widget import question_lines, question_picture
from .stills import sheet_rows

__all__ = [
    "EXERCISES", "Exercise", "Report", "check_exercise", "exercise_questions", "judge_clicks",
    "note",
]  # fmt: skip

# lesson: (kind, seed, difficulty, what is known after which lesson) of each question.
EXERCISES: dict[int, tuple[tuple[str, int, int, int], ...]] = {
    1: (("yard_size", 1, 2, 1), ("match", 4, 2, 1), ("far_half", 2, 2, 1)),
    2: (("who_leads", 1, 2, 2), ("playable", 1, 2, 2), ("turn", 1, 2, 2)),
    3: (("open_ends", 5, 2, 3), ("illegal", 3, 2, 3), ("turn", 3, 2, 3)),
    4: (("must_show", 6, 2, 4), ("playable", 13, 2, 4), ("who_draws", 16, 2, 4),
        ("open_ends", 48, 2, 4)),
    5: (("add_up", 14, 2, 5), ("over", 2, 1, 5), ("over", 1, 1, 5)),
    6: (("who_won", 2, 2, 6), ("who_won", 1, 3, 6), ("add_up", 25, 2, 6)),
}  # fmt: skip

_MOST_LINES = 1000  # of one report


@dataclass(frozen=True)
class Report:
    """What a check found: `passed`, and a line for each thing that was looked at.

    `right`: how many of those were right; `by`: whose work it is, "" if it is not signed;
    `is_begun`: whether there was any answer; `answer`: what was answered, as the output keeps
    it; `points`: what the exercise is worth if all of it is right.
    """

    passed: bool
    lines: tuple[str, ...]
    right: int = 0
    by: str = ""
    is_begun: bool = True
    answer: Mapping[str, Any] | None = None
    points: int = 1

    @property
    def mark(self) -> float:
        """The part of the points that was reached."""
        return round(self.points * self.right / max(1, len(self.lines)), 2)

    def __str__(self) -> str:
        return "\n".join(map(on_one_line, [*self._by(), *self.lines, self._head()]))

    def _head(self) -> str:
        if not self.is_begun:
            return say("check.not_begun")
        return say("check.passed") if self.passed else say("check.failed")

    def _by(self) -> list[str]:
        return [say("work.by", name=self.by)] if self.by else []

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        items = "".join(f"<li>{escape(on_one_line(line))}</li>" for line in self.lines)
        by = "".join(f"<p>{escape(line)}</p>" for line in self._by())
        html = (
            f'{by}<ul role="status" style="list-style: none; padding: 0">{items}</ul>'
            f"<p><strong>{escape(self._head())}</strong></p>"
        )
        # nbgrader takes as points the number that it finds as the plain text of a result.
        told: dict[str, Any] = {"text/plain": f"{self.mark:g}", "text/html": html}
        return told | ({RECORD: dict(self.answer)} if self.is_begun and self.answer else {})

    @classmethod
    def of(cls, found: Iterable[tuple[bool, str]]) -> Report:
        """The report of what was looked at.

        Parameters
        ----------
        found : iterable of tuple of (bool, str)
            Whether it is right, and the line that says so, for each thing that was looked at.

        Returns
        -------
        Report
            Passed if all of it is right.

        Raises
        ------
        ChickenfootError
            If there is anything but such pairs.
        """
        # A check that a learner wrote may go on forever.
        some = islice(found, _MOST_LINES) if isinstance(found, Iterable) else found
        pairs = listed(some, "found")
        if not all(isinstance(pair, tuple) and len(pair) == 2 for pair in pairs):
            raise ChickenfootError(say("check.no_pairs", given=pairs), found=found)
        right = sum(right for right, _ in pairs)
        return cls(right == len(pairs), tuple(line for _, line in pairs), right)


def note(report: Report, lesson: int, work_file: WorkFile | None) -> Report:
    """The report with the name of whoever signed, and noted in their file."""
    if work_file is not None:
        work_file.checked(lesson, report.right, len(report.lines))
        report = replace(report, by=work_file.name)
    return report


def exercise_questions(lesson: int, seed: Seed | None = None) -> tuple[Question, ...]:
    """What the exercise of a lesson asks; with a `seed`, other questions of the same kinds."""
    return tuple(
        generate.question(
            kind,
            seed=own if seed is None else f"{seed}.{place}",
            difficulty=difficulty,
            lesson=known,
        )
        for place, (kind, own, difficulty, known) in enumerate(EXERCISES[lesson])
    )


class Exercise(Lesson):
    """The questions of a lesson's exercise, one on view. `answers`: place -> letter.

    `work_file`: where the answers are kept and found again, None for nowhere; `seed`: for
    other questions of the same kinds.
    """

    def __init__(
        self, lesson: int, work_file: WorkFile | None = None, seed: Seed | None = None
    ) -> None:
        self.lesson = lesson
        self.work_file = work_file
        self.seed = seed
        self._questions = exercise_questions(lesson, seed)
        kept = work_file.answers(lesson, seed) if work_file is not None else {}
        self.answers: dict[int, str] = {
            place: letter
            for place, letter in kept.items()
            if place < len(self.questions)
            and letter in map(self.questions[place].letter, self.questions[place].choices)
        }
        self.kept = bool(self.answers)
        self.place = 0
        self.panel = Panel(self._on_action)
        super().__init__([self.panel])
        self.draw()

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, in the language in use."""
        self._questions = tuple(map(in_this_language, self._questions))
        return self._questions

    @property
    def question(self) -> Question:
        """The question on view."""
        return self.questions[self.place]

    def draw(self) -> None:
        """Draw the question on view, with what was chosen."""
        question = self.question
        self.panel.show(
            question_picture(question),
            name=say("exercise.name", lesson=self.lesson),
            title=say("exercise.title", n=self.place + 1, count=len(self.questions)),
            task=question.text,
            ask=question.text,
            sheet=sheet_rows(question.sheet) if question.sheet else None,
            mode="pick",
        )
        self._show()

    def _show(self) -> None:
        question = self.question
        # Whoever writes Python may have put anything there.
        answers = self.answers if isinstance(self.answers, dict) else {}
        letter = answers.get(self.place)
        chosen = letter if isinstance(letter, str) else None
        rows = [
            {"key": question.letter(each), "letter": question.letter(each), "text": each.text,
             "on": question.letter(each) == chosen}
            for each in question.choices
        ]  # fmt: skip
        buttons: list[dict[str, Any]] = []
        if self.place:
            buttons.append({"do": "previous", "text": say("lessons.do.previous")})
        if self.place + 1 < len(self.questions):
            main = chosen is not None
            buttons.append({"do": "next", "text": say("lessons.do.next"), "main": main})
        self.panel.show(choices=rows, buttons=buttons)
        self.panel.tell(self._status)

    def _status(self) -> str:
        """How many are answered, and whether they are kept."""
        answers = self.answers if isinstance(self.answers, dict) else {}
        n, count = len(answers), len(self.questions)
        status = say("exercise.all" if n == count else "exercise.some", n=n, count=count)
        if self.kept:
            status = f"{say('exercise.kept')} {status}"
        if self.work_file is not None and self.work_file.trouble:
            status = f"{status} {self.work_file.trouble}"
        return status

    def _on_action(self, action: str, key: str) -> None:
        if action == "choose":
            self.answers[self.place] = key
            self.kept = False
            if self.work_file is not None:
                self.work_file.answer(self.lesson, self.answers, self.seed)
            self._show()
        else:
            self.place += 1 if action == "next" else -1
            self.draw()

    def words(self) -> str:
        """All questions with their choices.

        Returns
        -------
        str
            As they are stored with a notebook.
        """
        lines = [say("exercise.words", lesson=self.lesson, count=len(self.questions))]
        for n, question in enumerate(self.questions, start=1):
            alt = question_picture(question).alt
            text, *rest = question_lines(question)
            lines += [f"{n}. " + (f"{alt} " if alt else "") + text, *rest]
            if n - 1 in self.answers:
                lines.append(say("exercise.answered", letter=self.answers[n - 1]))
        return "\n".join([*lines, say("lessons.static")])


def check_exercise(lesson: int, work: Any) -> Report:
    """What is right and wrong in `work`, the exercise of `lesson`, and why.

    Raises ChickenfootError for anything but that exercise.
    """
    if not isinstance(work, Exercise) or work.lesson != lesson:
        raise ChickenfootError(say("check.other", lesson=f"{lesson:02}"), work=work)
    # Whoever writes Python may have put anything there.
    answers = work.answers if isinstance(work.answers, dict) else {}
    report = _judged(work.questions, answers)
    report = replace(report, answer=_kept(answers, work.seed))
    return note(report, lesson, work.work_file if answers else None)


def _kept(answers: Mapping[Any, object], seed: Seed | None) -> dict[str, Any]:
    letters = {
        str(place + 1): letter
        for place, letter in answers.items()
        if is_whole(place) and isinstance(letter, str) and letter in tuple(LETTERS)
    }
    return {"letters": letters} if seed is None else {"letters": letters, "seed": seed}


def judge_clicks(lesson: int, answer: Mapping[str, Any]) -> Report:
    """What :func:`check_exercise` says of an answer of which it noted `answer`.

    Raises ChickenfootError or ValueError for what it never notes.
    """
    letters, seed = answer.get("letters"), answer.get("seed")
    if not isinstance(letters, dict):
        raise ValueError("not an answer")
    questions = exercise_questions(lesson, None if seed is None else as_seed(seed))
    return _judged(
        questions, {n: letters[str(n + 1)] for n in range(len(questions)) if str(n + 1) in letters}
    )


def _judged(questions: Sequence[Question], answers: Mapping[Any, object]) -> Report:
    report = Report.of(
        _line(n, question, answers.get(n - 1)) for n, question in enumerate(questions, start=1)
    )
    return replace(report, is_begun=bool(answers), points=len(questions))


def _line(n: int, question: Question, letter: object) -> tuple[bool, str]:
    if letter is None:
        return False, say("check.empty", n=n)
    choices = {question.letter(each): each for each in question.choices}
    if not isinstance(letter, str) or letter not in choices:
        return False, say("check.no_letter", n=n, answer=quoted(letter))
    choice = choices[letter]
    key = "check.right" if choice.is_right else "check.wrong"
    return choice.is_right, say(key, n=n, letter=letter, text=choice.text, why=choice.why)
