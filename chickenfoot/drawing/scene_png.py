"""A scene as a PNG: what the table to play at sends to the browser."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .artists import png, render
from .brush import PIXELS_PER_INCH
from .scene import Scene
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
    with _paper_in_use:
        figure, axes = _paper()
        figure.set_size_inches(scene.width / PIXELS_PER_INCH, scene.height / PIXELS_PER_INCH)
        artists = list(render(scene, axes, theme, numerals=numerals or None))
        try:
            return png(figure, ratio, small=small)
        finally:
            for artist in artists:
                artist.remove()


# A notebook runs cells on one thread and answers clicks on another; both draw on one paper.
_paper_in_use = Lock()


@lru_cache(maxsize=1)
def _paper() -> tuple[Figure, Axes]:
    """The paper of all these pictures: a new one takes as long as a fifth of a picture."""
    figure = Figure(dpi=PIXELS_PER_INCH)
    # Not tight and no margins: buttons lie over these very pixels.
    return figure, figure.add_axes((0.0, 0.0, 1.0, 1.0))
