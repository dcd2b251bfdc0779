"""A small JSON file that several processes may read and change."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from .files import read_text, write_atomic

__all__ = ["JsonFile"]

T = TypeVar("T")

_LIMIT = 1_000_000  # bytes: a file of ours has a few thousand
_PATIENCE = 2.0
"""Seconds to wait for another process; then we go on, for a lesson must not stop."""
_ABANDONED_AFTER = 10.0
"""Seconds after which the process that holds the lock must have ended."""
_PAUSE = 0.005


class JsonFile(Generic[T]):
    """A value kept in a JSON file.

    Parameters
    ----------
    path : Path
        The file; it need not be there.
    parse : callable
        Makes the value of a file's data; raises ValueError for data that is not ours.
    dump : callable
        Makes the data of a value.
    empty : callable
        Makes the value of a file that is not there.
    """

    def __init__(
        self,
        path: Path,
        parse: Callable[[Any], T],
        dump: Callable[[T], Any],
        empty: Callable[[], T],
    ) -> None:
        self.path = path
        self._parse, self._dump, self._empty = parse, dump, empty

    def read(self) -> T:
        """The value in the file, or the empty one if there is no file.

        Raises
        ------
        OSError
            If the file cannot be read, or is not an ordinary file.
        ValueError
            If it holds anything but a value of ours.
        """
        try:
            text = read_text(self.path, _LIMIT)
        except FileNotFoundError:
            return self._empty()
        try:
            return self._parse(json.loads(text))
        except RecursionError:  # thousands of brackets
            raise ValueError("too deep") from None

    def update(self, change: Callable[[T], T]) -> tuple[T, OSError | None]:
        """Change the value while no other process does; a damaged file counts as an empty one.

        Parameters
        ----------
        change : callable
            Makes the new value of the old one.

        Returns
        -------
        tuple
            The new value, and why it could not be written, or None.
        """
        with _locked(self.path):
            try:
                value = change(self.read())
            except (OSError, ValueError):
                value = change(self._empty())
            try:
                text = json.dumps(self._dump(value), indent=1, ensure_ascii=False)
                write_atomic(self.path, text + "\n")
            except OSError as error:
                return value, error
        return value, None


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the lock of `path`: a file beside it that only one process can make."""
    lock = path.with_name(f".{path.name}.lock")
    held = _lock(lock)
    try:
        yield
    finally:
        if held:
            with suppress(OSError):
                lock.unlink()


def _lock(lock: Path) -> bool:
    """Make the lock file; False if that cannot be had in time, or at all."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            with suppress(OSError):
                if time.time() - lock.stat().st_mtime > _ABANDONED_AFTER:
                    lock.unlink()
                    continue
            if time.monotonic() > end:
                return False
            time.sleep(_PAUSE)
        except OSError:  # a folder that cannot be written to: the writing will tell
            return False
        else:
            return True
