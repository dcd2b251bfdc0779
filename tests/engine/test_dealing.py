"""The start of a round: shuffle, draw for the lead, missing double, redeals, reserves."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import chickenfoot as cf
from tests.support.samples import BY_CODE, code, lawful, texts

ASIDE = cf.Rules()
HELD = code("seed002")

DEALT = [
    "4-0 4-3 6-3 7-5 7-6 9-5 9-6",
    "0-0 3-0 3-2 5-0 5-2 9-0 9-8",
    "4-1 7-3 7-4 8-1 8-5 8-7 9-3",
    "2-2 4-2 5-1 6-1 8-2 9-1 9-2",
]
"""The hands of seed 1 under the default rules, kept so that they never change."""


def holds(now: cf.Round, double: cf.Tile) -> list[int]:
    """The seats that hold `double`."""
    return [seat for seat, hand in enumerate(now.hands) if double in hand]


def ascii_or_type(seed: object) -> str:
    """A short name for a seed: Python prints no number of thousands of digits."""
    return type(seed).__name__


# -- chance --------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_deal() -> None:
    """On every machine: these tiles were dealt when the test was written."""
    now = cf.deal(ASIDE, 4, seed=1)
    again = cf.deal(ASIDE, 4, seed=1)
    assert now == again
    assert (now.hands, now.yard, now.lead_draw) == (again.hands, again.yard, again.lead_draw)
    assert [" ".join(map(str, hand)) for hand in now.hands] == DEALT
    assert cf.deal(ASIDE, 4, seed=2).hands != now.hands
    assert cf.deal(ASIDE, 4, seed="one").hands != now.hands


def test_a_seed_of_its_own() -> None:
    """Without a seed one is taken by chance, and told, so that the deal can be had again."""
    now = cf.deal(ASIDE, 4)
    assert cf.deal(ASIDE, 4, seed=now.seed) == now
    assert len({cf.deal(ASIDE, 4).seed for _ in range(5)}) > 1


def test_every_tile_comes_everywhere() -> None:
    """Over 2,000 deals each tile lies in each hand and in the yard about as often as it should."""
    seats: Counter[tuple[str, int]] = Counter()
    for seed in range(2000):
        now = cf.deal(ASIDE, 4, seed=seed)
        for seat, hand in enumerate((*now.hands, now.yard)):
            seats.update((str(tile), seat) for tile in hand)
    for tile in cf.double_set(9)[:-1]:
        for seat in range(5):
            share = 7 / 54 if seat < 4 else 26 / 54
            # 2,000 draws: six standard deviations either way.
            spread = (share * (1 - share) / 2000) ** 0.5
            assert abs(seats[str(tile), seat] / 2000 - share) < 6 * spread


def test_how_often_the_double_is_dealt() -> None:
    """Four hands of seven from a double-nine set hold the 9-9 in 28/55 of the deals."""
    dealt = sum(bool(holds(cf.deal(HELD, 4, seed=seed), cf.Tile(9, 9))) for seed in range(2000))
    assert abs(dealt / 2000 - 28 / 55) < 6 * (0.25 / 2000) ** 0.5


@pytest.mark.parametrize(
    "seed", [1.5, True, b"x", (1,), "\ud800", 10**5000, "x" * 101], ids=ascii_or_type
)
def test_what_is_no_seed(seed: Any) -> None:
    """A seed is a whole number or a word, printable and not too long, for deals and games."""
    with pytest.raises(cf.RulesError, match="seed"):
        cf.deal(ASIDE, 4, seed=seed)
    with pytest.raises(cf.RulesError, match="seed"):
        cf.Game.new(("Ana", "Bo"), ASIDE, seed=seed)


# -- the double set aside ------------------------------------------------------------------


@pytest.mark.parametrize("pip", [9, 4, 0])
def test_set_aside(pip: int) -> None:
    """The double lies on the table, nobody can be dealt it, and it was nobody's turn."""
    for seed in range(30):
        now = cf.deal(ASIDE, 4, lead=pip, leader=2, seed=seed)
        assert tuple(now.tableau) == (cf.Tile(pip, pip),)
        assert not holds(now, cf.Tile(pip, pip))
        assert cf.Tile(pip, pip) not in now.yard
        assert (now.to_move, now.history, now.must_match) == (2, (), pip)
        assert now.lead_draw == ()


