"""Ink: tiles, hands, tableaux and rounds as matplotlib artists on an axes.

Everything of one kind is one collection, whatever the number of tiles: a table of sixty
tiles takes a few milliseconds. Nothing here uses pyplot or shows anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from os import PathLike, fspath
from typing import IO, TYPE_CHECKING, Any

import matplotlib as mpl
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
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.textpath import TextPath
from numpy.typing import NDArray

from . import captions
from .errors import ChickenfootError
from .moves import Move
from .pips import PIPS, RADII
from .scenes import BADGE, Piece, Place, Scene, grid, table_scene
from .seating import round_scene
from .tableau import Tableau
from .text import say
from .themes import Theme, theme as _theme
from .tiles import MOST_PIPS, Tile, parse_tiles

if TYPE_CHECKING:
    from typing import TypeAlias

    Light: TypeAlias = Tile | Move | str

__all__ = ["Drawing", "draw", "ink", "scene_of"]

Floats = NDArray[np.float64]

DOTS = 100.0
"""Pixels of a scene to an inch of figure: sizes are as on a screen, not on a fine one."""

_POINT = 72 / DOTS  # points to a pixel of the scene

# A tile whose shorter side has fewer pixels than this shows numerals: the more pips there
# are on a half, the more room they need.
_PIPS_FROM = tuple(
    13.0 if pip <= 6 else 17.0 if pip <= 9 else 21.0 if pip <= 12 else 27.0
    for pip in range(MOST_PIPS + 1)
)

_CHALK = FontProperties(family="DejaVu Sans", weight="bold")
"""matplotlib brings this font along, so that pictures are the same everywhere."""


class Drawing(tuple[Artist, ...]):
    """The artists of a picture, lowest first, with the picture they make.

    At the end of a notebook cell it shows itself if :func:`draw` made the figure.
    `scene` says what stands where, `alt` says it in words.
    """

    scene: Scene
    ax: Axes
    own: bool

    @property
    def figure(self) -> Figure:
        """The figure that the artists are in."""
        figure = self.ax.get_figure(root=True)
        assert figure is not None
        return figure

    @property
    def alt(self) -> str:
        """The picture in words."""
        return self.scene.alt

    def save(self, path: str | PathLike[str], *, dpi: float = 200) -> None:
        """Write the figure as .png, .svg or .pdf: the same bytes on every run.

        Raises ChickenfootError for another ending, OSError where nothing can be written.
        """
        name = fspath(path)
        kind = name.rpartition(".")[2].lower()
        if kind not in _METADATA:
            raise ChickenfootError(say("draw.format", path=name), path=name)
        store(self.figure, name, kind, dpi=dpi, alt=self.alt)

    def __repr__(self) -> str:
        return f"<Drawing: {self.alt}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from .display import bundle

        if not self.own:  # the figure is someone else's, who will show it
            return {"text/plain": repr(self)}, {}
        return bundle(self, repr(self), include)


_METADATA: dict[str, dict[str, str | None]] = {
    "png": {"Software": None},
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
}


def store(
    figure: Figure, file: str | IO[bytes], kind: str, *, dpi: float = 200, alt: str = ""
) -> None:
    """Write `figure` to `file` as `kind` (png, svg or pdf), with nothing of today in it."""
    metadata = dict(_METADATA[kind])
    if alt:
        metadata["Title" if kind != "png" else "Description"] = alt
    with mpl.rc_context({"svg.hashsalt": "chickenfoot", "svg.fonttype": "path"}):
        figure.savefig(file, format=kind, dpi=dpi, metadata=metadata)


def png(figure: Figure, ratio: float = 1.0, *, small: bool = False) -> bytes:
    """`figure` as PNG, `ratio` pixels to a pixel of its scene.

    `small` takes some 60 ms more and stores a third: for notebooks that keep their outputs.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from PIL import Image

    before = figure.dpi
    figure.set_dpi(DOTS * ratio)
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    image = Image.fromarray(np.asarray(canvas.buffer_rgba())).convert("RGB")
    figure.set_dpi(before)
    out = BytesIO()
    if small:
        image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            out, format="png", compress_level=9
        )
    else:
        image.save(out, format="png", compress_level=1)
    return out.getvalue()


