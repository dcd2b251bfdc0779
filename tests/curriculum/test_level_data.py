"""The levels: their positions, answers, sums and words are what the engine says."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

import chickenfoot as cf
from chickenfoot.curriculum.attempt import Attempt
from chickenfoot.curriculum.level import ChooseStep, Level, MarkStep, OrderStep, PlayStep
from chickenfoot.curriculum.level_data import find_level
from chickenfoot.curriculum.questions.generate import question
from chickenfoot.engine.tiles import double_set, parse_tiles
from chickenfoot.errors import ChickenfootError
from chickenfoot.lessons.exercise_widget import EXERCISES
from chickenfoot.text.catalogue import message_id
from tests.support.levels import LEVELS, at, could_be, each_level, each_step
from tests.support.sentences import messages

SIX = replace(cf.Rules(), set_max=6)


def test_there_are_60_levels() -> None:
    """Lessons 01 to 06 have 9, 9, 8, 13, 11 and 8 levels, and two are mixed."""
    counts = [
        sum(level.lesson == lesson for level in LEVELS) for lesson in (1, 2, 3, 4, 5, 6, None)
    ]
    assert counts == [9, 9, 8, 13, 11, 8, 2]


def _marks(number: str) -> set[str]:
    return set(Attempt(find_level(number)).marks())


def test_marks_are_those_of_the_table_of_levels() -> None:
    """What the engine wants marked is what the levels were written for."""
    assert _marks("2.7") == {"3-3", "5-0"}
    assert _marks("2.9") == {"9-1"}
    assert _marks("3.2") == {"3", "6", "7", "8"}
    assert _marks("3.3") == {"7-2", "8-4"}
    assert _marks("4.6") == {"5-3 on 6-5", "4-2 on 6-2", "4-2 on 4-3"}
    assert _marks("4.7") == {"0", "1", "3", "5", "7", "8"}


def _shows(number: str, pip: int) -> int:
    return sum(pip in (tile.high, tile.low) for tile in find_level(number).shown_tiles)


def _points(number: str, step: int) -> tuple[int, ...]:
    outcome = at(number, step).outcome
    assert outcome is not None
    return outcome.points


def _sum(number: str) -> int:
    return cf.Rules().points(find_level(number).shown_tiles)


def _most_pips(number: str) -> str:
    tiles = dict(zip(("Ana", "Bo", "Cy"), parse_tiles("6-3 5-5 7-1"), strict=True))
    return max(tiles, key=lambda name: tiles[name].pips)


def _doubles_that_fit(number: str, step: int = 0) -> list[cf.Tile]:
    """Doubles of the set, beside those on the table, that could be laid if held."""
    now = at(number, step)
    pip = now.must_match
    free = [t for t in double_set(now.rules.set_max) if t.is_double and t not in now.tableau]
    return [tile for tile in free if pip is None or tile.high == pip]


def _threes_left() -> int:
    now = at("4.12", 2)
    return sum(3 in (tile.high, tile.low) for hand in now.hands for tile in hand)


def _refused(number: str, move: str) -> bool:
    return at(number).why_not(move) is not None


def _who_can_play(number: str) -> list[str]:
    now = at(number)
    pip = now.must_match
    assert pip is not None
    names = ("you", "Bo", "Cy")
    return [
        name
        for name, hand in zip(names, now.hands, strict=True)
        if any(pip in (tile.high, tile.low) for tile in hand)
    ]


def _third_toe() -> str:
    now = at("4.11")
    while len(now.tableau.on(cf.Tile(4, 4))) < 3:
        seat, now = now.to_move, now.play(now.legal_moves()[0])
    return ("you", "Bo", "Cy")[seat]


def _too_many(rules: cf.Rules) -> bool:
    with pytest.raises(cf.RulesError):
        cf.deal(rules, 4, seed=1)
    return True


def _tie() -> list[str]:
    sheet = find_level("6.7").sheet
    return [name for name, rounds in sheet if sum(rounds) == min(sum(r) for _, r in sheet)]


def _tie_broken() -> str:
    assert cf.preset("chicken-foot").tiebreak == ("most_zero_rounds", "lowest_nonzero_round")
    rows = find_level("6.7").sheet
    return min(rows, key=lambda row: (-row[1].count(0), min(p for p in row[1] if p)))[0]


def test_every_sheet_could_have_been_played() -> None:
    """The sheets of levels and exercises are possible under every rule set they are judged by."""
    asked = [
        question(kind, seed=seed, difficulty=difficulty, lesson=known)
        for exercise in EXERCISES.values()
        for kind, seed, difficulty, known in exercise
        if kind == "who_won"
    ]
    shown = [each.sheet for each in LEVELS] + [each.sheet for each in asked]
    sheets = [sheet for sheet in shown if sheet]
    assert len(sheets) == 4
    assert all(could_be(cf.Rules(), sheet) for sheet in sheets)
    assert could_be(cf.preset("chicken-foot"), find_level("6.7").sheet)


def test_no_two_zeros_in_a_round() -> None:
    """A sheet with two zeros in one round is told to be impossible."""
    assert not could_be(cf.Rules(), (("Ana", (3, 0)), ("Bo", (0, 0))))


def _wins(number: str) -> str:
    return min(find_level(number).sheet, key=lambda row: sum(row[1]))[0]


def _tiles_after(play: str) -> int:
    """How many tiles you hold after this play at level 5.11, when Bo has played too."""
    return len(at("5.11").play(play).play("8-1 on 9-8").hands[0])


def _next_leader() -> str:
    assert cf.Rules().leader_later == "rotate"
    return ("Ana", "Bo", "Cy")[0 + 1]


# Level, step -> (what the engine says, the answer it makes right).
PROOFS: dict[tuple[str, int], tuple[Callable[[], object], object]] = {
    ("1.5", 0): (lambda: str(_shows("1.5", 5)), "7"),
    ("1.6", 0): (lambda: str(len(cf.double_set(3))), "10"),
    ("1.6", 1): (lambda: str(len(cf.double_set(6))), "28"),
    ("1.6", 2): (lambda: str(len(cf.double_set(9))), "55"),
    ("1.7", 0): (lambda: str(_sum("1.7")), "22"),
    ("1.8", 0): (lambda: str(len(cf.deal(seed=1).yard)), "26"),
    ("1.9", 0): (lambda: _too_many(SIX), True),
    ("2.1", 0): (lambda: _most_pips("2.1"), "Bo"),
    ("2.6", 0): (lambda: _refused("2.6", "draw"), True),
    ("2.8", 0): (lambda: _doubles_that_fit("2.8"), []),
    ("3.5", 0): (lambda: (str(at("3.5").legal_moves()[0]), at("3.5").is_over), ("pass", False)),
    ("3.7", 0): (lambda: _refused("3.7", "5-2 on 9-5"), True),
    ("4.1", 1): (lambda: str(at("4.1", 1).must_match), "3"),
    ("4.3", 0): (lambda: str(at("4.3").tableau.ends[cf.Tile(3, 3)][1]), "1"),
    ("4.9", 0): (lambda: _doubles_that_fit("4.9"), []),
    ("4.11", 0): (_third_toe, "Bo"),
    ("4.12", 0): (lambda: len(at("4.12").legal_moves()), 4),
    ("4.12", 2): (_threes_left, 2),
    ("5.1", 1): (lambda: _points("5.1", 1), (0, 15)),
    ("5.2", 0): (lambda: str(_sum("5.2")), "12"),
    ("5.3", 0): (lambda: str(_sum("5.3")), "64"),
    ("5.4", 0): (lambda: at("5.4").play("5-5 on 9-5").outcome.points, (50, 9)),  # type: ignore[union-attr]
    ("5.6", 1): (lambda: _points("5.6", 1)[0], 50),
    ("5.7", 0): (lambda: (at("5.7").is_over, _points("5.7", 0)), (True, (6, 5, 51))),
    ("5.8", 0): (lambda: (str(at("5.8").legal_moves()[0]), at("5.8").is_over), ("pass", False)),
    ("5.9", 0): (lambda: at("5.9").is_over, False),
    ("5.10", 1): (lambda: _points("5.10", 1), (50, 10, 0)),
    ("5.11", 0): (lambda: _tiles_after("3-0 on 9-3 knock"), 1),
    ("5.11", 1): (lambda: _tiles_after("3-0 on 9-3"), 2),
    ("6.1", 0): (lambda: str(len(SIX.leads)), "7"),
    ("6.3", 0): (_next_leader, "Bo"),
    ("6.5", 0): (lambda: cf.Tile(0, 0) in at("6.5").tableau, True),
    ("6.6", 0): (lambda: _wins("6.6"), "Bo"),
    ("6.7", 0): (_tie, ["Ana", "Bo", "Cy"]),
    ("6.7", 1): (_tie_broken, "Bo"),
    ("6.8", 0): (lambda: (at("6.8").to_move, str(at("6.8").legal_moves()[0])), (1, "5-5")),
    ("M.1", 0): (lambda: str(at("M.1").must_match), "4"),
    ("M.1", 1): (lambda: str(at("M.1").tableau.ends[cf.Tile(4, 4)][1]), "2"),
    ("M.1", 2): (lambda: _who_can_play("M.1"), ["Bo"]),
    ("M.2", 0): (lambda: at("M.2").why_not("8-4 on 9-8").reason, cf.Reason.FOOT_OPEN),  # type: ignore[union-attr]
}


@each_step(ChooseStep)
def test_right_choice_is_the_engines(level: Level, place: int) -> None:
    """The answer that a level calls right is what the engine says."""
    asked, expected = PROOFS[level.number, place]
    assert asked() == expected
    step = level.steps[place]
    assert isinstance(step, ChooseStep)
    if type(expected) is str:  # a Reason is a str too, and no answer
        assert step.right == expected


def _tiles_with(pip: int) -> set[cf.Tile]:
    return {tile for tile in double_set(9) if pip in (tile.high, tile.low)}


def _in_hands(now: cf.Round) -> set[cf.Tile]:
    return {tile for hand in now.hands for tile in hand}


def _accounted(number: str, pip: int, held: str) -> bool:
    """Whether all tiles with `pip` are in sight, and just those of `held` in the hands."""
    now = at(number)
    suit = {tile for tile in _tiles_with(pip) if tile.high <= now.rules.set_max}
    in_hands = suit & _in_hands(now)
    return suit <= set(now.tableau) | in_hands and in_hands == set(parse_tiles(held))


def _nothing_fits(number: str) -> bool:
    return [str(move) for move in at(number).legal_moves()] == ["pass"]


def _whole_set_in_sight(number: str) -> bool:
    now = at(number)
    return set(now.tableau) | _in_hands(now) == set(double_set(now.rules.set_max))


# Every level with an empty yard: what its words claim of the tiles, as the tiles say it.
CLAIMS: dict[str, Callable[[], bool]] = {
    "3.5": lambda: _nothing_fits("3.5") and "8-0 on 9-8" in map(
        str, at("3.5").play("pass").legal_moves()
    ),
    "4.12": lambda: _accounted("4.12", 3, "3-3 3-0 4-3"),
    "4.13": lambda: _accounted("4.13", 3, "3-0 4-3"),
    "5.5": lambda: not _tiles_with(5) & set(at("5.5").hands[1]),
    "5.7": lambda: _accounted("5.7", 3, "") and _whole_set_in_sight("5.7")
    and len(at("5.7").tableau) == 9,
    "5.8": lambda: _nothing_fits("5.8") and at("5.8").must_match == 3,
}  # fmt: skip


def test_claims_on_an_empty_yard_are_true() -> None:
    """Where the yard is empty, what the words say of the tiles is what the tiles show."""
    empty = {level.number for level in LEVELS if level.position and not level.position.yard}
    assert empty == set(CLAIMS)
    for number, holds in CLAIMS.items():
        assert holds(), number


@each_level
def test_hands_told_are_the_hands(level: Level) -> None:
    """Where a task names the tiles that somebody holds, that hand holds them and no others."""
    if level.position is None:
        return
    tile = r"\d+-\d+"
    names = dict(zip(level.names, at(level.number).hands, strict=False))
    for step in range(len(level.steps)):
        for who, told in re.findall(
            rf"(You|Bo|Cy)(?: holds?)? ({tile}(?: and {tile})*)(?=[,.])", level.task(step)
        ):
            held = names[who.replace("You", "you")]
            assert set(parse_tiles(told.replace(" and ", " "))) == set(held), (level.number, who)


def test_the_earlier_plays_of_the_wrong_play_levels_were_lawful() -> None:
    """In "spot the wrong play" each of the other plays was legal when it was made."""
    for number, others in (("3.7", 2), ("M.2", 3)):
        position = find_level(number).position
        assert position is not None
        plays = position.plays.split(", ")
        for place in range(len(plays) - others, len(plays)):
            tile, _, _ = plays[place].partition(" on ")
            before = cf.setup(cf.Rules(), plays[:place], [tile])
            assert before.why_not(plays[place]) is None


def test_the_double_before_its_partner_saves_fifty() -> None:
    """Level 5.5: the asked order ends at 0 points, the other one at 50."""
    now = at("5.5")
    good = now.play("5-5 on 9-5").play("pass").play("5-2 on 5-5")
    bad = now.play("5-2 on 9-5").play("pass").play("5-5 on 8-5")
    assert good.outcome is not None
    assert bad.outcome is not None
    assert (good.outcome.points[0], bad.outcome.points[0]) == (0, 50)


def test_every_sentence_is_used() -> None:
    """No sentence of a level stands there for a move, mark, option or step that it has not."""
    used = set()
    for level in LEVELS:
        used |= {f"level.{level.number}.{name}" for name in ("title", "task", "done", "hint")}
        for place, step in enumerate(level.steps, start=1):
            own = [f"task.{place}", f"done.{place}", f"hint.{place}"]
            if isinstance(step, (PlayStep, MarkStep)):
                own += [f"try.{item}" for item in step.tries]
                own += [f"try.{place}.{item}" for item in step.tries]
            if isinstance(step, ChooseStep):
                own += [f"option.{key}" for key in step.options]
                own += [f"why.{key}" for key in step.wrong]
                own += [f"why.{place}.{key}" for key in step.wrong]
            if isinstance(step, OrderStep):
                own += [f"option.{card}" for card in step.cards]
            used |= {f"level.{level.number}.{name}" for name in own}
    there = {name for name in messages() if name.startswith("level-")}
    assert there <= {message_id(key) for key in used}


def test_unknown_level() -> None:
    """An unknown number is refused with the closest one."""
    with pytest.raises(ChickenfootError, match="level"):
        find_level("9.9")
