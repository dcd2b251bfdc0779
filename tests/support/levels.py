"""The levels as tests go through them: one step after the other, as the level says."""

from __future__ import annotations

from collections.abc import Sequence

import chickenfoot as cf
from chickenfoot.curriculum.attempt import Attempt, Verdict
from chickenfoot.curriculum.level import Choose, Mark, Play
from chickenfoot.curriculum.level_data import all_levels, find_level
from chickenfoot.engine.tiles import double_set

__all__ = ["LEVELS", "at", "could_be", "solve"]

LEVELS = tuple(all_levels().values())
"""All of them, in order."""


def solve(attempt: Attempt) -> None:
    """Do the step that is to be done, as the level says."""
    step = attempt.now
    if isinstance(step, Play):
        answer = attempt.play(step.wanted[0])
    elif isinstance(step, Mark):
        answer = attempt.mark(attempt.marks())
    elif isinstance(step, Choose):
        answer = attempt.choose(step.right)
    else:
        answer = attempt.order(step.cards)
    assert answer.verdict is Verdict.RIGHT, (attempt.level.number, str(answer))


def at(number: str, step: int = 0) -> cf.Round:
    """The position of a level before this step."""
    attempt = Attempt(find_level(number))
    while attempt.step < step:
        solve(attempt)
    assert attempt.round is not None
    return attempt.round


def could_be(rules: cf.Rules, sheet: Sequence[tuple[str, tuple[int, ...]]]) -> bool:
    """Whether a sheet could come from rounds under `rules`: no two go out in the same round.

    That is all there is to it where no tile is free, for then only an empty hand costs nothing.
    """
    assert all(rules.points([tile]) for tile in double_set(rules.set_max))
    return all(points.count(0) <= 1 for points in zip(*(row for _, row in sheet), strict=True))
