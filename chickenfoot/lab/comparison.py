"""Comparing rules: `compare` plays the same deals under each and measures the differences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from os import PathLike
from typing import TYPE_CHECKING, Any

from ..common.arguments import unknown_name
from ..common.estimates import ESTIMATED, Estimate, share_of
from ..common.seeds import Seed
from ..common.tables import DataTable, DisplaysTable, label_counts, number, percent, signed
from ..engine.rules import Rules, rules_of
from ..errors import ChickenfootError, RulesError
from ..players.protocol import Player
from ..players.registry import distinct, labelled
from ..text import decimal, say
from .batches import check_run
from .checkpoint import begun, opened
from .long_run import play_on
from .paired_deals import ComparisonJob, Measure, PairedDifferences, against_first, measures
from .precision import FARTHEST, Precision, margins_wanted, notes_on_precision
from .simulation import notes_on

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Comparison", "Measure", "compare"]

_USUAL = 10_000
"""The deals that are played where nobody says how many."""


class Comparison(DisplaysTable):
    """What `compare` found; prints as a table with sentences below; `plot` draws.

    `variants`: the labels, the first being the one that the others are compared with.
    `n`: the deals played under each; `games`: whether whole games were played; `precision`:
    the widest margins asked for, by measure.
    """

    def __init__(
        self,
        job: ComparisonJob,
        asked: int,
        found: PairedDifferences,
        stopped: str = "",
        precision: Mapping[str, float] | None = None,
    ) -> None:
        self.rules = dict(job.variants)
        self.variants = tuple(self.rules)
        self.players = tuple(label for label, _ in job.players)
        self.seed = job.seed
        self.games = job.games
        self.asked = asked
        self.n = found.n
        self.measures = {each.name: each for each in measures(self.players, job.games)}
        self.precision = dict(precision or {})
        self._found = found
        self._stopped = stopped

    def mean(self, variant: str, measure: str = "points") -> Estimate:
        """What a measure was under a variant.

        Parameters
        ----------
        variant : str
            The label of a rule set.
        measure : str
            The name of a measure.

        Returns
        -------
        Estimate
            The mean or the share, with its interval.

        Raises
        ------
        ChickenfootError
            For a name that is not there.
        """
        _known("variant", variant, self.variants)
        _known("measure", measure, self.measures)
        tally, how = self._found.values[variant, measure], self.measures[measure]
        return share_of(tally.total, tally.n) if how.share else tally.mean(how.per)

    def difference(self, variant: str, measure: str = "points") -> Estimate:
        """What a variant adds to a measure against the first variant, on the same deals.

        Parameters
        ----------
        variant : str
            The label of a rule set, but not the first.
        measure : str
            The name of a measure.

        Returns
        -------
        Estimate
            The mean of the differences, deal by deal, with its interval.

        Raises
        ------
        ChickenfootError
            For a name that is not there, or for the first variant itself.
        """
        _known("variant", variant, self.variants[1:])
        _known("measure", measure, self.measures)
        return self._found.differences[variant, measure].mean(self.measures[measure].per)

    @property
    def sentences(self) -> tuple[str, ...]:
        """In words: what may be concluded about points, length and blocking, and what may not."""
        named = [name for name in self.measures if name in ("points", "turns", "blocked", "leader")]
        said = []
        for variant in self.variants[1:]:
            for name in named:
                said.append(self._sentence(variant, self.measures[name]))
        return (*said, say("compare.beware", players=dict.fromkeys(self.players)))

    def _sentence(self, variant: str, measure: Measure) -> str:
        difference = self.difference(variant, measure.name)
        unit = 100 if measure.share else 1
        each = difference.scaled(unit * (difference.sign or 1))
        key = "same" if not difference.sign else "more" if difference.sign > 0 else "fewer"
        return say(
            f"compare.{key}",
            what=measure.label,
            variant=variant,
            base=self.variants[0],
            value=_figure(each.value, measure.share),
            low=decimal(each.low, 2),
            high=decimal(each.high, 2),
            most=_figure(max(abs(each.low), abs(each.high)), measure.share),
        )

    def table(self, *names: str) -> DataTable:
        """The figures as a table: those of each variant, and its difference from the first.

        Parameters
        ----------
        *names : str
            The measures to show, by default all.

        Returns
        -------
        DataTable
            The table.

        Raises
        ------
        ChickenfootError
            For a measure that is not there.
        """
        for name in names:
            _known("measure", name, self.measures)
        rows = []
        for name in names or self.measures:
            measure = self.measures[name]
            rows.append([measure.label])
            for variant in self.variants:
                value = self.mean(variant, name)
                cells = percent(value) if measure.share else number(value)
                difference = ["", ""]
                if variant != self.variants[0]:
                    difference = signed(self.difference(variant, name), measure.share)
                rows.append([f"  {variant}", *cells, *difference])
        title = say(
            "compare.title.games" if self.games else "compare.title.rounds",
            n=self.n,
            players=label_counts(self.players),
            seed=self.seed,
        )
        against = say("compare.against", base=self.variants[0])
        head = ["", say("lab.mean"), say("lab.interval"), against, say("lab.interval")]
        notes = notes_on(self.n, self.asked, self._stopped)
        notes += notes_on_precision(self.precision, margins_of(self), self.n)
        return DataTable(head, rows, title, notes if names else [*notes, *self.sentences])

    def __repr__(self) -> str:
        return f"<Comparison: {self.table().title}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Comparison):
            return NotImplemented
        return self._compared() == other._compared()

    __hash__ = None  # type: ignore[assignment]  # compared figure by figure

    def _compared(self) -> tuple[object, ...]:
        rules = tuple(self.rules.items())  # which of them is the first matters
        return rules, self.players, self.seed, self.games, self._found

    def plot(self, what: str = "points", ax: Axes | None = None) -> Axes:
        """Draw each variant's difference from the first in one measure, with its interval.

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

        measure = self.measures.get(what) if isinstance(what, str) else None
        if measure is None:
            raise ChickenfootError(unknown_name("measure", what, self.measures), what=what)
        base, *others = self.variants
        ax = charts.axes_for(ax, 6.4, 1.6 + 0.5 * len(others))
        unit = 100 if measure.share else 1
        differences = [self.difference(variant, what) for variant in others]
        charts.differences(ax, others, differences, unit=unit)
        mean = self.mean(base, what).value * unit
        label = say("chart.against", what=measure.label, base=base, mean=decimal(mean, 1))
        ax.set_xlabel(label + (" (%)" if measure.share else ""))
        return charts.titled(ax, self.table().title, charts.in_words(others, differences, unit))

    def to_dict(self) -> dict[str, Any]:
        """The comparison as plain values, which JSON can hold.

        Returns
        -------
        dict
            Rules, players, seed, n, and every mean and difference with its interval.
        """
        names = list(self.measures)
        return {
            "rules": {label: rules.to_dict() for label, rules in self.rules.items()},
            "players": list(self.players),
            "seed": self.seed,
            "games": self.games,
            "n": self.n,
            "means": {
                variant: {name: self.mean(variant, name).to_dict() for name in names}
                for variant in self.variants
            },
            "differences": {
                variant: {name: self.difference(variant, name).to_dict() for name in names}
                for variant in self.variants[1:]
            },
        }

    def to_pandas(self) -> Any:
        """The differences for pandas; its ``to_parquet`` writes them where pyarrow is installed.

        Returns
        -------
        pandas.DataFrame
            A row for each variant and measure; an end of an interval that there is not is NaN.

        Raises
        ------
        ImportError
            Without pandas.
        """
        import pandas

        rows = [
            {"variant": variant, "measure": name, **self.difference(variant, name).to_dict()}
            for variant in self.variants[1:]
            for name in self.measures
        ]
        frame = pandas.DataFrame(rows)
        return frame.astype(dict.fromkeys(ESTIMATED, float))  # also where all are None


