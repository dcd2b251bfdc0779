"""The table as a widget, without a browser: messages in, picture and state out."""

from __future__ import annotations

import dataclasses
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import ipywidgets as widgets
import pytest

import chickenfoot as cf
from chickenfoot.engine.record import load
from chickenfoot.errors import PlayerError
from chickenfoot.lessons.panel import Panel
from chickenfoot.table.board import Board
from chickenfoot.table.table import Table, position_table
from tests.support.paths import ROOT
from tests.support.table_clicks import NAMES, click, control, enter, names, table

ARMS = ["9-9", "9-6 on 9-9", "9-5 on 9-9", "9-3 on 9-9", "9-1 on 9-9"]


# -- what is shown ----------------------------------------------------------------------------


def test_accessible_names() -> None:
    """Tiles are named 6-4, places on 9-6, and the buttons by their words."""
    laid = table()
    assert names(laid, "tiles") == [str(tile) for tile in laid.game.round.hands[0]]
    assert names(laid, "places") == ["on 9-9"]
    expected = {"Draw", "Pass", "Undo", "Redo", "Suggest", "Next round", "New deal"}
    assert expected <= set(names(laid, "buttons"))


def test_no_two_buttons_share_a_name() -> None:
    """No button's name is part of another word's, so that a name means one button."""
    laid = table(rules=cf.preset("kureci-noha"))
    words = [*names(laid, "buttons"), *laid.board.words.values()]
    for name in ("Draw", "Pass", "Undo", "Redo", "Suggest", "Next round", "New deal", "Knock"):
        assert [word for word in words if isinstance(word, str) and name in word] == [name]


def test_a_button_stands_over_its_tile() -> None:
    """The box of each tile and place lies inside the picture, tiles of one size side by side."""
    laid = table(players=("you", "random", "greedy"))
    state = laid.board.state
    boxes = [row["box"] for row in (*state["tiles"], *state["places"])]
    for left, top, width, height in boxes:
        assert left >= 0
        assert top >= 0
        assert left + width <= 100
        assert top + height <= 100
    lefts = [row["box"][0] for row in state["tiles"]]
    assert lefts == sorted(lefts)


def test_no_button_hides_the_middle_of_another() -> None:
    """However crowded the table, the middle of each place belongs to its own button alone."""
    laid = table(players=("random", "greedy", "random"), seed=11)
    for box in _place_boxes_of_the_round(laid):
        middles = {key: (b[0] + b[2] / 2, b[1] + b[3] / 2) for key, b in box.items()}
        for key, (x, y) in middles.items():
            over = [k for k, b in box.items() if _covers(b, x, y)]
            assert over == [key]


def _place_boxes_of_the_round(laid: Table) -> list[dict[str, list[float]]]:
    """The boxes of the places in every position of the round."""
    found = []
    for ply in range(laid.controller.session.plies):
        click(laid, "go", ply=ply)
        found.append({row["key"]: row["box"] for row in laid.board.state["places"]})
    return found


def _covers(box: list[float], x: float, y: float) -> bool:
    return box[0] < x < box[0] + box[2] and box[1] < y < box[1] + box[3]


def test_the_picture_is_sent_only_when_it_changes() -> None:
    """Choosing a tile sends outlines only; laying it sends one picture, in one message."""
    now = cf.setup(cf.Rules(), ARMS, ["6-5 8-8", "7-7"])
    laid = position_table(now)
    sent: list[set[str]] = []
    send = laid.board.send_state
    laid.board.send_state = lambda key=None: (sent.append(set(key or ())), send(key))  # type: ignore[func-returns-value]
    before = laid.board.table_picture
    click(laid, "tile", tile="6-5")
    assert laid.board.table_picture is before
    assert [mark["kind"] for mark in laid.board.state["marks"]] == ["fits", "fits", "chosen"]
    click(laid, "place", place="9-5")
    assert laid.board.table_picture != before
    assert sent == [{"state"}, {"state", "table_picture", "rack_picture"}]


def test_one_redraw_a_click() -> None:
    """Whatever a click sets off, the board is sent once."""
    laid = table(players=("you", "random", "greedy"))
    for action in ("choices", "draw", "pass", "undo", "redo", "suggest", "new", "clear_selection"):
        before = laid.board.redraws
        click(laid, action)
        assert laid.board.redraws == before + 1


