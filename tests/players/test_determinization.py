"""What can be known of hidden hands: nothing false is inferred, worlds are lawful."""

from __future__ import annotations

from random import Random

import pytest

import chickenfoot as cf
from chickenfoot.engine.tiles import indices, mask_of
from chickenfoot.players.determinization import Knowledge
from tests.support.positions import FOUR_ARMS
from tests.support.samples import lawful, random_moves

HIDDEN = (1 << 190) - 1


def true_hands_agree(now: cf.Round, known: Knowledge) -> bool:
    """Whether the true tiles can be shared out to the slots without one that is barred."""
    for seat, hand in enumerate(now._state.hands):
        if seat == known.seat:
            continue
        room = [slot for slot in known.slots if slot.seat == seat for _ in range(slot.count)]
        if len(room) != hand.bit_count():
            return False
        place: dict[int, int] = {}

        def seated(tile: int, tried: set[int], place: dict[int, int] = place) -> bool:
            for index, slot in enumerate(room):  # noqa: B023  # used before the next seat
                if index not in tried and not slot.barred >> tile & 1:
                    tried.add(index)
                    if index not in place or seated(place[index], tried):
                        place[index] = tile
                        return True
            return False

        if not all(seated(tile, set()) for tile in indices(hand)):
            return False
    return True


@pytest.mark.parametrize("slug", cf.PRESETS)
def test_nothing_false_is_inferred(slug: str) -> None:
    """In random rounds of every preset the true hands are among the worlds that may be."""
    rules = cf.preset(slug)
    tables = [count for count in lawful(rules) if count <= 6]
    for players in (tables[0], tables[-1]):
        for seed in range(3):
            now = cf.deal(rules, players, seed=f"{slug} {seed}")
            for _, _, after in random_moves(now, Random(seed)):
                for seat in range(players):
                    assert true_hands_agree(after, Knowledge(after.view(seat)))


def test_worlds_are_lawful() -> None:
    """A world keeps the own hand, the table and all sizes, and has no tile twice."""
    rng = Random(1)
    for slug in ("chicken-foot", "pe-de-galinha", "kureci-noha", "gamerules"):
        now = cf.deal(cf.preset(slug), 4, seed=slug)
        for _, _, after in random_moves(now, rng):
            if after.is_over:
                continue
            view = after.view()
            world = Knowledge(view).world(rng)
            mine = after._state
            assert world.hands[view.seat] == mine.hands[view.seat]
            assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
            face_down = list(world.yard[world.next_draw :])
            tiles = [t for hand in world.hands for t in indices(hand)] + face_down + world.played
            assert sorted(tiles) == list(range(mine.compiled.size))


@pytest.mark.parametrize(("slug", "most"), [("pe-de-galinha", 0), ("chicken-foot", 1)])
def test_who_drew_held_none_of_the_number(slug: str, most: int) -> None:
    """Who drew and passed has no five, or only the tile drawn where it need not be played."""
    now = cf.setup(
        cf.preset(slug), FOUR_ARMS, ["5-5 1-1 2-2", "3-3 4-4 6-2", "0-0 8-8 6-1"],
        yard="8-2 8-3 8-4 5-1 5-2 5-3 7-4 7-3 4-0 5-4",
    )  # fmt: skip
    now = now.play("5-5 on 9-5").play("draw").play("pass")
    fives = mask_of(tile for tile in cf.double_set(9) if 5 in (tile.high, tile.low))
    known = Knowledge(now.view())
    rng = Random(2)
    worlds = [known.world(rng) for _ in range(200)]
    assert max((world.hands[1] & fives).bit_count() for world in worlds) == most
    assert max((world.hands[0] & fives).bit_count() for world in worlds) == 2


def test_a_voluntary_draw_shows_nothing() -> None:
    """Where one may draw at will, a draw bars no tile from the hand."""
    rules = cf.Rules(voluntary_draw=True)
    now = cf.setup(rules, FOUR_ARMS, ["5-5 1-1 2-2", "3-3 5-1 6-2"], yard="8-2 8-3 8-4 5-2 5-3")
    now = now.play("5-5 on 9-5").play("draw").play("pass")
    (first, _) = sorted(Knowledge(now.view()).slots, key=lambda slot: -slot.count)
    assert first.barred == 0


def test_tiles_shown_for_the_lead_are_in_no_first_hand() -> None:
    """What was drawn for the lead was put back, so no other hand holds it at the start."""
    now = cf.deal(cf.Rules(), 4, seed=8)
    shown = mask_of(tile for draws in now.lead_draw for _, tile in draws)
    known = Knowledge(now.view())
    rng = Random(5)
    for _ in range(50):
        world = known.world(rng)
        assert not any(hand & shown for hand in world.hands)
