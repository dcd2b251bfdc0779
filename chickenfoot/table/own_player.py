"""A player of the user's own at a table: it has a time limit, and can be stopped.

It is asked on a thread of its own, so that one that never answers does not take the table, and
every other table of the notebook, with it.
"""

from __future__ import annotations

import ctypes
from contextvars import copy_context
from threading import Event
from typing import Any

from ..common.arguments import error_text
from ..engine.moves import Move
from ..engine.views import PlayerView
from ..errors import PlayerError
from ..players.registry import Player, ask
from ..text import say
from .table_lock import PlayerThread

__all__ = ["LIMIT", "OwnPlayer"]

LIMIT = 10.0
"""Seconds that a player of the user's own has for a move, unless it is said otherwise."""

_RETRY_AFTER = 0.2  # seconds until a thread that does not end is told so again
_RETRIES = 5


class _Stopped(SystemExit):
    """Raised inside a player that must end; not an Exception, which a player may catch."""


class OwnPlayer:
    """A callable as a player that answers in time or is stopped.

    Parameters
    ----------
    player : callable
        Answers a move, or the text of one, to a view.
    name : str
        What to call it in an error.
    limit : float
        Seconds that it has for a move.
    """

    def __init__(self, player: Player, name: str, limit: float = LIMIT) -> None:
        self.player = player
        self.name = name
        self.limit = limit
        self._question: _Question | None = None

    def __call__(self, view: PlayerView) -> Move:
        """The move that it answers.

        Raises
        ------
        PlayerError
            If it fails, answers with no move, takes too long or is stopped.
        """
        question = self._question = _Question(self.player, view, self.name)
        try:
            return question.answer(self.limit)
        finally:
            self._question = None

    def stop(self) -> bool:
        """Stop it, from another thread, if it is thinking; whether it was."""
        question = self._question
        if question is None:
            return False
        question.stopped = True
        question.over.set()
        return True


class _Question:
    """One view that a player is asked about."""

    def __init__(self, player: Player, view: PlayerView, name: str) -> None:
        self.over = Event()
        self.stopped = False
        self._asked = (player, view, name)
        self._name = name
        self._move: Move | None = None
        self._error: BaseException | None = None
        # What the player prints belongs to the cell that is running.
        self._thread = PlayerThread(target=copy_context().run, args=(self._ask,), daemon=True)

    def _ask(self) -> None:
        try:
            self._move = ask(*self._asked)
        except BaseException as error:
            self._error = error
        finally:
            self.over.set()

    def answer(self, limit: float) -> Move:
        try:
            self._thread.start()
        except RuntimeError:  # a browser's Python has no threads
            return ask(*self._asked)
        try:
            self.over.wait(limit)
        except BaseException:  # an interrupt
            self._end()
            raise
        if isinstance(self._error, (Exception, KeyboardInterrupt)):
            raise self._error
        if self._error is not None:  # a kernel ends with what is no Exception
            what = say("player.raised", player=self._name, error=error_text(self._error))
            raise PlayerError(what, player=self._name) from self._error
        if self._move is not None:
            return self._move
        self._end()
        key = "table.player_stopped" if self.stopped else "table.player_slow"
        raise PlayerError(say(key, player=self._name, limit=limit), player=self._name)

    def _end(self) -> None:
        """End the thread, unless it is in a call that Python cannot break off."""
        number: Any = ctypes.c_ulong(self._thread.ident or 0)
        for _ in range(_RETRIES):
            if not self._thread.is_alive():
                return
            ctypes.pythonapi.PyThreadState_SetAsyncExc(number, ctypes.py_object(_Stopped))
            self._thread.join(_RETRY_AFTER)
