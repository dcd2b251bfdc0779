"""The game as OpenSpiel plays it; imported by :func:`chickenfoot.spiel_game` alone.

Importing it registers the game, so that ``pyspiel.load_game("chickenfoot(players=3)")`` finds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from ..engine.compiled import compiled_rules
from ..engine.knobs import MOST_PLAYERS
from ..engine.legality import legal_moves
from ..engine.rules import Rules
from ..engine.views import PlayerView
from .chance_round import ChanceRound
from .encoding import Encoding
from .spiel_observer import Observer

__all__ = ["ChickenfootGame", "ChickenfootState", "Shared", "parameters", "rules_in"]

PLAYERS = 4
# What plays no part in a single round.
_OF_A_GAME = ("leader_later", "round_order", "tiebreak", "call", "rounds")


def parameters(rules: Rules, players: int) -> dict[str, Any]:
    """What OpenSpiel calls the parameters of a game: the knobs of one round by their names.

    Each is a number, a truth value or a word; a `draw_limit` of 0 stands for None. Those that
    are as in `Rules()` are left out.
    """
    mine, usual = _plain(rules, players), _plain(Rules(), None)
    return {"players": players} | {k: mine[k] for k in mine if mine[k] != usual[k]}


def _plain(rules: Rules, players: int | None) -> dict[str, Any]:
    found = {k: v for k, v in rules.to_dict().items() if k not in _OF_A_GAME}
    found["draw_limit"] = rules.draw_limit or 0
    if players is not None:
        found["hand_size"] = rules.hand_for(players)
        found["spinner_arms"] = rules.arms_for(players)
        found["yard_reserve"] = rules.reserve_for(players)
    return found


def rules_in(given: Mapping[str, Any]) -> Rules:
    """The rules that the parameters of a game say. Raises RulesError."""
    knobs = {name: value for name, value in given.items() if name != "players"}
    if knobs.get("draw_limit") == 0:
        knobs["draw_limit"] = None
    return Rules.from_dict(knobs)


_GAME_TYPE = pyspiel.GameType(
    short_name="chickenfoot",
    long_name="Chickenfoot",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": PLAYERS, **_plain(Rules(), None)},
)


class Shared:
    """What all states of a game have in common; not copied with them."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.compiled = compiled_rules(rules, players)
        self.code = Encoding(rules, players)
        tiles = self.compiled.size
        yard = tiles - players * rules.hand_for(players)
        # Each draw may be followed by a pass; once the yard is empty, all but one may pass
        # between two plays.
        self.most_plies = players * (tiles + 1) + 2 * yard

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class ChickenfootGame(pyspiel.Game):
    """One round of Chickenfoot.

    Parameters
    ----------
    params : Mapping, optional
        The number of `players` and the knobs, as :func:`parameters` names them.

    Attributes
    ----------
    rules : Rules
        The rules.
    encoding : Encoding
        What the numbers of actions and observations mean.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = given.get("players", PLAYERS)
        self.rules = rules_in(given)
        self.rules.check_players(players)
        self.shared = Shared(self.rules, players)
        self.encoding = self.shared.code
        compiled = self.shared.compiled
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.moves),
            max_chance_outcomes=max(compiled.size, players),
            num_players=players,
            min_utility=-float(sum(compiled.cost) + compiled.out_on_double),
            max_utility=0.0,
            max_game_length=self.shared.most_plies,
        )
        super().__init__(_GAME_TYPE, info, given)

    def new_initial_state(self) -> ChickenfootState:
        """The round before its deal."""
        return ChickenfootState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What writes down the information or the observation of a player."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.encoding, self.shared.most_plies, iig_obs_type or usual, params)


class ChickenfootState(pyspiel.State):
    """A round as it stands, dealt and judged by the engine."""

    def __init__(self, game: ChickenfootGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.round = ChanceRound(game.shared.compiled)

    def view(self, player: int) -> PlayerView:
        """What `player` may see: what players of :mod:`chickenfoot.players` are given."""
        return self.round.view(player, tuple(self.history()))

    def current_player(self) -> int:
        """Whose turn it is: a seat, chance, or nobody once it is over."""
        if self.round.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.round.begun
        return int(pyspiel.PlayerId.TERMINAL) if state.ended else state.to_move

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the moves that are allowed, lowest first."""
        return sorted(map(self.shared.code.number, legal_moves(self.round.begun)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen by chance, and how likely it is."""
        return self.round.chances()

    def _apply_action(self, action: int) -> None:
        if self.round.by_chance:
            self.round.choose(action)
        else:
            self.round.play(self.shared.code.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.round.chance_in_words(action)
        return str(self.shared.code.moves[action])

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        state = self.round.state
        return state is not None and state.ended is not None

    def returns(self) -> list[float]:
        """What each player pays in points, as a negative number; 0 until it is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [0.0 - points for points in self.round.begun.points()]

    def __str__(self) -> str:
        return self.round.remembered(None)


pyspiel.register_game(_GAME_TYPE, ChickenfootGame)
