"""What the scripts of all our widgets begin with: making nodes, and how dark the page is."""

from __future__ import annotations

from pathlib import Path

__all__ = ["joined"]

_PAGE = Path(__file__).parent / "static" / "page.js"


def joined(*scripts: Path) -> str:
    """One module of what all widgets share and the given scripts, in their order."""
    return "\n".join(path.read_text("utf-8") for path in (_PAGE, *scripts))
