"""What a painter painted, read back from its picture: to hold two painters against each other.

A picture is read as shapes: rounded boxes, dots, lines, numbers, polygons and lines of text,
each with its numbers (place, size, direction) and its words (colours, what is written).
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import unescape
from itertools import pairwise
from math import atan2, cos, degrees, dist, radians, sin
from typing import Any, NamedTuple
from urllib.parse import unquote
from xml.etree.ElementTree import Element, fromstring

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import (
    Collection,
    EllipseCollection,
    LineCollection,
    PathCollection,
    PolyCollection,
)
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.path import Path

from chickenfoot.drawing.artists import _numeral, render
from chickenfoot.drawing.proportions import PIXELS_PER_INCH, POINT
from chickenfoot.drawing.scene import Scene
from chickenfoot.drawing.themes import Theme

NEAR = 0.04
"""Pixels that two pictures may differ by: an SVG image is written in hundredths."""


class Shape(NamedTuple):
    """One thing that is seen: `numbers` may differ a little, `words` may not."""

    kind: str
    words: tuple[str, ...]
    numbers: tuple[float, ...]


class Painted(NamedTuple):
    """A picture read back: its layers from the lowest up, and all its shapes."""

    layers: list[str]
    shapes: list[Shape]


def differences(one: Sequence[Shape], other: Sequence[Shape], *, near: float = NEAR) -> list[str]:
    """What is seen in one picture and not in the other, in words; nothing if they agree."""
    found = []
    lots: dict[tuple[str, tuple[str, ...]], tuple[list[Shape], list[Shape]]] = defaultdict(
        lambda: ([], [])
    )
    for side, shapes in enumerate((one, other)):
        for shape in shapes:
            lots[shape.kind, shape.words][side].append(shape)
    for (kind, words), (a, b) in lots.items():
        if len(a) != len(b):
            found.append(f"{len(a)} and {len(b)} of {kind} {words}")
            continue
        apart = np.abs(
            np.array([s.numbers for s in a])[:, None] - np.array([s.numbers for s in b])
        ).max(axis=2)
        nearest = apart.argmin(axis=1)
        far = [i for i, j in enumerate(nearest) if apart[i, j] > near]
        found += [f"{kind} {words}: {a[i].numbers}, but {b[nearest[i]].numbers}" for i in far]
        if not far and len(set(nearest)) < len(a):
            found.append(f"{kind} {words}: two are the same one")
    return found


def _box(
    x: float, y: float, angle: float, long: float, short: float, width: float, *words: str
) -> Shape:
    # Turned by 180 degrees a box is the same box.
    turn = radians(2 * angle)
    return Shape("box", words, (x, y, long, short, 20 * cos(turn), 20 * sin(turn), width))


def _line(x0: float, y0: float, x1: float, y1: float, width: float, colour: str) -> Shape:
    ends = sorted(((round(x0, 1), x0, y0), (round(x1, 1), x1, y1)))
    numbers = [value for _, *point in ends for value in point]
    if abs(x0 - x1) < 0.2:  # upright: the lower end first
        numbers = [x0, min(y0, y1), x1, max(y0, y1)]
    return Shape("line", (colour,), (*numbers, width))


def polygon_of(points: Sequence[tuple[float, float]], width: float, *words: str) -> Shape:
    """A polygon by its middle and how far it reaches."""
    xs, ys = zip(*points, strict=True)
    return Shape(
        "polygon", words,
        (sum(xs) / len(xs), sum(ys) / len(ys), min(xs), max(xs), min(ys), max(ys), width),
    )  # fmt: skip


# -- matplotlib ------------------------------------------------------------------------------


def matplotlib_picture(scene: Scene, theme: Theme, *, numerals: bool | None = None) -> Painted:
    """What the matplotlib painter shows of a scene."""
    figure = Figure(figsize=(scene.width / PIXELS_PER_INCH, scene.height / PIXELS_PER_INCH))
    ax = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    layers: list[str] = []
    shapes: list[Shape] = []
    for artist in render(scene, ax, theme, numerals=numerals):
        if isinstance(artist, Collection):
            name = str(artist.get_gid()).removeprefix("chickenfoot-")
            layers.append(name)
            shapes += _artist_shapes(name, artist)
    return Painted(layers, shapes + list(_texts(ax)))


def _colour(rows: object, i: int) -> str:
    colours = np.atleast_2d(np.asarray(rows))
    if not len(colours) or colours.size == 0:
        return "none"
    colour = colours[i % len(colours)]
    return "none" if colour[3] == 0 else to_hex(colour)


def _artist_shapes(name: str, artist: Collection) -> Iterator[Shape]:
    paths = artist.get_paths()
    widths = np.atleast_1d(artist.get_linewidth())
    if isinstance(artist, EllipseCollection):
        for i, (x, y) in enumerate(np.asarray(artist.get_offsets())):
            line = float(widths[i % len(widths)]) / POINT
            edge = _colour(artist.get_edgecolor(), i) if line else "none"
            fill, wide = _colour(artist.get_facecolor(), i), np.asarray(artist.get_widths())[i]
            yield Shape("dot", (fill, edge), (x, y, float(wide) / 2, line))
    elif isinstance(artist, LineCollection):
        for i, path in enumerate(paths):
            (x0, y0), (x1, y1) = np.asarray(path.vertices)[:2]
            width = float(widths[i % len(widths)]) / POINT
            yield _line(x0, y0, x1, y1, width, _colour(artist.get_edgecolor(), i))
    elif name in ("pips", "numerals", "badge-numbers"):
        for i, path in enumerate(paths):
            colour = _colour(artist.get_facecolor(), i)
            yield from (_circles if name == "pips" else _numbers)(path, colour)
    elif isinstance(artist, (PolyCollection, PathCollection)):
        for path in paths:
            for points in _split(path):
                line = float(widths[0]) / POINT
                edge = _colour(artist.get_edgecolor(), 0) if line else "none"
                alpha = artist.get_alpha()
                look = (_colour(artist.get_facecolor(), 0), edge, f"{alpha or 1:g}")
                yield _outline(points, line, *look)


def _split(path: Path) -> list[np.ndarray]:
    """The shapes of a path that holds several."""
    vertices, codes = np.asarray(path.vertices), path.codes
    if codes is None:
        return [vertices]
    starts = [*np.flatnonzero(codes == Path.MOVETO), len(vertices)]
    return [vertices[a:b] for a, b in pairwise(starts)]


def _outline(points: np.ndarray, width: float, *words: str) -> Shape:
    """A polygon, or a box if its sides run along one axis."""
    if len(points) < 12:
        corners = points[:4]
        if dist(corners[0], corners[2]) > 200:  # the ground, a box without round corners
            (x0, y0), (x1, y1) = corners.min(axis=0), corners.max(axis=0)
            return _box((x0 + x1) / 2, (y0 + y1) / 2, 0, x1 - x0, y1 - y0, width, *words)
        return polygon_of([(float(x), float(y)) for x, y in corners], width, *words)
    # The straight sides are the longest steps from point to point.
    ring = np.concatenate((points, points[:1]))
    steps = np.diff(ring, axis=0)
    dx, dy = steps[np.hypot(*steps.T).argmax()]
    angle = atan2(dy, dx)
    axis = np.array((cos(angle), sin(angle)))
    normal = np.array((-axis[1], axis[0]))
    along, across = points @ axis, points @ normal
    middle = axis * (along.min() + along.max()) / 2 + normal * (across.min() + across.max()) / 2
    return _box(
        middle[0], middle[1], degrees(angle), np.ptp(along), np.ptp(across), width, *words
    )  # fmt: skip


def _circles(path: Path, colour: str) -> Iterator[Shape]:
    for points in _split(path):
        (x0, y0), (x1, y1) = points.min(axis=0), points.max(axis=0)
        # Control points of a circle's curves stay within its box.
        yield Shape("dot", (colour, "none"), ((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, 0.0))


def _numbers(path: Path, colour: str) -> Iterator[Shape]:
    vertices, codes = np.asarray(path.vertices), np.asarray(path.codes)
    pip = next(pip for pip in range(18, -1, -1) if _begins_with(vertices, codes, pip))
    shape = _numeral(pip)[0]
    high = np.ptp(vertices[: len(shape), 1]) / np.ptp(shape[:, 1])
    for start in range(0, len(vertices), len(shape)):
        mine = vertices[start : start + len(shape)]
        x, y = (mine - shape * high).mean(axis=0)
        yield Shape("number", (str(pip), colour), (x, y, high))


def _begins_with(vertices: np.ndarray, codes: np.ndarray, pip: int) -> bool:
    """Whether the path is copies of the outline of the number `pip`."""
    shape, wanted = _numeral(pip)
    count = len(shape)
    if len(vertices) % count or not np.array_equal(codes[:count], wanted):
        return False
    mine = vertices[:count]
    scale = np.ptp(mine[:, 1]) / np.ptp(shape[:, 1])
    return bool(
        np.abs(mine - mine.mean(axis=0) - scale * (shape - shape.mean(axis=0))).max() < 0.01
    )


def _texts(ax: Axes) -> Iterator[Shape]:
    for text in ax.texts:
        x, y = text.get_position()
        weight = str(text.get_fontweight())
        look = (text.get_text(), to_hex(text.get_color()), weight, text.get_horizontalalignment())
        yield Shape("text", look, (x, y, float(text.get_fontsize()) / POINT))


# -- SVG -------------------------------------------------------------------------------------

_TAG = re.compile(r"\{.*\}")
_ALIGN = {"start": "left", "middle": "center", "end": "right"}


Spots = Sequence[tuple[float, ...] | None]


def film_picture(page: str) -> str:
    """The SVG image in the page of a film."""
    found = re.search(r'src="data:image/svg\+xml,([^"]*)"', page)
    assert found is not None
    return unquote(unescape(found[1]))


def film_data(page: str) -> dict[str, Any]:
    """What the script of a film is given."""
    found = re.search(r'\("film-\w+",(\{.*\})\)</script>', page)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def film_frame(data: dict[str, Any], n: int) -> list[tuple[float, ...] | None]:
    """Where each thing stands in frame `n`: None if it is not seen, () where it is in the image."""
    spots: list[tuple[float, ...] | None] = []
    for changes in data["changes"]:
        here = [change for change in changes if change[0] <= n]
        seen = bool(here) and len(here[-1]) > 1
        spots.append(tuple(here[-1][1:] if len(here[-1]) == 4 else ()) if seen else None)
    return spots


def _as_in_frame(root: Element, spots: Spots) -> None:
    """Show, hide and move the things of a film's image as its script does."""
    parts = [part for layer in root if "data-layer" in layer.attrib for part in layer]
    for part, spot in zip(parts, spots, strict=True):
        part.attrib.pop("display", None)
        if spot is None:
            part.attrib["display"] = "none"
        elif spot:
            x, y, angle = spot
            part.attrib["transform"] = f"translate({x} {y}) rotate({angle})"


