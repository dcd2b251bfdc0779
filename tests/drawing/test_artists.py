"""The matplotlib painter: artists that can be read back, and a few baseline pictures."""

from __future__ import annotations

from math import dist
from typing import Any

import numpy as np
import pytest
from matplotlib.artist import Artist
from matplotlib.collections import Collection
from matplotlib.figure import Figure
from matplotlib.path import Path as Outline

import chickenfoot as cf
from chickenfoot.curriculum.level_data import find_level
from chickenfoot.drawing.drawables import scene_of
from tests.support.tables import FOOT_ROUND as ROUND
from tests.support.tables import FOOT_TABLE as TABLE
from tests.support.tables import dense


def part(drawing: tuple[Artist, ...], name: str) -> Collection:
    """The one artist of a drawing that is called so."""
    (found,) = (each for each in drawing if each.get_gid() == f"chickenfoot-{name}")
    assert isinstance(found, Collection)
    return found


def shapes_in(path: Outline) -> int:
    """How many shapes are drawn by one path."""
    return int(np.count_nonzero(path.codes == Outline.MOVETO))


def names(drawing: tuple[Artist, ...]) -> set[str]:
    """What the artists of a drawing are called."""
    return {(each.get_gid() or "").removeprefix("chickenfoot-") for each in drawing} - {""}


# -- what is drawn ----------------------------------------------------------------------------


def test_a_tile_is_its_pips() -> None:
    """The 6-4 has ten pips, six of one colour and four of another."""
    pips = part(cf.draw(cf.Tile(6, 4), size=(200, 120)), "pips")
    assert sorted(map(shapes_in, pips.get_paths())) == [4, 6]
    assert len(np.unique(pips.get_facecolor(), axis=0)) == 2


def test_every_tile_once() -> None:
    """A set has as many outlines as tiles and as many pips as they count."""
    drawing = cf.draw(cf.double_set(6), numerals=False)
    assert len(part(drawing, "tiles").get_paths()) == 28
    pips = sum(map(shapes_in, part(drawing, "pips").get_paths()))
    assert pips == sum(tile.pips for tile in cf.double_set(6))


def test_small_tiles_show_numerals() -> None:
    """Where a tile is too small for its pips it shows numbers instead, unless told not to."""
    table = dense(15)
    assert {"numerals"} == names(cf.draw(table)) & {"numerals", "pips"}
    assert {"pips"} == names(cf.draw(table, numerals=False)) & {"numerals", "pips"}
    assert {"numerals"} == names(cf.draw("6-4", numerals=True)) & {"numerals", "pips"}


# -- what a learner needs to see --------------------------------------------------------------


def test_open_ends_bear_their_number() -> None:
    """Every open end has a badge with the number that it asks for."""
    scene = scene_of(TABLE, 800, 600)
    assert {(place.onto, place.pip) for place in scene.open_places} == {
        (tile, pip) for tile, (pip, _) in TABLE.ends.items()
    }
    offsets = np.asarray(part(cf.draw(TABLE), "badges").get_offsets())
    assert {tuple(np.round(p, 3)) for p in offsets} == {
        tuple(np.round(place.badge, 3)) for place in scene.open_places
    }


def test_the_last_play() -> None:
    """The tile played last is outlined and bears a ring; without `last` it does not."""
    assert {"last", "last-mark"} <= names(cf.draw(TABLE))
    assert not {"last", "last-mark"} & names(cf.draw(TABLE, last=False))
    where = np.asarray(part(cf.draw(TABLE), "last-mark").get_offsets())[0]
    piece = scene_of(TABLE, 800, 600).piece(cf.Tile(6, 4))
    assert dist(where, (piece.x, piece.y)) < 1e-6


def test_what_may_be_played() -> None:
    """In a round the tiles that may be played are outlined and bear a mark of its own shape."""
    scene = scene_of(ROUND, 800, 600)
    assert scene.highlighted == {move.tile for move in ROUND.legal_moves()} == {cf.Tile(6, 4)}
    assert {"highlighted", "highlighted-mark"} <= names(cf.draw(ROUND))


# -- pictures as they were approved -----------------------------------------------------------


def approved(drawing: Any) -> Figure:
    """The figure of a drawing, as pytest-mpl wants it."""
    figure: Figure = drawing.figure
    return figure


BASELINE = pytest.mark.mpl_image_compare(
    baseline_dir="baseline", tolerance=6, savefig_kwargs={"dpi": 60}
)


@BASELINE
def test_picture_foot() -> Figure:
    """A round with a foot in progress, racks, banner, ghosts and marks."""
    return approved(cf.draw(ROUND))


@BASELINE
def test_picture_night() -> Figure:
    """The same at night."""
    return approved(cf.draw(ROUND, theme="night"))


@BASELINE
def test_picture_print() -> Figure:
    """The same for photocopies, one hand open."""
    return approved(cf.draw(ROUND, theme="print", hands="own"))


@BASELINE
def test_picture_numbers() -> Figure:
    """All pips from 0 to 18."""
    return approved(cf.draw([cf.Tile(n, n) for n in range(19)], size=(760, 300)))


@BASELINE
def test_picture_numerals() -> Figure:
    """A hand in numerals, two of its tiles highlighted."""
    return approved(cf.draw("6-4 12-9 18-0", numerals=True, highlight="6-4", size=(300, 160)))


# The three pictures that lessons 02 and 04 turn on.


def lesson(number: str) -> Figure:
    """The table of a level, its own hand open."""
    level = find_level(number)
    assert level.position is not None
    return approved(cf.draw(level.position.round(), hands="own", size=(620, 460)))


@BASELINE
def test_picture_arms_first() -> Figure:
    """Two of four arms have begun."""
    return lesson("2.3")


@BASELINE
def test_picture_foot_first() -> Figure:
    """A double that wants its three toes."""
    return lesson("4.2")


@BASELINE
def test_picture_whole_foot() -> Figure:
    """A double with its three toes: the ends that are open now."""
    return lesson("4.7")
