"""Help for tests of the lessons."""

from __future__ import annotations

from chickenfoot.lessons import Exercise

__all__ = ["solved"]


def solved(exercise: Exercise) -> Exercise:
    """The exercise, every question of it answered right by clicking, the first one on view."""
    for place, each in enumerate(exercise.questions):
        exercise.panel.press("choose", each.letter(each.right))
        if place + 1 < len(exercise.questions):
            exercise.panel.press("next")
    while exercise.place:
        exercise.panel.press("previous")
    return exercise
