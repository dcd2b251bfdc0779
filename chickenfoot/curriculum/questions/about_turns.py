"""The makers of practice questions about the table and the turn.

A maker gets a generator and a difficulty, meets a position by chance, and gives a draft or
None if the position is no good for its question. Those about the end of a round, the game
and house rules are in :mod:`chickenfoot.curriculum.questions.about_scoring`.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...common.seeds import shuffled
from ...engine.moves import Move, Reason, play_in_words
from ...engine.rounds import Round
from ...engine.tiles import Tile
from ...text import say
from ..attempt import open_pips, why_nowhere
from .model import Choice, Draft, name_of
from .positions import (
    MISTAKE,
    NAMES,
    at_turn,
    because,
    hands_of,
    join_sentences,
    mistake_of,
    plays_of,
    randbelow,
    random_position,
    refusal_text,
    rule_of,
)

__all__ = ["illegal", "must_show", "open_ends", "playable", "turn", "where", "who_draws"]

# -- on the table -------------------------------------------------------------------------


def playable(rng: Random, difficulty: int) -> Draft | None:
    """Which tile of your hand can be played at all."""
    now = random_position(rng, difficulty)
    if now is None:
        return None
    plays = plays_of(now)
    tiles = {move.tile for move in plays}
    if len(tiles) != 1 or not plays[0].tile:
        return None
    wrong = []
    for tile in now.hands[0]:
        if tile not in tiles:
            mistake = mistake_of(now, tile)
            why = why_nowhere(now, tile)
            own = because(mistake, "")
            asked = "" if mistake in ("elsewhere", "arms_later") else _asked_for(now)
            words = join_sentences(own, why, asked)
            wrong.append(Choice(say("choice.tile", tile=tile), words, mistake))
    tile, onto = plays[0].tile, plays[0].onto
    right = Choice(say("choice.tile", tile=tile), say("right.playable", tile=tile, onto=onto))
    if len({choice.mistake for choice in wrong}) < 2:
        return None
    mine = hands_of(now, seats=1)
    return Draft(rule_of(now), say("ask.playable"), right, wrong, now, hands=mine)


def where(rng: Random, difficulty: int) -> Draft | None:
    """On which tile of the table a tile can go."""
    now = random_position(rng, difficulty)
    if now is None:
        return None
    places: dict[Tile, list[Tile]] = {}
    for move in plays_of(now):
        if move.tile and move.onto:
            places.setdefault(move.tile, []).append(move.onto)
    single = [tile for tile, onto in places.items() if len(onto) == 1]
    if not single:
        return None
    tile = single[randbelow(rng, len(single))]
    onto = places[tile][0]
    pip = now.tableau.outer(onto)
    right = Choice(say("choice.on", onto=onto), say("right.where", tile=tile, pip=pip, onto=onto))
    wrong = []
    for other in now.tableau:
        refusal = now.why_not(Move(tile, other))
        if refusal is not None:
            mistake = _place_mistake(now, other, refusal.reason)
            matching = {tile.high, tile.low} & {other.high, other.low}
            if mistake != "covered" or matching:  # nobody tries a covered half that differs
                wrong.append(Choice(say("choice.on", onto=other), refusal.why, mistake))
    return Draft(rule_of(now), say("ask.where", tile=tile), right, wrong, now)


def _place_mistake(now: Round, onto: Tile, reason: Reason) -> str:
    if reason is not Reason.END_TAKEN:
        return MISTAKE[reason]
    if onto == now.tableau.lead:
        return "spinner_more"
    return "fourth_toe" if onto.is_double else "covered"


def must_show(rng: Random, difficulty: int) -> Draft | None:
    """Which number a tile must show to be played now."""
    now = random_position(rng, difficulty)
    if now is None or len(open_pips(now)) < 2:
        return None
    pip, lead, last = now.must_match, now.tableau.lead, now.tableau.last
    assert lead is not None
    assert last is not None
    any_open = say("choice.any", pips=open_pips(now))
    wrong = [
        Choice(say("choice.a", pip=number), say(f"wrong.{mistake}"), mistake)
        for number, mistake in (
            (lead.high, "spinner_number"),
            (now.tableau.outer(last), "last_tile"),
        )
        if number != pip and not (mistake == "spinner_number" and lead in now.tableau.ends)
    ]
    if pip is None:
        wrong += [
            Choice(say("choice.a", pip=double.high), say("wrong.whole_foot"), "whole_foot")
            for double in now.tableau.feet
        ]
        return Draft(
            "ends", say("ask.must_show"), Choice(any_open, say("right.must.any")), wrong, now
        )
    rule, why = rule_of(now), _asked_for(now)
    wrong = [replace(choice, why=join_sentences(choice.why, why)) for choice in wrong]
    one = join_sentences(say("wrong.any"), why)
    wrong.append(Choice(any_open, one, "any"))
    other = next((p for p in open_pips(now) if p not in (pip, now.tableau.outer(last))), None)
    if other is not None:
        wrong.append(Choice(say("choice.a", pip=other), one, "elsewhere"))
    return Draft(rule, say("ask.must_show"), Choice(say("choice.a", pip=pip), why), wrong, now)


def _asked_for(now: Round) -> str:
    """Why one number is asked for now; "" if any open one will do."""
    double = now.must_touch
    if double is None:
        return ""
    key = "spinner" if rule_of(now) == "arms" else "foot"
    return say(f"right.must.{key}", double=double, n=now.tableau.ends[double][1])


def open_ends(rng: Random, difficulty: int) -> Draft | None:
    """Which numbers are open on the table."""
    now = random_position(rng, difficulty)
    if now is None or now.must_match is not None:
        return None
    pips = open_pips(now)
    shown = {pip for tile in now.tableau for pip in (tile.high, tile.low)}
    wrong = []
    for pip in sorted(shown - set(pips)):
        text = say("choice.pips", pips=sorted({*pips, pip}))
        wrong.append(Choice(text, say("wrong.extra_end", pip=pip), "extra_end"))
    for pip in pips if len(pips) > 1 else ():
        text = say("choice.pips", pips=[p for p in pips if p != pip])
        wrong.append(Choice(text, say("wrong.missed_end", pip=pip), "missed_end"))
    right = Choice(say("choice.pips", pips=pips), say("right.open_ends"))
    rule = "toes" if now.tableau.feet else "ends"
    return Draft(rule, say("ask.open_ends"), right, wrong, now)


def illegal(rng: Random, difficulty: int) -> Draft | None:
    """Which of some plays the rules forbid."""
    now = random_position(rng, difficulty)
    if now is None:
        return None
    plays = shuffled(plays_of(now), rng)[:3]
    if len(plays) < 2:
        return None
    forbidden = []
    for tile in now.hands[0]:
        for onto in now.tableau:
            refusal = now.why_not(Move(tile, onto))
            shares = {tile.high, tile.low} & {onto.high, onto.low}
            by_sight = (Reason.WRONG_PIP, Reason.END_TAKEN)
            if refusal is not None and (shares or refusal.reason not in by_sight):
                forbidden.append(refusal)
    if not forbidden:
        return None
    refusal = forbidden[randbelow(rng, len(forbidden))]
    assert refusal.move.tile is not None
    right = Choice(play_in_words(refusal.move.tile, refusal.move.onto), refusal.why)
    wrong = []
    for move in plays:
        assert move.tile is not None
        assert move.onto is not None
        pip = now.tableau.outer(move.onto)
        why = say("wrong.is_legal", tile=move.tile, pip=pip, onto=move.onto)
        wrong.append(Choice(play_in_words(move.tile, move.onto), why, "is_legal"))
    key = "ask.illegal" if len(plays) == 3 else "ask.illegal.two"
    return Draft(rule_of(now), say(key), right, wrong, now)


# -- the turn -----------------------------------------------------------------------------


def who_draws(rng: Random, difficulty: int) -> Draft | None:
    """Who of three players has to draw."""
    now = random_position(rng, difficulty)
    if now is None or not now.yard:
        return None
    wrong, stuck = [], []
    for seat, who in enumerate(NAMES):
        theirs = at_turn(now, seat)
        plays = plays_of(theirs)
        if plays:
            why = say("wrong.can_play", who=who, tile=plays[0].tile, onto=plays[0].onto)
            wrong.append(Choice(name_of(who), why, "can_play"))
        else:
            stuck.append(who)
    if len(stuck) != 1:
        return None
    right = Choice(name_of(stuck[0]), say("right.who_draws", who=stuck[0]))
    return Draft("draw", say("ask.who_draws"), right, wrong, now, hands=hands_of(now))


def turn(rng: Random, difficulty: int) -> Draft | None:
    """What to do with the whole turn: play, draw or pass."""
    now = random_position(rng, difficulty)
    if now is None or (difficulty == 1 and not now.yard):
        return None
    plays = plays_of(now)
    text = say("ask.turn", next=now.yard[0]) if now.yard else say("ask.turn.empty")
    mine = hands_of(now, seats=1)
    wrong = _unlawful_plays(now)
    if plays and now.yard:
        tile = now.yard[0]
        wrong.append(Choice(say("choice.pass"), refusal_text(now, "pass"), "passes_able"))
        wrong.append(
            Choice(say("choice.draw_pass", tile=tile), refusal_text(now, "draw"), "draws_able")
        )
        move = plays[randbelow(rng, len(plays))]
        right = Choice(say("choice.play", tile=move.tile, onto=move.onto), say("right.turn.play"))
        return Draft("draw", text, right, wrong, now, hands=mine)
    if plays:
        return None
    if not now.yard:
        wrong.append(Choice(say("choice.draw"), say("wrong.yard_empty"), "yard_empty"))
        right = Choice(say("choice.pass"), say("right.turn.empty"))
        return Draft("yard", text, right, wrong, now, hands=mine)
    return _drawing(now, text, wrong)


def _drawing(now: Round, text: str, wrong: list[Choice]) -> Draft:
    tile, after = now.yard[0], now.play("draw")
    wrong.append(Choice(say("choice.pass"), say("wrong.no_draw"), "no_draw"))
    again = Choice(say("choice.draw_draw", tile=tile), refusal_text(after, "draw"), "draws_again")
    plays = plays_of(after)
    if plays:
        words = say("choice.draw_play", tile=tile, onto=plays[0].onto)
        keep = Choice(say("choice.draw_keep", tile=tile), say("wrong.keeps"), "keeps")
        wrong += [keep, again]
    else:
        words = say("choice.draw_pass", tile=tile)
        wrong.append(again)
    right = Choice(words, say("right.turn.drawn" if plays else "right.turn.passed"))
    return Draft("draw", text, right, wrong, now, hands=hands_of(now, seats=1))


def _unlawful_plays(now: Round) -> list[Choice]:
    """Plays elsewhere on the table that the rules forbid now."""
    found = []
    for tile in now.hands[0]:
        for onto in now.tableau.ends:
            refusal = now.why_not(Move(tile, onto))
            if refusal is not None and refusal.reason in (Reason.FOOT_OPEN, Reason.SPINNER_FIRST):
                text = say("choice.play", tile=tile, onto=onto)
                found.append(Choice(text, refusal.why, MISTAKE[refusal.reason]))
    return found
