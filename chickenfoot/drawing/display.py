"""What a notebook shows of a value at the end of a cell: its picture, its text, its words.

The picture is a PNG with two pixels for each of the screen's, so that it is sharp on fine
screens. It travels as an ``img`` in HTML, together with its words for screen readers:
JupyterLab 4.6 and nbconvert's lab template leave the alt text of an ``image/png`` out.
``display(x, include=["image/png"])`` or ``["image/svg+xml"]`` asks for the bare picture, which
nbconvert needs to make LaTeX.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from ..engine.display_hook import Bundle
from .drawables import scene_of
from .scene import Scene
from .svg import svg
from .svg_markup import img
from .themes import in_use

__all__ = ["picture"]


def picture(x: Any, include: Container[str] | None = None) -> Bundle:
    """The data and metadata with which a notebook shows `x`.

    Parameters
    ----------
    x : Tile, Tableau, Round or Game
        What is shown.
    include : container of str, optional
        The media types that are wanted.

    Returns
    -------
    tuple of two dicts
        The data by media type, and the metadata. Where matplotlib is not installed the
        picture is SVG.
    """
    text = str(x) if not hasattr(x, "drawn") else x.drawn()
    names, x = (x.names, x.round) if hasattr(x, "sheet") else (None, x)
    size = (800.0, 600.0) if names is not None else _size(x)
    try:
        from .export import bundle
        from .picture import draw
    except ImportError:  # in a browser's Python, for instance
        return _painted(scene_of(x, *size, names=names), text, include)
    drawing = draw(x, size=size, names=names)
    return bundle(drawing.figure, drawing.alt, text, include)


def _painted(scene: Scene, text: str, include: Container[str] | None) -> Bundle:
    """The picture by the SVG painter: with its words beside it, or bare if it is asked for."""
    image = svg(scene, theme=in_use())
    metadata = {"width": round(scene.width), "height": round(scene.height), "alt": scene.alt}
    if include is not None and "image/svg+xml" in include:
        return {"image/svg+xml": image, "text/plain": text}, {"image/svg+xml": metadata}
    return {"text/html": img(image, scene.alt, scene.width), "text/plain": text}, {}


def _size(x: Any) -> tuple[float, float]:
    if hasattr(x, "is_double"):
        return (130.0, 80.0)
    if hasattr(x, "must_match"):
        return (800.0, 600.0)
    # A table of few tiles in a large picture is mostly green.
    return (720.0, 300.0 if len(x) < 6 else 480.0)
