"""One round as a game of the library OpenSpiel: `spiel_game` registers it and gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.rules import Rules, rules_of
from ..text import say

if TYPE_CHECKING:
    import pyspiel

__all__ = ["spiel_game"]


def spiel_game(rules: Rules | str = Rules(), players: int = 4) -> pyspiel.Game:
    """One round of Chickenfoot as a game of OpenSpiel.

    Chance deals, says who leads, and says which tile is drawn, each in a node of its own; the
    first double to lead is the set's highest. Information states hold what a player has seen
    since the deal, observations what it sees now, and neither anything else. The returns are
    what each player pays in points, as negative numbers. OpenSpiel is no part of what is
    installed with the package: ``pip install "chickenfoot[openspiel]"``.

    After the first call ``pyspiel.load_game("chickenfoot(players=2,toes=2)")`` knows it, too:
    its parameters are `players` and the knobs of :class:`Rules` that matter to a single round,
    a `draw_limit` of 0 standing for None. An action is the number of a move, the same as in
    :func:`chickenfoot.env`; where house rules have it, one knocks without being asked.
    ``state.view(player)`` is what players of this package are given, and
    ``game.encoding.number(move)`` the action of what they answer.

    Parameters
    ----------
    rules : Rules or str
        A rule set, or the name of a house rule.
    players : int
        How many play.

    Returns
    -------
    pyspiel.Game
        The game.

    Raises
    ------
    ImportError
        Without OpenSpiel.
    RulesError
        If the rules cannot be dealt to that many players.

    Examples
    --------
    >>> from importlib.util import find_spec
    >>> if find_spec("pyspiel"):
    ...     game = spiel_game(Rules(set_max=6, hand_size=5), players=2)
    ...     assert game.new_initial_state().is_chance_node()
    """
    rules = rules_of(rules)
    rules.check_players(players)
    try:
        import pyspiel

        from .spiel import parameters
    except ImportError as error:
        raise ImportError(say("spiel.no_library", why=str(error))) from error
    return pyspiel.load_game("chickenfoot", parameters(rules, players))
