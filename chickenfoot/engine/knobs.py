"""What each knob of a rule set may be, and the check that says so.

A knob is one question on which published house rules differ. The names are those of the
fields of :class:`chickenfoot.engine.rules.Rules`; an impossible value raises a
:class:`~chickenfoot.errors.RulesError` that names the knob, the value and what is allowed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import Formatter
from typing import Any

from ..common.arguments import is_whole, listed
from ..errors import RulesError
from ..text import say
from .tableau import MOST_ARMS, MOST_TOES
from .tiles import MOST_PIPS, set_size

__all__ = [
    "CHOICES", "MOST_ARMS", "MOST_PLAYERS", "RANGES", "TIEBREAKS", "HandSize", "PerPlayers",
    "Reserve", "arms_for", "check_choice", "check_enough_tiles", "check_whole", "checked_call",
    "checked_hand_size", "checked_knobs", "checked_reserve", "checked_spinner_arms",
    "checked_tiebreak",
    "for_players", "hand_for", "with_numbers",
]  # fmt: skip

HandSize = int | Mapping[int, int] | str
"""Tiles per player: a number, a number for each number of players, or ``"div42"``."""

Reserve = int | Mapping[int, int]
"""Tiles that are never drawn: a number, or a number for each number of players."""

CHOICES: dict[str, tuple[object, ...]] = {
    "start_source": ("hand", "set_aside"),
    "start_missing": ("draw_turns", "draw_all", "next_double", "burn", "redeal"),
    "leader_first": ("holder", "high_draw", "finder", "random"),
    "leader_later": ("holder", "rotate"),
    "round_order": ("desc", "asc"),
    "foot_first": (True, False),
    "draw_limit": (1, None),
    "drawn_tile": ("must", "may", "hold"),
    "voluntary_draw": (True, False),
    "empty_yard": ("all_blocked", "first_blocked"),
    "dead_foot": ("play_on", "end_round"),
    "last_double": ("free", "penalty", "forbid"),
    "knock": ("off", "auto"),
}
"""The knobs that have a few values, and these."""

RANGES: dict[str, tuple[int, int]] = {
    "set_max": (2, MOST_PIPS),
    "toes": (0, MOST_TOES),
    "last_double_points": (0, 1000),
    "double_blank_points": (0, 1000),
    "blank_half_points": (0, 1000),
}
"""The knobs that are whole numbers, with the lowest and the highest of each."""

TIEBREAKS = ("most_zero_rounds", "lowest_nonzero_round")
"""The rules that can part equal totals."""

MOST_PLAYERS = set_size(MOST_PIPS)
"""More players than this cannot get one tile each even from the largest set."""

_LONGEST_CALL = 60


class PerPlayers(Mapping[int, int]):
    """A number for each number of players, such as ``{2: 21, 3: 14}``; hashable.

    Parameters
    ----------
    values : Mapping of int to int
        For each number of players the number that holds for them.
    """

    __slots__ = ("_pairs", "_dict")

    def __init__(self, values: Mapping[int, int]) -> None:
        self._dict = dict(sorted(values.items()))
        self._pairs = tuple(self._dict.items())

    def __getitem__(self, players: int) -> int:
        return self._dict[players]

    def __iter__(self) -> Iterator[int]:
        return iter(self._dict)

    def __len__(self) -> int:
        return len(self._dict)

    def __hash__(self) -> int:
        return hash(self._pairs)

    def __repr__(self) -> str:
        return repr(self._dict)

    def __reduce__(self) -> tuple[Any, ...]:
        return (PerPlayers, (self._dict,))


def _bad(knob: str, value: object, allowed: str) -> RulesError:
    return RulesError(say("rules.bad", knob=knob, value=value, allowed=allowed), **{knob: value})


def checked_knobs(values: Mapping[str, Any]) -> dict[str, Any]:
    """The `values` of all knobs in the form in which a rule set keeps them.

    Raises RulesError for an impossible value, or for values that cannot go together.
    """
    found = dict(values)
    for knob in CHOICES:
        check_choice(knob, found[knob])
    for knob, (low, high) in RANGES.items():
        check_whole(knob, found[knob], low, high)
    set_max = found["set_max"]
    found["hand_size"] = checked_hand_size(found["hand_size"], set_max)
    found["yard_reserve"] = checked_reserve(found["yard_reserve"], set_max)
    found["spinner_arms"] = checked_spinner_arms(found["spinner_arms"], set_max)
    found["tiebreak"] = checked_tiebreak(found["tiebreak"])
    found["call"] = checked_call(found["call"])
    for knob in ("leader_first", "leader_later"):
        if found["start_source"] == "set_aside" and found[knob] == "holder":
            allowed = [repr(value) for value in CHOICES[knob] if value != "holder"]
            raise RulesError(say("rules.no_holder", knob=knob, values=allowed), knob=knob)
    if found["rounds"] is not None:
        check_whole("rounds", found["rounds"], 1, set_max + 1)
    return found


def check_choice(knob: str, value: object) -> None:
    """Raise RulesError unless `value` is one of the few that `knob` has (:data:`CHOICES`)."""
    allowed = CHOICES[knob]
    # True == 1 in Python, so a choice must agree in type too.
    if not any(type(value) is type(each) and value == each for each in allowed):
        raise _bad(knob, value, say("rules.one_of", values=[repr(each) for each in allowed]))


def check_whole(knob: str, value: object, low: int, high: int) -> None:
    """Raise RulesError unless `value` is a whole number from `low` to `high`."""
    if not is_whole(value) or not low <= value <= high:
        raise _bad(knob, value, say("rules.whole", low=low, high=high))


def checked_hand_size(value: object, set_max: int) -> HandSize:
    """`value` as a hand size for a set up to `set_max`. Raises RulesError."""
    if isinstance(value, Mapping):
        return _per_players("hand_size", value, low=1)
    if isinstance(value, str):
        if value != "div42":
            raise _bad("hand_size", value, say("rules.hand_kinds"))
        return value
    return _whole("hand_size", value, 1, set_size(set_max))


def checked_reserve(value: object, set_max: int) -> Reserve:
    """`value` as a number of tiles that are never drawn. Raises RulesError."""
    if isinstance(value, Mapping):
        return _per_players("yard_reserve", value, low=0)
    return _whole("yard_reserve", value, 0, set_size(set_max))


def checked_spinner_arms(value: object, set_max: int) -> int | str:
    """`value` as the number of arms for a set up to `set_max`. Raises RulesError."""
    if isinstance(value, str):
        if value != "players":
            raise _bad("spinner_arms", value, say("rules.arms_kinds"))
        return value
    arms = _whole("spinner_arms", value, 1, MOST_ARMS)
    if arms > set_max:
        raise RulesError(
            say("rules.arms_set", arms=arms, n=set_max), spinner_arms=arms, set_max=set_max
        )
    return arms


def checked_tiebreak(value: object) -> tuple[str, ...]:
    """`value` as rules that part equal totals, in the order they are tried. Raises RulesError."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise _bad("tiebreak", value, say("rules.tiebreak_kinds", values=TIEBREAKS))
    rules = tuple(listed(value, "tiebreak", error=RulesError))
    # Looked up one by one: what a record holds need not be hashable.
    known = all(isinstance(rule, str) and rule in TIEBREAKS for rule in rules)
    if not known or len(set(rules)) < len(rules):
        raise _bad("tiebreak", rules, say("rules.tiebreak_kinds", values=TIEBREAKS))
    return rules