def test_nonsense_from_the_browser_does_nothing() -> None:
    """A message that makes no sense is answered with what is on view."""
    laid = table()
    before = laid.game
    for message in (
        {}, None, "draw", {"do": 3}, {"do": "__init__"}, {"do": "tile"},
        {"do": "tile", "tile": "x"},
        {"do": "tile", "tile": 7}, {"do": "place", "place": None}, {"do": "go", "ply": "1"},
        {"do": "computer_move", "token": None}, {"do": "look", "width": None},
        {"do": "look", "width": "wide", "ratio": 1, "dark": 0},
    ):  # fmt: skip
        redraws = laid.board.redraws
        laid.board.handle_message(message)
        assert laid.board.redraws == redraws + 1
    assert laid.game == before


def deep(levels: int) -> Any:
    """A list in a list in a list..."""
    found: Any = []
    for _ in range(levels):
        found = [found]
    return found


HOSTILE: tuple[Any, ...] = (
    None, True, -1, 0, 1.5, float("nan"), float("inf"), -float("inf"), 10**400, "", "9" * 100_000,
    "6-4\0", "\ud800", b"x", [], {}, deep(100_000), ["x"] * 100_000, {"do": "x"}, object(),
)  # fmt: skip
MESSAGES = (
    "tile",
    "pick_up",
    "arrange",
    "place",
    "go",
    "computer_move",
    "look",
    "draw",
    "accept",
    "goOn",
    "__class__",
)


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_hostile_messages_break_nothing(number: int) -> None:
    """Wrong types, numbers that are none, huge and deep things: the table is drawn as before."""
    laid, value = table(), HOSTILE[number]
    click(laid, "look", width=700, ratio=1, dark=False)
    before, shown = laid.game, laid.board.state
    for message in (value, {"do": value}, *({"do": name} for name in MESSAGES)):
        laid.board.handle_message(message)
    for name in ("tile", "pick_up", "place", "arrange"):
        laid.board.handle_message({"do": name, name: value, "tile": value})
    for name, key in (("go", "ply"), ("computer_move", "token")):
        laid.board.handle_message({"do": name, key: value})
    for key in ("width", "ratio", "dark"):
        laid.board.handle_message(
            {"do": "look", "width": 700, "ratio": 1, "dark": False, key: value}
        )
    laid.board.handle_message({"do": "look", "width": 700, "ratio": 1, "dark": False})
    click(laid, "now")
    click(laid, "clear_selection")
    assert laid.game == before
    assert len(laid.board.state["status"]) < 1000
    now = laid.board.state
    assert [now[key] for key in ("tableSize", "rackSize", "tiles", "places")] == [
        shown[key] for key in ("tableSize", "rackSize", "tiles", "places")
    ]


def test_a_page_changes_nothing_that_is_shown() -> None:
    """What a page writes into the widget's own data is not taken."""
    laid = table()
    picture, state = laid.board.table_picture, laid.board.state
    laid.board.set_state({"table_picture": b"", "state": {"alt": 7}, "words": {}})
    assert (laid.board.table_picture, laid.board.state) == (picture, state)
    assert laid.board.words


def test_a_board_obeys_the_buttons_that_it_shows() -> None:
    """A message of a button that a lesson's table does not have does nothing."""
    laid = position_table(cf.setup(cf.Rules(), ARMS, ["6-5 8-8", "7-7"]), controls=("draw",))
    before = laid.game
    for name in ("new", "restart", "next", "suggest", "undo", "choices"):
        click(laid, name)
    laid.board.handle_message({"do": "go", "ply": 0})
    assert laid.game == before
    assert laid.controller.session.suggested is None


def test_state_is_plain_data() -> None:
    """What is sent is JSON, and the alternative text says what the picture shows."""
    laid = table()
    assert json.loads(json.dumps(laid.board.state)) == laid.board.state
    assert laid.board.state["alt"].startswith("Tableau of 1 tile: spinner 9-9")


def test_other_hands_are_not_sent() -> None:
    """Nothing that is sent to the browser names a tile of another hand or of the yard."""
    laid = table()
    hidden = {*laid.game.round.hands[1], *laid.game.round.yard}
    sent = json.dumps(laid.board.state) + repr(laid)
    opening = " ".join(laid.board.state["log"])  # tiles shown in the draw for the lead
    for tile in hidden:
        if str(tile) not in opening:
            assert f'"{tile}"' not in sent
            assert f" {tile}" not in sent


