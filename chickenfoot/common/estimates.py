"""Estimates with their intervals, from exact counts.

Figures are counted as whole numbers (:class:`Tally`), so that adding up batches gives the
same result in any order and on any number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from math import atan, cos, inf, isfinite, pi, sin, sqrt
from statistics import NormalDist
from typing import Any

from ..text import decimal, say

__all__ = ["ESTIMATED", "FEW", "Estimate", "Tally", "mean_of", "share_of"]

FEW = 100
"""With fewer rounds than this an interval is a rough guess, and the tables say so."""

ESTIMATED = ("value", "low", "high")
"""The columns of a table of estimates that hold numbers with a fraction."""

_Z = NormalDist().inv_cdf(0.975)
# From so many degrees of freedom on Fisher's expansion is right to six digits, far out too.
_EXPANDED = 60


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval: `value`, `low`, `high`, and the `n` it rests on."""

    value: float
    low: float
    high: float
    n: int

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def sign(self) -> int:
        """-1 or 1 where the whole interval lies below or above zero, else 0."""
        return (self.low > 0) - (self.high < 0)

    def scaled(self, factor: float) -> Estimate:
        """The same figure in another unit; turned round by a negative `factor`."""
        ends = sorted((self.low * factor, self.high * factor))
        return Estimate(self.value * factor, ends[0], ends[1], self.n)

    def to_dict(self) -> dict[str, float | None]:
        """The four numbers by name; an end that there is not, of one number, is None.

        JSON has no infinity.
        """
        return {name: value if isfinite(value) else None for name, value in asdict(self).items()}

    def __str__(self) -> str:
        low, high = decimal(self.low, 2), decimal(self.high, 2)
        return f"{decimal(self.value, 2)} ({say('number.interval', low=low, high=high)})"


class Tally:
    """How often each whole number came; from that, mean, spread and interval."""

    __slots__ = ("counts",)

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.counts: Counter[int] = Counter(values)

    def add(self, other: Tally) -> None:
        """Count what `other` has counted too."""
        self.counts.update(other.counts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.counts == other.counts

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[Any, ...]:
        return (Tally, (self.counts,))

    def to_data(self) -> list[list[int]]:
        """Each number with how often it came, for JSON; :meth:`from_data` reads it."""
        return [[value, times] for value, times in sorted(self.counts.items())]

    @classmethod
    def from_data(cls, data: Iterable[Sequence[int]]) -> Tally:
        """The tally that :meth:`to_data` wrote. Raises ValueError or TypeError for other data."""
        new = cls()
        for value, times in data:
            if type(value) is not int or type(times) is not int or times < 0:
                raise ValueError("no tally")
            new.counts[value] = times
        return new

    def __repr__(self) -> str:
        return f"<Tally: {self.n} numbers, mean {self.mean().value:g}>"

    @property
    def n(self) -> int:
        """How many numbers were counted."""
        return self.counts.total()

    @property
    def total(self) -> int:
        """Their sum."""
        return sum(value * times for value, times in self.counts.items())

    @property
    def variance(self) -> float:
        """Their variance, taking them for a sample (n - 1); 0 for fewer than two."""
        n = self.n
        if n < 2:
            return 0.0
        squares = sum(value * value * times for value, times in self.counts.items())
        return (squares * n - self.total**2) / (n * (n - 1))

    def mean(self, per: int = 1, together: int = 1) -> Estimate:
        """Their mean with its interval, each number divided by `per`; see :func:`mean_of`."""
        n = self.n
        return mean_of(self.total / n if n else 0.0, self.variance, n, together).scaled(1 / per)


def mean_of(value: float, variance: float, n: int, together: int = 1) -> Estimate:
    """A mean of `n` independent numbers with the sample variance `variance`.

    Of many intervals some miss. So many of them as `together` says are each made wide enough
    that in 95 of 100 cases all of them hold at once: Bonferroni's correction, as given by
    O. J. Dunn, "Multiple comparisons among means", Journal of the American Statistical
    Association 56 (1961), 52-64. It holds however the figures depend on each other.
    """
    if n < 2:
        return Estimate(value, -inf, inf, n)
    margin = _student(n - 1, together) * sqrt(variance / n)
    return Estimate(value, value - margin, value + margin, n)


@lru_cache(maxsize=1024)
def _student(freedom: int, together: int = 1) -> float:
    """The quantile of Student's t beyond which lie 0.025 / `together`.

    Fisher's expansion around the normal one; where there are too few degrees of freedom for it,
    the number at which the exact probability is reached.
    """
    beyond = 0.025 / together
    if freedom < _EXPANDED:
        low, high = 0.0, 1.0
        while _within(high, freedom) < 1 - 2 * beyond:
            high *= 2
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (
                (low, middle) if _within(middle, freedom) > 1 - 2 * beyond else (middle, high)
            )
        return high
    z, v = NormalDist().inv_cdf(1 - beyond), float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(v ** (power + 1)) for power, term in enumerate(terms))


def _within(t: float, freedom: int) -> float:
    """How probable it is that Student's t lies between -t and t.

    The finite series for whole degrees of freedom: Abramowitz and Stegun, Handbook of
    Mathematical Functions, 26.7.3 and 26.7.4.
    """
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for power in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power - 1) / power
    return (angle + sin(angle) * total) * 2 / pi if odd else sin(angle) * total


def share_of(times: int, n: int) -> Estimate:
    """The share `times` of `n` with Wilson's interval, which stays between 0 and 1."""
    if not n:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, z = times / n, _Z
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    margin = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return Estimate(share, max(0.0, middle - margin), min(1.0, middle + margin), n)
