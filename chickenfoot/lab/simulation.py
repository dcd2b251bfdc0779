"""Measuring the game: `simulate` plays many rounds and gives a :class:`Sample` of figures."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from ..common.arguments import flag, is_whole, unknown_name
from ..common.estimates import FEW, Estimate, share_of
from ..common.seeds import Seed, as_seed
from ..common.tables import DataTable, DisplaysTable, label_counts, number, percent
from ..engine.moves import EndReason
from ..engine.rounds import Round, deal_of_run
from ..engine.rules import Rules, rules_of
from ..engine.views import history_of
from ..errors import ChickenfootError
from ..players.builtin import BuiltIn
from ..players.protocol import Player
from ..players.registry import labelled
from ..text import quoted, say
from .batches import BatchRun, check_run
from .round_stats import COUNTED, SimulationJob, Totals, leads_of, play_round

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Figure", "Points", "Sample", "simulate"]


class RoundIndexError(ChickenfootError, IndexError):
    """The number of a round that was not played."""


class Points(Sequence[tuple[int, ...]]):
    """The points of each round, a tuple with one number a seat; two bytes a number.

    `points[k]` is a round, `points[k, seat]` one number; numpy and pandas take it as it is.
    """

    __slots__ = ("_numbers", "_seats")

    def __init__(self, numbers: array[int], seats: int) -> None:
        self._numbers = numbers
        self._seats = seats

    def __len__(self) -> int:
        return len(self._numbers) // self._seats

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> Points: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            return self[index[0]][index[1]]
        if isinstance(index, slice):
            rows = array("h")
            for k in range(*index.indices(len(self))):
                rows.extend(self[k])
            return Points(rows, self._seats)
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        start = index % len(self) * self._seats
        return tuple(self._numbers[start : start + self._seats])

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return zip(*[iter(self._numbers)] * self._seats, strict=True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Points) and (
            (self._seats, self._numbers) == (other._seats, other._numbers)
        )

    __hash__ = None  # type: ignore[assignment]  # as long as a run, and no key for anything

    def __reduce__(self) -> tuple[Any, ...]:
        return (Points, (self._numbers, self._seats))

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        return numpy.array(self._numbers, dtype=dtype or "i2").reshape(-1, self._seats)

    def __repr__(self) -> str:
        return f"<Points: {len(self)} x {self._seats}>"


@dataclass(frozen=True)
class Figure:
    """One line of a sample: its part of the table, its words, its estimate; a share or a mean."""

    section: str
    label: str
    estimate: Estimate
    share: bool = False


class Sample(DisplaysTable):
    """What `simulate` found. It prints as a table; `plot` draws; `to_dict` gives the figures.

    `rules`, `seed`; `players`: a label a player, where player `p` of `n` sat on seat
    ``(p + k) % n`` in round `k`; `asked`: the rounds asked for; `totals`: the counts;
    `points`: each round's points, or None if they were not kept.
    """

    def __init__(
        self,
        job: SimulationJob,
        asked: int,
        totals: Totals,
        points: Points | None,
        stopped: str = "",
    ) -> None:
        self._job = job
        self.rules = job.rules
        self.seed = job.seed
        self.players = tuple(label for label, _ in job.players)
        self.asked = asked
        self.totals = totals
        self.points = points
        self._stopped = stopped

    # -- the figures ---------------------------------------------------------------------

    @property
    def rounds(self) -> int:
        """How many rounds were played; fewer than `asked` if the run was interrupted."""
        return self.totals.rounds

    @property
    def tiles_played(self) -> int:
        """How many tiles the players laid in all; a double that was set aside is not counted."""
        return self.totals.counted["tiles"].total

    @property
    def mean_points(self) -> tuple[float, ...]:
        """The mean points a round of each seat."""
        return tuple(self.totals.seats[seat].mean().value for seat in range(len(self.players)))

    @property
    def ends(self) -> dict[EndReason, int]:
        """How many rounds ended in each way."""
        return {reason: self.totals.ends[reason] for reason in EndReason}

    @property
    def figures(self) -> dict[str, Figure]:
        """Every figure by its key: ``points.player.greedy``, ``turns``, ``ends.blocked`` ..."""
        found: dict[str, Figure] = {}
        all_, n = self.totals, len(self.players)
        seats = [say("lab.seat", seat=seat) for seat in range(n)]
        places = [say("lab.leader"), *(say("lab.place", n=place) for place in range(1, n))]

        def add(section: str, name: str, label: str, estimate: Estimate, share: bool) -> None:
            key = name if section == "counted" else f"{section}.{name}"
            found[key] = Figure(section, label, estimate, share)

        def share(times: int) -> Estimate:
            return share_of(times, self.rounds)

        for name, tally in all_.players.items():
            add("points.player", name, name, tally.mean(self.players.count(name)), False)
        for seat, label in enumerate(seats):
            add("points.seat", str(seat), label, all_.seats[seat].mean(), False)
        for place, label in enumerate(places):
            add("points.order", str(place), label, all_.order[place].mean(), False)
        for name, wins in all_.wins.items():
            add("out.player", name, name, share(wins), True)
        for reason, times in self.ends.items():
            add("ends", reason.value, say(f"lab.ends.{reason.value}"), share(times), True)
        for name in COUNTED:
            add("counted", name, say(f"lab.{name}"), all_.counted[name].mean(), False)
        for seat, label in enumerate(seats):
            add("leads.seat", str(seat), label, share(all_.leaders[seat]), True)
        return found

    def round(self, number: int) -> Round:
        """A round of the run, played again: look at it with its `steps()`.

        Parameters
        ----------
        number : int
            Which round, from 0.

        Returns
        -------
        Round
            The round at its end.

        Raises
        ------
        ChickenfootError
            For a round that was not played.
        PlayerError
            If a player fails.
        """
        if not is_whole(number) or not 0 <= number < self.rounds:
            raise RoundIndexError(
                say("lab.no_round", number=quoted(number), last=self.rounds - 1), number=number
            )
        job, n = self._job, len(self.players)
        turn = number % n
        seated = job.players[-turn:] + job.players[:-turn]
        state, _ = play_round(self.rules, seated, self.seed, number)
        now = deal_of_run(self.seed, number, self.rules, n, lead=leads_of(self.rules))
        for _, move in history_of(state):
            now = now.play(move)
        return now

    # -- shown ---------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What was played: rounds, players and seed."""
        return say("lab.title", n=self.rounds, players=label_counts(self.players), seed=self.seed)

    def table(self) -> DataTable:
        """The figures as a table, with what is to be kept in mind.

        Returns
        -------
        DataTable
            A row for each figure.
        """
        rows: list[list[str]] = []
        section = ""
        for figure in self.figures.values():
            if figure.section != section:
                section = figure.section
                rows.append([say(f"lab.section.{section}")])
            cells = percent(figure.estimate) if figure.share else number(figure.estimate)
            rows.append([f"  {figure.label}", *cells])
        head = ["", say("lab.mean"), say("lab.interval")]
        return DataTable(head, rows, self.title, notes_on(self.rounds, self.asked, self._stopped))

    def __repr__(self) -> str:
        return f"<Sample: {self.title}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sample):
            return NotImplemented
        return (self.rules, self.players, self.seed, self.totals, self.points) == (
            other.rules, other.players, other.seed, other.totals, other.points,
        )  # fmt: skip

    __hash__ = None  # type: ignore[assignment]  # compared figure by figure

    def plot(self, what: str = "points.player", ax: Axes | None = None) -> Axes:
        """Draw one part of the figures: bars with intervals, or the distribution of a count.

        Parameters
        ----------
        what : str
            ``"points.player"``, ``"points.seat"``, ``"points.order"`` (from the leader on),
            ``"out.player"``, ``"ends"``, ``"leads.seat"``, or a count: ``"tiles"``,
            ``"turns"``, ``"drawn"``, ``"passes"``, ``"feet"``, ``"left"``.
        ax : matplotlib.axes.Axes, optional
            Where to draw; new axes by default.

        Returns
        -------
        matplotlib.axes.Axes
            The axes drawn on.

        Raises
        ------
        ChickenfootError
            For anything else.
        """
        from ..drawing import charts

        figures = self.figures.values()
        sections = {figure.section for figure in figures} - {"counted"}
        if not isinstance(what, str) or what not in sections | set(COUNTED):
            known = [*sections, *COUNTED]
            raise ChickenfootError(unknown_name("figure", what, known), what=what)
        ax = charts.axes_for(ax)
        if what in COUNTED:
            tally = self.totals.counted[what]
            charts.distribution(ax, tally)
            ax.set_xlabel(say(f"lab.{what}"))
            least, most = min(tally.counts), max(tally.counts)
            told = [say("chart.spread", mean=tally.mean(), least=least, most=most)]
        else:
            shown = [figure for figure in figures if figure.section == what]
            share = shown[0].share
            labels, estimates = [f.label for f in shown], [f.estimate for f in shown]
            charts.bars(ax, labels, estimates, share=share)
            ax.set_xlabel(say(f"lab.section.{what}") + (" (%)" if share else ""))
            told = charts.in_words(labels, estimates, 100 if share else 1)
        return charts.titled(ax, self.title, told)

    def to_dict(self) -> dict[str, Any]:
        """The sample as plain values, which JSON can hold.

        Returns
        -------
        dict
            Rules, players, seed, rounds, and every figure with n and interval.
        """
        return {
            "rules": self.rules.to_dict(),
            "players": list(self.players),
            "seed": self.seed,
            "rounds": self.rounds,
            "tiles_played": self.tiles_played,
            "figures": {key: each.estimate.to_dict() for key, each in self.figures.items()},
        }

    def to_pandas(self) -> Any:
        """The figures for pandas.

        Returns
        -------
        pandas.DataFrame
            A row for each figure.

        Raises
        ------
        ImportError
            Without pandas.
        """
        import pandas

        figures = self.figures
        rows = [
            {"section": f.section, "label": f.label, **f.estimate.to_dict()}
            for f in figures.values()
        ]
        return pandas.DataFrame(rows, index=list(figures))


