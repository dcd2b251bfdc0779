"""The files of a cell: what a table keeps, finds again and offers."""

from __future__ import annotations

import dataclasses
import gc
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine.game import Game
from chickenfoot.engine.record import load
from chickenfoot.table.running_cell import plain
from chickenfoot.table.saved_games import FOLDER, store_for
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
    assert not laid.board.state["resumable"]
    laid.play(laid.game.round.legal_moves()[0])
    kept = laid.game
    cell.run = "2"
    again = lay()
    assert again.board.state["resumable"]
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
        assert lay().board.state["resumable"]
    files = list((cell.folder / FOLDER).iterdir())
    assert [load(file) for file in files] == [kept]


def test_another_cell_is_another_table(cell: SimpleNamespace) -> None:
    """Tables of other cells, and two of one cell, have files of their own."""
    for number, (cell.id, cell.run) in enumerate([("a", "1"), ("a", "1"), ("b", "2")]):
        laid = lay(number)
        assert not laid.board.state["resumable"]
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
    assert "No space left on device" in laid.board.state["trouble"]
    assert laid.game != kept
    cell.run = "2"
    again = lay()
    click(again, "accept")
    assert again.game == kept


def no_room(*_args: Any, **_options: Any) -> None:
    """A disk that is full."""
    raise OSError(28, "No space left on device")


def test_that_a_game_cannot_be_saved_stays_on_view(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said as long as the file is behind the table, and again when it fails again."""
    laid = cf.play(("random", "greedy"), seed=5, pace=1)
    told = []
    for full in (False, True, True, True, False, False, True):
        with monkeypatch.context() as patch:
            if full:
                patch.setattr("chickenfoot.engine.game.write_atomic", no_room)
            click(laid, "computer_move", token=laid.board.state["pending"])
            click(laid, "choices")
            told.append("No space left on device" in laid.board.state["trouble"])
    assert told == [False, True, True, True, False, False, True]


def test_where_nothing_can_be_moved_aside_nothing_is_left_behind(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was reserved for another game and not used is gone again."""
    laid = lay(5)
    one_play(laid)
    click(laid, "new")
    with monkeypatch.context() as patch:
        patch.setattr("os.replace", no_room)
        moves(laid, 3)
    assert laid.board.state["trouble"]
    assert len(list((cell.folder / FOLDER).iterdir())) == 1
    moves(laid, 1)
    assert not laid.board.state["trouble"]
    assert len(rounds_kept(cell)) == 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"chickenfoot": 1}', "\x00\xff"])
def test_a_damaged_file_is_no_offer(cell: SimpleNamespace, text: str) -> None:
    """A file that is no record, or half of one, offers nothing and stops nothing."""
    laid = lay(5)
    laid.play(laid.game.round.legal_moves()[0])
    file = next((cell.folder / FOLDER).iterdir())
    file.write_text(text, encoding="latin-1")
    cell.run = "2"
    assert not lay().board.state["resumable"]


