"""Comparing rules on the same deals."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.players.match import play_game
from chickenfoot.players.registry import labelled
from tests.support.stops import Stops

RULES = cf.Rules()
PAIR = {"as it is": RULES, "two toes": replace(RULES, toes=2)}


def small(variants: Any, players: Any = ("steady",) * 3, **how: Any) -> cf.Comparison:
    """A small comparison without a progress bar."""
    return cf.compare(variants, players, progress=False, **{"rounds": 120, **how})


def test_the_same_rules_do_not_differ() -> None:
    """Under the same rules the deals are the same, so every difference is exactly zero."""
    found = small({"one": RULES, "other": replace(RULES)}, ["steady", "random", "greedy"])
    for name in found.measures:
        apart = found.difference("other", name)
        assert (apart.value, apart.low, apart.high) == (0.0, 0.0, 0.0)


def test_differences_are_those_of_two_samples() -> None:
    """The difference of means is what two runs of simulate with that seed give."""
    found = small(PAIR)
    alone = {
        label: cf.simulate(rules, ["steady"] * 3, rounds=120, progress=False)
        for label, rules in PAIR.items()
    }
    for label, sample in alone.items():
        assert found.mean(label, "turns").value == sample.figures["turns"].estimate.value
        assert found.mean(label).value == pytest.approx(sum(sample.mean_points) / 3)
    apart = [
        sum(b) - sum(a)
        for a, b in zip(alone["as it is"].points or (), alone["two toes"].points or (), strict=True)
    ]
    assert found.difference("two toes").value == pytest.approx(sum(apart) / 120 / 3)


def test_last_double_points_are_seen_to_the_point() -> None:
    """Where only the cost of going out on a double differs, so do the points, and no more."""
    found = small({"free": replace(RULES, last_double="free"), "fifty": RULES})
    assert found.difference("fifty").value > 0
    assert found.difference("fifty", "turns").value == 0


def test_sentences_say_what_may_be_concluded() -> None:
    """A clear difference is called one, an absent one is not denied, and chance is warned of."""
    said = " ".join(small(PAIR, rounds=600).sentences)
    assert "two toes against as it is, turns: " in said
    assert "Chance does not explain that." in said
    assert "false alarm" in said
    same = " ".join(small({"one": RULES, "other": replace(RULES)}).sentences)
    assert "no difference to be seen" in same
    assert "Chance does not explain" not in same


def test_whole_games_are_those_of_game() -> None:
    """A game of a comparison ends with the totals that play_out of its seed gives."""
    names = ["greedy", "steady", "doubles_first"]
    for rules in (RULES, cf.preset("chicken-scratch"), cf.preset("chicken-foot")):
        game = play_game(rules, labelled(names), "g")
        players = [cf.players.named(name) for name in names]
        assert cf.play_out(cf.Game.new(3, rules, seed="g"), players).totals == game.totals
        assert game.is_over


def test_games_are_compared() -> None:
    """With games= whole games are counted: totals of ten rounds, the winner's, the margin."""
    found = small(PAIR, games=6)
    assert (found.n, found.games) == (6, True)
    assert found.mean("as it is", "best").value < found.mean("as it is", "points").value
    assert found.mean("as it is", "turns").value > 200
    assert "6 whole games" in str(found)


def test_shown_and_plain() -> None:
    """A comparison prints as a table, and its figures go through JSON and into pandas."""
    found = small(PAIR)
    assert "against as it is" in str(found)
    assert "<table>" in found._repr_mimebundle_()["text/html"]
    data = json.loads(json.dumps(found.to_dict()))
    assert data["n"] == 120
    assert data["differences"]["two toes"]["turns"]["value"] == pytest.approx(
        found.difference("two toes", "turns").value
    )
    assert len(found.to_pandas()) == len(found.measures)


def test_plot() -> None:
    """A comparison is drawn on the axes given; an unknown measure is refused."""
    from matplotlib.figure import Figure

    ax = Figure().subplots()
    found = small(PAIR)
    assert found.plot("blocked", ax) is ax
    assert "%" in ax.get_xlabel()
    with pytest.raises(cf.ChickenfootError, match="turns"):
        found.plot("turn")


def test_bad_input() -> None:
    """One variant, or what is no rule set, is refused."""
    with pytest.raises(cf.ChickenfootError):
        small({"alone": RULES})
    with pytest.raises(cf.ChickenfootError, match="'b' is not a rule set"):
        small({"a": RULES, "b": "two toes"})


@pytest.mark.parametrize("games", [None, 100])
def test_an_interrupt_keeps_what_is_done(games: int | None) -> None:
    """After an interrupt there are the deals played whole under each rule, and n says so."""
    times = 300 if games is None else 2000
    part = small(PAIR, [Stops(times), "random"], rounds=3000, games=games)
    assert 0 < part.n < 100
    assert f"Stopped after {part.n} of" in str(part)
    n = {"rounds": part.n, "games": None if games is None else part.n}
    assert part.to_dict() == small(PAIR, [Stops(-1), "random"], **n).to_dict()


def test_an_interrupt_before_anything_is_done_goes_through() -> None:
    """With no deal played under both rules there is nothing to compare."""
    with pytest.raises(KeyboardInterrupt):
        small(PAIR, [Stops(1), "random"])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seed": True}, "True is not a seed"),
        ({"executor": 5}, "5 is not an executor"),
        ({"games": 0}, "games cannot be 0"),
        ({"variants": {"a": RULES, "b": 5}}, "'b' is not a rule set. 5 are not rules"),
    ],
)
def test_bad_arguments_are_told_in_words(wrong: dict[str, Any], said: str) -> None:
    """A seed, an executor, a number or rules that are none are refused, and named."""
    with pytest.raises(cf.ChickenfootError) as caught:
        small(**{"variants": PAIR, **wrong})
    assert said in str(caught.value)


def test_house_rules_by_name() -> None:
    """The name of a house rule stands for its rules; a seed of None is one by chance."""
    by_name = small({"a": RULES, "b": "chicken-scratch"}, rounds=3, seed=None)
    assert by_name.rules["b"] == cf.preset("chicken-scratch")
    again = small(by_name.rules, rounds=3, seed=by_name.seed)
    assert by_name.to_dict() == again.to_dict()


@pytest.mark.parametrize("what", [[], None, 5])
def test_what_cannot_be_plotted(what: Any) -> None:
    """What is no measure's name is refused with the names there are."""
    with pytest.raises(cf.ChickenfootError, match="There are: blocked"):
        small(PAIR, rounds=3).plot(what)


def test_one_deal_is_one_round() -> None:
    """The title speaks of one round where there is one."""
    assert "1 round under each rule" in str(small(PAIR, rounds=1))


def test_processes_give_the_same() -> None:
    """A comparison on two processes has the figures of one in this process."""
    with ProcessPoolExecutor(2) as pool:
        there = small(PAIR, executor=pool)
    assert there.to_dict() == small(PAIR).to_dict()
