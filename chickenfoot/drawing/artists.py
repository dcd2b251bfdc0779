"""The matplotlib painter: a scene as artists on an axes.

Everything of one kind is one collection, whatever the number of tiles: a table of sixty
tiles takes a few milliseconds. Nothing here uses pyplot or shows anything.
"""

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
from . import proportions as part
from .pips import PIPS, RADII
from .proportions import POINT, tint
from .scene import OpenPlace, Piece, Scene
from .themes import Theme

__all__ = ["Brush", "render"]

Floats = NDArray[np.float64]

_FONT = FontProperties(family="DejaVu Sans", weight="bold")
"""matplotlib brings this font along, so that pictures are the same everywhere."""


class Brush:
    """An axes and a theme; every method adds its artists to the axes and yields them."""

    def __init__(self, ax: Axes, theme: Theme) -> None:
        self.ax = ax
        self.theme = theme
        self._order = 1.0

    def _add(self, artist: Collection, name: str) -> Collection:
        # Artists with equal z-order would be sorted by kind, not by time, so they are numbered.
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
        for kind in ("rack", "accent"):
            boxes = [backdrop.box for backdrop in scene.backdrops if backdrop.part == kind]
            if not boxes:
                continue
            shapes = [_rounded_box(*box, part.BACKDROP_RADIUS) for box in boxes]
            if kind == "rack":
                yield self._fill(shapes, kind, self.theme.rack)
            else:
                yield self._fill(
                    shapes,
                    "banner",
                    self.theme.badge,
                    edgecolors=self.theme.accent,
                    linewidths=part.BACKDROP_LINE,
                )

    def places(self, places: Sequence[OpenPlace]) -> Iterator[Artist]:
        """The ghosts: outlines of the tiles that may lie here next."""
        for wanted in (False, True):
            ghosts = [place for place in places if place.ghost and place.wanted is wanted]
            if ghosts:
                shapes = _outlines(ghosts, inset=part.GHOST_INSET)
                share, line = part.ghost_style(wanted)
                edge = self.theme.accent if wanted else self.theme.muted
                yield self._fill(
                    shapes,
                    "wanted" if wanted else "ghosts",
                    tint(edge, self.theme.table, share),
                    edgecolors=edge,
                    linewidths=line,
                    linestyles=[(0, part.DASHES)],
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
        inner = tint(theme.face, theme.back, part.BACK_TINT)
        yield self._fill(
            _outlines(pieces, inset=part.BACK_INSET),
            "backs-inner",
            "none",
            edgecolors=inner,
            linewidths=part.BACK_LINE,
        )

    def tiles(self, pieces: Sequence[Piece], numerals: bool) -> Iterator[Artist]:
        """Tiles face up, with pips or numerals."""
        theme, size = self.theme, pieces[0].size
        yield from self._shadows(pieces)
        line = part.outline_width(theme.outline, size)
        yield self._fill(
            _outlines(pieces), "tiles", theme.rim, edgecolors=theme.edge, linewidths=line
        )
        if theme.rim != theme.face:
            yield self._flood(_outlines(pieces, inset=part.FACE_INSET), "faces", theme.face)
        yield self._bars(pieces)
        yield from (self._numerals if numerals else self._pips)(pieces)

    def _shadows(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        if self.theme.shadow is None:
            return
        for layer in part.shadows(pieces[0].size):
            shapes = _outlines(pieces, inset=-layer.grow)
            shapes[..., 0] += layer.dx
            shapes[..., 1] += layer.dy
            yield self._flood(shapes, "shadow", self.theme.shadow, alpha=layer.alpha)

    def _bars(self, pieces: Sequence[Piece]) -> Artist:
        x, y, size, c, s = _columns(pieces)
        half = part.BAR * size
        ends = np.stack(
            (
                np.stack((x - half * s, y + half * c), -1),
                np.stack((x + half * s, y - half * c), -1),
            ),
            axis=1,
        )
        bars = LineCollection(
            list(ends), colors=self.theme.bar, linewidths=part.bar_width(pieces[0].size)
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
            paths.append(_written(pip, np.stack((x, y), -1), part.NUMERAL * size))
            colours.append(self.theme.pips[pip])
        yield self._add(PathCollection(paths, facecolors=colours, linewidths=0), "numerals")

    def links(self, scene: Scene) -> Iterator[Artist]:
        """A joint that does not touch: a line from end to end with a dot at either."""
        if not scene.links or scene.view is None:
            return
        size = scene.view.scale
        ends = np.array(scene.links, float)
        yield self._add(
            LineCollection(list(ends), colors=self.theme.link, linewidths=part.link_width(size)),
            "links",
        )
        yield self._dots(ends.reshape(-1, 2), part.LINK_DOT * size, self.theme.link, "link-ends")

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
            legible, width, line = part.badge_style(size, wanted)
            yield self._dots(
                where,
                width,
                theme.badge if legible else edge,
                "badges-wanted" if wanted else "badges",
                edgecolors=edge,
                linewidths=line,
            )
            if not legible:
                continue
            pips = np.array([place.pip for place in mine])
            high = part.BADGE_NUMERAL * size
            paths = [
                _written(
                    int(pip),
                    where[pips == pip],
                    np.full((pips == pip).sum(), high),
                )
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
            width = part.mark_width(size)
            yield self._fill(
                _outlines(pieces, inset=0.5 * width / size), name, "none",
                edgecolors=colour, linewidths=width * POINT,
            )  # fmt: skip
            where = np.array([(piece.x, piece.y) for piece in pieces])
            if name == "last":
                yield self._dots(
                    where, part.RING * size, theme.face, "last-mark",
                    edgecolors=colour, linewidths=width * POINT,
                )  # fmt: skip
                continue
            step = size * np.array(part.DIAMOND)
            yield self._fill(
                where[:, None, :] + step, "highlighted-mark", colour,
                edgecolors=theme.face, linewidths=0.5 * width * POINT,
            )  # fmt: skip

    def labels(self, scene: Scene) -> Iterator[Artist]:
        """The captions."""
        for each in scene.labels:
            text = self.ax.text(
                each.x, each.y, each.text,
                fontsize=each.size * POINT, ha=each.align, va="center_baseline",
                color=getattr(self.theme, each.part), family="DejaVu Sans",
                weight="bold" if each.bold else "normal", parse_math=False,
            )  # fmt: skip
            text.set_zorder(self._order + 1)
            yield text


def render(
    scene: Scene, ax: Axes, theme: Theme, *, numerals: bool | None = None
) -> Iterator[Artist]:
    """Put a scene on an axes.

    Parameters
    ----------
    scene : Scene
        What to render.
    ax : matplotlib.axes.Axes
        Its limits become those of the scene, in pixels.
    theme : Theme
        The colours.
    numerals : bool, optional
        Numbers instead of pips: always, never, or where a tile is too small (None).

    Yields
    ------
    matplotlib.artist.Artist
        The artists, lowest first; what they show is in their `gid`, ``chickenfoot-tiles``.
    """
    ax.set(xlim=(0, scene.width), ylim=(0, scene.height), aspect="equal", frame_on=False)
    ax.set_axis_off()
    brush = Brush(ax, theme)
    yield brush.ground(scene.width, scene.height)
    yield from brush.backdrops(scene)
    yield from brush.places(scene.open_places)
    yield from brush.backs(scene.backs)
    for group in part.groups(scene):
        yield from brush.tiles(group, part.shows_numerals(group, numerals))
    yield from brush.links(scene)
    yield from brush.badges(scene.open_places)
    yield from brush.marks(scene)
    yield from brush.labels(scene)


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
    return _rounded_box(-1 + inset, -0.5 + inset, 1 - inset, 0.5 - inset, part.corner_radius(inset))


def _rounded_box(x0: float, y0: float, x1: float, y1: float, radius: float) -> Floats:
    quarter = np.linspace(0, np.pi / 2, _CORNERS // 4)
    arc = radius * np.stack((np.cos(quarter), np.sin(quarter)), -1)
    corners = []
    for x, y, turn in ((x1, y1, 0), (x0, y1, 1), (x0, y0, 2), (x1, y0, 3)):
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
        centre = (x - radius * (1 if x == x1 else -1), y - radius * (1 if y == y1 else -1))
        corners.append(centre + arc @ np.array([[c, s], [-s, c]], float))
    return np.concatenate(corners)


def _outlines(pieces: Sequence[Piece | OpenPlace], inset: float = part.OUTLINE_INSET) -> Floats:
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
    if len(codes) > shapes.shape[1]:  # the point of CLOSEPOLY is ignored
        shapes = np.concatenate((shapes, shapes[:, :1]), axis=1)
    return Path(shapes.reshape(-1, 2), np.tile(codes, len(shapes)))


def _circles(where: Floats, radii: Floats) -> Path:
    """Circles with their middles at `where`, of shape (n, 2), as one path."""
    ring = np.asarray(_CIRCLE.vertices)
    return _joined(where[:, None, :] + ring * radii[:, None, None], _CIRCLE.codes)


@lru_cache(maxsize=MOST_PIPS + 1)
def _numeral(pip: int) -> tuple[Floats, Any]:
    """The outline of a number, its middle at the origin, its digits 1 high."""
    high = TextPath((0, 0), "0", size=1, prop=_FONT).get_extents().height
    path = TextPath((0, 0), str(pip), size=1 / high, prop=_FONT)
    box = path.get_extents()
    vertices = np.asarray(path.vertices) - ((box.x0 + box.x1) / 2, 0.5)
    if pip > 9:
        vertices[:, 0] *= part.TWO_DIGITS
    return vertices, np.asarray(path.codes)


def _written(pip: int, where: Floats, size: Floats) -> Path:
    """The number `pip` at each of the points `where`, `size` pixels high, as one path."""
    vertices, codes = _numeral(pip)
    return _joined(where[:, None, :] + vertices * size[:, None, None], codes)
