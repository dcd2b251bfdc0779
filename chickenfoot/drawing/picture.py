"""A tile, several tiles, a tableau or a round as a picture made with matplotlib."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from os import PathLike
from typing import TYPE_CHECKING, Any

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..common.arguments import flag, number, quoted
from ..common.files import write_atomic
from ..errors import ChickenfootError
from ..text import say
from .artists import render
from .drawables import scene_of
from .export import FORMATS, MOST_PIXELS, bundle, store
from .options import WIDEST, path_of, size_of
from .proportions import PIXELS_PER_INCH
from .scene import Scene
from .themes import Theme
from .themes import theme as theme_of

if TYPE_CHECKING:
    from ..placement.layouts import Layout
    from .drawables import Highlight

__all__ = ["Drawing", "draw"]


class Drawing(tuple[Artist, ...]):
    """The artists of a picture, lowest first, with the picture they make.

    At the end of a notebook cell it shows itself if :func:`draw` made the figure.

    Attributes
    ----------
    scene : Scene
        What stands where.
    ax : matplotlib.axes.Axes
        The axes that the artists are on.
    own : bool
        Whether :func:`draw` made the figure.
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
        """Write the figure to a file, with the same bytes on every run.

        The file is written whole or not at all: an error leaves an old one as it was.

        Parameters
        ----------
        path : str or path
            A name that ends in .png, .svg or .pdf.
        dpi : float
            Pixels to an inch of the figure, where 100 are as many as on the screen.

        Raises
        ------
        ChickenfootError
            For another ending or a picture of too many pixels.
        OSError
            Where nothing can be written.
        """
        name, kind = path_of(path, FORMATS, "draw.format")
        dpi = number(dpi, "dpi", least=1, most=WIDEST)
        width, height = self.figure.get_size_inches() * dpi
        if kind == "png" and (max(width, height) > WIDEST or width * height > MOST_PIXELS):
            raise ChickenfootError(
                say("draw.too_large", width=round(width), height=round(height)), dpi=dpi
            )
        data = BytesIO()
        store(self.figure, data, kind, dpi=dpi, alt=self.alt)
        write_atomic(name, data.getvalue())

    def __repr__(self) -> str:
        return f"<Drawing: {self.alt}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        if not self.own:  # the figure is someone else's, who will show it
            return {"text/plain": repr(self)}, {}
        return bundle(self.figure, self.alt, repr(self), include)


def draw(
    x: Any,
    ax: Axes | None = None,
    *,
    theme: Theme | str | None = None,
    highlight: Highlight | Iterable[Highlight] | None = None,
    numerals: bool | None = None,
    size: tuple[float, float] = (800.0, 600.0),
    ends: bool | None = None,
    last: bool | None = None,
    layout: Layout | None = None,
    hands: str | None = None,
    seat: int | None = None,
    names: Sequence[str] | None = None,
) -> Drawing:
    """Draw a tile, several tiles, a tableau, a round, or a player's view of one.

    Parameters
    ----------
    x : Tile, iterable of Tile, str, Tableau, Round or PlayerView
        What to draw; a text such as ``"6-4 5-5"`` is several tiles.
    ax : matplotlib.axes.Axes, optional
        The axes to fill; without them there is a new figure.
    theme : Theme or str, optional
        A theme or its name in `themes.THEMES`.
    highlight : Tile, Move or str, or an iterable of them
        Tiles to outline and mark, or moves, which mark the place they go to as well. In a
        round it is by default what may be played.
    numerals : bool, optional
        Numbers instead of pips: always (True), never (False), or where a tile is too small.
    size : tuple of two floats
        Width and height of a new figure in pixels, from 1 to 20,000.
    ends, last : bool, optional
        For a tableau and a round: whether to mark the open ends and the last play; by
        default both are marked.
    layout : Layout, optional
        For a tableau and a round: its layout, if known.
    hands : {"open", "own", "down", "none"}, optional
        For a round: whose hands lie open; by default all.
    seat : int, optional
        For a round: who sits at the bottom; by default the player to move.
    names : sequence of str, optional
        For a round: a name for each seat.

    Returns
    -------
    Drawing
        The artists, and the scene they show.

    Raises
    ------
    ChickenfootError
        For what cannot be drawn, and for an option that makes no sense for it.

    Examples
    --------
    >>> drawing = draw("6-4 5-5")
    >>> drawing.alt
    '2 tiles: 6-4 and 5-5.'
    """
    own = ax is None
    if ax is None:
        size = size_of(size)
        figure = Figure(
            figsize=(size[0] / PIXELS_PER_INCH, size[1] / PIXELS_PER_INCH), dpi=PIXELS_PER_INCH
        )
        # Not tight and no margins: a widget lays its buttons over these very pixels.
        ax = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    elif not isinstance(ax, Axes):
        raise ChickenfootError(say("draw.bad_axes", ax=quoted(ax)), ax=ax)
    if numerals is not None:
        numerals = flag(numerals, "numerals")
    colours = theme_of(theme)
    box = ax.get_window_extent()
    root = ax.get_figure(root=True)
    assert root is not None
    inch = PIXELS_PER_INCH / root.dpi
    scene = scene_of(
        x, box.width * inch, box.height * inch, highlight=highlight,
        ends=ends, last=last, layout=layout, hands=hands, seat=seat, names=names,
    )  # fmt: skip
    drawing = Drawing(render(scene, ax, colours, numerals=numerals))
    drawing.scene, drawing.ax, drawing.own = scene, ax, own
    return drawing