def draw(
    x: Any,
    ax: Axes | None = None,
    *,
    theme: Theme | str | None = None,
    highlight: Light | Iterable[Light] | None = None,
    numerals: bool | None = None,
    size: tuple[float, float] = (800.0, 600.0),
    **options: Any,
) -> Drawing:
    """Draw a tile, several tiles, a tableau, a round, or a player's view of one.

    `x`: what to draw; a text such as ``"6-4 5-5"`` is several tiles. `ax`: the axes to fill;
    without one there is a new figure of `size` pixels. `theme`: a Theme or a name in
    `themes.THEMES`. `highlight`: tiles to outline and mark, or moves, which mark the place
    they go to as well; in a round it is by default what may be played. `numerals`: numbers
    instead of pips, always (True), never (False), or where a tile is too small (None).
    `options` for a tableau and a round: `ends`, `last` (whether to mark the open ends and
    the last play), `laid` (its layout, if known); for a round also `hands` (``"open"``,
    ``"own"``, ``"down"`` or ``"none"``), `seat` (who sits at the bottom) and `names`.

    Returns the artists. Raises ChickenfootError for what cannot be drawn.
    """
    own = ax is None
    if ax is None:
        figure = Figure(figsize=(size[0] / DOTS, size[1] / DOTS), dpi=DOTS)
        # Not tight and no margins: a widget lays its buttons over these very pixels.
        ax = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    box = ax.get_window_extent()
    root = ax.get_figure(root=True)
    assert root is not None
    inch = DOTS / root.dpi
    scene = scene_of(x, box.width * inch, box.height * inch, highlight=highlight, **options)
    drawing = Drawing(ink(scene, ax, _theme(theme), numerals=numerals))
    drawing.scene, drawing.ax, drawing.own = scene, ax, own
    return drawing


def scene_of(
    x: Any,
    width: float,
    height: float,
    *,
    highlight: Light | Iterable[Light] | None = None,
    **options: Any,
) -> Scene:
    """What :func:`draw` would draw at this size, as a Scene."""
    lit, wanted = _lights(highlight)
    if isinstance(x, Tableau):
        scene = table_scene(x, width, height, lit=lit, wanted=wanted, **options)
        return replace(scene, alt=captions.alt_of_table(x))
    if hasattr(x, "tableau") and hasattr(x, "must_match"):
        shown = None if highlight is None else lit
        return round_scene(x, width, height, lit=shown, wanted=wanted, **options)
    tiles = _tiles(x)
    pad = 0.03 * width + 4
    pieces = grid(
        tiles, (pad, pad, width - pad, height - pad), largest=64.0, align="middle"
    )
    alt = captions.alt_of_tiles(tiles)
    return Scene(width, height, hands=pieces, lit=lit, alt=alt, **options)


def _tiles(x: Any) -> tuple[Tile, ...]:
    if isinstance(x, Tile):
        return (x,)
    if isinstance(x, str):
        return parse_tiles(x)
    if isinstance(x, Iterable):
        tiles = tuple(x)
        if all(isinstance(tile, Tile) for tile in tiles):
            return tiles
    raise ChickenfootError(say("draw.what", what=repr(x)), what=x)


def _lights(
    highlight: Light | Iterable[Light] | None,
) -> tuple[frozenset[Tile], frozenset[Tile]]:
    """The tiles to highlight, and the tiles whose open ends to mark."""
    if highlight is None:
        return frozenset(), frozenset()
    if isinstance(highlight, (str, Tile, Move)):
        highlight = (highlight,)
    lit, wanted = set(), set()
    for each in highlight:
        if isinstance(each, str):
            each = Move.parse(each)
        if isinstance(each, Tile):
            lit.add(each)
        elif isinstance(each, Move) and each.tile is not None:
            lit.add(each.tile)
            if each.onto is not None:
                wanted.add(each.onto)
        else:
            raise ChickenfootError(say("draw.bad_light", what=str(each)), what=each)
    return frozenset(lit), frozenset(wanted)


# -- ink -------------------------------------------------------------------------------------


def ink(
    scene: Scene, ax: Axes, look: Theme, *, numerals: bool | None = None
) -> Iterator[Artist]:
    """Put `scene` on `ax`, lowest things first, and yield the artists."""
    ax.set(xlim=(0, scene.width), ylim=(0, scene.height), aspect="equal", frame_on=False)
    ax.set_axis_off()
    brush = _Brush(ax, look)
    yield brush.ground(scene.width, scene.height)
    yield from brush.ledges(scene)
    yield from brush.places(scene.places)
    yield from brush.backs(scene.backs)
    for pieces in (scene.table, scene.hands):
        if pieces:
            yield from brush.tiles(pieces, numerals)
    yield from brush.links(scene)
    yield from brush.badges(scene.places)
    yield from brush.marks(scene)
    yield from brush.words(scene)


