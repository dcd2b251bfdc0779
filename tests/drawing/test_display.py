"""What a notebook shows at the end of a cell: a sharp picture, its words, its text."""

from __future__ import annotations

import re
import sys
from base64 import b64decode
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

import chickenfoot as cf
from chickenfoot.drawing.display import picture

TILE = cf.Tile(6, 4)
TABLE = cf.Tableau.parse("9-9, 9-6 on 9-9, 6-4 on 9-6")
ROUND = cf.setup(cf.Rules(), ["9-9", "9-6 on 9-9"], ["9-1 6-4", "9-4"], yard="1-1")
GAME = cf.Game.from_round(ROUND, ["Ana", "Bo"])
VALUES = pytest.mark.parametrize(
    "value", [TILE, TABLE, ROUND, GAME, cf.draw("6-4 5-5")], ids=lambda x: type(x).__name__
)
MUST = "every play must show a 9."


def shown(value: Any) -> ElementTree.Element:
    """The `img` element with which a notebook shows `value`."""
    html = value._repr_mimebundle_()[0]["text/html"]
    return ElementTree.fromstring(html.removesuffix(">") + "/>")


@VALUES
def test_a_picture_sharp_on_fine_screens(value: Any) -> None:
    """The PNG has two pixels for each that it takes on the screen."""
    tag = shown(value)
    image = Image.open(BytesIO(b64decode(tag.attrib["src"].removeprefix("data:image/png;base64,"))))
    assert image.width == 2 * int(tag.attrib["width"])


@VALUES
def test_small_enough_to_store(value: Any) -> None:
    """A picture takes little of the 400 KB that a lesson may store."""
    assert len(value._repr_mimebundle_()[0]["text/html"]) < 60_000


@VALUES
def test_svg_on_request(value: Any) -> None:
    """Asked for SVG there is SVG, well formed and without a PNG."""
    data, told = value._repr_mimebundle_(include=["image/svg+xml"])
    assert ElementTree.fromstring(data["image/svg+xml"]).tag.endswith("svg")
    assert not {"image/png", "text/html"} & set(data)
    assert told["image/svg+xml"]["alt"]


@VALUES
def test_bare_png_on_request(value: Any) -> None:
    """Asked for PNG there is PNG, which LaTeX needs, with its words beside it."""
    data, told = value._repr_mimebundle_(include=["image/png"])
    image = Image.open(BytesIO(b64decode(data["image/png"])))
    assert image.size == (2 * told["image/png"]["width"], 2 * told["image/png"]["height"])
    assert "text/html" not in data
    assert told["image/png"]["alt"] == shown(value).attrib["alt"]


@pytest.mark.parametrize(
    ("value", "alt"),
    [
        (TILE, "Tile 6-4."),
        (TABLE, "Tableau of 3 tiles: spinner 9-9 with 1 of 4 arms; open end 4."),
        (
            ROUND,
            "Tableau of 2 tiles: spinner 9-9 with 1 of 4 arms; open end 6."
            f" Seat 0 to move, holding 6-4 and 9-1; {MUST}",
        ),
    ],
)
def test_alt_text(value: Any, alt: str) -> None:
    """The picture says in words what it shows, where a screen reader reads it."""
    assert shown(value).attrib["alt"] == alt


@pytest.mark.parametrize(
    ("value", "text"), [(TILE, "6-4"), (TABLE, TABLE.drawn()), (ROUND, str(ROUND))]
)
def test_text(value: Any, text: str) -> None:
    """The plain text is the value's own, so that nbval can compare it."""
    assert value._repr_mimebundle_()[0]["text/plain"] == text


def test_a_game_names_its_players() -> None:
    """A game shows its present round, with the players' names."""
    data, _ = GAME._repr_mimebundle_()
    assert data["text/plain"] == str(GAME)
    words = [each.text for each in cf.draw(GAME.round, names=GAME.names).scene.labels]
    assert "Ana to move" in words


def test_the_same_every_time() -> None:
    """Shown again, a value gives the very same bytes."""
    assert picture(ROUND) == picture(ROUND)


@pytest.mark.parametrize("value", [TILE, TABLE, ROUND, GAME], ids=lambda x: type(x).__name__)
def test_where_there_is_no_matplotlib(value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values then show the SVG painter's picture of the same scene, with the same words."""
    drawn, _ = picture(value)
    for name in [n for n in sys.modules if n.startswith("matplotlib")]:
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("picture", "export", "artists"):
        monkeypatch.delitem(sys.modules, f"chickenfoot.drawing.{name}", raising=False)
    painted, _ = picture(value)
    assert 'src="data:image/svg+xml,' in painted["text/html"]
    assert painted["text/plain"] == drawn["text/plain"]
    words = re.search('alt="[^"]*"', drawn["text/html"])
    assert words is not None
    assert words[0] in painted["text/html"]
    bare, told = picture(value, include={"image/svg+xml"})
    assert bare["image/svg+xml"].startswith("<svg")
    assert told["image/svg+xml"]["alt"]


def test_axes_of_someone_else() -> None:
    """A drawing on axes that were given shows no second picture of them."""
    from matplotlib.figure import Figure

    drawing = cf.draw(TILE, Figure().add_subplot())
    assert drawing._repr_mimebundle_() == ({"text/plain": "<Drawing: Tile 6-4.>"}, {})