def test_the_starter_plays_like_anyone() -> None:
    """A leader without a tile that fits draws one, then passes."""
    for seed in range(300):
        now = cf.deal(ASIDE, 4, seed=seed)
        if texts(now.legal_moves()) == {"draw"}:
            break
    assert texts(now.legal_moves()) == {"draw"}
    drawn = now.yard[0]
    fits = 9 in (drawn.high, drawn.low)
    assert texts(now.play("draw").legal_moves()) == ({f"{drawn} on 9-9"} if fits else {"pass"})


# -- the draw for the lead -------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_lottery(players: int) -> None:
    """All draw; most pips leads; those who tie, and nobody else, draw again; tiles go back."""
    redrawn = 0
    for seed in range(400):
        now = cf.deal(ASIDE, players, seed=seed)
        tied = list(range(players))
        assert now.lead_draw
        for draws in now.lead_draw:
            assert [seat for seat, _ in draws] == tied
            assert len({tile for _, tile in draws}) == len(draws)
            most = max(tile.high + tile.low for _, tile in draws)
            tied = [seat for seat, tile in draws if tile.high + tile.low == most]
        assert tied == [now.to_move]
        redrawn += len(now.lead_draw) > 1
        in_yard = {tile for draws in now.lead_draw for _, tile in draws} <= set(now.yard)
        assert in_yard or len(now.yard) < players
    assert redrawn > 5


@pytest.mark.parametrize("how", ["high_draw", "finder", "random"])
def test_each_seat_leads_about_as_often(how: str) -> None:
    """The first leader is anybody: each of four in 1,000 deals 200 to 300 times."""
    rules = replace(ASIDE, leader_first=how)
    leaders = Counter(cf.deal(rules, 4, seed=seed).to_move for seed in range(1000))
    assert set(leaders) == {0, 1, 2, 3}
    # About five standard deviations either way; the finder's seats differ by a tile in 55.
    assert all(180 < n < 320 for n in leaders.values())


# -- the double dealt ----------------------------------------------------------------------


@pytest.mark.parametrize("name", [c for c, p in BY_CODE.items() if p.rules.start_source == "hand"])
def test_the_holder_leads(name: str) -> None:
    """Whoever was dealt the starting double is to move and has one move: to lead it."""
    rules = code(name)
    top = cf.Tile(rules.leads[0], rules.leads[0])
    held = 0
    for seed in range(60):
        now = cf.deal(rules, lawful(rules)[-1], seed=seed, leader=0)
        if holds(now, top):
            held += 1
            assert holds(now, top) == [now.to_move]
            assert texts(now.legal_moves()) == {str(top)}
            after = now.play(str(top))
            assert after.is_over or after.to_move == (now.to_move + 1) % now.players
    assert held > 10


def test_drawn_for_in_turn() -> None:
    """From seat 1 on, to the left, one tile each, until the 9-9 is found; its finder leads."""
    missing = 0
    for seed in range(60):
        now = cf.deal(HELD, 4, seed=seed)
        if holds(now, cf.Tile(9, 9)):
            continue
        missing += 1
        turns = now.yard.index(cf.Tile(9, 9)) + 1
        for turn in range(turns):
            assert now.to_move == (1 + turn) % 4
            assert texts(now.legal_moves()) == {"draw"}
            now = now.play("draw")
            if turn < turns - 1:
                now = now.play("pass")
        assert texts(now.legal_moves()) == {"9-9"}
        assert holds(now, cf.Tile(9, 9)) == [now.to_move]
    assert missing > 10


