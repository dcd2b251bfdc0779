"""What a learner has to see at once is seen at once: on a small laptop and on a phone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chickenfoot.curriculum.level_data import all_levels
from chickenfoot.curriculum.questions.model import KINDS
from tests.support.browser import OpenNotebook

IMPORT = "from chickenfoot import lessons"
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
WAIT = 90_000  # milliseconds

LEVELS = tuple(f"lessons.level({number!r})" for number in all_levels())
QUESTIONS = tuple(f"lessons.question({kind!r}, seed=2, difficulty=2)" for kind in KINDS)

BEYOND_ITS_EDGE = """output => {
    const edge = output.getBoundingClientRect().right + 1;
    const seen = node => node.checkVisibility({ visibilityProperty: true });
    return [...output.querySelectorAll(".cf-lesson *")]
        .filter(node => seen(node) && node.getBoundingClientRect().right > edge)
        .map(node => node.textContent);
}"""


def room(page: Page) -> float:
    """The height in which a notebook is seen between JupyterLab's bars."""
    pane = page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer").first
    return float(pane.evaluate("node => node.clientHeight"))


def outputs(page: Page, count: int) -> Sequence[Locator]:
    """The outputs of the cells after the first one."""
    return [
        page.locator(".jp-CodeCell").nth(n).locator(".jp-OutputArea-output")
        for n in range(1, count + 1)
    ]


def height(part: Locator) -> float:
    """How high it is, once it is drawn for the width that it has."""
    part.evaluate("node => node.scrollIntoView({ block: 'start' })")
    expect(part).to_be_visible(timeout=WAIT)
    # The table tells Python its width and is then drawn for it.
    part.page.wait_for_timeout(400)
    found = part.bounding_box()
    assert found is not None
    return found["height"]


def too_high(page: Page, calls: Sequence[str], part: str = "") -> dict[str, float]:
    """What does not fit between the bars, with its height: whole outputs, or this part of them."""
    most = room(page)
    found = {}
    for call, output in zip(calls, outputs(page, len(calls)), strict=True):
        shown = output.locator(part).first if part else output
        if part and not shown.count():
            continue
        if (high := height(shown)) > most:
            found[call] = high
    return found


@pytest.mark.parametrize("calls", [LEVELS[:30], LEVELS[30:], QUESTIONS])
def test_all_of_it_fits_a_small_laptop(open_notebook: OpenNotebook, calls: Sequence[str]) -> None:
    """Task, table, hand and answers of every level and kind of question are seen together."""
    page = open_notebook([IMPORT, *calls])
    page.set_viewport_size(LAPTOP)
    assert too_high(page, calls) == {}


def test_a_phone_shows_hand_and_table_together(open_notebook: OpenNotebook) -> None:
    """The table with its rack, or the picture of a question, is no higher than the screen."""
    calls = ["lessons.level('1.1')", "lessons.level('4.11')", "lessons.level('6.8')", *QUESTIONS]
    page = open_notebook([IMPORT, *calls])
    page.evaluate("jupyterapp.shell.collapseLeft()")
    page.set_viewport_size(PHONE)
    assert too_high(page, calls, ".chickenfoot-board, .cf-lesson-figure:not([hidden])") == {}


@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_is_cut_off_on_the_narrowest_phone(
    open_notebook: OpenNotebook, language: str
) -> None:
    """Progress, a score sheet, an exercise and the wall's question end where their cell ends."""
    calls = [
        "lessons.progress()",
        "lessons.level('6.6')",
        "lessons.exercise(4)",
        "lessons.projector(3, seed='monday 1', kinds=('playable',))",
    ]
    page = open_notebook([f"{IMPORT}\nimport chickenfoot as cf\ncf.language({language!r})", *calls])
    page.evaluate("jupyterapp.shell.collapseLeft()")
    page.set_viewport_size({"width": 320, "height": 800})
    for call, output in zip(calls, outputs(page, len(calls)), strict=True):
        height(output)
        assert output.evaluate(BEYOND_ITS_EDGE) == [], call


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_tile_is_broken_in_two(open_notebook: OpenNotebook, size: ViewportSize) -> None:
    """The two numbers of a tile stand on one line, in tasks, answers and sentences."""
    calls = ["lessons.level('4.11')", "lessons.level('5.7')", "lessons.question('illegal', seed=2)"]
    page = open_notebook([IMPORT, *calls])
    page.set_viewport_size(size)
    names = page.locator(".cf-lesson .cf-tile")
    expect(names.first).to_be_attached(timeout=WAIT)
    lines = names.evaluate_all("nodes => nodes.map(node => node.getClientRects().length)")
    assert len(lines) > 5
    assert set(lines) <= {0, 1}  # 0: it is not shown


def test_a_level_that_asks_invites_no_play(open_notebook: OpenNotebook) -> None:
    """Level 2.6 first asks a question: only then do buttons and a sentence ask for a play."""
    page = open_notebook([IMPORT, "lessons.level('2.6')"])
    (level,) = outputs(page, 1)
    board = level.locator(".chickenfoot-board")
    expect(board.get_by_role("status")).to_contain_text("Look at the table", timeout=WAIT)
    expect(board.locator(".cf-buttons button")).to_have_count(0)
    expect(board.locator(".cf-hint")).to_be_empty()
    level.get_by_role("button", name="No", exact=True).click()
    expect(board.get_by_role("status")).to_contain_text("turn", timeout=WAIT)
    expect(board.get_by_role("button", name="Draw", exact=True)).to_be_visible()
