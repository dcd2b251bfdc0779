"""A person's hands and eyes at a table in the browser: nothing here reads Python's mind."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

__all__ = ["Hand", "ask", "picture_of"]

_PLAY = re.compile(r"([0-9]+-[0-9]+)(?: on ([0-9]+-[0-9]+))?")


class Hand:
    """One table on a page. `number`: which, if there are several."""

    def __init__(self, page: Page, number: int = 0) -> None:
        self.page = page
        self.board = page.locator(".chickenfoot-board").nth(number)
        self.board.wait_for()
        # The board has told how wide it is and has been answered.
        expect(self.board).to_have_attribute("data-ready", "true")

    @property
    def status(self) -> str:
        """What the status line says."""
        return self.board.get_by_role("status").inner_text().replace("\u00a0", " ").strip()

    @property
    def count(self) -> int:
        """How many answers of Python the board has shown."""
        return int(self.board.get_attribute("data-count") or 0)

    def button(self, name: str) -> Locator:
        """The button of that name: a tile, a place or a word."""
        return self.board.get_by_role("button", name=name, exact=True)

    def tiles(self) -> list[str]:
        """The tiles on the rack."""
        found: list[str] = self.board.locator(".cf-rack button").evaluate_all(
            "nodes => nodes.map(node => node.getAttribute('aria-label'))"
        )
        return found

    def until_answered(self, before: int) -> None:
        """Wait until Python has answered what was done after `before` answers."""
        self.page.wait_for_function(
            "([node, count]) => Number(node.dataset.count) > count",
            arg=[self.board.element_handle(), before],
        )

    def click(self, name: str) -> str:
        """Click a button; returns what the status line says then."""
        before = self.count
        self.button(name).click()
        self.until_answered(before)
        return self.status

    def press(self, key: str) -> str:
        """Press a key where the focus is; returns what the status line says then."""
        before = self.count
        self.page.keyboard.press(key)
        self.until_answered(before)
        return self.status

    def choice(self, answer: str) -> tuple[str, str | None] | str:
        """The first thing that an answer to “What now?” allows: a play, or draw, or pass."""
        found = _PLAY.search(answer)
        if found:
            return found[1], found[2]
        return "draw" if "draw" in answer else "pass"

    def move_by_mouse(self) -> None:
        """One move with the mouse only."""
        choice = self.choice(self.click("What now?"))
        if isinstance(choice, str):
            self.click(choice.capitalize())
            return
        tile, onto = choice
        self.click(tile)
        if self.button(tile).count():  # it fits in several places
            self.click(f"on {onto}" if onto else "on the empty table")

    def move_by_keys(self) -> None:
        """One move with the keyboard only; the focus is somewhere on the board."""
        choice = self.choice(self.press("w"))
        if isinstance(choice, str):
            self.press(choice[0])
            return
        tile, onto = choice
        self.page.keyboard.press("ArrowDown")
        self.walk_to(tile, len(self.tiles()))
        self.press("Enter")
        if tile in self.tiles():
            self.page.keyboard.press("ArrowUp")
            self.walk_to(f"on {onto}" if onto else "on the empty table", 60)
            self.press("Enter")

    def walk_to(self, name: str, most: int) -> None:
        """Go along a group with the arrow keys until the button of that name has the focus."""
        for _ in range(most + 1):
            if self.focused() == name:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys never reach {name!r}")

    def focused(self) -> str | None:
        """The name of what has the focus, None if it is not on the board."""
        found: str | None = self.board.evaluate(
            "node => node.contains(document.activeElement) ?"
            " document.activeElement.getAttribute('aria-label')"
            " ?? document.activeElement.textContent : null"
        )
        return found

    def is_over(self) -> bool:
        """Whether the round is over, as the status line says."""
        return "is over" in self.status


def picture_of(page: Page, name: str) -> None:
    """Keep a screenshot for a person to judge, in the folder that CHICKENFOOT_SHOTS names."""
    folder = os.environ.get("CHICKENFOOT_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(folder) / f"{name}.png")


def ask(page: Page, code: str) -> str:
    """Run a line of Python in the notebook's kernel and give what it prints."""
    printed: str = page.evaluate(
        """async (code) => {
            const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
            const future = kernel.requestExecute({code});
            let text = '';
            future.onIOPub = (message) => {
                if (message.header.msg_type === 'stream') text += message.content.text;
                if (message.header.msg_type === 'error') text += message.content.evalue;
            };
            await future.done;
            return text.trim();
        }""",
        code,
    )
    return printed
