"""Where the project's folders are."""

from __future__ import annotations

from pathlib import Path

__all__ = ["DATA", "ROOT"]

ROOT = Path(__file__).resolve().parents[2]
"""The top of the project."""

DATA = ROOT / "tests" / "data"
"""Recorded values that tests compare with."""
