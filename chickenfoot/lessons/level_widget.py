"""A level to play: the task above, the table, and below it answers, hints and what was said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets as widgets

from ..curriculum.attempt import Attempt, Feedback, TryResult, mark_in_words
from ..curriculum.level import ChooseStep, Level, MarkStep, OrderStep, PlayStep
from ..curriculum.progress import Progress, Result
from ..curriculum.questions.model import LETTERS
from ..drawing.themes import classic
from ..engine.moves import Move, Refusal
from ..engine.tiles import Tile
from ..table.table import Table, position_table
from ..table.wording import choices_words
from ..text import say
from ..text.languages import Words
from .panel import Lesson, Panel, silence
from .stills import NOTHING, Still, sheet_rows, still_of, tiles_still

__all__ = ["LevelBox"]

_CONTROLS = ("draw", "pass", "choices", "keys")


class LevelBox(Lesson):
    """One level. `attempt`: how it stands; `table`: the table, or None where there is none.

    `progress`: where an answer is noted, None for nowhere. `on_next`: called by the button that
    leads on, which is there only if this is given. `tail`: says which of several it is.
    """

    def __init__(
        self,
        level: Level,
        progress: Progress | None = None,
        *,
        on_next: Callable[[], None] | None = None,
        tail: Words = silence,
    ) -> None:
        self.level = level
        self.attempt = Attempt(level)
        self.top = Panel(self._on_action)
        self.panel = Panel(self._on_action)
        self.table: Table | None = None
        self._progress = progress
        self._on_next = on_next
        self._tail = tail
        self._marked: list[str] = []
        self._wrong: set[str] = set()
        self._off_task = False
        self._replaying = False
        self.helped = False
        self._shown_step = 0
        # A frame and what is in it: the browser lays the parts side by side where the frame is
        # wide enough, so that the task, the table and the answers are seen together.
        body = widgets.VBox()
        body.add_class("cf-level-body")
        super().__init__([body])
        self.body = body
        self.add_class("cf-level")
        self._build()

    # -- what is shown -------------------------------------------------------------------------

    def _build(self) -> None:
        """Set up the table and say the task."""
        if self._wants_table():
            assert self.attempt.round is not None
            self.table = position_table(
                self.attempt.round,
                names=self.level.names[: self.attempt.round.players],
                seat=self._learner(),
                on_try=self._on_try,
                controls=_CONTROLS if self._invites_play() else (),
                show_hands=self.level.open_hands,
                pace=0.0,
                quiet=self._keeps_quiet(),
                invites=self._invites_play(),
            )
            # To touch a tile is not yet to play it.
            self.table.controller.session.auto_place = False
            self.table.controller.flow.listeners.append(self._on_table_change)
            self._show_parts(self.top, self.table, self.panel)
            self.body.add_class("cf-at-table")
        else:
            self._show_parts(self.panel)
        self.panel.tell(silence)
        self._show_arrow(self.level.shows)
        self.draw()

    def draw(self) -> None:
        """Draw the task and what belongs to it; the table speaks for itself."""
        self.panel.show(self._picture())
        self._show()

    def _keeps_quiet(self) -> bool:
        """Whether the table must not tell what is asked for: before a try, and for a question."""
        attempt = self.attempt
        return not attempt.done and (
            attempt.step_index == 0 or not isinstance(attempt.current_step, PlayStep)
        )

    def _invites_play(self) -> bool:
        """Whether a play is welcome: not while the level asks for an answer."""
        return self.attempt.done or isinstance(self.attempt.current_step, PlayStep)

    def _follow_step(self, table: Table, *, answered: bool) -> None:
        """Let the table tell and invite what suits the step; after an answer it speaks again."""
        table.controller.session.quiet = self._keeps_quiet()
        table.board.controls = frozenset(_CONTROLS if self._invites_play() else ())
        table.controller.session.invites = self._invites_play()
        if answered:
            table.controller.clear_selection()

    def _wants_table(self) -> bool:
        # Where the open numbers are asked for, the table's own marks would tell them.
        asks_ends = all(isinstance(s, MarkStep) and s.what == "ends" for s in self.level.steps)
        return self.level.position is not None and not asks_ends

    def _learner(self) -> int:
        """The seat at which the learner sits: that of the first play asked for."""
        attempt = Attempt(self.level)
        for step in self.level.steps:
            if isinstance(step, PlayStep):
                break
            if isinstance(step, ChooseStep):
                attempt.choose(step.right)
            else:
                return 0
        return attempt.round.to_move if attempt.round and not attempt.done else 0

    def _picture(self) -> Still:
        if self.table is not None:
            return NOTHING
        if self.level.position is not None:
            return still_of(self.level.position.round(), seat=None, asks_ends=True)
        return tiles_still(self.level.shown_tiles) if self.level.tiles else NOTHING

    def _show(self) -> None:
        """Show the step that is to be done."""
        title, task = self._title(), self.attempt.task
        if self.level.shows and not self.attempt.step_index:
            task = f"{task} {say('lessons.level.shown')}"
        head: dict[str, Any] = {"name": title, "title": title, "task": task}
        main = self.panel
        if self.table is not None:
            self.top.show(**head)
            head = {"name": say("lessons.level.answers", number=self.level.number)}
        sheet = sheet_rows(self.level.sheet) if self.level.sheet else None
        mode, choices = self._choices()
        main.show(
            **head, sheet=sheet, mode=mode, choices=choices, ask=self.attempt.task,
            buttons=self._buttons(), tail=self._tail(),
        )  # fmt: skip

    def _title(self) -> str:
        """Number and title, and which step of how many this is."""
        names = {"number": self.level.number, "title": self.level.title}
        of = len(self.level.steps)
        if of == 1:
            return say("lessons.level.title", **names)
        return say(
            "lessons.level.title.step", n=min(self.attempt.step_index + 1, of), of=of, **names
        )

    def _choices(self) -> tuple[str, list[dict[str, Any]]]:
        step, attempt = self.attempt.current_step, self.attempt
        if isinstance(step, ChooseStep):
            rows = []
            for key in step.options:
                look = "wrong" if key in self._wrong else ""
                if attempt.done and key == step.right:
                    look = "right"
                rows.append(
                    {"key": key, "text": self.level.option(key), "look": look, "off": attempt.done}
                )
            return "choose", rows
        if isinstance(step, MarkStep):
            return "mark", [
                {
                    "key": item,
                    "text": mark_in_words(item),
                    "on": item in self._marked,
                    "off": attempt.done,
                }
                for item in attempt.offered()
            ]
        if isinstance(step, OrderStep):
            places = {card: n for n, card in enumerate(self._marked, start=1)}
            return "order", [
                {
                    "key": card,
                    "letter": str(places.get(card, "–")),
                    "text": self.level.option(card),
                    "off": attempt.done,
                }
                for card in step.shown
            ]
        return "", []

    def _buttons(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        done = self.attempt.done
        if self._off_task:
            rows.append({"do": "back", "text": say("lessons.do.back"), "main": True})
        if isinstance(self.attempt.current_step, MarkStep) and not done:
            rows.append({"do": "check", "text": say("lessons.do.check"), "main": True})
        if done and self._on_next is not None:
            rows.append({"do": "next", "text": say("lessons.do.next"), "main": True})
        if not done:
            rows.append({"do": "hint", "text": say("lessons.do.hint")})
        rows.append({"do": "again", "text": say("lessons.do.again")})
        return rows

    # -- what is done ----------------------------------------------------------------------------

    def _on_action(self, action: str, key: str) -> None:
        if action == "hint":
            self._help_given()
            self.attempt.hint()
            self.panel.tell(self.attempt.hint_again, "hint")
            if self.attempt.hints_here == 3:
                self._show_arrow(True)
        elif action == "again":
            self.restart()
        elif action == "next" and self._on_next is not None:
            self._on_next()
        elif action == "back":
            assert self.table is not None
            self._take_back()
        elif action == "check":
            self._respond(self.attempt.mark(self._marked))
        elif action == "choose":
            self._on_choice(key)

    def _on_choice(self, key: str) -> None:
        step = self.attempt.current_step
        if isinstance(step, ChooseStep):
            self._take_back()
            feedback = self.attempt.choose(key)
            if feedback.result is not TryResult.RIGHT:
                self._wrong.add(key)
            self._respond(feedback)
        elif isinstance(step, MarkStep):
            self._marked = [item for item in self._marked if item != key] + (
                [] if key in self._marked else [key]
            )
            self._show()
        elif isinstance(step, OrderStep):
            if key in self._marked:
                self._marked.remove(key)
            else:
                self._marked.append(key)
            if len(self._marked) == len(step.cards):
                feedback = self.attempt.order(self._marked)
                if feedback.result is not TryResult.RIGHT:
                    self._marked = []
                self._respond(feedback)
            else:
                self.panel.tell(silence)  # what was said about the order before
                self._show()

    def _on_try(self, move: Move, refusal: Refusal | None) -> None:
        """The table tells of a try."""
        if self._replaying or self._off_task or self.attempt.done:
            return
        asked = isinstance(self.attempt.current_step, PlayStep)
        feedback = self.attempt.play(str(move))
        assert self.table is not None
        if feedback.result is TryResult.LAWFUL:
            self._off_task = True
        if asked:
            self._respond(feedback)
        self.table.controller.speak(feedback.words)

    def _respond(self, feedback: Feedback) -> None:
        """Note the answer to what the step asked, follow it, and say it once."""
        by_play = isinstance(self.attempt.level.steps[self._shown_step], PlayStep)
        right = feedback.result is TryResult.RIGHT
        if self.attempt.done:
            self._note_end()
        if right:
            self._shown_step = self.attempt.step_index
            if not self.attempt.done:
                self._marked, self._wrong = [], set()
            self._follow_attempt()
            if self.table is not None:
                self._follow_step(self.table, answered=not by_play)
            self._show_arrow(False)
        # An answer to a play is said at the table, where one looks; any other one below.
        if not by_play:
            on = right and not self.attempt.done
            self.panel.tell(feedback.words, "on" if on else str(feedback.result))
        elif self.attempt.done:
            self.panel.tell(partial(say, "lessons.level.done"), "right")
        else:
            self.panel.tell(silence)
        self._show()

    def _help_given(self) -> None:
        """The table or the level tells what may be done: that is help, which is noted as such."""
        self.helped = self.helped or not self.attempt.done

    def _note_end(self) -> None:
        """Note that the level is solved. What was tried on the way is not noted."""
        if self._progress is not None:
            result = Result.HELPED if self.helped else Result.RIGHT
            self._progress.answered(f"level {self.level.number}", self.level.rule, result)

    # -- the table -------------------------------------------------------------------------------

    def _follow_attempt(self) -> None:
        """Bring the table to where the attempt is: the others make their moves."""
        if self.table is None or self.attempt.round is None:
            return
        controller = self.table.controller
        self._replaying = True
        try:
            made = len(controller.session.round.history)
            for _, move in self.attempt.round.history[made:]:
                controller.flow.play(move)
        finally:
            self._replaying = False

    def _take_back(self) -> None:
        if self.table is None or not self._off_task:
            return
        self._off_task = False
        self.table.controller.flow.undo()
        self.panel.tell(silence)
        self._show()

    def _on_table_change(self) -> None:
        """After an undo at the table itself the play is taken back here too."""
        table = self.table
        if table is None:
            return
        session = table.controller.session
        if not self.attempt.done:
            self._mark_chosen_tile(table)
            legal = session.round.legal_moves()
            if legal and session.status == choices_words(legal):  # "What now?"
                self._help_given()
        if self._off_task and session.round == self.attempt.round:
            self._off_task = False
            self.panel.tell(silence)
            self._show()

    def _mark_chosen_tile(self, table: Table) -> None:
        """Where tiles are to be marked, a click on a tile of the hand marks it."""
        tile, step = table.controller.session.tile, self.attempt.current_step
        if tile is not None and isinstance(step, MarkStep) and step.what == "tiles":
            table.controller.clear_selection()
            self._on_choice(str(tile))

    def _show_arrow(self, yes: bool) -> None:
        """Draw an arrow from the tile to the place of the play asked for, or none."""
        if self.table is None:
            return
        step = self.attempt.current_step
        arrow: tuple[Tile, Tile | str] | None = None
        if yes and isinstance(step, PlayStep) and not self.attempt.done:
            move = Move.parse(step.wanted[0])
            if move.tile is not None and move.onto is not None:
                arrow = (move.tile, move.onto)
        self.table.board.point(arrow)

    def restart(self) -> None:
        """Begin the level again."""
        self.attempt.restart()
        self._marked, self._wrong = [], set()
        self._off_task = self.helped = False
        self._shown_step = 0
        self._build()

    # -- without a kernel --------------------------------------------------------------------------

    def words(self) -> str:
        """The level in words: its task, its table, its answers to choose.

        Returns
        -------
        str
            As they are stored with a notebook.
        """
        level = Attempt(self.level)
        title = say("lessons.level.title", number=self.level.number, title=self.level.title)
        lines = [title, level.task]
        if self.table is not None:
            lines.append(str(self.table.board.state["alt"]))
        elif self._picture().alt:
            lines.append(self._picture().alt)
        for name, points in self.level.sheet:
            lines.append(f"{name}: {', '.join(map(str, points))}")
        step = level.current_step
        if isinstance(step, ChooseStep):
            lines += [
                say("question.option", letter=LETTERS[place], text=self.level.option(key))
                for place, key in enumerate(step.options)
            ]
        lines.append(say("lessons.static"))
        return "\n".join(lines)

    def still(self) -> Still:
        """The table as it stands, or the tiles.

        Returns
        -------
        Still
            As it is stored with a notebook.
        """
        if self.table is None:
            return self._picture()
        board = self.table.board
        scene = board.scene()
        alt = str(board.state["alt"])
        return Still(scene, classic, alt, min(int(scene.width), 620), ratio=1.2)

    def play(self, text: str) -> LevelBox:
        """Try a move, as a click does; for those who type, and for tests.

        Parameters
        ----------
        text : str
            A move, such as ``"6-4 on 9-6"`` or ``"draw"``.

        Returns
        -------
        LevelBox
            The level itself.
        """
        assert self.table is not None
        self.table.controller.attempt(Move.parse(text))
        return self

    def tile(self, text: str) -> None:
        """Choose a tile of the hand, as a click does.

        Parameters
        ----------
        text : str
            A tile, such as ``"6-4"``.
        """
        assert self.table is not None
        self.table.controller.choose_tile(Tile.parse(text))
