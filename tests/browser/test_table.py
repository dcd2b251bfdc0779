"""The table in a real JupyterLab and a real Chromium, as people meet it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.support.browser import show_notebook, write_notebook
from tests.support.lab_server import LabServer
from tests.support.table_hand import Hand, ask, picture_of

IMPORT = """import dataclasses
import chickenfoot as cf
from chickenfoot.table.table import position_table"""
SIZE: ViewportSize = {"width": 1280, "height": 900}
QUICK = "pace=0, save=False"
LAID = "table = cf.play(('you', 'random'), seed=%d, %s)\ntable"


Lay = Callable[[str], tuple[Page, Hand]]


@pytest.fixture(scope="module")
def desk(lab: LabServer, browser: Browser) -> Iterator[Page]:
    """One notebook for many tests, because opening one takes most of a test's time."""
    context = browser.new_context(viewport=SIZE)
    page = show_notebook(context, lab, write_notebook([IMPORT, "0"], lab.folder, "tables"))
    yield page
    context.close()
    lab.stop_kernels()


@pytest.fixture
def lay(desk: Page) -> Lay:
    """Lay one table in the second cell of the desk's notebook; gives the page and a hand."""

    def run(line: str) -> tuple[Page, Hand]:
        desk.set_viewport_size(SIZE)
        desk.emulate_media(reduced_motion="no-preference")
        desk.evaluate(
            """async (line) => {
                const notebook = jupyterapp.shell.currentWidget.content;
                notebook.activeCellIndex = 1;
                const cell = notebook.widgets[1].model;
                cell.sharedModel.setSource(line);
                cell.outputs.clear();
                await jupyterapp.commands.execute('notebook:run-cell');
            }""",
            line,
        )
        return desk, Hand(desk)

    return run


def scroll_top(page: Page) -> float:
    """How far the notebook is scrolled."""
    outer = page.locator(".jp-WindowedPanel-outer").first
    return float(outer.evaluate("node => node.scrollTop"))


# -- whole rounds -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["cf.Rules()", "cf.preset('kureci-noha')"])
def test_a_round_with_the_mouse(lay: Lay, rules: str) -> None:
    """A person plays a whole round with the mouse only, under two rule sets."""
    page, hand = lay(LAID % (5, f"rules={rules}, {QUICK}"))
    moves = 0
    while not hand.is_over() and moves < 80:
        hand.move_by_mouse()
        moves += 1
    assert hand.is_over(), hand.status
    expect(hand.board.get_by_role("table").first).to_contain_text("Left in hand")
    picture_of(page, f"round-over-{moves}")
    assert ask(page, "print(table.game.round.is_over)") == "True"


@pytest.mark.parametrize("rules", ["cf.Rules()", "cf.preset('chicken-scratch')"])
def test_a_round_with_the_keyboard(lay: Lay, rules: str) -> None:
    """A person plays a whole round with the keyboard only, and the focus is never lost."""
    page, hand = lay(LAID % (6, f"rules={rules}, {QUICK}"))
    hand.board.locator(".cf-rack button").first.focus()
    cells = page.locator(".jp-Cell").count()
    moves = 0
    while not hand.is_over() and moves < 80:
        hand.move_by_keys()
        assert hand.focused() is not None
        moves += 1
    assert hand.is_over(), hand.status
    assert hand.focused() is not None
    # The keys that JupyterLab's command mode knows have added, cut or merged no cell.
    assert page.locator(".jp-Cell").count() == cells
    hand.press("n")
    assert "Round 2" in hand.board.inner_text()


# -- single acts ------------------------------------------------------------------------------


def test_a_wrong_play_says_why_and_loses_nothing(lay: Lay) -> None:
    """A tile laid where it does not fit comes back, its reason is said, halves are outlined."""
    page, hand = lay(LAID % (5, QUICK))
    before = hand.tiles()
    place = hand.board.locator(".cf-places button").first.get_attribute("aria-label")
    assert place is not None
    wrong = next(tile for tile in before if "9" not in tile)
    hand.click(place)
    said = hand.click(wrong)
    assert said.startswith(f"The {wrong} shows no 9")
    assert hand.tiles() == before
    expect(hand.board.locator(".cf-mark.cf-rejected")).to_have_count(2)
    picture_of(page, "refused")


