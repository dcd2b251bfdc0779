"""A level: what it asks for can be done, and neither title nor silence gives its answer away."""

from __future__ import annotations

from chickenfoot.curriculum.attempt import Attempt
from chickenfoot.curriculum.level import ChooseStep, Level, PlayStep
from chickenfoot.curriculum.rulebook import RULEBOOK
from tests.support.levels import LEVELS, at, each_level, solve


@each_level
def test_every_asked_move_is_legal(level: Level) -> None:
    """Each of the moves that a level asks for is among the engine's legal moves."""
    attempt = Attempt(level)
    for step in level.steps:
        if isinstance(step, PlayStep):
            legal = [str(move) for move in at(level.number, attempt.step_index).legal_moves()]
            assert set(step.wanted) <= set(legal)
        solve(attempt)


@each_level
def test_no_other_move_is_asked_silently(level: Level) -> None:
    """Each legal move that a level does not ask for is one that it answers by name."""
    for place, step in enumerate(level.steps):
        if isinstance(step, PlayStep):
            legal = {str(move) for move in at(level.number, place).legal_moves()}
            lawful = {move for move, reason in step.tries.items() if reason is None}
            assert legal == set(step.wanted) | lawful


@each_level
def test_a_title_does_not_answer(level: Level) -> None:
    """A title names a topic: it is none of the rules' names that say what is asked for."""
    saying = ("match", "arms", "draw", "blank", "foot", "blocked", "rounds", "lowest")
    assert level.title not in {RULEBOOK[key].name for key in saying}
    for step in level.steps:
        if isinstance(step, ChooseStep) and len(step.right) > 2:
            assert level.option(step.right) not in level.title


def test_a_step_that_leads_on_says_so() -> None:
    """The answer to a step that is not the last says "Right." and what is to be done now."""
    for level in LEVELS:
        attempt = Attempt(level)
        for step, kind in enumerate(level.steps[:-1], start=1):
            assert isinstance(kind, (PlayStep, ChooseStep))
            answer = (
                attempt.play(kind.wanted[0])
                if isinstance(kind, PlayStep)
                else attempt.choose(kind.right)
            )
            assert answer.text.startswith("Right. ")
            assert answer.text.endswith(level.task(step))


@each_level
def test_rule_and_lesson_agree(level: Level) -> None:
    """A level is about a rule of the rulebook, one met in its lesson or earlier."""
    assert level.rule in RULEBOOK
    if level.lesson is not None and level.rule != "count":  # pips are met before the count
        assert RULEBOOK[level.rule].lesson <= level.lesson


@each_level
def test_the_round_ends_only_where_the_level_is_about_that(level: Level) -> None:
    """After its last step a level's round goes on, but for those in which somebody goes out."""
    attempt = Attempt(level)
    while not attempt.done:
        solve(attempt)
    ends = {"5.1", "5.4", "5.5", "5.6", "5.7", "5.10"}
    if attempt.round is not None:
        assert attempt.round.is_over == (level.number in ends)