def test_dark_page_and_narrow_page() -> None:
    """The picture follows the page's width and its colours, unless a theme is named."""
    laid = table()
    look = {"width": 640, "ratio": 2, "dark": True}
    click(laid, "look", **look)
    assert laid.board.state["tableSize"][0] == 640
    assert laid.board.state["dark"]
    named = table(theme="contrast")
    assert named.board.state["dark"]
    fixed = table(theme="print")
    click(fixed, "look", **look)
    assert not fixed.board.state["dark"]


def test_on_a_phone_the_table_is_wider_than_the_screen() -> None:
    """The table keeps a readable width, and only the rack is as narrow as the screen."""
    laid = table()
    click(laid, "look", width=180, ratio=2, dark=False)
    state = laid.board.state
    assert state["tableSize"][0] == 480
    assert state["rackSize"][0] == 180
    for row in state["tiles"]:
        left, _, width, _ = row["box"]
        assert left + width <= 100


def test_the_rack_is_as_high_as_its_tiles_need() -> None:
    """The rack of a narrow screen is not kept on a wide one."""
    laid = table()
    click(laid, "look", width=760, ratio=1, dark=False)
    before = laid.board.state["rackSize"]
    click(laid, "look", width=160, ratio=1, dark=False)
    assert laid.board.state["rackSize"][1] > 2 * before[1]
    click(laid, "look", width=760, ratio=1, dark=False)
    assert laid.board.state["rackSize"] == before


def test_a_click_on_a_domino_means_the_place_on_it() -> None:
    """Every tile on the table can be clicked; one that takes nothing says so."""
    laid = position_table(cf.setup(cf.Rules(), [*ARMS, "6-4 on 9-6"], ["6-5 8-8", "7-7"]))
    keys = [line.split()[0] for line in laid.board.state["dominoes"].split(";")]
    assert keys == ["9-9", "9-6", "9-5", "9-3", "9-1", "6-4"]
    assert click(laid, "place", place="9-6") == "Nothing more goes on the 9-6."
    click(laid, "place", place="9-5")
    click(laid, "tile", tile="6-5")
    assert laid.game.round.tableau.onto(cf.Tile(6, 5)) == cf.Tile(9, 5)


def four_arms() -> Table:
    """A table with the spinner alone, its four arms free, and tiles that go on it."""
    return position_table(cf.setup(cf.Rules(), ["9-9"], ["9-6 9-4 9-1 8-8", "9-7 7-7"]))


@pytest.mark.parametrize("slot", range(4))
def test_a_tile_goes_where_one_puts_it(slot: int) -> None:
    """The arm that is clicked or dragged to is the arm that is taken, also after undo and redo."""
    laid = four_arms()
    area = laid.board.state["hitAreas"][slot]
    assert (area["key"], area["slot"]) == ("9-9", slot)
    left, top, width, height = area["box"]
    wanted = _direction(_middle(laid, "9-9"), (left + width / 2, top + height / 2))
    click(laid, "pick_up", tile="9-6")
    click(laid, "place", place="9-9", slot=slot)
    laid.controller.flow.undo()
    laid.controller.flow.redo()
    assert _direction(_middle(laid, "9-9"), _middle(laid, "9-6")) == wanted
    assert len(laid.board.state["hitAreas"]) == 3


def _middle(laid: Table, tile: str) -> tuple[float, float]:
    """Where the middle of a tile lies in the picture of the table, in per cent."""
    scene = laid.board.scenes().table
    piece = scene.piece(cf.Tile.parse(tile))
    return scene.percent([(piece.x, piece.y)])[0]


def _direction(a: tuple[float, float], b: tuple[float, float]) -> tuple[int, int]:
    """Where `b` lies from `a`: right or left, below or above, 0 for neither."""
    x, y = b[0] - a[0], b[1] - a[1]
    return (x > 1) - (x < -1), (y > 1) - (y < -1)


def test_a_place_chosen_before_its_tile() -> None:
    """One arm alone is outlined as chosen; another one is chosen instead; the tile goes there."""
    laid = four_arms()
    for slot in (1, 3):
        click(laid, "place", place="9-9", slot=slot)
        assert [m["kind"] for m in laid.board.state["marks"]].count("chosen") == 1
    click(laid, "tile", tile="9-4")
    assert laid.game.round.tableau.slots == {cf.Tile(9, 4): 3}
    click(laid, "tile", tile="9-1")
    assert laid.controller.session.slot is None


@pytest.mark.parametrize("slot", [None, -1, 4, 99])
def test_a_place_that_is_not_there_is_no_choice(slot: int | None) -> None:
    """A click of the keyboard, or of a page that is out of date, leaves the place to the layout."""
    laid = four_arms()
    click(laid, "pick_up", tile="9-6")
    click(laid, "place", place="9-9", slot=slot)
    assert cf.Tile(9, 6) in laid.game.round.tableau
    assert not laid.game.round.tableau.slots


