"""What somebody gave, repeated in a sentence: its beginning, whatever it is."""

from __future__ import annotations

__all__ = ["beginning", "kind_of", "written"]

_LONGEST = 200
"""The most letters of what somebody gave that a sentence repeats."""


def written(given: object) -> str | None:
    """The beginning of what was given as Python writes it, None if it cannot be written."""
    try:
        return beginning(repr(given))
    except Exception:  # its own repr, or a number of more digits than Python prints
        return None


def kind_of(given: object) -> str:
    """The name of its type, such as ``list``."""
    return beginning(type(given).__name__)


def beginning(text: str) -> str:
    """`text`, or its first 200 letters and three dots."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