def drag(page: Page, tile: Locator, to: Locator) -> None:
    """Take a tile with the mouse and let it go in the middle of something else."""
    start, end = tile.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    picture_of(page, "dragged")
    page.mouse.up()


def test_the_rack_is_arranged_by_hand(lay: Lay) -> None:
    """A tile is dragged along the rack, or moved with Shift and an arrow, and keeps the focus."""
    page, hand = lay(LAID % (5, QUICK))
    first = hand.tiles()
    drag(page, hand.button(first[0]), hand.button(first[3]))
    expect(hand.board.get_by_role("status")).to_contain_text(f"The {first[0]} is now tile")
    moved = [*first[1:3], first[0], *first[3:]]
    assert hand.tiles() in (
        moved,
        [*first[1:4], first[0], *first[4:]],
    )  # before or after its middle
    now = hand.tiles()
    hand.button(now[1]).focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(hand.board.get_by_role("status")).to_contain_text(f"The {now[1]} is now tile 1 of")
    expect(hand.button(now[1])).to_be_focused()
    assert hand.tiles() == [now[1], now[0], *now[2:]]
    page.keyboard.press("Shift+ArrowLeft")  # it stands at the end: nothing happens
    page.keyboard.press("ArrowRight")
    expect(hand.button(now[0])).to_be_focused()
    expect(hand.board.locator(".cf-gap")).to_have_count(0)
    picture_of(page, "arranged")


TWO_PLACES = """table = position_table(
    cf.setup(cf.Rules(), ['9-9', '9-6 on 9-9', '9-5 on 9-9', '9-3 on 9-9', '9-1 on 9-9'],
             ['6-5 8-8 4-2', '7-7']), controls=('draw', 'pass', 'undo', 'keys'))
table"""


def test_a_tile_is_dragged_to_its_place(lay: Lay) -> None:
    """A tile can be dragged onto a place; let go anywhere else it goes back to the hand."""
    page, hand = lay(TWO_PLACES)
    drag(page, hand.button("8-8"), hand.board.locator(".cf-buttons"))
    expect(hand.board.locator(".cf-mark.cf-chosen")).to_have_count(0)
    expect(hand.board.locator(".cf-slide")).to_have_count(0)
    assert sorted(hand.tiles()) == ["4-2", "6-5", "8-8"]
    drag(page, hand.button("8-8"), hand.button("on 9-3"))
    expect(hand.board.get_by_role("status")).to_contain_text("The 8-8 shows no 3")
    drag(page, hand.button("6-5"), hand.button("on 9-5"))
    expect(hand.button("6-5")).to_have_count(0)
    assert ask(page, "print(table.game.round.history[-1][1])") == "6-5 on 9-5"


FOUR_ARMS = """table = position_table(
    cf.setup(cf.Rules(), ['9-9'], ['9-6 9-4 9-1 8-8', '9-7 7-7']), controls=('draw', 'undo'))
table.controller.session.auto_place = False
table"""


def middles_of_dominoes(page: Page) -> list[tuple[float, float]]:
    """Where the tiles on the table lie in their picture, in pixels, in order of play."""
    lines = [line.split() for line in ask(page, "print(table.board.state['dominoes'])").split(";")]
    return [(float(line[1]), float(line[2])) for line in lines]


def direction(a: tuple[float, float], b: tuple[float, float]) -> tuple[int, int]:
    """Where `b` lies from `a`: right or left, below or above, 0 for neither."""
    x, y = b[0] - a[0], b[1] - a[1]
    return (x > 10) - (x < -10), (y > 10) - (y < -10)


