"""A film in a notebook: its last picture, and a list of what changes from play to play.

The picture is painted by :mod:`chickenfoot.drawing.svg`, as every frame is. It holds whatever
is seen in any frame, each thing once; what the last frame does not show is hidden. It stands in
the page as an ``img``, which a notebook shows that is not trusted, with a line that says how to
see it move. Where scripts run, `static/film.js` puts the picture itself in its place, adds the
controls, and shows, hides and moves what is in it: it draws nothing of its own.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from html import escape
from pathlib import Path

from ..text import say
from .scene import Scene
from .svg import LAYERS, SvgPainter
from .svg_markup import Element, Layer, address, words
from .themes import Theme

__all__ = ["page"]

_STATIC = Path(__file__).parent / "static"
_CONTROLS = ("first", "back", "run", "forward", "last", "slider")

Spot = tuple[float, float, float]


@dataclass
class _Track:
    """One thing of a film, and from which frame on it stands where; None: it is not seen."""

    element: Element
    spots: list[tuple[int, Spot | None]] = field(default_factory=list)

    def show(self, frame: int, element: Element) -> None:
        """It is seen from `frame` on, where `element` stands."""
        x, y, angle = element.x, element.y, element.angle
        before = next((spot for _, spot in reversed(self.spots) if spot is not None), None)
        if before is not None:  # turn the shorter way round
            angle = before[2] + (angle - before[2] + 180) % 360 - 180
        spot = (round(x, 2), round(y, 2), round(angle, 2))
        if not self.spots or self.spots[-1][1] != spot:
            self.spots.append((frame, spot))
            self.element = replace(element, angle=angle)

    def hide(self, frame: int) -> None:
        """It is not seen from `frame` on."""
        if self.spots[-1][1] is not None:
            self.spots.append((frame, None))

    @property
    def last_element(self) -> Element:
        """As it is in the last frame."""
        if self.spots[-1][1] is not None:
            return self.element
        return replace(self.element, attributes=self.element.attributes + ' display="none"')

    def changes(self) -> list[list[float]]:
        """For the script: [frame] gone, [frame, 1] there, [frame, x, y, angle] moved there."""
        moves = len({spot for _, spot in self.spots if spot is not None}) > 1
        return [
            [frame] if spot is None else [frame, *(spot if moves else (1,))]
            for frame, spot in self.spots
        ]


def _tracks(scenes: Sequence[Scene], painter: SvgPainter) -> list[tuple[Layer, list[_Track]]]:
    """All that is seen in any of the scenes, by layers, the lowest first."""
    found: dict[tuple[str, str], dict[Hashable, _Track]] = {}
    for frame, scene in enumerate(scenes):
        seen = set()
        for layer in painter.layers(scene):
            tracks = found.setdefault((layer.name, layer.attributes), {})
            for key, element in _named(layer):
                track = tracks.setdefault(key, _Track(element))
                track.show(frame, element)
                seen.add(id(track))
        for tracks in found.values():
            for track in tracks.values():
                if id(track) not in seen:
                    track.hide(frame)
    order = sorted(found, key=lambda key: LAYERS.index(key[0]))
    return [(Layer(*key, ()), list(found[key].values())) for key in order]


def _named(layer: Layer) -> Iterator[tuple[Hashable, Element]]:
    """The elements of a layer, each with what makes it the same one in another frame."""
    twins: dict[Hashable, int] = {}
    for element in layer.elements:
        # What has a name may move from frame to frame; of the rest, each place has its own.
        place = () if element.name else (element.x, element.y, element.angle)
        key = (element.name, element.attributes, element.content, place)
        twins[key] = twins.get(key, -1) + 1
        yield (key, twins[key]), element


def page(
    scenes: Sequence[Scene],
    captions: Sequence[str],
    alt: str,
    theme: Theme,
    milliseconds: int,
    *,
    numerals: bool | None = None,
) -> str:
    """The HTML of a film: the last picture, and the data and script that play it.

    Parameters
    ----------
    scenes : sequence of Scene
        The table after each play, all of one size.
    captions : sequence of str
        A line for each of them.
    alt : str
        The film in words.
    theme : Theme
        Its colours.
    milliseconds : int
        How long a play stays.
    numerals : bool, optional
        Numbers instead of pips, as in :class:`~chickenfoot.drawing.svg.SvgPainter`.

    Returns
    -------
    str
        An element and a script that can stand in any page.
    """
    painter = SvgPainter(theme, numerals=numerals)
    tracks = _tracks(scenes, painter)
    layers = [
        replace(layer, elements=tuple(track.last_element for track in group))
        for layer, group in tracks
    ]
    width, height = scenes[-1].width, scenes[-1].height
    data = {
        "captions": captions,
        "changes": [track.changes() for _, group in tracks for track in group],
        "stay": milliseconds,
        "say": {name: say(f"animation.{name}") for name in _CONTROLS},
    }
    # "<" never ends a script early, whatever a player is called.
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    picture = address(painter.picture(scenes[-1], layers, alt=alt))
    name = "film-" + sha256((text + picture).encode("utf-8", "replace")).hexdigest()[:12]
    script = (_STATIC / "film.js").read_text(encoding="utf-8")
    return (
        f'<div class="chickenfoot-film" data-film="{name}" style="max-width:{width:g}px;'
        f'background:{theme.table};color:{theme.ink}">'
        f'<img alt="{words(alt)}" width="{width:g}" height="{height:g}"'
        f' style="max-width:100%;height:auto" src="{picture}">'
        f'<p style="margin:0;padding:0 14px 10px">{escape(say("animation.still"))}</p></div>'
        f"<script>({script})({json.dumps(name)},{text})</script>"
    )
