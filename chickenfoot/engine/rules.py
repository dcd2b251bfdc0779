"""The rules as data: every knob that published house rules turn, in one frozen value.

``Rules()`` is the rule set of the English encyclopedia article, ``preset("wikipedia-en")``; its
Portuguese edition differs in the call alone. A variant is ``dataclasses.replace(rules, toes=2)``.

``preset("chicken-scratch")`` is the `Rules` of one of 30 sources; ``PRESETS["chicken-scratch"]``
also tells where they come from, which of them the source states and which were inferred.
The values of the sources are in :mod:`chickenfoot.engine.sources`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from inspect import signature
from typing import Any

from ..common.arguments import unknown_name, whole_number
from ..common.named import NamedValues
from ..errors import RulesError
from ..text import say
from .explain import differences, explain
from .knobs import (
    CHOICES,
    MOST_ARMS,
    MOST_PLAYERS,
    RANGES,
    HandSize,
    Reserve,
    check_choice,
    check_whole,
    checked_call,
    checked_hand_size,
    checked_reserve,
    checked_spinner_arms,
    checked_tiebreak,
    for_players,
)
from .sources import NEUTRAL, SOURCES, Source
from .tiles import Tile, as_tile, parse_tiles, set_size

__all__ = ["KNOBS", "PRESETS", "Preset", "Rules", "preset", "rules_of"]


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

    def __new__(cls, *positional: object, **knobs: object) -> Rules:
        """A rule set; a knob that there is not is answered with the closest one."""
        for knob in knobs:
            if knob not in KNOBS:
                raise RulesError(unknown_name("knob", knob, KNOBS), knob=knob)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        for knob in CHOICES:
            check_choice(knob, getattr(self, knob))
        for knob, (low, high) in RANGES.items():
            check_whole(knob, getattr(self, knob), low, high)
        keep = partial(object.__setattr__, self)
        keep("hand_size", checked_hand_size(self.hand_size, self.set_max))
        keep("yard_reserve", checked_reserve(self.yard_reserve, self.set_max))
        keep("spinner_arms", checked_spinner_arms(self.spinner_arms, self.set_max))
        keep("tiebreak", checked_tiebreak(self.tiebreak))
        keep("call", checked_call(self.call))
        for knob in ("leader_first", "leader_later"):
            if self.start_source == "set_aside" and getattr(self, knob) == "holder":
                allowed = [repr(value) for value in CHOICES[knob] if value != "holder"]
                raise RulesError(say("rules.no_holder", knob=knob, values=allowed), knob=knob)
        if self.rounds is not None:
            check_whole("rounds", self.rounds, 1, self.set_max + 1)
        keep("_hash", hash(tuple(getattr(self, knob) for knob in KNOBS)))

    # -- what the rules say for a number of players ----------------------------------

    def check_players(self, players: int) -> None:
        """Raise RulesError unless a round for `players` can be dealt under these rules."""
        check_whole("players", players, 2, MOST_PLAYERS)
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
        check_whole("players", players, 1, MOST_PLAYERS)
        size = self.hand_size
        if isinstance(size, Mapping):
            return for_players("hand_size", size, players)
        if isinstance(size, str):
            # 42 / n rounded half up; Python's round() would give 10 for 10.5.
            shared = (2 * 42 + players) // (2 * players)
            if not shared:
                raise RulesError(say("rules.too_many_players"), players=players)
            return shared
        return size

    def reserve_for(self, players: int) -> int:
        """How many tiles of the yard are never drawn. Raises RulesError as `hand_for`."""
        check_whole("players", players, 1, MOST_PLAYERS)
        if isinstance(self.yard_reserve, Mapping):
            return for_players("yard_reserve", self.yard_reserve, players)
        return self.yard_reserve

    def arms_for(self, players: int) -> int:
        """How many arms the spinner has for `players`. Raises RulesError if it cannot have them."""
        check_whole("players", players, 1, MOST_PLAYERS)
        if isinstance(self.spinner_arms, int):
            return self.spinner_arms
        most = min(MOST_ARMS, self.set_max)
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
            raise RulesError(say("rules.no_tiles", tiles=tiles))
        tiles = tuple(tiles)
        if not all(isinstance(tile, Tile) for tile in tiles):
            raise RulesError(say("rules.no_tiles", tiles=tiles))
        return sum(tile.pips + self.penalty(tile) for tile in tiles)

    def penalty(self, tile: Tile | str) -> int:
        """What holding `tile` costs beyond its pips (the double-blank, a blank half)."""
        tile = as_tile(tile)
        if tile.high == 0:
            return self.double_blank_points
        return self.blank_half_points if tile.low == 0 else 0

    def called(self, pip: int, language: str = "en") -> str:
        """What a player calls out who lays the double of `pip`: "Chickie fours".

        The number is said in English, or in Portuguese for ``language="pt"``.
        """
        whole_number(pip, "pip", least=0, most=self.set_max, error=RulesError)
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
        if not isinstance(values, Mapping):
            raise RulesError(say("rules.no_mapping", values=values), values=values)
        given = dict(values)
        for knob in given:
            if knob not in KNOBS:
                raise RulesError(unknown_name("knob", knob, KNOBS), knob=knob)
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
# What help shows: the knobs, not the net that catches wrong ones.
Rules.__signature__ = signature(Rules.__init__)  # type: ignore[attr-defined]


@dataclass(frozen=True, repr=False)
class Preset:
    """The rules of one source, and how far they are the source's own.

    `slug` names it in :data:`PRESETS`, `code` is its short name in the project's notes, and
    `language` the ISO 639 code of the text that was read. `stated` and `inferred` map knobs
    of `Rules` to values: what the source says, and what follows from its words. All other
    knobs have the value of `sources.NEUTRAL`. `complete` is False where only the opening of
    the text, or a copy of it, could be read.
    """

    slug: str
    code: str
    language: str
    rules: Rules
    stated: Mapping[str, Any] = field(hash=False)
    inferred: Mapping[str, Any] = field(hash=False)
    complete: bool

    @property
    def title(self) -> str:
        """The name to show a person."""
        return say(f"source.{self.slug}.title")

    @property
    def source(self) -> str:
        """What kind of text it is and where it comes from."""
        return say(f"source.{self.slug}.from")

    @property
    def note(self) -> str:
        """What the knobs leave out or decide; empty if there is nothing to say."""
        return say(f"source.{self.slug}.note")

    def __repr__(self) -> str:
        return f"PRESETS[{self.slug!r}]"

    def __str__(self) -> str:
        """Title, origin, values and note, a line each; a line with nothing to tell is left out."""
        lines = [self.title, say("preset.source", source=self.source)]
        for key, values in (("stated", self.stated), ("inferred", self.inferred)):
            if values:
                lines.append(say(f"preset.{key}", values=_as_arguments(values)))
        if not self.complete:
            lines.append(say("preset.incomplete"))
        if self.note:
            lines.append(say("preset.note", note=self.note))
        return "\n".join(lines)

    def __reduce__(self) -> tuple[Any, ...]:
        # Read-only mappings cannot be pickled, and there is one Preset a name anyway.
        return (_named, (self.slug,))


def _named(slug: str) -> Preset:
    return PRESETS[slug]


def _as_arguments(values: Mapping[str, Any]) -> str:
    """The values as one would write them in a call of `Rules`."""
    plain = {k: dict(v) if isinstance(v, Mapping) else v for k, v in values.items()}
    return ", ".join(f"{knob}={value!r}" for knob, value in plain.items())


def _build(source: Source) -> Preset:
    knobs: dict[str, Any] = {**NEUTRAL, **source.stated, **source.inferred}
    return Preset(
        slug=source.slug,
        code=source.code,
        language=source.language,
        rules=Rules(**knobs),
        stated=source.stated,
        inferred=source.inferred,
        complete=source.complete,
    )


class _Presets(NamedValues[Preset]):
    """All presets by their slugs; there is one of it, whether copied or pickled."""

    __slots__ = ()

    def __reduce__(self) -> str:
        return "PRESETS"  # the name in this file under which it is found again


PRESETS: Mapping[str, Preset] = _Presets(
    "preset", {source.slug: _build(source) for source in SOURCES}
)


def preset(name: str) -> Rules:
    """The rules of the source called `name`, one of the keys of :data:`PRESETS`.

    Raises RulesError, with the closest name or all of them, if there is no such source.
    """
    try:
        return PRESETS[name].rules
    except (KeyError, TypeError):  # TypeError: what cannot be a key is no name either
        raise RulesError(unknown_name("preset", name, PRESETS), name=name) from None


def rules_of(rules: Rules | str) -> Rules:
    """`rules` themselves, or those of the house rule of this name.

    Raises RulesError for anything else.
    """
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return preset(rules)
    raise RulesError(say("rules.no_rules", rules=rules), rules=rules)
