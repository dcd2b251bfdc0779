"""What `chickenfoot.lessons` offers: one function for each thing that a lesson shows."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from ..common.arguments import flag, is_whole, whole_number
from ..common.seeds import Seed, as_seed, fresh_seed
from ..curriculum.glossary import glossary
from ..curriculum.hand_in import WORK_NAME, WorkFile
from ..curriculum.level_data import all_levels, find_level
from ..curriculum.progress import Progress
from ..curriculum.questions import generate
from ..curriculum.questions.model import HARDEST, LAST_LESSON
from ..curriculum.rulebook import RULEBOOK, TaughtRule, taught
from ..curriculum.selection import class_questions, practice_items
from ..drawing.themes import classic, print_
from ..engine.rounds import Round
from ..errors import ChickenfootError
from ..text import say
from .exercise_widget import EXERCISES, Exercise, Report
from .level_widget import LevelBox
from .printing import Card, PrintSheet
from .progress_box import ProgressBox
from .question_widget import Practice, QuestionCard
from .stills import Picture, still_of
from .vote import Vote

__all__ = [
    "Card", "Exercise", "LevelBox", "Practice", "PrintSheet", "ProgressBox",
    "QuestionCard", "Report", "Vote", "card",
    "exercise", "glossary", "level", "levels", "picture", "practice", "progress", "projector",
    "question", "rule", "rules", "sheet", "show", "sign",
]  # fmt: skip

_FOLDER = Path(os.environ.get("CHICKENFOOT_FOLDER", ""))
"""Where marks and answers are kept: the folder of the notebook, or the one that is named there."""

_MOST_PRACTISED = 1000


def _progress() -> Progress:
    return Progress(_FOLDER)


def own_work_file() -> WorkFile:
    """The learner's file of work, in the folder of the notebook."""
    return WorkFile(_FOLDER)


def level(number: str) -> LevelBox:
    """One level, with its task, its table and its answers.

    Parameters
    ----------
    number : str
        Such as ``"2.3"``, the third level of lesson 02.

    Returns
    -------
    LevelBox
        The level, to be shown by the cell.

    Raises
    ------
    ChickenfootError
        If there is no such level.
    """
    return LevelBox(find_level(number), _progress())


def picture(number: str) -> Picture:
    """The position of a level as a picture alone, with nothing to click.

    Parameters
    ----------
    number : str
        Such as ``"2.3"``.

    Returns
    -------
    Picture
        The picture, which shows itself in a notebook.

    Raises
    ------
    ChickenfootError
        If there is no such level, or it has no position.
    """
    found = find_level(number)
    if found.position is None:
        raise ChickenfootError(say("lessons.no_position", number=number), number=number)
    return Picture(still_of(found.position.round(), seat=None))


def show(now: Round) -> Picture:
    """A round as a small picture: the table, and the hand of whoever is to move.

    Parameters
    ----------
    now : Round
        Any round, such as ``cf.deal(seed=1)``.

    Returns
    -------
    Picture
        The picture, which shows itself in a notebook.

    Raises
    ------
    ChickenfootError
        For anything else.
    """
    if not isinstance(now, Round):
        raise ChickenfootError(say("lessons.no_round", given=now), given=now)
    return Picture(still_of(now, seat=now.to_move, ends=True))


def levels(lesson: int) -> Practice:
    """All levels of a lesson, one after the other.

    Parameters
    ----------
    lesson : int
        From 1 to 6.

    Returns
    -------
    Practice
        The levels, to be shown by the cell.

    Raises
    ------
    ChickenfootError
        If the lesson has no levels.
    """
    found = [each for each in all_levels().values() if is_whole(lesson) and each.lesson == lesson]
    if not found:
        raise ChickenfootError(say("lessons.no_lesson", given=lesson), lesson=lesson)
    return Practice(cycle(found), len(found), _progress())


def question(
    kind: str | None = None,
    *,
    seed: Seed | None = None,
    difficulty: int = 1,
    lesson: int = LAST_LESSON,
) -> QuestionCard:
    """One question, of any kind or of this one.

    Parameters
    ----------
    kind : str, optional
        One of :data:`chickenfoot.curriculum.questions.model.KINDS`.
    seed : int or str, optional
        The same one asks the same; without it chance decides.
    difficulty : int
        From 1 to 3.
    lesson : int
        What is known after this lesson is enough to answer it.

    Returns
    -------
    QuestionCard
        The question, to be shown by the cell.

    Raises
    ------
    ChickenfootError
        For an unknown kind, or a seed, difficulty or lesson that is not allowed.
    """
    made = generate.question(kind, seed=as_seed(seed), difficulty=difficulty, lesson=lesson)
    return QuestionCard(made, _progress())


def practice(
    count: int | None = None,
    *,
    before: int = LAST_LESSON + 1,
    seed: Seed | None = None,
    difficulty: int = 1,
) -> Practice:
    """Mixed questions and levels from earlier lessons; what was missed lately comes first.

    A level of today does not come again, and no kind of question comes twice running.

    Parameters
    ----------
    count : int, optional
        How many. Without it there is no end, and there are only questions, each a new one.
    before : int
        From the lessons before this one.
    seed : int or str, optional
        The same one asks the same, as long as nothing was missed; without it chance decides.
    difficulty : int
        From 1 to 3.

    Returns
    -------
    Practice
        The questions, to be shown by the cell.

    Raises
    ------
    ChickenfootError
        If there is nothing before that lesson, or for a number that is not allowed.
    """
    if count is not None:
        whole_number(count, "count", least=1, most=_MOST_PRACTISED, key="lessons.bad_count")
    whole_number(difficulty, "difficulty", least=1, most=HARDEST, key="lessons.difficulty")
    whole_number(before, "before", least=2, most=LAST_LESSON + 1, key="lessons.bad_before")
    marks = _progress()
    mixed = count is not None  # levels too
    items = practice_items(
        marks, seed=as_seed(seed), lesson=before - 1, difficulty=difficulty, with_levels=mixed
    )
    return Practice(items, count, marks)


