"""The tableau: the tiles on the table as an immutable tree.

The starting double is the root, the *spinner*; every other tile lies on the open half of
one tile. A tile is unique in its set, so an open end is named by the tile it belongs to.
The tableau knows what touches what and how many places are left; whose turn it is and
what must be filled first is the round's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from ..common.arguments import listed, whole_number
from ..errors import InvalidText, PositionError
from ..text import say
from .display_hook import shown
from .notation import plays_in
from .tiles import Tile, as_tile

__all__ = ["MOST_ARMS", "MOST_TOES", "Play", "Tableau", "check_slot"]

MOST_ARMS = 8
"""The most tiles that a spinner can take."""

MOST_TOES = 4
"""The most tiles that another double can take."""

Play = tuple[Tile, Tile | None]
"""A tile and the tile that it was played on; None for the starting double."""


class Tableau:
    """Tiles in the order in which they were played, each on the tile it touches.

    Iterating gives the tiles in order of play. Two tableaux are equal when the same plays
    were made in the same order with the same `arms` and `toes`.

    Parameters
    ----------
    plays : iterable of (Tile or str, Tile or str or None)
        Each tile with the tile it lies on, in order of play; the first is the starting double
        with None.
    arms : int
        How many tiles the starting double, the spinner, takes: 1 to 8.
    toes : int
        How many tiles every other double takes: 0 to 4.
    slots : mapping of Tile or str to int, optional
        For pictures alone: which of its double's arms or toes a tile is, counted from 0 as the
        layout fills them. Tiles that are not named take the first that is free. It is no part
        of the value: two tableaux that differ in it alone are equal.

    Raises
    ------
    PositionError
        For plays that no table takes, or numbers out of their range.
    InvalidText
        For a text that is no tile.

    Examples
    --------
    >>> table = Tableau([("9-9", None), ("9-6", "9-9")])
    >>> table.ends[Tile(9, 6)]
    (6, 1)
    """

    __slots__ = ("plays", "arms", "toes", "slots", "_hash", "_onto", "_pip", "_ends")
    plays: tuple[Play, ...]
    arms: int
    toes: int
    slots: Mapping[Tile, int]
    _hash: int
    _onto: dict[Tile, Tile | None]
    _pip: dict[Tile, int]
    _ends: Mapping[Tile, tuple[int, int]]

    def __init__(
        self,
        plays: Iterable[Play] = (),
        *,
        arms: int = 4,
        toes: int = 3,
        slots: Mapping[Tile, int] | None = None,
    ) -> None:
        whole_number(arms, "arms", least=1, most=MOST_ARMS, error=PositionError)
        whole_number(toes, "toes", least=0, most=MOST_TOES, error=PositionError)
        keep = partial(object.__setattr__, self)
        keep("plays", tuple(map(_as_play, listed(plays, "plays", error=PositionError))))
        keep("arms", arms)
        keep("toes", toes)
        keep("_hash", hash((self.plays, arms, toes)))
        self._build()
        keep("slots", MappingProxyType({} if slots is None else self._checked_slots(slots)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Tableau never changes, so its {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Tableau never changes, so its {name} cannot be deleted")

    def _build(self) -> None:
        onto: dict[Tile, Tile | None] = {}
        open_pip: dict[Tile, int] = {}
        left: dict[Tile, int] = {}
        for tile, parent in self.plays:
            if tile in onto:
                raise PositionError(say("tableau.twice", tile=tile), tile=tile)
            if parent is None:
                if onto:
                    lead = self.plays[0][0]
                    raise PositionError(say("tableau.second_lead", tile=tile, lead=lead), tile=tile)
                if not tile.is_double:
                    raise PositionError(say("tableau.lead_not_double", tile=tile), tile=tile)
                open_pip[tile], left[tile] = tile.high, self.arms
            else:
                pip = open_pip.get(parent)
                if pip is None:
                    raise PositionError(
                        say("tableau.not_there", onto=parent, tile=tile), tile=tile, onto=parent
                    )
                if pip not in (tile.high, tile.low):
                    raise PositionError(
                        say("tableau.no_match", tile=tile, onto=parent, pip=pip),
                        tile=tile,
                        onto=parent,
                    )
                if not left[parent]:
                    raise PositionError(
                        say("tableau.no_place", tile=tile, onto=parent), tile=tile, onto=parent
                    )
                left[parent] -= 1
                open_pip[tile] = tile.other(pip)
                left[tile] = self.toes if tile.is_double else 1
            onto[tile] = parent
        ends = {tile: (open_pip[tile], left[tile]) for tile in onto if left[tile]}
        object.__setattr__(self, "_onto", onto)
        object.__setattr__(self, "_pip", open_pip)
        object.__setattr__(self, "_ends", MappingProxyType(ends))

    def _checked_slots(self, given: object) -> dict[Tile, int]:
        if not isinstance(given, Mapping):
            raise PositionError(say("tableau.bad_slots", slots=given), slots=given)
        found = {}
        for text, slot in given.items():
            tile = as_tile(text)
            onto = self.onto(tile)
            most = self.arms if onto == self.lead else self.toes
            found[tile] = check_slot(slot, tile, onto, most)
        return found

    @classmethod
    def parse(cls, text: str, *, arms: int = 4, toes: int = 3) -> Tableau:
        """The tableau that a text says: what ``str(tableau)`` gives reads back.

        Parameters
        ----------
        text : str
            The plays with commas between them, such as ``"9-9, 9-6 on 9-9, 6-4 on 9-6"``;
            ``""`` is an empty table.
        arms : int
            How many tiles the spinner takes.
        toes : int
            How many tiles every other double takes.

        Returns
        -------
        Tableau
            The tableau.

        Raises
        ------
        InvalidText
            For text that cannot be read.
        PositionError
            For plays that no table takes.
        """
        plays = [(Tile(*tile), Tile(*onto) if onto else None) for tile, onto in plays_in(text)]
        return cls(plays, arms=arms, toes=toes)

    def add(self, tile: Tile | str, onto: Tile | str | None = None) -> Tableau:
        """The tableau with one more tile; this one stays as it was.

        Parameters
        ----------
        tile : Tile or str
            The tile.
        onto : Tile or str, optional
            The tile that it is put on; None for the starting double.

        Returns
        -------
        Tableau
            The tableau after it.

        Raises
        ------
        PositionError
            If the tile has no place there.
        """
        play = (as_tile(tile), None if onto is None else as_tile(onto))
        return Tableau((*self.plays, play), arms=self.arms, toes=self.toes, slots=self.slots)

    @property
    def before(self) -> Tableau | None:
        """The tableau before the last play; None for an empty one."""
        if not self.plays:
            return None
        return self.first(len(self) - 1)

    def first(self, count: int) -> Tableau:
        """The tableau after its first plays.

        Parameters
        ----------
        count : int
            How many plays.

        Returns
        -------
        Tableau
            The tableau as it was then.

        Raises
        ------
        PositionError
            For a number of plays that were not made.
        """
        whole_number(count, "count", least=0, most=len(self), error=PositionError)
        plays = self.plays[:count]
        slots = {tile: self.slots[tile] for tile, _ in plays if tile in self.slots}
        return Tableau(plays, arms=self.arms, toes=self.toes, slots=slots)

    @property
    def lead(self) -> Tile | None:
        """The starting double, or None while the table is empty."""
        return self.plays[0][0] if self.plays else None

    @property
    def last(self) -> Tile | None:
        """The tile played last, or None while the table is empty."""
        return self.plays[-1][0] if self.plays else None

    def onto(self, tile: Tile | str) -> Tile | None:
        """The tile that a tile lies on.

        Parameters
        ----------
        tile : Tile or str
            A tile on the table.

        Returns
        -------
        Tile or None
            The tile that it was played on; None for the starting double.

        Raises
        ------
        PositionError
            If `tile` is not on the table.
        """
        tile = as_tile(tile)
        try:
            return self._onto[tile]
        except KeyError:
            raise PositionError(say("tableau.absent", tile=tile), tile=tile) from None

    def on(self, tile: Tile | str) -> tuple[Tile, ...]:
        """The tiles that lie on a tile.

        Parameters
        ----------
        tile : Tile or str
            The tile.

        Returns
        -------
        tuple of Tile
            Those tiles in order of play; none for a tile that is not on the table.
        """
        tile = as_tile(tile)
        return tuple(child for child, parent in self.plays if parent == tile)

    @property
    def ends(self) -> Mapping[Tile, tuple[int, int]]:
        """The open ends: tile -> (the number to match, how many tiles it still takes)."""
        return self._ends

    def outer(self, tile: Tile | str) -> int:
        """The number on the half of a tile that faces out.

        Parameters
        ----------
        tile : Tile or str
            A tile on the table.

        Returns
        -------
        int
            The number; for a double its own.

        Raises
        ------
        PositionError
            If `tile` is not on the table.
        """
        tile = as_tile(tile)
        self.onto(tile)
        return self._pip[tile]

    @property
    def feet(self) -> tuple[Tile, ...]:
        """The doubles after the starting one: each the heel of a chicken foot."""
        return tuple(tile for tile, onto in self.plays if onto is not None and tile.is_double)

    @property
    def open_feet(self) -> tuple[Tile, ...]:
        """The doubles, other than the spinner, that still wait for toes."""
        return tuple(tile for tile in self.feet if tile in self._ends)

    def __len__(self) -> int:
        return len(self.plays)

    def __iter__(self) -> Iterator[Tile]:
        return iter(self._onto)

    def __contains__(self, tile: object) -> bool:
        if isinstance(tile, str):
            try:
                tile = Tile.parse(tile)
            except InvalidText:
                return False
        return isinstance(tile, Tile) and tile in self._onto

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tableau):
            return NotImplemented
        return (
            self._hash == other._hash
            and self.plays == other.plays
            and self.arms == other.arms
            and self.toes == other.toes
        )

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (self.plays, self.arms, self.toes, dict(self.slots)))

    def __str__(self) -> str:
        return ", ".join(f"{t} on {p}" if p is not None else str(t) for t, p in self.plays)

    def __repr__(self) -> str:
        return f"Tableau.parse({str(self)!r}, arms={self.arms}, toes={self.toes})"

    def drawn(self) -> str:
        """The tableau as lines of text, for terminals and screen readers.

        Returns
        -------
        str
            A line for each branch, indented under the tile it grows from; each open end says
            so in words.
        """
        lead = self.lead
        if lead is None:
            return say("tableau.empty")
        children: dict[Tile, list[Tile]] = {tile: [] for tile in self}
        for tile, parent in self.plays[1:]:
            assert parent is not None  # only the lead lies on nothing
            children[parent].append(tile)
        lines: list[str] = []
        # A stack, not recursion: an arm of a double-18 table is longer than it looks.
        stack: list[tuple[Tile, int]] = [(lead, 0)]
        while stack:
            tile, depth = stack.pop()
            run = [self._outwards(tile)]
            # Tiles in a straight run share a line; a double ends it, its toes go deeper.
            while not tile.is_double and children[tile]:
                tile = children[tile][0]
                run.append(self._outwards(tile))
            lines.append("  " * depth + " ".join(run) + self._end_words(tile))
            stack.extend((child, depth + 1) for child in reversed(children[tile]))
        return "\n".join(lines)

    def _outwards(self, tile: Tile) -> str:
        """The tile as it reads from the spinner outwards: the half that touches first."""
        outer = self._pip[tile]
        return f"{tile.other(outer)}-{outer}"

    def _end_words(self, tile: Tile) -> str:
        end = self._ends.get(tile)
        if end is None:
            return ""
        pip, places = end
        if tile == self.lead:
            return say("tableau.arms_left", pip=pip, n=places)
        if tile.is_double:
            return say("tableau.toes_left", pip=pip, n=places)
        return say("tableau.open", pip=pip)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return shown(self, include)


def _as_play(given: object) -> Play:
    """A pair of a tile and the tile it lies on, each a tile or its text."""
    # A pair is nearly always a tuple, and then it need not be gone through with care.
    if type(given) is tuple and len(given) == 2:
        tile, onto = given
    else:
        tile, onto = listed(given, "a play", count=2, error=PositionError)
    return as_tile(tile), None if onto is None else as_tile(onto)


def _rebuild(plays: tuple[Play, ...], arms: int, toes: int, slots: dict[Tile, int]) -> Tableau:
    return Tableau(plays, arms=arms, toes=toes, slots=slots)


def check_slot(slot: object, tile: Tile | None, onto: Tile | None, most: int) -> int:
    """`slot`, if it numbers one of the `most` places that the double `onto` has for `tile`.

    Raises PositionError for anything else.
    """
    if tile is None or onto is None or not onto.is_double or not most:
        raise PositionError(say("tableau.no_slot"), slot=slot)
    return whole_number(slot, "slot", least=0, most=most - 1, error=PositionError)