def svg_picture(text: str, spots: Spots | None = None) -> Painted:
    """What an SVG image of ours shows, or that of a film in a frame of it."""
    root = fromstring(text)
    if spots is not None:
        _as_in_frame(root, spots)
    shared = {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}
    high = float(root.attrib["height"])
    layers: list[str] = []
    shapes: list[Shape] = []
    for node in root:
        if "data-layer" in node.attrib:
            layers.append(node.attrib["data-layer"])
            shapes += _svg_shapes(node, _Place(0, 0, 0, high), {}, shared)
    return Painted(layers, shapes)


class _Place(NamedTuple):
    """Where a node's origin stands (y down) and how it is turned, clockwise."""

    x: float
    y: float
    angle: float
    high: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the node in the picture, y up."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        return self.x + x * c - y * s, self.high - (self.y + x * s + y * c)

    def moved(self, node: Element) -> _Place:
        """The place of a node in this one."""
        x, y, turn = 0.0, 0.0, 0.0
        transform = node.attrib.get("transform", "")
        if found := re.fullmatch(r"translate\((\S+) (\S+)\)(?: rotate\((\S+)\))?", transform):
            x, y, turn = (float(value or 0) for value in found.groups())
        elif not transform.startswith("scale("):
            assert not transform, transform
        if _TAG.sub("", node.tag) == "use":
            x += float(node.attrib.get("x", 0))
            y += float(node.attrib.get("y", 0))
        right, up = self.at(x, y)
        return self._replace(x=right, y=self.high - up, angle=self.angle + turn)


