"""The matplotlib painter: tiles, hands, tableaux and rounds as matplotlib artists on an axes.

Everything of one kind is one collection, whatever the number of tiles: a table of sixty
tiles takes a few milliseconds. Nothing here uses pyplot or shows anything.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from io import BytesIO
from os import PathLike, fspath
from typing import IO, TYPE_CHECKING, Any

import matplotlib as mpl
import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from PIL import Image

from ..engine.moves import Move
from ..engine.tableau import Tableau
from ..engine.tiles import Tile, parse_tiles
from ..errors import ChickenfootError
from ..text import say
from . import alt_text as captions
from .brush import PIXELS_PER_INCH, Brush
from .round_scene import round_scene
from .scene import Scene, grid, table_scene
from .themes import Theme
from .themes import theme as theme_of

if TYPE_CHECKING:
    from typing import TypeAlias

    Highlight: TypeAlias = Tile | Move | str

__all__ = ["Drawing", "draw", "render", "scene_of"]


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


_WIDEST = 20_000  # pixels; matplotlib makes no larger picture

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

    before = figure.dpi
    figure.set_dpi(PIXELS_PER_INCH * ratio)
    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # type: ignore[no-untyped-call]  # matplotlib types it not
    pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    figure.set_dpi(before)
    image = Image.fromarray(pixels).convert("RGB")
    if not small:
        return _packed(image)
    out = BytesIO()
    image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        out, format="png", compress_level=9
    )
    return out.getvalue()


def _packed(image: Image.Image) -> bytes:
    """An RGB image as PNG, in half of Pillow's time.

    Pillow tries five filters on every line; flat colours are served best by none.
    """
    wide, high = image.size
    lines = np.zeros((high, 1 + 3 * wide), np.uint8)  # a line begins with its filter: 0, none
    lines[:, 1:] = np.asarray(image).reshape(high, -1)
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)  # eight bits a colour, three colours
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(lines.tobytes(), 1)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def draw(
    x: Any,
    ax: Axes | None = None,
    *,
    theme: Theme | str | None = None,
    highlight: Highlight | Iterable[Highlight] | None = None,
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
    the last play), `layout` (its layout, if known); for a round also `hands` (``"open"``,
    ``"own"``, ``"down"`` or ``"none"``), `seat` (who sits at the bottom) and `names`.

    Returns the artists. Raises ChickenfootError for what cannot be drawn.
    """
    own = ax is None
    if ax is None:
        size = _size(size)
        figure = Figure(
            figsize=(size[0] / PIXELS_PER_INCH, size[1] / PIXELS_PER_INCH), dpi=PIXELS_PER_INCH
        )
        # Not tight and no margins: a widget lays its buttons over these very pixels.
        ax = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    elif not isinstance(ax, Axes):
        raise ChickenfootError(say("draw.bad_axes", ax=repr(ax)), ax=ax)
    box = ax.get_window_extent()
    root = ax.get_figure(root=True)
    assert root is not None
    inch = PIXELS_PER_INCH / root.dpi
    scene = scene_of(x, box.width * inch, box.height * inch, highlight=highlight, **options)
    drawing = Drawing(render(scene, ax, theme_of(theme), numerals=numerals))
    drawing.scene, drawing.ax, drawing.own = scene, ax, own
    return drawing


def _size(size: Any) -> tuple[float, float]:
    """Two numbers of pixels from 1 to 20,000. Raises ChickenfootError for anything else."""
    try:
        width, height = map(float, size)
    except (TypeError, ValueError):
        width = height = 0.0
    if not (1 <= width <= _WIDEST and 1 <= height <= _WIDEST):
        raise ChickenfootError(say("draw.bad_size", size=repr(size), most=_WIDEST), size=size)
    return width, height


def scene_of(
    x: Any,
    width: float,
    height: float,
    *,
    highlight: Highlight | Iterable[Highlight] | None = None,
    **options: Any,
) -> Scene:
    """What :func:`draw` would draw at this size, as a Scene."""
    marked, wanted = _highlights(highlight)
    if isinstance(x, Tableau):
        scene = table_scene(x, width, height, highlighted=marked, wanted=wanted, **options)
        return replace(scene, alt=captions.alt_of_table(x))
    if hasattr(x, "tableau") and hasattr(x, "must_match"):
        shown = None if highlight is None else marked
        return round_scene(x, width, height, highlighted=shown, wanted=wanted, **options)
    tiles = _tiles(x)
    pad = 0.03 * width + 4
    pieces = grid(tiles, (pad, pad, width - pad, height - pad), largest=64.0, align="middle")
    alt = captions.alt_of_tiles(tiles)
    return Scene(width, height, hands=pieces, highlighted=marked, alt=alt, **options)


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


def _highlights(
    highlight: Highlight | Iterable[Highlight] | None,
) -> tuple[frozenset[Tile], frozenset[Tile]]:
    """The tiles to highlight, and the tiles whose open ends to mark."""
    if highlight is None:
        return frozenset(), frozenset()
    if isinstance(highlight, (str, Tile, Move)) or not isinstance(highlight, Iterable):
        highlight = (highlight,)
    marked, wanted = set(), set()
    for each in highlight:
        if isinstance(each, str):
            each = Move.parse(each)
        if isinstance(each, Tile):
            marked.add(each)
        elif isinstance(each, Move) and each.tile is not None:
            marked.add(each.tile)
            if each.onto is not None:
                wanted.add(each.onto)
        else:
            raise ChickenfootError(say("draw.bad_light", what=str(each)), what=each)
    return frozenset(marked), frozenset(wanted)


# -- rendering -------------------------------------------------------------------------------


def render(
    scene: Scene, ax: Axes, theme: Theme, *, numerals: bool | None = None
) -> Iterator[Artist]:
    """Put `scene` on `ax`, lowest things first, and yield the artists."""
    ax.set(xlim=(0, scene.width), ylim=(0, scene.height), aspect="equal", frame_on=False)
    ax.set_axis_off()
    brush = Brush(ax, theme)
    yield brush.ground(scene.width, scene.height)
    yield from brush.backdrops(scene)
    yield from brush.places(scene.open_places)
    yield from brush.backs(scene.backs)
    # Racks of one size are one lot: small tiles need numerals before large ones do.
    sizes = dict.fromkeys(piece.size for piece in scene.hands)
    racks = [[piece for piece in scene.hands if piece.size == size] for size in sizes]
    for pieces in (scene.table, *racks):
        if pieces:
            yield from brush.tiles(pieces, numerals)
    yield from brush.links(scene)
    yield from brush.badges(scene.open_places)
    yield from brush.marks(scene)
    yield from brush.words(scene)
