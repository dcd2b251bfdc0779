"""A player of the user's own that never answers takes no table with it."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.table.own_player import LIMIT, OwnPlayer
from chickenfoot.table.table_lock import PlayerThread
from tests.support.hangs import fails_after
from tests.support.table_clicks import click


def forever(_view: Any) -> Any:
    """Never answers."""
    while True:
        pass


def stubborn(_view: Any) -> Any:
    """Never answers, and catches what it can."""
    while True:
        try:
            while True:
                pass
        except Exception:
            pass


def sleepy(_view: Any) -> Any:
    """Waits for something, a little at a time."""
    while True:
        time.sleep(0.01)


def first(view: Any) -> Any:
    """Answers at once."""
    return view.legal_moves()[0]


def _play_on(laid: cf.Table) -> None:
    while True:
        laid.play(laid.game.round.legal_moves()[0])


def threads() -> int:
    """How many players are thinking; threads of other tests come and go."""
    return sum(isinstance(each, PlayerThread) for each in threading.enumerate())


@pytest.mark.skipif(not hasattr(signal, "alarm"), reason="this system has no alarms")
@pytest.mark.parametrize("player", [forever, stubborn, sleepy])
def test_one_that_never_answers_is_stopped(player: Callable[[Any], Any]) -> None:
    """The table says who it was and what to do, and goes on when told to; no thread is left."""
    before = threads()
    with fails_after(60):
        laid = cf.play((player, "you"), seed=5, pace=0, save=False, limit=0.05)
        while not laid.controller.session.paused:
            laid.play(laid.game.round.legal_moves()[0])
    said = laid.board.state["status"]
    assert f"The player {player.__name__} has not answered within 0.05 s and was stopped." in said
    assert "cf.play(..., limit=60)" in said
    assert "Press Play on from here" in said
    assert threads() == before
    assert laid.board.state["paused"]
    other = cf.play(("you", "Bo"), pace=0, save=False)
    other.play(other.game.round.legal_moves()[0])
    click(laid, "undo")


def test_it_can_be_stopped_from_another_cell() -> None:
    """`stop` reaches a player that thinks on the thread that answers clicks; else it says no."""
    laid = cf.play((sleepy, "greedy"), seed=5, pace=1, save=False)
    assert not laid.stop()
    while laid.controller.session.seat.name != "sleepy":
        click(laid, "computer_move", token=laid.board.state["pending"])
    token = laid.board.state["pending"]
    asked = threading.Thread(target=click, args=(laid, "computer_move"), kwargs={"token": token})
    asked.start()
    while not laid.stop():
        time.sleep(0.005)
    asked.join()
    assert laid.board.state["status"].startswith("The player sleepy was stopped.")
    assert laid.board.state["paused"]


@pytest.mark.skipif(os.name != "posix", reason="an interrupt is sent by a signal")
def test_an_interrupt_stops_it_and_whoever_asked() -> None:
    """The interrupt comes through, and the table waits instead of asking the player again."""
    before = threads()
    me = threading.get_ident()
    laid = cf.play((first, "you"), seed=5, pace=0, save=False)
    own = laid.controller.session.seats[0].player
    assert isinstance(own, OwnPlayer)
    own.player = sleepy
    timer = threading.Timer(0.2, signal.pthread_kill, (me, signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        _play_on(laid)
    timer.join()
    assert laid.board.state["paused"]
    assert "The player first was stopped." in laid.board.state["status"]
    assert threads() == before


@pytest.mark.skipif(not hasattr(signal, "alarm"), reason="this system has no alarms")
@pytest.mark.parametrize("act", ["play", "undo", "redraw"])
def test_a_player_that_plays_at_its_own_table(act: str) -> None:
    """It is refused at once, and keeps the table from nobody; its own tables are its own."""
    before = threads()
    tables: list[cf.Table] = []

    def meddles(view: Any) -> Any:
        own = cf.play(("greedy", "greedy"), seed=1, pace=0, save=False)
        assert own.game.round.is_over
        (laid,) = tables
        if act == "play":
            laid.play(view.legal_moves()[0])
        elif act == "undo":
            laid.controller.flow.undo()
        else:
            laid.board.redraw()
        return view.legal_moves()[0]

    with fails_after(60):
        laid = cf.play(("you", meddles), seed=1, pace=0, save=False, limit=20)
        tables.append(laid)
        for _ in range(3):
            laid.controller.flow.go_on()
            assert "does nothing else at the table" in laid.board.state["status"]
        assert threads() == before
        laid.play(laid.game.round.legal_moves()[0])


def test_a_page_is_told_who_thinks() -> None:
    """While a function is asked the page may say who thinks; built-in players answer at once."""
    laid = cf.play((first, "you"), seed=5, pace=1, save=False, limit=7)
    laid.controller.flow.new_deal(5)
    while laid.controller.session.seat.name != "first":
        laid.play(laid.game.round.legal_moves()[0])
    words, most = laid.board.state["thinking"]
    assert words.startswith("first is thinking, for 7 s at most.")
    assert most == 7000
    assert cf.play(pace=0, save=False).board.state["thinking"] is None
    assert cf.play((first, "you"), save=False).controller.session.seats[0].limit == LIMIT


def test_its_errors_are_those_of_any_player() -> None:
    """What it raises is told as before, with its cause; an error without words by its kind."""

    def broken(_view: Any) -> Any:
        raise RuntimeError("out of ideas")

    with pytest.raises(cf.PlayerError, match="out of ideas") as refused:
        OwnPlayer(broken, "broken")(cf.deal(seed=1).view())
    assert isinstance(refused.value.__cause__, RuntimeError)

    def silent(_view: Any) -> Any:
        raise AssertionError

    with pytest.raises(cf.PlayerError, match=r"silent failed with AssertionError$"):
        OwnPlayer(silent, "silent")(cf.deal(seed=1).view())
    assert OwnPlayer(first, "first")(cf.deal(seed=1).view()) in cf.deal(seed=1).legal_moves()


class Gone(BaseException):
    """No Exception."""


@pytest.mark.parametrize("error", [SystemExit, GeneratorExit, Gone])
def test_a_player_that_exits_ends_nothing_else(error: type[BaseException]) -> None:
    """It has failed like any other, at a table and in a run: a click must not end the kernel."""

    def leaves(_view: Any) -> Any:
        raise error("enough")

    laid = cf.play(("you", leaves), seed=1, pace=0, save=False)
    assert f"leaves failed with {error.__name__}: enough" in laid.board.state["status"]
    assert laid.board.state["paused"]
    if error is SystemExit:
        with pytest.raises(cf.PlayerError, match="enough"):
            cf.simulate(players=[leaves, "greedy"], rounds=1, progress=False)


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), 10**400, "5", None, True])
def test_a_limit_is_a_number_of_seconds(limit: Any) -> None:
    """Anything else is refused in our words."""
    with pytest.raises(cf.ChickenfootError, match="limit"):
        cf.play(save=False, limit=limit)
