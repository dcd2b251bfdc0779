"""A round whose chance is decided from outside: the same deals, the same rules, nothing told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import chickenfoot as cf
from chickenfoot.engine.compiled import compiled_rules
from chickenfoot.engine.legality import legal_moves
from chickenfoot.engine.moves import DRAW
from chickenfoot.lab.chance_round import ChanceRound
from chickenfoot.lab.round_stats import leads_of

# Five tiles to deal: small enough to look at everything that may happen.
TINY = cf.Rules(set_max=2, hand_size=2, spinner_arms=2, toes=1, leader_first="random")


def begun(rules: cf.Rules, players: int) -> ChanceRound:
    """A round of which nothing is decided yet."""
    return ChanceRound(compiled_rules(rules, players))


def after(now: ChanceRound, chance: int) -> ChanceRound:
    """The round after what happens by chance."""
    new = now.copy()
    new.choose(chance)
    return new


def deals(now: ChanceRound, likely: float = 1.0) -> Iterator[tuple[ChanceRound, float]]:
    """Every deal, and how likely it is."""
    if now.state is not None:
        yield now, likely
        return
    for chance, how in now.chances():
        yield from deals(after(now, chance), likely * how)


def rounds(now: ChanceRound) -> Iterator[ChanceRound]:
    """Every position that may come about."""
    yield now
    if now.by_chance:
        for chance, _ in now.chances():
            yield from rounds(after(now, chance))
    elif now.begun.ended is None:
        for move in legal_moves(now.begun):
            new = now.copy()
            new.play(move)
            yield from rounds(new)


def by_chance(rules: cf.Rules, players: int, rng: Random) -> ChanceRound:
    """A round as it stands after its deal."""
    now = begun(rules, players)
    while now.state is None:
        numbers, likely = zip(*now.chances(), strict=True)
        assert sum(likely) == pytest.approx(1)
        now.choose(rng.choices(numbers, likely)[0])
    return now


def test_every_deal_comes_about_once_and_all_are_as_likely() -> None:
    """Of five tiles two for each of two: 30 deals, each led by either seat."""
    found = [(tuple(now.hands), now.begun.to_move, how) for now, how in deals(begun(TINY, 2))]
    assert len(found) == len({(hands, leader) for hands, leader, _ in found}) == 30 * 2
    assert [how for _, _, how in found] == pytest.approx([1 / 60] * 60)


@pytest.mark.parametrize("players", [3, 4])
def test_the_finder_leads_as_often_as_the_engine_has_it(players: int) -> None:
    """Seat 1 begins to draw, so that not all are as likely."""
    rules = cf.Rules(set_max=3, hand_size=1, spinner_arms=2, toes=1, leader_first="finder")
    likely: Counter[int] = Counter()
    for now, how in deals(begun(rules, players)):
        likely[now.begun.to_move] += how  # type: ignore[assignment]  # a share, no number
    dealt = Counter(cf.deal(rules, players, seed=k).to_move for k in range(6000))
    for seat in range(players):
        assert likely[seat] == pytest.approx(dealt[seat] / 6000, abs=0.025)
    assert likely[1] == pytest.approx((10 + players - 1) // players / 10)


@pytest.mark.parametrize("start_missing", ["draw_turns", "draw_all", "next_double", "redeal"])
@pytest.mark.parametrize("reserve", [0, 2])
def test_whoever_holds_the_double_leads_as_often(start_missing: str, reserve: int) -> None:
    """As in the engine's deals, and so does whoever draws for it."""
    rules = cf.Rules(
        set_max=3, hand_size=2, spinner_arms=2, start_source="hand", yard_reserve=reserve,
        start_missing=start_missing,
    )  # fmt: skip
    rng = Random(3)
    ours = [by_chance(rules, 3, rng).begun for _ in range(1500)]
    theirs = [cf.deal(rules, 3, seed=k)._state for k in range(1500)]
    for what in (lambda s: s.to_move, lambda s: s.lead, lambda s: s.legal()[0] > 0):
        seen, wanted = (Counter(map(what, each)) for each in (ours, theirs))
        for value in seen | wanted:
            # Four times the spread that two samples of 1,500 have.
            assert seen[value] / 1500 == pytest.approx(wanted[value] / 1500, abs=0.075)


