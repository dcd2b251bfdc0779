"""Where a table's games are kept between two runs of its cell, and after a crash.

A file is an ordinary record (:func:`chickenfoot.load` reads it), written beside the old one
and then put in its place. It lies in a folder beside the notebook and bears the name of the
notebook and of the cell, so tables of other cells and notebooks are not disturbed. The game
that is being played has the first file; another one that was begun there and not finished
is moved to a second, third, ... file beside it, never written over.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any

from ..common.files import read_text, write_atomic
from ..common.seeds import Seed, as_seed, child_seed
from ..engine.game import Game
from ..engine.record import load
from ..engine.rules import Rules
from ..errors import ChickenfootError, RecordError
from ..text import say
from .session import Session

__all__ = ["FOLDER", "Kept", "Shelf", "is_record", "shelf_for"]

FOLDER = ".chickenfoot"
"""The folder beside the notebook. A file browser does not show it."""

_MOST = 9  # files of one table; the oldest gives way to a tenth
_DIFFERENCES = 2  # as many are told before "and more"
_LARGEST_HELPS = 100_000  # bytes: a file of ours has a few hundred

# How many tables the run of a cell has laid so far: (its message, how many).
_laid: tuple[str, int] = ("", 0)


@dataclass(frozen=True)
class Kept:
    """A game that can be gone on with, and its file."""

    game: Game
    path: Path

    def __str__(self) -> str:
        """Which game it is: round, tiles on the table, deal."""
        game = self.game
        return say(
            "shelf.game", n=len(game.past) + 1, plays=len(game.round.tableau), seed=game.seed
        )


class Shelf:
    """The files that hold the games of one table.

    `path`: the file of the game that is being played. `names`: who plays. `tail`: how the
    name of a file ends that belongs to the same cell of a notebook of another name; "" if
    there is none.
    """

    def __init__(self, path: Path, names: Sequence[str], tail: str = "") -> None:
        self.path = path
        self.names = tuple(names)
        self.failed = ""
        self._tail = tail
        self._key: object = None  # which game the first file holds
        self._written: tuple[int, ...] | None = None  # the first file as this table left it
        self._beside: dict[object, Path] = {}
        self._found: list[Kept] = []

    # -- writing ------------------------------------------------------------------------------

    def keep(self, session: Session) -> None:
        """Write the game down. Where that fails, the table goes on and says so once."""
        try:
            self._keep(session)
        except OSError as error:
            why = error.strerror or str(error)
            if why != self.failed:
                self.failed = why
                session.status += " " + say("table.file.failed", path=self.path, why=why)

    def _keep(self, session: Session) -> None:
        game = session.game
        key = (game.seed, game.rules)
        found = next((kept for kept in self._found if kept.game is game), None)
        if found is not None:  # a kept game is gone on with
            self._found.remove(found)
            self._put_first(found.path)
        elif key != self._key:
            if not _played(session):
                return  # a fresh deal is not worth the place of a game
            self._put_first(self._beside.pop(key, None))
        else:
            self._spare_others()
        self._key = key
        self.path.parent.mkdir(parents=True, exist_ok=True)
        game.save(self.path, overwrite=True)  # what was there was looked at and moved aside
        self._written = _signature(self.path)
        self.failed = ""  # should it fail again, it is said again

    def _spare_others(self) -> None:
        """Move the first file aside where another table has written to it in the meantime."""
        if _signature(self.path) not in (None, self._written) and not _done_with(self.path):
            os.replace(self.path, self._free(None))

    def _put_first(self, path: Path | None) -> None:
        """Make way in the first file for the game of `path`, or for one that has no file yet."""
        if path == self.path:
            return
        if self.path.exists() and not _done_with(self.path):
            beside = self._free(path)
            if _signature(self.path) == self._written:  # else it is another table's game
                self._beside[self._key] = beside
            os.replace(self.path, beside)
        if path is not None and path.exists():
            os.replace(path, self.path)

    def _free(self, taken: Path | None) -> Path:
        paths = [path for path in self._others() if path != taken]
        free = next((path for path in paths if not path.exists()), None)
        return free or min(paths, key=lambda path: path.stat().st_mtime_ns)

    def _others(self) -> list[Path]:
        return [self.path.with_suffix(f".{n}.json") for n in range(2, _MOST + 1)]

    # -- finding ------------------------------------------------------------------------------

    def kept(self) -> list[Kept]:
        """The games that can be gone on with, the latest first, but this notebook's before all.

        They must be under way, and of these players. The game that is being played is not
        among them.
        """
        mine = [self.path] if self._key is None else []
        groups = [[*mine, *self._others()], self._orphans()]
        self._found = []
        for group in groups:
            found = [path for path in group if path.is_file()]
            for path in sorted(found, key=lambda each: -each.stat().st_mtime_ns):
                game = _readable(path)
                if game is not None and _begun(game) and game.names == self.names:
                    self._found.append(Kept(game, path))
        return list(self._found)

    def _orphans(self) -> list[Path]:
        """Files of this cell from when its notebook had another name.

        A copy of a notebook has the same cells, so a file whose notebook is still there is
        that notebook's own.
        """
        if not self._tail:
            return []
        here = {_plain(each.stem) for each in Path().glob("*.ipynb")}
        found = []
        for end in (".json", *(f".{n}.json" for n in range(2, _MOST + 1))):
            for path in self.path.parent.glob(f"*-{self._tail}{end}"):
                owner = path.name.removesuffix(f"-{self._tail}{end}")
                own = path.name == f"{self.path.stem}{end}"
                if not own and "-" not in owner and owner not in here:
                    found.append(path)
        return found

    def offer(self, rules: Rules | None, seed: Seed | None) -> tuple[Game | None, str]:
        """The game to offer, if there is one, and what is to be said of it.

        `rules`, `seed`: what the cell asks for, None where it leaves that open. A game that
        is as asked comes before one that is not; of that it is said what differs.
        """
        asked = None if seed is None else as_seed(seed)

        def other(kept: Kept) -> bool:
            game = kept.game
            return asked not in (None, game.seed) or rules not in (None, game.rules)

        games = sorted(self.kept(), key=other)
        if not games:
            return None, ""
        game = games[0].game
        said = []
        if asked not in (None, game.seed):
            said.append(say("shelf.other_deal", seed=game.seed, asked=asked))
        lines = (rules or Rules()).differences(game.rules)
        if lines:
            more = say("shelf.more") if len(lines) > _DIFFERENCES else ""
            said.append(say("shelf.other_rules", lines=" ".join(lines[:_DIFFERENCES]), more=more))
        if len(games) > 1:
            said.append(say("shelf.others", n=len(games) - 1))
        return game, " ".join(said)

    # -- the helps ----------------------------------------------------------------------------

    @property
    def _helps(self) -> Path:
        return self.path.with_suffix(".helps")

    def helps(self) -> dict[str, Any]:
        """The helps that were chosen at this table, by name; {} if nothing can be read."""
        try:
            found = json.loads(read_text(self._helps, _LARGEST_HELPS))
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def keep_helps(self, helps: dict[str, Any]) -> None:
        """Write down which helps were chosen; a failure costs no more than choosing again."""
        try:
            self._helps.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(self._helps, json.dumps(helps, indent=1) + "\n")
        except OSError:
            pass


def is_record(path: Path) -> bool:
    """Whether `path` is the record of a game. Raises OSError where there is no such file."""
    try:
        load(path)
    except RecordError:
        return False
    return True


def _readable(path: Path) -> Game | None:
    try:
        return load(path)
    except (OSError, RecordError):
        return None  # nothing there, or nothing that could be gone on with


def _signature(path: Path) -> tuple[int, ...] | None:
    """What changes whenever the file is written; None where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size


