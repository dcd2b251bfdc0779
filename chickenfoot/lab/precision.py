"""How narrow the intervals of a run shall be, and how many rounds that is likely to take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import ceil, isfinite

from ..common.arguments import unknown_name
from ..errors import ChickenfootError
from ..text import say

__all__ = ["FARTHEST", "Precision", "margins_wanted", "notes_on_precision"]

FARTHEST = 10_000_000
"""The rounds after which a run ends that is asked for a precision and for no number of rounds."""

# After so many rounds the intervals are looked at first. An interval that rests on fewer could
# be narrow by chance, and the run would end too early.
_FIRST_LOOK = 200
# Rounds played beyond what is reckoned to be enough, so that one more look is seldom needed.
_MORE = 1.02
# From one look to the next a run grows at most so many times: the first ones reckon badly.
_GROWTH = 10
# A margin that is so many times too wide is beyond any run.
_MOST_EXCESS = 1e12


def margins_wanted(precision: object, usual: str, names: Iterable[str]) -> dict[str, float]:
    """What `precision=` asks for: the widest margin that is allowed for each figure named.

    Parameters
    ----------
    precision : float, mapping or None
        A margin for the figures called `usual`, or one for each of several names; None asks
        for nothing.
    usual : str
        What a number alone is about.
    names : iterable of str
        The figures that there are. A name stands for itself and for all below it, as
        ``"out.player"`` does for ``"out.player.greedy"``.

    Returns
    -------
    dict
        The margins by figure; empty for None.

    Raises
    ------
    ChickenfootError
        For a figure that there is not, or a margin that is no number above 0.
    """
    if precision is None:
        return {}
    known = list(names)
    asked = precision if isinstance(precision, Mapping) else {usual: precision}
    wanted: dict[str, float] = {}
    for name, margin in asked.items():
        below = [
            each
            for each in known
            if isinstance(name, str) and (each == name or each.startswith(f"{name}."))
        ]
        if not below:
            raise ChickenfootError(unknown_name("figure", name, known), precision=name)
        if (
            not isinstance(margin, int | float)
            or isinstance(margin, bool)
            or not margin > 0
            or not margin <= 1e9
        ):
            sentence = say("lab.bad_precision", precision=margin)
            raise ChickenfootError(sentence, precision=margin)
        for each in below:
            wanted[each] = min(float(margin), wanted.get(each, float(margin)))
    if not wanted:
        raise ChickenfootError(say("lab.bad_precision", precision=precision), precision=precision)
    return wanted


class Precision:
    """Says how far a run must go: asked again each time that it has come as far as it said.

    The looks come at numbers of rounds that depend on what was found in the rounds before, and
    on nothing else, so that a run ends after the same round wherever it is played.

    Parameters
    ----------
    wanted : mapping
        The widest margin allowed for each figure, as :func:`margins_wanted` gives it.
    margins : callable
        Gives the margins of all figures as they are now.
    """

    def __init__(
        self, wanted: Mapping[str, float], margins: Callable[[], Mapping[str, float]]
    ) -> None:
        self.wanted = dict(wanted)
        self._margins = margins

    def goal(self, n: int) -> int:
        """How many rounds to play in all, `n` having been played; `n` itself if that will do.

        A margin shrinks as the root of the number of rounds grows.
        """
        if n < _FIRST_LOOK:
            return _FIRST_LOOK
        now = self._margins()
        excess = max(now[name] / margin for name, margin in self.wanted.items())
        if excess <= 1:
            return n
        if not isfinite(excess):
            return 2 * n
        return min(n * _GROWTH, _rounds_for(n * _MORE, excess))


def _rounds_for(n: float, excess: float) -> int:
    """The rounds that narrow a margin `excess` times, of which `n` were played."""
    # Squared, a number within reach of a float may be beyond it.
    return ceil(n * min(excess, _MOST_EXCESS) ** 2)


def notes_on_precision(
    wanted: Mapping[str, float], margins: Mapping[str, float], n: int
) -> list[str]:
    """What was asked for, whether it was reached, and what it cost or would cost; [] if nothing.

    Parameters
    ----------
    wanted, margins : mapping
        The margins asked for and those found, by figure.
    n : int
        The rounds that were played.

    Returns
    -------
    list of str
        A sentence at most.
    """
    if not wanted:
        return []
    worst = max(wanted, key=lambda name: margins[name] / wanted[name])
    excess = margins[worst] / wanted[worst]
    values = {"n": n, "name": worst, "wanted": f"{wanted[worst]:g}"}
    if excess <= 1:
        return [say("lab.precise", **values)]
    need = _rounds_for(n, excess) if isfinite(excess) else None
    if need is None or need > 10**12:
        return [say("lab.not_precise", margin=f"{margins[worst]:.2g}", **values)]
    return [say("lab.not_yet_precise", margin=f"{margins[worst]:.2g}", need=need, **values)]