def checked_call(value: object) -> str:
    """`value` as a template of what is called out over a double. Raises RulesError.

    It may hold a bare ``{n}`` and nothing else that is filled in: a template from somebody
    else's record must not reach into objects. It is printable, so that UTF-8 can hold it.
    """
    if isinstance(value, str) and len(value) <= _LONGEST_CALL and value.isprintable():
        try:
            fields = [parts[1:] for parts in Formatter().parse(value) if parts[1] is not None]
        except ValueError:  # a brace without its other
            fields = [("", "", None)]
        if all(name == "n" and not (spec or conversion) for name, spec, conversion in fields):
            return value
    raise _bad("call", value, say("rules.call_kinds"))


def _whole(knob: str, value: object, low: int, high: int) -> int:
    check_whole(knob, value, low, high)
    assert isinstance(value, int)
    return value


def _per_players(knob: str, values: Mapping[Any, Any], low: int) -> PerPlayers:
    for players, number in values.items():
        for value, least in ((players, 2), (number, low)):
            if not is_whole(value) or not least <= value <= MOST_PLAYERS:
                raise _bad(knob, dict(values), say("rules.per_players"))
    if not values:
        raise _bad(knob, dict(values), say("rules.per_players"))
    return PerPlayers(values)


def with_numbers(values: Mapping[Any, Any]) -> dict[Any, Any]:
    """`values` with the keys as numbers that JSON holds as texts; what is none stays."""
    return {
        int(k) if isinstance(k, str) and k.isascii() and k.isdigit() and len(k) < 5 else k: v
        for k, v in values.items()
    }


# -- what a knob says for a number of players ---------------------------------------------------


def for_players(knob: str, value: int | Mapping[int, int], players: int) -> int:
    """The number that `value` of `knob` has for `players`. Raises RulesError if it lists none."""
    if isinstance(value, int):
        return value
    try:
        return value[players]
    except KeyError:
        raise RulesError(
            say("rules.not_listed", knob=knob, players=players, listed=list(value)),
            players=players,
        ) from None


def hand_for(size: HandSize, players: int) -> int:
    """How many tiles `size` gives each of `players`. Raises RulesError if it does not say."""
    if not isinstance(size, str):
        return for_players("hand_size", size, players)
    # 42 / n rounded half up; Python's round() would give 10 for 10.5.
    shared = (2 * 42 + players) // (2 * players)
    if not shared:
        raise RulesError(say("rules.too_many_players"), players=players)
    return shared


def arms_for(arms: int | str, set_max: int, players: int) -> int:
    """How many arms a spinner has for `players`. Raises RulesError if it cannot have them."""
    if isinstance(arms, int):
        return arms
    most = min(MOST_ARMS, set_max)
    if not 1 <= players <= most:
        raise RulesError(say("rules.arms_players", players=players, most=most), players=players)
    return players


def check_enough_tiles(set_max: int, set_aside: bool, players: int, hand: int) -> None:
    """Raise RulesError unless a set has `hand` tiles for each of `players`.

    With `set_aside` the starting double is not among those that are dealt.
    """
    free = set_size(set_max) - set_aside
    need = players * hand
    if need <= free:
        return
    key = "rules.too_many_tiles_aside" if set_aside else "rules.too_many_tiles"
    largest = free // players
    end = say("rules.largest_hand", n=largest) if largest else say("rules.too_many_players")
    raise RulesError(
        f"{say(key, players=players, hand=hand, need=need, free=free, n=set_max)} {end}",
        players=players,
        hand_size=hand,
        largest=largest,
    )
