"""Tiles: one object each, no orientation, a text that parses back, masks that count."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.drawing.pips import PIPS
from chickenfoot.engine import tiles as room


def test_a_tile_has_no_orientation() -> None:
    """Tile(6, 4) is Tile(4, 6): equal, one object, one hash."""
    assert cf.Tile(6, 4) == cf.Tile(4, 6)
    assert cf.Tile(6, 4) is cf.Tile(4, 6)
    assert len({cf.Tile(6, 4), cf.Tile(4, 6), cf.Tile(6, 3)}) == 2


def test_what_a_tile_tells() -> None:
    """Its numbers, their sum, whether it is a double, its text and its repr."""
    tile = cf.Tile(4, 6)
    assert (tile.high, tile.low, tile.pips, tile.is_double) == (6, 4, 10, False)
    assert (str(tile), repr(tile)) == ("6-4", "Tile(6, 4)")
    assert cf.Tile(0, 0).is_double
    assert cf.Tile(0, 0).pips == 0


def test_the_other_half() -> None:
    """The half beside a 6 of the 6-4 is 4; a double's other half is itself; a 5 is not there."""
    assert cf.Tile(6, 4).other(6) == 4
    assert cf.Tile(6, 4).other(4) == 6
    assert cf.Tile(5, 5).other(5) == 5
    with pytest.raises(cf.InvalidText, match="6-4 shows no 5"):
        cf.Tile(6, 4).other(5)


@pytest.mark.parametrize("n", range(19))
def test_a_set_has_each_tile_once(n: int) -> None:
    """The double-n set has (n+1)(n+2)/2 tiles: every pair to n, exactly one double-blank."""
    tiles = cf.double_set(n)
    assert len(tiles) == len(set(tiles)) == (n + 1) * (n + 2) // 2
    pairs = {(low, high) for low in range(n + 1) for high in range(low, n + 1)}
    assert {(tile.low, tile.high) for tile in tiles} == pairs
    assert sum(tile.pips == 0 for tile in tiles) == 1
    assert [tile.index for tile in tiles] == list(range(len(tiles)))
    assert list(tiles) == sorted(tiles)


def test_sets_that_are_sold() -> None:
    """28, 55, 91, 136 and 190 tiles for 6, 9, 12, 15 and 18."""
    assert [len(cf.double_set(n)) for n in (6, 9, 12, 15, 18)] == [28, 55, 91, 136, 190]


@pytest.mark.parametrize("n", [-1, 19, 9.0, True, "9", None])
def test_no_such_set(n: Any) -> None:
    """What is no whole number from 0 to 18 is refused with the value and the range."""
    with pytest.raises(cf.InvalidText, match=r"double-0 to double-18"):
        cf.double_set(n)


@pytest.mark.parametrize("text", ["6-4", "4-6", " 6 - 4 ", "06-4", "6-4\n"])
def test_texts_of_a_tile(text: str) -> None:
    """Either order of halves, blanks around, are read."""
    assert cf.Tile.parse(text) is cf.Tile(6, 4)


@pytest.mark.parametrize("text", ["", "6", "6-", "-6-4", "6-4-2", "6~4", "٦-4", "x-4", "6 4"])
def test_no_texts_of_a_tile(text: str) -> None:
    """Anything else raises InvalidText and quotes the text."""
    with pytest.raises(cf.InvalidText) as caught:
        cf.Tile.parse(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("numbers", [(19, 0), (-1, 3), ("6", 4), (None, None), ([], 1)])
def test_no_such_tile(numbers: tuple[Any, Any]) -> None:
    """Numbers outside 0 to 18 are refused, as text and as arguments."""
    with pytest.raises(cf.InvalidText, match="from 0 to 18"):
        cf.Tile(*numbers)
    with pytest.raises(cf.InvalidText, match="from 0 to 18"):
        cf.Tile.parse("19-0")


@pytest.mark.parametrize("value", [None, 64, b"6-4", ["6-4"], cf.Tile(6, 4)])
def test_only_text_is_parsed(value: Any) -> None:
    """What is no text at all raises InvalidText too."""
    for parse in (cf.Tile.parse, room.parse_tiles):
        with pytest.raises(cf.InvalidText):
            parse(value)


def test_a_tile_never_changes() -> None:
    """Its attributes can be neither set nor deleted, and it takes no new ones."""
    tile = cf.Tile(6, 4)
    for name in ("high", "low", "pips", "colour"):
        with pytest.raises(AttributeError, match="never changes"):
            setattr(tile, name, 1)
    with pytest.raises(AttributeError, match="never changes"):
        del tile.high
    assert str(tile) == "6-4"


def test_copies_are_the_same_object() -> None:
    """Copying and pickling give the one tile back."""
    tile = cf.Tile(6, 4)
    assert copy.copy(tile) is tile
    assert copy.deepcopy([tile])[0] is tile
    assert pickle.loads(pickle.dumps(tile)) is tile


def test_order() -> None:
    """By the high number, then the low one; never against something else."""
    assert cf.Tile(6, 4) > cf.Tile(5, 5) > cf.Tile(5, 4)
    with pytest.raises(TypeError):
        _ = cf.Tile(6, 4) < 3
    text: object = "6-4"
    assert (cf.Tile(6, 4) == text) is False


def test_masks_go_there_and_back() -> None:
    """A mask has one bit a tile; suits and doubles are masks of what they say."""
    whole = cf.double_set(18)
    assert room.tiles_of(room.mask_of(whole)) == whole
    assert room.mask_of(()) == 0
    for pip, suit in enumerate(room.SUIT):
        assert set(room.tiles_of(suit)) == {t for t in whole if pip in (t.high, t.low)}
    assert set(room.tiles_of(room.DOUBLES)) == {t for t in whole if t.high == t.low}


def test_pips_are_as_many_as_the_number() -> None:
    """Half a tile shows exactly its number of spots, each at a place of its own."""
    for number, spots in enumerate(PIPS):
        assert len(set(spots)) == len(spots) == number