class _Brush:
    """An axes and a theme; every method adds its artists to the axes and yields them."""

    def __init__(self, ax: Axes, look: Theme) -> None:
        self.ax = ax
        self.look = look
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
        return self._add(PolyCollection(shapes, facecolors=colour, **more), name)

    def ground(self, width: float, height: float) -> Artist:
        """The table itself."""
        corners = np.array([[[0, 0], [width, 0], [width, height], [0, height]]], float)
        return self._fill(corners, "table", self.look.table, antialiaseds=False)

    def ledges(self, scene: Scene) -> Iterator[Artist]:
        """The grounds of racks and banners."""
        for part in ("rack", "accent"):
            boxes = [ledge.box for ledge in scene.ledges if ledge.part == part]
            if not boxes:
                continue
            shapes = [_rounded_box(*box, 9.0) for box in boxes]
            if part == "rack":
                yield self._fill(shapes, part, self.look.rack)
            else:
                yield self._fill(
                    shapes, "banner", self.look.badge, edgecolors=self.look.accent, linewidths=1.2
                )

    def places(self, places: Sequence[Place]) -> Iterator[Artist]:
        """The ghosts: outlines of the tiles that may lie here next."""
        for wanted in (False, True):
            ghosts = [place for place in places if place.ghost and place.wanted is wanted]
            if ghosts:
                # Drawn smaller than the tile, so that a ghost never reaches under another.
                shapes = _outlines(ghosts, inset=0.09)
                edge = self.look.accent if wanted else self.look.muted
                yield self._fill(
                    shapes,
                    "wanted" if wanted else "ghosts",
                    _tint(edge, self.look.table, 0.12 if wanted else 0.05),
                    edgecolors=edge,
                    linewidths=1.3 if wanted else 0.8,
                    linestyles=[(0, (3.2, 2.2))],
                )

    def backs(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        """Tiles that lie face down."""
        if not pieces:
            return
        look = self.look
        yield from self._shadows(pieces)
        yield self._fill(
            _outlines(pieces), "backs", look.back, edgecolors=look.edge, linewidths=look.outline
        )
        inner = _tint(look.face, look.back, 0.35)
        yield self._fill(
            _outlines(pieces, inset=0.2), "backs-inner", "none", edgecolors=inner, linewidths=0.7
        )

    def tiles(self, pieces: Sequence[Piece], numerals: bool | None) -> Iterator[Artist]:
        """Tiles face up, with pips or numerals."""
        look, size = self.look, pieces[0].size
        yield from self._shadows(pieces)
        line = min(look.outline, size * 0.03)
        yield self._fill(
            _outlines(pieces), "tiles", look.rim, edgecolors=look.edge, linewidths=line
        )
        if look.rim != look.face:
            yield self._fill(_outlines(pieces, inset=0.075), "faces", look.face)
        yield self._bars(pieces)
        if numerals is None:
            numerals = any(p.size < _PIPS_FROM[max(p.near, p.far)] for p in pieces)
        yield from (self._numerals if numerals else self._pips)(pieces)

    def _shadows(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        # Two pale layers, the lower one larger: as soft as it needs to be, and cheap.
        if self.look.shadow is None or pieces[0].size < 8:
            return
        for grow, alpha in ((0.07, 0.10), (0.02, 0.16)):
            shapes = _outlines(pieces, inset=-grow)
            shapes[..., 0] += 0.03 * pieces[0].size
            shapes[..., 1] -= 0.06 * pieces[0].size
            yield self._fill(shapes, "shadow", self.look.shadow, alpha=alpha)

    def _bars(self, pieces: Sequence[Piece]) -> Artist:
        x, y, size, c, s = _columns(pieces)
        half = 0.36 * size
        ends = np.stack(
            (np.stack((x - half * s, y + half * c), -1), np.stack((x + half * s, y - half * c), -1)),
            axis=1,
        )
        bars = LineCollection(
            ends, colors=self.look.bar, linewidths=max(0.035 * pieces[0].size * _POINT, 0.4)
        )
        return self._add(bars, "bars")

    def _pips(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        offsets, widths, colours = [], [], []
        for pip, (x, y, size, c, s) in _halves(pieces):
            spots = np.array(PIPS[pip]).reshape(-1, 2) * size[:, None, None]
            across, up = spots[..., 0], spots[..., 1]
            where = np.stack(
                (x[:, None] + across * c[:, None] - up * s[:, None],
                 y[:, None] + across * s[:, None] + up * c[:, None]),
                -1,
            ).reshape(-1, 2)  # fmt: skip
            offsets.append(where)
            widths.append(np.repeat(2 * RADII[pip] * size, len(PIPS[pip])))
            colours += [self.look.pips[pip]] * len(where)
        if not colours:
            return
        width = np.concatenate(widths)
        yield self._add(
            EllipseCollection(
                width, width, np.zeros_like(width), units="xy", offsets=np.concatenate(offsets),
                offset_transform=self.ax.transData, facecolors=colours, linewidths=0,
            ),
            "pips",
        )  # fmt: skip

    def _numerals(self, pieces: Sequence[Piece]) -> Iterator[Artist]:
        paths, colours = [], []
        for pip, (x, y, size, _, _) in _halves(pieces):
            paths.append(_written(pip, np.stack((x, y), -1), 0.62 * size))
            colours.append(self.look.pips[pip])
        yield self._add(PathCollection(paths, facecolors=colours, linewidths=0), "numerals")

    def links(self, scene: Scene) -> Iterator[Artist]:
        """A joint that does not touch: a line from end to end with a dot at either."""
        if not scene.links or scene.view is None:
            return
        size = scene.view.scale
        ends = np.array(scene.links, float)
        yield self._add(
            LineCollection(list(ends), colors=self.look.link, linewidths=max(0.1 * size, 1.2)),
            "links",
        )
        yield self._dots(ends.reshape(-1, 2), 0.22 * size, self.look.link, "link-ends")

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

    def badges(self, places: Sequence[Place]) -> Iterator[Artist]:
        """At each open end the number that it asks for."""
        look = self.look
        for wanted in (False, True):
            mine = [place for place in places if place.wanted is wanted]
            if not mine:
                continue
            size = mine[0].size
            where = np.array([place.badge for place in mine])
            edge = look.accent if wanted else look.muted
            # Too small to be read: a dot still says that the end is open.
            legible = size >= 13
            yield self._dots(
                where,
                size * (2 * BADGE if legible else 0.34),
                look.badge if legible else edge,
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
            ink = look.accent if wanted else look.ink
            yield self._add(PathCollection(paths, facecolors=ink, linewidths=0), "badge-numbers")

    def marks(self, scene: Scene) -> Iterator[Artist]:
        """Outlines and small marks: the last play, and the highlighted tiles."""
        look = self.look
        shown = (*scene.table, *scene.hands)
        lit = [piece for piece in shown if piece.tile in scene.lit]
        last = [piece for piece in scene.table if piece.tile == scene.last]
        for pieces, colour, name in ((last, look.fresh, "last"), (lit, look.accent, "lit")):
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
                    where, 0.26 * size, look.face, "last-mark",
                    edgecolors=colour, linewidths=width * _POINT,
                )  # fmt: skip
                continue
            step = 0.21 * size * np.array([[0, 1], [0.8, 0], [0, -1], [-0.8, 0]])
            yield self._fill(
                where[:, None, :] + step, "lit-mark", colour,
                edgecolors=look.face, linewidths=0.5 * width * _POINT,
            )  # fmt: skip

    def words(self, scene: Scene) -> Iterator[Artist]:
        """The captions."""
        for each in scene.words:
            text = self.ax.text(
                each.x, each.y, each.text,
                fontsize=each.size * _POINT, ha=each.align, va="center_baseline",
                color=getattr(self.look, each.part), family="DejaVu Sans",
                weight="bold" if each.bold else "normal", parse_math=False,
            )  # fmt: skip
            text.set_zorder(self._order + 1)
            yield text


# -- shapes --------------------------------------------------------------------------------


def _columns(pieces: Sequence[Piece | Place]) -> tuple[Floats, Floats, Floats, Floats, Floats]:
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
    quarter = np.linspace(0, np.pi / 2, 6)
    arc = radius * np.stack((np.cos(quarter), np.sin(quarter)), -1)
    corners = []
    for x, y, turn in ((x1, y1, 0), (x0, y1, 1), (x0, y0, 2), (x1, y0, 3)):
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
        centre = (x - radius * (1 if x == x1 else -1), y - radius * (1 if y == y1 else -1))
        corners.append(centre + arc @ np.array([[c, s], [-s, c]], float))
    return np.concatenate(corners)


def _outlines(pieces: Sequence[Piece | Place], inset: float = 0.015) -> Floats:
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
    shifted = where[:, None, :] + vertices * size[:, None, None]
    return Path(shifted.reshape(-1, 2), np.tile(codes, len(where)))


def _tint(colour: str, ground: str, share: float) -> str:
    """`share` of `colour` mixed into `ground`."""
    parts = [
        round(share * int(colour[i : i + 2], 16) + (1 - share) * int(ground[i : i + 2], 16))
        for i in (1, 3, 5)
    ]
    return "#{:02x}{:02x}{:02x}".format(*parts)
