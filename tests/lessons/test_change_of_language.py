"""What is on the screen follows a change of language: nothing of the old one is left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import ipywidgets as widgets
import pytest

import chickenfoot as cf
from chickenfoot import lessons
from chickenfoot.curriculum.questions.generate import questions
from chickenfoot.lessons.panel import Panel
from chickenfoot.lessons.question_widget import Practice, QuestionCard
from chickenfoot.table.board import Board
from chickenfoot.table.table import Table
from chickenfoot.text import say
from chickenfoot.text.languages import LANGUAGES
from tests.support.lessons import do_step
from tests.support.table_clicks import control, everything, table


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """It begins in English, whatever the machine speaks, and ends as it was."""
    with cf.language("en"):
        yield


def shown(root: widgets.Widget) -> list[str]:
    """All that people read or hear of a widget and of what is in it."""
    found: list[str] = []
    for each in [root, *everything(root)]:
        if isinstance(each, Panel):
            found += texts(each.state, "panel")
        elif isinstance(each, Board):
            found += texts(each.words, "words") + texts(each.state, "board")
        else:
            names = ["description", "placeholder", "titles", "_options_labels"]
            names += ["value"] if isinstance(each, widgets.HTML) else []
            found += texts({name: getattr(each, name, "") for name in names}, type(each).__name__)
    # A computer keeps the name that it was given when it sat down.
    seats = root.controller.session.seats if isinstance(root, Table) else ()
    given = [seat.title for seat in seats if seat.title]
    return [re.sub("|".join(given) or "$^", "NAME", text) for text in found]


def texts(value: Any, where: str) -> list[str]:
    """Every text in dictionaries and lists, with where it is."""
    if isinstance(value, Mapping):
        return [text for key, each in value.items() for text in texts(each, f"{where}.{key}")]
    if isinstance(value, list | tuple):
        return [text for each in value for text in texts(each, where)]
    return [f"{where}: {value}"] if isinstance(value, str) and value else []


def refused_level() -> widgets.Widget:
    """A level with a hint below and a refusal at its table."""
    box = lessons.level("2.3")
    box.top.press("hint")
    box.panel.press("hint")
    return box.play("5-0 on 9-5")


def done_level() -> widgets.Widget:
    """A level of answers to choose and plays, clicked to its end."""
    box = lessons.level("2.3")
    for _ in box.level.steps:
        do_step(box)
    return box


def order_begun(wrong: str = "1.1") -> widgets.Widget:
    """A level of another kind than plays, its check asked for too early."""
    box = lessons.level(wrong)
    box.panel.press("check")
    return box


def card(*acts: tuple[str, str]) -> Callable[[], widgets.Widget]:
    """A question on which these clicks were made."""

    def made() -> widgets.Widget:
        box = lessons.question(seed=5)
        for act in acts:
            box.panel.press(*act)
        return box

    return made


def exercise() -> widgets.Widget:
    """An exercise with an answer, at its second question."""
    box = lessons.exercise(2)
    box.panel.press("choose", "A")
    box.panel.press("next")
    return box


def practice() -> widgets.Widget:
    """Practice at its second question, the first one answered."""
    box = Practice(questions(3, seed=3), 3)
    assert isinstance(box.card, QuestionCard)
    box.card.panel.press("choose", box.card.question.letter(box.card.question.right))
    box.card.panel.press("next")
    return box


def practice_ended() -> widgets.Widget:
    """Practice that was ended at once."""
    box = lessons.practice(seed=3)
    box.panel.press("end")
    return box


def vote() -> widgets.Widget:
    """A vote that was revealed."""
    box = lessons.projector(2, seed=4)
    for act in [("choose", "A"), ("freeze", ""), ("at_once", "")]:
        box.panel.press(*act)
    return box


def forgetting() -> widgets.Widget:
    """Progress, asked whether all is to be forgotten."""
    box = lessons.progress()
    box.panel.press("reset")
    return box


def at_table() -> widgets.Widget:
    """A table with all its controls unfolded."""
    laid = table()
    control(laid, say("table.rules.source"))  # all is unfolded
    return laid


def refused_play() -> widgets.Widget:
    """A table with all its controls unfolded and a refused move in the status line."""
    laid = at_table()
    laid.controller.attempt_text("9-9")
    return laid


def other_rules() -> widgets.Widget:
    """A table whose rules dialog shows another house rule."""
    laid = at_table()
    control(laid, say("table.rules.source")).value = "chicken-foot"
    return laid


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize(
    "make",
    [
        refused_level, done_level, order_begun,
        card(), card(("hint", "")), card(("hint", ""), ("hint", "")),
        card(("choose", "A")), card(("choose", "B")), exercise, practice, practice_ended, vote,
        lessons.progress, forgetting, at_table, refused_play, other_rules,
    ],
    ids=lambda make: getattr(make, "__name__", "made"),
)  # fmt: skip
def test_it_reads_as_if_it_had_been_made_so(make: Callable[[], widgets.Widget], code: str) -> None:
    """After a change, all that is shown is what the same clicks show in that language."""
    box = make()
    before = shown(box)
    with cf.language(code):
        fresh = shown(make())
        assert fresh != before
        assert shown(box) == fresh
    assert shown(box) == before, "and back"
