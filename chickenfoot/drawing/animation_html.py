"""A film in a notebook: one small drawing, and a list of what changes from play to play.

The drawing is SVG with the table as it is at the end, so that it can be read where no
script runs. A script (`static/film.js`) adds the controls and moves the tiles.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from ..text import say
from .pips import PIPS, RADII
from .scene import BADGE, OpenPlace, Piece, Scene
from .themes import Theme

__all__ = ["STRIP", "page"]

STRIP = 36.0
"""Pixels above the table that a picture of the film keeps for its caption."""

_STATIC = Path(__file__).parent / "static"
_PIPS_FROM = 12.0
"""A tile whose shorter side has fewer pixels than this bears numerals."""
_CONTROLS = ("first", "back", "run", "forward", "last", "slider")


def page(
    scenes: Sequence[Scene], captions: Sequence[str], alt: str, theme: Theme, milliseconds: int
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
    """
    width, height = scenes[-1].width, scenes[-1].height
    data = {
        "captions": captions,
        "ends": [[_numbers(place) for place in scene.open_places] for scene in scenes],
        "links": [
            [[round(v, 1) for point in link for v in point] for link in scene.links]
            for scene in scenes
        ],
        "ways": [_ways(scenes, i) for i in range(len(scenes))],
        "badge": BADGE,
        "height": height,
        "stay": milliseconds,
        "say": {name: say(f"animation.{name}") for name in _CONTROLS},
        "look": {
            part: getattr(theme, part) for part in ("ink", "muted", "badge", "link", "last_played")
        },
    }
    # "<" never ends a script early, whatever a player is called.
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    name = "film-" + sha256(text.encode()).hexdigest()[:12]
    tiles = "".join(_tile(piece, theme, height) for piece in scenes[-1].table)
    script = (_STATIC / "film.js").read_text(encoding="utf-8")
    return (
        f'<div class="chickenfoot-film" data-film="{name}" style="max-width:{width:g}px;'
        f'background:{theme.table};color:{theme.ink};border-radius:8px">'
        f'<p role="status" style="margin:0;padding:8px 14px;font:bold 15px sans-serif">'
        f"{escape(captions[-1])}</p>"
        f'<svg viewBox="0 {STRIP:g} {width:g} {height - STRIP:g}" role="img"'
        f' aria-label="{escape(alt)}" style="display:block;width:100%"'
        f' font-family="DejaVu Sans, sans-serif"'
        f' font-weight="bold" text-anchor="middle"><g data-part="ends"></g>{tiles}</svg></div>'
        f"<script>({script})({json.dumps(name)},{text})</script>"
    )


def _spot(piece: Piece, height: float) -> list[float]:
    """Where a tile stands as a style sheet counts: y down, angles clockwise."""
    return [round(piece.x, 1), round(height - piece.y, 1), round(-piece.angle % 360, 1)]


def _ways(scenes: Sequence[Scene], i: int) -> list[list[Any]]:
    """Where the tile of play `i` stands: [from which frame, x, y, angle], one a change."""
    found: list[list[Any]] = []
    for n in range(i, len(scenes)):
        spot = _spot(scenes[n].table[i], scenes[n].height)
        if not found or found[-1][1:] != spot:
            if found:  # turn the shorter way round
                spot[2] = found[-1][3] + (spot[2] - found[-1][3] + 180) % 360 - 180
            if found and found[-1][1:] == spot:
                continue
            found.append([n, *spot])
    return found


def _numbers(place: OpenPlace) -> list[float]:
    """[x, y, angle, size, number, 1 for a ghost] with y counted up, as scenes do."""
    x, y = place.badge
    return [
        round(x, 1), round(y, 1), round(place.angle, 1), round(place.size, 2), place.pip,
        int(place.ghost),
    ]  # fmt: skip


def _tile(piece: Piece, theme: Theme, height: float) -> str:
    size = piece.size
    x, y, angle = _spot(piece, height)
    line = min(theme.outline * 1.4, 0.05 * size)
    parts = [
        f'<rect x="{-0.985 * size:.1f}" y="{-0.485 * size:.1f}" width="{1.97 * size:.1f}"'
        f' height="{0.97 * size:.1f}" rx="{0.14 * size:.1f}" fill="{theme.face}"'
        f' stroke="{theme.edge}" stroke-width="{line:.1f}"/>'
        f'<path d="M0 {-0.36 * size:.1f}v{0.72 * size:.1f}" stroke="{theme.bar}"/>'
    ]
    for pip, way in ((piece.near, -0.5), (piece.far, 0.5)):
        colour = theme.pips[pip]
        if size < _PIPS_FROM:
            middle = f"{way * size:.1f}"
            parts.append(
                f'<text data-x="{middle}" fill="{colour}" font-size="{0.75 * size:.1f}" dy=".36em"'
                f' transform="translate({middle} 0) rotate({-angle})">{pip}</text>'
            )
        elif pip:
            # A line of no length with round ends is a dot: the shortest way to write one.
            dots = "".join(
                f"M{(way + x) * size:.1f} {-y * size:.1f}h0" for x, y in PIPS[pip]
            )  # fmt: skip
            parts.append(
                f'<path d="{dots}" stroke="{colour}" stroke-linecap="round"'
                f' stroke-width="{2 * RADII[pip] * size:.1f}"/>'
            )
    place = f'transform="translate({x} {y}) rotate({angle})"'
    return f'<g data-part="tile" {place}>{"".join(parts)}</g>'
