"""The coach: how good each move is, by playing on from it in many worlds that may be.

It knows what a :class:`~chickenfoot.engine.views.PlayerView` tells and nothing else. The hidden
tiles are dealt again and again as :mod:`chickenfoot.players.determinization` allows; in each such
world every legal move is made and the round played to its end by a fast built-in player on all
seats. The move with the fewest points of its own on average is the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..common.arguments import function, instance, unknown_name, whole_number
from ..common.arguments import number as number_from
from ..common.estimates import FEW, Estimate, Tally, share_of
from ..common.tables import DataTable, DisplaysTable, number, percent
from ..engine.legality import step
from ..engine.moves import Move, as_move
from ..engine.rounds import Round
from ..engine.state import LEADS, State
from ..engine.views import PlayerView
from ..errors import ChickenfootError, PlayerError
from ..text import say
from .builtin import BuiltIn, knocks
from .determinization import Knowledge
from .playout import playout
from .protocol import Player
from .reasons import reason_for
from .strategies import BUILT_IN, steady

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Advice", "Coach", "Mistake", "Rated", "advise", "mistakes"]


# More worlds than anybody waits for.
_MOST = 10**9


@dataclass(frozen=True)
class Rated:
    """A move and what it is worth to the player who makes it.

    `points`: what this round will cost, on average; `loss`: how much more than with the
    best move, in the same worlds; `out`: the chance to go out; `reason`: in words.
    """

    move: Move
    points: Estimate
    loss: Estimate
    out: Estimate
    reason: str


class Advice(DisplaysTable):
    """Every legal move, the best first; prints as a table, `plot` draws.

    `seat`: whose move it is. `moves`: a Rated each. `samples`: in how many worlds each move
    was tried. `best`: the first of the moves.
    """

    def __init__(self, seat: int, moves: Sequence[Rated], samples: int) -> None:
        self.seat = seat
        self.moves = tuple(moves)
        self.samples = samples

    @property
    def best(self) -> Move:
        """The move that costs least on average."""
        return self.moves[0].move

    def of(self, move: Move | str) -> Rated:
        """What is said of a move; a knock makes no difference.

        Parameters
        ----------
        move : Move or str
            The move, or its text.

        Returns
        -------
        Rated
            The move with its figures.

        Raises
        ------
        ChickenfootError
            If it was not allowed.
        InvalidText
            If the text is not a move.
        """
        wanted = move if isinstance(move, Move) else as_move(move)
        for rated in self.moves:
            if (rated.move.kind, rated.move.tile, rated.move.onto) == (
                wanted.kind,
                wanted.tile,
                wanted.onto,
            ):
                return rated
        raise ChickenfootError(say("coach.not_there", move=wanted), move=wanted)

    def table(self) -> DataTable:
        """The moves as a table, with the reasons.

        Returns
        -------
        DataTable
            A row for each move, the best first.
        """
        head = ["", say("coach.points"), say("lab.interval"), say("coach.out")]
        head += [say("lab.interval"), ""]
        rows = [
            [str(each.move), *number(each.points), *percent(each.out), each.reason]
            for each in self.moves
        ]
        notes = [say("coach.few", n=self.samples)] if self.samples < FEW else []
        return DataTable(head, rows, say("coach.title", seat=self.seat, n=self.samples), notes)

    def __repr__(self) -> str:
        return f"<Advice: {self.best} of {len(self.moves)} moves, {self.samples} samples>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Advice) and (
            (self.seat, self.moves, self.samples) == (other.seat, other.moves, other.samples)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.moves, self.samples))

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw a bar for each move: its expected points.

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

        ax = charts.axes_for(ax, 6.4, 1.4 + 0.35 * len(self.moves))
        moves = [str(each.move) for each in self.moves]
        points = [each.points for each in self.moves]
        charts.bars(ax, moves, points)
        ax.set_xlabel(say("coach.points"))
        title = say("coach.title", seat=self.seat, n=self.samples)
        return charts.titled(ax, title, charts.in_words(moves, points))

    def to_dict(self) -> dict[str, Any]:
        """The advice as plain values, which JSON can hold.

        Returns
        -------
        dict
            Seat, samples, and each move with its figures and reason.
        """
        return {
            "seat": self.seat,
            "samples": self.samples,
            "moves": [
                {
                    "move": str(each.move),
                    "points": each.points.to_dict(),
                    "loss": each.loss.to_dict(),
                    "out": each.out.to_dict(),
                    "reason": each.reason,
                }
                for each in self.moves
            ],
        }


class MonteCarlo:
    """The legal moves of a view, tried in one world after the other."""

    def __init__(self, view: PlayerView, policy: BuiltIn) -> None:
        self.view = view
        self.legal = view.legal_moves()
        self.samples = 0
        self.policy = policy
        self._policy: list[Player] = [policy] * view._state.compiled.players
        self._names = [""] * len(self._policy)
        self._knowledge = Knowledge(view)
        # Whoever goes down to one tile says so: a tile saved, and nothing given away.
        self._moves = [
            Move(move.tile, move.onto, knock=True)
            if move.tile is not None and knocks(view._state)
            else move
            for move in self.legal
        ]
        n = len(self.legal)
        self.points = [0] * n
        self.outs = [0] * n
        # For each two moves how much the first cost beyond the second, world by world.
        self.differences: list[list[Counter[int]]] = [
            [Counter() for _ in range(n)] for _ in range(n)
        ]
        self.tallies = [Tally() for _ in range(n)]

    def cost(self, world: State, place: int, rng: Random) -> int:
        """What the move at `place` costs in `world`, played on to the end."""
        state = world.copy()
        step(state, self._moves[place])
        playout(state, self._policy, rng, _nobody, self._names)
        cost = state.points()[self.view.seat]
        self.points[place] += cost
        self.outs[place] += state.winner() == self.view.seat
        return cost

    def world(self, rng: Random) -> None:
        """Try every move in one more world."""
        world = self._knowledge.world(rng)
        costs = [self.cost(world, place, rng) for place in range(len(self.legal))]
        self.samples += 1
        for place, cost in enumerate(costs):
            self.tallies[place].counts[cost] += 1
            for other, difference in zip(costs, self.differences[place], strict=True):
                difference[cost - other] += 1

    def chosen(self, samples: int, rng: Random) -> Move:
        """The move to make after `samples` worlds.

        That is the policy's own move, unless another is better by more than one standard
        error: what a few worlds say is mostly noise. The worse half of the others is given
        up at each quarter of the worlds, so that the rest can be told apart for less.
        """
        if len(self.legal) == 1:
            return self._moves[0]
        own = self._policy_place(rng)
        others = [place for place in range(len(self.legal)) if place != own]
        sums, squares = [0] * len(self.legal), [0] * len(self.legal)
        for tried in range(1, samples + 1):
            world = self._knowledge.world(rng)
            base = self.cost(world, own, rng)
            for place in others:
                difference = self.cost(world, place, rng) - base
                sums[place] += difference
                squares[place] += difference * difference
            if not tried % max(1, samples // 4) and tried < samples:
                others.sort(key=lambda place: (sums[place], place))
                del others[(len(others) + 1) // 2 :]
        best = min(others, key=lambda place: (sums[place], place))
        spread = squares[best] - sums[best] ** 2 / samples
        doubt = sqrt(spread * samples / (samples - 1)) if samples > 1 else inf
        return self._moves[best if sums[best] < -doubt else own]

    def _policy_place(self, rng: Random) -> int:
        """The place of the move that the policy makes itself."""
        state = self.view._state
        playable = state.legal()[0]
        if not playable:
            return 0
        tile, onto = self.policy.choose(state, playable, rng)
        return next(
            place
            for place, move in enumerate(self.legal)
            if move.tile is not None
            and move.tile.index == tile
            and (LEADS if move.onto is None else move.onto.index) == onto
        )

    def rated(self) -> list[Rated]:
        """The moves, best first."""
        n = self.samples
        order = sorted(range(len(self.legal)), key=lambda place: (self.points[place], place))
        best = order[0]
        found = []
        for place in order:
            loss = Tally()
            loss.counts = self.differences[place][best]
            found.append(
                Rated(
                    self._moves[place],
                    self.tallies[place].mean(),
                    loss.mean(),
                    share_of(self.outs[place], n),
                    reason_for(self.view, self._moves[place]),
                )
            )
        return found


def _nobody(state: State) -> PlayerView:
    raise AssertionError("only built-in players play on")


class Coach:
    """The coach as a player: tries some worlds for each move and makes the best one.

    Parameters
    ----------
    samples : int
        In how many worlds each move is tried, at most.
    policy : BuiltIn or str
        The built-in player that plays on from there on every seat; not the coach itself.

    Raises
    ------
    PlayerError
        For another policy.
    ChickenfootError
        Unless `samples` is a whole number from 1 on.
    """

    __name__ = "coach"

    def __init__(self, samples: int = 200, policy: BuiltIn | str = steady) -> None:
        whole_number(samples, "samples", least=1, most=_MOST)
        found = BUILT_IN.get(policy) if isinstance(policy, str) else policy
        if not isinstance(found, BuiltIn):
            raise PlayerError(unknown_name("player", policy, BUILT_IN), policy=policy)
        self.samples = samples
        self.policy = found

    def __call__(self, view: PlayerView) -> Move:
        """The best move where `view` is what it sees.

        Raises
        ------
        ChickenfootError
            For anything but a view.
        """
        instance(view, "view", PlayerView, "player.a_view")
        return MonteCarlo(view, self.policy).chosen(self.samples, view.random)

    def __repr__(self) -> str:
        return f"Coach(samples={self.samples})"


def advise(
    position: PlayerView | Round,
    seconds: float = 1.0,
    *,
    samples: int | None = None,
    stop: Callable[[], bool] | None = None,
) -> Advice:
    """How good every legal move is for the player to move.

    Parameters
    ----------
    position : PlayerView or Round
        A view, or a round, of which only what its player to move may see is used.
    seconds : float
        How long to think.
    samples : int, optional
        Try each move in that many worlds instead; the same position and number give the
        same advice.
    stop : callable, optional
        Asked before each world; when it returns True, the advice is what was found so far
        (one world at least).

    Returns
    -------
    Advice
        Every legal move, the best first.

    Raises
    ------
    ChickenfootError
        Where there is no move to advise on, or an argument cannot be used.

    Examples
    --------
    >>> from chickenfoot.engine.rounds import deal
    >>> advice = advise(deal(players=2, seed=7), samples=20)
    >>> advice.samples
    20
    """
    view = position.view() if isinstance(position, Round) else position
    if not isinstance(view, PlayerView):
        raise ChickenfootError(say("coach.no_position", it=view), position=view)
    seconds = number_from(seconds, "seconds", least=0)
    if samples is not None:
        whole_number(samples, "samples", least=1, most=_MOST)
    if stop is not None:
        function(stop, "stop")
    if not view.legal_moves():
        raise ChickenfootError(say("coach.no_move"))
    search = MonteCarlo(view, steady)
    rng = Random(view._key)
    until = perf_counter() + seconds
    search.world(rng)
    while search.samples < samples if samples is not None else perf_counter() < until:
        if stop is not None and stop():
            break
        search.world(rng)
    return Advice(view.seat, search.rated(), search.samples)


@dataclass(frozen=True)
class Mistake:
    """A move that was not the best: its `ply` in the history, what was `played`, the `advice`."""

    ply: int
    played: Rated
    advice: Advice


def mistakes(played: Round, seat: int, *, most: int = 3, samples: int = 100) -> list[Mistake]:
    """The moves of a player that cost it most, dearest first.

    Judged by what it could know then, not by what came.

    Parameters
    ----------
    played : Round
        The round, over or not.
    seat : int
        Whose moves.
    most : int
        How many to give at most.
    samples : int
        In how many worlds each move is tried.

    Returns
    -------
    list of Mistake
        Those whose loss is above zero beyond chance.

    Raises
    ------
    PositionError
        If there is no such seat.
    ChickenfootError
        If another argument cannot be used.
    """
    instance(played, "played", Round, "coach.a_round")
    played.view(seat if seat is not None else -1)  # refuses what is not a seat
    whole_number(most, "most", least=1)
    whole_number(samples, "samples", least=1, most=_MOST)
    found = []
    for ply, (now, (mover, move)) in enumerate(zip(played.steps(), played.history, strict=False)):
        if mover == seat and len(now.legal_moves()) > 1:
            advice = advise(now, samples=samples)
            rated = advice.of(move)
            if rated.loss.sign > 0:
                found.append(Mistake(ply, rated, advice))
    return sorted(found, key=lambda each: -each.played.loss.value)[:most]
