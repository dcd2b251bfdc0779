"""The levels as tests go through them: one step after the other, as the level says."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import chickenfoot as cf
from chickenfoot.curriculum.attempt import Attempt, TryResult
from chickenfoot.curriculum.level import ChooseStep, MarkStep, PlayStep
from chickenfoot.curriculum.level_data import all_levels, find_level
from chickenfoot.engine.tiles import double_set

__all__ = ["LEVELS", "at", "could_be", "each_level", "each_step", "solve"]

LEVELS = tuple(all_levels().values())
"""All of them, in order."""

each_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.number)


def each_step(kind: type) -> pytest.MarkDecorator:
    """For a test of every step of this `kind`, given its ``level`` and its ``place``."""
    found = [
        pytest.param(level, place, id=f"{level.number}-{place}")
        for level in LEVELS
        for place, step in enumerate(level.steps)
        if isinstance(step, kind)
    ]
    return pytest.mark.parametrize(("level", "place"), found)


def solve(attempt: Attempt) -> None:
    """Do the step that is to be done, as the level says."""
    step = attempt.current_step
    if isinstance(step, PlayStep):
        answer = attempt.play(step.wanted[0])
    elif isinstance(step, MarkStep):
        answer = attempt.mark(attempt.marks())
    elif isinstance(step, ChooseStep):
        answer = attempt.choose(step.right)
    else:
        answer = attempt.order(step.cards)
    assert answer.result is TryResult.RIGHT, (attempt.level.number, str(answer))


def at(number: str, step: int = 0) -> cf.Round:
    """The position of a level before this step."""
    attempt = Attempt(find_level(number))
    while attempt.step_index < step:
        solve(attempt)
    assert attempt.round is not None
    return attempt.round


def could_be(rules: cf.Rules, sheet: Sequence[tuple[str, tuple[int, ...]]]) -> bool:
    """Whether a sheet could come from rounds under `rules`: no two go out in the same round.

    That is all there is to it where no tile is free, for then only an empty hand costs nothing.
    """
    assert all(rules.points([tile]) for tile in double_set(rules.set_max))
    return all(points.count(0) <= 1 for points in zip(*(row for _, row in sheet), strict=True))
