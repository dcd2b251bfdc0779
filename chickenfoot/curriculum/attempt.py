"""A learner's attempt at a level: what is tried, and the answer to it.

Everything may be tried. A move that the rules forbid is answered with the round's own reason,
a lawful one that was not asked for with what it leaves, and the right one with the sentence
that names what happened. Nothing here shows anything: widgets and tests use it alike.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from ..engine.moves import Move, Reason, play_in_words
from ..engine.rounds import Round
from ..engine.tiles import Tile
from ..errors import InvalidText
from ..text import say
from ..text.languages import Words
from .level import ChooseStep, Level, MarkStep, OrderStep, PlayStep, Step
from .rulebook import RULEBOOK

__all__ = ["Attempt", "Feedback", "TryResult", "mark_in_words", "open_pips", "why_nowhere"]


class TryResult(str, Enum):
    """What a try was: as asked, lawful but not asked for, or wrong."""

    RIGHT = "right"
    LAWFUL = "lawful"
    WRONG = "wrong"

    __str__ = str.__str__


@dataclass(frozen=True)
class Feedback:
    """What the table says to a try. `shown`: the position to look at, if it is not the task's.

    `words` says it in the language in use, now and later.
    """

    result: TryResult
    words: Words
    shown: Round | None = None

    @property
    def text(self) -> str:
        """What is said, in the language in use."""
        return self.words()

    def __str__(self) -> str:
        return self.text


class Attempt:
    """One try at a level, step by step.

    `round` is the position now (None for a level without one), `step_index` the place of the step,
    `done` whether the level is, `hints` how many were asked for (`hints_here` in this step),
    `misses` how many wrong or unasked tries there were.
    """

    def __init__(self, level: Level) -> None:
        self.level = level
        self.restart()

    def restart(self) -> None:
        """Begin again, as if nothing had been tried."""
        self.round = self.level.position.round() if self.level.position else None
        self.step_index = 0
        self.done = False
        self.hints = 0
        self.misses = 0
        self.hints_here = 0

    @property
    def current_step(self) -> Step:
        """The step to do; the last one once the level is done."""
        return self.level.steps[min(self.step_index, len(self.level.steps) - 1)]

    @property
    def task(self) -> str:
        """What to do now."""
        return self.level.task(min(self.step_index, len(self.level.steps) - 1))

    @property
    def clean(self) -> bool:
        """Whether all so far was right at the first try and without a hint."""
        return not self.hints and not self.misses

    # -- tries -----------------------------------------------------------------------------

    def play(self, text: str) -> Feedback:
        """Try a move. In a step that asks for no move, or when all is done, it only answers."""
        now, place = self._round(), self.step_index
        try:
            move = Move.parse(text)
        except InvalidText:
            example = next((m for m in now.legal_moves()), "draw")
            return Feedback(
                TryResult.WRONG, lambda: say("try.unreadable", text=text, example=example)
            )
        step = self.current_step
        asked = isinstance(step, PlayStep) and not self.done
        if now.why_not(move) is not None:
            return self._reject(lambda: self._why_not(now, move, place), asked)
        after = now.play(move)
        if asked and isinstance(step, PlayStep) and str(move) in step.wanted:
            return self._advance(after, step.then)

        def lawful() -> str:
            own = self._own_words(move, place) if asked else ""
            left = say("try.lawful.ends", pips=open_pips(after)) if not own and asked else ""
            return " ".join(part for part in (say("try.lawful"), own, left) if part)

        return self._reject(lawful, asked, TryResult.LAWFUL, after)

    def _why_not(self, now: Round, move: Move, place: int) -> str:
        """Why the rules forbid a try: in the level's own words, if it has any, and the round's."""
        refusal = now.why_not(move)
        assert refusal is not None
        own = self._own_words(move, place)
        early = self.level.lesson is not None and self.level.lesson < RULEBOOK["arms"].lesson
        if own and early and refusal.reason is Reason.END_TAKEN:
            return own  # the round speaks of arms, a word that is not known yet
        # What would be allowed instead is the task's answer, so that part is not told.
        return f"{own} {refusal.why}" if own else refusal.why

    def _own_words(self, move: Move, place: int) -> str:
        """What the level itself says to this try in the step at this place; "" if nothing.

        The same move may be wrong for another reason in another step, so a sentence holds only
        in the steps that list the move.
        """
        step, words = self.level.steps[min(place, len(self.level.steps) - 1)], self.level.words
        if not isinstance(step, PlayStep) or str(move) not in step.tries:
            return ""
        return words(f"try.{place + 1}.{move}") or words(f"try.{move}")

    def mark(self, chosen: Collection[str]) -> Feedback:
        """Try a set of marks: tiles, plays, or numbers of open ends, as their texts."""
        step = self.current_step
        assert isinstance(step, MarkStep)
        right = self.marks()
        if not chosen:
            return Feedback(TryResult.WRONG, partial(say, "try.nothing"))
        for item in sorted(set(chosen) - set(right)):
            return self._reject(partial(self._why_not_marked, self._round(), step.what, item))
        missing = len(set(right) - set(chosen))
        if missing:
            return self._reject(partial(say, "try.missing", n=missing))
        return self._advance(self._round())

    def choose(self, key: str) -> Feedback:
        """Try one of the answers of a step that asks to choose."""
        step = self.current_step
        assert isinstance(step, ChooseStep)
        if key != step.right:
            words = self.level.words
            place = self.level.steps.index(step) + 1
            return self._reject(lambda: words(f"why.{place}.{key}") or words(f"why.{key}"))
        return self._advance(self.round, step.then)

    def order(self, cards: Sequence[str]) -> Feedback:
        """Try an order of the cards."""
        step = self.current_step
        assert isinstance(step, OrderStep)
        for place, (card, right) in enumerate(zip(cards, step.cards, strict=True), start=1):
            if card != right:
                return self._reject(partial(self._not_there, card, place))
        return self._advance(self.round)

    def _not_there(self, card: str, place: int) -> str:
        return say("try.order", card=self.level.option(card), place=place)

    # -- what is right, and hints ------------------------------------------------------------

    def marks(self) -> tuple[str, ...]:
        """What a step that asks for marks wants, as the round says."""
        step = self.current_step
        assert isinstance(step, MarkStep)
        now = self._round()
        if step.what == "ends":
            return tuple(map(str, open_pips(now)))
        plays = [move for move in now.legal_moves() if move.tile is not None]
        if step.what == "plays":
            return tuple(map(str, plays))
        return tuple(dict.fromkeys(str(move.tile) for move in plays))

    def offered(self) -> tuple[str, ...]:
        """What there is to mark: the right and the wrong, in an order that tells nothing."""
        step = self.current_step
        assert isinstance(step, MarkStep)
        now = self._round()
        if step.what == "ends":
            return tuple(str(pip) for pip in range(now.rules.set_max + 1))
        if step.what == "plays":
            return tuple(sorted((*self.marks(), *step.tries)))
        return tuple(map(str, now.hands[now.to_move]))

    def hint(self) -> str:
        """The next of three hints: where to look, the rule, the answer and why."""
        self.hints += 1
        self.hints_here = min(self.hints_here + 1, 3)
        return self.hint_again()

    def hint_again(self) -> str:
        """The hint that was given last in this step, in the language in use."""
        if self.hints_here == 1:
            return self._where_to_look()
        if self.hints_here == 2:
            position = self.level.position
            if position is None:
                return say("hint.rule", rule=self.level.taught.text)
            return say("hint.rule", rule=self.level.taught.under(position.rules))
        return self._solution()

    def _where_to_look(self) -> str:
        own = self.level.words(f"hint.{self.step_index + 1}")
        if not own and (self.step_index == 0 or self.round is None):
            own = self.level.words("hint")
        if own or self.round is None:
            return own
        return _where(self.round)

    def _solution(self) -> str:
        step = self.current_step
        if isinstance(step, ChooseStep):
            return say("hint.choose", option=self.level.option(step.right))
        if isinstance(step, MarkStep):
            return say("hint.mark", what=[mark_in_words(item) for item in self.marks()])
        if isinstance(step, OrderStep):
            cards = [self.level.option(card) for card in step.cards]
            return say("hint.order", cards="; ".join(cards))
        return _why(self._round(), Move.parse(step.wanted[0]))

    # -- inside ------------------------------------------------------------------------------

    def _round(self) -> Round:
        assert self.round is not None  # a level whose steps ask for the table has one
        return self.round

    def _reject(
        self, words: Words, counts: bool = True, result: TryResult = TryResult.WRONG,
        shown: Round | None = None,
    ) -> Feedback:  # fmt: skip
        if counts and not self.done:
            self.misses += 1
        return Feedback(result, words, shown)

    def _advance(self, after: Round | None, then: Sequence[str] = ()) -> Feedback:
        for move in then:
            assert after is not None
            after = after.play(move)
        self.round = after
        words = partial(self._right, self.step_index)
        self.step_index += 1
        self.hints_here = 0
        self.done = self.step_index == len(self.level.steps)
        return Feedback(TryResult.RIGHT, words, after)

    def _right(self, place: int) -> str:
        """What is said when the step at this place is done."""
        told = [self.level.done(place)]
        if place + 1 < len(self.level.steps):  # nobody is to think that it ends here
            told = [say("try.right"), *told, self.level.task(place + 1)]
        return " ".join(part for part in told if part)

    def _why_not_marked(self, now: Round, what: str, item: str) -> str:
        why = self.level.words(f"try.{item}") or self._why_unmarked(now, what, item)
        return say("try.marked", what=mark_in_words(item), why=why)

    def _why_unmarked(self, now: Round, what: str, item: str) -> str:
        if what == "ends":
            return say("try.end.closed", pip=item)
        if what == "tiles":
            return why_nowhere(now, Tile.parse(item))
        refusal = now.why_not(item)
        return refusal.why if refusal else ""


def open_pips(now: Round) -> tuple[int, ...]:
    """The numbers that are open on the table, each once, lowest first.

    The spinner counts while it takes arms, a double while it takes toes.
    """
    return tuple(sorted({pip for pip, _ in now.tableau.ends.values()}))


def why_nowhere(now: Round, tile: Tile) -> str:
    """Why `tile` can go nowhere on the table now, in a sentence; "" if it can."""
    pip = now.must_match
    if pip is not None:
        if pip in (tile.high, tile.low):
            return ""
        return say("try.no_show", tile=tile, pip=pip)
    pips = open_pips(now)
    if tile.high in pips or tile.low in pips:
        return ""
    key = "try.no_end.double" if tile.is_double else "try.no_end"
    return say(key, tile=tile, a=tile.high, b=tile.low, pips=pips)


def _where(now: Round) -> str:
    pip = now.must_match
    if now.is_over:
        return say("hint.where.over")
    first = now.legal_moves()[0]
    if first.tile is None:
        return say(f"hint.where.{first.kind.value}")
    if pip is None:
        return say("hint.where.ends", pips=open_pips(now))
    if not now.tableau:
        return say("hint.where.lead", pip=pip)
    onto = now.must_touch
    assert onto is not None  # one number is asked for, and there is a table
    return say("hint.where.must", onto=onto, n=now.tableau.ends[onto][1], pip=pip)


def mark_in_words(item: str) -> str:
    """What can be marked, as people read it: a play, a tile or a number."""
    tile, _, onto = item.partition(" on ")
    return say("move.on", tile=tile, onto=onto) if onto else item


def _why(now: Round, move: Move) -> str:
    if move.tile is None:
        return say(f"hint.{move}")
    if move.onto is None:
        return say("hint.lead", tile=move.tile)
    pip = now.tableau.outer(move.onto)
    told = play_in_words(move.tile, move.onto)
    return say("hint.play", move=told, tile=move.tile, onto=move.onto, pip=pip)
