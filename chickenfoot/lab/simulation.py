"""Measuring the game: `simulate` plays many rounds and gives a :class:`Sample` of figures."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any

from ..common.arguments import flag, is_whole, unknown_name
from ..common.estimates import ESTIMATED, FEW, Estimate, share_of
from ..common.seeds import Seed
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
from .batches import check_run
from .checkpoint import begun, opened
from .long_run import play_on
from .points import Points
from .precision import FARTHEST, Precision, margins_wanted, notes_on_precision
from .round_stats import COUNTED, Batch, SimulationJob, Totals, leads_of, play_round

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Figure", "Points", "Sample", "simulate"]


_USUAL = 10_000
"""The rounds that are played where nobody says how many."""


class RoundIndexError(ChickenfootError, IndexError):
    """The number of a round that was not played."""


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
    `points`: each round's points, or None if they were not kept; `precision`: the widest
    margins asked for, by figure.
    """

    def __init__(
        self,
        job: SimulationJob,
        asked: int,
        totals: Totals,
        points: Points | None,
        stopped: str = "",
        precision: Mapping[str, float] | None = None,
    ) -> None:
        self._job = job
        self.rules = job.rules
        self.seed = job.seed
        self.players = tuple(label for label, _ in job.players)
        self.asked = asked
        self.totals = totals
        self.points = points
        self.precision = dict(precision or {})
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
        notes = notes_on(self.rounds, self.asked, self._stopped)
        notes += notes_on_precision(self.precision, margins_of(self), self.rounds)
        return DataTable(head, rows, self.title, notes)

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
        """The figures for pandas; its ``to_parquet`` writes them where pyarrow is installed.

        Returns
        -------
        pandas.DataFrame
            A row for each figure; an end of an interval that there is not is NaN.

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
        frame = pandas.DataFrame(rows, index=list(figures))
        return frame.astype(dict.fromkeys(ESTIMATED, float))  # also where all are None


def margins_of(sample: Sample) -> dict[str, float]:
    """How far the interval of each figure reaches to each side."""
    return {name: figure.estimate.margin for name, figure in sample.figures.items()}


def figure_names(players: Sequence[str]) -> list[str]:
    """The keys of :attr:`Sample.figures` for players of these labels, in their order."""
    labels, seats = dict.fromkeys(players), range(len(players))
    return [
        *(f"points.player.{label}" for label in labels),
        *(f"points.seat.{seat}" for seat in seats),
        *(f"points.order.{place}" for place in seats),
        *(f"out.player.{label}" for label in labels),
        *(f"ends.{reason.value}" for reason in EndReason),
        *COUNTED,
        *(f"leads.seat.{seat}" for seat in seats),
    ]


def notes_on(n: int, asked: int, stopped: str = "") -> list[str]:
    """What a reader of figures from `n` rounds, of `asked` wanted, must keep in mind."""
    short = say("lab.stopped", n=n, asked=asked) if n < asked else ""
    notes = [" ".join(filter(None, (short, stopped)))] if short or stopped else []
    if n < FEW:
        notes.append(say("lab.few", n=n))
    return notes


def simulate(
    rules: Rules | str = Rules(),
    players: Mapping[str, str | Player] | Iterable[str | Player] = ("random",) * 4,
    *,
    rounds: int | None = None,
    precision: float | Mapping[str, float] | None = None,
    seed: Seed | None = 0,
    executor: Executor | None = None,
    progress: bool = True,
    keep: bool = True,
    checkpoint: str | PathLike[str] | None = None,
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
    rounds : int, optional
        How many rounds; 10,000 by default. With `precision`, how many at most; ten million by
        default.
    precision : float or mapping, optional
        Go on until the 95 % interval of each player's points reaches no farther than this to
        each side. A mapping names other figures: ``{"turns": 0.1, "ends.blocked": 0.005}``. A
        share is a number from 0 to 1. What it cost stands below the table.
    seed : int or str, optional
        The same seed gives the same sample, with any executor; None takes one by chance,
        which the title tells. Whoever knows the seed, 0 if you give none, or finds it by
        trying, knows every hand: a player could deal the same rounds and look. So give None
        where you do not trust a player, and its file to :func:`chickenfoot.league`: here it
        runs inside your own program, where nothing is out of its reach.
    executor : concurrent.futures.Executor, optional
        Where to play; by default in this process. For all cores of this machine give a
        `ProcessPoolExecutor()`, or loky's for players that were defined in a notebook; for a
        cluster, dask's ``Client("scheduler-address:8786").get_executor()``. Stopping the cell
        keeps what was played; of a dask cluster on this machine it ends the workers too, which
        the next call says.
    progress : bool
        Show a bar where it takes longer than a second.
    keep : bool
        Keep each round's points.
    checkpoint : str or os.PathLike, optional
        The file in which to keep what was played, every few seconds and at the end. If it is
        there, the run is gone on with: after a kill, or for more rounds. The figures are those
        of a run that was never stopped. Players of your own must be the same as before; their
        names are all that can be checked.

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
        If another argument cannot be used, or the file is of another run.
    OSError
        If the file cannot be read, or cannot be written at the beginning.

    Examples
    --------
    >>> sample = simulate(players=["greedy", "random"], rounds=100, seed=7, progress=False)
    >>> sample.rounds
    100
    """
    rules = rules_of(rules)
    seated = labelled(players)
    rules.check_players(len(seated))
    if rounds is None:
        rounds = _USUAL if precision is None else FARTHEST
    check_run(rounds, executor, progress)
    flag(keep, "keep")
    labels = [label for label, _ in seated]
    wanted = margins_wanted(precision, "points.player", figure_names(labels))
    file, seed = opened(checkpoint, seed)
    job = SimulationJob(rules, seated, seed, keep)
    nothing = Batch(Totals(), array("h") if keep else None)
    sums, goal = begun(file, job.identity(), nothing, rounds, wanted)

    def sample(asked: int, why: str = "") -> Sample:
        points = None if sums.points is None else Points(sums.points, len(seated))
        return Sample(job, asked, sums.totals, points, why, wanted)

    # Players of the user may think long; built-in ones do not, and then a batch may be larger.
    smallest = 50 if all(isinstance(player, BuiltIn) for _, player in seated) else 5
    ended = play_on(
        job,
        sums,
        rounds,
        executor=executor,
        progress=progress,
        smallest=smallest,
        goal=goal,
        precision=Precision(wanted, lambda: margins_of(sample(rounds))) if wanted else None,
        checkpoint=file,
    )
    return sample(*ended)