def test_elsewhere_only_a_named_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no notebook says which cell runs, nothing is written unless a file is named."""
    monkeypatch.chdir(tmp_path)
    assert store_for(None, NAMES) is None
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
    assert again.board.state["resumable"]
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
    assert "1 more game is kept under Save and load" in third.board.state["status"]
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
    """Deals in which nobody has moved take no file; every game that was begun is kept."""
    laid = lay(5)
    kept = one_play(laid)
    for _ in range(3):
        click(laid, "new")
    assert rounds_kept(cell) == [kept]
    seeds = [5]
    for _ in range(12):
        click(laid, "new")
        seeds.append(one_play(laid).seed)
    assert {game.seed for game in rounds_kept(cell)} == set(seeds)
    assert rounds_kept(cell)[-1] == laid.game
    assert len(control(rerun(cell), "Games kept here").options) == len(seeds)


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


def test_what_was_undone_is_not_lost_with_the_kernel(cell: SimpleNamespace) -> None:
    """Undone to the start, the file still has the whole game; another move then replaces it."""
    laid = lay(5)
    moves(laid, 8)
    kept = laid.game
    while laid.controller.session.can_undo:
        click(laid, "undo")
    again = rerun(cell)
    click(again, "accept")
    assert again.game == kept
    click(again, "undo")
    other = one_play(again)
    assert rounds_kept(cell) == [other]


def test_the_same_tiles_again_keep_the_game_before(cell: SimpleNamespace) -> None:
    """A round begun again is another game: what was played before is not written over."""
    laid = lay(5)
    moves(laid, 6)
    kept = laid.game
    click(laid, "restart")
    assert rounds_kept(cell) == [kept]
    other = one_play(laid)
    assert rounds_kept(cell) == [kept, other]
    while laid.game != kept:
        click(laid, "undo")
    assert rounds_kept(cell) == [other, kept]


def whole_rounds(laid: Table, number: int) -> None:
    """Play so many rounds to their end, and two moves of the next."""
    for _ in range(number):
        while not laid.game.round.is_over:
            moves(laid, 1)
        click(laid, "next")
    moves(laid, 2)


def test_after_a_restart_undo_goes_back_to_the_first_play(cell: SimpleNamespace) -> None:
    """Not only the round's: every earlier round can be taken back to the game's first play."""
    laid = lay(5)
    first = laid.game
    whole_rounds(laid, 2)
    again = rerun(cell)
    click(again, "accept")
    rounds = set()
    while again.controller.session.can_undo:
        click(again, "undo")
        rounds.add(len(again.game.past))
    assert rounds == {0, 1, 2}
    assert again.game == first
    while again.controller.session.can_redo:
        click(again, "redo")
    assert again.game == laid.game


def test_a_game_is_saved_once_when_it_is_gone_on_with(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Going on with a game, undo and redo write at most once each."""
    laid = lay(5)
    moves(laid, 3)
    again = rerun(cell)
    written: list[Game] = []
    save = Game.save

    def counted(game: Game, path: Path, **options: Any) -> None:
        written.append(game)
        save(game, path, **options)

    monkeypatch.setattr(Game, "save", counted)
    click(again, "accept")
    assert len(written) == 1
    click(again, "undo")
    click(again, "redo")
    click(again, "choices")
    assert len(written) == 1
    one_play(again)
    assert len(written) == 2


def games_alive() -> int:
    """How many positions are in memory."""
    gc.collect()
    return sum(type(each) is Game for each in gc.get_objects())


def test_a_table_does_not_keep_every_position_it_showed() -> None:
    """Of many deals only the one on view is there position by position; undo finds the others."""
    laid = cf.play(("random", "greedy"), seed=5, pace=0, save=False)
    ends = [laid.game]
    before = games_alive()
    for seed in range(20):
        laid.controller.flow.new_deal(seed)
        ends.append(laid.game)
    positions = sum(len(game.round.history) for game in ends)
    assert games_alive() - before < positions / 4
    timeline = laid.controller.session.timeline
    for game in reversed(ends[:-1]):
        assert timeline.back(game.__eq__)
        assert timeline.game == game


# -- games of other players -------------------------------------------------------------------


def test_a_loaded_game_of_other_names_is_offered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said whose it is; a game of this table's own players comes first."""
    monkeypatch.chdir(tmp_path)
    laid = cf.play(("you", "greedy"), save="n.json", pace=0)
    one_play(laid)
    own = laid.game
    laid.game = cf.Game.new(("Ana", "Bo"), seed=8)
    one_play(laid)
    kept = laid.game
    again = cf.play(("you", "greedy"), save="n.json", pace=0)
    click(again, "accept")
    assert again.game == own
    assert control(again, "Games kept here").options[0][0].endswith("deal 8, of Ana and Bo")
    control(again, "Go on with this game").click()
    assert again.game == kept
    (tmp_path / "n.2.json").unlink()
    third = cf.play(("you", "greedy"), save="n.json", pace=0)
    assert "It is a game of Ana and Bo." in third.board.state["status"]
    three = cf.play(("you", "greedy", "random"), save="n.json", pace=0)
    assert not three.board.state["resumable"]


