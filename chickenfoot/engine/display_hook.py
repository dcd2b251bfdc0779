"""What shows the engine's values in a notebook, without the engine knowing who draws.

:mod:`chickenfoot` sets :data:`renderer` to the room that draws; until then, and wherever
there is no drawing, a value is shown as its text.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

__all__ = ["Bundle", "Renderer", "renderer", "shown"]

Bundle = tuple[dict[str, Any], dict[str, Any]]
"""The data by media type and the metadata, as ``_repr_mimebundle_`` returns them."""

Renderer = Callable[[Any, Container[str] | None], Bundle]
"""Takes a value and the media types that are wanted (None: its own choice)."""


def _as_text(value: Any, include: Container[str] | None) -> Bundle:
    return {"text/plain": str(value)}, {}


renderer: Renderer = _as_text


def shown(value: Any, include: Container[str] | None = None) -> Bundle:
    """What a notebook shows for `value`: what the renderer in use makes of it."""
    return renderer(value, include)