@pytest.mark.parametrize("way", ["click", "drag", "place first"])
def test_a_tile_goes_where_one_puts_it(lay: Lay, way: str) -> None:
    """On each of four free places: the picture shows the tile where it was clicked or let go."""
    page, hand = lay(FOUR_ARMS)
    for slot in range(4):
        area = hand.board.locator(f'.cf-hit-area[data-slot="{slot}"]')
        box = area.bounding_box()
        assert box is not None
        before = middles_of_dominoes(page)
        felt = hand.board.locator(".cf-felt img").bounding_box()
        assert felt is not None
        middle = [
            box["x"] + box["width"] / 2 - felt["x"], box["y"] + box["height"] / 2 - felt["y"],
        ]  # fmt: skip
        # Not the middle but the outer part: the button of the end lies over the first place.
        wide = box["width"] > box["height"]
        x = box["x"] + box["width"] * (0.7 if wide else 0.5)
        y = box["y"] + box["height"] * (0.5 if wide else 0.3)
        start = hand.button("9-6").bounding_box()
        assert start is not None
        if way == "drag":
            page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
            page.mouse.down()
            page.mouse.move(x, y, steps=4)
            page.mouse.up()
        elif way == "click":
            hand.click("9-6")
            page.mouse.click(x, y)
        else:
            page.mouse.click(x, y)
            expect(hand.board.locator(".cf-mark.cf-chosen")).to_have_count(1)
            hand.click("9-6")
        expect(hand.button("9-6")).to_have_count(0)
        picture_of(page, f"put-{way.split()[0]}-{slot}")
        chosen = "print(*table.game.round.tableau.slots.values())"
        assert ask(page, chosen) == str(slot)
        # The picture may be of another scale now: what counts is where it lies from the spinner.
        spinner, tile = middles_of_dominoes(page)
        assert direction(spinner, tile) == direction(before[0], (middle[0], middle[1]))
        hand.click("Undo")


def test_a_click_on_the_domino_on_the_table(lay: Lay) -> None:
    """A chosen tile goes on the domino that is clicked, though the place lies beside it."""
    page, hand = lay(TWO_PLACES)
    hand.click("6-5")
    lines = ask(page, "print(table.board.state['dominoes'])").split(";")
    left, top = next(line.split()[1:3] for line in lines if line.startswith("9-6 "))
    box = hand.board.locator(".cf-felt img").bounding_box()
    assert box is not None
    before = hand.count
    page.mouse.click(box["x"] + float(left), box["y"] + float(top))
    hand.until_answered(before)
    assert ask(page, "print(table.game.round.history[-1][1])") == "6-5 on 9-6"


def test_a_click_beside_the_buttons_keeps_the_keys(lay: Lay) -> None:
    """After a click on the empty felt D and D are the table's, and no cell is deleted."""
    page, hand = lay(TWO_PLACES)
    cells = page.locator(".jp-Cell").count()
    hand.board.locator(".cf-felt").click(position={"x": 20, "y": 20})
    page.wait_for_timeout(200)
    said = hand.press("d")
    assert said.startswith("You can play the 6-5")
    page.keyboard.press("d")
    page.wait_for_timeout(300)
    assert page.locator(".jp-Cell").count() == cells


def test_a_new_game_is_shown_with_its_hand(lay: Lay) -> None:
    """After the cell has run, the hand and the buttons are in the window, without scrolling."""
    page, hand = lay(LAID % (5, QUICK))
    buttons = hand.board.locator(".cf-buttons").bounding_box()
    window = page.locator(".jp-WindowedPanel-outer").first.bounding_box()
    assert buttons is not None
    assert window is not None
    picture_of(page, "met")
    assert buttons["y"] + buttons["height"] <= window["y"] + window["height"] + 1
    assert buttons["y"] >= window["y"]


def test_who_lays_a_double_calls_it(lay: Lay) -> None:
    """A bubble stands over the double for a while; a screen reader hears the status line alone."""
    page, hand = lay(TWO_PLACES.replace("6-5 8-8 4-2", "6-5 6-6 8-8"))
    hand.click("6-6")
    bubble = hand.board.locator(".cf-bubble")
    expect(bubble).to_have_text("“Chickie sixes!”")
    assert "You: “Chickie sixes!”" in hand.status or "Player 1: “Chickie sixes!”" in hand.status
    assert hand.board.locator("[aria-hidden=true] .cf-bubble").count() == 1
    picture_of(page, "called")
    box, felt = bubble.bounding_box(), hand.board.locator(".cf-felt").bounding_box()
    assert box is not None
    assert felt is not None
    assert felt["x"] <= box["x"]
    assert box["x"] + box["width"] <= felt["x"] + felt["width"]
    expect(bubble).to_have_count(0)
    hand.click("Undo")
    hand.click("8-8")  # nothing is called where nothing is laid
    expect(bubble).to_have_count(0)


