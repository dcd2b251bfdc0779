"""What `chickenfoot.lessons` offers: one function for each thing that a lesson shows."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from types import NoneType

from ..common.arguments import flag, is_whole, whole_number
from ..common.seeds import Seed, as_seed, fresh_seed, rng_for, shuffled
from ..curriculum.glossary import glossary
from ..curriculum.hand_in import WORK_NAME, ClassTable, WorkFile
from ..curriculum.hand_in import collect as _collect
from ..curriculum.level import Level
from ..curriculum.level_data import all_levels, find_level
from ..curriculum.progress import Progress
from ..curriculum.questions import generate
from ..curriculum.questions.model import HARDEST, KIND_LESSONS, LAST_LESSON, Question
from ..curriculum.rulebook import RULEBOOK, TaughtRule, taught
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
    "Card", "ClassTable", "Exercise", "LevelBox", "Practice", "PrintSheet", "ProgressBox",
    "QuestionCard", "Report", "Vote", "card", "collect",
    "exercise", "glossary", "level", "levels", "picture", "practice", "progress", "projector",
    "question", "rule", "rules", "sheet", "show", "sign",
]  # fmt: skip

_FOLDER = Path(os.environ.get("CHICKENFOOT_FOLDER", ""))
"""Where marks and answers are kept: the folder of the notebook, or the one that is named there."""


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

    A level of today does not come again.

    Parameters
    ----------
    count : int, optional
        How many. Without it there is no end, and there are only questions, each a new one.
    before : int
        From the lessons before this one.
    seed : int or str, optional
        The same one asks a class the same questions, as long as nobody has missed any;
        without it chance decides.
    difficulty : int
        From 1 to 3.

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
    items = _mixed(marks, before - 1, as_seed(seed), difficulty, with_levels=count is not None)
    return Practice(items, count, marks)


def _mixed(
    progress: Progress, lesson: int, seed: Seed, difficulty: int, *, with_levels: bool
) -> Iterator[Question | Level]:
    kinds = [kind for kind, met in KIND_LESSONS.items() if met <= lesson]
    met = {f"level {n}": each for n, each in all_levels().items() if (each.lesson or 5) <= lesson}
    asked: set[str] = set()
    turn = 0
    while True:
        rng = rng_for(seed, "mix", turn)
        # A kind of question weighs as much as a handful of levels, which stay the same; one
        # that was done today would only be remembered, answer and all.
        rested = [item for item in met if with_levels and not progress.is_of_today(item)]
        some = shuffled(rested, rng)[: max(2, len(kinds) // 2)]
        for item in progress.due(shuffled([*kinds, *some], rng)):
            turn += 1
            if item in met:
                if item not in asked:
                    asked.add(item)
                    yield met[item]
                continue
            new = generate.question(
                item, seed=f"{seed}.{turn}", difficulty=difficulty, lesson=lesson
            )
            if len(asked) > _MOST_NEW or _as_shown(new) not in asked:
                asked.add(_as_shown(new))
                yield new


_MOST_PRACTISED = 1000
_MOST_ASKED = 100  # of one class, on the wall or on paper
_MOST_NEW = 200  # there are only so many different yards: after so many, one may come again


def _as_shown(question: Question) -> str:
    """A question with all that it shows, to tell whether it has been asked."""
    return f"{question} {question.round} {question.tiles} {question.sheet}"


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
        Only these kinds; without it the lesson's own kinds come first.
    lesson : int
        A class that has had this lesson can answer them.
    difficulty : int
        From 1 to 3.

    Raises
    ------
    ChickenfootError
        For an unknown kind, or a number that is not allowed.
    """
    return Vote(_class_questions(count, as_seed(seed), kinds, lesson, difficulty))


def sheet(
    count: int = 6,
    *,
    seed: Seed | None = None,
    kinds: Sequence[str] | None = None,
    lesson: int = LAST_LESSON,
    difficulty: int = 1,
    colour: bool = False,
) -> PrintSheet:
    """Questions on paper, the answers on a page apart; ``.save("sheet.html")`` keeps it.

    They are not the questions that the projector asks for the same seed.

    Parameters
    ----------
    count : int
        How many questions, from 1 to 100.
    seed : int or str, optional
        The same one asks the same; without it chance decides.
    kinds : sequence of str, optional
        Only these kinds; without it the lesson's own kinds come first.
    lesson : int
        A class that has had this lesson can answer them.
    difficulty : int
        From 1 to 3.
    colour : bool
        Pictures as on the screen; else black on white.

    Raises
    ------
    ChickenfootError
        For an unknown kind, or a number that is not allowed.
    """
    flag(colour, "colour")
    chance = as_seed(seed)
    found = _class_questions(count, f"{chance} on paper", kinds, lesson, difficulty)
    return PrintSheet(found, chance, theme=classic if colour else print_)


