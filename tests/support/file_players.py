"""Players in files, for the tests of what they can do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import chickenfoot as cf
from chickenfoot.lab.file_player import FilePlayer

FIRST = "def player(view):\n    return view.legal_moves()[0]\n"
VIEW = cf.deal(players=2, seed=1).view()


@contextmanager
def playing(path: Path, source: str, limit: float = 5.0) -> Iterator[FilePlayer]:
    """A player from a file with this source, closed at the end."""
    path.write_text(source)
    player = FilePlayer(path, limit)
    try:
        yield player
    finally:
        player.close()


def guards_here(path: Path) -> tuple[str, ...]:
    """What this system offers to confine a file's process."""
    with playing(path / "asks.py", FIRST) as player:
        player(VIEW)
        assert player.guards is not None
        return player.guards