def projector(
    count: int = 5,
    *,
    seed: Seed | None = None,
    kinds: Sequence[str] | None = None,
    lesson: int = LAST_LESSON,
    difficulty: int = 1,
) -> Vote:
    """Questions in large print for a class: vote A, B or C, freeze, talk, vote again, reveal.

    Parameters
    ----------
    count : int
        How many questions, from 1 to 100.
    seed : int or str, optional
        The same one asks the same; without it chance decides.
    kinds : sequence of str, optional
        Only these kinds; without it, two thirds are about the lesson's own ideas, each but once.
    lesson : int
        A class that has had this lesson can answer them.
    difficulty : int
        From 1 to 3.

    Returns
    -------
    Vote
        The questions, to be shown by the cell.

    Raises
    ------
    ChickenfootError
        For an unknown kind, or a number that is not allowed.
    """
    found = class_questions(
        count, seed=as_seed(seed), kinds=kinds, lesson=lesson, difficulty=difficulty
    )
    return Vote(found)


def sheet(
    count: int = 6,
    *,
    seed: Seed | None = None,
    kinds: Sequence[str] | None = None,
    lesson: int = LAST_LESSON,
    difficulty: int = 1,
    colour: bool = False,
) -> PrintSheet:
    """Questions on paper, the answers on a separate page; ``.save("sheet.html")`` keeps it.

    They are not the questions that the projector asks for the same seed.

    Parameters
    ----------
    count : int
        How many questions, from 1 to 100.
    seed : int or str, optional
        The same one asks the same; without it chance decides.
    kinds : sequence of str, optional
        Only these kinds; without it, two thirds are about the lesson's own ideas, each but once.
    lesson : int
        A class that has had this lesson can answer them.
    difficulty : int
        From 1 to 3.
    colour : bool
        Pictures as on the screen, not black on white.

    Returns
    -------
    PrintSheet
        The page, which shows itself in a notebook.

    Raises
    ------
    ChickenfootError
        For an unknown kind, or a number that is not allowed.
    """
    flag(colour, "colour")
    chance = as_seed(seed)
    found = class_questions(
        count, seed=f"{chance} on paper", kinds=kinds, lesson=lesson, difficulty=difficulty
    )
    return PrintSheet(found, chance, theme=classic if colour else print_)


def card() -> Card:
    """The whole game on one page to print; ``.save("card.html")`` keeps it.

    Returns
    -------
    Card
        The page, which shows itself in a notebook.
    """
    return Card()


def rule(key: str) -> TaughtRule:
    """A rule as the lessons state it.

    Parameters
    ----------
    key : str
        One of the keys of :func:`rules`, such as ``"foot"``.

    Returns
    -------
    TaughtRule
        The rule: its key, its lesson, its name and its words.

    Raises
    ------
    ChickenfootError
        If there is no such rule; the message names those that there are.
    """
    return taught(key)


def rules() -> tuple[TaughtRule, ...]:
    """All rules taught, in the order of the lessons.

    Returns
    -------
    tuple of TaughtRule
        Each with its key, its lesson, its name and its words.
    """
    return tuple(RULEBOOK.values())


# -- exercises ------------------------------------------------------------------------------


def exercise(lesson: int, *, seed: Seed | None = None) -> Exercise:
    """The exercise at the end of a lesson, with the answers given before.

    Parameters
    ----------
    lesson : int
        From 1 to 6.
    seed : int or str, optional
        Other questions of the same kinds; without it, the lesson's own.

    Returns
    -------
    Exercise
        The questions, to be shown by the cell and given to its check.

    Raises
    ------
    ChickenfootError
        For any other lesson.
    """
    if not is_whole(lesson) or lesson not in EXERCISES:
        raise ChickenfootError(say("lessons.no_lesson", given=lesson), lesson=lesson)
    return Exercise(lesson, own_work_file(), None if seed is None else as_seed(seed))


def sign(name: str = "") -> str:
    """Put your name on your exercises, for whoever collects them; tells what is signed.

    Parameters
    ----------
    name : str
        At most 200 letters; without it nothing changes.

    Returns
    -------
    str
        A sentence that says whose exercises these are.

    Raises
    ------
    ChickenfootError
        For what cannot be a name.
    """
    if not isinstance(name, str):
        raise ChickenfootError(say("lessons.no_name", given=name), name=name)
    work_file = own_work_file()
    if name.strip():
        work_file.sign(name)
    if not work_file.name:
        return say("work.unsigned")
    return " ".join(
        [say("work.signed", name=work_file.name, file=WORK_NAME), work_file.trouble]
    ).strip()


def progress() -> ProgressBox:
    """What you know so far, as a picture, and what to do next.

    Returns
    -------
    ProgressBox
        The picture, to be shown by the cell.
    """
    return ProgressBox(_progress(), _practice_due)


def _practice_due() -> Practice:
    """Three questions or levels about what has been met, those first that are due."""
    marks = _progress()
    last = max(taught(rule).lesson for rule in marks.met)
    return Practice(practice_items(marks, seed=fresh_seed(), lesson=last), 3, marks)