def _figure(value: float, share: bool) -> str:
    """A number for a sentence, with its sign where it is a share in per cent."""
    text = decimal(value, 2)
    return say("number.percent", n=text) if share else text


def margins_of(found: Comparison) -> dict[str, float]:
    """How far the widest interval of all differences reaches to each side, by measure."""
    others = found.variants[1:]
    return {
        name: max(found.difference(variant, name).margin for variant in others)
        for name in found.measures
    }


def _known(kind: str, name: object, names: Iterable[str]) -> None:
    """Raises ChickenfootError, with the names there are, for another one."""
    if not isinstance(name, str) or name not in names:
        raise ChickenfootError(unknown_name(kind, name, names), name=name)


def compare(
    variants: Mapping[str, Rules | str],
    players: Mapping[str, str | Player] | Iterable[str | Player] = ("steady",) * 4,
    *,
    rounds: int | None = None,
    games: int | None = None,
    precision: float | Mapping[str, float] | None = None,
    seed: Seed | None = 0,
    executor: Executor | None = None,
    progress: bool = True,
    checkpoint: str | PathLike[str] | None = None,
) -> Comparison:
    """Play the same deals under several rule sets and compare what comes of them.

    Each deal is played once under each rule set, so that luck is the same for all.

    Parameters
    ----------
    variants : mapping
        A label for each rule set, or name of a house rule. The first is the one that the
        others are compared with.
    players : mapping or iterable
        Who plays, as in :func:`chickenfoot.simulate`.
    rounds : int, optional
        The deals; each is a first round with the set's highest double. 10,000 by default; with
        `precision`, how many at most, ten million by default.
    games : int, optional
        Play that many whole games instead, with `precision` at most.
    precision : float or mapping, optional
        Go on until the 95 % interval of each difference in points reaches no farther than this
        to each side. A mapping names other measures: ``{"turns": 0.1, "blocked": 0.005}``. A
        share is a number from 0 to 1. What it cost stands below the table.
    seed : int or str, optional
        The same seed gives the same comparison; None takes one by chance. A seed that is
        known gives every hand away, as in :func:`chickenfoot.simulate`.
    executor : concurrent.futures.Executor, optional
        Where to play, as in :func:`chickenfoot.simulate`.
    progress : bool
        Show a bar where it takes longer than a second.
    checkpoint : str or os.PathLike, optional
        The file in which to keep what was played, as in :func:`chickenfoot.simulate`.

    Returns
    -------
    Comparison
        The means and differences, which print as a table.

    Raises
    ------
    ChickenfootError
        For fewer than two rule sets, labels that look alike, or another argument that cannot
        be used.
    RulesError
        If one of the rule sets cannot be dealt to that many players.
    PlayerError
        If a player is unknown or fails.
    OSError
        If the file cannot be read, or cannot be written at the beginning.

    Examples
    --------
    >>> from dataclasses import replace
    >>> rules = {"three toes": Rules(), "two toes": replace(Rules(), toes=2)}
    >>> found = compare(rules, rounds=20, progress=False)
    >>> found.variants
    ('three toes', 'two toes')
    """
    if not isinstance(variants, Mapping) or len(variants) < 2:
        raise ChickenfootError(say("compare.two"), variants=variants)
    seated = labelled(players)
    labels = distinct(variants, ChickenfootError)
    pairs = tuple(
        (label, _rules_of(label, variants[key]))
        for label, key in zip(labels, variants, strict=True)
    )
    for _, rules in pairs:
        rules.check_players(len(seated))
    asked = games if games is not None else rounds
    if asked is None:
        asked = _USUAL if precision is None else FARTHEST
    check_run(asked, executor, progress, "rounds" if games is None else "games")
    known = measures([label for label, _ in seated], games is not None)
    wanted = margins_wanted(precision, "points", [each.name for each in known])
    file, seed = opened(checkpoint, seed)
    job = ComparisonJob(pairs, seated, seed, games is not None, against_first(labels))
    sums, goal = begun(file, job.identity(), PairedDifferences(), asked, wanted)

    def margins() -> dict[str, float]:
        return margins_of(Comparison(job, asked, sums))

    ended = play_on(
        job,
        sums,
        asked,
        executor=executor,
        progress=progress,
        unit="deal",
        smallest=5,
        goal=goal,
        precision=Precision(wanted, margins) if wanted else None,
        checkpoint=file,
    )
    return Comparison(job, ended.asked, sums, ended.why, wanted)


def _rules_of(label: object, rules: Rules | str) -> Rules:
    try:
        return rules_of(rules)
    except RulesError as error:
        raise RulesError(say("compare.no_rules", label=label, why=error), **error.values) from None
