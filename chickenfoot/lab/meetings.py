"""The meetings of a league: who plays whom, what is counted, and what is done about failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from itertools import combinations
from typing import Any

from ..common.arguments import is_whole
from ..common.estimates import Tally
from ..common.seeds import Seed, round_seed
from ..engine.moves import Move
from ..engine.rules import Rules
from ..engine.views import PlayerView
from ..errors import PlayerError
from ..players.builtin import BuiltIn
from ..players.protocol import Player, ask, name_of
from .file_player import CannotStart, FilePlayer
from .round_stats import play_round

__all__ = ["Failure", "LeagueJob", "LeagueResults", "withdrawn_for"]

# A player that failed in so many rounds is withdrawn.
_PATIENCE = 5


@dataclass(frozen=True)
class Failure:
    """What a player did wrong in a round.

    Attributes
    ----------
    label : str
        The player.
    why : str
        What went wrong, in words.
    deal : int
        Which deal of the league, from 0.
    seed : int or str
        The seed that its tiles were dealt from.
    final : bool
        Whether the player is withdrawn for it at once: its file cannot be run.
    """

    label: str
    why: str
    deal: int
    seed: Seed
    final: bool = False


def withdrawn_for(failures: Iterable[Failure]) -> set[str]:
    """The labels of the players that are withdrawn for these failures."""
    found = list(failures)
    often = Counter(failure.label for failure in found)
    return {each.label for each in found if each.final or often[each.label] >= _PATIENCE}


class _Guarded:
    """A player whose failures are noted; after one, it plays the first legal move till the end."""

    def __init__(self, label: str, player: Player) -> None:
        self.label = label
        self.player = player
        self.error: PlayerError | None = None

    def __call__(self, view: PlayerView) -> Move:
        if self.error is None:
            try:
                return ask(self.player, view, self.label)
            except PlayerError as error:
                cause = error.__cause__
                self.error = cause if isinstance(cause, PlayerError) else error
        return view.legal_moves()[0]

    def failure(self, deal: int, seed: Seed) -> Failure | None:
        """What it did wrong in `deal`, whose tiles are those of `seed`."""
        if self.error is None:
            return None
        return Failure(self.label, str(self.error), deal, seed, isinstance(self.error, CannotStart))


def _known_by(player: Player) -> str:
    """What tells a player from another: for one in a file what the file says, else its name."""
    if not isinstance(player, FilePlayer):
        return name_of(player)
    try:
        return blake2b(player.path.read_bytes(), digest_size=16).hexdigest()
    except OSError as error:  # it will be withdrawn for that
        return type(error).__name__


@dataclass
class LeagueResults:
    """What some deals of a league came to.

    Attributes
    ----------
    deals : int
        The deals, each played twice by each pair.
    differences : dict
        For each pair of labels the points that the second paid beyond the first, summed over
        the seats and both playings of a deal.
    failures : list of Failure
        What went wrong, in order.
    guards : dict
        For each player in a file what confined its process.
    """

    deals: int = 0
    differences: dict[tuple[str, str], Tally] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    guards: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def add(self, other: LeagueResults) -> None:
        """Count what `other` has counted too."""
        self.deals += other.deals
        self.failures += other.failures
        self.guards |= other.guards
        for pair, tally in other.differences.items():
            self.differences.setdefault(pair, Tally()).add(tally)

    @property
    def n(self) -> int:
        """The deals, as what a run counts."""
        return self.deals

    def to_data(self) -> dict[str, Any]:
        """All of it as plain values for JSON."""
        return {
            "deals": self.deals,
            "differences": [[*pair, tally.to_data()] for pair, tally in self.differences.items()],
            "failures": [asdict(failure) for failure in self.failures],
            "guards": self.guards,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> LeagueResults:
        """The results that :meth:`to_data` wrote. Raises ValueError and its like for others."""
        new = cls(
            data["deals"],
            {(one, other): Tally.from_data(each) for one, other, each in data["differences"]},
            [Failure(**each) for each in data["failures"]],
            {label: tuple(guards) for label, guards in data["guards"].items()},
        )
        if not is_whole(new.deals) or any(t.n > new.deals for t in new.differences.values()):
            raise ValueError("not the deals of a league")
        return new


@dataclass
class LeagueJob:
    """What to play: each pair of `players` each deal twice, the seats changed over.

    `failures` are those of the rounds that were played by this very job; `withdrawn` are the
    labels that play no more. Both grow while the league goes on.
    """

    rules: Rules
    players: dict[str, Player]
    seats: int
    seed: Seed
    failures: list[Failure] = field(default_factory=list)
    withdrawn: set[str] = field(default_factory=set)

    def identity(self) -> dict[str, Any]:
        """What makes the league this one and no other, as plain values."""
        return {
            "what": "league",
            "rules": self.rules.to_dict(),
            "players": [[label, _known_by(player)] for label, player in self.players.items()],
            "seats": self.seats,
            "seed": self.seed,
        }

    def __call__(self, start: int, stop: int) -> LeagueResults:
        """Play the deals from `start` up to `stop`."""
        found = LeagueResults()
        for deal in range(start, stop):
            for pair in combinations(self.players, 2):
                if not self.withdrawn & set(pair):
                    self._meet(pair, deal, found)
            found.deals += 1
        for label, player in self.players.items():
            if isinstance(player, FilePlayer) and player.guards is not None:
                found.guards[label] = player.guards
        return found

    def _meet(self, pair: tuple[str, str], deal: int, found: LeagueResults) -> None:
        difference = 0
        for swapped in (0, 1):
            guarded = {label: _Guarded(label, self.players[label]) for label in pair}
            seated = [pair[(seat + swapped) % 2] for seat in range(self.seats)]
            table: list[tuple[str, Player]] = []
            for label in seated:
                player = self.players[label]
                # Built-in players cannot fail, and are faster unguarded.
                built_in = isinstance(player, BuiltIn)
                table.append((label, player if built_in else guarded[label]))
            state, _ = play_round(self.rules, table, self.seed, deal)
            for label, points in zip(seated, state.points(), strict=True):
                difference += points if label == pair[1] else -points
            for guard in guarded.values():
                failure = guard.failure(deal, round_seed(self.seed, deal))
                if failure is not None:
                    found.failures.append(failure)
                    self.failures.append(failure)
                    self.withdrawn |= withdrawn_for(self.failures)
        found.differences.setdefault(pair, Tally()).counts[difference] += 1