def test_a_dragged_tile_is_tried_where_it_is_let_go() -> None:
    """A held tile waits, even with one place only; its place, right or wrong, is then tried."""
    laid = position_table(cf.setup(cf.Rules(), ARMS, ["6-4 8-8", "7-7"]))
    click(laid, "pick_up", tile="6-4")
    assert laid.controller.session.tile == cf.Tile(6, 4)
    assert [row["key"] for row in laid.board.state["places"] if row["fits"]] == ["9-6"]
    assert click(laid, "place", place="9-5").startswith("The 6-4 shows no 5")
    click(laid, "pick_up", tile="6-4")
    click(laid, "place", place="9-6")
    assert cf.Tile(6, 4) in laid.game.round.tableau


def button(laid: Table, name: str) -> dict[str, Any]:
    """What is sent of the button that does `name`."""
    row: dict[str, Any] = next(row for row in laid.board.state["buttons"] if row["do"] == name)
    return row


def test_the_button_that_is_asked_for_stands_out() -> None:
    """Draw or pass when nothing else is left, the next round, at last a new deal; no other."""
    laid = table(rules=dataclasses.replace(cf.Rules(), set_max=4, hand_size=3))
    asked = {"draw": 0, "pass": 0, "next": 0, "new": 0}
    while not laid.game.is_over:
        legal = laid.game.round.legal_moves()
        expected = "next" if laid.game.round.is_over else str(legal[0]).split()[0]
        found = [row["do"] for row in laid.board.state["buttons"] if row["asked"]]
        assert found == ([expected] if expected in asked else [])
        for name in found:
            asked[name] += 1
            assert button(laid, name)["ready"]
        if expected == "next":
            click(laid, "next")
        else:
            laid.controller.attempt(legal[0])
    assert [row["do"] for row in laid.board.state["buttons"] if row["asked"]] == ["new"]
    assert not button(laid, "next")["ready"]
    assert asked["draw"]
    assert asked["pass"]
    assert asked["next"] == 4


def test_buttons_that_do_nothing_now_look_so() -> None:
    """At an untouched table draw, pass, undo and redo are not ready, and answer all the same."""
    laid = table()
    ready = {row["do"]: row["ready"] for row in laid.board.state["buttons"]}
    assert not any(ready[name] for name in ("draw", "pass", "undo", "redo", "next"))
    assert all(ready[name] for name in ("suggest", "choices", "new", "restart", "keys"))
    assert click(laid, "pass").startswith("You can play")
    laid.controller.attempt(laid.game.round.legal_moves()[0])
    assert button(laid, "undo")["ready"]
    click(laid, "undo")
    assert button(laid, "redo")["ready"]


def test_only_keys_in_force_are_listed() -> None:
    """The letters belong to the buttons that stand there: no knocking where nobody knocks."""
    assert "k" not in [row["key"] for row in table().board.state["buttons"]]
    knocking = table(rules=dataclasses.replace(cf.Rules(), knock="auto"))
    assert "k" in [row["key"] for row in knocking.board.state["buttons"]]
    assert click(table(), "knock") == "Nobody knocks in this game."


def test_what_must_be_shown_is_said_once() -> None:
    """What every play must show stands in the strip while the status line says other things."""
    laid = table()
    assert "Every play must show a 9." in laid.board.state["status"]
    assert laid.board.state["must"] == ""
    click(laid, "suggest")
    assert laid.board.state["must"] == "Every play must show a 9."


def test_looking_back_offers_the_way_back() -> None:
    """Whoever looks back is told so, and comes back to now with one button."""
    laid = table()
    for _ in range(3):
        laid.controller.attempt(laid.game.round.legal_moves()[0])
    last, plies = laid.game.round, laid.controller.session.plies
    said = click(laid, "go", ply=1)
    assert said == f"You are looking at play 1 of {plies}; nothing is lost."
    assert laid.board.state["canGoBack"]
    click(laid, "now")
    assert laid.game.round == last
    assert not laid.board.state["canGoBack"]


def test_the_sheet_stays_at_hand() -> None:
    """From the second round on the score sheet is there during play, too."""
    laid = table()
    assert laid.board.state["sheet"] is None
    while not laid.game.round.is_over:
        laid.play(laid.game.round.legal_moves()[0])
    click(laid, "next")
    assert laid.board.state["end"] is None
    sheet = laid.board.state["sheet"]
    assert sheet is not None
    assert len(sheet["rows"]) >= 1


