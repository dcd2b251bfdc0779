"""The layout: nothing overlaps, what touches touches, and the picture only grows."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from random import Random

import pytest

from chickenfoot.engine.tableau import Tableau
from chickenfoot.engine.tiles import Tile
from chickenfoot.errors import InvalidText, UnknownName
from chickenfoot.placement.layouts import Layout, forget, layout
from tests.support.pictures import Eye, proper_feet
from tests.support.tables import MODES, random_plays, tableaux


def watched(seed: int, pips: int = 9, *, arms: int = 4, toes: int = 3, **how: object) -> Layout:
    """Lay out a random round tile by tile, look after every tile, return the last layout."""
    plays = random_plays(seed, pips, arms=arms, toes=toes, **how)  # type: ignore[arg-type]
    eye = Eye()
    for tableau in tableaux(plays, arms=arms, toes=toes):
        last = layout(tableau)
        assert eye.faults(last) == []
    assert eye.free_faults(last) == []
    return last


@pytest.mark.parametrize("pips", [6, 9, 12])
@pytest.mark.parametrize("seed", range(6))
def test_games_have_no_fault_after_any_tile(pips: int, seed: int) -> None:
    """In a game no tile overlaps another and each touches the one it lies on."""
    assert not any(placed.detached for placed in watched(seed, pips).placed)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("pips", [6, 9, 12])
def test_dense_tables_have_no_fault_after_any_tile(pips: int, mode: str) -> None:
    """With nearly the whole set laid, in whatever manner, nothing overlaps."""
    watched(7, pips, mode=mode)


@pytest.mark.parametrize("arms", range(1, 9))
def test_any_number_of_arms(arms: int) -> None:
    """A spinner of 1 to 8 arms gives tables without a fault."""
    watched(arms, arms=arms)


@pytest.mark.parametrize("toes", range(5))
def test_any_number_of_toes(toes: int) -> None:
    """Doubles that take 0 to 4 toes give tables without a fault."""
    watched(toes, toes=toes)


@pytest.mark.parametrize("seed", range(4))
def test_places_of_several_open_doubles_stay_free(seed: int) -> None:
    """Where the foot need not come first, each open double keeps the places of its toes."""
    plays = random_plays(seed, 9, foot_first=False)
    before: dict[Tile, tuple[object, ...]] = {}
    for tableau in tableaux(plays):
        now = layout(tableau)
        for tile in tableau.ends:
            if tile.is_double:
                assert len(now.free[tile]) == tableau.ends[tile][1]
                if tile in before and not now.moved:
                    count = len(now.free[tile])
                    assert now.free[tile] == before[tile][-count:]
        before = {tile: now.free[tile] for tile in tableau.ends if tile.is_double}


def test_a_crowded_table_has_no_fault() -> None:
    """A double-18 table on which doubles come first has no overlap; links are reported."""
    last = watched(1, 18, mode="doubles")
    assert all(p.detached == (p.link is not None) for p in last.placed)
    assert all(p.contact is not None for p in last.placed[1:] if not p.detached)


def test_feet_stand_at_45_degrees() -> None:
    """In a dozen games the three toes stand at 45, 0 and -45 degrees."""
    feet = [proper_feet(watched(seed)) for seed in range(20, 32)]
    proper, doubles = map(sum, zip(*feet, strict=True))
    assert doubles > 40
    assert proper >= doubles - 1


def test_the_layout_does_not_depend_on_what_is_kept() -> None:
    """Step by step, at once, and after another table, a round looks the same."""
    plays = random_plays(3)
    forget()
    steps = [layout(tableau) for tableau in tableaux(plays)]
    forget()
    assert layout(Tableau(plays)) == steps[-1]
    layout(Tableau(random_plays(4)))
    assert layout(Tableau(plays[:20])) == steps[19]
    assert layout(Tableau(plays)).free == steps[-1].free


def _round_with_repair() -> list[Layout]:
    for seed in range(400):
        steps = [layout(t) for t in tableaux(random_plays(seed, 12, mode="dense"))]
        if any(step.moved for step in steps):
            return steps
    raise AssertionError("no repair in 400 rounds: look for another way to force one")


def test_a_repair_is_the_same_again() -> None:
    """Tables on which tiles had to move are laid out again exactly alike, prefix by prefix."""
    steps = _round_with_repair()
    forget()
    for step in steps[::-7]:
        plays = [(placed.tile, placed.onto) for placed in step.placed]
        assert layout(Tableau(plays)) == step
        forget()


def test_a_repair_names_what_moved() -> None:
    """Exactly the tiles that lie elsewhere than before are named, in order of play."""
    steps = _round_with_repair()
    for before, now in pairwise(steps):
        old = {placed.tile: placed.corners for placed in before.placed}
        moved = [p.tile for p in now.placed if p.tile in old and old[p.tile] != p.corners]
        assert list(now.moved) == moved


def test_a_process_of_its_own_gives_the_same_layout() -> None:
    """Another process, with other hashes, lays the same table out the same way."""
    plays = random_plays(5)
    code = (
        "from chickenfoot.placement.layouts import layout;"
        "from chickenfoot.engine.tableau import Tableau;"
        f"print(layout(Tableau.parse({str(Tableau(plays))!r})).placed)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(layout(Tableau(plays)).placed)


def test_an_empty_table() -> None:
    """An empty tableau has no tile and no place, and room for the spinner."""
    empty = layout(Tableau())
    assert (empty.placed, dict(empty.free), empty.moved) == ((), {}, ())
    assert empty.bounds == (-1.0, -0.5, 1.0, 0.5)


def test_the_spinner_lies_along_x_and_keeps_its_arms() -> None:
    """The spinner alone lies in the middle, its four arms kept free and in bounds."""
    alone = layout(Tableau.parse("9-9"))
    assert alone.placed[0].center == (0.0, 0.0)
    assert {abs(x) for x, _ in alone.placed[0].corners} == {1.0}
    assert [place.center for place in alone.free[Tile(9, 9)]] == [
        (0.0, 1.5),
        (0.0, -1.5),
        (2.0, 0.0),
        (-2.0, 0.0),
    ]
    assert alone.bounds == (-3.0, -2.5, 3.0, 2.5)


def test_the_first_free_place_of_a_double_is_used_next() -> None:
    """An arm, and then a toe, lies exactly where the first free place was."""
    table = Tableau.parse("9-9")
    for play in ("9-6 on 9-9", "9-4 on 9-9", "6-6 on 9-6", "6-1 on 6-6", "6-2 on 6-6"):
        tile, onto = (Tile.parse(word) for word in play.split(" on "))
        place = layout(table).free[onto][0]
        table = table.add(tile, onto)
        if onto.is_double:
            assert layout(table).of(tile).corners == place.corners


@pytest.mark.parametrize("arms", [4, 6, 8])
def test_a_tile_takes_the_arm_that_is_chosen(arms: int) -> None:
    """Whichever free place of the spinner is chosen, the tile lies there, and the others stay."""
    table = Tableau.parse("9-9, 9-6 on 9-9", arms=arms)
    free = layout(table).free[Tile(9, 9)]
    assert [place.slot for place in free] == list(range(1, arms))
    for place in free:
        assert place.slot is not None
        plays = (*table.plays, (Tile(9, 4), Tile(9, 9)))
        laid = layout(Tableau(plays, arms=arms, slots={Tile(9, 4): place.slot}))
        assert laid.of("9-4").corners == place.corners
        left = [each for each in free if each != place]
        assert list(laid.free[Tile(9, 9)]) == left


@pytest.mark.parametrize("pips", [6, 9, 12])
@pytest.mark.parametrize("seed", range(4))
def test_chosen_places_hold_in_whole_games(pips: int, seed: int) -> None:
    """Arms and toes chosen by chance are those that are taken, and nothing overlaps."""
    plays, random = random_plays(seed, pips), Random(seed)
    chosen: dict[Tile, int] = {}
    eye = Eye()
    for count, (tile, onto) in enumerate(plays):
        if onto is not None and onto.is_double and random.random() < 0.7:
            before = layout(Tableau(plays[:count], slots=chosen))
            place = random.choice(before.free[onto])
            assert place.slot is not None
            chosen[tile] = place.slot
        now = layout(Tableau(plays[: count + 1], slots=chosen))
        assert eye.faults(now) == []
        if tile in chosen and not now.moved:
            assert now.of(tile).corners == place.corners
    table = now._table
    assert table is not None
    for tile, slot in chosen.items():
        onto = dict(plays)[tile]
        assert onto is not None
        # Tiles may have moved since, but each is still the toe that it was.
        assert table.slots_of(onto)[slot] == table.where[tile]


def test_a_choice_that_is_taken_is_passed_over() -> None:
    """Of two tiles for one place the later one takes the first that is free."""
    plays = Tableau.parse("9-9, 9-6 on 9-9, 9-4 on 9-9").plays
    laid = layout(Tableau(plays, slots={Tile(9, 6): 2, Tile(9, 4): 2}))
    places = layout(Tableau.parse("9-9")).free[Tile(9, 9)]
    assert laid.of("9-6").corners == places[2].corners
    assert laid.of("9-4").corners == places[0].corners


def test_choices_of_one_table_leave_another_alone() -> None:
    """The same plays without a choice lie as ever, whichever was laid out first."""
    table = Tableau.parse("9-9, 9-6 on 9-9, 6-4 on 9-6")
    forget()
    plain = layout(table)
    forget()
    layout(Tableau(table.plays, slots={Tile(9, 6): 3}))
    assert layout(table) == plain


def test_an_ordinary_tile_lies_where_its_place_was_shown() -> None:
    """Every ordinary tile of a game lies where the free place of its end was."""
    plays = random_plays(11)
    for before in tableaux(plays[:-1]):
        tile, onto = plays[len(before)]
        now = layout(before.add(tile, onto))
        if onto is not None and not tile.is_double and not now.moved:
            assert now.of(tile).corners == layout(before).free[onto][0].corners


def test_every_open_end_has_an_entry() -> None:
    """The free places belong to exactly the open ends."""
    for tableau in tableaux(random_plays(12)):
        assert set(layout(tableau).free) == set(tableau.ends)


def test_halves_face_the_right_way() -> None:
    """The angle runs from the half that touches to the half that faces out."""
    six = layout(Tableau.parse("9-9, 9-6 on 9-9, 6-6 on 9-6, 6-1 on 6-6"))
    arm, double, toe = (six.of(Tile.parse(text)) for text in ("9-6", "6-6", "6-1"))
    assert (arm.inner, arm.outer, arm.angle, arm.contact) == (9, 6, 90, (0.0, 0.5))
    assert (double.heading, double.angle) == (90, 180)
    assert (toe.inner, toe.outer, toe.angle) == (6, 1, 135)
    assert toe.contact == pytest.approx((-1.0, 3.5))


def test_where_one_tile_lies() -> None:
    """By the tile or its text; a tile that does not lie there is refused by an error of ours."""
    laid = layout(Tableau.parse("9-9, 9-6 on 9-9"))
    assert laid.of("9-6") == laid.of(Tile(9, 6)) == laid.placed[1]
    with pytest.raises(UnknownName, match="6-4 does not lie on this table"):
        laid.of("6-4")
    with pytest.raises(KeyError):
        laid.of(Tile(6, 4))
    with pytest.raises(InvalidText):
        laid.of("nonsense")
