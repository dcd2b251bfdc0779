"""Pictures as files and bytes: PNG, SVG and PDF of a figure, PNG of a scene, HTML of a PNG."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Container
from functools import lru_cache
from html import escape
from io import BytesIO
from threading import Lock
from typing import IO

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from PIL import Image

from ..engine.display_hook import Bundle
from .artists import render
from .proportions import PIXELS_PER_INCH
from .scene import Scene
from .themes import Theme

__all__ = ["FORMATS", "MOST_PIXELS", "SHARPNESS", "bundle", "img", "png", "png_of", "store"]

SHARPNESS = 2.0
"""Pixels of the stored picture to a pixel of the screen."""

MOST_PIXELS = 100_000_000
"""No PNG has more: it would take 400 MB while it is made."""

FORMATS: dict[str, dict[str, str | None]] = {
    "png": {"Software": None},
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
}


def store(figure: Figure, file: IO[bytes], kind: str, *, dpi: float = 200, alt: str = "") -> None:
    """Write a figure as `kind` (png, svg or pdf), with nothing of today in it."""
    metadata = dict(FORMATS[kind])
    if alt:
        metadata["Title" if kind != "png" else "Description"] = alt
    with mpl.rc_context({"svg.hashsalt": "chickenfoot", "svg.fonttype": "path"}):
        figure.savefig(file, format=kind, dpi=dpi, metadata=metadata)


def png(figure: Figure, ratio: float = 1.0, *, small: bool = False) -> bytes:
    """`figure` as PNG, `ratio` pixels to a pixel of its scene.

    `small` takes some 60 ms more and stores a third: for notebooks that keep their outputs.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    before = figure.dpi
    figure.set_dpi(PIXELS_PER_INCH * ratio)
    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # type: ignore[no-untyped-call]  # matplotlib has no types for it
    pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    figure.set_dpi(before)
    image = Image.fromarray(pixels).convert("RGB")
    out = BytesIO()
    if not small:
        image.save(out, format="png", compress_level=1)
        return out.getvalue()
    image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        out, format="png", compress_level=9
    )
    return out.getvalue()


def png_of(
    scene: Scene,
    *,
    theme: Theme,
    ratio: float = 1.0,
    numerals: bool | None = None,
    small: bool = False,
) -> bytes:
    """A scene as PNG, by the matplotlib painter.

    Parameters
    ----------
    scene : Scene
        What to render.
    theme : Theme
        The colours.
    ratio : float
        Pixels of the PNG to a pixel of the scene.
    numerals : bool, optional
        Numbers instead of pips: always, never, or where a tile is too small (None).
    small : bool
        A third of the bytes for some 60 ms more, as notebooks that keep outputs need.
    """
    with _paper_in_use:
        figure, axes = _paper()
        figure.set_size_inches(scene.width / PIXELS_PER_INCH, scene.height / PIXELS_PER_INCH)
        artists = list(render(scene, axes, theme, numerals=numerals))
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


def bundle(figure: Figure, alt: str, text: str, include: Container[str] | None = None) -> Bundle:
    """What a notebook shows of a figure.

    Parameters
    ----------
    figure : matplotlib.figure.Figure
        The picture.
    alt : str
        The picture in words.
    text : str
        What a terminal shows instead.
    include : container of str, optional
        The media types that are wanted; by default HTML, which brings the words along.

    Returns
    -------
    tuple of two dicts
        The data by media type, and the metadata.
    """
    width, height = (round(inches * PIXELS_PER_INCH) for inches in figure.get_size_inches())
    metadata = {"width": width, "height": height, "alt": alt}
    if include is not None and "image/svg+xml" in include:
        svg = BytesIO()
        store(figure, svg, "svg", dpi=PIXELS_PER_INCH, alt=alt)
        data = {"image/svg+xml": svg.getvalue().decode(), "text/plain": text}
        return data, {"image/svg+xml": metadata}
    sharpness = min(SHARPNESS, (MOST_PIXELS / (width * height)) ** 0.5)
    image = png(figure, sharpness, small=True)
    if include is not None and "image/png" in include:
        data = {"image/png": b64encode(image).decode("ascii"), "text/plain": text}
        return data, {"image/png": metadata}
    return {"text/html": img(image, alt, width), "text/plain": text}, {}


def img(image: bytes, alt: str, width: int) -> str:
    """A PNG as an HTML element, `width` pixels wide where there is room, saying `alt`.

    It states no height: a narrower page keeps the proportions by itself.
    """
    data = b64encode(image).decode("ascii")
    return f'<img alt="{escape(alt)}" width="{width}" src="data:image/png;base64,{data}">'