def _begun(game: Game) -> bool:
    return bool(game.past or game.round.history) and not game.is_over


def _done_with(path: Path) -> bool:
    """Whether nobody would go on with the game of `path`. What cannot be read stays."""
    game = _readable(path)
    return game is not None and not _begun(game)


def _played(session: Session) -> bool:
    """Whether somebody at the screen has moved, or there are only computer players."""
    people = session.persons
    return bool(session.game.past) or any(
        not people or seat in people for seat, _ in session.round.history
    )


def shelf_for(save: str | os.PathLike[str] | bool | None, names: Sequence[str]) -> Shelf | None:
    """The shelf of the table that is being laid.

    `save`: a path; False for none; None or True for the file of the cell that is running,
    which there is only where the notebook tells the kernel which cell it runs. Raises
    ChickenfootError for what is no path of a file, and for the path of one that is no record.
    """
    if save is False:
        return None
    if save is not None and save is not True:
        return Shelf(_named_file(save), names)
    cell, run = _running_cell()
    if not cell:
        return None
    global _laid
    number = _laid[1] + 1 if _laid[0] == run else 1
    _laid = (run, number)
    # Other players are another table: their game must not be written over.
    who = f"{child_seed('/'.join(names)) & 0xFFFFFF:06x}"
    parts = [_plain(cell), who, *([str(number)] if number > 1 else [])]
    tail = "-".join(parts)
    notebook = _plain(_notebook())
    return Shelf(
        Path(FOLDER) / (f"{notebook}-{tail}.json" if notebook else f"{tail}.json"), names, tail
    )


def _named_file(save: object) -> Path:
    """The file that was asked for, which is a record or not there yet."""
    name = os.fspath(save) if isinstance(save, os.PathLike) else save
    if not isinstance(name, str) or not name.strip() or "\0" in name:
        raise ChickenfootError(say("files.bad_save", save=save), save=save)
    path = Path(name)
    try:
        no_file = path.exists() and not path.is_file()  # a folder, a pipe, a device
        readable = not path.is_file() or is_record(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise ChickenfootError(say("table.file.failed", path=path, why=why), path=path) from error
    if no_file:
        raise ChickenfootError(say("files.bad_save", save=save), save=save)
    if not readable:
        raise ChickenfootError(say("files.no_record", path=path), path=path)
    return path


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
