"""An end to what would wait forever, so that a test of it fails instead of standing still."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

__all__ = ["fails_after"]


@contextmanager
def fails_after(seconds: int) -> Iterator[None]:
    """Fail if what is done within takes longer; only where there are POSIX's alarms."""

    def fail(_number: int, _frame: FrameType | None) -> None:
        raise AssertionError(f"it still waits after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
