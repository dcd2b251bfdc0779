"""What is tried in a level, and how it is answered: truly, with the engine's reasons."""

from __future__ import annotations

from dataclasses import replace

import chickenfoot as cf
from chickenfoot.curriculum.attempt import Attempt, TryResult, open_pips, why_nowhere
from chickenfoot.curriculum.level import ChooseStep, Level, MarkStep, PlayStep
from chickenfoot.curriculum.level_data import find_level
from tests.support.levels import at, each_level, each_step, solve


@each_level
def test_solution_is_taken(level: Level) -> None:
    """Doing what the level asks, step by step, is answered as right and finishes it."""
    attempt = Attempt(level)
    for _ in level.steps:
        assert not attempt.done
        solve(attempt)
    assert attempt.done
    assert attempt.clean


@each_step(PlayStep)
def test_likely_wrong_moves_have_the_engines_reason(level: Level, place: int) -> None:
    """Each likely wrong move is refused for the stated reason, or lawful where none is stated."""
    step = level.steps[place]
    assert isinstance(step, PlayStep)
    for move, reason in step.tries.items():
        refusal = at(level.number, place).why_not(move)
        assert (refusal.reason if refusal else None) == reason


def _before_arms(level: Level, reason: cf.Reason | None) -> bool:
    """Whether the round's own sentence would speak of arms to somebody who knows none."""
    return level.lesson == 1 and reason is cf.Reason.END_TAKEN


@each_step(PlayStep)
def test_a_wrong_move_gets_the_engines_sentence(level: Level, place: int) -> None:
    """An unlawful try is answered with the refusal's reason in words, and the task stays."""
    step = level.steps[place]
    assert isinstance(step, PlayStep)
    for move, reason in step.tries.items():
        attempt = Attempt(level)
        while attempt.step_index < place:
            solve(attempt)
        now = attempt.round
        answer = attempt.play(move)
        assert attempt.round is now
        assert attempt.misses == 1
        assert answer.result is (TryResult.WRONG if reason else TryResult.LAWFUL)
        refusal = now.why_not(move) if now else None
        assert refusal is None or refusal.why in answer.text or _before_arms(level, reason)


@each_step(PlayStep)
def test_every_try_is_answered_truly(level: Level, place: int) -> None:
    """Whatever is tried: the engine's reason at this position, and no sentence of another step."""
    step = level.steps[place]
    assert isinstance(step, PlayStep)
    now = at(level.number, place)
    moves = {str(cf.Move(tile, onto)) for tile in now.hands[now.to_move] for onto in now.tableau}
    moves |= {str(tile) for tile in now.hands[now.to_move]} | {"draw", "pass"}
    for move in sorted(moves - set(step.wanted)):
        attempt = Attempt(level)
        while attempt.step_index < place:
            solve(attempt)
        answer = attempt.play(move)
        refusal = now.why_not(move)
        if refusal is None:
            assert answer.result is TryResult.LAWFUL
        else:
            assert answer.text.endswith(refusal.why) or _before_arms(level, refusal.reason)
            assert (move in step.tries) or answer.text == refusal.why


@each_level
def test_one_sentence_has_one_reason(level: Level) -> None:
    """A sentence said to a move in several steps answers the same reason in each of them."""
    reasons: dict[str, set[object]] = {}
    for place, step in enumerate(level.steps, start=1):
        if isinstance(step, PlayStep):
            for move, reason in step.tries.items():
                if level.words(f"try.{move}") and not level.words(f"try.{place}.{move}"):
                    reasons.setdefault(move, set()).add(reason)
    assert all(len(found) == 1 for found in reasons.values()), reasons


def test_the_second_step_of_5_5_has_its_own_answer() -> None:
    """The 5-2 on the 8-5 is not answered with a sentence about going out on the 5-5."""
    attempt = Attempt(find_level("5.5"))
    solve(attempt)
    answer = attempt.play("5-2 on 8-5")
    assert "last tile" not in answer.text
    assert "foot" in answer.text


