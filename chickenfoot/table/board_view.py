"""What a page shows of a table: two pictures under real buttons, and the words round them.

It holds no state of the game. A click arrives as a small message and becomes one call of the
controller; whatever changed is drawn once and sent with its pictures in one piece. How it is sent
is the page's affair: a notebook's is :class:`chickenfoot.table.board.Board`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from ..drawing.scene import Scene
from ..drawing.svg import svg
from ..drawing.themes import Theme, classic, night, theme
from ..engine.tiles import Tile
from ..errors import ChickenfootError, InvalidText
from ..text import say
from .browser_state import BUTTONS, state_of
from .controller import Controller
from .overlay import overlay_of
from .scene import Look, Scenes, scenes_of
from .session import TABLE
from .wording import turn_words

__all__ = ["CONTROLS", "BoardView"]

CONTROLS: frozenset[str] = frozenset({*BUTTONS, "slider", "log", "players"})
"""Everything that can stand on a board besides the pictures and the status line."""

# What a message that is no button's comes from.
_SENT_BY = {"go": "slider"}

_NARROWEST, _WIDEST = 120, 1200
_LEAST_TABLE = 480  # on a narrower screen the table is this wide and moves in its frame


class BoardView:
    """The pictures of table and rack, their buttons and their words.

    `controller`: the table. `theme`: a theme, its name, or None to go with the page.
    `controls`: which of CONTROLS to show. `redraws` counts what was drawn for the page.
    `on_arranged`: called after the person has put a tile elsewhere on the rack.
    """

    # Each is put anew as a whole, never changed.
    table_picture: bytes
    rack_picture: bytes
    state: dict[str, Any]

    def __init__(
        self,
        controller: Controller,
        *,
        theme: Theme | str | None = None,
        controls: Iterable[str] = CONTROLS,
    ) -> None:
        self.controller = controller
        self.look = Look()
        self.theme = theme
        self.controls = frozenset(controls)
        self.show = False
        self.numerals = False
        self.dark = False
        self.ratio = 1.0
        self.looked = False
        self.redraws = 0
        self.on_arranged: list[Callable[[], None]] = []
        self.arrow: tuple[Tile, Tile | str] | None = None
        self.outline: tuple[Tile, ...] = ()
        self._drawn: dict[str, object] = {}
        self._stretch: object = None
        self._actions: dict[str, Callable[[dict[str, Any]], None]] = {
            "tile": lambda m: controller.choose_tile(Tile.parse(m["tile"])),
            "pick_up": lambda m: controller.pick_up(Tile.parse(m["tile"])),
            "arrange": lambda m: self._arrange(Tile.parse(m["tile"]), _whole(m["place"])),
            "place": lambda m: controller.choose_place(_place(m["place"]), _slot(m.get("slot"))),
            "go": lambda m: controller.flow.go_to(_whole(m["ply"])),
            "computer_move": lambda m: controller.flow.computer_move(_whole(m["token"])),
            "look": self._looked,
            **{
                name: _plain(action)
                for name, action in {
                    "draw": controller.draw,
                    "pass": controller.skip,
                    "knock": controller.toggle_knock,
                    "undo": controller.flow.undo,
                    "redo": controller.flow.redo,
                    "suggest": controller.suggest,
                    "choices": controller.tell_choices,
                    "next": controller.flow.next_round,
                    "new": controller.flow.new_deal,
                    "restart": controller.flow.restart,
                    "clear_selection": controller.clear_selection,
                    "reveal_hand": controller.reveal_hand,
                    "goOn": controller.flow.go_on,
                    "now": controller.flow.to_now,
                    "accept": controller.flow.accept_resumable,
                    "decline": controller.flow.decline_resumable,
                }.items()
            },
        }
        controller.flow.listeners.append(self.redraw)

    # -- from the browser ---------------------------------------------------------------------

    def handle_message(self, message: Any) -> None:
        """Do what a message of the browser asks; one that makes no sense does nothing."""
        with self.controller.flow.lock:
            before = self.redraws
            try:
                name = message["do"]
                action = self._actions[name]
                if self._is_offered(name):
                    action(message)
            except InvalidText:
                pass  # a stale page or a stranger: what is on view is sent again
            except ChickenfootError as error:
                self.controller.speak(str(error))
            except (LookupError, TypeError, ValueError):
                pass  # the same
            if self.redraws == before:
                self.redraw()  # every message is answered, so that the page knows we live

    def _is_offered(self, name: str) -> bool:
        """Whether this board has what sends the message: a lesson shows few buttons."""
        needed = _SENT_BY.get(name, name)
        return needed not in CONTROLS or needed in self.controls

    def _arrange(self, tile: Tile, place: int) -> None:
        """Put a tile elsewhere on the rack. That is no move: it may be done at any time."""
        session = self.controller.session
        if tile not in session.hand or session.resumable_game is not None:
            return
        before = self.look.rack.tiles(session)
        with self.controller.flow.changing():
            place = self.look.rack.put(session, tile, place)
            session.clear(keep_knock=True)
            session.status = turn_words(session)
            if place != before.index(tile):
                now = say("table.arranged", tile=tile, n=place + 1, of=len(before))
                session.status = f"{now} {session.status}"
        for listener in self.on_arranged:
            listener()

    def _looked(self, message: dict[str, Any]) -> None:
        width, ratio = _number(message["width"]), _number(message["ratio"])
        screen = min(max(width, _NARROWEST), _WIDEST)
        if screen != self.look.screen:
            # Another width, another table: nothing of how the last one was filled is kept.
            self.look.bounds, self.look.rows = None, 1
        self.look.screen = screen
        self.look.width = max(screen, _LEAST_TABLE)
        self.ratio = min(max(ratio, 1.0), 3.0)
        self.dark = bool(message["dark"])
        self.looked = True

    # -- to the browser -----------------------------------------------------------------------

    @property
    def colours(self) -> Theme:
        """The theme of the pictures as they are drawn now."""
        if self.theme is None:
            return night if self.dark else classic
        return theme(self.theme)

    def scenes(self) -> Scenes:
        """What the pictures show now."""
        start = self.controller.session.round.start
        if start is not self._stretch and start != self._stretch:
            self._stretch = start
            self.look.forget()
        return scenes_of(self.controller.session, self.look)

    def scene(self) -> Scene:
        """Table and rack as one picture, as it is stored."""
        with self.controller.flow.lock:
            return self.scenes().whole

    def redraw(self) -> None:
        """Send what is on view now: the pictures only if changed, all in one message."""
        with self.controller.flow.lock:
            self._redraw()

    def _redraw(self) -> None:
        session = self.controller.session
        scenes = self.scenes()
        colours = self.colours
        overlay = overlay_of(
            session, scenes, show=self.show, arrow=self.arrow, outline=self.outline
        )
        state = state_of(
            session,
            scenes,
            overlay,
            self.look,
            pace=self.controller.flow.pace,
            show=self.show,
            controls=self.controls,
        )
        state["dark"] = _is_dark(colours)
        self.redraws += 1
        state["count"] = self.redraws
        state["looked"] = self.looked
        with self.sending():
            self._draw("table_picture", scenes.table, colours)
            self._draw("rack_picture", scenes.rack, colours)
            self.state = state

    def _draw(self, name: str, scene: Scene, colours: Theme) -> None:
        """Draw the picture of that name, if it is another one than was sent last."""
        drawn = (scene, colours, self.numerals)
        if drawn == self._drawn.get(name):
            return
        picture = b""
        if scene.height:
            picture = svg(scene, theme=colours, numerals=self.numerals).encode()
        setattr(self, name, picture)
        self._drawn[name] = drawn  # not sooner: a picture that fails is drawn again

    def point(
        self, arrow: tuple[Tile, Tile | str] | None = None, outline: Iterable[Tile] = ()
    ) -> None:
        """Point something out until told otherwise; without arguments nothing any more.

        `arrow`: from a tile of the open hand to the tile on the table (or TABLE) that it goes
        on. `outline`: tiles on the table or in the hand. What is not on view is left out.
        """
        with self.controller.flow.lock:
            self.arrow = arrow
            self.outline = tuple(outline)
            self.redraw()

    def sending(self) -> AbstractContextManager[None]:
        """Within this, what is put in the pictures and the state is sent in one piece."""
        return nullcontext()


def _plain(action: Callable[[], None]) -> Callable[[dict[str, Any]], None]:
    return lambda _message: action()


def _place(text: Any) -> Tile | str:
    return TABLE if text == TABLE else Tile.parse(text)


def _slot(value: Any) -> int | None:
    return None if value is None else _whole(value)


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _number(value: Any) -> float:
    """A finite number; a page is never wider than so many pixels, nor denser."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or value != value:
        raise TypeError
    return float(min(max(value, 0), _WIDEST))


def _is_dark(colours: Theme) -> bool:
    red, green, blue = (int(colours.table[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue < 110
