"""Rules: what they default to, what they refuse, how they score and how they say so."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import replace

import pytest

import chickenfoot as cf
from chickenfoot.engine.rules import KNOBS
from tests.support.samples import other_value


def test_the_default_is_the_encyclopedia_article() -> None:
    """Rules() is wikipedia-en; the article's Portuguese edition differs in the call alone."""
    assert cf.Rules() == cf.preset("wikipedia-en")
    assert cf.Rules() == replace(cf.preset("pe-de-galinha"), call="Chickie {n}")
    assert cf.Rules().called(4) == "Chickie fours"
    assert cf.Rules().called(4, "en") == "Chickie fours"
    with cf.language("pt"):
        assert cf.Rules().called(4) == "Galinha Quatros"
        assert cf.Rules().called(4, "en") == "Chickie fours"
        assert cf.preset("pe-de-galinha").called(4) == "Galinha Quatros"
    with cf.language("es"):
        assert cf.Rules().called(4) == "Pata de pollo de cuatros"
    with cf.language("cs"):
        assert cf.Rules().called(4) == "Kuřecí čtyřky"
    assert cf.preset("pata-de-pollo").called(4) == "Pata de pollo"


@pytest.mark.parametrize("knob", KNOBS)
def test_a_knob_makes_other_rules(knob: str) -> None:
    """Another value gives unequal rules with another text or score, and comes back from a dict."""
    base = cf.Rules()
    if knob == "leader_later":
        base = replace(base, start_source="hand")
    other = replace(base, **{knob: other_value(knob)})
    assert other != base
    assert getattr(other, knob) == other_value(knob)
    assert cf.Rules.from_dict(other.to_dict()) == other
    assert hash(cf.Rules.from_dict(other.to_dict())) == hash(other)


@pytest.mark.parametrize("knob", KNOBS)
def test_rules_are_frozen(knob: str) -> None:
    """No knob can be set afterwards."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(cf.Rules(), knob, other_value(knob))


def test_points() -> None:
    """Pips, plus what the double-blank and blank halves cost; an empty hand costs nothing."""
    tiles = [cf.Tile.parse(text) for text in ("0-0", "6-3", "5-0")]
    assert cf.Rules().points(tiles) == 64
    assert cf.Rules(double_blank_points=0).points(tiles) == 14
    assert cf.Rules(blank_half_points=25).points(tiles) == 89
    assert cf.Rules().points([]) == 0


def test_the_leads_of_a_game() -> None:
    """From the highest double down to the double-blank, or up again."""
    assert cf.Rules(set_max=6, hand_size=5).leads == (6, 5, 4, 3, 2, 1, 0)
    assert cf.Rules(set_max=6, hand_size=5, round_order="asc").leads == (0, 1, 2, 3, 4, 5, 6)


def test_unknown_knobs_are_refused_with_the_nearest() -> None:
    """A knob misspelt in a record is refused with the suggestion."""
    with pytest.raises(cf.RulesError, match="spinner_arms"):
        cf.Rules.from_dict({"spiner_arms": 4})


def test_equal_rules_have_equal_hashes_however_given() -> None:
    """A dict, in any order, and a list for the tie-breaks make the same frozen value."""
    one = cf.Rules(hand_size={2: 14, 3: 10}, tiebreak=("most_zero_rounds",))
    two = cf.Rules(hand_size={3: 10, 2: 14}, tiebreak=["most_zero_rounds"])  # type: ignore[arg-type]
    assert one == two
    assert hash(one) == hash(two)
    given = {2: 14}
    rules = cf.Rules(hand_size=given)
    given[2] = 1
    assert rules.hand_for(2) == 14


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: cf.Rules(wild=12), "wild"),  # type: ignore[call-arg]
        (lambda: cf.Rules(tows=2), "toes"),  # type: ignore[call-arg]
        (lambda: replace(cf.Rules(), pips=5), "pips"),  # type: ignore[call-arg]
        (lambda: cf.Rules.from_dict(7), "7"),  # type: ignore[arg-type]
        (lambda: cf.Rules.from_dict([1, 2]), r"\[1, 2\]"),  # type: ignore[arg-type]
        (lambda: cf.Rules().called(19), "19"),
        (lambda: cf.Rules(hand_size="div42").hand_for(0), "players"),
        (lambda: cf.Rules().hand_for([]), "players"),  # type: ignore[arg-type]
        (lambda: cf.Rules().arms_for("x"), "players"),  # type: ignore[arg-type]
        (lambda: cf.Rules().penalty(7), "7"),  # type: ignore[arg-type]
        (lambda: cf.deal(totals=5), "totals"),  # type: ignore[arg-type]
        (lambda: cf.deal(totals=("a", "b", "c", "d")), "totals"),  # type: ignore[arg-type]
        (lambda: cf.deal(totals=(1, 2)), "totals"),
        (lambda: cf.Move("x"), "x"),  # type: ignore[arg-type]
        (lambda: cf.Move(7), "7"),  # type: ignore[arg-type]
        (lambda: cf.PRESETS["chicken-scrtch"], "chicken-scratch"),
        (lambda: cf.verdicts(["9-9"], ["9-6"], "9-6 on 9-9")["nope"], "nope"),
    ],
)
def test_wrong_arguments_get_our_errors(make: Callable[[], object], said: str) -> None:
    """The value, and what is allowed or known, is in the message."""
    with pytest.raises(cf.ChickenfootError, match=said):
        make()


def test_a_penalty_is_told_of_a_tile_or_its_text() -> None:
    """The double-blank costs what the rules say."""
    assert cf.Rules().penalty("0-0") == cf.Rules().penalty(cf.Tile(0, 0)) == 50
    assert cf.Move("6-4", "9-6") == cf.Move.parse("6-4 on 9-6")  # type: ignore[arg-type]
