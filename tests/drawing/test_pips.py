"""Where pips stand: as many as the number says, apart, inside, alike from both sides."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from chickenfoot.drawing.pips import PIPS, RADII

NUMBERS = range(19)


@pytest.mark.parametrize("pip", NUMBERS)
def test_as_many_as_the_number_says(pip: int) -> None:
    """A half with the number n bears n pips, no two in one place."""
    assert len(set(PIPS[pip])) == len(PIPS[pip]) == pip


@pytest.mark.parametrize("pip", NUMBERS)
def test_inside(pip: int) -> None:
    """Every pip lies whole on its half, clear of the bar and of the edge."""
    assert all(max(abs(x), abs(y)) + RADII[pip] <= 0.45 for x, y in PIPS[pip])


@pytest.mark.parametrize("pip", NUMBERS[2:])
def test_apart(pip: int) -> None:
    """Between any two pips of a half there is room to tell them apart."""
    nearest = min(dist(a, b) for a, b in combinations(PIPS[pip], 2))
    assert nearest >= 2 * RADII[pip] + 0.02


@pytest.mark.parametrize("pip", NUMBERS)
def test_turned_round(pip: int) -> None:
    """Seen from the other side of the table a half looks the same."""
    seen = {(round(x, 6), round(y, 6)) for x, y in PIPS[pip]}
    assert {(round(-x, 6) + 0.0, round(-y, 6) + 0.0) for x, y in PIPS[pip]} == {
        (x + 0.0, y + 0.0) for x, y in seen
    }


def test_no_two_numbers_look_the_same() -> None:
    """No arrangement is that of another number, not even turned by a quarter."""
    shapes = [frozenset((round(x, 3), round(y, 3)) for x, y in spots) for spots in PIPS]
    turned = [frozenset((round(-y, 3), round(x, 3)) for x, y in spots) for spots in PIPS]
    assert len(set(shapes)) == len(PIPS)
    assert all(shapes[a] != turned[b] for a in NUMBERS for b in NUMBERS if a != b)