# -- long names -------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", ["x", "\u724c", "\u0628", "\U0001f01c", "e\u0301", "\udc80"])
@pytest.mark.parametrize("length", [64, 70, 255])
def test_long_names_of_notebooks(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, letter: str, length: int
) -> None:
    """Bytes are counted, not letters: a game is kept under a name in any script."""
    name = letter * length
    monkeypatch.setenv("JPY_SESSION_NAME", f"{name}.ipynb")
    cell.id = name
    kept = one_play(lay(5))
    again = rerun(cell)
    click(again, "accept")
    assert again.game == kept
    monkeypatch.setenv("JPY_SESSION_NAME", f"{name}{letter}2.ipynb")
    (cell.folder / f"{plain(name)}.ipynb").touch()  # the other notebook is still there
    assert not rerun(cell).board.state["resumable"]


def test_a_folder_that_cannot_be_read_stops_nothing(
    cell: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the disk answers, the table comes; that nothing is kept is on view."""
    (cell.folder / FOLDER).write_text("a file where the folder would be")
    laid = lay(5)
    one_play(laid)
    assert laid.board.state["trouble"].startswith("This game is not saved.")


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
    assert not copy.board.state["resumable"]
    one_play(copy)
    Path("copy.ipynb").unlink()
    monkeypatch.setenv("JPY_SESSION_NAME", "lessons/play.ipynb")
    own = rerun(cell)
    click(own, "accept")
    assert own.game == kept


# -- a named file, and the options ------------------------------------------------------------


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


def test_a_rack_arranged_by_hand_stays_so(cell: SimpleNamespace) -> None:
    """After a restart the tiles stand where they were put; in another deal nothing is moved."""
    laid = lay(3)
    laid.play(laid.game.round.legal_moves()[0])
    tiles = [row["key"] for row in laid.board.state["tiles"]]
    click(laid, "arrange", tile=tiles[-1], place=1)
    wanted = [tiles[0], tiles[-1], *tiles[1:-1]]
    cell.run = "2"
    again = lay()
    click(again, "accept")
    assert [row["key"] for row in again.board.state["tiles"]] == wanted
    click(again, "new")
    hand = again.controller.session.hand
    assert [row["key"] for row in again.board.state["tiles"]] == list(map(str, hand))


@pytest.mark.parametrize(
    "rack", [[], {"3/1/0": 7}, {"3/1/0": ["x"]}, {"3/1/0": [7]}, {"": ["6-4"]}]
)
def test_a_kept_rack_that_makes_no_sense(cell: SimpleNamespace, rack: object) -> None:
    """It is left, and the tiles stand as they came."""
    laid = lay(3)
    control(laid, "Numbers instead of pips").value = True
    tiles = [row["key"] for row in laid.board.state["tiles"]]
    next((cell.folder / FOLDER).glob("*.helps")).write_text(json.dumps({"rack": rack}))
    cell.run = "2"
    assert [row["key"] for row in lay(3).board.state["tiles"]] == tiles


def test_options_survive_a_restart(cell: SimpleNamespace) -> None:
    """Options that were chosen are as they were when the cell runs again, but for what it says."""
    laid = lay(5)
    for name, value in (
        ("Numbers instead of pips", True), ("Say why a tile fits nowhere", True),
        ("Order of your tiles", "pips"), ("Colours", "night"), ("Other players", 1.6),
    ):  # fmt: skip
        control(laid, name).value = value
    again = rerun(cell)
    assert again.board.numerals
    assert again.controller.why
    assert again.board.look.rack.order == "pips"
    assert again.board.theme == "night"
    assert again.controller.flow.pace == 0  # the cell says so
    assert control(again, "Numbers instead of pips").value


def test_options_of_an_earlier_table(cell: SimpleNamespace) -> None:
    """A file that has an option under the name it had before still sets it."""
    laid = lay(5)
    control(laid, "Numbers instead of pips").value = True
    next((cell.folder / FOLDER).glob("*.helps")).write_text('{"at_once": false}')
    assert rerun(cell).controller.session.auto_place is False


@pytest.mark.parametrize("text", ["", "[]", "{", '{"pace": "x", "order": 3, "show": 7}'])
def test_options_that_cannot_be_read(cell: SimpleNamespace, text: str) -> None:
    """A damaged file of options changes nothing and stops nothing."""
    laid = lay(5)
    control(laid, "Numbers instead of pips").value = True
    next((cell.folder / FOLDER).glob("*.helps")).write_text(text)
    again = rerun(cell)
    assert again.board.look.rack.order == "drawn"
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
