"""Several knobs at once: effects that are known exactly, and intervals that hold together."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.common.estimates import Tally
from chickenfoot.lab import paired_deals
from tests.support.stops import Stops

TWO = {"toes": [3, 2], "spinner_arms": [4, 6]}


def small(knobs: Any = TWO, players: Any = ("random",) * 2, **how: Any) -> cf.Effects:
    """A small design without a progress bar."""
    return cf.cross(knobs, players, progress=False, **{"rounds": 30, **how})


def test_effects_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand-in rounds whose turns are a sum: each effect comes out to the digit.

    Two toes add 4 turns, one toe 7, six arms 10, both six arms and one toe 6 more, and the luck
    of the deal, which is the same under all rules, anything.
    """

    def play(rules: cf.Rules, seated: object, seed: object, number: int) -> dict[str, int]:
        turns = {3: 0, 2: 4, 1: 7}[rules.toes] + (10 if rules.spinner_arms == 6 else 0)
        turns += 6 if (rules.toes, rules.spinner_arms) == (1, 6) else 0
        return {"turns": turns + Random(number).randrange(100)}

    monkeypatch.setattr(paired_deals, "_values_of_round", play)
    knobs = {"toes": [3, 2, 1], "spinner_arms": [4, 6], "draw_limit": [1, None]}
    found = small(knobs, measured=["turns"], interactions=True)
    known = {
        (("toes", 2),): 4,
        (("toes", 1),): 7 + 6 / 2,
        (("spinner_arms", 6),): 10 + 6 / 3,
        (("draw_limit", None),): 0,
        (("toes", 2), ("spinner_arms", 6)): 0,
        (("toes", 1), ("spinner_arms", 6)): 6,
        (("toes", 2), ("draw_limit", None)): 0,
        (("toes", 1), ("draw_limit", None)): 0,
        (("spinner_arms", 6), ("draw_limit", None)): 0,
    }
    assert found.comparisons == len(known)
    for turned, value in known.items():
        each = found.effect(dict(turned), "turns")
        assert (each.value, each.low, each.high) == pytest.approx((value,) * 3)
    assert found.mean({"toes": 1, "spinner_arms": 6}, "turns").value == pytest.approx(
        found.mean({}, "turns").value + 23
    )


def test_a_price_is_its_share_of_the_rounds() -> None:
    """What going out on a double costs changes no play: its effect is 50 points a time."""
    found = small({"last_double": ["free", "penalty"], "toes": [3, 2]}, rounds=80)
    dear = [
        cf.simulate(cf.Rules(toes=toes), ["random"] * 2, rounds=80, progress=False).mean_points
        for toes in (3, 2)
    ]
    free = [
        cf.simulate(
            cf.Rules(toes=toes, last_double="free"), ["random"] * 2, rounds=80, progress=False
        ).mean_points
        for toes in (3, 2)
    ]
    apart = sum(sum(each) for each in dear) - sum(sum(each) for each in free)
    assert found.effect({"last_double": "penalty"}).value == pytest.approx(apart / 4)
    assert found.effect({"last_double": "penalty"}).value > 0
    assert found.effect({"last_double": "penalty"}, "turns").value == 0


def test_one_knob_is_a_comparison() -> None:
    """With one knob the effects are the differences that compare finds on the same deals."""
    found = small({"toes": [3, 2]})
    rules = {"three": cf.Rules(), "two": replace(cf.Rules(), toes=2)}
    other = cf.compare(rules, ["random"] * 2, rounds=30, progress=False)
    for name in found.measures:
        effect, difference = found.effect({"toes": 2}, name), other.difference("two", name)
        assert effect.value == difference.value
        assert effect.margin > difference.margin, "three intervals hold together"


def test_the_intervals_hold_together() -> None:
    """Of 2,000 tables of 20 stand-in effects 95 % have no miss; uncorrected, few have none.

    The numbers of a table depend on each other, as those of a design do. One per cent is left to
    the chance of 2,000 tables.
    """
    rng = Random(1)
    together = alone = 0
    for _ in range(2000):
        luck = [rng.gauss(0, 10) for _ in range(30)]
        tallies = [Tally(round(each + rng.gauss(0, 30)) for each in luck) for _ in range(20)]
        together += all(not tally.mean(together=20).sign for tally in tallies)
        alone += all(not tally.mean().sign for tally in tallies)
    assert 0.94 * 2000 <= together <= 0.97 * 2000
    assert alone < 0.5 * 2000


def test_the_more_is_asked_for_the_wider_the_intervals() -> None:
    """Fewer measures and no interactions are fewer intervals that shall hold together."""
    some = small(measured=["turns"])
    more = small(interactions=True)
    assert (some.comparisons, more.comparisons) == (2, 9)
    both = [found.effect({"toes": 2}, "turns") for found in (some, more)]
    assert both[0].value == both[1].value
    assert both[0].margin < both[1].margin


def test_sentences_say_what_may_be_concluded() -> None:
    """A clear effect is called one, the others are not denied, and the correction is told."""
    knobs = {"foot_first": [True, False], "spinner_arms": [4, 5]}
    said = "\n".join(small(knobs, ["steady"] * 4).sentences)
    assert "turns: foot_first False (-" in said
    assert "points per player: no effect to be seen of spinner_arms 5." in said
    said = "\n".join(small({"last_double": ["free", "penalty"]}).sentences)
    assert "turns: last_double penalty changed nothing in any of the deals." in said
    assert "3 intervals are so wide" in said


