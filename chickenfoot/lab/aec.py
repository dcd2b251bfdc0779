"""The environment itself; imported by :func:`chickenfoot.env` alone, where PettingZoo is there."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from ..common.seeds import Seed, as_seed, fresh_seed
from ..engine.moves import Move
from ..engine.rounds import Round, deal_of_run
from ..engine.rules import Rules
from ..players.builtin import knocks
from ..players.protocol import Player, ask
from .encoding import Encoding
from .round_stats import leads_of

__all__ = ["ChickenfootEnv", "wrapped"]

Observation = dict[str, Any]


class ChickenfootEnv(AECEnv[str, Observation, int]):
    """Rounds of Chickenfoot, dealt and judged by the engine.

    Parameters
    ----------
    rules : Rules
        The rules.
    seats : sequence of Player or None
        Who plays each seat; None for an agent.
    render_mode : str or None
        ``"ansi"`` or None.

    Attributes
    ----------
    encoding : Encoding
        What the numbers of actions and observations mean.
    round : Round
        The round as it stands.
    seed, number
        The run that its rounds are of, and which of them this is.
    """

    # A number of its own beside the name, raised when the same seed gives other episodes.
    metadata: ClassVar[dict[str, Any]] = {
        "name": "chickenfoot_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, rules: Rules, seats: Sequence[Player | None], render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.rules = rules
        self.render_mode = render_mode
        self.encoding = Encoding(rules, len(seats))
        self.seed: Seed | None = None
        self.number = -1
        self.round: Round
        self._seats = tuple(seats)
        self._seat_of = {f"player_{k}": k for k, each in enumerate(seats) if each is None}
        self.possible_agents = list(self._seat_of)
        self.agents: list[str] = []
        code = self.encoding
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, code.highest, (code.length,), np.int16),
                    "action_mask": spaces.Box(0, 1, (len(code.moves),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(len(code.moves)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the observations of `agent` look like."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the moves."""
        return self._actions[agent]

    def reset(self, seed: Seed | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first round of the run of `seed`; without a seed, the next of this run.

        Raises RulesError for what is no seed.
        """
        if seed is not None:
            whole = isinstance(seed, Integral) and not isinstance(seed, bool)  # NumPy's, too
            self.seed, self.number = as_seed(int(seed) if whole else seed), -1
        elif self.seed is None:
            self.seed = fresh_seed()
        self.number += 1
        lead = leads_of(self.rules)
        n = len(self._seats)
        self.round = deal_of_run(self.seed, self.number, self.rules, n, lead=lead)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """Make the move of that number for the agent whose turn it is; None once it is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0
        assert action is not None
        move = self.encoding.moves[action]
        if move.tile is not None and knocks(self.round._state):
            move = Move(move.tile, move.onto, knock=True)
        self.round = self.round.play(move)
        self._go_on()

    def _go_on(self) -> None:
        """Let the environment's own players play, and see whose turn it is or what it cost."""
        while not self.round.is_over and self._seats[self.round.to_move] is not None:
            player = self._seats[self.round.to_move]
            assert player is not None
            self.round = self.round.play(ask(player, self.round.view()))
        if self.round.is_over:
            points = self.round._state.points()
            self.rewards = {agent: -points[self._seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = f"player_{self.round.to_move}"

    def observe(self, agent: str) -> Observation:
        """What `agent` may see now; its mask is empty unless it is its turn."""
        view = self.round.view(self._seat_of[agent])
        return {
            "observation": np.array(self.encoding.observation(view), np.int16),
            "action_mask": np.array(self.encoding.mask(view), np.int8),
        }

    def render(self) -> str | None:
        """The round as text, with all hands, where the mode is ``"ansi"``."""
        return str(self.round) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(
    rules: Rules, seats: Sequence[Player | None], render_mode: str | None
) -> AECEnv[str, Observation, int]:
    """The environment in the wrappers that tell of wrong use, as PettingZoo's own games are."""
    inner = ChickenfootEnv(rules, seats, render_mode)
    made: AECEnv[str, Observation, int] = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(inner))
    return made
