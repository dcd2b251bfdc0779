"""Help for tests of the lessons."""

from __future__ import annotations

from chickenfoot.curriculum.level import ChooseStep, MarkStep, PlayStep
from chickenfoot.lessons import Exercise
from chickenfoot.lessons.level_widget import LevelBox
from chickenfoot.lessons.panel import Panel

__all__ = ["buttons", "do_step", "solved"]


def do_step(box: LevelBox) -> None:
    """Click what the step asks for."""
    step = box.attempt.current_step
    if isinstance(step, PlayStep):
        box.play(step.wanted[0])
    elif isinstance(step, MarkStep):
        for item in box.attempt.marks():
            box.panel.press("choose", item)
        box.panel.press("check")
    elif isinstance(step, ChooseStep):
        box.panel.press("choose", step.right)
    else:
        for card in step.cards:
            box.panel.press("choose", card)


def buttons(panel: Panel) -> list[str]:
    """What can be clicked under the panel."""
    return [row["do"] for row in panel.state["buttons"]]


def solved(exercise: Exercise) -> Exercise:
    """The exercise, every question of it answered right by clicking, the first one on view."""
    for place, each in enumerate(exercise.questions):
        exercise.panel.press("choose", each.letter(each.right))
        if place + 1 < len(exercise.questions):
            exercise.panel.press("next")
    while exercise.place:
        exercise.panel.press("previous")
    return exercise
