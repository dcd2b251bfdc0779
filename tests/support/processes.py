"""Which processes there are, for the tests of what is left behind."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path


def running(word: str) -> list[int]:
    """The numbers of the processes on whose command line `word` stands; zombies are none."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                if word.encode() in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
    return found


def gone(word: str, seconds: float = 10.0) -> bool:
    """Whether no process with `word` on its command line is left, at the latest after `seconds`."""
    until = time.monotonic() + seconds
    while running(word):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