def _svg_shapes(
    node: Element, place: _Place, inherited: dict[str, str], shared: dict[str, Element]
) -> Iterator[Shape]:
    if node.attrib.get("display") == "none":
        return
    look = inherited | node.attrib
    tag = _TAG.sub("", node.tag)
    place = place.moved(node)
    if tag == "use":
        yield from _svg_shapes(shared[node.attrib["href"][1:]], place, look, shared)
    elif tag == "g":
        for child in node:
            yield from _svg_shapes(child, place, look, shared)
    else:
        yield from _SHAPES[tag](node, place, look)


def _look(look: dict[str, str], *names: str) -> tuple[list[float], list[str]]:
    values = [float(look.get(name, 0)) for name in names]
    stroke = look.get("stroke", "none")
    width = float(look.get("stroke-width", 1)) if stroke != "none" else 0.0
    return [*values, width], [look.get("fill", "#000000"), stroke if width else "none"]


def _svg_rect(node: Element, place: _Place, look: dict[str, str]) -> Iterator[Shape]:
    (x, y, wide, high, width), words = _look(look, "x", "y", "width", "height")
    if "rx" not in node.attrib:  # the ground
        x, y = float(node.attrib.get("x", 0)), float(node.attrib.get("y", 0))
    middle = place.at(x + wide / 2, y + high / 2)
    angle = -place.angle if wide > high else 90 - place.angle
    alpha = look.get("opacity", "1")
    yield _box(*middle, angle, max(wide, high), min(wide, high), width, *words, alpha)


