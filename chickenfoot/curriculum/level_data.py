"""The levels of lessons 01 to 06, as data. Their sentences are in the catalogue.

Tests play every one of them against the engine (tests/curriculum/test_level.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from ..common.arguments import unknown_name
from ..engine.moves import Reason as R
from ..engine.rules import Rules, preset
from ..errors import ChickenfootError
from .level import ChooseStep, Level, LevelPosition, MarkStep, OrderStep, PlayStep

__all__ = ["all_levels", "find_level", "levels"]

NINE = Rules()
SIX = replace(NINE, set_max=6)

CROSS6 = "6-6, 6-1 on 6-6, 6-2 on 6-6, 6-3 on 6-6, 6-5 on 6-6"
CROSS9 = "9-9, 9-3 on 9-9, 9-5 on 9-9, 9-6 on 9-9, 9-8 on 9-9"
# All four open ends show a 3.
THREES6 = f"{CROSS6}, 3-1 on 6-1, 3-2 on 6-2, 5-3 on 6-5"
TWO_ARMS = "9-9, 9-3 on 9-9, 9-5 on 9-9"
LONG9 = f"{CROSS9}, 5-1 on 9-5, 7-1 on 5-1"
# A double-four set: its five 3s and the other fours; six tiles are left for the hands.
ALL15 = (
    "4-4, 4-0 on 4-4, 4-1 on 4-4, 4-2 on 4-4, 4-3 on 4-4,"
    " 3-0 on 4-0, 3-1 on 4-1, 3-2 on 4-2, 3-3 on 4-3"
)
FOOT3 = f"{CROSS6}, 3-3 on 6-3"
FOOT4 = f"{CROSS9}, 6-4 on 9-6, 4-4 on 6-4"
TWO_SIXES = f"{CROSS9}, 6-4 on 9-6, 6-3 on 9-3, 4-4 on 6-4"

Hands = tuple[str, ...] | str


# In the yard where a level does not say: the round goes on after the learner's play.
SPARE = "1-1 2-2"


def _six(plays: str, hands: Hands, yard: str = SPARE, to_move: int = 0) -> LevelPosition:
    return LevelPosition(plays, _each(hands), yard, to_move, SIX)


def _nine(
    plays: str, hands: Hands, yard: str = SPARE, to_move: int = 0, rules: Rules = NINE
) -> LevelPosition:
    return LevelPosition(plays, _each(hands), yard, to_move, rules)


def _each(hands: Hands) -> tuple[str, ...]:
    return (hands,) if isinstance(hands, str) else hands


def levels() -> Iterator[Level]:
    """All levels in their order; the mixed ones last."""
    yield from _tiles()
    yield from _opening()
    yield from _arms()
    yield from _foot()
    yield from _end()
    yield from _game()
    yield from _mixed()


def _tiles() -> Iterator[Level]:
    spinner = "6-6"
    yield Level(
        "1.1", "match", (PlayStep(("6-2 on 6-6",)),), _six(spinner, ("6-2 5-4", "4-1")), shows=True
    )
    yield Level(
        "1.2", "match",
        (PlayStep(("6-4 on 6-6",), tries={"5-3 on 6-6": R.WRONG_PIP}),),
        _six(spinner, ("6-4 5-3", "4-1")),
    )  # fmt: skip
    yield Level(
        "1.3", "match",
        (PlayStep(("6-1 on 1-1",), tries={"4-2 on 1-1": R.WRONG_PIP}),),
        _six("1-1", ("6-1 4-2", "5-4"), "2-2 0-0"),
    )  # fmt: skip
    yield Level(
        "1.4", "match",
        (
            PlayStep(
                ("4-2 on 6-2",),
                tries={
                    "6-4 on 6-2": R.WRONG_PIP,
                    "6-4 on 6-6": R.END_TAKEN,
                    "4-2 on 6-6": R.END_TAKEN,
                },
            ),
        ),
        _six(CROSS6, ("4-2 6-4", "5-0")),
    )  # fmt: skip
    yield Level("1.5", "set", (ChooseStep("7", ("6", "8")),), tiles="set 6")
    yield Level(
        "1.6", "set",
        (
            ChooseStep("10", ("9", "16")),
            ChooseStep("28", ("36", "49")),
            ChooseStep("55", ("56", "100")),
        ),
        tiles="set 3",
    )  # fmt: skip
    yield Level("1.7", "count", (ChooseStep("22", ("17", "32")),), tiles="6-4 5-5 2-0")
    yield Level("1.8", "deal", (ChooseStep("26", ("27", "28")),), tiles="9-9")
    yield Level("1.9", "deal", (ChooseStep("no", ("yes",)),), tiles="6-6")


def _opening() -> Iterator[Level]:
    yield Level("2.1", "lead", (ChooseStep("Bo", ("Ana", "Cy")),), tiles="6-3 5-5 7-1")
    yield Level(
        "2.2", "arms",
        (PlayStep(("9-2 on 9-9",), tries={"7-7 on 9-9": R.WRONG_PIP, "pass": R.CAN_PLAY}),),
        _nine("9-9", ("9-2 7-7", "5-4")), house=True,
    )  # fmt: skip
    first = R.SPINNER_FIRST
    yield Level(
        "2.3", "arms",
        (PlayStep(("9-7 on 9-9",), tries={"5-0 on 9-5": first, "3-3 on 9-3": first}),),
        _nine(TWO_ARMS, ("3-3 5-0 9-7", "6-2")),
    )  # fmt: skip
    stuck = PlayStep(
        ("draw",), tries={"3-3 on 9-3": first, "5-0 on 9-5": first, "pass": R.MUST_DRAW}
    )
    yield Level(
        "2.4", "draw",
        (stuck, PlayStep(("pass",), tries={"draw": R.DREW_ALREADY, "3-3 on 9-3": first})),
        _nine(TWO_ARMS, ("3-3 5-0", "6-2"), "4-2 9-4"),
    )  # fmt: skip
    yield Level(
        "2.5", "draw",
        (stuck, PlayStep(("9-4 on 9-9",), tries={"pass": R.CAN_PLAY})),
        _nine(TWO_ARMS, ("3-3 5-0", "6-2"), "9-4 4-2"), house=True,
    )  # fmt: skip
    yield Level(
        "2.6", "draw",
        (ChooseStep("no", ("yes",)), PlayStep(("9-0 on 9-9",), tries={"draw": R.CAN_PLAY})),
        _nine("9-9, 9-3 on 9-9", ("9-0 8-8", "6-2"), "4-2"),
    )  # fmt: skip
    yield Level(
        "2.7", "arms", (MarkStep("tiles", ("9-1", "7-7")),),
        _nine(CROSS9, ("9-1 3-3 5-0 7-7", "6-2")),
    )  # fmt: skip
    yield Level(
        "2.8", "arms", (ChooseStep("never", ("yes",)),), _nine("9-9", ("8-8 5-5 9-4", "6-2"))
    )
    yield Level(
        "2.9", "arms", (MarkStep("tiles", ("3-3", "5-0")),),
        _nine(CROSS9, ("9-1 3-3 5-0 7-7", "6-2"), rules=replace(NINE, spinner_arms=6)),
        house=True,
    )  # fmt: skip


def _arms() -> Iterator[Level]:
    yield Level(
        "3.1", "ends", (PlayStep(("6-3 on 9-6",), tries={"6-3 on 9-3": None}),),
        _nine(CROSS9, ("6-3 7-4", "7-2")),
    )  # fmt: skip
    yield Level("3.2", "ends", (MarkStep("ends", ("1", "5", "9")),), _nine(LONG9, ("7-4", "7-2")))
    yield Level(
        "3.3",
        "ends",
        (MarkStep("tiles", ("5-5", "1-0")),),
        _nine(LONG9, ("7-2 8-4 5-5 1-0", "6-2")),
    )
    yield Level(
        "3.4", "draw",
        (
            PlayStep(("draw",), tries={"pass": R.MUST_DRAW, "5-5 on 9-5": R.END_TAKEN}),
            PlayStep(("8-4 on 9-8",), tries={"pass": R.CAN_PLAY, "5-5 on 9-5": R.END_TAKEN}),
        ),
        _nine(LONG9, ("5-5 1-0", "6-2"), "8-4 4-2"),
    )  # fmt: skip
    yield Level(
        "3.5", "yard",
        (
            ChooseStep("pass", ("over", "again")),
            PlayStep(("pass",), then=("8-0 on 9-8",), tries={"draw": R.YARD_EMPTY}),
        ),
        _nine(LONG9, ("5-5 1-0", "8-0 2-2"), ""), open_hands=True,
    )  # fmt: skip
    yield Level(
        "3.6", "blank",
        (PlayStep(("4-0 on 5-0",), tries={"4-0 on 9-3": R.WRONG_PIP, "7-1 on 5-0": R.WRONG_PIP}),),
        _nine(f"{CROSS9}, 5-0 on 9-5", ("4-0 7-1", "7-2")),
    )  # fmt: skip
    yield Level(
        "3.7", "ends", (ChooseStep("5-2 on 9-5", ("7-3 on 9-3", "6-5 on 9-5")),),
        _nine(f"{CROSS9}, 7-3 on 9-3, 6-5 on 9-5", ("5-2", "7-2")),
    )  # fmt: skip
    yield Level("3.8", "draw", (OrderStep(("look", "draw", "fits", "pass")),))


def _foot() -> Iterator[Level]:
    foot = R.FOOT_OPEN
    yield Level(
        "4.1", "foot", (PlayStep(("3-3 on 6-3",)), ChooseStep("3", ("1, 2, 3 or 5", "6"))),
        _six(CROSS6, ("3-3 4-0", "4-2 3-0"), "6-4"), shows=True,
    )  # fmt: skip
    yield Level(
        "4.2", "foot", (PlayStep(("4-3 on 3-3",), tries={"4-2 on 6-2": foot}),),
        _six(FOOT3, ("4-2 4-3", "6-4")),
    )  # fmt: skip
    yield Level(
        "4.3", "foot",
        (ChooseStep("1", ("0", "3")), PlayStep(("3-1 on 3-3",), tries={"5-4 on 6-5": foot})),
        _six(f"{FOOT3}, 3-0 on 3-3, 4-3 on 3-3", ("3-1 5-4", "6-4")),
    )  # fmt: skip
    yield Level(
        "4.4", "foot",
        (
            PlayStep(
                ("draw",), tries={"4-2 on 6-2": foot, "5-4 on 6-5": foot, "pass": R.MUST_DRAW}
            ),
            PlayStep(("pass",), tries={"4-2 on 6-2": foot, "draw": R.DREW_ALREADY}),
        ),
        _six(FOOT3, ("4-2 5-4", "3-0"), "6-4 4-1"),
    )  # fmt: skip
    yield Level(
        "4.5", "foot", (PlayStep(("3-1 on 3-3",), tries={"4-4 on 4-3": foot}),),
        _six(f"{FOOT3}, 4-3 on 3-3", ("4-4 3-1", "6-4")),
    )  # fmt: skip
    yield Level(
        "4.6", "toes", (MarkStep("plays", ("5-3 on 3-3", "4-2 on 3-1")),),
        _six(f"{FOOT3}, 3-0 on 3-3, 4-3 on 3-3, 3-1 on 3-3", ("5-3 4-2", "6-4")),
    )  # fmt: skip
    yield Level(
        "4.7", "toes", (MarkStep("ends", ("4", "6")),),
        _nine(f"{FOOT4}, 4-1 on 4-4, 4-0 on 4-4, 7-4 on 4-4", ("7-2", "6-2")),
    )  # fmt: skip
    yield Level(
        "4.8", "foot",
        (PlayStep(("4-1 on 4-4",), tries={"6-6 on 6-3": foot, "6-2 on 6-3": foot}),),
        _nine(TWO_SIXES, ("4-1 6-6 6-2", "7-2")),
    )  # fmt: skip
    yield Level(
        "4.9", "foot", (ChooseStep("never", ("yes",)),), _nine(TWO_SIXES, ("4-1 6-6", "7-2"))
    )
    yield Level(
        "4.10", "draw",
        (
            PlayStep(("draw",), tries={"6-2 on 9-6": R.END_TAKEN, "5-5 on 9-5": foot}),
            PlayStep(("8-4 on 4-4",), tries={"pass": R.CAN_PLAY}),
        ),
        _nine(FOOT4, ("6-2 5-5", "7-2"), "8-4 3-0"), house=True,
    )  # fmt: skip
    yield Level(
        "4.11", "foot",
        (
            ChooseStep("Bo", ("Cy", "you"), then=("4-1 on 4-4", "draw", "pass")),
            PlayStep(("7-4 on 4-4",), then=("draw", "4-0 on 4-4")),
        ),
        _nine(FOOT4, ("7-4 2-2", "4-1 8-3", "7-2 5-2"), "3-0 4-0", to_move=1), open_hands=True,
    )  # fmt: skip
    yield Level(
        "4.12", "hopeless",
        (
            ChooseStep("yes", ("no",)),
            PlayStep(tuple(f"3-3 on {end}" for end in ("6-3", "3-1", "3-2", "5-3"))),
            ChooseStep("no", ("yes",)),
        ),
        _six(THREES6, ("3-3 0-0", "3-0 5-5", "4-3"), ""), house=True,
    )  # fmt: skip
    yield Level(
        "4.13", "hopeless",
        (PlayStep(("3-0 on 3-3",), tries={"3-0 on 3-1": foot, "pass": R.CAN_PLAY}),),
        _six(f"{THREES6}, 3-3 on 6-3", ("0-0", "3-0 5-5", "4-3"), "", to_move=1),
    )  # fmt: skip


def _end() -> Iterator[Level]:
    yield Level(
        "5.1", "out",
        (PlayStep(("4-2 on 6-2",)), ChooseStep("you 0, Bo 15", ("you 0, Bo 10", "turn"))),
        _six(CROSS6, ("4-2", "6-4 5-0")),
    )  # fmt: skip
    yield Level("5.2", "count", (ChooseStep("12", ("0", "15")),), tiles="5-0 1-0 6-0", house=True)
    yield Level("5.3", "count", (ChooseStep("64", ("14", "50")),), tiles="0-0 6-3 5-0", house=True)
    yield Level(
        "5.4", "last_double",
        (ChooseStep("yes, 50", ("no", "yes, 0")), PlayStep(("5-5 on 9-5",))),
        _nine(CROSS9, ("5-5", "8-1")), house=True,
    )  # fmt: skip
    yield Level(
        "5.5", "last_double",
        (
            PlayStep(
                ("5-5 on 9-5", "5-5 on 8-5"), then=("pass",),
                tries={"5-2 on 9-5": None, "5-2 on 8-5": None},
            ),
            PlayStep(("5-2 on 5-5",)),
        ),
        _nine(f"{CROSS9}, 8-5 on 9-8", ("5-5 5-2", "8-1 7-7"), ""),
    )  # fmt: skip
    yield Level(
        "5.6", "last_double", (PlayStep(("0-0 on 5-0",)), ChooseStep("50", ("0", "100"))),
        _nine(f"{CROSS9}, 5-0 on 9-5", ("0-0", "8-1")),
    )  # fmt: skip
    yield Level(
        "5.7", "blocked", (ChooseStep("over", ("on", "draw")),),
        LevelPosition(ALL15, ("2-2 1-1", "2-1 2-0", "1-0 0-0"), rules=replace(NINE, set_max=4)),
        open_hands=True,
    )  # fmt: skip
    yield Level(
        "5.8", "yard",
        (ChooseStep("pass", ("over",)), PlayStep(("pass",), then=("4-3 on 3-3",))),
        _six(
            "6-6, 6-1 on 6-6, 6-2 on 6-6, 6-3 on 6-6, 6-4 on 6-6, 3-3 on 6-3",
            ("6-5", "4-3 3-0"), "",
        ), house=True, open_hands=True,
    )  # fmt: skip
    ends = ("6-3", "3-1", "3-2", "5-3")
    yield Level(
        "5.9", "blocked",
        (
            ChooseStep("no", ("yes",)),
            PlayStep(("draw",)),
            PlayStep(tuple(f"4-3 on {end}" for end in ends)),
        ),
        _six(THREES6, ("5-5", "4-4"), "4-3 2-0"),
    )  # fmt: skip
    yield Level(
        "5.10", "out",
        (
            PlayStep(("4-3 on 3-3",)),
            ChooseStep("you 50, Bo 10, Cy 0", ("finish", "you 0, Bo 10, Cy 0")),
        ),
        _six(f"{THREES6}, 3-3 on 6-3, 3-0 on 3-3", ("0-0", "5-5", "4-3"), to_move=2),
    )  # fmt: skip
    yield Level(
        "5.11", "out",
        (
            ChooseStep("knock", ("nothing", "call"), then=("3-0 on 9-3 knock",)),
            ChooseStep("tile", ("fifty", "turn")),
        ),
        _nine(CROSS9, ("3-0 7-7", "8-1 7-1"), "2-1 2-0", rules=preset("kureci-noha")),
        house=True,
    )  # fmt: skip


def _game() -> Iterator[Level]:
    yield Level(
        "6.1", "rounds", (ChooseStep("7", ("6", "28")),), tiles="6-6 5-5 4-4 3-3 2-2 1-1 0-0"
    )
    yield Level(
        "6.2", "rounds", (PlayStep(("9-9 on 9-8",), tries={"7-1 on 9-8": R.WRONG_PIP}),),
        _nine("8-8, 9-8 on 8-8, 8-3 on 8-8, 8-5 on 8-8, 8-6 on 8-8", ("9-9 7-1", "7-2")),
    )  # fmt: skip
    yield Level("6.3", "lead", (ChooseStep("Bo", ("Ana", "Cy")),), house=True)
    yield Level(
        "6.4", "arms", (PlayStep(("7-0 on 0-0",), tries={"9-9 on 0-0": R.WRONG_PIP}),),
        _nine("0-0", ("7-0 9-9", "7-2")),
    )  # fmt: skip
    yield Level("6.5", "count", (ChooseStep("no", ("yes",)),), _nine("0-0", ("7-0 9-9", "7-2")))
    yield Level(
        "6.6", "lowest", (ChooseStep("Bo", ("Ana", "Cy")),),
        sheet=(("Ana", (0, 0, 50)), ("Bo", (9, 14, 8)), ("Cy", (20, 30, 0))),
    )  # fmt: skip
    yield Level(
        "6.7", "lowest",
        (ChooseStep("all", ("Ana", "Bo", "Cy")), ChooseStep("Bo", ("Ana", "Cy", "all"))),
        sheet=(("Ana", (0, 12, 18)), ("Bo", (25, 0, 5)), ("Cy", (10, 10, 10))), house=True,
    )  # fmt: skip
    scratch = preset("chicken-scratch")
    yield Level(
        "6.8", "rounds", (ChooseStep("Bea", ("draw", "Ana")), PlayStep(("5-5",))),
        LevelPosition(
            "",
            ("6-5 4-4 3-1 2-0 1-0", "5-5 6-3 4-2 3-0 1-1", "6-4 5-4 3-3 2-1 0-0"),
            "6-6 6-2 6-1 6-0 5-3 5-2 5-1 5-0 4-3 4-1 4-0 3-2 2-2",
            rules=scratch,
        ), house=True, open_hands=True, names=("Ana", "Bea", "Cy"),
    )  # fmt: skip


def _mixed() -> Iterator[Level]:
    yield Level(
        "M.1", "foot",
        (
            ChooseStep("4", ("3", "6")),
            ChooseStep("2", ("1", "3")),
            ChooseStep("Bo", ("Cy", "you")),
            PlayStep(("draw",), tries={"6-1 on 6-3": R.FOOT_OPEN, "pass": R.MUST_DRAW}),
            PlayStep(("pass",), tries={"6-1 on 6-3": R.FOOT_OPEN, "2-0 on 7-4": R.WRONG_PIP}),
        ),
        _nine(f"{TWO_SIXES}, 7-4 on 4-4", ("6-1 3-2", "4-1", "8-8 5-0"), "2-0"), open_hands=True,
    )  # fmt: skip
    yield Level(
        "M.2", "foot", (ChooseStep("8-4 on 9-8", ("3-3 on 9-3", "7-3 on 3-3")),),
        _nine(f"{CROSS9}, 3-3 on 9-3, 3-0 on 3-3, 7-3 on 3-3", ("8-4", "3-2")),
    )  # fmt: skip


@lru_cache(maxsize=1)
def all_levels() -> Mapping[str, Level]:
    """Every level by its number, in the order of the lessons."""
    return MappingProxyType({level.number: level for level in levels()})


def find_level(number: str) -> Level:
    """The level with this number. Raises ChickenfootError, with what there is, if there is none."""
    levels = all_levels()
    try:
        return levels[number]
    except (KeyError, TypeError):
        message = unknown_name("level", number, levels)
        raise ChickenfootError(message, number=number) from None
