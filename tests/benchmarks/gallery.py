"""Make the pictures that are judged by eye: ``python -m tests.benchmarks.gallery FOLDER``.

Each picture comes as PNG at 800x600 and at the width of a notebook (660), so that both
can be looked at. Nothing is compared here: these are for people.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import chickenfoot as cf
from chickenfoot.drawing.picture import draw
from chickenfoot.drawing.themes import THEMES
from tests.support.conditions import conditions
from tests.support.tables import dense, played

SIZES = {"": (800.0, 600.0), "-narrow": (660.0, 495.0)}


def pictures() -> dict[str, tuple[Any, dict[str, Any]]]:
    """What to draw, by the name of its file, and how."""
    opening = cf.setup(
        cf.Rules(), ["9-9", "9-6 on 9-9", "9-3 on 9-9"], ["9-1 6-4 5-5", "9-4 2-0 8-7 4-4"],
        yard="9-0 1-1 7-3",
    )  # fmt: skip
    foot = cf.setup(
        cf.Rules(),
        ["9-9", "9-6 on 9-9", "9-3 on 9-9", "9-1 on 9-9", "9-4 on 9-9", "6-6 on 9-6", "6-2 on 6-6"],
        ["6-4 5-5 3-0", "9-2 2-0 8-6 4-4"],
        yard="9-0 1-1 7-3",
    )
    twelve = cf.Rules(set_max=12, hand_size=15)
    mid = played(cf.Rules(), 4, 8, 24)
    made: dict[str, tuple[Any, dict[str, Any]]] = {
        "01-opening": (opening, {}),
        "02-foot-with-one-toe": (foot, {}),
        "03-mid-game-double-nine": (mid, {}),
        "04-mid-game-one-hand-open": (mid, {"hands": "own"}),
        "05-finished-double-twelve": (played(twelve, 4, 5, 999), {}),
        "06-dense-double-eighteen": (dense(18), {}),
        "07-six-arms": (dense(9, arms=6, tiles=34), {}),
        "08-eight-arms": (dense(12, arms=8, tiles=44), {}),
        "09-hand-of-21": (cf.double_set(18)[60:123:3], {}),
        "10-before-the-lead": (played(twelve, 5, 2, 0), {}),
        "11-table-alone": (mid.tableau, {}),
        "12-dense-double-nine": (dense(9), {}),
        "13-eight-players": (played(cf.Rules(set_max=15, hand_size=11), 8, 3, 40), {}),
        "14-highlight": (mid.tableau, {"highlight": [mid.tableau.plays[3][0], mid.tableau.last]}),
        "15-set-of-double-nine": (cf.double_set(9), {}),
        "16-all-numbers": ([cf.Tile(n, n) for n in range(19)], {}),
        "17-tile": (cf.Tile(6, 4), {}),
        "18-numerals": (mid, {"numerals": True}),
    }
    for name in THEMES:
        made[f"20-theme-{name}"] = (foot, {"theme": name})
        made[f"21-theme-{name}-twelve"] = (played(twelve, 3, 4, 40), {"theme": name})
    return made


def main(folder: str) -> None:
    """Write all pictures into `folder`, and say what each shows."""
    print(conditions())
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, (what, how) in pictures().items():
        for suffix, size in SIZES.items():
            drawing = draw(what, size=size, **how)
            drawing.save(target / f"{name}{suffix}.png", dpi=100)
        print(f"{name}: {drawing.alt}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
