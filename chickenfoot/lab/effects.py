"""What `cross` found: the effects of several knobs, with intervals that hold together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, Any

from ..common.arguments import unknown_name
from ..common.estimates import ESTIMATED, Estimate, share_of
from ..common.tables import DataTable, DisplaysTable, label_counts, signed
from ..engine.rules import Rules
from ..errors import ChickenfootError
from ..text import decimal, say
from .paired_deals import ComparisonJob, Measure, PairedDifferences
from .precision import notes_on_precision
from .simulation import notes_on

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["MULTIPLIED", "Effects", "Knobs", "Turned", "named"]

Knobs = dict[str, tuple[Any, ...]]
"""The values of each knob, the first being the one that the others are compared with."""

Turned = tuple[tuple[str, Any], ...]
"""Knobs with their values: one for an effect of its own, two for what two do together."""

MULTIPLIED = " \N{MULTIPLICATION SIGN} "
"""What stands between two knobs that are looked at together."""


def named(turned: Iterable[tuple[str, Any]], between: str = ", ") -> str:
    """Knobs with their values, as a label."""
    return between.join(f"{knob} {value}" for knob, value in turned)


class Effects(DisplaysTable):
    """What `cross` found; prints as a table with sentences below; `plot` draws.

    `knobs`: the values of each knob, the first being the one that the others are compared with;
    `rules`: those with the first value of each; `combinations`: how many there are; `n`: the
    deals played under each; `games`: whether whole games were played; `comparisons`: how many
    intervals hold together; `precision`: the widest margins asked for, by measure.
    """

    def __init__(
        self,
        rules: Rules,
        knobs: Knobs,
        job: ComparisonJob,
        turned: tuple[Turned, ...],
        measures: Mapping[str, Measure],
        asked: int,
        found: PairedDifferences,
        stopped: str = "",
        precision: Mapping[str, float] | None = None,
    ) -> None:
        self.rules = rules
        self.knobs = knobs
        self.combinations = len(job.variants)
        self.players = tuple(label for label, _ in job.players)
        self.seed = job.seed
        self.games = job.games
        self.asked = asked
        self.n = found.n
        self.measures = dict(measures)
        self.comparisons = len(turned) * len(measures)
        self.precision = dict(precision or {})
        self._turned = turned
        self._found = found
        self._stopped = stopped

    def mean(self, turned: Mapping[str, Any], measure: str = "points") -> Estimate:
        """What a measure was under one combination.

        Parameters
        ----------
        turned : mapping
            The knobs that do not stand at their first value, with their values.
        measure : str
            The name of a measure.

        Returns
        -------
        Estimate
            The mean or the share, with an interval of its own.

        Raises
        ------
        ChickenfootError
            For a knob, a value or a measure that is not there.
        RulesError
            For a value that no rules have.
        """
        found = dict(self._known(turned))
        all_knobs = {knob: found.get(knob, values[0]) for knob, values in self.knobs.items()}
        how = self._measure(measure)
        tally = self._found.values[named(all_knobs.items()), measure]
        return share_of(tally.total, tally.n) if how.share else tally.mean(how.per)

    def effect(self, turned: Mapping[str, Any], measure: str = "points") -> Estimate:
        """What a knob adds to a measure, or what two knobs do beyond the sum of both.

        Parameters
        ----------
        turned : mapping
            A knob with one of its values, but not its first: ``{"toes": 2}``. Two knobs, where
            `cross` was asked for interactions: by how much the effect of the one changes where
            the other is turned.
        measure : str
            The name of a measure.

        Returns
        -------
        Estimate
            The effect, averaged over the values of the other knobs. Its interval and those of
            all other effects hold together.

        Raises
        ------
        ChickenfootError
            For a knob, a value or a measure that is not there.
        RulesError
            For a value that no rules have.
        """
        found = self._known(turned)
        if found not in self._turned:
            raise ChickenfootError(
                say("cross.no_effect", effects=[named(each, MULTIPLIED) for each in self._turned]),
                turned=turned,
            )
        return self._effect(found, self._measure(measure))

    def _effect(self, turned: Turned, how: Measure) -> Estimate:
        tally = self._found.differences[named(turned, MULTIPLIED), how.name]
        mine = [knob for knob, _ in turned]
        others = prod(len(values) for knob, values in self.knobs.items() if knob not in mine)
        return tally.mean(how.per * others, self.comparisons)

    def _measure(self, name: object) -> Measure:
        if not isinstance(name, str) or name not in self.measures:
            raise ChickenfootError(unknown_name("measure", name, self.measures), name=name)
        return self.measures[name]

    def _known(self, turned: object) -> Turned:
        """The knobs and values in the order of the knobs. Raises ChickenfootError."""
        if not isinstance(turned, Mapping):
            raise ChickenfootError(say("cross.turned", turned=turned), turned=turned)
        found = {}
        for knob, given in turned.items():
            if knob not in self.knobs:
                raise ChickenfootError(unknown_name("knob", knob, self.knobs), knob=knob)
            value = getattr(replace(self.rules, **{knob: given}), knob)
            if value not in self.knobs[knob]:
                values = [repr(each) for each in self.knobs[knob]]
                sentence = say("cross.no_value", knob=knob, value=value, values=values)
                raise ChickenfootError(sentence, **{knob: value})
            found[knob] = value
        return tuple((knob, found[knob]) for knob in self.knobs if knob in found)

    def margins(self) -> dict[str, float]:
        """How far the widest interval of all effects reaches to each side.

        Returns
        -------
        dict
            A number for each measure.
        """
        return {
            name: max(self._effect(each, how).margin for each in self._turned)
            for name, how in self.measures.items()
        }

    @property
    def sentences(self) -> tuple[str, ...]:
        """In words: which effects are more than chance, and how large the others may be."""
        said = []
        for how in self.measures.values():
            unit = 100 if how.share else 1
            each = {turned: self._effect(turned, how).scaled(unit) for turned in self._turned}
            clear = [turned for turned in each if each[turned].sign]
            clear.sort(key=lambda turned: -abs(each[turned].value))
            if clear:
                parts = [
                    say(
                        "cross.part",
                        label=named(turned, MULTIPLIED),
                        value=_figure(each[turned].value, how.share),
                    )
                    for turned in clear
                ]
                said.append(say("cross.clear", what=how.label, effects=parts))
            none = [turned for turned in each if each[turned].low == each[turned].high == 0]
            if none:
                labels = [named(turned, MULTIPLIED) for turned in none]
                said.append(say("cross.none", what=how.label, effects=labels))
            hidden = [turned for turned in each if not each[turned].sign and turned not in none]
            if hidden:
                most = max(max(-each[turned].low, each[turned].high) for turned in hidden)
                labels = [named(turned, MULTIPLIED) for turned in hidden]
                said.append(
                    say(
                        "cross.unclear",
                        what=how.label,
                        effects=labels,
                        most=_figure(most, how.share, plain=True),
                    )
                )
        players = dict.fromkeys(self.players)
        return (*said, say("cross.together", n=self.comparisons, players=players))

    def table(self) -> DataTable:
        """The effects as a table: a line each, measure by measure.

        Returns
        -------
        DataTable
            The table.
        """
        rows: list[list[str]] = []
        for name, how in self.measures.items():
            mean = self.mean({}, name)
            text = _figure(mean.value * (100 if how.share else 1), how.share, plain=True)
            rows.append([say("cross.measure", what=how.label, mean=text)])
            for turned in self._turned:
                effect = signed(self._effect(turned, how), how.share)
                rows.append([f"  {self._line(turned)}", *effect])
        title = say(
            "cross.title.games" if self.games else "cross.title.rounds",
            n=self.n,
            combinations=self.combinations,
            players=label_counts(self.players),
            seed=self.seed,
        )
        head = ["", say("cross.effect"), say("cross.interval", n=self.comparisons)]
        notes = notes_on(self.n, self.asked, self._stopped)
        notes += notes_on_precision(self.precision, self.margins(), self.n)
        return DataTable(head, rows, title, [*notes, *self.sentences])

    def _line(self, turned: Turned) -> str:
        if len(turned) > 1:
            return named(turned, MULTIPLIED)
        first = str(self.knobs[turned[0][0]][0])
        return say("cross.line", label=named(turned), first=first)

    def __repr__(self) -> str:
        return f"<Effects: {self.table().title}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Effects):
            return NotImplemented
        return self._compared() == other._compared()

    __hash__ = None  # type: ignore[assignment]  # compared figure by figure

    def _compared(self) -> tuple[object, ...]:
        knobs = tuple(self.knobs.items())  # which of the values is the first matters
        how = self.players, self.seed, self.games, tuple(self.measures)
        return self.rules, knobs, *how, self._turned, self._found

    def plot(self, what: str = "points", ax: Axes | None = None) -> Axes:
        """Draw all effects on one measure, with their intervals.

        Parameters
        ----------
        what : str
            The name of a measure.
        ax : matplotlib.axes.Axes, optional
            Where to draw; new axes by default.

        Returns
        -------
        matplotlib.axes.Axes
            The axes drawn on.

        Raises
        ------
        ChickenfootError
            For an unknown measure.
        """
        from ..drawing import charts

        how = self._measure(what)
        ax = charts.axes_for(ax, 7.2, 1.4 + 0.42 * len(self._turned))
        unit = 100 if how.share else 1
        labels = [self._line(turned) for turned in self._turned]
        effects = [self._effect(turned, how) for turned in self._turned]
        charts.differences(ax, labels, effects, unit=unit, longest=44)
        label = say("chart.effects", what=how.label, n=self.comparisons)
        ax.set_xlabel(label + (" (%)" if how.share else ""))
        return charts.titled(ax, self.table().title, charts.in_words(labels, effects, unit))

    def to_dict(self) -> dict[str, Any]:
        """The effects as plain values, which JSON can hold.

        Returns
        -------
        dict
            Rules, knobs, players, seed, n, how many intervals hold together, and every effect
            with its interval.
        """
        return {
            "rules": self.rules.to_dict(),
            "knobs": {
                knob: [self._plain(knob, value) for value in values]
                for knob, values in self.knobs.items()
            },
            "players": list(self.players),
            "seed": self.seed,
            "games": self.games,
            "n": self.n,
            "comparisons": self.comparisons,
            "first": {name: self.mean({}, name).to_dict() for name in self.measures},
            "effects": [
                {
                    "turned": {knob: self._plain(knob, value) for knob, value in turned},
                    "measure": name,
                    **self._effect(turned, how).to_dict(),
                }
                for name, how in self.measures.items()
                for turned in self._turned
            ],
        }

    def _plain(self, knob: str, value: Any) -> Any:
        """A value as JSON holds it."""
        return replace(self.rules, **{knob: value}).to_dict()[knob]

    def to_pandas(self) -> Any:
        """The effects for pandas; its ``to_parquet`` writes them where pyarrow is installed.

        Returns
        -------
        pandas.DataFrame
            A row for each effect and measure; an end of an interval that there is not is NaN.

        Raises
        ------
        ImportError
            Without pandas.
        """
        import pandas

        rows = [
            {
                "effect": named(turned, MULTIPLIED),
                "measure": name,
                **self._effect(turned, how).to_dict(),
            }
            for name, how in self.measures.items()
            for turned in self._turned
        ]
        frame = pandas.DataFrame(rows)
        return frame.astype(dict.fromkeys(ESTIMATED, float))  # also where all are None


def _figure(value: float, share: bool, plain: bool = False) -> str:
    """A number for a sentence, with its sign unless it is `plain`."""
    text = decimal(value, 2, signed=not plain)
    return say("number.percent", n=text) if share else text
