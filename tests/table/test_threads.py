"""The table on two threads: a notebook runs cells on one and answers clicks on another."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from time import sleep
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.drawing.export import png_of
from chickenfoot.drawing.svg import svg
from chickenfoot.engine.game import Game
from chickenfoot.table import board_view as table_widget
from chickenfoot.table.controller import Controller
from chickenfoot.table.seats import Seat
from chickenfoot.table.session import Session
from tests.support.table_clicks import NAMES, click, table


@pytest.fixture(autouse=True)
def _often() -> Iterator[None]:
    """Threads take turns a hundred times as often as usual: what can collide does."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(5e-5)
    yield
    sys.setswitchinterval(before)


def together(*works: Callable[[], None]) -> None:
    """Do all `works` at once, each on a thread of its own; raises what one of them raised."""
    failed: list[BaseException] = []

    def guarded(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def test_two_pictures_at_once() -> None:
    """Pictures that two threads draw at once are those that one draws after the other."""
    boards = [table(seed=seed).board for seed in (1, 2)]
    drawn = [(board.scene(), board.colours) for board in boards]
    right = [png_of(scene, theme=colours) for scene, colours in drawn]
    found: list[list[bytes]] = [[], []]

    def draw(which: int) -> None:
        scene, colours = drawn[which]
        for _ in range(8):
            found[which].append(png_of(scene, theme=colours))

    together(lambda: draw(0), lambda: draw(1))
    assert [set(pictures) for pictures in found] == [{right[0]}, {right[1]}]


def test_one_act_at_a_time() -> None:
    """Two beats, or a beat and a play from a cell, never go on at the same table at once."""
    inside: list[str] = []
    met: list[list[str]] = []

    def slow(view: Any) -> Any:
        inside.append("")
        met.append(list(inside))
        sleep(0.002)  # lets the other thread in, if it can come in
        inside.pop()
        return view.legal_moves()[0]

    game = Game.new(["A", "B"], seed=3)
    laid = Controller(Session(game, [Seat("A", slow), Seat("B", slow)]), pace=1.0)

    def beats() -> None:
        for _ in range(8):
            pending = laid.session.pending
            laid.flow.computer_move(pending if pending is not None else -1)

    together(beats, beats)
    assert all(len(there) == 1 for there in met)
    assert laid.session.ply == len(met)


def test_clicks_and_a_cell_at_once() -> None:
    """However clicks and code fall together, nothing raises and all parts show one game."""
    laid = table(players=("you", "random", "greedy"))
    others = [cf.play(("you", "random", "greedy"), seed=s, pace=0, save=False).game for s in (7, 8)]

    def clicks() -> None:
        for action in ("draw", "pass", "undo", "redo", "new", "suggest", "choices") * 2:
            click(laid, action)

    def cell() -> None:
        for turn in range(10):
            laid.game = others[turn % 2]
            laid.controller.flow.undo()
            laid.board.redraw()

    together(clicks, cell)
    board = laid.board
    assert laid.game is laid.controller.session.game
    shown = svg(board.scenes().table, theme=board.colours, numerals=board.numerals)
    assert board.table_picture.decode() == shown
    before = dict(board.state)
    board.redraw()
    assert {**board.state, "count": 0} == {**before, "count": 0}


def test_a_listener_may_act_itself() -> None:
    """Who hears of a change may change the table at once: the lock lets its own thread in."""
    laid = table(players=("you", "Bo"))
    moves: list[Any] = []

    def answer(_change: Any) -> None:
        if not moves:
            moves.append(laid.game.round.legal_moves()[0])
            laid.play(moves[0])

    laid.observe(answer, "game")
    laid.play(laid.game.round.legal_moves()[0])
    assert laid.game.round.history[-1][1] == moves[0]


def test_a_picture_that_failed_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture that could not be drawn counts as not drawn: the next message brings it."""
    laid = cf.play(NAMES, seed=5, pace=0, save=False)
    before = laid.board.rack_picture

    def broken(*_args: Any, **_options: Any) -> bytes:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(table_widget, "svg", broken)
        with pytest.raises(MemoryError):
            click(laid, "new")
    click(laid, "choices")
    assert laid.board.rack_picture != before
