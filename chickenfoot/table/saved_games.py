"""Where a table's games are kept between two runs of its cell, and after a crash.

A file is an ordinary record (:func:`chickenfoot.load` reads it), written beside the old one
and then put in its place. It lies in a folder beside the notebook and bears the name of the
notebook and of the cell, so tables of other cells and notebooks are not disturbed. The game
that is being played has the first file; another one that was begun there and not finished
is moved to a second, third, ... file beside it, never written over. What is undone stays in
the file until another move is made.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from ..common.json_file import JsonFile
from ..common.seeds import Seed, as_seed, child_seed
from ..engine.game import Game
from ..engine.record import load
from ..engine.rules import Rules
from ..errors import ChickenfootError, RecordError
from ..text import say
from ..text.quoting import beginning
from .running_cell import notebook_name, notebooks_here, plain, running_cell
from .session import Session

__all__ = ["FOLDER", "GameStore", "SavedGame", "is_record", "store_for"]

FOLDER = ".chickenfoot"
"""The folder beside the notebook. A file browser does not show it."""

_DIFFERENCES = 2  # as many are told before "and more"
_DIGITS = 9  # of a file's number

# How many tables the run of a cell has laid so far: (its message, how many).
_laid: tuple[str, int] = ("", 0)

Signature = tuple[int, ...]


@dataclass(frozen=True)
class SavedGame:
    """A game that can be gone on with, and its file."""

    game: Game
    path: Path
    others: bool = False
    """Whether it is of other players than sit at the table."""

    def __str__(self) -> str:
        """Which game it is: round, tiles on the table, deal; the players, if they are others."""
        game = self.game
        key = "saved_game.game.others" if self.others else "saved_game.game"
        return say(
            key, n=len(game.past) + 1, plays=len(game.round.tableau), seed=game.seed,
            names=game.names,
        )  # fmt: skip


class GameStore:
    """The files that hold the games of one table.

    `path`: the file of the game that is being played. `names`: who plays. `tail`: how the
    name of a file ends that belongs to the same cell of a notebook of another name; "" if
    there is none.
    """

    def __init__(self, path: Path, names: Sequence[str], tail: str = "") -> None:
        self.path = path
        self.names = tuple(names)
        self._tail = tail
        # A table's games are told apart by the game with which each came to the table.
        self._origin: Game | None = None  # of the game in the first file
        self._saved: Game | None = None  # what was written there last
        self._written: Signature | None = None  # the first file as this table left it
        self._beside: list[tuple[Game, Path]] = []
        self._found: list[SavedGame] = []
        self._read: dict[Path, tuple[Signature, Game | None]] = {}
        options = path.with_suffix(".helps")  # the name that the first tables gave it
        self._options = JsonFile[dict[str, Any]](options, _as_options, dict, dict)

    # -- writing ------------------------------------------------------------------------------

    def keep(self, session: Session) -> None:
        """Write the game down. Where that fails, the table goes on and says so until it works."""
        try:
            self._keep(session)
        except OSError as error:
            why = error.strerror or str(error)
            session.trouble = say("saved_game.failed", path=self.path, why=why)

    def _keep(self, session: Session) -> None:
        origin, game = session.timeline.origin, session.timeline.latest
        found = next((each for each in self._found if each.game is origin), None)
        if found is not None and origin is not self._origin:  # a kept game is gone on with
            self._put_first(found.path)
            self._found.remove(found)
        elif origin is not self._origin:
            if not _played(session, game):
                return  # a fresh deal is not worth the place of a game
            path = next((path for each, path in self._beside if each is origin), None)
            self._put_first(path)
            self._beside = [pair for pair in self._beside if pair[0] is not origin]
        elif game is self._saved and _signature(self.path) == self._written:
            session.trouble = ""
            return
        else:
            self._spare_others()
        self._origin, self._saved = origin, None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        game.save(self.path, overwrite=True)  # what was there was looked at and moved aside
        self._saved, self._written = game, _signature(self.path)
        session.trouble = ""

    def _spare_others(self) -> None:
        """Move the first file aside where another table has written to it in the meantime."""
        if _signature(self.path) not in (None, self._written) and not self._done_with(self.path):
            self._move_aside()

    def _put_first(self, path: Path | None) -> None:
        """Make way in the first file for the game of `path`, or for one that has no file yet."""
        if path == self.path:
            return
        there = _signature(self.path)
        if there is not None and not self._done_with(self.path):
            beside = self._move_aside()
            if self._origin is not None and there == self._written:  # else another table's game
                self._beside.append((self._origin, beside))
        if path is not None and _signature(path) is not None:
            os.replace(path, self.path)

    def _move_aside(self) -> Path:
        beside = self._free()
        try:
            os.replace(self.path, beside)
        except OSError:
            with suppress(OSError):
                beside.unlink()
            raise
        return beside

    def _free(self) -> Path:
        """A file beside the first that is this table's alone; no other can have taken it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        for number in count(2):
            path = self.path.with_suffix(f".{number}.json")
            try:
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            except FileExistsError:
                continue
            return path
        raise AssertionError

    # -- finding ------------------------------------------------------------------------------

    def games(self) -> list[SavedGame]:
        """The games that can be gone on with, the latest first, but this notebook's before all.

        They must be under way, and of as many players. The game that is being played is not
        among them.
        """
        mine = [self.path] if self._origin is None else []
        self._found = []
        for group in ([*mine, *self._others()], self._orphans()):
            files = {path: signature for path in group if (signature := _signature(path))}
            for path in sorted(files, key=lambda each: -files[each][2]):
                game = self._game_in(path)
                if game is not None and _begun(game) and len(game.names) == len(self.names):
                    self._found.append(SavedGame(game, path, game.names != self.names))
        return list(self._found)

    def _game_in(self, path: Path) -> Game | None:
        """The game in a file, which is read only if it has changed; None if there is none."""
        signature = _signature(path)
        if signature is None:
            return None
        known = self._read.get(path)
        if known is None or known[0] != signature:
            known = self._read[path] = (signature, _readable(path))
        return known[1]

    def _done_with(self, path: Path) -> bool:
        """Whether nobody would go on with the game of `path`. What cannot be read stays."""
        game = self._game_in(path)
        return game is not None and not _begun(game)

    def _others(self) -> list[Path]:
        """The files beside the first."""
        stem = f"{self.path.stem}."
        return [path for path in self._folder() if _number(path, stem)]

    def _folder(self) -> list[Path]:
        try:
            return [self.path.parent / name for name in os.listdir(self.path.parent)]
        except OSError:  # not there yet, or not to be read
            return []

    def _orphans(self) -> list[Path]:
        """Files of this cell from when its notebook had another name.

        A copy of a notebook has the same cells, so a file whose notebook is still there is
        that notebook's own.
        """
        if not self._tail:
            return []
        here = set(notebooks_here())
        found = []
        for path in self._folder():
            owner, ours, end = path.name.partition(f"-{self._tail}.")
            if ours and (end == "json" or _number(Path(f"x.{end}"), "x.")):
                own = path.name.startswith(f"{self.path.stem}.")
                if not own and "-" not in owner and owner not in here:
                    found.append(path)
        return found

    def offer(self, rules: Rules | None, seed: Seed | None) -> tuple[Game | None, str]:
        """The game to offer, if there is one, and what is to be said of it.

        `rules`, `seed`: what the cell asks for, None where it leaves that open. A game that
        is as asked comes before one that is not; of that it is said what differs.
        """
        asked = None if seed is None else as_seed(seed)

        def other(saved: SavedGame) -> int:
            game = saved.game
            deal = asked not in (None, game.seed) or rules not in (None, game.rules)
            return 2 * deal + saved.others

        games = sorted(self.games(), key=other)
        if not games:
            return None, ""
        game = games[0].game
        said = []
        if games[0].others:
            said.append(say("saved_game.other_names", names=game.names))
        if asked not in (None, game.seed):
            said.append(say("saved_game.other_deal", seed=game.seed, asked=asked))
        lines = (rules or Rules()).differences(game.rules)
        if lines:
            more = say("saved_game.more") if len(lines) > _DIFFERENCES else ""
            said.append(
                say("saved_game.other_rules", lines=" ".join(lines[:_DIFFERENCES]), more=more)
            )
        if len(games) > 1:
            said.append(say("saved_game.others", n=len(games) - 1))
        return game, " ".join(said)

    # -- the options --------------------------------------------------------------------------

    def options(self) -> dict[str, Any]:
        """The options that were chosen at this table, by name; {} if nothing can be read."""
        try:
            return self._options.read()
        except (OSError, ValueError):
            return {}

    def keep_options(self, options: dict[str, Any]) -> None:
        """Write down which options were chosen; a failure costs no more than choosing again."""
        try:
            self._options.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        self._options.update(lambda _before: options)


