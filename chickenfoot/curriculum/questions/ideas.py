"""The ideas of each lesson, as questions ask about them.

An idea is narrower than a kind of question: "which tile may you play?" is about the arms while
the spinner waits for some, and about the chicken foot while a double waits for toes. A class
that has just had a lesson is asked about the ideas of that lesson, each of them once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ...common.seeds import Seed
from ...engine.moves import EndReason
from ...engine.rounds import Round
from ...engine.tiles import Tile
from .generate import question
from .model import Question

__all__ = ["IDEAS", "Idea"]

_TRIES = 1000  # the rarest is one question in thirty


@dataclass(frozen=True)
class Idea:
    """What a question can be about: those of `kind` for which `holds` says so."""

    name: str
    kind: str
    holds: Callable[[Question], bool] = lambda _: True

    def asked(self, seed: Seed, difficulty: int, lesson: int) -> Question:
        """A question about it; `lesson`: what is known after that lesson answers it."""
        made = (
            question(self.kind, seed=f"{seed}.{turn}", difficulty=difficulty, lesson=lesson)
            for turn in range(_TRIES)
        )
        return next(filter(self.holds, made))  # tests try many seeds of each


def _arms_wait(asked: Question) -> bool:
    now = asked.round
    return now is not None and now.must_touch is not None and now.must_touch == now.tableau.lead


def _foot_waits(asked: Question) -> bool:
    now = asked.round
    return now is not None and now.must_touch is not None and now.must_touch != now.tableau.lead


def _any_end(asked: Question) -> bool:
    return asked.round is not None and asked.round.must_touch is None


def _turn(plays: bool, fits: bool = False) -> Callable[[Question], bool]:
    """A turn while the arms wait: somebody can play, or draws a tile that does or does not fit."""

    def holds(asked: Question) -> bool:
        if not _arms_wait(asked) or asked.round is None or not asked.round.yard:
            return False
        if _can_play(asked.round) or plays:
            return _can_play(asked.round) and plays
        return _can_play(asked.round.play("draw")) == fits

    return holds


def _can_play(now: Round) -> bool:
    return any(move.tile is not None for move in now.legal_moves())


def _wrong_by(mistake: str) -> Callable[[Question], bool]:
    return lambda asked: any(choice.mistake == mistake for choice in asked.choices)


def _ended(by: EndReason) -> Callable[[Question], bool]:
    def holds(asked: Question) -> bool:
        outcome = asked.round.outcome if asked.round is not None else None
        return outcome is not None and outcome.reason is by

    return holds


def _held(asked: Question) -> tuple[Tile, ...]:
    return tuple(tile for _, hand in asked.hands for tile in hand)


def _with_double_blank(asked: Question) -> bool:
    return Tile(0, 0) in _held(asked)


def _with_double(asked: Question) -> bool:
    return any(tile.is_double for tile in _held(asked)) and all(tile.low for tile in _held(asked))


def _with_blank_half(asked: Question) -> bool:
    return not _with_double_blank(asked) and _wrong_by("blank_zero")(asked)


def _shows_a_tile(asked: Question) -> bool:
    return bool(asked.tiles)


IDEAS: Mapping[int, tuple[Idea, ...]] = MappingProxyType(
    {
        1: (
            Idea("halves match, sums do not", "match", _wrong_by("sum_matches")),
            Idea("a blank half matches no number", "match", _wrong_by("blank_matches")),
            Idea("the other half stays open", "far_half"),
            Idea("tiles with one number", "suit"),
            Idea("each pair once", "in_set"),
            Idea("what the deal leaves", "yard_size"),
        ),
        2: (
            Idea("the most pips lead", "who_leads"),
            Idea("all arms first", "playable", _arms_wait),
            Idea("who can play, plays", "turn", _turn(plays=True)),
            Idea("who draws what fits, plays it", "turn", _turn(plays=False, fits=True)),
            Idea("who draws what does not fit, passes", "turn", _turn(plays=False)),
        ),
        3: (
            Idea("which numbers are open", "open_ends"),
            Idea("a closed half takes nothing", "where", _any_end),
            Idea("what is not allowed on any open end", "illegal", _any_end),
            Idea("a turn where any end will do", "turn", _any_end),
        ),
        4: (
            Idea("what the foot asks for", "must_show", _foot_waits),
            Idea("where toes go", "where", _foot_waits),
            Idea("nothing else before the foot", "illegal", _foot_waits),
            Idea("which tile is a toe", "playable", _foot_waits),
            Idea("a turn before an unfinished foot", "turn", _foot_waits),
            Idea("who has no toe, draws", "who_draws", _foot_waits),
        ),
        5: (
            Idea("the double-blank costs more", "add_up", _with_double_blank),
            Idea("a double costs both halves", "add_up", _with_double),
            Idea("going out ends the round", "over", _ended(EndReason.WENT_OUT)),
            Idea("a blocked table ends it", "over", _ended(EndReason.BLOCKED)),
            Idea("a blank half costs nothing", "add_up", _with_blank_half),
        ),
        6: (
            Idea("rounds won do not decide", "who_won", _wrong_by("most_wins")),
            Idea("every round counts", "who_won", _wrong_by("last_round")),
            Idea("the doubles lead downwards", "rounds", _shows_a_tile),
            Idea("a round for each double", "rounds", lambda asked: not _shows_a_tile(asked)),
        ),
    }
)  # fmt: skip
"""The ideas by the lesson that teaches them."""