def test_undo_and_redo(lay: Lay) -> None:
    """Undo gives the tiles back as they were, redo takes the play up again."""
    _, hand = lay(LAID % (5, QUICK))
    before = hand.tiles()
    hand.move_by_mouse()
    after = hand.tiles()
    assert after != before
    hand.click("Undo")
    assert hand.tiles() == before
    hand.click("Redo")
    assert hand.tiles() == after


def test_looking_back_and_playing_on(lay: Lay) -> None:
    """The slider shows an earlier position, from which play goes on when asked."""
    page, hand = lay(LAID % (5, QUICK))
    for _ in range(4):
        hand.move_by_mouse()
    slider = hand.board.get_by_role("slider")
    slider.focus()
    before = hand.count
    page.keyboard.press("Home")
    hand.until_answered(before)
    assert "play 0 of" in hand.board.inner_text()
    hand.click("Play on from here")
    expect(hand.button("Play on from here")).to_have_count(0)


def test_computer_players_move_by_themselves(lay: Lay) -> None:
    """With a pace the others play one after the other until the person is to move."""
    line = "table = cf.play(('you', 'random', 'greedy'), seed=5, pace=0.05, save=False)\ntable"
    _, hand = lay(line)
    expect(hand.board.get_by_role("status")).to_contain_text("your turn")
    hand.move_by_mouse()
    expect(hand.board.get_by_role("status")).to_contain_text("your turn")


OWN = """import time
def own(view):
    started = time.monotonic()
    while time.monotonic() < started + %s:
        pass
    return view.legal_moves()[0]
table = cf.play(('you', own), seed=5, save=False, limit=%s)
table"""


def test_a_player_that_thinks(lay: Lay) -> None:
    """One that takes longer than Python is waited for is said to think; then it has played."""
    _, hand = lay(OWN % (6, 60))
    status = hand.board.get_by_role("status")
    expect(status).to_contain_text("your turn", timeout=15_000)
    hand.move_by_mouse()
    expect(status).to_contain_text("own is thinking, for 60 s at most.", timeout=15_000)
    expect(status).to_contain_text("your turn", timeout=15_000)


def test_a_player_that_never_answers(lay: Lay) -> None:
    """Another cell stops it, else its limit does; the table and the page go on."""
    page, hand = lay(OWN % ("float('inf')", 6))
    status = hand.board.get_by_role("status")
    expect(status).to_contain_text("your turn")
    hand.move_by_mouse()
    page.wait_for_timeout(1500)
    assert ask(page, "print(table.stop())") == "True"
    expect(status).to_contain_text("The player own was stopped. Press Play on from here")
    hand.button("Play on from here").click()
    expect(status).to_contain_text("has not answered within 6 s and was stopped", timeout=15_000)
    hand.click("Undo")


def test_handover(lay: Lay) -> None:
    """Between two people the hands are covered until the next one says so."""
    page, hand = lay(f"table = cf.play(('Ana', 'Bo'), seed=5, {QUICK})\ntable")
    assert hand.tiles() == []
    picture_of(page, "handover")
    first = ask(page, "print(table.controller.session.handover)")
    hand.click(f"I am {('Ana', 'Bo')[int(first)]}: show my tiles")
    assert len(hand.tiles()) == 7
    picture_of(page, "two-people")


def test_from_code(lay: Lay) -> None:
    """A play made in Python is on view at once."""
    page, hand = lay(LAID % (5, QUICK))
    before = hand.count
    assert ask(page, "table.play(table.game.round.legal_moves()[0])") == ""
    hand.until_answered(before)
    assert str(len(hand.tiles())) == ask(page, "print(len(table.game.round.hands[0]))")


# -- for everyone -----------------------------------------------------------------------------


