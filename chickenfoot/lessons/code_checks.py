"""The checks of the code exercises, lessons 07 to 11: what is right, what is wrong, and why.

A check calls what the learner wrote, so it must bear anything: a function that raises is
reported with its error, not passed on, and so is an answer that raises when it is looked at.
Only the learner's own interrupt goes through.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from ..common.arguments import error_text, kind_of, quoted
from ..engine.moves import Move
from ..engine.position import setup
from ..engine.presets import PRESETS
from ..engine.rounds import Round, deal
from ..engine.rules import Rules
from ..engine.tiles import double_set
from ..text import say
from .answer_record import Playback, Recorder, pack_opaque, pack_series, unpack
from .exercise_widget import Report

__all__ = ["POINTS", "check_code", "is_empty", "judge_code"]

Findings = Iterator[tuple[bool, str]]

POINTS = {7: 3, 8: 3, 9: 4, 10: 2, 11: 3}
"""What each exercise is worth: a point for each line about a right answer."""
_CALLED = frozenset({7, 10, 11})  # the answer is a function

_MOST_NAMED = 20
_MOST_READ = 1000  # of an answer without end

CROSS = ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"]


def check_code(lesson: int, work: Any) -> Report:
    """What is right and wrong in `work`, the code that lesson `lesson` asks for.

    Its `answer` says what was given, or answered when it was called.
    """
    if is_empty(work):
        return _nothing()
    if lesson in _CALLED and callable(work):
        calls = Recorder(work)
        return replace(_judged(lesson, calls), answer={"calls": calls.calls})
    packed, error = _call(pack_opaque if lesson in _CALLED else pack_series, work)
    answer = {"error": error} if error else {"value": packed}
    return replace(judge_code(lesson, answer), answer=answer)


def judge_code(lesson: int, answer: Mapping[str, Any]) -> Report:
    """What :func:`check_code` says of an answer of which it noted `answer`.

    Raises ChickenfootError or ValueError for what it never notes.
    """
    match answer:
        case {"calls": list(calls)} if lesson in _CALLED:
            return _judged(lesson, Playback(calls))
        case {"error": str(error)}:
            return Report.of([(False, say("check.stopped", error=error))])
        case {"value": value}:
            work = unpack(value)
            return _nothing() if is_empty(work) else _judged(lesson, work)
    raise ValueError("not an answer")


def _nothing() -> Report:
    return Report(False, (say("check.nothing"),), is_begun=False)


def _judged(lesson: int, work: Any) -> Report:
    found: list[tuple[bool, str]] = []
    # What was found before the answer made trouble is still worth telling.
    _, error = _call(found.extend, _CHECKS[lesson](work))
    if error:
        found.append((False, say("check.stopped", error=error)))
    return replace(Report.of(found), points=POINTS[lesson])


def is_empty(work: Any) -> bool:
    """Whether `work` is what stands there before anything was written."""
    # Only Python's own kinds: others may answer anything when asked for their length.
    if type(work) is str:
        return not work.strip(" ,")
    return work is None or work is Ellipsis or (type(work) in (list, tuple, set) and not work)


def _call(work: Any, *given: Any) -> tuple[Any, str]:
    """What `work` answers, and the error in words if it raised one."""
    try:
        return work(*given), ""
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # exit() raises what is no Exception
        return None, error_text(error)


def _compare(work: Any, given: tuple[Any, ...], what: str, right: Any) -> tuple[bool, str]:
    answer, error = _call(work, *given)
    if error:
        return False, say("check.raised", what=what, error=error)
    # True is 1 to Python, but no answer to "how many"; an array has no one truth.
    if type(answer) is type(right) and answer == right:
        return True, say("check.as_expected", what=what, answer=right)
    if answer is None:
        return False, say("check.returned_nothing", what=what, right=right)
    return False, say("check.not_expected", what=what, answer=quoted(answer), right=right)


def _not_callable(work: Any) -> tuple[bool, str]:
    return False, say("check.no_function", kind=kind_of(work))


# -- 07: how many tiles with this number can the others still have? ------------------------------


def _unseen(view: Any, pip: int) -> int:
    seen = {*view.hand, *view.tableau}
    return sum(pip in (tile.high, tile.low) and tile not in seen for tile in double_set(9))


def _check_07(work: Any) -> Findings:
    if not callable(work):
        yield _not_callable(work)
        return
    positions = (
        setup(Rules(), CROSS, ["9-1 3-3 5-0", "7-2"], yard="4-2"),
        setup(Rules(), [*CROSS, "3-3 on 9-3", "3-1 on 3-3"], ["4-3 3-0", "7-2"], yard="4-2"),
        deal(seed=11),
    )
    for now, pip in zip(positions, (3, 3, 9), strict=True):
        view = now.view(now.to_move)
        what = say("check.07.what", pip=pip, n=len(now.tableau))
        yield _compare(work, (view, pip), what, _unseen(view, pip))


# -- 08: which of the five texts let you keep a drawn tile? --------------------------------------


def _check_08(work: Any) -> Findings:
    five = ("pe-de-galinha", "chicken-scratch", "chicken-foot", "pata-de-pollo", "kureci-noha")
    named = _named(work)
    if len(named) > _MOST_NAMED:
        yield False, say("check.08.many", known=five)
        return
    for name in sorted(named - set(map(quoted, five))):
        yield False, say("check.08.unknown", name=name, known=five)
    missing = 0
    for name in five:
        keeps = PRESETS[name].rules.drawn_tile == "may"
        if quoted(name) in named:
            yield keeps, say(f"check.08.{'keeps' if keeps else 'must'}", name=name)
        missing += keeps and quoted(name) not in named
    # Which of them are missing is for the learner to find.
    if missing:
        yield False, say("check.08.missing")
    else:
        yield True, say("check.08.all")


def _named(work: Any) -> set[str]:
    """What an answer names, quoted; no more of it than shows that it is too much."""
    if isinstance(work, str):
        # Names in one text, with commas, are an answer for those who write no Python.
        given: Iterable[Any] = re.findall(r"[^,\s]+", work)
    else:
        given = work if isinstance(work, Iterable) else [work]
    named: set[str] = set()
    for name in islice(given, _MOST_READ):
        named.add(quoted(str(name) if isinstance(name, str) else name))
        if len(named) > _MOST_NAMED:
            break
    return named


# -- 09: a rule set of one's own -------------------------------------------------------------------


def _check_09(work: Any) -> Findings:
    if not isinstance(work, Rules):
        yield False, say("check.09.no_rules", kind=kind_of(work))
        return
    wanted = {"set_max": 6, "spinner_arms": 3, "toes": 2, "double_blank_points": 25}
    for knob, value in wanted.items():
        have = getattr(work, knob)
        key = "check.09.right" if have == value else "check.09.wrong"
        yield have == value, say(key, knob=knob, value=value, have=repr(have))
    others = [k for k in work.to_dict() if k not in wanted and k != "hand_size"]
    changed = [k for k in others if getattr(work, k) != getattr(Rules(), k)]
    if changed:
        yield False, say("check.09.changed", knobs=changed)


# -- 10: a player ----------------------------------------------------------------------------------


# In most of these deals the first seat has a choice in which the double-blank takes part.
_DEALS = (3, 5, 7, 13, 22)


def _dearest(now: Round) -> set[str]:
    plays = [move for move in now.legal_moves() if move.tile is not None]
    cost = {str(move): now.rules.points([move.tile]) for move in plays if move.tile}
    return {move for move, points in cost.items() if points == max(cost.values())}


def _check_10(work: Any) -> Findings:
    if not callable(work):
        yield _not_callable(work)
        return
    asked = heavy = 0
    for seed in _DEALS:
        now = deal(seed=seed)
        while not now.is_over:
            choice = now.legal_moves()[0]
            if now.to_move == 0:
                answer, error = _call(work, now.view())
                if error:
                    yield False, say("check.10.raised", error=error)
                    return
                problem = _unlawful(now, answer)
                if problem:
                    yield False, problem
                    return
                choice = answer if isinstance(answer, Move) else Move.parse(answer)
                if choice.tile is not None:
                    asked += 1
                    heavy += str(choice) in _dearest(now)
            now = now.play(choice)
    yield True, say("check.10.lawful", n=asked, rounds=len(_DEALS))
    yield (
        heavy == asked,
        say("check.10.heaviest" if heavy == asked else "check.10.lighter", n=asked, heavy=heavy),
    )


def _unlawful(now: Round, answer: Any) -> str:
    if answer is None:
        return say("check.10.none")
    try:
        refusal = now.why_not(answer)
    except Exception:  # not even a text, and perhaps one that cannot be quoted
        return say("check.10.no_move", answer=quoted(answer))
    return say("check.10.refused", move=refusal.move, why=refusal.text) if refusal else ""


# -- 11: an interval ----------------------------------------------------------------------------


def _check_11(work: Any) -> Findings:
    if not callable(work):
        yield _not_callable(work)
        return
    for k, n in ((50, 100), (512, 1000), (0, 40)):
        what = say("check.11.what", k=k, n=n)
        answer, error = _call(work, k, n)
        if error:
            yield False, say("check.raised", what=what, error=error)
            continue
        low, high = _wilson(k, n)
        right = f"({low:.3f}, {high:.3f})"  # a pair as Python writes it
        if _is_pair(answer) and _near(answer[0], low) and _near(answer[1], high):
            yield True, say("check.as_expected", what=what, answer=right)
        elif _is_pair(answer) and not (0 <= answer[0] < answer[1] <= 1):
            yield False, say("check.11.outside", what=what, answer=quoted(answer))
        else:
            yield False, say("check.not_expected", what=what, answer=quoted(answer), right=right)


def _wilson(k: int, n: int) -> tuple[float, float]:
    z = 1.96
    middle = (k + z * z / 2) / (n + z * z)
    half = z / (n + z * z) * (k * (n - k) / n + z * z / 4) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def _is_pair(answer: Any) -> bool:
    return (
        isinstance(answer, (tuple, list))
        and len(answer) == 2
        and all(isinstance(each, (int, float)) for each in answer)
    )


def _near(answer: float, right: float) -> bool:
    return right - 0.002 < answer < right + 0.002  # a whole number may be too large to subtract


_CHECKS: dict[int, Callable[[Any], Findings]] = {
    7: _check_07,
    8: _check_08,
    9: _check_09,
    10: _check_10,
    11: _check_11,
}
