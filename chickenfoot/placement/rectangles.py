"""A tile as a rectangle, in plain numbers: all that a painter needs to know of geometry."""

from __future__ import annotations

__all__ = ["Point", "rectangle"]

Point = tuple[float, float]


def rectangle(x: float, y: float, ux: float, uy: float) -> tuple[Point, Point, Point, Point]:
    """The corners of a tile with its middle at (x, y), anticlockwise from its back right one.

    (ux, uy) is half its long axis; seen along it the corners are back right, front right,
    front left, back left.
    """
    vx, vy = -uy / 2, ux / 2
    return (
        (x - ux - vx, y - uy - vy),
        (x + ux - vx, y + uy - vy),
        (x + ux + vx, y + uy + vy),
        (x - ux + vx, y - uy + vy),
    )
