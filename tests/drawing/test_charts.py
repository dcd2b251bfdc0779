"""Charts of the laboratory in a notebook: shown by themselves, with their figures in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from html import escape

import pytest

import chickenfoot as cf
from chickenfoot.drawing.charts import Chart
from chickenfoot.lab.simulation import Sample


@lru_cache(maxsize=1)
def sample() -> Sample:
    """A few rounds."""
    return cf.simulate(cf.Rules(), ["greedy", "random"], rounds=20, seed=1, progress=False)


def chart(kind: str) -> tuple[Chart, list[str]]:
    """A chart of this kind and texts that must be among its words."""
    if kind == "bars":
        plot: Callable[..., object] = sample().plot
        shown = [f.estimate for f in sample().figures.values() if f.section == "points.player"]
        words = [str(estimate) for estimate in shown]
    elif kind == "distribution":
        plot = partial(sample().plot, "turns")
        turns = sample().totals.counted["turns"]
        words = [str(turns.mean()), f"from {min(turns.counts)} to {max(turns.counts)}"]
    elif kind == "comparison":
        rules = {"three": cf.Rules(), "two": replace(cf.Rules(), toes=2)}
        found = cf.compare(rules, rounds=5, progress=False)
        plot, words = found.plot, [f"two {found.difference('two', 'points')}"]
    elif kind == "league":
        league = cf.league({"Ana": "random", "Bo": "greedy"}, rounds=5, progress=False)
        plot, words = league.plot, [f"Bo against Ana {league.meeting('Bo', 'Ana')}"]
    else:
        now = cf.setup(cf.Rules(), ["9-9", "9-6 on 9-9"], ["9-1 6-4", "9-4"], yard="1-1")
        advice = cf.advise(now, samples=5)
        plot, words = advice.plot, [f"{each.move} {each.points}" for each in advice.moves]
    made = plot()
    assert isinstance(made, Chart)
    return made, words


@pytest.mark.parametrize("kind", ["bars", "distribution", "comparison", "league", "advice"])
def test_what_is_seen_is_said(kind: str) -> None:
    """A chart shows itself as a picture whose words hold every figure with its interval."""
    made, words = chart(kind)
    data = made._repr_mimebundle_()
    assert data["text/plain"] == made.alt
    assert all(each in made.alt for each in words)
    assert f'<img alt="{escape(made.alt)}" width="' in data["text/html"]


def test_a_chart_on_axes_of_someone_else_is_theirs() -> None:
    """Given axes are drawn on and given back; they are not made to show themselves."""
    from matplotlib.figure import Figure

    ax = Figure().add_subplot()
    assert sample().plot("turns", ax) is ax
    assert not hasattr(ax, "_repr_mimebundle_")


def test_names_are_no_formulas() -> None:
    """A name with dollar signs is drawn as it is written."""
    labels = {"$\\foo$": "random", "b": "greedy"}
    cf.league(labels, rounds=2, seed=1, progress=False).plot().figure.canvas.draw()
    cf.simulate(cf.Rules(), labels, rounds=2, progress=False).plot().figure.canvas.draw()
    rules = {"$\\foo$": cf.Rules(), "$": replace(cf.Rules(), toes=2)}
    cf.compare(rules, rounds=2, progress=False).plot().figure.canvas.draw()
