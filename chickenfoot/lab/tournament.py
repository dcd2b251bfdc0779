"""The league: everybody meets everybody on the same deals; who is better, and how surely."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import asdict
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..common.arguments import unknown_name
from ..common.estimates import Estimate
from ..common.seeds import Seed, is_guessable
from ..common.tables import DataTable, DisplaysTable, signed
from ..engine.rules import Rules, rules_of
from ..errors import ChickenfootError, PlayerError, RulesError
from ..players.protocol import Player
from ..players.registry import labelled
from ..text import say
from .batches import check_run
from .checkpoint import begun, opened
from .confinement import GUARDS
from .file_player import FilePlayer, players_in
from .long_run import play_on
from .meetings import Failure, LeagueJob, LeagueResults, withdrawn_for
from .simulation import notes_on

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Failure", "League", "league"]

# For two players in files, measured on one slow core; it is told to the minute.
_SECONDS_A_DEAL = 0.017


class League(DisplaysTable):
    """What `league` found; prints as a ranking, `plot` draws the meetings.

    What a player learns of the hands of others depends on the seed of the league and on where
    the player runs. A view holds the own hand and what lies open to all, and its `random` does
    not come from the seed of the deal; but whoever finds the seed of the league can deal every
    round. One that was chosen by chance has 65 bits, too many to be tried; a number or a word
    that somebody thought of may be found within a move, and :attr:`confinement` then says so.
    A player in a file runs in a process of its own, which knows neither the seed nor the
    others, as far as the guards hold. Any other player runs in this program and could look
    anywhere.

    Attributes
    ----------
    players : tuple of str
        The labels, the best first.
    withdrawn : tuple of str
        The labels of those that failed too often; they are not ranked.
    deals : int
        The deals that each pair played, each twice.
    failures : tuple of Failure
        All failures.
    guards : tuple of str or None
        What confined the processes of all players in files; None without such players. See
        :data:`chickenfoot.lab.confinement.GUARDS`.
    """

    def __init__(
        self, job: LeagueJob, asked: int, results: LeagueResults, stopped: str = ""
    ) -> None:
        self.rules = job.rules
        self.seats = job.seats
        self.seed = job.seed
        self.asked = asked
        self.deals = results.deals
        self.failures = tuple(results.failures)
        gone = withdrawn_for(self.failures)
        self.withdrawn = tuple(label for label in job.players if label in gone)
        self.guards: tuple[str, ...] | None = None
        if results.guards:
            each = results.guards.values()
            self.guards = tuple(name for name in GUARDS if all(name in have for have in each))
        self._stopped = stopped
        self._differences = results.differences
        left = [label for label in job.players if label not in self.withdrawn]
        self.players = tuple(left)
        if len(left) > 1:
            self.players = tuple(sorted(left, key=lambda label: -self.score(label).value))

    def meeting(self, one: str, other: str) -> Estimate:
        """How many points per round and seat a player paid less than another when they met.

        Parameters
        ----------
        one, other : str
            The labels of two players.

        Returns
        -------
        Estimate
            Positive where `one` was better.

        Raises
        ------
        ChickenfootError
            For players that did not meet.
        """
        for label in (one, other):
            if not isinstance(label, str) or all(label not in pair for pair in self._differences):
                raise ChickenfootError(unknown_name("player", label, self.players), name=label)
        if one == other:
            raise ChickenfootError(say("league.itself", player=one), name=one)
        if (one, other) in self._differences:
            return self._differences[one, other].mean(self.seats)
        return self._differences[other, one].mean(-self.seats)

    def score(self, player: str) -> Estimate:
        """How many points per round a player paid less than its opponents, on average.

        The deals are the same in all meetings, so their errors are not taken for independent:
        the interval is the mean of theirs, wide enough whatever they have in common.

        Parameters
        ----------
        player : str
            The label of a player that is ranked.

        Returns
        -------
        Estimate
            Positive for a player better than the others are on average.

        Raises
        ------
        ChickenfootError
            For another.
        """
        if not isinstance(player, str) or player not in self.players or len(self.players) < 2:
            raise ChickenfootError(unknown_name("player", player, self.players), name=player)
        met = [self.meeting(player, other) for other in self.players if other != player]
        n = len(met)
        return Estimate(
            sum(each.value for each in met) / n,
            sum(each.low for each in met) / n,
            sum(each.high for each in met) / n,
            self.deals,
        )

    @property
    def confinement(self) -> str:
        """In words: what the files of this league could do, and what not; "" without files."""
        if self.guards is None:
            return ""
        missing = [name for name in GUARDS if name not in self.guards]
        said = [say("league.guards.own")]
        if self.guards:
            said.append(say("league.guards", what=_guard_words(self.guards)))
        if missing:
            said.append(say("league.guards.missing", what=_guard_words(missing)))
        if is_guessable(self.seed):
            said.append(say("league.guessable", seed=self.seed))
        return " ".join(said)

    def table(self) -> DataTable:
        """The ranking as a table, with what it says of neighbours and of failures.

        Returns
        -------
        DataTable
            A row for each player, the best first.
        """
        rows = []
        for rank, player in enumerate(self.players, start=1):
            against = ""
            if rank < len(self.players):
                after = self.players[rank]
                key = {1: "better", 0: "same", -1: "worse"}[self.meeting(player, after).sign]
                against = say(f"league.{key}", other=after)
            cells = signed(self.score(player)) if len(self.players) > 1 else ["", ""]
            rows.append([f"{rank}. {player}", *cells, against])
        title = say("league.title", n=self.deals, seats=self.seats, seed=self.seed)
        head = ["", say("league.score"), say("lab.interval"), say("league.next")]
        notes = [*notes_on(self.deals, self.asked, self._stopped), *self._reports()]
        if self.confinement:
            notes.append(self.confinement)
        return DataTable(head, rows, title, notes)

    def _reports(self) -> list[str]:
        lines = []
        for label in dict.fromkeys(failure.label for failure in self.failures):
            mine = [failure for failure in self.failures if failure.label == label]
            key = "league.withdrawn" if label in self.withdrawn else "league.failed"
            first = mine[0]
            values = {"why": first.why, "round": first.deal, "seed": first.seed}
            lines.append(say(key, player=label, n=len(mine), **values))
        return lines

    def __repr__(self) -> str:
        return f"<League: {', '.join(self.players)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, League):
            return NotImplemented
        return self._compared() == other._compared()

    __hash__ = None  # type: ignore[assignment]  # compared meeting by meeting

    def _compared(self) -> tuple[object, ...]:
        return (
            self.rules, self.seats, self.seed, self.deals, self.players, self.withdrawn,
            self.failures, self.guards, self._differences,
        )  # fmt: skip

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw a heat map of all meetings.

        Parameters
        ----------
        ax : matplotlib.axes.Axes, optional
            Where to draw; new axes by default.

        Returns
        -------
        matplotlib.axes.Axes
            The axes drawn on.
        """
        from ..drawing import charts

        names = self.players
        ax = charts.axes_for(ax, 2.4 + 0.8 * len(names), 1.6 + 0.6 * len(names))
        met = [[None if a == b else self.meeting(a, b) for b in names] for a in names]
        charts.heat_map(ax, names, met)
        ax.set_xlabel(say("chart.league"))
        told = [
            say("chart.meeting", one=a, other=b, saved=each)
            for a, row in zip(names, met, strict=True)
            for b, each in zip(names, row, strict=True)
            if each is not None
        ]
        return charts.titled(ax, self.table().title, told)

    def to_dict(self) -> dict[str, Any]:
        """The league as plain values, which JSON can hold.

        Returns
        -------
        dict
            Rules, seed, ranking, meetings with intervals, failures and guards.
        """
        several = len(self.players) > 1
        return {
            "rules": self.rules.to_dict(),
            "seats": self.seats,
            "seed": self.seed,
            "deals": self.deals,
            "ranking": list(self.players),
            "scores": {each: self.score(each).to_dict() for each in self.players if several},
            "meetings": {
                one: {o: self.meeting(one, o).to_dict() for o in self.players if o != one}
                for one in self.players
            },
            "withdrawn": list(self.withdrawn),
            "failures": [asdict(failure) for failure in self.failures],
            "guards": None if self.guards is None else list(self.guards),
        }

    def to_pandas(self) -> Any:
        """The meetings for pandas.

        Returns
        -------
        pandas.DataFrame
            A row and a column for each player.

        Raises
        ------
        ImportError
            Without pandas.
        """
        import pandas

        names = list(self.players)
        rows = [[None if a == b else self.meeting(a, b).value for b in names] for a in names]
        return pandas.DataFrame(rows, index=names, columns=names, dtype=float)


