"""Drawing: axes and figures, files that repeat, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from matplotlib.figure import Figure

import chickenfoot as cf
from chickenfoot.drawing.drawables import scene_of
from tests.support.tables import FOOT_ROUND as ROUND
from tests.support.tables import FOOT_TABLE as TABLE


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


def test_another_ending(tmp_path: Path) -> None:
    """A name that is no picture's is refused before anything is written."""
    with pytest.raises(cf.ChickenfootError, match=r"\.png, \.svg or \.pdf"):
        cf.draw(TABLE).save(tmp_path / "table.docx")
    assert not list(tmp_path.iterdir())


def test_highlight() -> None:
    """Named tiles are marked; a move marks the place that it goes to as well."""
    scene = scene_of(TABLE, 800, 600, highlight=["9-6", cf.Move.parse("6-2 on 6-6")])
    assert scene.highlighted == {cf.Tile(9, 6), cf.Tile(6, 2)}
    assert {place.onto for place in scene.open_places if place.wanted} == {cf.Tile(6, 6)}


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
