"""A scene as a PNG: what the table to play at sends to the browser."""

from __future__ import annotations

from matplotlib.figure import Figure

from .drawing import DOTS, ink, png
from .scenes import Scene
from .themes import Theme

__all__ = ["png_of"]


def png_of(
    scene: Scene,
    *,
    theme: Theme,
    ratio: float = 1.0,
    numerals: bool = False,
    small: bool = False,
) -> bytes:
    """`scene` in the colours of `theme`, `ratio` pixels to a pixel of the scene.

    `numerals`: numbers instead of pips; else only where a tile is too small for pips.
    `small`: a third of the bytes for some 60 ms more, as notebooks that keep outputs need.
    """
    figure = Figure(figsize=(scene.width / DOTS, scene.height / DOTS), dpi=DOTS)
    # Not tight and no margins: buttons lie over these very pixels.
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    for _artist in ink(scene, axes, theme, numerals=numerals or None):
        pass  # drawn as they come; nobody needs the artists themselves
    return png(figure, ratio, small=small)
