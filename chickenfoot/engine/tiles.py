"""The domino tile, the double-n set, and sets of tiles as bits of one integer.

A tile has no orientation: ``Tile(6, 4)`` is ``Tile(4, 6)``, and there is one object for it.
Tiles are numbered 0-0, 1-0, 1-1, 2-0, ... so that a tile has the same number in every
set; a *mask* is an integer in which bit ``tile.index`` says that the tile is there.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator
from functools import total_ordering
from typing import Any

from ..common.arguments import is_whole, listed
from ..errors import InvalidText, RulesError
from ..text import say
from .display_hook import shown
from .notation import pair_in, pairs_in

__all__ = ["MOST_PIPS", "Tile", "as_tile", "as_tiles", "double_set", "parse_tiles", "set_size"]

MOST_PIPS = 18
"""The largest number on a tile that is sold (the double-18 set)."""


@total_ordering
class Tile:
    """One domino tile; immutable, ordered by its high number, then its low one.

    Parameters
    ----------
    a, b : int
        The numbers on its halves, 0 to 18 each, in any order.

    Attributes
    ----------
    high, low : int
        Its two numbers.
    pips : int
        Their sum.
    is_double : bool
        Whether both halves show the same number.
    index : int
        The number of the tile, counted from the 0-0; the same in every set.

    Raises
    ------
    InvalidText
        For a number that no tile shows.

    Examples
    --------
    >>> Tile(4, 6)
    Tile(6, 4)
    >>> Tile.parse("4-6").pips
    10
    """

    __slots__ = ("high", "low", "pips", "is_double", "index")
    high: int
    low: int
    pips: int
    is_double: bool
    index: int

    def __new__(cls, a: int, b: int) -> Tile:
        """The one tile with the numbers `a` and `b`."""
        try:
            return _BY_PIPS[a, b]
        except (KeyError, TypeError):
            raise InvalidText(say("tile.no_such", a=a, b=b, most=MOST_PIPS), pips=(a, b)) from None

    @classmethod
    def parse(cls, text: str) -> Tile:
        """The tile that a text names.

        Parameters
        ----------
        text : str
            Two numbers with a hyphen, such as ``"6-4"`` or ``"4-6"``; another dash, a colon,
            a bar, brackets and blanks will do, as in ``"[6|4]"``.

        Returns
        -------
        Tile
            The tile.

        Raises
        ------
        InvalidText
            If the text names no tile.
        """
        return cls(*pair_in(text))

    def other(self, pip: int) -> int:
        """The number on the other half than the one that shows `pip`.

        Parameters
        ----------
        pip : int
            A number that the tile shows.

        Returns
        -------
        int
            The other number; the same one for a double.

        Raises
        ------
        InvalidText
            If the tile does not show `pip`.
        """
        try:
            number = operator.index(pip)
        except TypeError:
            number = -1
        if number == self.high:
            return self.low
        if number == self.low:
            return self.high
        raise InvalidText(say("tile.shows_no", tile=self, pip=pip), tile=self, pip=pip)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Tile never changes, so its {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Tile never changes, so its {name} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return (Tile, (self.high, self.low))

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Tile):
            return NotImplemented
        return self.index < other.index

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __repr__(self) -> str:
        return f"Tile({self.high}, {self.low})"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return shown(self, include)


def _make(high: int, low: int) -> Tile:
    tile = object.__new__(Tile)
    for name, value in (
        ("high", high),
        ("low", low),
        ("pips", high + low),
        ("is_double", high == low),
        ("index", high * (high + 1) // 2 + low),
    ):
        object.__setattr__(tile, name, value)
    return tile


TILES: tuple[Tile, ...] = tuple(
    _make(high, low) for high in range(MOST_PIPS + 1) for low in range(high + 1)
)
"""All tiles of the largest set, each at its own number."""

_BY_PIPS: dict[tuple[int, int], Tile] = {}
for _tile in TILES:
    _BY_PIPS[_tile.high, _tile.low] = _BY_PIPS[_tile.low, _tile.high] = _tile

SUIT: tuple[int, ...] = tuple(
    sum(1 << tile.index for tile in TILES if pip in (tile.high, tile.low))
    for pip in range(MOST_PIPS + 1)
)
"""For each number the mask of the tiles that show it (in the largest set)."""

DOUBLES: int = sum(1 << tile.index for tile in TILES if tile.is_double)
"""The mask of all doubles."""


def set_size(n: int) -> int:
    """How many tiles a double-n set has: (n+1)(n+2)/2."""
    return (n + 1) * (n + 2) // 2


def double_set(n: int) -> tuple[Tile, ...]:
    """All tiles of a set, from the 0-0 to its highest double.

    Parameters
    ----------
    n : int
        The highest number of the set, 0 to 18.

    Returns
    -------
    tuple of Tile
        The ``(n + 1) * (n + 2) / 2`` tiles, lowest first.

    Raises
    ------
    InvalidText
        If there is no such set.

    Examples
    --------
    >>> len(double_set(9))
    55
    """
    if not is_whole(n) or not 0 <= n <= MOST_PIPS:
        raise InvalidText(say("tile.no_set", n=n, most=MOST_PIPS), n=n)
    return TILES[: set_size(n)]


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles that a text names.

    Parameters
    ----------
    text : str
        Tiles with blanks or commas between them, such as ``"6-4 5-5"``; ``""`` has none.

    Returns
    -------
    tuple of Tile
        The tiles in the order of the text.

    Raises
    ------
    InvalidText
        If a word of it is not a tile, or if it is not a text.
    """
    return tuple(Tile(*pair) for pair in pairs_in(text))


def as_tile(given: object) -> Tile:
    """A tile, or its text, as the tile: the check of an argument that is a tile.

    Parameters
    ----------
    given : Tile or str
        What was given.

    Returns
    -------
    Tile
        The tile.

    Raises
    ------
    InvalidText
        For anything else.
    """
    return given if isinstance(given, Tile) else Tile.parse(given)  # type: ignore[arg-type]


def as_tiles(given: object) -> tuple[Tile, ...]:
    """Tiles, or the text of some, as the tiles: the check of an argument that is tiles.

    Raises RulesError for anything else, InvalidText for text that cannot be read.
    """
    if isinstance(given, str):
        return parse_tiles(given)
    if not isinstance(given, Iterable):
        raise RulesError(say("rules.no_tiles", tiles=given))
    tiles = tuple(listed(given, "tiles", error=RulesError))
    if not all(isinstance(tile, Tile) for tile in tiles):
        raise RulesError(say("rules.no_tiles", tiles=tiles))
    return tiles


def mask_of(tiles: Iterable[Tile]) -> int:
    """The mask of `tiles`."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile.index
    return mask


def indices(mask: int) -> Iterator[int]:
    """The tile numbers in `mask`, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def tiles_of(mask: int) -> tuple[Tile, ...]:
    """The tiles of `mask`, lowest first."""
    return tuple(TILES[i] for i in indices(mask))
