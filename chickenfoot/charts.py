"""Plots of what the laboratory found; each draws on a given `ax` and gives it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from matplotlib.axes import Axes

from .errors import ChickenfootError, unknown_name
from .intervals import Estimate, Tally
from .tallying import COUNTED
from .text import say

if TYPE_CHECKING:
    from .coach import Advice
    from .comparing import Comparison
    from .lab import Sample
    from .leagues import League

__all__ = ["plot_advice", "plot_comparison", "plot_league", "plot_sample"]

# Colours that people with any colour vision tell apart, and that survive a projector.
BLUE, ORANGE, GREY = "#0b6fa4", "#c8501e", "#6b7280"


def new_axes(width: float = 6.4, height: float = 3.6) -> Axes:
    """Axes of a new figure, which a notebook shows by itself."""
    from matplotlib import pyplot

    return pyplot.subplots(figsize=(width, height), layout="constrained")[1]


def bars(
    ax: Axes, labels: Sequence[str], estimates: Sequence[Estimate], *, share: bool = False
) -> Axes:
    """A bar a label, the first on top, with its interval and its number."""
    unit = 100 if share else 1
    each = [estimate.scaled(unit) for estimate in estimates]
    places = range(len(labels))
    ax.barh(places, [e.value for e in each], color=BLUE, height=0.62)
    ax.errorbar(
        [e.value for e in each],
        places,
        xerr=[[e.value - e.low for e in each], [e.high - e.value for e in each]],
        fmt="none",
        ecolor="black",
        capsize=4,
    )
    for place, e in zip(places, each, strict=True):
        text = f"{e.value:.1f} %" if share else f"{e.value:.1f}"
        ax.annotate(text, (e.high, place), (6, 0), textcoords="offset points", va="center")
    ax.set_yticks(places, labels)
    ax.invert_yaxis()
    ax.margins(x=0.15)
    _plain(ax)
    return ax


def distribution(ax: Axes, tally: Tally) -> Axes:
    """How often each number came, in per cent, with the mean as a line."""
    n = tally.n
    values = sorted(tally.counts)
    ax.bar(values, [100 * tally.counts[value] / n for value in values], width=0.85, color=BLUE)
    mean = tally.mean().value
    ax.axvline(mean, color=ORANGE)
    ax.annotate(
        say("chart.mean", mean=mean),
        (mean, 1),
        (5, -12),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        color=ORANGE,
    )
    ax.set_ylabel(say("chart.share"))
    _plain(ax)
    return ax


def differences(
    ax: Axes, labels: Sequence[str], estimates: Sequence[Estimate], *, unit: float = 1
) -> Axes:
    """A dot with its interval a label; grey where the interval takes in zero."""
    ax.axvline(0, color="black", linewidth=0.8)
    for place, estimate in enumerate(estimates):
        e = estimate.scaled(unit)
        colour = BLUE if e.sign else GREY
        ax.plot([e.low, e.high], [place, place], color=colour, linewidth=3)
        ax.plot([e.value], [place], "o", color=colour, markersize=8)
        ax.annotate(
            f"{e.value:+.1f}",
            (e.value, place),
            (0, 9),
            textcoords="offset points",
            ha="center",
        )
    ax.set_yticks(range(len(labels)), labels)
    ax.set_ylim(len(labels) - 0.4, -0.6)
    ax.margins(x=0.1)
    _plain(ax)
    return ax


def _plain(ax: Axes) -> None:
    ax.spines[["top", "right"]].set_visible(False)


def plot_sample(sample: Sample, what: str, ax: Axes | None) -> Axes:
    """What :meth:`chickenfoot.lab.Sample.plot` draws."""
    figures = sample.figures.values()
    sections = {figure.section for figure in figures} - {"counted"}
    if what not in sections and what not in COUNTED:
        raise ChickenfootError(unknown_name("noun.figure", what, [*sections, *COUNTED]), what=what)
    ax = ax if ax is not None else new_axes()
    if what in COUNTED:
        distribution(ax, sample.totals.counted[what])
        ax.set_xlabel(say(f"lab.{what}"))
    else:
        mine = [figure for figure in figures if figure.section == what]
        share = mine[0].share
        bars(ax, [f.label for f in mine], [f.estimate for f in mine], share=share)
        ax.set_xlabel(say(f"lab.section.{what}") + (" (%)" if share else ""))
    ax.set_title(sample.title)
    ax.title.set_fontsize("small")
    return ax


def plot_comparison(found: Comparison, what: str, ax: Axes | None) -> Axes:
    """What :meth:`chickenfoot.comparing.Comparison.plot` draws."""
    measure = found.measures.get(what)
    if measure is None:
        raise ChickenfootError(unknown_name("noun.measure", what, found.measures), what=what)
    others = found.variants[1:]
    ax = ax if ax is not None else new_axes(6.4, 1.6 + 0.5 * len(others))
    unit = 100 if measure.share else 1
    differences(ax, others, [found.difference(v, what) for v in others], unit=unit)
    ax.set_xlabel(
        say(
            "chart.against",
            what=measure.label,
            base=found.variants[0],
            mean=found.mean(found.variants[0], what).value * unit,
        )
        + (" (%)" if measure.share else "")
    )
    ax.set_title(found.grid().title)
    ax.title.set_fontsize("small")
    return ax


def plot_advice(advice: Advice, ax: Axes | None) -> Axes:
    """What :meth:`chickenfoot.coach.Advice.plot` draws."""
    ax = ax if ax is not None else new_axes(6.4, 1.4 + 0.35 * len(advice.moves))
    bars(ax, [str(each.move) for each in advice.moves], [each.points for each in advice.moves])
    ax.set_xlabel(say("coach.points"))
    ax.set_title(say("coach.title", seat=advice.seat, n=advice.samples))
    ax.title.set_fontsize("small")
    return ax


def plot_league(found: League, ax: Axes | None) -> Axes:
    """What :meth:`chickenfoot.leagues.League.plot` draws."""
    names = found.players
    n = len(names)
    ax = ax if ax is not None else new_axes(2.4 + 0.8 * n, 1.6 + 0.6 * n)
    met = [[None if a == b else found.meeting(a, b) for b in names] for a in names]
    values = [[each.value if each is not None else 0.0 for each in row] for row in met]
    most = max(abs(value) for row in values for value in row) or 1.0
    ax.imshow(values, cmap="RdBu", vmin=-1.5 * most, vmax=1.5 * most, aspect="auto")
    for y, row in enumerate(met):
        for x, each in enumerate(row):
            if each is not None:
                # What cannot be told from nothing is put in brackets.
                text = f"{each.value:+.1f}" if each.sign else f"({each.value:+.1f})"
                ax.text(x, y, text, ha="center", va="center")
    ax.set_xticks(range(n), names, rotation=30, ha="left")
    ax.set_yticks(range(n), names)
    ax.tick_params(top=True, bottom=False, labeltop=True, labelbottom=False, length=0)
    ax.spines[:].set_visible(False)
    ax.set_xlabel(say("chart.league"))
    return ax