def test_the_end_is_added_up_in_the_open() -> None:
    """At the end of a round each hand, its pips, penalties and totals stand in a table."""
    laid = table()
    while not laid.game.round.is_over:
        laid.play(laid.game.round.legal_moves()[0])
    outcome = laid.game.round.outcome
    assert outcome is not None
    end = laid.board.state["end"]
    assert end is not None
    assert [row[0] for row in end["rows"]] == ["You", "Randy"]
    assert [int(row[4]) for row in end["rows"]] == list(outcome.points)
    assert [int(row[2]) + int(row[3]) for row in end["rows"]] == list(outcome.points)


# -- from code --------------------------------------------------------------------------------


def test_play_and_observe() -> None:
    """`play` makes a move, and observers of `game` hear of the game after it."""
    laid = table(pace=1)
    heard: list[Any] = []
    laid.observe(lambda change: heard.append(change["new"]), "game")
    move = laid.game.round.legal_moves()[0]
    assert laid.play(str(move)) is laid
    assert heard[-1] is laid.game
    assert laid.game.round.history == ((0, move),)


def test_setting_the_game_shows_it() -> None:
    """A game set from code is on view at once."""
    laid = table()
    other = cf.play(NAMES, seed=77, pace=0, save=False).game
    laid.game = other
    assert laid.controller.session.game is other
    assert laid.board.state["seed"] == "Deal 77"


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("6-4", "A table shows a game or a round, not '6-4'."),
        (None, "A table shows a game or a round, not None."),
        (cf.deal(players=4, seed=1), "4 players cannot sit at a table with 2 seats."),
        (cf.Game.new(["a", "b", "c"], seed=1), "3 players cannot sit at a table with 2 seats."),
    ],
)
def test_a_game_that_does_not_fit_is_refused(shown: Any, said: str) -> None:
    """What cannot be shown is refused in our words; trait and table keep what they had."""
    laid = table()
    before = laid.game
    with pytest.raises(cf.ChickenfootError) as refused:
        laid.game = shown
    assert str(refused.value) == said
    assert laid.game is before is laid.controller.session.game
    laid.play(laid.game.round.legal_moves()[0])
    assert click(laid, "undo").startswith("Taken back.")
    assert laid.game == before


def test_it_sits_in_a_box() -> None:
    """A table is a widget like any other: it may stand in an HBox."""
    laid = table()
    box = widgets.HBox([laid])
    assert box.children == (laid,)


def test_without_a_kernel_there_is_a_picture_and_words() -> None:
    """The output holds the widget, a picture, and the same words on every run, no address."""
    data = table()._repr_mimebundle_()
    data = data[0] if isinstance(data, tuple) else data
    again = table()._repr_mimebundle_()
    again = again[0] if isinstance(again, tuple) else again
    assert 'src="data:image/svg+xml,%3Csvg' in data["text/html"]
    assert 'alt="Tableau of 1 tile' in data["text/html"]
    assert "<p>Run this cell to play" in data["text/html"]
    assert data["text/plain"] == again["text/plain"]
    assert data["text/plain"].endswith("the table is only a picture.")
    assert "0x" not in data["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in data


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (("you", "gredy"), "greedy"),
        (("you",), "two players"),
        (("you", 7), "7"),
        ("you", "'you'"),
        (("you", ""), "''"),
    ],
)
def test_wrong_players_are_refused(players: Any, said: str) -> None:
    """A misspelt player is refused with the right name, other nonsense with what is allowed."""
    with pytest.raises(PlayerError, match=said):
        cf.play(players, save=False)


@pytest.mark.parametrize("pace", [float("nan"), float("inf"), "x", [], True, 10**400, 1e9])
def test_a_pace_that_is_none_is_refused(pace: Any) -> None:
    """What is no number of seconds that a browser can wait is refused in our words."""
    with pytest.raises(cf.ChickenfootError) as refused:
        table(pace=pace)
    assert str(refused.value).startswith("pace is a number of seconds from 0 to 3600, not ")


@pytest.mark.parametrize("theme", [[], 3, "nigth"])
def test_a_theme_that_is_none_is_refused(theme: Any) -> None:
    """What is no theme and no name of one is refused in our words."""
    with pytest.raises(cf.ChickenfootError, match="theme"):
        table(theme=theme)


