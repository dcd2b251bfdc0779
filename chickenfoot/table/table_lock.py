"""The lock of a table, which a player of the user's own never waits for."""

from __future__ import annotations

from threading import RLock, Thread, current_thread

from ..errors import ChickenfootError
from ..text import say

__all__ = ["PlayerThread", "TableLock"]


class PlayerThread(Thread):
    """A thread on which a player of the user's own thinks."""


class TableLock:
    """Lets one thread at a time change or draw a table, and that one as often as it likes.

    Whoever asks a player holds the lock until it has answered, so a player that waited for it
    would wait for itself; and, ended while it waits, it would leave the lock locked for ever.

    Raises
    ------
    ChickenfootError
        On entry, if a player would have to wait.
    """

    def __init__(self) -> None:
        self._lock = RLock()

    def __enter__(self) -> None:
        if not self._lock.acquire(blocking=not isinstance(current_thread(), PlayerThread)):
            raise ChickenfootError(say("table.player_at_table"))

    def __exit__(self, *_error: object) -> None:
        self._lock.release()
