"""What a notebook shows of a value at the end of a cell: its picture, its text, its words.

The picture is a PNG with two pixels for each of the screen's, so that it is sharp on fine
screens. It travels as an ``img`` in HTML, with its words beside it for screen readers:
JupyterLab 4.6 and nbconvert's lab template leave the alt text of an ``image/png`` out.
``display(x, include=["image/png"])`` or ``["image/svg+xml"]`` asks for the bare picture, which
nbconvert needs to make LaTeX.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Container
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .artists import Drawing

__all__ = ["bundle", "img", "picture"]

SHARPNESS = 2.0
"""Pixels of the stored picture to a pixel of the screen."""

Bundle = tuple[dict[str, Any], dict[str, Any]]


def picture(x: Any, include: Container[str] | None = None) -> Bundle:
    """The data and metadata with which a notebook shows `x`.

    `x`: a tile, a tableau, a round or a game. Without matplotlib there is the text alone.
    """
    text = str(x) if not hasattr(x, "drawn") else x.drawn()
    try:
        from .artists import draw
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
    from .artists import png, store
    from .brush import PIXELS_PER_INCH

    width, height = (round(inches * PIXELS_PER_INCH) for inches in drawing.figure.get_size_inches())
    told = {"width": width, "height": height, "alt": drawing.alt}
    if include is not None and "image/svg+xml" in include:
        svg = BytesIO()
        store(drawing.figure, svg, "svg", dpi=PIXELS_PER_INCH, alt=drawing.alt)
        data = {"image/svg+xml": svg.getvalue().decode(), "text/plain": text}
        return data, {"image/svg+xml": told}
    image = png(drawing.figure, SHARPNESS, small=True)
    if include is not None and "image/png" in include:
        data = {"image/png": b64encode(image).decode("ascii"), "text/plain": text}
        return data, {"image/png": told}
    return {"text/html": img(image, drawing.alt, width), "text/plain": text}, {}


def img(image: bytes, alt: str, width: int) -> str:
    """A PNG as an HTML element, `width` pixels wide where there is room, saying `alt`.

    There is no height in it: a page that is narrower keeps the shape by itself.
    """
    data = b64encode(image).decode("ascii")
    return f'<img alt="{escape(alt)}" width="{width}" src="data:image/png;base64,{data}">'
