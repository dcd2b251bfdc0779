"""SVG as text: elements at their places, layers of elements, and the image around them.

What is drawn many times is written once and used by its name; :func:`image` writes down those
definitions that its layers use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from urllib.parse import quote

__all__ = [
    "Element", "Layer", "address", "attributes", "image", "img", "name_of", "number", "words",
]  # fmt: skip

FONTS = "DejaVu Sans,Verdana,sans-serif"
"""The font of matplotlib's pictures, and what is as wide where it is not installed."""

# Besides letters and digits, what may stand as it is in an address in an attribute.
_PLAIN = " !$'()*,-./:;=?@[]_{|}~"

# What XML cannot hold, whatever it is written as.
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A number as SVG writes it, to a hundredth of a pixel."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def words(text: str) -> str:
    """Text as it may stand between tags and in attributes."""
    return escape(_NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text))


def attributes(**values: object) -> str:
    """Attributes with a blank before each; None leaves one out, and `_` stands for a hyphen."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in values.items()
        if value is not None
    )


def _value(value: object) -> str:
    return number(value) if isinstance(value, (int, float)) else str(value)


@dataclass(frozen=True, slots=True)
class Element:
    """One element of a picture.

    Attributes
    ----------
    tag, attributes, content : str
        What it is, as SVG writes it; it is drawn around the origin.
    x, y : float
        Where its origin stands, in pixels from the left and from the top.
    angle : float
        By how many degrees it is turned, clockwise.
    name : str
        What is the same from picture to picture, such as the tile that it shows; "" for nothing.
    """

    tag: str
    attributes: str
    content: str = ""
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    name: str = ""

    @property
    def transform(self) -> str:
        """Where it stands and how it is turned, as SVG writes it; "" at the origin."""
        if not (self.x or self.y or self.angle):
            return ""
        turn = f" rotate({number(self.angle)})" if self.angle else ""
        return f"translate({number(self.x)} {number(self.y)}){turn}"

    def markup(self) -> str:
        """The element as SVG."""
        place = attributes(transform=self.transform or None)
        end = f">{self.content}</{self.tag}>" if self.content else "/>"
        return f"<{self.tag}{place}{self.attributes}{end}"


@dataclass(frozen=True, slots=True)
class Layer:
    """Elements that lie on one level.

    Attributes
    ----------
    name : str
        What they are: ``"tiles"``, ``"ghosts"``.
    attributes : str
        What they all have.
    elements : tuple of Element
        The elements, the lowest first.
    """

    name: str
    attributes: str
    elements: tuple[Element, ...]

    def markup(self) -> str:
        """The layer as SVG."""
        inside = "".join(element.markup() for element in self.elements)
        return f'<g data-layer="{self.name}"{self.attributes}>{inside}</g>'


def name_of(text: str) -> str:
    """A name for what is written so: what has the same name is the same."""
    return "cf" + sha256(text.encode("utf-8", "replace")).hexdigest()[:7]


def image(
    layers: Iterable[Layer], definitions: Mapping[str, str], width: float, height: float, alt: str
) -> str:
    """An ``svg`` element that can stand in a page or be a file.

    Parameters
    ----------
    layers : iterable of Layer
        What is in it, the lowest first.
    definitions : mapping of str to str
        What the layers use, by its name; what they do not use is left out.
    width, height : float
        Its size in pixels.
    alt : str
        The picture in words.

    Returns
    -------
    str
        The image.
    """
    inside = "".join(layer.markup() for layer in layers)
    used = set(re.findall(r'href="#([^"]+)"', inside))
    shared = "".join(
        f'<g id="{name}">{markup}</g>' for name, markup in definitions.items() if name in used
    )
    said, spoken = _spoken(alt)
    size = attributes(width=width, height=height, viewBox=f"0 0 {number(width)} {number(height)}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{size}{spoken} font-family="{FONTS}">'
        f"{said}<defs>{shared}</defs>{inside}</svg>"
    )


def address(picture: str) -> str:
    """An SVG image as the address of an ``img``, to stand in double quotes.

    A notebook shows an ``img`` even where it takes ``svg`` elements out: if it is not trusted.
    """
    # Text has no bare quotes (`words`), so those of attributes may be the ones that need no %.
    return "data:image/svg+xml," + quote(picture.replace('"', "'"), safe=_PLAIN)


def img(picture: str, alt: str, width: float) -> str:
    """An SVG image as an HTML element, `width` pixels wide where there is room, saying `alt`."""
    return f'<img alt="{words(alt)}" width="{number(width)}" src="{address(picture)}">'


def _spoken(alt: str) -> tuple[str, str]:
    """Title and description for screen readers, and the attributes that point to them.

    The title is the words up to the first stop: browsers show it when the mouse rests on the
    picture. The description goes on from there, so that nothing is heard twice.
    """
    if not alt:
        return "", ' role="img"'
    name = name_of(alt)
    title, stop, rest = re.match(r"(.*?)([.:;]\s+|$)(.*)", alt, re.DOTALL).groups()  # type: ignore[union-attr]
    said = f'<title id="{name}-title">{words(title + stop.rstrip())}</title>'
    pointed = f"{name}-title"
    if rest:
        said += f'<desc id="{name}-desc">{words(rest)}</desc>'
        pointed += f" {name}-desc"
    return said, f' role="img" aria-labelledby="{pointed}"'