def axe(page: Page, where: str) -> list[str]:
    """What axe-core finds serious or critical in the part of the page at `where`."""
    found: list[dict[str, Any]] = Axe().run(page, context=where).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_axe_finds_nothing_serious(lay: Lay, theme: str) -> None:
    """axe-core has no serious finding, in light and dark, during a round and at its end."""
    page, hand = lay(LAID % (5, QUICK))
    page.evaluate("theme => jupyterapp.commands.execute('apputils:change-theme', {theme})", theme)
    dark = theme.endswith("Dark")
    page.wait_for_function(
        "dark => document.querySelectorAll('.chickenfoot-board.cf-dark').length === Number(dark)",
        arg=dark,
    )
    hand.move_by_mouse()
    hand.click(hand.tiles()[0])
    picture_of(page, f"theme-{'dark' if dark else 'light'}")
    assert axe(page, ".chickenfoot-board") == []
    ask(page, "while not table.game.round.is_over: table.play(table.game.round.legal_moves()[0])")
    expect(hand.board.get_by_role("table").first).to_be_visible()
    assert axe(page, ".chickenfoot-board") == []
    picture_of(page, f"end-{'dark' if dark else 'light'}")


def test_axe_finds_nothing_serious_in_the_controls(lay: Lay) -> None:
    """axe-core has no serious finding in the controls round the board, each part open."""
    page, _ = lay(LAID % (5, QUICK))
    found = []
    for title in ("Help", "Deal and rules", "Save and load"):
        page.locator(".chickenfoot-table .jupyter-widget-Collapse-header", has_text=title).click()
        # A part is made when it is unfolded first.
        page.locator(
            ".chickenfoot-table .jupyter-widget-Collapse-open .jupyter-button"
        ).first.wait_for()
        picture_of(page, f"controls-{title.split()[0].lower()}")
        found += axe(page, ".chickenfoot-table")
    assert found == []


def test_accessibility_tree(lay: Lay) -> None:
    """A screen reader meets the table in words: picture, tiles, places, buttons, status."""
    _, hand = lay(LAID % (5, QUICK))
    tree = hand.board.aria_snapshot()
    for line in (
        'group "Chickenfoot table"', 'img "Tableau of', 'group "Your tiles"',
        'group "Places on the table"', "- status", 'list "Players"', 'list "Last plays"',
        'slider "Play to look at"',
    ):  # fmt: skip
        assert line in tree, tree
    for name in ("Draw", "Pass", "Undo", "Redo", "Suggest", "Next round", "New deal", "on 9-9"):
        expect(hand.button(name)).to_have_count(1)


def test_keys_are_shown_on_demand(lay: Lay) -> None:
    """The question mark shows the list of keys and hides it again."""
    page, hand = lay(LAID % (5, QUICK))
    hand.board.locator(".cf-rack button").first.focus()
    keys = hand.board.locator(".cf-keys")
    expect(keys).to_be_hidden()
    page.keyboard.press("?")
    expect(keys).to_be_visible()
    picture_of(page, "keys")
    page.keyboard.press("?")
    expect(keys).to_be_hidden()


def test_the_whole_screen_for_the_back_row(lay: Lay) -> None:
    """The key F makes the tiles larger, table and hand fit on the screen, and F leaves it."""
    page, hand = lay(LAID % (5, QUICK))
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_timeout(600)
    tile = hand.board.locator(".cf-rack button").first
    tile.focus()
    before = tile.bounding_box()
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement?.matches('.chickenfoot-board')")
    page.wait_for_timeout(600)
    picture_of(page, "full-screen")
    after, rack = tile.bounding_box(), hand.board.locator(".cf-rack").bounding_box()
    assert before is not None
    assert after is not None
    assert rack is not None
    assert after["width"] > 1.2 * before["width"]
    assert rack["y"] + rack["height"] <= 1080
    hand.move_by_keys()
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement === null")


