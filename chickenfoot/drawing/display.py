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

__all__ = ["picture"]


def picture(x: Any, include: Container[str] | None = None) -> Bundle:
    """The data and metadata with which a notebook shows `x`.

    `x`: a tile, a tableau, a round or a game. Without matplotlib there is the text alone.
    """
    text = str(x) if not hasattr(x, "drawn") else x.drawn()
    try:
        from .export import bundle
        from .picture import draw
    except ImportError:  # the engine runs where matplotlib does not
        return {"text/plain": text}, {}
    drawing = draw(x.round, names=x.names) if hasattr(x, "sheet") else draw(x, size=_size(x))
    return bundle(drawing.figure, drawing.alt, text, include)


def _size(x: Any) -> tuple[float, float]:
    if hasattr(x, "is_double"):
        return (130.0, 80.0)
    if hasattr(x, "must_match"):
        return (800.0, 600.0)
    # A table of few tiles in a large picture is mostly green.
    return (720.0, 300.0 if len(x) < 6 else 480.0)
