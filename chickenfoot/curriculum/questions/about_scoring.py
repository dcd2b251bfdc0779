"""The makers of practice questions about the end of a round, the game and house rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...common.seeds import shuffled
from ...engine.moves import EndReason, Kind
from ...engine.rounds import Round
from ...engine.rules import Rules
from ...engine.tiles import Tile, double_set
from ...text import say
from ..attempt import why_nowhere
from .model import Choice, Draft
from .positions import (
    NAMES,
    at_turn,
    hands_of,
    join_sentences,
    mistake_of,
    plays_of,
    randbelow,
    random_position,
    random_round,
    refusal_text,
)

__all__ = ["add_up", "house_rule", "over", "rounds", "who_leads", "who_won", "yard_size"]

# -- the end ------------------------------------------------------------------------------


def add_up(rng: Random, difficulty: int) -> Draft | None:
    """What a hand costs, by default or (at the highest difficulty) under a house rule."""
    rules = Rules()
    tiles = sorted(shuffled(double_set(9), rng)[: difficulty + 2])
    has_blank = Tile(0, 0) in tiles
    double = next((t for t in tiles if t.is_double and t.high), None)
    if not (has_blank or double or any(t.low == 0 for t in tiles)):
        return None
    text = say("ask.add_up")
    if difficulty == 3:
        rules, house = _counting_rule(rng)
        text = say("ask.add_up.house", house=house)
    total = rules.points(tiles)
    sums = " + ".join(str(rules.points([tile])) for tile in tiles)
    right = Choice(say("choice.points", n=total), say("right.add_up", sums=sums, n=total))
    wrong: list[Choice] = []

    def slip(number: int, mistake: str, **values: object) -> None:
        if number != total:
            text = say("choice.points", n=number)
            wrong.append(Choice(text, say(f"wrong.{mistake}", **values), mistake))

    if has_blank and rules.double_blank_points:
        blank = rules.penalty(Tile(0, 0))
        slip(total - blank, "no_fifty", n=blank)
        slip(blank, "fifty_only")
    if double is not None:
        names = {"tile": double, "pip": double.high, "n": double.pips}
        slip(total - double.high, "half_double", **names)
        slip(total + double.pips, "twice_double", **names)
    if any(tile.low == 0 < tile.high for tile in tiles):
        slip(rules.points(t for t in tiles if t.low or not t.high), "blank_zero")
    if difficulty == 3:
        slip(Rules().points(tiles), "default_rule")
    return Draft("count", text, right, wrong, hands=(("you", tuple(tiles)),))


def _counting_rule(rng: Random) -> tuple[Rules, str]:
    points = (0, 25, 100)[randbelow(rng, 3)]
    if points == 25:
        rules = replace(Rules(), blank_half_points=25)
        return rules, say("house.blank_half", n=25, double=rules.double_blank_points)
    house = say("house.blank", n=points) if points else say("house.blank.free")
    return replace(Rules(), double_blank_points=points), house


def over(rng: Random, difficulty: int) -> Draft | None:
    """Whether the round is over, and why."""
    now = random_round(rng, difficulty, over=rng.random() < 0.6)
    if len(now.tableau) < 3 or (not now.is_over and len(now.yard) > 3):
        return None
    if max(map(len, now.hands)) > 7:  # too much to read
        return None
    n = len(now.yard)
    text = say("ask.over", n=n) if n else say("ask.over.empty")
    hands = hands_of(now)
    why = _why_over(now)
    ends_early = join_sentences(say("wrong.ends_early"), why)
    early = Choice(say("choice.over.stuck"), ends_early, "ends_early")
    blocked = Choice(say("choice.over.blocked"), ends_early, "ends_early")
    if now.outcome is None:
        able = any(plays_of(at_turn(now, seat)) for seat in range(3))
        right = Choice(say(f"choice.over.{'no_play' if able else 'no_draw'}"), why)
        return Draft("blocked", text, right, [early, blocked], now, hands=hands)
    on = join_sentences(say("wrong.goes_on"), why)
    wrong = [
        Choice(say(f"choice.over.{key}"), on, "goes_on") for key in ("no_play", "no_draw")
        if key == "no_play" or n
    ]  # fmt: skip
    if now.outcome.reason is EndReason.WENT_OUT:
        gone = next(who for who, hand in zip(NAMES, now.hands, strict=True) if not hand)
        text = join_sentences(say("ask.gone", who=gone), text)
        right = Choice(say("choice.over.out"), why)
        return Draft("out", text, right, wrong, now, hands=hands)
    wrong.append(early)
    right = Choice(say("choice.over.blocked"), why)
    return Draft("blocked", text, right, wrong, now, hands=hands)


def _why_over(now: Round) -> str:
    """The particular reason why the round is over, or is not."""
    if now.outcome is not None:
        for who, hand in zip(NAMES, now.hands, strict=True):
            if not hand:
                return say("right.over.out", who=who)
        return say("right.over.blocked")
    for seat, who in enumerate(NAMES):
        for move in plays_of(at_turn(now, seat)):
            return say("wrong.can_play", who=who, tile=move.tile, onto=move.onto)
    return say("right.over.no_draw", n=len(now.yard))


# -- the deal ---------------------------------------------------------------------------


def yard_size(rng: Random, difficulty: int) -> Draft | None:
    """How many tiles the chicken yard has after the deal."""
    n = (6, 9, 12)[randbelow(rng, difficulty)]
    players, hand = 2 + randbelow(rng, 4), 5 + randbelow(rng, 4)
    tiles = len(double_set(n))
    left = tiles - 1 - players * hand
    if left < players:
        return None
    slips = {"no_spinner": left + 1, "one_hand": tiles - 1 - hand, "in_hands": players * hand}
    wrong = [
        Choice(str(number), say(f"wrong.{mistake}", n=n, players=players, hand=hand), mistake)
        for mistake, number in slips.items()
        if number != left
    ]
    names = {"tiles": tiles, "players": players, "hand": hand, "n": n}
    text = say("ask.yard_size", **names)
    right = Choice(str(left), say("right.yard_size", left=left, held=players * hand, **names))
    return Draft("deal", text, right, wrong)


# -- the game -----------------------------------------------------------------------------


def who_leads(rng: Random, difficulty: int) -> Draft | None:
    """Who leads after the draw for the lead."""
    tiles = shuffled([t for t in double_set(9) if t.high < 9], rng)[:3]
    drawn = dict(zip(("Ana", "Bo", "Cy"), tiles, strict=True))
    ranked = sorted(drawn, key=lambda name: drawn[name].pips)
    if len({tile.pips for tile in tiles}) < 3:
        return None
    best = ranked[-1]
    high = max(drawn, key=lambda name: (drawn[name].high, drawn[name].low))
    if difficulty > 1 and high == best:
        return None
    top = drawn[best]
    wrong = []
    for name in ranked[:-1]:
        mistake = "high_half" if name == high else "low_tile"
        tile = drawn[name] if mistake == "high_half" else top
        why = say(f"wrong.{mistake}", tile=tile, n=tile.pips)
        wrong.append(Choice(name, why, mistake))
    right = Choice(best, say("right.who_leads", tile=top, n=top.pips))
    hands = tuple((name, (tile,)) for name, tile in drawn.items())
    return Draft("lead", say("ask.who_leads"), right, wrong, hands=hands)


def who_won(rng: Random, difficulty: int) -> Draft | None:
    """Who won a short game, from its sheet."""
    rounds: list[tuple[int, ...]] = []
    while len(rounds) < difficulty + 1:
        now = random_round(rng, 1, over=True)
        assert now.outcome is not None
        rounds.append(now.outcome.points)
    names = ("Ana", "Bo", "Cy")
    rows = {name: tuple(points[i] for points in rounds) for i, name in enumerate(names)}
    totals = {name: sum(row) for name, row in rows.items()}
    ranked = sorted(names, key=totals.__getitem__)
    if len(set(totals.values())) < 3:
        return None
    best = ranked[0]
    zeros = {name: row.count(0) for name, row in rows.items()}
    wrong = []
    for name in ranked[1:]:
        if zeros[name] > zeros[best]:
            mistake = "most_wins"
        elif name == ranked[-1]:
            mistake = "highest"
        else:
            mistake = "last_round" if rows[name][-1] < rows[best][-1] else "middle"
        wrong.append(Choice(name, say(f"wrong.{mistake}", total=totals[name]), mistake))
    if difficulty > 1 and all(choice.mistake in ("highest", "middle") for choice in wrong):
        return None
    right = Choice(best, say("right.who_won", name=best, total=totals[best]))
    return Draft("lowest", say("ask.who_won"), right, wrong, sheet=tuple(rows.items()))


def rounds(rng: Random, difficulty: int) -> Draft | None:
    """Which double comes next, or how many rounds are left."""
    n = (6, 9, 12)[randbelow(rng, difficulty)]
    pip = 2 + randbelow(rng, n - 2)  # neither the first round nor one of the last two
    double = Tile(pip, pip)
    if rng.random() < 0.5:
        return _next_double(n, double)
    first = Tile(pip - 1, pip - 1)
    slips = {"no_blank_round": pip - 1, "round_played": pip + 1, "rounds_so_far": n - pip + 1}
    wrong = [
        Choice(say("choice.points", n=number), say(f"wrong.{mistake}", tile=double), mistake)
        for mistake, number in slips.items()
    ]
    right = Choice(say("choice.points", n=pip), say("right.rounds_left", next=first))
    return Draft("rounds", say("ask.rounds_left", n=n, tile=double), right, wrong)


def _next_double(n: int, double: Tile) -> Draft:
    after, highest = Tile(double.high - 1, double.high - 1), Tile(n, n)
    slips = {
        "upwards": Tile(double.high + 1, double.high + 1),
        "same_double": double,
        "always_highest": highest,
    }
    wrong = [
        Choice(say("choice.tile", tile=tile), say(f"wrong.{mistake}", tile=double, high=highest),
               mistake)
        for mistake, tile in slips.items()
    ]  # fmt: skip
    why = say("right.next_double", tile=double, next=after)
    right = Choice(say("choice.tile", tile=after), why)
    return Draft("rounds", say("ask.next_double", n=n, tile=double), right, wrong, tiles=(double,))


# -- house rules --------------------------------------------------------------------------


def house_rule(rng: Random, difficulty: int) -> Draft | None:
    """What a house rule changes: the arms, going out on a double, a drawn tile."""
    makers = (_house_arms, _house_last_double, _house_drawn)
    maker = makers[randbelow(rng, len(makers))]
    # Good positions are rarer for some rules than for others: each gets its share all the same.
    drafts = (maker(rng, difficulty) for _ in range(500))
    return next((draft for draft in drafts if draft is not None), None)


def _house_arms(rng: Random, difficulty: int) -> Draft | None:
    now = random_position(rng, max(difficulty, 2))
    lead = now.tableau.lead if now is not None else None
    if now is None or lead is None or len(now.tableau.on(lead)) != 4 or len(now.tableau) > 5:
        return None
    other = at_turn(now, 0, replace(now.rules, spinner_arms=6))
    if other.is_over:
        return None
    tiles = {move.tile for move in plays_of(other)}
    usual = {move.tile for move in plays_of(now)} - tiles
    if len(tiles) != 1 or not usual:
        return None
    tile = next(iter(tiles))
    wrong = []
    for held in now.hands[0]:
        if held not in tiles:
            mistake = "default_rule" if held in usual else mistake_of(other, held)
            why = say("wrong.default_rule") if held in usual else why_nowhere(other, held)
            wrong.append(Choice(say("choice.tile", tile=held), why, mistake))
    right = Choice(say("choice.tile", tile=tile), say("right.house.arms", n=6, laid=4))
    mine = hands_of(now, seats=1)
    return Draft("arms", say("ask.house.arms", n=6), right, wrong, now, hands=mine)


def _house_last_double(rng: Random, difficulty: int) -> Draft | None:
    double = Tile(*[1 + randbelow(rng, 9)] * 2)
    points = (0, 25, 100)[randbelow(rng, 3)]
    costs = say("house.costs", n=points) if points else say("house.free")
    default = Rules().last_double_points
    wrong = [
        Choice(str(default), say("wrong.default_rule"), "default_rule"),
        Choice(str(double.pips), say("wrong.pips_again"), "pips_again"),
        Choice(str(points + double.pips), say("wrong.pips_again"), "pips_again"),
    ]
    text = say("ask.house.last_double", tile=double, costs=costs)
    right = Choice(str(points), say("right.house.last_double"))
    return Draft("last_double", text, right, wrong, tiles=(double,))


def _house_drawn(rng: Random, difficulty: int) -> Draft | None:
    now = random_position(rng, difficulty)
    if now is None or plays_of(now) or not now.yard:
        return None
    tile = now.yard[0]
    after = at_turn(now, 0, replace(now.rules, drawn_tile="may")).play("draw")
    plays = plays_of(after)
    if len(plays) != 1 or after.legal_moves()[-1].kind is not Kind.PASS:
        return None
    onto = plays[0].onto
    wrong = [
        Choice(say("choice.play", tile=tile, onto=onto), say("wrong.must_play"), "must_play"),
        Choice(say("choice.pass"), say("right.house.drawn"), "keeps"),
        Choice(say("choice.draw"), refusal_text(after, "draw"), "draws_again"),
    ]
    text = say("ask.house.drawn", tile=tile)
    right = Choice(say("choice.keep_or_play", tile=tile), say("right.house.drawn"))
    return Draft("draw", text, right, wrong, after)
