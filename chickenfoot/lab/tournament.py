"""The league: everybody meets everybody on the same deals; who is better, and how surely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import combinations
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..common.estimates import Estimate, Tally
from ..common.seeds import Seed, as_seed
from ..common.tables import DataTable, DisplaysTable, signed
from ..engine.moves import Move
from ..engine.rules import Rules, rules_of
from ..engine.views import PlayerView
from ..errors import ChickenfootError, PlayerError, RulesError
from ..players.protocol import Player, ask
from ..players.registry import labelled
from ..players.strategies import BuiltIn
from ..text import say
from .batches import check_run, in_batches
from .file_player import FilePlayer, players_in
from .round_stats import play_round, round_seed
from .simulation import notes_on

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Failure", "League", "league"]

# A player that failed in so many rounds is withdrawn.
_PATIENCE = 5
# For two players in files, measured on one slow core; it is told to the minute.
_SECONDS_A_DEAL = 0.017


@dataclass(frozen=True)
class Failure:
    """What a player did wrong: its `label`, the `why` in words, the seed of the round."""

    label: str
    why: str
    seed: Seed


class _Guarded:
    """A player whose failures are noted; after one, it plays the first legal move till the end."""

    def __init__(self, label: str, player: Player) -> None:
        self.label = label
        self.player = player
        self.failure: str | None = None

    def __call__(self, view: PlayerView) -> Move:
        if self.failure is None:
            try:
                return ask(self.player, view, self.label)
            except PlayerError as error:
                cause = error.__cause__
                self.failure = str(cause if isinstance(cause, PlayerError) else error)
        return view.legal_moves()[0]


@dataclass
class Results:
    """For each pair of labels how many points the second paid beyond the first, deal by deal."""

    deals: int = 0
    apart: dict[tuple[str, str], Tally] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Results) -> None:
        """Count what `other` has counted too."""
        self.deals += other.deals
        self.failures += other.failures
        for pair, tally in other.apart.items():
            self.apart.setdefault(pair, Tally()).add(tally)


@dataclass
class LeagueJob:
    """What to play: each pair of `players` each deal twice, the seats changed over.

    `failed`: in how many rounds each label failed, where they were played by this very job;
    `withdrawn`: the labels that play no more. Both grow while the league goes on.
    """

    rules: Rules
    players: dict[str, Player]
    seats: int
    seed: Seed
    failed: Counter[str] = field(default_factory=Counter)
    withdrawn: set[str] = field(default_factory=set)

    def __call__(self, start: int, stop: int) -> Results:
        """Play the deals from `start` up to `stop`."""
        found = Results()
        for deal in range(start, stop):
            for pair in combinations(self.players, 2):
                if not self.withdrawn & set(pair):
                    self._meet(pair, round_seed(self.seed, deal), found)
            found.deals += 1
        return found

    def _meet(self, pair: tuple[str, str], seed: Seed, found: Results) -> None:
        apart = 0
        for swapped in (0, 1):
            guarded = {label: _Guarded(label, self.players[label]) for label in pair}
            seated = [pair[(seat + swapped) % 2] for seat in range(self.seats)]
            table: list[tuple[str, Player]] = []
            for label in seated:
                player = self.players[label]
                # Built-in players cannot fail, and are faster unguarded.
                built_in = isinstance(player, BuiltIn)
                table.append((label, player if built_in else guarded[label]))
            state, _ = play_round(self.rules, table, seed)
            for label, points in zip(seated, state.points(), strict=True):
                apart += points if label == pair[1] else -points
            for label, guard in guarded.items():
                if guard.failure is not None:
                    found.failures.append(Failure(label, guard.failure, seed))
                    self.failed[label] += 1
                    if self.failed[label] >= _PATIENCE:
                        self.withdrawn.add(label)
        found.apart.setdefault(pair, Tally()).counts[apart] += 1


class League(DisplaysTable):
    """What `league` found; prints as a ranking, `plot` draws the meetings.

    `players`: the labels, the best first; `withdrawn`: those that failed too often and are
    not ranked. `deals`: how many each pair played, each twice. `failures`: all of them.
    """

    def __init__(self, job: LeagueJob, asked: int, results: Results) -> None:
        self.rules = job.rules
        self.seats = job.seats
        self.seed = job.seed
        self.asked = asked
        self.deals = results.deals
        self.failures = tuple(results.failures)
        often = Counter(failure.label for failure in self.failures)
        self.withdrawn = tuple(label for label in job.players if often[label] >= _PATIENCE)
        self._apart = results.apart
        left = [label for label in job.players if label not in self.withdrawn]
        self.players = tuple(left)
        if len(left) > 1:
            self.players = tuple(sorted(left, key=lambda label: -self.score(label).value))

    def meeting(self, one: str, other: str) -> Estimate:
        """How many points a round and seat `one` paid less than `other` when the two met.

        Raises KeyError for players that did not meet.
        """
        if (one, other) in self._apart:
            return self._apart[one, other].mean(self.seats)
        return self._apart[other, one].mean(-self.seats)

    def score(self, player: str) -> Estimate:
        """How many points a round `player` paid less than its opponents, mean of its meetings.

        The deals are the same in all meetings, so their errors are not taken for independent:
        the interval is the mean of theirs, wide enough whatever they have in common.
        """
        met = [self.meeting(player, other) for other in self.players if other != player]
        n = len(met)
        return Estimate(
            sum(each.value for each in met) / n,
            sum(each.low for each in met) / n,
            sum(each.high for each in met) / n,
            self.deals,
        )

    def told_apart(self, one: str, other: str) -> bool:
        """Whether their meeting says which of the two is better."""
        return self.meeting(one, other).sign != 0

    def table(self) -> DataTable:
        """The ranking as a table, with what it says of neighbours and of failures."""
        rows = []
        for rank, player in enumerate(self.players, start=1):
            beside = ""
            if rank < len(self.players):
                after = self.players[rank]
                key = {1: "better", 0: "same", -1: "worse"}[self.meeting(player, after).sign]
                beside = say(f"league.{key}", other=after)
            cells = signed(self.score(player)) if len(self.players) > 1 else ["", ""]
            rows.append([f"{rank}. {player}", *cells, beside])
        title = say("league.title", n=self.deals, seats=self.seats, seed=self.seed)
        head = ["", say("league.score"), say("lab.interval"), say("league.next")]
        return DataTable(head, rows, title, [*notes_on(self.deals, self.asked), *self._reports()])

    def _reports(self) -> list[str]:
        lines = []
        for label in dict.fromkeys(failure.label for failure in self.failures):
            mine = [failure for failure in self.failures if failure.label == label]
            key = "league.withdrawn" if label in self.withdrawn else "league.failed"
            lines.append(say(key, player=label, n=len(mine), why=mine[0].why, seed=mine[0].seed))
        return lines

    def __repr__(self) -> str:
        return f"<League: {', '.join(self.players)}>"

    def plot(self, ax: Axes | None = None) -> Axes:
        """A heat map of all meetings. `ax`: a new one by default. Gives the axes."""
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
        """Rules, seed, ranking, meetings with intervals, and failures, as plain values."""
        return {
            "rules": self.rules.to_dict(),
            "seats": self.seats,
            "seed": self.seed,
            "deals": self.deals,
            "ranking": list(self.players),
            "scores": {label: self.score(label).to_dict() for label in self.players}
            if len(self.players) > 1
            else {},
            "meetings": {
                one: {o: self.meeting(one, o).to_dict() for o in self.players if o != one}
                for one in self.players
            },
            "withdrawn": list(self.withdrawn),
            "failures": [vars(failure) for failure in self.failures],
        }

    def to_pandas(self) -> Any:
        """The meetings as a square pandas DataFrame. Raises ImportError without pandas."""
        import pandas

        names = list(self.players)
        rows = [[None if a == b else self.meeting(a, b).value for b in names] for a in names]
        return pandas.DataFrame(rows, index=names, columns=names, dtype=float)


def league(
    players: Mapping[str, str | Player] | Iterable[str | Player] | str | PathLike[str],
    rules: Rules | str = Rules(),
    *,
    rounds: int = 1000,
    seats: int | None = None,
    seed: Seed | None = 0,
    executor: Executor | None = None,
    progress: bool = True,
    limit: float = 1.0,
) -> League:
    """Let everybody meet everybody: each pair plays `rounds` deals, each twice.

    `players`: names and players, or the path of a folder with one Python file a player;
    each file runs in a process of its own that is given views alone and has `limit` seconds
    a move. The two of a meeting take turns around a table of `seats` (four, or two where the
    rules do not allow four), and change over for the second playing of a deal. A player that
    fails is reported by name and plays the first legal move for the rest of that round; one
    that fails in five rounds is withdrawn. The other arguments are those of `simulate`.

    Raises PlayerError for fewer than two players or an unknown name, RulesError if the
    rules cannot be dealt to so many, ChickenfootError if another argument will not do.
    """
    if isinstance(players, (str, PathLike)):
        folder = Path(players)
        if not folder.is_dir():
            raise PlayerError(say("league.no_folder", folder=folder), folder=folder)
        entered: dict[str, Player] = dict(players_in(folder, limit))
    else:
        entered = dict(labelled(players))
    if len(entered) < 2:
        raise PlayerError(say("league.two"), players=tuple(entered))
    check_run(rounds, executor)
    if not isinstance(limit, (int, float)) or isinstance(limit, bool) or not limit > 0:
        raise ChickenfootError(say("league.bad_limit", limit=limit), limit=limit)
    rules = rules_of(rules)
    job = LeagueJob(rules, entered, seats if seats is not None else _seats(rules), as_seed(seed))
    rules.check_players(job.seats)
    if progress and any(isinstance(player, FilePlayer) for player in entered.values()):
        # A class waits for it, before the bar of tqdm, which is not always there.
        print(_announcement(len(entered), rounds), flush=True)  # noqa: T201
    total = Results()
    try:
        for batch in in_batches(job, rounds, executor, progress, unit="deal"):
            total.add(batch)
            often = Counter(failure.label for failure in total.failures)
            job.withdrawn.update(label for label in often if often[label] >= _PATIENCE)
    finally:
        for player in entered.values():
            if isinstance(player, FilePlayer):
                player.close()
    return League(job, rounds, total)


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