def _as_options(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ValueError
    return data


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


def _signature(path: Path) -> Signature | None:
    """What changes whenever the file is written; None where there is no ordinary file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    if not stat.S_ISREG(found.st_mode):
        return None
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size


def _number(path: Path, stem: str) -> int:
    """Which file beside the first `path` is: 2 for "stem.2.json"; 0 if it is none of them."""
    name = path.name
    middle = name.removeprefix(stem).removesuffix(".json")
    ours = name == f"{stem}{middle}.json" and middle.isascii() and middle.isdigit()
    return int(middle[:_DIGITS]) if ours else 0


def _begun(game: Game) -> bool:
    return bool(game.past or game.round.history) and not game.is_over


def _played(session: Session, game: Game) -> bool:
    """Whether somebody at the screen has moved, or there are only computer players."""
    people = session.persons
    return bool(game.past) or any(not people or seat in people for seat, _ in game.round.history)


def store_for(save: str | os.PathLike[str] | bool | None, names: Sequence[str]) -> GameStore | None:
    """The store of the table that is being laid.

    `save`: a path; False for none; None or True for the file of the cell that is running,
    which there is only where the notebook tells the kernel which cell it runs. Raises
    ChickenfootError for what is no path of a file, and for the path of one that is no record.
    """
    if save is False:
        return None
    if save is not None and save is not True:
        return GameStore(_named_file(save), names)
    cell, run = running_cell()
    if not cell:
        return None
    global _laid
    number = _laid[1] + 1 if _laid[0] == run else 1
    _laid = (run, number)
    # Other players are another table: their game must not be written over.
    who = f"{child_seed('/'.join(names)) & 0xFFFFFF:06x}"
    parts = [plain(cell), who, *([str(number)] if number > 1 else [])]
    tail = "-".join(parts)
    notebook = notebook_name()
    return GameStore(
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
        shown = beginning(str(path))  # or a long name leaves no room for the reason
        raise ChickenfootError(say("table.file.failed", path=shown, why=why), path=path) from error
    if no_file:
        raise ChickenfootError(say("files.bad_save", save=save), save=save)
    if not readable:
        raise ChickenfootError(say("files.no_record", path=path), path=path)
    return path
