"""How long a picture of sixty tiles takes: ``python -m tests.benchmarks.drawing``.

Prints the processor time of one picture at 800x600, scene, painting and PNG together, and of
its parts, and of the same picture as SVG; the layout is known beforehand, as it is at a table.
The PNG may take 40 ms on an idle core: what the quickest of the runs took, for other work on
the machine only ever adds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

from chickenfoot.drawing.drawables import scene_of
from chickenfoot.drawing.export import png, png_of
from chickenfoot.drawing.picture import Drawing, draw
from chickenfoot.drawing.svg import svg
from chickenfoot.drawing.themes import classic
from chickenfoot.placement.layouts import layout
from tests.support.conditions import conditions
from tests.support.tables import dense

MOST = 40.0
RUNS = 100


class Times(NamedTuple):
    """The quickest and the middle one of several runs, in milliseconds."""

    quickest: float
    middle: float

    def __str__(self) -> str:
        return f"{self.quickest:6.1f} ms {self.middle:9.1f} ms"


def milliseconds(act: Callable[[], object]) -> Times:
    """The processor time of `act`."""
    act()
    times = []
    for _ in range(RUNS):
        begun = process_time()
        act()
        times.append(1000 * (process_time() - begun))
    return Times(min(times), median(times))


def main() -> int:
    """Print the figures; 1 if the whole takes longer than it may."""
    print(conditions())
    table = dense(12, tiles=60, seed=3)
    laid = layout(table)
    tiles = len(table)

    def made() -> Drawing:
        return draw(table, layout=laid, size=(800, 600))

    drawing = made()
    whole = milliseconds(lambda: png(made().figure))
    pips = milliseconds(lambda: png(draw(table, layout=laid, numerals=False).figure))
    table_png = milliseconds(
        lambda: png_of(scene_of(table, 800.0, 600.0, layout=laid), theme=classic)
    )
    print(f"{tiles} tiles to PNG at 800x600, {RUNS} runs, processor time: quickest, median")
    print(f"  draw and PNG            {whole}  (at most {MOST:.0f})")
    print(f"  the same with pips      {pips}")
    print(f"  the table's own paper   {table_png}")
    print(f"  draw alone              {milliseconds(made)}")
    print(f"  PNG alone               {milliseconds(lambda: png(drawing.figure))}")
    sharp = milliseconds(lambda: png(drawing.figure, 2, small=True))
    print(f"  PNG for a notebook, x2  {sharp}")
    scene = scene_of(table, 800.0, 600.0, layout=laid)
    text = svg(scene, theme=classic)
    print(
        f"  scene alone             {milliseconds(lambda: scene_of(table, 800, 600, layout=laid))}"
    )
    print(f"  SVG of the scene        {milliseconds(lambda: svg(scene, theme=classic))}")
    stored = len(png(drawing.figure, 2, small=True))
    print(f"  bytes                   {len(text):,} of SVG, {stored:,} of PNG for a notebook")
    same = png(made().figure) == png(made().figure)
    print(f"  the same bytes twice    {'yes' if same else 'NO'}")
    return int(not same or max(whole.quickest, pips.quickest) > MOST)


if __name__ == "__main__":
    sys.exit(main())
