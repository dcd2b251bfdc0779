"""What a notebook shows of a value at the end of a cell: its picture, its text, its words.

The picture is a PNG with two pixels for each of the screen's, so that it is sharp on fine
screens. Its alt text travels in the metadata: nbconvert's classic template and nbsphinx put
it into the page; JupyterLab 4.6 and nbconvert's lab template do not read it yet.
``display(x, include=["image/svg+xml"])`` asks for SVG instead.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Container
from io import BytesIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .drawing import Drawing

__all__ = ["bundle", "picture"]

SHARPNESS = 2.0
"""Pixels of the stored picture to a pixel of the screen."""

Bundle = tuple[dict[str, Any], dict[str, Any]]


def picture(x: Any, include: Container[str] | None = None) -> Bundle:
    """The data and metadata with which a notebook shows `x`.

    `x`: a tile, a tableau, a round or a game. Without matplotlib there is the text alone.
    """
    text = str(x) if not hasattr(x, "drawn") else x.drawn()
    try:
        from .drawing import draw
    except ImportError:  # the engine runs where matplotlib does not
        return {"text/plain": text}, {}
    if hasattr(x, "sheet"):
        return bundle(draw(x.round, names=x.names), text, include)
    return bundle(draw(x, size=_size(x)), text, include)


def _size(x: Any) -> tuple[float, float]:
    if hasattr(x, "is_double"):
        return (130.0, 80.0)
    if hasattr(x, "must_match"):
        return (800.0, 600.0)
    # A table of few tiles in a large picture is mostly green.
    return (720.0, 300.0 if len(x) < 6 else 480.0)


def bundle(drawing: Drawing, text: str, include: Container[str] | None = None) -> Bundle:
    """The data and metadata for `drawing`, with `text` for terminals and screen readers."""
    from .drawing import png, store
    from .drawing_brush import DOTS

    width, height = (round(inches * DOTS) for inches in drawing.figure.get_size_inches())
    told = {"width": width, "height": height, "alt": drawing.alt}
    if include is not None and "image/svg+xml" in include:
        svg = BytesIO()
        store(drawing.figure, svg, "svg", dpi=DOTS, alt=drawing.alt)
        data = {"image/svg+xml": svg.getvalue().decode(), "text/plain": text}
        return data, {"image/svg+xml": told}
    image = b64encode(png(drawing.figure, SHARPNESS, small=True)).decode("ascii")
    return {"image/png": image, "text/plain": text}, {"image/png": told}