def notes_on(n: int, asked: int, stopped: str = "") -> list[str]:
    """What a reader of figures from `n` rounds, of `asked` wanted, must keep in mind."""
    notes = []
    if n < asked:
        notes.append(" ".join(filter(None, (say("lab.stopped", n=n, asked=asked), stopped))))
    if n < FEW:
        notes.append(say("lab.few", n=n))
    return notes


def simulate(
    rules: Rules | str = Rules(),
    players: Mapping[str, str | Player] | Iterable[str | Player] = ("random",) * 4,
    *,
    rounds: int = 10_000,
    seed: Seed | None = 0,
    executor: Executor | None = None,
    progress: bool = True,
    keep: bool = True,
) -> Sample:
    """Play many rounds and count what happens.

    Each is a first round with the set's highest double. An interrupt keeps what is done.

    Parameters
    ----------
    rules : Rules or str
        A rule set, or the name of a house rule.
    players : mapping or iterable
        Names of built-in players and players of your own, one per seat, or a mapping from
        labels to them. They move one seat on each round.
    rounds : int
        How many rounds.
    seed : int or str, optional
        The same seed gives the same sample, with any executor; None takes one by chance,
        which the title tells. Whoever knows the seed, 0 if you give none, or finds it by
        trying, knows every hand: a player could deal the same rounds and look. So give None
        where you do not trust a player, and its file to :func:`chickenfoot.league`: here it
        runs inside your own program, where nothing is out of its reach.
    executor : concurrent.futures.Executor, optional
        Where to play; by default in this process. For all cores of this machine give a
        `ProcessPoolExecutor()`, or loky's for players that were defined in a notebook; for a
        cluster, dask's ``Client("scheduler-address:8786").get_executor()``.
    progress : bool
        Show a bar where it takes longer than a second.
    keep : bool
        Keep each round's points.

    Returns
    -------
    Sample
        The figures, which print as a table.

    Raises
    ------
    RulesError
        If these rules cannot be dealt to that many players.
    PlayerError
        If a player is unknown or fails.
    ChickenfootError
        If the number of rounds or the executor is not one.

    Examples
    --------
    >>> sample = simulate(players=["greedy", "random"], rounds=100, seed=7, progress=False)
    >>> sample.rounds
    100
    """
    rules = rules_of(rules)
    seated = labelled(players)
    rules.check_players(len(seated))
    check_run(rounds, executor, progress)
    flag(keep, "keep")
    job = SimulationJob(rules, seated, as_seed(seed), keep)
    totals = Totals()
    points = array("h")
    # Players of the user may think long; built-in ones do not, and then a batch may be larger.
    smallest = 50 if all(isinstance(player, BuiltIn) for _, player in seated) else 5
    run = BatchRun(job, rounds, executor, progress, smallest=smallest)
    for batch in run:
        totals.add(batch.totals)
        if batch.points is not None:
            points.extend(batch.points)
    kept = Points(points, len(seated)) if keep else None
    return Sample(job, rounds, totals, kept, run.stopped)
