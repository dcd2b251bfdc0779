"""The rules as data: every knob that published house rules turn, in one frozen value.

``Rules()`` is the rule set of the Portuguese encyclopedia article (`pe-de-galinha`) with
the call in English. A variant is ``dataclasses.replace(rules, toes=2)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from string import Formatter
from typing import Any

from ..common.arguments import unknown_name
from ..errors import RulesError
from ..text import say
from .explain import differences, explain
from .tiles import MOST_PIPS, Tile, parse_tiles, set_size

__all__ = ["PerPlayers", "Rules"]

HandSize = int | Mapping[int, int] | str
Reserve = int | Mapping[int, int]


class PerPlayers(Mapping[int, int]):
    """A number for each number of players, such as ``{2: 21, 3: 14}``; hashable."""

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


_CHOICES: dict[str, tuple[object, ...]] = {
    "start_source": ("hand", "set_aside"),
    "start_missing": ("draw_turns", "draw_all", "next_double", "redeal"),
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

_RANGES: dict[str, tuple[int, int]] = {
    "set_max": (2, MOST_PIPS),
    "toes": (0, 4),
    "last_double_points": (0, 1000),
    "double_blank_points": (0, 1000),
    "blank_half_points": (0, 1000),
}

TIEBREAKS = ("most_zero_rounds", "lowest_nonzero_round")
_MOST_ARMS = 8
# More players than this cannot get one tile each even from the largest set.
_MOST_PLAYERS = set_size(MOST_PIPS)


@dataclass(frozen=True)
class Rules:
    """A rule set. Every field is a knob; an impossible value raises RulesError.

    The set and the deal
        `set_max` (2 to 18): the double-n set. `hand_size`: tiles a player, a number, a
        mapping {players: number}, or ``"div42"`` (42 shared out, halves rounded up).
        `yard_reserve`: tiles of the yard that are never drawn, a number or a mapping.
    The start
        `start_source`: the starting double is held in a ``"hand"`` or ``"set_aside"``
        before the shuffle. `start_missing` (with hand): what happens when nobody holds it:
        ``"draw_turns"``, ``"draw_all"``, ``"next_double"``, ``"redeal"``.
        `leader_first`, `leader_later` (with set_aside): who plays the first arm.
        `round_order`: ``"desc"`` (highest double first) or ``"asc"``; `rounds`: how many
        rounds a game has, None for one with each double (no source plays fewer: for a short
        evening or a lesson).
    The table
        `spinner_arms` (1 to 8, at most `set_max`, or ``"players"``), `toes` (0 to 4),
        `foot_first`: whether a foot must be finished before anything else is played.
    A turn
        `draw_limit` (1, or None: until one can be played), `drawn_tile` (``"must"`` or
        ``"may"`` be played at once, or ``"hold"``), `voluntary_draw`.
    The end
        `empty_yard`, `dead_foot`, `last_double`, `last_double_points`,
        `double_blank_points`, `blank_half_points`, `knock`, `tiebreak`, `call`.
    """

    set_max: int = 9
    hand_size: HandSize = 7
    start_source: str = "set_aside"
    start_missing: str = "draw_turns"
    leader_first: str = "high_draw"
    leader_later: str = "rotate"
    round_order: str = "desc"
    spinner_arms: int | str = 4
    toes: int = 3
    foot_first: bool = True
    draw_limit: int | None = 1
    drawn_tile: str = "must"
    voluntary_draw: bool = False
    yard_reserve: Reserve = 0
    empty_yard: str = "all_blocked"
    dead_foot: str = "play_on"
    last_double: str = "penalty"
    last_double_points: int = 50
    double_blank_points: int = 50
    blank_half_points: int = 0
    knock: str = "off"
    tiebreak: tuple[str, ...] = ()
    call: str = "Chickie {n}"
    rounds: int | None = None

    def __post_init__(self) -> None:
        for knob, allowed in _CHOICES.items():
            value = getattr(self, knob)
            # True == 1 in Python, so a choice must agree in type too.
            if not any(value == a and type(value) is type(a) for a in allowed):
                raise _bad(knob, value, say("rules.one_of", values=[repr(a) for a in allowed]))
        for knob, (low, high) in _RANGES.items():
            _whole(knob, getattr(self, knob), low, high)
        self._check_hand()
        self._check_reserve()
        self._check_arms()
        self._check_leaders()
        self._check_tiebreak()
        self._check_call()
        if self.rounds is not None:
            _whole("rounds", self.rounds, 1, self.set_max + 1)
        object.__setattr__(self, "_hash", hash(tuple(getattr(self, n) for n in KNOBS)))

    # -- what is checked ------------------------------------------------------------

    def _check_hand(self) -> None:
        value = self.hand_size
        if value == "div42":
            return
        if isinstance(value, Mapping):
            object.__setattr__(self, "hand_size", _per_players("hand_size", value, low=1))
        elif isinstance(value, str):
            raise _bad("hand_size", value, say("rules.hand_kinds"))
        else:
            _whole("hand_size", value, 1, set_size(self.set_max))

    def _check_reserve(self) -> None:
        value = self.yard_reserve
        if isinstance(value, Mapping):
            object.__setattr__(self, "yard_reserve", _per_players("yard_reserve", value, low=0))
        else:
            _whole("yard_reserve", value, 0, set_size(self.set_max))

    def _check_arms(self) -> None:
        if self.spinner_arms == "players":
            return
        if isinstance(self.spinner_arms, str):
            raise _bad("spinner_arms", self.spinner_arms, say("rules.arms_kinds"))
        _whole("spinner_arms", self.spinner_arms, 1, _MOST_ARMS)
        if self.spinner_arms > self.set_max:
            raise RulesError(
                say("rules.arms_set", arms=self.spinner_arms, n=self.set_max),
                spinner_arms=self.spinner_arms,
                set_max=self.set_max,
            )

    def _check_leaders(self) -> None:
        for knob in ("leader_first", "leader_later"):
            if self.start_source == "set_aside" and getattr(self, knob) == "holder":
                allowed = [repr(v) for v in _CHOICES[knob] if v != "holder"]
                raise RulesError(say("rules.no_holder", knob=knob, values=allowed), knob=knob)

    def _check_tiebreak(self) -> None:
        value = self.tiebreak
        if isinstance(value, str) or not isinstance(value, Iterable):
            raise _bad("tiebreak", value, say("rules.tiebreak_kinds", values=TIEBREAKS))
        value = tuple(value)
        # Looked up one by one: what a record holds need not be hashable.
        if not all(rule in TIEBREAKS for rule in value) or len(set(value)) < len(value):
            raise _bad("tiebreak", value, say("rules.tiebreak_kinds", values=TIEBREAKS))
        object.__setattr__(self, "tiebreak", value)

    def _check_call(self) -> None:
        try:
            names = [
                name
                for _, name, spec, conv in Formatter().parse(self.call)
                if name is not None and not (spec or conv)
            ]
            whole = len(names) == sum(p[1] is not None for p in Formatter().parse(self.call))
        except (ValueError, TypeError):
            whole, names = False, []
        # Only a bare {n}: a template of a foreign record must not reach into objects.
        # Printable, because a record must be able to hold it in UTF-8.
        short = whole and len(self.call) <= 60 and self.call.isprintable()
        if not short or not set(names) <= {"n"}:
            raise _bad("call", self.call, say("rules.call_kinds"))

    # -- what the rules say for a number of players ----------------------------------

    def check_players(self, players: int) -> None:
        """Raise RulesError unless a round for `players` can be dealt under these rules."""
        _whole("players", players, 2, _MOST_PLAYERS)
        hand = self.hand_for(players)
        self.reserve_for(players)
        self.arms_for(players)
        free = set_size(self.set_max) - (self.start_source == "set_aside")
        if players * hand > free:
            key = (
                "rules.too_many_tiles_aside"
                if free < set_size(self.set_max)
                else "rules.too_many_tiles"
            )
            largest = free // players
            end = say("rules.largest_hand", n=largest) if largest else say("rules.too_many_players")
            raise RulesError(
                say(key, players=players, hand=hand, need=players * hand, free=free, n=self.set_max)
                + " "
                + end,
                players=players,
                hand_size=hand,
                largest=largest,
            )

    def hand_for(self, players: int) -> int:
        """How many tiles each of `players` is dealt. Raises RulesError if the rules do not say."""
        size = self.hand_size
        if isinstance(size, Mapping):
            return _looked_up("hand_size", size, players)
        if isinstance(size, str):
            # 42 / n rounded half up; Python's round() would give 10 for 10.5.
            shared = (2 * 42 + players) // (2 * players)
            if not shared:
                raise RulesError(say("rules.too_many_players"), players=players)
            return shared
        return size

    def reserve_for(self, players: int) -> int:
        """How many tiles of the yard are never drawn. Raises RulesError as `hand_for`."""
        if isinstance(self.yard_reserve, Mapping):
            return _looked_up("yard_reserve", self.yard_reserve, players)
        return self.yard_reserve

    def arms_for(self, players: int) -> int:
        """How many arms the spinner has for `players`. Raises RulesError if it cannot have them."""
        if isinstance(self.spinner_arms, int):
            return self.spinner_arms
        most = min(_MOST_ARMS, self.set_max)
        if not 1 <= players <= most:
            raise RulesError(say("rules.arms_players", players=players, most=most), players=players)
        return players

    @property
    def leads(self) -> tuple[int, ...]:
        """The numbers of the starting doubles of a whole game, in their order."""
        down = tuple(range(self.set_max, -1, -1))
        return down if self.round_order == "desc" else down[::-1]

    @property
    def most_rounds(self) -> int:
        """How many rounds a whole game has."""
        return len(self.leads) if self.rounds is None else self.rounds

    def points(self, tiles: Iterable[Tile] | str) -> int:
        """What holding `tiles` at the end of a round costs: pips and penalties together.

        `tiles`: tiles, or their text such as ``"6-4 5-5"``. Raises RulesError for anything
        else, InvalidText for text that cannot be read.
        """
        tiles = parse_tiles(tiles) if isinstance(tiles, str) else tiles
        if not isinstance(tiles, Iterable):
            raise RulesError(say("rules.no_tiles", tiles=repr(tiles)[:200]))
        tiles = tuple(tiles)
        if not all(isinstance(tile, Tile) for tile in tiles):
            raise RulesError(say("rules.no_tiles", tiles=repr(tiles)[:200]))
        return sum(tile.pips + self.penalty(tile) for tile in tiles)

    def penalty(self, tile: Tile) -> int:
        """What holding `tile` costs beyond its pips (the double-blank, a blank half)."""
        if tile.high == 0:
            return self.double_blank_points
        return self.blank_half_points if tile.low == 0 else 0

    def called(self, pip: int, language: str = "en") -> str:
        """What a player calls out who lays the double of `pip`: "Chickie fours".

        The number is said in English, or in Portuguese for ``language="pt"``.
        """
        language = "pt" if language == "pt" else "en"
        return self.call.format(n=say(f"number.many.{language}.{pip}"))

    # -- as data ---------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Every knob as plain values that JSON can hold; `from_dict` reads it back."""
        plain: dict[str, Any] = {}
        for knob in KNOBS:
            value = getattr(self, knob)
            if isinstance(value, Mapping):
                value = {str(key): number for key, number in value.items()}
            elif isinstance(value, tuple):
                value = list(value)
            plain[knob] = value
        return plain

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Rules:
        """The rules that `to_dict` gave. Raises RulesError for unknown knobs and bad values."""
        given = dict(values)
        for knob in given:
            if knob not in KNOBS:
                raise RulesError(unknown_name("noun.knob", knob, KNOBS), knob=knob)
        for knob in ("hand_size", "yard_reserve"):
            value = given.get(knob)
            if isinstance(value, Mapping):
                given[knob] = {
                    int(k)
                    if isinstance(k, str) and k.isascii() and k.isdigit() and len(k) < 5
                    else k: v
                    for k, v in value.items()
                }
        return cls(**given)

    def differences(self, other: Rules | str) -> tuple[str, ...]:
        """In words, what `other`, a rule set or a house rule's name, does differently.

        A sentence a difference, in the order of play.

        The result prints one difference a line; it is empty where the game is the same.
        """
        from .presets import rules_of

        return differences(self, rules_of(other))

    def __hash__(self) -> int:
        value: int = self._hash  # type: ignore[attr-defined]  # set in __post_init__
        return value

    def __str__(self) -> str:
        return str(explain(self))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return explain(self)._repr_mimebundle_()

    def __getstate__(self) -> dict[str, Any]:
        # Hashes of strings differ from process to process, so the kept one must not travel.
        return {knob: getattr(self, knob) for knob in KNOBS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for knob, value in state.items():
            object.__setattr__(self, knob, value)
        object.__setattr__(self, "_hash", hash(tuple(getattr(self, n) for n in KNOBS)))


KNOBS: tuple[str, ...] = tuple(field.name for field in fields(Rules))


def _bad(knob: str, value: object, allowed: str) -> RulesError:
    return RulesError(
        say("rules.bad", knob=knob, value=repr(value), allowed=allowed), **{knob: value}
    )


def _whole(knob: str, value: object, low: int, high: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad(knob, value, say("rules.whole", low=low, high=high))


def _per_players(knob: str, values: Mapping[Any, Any], low: int) -> PerPlayers:
    if not values:
        raise _bad(knob, values, say("rules.per_players"))
    for players, number in values.items():
        for value, least in ((players, 2), (number, low)):
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 190:
                raise _bad(knob, values, say("rules.per_players"))
    return PerPlayers(values)


def _looked_up(knob: str, values: Mapping[int, int], players: int) -> int:
    try:
        return values[players]
    except KeyError:
        raise RulesError(
            say("rules.not_listed", knob=knob, players=players, listed=list(values)),
            players=players,
        ) from None
