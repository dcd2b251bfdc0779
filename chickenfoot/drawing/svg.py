"""The SVG painter: a scene as the text of an SVG image, with the standard library alone.

It paints what :mod:`chickenfoot.drawing.artists` paints with matplotlib, in the same order and
with the same proportions (:mod:`chickenfoot.drawing.proportions`); a test holds the two against
each other tile by tile. A picture is a list of layers, the lowest first; a layer is a list of
elements, each of them at a place of its own. A film shows the same layers and moves their
elements (:mod:`chickenfoot.drawing.animation_html`).

What is drawn many times (the outline of a tile, the pips of a half) is written once and used by
its name. The name is made of what it stands for, so that any number of pictures can stand in
one page: where two agree on a name, they agree on what it means.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from . import proportions as part
from .pips import PIPS, RADII
from .proportions import POINT, tint
from .scene import OpenPlace, Piece, Scene
from .svg_markup import Element, Layer, attributes, image, name_of, number, words
from .themes import Theme

__all__ = ["LAYERS", "SvgPainter", "svg"]

LAYERS = (
    "table", "rack", "banner", "ghosts", "wanted", "shadow", "backs", "tiles", "numerals",
    "links", "link-ends", "badges", "badges-wanted", "last", "last-mark", "highlighted",
    "highlighted-mark", "labels",
)  # fmt: skip
"""The names of layers, the lowest first. Shadow, tiles and numerals come again for each rack."""

_DIGIT = 0.73  # how high a digit is to the size of its font
_ANCHORS = {"left": None, "center": "middle", "right": "end"}
_BASELINE = 0.38  # how far below its middle a line of text stands, to the size of its font


class SvgPainter:
    """Paints scenes in the colours of a theme, and keeps what they use by name.

    Parameters
    ----------
    theme : Theme
        The colours.
    numerals : bool, optional
        Numbers instead of pips: always, never, or where a tile is too small (None).

    Attributes
    ----------
    definitions : dict of str to str
        What the layers painted so far use, by its name.
    """

    def __init__(self, theme: Theme, *, numerals: bool | None = None) -> None:
        self.theme = theme
        self.numerals = numerals
        self.definitions: dict[str, str] = {}

    def layers(self, scene: Scene) -> tuple[Layer, ...]:
        """A scene as layers, the lowest first; a layer that would be empty is left out.

        Parameters
        ----------
        scene : Scene
            What to paint.

        Returns
        -------
        tuple of Layer
        """
        return tuple(layer for layer in self._layers(scene) if layer.elements)

    def picture(self, scene: Scene, layers: Iterable[Layer], *, alt: str | None = None) -> str:
        """Layers of this painter as one SVG image.

        Parameters
        ----------
        scene : Scene
            What they show: it gives the size.
        layers : iterable of Layer
            What :meth:`layers` made.
        alt : str, optional
            The picture in words; by default those of the scene.

        Returns
        -------
        str
            An ``svg`` element that can stand in a page or be a file.
        """
        alt = scene.alt if alt is None else alt
        return image(layers, self.definitions, scene.width, scene.height, alt)

    # -- layers, the lowest first --------------------------------------------------------------

    def _layers(self, scene: Scene) -> Iterator[Layer]:
        theme = self.theme
        ground = Element(
            "rect", attributes(width=scene.width, height=scene.height, fill=theme.table)
        )
        yield Layer("table", "", (ground,))
        yield from self._backdrops(scene)
        yield from self._ghosts(scene)
        yield from self._backs(scene)
        for group in part.groups(scene):
            yield from self._shadows(group, scene.height)
            yield from self._tiles(group, scene.height)
        yield from self._links(scene)
        yield from self._badges(scene)
        yield from self._marks(scene)
        yield from self._labels(scene)

    def _backdrops(self, scene: Scene) -> Iterator[Layer]:
        """The grounds of racks and banners."""
        theme = self.theme
        line = attributes(
            fill=theme.badge, stroke=theme.accent, stroke_width=part.BACKDROP_LINE / POINT
        )
        for kind, name, style in (
            ("rack", "rack", attributes(fill=theme.rack)),
            ("accent", "banner", line),
        ):
            boxes = [backdrop.box for backdrop in scene.backdrops if backdrop.part == kind]
            yield Layer(
                name,
                style,
                tuple(
                    Element("rect", _box(x0, scene.height - y1, x1 - x0, y1 - y0))
                    for x0, y0, x1, y1 in boxes
                ),
            )

    def _ghosts(self, scene: Scene) -> Iterator[Layer]:
        """Outlines of the tiles that may lie here next."""
        for wanted in (False, True):
            share, points = part.ghost_style(wanted)
            edge = self.theme.accent if wanted else self.theme.muted
            line = points / POINT
            style = attributes(
                fill=tint(edge, self.theme.table, share),
                stroke=edge,
                stroke_width=line,
                stroke_dasharray=" ".join(number(line * dash) for dash in part.DASHES),
            )
            ghosts = [p for p in scene.open_places if p.ghost and p.wanted is wanted]
            yield Layer(
                "wanted" if wanted else "ghosts",
                style,
                tuple(self._used(_outline(p.size, part.GHOST_INSET), p, scene) for p in ghosts),
            )

    def _backs(self, scene: Scene) -> Iterator[Layer]:
        """Tiles that lie face down."""
        if not scene.backs:
            return
        theme = self.theme
        yield from self._shadows(scene.backs, scene.height)
        outline = attributes(fill=theme.back, stroke=theme.edge, stroke_width=theme.outline / POINT)
        inner = attributes(
            fill="none",
            stroke=tint(theme.face, theme.back, part.BACK_TINT),
            stroke_width=part.BACK_LINE / POINT,
        )
        yield Layer(
            "backs",
            "",
            tuple(
                self._used(
                    _outline(p.size, part.OUTLINE_INSET, outline)
                    + _outline(p.size, part.BACK_INSET, inner),
                    p,
                    scene,
                )
                for p in scene.backs
            ),
        )

    def _shadows(self, pieces: Sequence[Piece], height: float) -> Iterator[Layer]:
        """The shadows of tiles that are drawn alike, below all of them."""
        if self.theme.shadow is None:
            return
        for shadow in part.shadows(pieces[0].size):
            yield Layer(
                "shadow",
                attributes(fill=self.theme.shadow, opacity=shadow.alpha),
                tuple(
                    self._use(
                        self._define(_outline(piece.size, -shadow.grow)),
                        piece.x + shadow.dx,
                        height - piece.y - shadow.dy,
                        -piece.angle % 360,
                        _tile_name(piece),
                    )
                    for piece in pieces
                ),
            )

    def _tiles(self, group: Sequence[Piece], height: float) -> Iterator[Layer]:
        """Tiles face up, and the numbers on them where there are no pips."""
        numerals = part.shows_numerals(group, self.numerals)
        body = self._define(self._blank(group[0].size))
        tiles = []
        for piece in group:
            inside = self._reference(body)
            for pip, way in () if numerals else ((piece.near, -0.5), (piece.far, 0.5)):
                if pip:
                    half = self._define(self._pips(pip, piece.size))
                    inside += self._reference(half, x=way * piece.size)
            name = _tile_name(piece)
            tiles.append(
                Element(
                    "g", attributes(data_tile=name), inside,
                    piece.x, height - piece.y, -piece.angle % 360, name,
                )
            )  # fmt: skip
        yield Layer("tiles", "", tuple(tiles))
        if numerals:
            yield Layer("numerals", "", tuple(self._numerals(group, height)))

    def _numerals(self, group: Sequence[Piece], height: float) -> Iterator[Element]:
        """Upright numbers: each stands in the middle of its half, however the tile is turned."""
        for piece in group:
            for pip, (x, y) in zip((piece.near, piece.far), part.halves(piece), strict=True):
                shape = self._define(_digits(pip, part.NUMERAL * piece.size, self.theme.pips[pip]))
                yield self._use(shape, x, height - y, 0.0, _tile_name(piece))

    def _links(self, scene: Scene) -> Iterator[Layer]:
        """A joint that does not touch: a line from end to end with a dot at either."""
        if not scene.links or scene.view is None:
            return
        size = scene.view.scale
        lines, dots = [], []
        for link in scene.links:
            (x0, y0), (x1, y1) = ((x, scene.height - y) for x, y in link)
            lines.append(Element("line", attributes(x1=x0, y1=y0, x2=x1, y2=y1)))
            dots += [
                Element("circle", attributes(cx=x, cy=y, r=part.LINK_DOT * size / 2))
                for x, y in ((x0, y0), (x1, y1))
            ]
        width = part.link_width(size) / POINT
        yield Layer("links", attributes(stroke=self.theme.link, stroke_width=width), tuple(lines))
        yield Layer("link-ends", attributes(fill=self.theme.link), tuple(dots))

    def _badges(self, scene: Scene) -> Iterator[Layer]:
        """At each open end the number that it asks for."""
        theme = self.theme
        for wanted in (False, True):
            mine = [place for place in scene.open_places if place.wanted is wanted]
            if not mine:
                continue
            edge = theme.accent if wanted else theme.muted
            size = mine[0].size
            legible, width, points = part.badge_style(size, wanted)
            ink = theme.accent if wanted else theme.ink
            circle = attributes(
                r=width / 2, fill=theme.badge if legible else edge, stroke=edge,
                stroke_width=points / POINT,
            )  # fmt: skip
            badges = []
            for place in mine:
                x, y = place.badge
                shape = f"<circle{circle}/>"
                if legible:
                    shape += _digits(place.pip, part.BADGE_NUMERAL * size, ink)
                badges.append(self._use(self._define(shape), x, scene.height - y))
            yield Layer("badges-wanted" if wanted else "badges", "", tuple(badges))

    def _marks(self, scene: Scene) -> Iterator[Layer]:
        """Outlines and small marks: the last play, and the highlighted tiles."""
        theme = self.theme
        last = [piece for piece in scene.table if piece.tile == scene.last_played]
        shown = (*scene.table, *scene.hands)
        highlighted = [piece for piece in shown if piece.tile in scene.highlighted]
        for pieces, colour, name in (
            (last, theme.last_played, "last"),
            (highlighted, theme.accent, "highlighted"),
        ):
            if not pieces:
                continue
            size = pieces[0].size
            width = part.mark_width(size)
            # There is one last play: from picture to picture its mark moves on.
            named = _tile_name if name == "highlighted" else lambda _: "last"
            yield Layer(
                name,
                attributes(fill="none", stroke=colour, stroke_width=width),
                tuple(
                    self._used(_outline(p.size, 0.5 * width / size), p, scene, named(p))
                    for p in pieces
                ),
            )
            if name == "last":
                style = attributes(fill=theme.face, stroke=colour, stroke_width=width)
                sign = f"<circle{attributes(r=part.RING * size / 2)}/>"
            else:
                style = attributes(
                    fill=colour, stroke=theme.face, stroke_width=0.5 * width,
                    stroke_linejoin="round",
                )  # fmt: skip
                corners = " ".join(
                    f"{number(x * size)},{number(-y * size)}" for x, y in part.DIAMOND
                )
                sign = f'<polygon points="{corners}"/>'
            mark = self._define(sign)
            yield Layer(
                f"{name}-mark",
                style,
                tuple(self._use(mark, p.x, scene.height - p.y, 0.0, named(p)) for p in pieces),
            )

    def _labels(self, scene: Scene) -> Iterator[Layer]:
        """The captions: those that look alike are one layer."""
        styles: dict[str, list[Element]] = {}
        for each in scene.labels:
            style = attributes(
                font_size=each.size,
                text_anchor=_ANCHORS[each.align],
                fill=getattr(self.theme, each.part),
                font_weight="bold" if each.bold else None,
                # Blanks are kept as they are, as in the other painter.
                style="white-space:pre",
            )
            if each.text:
                y = scene.height - each.y + _BASELINE * each.size
                text = Element("text", "", words(each.text), each.x, y)
                styles.setdefault(style, []).append(text)
        for style, texts in styles.items():
            yield Layer("labels", style, tuple(texts))

    # -- what is used by name ------------------------------------------------------------------

    def _define(self, markup: str) -> str:
        """The name of what is drawn so."""
        name = name_of(markup)
        self.definitions[name] = markup
        return name

    def _reference(self, name: str, x: float = 0.0) -> str:
        return f'<use href="#{name}"{attributes(x=x or None)}/>'

    def _use(self, shape: str, x: float, y: float, angle: float = 0.0, name: str = "") -> Element:
        return Element("use", f' href="#{shape}"', "", x, y, angle, name)

    def _used(self, markup: str, place: Piece | OpenPlace, scene: Scene, name: str = "") -> Element:
        """What is drawn so, where a tile lies or would lie."""
        shape = self._define(markup)
        return self._use(shape, place.x, scene.height - place.y, -place.angle % 360, name)

    def _blank(self, size: float) -> str:
        """A tile without its pips: outline, face, and the line across."""
        theme = self.theme
        line = part.outline_width(theme.outline, size) / POINT
        shape = _outline(
            size,
            part.OUTLINE_INSET,
            attributes(fill=theme.rim, stroke=theme.edge, stroke_width=line),
        )
        if theme.rim != theme.face:
            shape += _outline(size, part.FACE_INSET, attributes(fill=theme.face))
        half = part.BAR * size
        bar = attributes(stroke=theme.bar, stroke_width=part.bar_width(size) / POINT)
        return f'{shape}<path d="M0 {number(-half)}V{number(half)}"{bar}/>'

    def _pips(self, pip: int, size: float) -> str:
        """The pips of a half around its middle.

        A line of no length with round ends is a dot: the shortest way to write one.
        """
        dots = "".join(f"M{number(x * size)} {number(-y * size)}h0" for x, y in PIPS[pip])
        style = attributes(
            stroke=self.theme.pips[pip],
            stroke_linecap="round",
            stroke_width=2 * RADII[pip] * size,
        )
        return f'<path d="{dots}"{style}/>'


def svg(scene: Scene, *, theme: Theme, numerals: bool | None = None) -> str:
    """A scene as an SVG image, by the SVG painter.

    Parameters
    ----------
    scene : Scene
        What to paint; its `alt` becomes the title and the description for screen readers.
    theme : Theme
        The colours.
    numerals : bool, optional
        Numbers instead of pips: always, never, or where a tile is too small (None).

    Returns
    -------
    str
        An ``svg`` element that can stand in a page or be a file.
    """
    painter = SvgPainter(theme, numerals=numerals)
    return painter.picture(scene, painter.layers(scene))


def _tile_name(piece: Piece) -> str:
    return str(piece.tile or "")


def _box(x: float, y: float, width: float, height: float) -> str:
    return attributes(x=x, y=y, width=width, height=height, rx=part.BACKDROP_RADIUS)


def _outline(size: float, inset: float, style: str = "") -> str:
    """The rounded outline of a tile, moved in by `inset` of its size."""
    long, short = size * (1 - inset), size * (0.5 - inset)
    box = attributes(
        x=-long, y=-short, width=2 * long, height=2 * short, rx=size * part.corner_radius(inset)
    )
    return f"<rect{box}{style}/>"


def _digits(pip: int, high: float, colour: str) -> str:
    """A number with its middle at the origin, its digits `high` pixels high."""
    narrow = f"scale({number(part.TWO_DIGITS)} 1)" if pip > 9 else None
    style = attributes(
        y=high / 2, font_size=high / _DIGIT, font_weight="bold", text_anchor="middle",
        fill=colour, transform=narrow,
    )  # fmt: skip
    return f"<text{style}>{pip}</text>"
