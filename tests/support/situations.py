"""What games come to, and where their printed rules speak of it.

A situation is told by what the player to move finds (who leads, what must be touched, what
may be done) or by what a move brought. `SAID_IN` holds for each the knob whose sentence
speaks of it, and the words that do; a situation that is not in it is one nobody thought of.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import chickenfoot as cf
from chickenfoot.engine.dealing import leads_after
from chickenfoot.engine.explain import sentence
from chickenfoot.engine.game import start_lead
from tests.support.samples import lawful

__all__ = ["SAID_IN", "games_of", "reached", "unsaid"]

MOST_PLAYERS = 8
STYLES = ("random", "greedy")

SAID_IN: dict[str, tuple[str, str]] = {
    # the start
    "the holder leads": ("start_source", "Whoever holds the starting double"),
    "the double is set out": ("start_source", "set out before the tiles are shuffled"),
    "nobody holds it: draw_turns": ("start_missing", "one tile each in turn until it is found"),
    "nobody holds it: draw_all": ("start_missing", "everybody draws one tile at the same time"),
    "nobody holds it: next_double": ("start_missing", "nobody holds any of them, the players draw"),
    "nobody holds it: burn": ("start_missing", "nobody holds any of them, the players draw"),
    "a later double is led": ("start_missing", "begins with the next double"),
    "a double passed over is led": ("start_missing", "waits for a later round"),
    "the lead is drawn for": ("leader_first", "draws a tile for the lead"),
    "the lead is drawn for again": ("leader_first", "ties draw again"),
    "the lead is drawn for before the deal": ("leader_first", "before the deal"),
    "the finder leads": ("leader_first", "that player leads the first round"),
    "a leader by chance": ("leader_first", "by chance"),
    "the lead moves on": ("leader_later", "moves on to the left"),
    "all tiles are dealt out": ("hand_size", "the rest is the chicken yard"),
    # what must be touched
    "arms are missing": ("spinner_arms", "before anything else is played"),
    "a foot is open": ("foot_first", "nothing else may be played"),
    # what may be done
    "draw": ("draw_limit", "If you cannot play, draw"),
    "draw again": ("draw_limit", "until you can"),
    "play or draw": ("voluntary_draw", "may draw although you can play"),
    "only play": ("voluntary_draw", "only when you cannot play"),
    "play the drawn tile": ("drawn_tile", "is played at once"),
    "play the drawn tile or pass": ("drawn_tile", "you may play it at once or pass"),
    "pass after drawing: must": ("drawn_tile", "otherwise you pass"),
    "pass after drawing: may": ("drawn_tile", "or pass"),
    "pass after drawing: hold": ("drawn_tile", "and pass"),
    "nothing to play and nothing to draw": ("empty_yard", "you pass"),
    "only reserved tiles are left": ("yard_reserve", "never drawn"),
    # what a move brings
    "a double is played": ("toes", "A double is placed crosswise"),
    "a hand is empty": ("empty_yard", "The round ends when a hand is empty"),
    "went out on a double": ("last_double", "Going out on a double costs"),
    "blocked: all_blocked": ("empty_yard", "nobody can play and the yard has no tile to draw"),
    "blocked: first_blocked": ("empty_yard", "can neither play nor draw"),
    "ended by a dead foot": ("dead_foot", "ends the round at once"),
    "silent at one tile, and draws": ("knock", "draw a tile"),
    "silent at one tile, nothing to draw": ("knock", "if there is one to draw"),
    # the score
    "held the double-blank": ("double_blank_points", "the double-blank counts"),
    "held a blank half that costs": ("blank_half_points", "blank half"),
    "equal totals": ("tiebreak", "Equal totals"),
}


def games_of(slug: str, count: int) -> list[cf.Game]:
    """`count` games of a preset for each number of players, by players of different styles."""
    rules = cf.preset(slug)
    games = []
    for players in lawful(rules):
        if players > MOST_PLAYERS:
            break
        for seed in range(count):
            game = cf.Game.new(players, rules, seed=f"{slug}-{players}-{seed}")
            games.append(cf.play_out(game, [STYLES[seed % len(STYLES)]] * players))
    return games


def unsaid(rules: cf.Rules, situation: str) -> str:
    """What is missing in the printed `rules` on a situation; "" where they speak of it."""
    if situation not in SAID_IN:
        return f"{situation}: nobody thought of it"
    knob, words = SAID_IN[situation]
    line = sentence(rules, knob)
    if words not in line:
        return f"{situation}: {knob} says {line!r}"
    # A sentence that goes without saying is not printed.
    return "" if line in str(rules).splitlines() else f"{situation}: {line!r} is not printed"


def reached(game: cf.Game) -> Iterator[str]:
    """Every situation of a game that is over, as often as it came."""
    left = game.rules.leads
    for number, played in enumerate(game.finished):
        yield from _start(played.start, left, first=not number)
        left = leads_after(game.rules, left, start_lead(played))
        steps = played.steps()
        for before, after in pairwise(steps):
            yield from _found(before)
            yield from _brought(before, after)
        yield from _score(played)
    if len(set(game.totals)) < len(game.totals):
        yield "equal totals"


def _start(now: cf.Round, left: tuple[int, ...], first: bool) -> Iterator[str]:
    rules, lead = now.rules, start_lead(now)
    if not now.yard:
        yield "all tiles are dealt out"
    if rules.start_source == "set_aside":
        yield "the double is set out"
        yield from _leader(now) if first else ("the lead moves on",)
        return
    if lead != left[0]:
        yield "a later double is led"
    elif any(pip not in left for pip in rules.leads[rules.leads.index(lead) :]):
        yield "a double passed over is led"  # later ones have been led before it
    held = any(cf.Tile(lead, lead) in hand for hand in now.hands)
    yield "the holder leads" if held else f"nobody holds it: {rules.start_missing}"


def _leader(now: cf.Round) -> Iterator[str]:
    if now.rules.leader_first == "finder":
        yield "the finder leads"
    elif now.rules.leader_first == "random":
        yield "a leader by chance"
    else:
        yield "the lead is drawn for"
        if len(now.lead_draw) > 1:
            yield "the lead is drawn for again"
        if len(now.yard) < now.players:
            yield "the lead is drawn for before the deal"


def _found(now: cf.Round) -> Iterator[str]:
    """What the player to move finds."""
    state = now._state
    if not state.played:
        return  # told at the start
    if now.must_touch is not None:
        yield "arms are missing" if len(now.tableau) <= state.compiled.arms else "a foot is open"
    kinds = {move.kind for move in now.legal_moves()}
    drawable = state.next_draw < state.draw_end
    if not drawable and now.yard:
        yield "only reserved tiles are left"
    if state.drew:
        if kinds == {cf.Kind.PLAY}:
            yield "play the drawn tile"
        elif kinds == {cf.Kind.PLAY, cf.Kind.PASS}:
            yield "play the drawn tile or pass"
        elif kinds == {cf.Kind.PASS}:
            yield f"pass after drawing: {now.rules.drawn_tile}"
        else:
            yield "draw again" if kinds == {cf.Kind.DRAW} else f"after drawing: {sorted(kinds)}"
    elif kinds == {cf.Kind.PLAY}:
        if drawable:
            yield "only play"
    elif kinds == {cf.Kind.PLAY, cf.Kind.DRAW}:
        yield "play or draw"
    elif kinds == {cf.Kind.DRAW}:
        yield "draw"
    else:
        yield "nothing to play and nothing to draw" if kinds == {cf.Kind.PASS} else str(kinds)


def _brought(before: cf.Round, after: cf.Round) -> Iterator[str]:
    """What a move brought."""
    _, move = after.history[-1]
    if move.tile is not None and move.onto is not None and move.tile.is_double:
        yield "a double is played"
    silent = before._state.owes_tile
    if silent >= 0 and move.tile is not None and before.to_move != silent:
        drew = len(after.yard) < len(before.yard)
        yield "silent at one tile, and draws" if drew else "silent at one tile, nothing to draw"
    outcome = after.outcome
    if outcome is None:
        return
    if outcome.reason is cf.EndReason.WENT_OUT:
        yield "a hand is empty"
        if move.tile is not None and move.tile.is_double:
            yield "went out on a double"
    elif outcome.reason is cf.EndReason.BLOCKED:
        yield f"blocked: {after.rules.empty_yard}"
    elif outcome.reason is cf.EndReason.DEAD_FOOT:
        yield "ended by a dead foot"
    else:
        yield f"ended: {outcome.reason}"


def _score(now: cf.Round) -> Iterator[str]:
    held = [tile for hand in now.hands for tile in hand]
    if cf.Tile(0, 0) in held:
        yield "held the double-blank"
    if now.rules.blank_half_points and any(tile.low == 0 < tile.high for tile in held):
        yield "held a blank half that costs"