@each_step(MarkStep)
def test_wrong_marks_are_offered_and_explained(level: Level, place: int) -> None:
    """Each tempting mark is offered, is not right, and has a sentence of its own."""
    step = level.steps[place]
    assert isinstance(step, MarkStep)
    attempt = Attempt(level)
    assert set(step.tries) | set(attempt.marks()) <= set(attempt.offered())
    for item in step.tries:
        answer = attempt.mark([*attempt.marks(), item])
        assert answer.result is TryResult.WRONG
        assert level.words(f"try.{item}") in answer.text


@each_step(MarkStep)
def test_too_few_marks_are_not_enough(level: Level, place: int) -> None:
    """Marking all but one of the right ones says how many are missing."""
    attempt = Attempt(level)
    some = attempt.marks()[1:]
    answer = attempt.mark(some)
    assert answer.result is TryResult.WRONG
    assert ("1 more" in answer.text) == bool(some)


@each_step(ChooseStep)
def test_every_wrong_choice_has_its_reason(level: Level, place: int) -> None:
    """Each wrong choice is answered with a sentence, and the step stays."""
    step = level.steps[place]
    assert isinstance(step, ChooseStep)
    for key in step.wrong:
        attempt = Attempt(level)
        while attempt.step_index < place:
            solve(attempt)
        assert attempt.choose(key).text
        assert attempt.step_index == place


def test_hints_are_those_of_the_step() -> None:
    """After a draw that does not help, the first hint is no longer where a tile could go."""
    attempt = Attempt(find_level("4.4"))
    attempt.play("draw")
    assert "draw once more" in attempt.hint()


@each_level
def test_hints_lead_to_the_answer(level: Level) -> None:
    """Each step has three different hints, and asking for one is remembered."""
    attempt = Attempt(level)
    for _ in level.steps:
        hints = [attempt.hint() for _ in range(3)]
        assert all(hints)
        assert len(set(hints)) == 3
        solve(attempt)
    assert not attempt.clean
    assert attempt.hints == 3 * len(level.steps)


def test_why_nowhere_agrees_with_the_round() -> None:
    """A tile gets a reason for going nowhere exactly when no legal move plays it."""
    for seed in range(12):
        now = cf.deal(replace(cf.Rules(), set_max=6), 3, seed=seed)
        while not now.is_over:
            legal = now.legal_moves()
            playable = {move.tile for move in legal if move.tile is not None}
            drew = bool(now.history) and now.history[-1] == (now.to_move, cf.Move.parse("draw"))
            if not drew:
                for tile in now.hands[now.to_move]:
                    assert bool(why_nowhere(now, tile)) == (tile not in playable)
            now = now.play(legal[seed % len(legal)])


def test_open_pips_of_a_cross() -> None:
    """The open numbers of a full spinner are the outer halves of its arms."""
    assert open_pips(at("2.7")) == (3, 5, 6, 8)


def test_unreadable_move_is_answered() -> None:
    """A text that is no move is answered with an example of one and counts as no miss."""
    attempt = Attempt(find_level("1.1"))
    answer = attempt.play("six four")
    assert "6-2 on 6-6" in answer.text
    assert attempt.clean


def test_after_the_end_everything_may_still_be_tried() -> None:
    """Once a level is done its table still answers, and nothing counts as a miss."""
    attempt = Attempt(find_level("2.8"))
    attempt.choose("never")
    assert attempt.done
    assert "9" in attempt.play("8-8 on 9-9").text
    assert attempt.clean


def test_restart_forgets() -> None:
    """Beginning again takes back position, misses and hints."""
    attempt = Attempt(find_level("2.3"))
    before = attempt.round
    attempt.play("5-0 on 9-5")
    attempt.hint()
    attempt.play("9-7 on 9-9")
    attempt.restart()
    assert (attempt.round, attempt.step_index, attempt.done, attempt.clean) == (
        before,
        0,
        False,
        True,
    )
