"""Drawing: artists that can be read back, files that repeat, a few baseline pictures."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from math import dist
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matplotlib.artist import Artist
from matplotlib.collections import Collection
from matplotlib.figure import Figure
from matplotlib.path import Path as Outline
from PIL import Image

import chickenfoot as cf
from chickenfoot import themes
from chickenfoot.curriculum.level_data import find_level
from chickenfoot.drawing.export import png, png_of
from chickenfoot.drawing.picture import scene_of
from chickenfoot.drawing.scene import Scene
from chickenfoot.placement.layouts import layout
from tests.support.tables import dense, played

TABLE = cf.Tableau.parse("9-9, 9-6 on 9-9, 6-6 on 9-6, 6-4 on 6-6")
ROUND = cf.setup(
    cf.Rules(),
    ["9-9", "9-6 on 9-9", "9-3 on 9-9", "9-1 on 9-9", "9-4 on 9-9", "6-6 on 9-6", "6-2 on 6-6"],
    ["6-4 5-5 3-0", "9-2 2-0 8-6 4-4"],
    yard="9-0 1-1 7-3",
)
SHAPES = [
    cf.Tile(6, 4),
    cf.double_set(18),
    TABLE,
    cf.Tableau(),
    ROUND,
    ROUND.view(),
    dense(9, arms=8, tiles=40),
    played(cf.Rules(set_max=15, hand_size=11), 8, 3, 30),
    played(cf.preset("chicken-scratch"), 3, 2, 0),
    played(cf.Rules(), 4, 8, 999),
]


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


def words(scene: Scene) -> list[str]:
    """The captions of a scene."""
    return [each.text for each in scene.labels]


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


def test_tiles_lie_where_the_layout_puts_them() -> None:
    """One scale and one shift take every tile of the layout to its place in the picture."""
    laid, scene = layout(TABLE), scene_of(TABLE, 800, 600)
    assert scene.view is not None
    for placed, piece in zip(laid.placed, scene.table, strict=True):
        wanted = [scene.view.at(corner) for corner in placed.corners]
        assert all(dist(a, b) < 1e-6 for a, b in zip(wanted, piece.corners, strict=True))
        assert (piece.near, piece.far) == (placed.inner, placed.outer)


@pytest.mark.parametrize("x", SHAPES, ids=range(len(SHAPES)))
@pytest.mark.parametrize("size", [(800.0, 600.0), (660.0, 495.0)])
def test_nothing_leaves_the_picture(x: Any, size: tuple[float, float]) -> None:
    """Every tile, place and word begins and ends inside the picture."""
    width, height = size
    scene = scene_of(x, *size)
    pieces = (*scene.table, *scene.hands, *scene.backs)
    shapes = [each.corners for each in pieces] + [each.corners for each in scene.open_places]
    for corners in shapes:
        assert all(-1e-6 <= x <= width + 1e-6 for x, _ in corners)
        assert all(-1e-6 <= y <= height + 1e-6 for _, y in corners)
    drawing = cf.draw(x, size=size)
    for text in drawing.ax.texts:
        box = text.get_window_extent()
        assert 0 <= box.x0 < box.x1 <= width
        assert 0 <= box.y0 < box.y1 <= height


@pytest.mark.parametrize("x", SHAPES[4:], ids=range(4, len(SHAPES)))
def test_racks_keep_off_the_table(x: Any) -> None:
    """No tile of a rack lies on another, or on a tile of the table."""
    from shapely import STRtree
    from shapely.geometry import Polygon

    scene = scene_of(x, 660, 495)
    shapes = [Polygon(piece.corners) for piece in (*scene.table, *scene.hands, *scene.backs)]
    tree = STRtree(shapes)
    for i, shape in enumerate(shapes):
        touched = [j for j in tree.query(shape) if j != i]
        assert all(shape.intersection(shapes[j]).area < 1e-6 for j in touched)


def test_small_tiles_show_numerals() -> None:
    """Where a tile is too small for its pips it shows numbers instead, unless told not to."""
    table = dense(15)
    assert {"numerals"} == names(cf.draw(table)) & {"numerals", "pips"}
    assert {"pips"} == names(cf.draw(table, numerals=False)) & {"numerals", "pips"}
    assert {"numerals"} == names(cf.draw("6-4", numerals=True)) & {"numerals", "pips"}


# -- what a learner needs to see --------------------------------------------------------------


def test_the_number_that_must_be_shown() -> None:
    """While a foot is unfinished the picture says which number every play must show."""
    assert "Every play must show a 6" in words(scene_of(ROUND, 800, 600))


def test_the_places_it_may_go_to() -> None:
    """The free toes of the foot in progress are ghosts, marked as wanted; no other end is."""
    scene = scene_of(ROUND, 800, 600)
    wanted = [place for place in scene.open_places if place.wanted]
    assert [(place.onto, place.pip, place.ghost) for place in wanted] == [
        (cf.Tile(6, 6), 6, True)
    ] * 2
    assert {place.onto for place in scene.open_places} == set(ROUND.tableau.ends)


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


def test_highlight() -> None:
    """Named tiles are marked; a move marks the place that it goes to as well."""
    scene = scene_of(TABLE, 800, 600, highlight=["9-6", cf.Move.parse("6-2 on 6-6")])
    assert scene.highlighted == {cf.Tile(9, 6), cf.Tile(6, 2)}
    assert {place.onto for place in scene.open_places if place.wanted} == {cf.Tile(6, 6)}


def test_whose_turn_and_the_yard() -> None:
    """The captions say whose turn it is and how many tiles lie face down."""
    said = words(scene_of(ROUND, 800, 600))
    assert "Seat 0 to move" in said
    assert "Chicken yard: 3 tiles" in said
    named = words(scene_of(ROUND, 800, 600, names=["Ana", "Bo"]))
    assert "Ana to move" in named


@pytest.mark.parametrize(
    ("hands", "shown", "hidden"), [("open", 7, 0), ("own", 3, 4), ("down", 0, 7), ("none", 0, 0)]
)
def test_hands(hands: str, shown: int, hidden: int) -> None:
    """Hands lie open, or only one does, or none, or there are no racks."""
    scene = scene_of(ROUND, 800, 600, hands=hands)
    # One more tile face down stands for the yard.
    assert (len(scene.hands), len(scene.backs) - 1) == (shown, hidden)


def test_a_view_shows_no_hidden_tile() -> None:
    """What a player sees is drawn with the own hand open and the others face down."""
    scene = scene_of(ROUND.view(1), 800, 600)
    assert {piece.tile for piece in scene.hands} == set(ROUND.hands[1])
    assert len(scene.backs) - 1 == len(ROUND.hands[0])


def test_a_table_before_its_lead() -> None:
    """Before the lead the place of the starting double is marked."""
    scene = scene_of(cf.setup(cf.preset("chicken-scratch"), [], ["6-6 1-0", "2-0"]), 800, 600)
    assert [(place.pip, place.wanted, place.ghost) for place in scene.open_places] == [
        (6, True, True)
    ]


# -- axes, files, errors ----------------------------------------------------------------------


def test_axes_that_are_given() -> None:
    """Drawn on an axes, everything is in it, and it returns the artists it added."""
    figure = Figure(figsize=(6, 3))
    left, right = figure.subplots(1, 2)
    drawing = cf.draw(TABLE, right)
    assert drawing.ax is right
    assert drawing.figure is figure
    assert set(drawing) == {*right.collections, *right.texts}
    assert not left.collections


def test_no_pyplot() -> None:
    """Drawing and saving never load pyplot, which would keep figures and choose a window."""
    code = (
        "import sys, chickenfoot as cf; cf.draw('6-4')._repr_mimebundle_();"
        "sys.exit('matplotlib.pyplot' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_files_repeat(tmp_path: Path, ending: str) -> None:
    """Saved twice, a picture has the same bytes."""
    for name in ("a", "b"):
        cf.draw(ROUND).save(tmp_path / f"{name}.{ending}")
    assert (tmp_path / f"a.{ending}").read_bytes() == (tmp_path / f"b.{ending}").read_bytes()


def test_svg_is_vectors(tmp_path: Path) -> None:
    """In SVG pips are shapes, not an image, and the picture has its words as title."""
    cf.draw(ROUND).save(tmp_path / "a.svg")
    text = (tmp_path / "a.svg").read_text()
    assert "<image" not in text
    assert cf.draw(ROUND).alt in text


def test_another_ending(tmp_path: Path) -> None:
    """A name that is no picture's is refused before anything is written."""
    with pytest.raises(cf.ChickenfootError, match=r"\.png, \.svg or \.pdf"):
        cf.draw(TABLE).save(tmp_path / "table.docx")
    assert not list(tmp_path.iterdir())


