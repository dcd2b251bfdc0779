"""Whole games played to their end by players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..common.seeds import Seed, rng_for
from ..engine.game import Game
from ..engine.rounds import Round
from ..engine.rules import Rules
from ..errors import ChickenfootError, RulesError
from ..text import say
from .playout import Seated, play_from_deal
from .protocol import Player
from .registry import ask, named

__all__ = ["play_game", "play_out"]


def play_out(game: Game, players: Sequence[str | Player]) -> Game:
    """A game played to its end, the present round and all later ones.

    Parameters
    ----------
    game : Game
        The game, which stays as it is.
    players : sequence of str or Player
        One per seat: the name of a built-in player, or any callable from a view to a move
        or its text.

    Returns
    -------
    Game
        The game at its end.

    Raises
    ------
    PlayerError
        Where a player fails.
    RulesError
        For a wrong number of players.
    """
    if not isinstance(game, Game):
        raise ChickenfootError(say("game.no_game", what=game))
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise RulesError(say("game.bad_names", players=players), players=players)
    seats = [named(player) for player in players]
    if len(seats) != len(game.names):
        raise RulesError(say("game.players_count", n=len(seats), players=len(game.names)))
    while True:
        while not game.round.is_over:
            seat = game.round.to_move
            move = ask(seats[seat], game.round.view(), game.names[seat])
            game = game.at(game.round._after(move))  # `ask` has judged it
        if game.is_over:
            return game
        game = game.next_round()


def play_game(rules: Rules, seated: Seated, seed: Seed) -> Game:
    """The whole game of `seed`, played to its end by the (label, player) pairs `seated`.

    Raises PlayerError where a player fails.
    """
    game = Game.new(len(seated), rules, seed)
    while True:
        now, dealt = game.round, game.round._deal
        state = now._state.copy()
        rng = rng_for(now.seed, "play")
        play_from_deal(state, seated, dealt.view_seed, rng, now.lead_draw, dealt.totals)
        game = game.at(Round(state, dealt))
        if game.is_over:
            return game
        game = game.next_round()
