"""Plots of what the laboratory found; each draws on a given `ax` and gives it back.

Without an `ax` there is a new :class:`Chart`: it shows itself at the end of a notebook cell,
with its figures in words for whoever does not see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..common.estimates import Estimate, Tally
from ..errors import ChickenfootError, unknown_name
from ..lab.round_stats import COUNTED
from ..text import say
from .artists import png
from .brush import DOTS
from .display import SHARPNESS, img

if TYPE_CHECKING:
    from ..lab.comparison import Comparison
    from ..lab.simulation import Sample
    from ..lab.tournament import League
    from ..players.coach import Advice

__all__ = ["Chart", "plot_advice", "plot_comparison", "plot_league", "plot_sample"]

# Colours that people with any colour vision tell apart, and that survive a projector.
BLUE, ORANGE, GREY = "#0b6fa4", "#c8501e", "#6b7280"


class Chart(Axes):
    """The axes of a plot of ours, which show themselves in a notebook; `alt` says what is seen."""

    alt = ""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        figure = self.get_figure(root=True)
        assert figure is not None
        width = round(figure.get_size_inches()[0] * DOTS)
        return {
            "text/html": img(png(figure, SHARPNESS, small=True), self.alt, width),
            "text/plain": self.alt,
        }


def new_axes(width: float = 6.4, height: float = 3.6) -> Axes:
    """Axes of a new figure of so many inches."""
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure.add_subplot(axes_class=Chart)


def _given(ax: Axes | None) -> Axes | None:
    """`ax` itself. Raises ChickenfootError unless it is None or axes of matplotlib."""
    if ax is not None and not isinstance(ax, Axes):
        raise ChickenfootError(say("draw.bad_axes", ax=repr(ax)[:200]), ax=ax)
    return ax


def _finished(ax: Axes, title: str, parts: Sequence[str]) -> Axes:
    """The axes with a title above, and for a chart of ours its figures in words."""
    ax.set_title(title)
    ax.title.set_fontsize("small")
    if isinstance(ax, Chart):
        what = ax.get_xlabel().replace("\n", " ")
        ax.alt = say("chart.alt", title=title, what=what, parts="; ".join(parts))
    return ax


def _each(labels: Sequence[str], estimates: Sequence[Estimate], unit: float = 1) -> list[str]:
    return [
        f"{label} {estimate.scaled(unit)}"
        for label, estimate in zip(labels, estimates, strict=True)
    ]


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
    """What :meth:`chickenfoot.lab.simulation.Sample.plot` draws."""
    figures = sample.figures.values()
    sections = {figure.section for figure in figures} - {"counted"}
    if not isinstance(what, str) or what not in sections | set(COUNTED):
        raise ChickenfootError(unknown_name("noun.figure", what, [*sections, *COUNTED]), what=what)
    ax = _given(ax) or new_axes()
    if what in COUNTED:
        tally = sample.totals.counted[what]
        distribution(ax, tally)
        ax.set_xlabel(say(f"lab.{what}"))
        told = [
            say("chart.spread", mean=tally.mean(), least=min(tally.counts), most=max(tally.counts))
        ]
    else:
        mine = [figure for figure in figures if figure.section == what]
        share = mine[0].share
        labels, estimates = [f.label for f in mine], [f.estimate for f in mine]
        bars(ax, labels, estimates, share=share)
        ax.set_xlabel(say(f"lab.section.{what}") + (" (%)" if share else ""))
        told = _each(labels, estimates, 100 if share else 1)
    return _finished(ax, sample.title, told)


def plot_comparison(found: Comparison, what: str, ax: Axes | None) -> Axes:
    """What :meth:`chickenfoot.lab.comparison.Comparison.plot` draws."""
    measure = found.measures.get(what) if isinstance(what, str) else None
    if measure is None:
        raise ChickenfootError(unknown_name("noun.measure", what, found.measures), what=what)
    others = found.variants[1:]
    ax = _given(ax) or new_axes(6.4, 1.6 + 0.5 * len(others))
    unit = 100 if measure.share else 1
    differing = [found.difference(v, what) for v in others]
    differences(ax, others, differing, unit=unit)
    ax.set_xlabel(
        say(
            "chart.against",
            what=measure.label,
            base=found.variants[0],
            mean=found.mean(found.variants[0], what).value * unit,
        )
        + (" (%)" if measure.share else "")
    )
    return _finished(ax, found.grid().title, _each(others, differing, unit))


def plot_advice(advice: Advice, ax: Axes | None) -> Axes:
    """What :meth:`chickenfoot.players.coach.Advice.plot` draws."""
    ax = _given(ax) or new_axes(6.4, 1.4 + 0.35 * len(advice.moves))
    moves = [str(each.move) for each in advice.moves]
    points = [each.points for each in advice.moves]
    bars(ax, moves, points)
    ax.set_xlabel(say("coach.points"))
    title = say("coach.title", seat=advice.seat, n=advice.samples)
    return _finished(ax, title, _each(moves, points))


def plot_league(found: League, ax: Axes | None) -> Axes:
    """What :meth:`chickenfoot.lab.tournament.League.plot` draws."""
    names = found.players
    n = len(names)
    ax = _given(ax) or new_axes(2.4 + 0.8 * n, 1.6 + 0.6 * n)
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
    told = [
        say("chart.meeting", one=a, other=b, saved=each)
        for a, row in zip(names, met, strict=True)
        for b, each in zip(names, row, strict=True)
        if each is not None
    ]
    return _finished(ax, found.grid().title, told)
