"""Still pictures of rounds, tiles and score sheets, for what one cannot click."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..common.tables import DataTable
from ..curriculum.questions.model import name_of
from ..drawing.alt_text import alt_of_plays, alt_of_table, alt_of_tiles
from ..drawing.export import img as png_img
from ..drawing.export import png_of
from ..drawing.round_scene import Rack, rack_scene, racks_scene, stack
from ..drawing.scene import Piece, Scene, grid, table_scene
from ..drawing.svg import svg
from ..drawing.svg_markup import img as svg_img
from ..drawing.themes import Theme, classic
from ..engine.rounds import Round
from ..engine.tiles import Tile
from ..text import say

__all__ = [
    "LETTERS",
    "NOTHING",
    "Picture",
    "Still",
    "sheet_html",
    "sheet_rows",
    "still_of",
    "tiles_still",
    "with_hands",
]

LETTERS = "ABCDEFGH"
_WIDTH = 560.0
_EDGE = 8.0  # what is left free at the sides
_RACK = 85.0  # where the tiles of a rack end, counted from below


@dataclass(frozen=True)
class Still:
    """A still picture.

    Attributes
    ----------
    scene : Scene or None
        What it shows; None is no picture, and false.
    theme : Theme
        Its colours.
    alt : str
        The picture in words.
    width : int
        Its width on the page, in pixels.
    ratio : float
        Pixels of the PNG to a pixel of the scene.
    """

    scene: Scene | None
    theme: Theme
    alt: str
    width: int
    ratio: float = 1.5

    def __bool__(self) -> bool:
        return self.scene is not None

    @cached_property
    def png(self) -> bytes:
        """The picture as PNG; no bytes for no picture."""
        if self.scene is None:
            return b""
        return png_of(self.scene, theme=self.theme, ratio=self.ratio, small=True)

    @property
    def html(self) -> str:
        """The picture as an HTML element for the screen."""
        return png_img(self.png, self.alt, self.width)

    @property
    def printed(self) -> str:
        """The picture as an HTML element for paper, which is sharp at any size."""
        if self.scene is None:
            return ""
        return svg_img(svg(self.scene, theme=self.theme), self.alt, self.width)


NOTHING = Still(None, classic, "", 0)


class Picture:
    """A still picture that shows itself in a notebook; its words when printed."""

    def __init__(self, still: Still) -> None:
        self.still = still

    def __repr__(self) -> str:
        return self.still.alt

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": repr(self), "text/html": self.still.html}


def still_of(
    now: Round,
    *,
    seat: int | None = 0,
    ends: bool = False,
    theme: Theme = classic,
    asks_ends: bool = False,
) -> Still:
    """A round as a still picture: the table, and the hand of `seat` below it (None: no hand).

    Nothing is pointed out, so that it gives no answer away. `ends`: mark the open ends.
    `asks_ends`: its words name the tiles as they lie, since the open ends are what is asked.
    """
    hand = () if seat is None else now.hands[seat]
    count = len(now.tableau)
    low = 0.0 if hand else _EDGE
    height = low + (210.0 if count < 8 else 270.0 if count < 16 else 340.0)
    box = (_EDGE, low, _WIDTH - _EDGE, height - _EDGE)
    scene = table_scene(now.tableau, _WIDTH, height, box=box, ends=ends, last=False)
    alt = alt_of_plays(now.tableau) if asks_ends else alt_of_table(now.tableau)
    if hand:
        rack = rack_scene(Rack(hand), _WIDTH, height=_RACK, largest=36.0, margin=_EDGE)
        scene = stack(scene, rack)
        alt += " " + say("lessons.alt.hand", tiles=hand)
    return Still(scene, theme, alt, int(_WIDTH))


def with_hands(still: Still, hands: Sequence[tuple[str, Sequence[Tile]]], said: str) -> Still:
    """The picture, if any, with hands under their players' names below it.

    `said`: the hands in words.
    """
    racks = [Rack(tuple(tiles), name_of(who)) for who, tiles in hands]
    scene = racks_scene(racks, _WIDTH, largest=26.0, margin=2 * _EDGE, font=17.0)
    scene = stack(*([still.scene] if still.scene is not None else []), scene)
    return Still(scene, still.theme, f"{still.alt} {said}".strip(), int(_WIDTH))


def tiles_still(tiles: Sequence[Tile], *, theme: Theme = classic) -> Still:
    """Loose tiles as a still picture; a whole set stands in steps."""
    steps = _steps(tiles)
    if steps is None:
        rows, across = 1, len(tiles)
    else:
        rows, across = steps, steps
    size = 34.0 if steps is None else 26.0
    width = min(_WIDTH, max(across * size * 1.35 + 20, 160.0))
    height = rows * size * 2.25 + 16
    pieces: list[Piece] = []
    for row in range(rows):
        line = [t for t in tiles if steps is None or t.high == row]
        top = height - 8 - row * size * 2.25
        box = (10.0, top - size * 2.15, width - 10, top)
        pieces += grid(line, box, largest=size, gap=0.3)
    scene = Scene(width, height, hands=tuple(pieces))
    # The number of tiles of a set is a question of the first lesson: it is not told here.
    alt = alt_of_tiles(tiles) if steps is None else say("lessons.alt.set", tiles=tiles)
    return Still(scene, theme, alt, int(width))


def _steps(tiles: Sequence[Tile]) -> int | None:
    """How many steps a whole set has, or None if these tiles are no whole set."""
    highest = max((tile.high for tile in tiles), default=0)
    steps = highest + 1
    return steps if len(set(tiles)) == steps * (steps + 1) // 2 > 1 else None


Sheet = Sequence[tuple[str, Sequence[int]]]


def sheet_rows(sheet: Sheet) -> list[list[str]]:
    """A score sheet as rows of text, a heading first; totals are left to the reader."""
    rounds = len(sheet[0][1]) if sheet else 0
    head = ["", *(say("lessons.sheet.round", n=n) for n in range(1, rounds + 1))]
    return [head, *([name, *map(str, points)] for name, points in sheet)]


def sheet_html(sheet: Sheet) -> str:
    """A score sheet as a table for print."""
    head, *rows = sheet_rows(sheet)
    return DataTable(head, rows).html()
