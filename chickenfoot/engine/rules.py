"""The rules as data: every knob that published house rules turn, in one frozen value.

``Rules()`` is the rule set of the English encyclopedia article, ``preset("wikipedia-en")``; its
Portuguese edition differs in the call alone. A variant is ``dataclasses.replace(rules, toes=2)``.

``preset("chicken-scratch")`` is the `Rules` of one of 30 sources, whose values are in
:mod:`chickenfoot.engine.sources`; :mod:`chickenfoot.engine.presets` tells where they come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import partial
from inspect import signature
from typing import Any

from ..common.arguments import text, unknown_name, whole_number
from ..errors import RulesError
from ..text import say
from .explain import OUR_CALL, call_in_words, differences, explain
from .knobs import (
    MOST_PLAYERS,
    HandSize,
    Reserve,
    arms_for,
    check_enough_tiles,
    check_whole,
    checked_knobs,
    for_players,
    hand_for,
    with_numbers,
)  # fmt: skip
from .sources import NEUTRAL, SOURCES
from .tiles import Tile, as_tile, as_tiles

__all__ = ["KNOBS", "Rules", "preset", "rules_of"]


@dataclass(frozen=True)
class Rules:
    """A rule set. Every field is a knob: one question on which published house rules differ.

    The defaults are the game of the English encyclopedia article; ``PRESETS`` has the values of
    30 sources.

    Parameters
    ----------
    set_max : int
        The highest number of the set, 2 to 18.
    hand_size : int or Mapping or "div42"
        Tiles a player: a number, {players: number}, or 42 shared out, halves up.
    start_source : {"set_aside", "hand"}
        Whether the starting double is put out before the shuffle, or led by who holds it.
    start_missing : {"draw_turns", "draw_all", "next_double", "burn", "redeal"}
        With ``"hand"``, what happens when nobody holds it: the players draw in turn, or all
        together, until it is found; the next double that is left leads, and the one passed over
        waits or (``"burn"``, in no source) is spent for the game; or it is dealt again.
    leader_first, leader_later : str
        With ``"set_aside"``, who plays the first arm: in the first round whoever draws the
        highest tile (``"high_draw"``), whoever finds the double (``"finder"``), or anyone
        (``"random"``); later the next to the left (``"rotate"``). With ``"hand"`` the holder.
    round_order : {"desc", "asc"}
        Whether the rounds go from the highest double down or from the double-blank up.
    spinner_arms : int or "players"
        How many tiles the spinner takes first, 1 to 8 and at most `set_max`, or one a player.
    toes : int
        How many tiles each other double takes, 0 to 4.
    foot_first : bool
        Whether a foot must have all its toes before anything else is played.
    draw_limit : 1 or None
        How many tiles one draws who cannot play; None is as many as it takes.
    drawn_tile : {"must", "may", "hold"}
        Whether a drawn tile that fits must be played at once, may be, or may not.
    voluntary_draw : bool
        Whether one may draw who can play.
    yard_reserve : int or Mapping
        How many tiles of the yard are never drawn, a number or {players: number}.
    empty_yard : {"all_blocked", "first_blocked"}
        Whether a round without tiles to draw ends when nobody can play, or when the player
        to move cannot.
    dead_foot : {"play_on", "end_round"}
        What happens when a double is laid for which there are too few tiles left.
    last_double : {"penalty", "free", "forbid"}
        Whether going out on a double costs `last_double_points`, nothing, or is not allowed.
    last_double_points, double_blank_points, blank_half_points : int
        What going out on a double, holding the double-blank, and holding each other tile with
        a blank half cost, in points.
    knock : {"off", "auto"}
        With ``"auto"`` one knocks with the play that leaves one tile, or draws a tile for it.
    tiebreak : tuple of str
        What parts equal totals: ``"most_zero_rounds"``, ``"lowest_nonzero_round"``.
    call : str
        What one calls out who lays a double; ``{n}`` stands for its number.
    rounds : int or None
        How many rounds a game has; None is one for each double, as in all sources.

    Raises
    ------
    RulesError
        For an impossible value, or for values that cannot go together.

    Examples
    --------
    >>> Rules(set_max=6, hand_size=5).leads
    (6, 5, 4, 3, 2, 1, 0)
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
    call: str = OUR_CALL
    rounds: int | None = None

    def __new__(cls, *positional: object, **knobs: object) -> Rules:
        """A rule set; a knob that there is not is answered with the closest one."""
        _check_names(knobs)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        keep = partial(object.__setattr__, self)
        values = checked_knobs({knob: getattr(self, knob) for knob in KNOBS})
        for knob, value in values.items():
            keep(knob, value)
        keep("_hash", hash(tuple(values.values())))

    # -- what the rules say for a number of players ----------------------------------

    def check_players(self, players: int) -> None:
        """Check that a round can be dealt under these rules.

        Parameters
        ----------
        players : int
            The number of players.

        Raises
        ------
        RulesError
            If it cannot, with the largest hand that would do.
        """
        check_whole("players", players, 2, MOST_PLAYERS)
        hand = self.hand_for(players)
        self.reserve_for(players)
        self.arms_for(players)
        check_enough_tiles(self.set_max, self.start_source == "set_aside", players, hand)

    def hand_for(self, players: int) -> int:
        """How many tiles each player is dealt.

        Parameters
        ----------
        players : int
            The number of players.

        Returns
        -------
        int
            The tiles of one hand.

        Raises
        ------
        RulesError
            If the rules do not say it for so many.
        """
        check_whole("players", players, 1, MOST_PLAYERS)
        return hand_for(self.hand_size, players)

    def reserve_for(self, players: int) -> int:
        """How many tiles of the yard are never drawn.

        Parameters
        ----------
        players : int
            The number of players.

        Returns
        -------
        int
            The number of tiles.

        Raises
        ------
        RulesError
            If the rules do not say it for so many.
        """
        check_whole("players", players, 1, MOST_PLAYERS)
        return for_players("yard_reserve", self.yard_reserve, players)

    def arms_for(self, players: int) -> int:
        """How many arms the spinner has.

        Parameters
        ----------
        players : int
            The number of players.

        Returns
        -------
        int
            The number of arms.

        Raises
        ------
        RulesError
            If there is an arm for each player, and the spinner cannot have so many.
        """
        check_whole("players", players, 1, MOST_PLAYERS)
        return arms_for(self.spinner_arms, self.set_max, players)

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
        """What holding tiles at the end of a round costs.

        Parameters
        ----------
        tiles : iterable of Tile or str
            The tiles, or their text such as ``"6-4 5-5"``.

        Returns
        -------
        int
            Pips and penalties together.

        Raises
        ------
        RulesError
            For anything else.
        InvalidText
            For text that cannot be read.

        Examples
        --------
        >>> Rules().points("0-0 3-6 5-0")
        64
        """
        return sum(tile.pips + self.penalty(tile) for tile in as_tiles(tiles))

    def penalty(self, tile: Tile | str) -> int:
        """What holding a tile costs beyond its pips: the double-blank, or a blank half.

        Parameters
        ----------
        tile : Tile or str
            The tile.

        Returns
        -------
        int
            The points; 0 for most tiles.
        """
        tile = as_tile(tile)
        if tile.high == 0:
            return self.double_blank_points
        return self.blank_half_points if tile.low == 0 else 0

    def called(self, pip: int, language: str | None = None) -> str:
        """What a player calls out who lays a double: "Chickie fours".

        Parameters
        ----------
        pip : int
            The number of the double, 0 to `set_max`.
        language : str, optional
            The ISO 639 code of the language of the number, such as ``"pt"``; English where it is
            none of ours. Without one it is the language in use; "Chickie" is then said in it, too.

        Returns
        -------
        str
            The call.

        Raises
        ------
        RulesError
            For a number that the set does not have.
        """
        whole_number(pip, "pip", least=0, most=self.set_max, error=RulesError)
        known = None if language is None else text(language, "language", error=RulesError)
        return call_in_words(self.call, pip, known)

    # -- as data ---------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The rules as data: what `from_dict` reads back.

        Returns
        -------
        dict
            Every knob with a plain value that JSON can hold.
        """
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
        """The rules that data say.

        Parameters
        ----------
        values : Mapping
            Knobs with their values, as `to_dict` gives them. A knob that is missing has the
            value of ``Rules()``.

        Returns
        -------
        Rules
            The rule set.

        Raises
        ------
        RulesError
            For unknown knobs and impossible values.
        """
        if not isinstance(values, Mapping):
            raise RulesError(say("rules.no_mapping", values=values), values=values)
        given = dict(values)
        _check_names(given)
        for knob in ("hand_size", "yard_reserve"):
            if isinstance(given.get(knob), Mapping):
                given[knob] = with_numbers(given[knob])
        return cls(**given)

    def differences(self, other: Rules | str) -> tuple[str, ...]:
        """In words, what other rules do differently.

        Parameters
        ----------
        other : Rules or str
            The rules, or the name of a house rule.

        Returns
        -------
        tuple of str
            A sentence for each difference, in the order of play; it prints one a line, and is
            empty where the game is the same.

        Raises
        ------
        RulesError
            If there is no such house rule.
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


