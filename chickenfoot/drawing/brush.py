"""The brush: how each part of a scene becomes one matplotlib collection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.collections import (
    Collection,
    EllipseCollection,
    LineCollection,
    PathCollection,
    PolyCollection,
)
from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.textpath import TextPath
from numpy.typing import NDArray

from ..engine.tiles import MOST_PIPS
from .pips import PIPS, RADII
from .scene import BADGE, OpenPlace, Piece, Scene
from .themes import Theme

__all__ = ["PIXELS_PER_INCH", "Brush"]

Floats = NDArray[np.float64]

PIXELS_PER_INCH = 100.0
"""Pixels of a scene to an inch of figure: sizes are as on a screen, not on a fine one."""

_POINT = 72 / PIXELS_PER_INCH  # points to a pixel of the scene

# A tile whose shorter side has fewer pixels than this shows numerals: the more pips there
# are on a half, the more room they need.
_PIPS_FROM = tuple(
    13.0 if pip <= 6 else 17.0 if pip <= 9 else 21.0 if pip <= 12 else 27.0
    for pip in range(MOST_PIPS + 1)
)

_SHADED = 30.0  # a tile with a longer shorter side throws the shadow of one of so many pixels

_CHALK = FontProperties(family="DejaVu Sans", weight="bold")
"""matplotlib brings this font along, so that pictures are the same everywhere."""


class Brush:
    """An axes and a theme; every method adds its artists to the axes and yields them."""

    def __init__(self, ax: Axes, theme: Theme) -> None:
        self.ax = ax
        self.theme = theme
        self._order = 1.0

    def _add(self, artist: Collection, name: str) -> Collection:
        # Ties in z-order would be settled by kind, not by time: count.
        self._order += 0.01
        artist.set_zorder(self._order)
        artist.set_gid(f"chickenfoot-{name}")
        # autolim=False: the limits are the scene's, and looking for them costs as much as drawing.
        self.ax.add_collection(artist, autolim=False)
        return artist

    def _fill(self, shapes: Floats | list[Floats], name: str, colour: str, **more: Any) -> Artist:
        more.setdefault("linewidths", 0)
        return self._add(PolyCollection(list(shapes), facecolors=colour, **more), name)

    def _flood(self, shapes: Floats, name: str, colour: str, **more: Any) -> Artist:
        """Shapes without outlines, of shape (n, points, 2), as one path: the quickest way.

        (With an outline a lone path is drawn as a marker, which takes longer than many paths.)
        """
        path = _joined(shapes, _POLYGON)
        return self._add(PathCollection([path], facecolors=colour, linewidths=0, **more), name)

    def ground(self, width: float, height: float) -> Artist:
        """The table itself."""
        corners = np.array([[[0, 0], [width, 0], [width, height], [0, height]]], float)
        return self._fill(corners, "table", self.theme.table, antialiaseds=False)

    def backdrops(self, scene: Scene) -> Iterator[Artist]:
        """The grounds of racks and banners."""
        for part in ("rack", "accent"):
            boxes = [backdrop.box for backdrop in scene.backdrops if backdrop.part == part]
            if not boxes:
                continue
            shapes = [_rounded_box(*box, 9.0) for box in boxes]
            if part == "rack":
                yield self._fill(shapes, part, self.theme.rack)
            else:
                yield self._fill(
                    shapes, "banner", self.theme.badge, edgecolors=self.theme.accent, linewidths=1.2
                )

    def places(self, places: Sequence[OpenPlace]) -> Iterator[Artist]:
        """The ghosts: outlines of the tiles that may lie here next."""
        for wanted in (False, True):
            ghosts = [place for place in places if place.ghost and place.wanted is wanted]
            if ghosts:
                # Drawn smaller than the tile, so that a ghost never reaches under another.
                shapes = _outlines(ghosts, inset=0.09)
                edge = self.theme.accent if wanted else self.theme.muted
                yield self._fill(
                    shapes,
                    "wanted" if wanted else "ghosts",
                    _tint(edge, self.theme.table, 0.12 if wanted else 0.05),
                    edgecolors=edge,
                    linewidths=1.3 if wanted else 0.8,
                    linestyles=[(0, (3.2, 2.2))],
                )

    def backs(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        """Tiles that lie face down."""
        if not pieces:
            return
        theme = self.theme
        yield from self._shadows(pieces)
        yield self._fill(
            _outlines(pieces), "backs", theme.back, edgecolors=theme.edge, linewidths=theme.outline
        )
        inner = _tint(theme.face, theme.back, 0.35)
        yield self._fill(
            _outlines(pieces, inset=0.2), "backs-inner", "none", edgecolors=inner, linewidths=0.7
        )

    def tiles(self, pieces: Sequence[Piece], numerals: bool | None) -> Iterator[Artist]:
        """Tiles face up, with pips or numerals."""
        theme, size = self.theme, pieces[0].size
        yield from self._shadows(pieces)
        line = min(theme.outline, size * 0.03)
        yield self._fill(
            _outlines(pieces), "tiles", theme.rim, edgecolors=theme.edge, linewidths=line
        )
        if theme.rim != theme.face:
            yield self._flood(_outlines(pieces, inset=0.075), "faces", theme.face)
        yield self._bars(pieces)
        if numerals is None:
            numerals = any(p.size < _PIPS_FROM[max(p.near, p.far)] for p in pieces)
        yield from (self._numerals if numerals else self._pips)(pieces)

    def _shadows(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        # Two pale layers, the lower one larger: as soft as it needs to be, and cheap.
        size = pieces[0].size
        if self.theme.shadow is None or size < 8:
            return
        deep = min(size, _SHADED)
        for grow, alpha in ((0.07, 0.10), (0.02, 0.16)):
            shapes = _outlines(pieces, inset=-grow * deep / size)
            shapes[..., 0] += 0.03 * deep
            shapes[..., 1] -= 0.06 * deep
            yield self._flood(shapes, "shadow", self.theme.shadow, alpha=alpha)

    def _bars(self, pieces: Sequence[Piece]) -> Artist:
        x, y, size, c, s = _columns(pieces)
        half = 0.36 * size
        ends = np.stack(
            (
                np.stack((x - half * s, y + half * c), -1),
                np.stack((x + half * s, y - half * c), -1),
            ),
            axis=1,
        )
        bars = LineCollection(
            list(ends), colors=self.theme.bar, linewidths=max(0.035 * pieces[0].size * _POINT, 0.4)
        )
        return self._add(bars, "bars")

    def _pips(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        paths, colours = [], []
        for pip, (x, y, size, c, s) in _halves(pieces):
            if not pip:
                continue
            spots = np.array(PIPS[pip]).reshape(-1, 2) * size[:, None, None]
            across, up = spots[..., 0], spots[..., 1]
            where = np.stack(
                (x[:, None] + across * c[:, None] - up * s[:, None],
                 y[:, None] + across * s[:, None] + up * c[:, None]),
                -1,
            ).reshape(-1, 2)  # fmt: skip
            paths.append(_circles(where, np.repeat(RADII[pip] * size, len(PIPS[pip]))))
            colours.append(self.theme.pips[pip])
        if paths:
            yield self._add(PathCollection(paths, facecolors=colours, linewidths=0), "pips")

    def _numerals(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        paths, colours = [], []
        for pip, (x, y, size, _, _) in _halves(pieces):
            paths.append(_written(pip, np.stack((x, y), -1), 0.56 * size))
            colours.append(self.theme.pips[pip])
        yield self._add(PathCollection(paths, facecolors=colours, linewidths=0), "numerals")

    def links(self, scene: Scene) -> Iterator[Artist]:
        """A joint that does not touch: a line from end to end with a dot at either."""
        if not scene.links or scene.view is None:
            return
        size = scene.view.scale
        ends = np.array(scene.links, float)
        yield self._add(
            LineCollection(list(ends), colors=self.theme.link, linewidths=max(0.1 * size, 1.2)),
            "links",
        )
        yield self._dots(ends.reshape(-1, 2), 0.22 * size, self.theme.link, "link-ends")

    def _dots(self, where: Floats, width: float, colour: Any, name: str, **more: Any) -> Artist:
        more.setdefault("linewidths", 0)
        widths = np.full(len(where), width)
        return self._add(
            EllipseCollection(
                widths, widths, np.zeros_like(widths), units="xy", offsets=where,
                offset_transform=self.ax.transData, facecolors=colour, **more,
            ),
            name,
        )  # fmt: skip

    def badges(self, places: Sequence[OpenPlace]) -> Iterator[Artist]:
        """At each open end the number that it asks for."""
        theme = self.theme
        for wanted in (False, True):
            mine = [place for place in places if place.wanted is wanted]
            if not mine:
                continue
            size = mine[0].size
            where = np.array([place.badge for place in mine])
            edge = theme.accent if wanted else theme.muted
            # Too small to be read: a dot still says that the end is open.
            legible = size >= 13
            yield self._dots(
                where,
                size * (2 * BADGE if legible else 0.34),
                theme.badge if legible else edge,
                "badges-wanted" if wanted else "badges",
                edgecolors=edge,
                linewidths=1.4 if wanted else 0.8,
            )
            if not legible:
                continue
            pips = np.array([place.pip for place in mine])
            paths = [
                _written(int(pip), where[pips == pip], np.full((pips == pip).sum(), 0.46 * size))
                for pip in np.unique(pips)
            ]
            ink = theme.accent if wanted else theme.ink
            yield self._add(PathCollection(paths, facecolors=ink, linewidths=0), "badge-numbers")

    def marks(self, scene: Scene) -> Iterator[Artist]:
        """Outlines and small marks: the last play, and the highlighted tiles."""
        theme = self.theme
        shown = (*scene.table, *scene.hands)
        highlighted = [piece for piece in shown if piece.tile in scene.highlighted]
        last = [piece for piece in scene.table if piece.tile == scene.last_played]
        for pieces, colour, name in (
            (last, theme.last_played, "last"),
            (highlighted, theme.accent, "highlighted"),
        ):
            if not pieces:
                continue
            size = pieces[0].size
            width = min(max(0.085 * size, 1.6), 4.0)
            yield self._fill(
                _outlines(pieces, inset=0.5 * width / size), name, "none",
                edgecolors=colour, linewidths=width * _POINT,
            )  # fmt: skip
            # The shape of the mark differs, so that no colour is needed to tell them apart.
            where = np.array([(piece.x, piece.y) for piece in pieces])
            if name == "last":
                yield self._dots(
                    where, 0.26 * size, theme.face, "last-mark",
                    edgecolors=colour, linewidths=width * _POINT,
                )  # fmt: skip
                continue
            step = 0.21 * size * np.array([[0, 1], [0.8, 0], [0, -1], [-0.8, 0]])
            yield self._fill(
                where[:, None, :] + step, "highlighted-mark", colour,
                edgecolors=theme.face, linewidths=0.5 * width * _POINT,
            )  # fmt: skip

    def words(self, scene: Scene) -> Iterator[Artist]:
        """The captions."""
        for each in scene.labels:
            text = self.ax.text(
                each.x, each.y, each.text,
                fontsize=each.size * _POINT, ha=each.align, va="center_baseline",
                color=getattr(self.theme, each.part), family="DejaVu Sans",
                weight="bold" if each.bold else "normal", parse_math=False,
            )  # fmt: skip
            text.set_zorder(self._order + 1)
            yield text


# -- shapes --------------------------------------------------------------------------------


def _columns(pieces: Sequence[Piece | OpenPlace]) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    """Their x, y and size, and the cosines and sines of their angles."""
    x, y, angle, size = np.array([(p.x, p.y, p.angle, p.size) for p in pieces], float).T
    turn = np.radians(angle)
    return x, y, size, np.cos(turn), np.sin(turn)


def _halves(
    pieces: Sequence[Piece],
) -> Iterator[tuple[int, tuple[Floats, Floats, Floats, Floats, Floats]]]:
    """For each number the halves that show it: middles, sizes, cosines and sines."""
    x, y, size, c, s = _columns(pieces)
    pips = np.array([(piece.near, piece.far) for piece in pieces])
    for pip in np.unique(pips):
        parts = []
        for side, way in ((0, -0.5), (1, 0.5)):
            here = pips[:, side] == pip
            step = way * size[here]
            parts.append(
                (x[here] + step * c[here], y[here] + step * s[here], size[here], c[here], s[here])
            )
        a, b = parts
        yield int(pip), tuple(np.concatenate(both) for both in zip(a, b, strict=True))  # type: ignore[misc]


@lru_cache(maxsize=32)
def _template(inset: float) -> Floats:
    """A tile of size 1 at the origin, its corners rounded, all sides moved in by `inset`."""
    return _rounded_box(-1 + inset, -0.5 + inset, 1 - inset, 0.5 - inset, 0.15 - 0.5 * inset)


def _rounded_box(x0: float, y0: float, x1: float, y1: float, radius: float) -> Floats:
    quarter = np.linspace(0, np.pi / 2, _CORNERS // 4)
    arc = radius * np.stack((np.cos(quarter), np.sin(quarter)), -1)
    corners = []
    for x, y, turn in ((x1, y1, 0), (x0, y1, 1), (x0, y0, 2), (x1, y0, 3)):
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
        centre = (x - radius * (1 if x == x1 else -1), y - radius * (1 if y == y1 else -1))
        corners.append(centre + arc @ np.array([[c, s], [-s, c]], float))
    return np.concatenate(corners)


def _outlines(pieces: Sequence[Piece | OpenPlace], inset: float = 0.015) -> Floats:
    """The rounded outlines of `pieces`, moved in by `inset` of their size: (n, points, 2)."""
    x, y, size, c, s = _columns(pieces)
    shape = _template(inset)
    along, across = shape[:, 0] * size[:, None], shape[:, 1] * size[:, None]
    return np.stack(
        (
            x[:, None] + along * c[:, None] - across * s[:, None],
            y[:, None] + along * s[:, None] + across * c[:, None],
        ),
        -1,
    )


_CORNERS = 4 * 6
_POLYGON = np.array([Path.MOVETO] + [Path.LINETO] * (_CORNERS - 1) + [Path.CLOSEPOLY], np.uint8)
_CIRCLE = Path.unit_circle()


def _joined(shapes: Floats, codes: Any) -> Path:
    """Shapes of shape (n, points, 2) as one path; `codes` are those of one shape."""
    if len(codes) > shapes.shape[1]:  # the point of CLOSEPOLY is not looked at
        shapes = np.concatenate((shapes, shapes[:, :1]), axis=1)
    return Path(shapes.reshape(-1, 2), np.tile(codes, len(shapes)))


def _circles(where: Floats, radii: Floats) -> Path:
    """Circles with their middles at `where`, of shape (n, 2), as one path."""
    ring = np.asarray(_CIRCLE.vertices)
    return _joined(where[:, None, :] + ring * radii[:, None, None], _CIRCLE.codes)


@lru_cache(maxsize=MOST_PIPS + 1)
def _numeral(pip: int) -> tuple[Floats, Any]:
    """The outline of a number, its middle at the origin, its digits 1 high."""
    high = TextPath((0, 0), "0", size=1, prop=_CHALK).get_extents().height
    path = TextPath((0, 0), str(pip), size=1 / high, prop=_CHALK)
    box = path.get_extents()
    vertices = np.asarray(path.vertices) - ((box.x0 + box.x1) / 2, 0.5)
    if pip > 9:
        vertices[:, 0] *= 0.84  # two digits stand as close as they can
    return vertices, np.asarray(path.codes)


def _written(pip: int, where: Floats, size: Floats) -> Path:
    """The number `pip` at each of the points `where`, `size` pixels high, as one path."""
    vertices, codes = _numeral(pip)
    return _joined(where[:, None, :] + vertices * size[:, None, None], codes)


def _tint(colour: str, ground: str, share: float) -> str:
    """`share` of `colour` mixed into `ground`."""
    parts = [
        round(share * int(colour[i : i + 2], 16) + (1 - share) * int(ground[i : i + 2], 16))
        for i in (1, 3, 5)
    ]
    return "#{:02x}{:02x}{:02x}".format(*parts)
