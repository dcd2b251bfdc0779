"""A whole game: rounds in sequence, who leads, the score sheet and the standings.

Immutable like a round: `play` and `next_round` give the game after it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..common.arguments import flag, instance, is_whole
from ..common.files import as_path, read_text, write_atomic
from ..common.names import LONGEST_NAME, as_name, looks
from ..common.seeds import Seed, as_seed
from ..errors import ChickenfootError, RulesError
from ..text import say
from .dealing import leads_after
from .display_hook import shown
from .moves import Move
from .rounds import Round, deal_of_run
from .rules import Rules, rules_of
from .score import Sheet, Standings
from .tiles import MOST_PIPS, TILES, set_size
from .views import tableau_of

if TYPE_CHECKING:
    from os import PathLike

__all__ = ["LIMIT", "VERSION", "Game", "dumps", "player_names", "start_lead"]

VERSION = 1
"""The version of the record's form that this package writes."""

LIMIT = 4_000_000
"""The most bytes that a record may have; a whole double-18 game has about 200,000."""

_MOST_SEATS = set_size(MOST_PIPS)  # one tile each of the largest set


class Game:
    """A game of several rounds. Start one with :meth:`Game.new`.

    Attributes
    ----------
    names : tuple of str
        The players' names in order of their seats.
    rules : Rules
        The rules in force.
    seed : int or str
        The seed that all deals come from.
    past : tuple of Round
        The rounds before the present one, each at its end.
    round : Round
        The present round.
    """

    __slots__ = ("names", "rules", "seed", "past", "round", "_leads")

    def __init__(
        self,
        names: tuple[str, ...],
        rules: Rules,
        seed: Seed,
        past: tuple[Round, ...],
        now: Round,
        leads: tuple[int, ...],
    ) -> None:
        keep = partial(object.__setattr__, self)
        keep("names", names)
        keep("rules", rules)
        keep("seed", seed)
        keep("past", past)
        keep("round", now)
        keep("_leads", leads)

    names: tuple[str, ...]
    rules: Rules
    seed: Seed
    past: tuple[Round, ...]
    round: Round
    _leads: tuple[int, ...]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Game never changes, so its {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Game never changes, so its {name} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return (Game, (self.names, self.rules, self.seed, self.past, self.round, self._leads))

    @classmethod
    def new(
        cls,
        players: Sequence[str] | int = 4,
        rules: Rules | str = Rules(),
        seed: Seed | None = None,
    ) -> Game:
        """A game with its first round dealt.

        Parameters
        ----------
        players : sequence of str or int
            Their names, or how many there are.
        rules : Rules or str
            A rule set, or the name of a house rule.
        seed : int or str, optional
            A whole number or a word: the same seed gives the same deals. By default 65 bits
            by chance. A short seed of your own can be found by trying, and with it every hand
            of the game.

        Returns
        -------
        Game
            The game before its first move.

        Raises
        ------
        RulesError
            If the rules cannot be dealt to so many, or if two names look the same.
        """
        rules = rules_of(rules)
        names = player_names(players)
        seed = as_seed(seed)
        now = deal_of_run(seed, 0, rules, len(names), lead=rules.leads)
        return cls(names, rules, seed, (), now, rules.leads)

    @classmethod
    def from_round(cls, now: Round, players: Sequence[str] | None = None) -> Game:
        """A game of one round alone, such as a position set up by hand.

        Parameters
        ----------
        now : Round
            The round.
        players : sequence of str, optional
            The names of its players.

        Returns
        -------
        Game
            The game; it is over when the round is.

        Raises
        ------
        RulesError
            For names that are not as many as the players, or look the same.
        """
        instance(now, "now", Round, "given.a_round")
        names = player_names(players if players is not None else now.players)
        if len(names) != now.players:
            raise RulesError(say("game.names_count", n=len(names), players=now.players))
        return cls(names, now.rules, now.seed, (), now, (start_lead(now),))

    # -- going on ------------------------------------------------------------------------

    def play(self, move: Move | str, *, slot: int | None = None) -> Game:
        """The game after a move in the present round; this one stays as it was.

        Parameters
        ----------
        move : Move or str
            The move, or its text such as ``"6-4 on 9-6"``.
        slot : int, optional
            Which arm or toe of the double a tile becomes; see :meth:`Round.play`.

        Returns
        -------
        Game
            The game after it.

        Raises
        ------
        InvalidText
            For text that says no move.
        IllegalMove
            For a move that is not allowed now.
        PositionError
            For a `slot` that the double does not have.
        """
        return self.at(self.round.play(move, slot=slot))

    def at(self, now: Round) -> Game:
        """The game with another present round: how a table goes back and forth.

        Parameters
        ----------
        now : Round
            A round of as many players.

        Returns
        -------
        Game
            The game with it.

        Raises
        ------
        RulesError
            For a round of another number of players.
        """
        instance(now, "now", Round, "given.a_round")
        if now.players != len(self.names):
            raise RulesError(say("game.names_count", n=len(self.names), players=now.players))
        return Game(self.names, self.rules, self.seed, self.past, now, self._leads)

    def next_round(self) -> Game:
        """The game with its next round dealt.

        Returns
        -------
        Game
            The game before the first move of that round.

        Raises
        ------
        ChickenfootError
            While a round is being played, or when the game is over.
        """
        if not self.round.is_over:
            raise ChickenfootError(say("game.round_goes_on"))
        leads = self.leads_left
        if self.is_over:
            raise ChickenfootError(say("game.over"))
        past = (*self.past, self.round)
        now = deal_of_run(
            self.seed,
            len(past),
            self.rules,
            len(self.names),
            lead=leads,
            leader=self.next_leader,
            totals=self.totals,
        )
        return Game(self.names, self.rules, self.seed, past, now, leads)

    def stages(self) -> tuple[Game, ...]:
        """The game as it stood at the end of each past round, and as it is now.

        Returns
        -------
        tuple of Game
            One for each round, the present one last.
        """
        found: list[Game] = []
        leads = self.rules.leads
        for number, ended in enumerate(self.past):
            found.append(Game(self.names, self.rules, self.seed, self.past[:number], ended, leads))
            leads = found[-1].leads_left
        return (*found, self)

    @property
    def leads_left(self) -> tuple[int, ...]:
        """The numbers of the doubles that may yet start a round, this one's not counted."""
        return leads_after(self.rules, self._leads, start_lead(self.round))

    @property
    def next_leader(self) -> int | None:
        """The seat that leads the next round, or None where holding the double decides."""
        if self.rules.start_source == "hand":
            return None
        # The lead moves on to the left; the sources that set the double aside are silent.
        return (self.round.start.to_move + 1) % len(self.names)

    @property
    def is_over(self) -> bool:
        """Whether the last round has ended."""
        return self.round.is_over and len(self.past) + 1 == self._rounds

    # -- the score -------------------------------------------------------------------------

    @property
    def finished(self) -> tuple[Round, ...]:
        """The rounds that have ended, the present one with them if it has."""
        return (*self.past, self.round) if self.round.is_over else self.past

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points over the finished rounds."""
        return self.sheet.totals

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the finished rounds; its numbers go out by `to_csv`, `to_pandas`."""
        rows = []
        for each in self.finished:
            assert each.outcome is not None
            rows.append((TILES[each._state.lead], each.start.to_move, each.outcome))
        return Sheet.of(self.names, rows)

    @property
    def standings(self) -> Standings:
        """The players by their totals, lowest first, ties broken as the rules say."""
        return self.sheet.standings(self.rules.tiebreak)

    # -- as a value and a file -----------------------------------------------------------

    def save(self, path: str | PathLike[str], *, overwrite: bool = False) -> None:
        """Write the record of the game to a file, in one piece or not at all.

        Parameters
        ----------
        path : str or os.PathLike
            The file.
        overwrite : bool
            Whether a file that holds anything but a game of ours may be replaced.

        Raises
        ------
        ChickenfootError
            If such a file is there, and `overwrite` was not given.
        OSError
            If the file cannot be written; an old one is then left as it was.
        """
        file = as_path(path)
        if not flag(overwrite, "overwrite") and _is_foreign(file):
            raise ChickenfootError(say("game.foreign_file", path=str(file)), path=path)
        write_atomic(file, dumps(self))

    def _key(self) -> tuple[Any, ...]:
        return (self.names, self.rules, self.seed, self.past, self.round, self._leads)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        return f"{self._summary()}\n{self.round}"

    def __repr__(self) -> str:
        return f"<Game: {self._summary()}>"

    def _summary(self) -> str:
        return say("game.summary", names=self.names, n=len(self.past) + 1, of=self._rounds)

    @property
    def _rounds(self) -> int:
        spent = max(0, len(self._leads) - 1 - len(self.leads_left))  # burnt in this round
        return min(len(self.past) + len(self._leads) - spent, self.rules.most_rounds)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return shown(self, include)


def dumps(game: Game) -> str:
    """The record of `game` as text."""
    record = {
        "chickenfoot": VERSION,
        "players": list(game.names),
        "seed": game.seed,
        "rules": game.rules.to_dict(),
        "rounds": [_round_record(game, each) for each in (*game.past, game.round)],
    }
    return json.dumps(record, indent=1, ensure_ascii=False) + "\n"


def _round_record(game: Game, now: Round) -> dict[str, Any]:
    start = now.start
    record: dict[str, Any] = {
        "lead": TILES[start._state.lead].high,
        "leader": start.to_move,
        "hands": [" ".join(map(str, hand)) for hand in start.hands],
        "yard": " ".join(map(str, start.yard)),
    }
    if now.lead_draw:
        record["lottery"] = [
            {str(seat): str(tile) for seat, tile in draw} for draw in now.lead_draw
        ]
    if len(game._leads) == 1 and not game.past and now.seed == game.seed:
        # A round of its own, composed or dealt by itself: its table is a part of it.
        table = tableau_of(start._state)
        record["table"] = [f"{t} on {onto}" if onto else str(t) for t, onto in table.plays]
    record["moves"] = [str(move) for _, move in now.history]
    if now.tableau.slots:
        record["slots"] = {str(tile): slot for tile, slot in now.tableau.slots.items()}
    return record


def _is_foreign(file: Path) -> bool:
    """Whether an ordinary file is there that is neither empty nor a record of ours."""
    try:
        if not file.is_file() or not file.stat().st_size:
            return False  # whether it can be written is told by the writing
        data = json.loads(read_text(file, LIMIT))
    except (OSError, ValueError, RecursionError):
        return True
    return not isinstance(data, dict) or "chickenfoot" not in data


def player_names(players: Sequence[str] | int) -> tuple[str, ...]:
    """The names of the players, which can be told apart.

    Parameters
    ----------
    players : sequence of str or int
        The names, or the number of players.

    Returns
    -------
    tuple of str
        The names, in the composed form of Unicode (NFC).

    Raises
    ------
    RulesError
        For a name that cannot be shown on one line, or for two that look the same.
    """
    if is_whole(players):
        if not 0 <= players <= _MOST_SEATS:
            raise RulesError(say("game.bad_count", most=_MOST_SEATS), players=players)
        return tuple(say("game.player", n=n + 1) for n in range(players))
    if isinstance(players, (str, bool)) or not isinstance(players, Sequence):
        raise RulesError(say("game.bad_names", players=players), players=players)
    names = tuple(_checked_name(name) for name in players)
    for name, times in Counter(map(looks, names)).items():
        if times > 1:
            raise RulesError(say("game.same_names", name=name), players=names)
    return names


def _checked_name(given: object) -> str:
    name = as_name(given)
    if name is None:
        raise RulesError(say("game.bad_name", name=given, most=LONGEST_NAME), name=given)
    return name


def start_lead(now: Round) -> int:
    """The number of the starting double of `now`."""
    return TILES[now._state.lead].high
