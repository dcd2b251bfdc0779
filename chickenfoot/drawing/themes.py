"""How a picture looks: one frozen object of colours, and the four that come with the package.

A theme of one's own is one line in a cell::

    mine = dataclasses.replace(cf.themes.classic, face="#ffe9ec", name="rose")
    cf.draw(tableau, theme=mine)

Colours are hexadecimal texts, so that a theme needs no matplotlib. The pip colours keep
the hues of sets that are sold, but neighbouring numbers alternate between dark and light:
lightness is what every kind of colour blindness leaves. A test holds every theme to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields

from ..common.arguments import listed, number, text, unknown_name
from ..engine.tiles import MOST_PIPS
from ..errors import ChickenfootError
from ..text import say

__all__ = ["THEMES", "Theme", "classic", "contrast", "in_use", "night", "print_", "theme", "use"]

_HEX = re.compile(r"#[0-9a-fA-F]{6}")


@dataclass(frozen=True)
class Theme:
    """The colours of a picture, each written ``#rrggbb``.

    Parameters
    ----------
    name : str
        What it is called.
    table, rack : str
        The ground, and the backdrop that a hand stands on.
    face, rim, edge, bar : str
        A tile's face, its bevel, its outline and the line across it.
    back : str
        A tile that lies face down.
    shadow : str or None
        A tile's shadow; None for none.
    ink, muted : str
        Words, and words of less weight.
    accent, last_played : str
        What may be played, and the last play.
    link : str
        A joint that is drawn as a line.
    badge : str
        The ground of an open end's number.
    pips : sequence of str
        One colour for each number from 0 to 18.
    outline : float
        How thick a tile's outline is, in points, from 0 to 20.

    Raises
    ------
    ChickenfootError
        For a colour that is not written ``#rrggbb``, or for another number of pip colours
        than 19.

    Examples
    --------
    >>> from dataclasses import replace
    >>> replace(classic, face="#ffe9ec", name="rose").face
    '#ffe9ec'
    """

    name: str
    table: str
    rack: str
    face: str
    rim: str
    edge: str
    bar: str
    back: str
    shadow: str | None
    ink: str
    muted: str
    accent: str
    last_played: str
    link: str
    badge: str
    pips: tuple[str, ...]
    outline: float = 0.6

    def __post_init__(self) -> None:
        text(self.name, "name", most=100)
        number(self.outline, "outline", least=0, most=20)
        object.__setattr__(self, "pips", tuple(listed(self.pips, "pips")))
        if len(self.pips) != MOST_PIPS + 1:
            raise ChickenfootError(
                say("theme.pips", n=len(self.pips), wanted=MOST_PIPS + 1), pips=self.pips
            )
        for part, colour in self._colours():
            if not isinstance(colour, str) or not _HEX.fullmatch(colour):
                raise ChickenfootError(say("theme.colour", part=part, colour=colour), colour=colour)

    def _colours(self) -> Iterator[tuple[str, object]]:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "pips":
                yield from (("pips", colour) for colour in value)
            elif field.name not in ("name", "outline") and value is not None:
                yield field.name, value


classic = Theme(
    name="classic",
    table="#f3f5f1",
    rack="#e3e8e1",
    face="#fffbf1",
    rim="#ece1c8",
    edge="#a3967a",
    bar="#b9ab8b",
    back="#8d7f67",
    shadow="#3b3426",
    ink="#23291f",
    muted="#5f685c",
    accent="#0a58c4",
    last_played="#c2410c",
    link="#c2410c",
    badge="#ffffff",
    pips=tuple(
        "#8a8a8a #1e88d8 #455518 #da4f7a #413020 #4677fa #86691d #d64abb #114e40 #9856de"
        " #732412 #e8590c #502133 #1597a7 #4b1f88 #5f9200 #8f1239 #8f7fb0 #15286b".split()
    ),
)
"""Ivory tiles on a pale cloth: the default."""

night = Theme(
    name="night",
    table="#15191f",
    rack="#272f3a",
    face="#1f252d",
    rim="#3b4450",
    edge="#6a7686",
    bar="#6a7686",
    back="#55606f",
    shadow="#000000",
    ink="#eef1f5",
    muted="#a5afbb",
    accent="#ffd24a",
    last_played="#ff8a5c",
    link="#ff8a5c",
    badge="#0d1014",
    pips=tuple(
        "#9aa0a6 #55ccf4 #6a9450 #f29cba #8d8a1c #8ab3ff #c8a317 #ff63b6 #53b057 #f4b1fd"
        " #da5f7c #efe3ab #c07450 #5de3d3 #9d76fa #aae65d #c465a2 #e3e2ee #7a8df2".split()
    ),
)
"""Slate tiles with bright pips, for dark notebooks."""

contrast = Theme(
    name="contrast",
    table="#000000",
    rack="#000000",
    face="#ffffff",
    rim="#ffffff",
    edge="#000000",
    bar="#000000",
    back="#9a9a9a",
    shadow=None,
    ink="#ffffff",
    muted="#e0e0e0",
    accent="#ffe600",
    last_played="#4de1ff",
    link="#4de1ff",
    badge="#000000",
    pips=("#000000",) * (MOST_PIPS + 1),
    outline=1.2,
)
"""Black on white tiles on a black table: nothing depends on a colour."""

print_ = Theme(
    name="print",
    table="#ffffff",
    rack="#ffffff",
    face="#ffffff",
    rim="#ffffff",
    edge="#000000",
    bar="#000000",
    back="#d9d9d9",
    shadow=None,
    ink="#000000",
    muted="#3c3c3c",
    accent="#000000",
    last_played="#6b6b6b",
    link="#000000",
    badge="#ffffff",
    pips=("#000000",) * (MOST_PIPS + 1),
    outline=0.9,
)
"""Black on white, for paper and photocopies. (`print` itself is a word of Python's.)"""

THEMES: dict[str, Theme] = {each.name: each for each in (classic, night, contrast, print_)}
"""The themes by name."""

_in_use = classic


def theme(chosen: Theme | str | None) -> Theme:
    """The theme that is meant.

    Parameters
    ----------
    chosen : Theme, str or None
        A theme, or the name of one; None is the one in use.

    Returns
    -------
    Theme
        The theme.

    Raises
    ------
    ChickenfootError
        For an unknown name, with the closest known one.

    Examples
    --------
    >>> theme("night").table
    '#15191f'
    """
    if chosen is None:
        return _in_use
    if isinstance(chosen, Theme):
        return chosen
    if not isinstance(chosen, str) or chosen not in THEMES:
        raise ChickenfootError(unknown_name("theme", chosen, THEMES), theme=chosen)
    return THEMES[chosen]


def use(chosen: Theme | str) -> None:
    """Draw with a theme wherever none is named, also at the end of a cell.

    Parameters
    ----------
    chosen : Theme or str
        A theme, or the name of one.

    Raises
    ------
    ChickenfootError
        For an unknown name.
    """
    global _in_use
    _in_use = theme(chosen)


def in_use() -> Theme:
    """The theme that pictures have when none is named.

    Returns
    -------
    Theme
        The one last chosen by :func:`use`; at first `classic`.
    """
    return _in_use
