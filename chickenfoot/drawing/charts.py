"""The kinds of charts that results are drawn with: bars, distributions, differences, heat maps.

A result's own `plot` puts them together. Without an `ax` there is a new :class:`Chart`: it
shows itself at the end of a notebook cell, with its figures in words for those who do not
see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..common.arguments import quoted
from ..common.estimates import Estimate, Tally
from ..errors import ChickenfootError
from ..text import decimal, say
from .export import SHARPNESS, img, png
from .proportions import PIXELS_PER_INCH

__all__ = [
    "Chart",
    "axes_for",
    "bars",
    "differences",
    "distribution",
    "heat_map",
    "in_words",
    "titled",
]

# Colours that people with any colour vision tell apart, and that survive a projector.
BLUE, ORANGE, GREY = "#0b6fa4", "#c8501e", "#6b7280"


class Chart(Axes):
    """The axes of a plot of ours, which show themselves in a notebook; `alt` says what is seen."""

    alt = ""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        figure = self.get_figure(root=True)
        assert figure is not None
        width = round(figure.get_size_inches()[0] * PIXELS_PER_INCH)
        return {
            "text/html": img(png(figure, SHARPNESS, small=True), self.alt, width),
            "text/plain": self.alt,
        }


def axes_for(ax: Axes | None, width: float = 6.4, height: float = 3.6) -> Axes:
    """The axes to draw on: `ax`, or those of a new figure of `width` by `height` inches.

    Raises ChickenfootError if `ax` is neither None nor axes of matplotlib.
    """
    if ax is None:
        figure = Figure(figsize=(width, height), layout="constrained")
        return figure.add_subplot(axes_class=Chart)
    if not isinstance(ax, Axes):
        raise ChickenfootError(say("draw.bad_axes", ax=quoted(ax)), ax=ax)
    return ax


def titled(ax: Axes, title: str, parts: Sequence[str]) -> Axes:
    """The axes with a title above; a chart of ours gets its figures, `parts`, in words."""
    ax.set_title(title)
    # Names are text, whatever they look like: a dollar sign does not begin a formula.
    for text in (ax.title, ax.xaxis.label):
        text.set_parse_math(False)
    ax.title.set_fontsize("small")
    if isinstance(ax, Chart):
        what = ax.get_xlabel().replace("\n", " ")
        ax.alt = say("chart.alt", title=title, what=what, parts="; ".join(parts))
    return ax


def in_words(labels: Sequence[str], estimates: Sequence[Estimate], unit: float = 1) -> list[str]:
    """Each label with its estimate, multiplied by `unit`."""
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
        text = decimal(e.value, 1)
        text = say("number.percent", n=text) if share else text
        ax.annotate(text, (e.high, place), (6, 0), textcoords="offset points", va="center")
    ax.set_yticks(places, _ticks(labels), parse_math=False)
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
        say("chart.mean", mean=decimal(mean, 1)),
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
    ax: Axes,
    labels: Sequence[str],
    estimates: Sequence[Estimate],
    *,
    unit: float = 1,
    longest: int = 26,
) -> Axes:
    """A dot with its interval a label; grey and hollow where the interval takes in zero.

    A label of more than `longest` characters is shortened.
    """
    ax.axvline(0, color="black", linewidth=0.8)
    for place, estimate in enumerate(estimates):
        e = estimate.scaled(unit)
        colour = BLUE if e.sign else GREY
        ax.plot([e.low, e.high], [place, place], color=colour, linewidth=3)
        inside = colour if e.sign else "white"
        ax.plot([e.value], [place], "o", color=colour, markerfacecolor=inside, markersize=8)
        ax.annotate(
            decimal(e.value, 1, signed=True),
            (e.value, place),
            (0, 9),
            textcoords="offset points",
            ha="center",
        )
    ax.set_yticks(range(len(labels)), _ticks(labels, longest), parse_math=False)
    ax.set_ylim(len(labels) - 0.4, -0.6)
    ax.margins(x=0.1)
    _plain(ax)
    return ax


def _ticks(labels: Sequence[str], most: int = 26) -> list[str]:
    """The labels, without their middle where they would leave no room for the plot."""
    half = most // 2
    return [
        f"{label[: half - 1]}\N{HORIZONTAL ELLIPSIS}{label[-half:]}" if len(label) > most else label
        for label in labels
    ]


def _plain(ax: Axes) -> None:
    ax.spines[["top", "right"]].set_visible(False)


def heat_map(ax: Axes, names: Sequence[str], rows: Sequence[Sequence[Estimate | None]]) -> Axes:
    """A square of colours and numbers, `rows[i][j]` for the pair of names `i` and `j`.

    A number whose interval includes zero stands in brackets; None leaves the square empty.
    """
    values = [[each.value if each is not None else 0.0 for each in row] for row in rows]
    most = max(abs(value) for row in values for value in row) or 1.0
    ax.imshow(values, cmap="RdBu", vmin=-1.5 * most, vmax=1.5 * most, aspect="auto")
    for y, row in enumerate(rows):
        for x, each in enumerate(row):
            if each is not None:
                text = decimal(each.value, 1, signed=True)
                ax.text(x, y, text if each.sign else f"({text})", ha="center", va="center")
    ticks = _ticks(names, 20)  # they stand on two sides
    ax.set_xticks(range(len(names)), ticks, rotation=30, ha="left", parse_math=False)
    ax.set_yticks(range(len(names)), ticks, parse_math=False)
    ax.tick_params(top=True, bottom=False, labeltop=True, labelbottom=False, length=0)
    ax.spines[:].set_visible(False)
    return ax
