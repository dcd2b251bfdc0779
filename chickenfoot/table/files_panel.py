"""Save and load at a table: games kept here, records and pictures, in this folder only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from ..common.files import write_atomic
from ..engine.record import load
from ..errors import ChickenfootError
from ..text import say
from .board import Board
from .form_fields import answered, button, choice, column, row, text_field
from .saved_games import GameStore, SavedGame, is_record

__all__ = ["files_panel"]


def files_panel(board: Board, store: GameStore | None) -> widgets.VBox:
    """The games that the table keeps, a file name, and buttons to save and load."""
    parts = [] if store is None else [_saved_games(board, store)]
    return column(*parts, *_Files(board).parts)


class _Files:
    """A file name and what can be done with it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.controller = board.controller
        self.field = text_field("table.file.label", "game.json")
        self.asked: Path | None = None  # a file about which was asked
        self.parts = (
            self.field,
            row(
                button("table.file.save", lambda: self._do(self._save)),
                button("table.file.load", lambda: self._do(self._load)),
                button("table.file.picture", lambda: self._do(self._picture)),
            ),
        )
        self.field.observe(lambda _change: self._forget(), "value")

    def _forget(self) -> None:
        self.asked = None

    def _do(self, action: Callable[[str], str]) -> None:
        name = self.field.value.strip()
        if not name:
            self.controller.speak(say("table.file.no_name"))
            return
        try:
            self.controller.speak(action(name))
        except OSError as error:
            why = error.strerror or str(error)
            self.controller.speak(say("table.file.failed", path=name, why=why))
        except (ChickenfootError, ValueError) as error:  # ValueError: a name that cannot be one
            self.controller.speak(str(error))

    def _save(self, name: str) -> str:
        path = _here(name, ".json")
        if path.exists():
            if not path.is_file() or not is_record(path):
                return say("files.no_record", path=path)
            if not self._answered(path):
                return say("files.game_there", path=path)
        self.controller.session.game.save(path)
        return say("table.file.saved", path=path)

    def _picture(self, name: str) -> str:
        path = _here(name, ".png")
        if path.exists() and not self._answered(path):
            return say("files.picture_there", path=path)
        write_atomic(path, self.board.png())
        return say("table.file.saved", path=path)

    def _answered(self, path: Path) -> bool:
        """Whether the question about `path` stands already; else it is put now."""
        if self.asked == path:
            self.asked = None
            return True
        self.asked = path
        return False

    def _load(self, name: str) -> str:
        path = _ending(name, ".json")
        try:
            game = load(path)
        except FileNotFoundError:
            return say("files.missing", path=path)
        self.controller.flow.replace(game)
        return say("table.file.loaded", path=path)


def _ending(name: str, end: str) -> Path:
    return Path(name if name.endswith(end) else name + end)


def _here(name: str, end: str) -> Path:
    """The path to write: its kind is given, so that no other kind of file can be written over.

    Raises ChickenfootError for one that is not in this folder.
    """
    path = _ending(name, end)
    if len(path.parts) != 1 or "\\" in name or path.is_symlink():
        raise ChickenfootError(say("files.outside"), path=path)
    return path


def _saved_games(board: Board, store: GameStore) -> widgets.HBox:
    """A list of the games that are in the store, to go on with one of them."""
    controller = board.controller
    found: list[SavedGame] = []

    def options() -> list[tuple[str, Any]]:
        return [(str(each), each) for each in found] or [(say("saved_game.none"), None)]

    listed = choice("saved_game.list", options, None, lambda _value: None)

    def fill() -> None:
        found[:] = store.games()
        listed.options = options()
        listed.value = listed.options[0][1]

    def go_on() -> None:
        if listed.value is not None:
            with controller.flow.lock:
                controller.session.resumable_game = listed.value.game
                controller.flow.accept_resumable()
        fill()

    fill()
    # Begun games come and go while the list is on view.
    seen = [controller.session.game.seed]

    def follow() -> None:
        if seen[0] != controller.session.game.seed:
            seen[0] = controller.session.game.seed
            fill()

    controller.flow.listeners.append(follow)
    return row(listed, button("saved_game.go_on", answered(controller, go_on)))