def test_png_without_loss_of_size() -> None:
    """`png` has as many pixels as asked for, small or not, and small means fewer bytes."""
    figure = cf.draw(ROUND, size=(400, 300)).figure
    large, small = png(figure, 2.0), png(figure, 2.0, small=True)
    assert Image.open(BytesIO(large)).size == Image.open(BytesIO(small)).size == (800, 600)
    assert len(small) < len(large)


def test_paper_used_again_is_clean() -> None:
    """A picture on the table's paper does not depend on what was drawn before it."""
    scene, other = scene_of(ROUND, 600, 400), scene_of(dense(9), 500, 500)
    first = png_of(scene, theme=themes.classic)
    png_of(other, theme=themes.night)
    assert png_of(scene, theme=themes.classic) == first


@pytest.mark.parametrize("what", [7, None, ["6-4", 3], object])
def test_what_cannot_be_drawn(what: object) -> None:
    """What is no tile, table or round is refused, and what can be drawn is named."""
    with pytest.raises(cf.ChickenfootError, match="a tile, several tiles, a tableau, a round"):
        cf.draw(what)


def test_other_mistakes() -> None:
    """An unknown way to show hands, and text that is no tile, are refused by name."""
    with pytest.raises(cf.ChickenfootError, match="'shown'"):
        cf.draw(ROUND, hands="shown")
    with pytest.raises(cf.InvalidText):
        cf.draw("6-4 six")
    with pytest.raises(cf.InvalidText):
        cf.draw(TABLE, highlight="six")


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