def _guard_words(names: Iterable[str]) -> list[str]:
    return [say(f"league.guard.{name}") for name in names]


def league(
    players: Mapping[str, str | Player] | Iterable[str | Player] | str | PathLike[str],
    rules: Rules | str = Rules(),
    *,
    rounds: int = 1000,
    seats: int | None = None,
    seed: Seed | None = None,
    executor: Executor | None = None,
    progress: bool = True,
    limit: float = 1.0,
    checkpoint: str | PathLike[str] | None = None,
) -> League:
    """Let everybody meet everybody: each pair plays the same deals, each of them twice.

    The two of a meeting take turns around the table, and change over for the second playing
    of a deal. A player that fails is reported by name and plays the first legal move for the
    rest of that round; one that fails in five rounds, or whose file cannot be run, is
    withdrawn.

    Parameters
    ----------
    players : mapping, series or path
        Names and players, or the path of a folder with one Python file for each player. Each
        file runs in a process of its own that is given views alone;
        :attr:`League.confinement` says what else it could do.
    rules : Rules or str
        A rule set, or the name of a house rule.
    rounds : int
        The deals that each pair plays.
    seats : int, optional
        The seats at the table: four, or two where the rules do not allow four.
    seed : int or str, optional
        The same seed gives the same deals. Without one it is chosen by chance, and told in
        the title: whoever knows or guesses it knows every hand.
    executor : concurrent.futures.Executor, optional
        Where to play, as in :func:`chickenfoot.simulate`.
    progress : bool
        Show a bar where it takes longer than a second.
    limit : float
        The seconds that a player in a file has for a move.
    checkpoint : str or os.PathLike, optional
        The file in which to keep what was played, every few seconds and at the end, as in
        :func:`chickenfoot.simulate`: the league is gone on with by the same call. Files of
        players must say what they said before.

    Returns
    -------
    League
        The ranking, which prints as a table.

    Raises
    ------
    PlayerError
        For fewer than two players, or an unknown name.
    RulesError
        If the rules cannot be dealt to that many seats.
    ChickenfootError
        If another argument cannot be used, or the file is of another league.
    OSError
        If the file cannot be read, or cannot be written at the beginning.

    Examples
    --------
    >>> found = league(["random", "steady"], rounds=50, seed=1, progress=False)
    >>> found.players
    ('steady', 'random')
    """
    if isinstance(players, (str, PathLike)):
        folder = Path(players)
        if not _is_folder(folder):
            raise PlayerError(say("league.no_folder", folder=players), folder=folder)
        entered: dict[str, Player] = dict(players_in(folder, limit))
    else:
        entered = dict(labelled(players))
    if len(entered) < 2:
        raise PlayerError(say("league.two"), players=tuple(entered))
    check_run(rounds, executor, progress)
    if not isinstance(limit, (int, float)) or isinstance(limit, bool) or not limit > 0:
        raise ChickenfootError(say("league.bad_limit", limit=limit), limit=limit)
    rules = rules_of(rules)
    # A seed by chance is too long to be found by trying, so no player knows the hands.
    kept, seed = opened(checkpoint, seed)
    job = LeagueJob(rules, entered, seats if seats is not None else _seats(rules), seed)
    rules.check_players(job.seats)
    total, _ = begun(kept, job.identity(), LeagueResults(), rounds, {})

    def withdraw() -> None:
        job.withdrawn |= withdrawn_for(total.failures)

    withdraw()
    job.failures += total.failures
    if progress and any(isinstance(player, FilePlayer) for player in entered.values()):
        # A class waits for it, before the bar of tqdm, which is not always there.
        print(_announcement(len(entered), rounds), flush=True)  # noqa: T201
    try:
        ended = play_on(
            job,
            total,
            rounds,
            executor=executor,
            progress=progress,
            unit="deal",
            checkpoint=kept,
            after=withdraw,
        )
    finally:
        for player in entered.values():
            if isinstance(player, FilePlayer):
                player.close()
    return League(job, ended.asked, total, ended.why)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # too long a name, or one that no file can have
        return False


def _announcement(players: int, rounds: int) -> str:
    """How many meetings there will be, and about how long it takes: a class waits for it."""
    pairs = players * (players - 1) // 2
    minutes = max(1, round(pairs * rounds * _SECONDS_A_DEAL / 60))
    return say("league.begins", players=players, pairs=pairs, rounds=rounds, minutes=minutes)


def _seats(rules: Rules) -> int:
    try:
        rules.check_players(4)
    except RulesError:
        return 2
    return 4
