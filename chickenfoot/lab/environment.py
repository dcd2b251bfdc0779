"""Rounds for programs that learn: `env` gives an environment of the library PettingZoo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ..common.arguments import is_whole, listed, one_of
from ..engine.rules import Rules, rules_of
from ..errors import PlayerError
from ..players.protocol import Player
from ..players.registry import MOST_PLAYERS, named
from ..text import say

if TYPE_CHECKING:
    from pettingzoo import AECEnv

__all__ = ["env"]


def env(
    rules: Rules | str = Rules(),
    players: int | Sequence[str | Player | None] = 4,
    *,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """An environment of PettingZoo in which agents play rounds of Chickenfoot.

    It is an AEC environment: agents are asked one after the other, ``"player_0"`` being seat 0.
    An episode is one round with the set's highest double. PettingZoo is no part of what is
    installed with the package: ``pip install "chickenfoot[pettingzoo]"``.

    An observation is a mapping. ``"observation"`` holds whole numbers, what the agent may see
    and nothing else; ``env.unwrapped.encoding.parts`` says which stand where. ``"action_mask"``
    is 1 for each action that is allowed now. An action is the number of a move, whose text is
    ``str(env.unwrapped.encoding.moves[action])``; where house rules have it, one knocks without
    being asked. The reward comes at the end: what the agent pays in points, as a negative number.

    Parameters
    ----------
    rules : Rules or str
        A rule set, or the name of a house rule.
    players : int or sequence
        How many agents play. Or one entry for each seat: None for an agent, and for a seat that
        is played by the environment the name of a built-in player or a player of your own.
    render_mode : str, optional
        ``"ansi"``: `render()` gives the round as text, everybody's tiles included.

    Returns
    -------
    pettingzoo.AECEnv
        The environment. After ``reset(seed=7)`` its episodes are the rounds 0, 1, 2 ... of the
        run with the seed 7, as :func:`chickenfoot.simulate` deals them; each ``reset()`` without
        a seed goes on to the next. Without any seed the run's is chosen by chance.

    Raises
    ------
    ImportError
        Without PettingZoo.
    RulesError
        If the rules cannot be dealt to that many players.
    PlayerError
        If a player is unknown, or there is no agent.
    ChickenfootError
        For another `render_mode`.

    Examples
    --------
    >>> from importlib.util import find_spec
    >>> if find_spec("pettingzoo"):
    ...     made = env(players=["steady", None])
    ...     made.reset(seed=1)
    ...     assert made.agents == ["player_1"]
    """
    rules = rules_of(rules)
    seats: list[Player | None]
    if is_whole(players):
        rules.check_players(players)
        seats = [None] * players
    elif isinstance(players, str) or not isinstance(players, Iterable):
        raise PlayerError(say("env.players", players=players), players=players)
    else:
        given = listed(players, "players", most=MOST_PLAYERS, error=PlayerError)
        seats = [None if each is None else named(each) for each in given]
        rules.check_players(len(seats))
    if None not in seats:
        raise PlayerError(say("env.no_agent"), players=players)
    if render_mode is not None:
        one_of(render_mode, "render_mode", ("ansi",))
    try:
        from .aec import wrapped
    except ImportError as error:
        raise ImportError(say("env.no_library", why=str(error))) from error
    return wrapped(rules, seats, render_mode)
