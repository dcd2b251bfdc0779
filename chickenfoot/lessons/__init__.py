"""Lessons: levels, questions, practice, exercises and their checks, for notebooks.

    from chickenfoot import lessons

    lessons.level("2.3")                 # one level, on a table
    lessons.practice(seed=7)             # endless questions
    lessons.practice(3, before=5)        # three from the lessons before 05
    lessons.projector(5, seed=7)         # for a class: vote, freeze, reveal
    lessons.sheet(6, seed=7)             # on paper, the answers on a separate page
    lessons.progress()                   # what you know so far

Nothing here needs the progress file, and nothing is locked.
"""

from __future__ import annotations

from .api import (
    Card,
    Exercise,
    LevelBox,
    Practice,
    PrintSheet,
    ProgressBox,
    QuestionCard,
    Report,
    Vote,
    card,
    exercise,
    glossary,
    level,
    levels,
    picture,
    practice,
    progress,
    projector,
    question,
    rule,
    rules,
    sheet,
    show,
    sign,
)
from .checks import (
    check_01,
    check_02,
    check_03,
    check_04,
    check_05,
    check_06,
    check_07,
    check_08,
    check_09,
    check_10,
    check_11,
)
from .class_table import ClassTable, collect

__all__ = [
    "Card",
    "ClassTable",
    "Exercise",
    "LevelBox",
    "Practice",
    "PrintSheet",
    "ProgressBox",
    "QuestionCard",
    "Report",
    "Vote",
    "card",
    "check_01",
    "check_02",
    "check_03",
    "check_04",
    "check_05",
    "check_06",
    "check_07",
    "check_08",
    "check_09",
    "check_10",
    "check_11",
    "collect",
    "exercise",
    "glossary",
    "level",
    "levels",
    "picture",
    "practice",
    "progress",
    "projector",
    "question",
    "rule",
    "rules",
    "sheet",
    "show",
    "sign",
]