def test_shown_and_plain() -> None:
    """A table and HTML, JSON and pandas, a picture on the axes given."""
    from matplotlib.figure import Figure

    found = small({"hand_size": [7, {2: 9}], "tiebreak": [(), ("most_zero_rounds",)]})
    assert "hand_size {2: 9}, not 7" in str(found)
    assert "<table>" in found._repr_mimebundle_()["text/html"]
    data = json.loads(json.dumps(found.to_dict(), allow_nan=False))
    assert data["knobs"] == {"hand_size": [7, {"2": 9}], "tiebreak": [[], ["most_zero_rounds"]]}
    assert data["comparisons"] == 6
    assert data["effects"][0]["turned"] == {"hand_size": {"2": 9}}
    assert len(found.to_pandas()) == 6
    ax = Figure().subplots()
    assert found.plot("blocked", ax) is ax
    assert "%" in ax.get_xlabel()
    assert ax.get_yticklabels()[0].get_text() == "hand_size {2: 9}, not 7"


def test_whole_games() -> None:
    """With games= whole games are counted."""
    found = small({"toes": [3, 2]}, games=3, rounds=None, measured=["turns", "margin"])
    assert found.games
    assert found.mean({}, "turns").value > 100
    assert "3 whole games" in str(found)


def test_as_precise_as_asked() -> None:
    """The run goes on until all of the corrected intervals are narrow enough."""
    found = small(rounds=None, precision={"turns": 4})
    assert found.margins()["turns"] <= 4
    assert "precision asked for" in str(found)


def test_an_executor_and_a_checkpoint_change_nothing(tmp_path: Path) -> None:
    """The same figures from processes, and from a run that was ended and gone on with."""
    whole = small()
    with ProcessPoolExecutor(1) as pool:
        assert small(executor=pool) == whole
    part = small(rounds=10, checkpoint=tmp_path / "run")
    assert part.n == 10
    assert small(checkpoint=tmp_path / "run") == whole
    with pytest.raises(cf.ChickenfootError, match="holds another run"):
        small({**TWO, "toes": [2, 3]}, checkpoint=tmp_path / "run")


def test_an_interrupt_keeps_what_is_done() -> None:
    """After an interrupt there are the deals played under all combinations, and n says so."""
    part = small(players=[Stops(1500), "random"], rounds=3000)
    assert 0 < part.n < 1000
    assert f"Stopped after {part.n} of" in str(part)
    assert part.to_dict() == small(players=[Stops(-1), "random"], rounds=part.n).to_dict()


@pytest.mark.parametrize(
    ("knobs", "said"),
    [
        ({}, "Give the knobs to turn"),
        ([("toes", [3, 2])], "Give the knobs to turn"),
        ({"toe": [3, 2]}, "toes"),
        ({"toes": [3]}, "toes needs a list of two values"),
        ({"toes": {3, 2}}, "toes needs a list of two values"),
        ({"hand_size": {2: 7, 4: 9}}, "hand_size needs a list of two values"),
        ({"toes": 3}, "toes"),
        ({"drawn_tile": "must"}, "drawn_tile"),
        ({"toes": [3, 2, 3]}, "toes has 3 twice"),
        ({"toes": [3, 9]}, "toes cannot be 9"),
        ({"drawn_tile": ["must", "mus"]}, "drawn_tile cannot be 'mus'"),
        ({"hand_size": [7, 40]}, "hand_size 40 cannot be played"),
        ({"set_max": [9, 5], "hand_size": [7, 20]}, "set_max 5, hand_size 20 cannot be played"),
        ({f"{knob}_points": range(20) for knob in ("last_double", "double_blank", "blank_half")},
         "8,000 combinations"),
    ],
)  # fmt: skip
def test_knobs_and_values_are_checked_by_name(knobs: Any, said: str) -> None:
    """Each is refused with its name, before anything is played."""
    with pytest.raises(cf.ChickenfootError) as caught:
        small(knobs)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda found: found.effect({"toe": 2}), "toes"),
        (lambda found: found.effect({"toes": 1}), "its values are 3 and 2"),
        (lambda found: found.effect({"toes": 99}), "toes cannot be 99"),
        (lambda found: found.effect({"toes": 3}), "There is no such effect"),
        (lambda found: found.effect({}), "There is no such effect"),
        (lambda found: found.effect("toes"), "Give the knobs that are turned"),
        (lambda found: found.effect({"toes": 2, "spinner_arms": 6}), "There is no such effect"),
        (lambda found: found.effect({"toes": 2}, "turn"), "turns"),
        (lambda found: found.mean({}, "leader"), "points"),
        (lambda found: found.plot("leader"), "points"),
    ],
)
def test_what_was_not_measured(ask: Any, said: str) -> None:
    """A knob, a value, an effect or a measure that is not there is refused with those that are."""
    with pytest.raises(cf.ChickenfootError) as caught:
        ask(small(rounds=1))
    assert said in str(caught.value)


@pytest.mark.parametrize("measured", [[], "turns", ["turn"], [None], 3])
def test_measures_are_checked(measured: Any) -> None:
    """A measure that there is not is refused."""
    with pytest.raises(cf.ChickenfootError):
        small(measured=measured)
