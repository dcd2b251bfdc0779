"""The SVG painter: the same picture as matplotlib's, words for screen readers, text as text."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

import chickenfoot as cf
from chickenfoot.drawing.drawables import scene_of
from chickenfoot.drawing.round_scene import Rack, rack_scene
from chickenfoot.drawing.scene import Label, Scene
from chickenfoot.drawing.svg import svg
from chickenfoot.drawing.themes import THEMES, classic
from tests.support.painted import differences, matplotlib_picture, svg_picture
from tests.support.tables import FOOT_ROUND as ROUND
from tests.support.tables import FOOT_TABLE as TABLE
from tests.support.tables import dense, played

SCENES: dict[str, tuple[Any, dict[str, Any]]] = {
    "a tile": (cf.Tile(6, 4), {}),
    "all numbers": ([cf.Tile(n, n) for n in range(19)], {}),
    "a set": (cf.double_set(9), {}),
    "a table": (TABLE, {}),
    "a table, marked": (TABLE, {"highlight": ["9-6", cf.Move.parse("6-2 on 6-6")]}),
    "nothing": (cf.Tableau(), {}),
    "a round": (ROUND, {}),
    "its table alone": (ROUND, {"hands": "none", "ends": False, "last": False}),
    "hands face down": (ROUND, {"hands": "down"}),
    "a view": (ROUND.view(1), {}),
    "sixty tiles": (dense(12, tiles=60, seed=3), {}),
    "tiles that do not touch": (dense(9, arms=8, tiles=40), {}),
    "eight players": (played(cf.Rules(set_max=15, hand_size=11), 8, 3, 40), {}),
    "before the lead": (played(cf.preset("chicken-scratch"), 3, 2, 0), {}),
    "over": (played(cf.Rules(), 4, 8, 999), {"names": ["Ana", "علی", "<b>&", "Zoë"]}),
}


# One's own theme may leave outlines and shadows out, or have very thick ones.
OF_ALL_KINDS = {
    **THEMES,
    "no outlines": replace(classic, outline=0, shadow=None),
    "thick outlines": replace(classic, outline=20, rim=classic.face),
}


@pytest.fixture(scope="module", params=SCENES)
def scene(request: pytest.FixtureRequest) -> Scene:
    """One of the scenes that both painters paint."""
    x, options = SCENES[request.param]
    return scene_of(x, 800, 600, **options)


# -- the two painters ------------------------------------------------------------------------


@pytest.mark.parametrize("theme", OF_ALL_KINDS.values(), ids=OF_ALL_KINDS)
@pytest.mark.parametrize("numerals", [None, True, False], ids=["fitting", "numerals", "pips"])
def test_both_painters_show_the_same(scene: Scene, theme: Any, numerals: bool | None) -> None:
    """Each tile, pip, number, mark and line of text: where it is, how it is turned, its colours."""
    drawn = matplotlib_picture(scene, theme, numerals=numerals)
    painted = svg_picture(svg(scene, theme=theme, numerals=numerals))
    assert not differences(drawn.shapes, painted.shapes)
    # One layer of SVG may be several artists; what there is in both lies in the same order.
    shared = set(drawn.layers) & set(painted.layers)
    assert [n for n in drawn.layers if n in shared] == [n for n in painted.layers if n in shared]
    assert set(painted.layers) - shared <= {"labels"}


def test_small_and_large(scene: Scene) -> None:
    """The same in a picture of another size, in which tiles show numbers instead of pips."""
    small = scene_of(dense(9), 260, 200)
    for each in (small, rack_scene(Rack(ROUND.hands[0], "Ana"), 320, highlighted=ROUND.hands[0])):
        drawn = matplotlib_picture(each, classic)
        assert not differences(drawn.shapes, svg_picture(svg(each, theme=classic)).shapes)


def test_the_comparison_notices() -> None:
    """A tile that is elsewhere, turned, another one, or in other colours is a difference."""
    right = scene_of(TABLE, 800, 600)
    first, *rest = right.table
    wrong = [
        replace(first, x=first.x + 0.2),
        replace(first, angle=first.angle + 1),
        replace(first, near=8),
        replace(first, size=first.size + 0.2),
    ]
    drawn = matplotlib_picture(right, classic).shapes
    for piece in wrong:
        odd = replace(right, table=(piece, *rest))
        assert differences(drawn, svg_picture(svg(odd, theme=classic)).shapes)
    blue = replace(classic, accent="#0000ff", muted="#0000fe")
    assert differences(drawn, svg_picture(svg(right, theme=blue)).shapes)
    unmarked = replace(right, last_played=None)
    assert differences(drawn, svg_picture(svg(unmarked, theme=classic)).shapes)


# -- words -----------------------------------------------------------------------------------


def test_screen_readers_hear_the_picture_once() -> None:
    """Title and description together are the picture in words, and the image points to them."""
    scene = scene_of(TABLE, 400, 300)
    root = fromstring(svg(scene, theme=classic))
    space = root.tag.removesuffix("svg")
    title, desc = root.find(f"{space}title"), root.find(f"{space}desc")
    assert title is not None
    assert desc is not None
    assert title.text == "Tableau of 4 tiles:"
    assert f"{title.text} {desc.text}" == scene.alt
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-labelledby"] == f"{title.attrib['id']} {desc.attrib['id']}"


@pytest.mark.parametrize("name", ["<script>", "</svg>", '"&amp;', "a\x00b\ud800", "  two  blanks"])
def test_names_are_text(name: str) -> None:
    """Whatever a player is called, the image stays well-formed and shows the name."""
    scene = Scene(200, 100, labels=(Label(name, 10, 50, 14),), alt=f"{name}. And more: {name}")
    root = fromstring(svg(scene, theme=classic))
    (label,) = (node for node in root.iter() if node.tag.endswith("}text"))
    assert label.text == name.replace("\x00", "\ufffd").replace("\ud800", "\ufffd")
    assert not [node for node in root.iter() if node.tag.endswith("}script")]


def test_names_are_shared_by_what_is_alike_only() -> None:
    """In a page of two pictures a name stands for one thing, also in two themes."""
    pictures = [svg(scene_of(ROUND, 600, 400), theme=theme) for theme in THEMES.values()]
    pictures.append(svg(scene_of(TABLE, 300, 200), theme=classic))
    seen: dict[str, str] = {}
    for text in pictures:
        for node in fromstring(text).iter():
            if name := node.attrib.get("id"):
                inside = str([(child.tag, child.attrib, child.text) for child in node.iter()])
                assert seen.setdefault(name, inside) == inside


def test_the_same_bytes() -> None:
    """The same scene gives the same text."""
    scene = scene_of(ROUND, 600, 400)
    assert svg(scene, theme=classic) == svg(scene, theme=classic)


@pytest.mark.parametrize(
    ("missing", "made"),
    [
        (("matplotlib", "PIL"), "round_scene(cf.deal(cf.Rules(), 3, seed=1), 600, 400)"),
        (("matplotlib", "PIL"), "cf.animate(cf.Tableau.parse('9-9, 9-6 on 9-9')).frames[0].scene"),
        (("matplotlib", "PIL", "numpy"), "rack_scene(Rack(cf.double_set(3)), 600)"),
    ],
)
def test_without_the_heavy_libraries(missing: tuple[str, ...], made: str) -> None:
    """Scenes are composed without matplotlib, and painted without numpy as well."""
    code = (
        "import sys\n"
        f"for name in {missing}: sys.modules[name] = None\n"
        "import chickenfoot as cf\n"
        "from chickenfoot.drawing.round_scene import Rack, rack_scene, round_scene\n"
        "from chickenfoot.drawing.svg import svg\n"
        "from chickenfoot.drawing.themes import classic\n"
        f"assert svg({made}, theme=classic).startswith('<svg')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
