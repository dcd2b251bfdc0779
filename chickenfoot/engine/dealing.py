"""The deal: shuffling, finding the starting double, and who leads.

The rules about the start of a round act here, on the state of :mod:`chickenfoot.engine.state`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..common.seeds import shuffled
from ..errors import RulesError
from ..text import say
from .compiled import CompiledRules
from .rules import Rules
from .state import DOUBLE_OF, LEADS, State
from .tiles import TILES, Tile

__all__ = [
    "LeadDraw", "chosen_leads", "deal_state", "finder", "lead_pool", "leads_after", "set_out",
    "start", "tied_for_lead",
]  # fmt: skip

LeadDraw = tuple[tuple[tuple[int, Tile], ...], ...]
"""The draws for the lead: one tuple of (seat, tile) each time, ties drawing again."""


def chosen_leads(compiled: CompiledRules, lead: object) -> tuple[int, ...]:
    """`lead` as the numbers of the starting doubles to try, in order.

    `lead`: None (all of the set's), one number, or several. Raises RulesError.
    """
    rules = compiled.rules
    if lead is None:
        return rules.leads
    pips = tuple(lead) if isinstance(lead, (tuple, list)) else (lead,)
    whole = all(isinstance(p, int) and not isinstance(p, bool) for p in pips)
    if not pips or not whole or not all(0 <= p <= rules.set_max for p in pips):
        raise RulesError(say("rules.bad_lead", lead=lead, n=rules.set_max), lead=lead)
    return pips


def leads_after(rules: Rules, leads: tuple[int, ...], lead: int) -> tuple[int, ...]:
    """The numbers of the doubles that may yet lead after a round that `lead` has led.

    `leads`: those that could lead that round, in order. Where a missing double is burnt, the
    ones that were passed over in it are spent.
    """
    held = rules.start_source == "hand"
    if held and rules.start_missing == "burn" and lead in leads:
        return leads[leads.index(lead) + 1 :]
    return tuple(pip for pip in leads if pip != lead)


def deal_state(
    compiled: CompiledRules, leads: tuple[int, ...], leader: int | None, rng: Random
) -> tuple[State, LeadDraw]:
    """A fresh round under `compiled` and the draw for its lead, if any.

    `leader`: the seat that leads (only where the starting double is set aside), or None
    for a first round. Takes for granted that the rules allow this number of players.
    """
    if compiled.rules.start_source == "set_aside":
        return _deal_set_aside(compiled, leads[0], leader, rng)
    return _deal_with_double(compiled, leads, rng), ()


def _shared_out(compiled: CompiledRules, tiles: list[int]) -> tuple[list[int], tuple[int, ...]]:
    """Hands as masks, and the yard, from shuffled `tiles`."""
    hands = []
    size = compiled.rules.hand_for(compiled.players)
    for start in range(0, compiled.players * size, size):
        hands.append(sum([1 << tile for tile in tiles[start : start + size]]))
    return hands, tuple(tiles[compiled.players * size :])


# -- the starting double set aside ------------------------------------------------------


def _deal_set_aside(
    compiled: CompiledRules, lead: int, leader: int | None, rng: Random
) -> tuple[State, LeadDraw]:
    double = DOUBLE_OF[lead]
    tiles = shuffled([*range(double), *range(double + 1, compiled.size)], rng)
    hands, yard = _shared_out(compiled, tiles)
    lead_draw: LeadDraw = ()
    if leader is None:
        how = compiled.rules.leader_first
        if how == "high_draw":
            pool = lead_pool(compiled.players, tiles, yard)
            leader, lead_draw = _draw_for_lead(compiled.players, pool, rng)
        elif how == "finder":
            leader = finder(int(rng.random() * compiled.size), compiled.players)
        else:
            leader = int(rng.random() * compiled.players)
    return set_out(compiled, hands, yard, leader, lead), lead_draw


def set_out(
    compiled: CompiledRules, hands: list[int], yard: tuple[int, ...], leader: int, lead: int
) -> State:
    """The round with the double of `lead` set out on the table and `leader` to move."""
    state = State.before_lead(compiled, hands, yard, leader, lead)
    state.place(state.lead, LEADS)
    state.settle_blocked()
    return state


def lead_pool(players: int, tiles: Sequence[int], yard: Sequence[int]) -> Sequence[int]:
    """The tiles that one draws for the lead from, of all `tiles` that are dealt."""
    # Too small a yard for one tile each: the lead is drawn for before the deal.
    return yard if len(yard) >= players else tiles


def finder(place: int, players: int) -> int:
    """Who finds the starting double, which lies at `place` of the whole shuffled set."""
    return (1 + place) % players  # they draw until it turns up, seat 1 first


def tied_for_lead(shown: Sequence[tuple[int, Tile]]) -> list[int]:
    """Who showed most pips when all drew for the lead; several draw again."""
    most = max([tile.pips for _, tile in shown])
    return [seat for seat, tile in shown if tile.pips == most]


def _draw_for_lead(players: int, pool: Sequence[int], rng: Random) -> tuple[int, LeadDraw]:
    """Each draws a tile of `pool`; most pips leads, those who tie draw again."""
    tied = list(range(players))
    rounds = []
    while True:
        # A tile is looked at and put back, so the order of the yard need not change.
        places: list[int] = []
        while len(places) < len(tied):
            place = int(rng.random() * len(pool))
            if place not in places:
                places.append(place)
        tiles = [TILES[pool[place]] for place in places]
        rounds.append(tuple(zip(tied, tiles, strict=True)))
        tied = tied_for_lead(rounds[-1])
        if len(tied) == 1:
            return tied[0], tuple(rounds)


# -- the starting double dealt out --------------------------------------------------------


def _deal_with_double(compiled: CompiledRules, leads: tuple[int, ...], rng: Random) -> State:
    while True:
        hands, yard = _shared_out(compiled, shuffled(range(compiled.size), rng))
        state = start(compiled, hands, yard, leads, first_drawer=1 % compiled.players)
        if state is not None:
            return state


def start(
    compiled: CompiledRules,
    hands: list[int],
    yard: tuple[int, ...],
    leads: tuple[int, ...],
    first_drawer: int,
) -> State | None:
    """The round before its lead, with `first_drawer` to draw if nobody holds the double.

    None where the rules want the tiles dealt again: by `redeal`, or because the double
    cannot be drawn (it is reserved, or too few tiles are left for all to draw).
    """
    missing = compiled.rules.start_missing
    for lead in leads if missing in ("next_double", "burn") else leads[:1]:
        for seat, hand in enumerate(hands):
            if hand >> DOUBLE_OF[lead] & 1:
                return State.before_lead(compiled, hands, yard, seat, lead)
    if missing == "redeal":
        return None
    state = State.before_lead(compiled, hands, yard, first_drawer, leads[0])
    drawable = yard[: state.draw_end]
    if state.lead not in drawable:
        return None
    if missing == "draw_all":
        circles = drawable.index(state.lead) // compiled.players + 1
        if circles * compiled.players > len(drawable):
            return None
    return state
