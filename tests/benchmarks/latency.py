"""From a click on a tile to its new picture on the screen, in JupyterLab in headless Chromium.

    uv run --group dev python -m tests.benchmarks.latency

A table with 60 tiles; the tile is chosen, laid, painted, taken back; 20 times. The clock is
the browser's own: from the click to the end of the frame that paints the new picture. Prints
the median, which is to be at most 100 ms, and what the kernel's part of it is.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import chickenfoot as cf
from tests.support.browser import NAMES, OPTIONS, show_notebook, write_notebook
from tests.support.conditions import conditions
from tests.support.lab_server import lab_server
from tests.support.table_hand import Hand

TILES = 60
TIMES = 20
LIMIT = 100

SETUP = f"""
import chickenfoot as cf
from tests.benchmarks.latency import crowded
from chickenfoot.table.table import position_table
table = position_table(crowded({TILES}), controls=("draw", "pass", "undo", "log", "players"))
table
"""

CLICK = """(name) => new Promise((resolve) => {
    const board = document.querySelector('.chickenfoot-board');
    const old = board.querySelector('img');
    const start = performance.now();
    new MutationObserver((_, observer) => {
        if (board.querySelector('img') === old) return;
        observer.disconnect();
        // The frame that paints it begins with this call; what is posted there comes after it.
        const done = () => resolve(performance.now() - start);
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = done;
            painted.port2.postMessage(null);
        });
    }).observe(board, { childList: true, subtree: true });
    board.querySelector(`button[aria-label="${name}"]`).click();
})"""


def crowded(tiles: int) -> cf.Round:
    """A round on a double-twelve set with that many tiles on the table and a play to make."""
    rules = cf.Rules(set_max=12, hand_size=30, last_double="free")
    for seed in range(200):
        now = cf.deal(rules, 2, seed=seed)
        while not now.is_over:
            plays = [move for move in now.legal_moves() if move.tile is not None]
            if len(now.tableau) == tiles and now.to_move == 0 and _single(now) is not None:
                return now
            now = now.play(plays[0] if plays else now.legal_moves()[0])
    raise RuntimeError("no such round")


def _single(now: cf.Round) -> cf.Tile | None:
    """A tile of the first player that fits in one place only, so that one click lays it."""
    fits = [move.tile for move in now.legal_moves() if move.tile is not None]
    return next((tile for tile in fits if fits.count(tile) == 1), None)


def measure(page: Page, hand: Hand, name: str) -> list[float]:
    """Milliseconds of each click on the tile called `name`, which is taken back in between."""
    taken = []
    for _ in range(TIMES + 2):
        taken.append(float(page.evaluate(CLICK, name)))
        hand.click("Undo")
    return taken[2:]  # the first ones still compile


def in_python(now: cf.Round, tile: cf.Tile) -> float:
    """Milliseconds of the same in the kernel alone: play, lay out, draw, pack."""
    from chickenfoot.table.table import position_table

    table = position_table(now)
    taken = []
    for _ in range(TIMES):
        start = time.perf_counter()
        table.board.handle_message({"do": "tile", "tile": str(tile)})
        taken.append(1000 * (time.perf_counter() - start))
        table.controller.flow.undo()
    return statistics.median(taken)


def main() -> int:
    """Print the figures; the exit status is 1 if the median is over the limit."""
    print(conditions())
    now = crowded(TILES)
    tile = _single(now)
    assert tile is not None
    chromium = next(path for name in NAMES if (path := shutil.which(name)))
    home = Path(tempfile.mkdtemp())
    arguments = [str(home / "lessons"), "--LabApp.expose_app_in_browser=True"]
    root = str(Path(__file__).resolve().parents[2])
    environment = {"PYTHONPATH": root}
    with (
        lab_server(home, arguments, environment=environment) as lab,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(OPTIONS))
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        page = show_notebook(context, lab, write_notebook([SETUP], lab.folder, "latency"))
        taken = measure(page, Hand(page), str(tile))
        browser.close()
    shutil.rmtree(home, ignore_errors=True)
    median = statistics.median(taken)
    print(f"click to new picture, {len(now.tableau)} tiles on the table, {len(taken)} clicks:")
    print(f"median {median:.0f} ms (at most {LIMIT}), {min(taken):.0f} to {max(taken):.0f} ms")
    print(f"of it in the kernel: {in_python(now, tile):.0f} ms")
    return 0 if median <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
