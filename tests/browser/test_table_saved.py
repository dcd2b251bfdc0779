"""Several tables, and what is kept of them: each test opens a notebook of its own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.support.browser import KERNEL_IDLE, OpenNotebook
from tests.support.lab_server import LabServer
from tests.support.table_hand import Hand, ask, picture_of

IMPORT = "import chickenfoot as cf"
QUICK = "pace=0, save=False"


def test_two_tables(open_notebook: OpenNotebook) -> None:
    """Two tables in one notebook do not disturb each other."""
    page = open_notebook(
        [IMPORT, f"one = cf.play(seed=5, {QUICK})\none", f"two = cf.play(seed=6, {QUICK})\ntwo"]
    )
    one, two = Hand(page, 0), Hand(page, 1)
    before = two.tiles()
    one.move_by_mouse()
    assert two.tiles() == before
    two.move_by_mouse()
    assert ask(page, "print(one.game.seed, two.game.seed)") == "5 6"


def test_resume_after_a_kernel_restart(open_notebook: OpenNotebook, lab: LabServer) -> None:
    """After the kernel was restarted the cell offers its game, and another cell its own."""
    cell = "table%d = cf.play(('you', 'random'), seed=%d, pace=0)\ntable%d"
    page = open_notebook([IMPORT, cell % (1, 5, 1), cell % (2, 6, 2)])
    hand = Hand(page)
    for _ in range(3):
        hand.move_by_mouse()
    tiles = hand.tiles()
    page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    expect(hand.board.get_by_role("status")).to_contain_text("Run this cell again")
    picture_of(page, "gone")
    page.wait_for_function(KERNEL_IDLE)
    page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")
    page.wait_for_function("document.querySelectorAll('.chickenfoot-board').length === 2")
    hand, other = Hand(page), Hand(page, 1)
    picture_of(page, "offer")
    assert hand.status.startswith("A game was saved here: round 1")
    assert "saved here" not in other.status
    hand.click("Go on with it")
    assert hand.tiles() == tiles
    kept = list((Path(lab.folder) / ".chickenfoot").glob("*.json"))
    assert len(kept) >= 1