def test_a_name_that_nobody_knows_comes_to_light() -> None:
    """Who plays at this screen is said at the start, where that is more than you alone."""
    laid = table(players=("you", "clever", "greedy"))
    said = "You and clever play at this screen, Greta (greedy) by computer."
    assert laid.board.state["status"].startswith(said)
    assert "screen" not in table().board.state["status"]


def test_computer_players_have_names() -> None:
    """Built-in players are called like people, with what they are; records keep that name."""
    laid = table(players=("you", "doubles_first", "doubles_first"))
    rows = [row["name"] for row in laid.board.state["players"]]
    assert rows == ["You", "Dora (doubles first)", "Dora 2 (doubles first)"]
    assert laid.game.names == ("you", "doubles_first", "doubles_first 2")
    assert table(players=("Dora", "doubles_first")).controller.session.who(1) == "doubles first"


def test_the_handover_for_the_player_called_you() -> None:
    """Behind the handover it is clear who is meant by You."""
    laid = table(players=("Guest", "you"))
    while laid.controller.session.handover != 1:
        click(laid, "reveal_hand")
        laid.play(laid.game.round.legal_moves()[0])
    assert laid.board.state["status"].startswith("The player called You is next.")
    assert laid.board.state["handover"] == "I am the player called You: show my tiles"


def test_a_house_rule_by_name() -> None:
    """`rules` may be the name of a house rule; a misspelt one and another kind are refused."""
    assert table(rules="chicken-scratch").game.rules == cf.preset("chicken-scratch")
    with pytest.raises(cf.RulesError, match="chicken-scratch"):
        table(rules="chicken-scrach")
    with pytest.raises(cf.RulesError, match="not 7"):
        table(rules=7)


def test_twins_are_told_apart() -> None:
    """Two players of one name are numbered."""
    assert table(players=("you", "random", "random")).game.names == ("you", "random", "random 2")


# -- the controls -----------------------------------------------------------------------------


def test_show_what_can_be_played() -> None:
    """The help outlines what can be played and dims the other tiles; off, nothing is told."""
    laid = table()
    plays = {str(move.tile) for move in laid.game.round.legal_moves()}
    assert not any(row["fits"] or row["dim"] for row in laid.board.state["tiles"])
    control(laid, "Show what can be played").value = True
    rows = laid.board.state["tiles"]
    assert {row["name"] for row in rows if row["fits"]} == plays
    assert {row["name"] for row in rows if not row["dim"]} == plays


def test_numbers_instead_of_pips() -> None:
    """The help draws another picture."""
    laid = table()
    before = laid.board.table_picture
    control(laid, "Numbers instead of pips").value = True
    assert laid.board.table_picture != before


def test_typed_move() -> None:
    """A move may be typed; text that says none is answered in words."""
    laid = table()
    field, button = control(laid, "Type a move"), control(laid, "Make it")
    field.value = "nonsense"
    button.click()
    assert "is not a move" in laid.board.state["status"]
    move = laid.game.round.legal_moves()[0]
    field.value = str(move)
    button.click()
    assert move in [made for _, made in laid.game.round.history]
    assert field.value == ""


def test_typed_deal() -> None:
    """A typed deal number deals the tiles that it deals anywhere."""
    laid = table()
    control(laid, "Deal number").value = "42"
    control(laid, "Play this deal").click()
    assert laid.game.round.start == table(seed=42).game.round.start


@pytest.mark.parametrize("typed", ["my\u00a0class", "x" * 101, "7" * 101, "7" * 5000])
def test_a_deal_that_cannot_be_is_answered(typed: str) -> None:
    """A deal number that is refused is answered in the status line; the game goes on."""
    laid = table()
    before = laid.game
    control(laid, "Deal number").value = typed
    for act in (control(laid, "Play this deal").click, lambda: enter(control(laid, "Deal number"))):
        laid.controller.speak("")
        act()
        assert " seed" in laid.board.state["status"]
    assert laid.game is before