@pytest.mark.parametrize("drawn_tile", ["must", "may", "hold"])
@pytest.mark.parametrize("draw_limit", [1, None])
def test_a_drawn_starting_double_is_led(drawn_tile: str, draw_limit: int | None) -> None:
    """Whatever the rules say of drawn tiles, the drawer of the double leads it at once."""
    rules = replace(HELD, drawn_tile=drawn_tile, draw_limit=draw_limit)
    now = cf.setup(rules, [], ["6-4", "5-3"], yard="8-8 9-9 7-7", to_move=0).play("draw")
    assert texts(now.legal_moves()) == {"pass"}
    now = now.play("pass").play("draw")
    assert texts(now.legal_moves()) == {"9-9"}
    assert now.to_move == 1


def test_all_draw_until_it_is_found() -> None:
    """Under draw_all everybody has as many tiles as everybody else when the finder leads."""
    rules = replace(HELD, start_missing="draw_all")
    circles = set()
    for seed in range(80):
        now = cf.deal(rules, 4, seed=seed)
        draws = 0
        while texts(now.legal_moves()) == {"draw"}:
            now = now.play("draw")
            draws += 1
        assert texts(now.legal_moves()) == {"9-9"}
        assert holds(now, cf.Tile(9, 9)) == [now.to_move]
        assert {len(hand) for hand in now.hands} == {7 + draws // 4}
        assert draws % 4 == 0
        circles.add(draws // 4)
    assert {0, 1, 2} < circles


def test_all_draw_deals_again_when_the_yard_is_too_small() -> None:
    """Seven players leave six tiles of 55: too few for all to draw, so the 9-9 is in a hand."""
    rules = replace(HELD, start_missing="draw_all")
    for seed in range(40):
        now = cf.deal(rules, 7, seed=seed)
        assert len(now.yard) == 6
        assert holds(now, cf.Tile(9, 9)) == [now.to_move]


def test_deal_again() -> None:
    """Under redeal, after the deal somebody always holds the starting double."""
    rules = replace(HELD, start_missing="redeal")
    for seed in range(40):
        now = cf.deal(rules, 2, seed=seed, lead=3)
        assert holds(now, cf.Tile(3, 3)) == [now.to_move]


@pytest.mark.parametrize("missing", ["next_double", "burn"])
def test_the_next_double(missing: str) -> None:
    """The highest held leads; if none is held, the first is drawn for."""
    rules = replace(HELD, start_missing=missing, hand_size=2)
    drawn = 0
    for seed in range(80):
        now = cf.deal(rules, 2, lead=(8, 5, 3), seed=seed)
        held = [pip for pip in (8, 5, 3) if holds(now, cf.Tile(pip, pip))]
        if held:
            assert now.must_match == held[0]
            assert texts(now.legal_moves()) == {f"{held[0]}-{held[0]}"}
        else:
            drawn += 1
            assert (now.must_match, now.to_move) == (8, 1)
            assert texts(now.legal_moves()) == {"draw"}
    assert 10 < drawn < 80


def test_a_reserved_double_is_dealt_again() -> None:
    """Where the starting double would lie among the tiles never drawn, the deal is no deal."""
    rules = replace(HELD, yard_reserve=20)
    for seed in range(60):
        now = cf.deal(rules, 4, seed=seed)
        assert cf.Tile(9, 9) not in now.yard[-20:]


# -- what may be asked ---------------------------------------------------------------------


def test_which_double_leads() -> None:
    """The one that `lead` names; by default the first of the rules' order."""
    assert cf.deal(HELD, 4, lead=6, seed=1).must_match == 6
    assert cf.deal(HELD, 4, seed=1).must_match == 9
    assert cf.deal(replace(HELD, round_order="asc"), 4, seed=1).must_match == 0


@pytest.mark.parametrize("lead", [10, -1, "9", (), [10], (9, "8"), True, 9.0])
def test_no_such_lead(lead: Any) -> None:
    """What is no double of the set is refused, with the numbers that are."""
    with pytest.raises(cf.RulesError, match="from 0 to 9"):
        cf.deal(HELD, 4, lead=lead, seed=1)


@pytest.mark.parametrize("leader", [4, -1, "0", True])
def test_no_such_leader(leader: Any) -> None:
    """A leader is a seat."""
    with pytest.raises(cf.RulesError, match="from 0 to 3"):
        cf.deal(ASIDE, 4, leader=leader, seed=1)