def _check_names(knobs: Mapping[Any, object]) -> None:
    for knob in knobs:
        if knob not in KNOBS:
            raise RulesError(unknown_name("knob", knob, KNOBS), knob=knob)


KNOBS: tuple[str, ...] = tuple(field.name for field in fields(Rules))
# What help shows: the knobs, not the net that catches wrong ones.
Rules.__signature__ = signature(Rules.__init__)  # type: ignore[attr-defined]


_BY_NAME: dict[str, Rules] = {
    source.slug: Rules(**{**NEUTRAL, **source.stated, **source.inferred}) for source in SOURCES
}


def preset(name: str) -> Rules:
    """The rules of a published source.

    Parameters
    ----------
    name : str
        Its name, one of the keys of ``PRESETS``, such as ``"chicken-scratch"``.

    Returns
    -------
    Rules
        The rule set.

    Raises
    ------
    RulesError
        If there is no such source; the sentence offers the closest name, or all of them.
    """
    try:
        return _BY_NAME[name]
    except (KeyError, TypeError):  # TypeError: what cannot be a key is no name either
        raise RulesError(unknown_name("preset", name, _BY_NAME), name=name) from None


def rules_of(rules: Rules | str) -> Rules:
    """`rules` themselves, or those of the house rule of this name.

    Raises RulesError for anything else.
    """
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return preset(rules)
    raise RulesError(say("rules.no_rules", rules=rules), rules=rules)
