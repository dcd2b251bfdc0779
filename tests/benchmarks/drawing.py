"""How long a picture of sixty tiles takes: ``python -m tests.benchmarks.drawing``.

Prints the processor time of one picture at 800x600, scene, ink and PNG together, and of
its parts; the layout is known beforehand, as it is at a table. The floor is 40 ms.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from chickenfoot.drawing import Drawing, draw, png, scene_of
from chickenfoot.drawing_table import png_of
from chickenfoot.placement import layout
from chickenfoot.themes import classic

from .gallery import dense

MOST = 40.0
RUNS = 25


def milliseconds(act: Callable[[], object]) -> float:
    """The median processor time of `act`, in milliseconds."""
    act()
    times = []
    for _ in range(RUNS):
        begun = process_time()
        act()
        times.append(1000 * (process_time() - begun))
    return median(times)


def main() -> int:
    """Print the figures; 1 if the whole takes longer than it may."""
    table = dense(12, tiles=60, seed=3)
    laid = layout(table)
    tiles = len(table)

    def made() -> Drawing:
        return draw(table, laid=laid, size=(800, 600))

    drawing = made()
    whole = milliseconds(lambda: png(made().figure))
    pips = milliseconds(lambda: png(draw(table, laid=laid, numerals=False).figure))
    table_png = milliseconds(
        lambda: png_of(scene_of(table, 800.0, 600.0, laid=laid), theme=classic)
    )
    print(f"{tiles} tiles to PNG at 800x600, median of {RUNS}, processor time")
    print(f"  draw and PNG            {whole:6.1f} ms  (at most {MOST:.0f})")
    print(f"  the same with pips      {pips:6.1f} ms")
    print(f"  the table's own paper   {table_png:6.1f} ms")
    print(f"  draw alone              {milliseconds(made):6.1f} ms")
    print(f"  PNG alone               {milliseconds(lambda: png(drawing.figure)):6.1f} ms")
    sharp = milliseconds(lambda: png(drawing.figure, 2, small=True))
    print(f"  PNG for a notebook, x2  {sharp:6.1f} ms")
    same = png(made().figure) == png(made().figure)
    print(f"  the same bytes twice    {'yes' if same else 'NO'}")
    return int(not same or max(whole, pips) > MOST)


if __name__ == "__main__":
    sys.exit(main())