def _svg_circle(node: Element, place: _Place, look: dict[str, str]) -> Iterator[Shape]:
    (x, y, radius, width), words = _look(look, "cx", "cy", "r")
    yield Shape("dot", tuple(words), (*place.at(x, y), radius, width))


def _svg_line(node: Element, place: _Place, look: dict[str, str]) -> Iterator[Shape]:
    (x0, y0, x1, y1, width), words = _look(look, "x1", "y1", "x2", "y2")
    yield _line(*place.at(x0, y0), *place.at(x1, y1), width, words[1])


def _svg_path(node: Element, place: _Place, look: dict[str, str]) -> Iterator[Shape]:
    width, colour = float(look["stroke-width"]), look["stroke"]
    if bar := re.fullmatch(r"M0 (\S+)V(\S+)", node.attrib["d"]):
        ends = [place.at(0, float(value)) for value in bar.groups()]
        yield _line(*ends[0], *ends[1], width, colour)
        return
    assert look["stroke-linecap"] == "round"
    for x, y in re.findall(r"M(\S+) (\S+?)h0", node.attrib["d"]):
        yield Shape("dot", (colour, "none"), (*place.at(float(x), float(y)), width / 2, 0.0))


def _svg_polygon(node: Element, place: _Place, look: dict[str, str]) -> Iterator[Shape]:
    (width,), words = _look(look)
    points = [place.at(*map(float, point.split(","))) for point in node.attrib["points"].split()]
    yield polygon_of(points, width, *words, look.get("opacity", "1"))


def _svg_text(node: Element, place: _Place, look: dict[str, str]) -> Iterator[Shape]:
    size, text = float(look["font-size"]), node.text or ""
    if look.get("style") != "white-space:pre":  # a number on a tile
        high = 2 * float(look["y"])
        x, y = place.at(0, 0)
        assert abs(high - 0.73 * size) < NEAR
        assert place.angle % 360 == 0, "a number stands upright"
        yield Shape("number", (text, look["fill"]), (x, y, high))
        return
    words = (text, look["fill"], look.get("font-weight", "normal"),
             _ALIGN[look.get("text-anchor", "start")])  # fmt: skip
    x, y = place.at(0, -0.38 * size)
    yield Shape("text", words, (x, y, size))


_SHAPES = {
    "rect": _svg_rect,
    "circle": _svg_circle,
    "line": _svg_line,
    "path": _svg_path,
    "polygon": _svg_polygon,
    "text": _svg_text,
}