def test_the_lead_is_drawn_for_until_one_has_most() -> None:
    """Tiles are shown one by one; those who tie draw again, and all is remembered."""
    now = begun(cf.Rules(), 3)
    while now._seat_dealt() is not None:
        now.choose(now.chances()[0][0])
    for text, seats in (("8-5 7-6 4-4", 2), ("9-1 8-2", 2), ("9-8 9-7", 0)):
        for tile in text.split():
            assert now.state is None
            assert "shows" in now.chance_in_words(now.chances()[0][0])
            now.choose(cf.Tile.parse(tile).index)
        assert len(now.tied) == (seats or 1)
    assert now.begun.to_move == 0
    assert [len(circle) for circle in now.lead_draw] == [3, 2, 2]
    assert "0 shows 8-5 1 shows 7-6 2 shows 4-4; 0 shows 9-1 1 shows 8-2" in now.remembered(2)
    assert now.view(1).lead_draw == now.lead_draw


def dealt_alike(round_: cf.Round) -> ChanceRound:
    """A round of which chance has decided what `round_` was dealt."""
    now = begun(round_.rules, round_.players)
    for seat, hand in enumerate(round_.hands):
        for tile in hand:
            assert now._seat_dealt() == seat
            now.choose(tile.index)
    if now.ordered:
        for tile in round_.yard:
            now.choose(tile.index)
    if now.state is None:
        shown = [tile.index for circle in round_.lead_draw for _, tile in circle]
        for chance in shown or [round_.to_move]:
            now.choose(chance)
    return now


@pytest.mark.parametrize("name", cf.PRESETS)
def test_it_is_the_game_that_everybody_plays(name: str) -> None:
    """The same deal, the same moves and the same draws: the same round, under all rules."""
    rng = Random(5)
    rules = cf.preset(name)
    for seed in range(4):
        theirs = cf.deal(rules, 4, lead=leads_of(rules), seed=seed)
        ours = dealt_alike(theirs)
        while not theirs.is_over:
            assert legal_moves(ours.begun) == theirs.legal_moves()
            assert ours.view(theirs.to_move) == theirs.view()
            move = rng.choice(theirs.legal_moves())
            seat, tile = theirs.to_move, theirs.yard[0].index if move == DRAW else -1
            ours.play(move)
            if ours.by_chance:
                assert move == DRAW
                assert ours.chance_in_words(tile) == f"{seat} draws {theirs.yard[0]}"
                ours.choose(tile)
            last_but_one = len(theirs.hands[seat]) == 2 and move.tile is not None
            if last_but_one and theirs.rules.knock == "auto":
                move = cf.Move(move.tile, move.onto, knock=True)
            theirs = theirs.play(move)
        assert ours.begun.ended is theirs._state.ended
        assert tuple(ours.begun.points()) == theirs.outcome.points  # type: ignore[union-attr]


def test_what_one_remembers_is_all_that_one_is_told() -> None:
    """In a whole tree: the same memory, the same view; no memory that others' tiles are in."""
    known: dict[str, cf.PlayerView] = {}
    tiles: dict[str, set[tuple[int, ...]]] = {}
    for now in rounds(begun(TINY, 2)):
        if now.state is None or now.drawing:
            continue
        for seat in range(2):
            told, view = now.remembered(seat), now.view(seat)
            assert known.setdefault(told, view) == view
            tiles.setdefault(told, set()).add(tuple(now.begun.hands))
    # Hands that one cannot tell apart, once tiles are hidden: of three unseen, two are held.
    at_the_start = [held for told, held in tiles.items() if told.count(";") == 3]
    assert {len(held) for held in at_the_start} == {3}
    assert len(known) > 500


def test_one_remembers_more_as_the_round_goes_on() -> None:
    """What was told before stands there still, but for what happens now."""
    now = by_chance(cf.Rules(), 4, Random(2))
    rng = Random(7)
    before = ["seat"] * 4
    while now.begun.ended is None:
        if now.by_chance:
            now.choose(rng.choice(now.chances())[0])
        else:
            now.play(rng.choice(legal_moves(now.begun)))
        for seat in range(4):
            told = now.remembered(seat)
            assert told.startswith(before[seat])
            before[seat] = told.rpartition("; ")[0]
    assert "over" in now.seen(0)
    assert "over" in now.remembered(None)


def test_the_order_of_the_yard_says_nothing() -> None:
    """However its tiles came to lie there."""
    now = by_chance(cf.Rules(), 2, Random(1))
    state = now.begun
    assert list(state.yard) == sorted(state.yard)
    now.drawing = True
    now.choose(state.yard[5])
    rest = state.yard[state.next_draw :]
    assert list(rest) == sorted(rest)
    assert sum(how for _, how in now.copy().chances()) == pytest.approx(1)


def test_a_copy_goes_on_by_itself() -> None:
    """While it is dealt, and while it is played."""
    now = begun(cf.Rules(), 2)
    for _ in range(30):
        text = now.remembered(None)
        other = now.copy()
        if other.by_chance:
            other.choose(other.chances()[-1][0])
        else:
            other.play(legal_moves(other.begun)[0])
        assert now.remembered(None) == text != other.remembered(None)
        now = other