def test_rules_that_do_not_suit_are_answered_in_the_status(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Play by these rules, refused for this table, says so in the status line, too."""
    laid = table()
    control(laid, "House rule")

    def refuse(*_args: Any) -> None:
        raise cf.ChickenfootError("These rules are for three.")

    monkeypatch.setattr(laid.controller.flow, "change_rules", refuse)
    control(laid, "Play by these rules").click()
    assert laid.board.state["status"] == "These rules are for three."


@pytest.mark.parametrize("action", ["suggest", "new", "restart"])
def test_an_error_of_ours_is_said(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A button of the board that fails with an error of ours says it; nothing is swallowed."""
    laid = table()

    def refuse(*_args: Any, **_options: Any) -> Any:
        raise cf.RulesError("It cannot be dealt.")

    monkeypatch.setattr(laid.controller, "adviser", refuse)
    monkeypatch.setattr(cf.Game, "new", refuse)
    monkeypatch.setattr(cf.Game, "at", refuse)
    assert click(laid, action) == "It cannot be dealt."


def test_save_load_and_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is saved, loaded and its picture written from the controls; errors are words."""
    monkeypatch.chdir(tmp_path)
    laid = table()
    laid.play(laid.game.round.legal_moves()[0])
    kept = laid.game
    field = control(laid, "File name")
    field.value = "mine"
    control(laid, "Save the game").click()
    assert load("mine.json") == kept
    click(laid, "new")
    control(laid, "Load a game").click()
    assert laid.game == kept
    control(laid, "Save the picture").click()
    assert Path("mine.png").read_bytes() == laid.board.png()
    field.value = "other"
    control(laid, "Load a game").click()
    assert laid.board.state["status"] == "There is no file called other.json here."
    assert laid.game == kept


def test_saving_over_a_file_asks_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record or a picture is replaced only when the button is pressed a second time."""
    monkeypatch.chdir(tmp_path)
    laid = table()
    laid.save("mine.json")
    Path("mine.png").write_bytes(b"mine")
    before = Path("mine.json").read_bytes()
    laid.play(laid.game.round.legal_moves()[0])
    field = control(laid, "File name")
    for name, file in (("Save the game", "mine.json"), ("Save the picture", "mine.png")):
        field.value = "mine"
        control(laid, name).click()
        assert f"called {file} already: save again" in laid.board.state["status"]
        field.value = "mine "  # another name is another question
        field.value = "mine"
        control(laid, name).click()
        assert Path("mine.json").read_bytes() == before or file == "mine.png"
        control(laid, name).click()
        assert laid.board.state["status"] == f"Saved as {file}."
    assert load("mine.json") == laid.game
    assert Path("mine.png").read_bytes() == laid.board.png()


@pytest.mark.parametrize("name", ["../mine", "/tmp/mine", "a/b", "..\\mine"])
def test_nothing_is_written_outside_the_folder(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name with a path is refused for games and pictures."""
    folder = tmp_path / "in" / "here"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    laid = table()
    control(laid, "File name").value = name
    for press in ("Save the game", "Save the picture"):
        control(laid, press).click()
        assert laid.board.state["status"].startswith("Files are saved in this folder")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_only_records_are_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A notebook's name gets an ending of its own, and a file of another kind is left alone."""
    monkeypatch.chdir(tmp_path)
    laid = table()
    for file, name in (("play.ipynb", "play.ipynb"), ("data.json", "data")):
        Path(file).write_text("{}")
        control(laid, "File name").value = name
        control(laid, "Save the game").click()
        control(laid, "Save the game").click()
        assert Path(file).read_text() == "{}"
    assert "holds no game" in laid.board.state["status"]
    assert load("play.ipynb.json") == laid.game


def test_enter_does_what_the_button_does() -> None:
    """Enter in a field makes the typed move, or plays the typed deal."""
    laid = table()
    field = control(laid, "Type a move")
    field.value = str(laid.game.round.legal_moves()[0])
    enter(field)
    assert laid.game.round.history
    field = control(laid, "Deal number")
    field.value = "42"
    enter(field)
    assert laid.game.seed == 42


def test_a_tile_is_typed_alone() -> None:
    """A typed tile goes to its only place; else it is said where it may go, or why not."""
    now = cf.setup(cf.Rules(), ARMS, ["6-5 6-4 8-8 7-2", "7-7"])
    laid = position_table(now)
    for text, said in (("6-5", "9-5 and 9-6"), ("8-8", "fits nowhere"), ("7-7", "7-7")):
        laid.controller.attempt_text(text)
        assert said in laid.board.state["status"]
    assert laid.game.round == now
    laid.controller.attempt_text("6-4")
    assert str(laid.game.round.history[-1][1]) == "6-4 on 9-6"


# -- one position, for lessons ----------------------------------------------------------------


def test_a_table_for_one_position() -> None:
    """A lesson's table shows one position, hears the tries, points, and has few controls."""
    heard: list[tuple[str, bool]] = []
    now = cf.setup(cf.Rules(), ARMS, ["6-5 8-8", "7-7"], yard="3-2")
    laid = position_table(
        now,
        on_try=lambda move, refusal: heard.append((str(move), refusal is None)),
        controls=("draw", "pass"),
    )
    assert names(laid, "buttons") == ["Draw", "Pass"]
    assert laid.children == (laid.board,)
    laid.board.point(arrow=(cf.Tile(6, 5), cf.Tile(9, 6)), outline=[cf.Tile(9, 6)])
    assert {mark["kind"] for mark in laid.board.state["marks"]} == {"arrow", "outline"}
    laid.board.point()
    assert laid.board.state["marks"] == []
    click(laid, "draw")
    click(laid, "place", place="9-5")
    click(laid, "tile", tile="6-5")
    assert heard == [("draw", False), ("6-5 on 9-5", True)]
    assert not laid.controller.session.can_act
    other = cf.setup(cf.Rules(), ["6-6"], ["6-2", "3-1"])
    laid.game = other
    assert laid.game.round == other
    assert names(laid, "tiles") == ["6-2"]


# -- random clicks ----------------------------------------------------------------------------


BROWSERS = ("keys", "screen")  # buttons that the page acts upon itself


@pytest.mark.parametrize("number", range(4))
def test_random_messages(number: int) -> None:
    """Clicks on whatever is on view, twice and out of turn, raise nothing and lose no tile."""
    rng = Random(number)
    laid = table(players=("you", "random", "Ana")[: 2 + number % 2], seed=number, pace=number % 2)
    for _ in range(150):
        state = laid.board.state
        messages = [{"do": row["do"]} for row in state["buttons"] if row["do"] not in BROWSERS]
        messages += [{"do": "tile", "tile": row["key"]} for row in state["tiles"]] * 2
        messages += [{"do": "place", "place": row["key"]} for row in state["places"]] * 2
        messages += [
            {"do": "reveal_hand"},
            {"do": "goOn"},
            {"do": "computer_move", "token": state["pending"]},
        ] * 3
        message = rng.choice(messages)
        for _ in range(rng.choice([1, 1, 2])):
            laid.board.handle_message(message)
        now = laid.game.round
        start = now.start
        assert sorted([*now.tableau, *now.yard, *sum(now.hands, ())]) == sorted(
            [*start.tableau, *start.yard, *sum(start.hands, ())]
        )


def test_the_game_is_there_before_its_picture() -> None:
    """A cell that runs as soon as a picture is on the screen finds the game that it shows."""
    laid = table()
    seen: list[bool] = []
    laid.board.observe(
        lambda _change: seen.append(laid.game is laid.controller.session.game), "state"
    )
    laid.play(laid.game.round.legal_moves()[0])
    laid.controller.flow.undo()
    assert len(seen) >= 2
    assert all(seen)


def test_no_function_stands_in_two_scripts() -> None:
    """What the scripts of several widgets need is in the one that they share."""
    package = Path(cf.__file__).parent
    found: dict[str, list[str]] = {}
    for script in (*package.glob("table/static/*.js"), *package.glob("lessons/static/*.js")):
        text = script.read_text("utf-8")
        for function in re.findall(r"^function .*?^}$", text, re.MULTILINE | re.DOTALL):
            found.setdefault(function, []).append(script.name)
    assert len(found) > 10
    assert [names for names in found.values() if len(names) > 1] == []
    for widget in (Board, Panel):
        assert str(widget._esm).count("function isDark(") == 1


def test_two_pictures_of_the_sizes_that_are_told() -> None:
    """Table and rack are a picture each; where nobody at the screen plays there is no rack."""
    laid = table()
    click(laid, "look", width=700, ratio=2, dark=False)
    state = laid.board.state
    for name, size in (("table_picture", "tableSize"), ("rack_picture", "rackSize")):
        image = ElementTree.fromstring(getattr(laid.board, name))
        assert [float(image.get(side, "")) for side in ("width", "height")] == state[size]
    whole = laid.board.scenes().whole
    assert whole.height == state["tableSize"][1] + state["rackSize"][1]
    watched = table(players=("random", "greedy"))
    assert watched.board.rack_picture == b""
    assert watched.board.state["rackSize"][1] == 0


def test_the_first_table_needs_no_matplotlib() -> None:
    """It would take longer to load than all else that a table needs."""
    code = """
import sys
import chickenfoot as cf
cf.play(save=False)._repr_mimebundle_()
print(sorted({"matplotlib", "PIL"} & set(sys.modules)))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
