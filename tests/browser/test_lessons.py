"""The lessons in a real JupyterLab: levels, questions, an exercise, progress after a restart."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from chickenfoot.curriculum.level import ChooseStep, MarkStep, OrderStep
from chickenfoot.curriculum.level_data import find_level
from chickenfoot.curriculum.questions.generate import question
from chickenfoot.curriculum.questions.model import KINDS
from chickenfoot.lessons.exercise_widget import EXERCISES
from tests.support.browser import OpenNotebook

IMPORT = "from chickenfoot import lessons\n"


WAIT = 90_000
"""Milliseconds: a busy machine takes its time to start a kernel and to draw."""


def output(page: Page, place: int = 0) -> Locator:
    """The output of the cell at this place."""
    return page.locator(".jp-CodeCell").nth(place).locator(".jp-OutputArea-output")


def press(where: Locator, name: str) -> None:
    """Click the button of this accessible name."""
    where.get_by_role("button", name=name, exact=True).click()


def said(where: Locator, text: str | re.Pattern[str]) -> None:
    """Wait until a status line says this."""
    expect(where.get_by_role("status").filter(has_text=text).first).to_be_visible(timeout=WAIT)


def test_a_play_level(open_notebook: OpenNotebook) -> None:
    """Level 2.3: a forbidden play is told with its reason, the right one is praised by a fact."""
    level = output(open_notebook([IMPORT + 'lessons.level("2.3")']))
    press(level, "5-0")
    press(level, "on 9-5")
    said(level, "two arms are still missing")
    press(level, "9-7")
    press(level, "on 9-9")
    said(level, "The third arm")


def test_the_first_play_takes_two_clicks(open_notebook: OpenNotebook) -> None:
    """Lesson 01 opens on a table: a tile, then a place."""
    page = open_notebook("01-tiles-and-the-deal.ipynb")
    level = output(page)
    press(level, "6-2")
    press(level, "on 6-6")
    said(level, "Your first play")


def test_a_drawing_level(open_notebook: OpenNotebook) -> None:
    """Level 2.4: draw, then pass, by the buttons of the table."""
    level = output(open_notebook([IMPORT + 'lessons.level("2.4")']))
    press(level, "Pass")
    said(level, "may not pass before you have drawn")
    press(level, "Draw")
    said(level, "You drew the 4-2. Now finish your turn")
    press(level, "Pass")
    said(level, "so you passed")


def test_a_lawful_play_is_taken_back(open_notebook: OpenNotebook) -> None:
    """Level 3.1: a lawful play that misses the task can be taken back."""
    level = output(open_notebook([IMPORT + 'lessons.level("3.1")']))
    press(level, "6-3")
    press(level, "on 9-3")
    said(level, "6 is open twice")
    press(level, "Take it back")
    press(level, "6-3")
    press(level, "on 9-6")
    said(level, "turned its 3 outwards")


def test_a_marking_level(open_notebook: OpenNotebook) -> None:
    """Level 2.7: marks are check boxes, and Check answers."""
    level = output(open_notebook([IMPORT + 'lessons.level("2.7")']))
    for tile in find_level("2.7").steps:
        assert isinstance(tile, MarkStep)
    for tile_text in ("3-3", "5-0"):
        level.get_by_role("checkbox", name=tile_text).click()
    press(level, "Check")
    said(level, "all arms may grow")


def test_a_choosing_level(open_notebook: OpenNotebook) -> None:
    """Level 1.7: a wrong sum is answered with its reason, then the right one."""
    level = output(open_notebook([IMPORT + 'lessons.level("1.7")']))
    assert isinstance(find_level("1.7").steps[0], ChooseStep)
    press(level, "32")
    said(level, "the 5-5 is 10")
    press(level, "22")
    said(level, "10 + 10 + 2 = 22")


def test_an_ordering_level(open_notebook: OpenNotebook) -> None:
    """Level 3.8: cards are put in order by choosing them in turn."""
    level = output(open_notebook([IMPORT + 'lessons.level("3.8")']))
    step = find_level("3.8").steps[0]
    assert isinstance(step, OrderStep)
    for card in step.cards:
        level.get_by_role("button", name=find_level("3.8").option(card)).click()
    said(level, "That is a whole turn")


def test_hints_by_keyboard(open_notebook: OpenNotebook) -> None:
    """A hint can be asked for with the keyboard, and the keys reach no command of the notebook."""
    page = open_notebook([IMPORT + 'lessons.level("2.7")'])
    level = output(page)
    level.get_by_role("button", name="Hint", exact=True).focus()
    page.keyboard.press("Enter")
    said(level, "Look at the open ends")
    page.keyboard.press("b")  # would insert a cell
    page.keyboard.press("Enter")
    said(level, "The rule:")
    assert page.locator(".jp-CodeCell").count() == 1


@pytest.mark.parametrize("kinds", [KINDS[i : i + 5] for i in range(0, len(KINDS), 5)])
def test_every_kind_of_question(open_notebook: OpenNotebook, kinds: tuple[str, ...]) -> None:
    """Each kind of question is answered by clicking its right choice."""
    page = open_notebook([IMPORT, *(f"lessons.question({kind!r}, seed=2)" for kind in kinds)])
    for place, kind in enumerate(kinds, start=1):
        card = output(page, place)
        asked = question(kind, seed=2)
        wrong = next(choice for choice in asked.choices if not choice.is_right)
        letter, right = asked.letter(wrong), asked.letter(asked.right)
        card.locator(f'[data-key="{letter}"]').click()
        said(card, f"Not {letter}.")
        card.locator(f'[data-key="{right}"]').click()
        said(card, "Right.")


def test_an_exercise_and_its_check(open_notebook: OpenNotebook) -> None:
    """An empty exercise fails; answered rightly, the same checking cell says so."""
    page = open_notebook([IMPORT + "work = lessons.exercise(2)\nwork", "lessons.check_02(work)"])
    expect(output(page, 1)).to_contain_text("Not answered yet", timeout=WAIT)
    work = output(page)
    for place, (kind, seed, difficulty, known) in enumerate(EXERCISES[2], start=1):
        expect(work).to_contain_text(f"question {place} of 3", timeout=WAIT)
        asked = question(kind, seed=seed, difficulty=difficulty, lesson=known)
        work.locator(f'[data-key="{asked.letter(asked.right)}"]').click()
        said(work, f"{place} of 3 answered" if place < 3 else "All 3 answered")
        if place < 3:
            press(work, "Next")
    page.locator(".jp-CodeCell").nth(1).locator(".jp-InputArea-editor").click()
    page.keyboard.press("Control+Enter")
    expect(output(page, 1)).to_contain_text("All of it is right", timeout=WAIT)


def test_progress_after_a_restart(open_notebook: OpenNotebook) -> None:
    """What was answered is still known when the kernel has been restarted."""
    cells = [
        IMPORT + "lessons.progress().progress.reset()",
        'lessons.level("2.3")',
        IMPORT + "lessons.progress()",
    ]
    page = open_notebook(cells)
    level = output(page, 1)
    press(level, "9-7")
    press(level, "on 9-9")
    said(level, "The third arm")
    page.evaluate("jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()")
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').first.wait_for()
    page.locator(".jp-CodeCell").nth(2).locator(".jp-InputArea-editor").click()
    page.keyboard.press("Control+Enter")
    expect(output(page, 2)).to_contain_text("1 of 1 rule known", timeout=WAIT)
    expect(output(page, 2).locator(".cf-bars .cf-on")).to_have_count(1)
    expect(output(page, 2).locator('[data-look="known"]')).to_contain_text("All arms first")
    press(output(page, 2), "Forget my marks")
    press(output(page, 2), "Yes, forget them all")
    said(output(page, 2), "forgotten")


def test_the_projector(open_notebook: OpenNotebook) -> None:
    """A vote is counted, frozen and revealed."""
    page = open_notebook([IMPORT + "lessons.projector(2, seed=4)"])
    vote = output(page)
    vote.locator('[data-key="A"]').click()
    press(vote, "Freeze the votes")
    said(vote, "Talk to your neighbour")
    press(vote, "Reveal without a second vote")
    expect(vote.locator('[data-look="right"]')).to_have_count(1, timeout=WAIT)


def test_the_projector_fits_the_wall(open_notebook: OpenNotebook) -> None:
    """At 1280x720 question, picture, answers and buttons are on the wall together."""
    page = open_notebook([IMPORT + "lessons.projector(1, seed=4, kinds=('where',))"])
    page.set_viewport_size({"width": 1280, "height": 720})
    panel = output(page).locator(".cf-lesson")
    expect(panel.locator("img")).to_be_visible(timeout=WAIT)
    box = panel.bounding_box()
    assert box is not None
    assert box["height"] < 560
    press(output(page), "Full screen")
    page.wait_for_function("document.fullscreenElement !== null")
    assert panel.evaluate("node => node.scrollHeight <= node.clientHeight")
