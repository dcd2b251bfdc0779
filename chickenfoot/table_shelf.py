"""Where a table's game is kept between two runs of its cell, and after a crash.

The file is an ordinary record (:func:`chickenfoot.load` reads it), written beside the old one
and then put in its place. It lies in a folder beside the notebook and bears the name of the
notebook and of the cell, so tables of other cells and notebooks are not disturbed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any

from .chance import child
from .errors import RecordError
from .game import Game
from .record import load
from .table_position import Position
from .text import say

__all__ = ["FOLDER", "Shelf", "shelf_for"]

FOLDER = ".chickenfoot"
"""The folder beside the notebook. A file browser does not show it."""

# How many tables the run of a cell has laid so far: (its message, how many).
_laid: tuple[str, int] = ("", 0)


@dataclass
class Shelf:
    """One file that holds the game of one table."""

    path: Path
    failed: str = ""

    def keep(self, table: Position) -> None:
        """Write the game down. Where that fails, the table goes on and says so once."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            table.game.save(self.path)
        except OSError as error:
            why = error.strerror or str(error)
            if why != self.failed:
                self.failed = why
                table.status += " " + say("table.file.failed", path=self.path, why=why)

    def saved(self, names: Sequence[str]) -> Game | None:
        """The game to go on with, or None: it must be under way, and of these players."""
        try:
            game = load(self.path)
        except (OSError, RecordError):
            return None  # nothing there, or nothing that could be gone on with
        begun = game.past or game.round.history
        return game if begun and not game.is_over and game.names == tuple(names) else None


def shelf_for(save: str | os.PathLike[str] | bool | None, names: Sequence[str]) -> Shelf | None:
    """The shelf of the table that is being laid.

    `save`: a path; False for none; None or True for the file of the cell that is running,
    which there is only where the notebook tells the kernel which cell it runs.
    """
    if save is False:
        return None
    if save is not None and save is not True:
        return Shelf(Path(save))
    cell, run = _running_cell()
    if not cell:
        return None
    global _laid
    number = _laid[1] + 1 if _laid[0] == run else 1
    _laid = (run, number)
    # Other players are another table: their game must not be written over.
    who = f"{child('/'.join(names)) & 0xFFFFFF:06x}"
    parts = [_notebook(), cell, who, *([str(number)] if number > 1 else [])]
    return Shelf(Path(FOLDER) / ("-".join(_plain(part) for part in parts if part) + ".json"))


def _running_cell() -> tuple[str, str]:
    """The id of the cell that is running and of this run of it; "" where nobody says."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython is not None else None
    parent: Any = shell.get_parent() if hasattr(shell, "get_parent") else None
    try:
        return str(parent["metadata"]["cellId"]), str(parent["header"]["msg_id"])
    except (KeyError, TypeError):
        return "", ""


def _notebook() -> str:
    return PurePath(os.environ.get("JPY_SESSION_NAME", "")).stem


def _plain(text: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in text)[:80]
