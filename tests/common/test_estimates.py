"""Exact counts, and the intervals drawn from them."""

from __future__ import annotations

from math import inf, isclose
from random import Random
from statistics import mean, variance

import pytest

from chickenfoot.common.estimates import Estimate, Tally, mean_of, share_of


def test_tally_agrees_with_the_standard_library() -> None:
    """Mean and variance of a tally are those of the numbers counted."""
    numbers = [3, 3, 8, 1, 44, 0, 7]
    tally = Tally(numbers)
    assert (tally.n, tally.total) == (7, sum(numbers))
    assert isclose(tally.mean().value, mean(numbers))
    assert isclose(tally.variance, variance(numbers))


def test_tallies_add_to_the_tally_of_all() -> None:
    """Adding tallies gives the same as counting everything at once."""
    left, right = Tally([1, 2, 2]), Tally([2, 9])
    left.add(right)
    assert left == Tally([1, 2, 2, 2, 9])


@pytest.mark.parametrize(
    ("n", "factor"), [(2, 12.706), (3, 4.303), (5, 2.776), (10, 2.262), (30, 2.045), (10**6, 1.96)]
)
def test_margins_use_students_t(n: int, factor: float) -> None:
    """The margin of a mean is the factor that tables of Student print times the error."""
    found = mean_of(0.0, float(n), n)
    assert round(found.margin, len(str(factor).partition(".")[2])) == factor


@pytest.mark.parametrize(
    ("n", "together", "factor"),
    # Tables of Student: 0.0005 beyond, which 50 intervals make of 0.025; 0.005, which 5 do.
    [(3, 50, 31.599), (11, 50, 4.587), (31, 50, 3.646), (121, 50, 3.373), (6, 5, 4.032),
     (10**6, 50, 3.291)],
)  # fmt: skip
def test_margins_that_hold_together(n: int, together: int, factor: float) -> None:
    """Of several intervals each takes its share of the chance to miss (Bonferroni)."""
    assert round(mean_of(0.0, float(n), n, together).margin, 3) == factor


def test_one_number_tells_nothing_of_the_spread() -> None:
    """A single round has an interval without ends."""
    assert (Tally([5]).mean().low, Tally([5]).mean().high) == (-inf, inf)
    assert Tally([5]).mean().to_dict() == {"value": 5.0, "low": None, "high": None, "n": 1}


def test_wilson_interval() -> None:
    """8 of 10 gives the interval that Wilson's formula gives by hand: 0.490 to 0.943."""
    found = share_of(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share_of(0, 50).low == 0.0
    assert share_of(50, 50).high == 1.0


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    """Of 1,000 intervals around means of 30 dice, 93 to 97 % hold the true mean of 3.5."""
    rng = Random(1)
    held = 0
    for _ in range(1000):
        found = Tally([1 + int(rng.random() * 6) for _ in range(30)]).mean()
        held += found.low <= 3.5 <= found.high
    assert 930 <= held <= 970


def test_sign_and_scale() -> None:
    """The sign of an interval is that of all its values; a negative factor turns it round."""
    found = Estimate(2.0, 1.0, 3.0, 9)
    assert (found.sign, Estimate(0.0, -1.0, 1.0, 9).sign) == (1, 0)
    assert found.scaled(-2) == Estimate(-4.0, -6.0, -2.0, 9)
    assert found.scaled(-2).sign == -1
