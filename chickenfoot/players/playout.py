"""Playing a round to its end, for the laboratory and the coach.

One state is stepped from the deal to the end. Built-in players are given the state itself,
which they may be trusted with; any other player is given a view, and its answer is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..common.seeds import Seed
from ..engine.dealing import LeadDraw
from ..engine.legality import step
from ..engine.state import State
from ..engine.views import PlayerView, view_key
from .builtin import BuiltIn
from .protocol import Player, ask

__all__ = ["Seated", "ViewOf", "play_from_deal", "playout"]

Seated = Sequence[tuple[str, Player]]
"""For each seat what its player is called, and the player."""

ViewOf = Callable[[State], PlayerView]
"""Gives the view of the player to move."""


def playout(
    state: State, players: Sequence[Player], rng: Random, view_of: ViewOf, names: Sequence[str]
) -> None:
    """Play `state` to its end, one player of `players` per seat.

    Nobody is asked who has no choice. `rng`: what the built-in players take their chances
    from. `names`: what to call each seat's player in an error. Raises PlayerError where a
    player fails.
    """
    choosers = [player.choose if isinstance(player, BuiltIn) else None for player in players]
    knocking = state.compiled.knock
    while state.ended is None:
        playable, may_draw, may_pass = state.legal()
        if not playable:
            if may_draw:
                state.draw()
            else:
                state.pass_turn()
            continue
        seat = state.to_move
        choose = choosers[seat]
        knock = knocking and state.hands[seat].bit_count() == 2
        if choose is not None:
            tile, onto = choose(state, playable, rng)
            state.play(tile, onto, knock)
            continue
        pairs = state.pairs(playable)
        if len(pairs) > 1 or may_draw or may_pass or knock:
            step(state, ask(players[seat], view_of(state), names[seat]))
        else:
            state.play(*pairs[0])


def play_from_deal(
    state: State,
    seated: Seated,
    view_seed: Seed,
    rng: Random,
    lead_draw: LeadDraw = (),
    totals: tuple[int, ...] | None = None,
) -> None:
    """Play `state`, a deal, to its end.

    The built-in players take their chances from `rng`, all others from `view_seed`.
    """
    points = totals or (0,) * len(seated)
    own: dict[int, tuple[int, Random]] = {}

    def view_of(now: State) -> PlayerView:
        seat = now.to_move
        if seat not in own:
            key = view_key(view_seed, seat)
            own[seat] = key, Random(key)
        key, random = own[seat]
        turn = key + len(now.history)
        view = PlayerView(now, seat, totals=points, lead_draw=lead_draw, key=turn)
        view._random = random  # one generator per seat and round: seeding one is slow
        return view

    playout(state, [player for _, player in seated], rng, view_of, [label for label, _ in seated])