@pytest.mark.parametrize("width", [320, 640])
def test_narrow(lay: Lay, width: int) -> None:
    """At 320 pixels, and zoomed to 200 %, everything is there and wide enough to hit."""
    page, hand = lay(LAID % (5, QUICK))
    page.evaluate("jupyterapp.shell.collapseLeft()")
    page.set_viewport_size({"width": width, "height": 700})
    page.wait_for_function(
        "width => document.querySelector('.chickenfoot-board').clientWidth < width", arg=width
    )
    page.wait_for_timeout(400)
    hand.move_by_mouse()
    board = hand.board.bounding_box()
    assert board is not None
    assert board["x"] + board["width"] <= width
    overflow = hand.board.evaluate("node => node.scrollWidth - node.clientWidth")
    assert overflow <= 0
    for tile in hand.board.locator(".cf-rack button").all():
        box = tile.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    # What is said stands right above the hand, and the table is no smaller than can be read.
    said = hand.board.get_by_role("status").bounding_box()
    rack = hand.board.locator(".cf-rack-frame").bounding_box()
    felt = hand.board.locator(".cf-felt img").bounding_box()
    assert said is not None
    assert rack is not None
    assert felt is not None
    assert 0 < rack["y"] - said["y"] < 200
    assert felt["width"] >= 400
    hand.board.scroll_into_view_if_needed()
    picture_of(page, f"narrow-{width}")


def test_a_game_that_cannot_be_saved_says_so(lay: Lay) -> None:
    """On a telephone, too: the whole sentence is in view, however long the file's name is."""
    name = "a_game_with_a_long_name_that_has_no_break_in_it"
    page, hand = lay(
        "import os, shutil\nos.makedirs('kept')\n"
        f"table = cf.play(('you', 'random'), seed=5, pace=0, save='kept/{name}.json')\ntable"
    )
    page.evaluate("jupyterapp.shell.collapseLeft()")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("document.querySelector('.chickenfoot-board').clientWidth < 390")
    page.wait_for_timeout(400)  # until the table of this width is there
    # Where its folder was there is a file now.
    ask(page, "shutil.rmtree('kept'); open('kept', 'w').close()")
    hand.move_by_mouse()
    trouble = hand.board.get_by_role("alert")
    expect(trouble).to_contain_text("This game is not saved.")
    expect(trouble).to_contain_text(name)
    assert trouble.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
    assert hand.board.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
    picture_of(page, "trouble")
    ask(page, "os.remove('kept')")
    hand.move_by_mouse()
    expect(trouble).to_be_hidden()


def test_nothing_jumps_and_the_page_stays(lay: Lay) -> None:
    """A redraw scrolls nothing, keeps the buttons that stay, and never shows an empty picture."""
    page, hand = lay(LAID % (5, QUICK))
    hand.button("Suggest").focus()
    page.evaluate(
        """() => {
            const board = document.querySelector('.chickenfoot-board');
            window.blank = 0;
            window.stayed = board.querySelector('[data-do="suggest"]');
            new MutationObserver(() => {
                const image = board.querySelector('img');
                if (!image.complete || !image.naturalWidth) window.blank += 1;
            }).observe(board, { childList: true, subtree: true });
        }"""
    )
    before = scroll_top(page)
    for _ in range(3):
        hand.move_by_mouse()
    assert scroll_top(page) == before
    assert page.evaluate("window.blank") == 0
    assert page.evaluate("window.stayed.isConnected")


def test_reduced_motion(lay: Lay) -> None:
    """Who asked for less motion sees no tile slide: a refusal is outlined at once."""
    page, hand = lay(LAID % (5, QUICK))
    place = hand.board.locator(".cf-places button").first.get_attribute("aria-label")
    assert place is not None
    wrong = next(tile for tile in hand.tiles() if "9" not in tile)
    for motion, slides in (("reduce", 0), ("no-preference", 1)):
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        hand.click(place)
        before = hand.count
        hand.button(wrong).click()
        hand.until_answered(before)
        assert hand.board.locator(".cf-slide").count() == slides


def test_without_a_kernel(lay: Lay) -> None:
    """The stored output has a picture, a sentence and no address, for those without a kernel."""
    page, _ = lay(LAID % (5, QUICK))
    data = page.evaluate(
        "jupyterapp.shell.currentWidget.content.widgets[1].model.outputs.get(0).toJSON().data"
    )
    assert data["text/plain"].startswith("Tableau of 1 tile")
    assert "Run this cell to play" in data["text/plain"]
    assert "0x" not in data["text/plain"]
    assert data["text/html"].startswith('<img alt="Tableau of 1 tile')
