"""Checks of a layout by an independent polygon library (shapely), for tests and benchmarks."""

from __future__ import annotations

from math import cos, dist, radians, sin, sqrt

from shapely import STRtree
from shapely.geometry import LineString, Point, Polygon

from chickenfoot.engine.tiles import Tile
from chickenfoot.placement.layouts import Layout, Place, Placed

SLACK = 1e-9
"""An overlap of this area, a gap or a move of this width, is still none."""


def _moved(before: Placed, after: Placed) -> bool:
    # Laid again in the same place, a tile may differ in the last bit.
    return any(dist(a, b) > SLACK for a, b in zip(before.corners, after.corners, strict=True))


class Eye:
    """Looks at the layouts of one growing table, one after the other.

    A tile that lies where it lay is not compared again with others that do.
    """

    def __init__(self) -> None:
        self.seen: dict[Tile, Placed] = {}
        self.shapes: dict[Tile, Polygon] = {}

    def faults(self, layout: Layout) -> list[str]:
        """What is wrong with `layout`, in words; nothing if all is well."""
        changed = [p for p in layout.placed if self.seen.get(p.tile) != p]
        shifted = {p.tile for p in changed if p.tile in self.seen and _moved(self.seen[p.tile], p)}
        faults = []
        if shifted != set(layout.moved):
            faults.append(f"moved {shifted}, said {layout.moved}")
        for placed in changed:
            self.seen[placed.tile] = placed
            self.shapes[placed.tile] = Polygon(placed.corners)
            faults += _shape_faults(placed, self.shapes[placed.tile])
        tiles = list(self.shapes)
        shapes = list(self.shapes.values())
        tree = STRtree(shapes)
        for placed in changed:
            shape = self.shapes[placed.tile]
            for i in tree.query(shape):
                if tiles[i] != placed.tile and shape.intersection(shapes[i]).area > SLACK:
                    faults.append(f"{placed.tile} overlaps {tiles[i]}")
        for placed in layout.placed:
            faults += self._joint_faults(placed)
        return faults

    def _joint_faults(self, placed: Placed) -> list[str]:
        if placed.onto is None or placed.detached:
            return []
        mine, theirs = self.shapes[placed.tile], self.shapes[placed.onto]
        if placed.contact is None:
            return [f"{placed.tile} has no contact"]
        point = Point(placed.contact)
        if max(mine.distance(theirs), mine.distance(point), theirs.distance(point)) > SLACK:
            return [f"{placed.tile} does not touch {placed.onto} at {placed.contact}"]
        inner = LineString([_between(placed, 0.5), _between(placed, -1.0)])
        outer = LineString([_between(placed, 0.5), _between(placed, 1.0)])
        if placed.inner != placed.outer and inner.distance(point) > outer.distance(point):
            return [f"{placed.tile} touches with its outer half"]
        holder = self.seen[placed.onto]
        if holder.outer != placed.inner:
            return [f"{placed.tile} shows {placed.inner} to {holder.outer}"]
        if holder.inner != holder.outer:
            near, far = (
                dist(_between(holder, 0.5), placed.contact),
                dist(_between(holder, -0.5), placed.contact),
            )
            if near > far:
                return [f"{placed.tile} lies on the inner half of {placed.onto}"]
        return []

    def free_faults(self, layout: Layout) -> list[str]:
        """Which free places lie on a tile."""
        shapes = list(self.shapes.values())
        tree = STRtree(shapes)
        return [
            f"a place of {tile} is taken"
            for tile, places in layout.free.items()
            for shape in (Polygon(place.corners) for place in places)
            for i in tree.query(shape)
            if shape.intersection(shapes[i]).area > SLACK
        ]


def _between(placed: Placed, along: float) -> tuple[float, float]:
    """A point on the long axis: -1 is the inner short side's middle, 1 the outer one's."""
    a = radians(placed.angle)
    return placed.center[0] + along * cos(a), placed.center[1] + along * sin(a)


def _shape_faults(placed: Placed, shape: Polygon) -> list[str]:
    faults = []
    corners = placed.corners
    sides = [dist(corners[i], corners[(i + 1) % 4]) for i in range(4)]
    if max(abs(a - b) for a, b in zip(sides, (2, 1, 2, 1), strict=True)) > SLACK:
        faults.append(f"{placed.tile} is no tile: its sides are {sides}")
    if abs(shape.area - 2) > SLACK or dist(shape.centroid.coords[0], placed.center) > SLACK:
        faults.append(f"{placed.tile} has a wrong centre or shape")
    middle = ((corners[1][0] + corners[2][0]) / 2, (corners[1][1] + corners[2][1]) / 2)
    if dist(middle, _between(placed, 1.0)) > SLACK:
        faults.append(f"{placed.tile} does not lie along its angle")
    return faults


_HALF = sqrt(0.5)
# Three toes in the frame of their double, from the one source of truth: the sources' drawings.
_PROPER = {
    45: (0.5 + _HALF, 1 + _HALF),
    0: (1.5, 0.0),
    -45: (0.5 + _HALF, -1 - _HALF),
}


def proper_feet(layout: Layout) -> tuple[int, int]:
    """How many doubles have their three toes, laid or kept free, at 45, 0 and -45 degrees.

    Returns that and the number of doubles other than the spinner.
    """
    toes: dict[Tile, list[Placed | Place]] = {
        p.tile: [] for p in layout.placed[1:] if p.tile.is_double
    }
    for placed in layout.placed:
        if placed.onto in toes:
            toes[placed.onto].append(placed)
    for tile in toes:
        toes[tile] += layout.free.get(tile, ())
    proper = 0
    for tile, foot in toes.items():
        double = layout.of(tile)
        places = [_seen_from(double, toe) for toe in foot]
        proper += len(places) == 3 and all(
            any(turn == t and dist(place, p) < 1e-6 for turn, place in places)
            for t, p in _PROPER.items()
        )
    return proper, len(toes)


def _seen_from(double: Placed, toe: Placed | Place) -> tuple[int, tuple[float, float]]:
    a = radians(double.heading)
    dx, dy = toe.center[0] - double.center[0], toe.center[1] - double.center[1]
    turn = (toe.angle - double.heading + 180) % 360 - 180
    return turn, (dx * cos(a) + dy * sin(a), dy * cos(a) - dx * sin(a))