def card() -> Card:
    """The whole game on one page to print; ``.save("card.html")`` keeps it."""
    return Card()


def _class_questions(
    count: int,
    seed: Seed,
    kinds: Sequence[str] | None,
    lesson: int,
    difficulty: int,
) -> tuple[Question, ...]:
    whole_number(count, "count", least=1, most=_MOST_ASKED, key="lessons.bad_count")
    whole_number(lesson, "lesson", least=1, most=LAST_LESSON, key="lessons.bad_lesson")
    if isinstance(kinds, str):  # a single one, without the comma that makes a tuple of it
        kinds = (kinds,)
    if not isinstance(kinds, (tuple, list, NoneType)):
        raise ChickenfootError(say("lessons.bad_kinds", given=kinds), kinds=kinds)
    chosen = tuple(kinds) if kinds else _kinds_after(lesson, count, seed)
    return tuple(
        generate.questions(count, seed=seed, kinds=chosen, difficulty=difficulty, lesson=lesson)
    )


def _kinds_after(lesson: int, count: int, seed: Seed) -> tuple[str, ...]:
    """Kinds for `count` questions to a class that has had `lesson`: first those of that lesson."""
    rng = rng_for(seed, "kinds")
    new = [kind for kind, met in KIND_LESSONS.items() if met == lesson]
    old = [kind for kind, met in KIND_LESSONS.items() if met < lesson]
    found = [*shuffled(new, rng), *shuffled(old, rng)]
    return tuple(found[:count])


def rule(key: str) -> TaughtRule:
    """A rule as the lessons state it.

    Parameters
    ----------
    key : str
        One of the keys of :func:`rules`, such as ``"foot"``.

    Raises
    ------
    ChickenfootError
        If there is no such rule; the message names those that there are.
    """
    return taught(key)


def rules() -> tuple[TaughtRule, ...]:
    """All rules taught, in the order of the lessons."""
    return tuple(RULEBOOK.values())


# -- exercises ------------------------------------------------------------------------------


def exercise(lesson: int) -> Exercise:
    """The exercise at the end of a lesson, with the answers given before.

    Parameters
    ----------
    lesson : int
        From 1 to 6.

    Raises
    ------
    ChickenfootError
        For any other lesson.
    """
    if not is_whole(lesson) or lesson not in EXERCISES:
        raise ChickenfootError(say("lessons.no_lesson", given=lesson), lesson=lesson)
    return Exercise(lesson, own_work_file())


def sign(name: str = "") -> str:
    """Put your name on your exercises, for whoever collects them; tells what is signed.

    Parameters
    ----------
    name : str
        At most 200 letters; without it nothing changes.

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


def collect(folder: str | os.PathLike[str]) -> ClassTable:
    """What a class did: every file of work in a folder and in the folders in it.

    Parameters
    ----------
    folder : str or os.PathLike
        Where the files are.

    Returns
    -------
    ClassTable
        A row for each name; it names the files that are damaged or not of ours.

    Raises
    ------
    OSError
        If there is no such folder.
    ChickenfootError
        If the argument cannot name one.
    """
    if not isinstance(folder, (str, os.PathLike)):
        raise ChickenfootError(say("lessons.no_folder", given=folder), folder=folder)
    return _collect(folder)


# -- progress -------------------------------------------------------------------------------


def progress() -> ProgressBox:
    """What you know so far, as a picture, and what to do next."""
    return ProgressBox(_progress(), _practice_due)


def _practice_due() -> Practice:
    """Three questions or levels about what has been met, those first that are due."""
    marks = _progress()
    last = max(taught(rule).lesson for rule in marks.met)
    return Practice(_mixed(marks, last, fresh_seed(), 1, with_levels=True), 3, marks)
