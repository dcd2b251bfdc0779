"""The composer: the parts of a round's picture, and words that keep to their places."""

from __future__ import annotations

import pytest

import chickenfoot as cf
from chickenfoot.drawing.alt_text import turn
from chickenfoot.drawing.drawables import scene_of
from chickenfoot.drawing.round_scene import Rack, rack_scene, racks_scene, round_scene, stack
from chickenfoot.drawing.scene import Label, Scene
from chickenfoot.drawing.text_width import text_width
from tests.support.tables import FOOT_ROUND as ROUND
from tests.support.tables import played

LONG = [
    "Wilhelmina of the Most Eastern Mountains",
    "Ana",
    "MMMMMMMMMMMMMMMMMMMM",
    "Ada Lovelace III",
]


def span(label: Label) -> tuple[float, float]:
    """Where a label begins and ends."""
    width = text_width(label.text, label.size, bold=label.bold)
    left = {"left": 0.0, "center": width / 2, "right": width}[label.align]
    return label.x - left, label.x - left + width


def collisions(scene: Scene) -> list[str]:
    """Labels that leave the picture, and pairs of them that overlap."""
    spans = [(*span(each), each) for each in scene.labels if each.text]
    found = [e.text for left, right, e in spans if left < -0.5 or right > scene.width + 0.5]
    for i, (left, right, one) in enumerate(spans):
        found += [
            f"{one.text} | {other.text}"
            for low, high, other in spans[i + 1 :]
            if abs(one.y - other.y) < 0.5 * one.size and left < high and low < right
        ]
    return found


@pytest.mark.parametrize("plays", [0, 9, 24, 999])
@pytest.mark.parametrize("width", [260, 400, 660, 1000])
def test_long_names_keep_to_their_places(width: int, plays: int) -> None:
    """No line of text leaves the picture or runs into another, however long the names are."""
    now = played(cf.Rules(), 4, 8, plays)
    for names in (LONG, LONG[::-1]):
        assert not collisions(round_scene(now, width, 0.75 * width, names=names))


@pytest.mark.parametrize("plays", [2, 14, 40])
def test_the_number_to_show_is_never_cut(plays: int) -> None:
    """What every play must show stands whole in a picture of a phone's width."""
    now = played(cf.Rules(), 4, 3, plays)
    scene = round_scene(now, 360, 500, names=LONG)
    if now.must_match is not None:
        assert f"Every play must show a {now.must_match}" in [each.text for each in scene.labels]


def test_tiles_of_a_rack_begin_after_its_label() -> None:
    """A rack's tiles leave its label free."""
    scene = rack_scene(Rack(cf.double_set(3), LONG[0]), 500)
    _, end = span(scene.labels[0])
    assert end < min(x for piece in scene.hands for x, _ in piece.corners)


def test_racks_side_by_side_keep_their_labels_apart() -> None:
    """Each label ends before the next rack."""
    assert not collisions(racks_scene([Rack(cf.double_set(1), name) for name in LONG], 400))


def test_a_stack_keeps_what_is_in_it() -> None:
    """Stacked scenes are as high as all of them, the first at the top, nothing lost."""
    upper, lower = (rack_scene(Rack(cf.double_set(n), str(n)), 300) for n in (1, 2))
    both = stack(upper, lower)
    assert both.height == upper.height + lower.height
    assert len(both.hands) == 3 + 6
    assert [each.text for each in both.labels] == ["1", "2"]
    assert min(p.y for p in both.hands[:3]) > max(p.y for p in both.hands[3:])


def test_names_from_right_to_left_keep_the_order_of_the_line() -> None:
    """An Arabic or Hebrew name stands between the signs that keep its direction to itself."""
    now = played(cf.Rules(), 2, 8, 999)
    scene = round_scene(now, 700, 500, names=["علی", "Ana"])
    points = now.outcome
    assert points is not None
    labels = [each.text for each in scene.labels]
    assert f"\u2068علی\u2069 · {points.points[0]} points" in labels
    assert f"Ana · {points.points[1]} points" in labels
    running = played(cf.Rules(), 2, 8, 3)
    who = running.to_move
    assert turn(running, ["דוד", "דוד"]) == "\u2068דוד\u2069 to move"
    assert f"Seat {who} to move" == turn(running)


# -- what a learner needs to see --------------------------------------------------------------


def words(scene: Scene) -> list[str]:
    """The captions of a scene."""
    return [each.text for each in scene.labels]


def test_the_number_that_must_be_shown() -> None:
    """While a foot is unfinished the picture says which number every play must show."""
    assert "Every play must show a 6" in words(scene_of(ROUND, 800, 600))


def test_the_places_it_may_go_to() -> None:
    """The free toes of the foot in progress are ghosts, marked as wanted; no other end is."""
    scene = scene_of(ROUND, 800, 600)
    wanted = [place for place in scene.open_places if place.wanted]
    assert [(place.onto, place.pip, place.ghost) for place in wanted] == [
        (cf.Tile(6, 6), 6, True)
    ] * 2
    assert {place.onto for place in scene.open_places} == set(ROUND.tableau.ends)


def test_whose_turn_and_the_yard() -> None:
    """The captions say whose turn it is and how many tiles lie face down."""
    said = words(scene_of(ROUND, 800, 600))
    assert "Seat 0 to move" in said
    assert "Chicken yard: 3 tiles" in said
    named = words(scene_of(ROUND, 800, 600, names=["Ana", "Bo"]))
    assert "Ana to move" in named


@pytest.mark.parametrize(
    ("hands", "shown", "hidden"), [("open", 7, 0), ("own", 3, 4), ("down", 0, 7), ("none", 0, 0)]
)
def test_hands(hands: str, shown: int, hidden: int) -> None:
    """Hands lie open, or only one does, or none, or there are no racks."""
    scene = scene_of(ROUND, 800, 600, hands=hands)
    # One more tile face down stands for the yard.
    assert (len(scene.hands), len(scene.backs) - 1) == (shown, hidden)


def test_a_view_shows_no_hidden_tile() -> None:
    """What a player sees is drawn with the own hand open and the others face down."""
    scene = scene_of(ROUND.view(1), 800, 600)
    assert {piece.tile for piece in scene.hands} == set(ROUND.hands[1])
    assert len(scene.backs) - 1 == len(ROUND.hands[0])


def test_a_table_before_its_lead() -> None:
    """Before the lead the place of the starting double is marked."""
    scene = scene_of(cf.setup(cf.preset("chicken-scratch"), [], ["6-6 1-0", "2-0"]), 800, 600)
    assert [(place.pip, place.wanted, place.ghost) for place in scene.open_places] == [
        (6, True, True)
    ]
