"""Pictures as bytes: vectors in SVG, as many pixels as asked for, the paper clean each time."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

import chickenfoot as cf
from chickenfoot import themes
from chickenfoot.drawing.drawables import scene_of
from chickenfoot.drawing.export import png, png_of
from tests.support.tables import FOOT_ROUND as ROUND
from tests.support.tables import dense


def test_svg_is_vectors(tmp_path: Path) -> None:
    """In SVG pips are shapes, not an image, and the picture has its words as title."""
    cf.draw(ROUND).save(tmp_path / "a.svg")
    text = (tmp_path / "a.svg").read_text()
    assert "<image" not in text
    assert cf.draw(ROUND).alt in text


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
