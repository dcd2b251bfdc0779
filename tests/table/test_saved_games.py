"""The files of a cell: what a table keeps, finds again and offers."""

from __future__ import annotations

import dataclasses
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine.record import load
from chickenfoot.table.saved_games import FOLDER, shelf_for
from chickenfoot.table.table import Table
from tests.support.table_clicks import NAMES, click, control


@pytest.fixture
def cell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A kernel that runs a cell in `tmp_path`: set `.id` and `.run` to what runs."""
    running = SimpleNamespace(id="ab12", run="1", folder=tmp_path)

    def parent() -> dict[str, Any]:
        return {"metadata": {"cellId": running.id}, "header": {"msg_id": running.run}}

    shell = SimpleNamespace(get_parent=parent)
    # matplotlib asks IPython for its version when the first figure of a process is made.
    ipython = SimpleNamespace(get_ipython=lambda: shell, version_info=(9, 0))
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    monkeypatch.setattr("chickenfoot.table.saved_games._laid", ("", 0))  # tests share names of runs
    monkeypatch.setenv("JPY_SESSION_NAME", "lessons/play.ipynb")
    monkeypatch.chdir(tmp_path)
    return running


def lay(seed: int | None = None) -> Table:
    """What a cell with `cf.play` runs."""
    return cf.play(NAMES, seed=seed, pace=0)


def test_the_cell_offers_its_game_again(cell: SimpleNamespace) -> None:
    """Run again after a restart, a cell offers the game that was played in it."""
    laid = lay(5)
    assert not laid.board.state["offer"]
    laid.play(laid.game.round.legal_moves()[0])
    kept = laid.game
    cell.run = "2"
    again = lay()
    assert again.board.state["offer"]
    assert again.board.state["status"].startswith("A game was saved here: round 1")
    click(again, "accept")
    assert again.game == kept


def test_the_saved_game_stays_until_something_is_chosen(cell: SimpleNamespace) -> None:
    """Running the cell again and again writes nothing over the saved game."""
    laid = lay(5)
    laid.play(laid.game.round.legal_moves()[0])
    kept = laid.game
    for run in "234":
        cell.run = run
        assert lay().board.state["offer"]
    files = list((cell.folder / FOLDER).iterdir())
    assert [load(file) for file in files] == [kept]


def test_another_cell_is_another_table(cell: SimpleNamespace) -> None:
    """Tables of other cells, and two of one cell, have files of their own."""
    for number, (cell.id, cell.run) in enumerate([("a", "1"), ("a", "1"), ("b", "2")]):
        laid = lay(number)
        assert not laid.board.state["offer"]
        laid.play(laid.game.round.legal_moves()[0])
    assert len(list((cell.folder / FOLDER).iterdir())) == 3


def test_a_crash_while_writing_loses_nothing(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the writing breaks off, the game before it is still there to go on with."""
    laid = lay(5)
    laid.play(laid.game.round.legal_moves()[0])
    kept = laid.game

    def broken(*_args: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.replace", broken)
        laid.play(laid.game.round.legal_moves()[0])
    assert "No space left on device" in laid.board.state["status"]
    assert laid.game != kept
    cell.run = "2"
    again = lay()
    click(again, "accept")
    assert again.game == kept


@pytest.mark.parametrize("text", ["", "{", "[]", '{"chickenfoot": 1}', "\x00\xff"])
def test_a_damaged_file_is_no_offer(cell: SimpleNamespace, text: str) -> None:
    """A file that is no record, or half of one, offers nothing and stops nothing."""
    laid = lay(5)
    laid.play(laid.game.round.legal_moves()[0])
    file = next((cell.folder / FOLDER).iterdir())
    file.write_text(text, encoding="latin-1")
    cell.run = "2"
    assert not lay().board.state["offer"]


def test_elsewhere_only_a_named_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no notebook says which cell runs, nothing is written unless a file is named."""
    monkeypatch.chdir(tmp_path)
    assert shelf_for(None, NAMES) is None
    laid = cf.play(NAMES, seed=5, pace=0, save=tmp_path / "here.json")
    laid.play(laid.game.round.legal_moves()[0])
    assert load(tmp_path / "here.json") == laid.game
    assert list(tmp_path.iterdir()) == [tmp_path / "here.json"]


# -- two games in one cell --------------------------------------------------------------------


def rounds_kept(cell: SimpleNamespace) -> list[Any]:
    """The games of all files, the first file first."""
    return [load(file) for file in sorted((cell.folder / FOLDER).glob("*.json"))]


def rerun(cell: SimpleNamespace, seed: int | None = None) -> Table:
    """The cell is run again."""
    cell.run = str(int(cell.run) + 1)
    return lay(seed)


def one_play(laid: Table) -> Any:
    """A play in the game on view; returns the game."""
    laid.play(laid.game.round.legal_moves()[0])
    return laid.game


@pytest.mark.parametrize("action", ["choices", "suggest", "draw", "pass", "undo", "redo", "tile"])
def test_a_click_does_not_settle_the_offer(cell: SimpleNamespace, action: str) -> None:
    """Whatever is pressed while a game is offered, the question stays and nothing is played."""
    kept = one_play(lay(5))
    again = rerun(cell)
    fresh = again.game
    tile = str(again.game.round.legal_moves()[0].tile)
    status = click(again, action, **({"tile": tile} if action == "tile" else {}))
    assert status.startswith("A game was saved here")
    assert again.board.state["offer"]
    assert again.game == fresh
    assert rounds_kept(cell) == [kept]


def test_a_declined_game_stays_and_can_be_gone_on_with(cell: SimpleNamespace) -> None:
    """After another game was begun, the one before lies beside it and is there to go on with."""
    kept = one_play(lay(5))
    again = rerun(cell, 5)  # even the same deal again
    assert "under Save and load" in click(again, "decline")
    other = one_play(again)
    assert rounds_kept(cell) == [kept, other]  # ".2.json" sorts before ".json"
    third = rerun(cell)
    assert "1 more game lies under Save and load" in third.board.state["status"]
    click(third, "accept")
    assert third.game == other
    assert control(third, "Games kept here").options[0][0].endswith("on the table, deal 5")
    control(third, "Go on with this game").click()
    assert third.game == kept
    assert {load(file).round for file in (cell.folder / FOLDER).glob("*.json")} == {
        kept.round, other.round,
    }  # fmt: skip


def test_nothing_to_take_back_after_going_on(cell: SimpleNamespace) -> None:
    """Undo after going on leads through that game and never into the deal that was left."""
    kept = one_play(lay(5))
    again = rerun(cell)
    click(again, "accept")
    for _ in range(5):
        click(again, "undo")
    assert again.game.round == kept.round.start
    assert again.game.seed == 5


def test_a_new_deal_at_the_table_keeps_the_game_before(cell: SimpleNamespace) -> None:
    """A new deal, a play in it, undo and redo: each game has one file, the one shown the first."""
    laid = lay(5)
    one_play(laid)
    click(laid, "new")
    other = one_play(laid)
    assert len(rounds_kept(cell)) == 2
    while laid.game.seed != 5:
        click(laid, "undo")
    assert rounds_kept(cell)[-1] == laid.game
    click(laid, "redo")
    while laid.game != other:
        click(laid, "redo")
    assert [game.seed for game in rounds_kept(cell)] == [5, other.seed]
    assert rounds_kept(cell)[-1] == other


def test_fresh_deals_push_nothing_out(cell: SimpleNamespace) -> None:
    """Deals in which nobody has moved take no file; of many games the latest nine are kept."""
    laid = lay(5)
    kept = one_play(laid)
    for _ in range(3):
        click(laid, "new")
    assert rounds_kept(cell) == [kept]
    for _ in range(10):
        click(laid, "new")
        one_play(laid)
    assert len(rounds_kept(cell)) == 9
    assert rounds_kept(cell)[-1] == laid.game


def test_what_differs_is_said(cell: SimpleNamespace) -> None:
    """A game of another deal or other rules than the cell asks for is offered with that word."""
    one_play(lay(5))
    cell.run = "2"
    rules = dataclasses.replace(cf.Rules(), set_max=6)
    said = cf.play(NAMES, seed=7, rules=rules, pace=0).board.state["status"]
    assert "It is deal 5; this cell asks for deal 7." in said
    assert "It has other rules. The set: Play with a double-6" in said
    assert "other rules" not in rerun(cell, 5).board.state["status"]


def test_the_game_that_was_asked_for_is_offered_first(cell: SimpleNamespace) -> None:
    """Of two kept games the one of the cell's own deal is offered, though it is the older."""
    laid = lay(5)
    one_play(laid)
    click(laid, "new")
    one_play(laid)
    again = rerun(cell, 5)
    click(again, "accept")
    assert again.game.seed == 5


# -- a notebook of another name ---------------------------------------------------------------


def test_a_renamed_notebook_finds_its_game(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cell's game is offered under the notebook's new name and goes on there."""
    kept = one_play(lay(5))
    monkeypatch.setenv("JPY_SESSION_NAME", "lessons/evening.ipynb")
    Path("evening.ipynb").touch()
    again = rerun(cell)
    click(again, "accept")
    assert again.game == kept
    assert [file.name.split("-")[0] for file in (cell.folder / FOLDER).iterdir()] == ["evening"]


def test_a_copy_of_a_notebook_leaves_the_game_alone(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the other notebook is still there, its game is its own; so is each one's own."""
    Path("play.ipynb").touch()
    Path("copy.ipynb").touch()
    kept = one_play(lay(5))
    monkeypatch.setenv("JPY_SESSION_NAME", "lessons/copy.ipynb")
    copy = rerun(cell)
    assert not copy.board.state["offer"]
    one_play(copy)
    Path("copy.ipynb").unlink()
    monkeypatch.setenv("JPY_SESSION_NAME", "lessons/play.ipynb")
    own = rerun(cell)
    click(own, "accept")
    assert own.game == kept


# -- a named file, and the helps --------------------------------------------------------------


def test_a_named_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    """`save=` never points at a file that is no record."""
    path = tmp_path / "play.ipynb"
    path.write_text("{}")
    with pytest.raises(cf.ChickenfootError, match="holds no game"):
        cf.play(NAMES, save=path)
    assert path.read_text() == "{}"


@pytest.mark.parametrize("save", ["", " ", ".", "..", 1.5, 0, b"", b"x", [], "a\0b"])
def test_what_is_no_file_is_refused(
    save: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`save=` that names no file in which a game can lie is refused before anything is laid."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(cf.ChickenfootError) as refused:
        cf.play(NAMES, pace=0, save=save)
    assert str(refused.value).startswith("save is the path of a file")
    assert not list(tmp_path.iterdir())


def test_a_file_whose_name_is_too_long_is_refused() -> None:
    """A name that no disk takes is refused in our words."""
    with pytest.raises(cf.ChickenfootError, match="too long"):
        cf.play(NAMES, pace=0, save="x" * 5000)


def test_the_rack_keeps_its_order(cell: SimpleNamespace) -> None:
    """After a restart the tiles stand on the rack as they did: dealt ones, then drawn ones."""
    laid = lay(3)
    draws = 0
    while draws < 2:
        move = laid.game.round.legal_moves()[0]
        draws += move == cf.Move.parse("draw")
        laid.play(move)
    rack = [row["key"] for row in laid.board.state["tiles"]]
    assert rack != list(map(str, laid.controller.session.hand))  # which is in another order
    cell.run = "2"
    again = lay()
    click(again, "accept")
    assert [row["key"] for row in again.board.state["tiles"]] == rack


def test_helps_survive_a_restart(cell: SimpleNamespace) -> None:
    """Helps that were chosen are as they were when the cell runs again, but for what it says."""
    laid = lay(5)
    for name, value in (
        ("Numbers instead of pips", True), ("Say why a tile fits nowhere", True),
        ("Order of your tiles", "pips"), ("Colours", "night"), ("Other players", 1.6),
    ):  # fmt: skip
        control(laid, name).value = value
    again = rerun(cell)
    assert again.board.numerals
    assert again.controller.why
    assert again.board.look.order == "pips"
    assert again.board.theme == "night"
    assert again.controller.flow.pace == 0  # the cell says so
    assert control(again, "Numbers instead of pips").value


@pytest.mark.parametrize("text", ["", "[]", "{", '{"pace": "x", "order": 3, "show": 7}'])
def test_helps_that_cannot_be_read(cell: SimpleNamespace, text: str) -> None:
    """A damaged file of helps changes nothing and stops nothing."""
    laid = lay(5)
    control(laid, "Numbers instead of pips").value = True
    next((cell.folder / FOLDER).glob("*.helps")).write_text(text)
    again = rerun(cell)
    assert again.board.look.order == "drawn"
    assert again.board.show is False


def moves(laid: Table, number: int) -> None:
    """Make the first lawful move so many times."""
    for _ in range(number):
        laid.play(laid.game.round.legal_moves()[0])


def test_two_tables_on_one_file_lose_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that finds another's game in its file moves it aside instead of writing over it."""
    monkeypatch.chdir(tmp_path)
    one = cf.play(("you", "Bo"), seed=1, save="g.json", pace=0)
    moves(one, 6)
    two = cf.play(("you", "Bo"), seed=2, save="g.json", pace=0)
    two.controller.flow.decline_resumable()
    moves(two, 9)
    moves(one, 1)
    moves(two, 1)
    moves(one, 1)
    longest: dict[object, int] = {}
    for path in tmp_path.glob("g*.json"):
        game = load(path)
        longest[game.seed] = max(longest.get(game.seed, 0), len(game.round.history))
    assert longest == {1: 8, 2: 10}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its files")
def test_a_pipe_is_no_place_for_a_game(tmp_path: Path) -> None:
    """It is refused before anything is moved, written or waited for."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(cf.ChickenfootError, match="save is the path of a file"):
        cf.play(("you", "Bo"), save=tmp_path / "pipe")
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]
    assert (tmp_path / "pipe").is_fifo()
