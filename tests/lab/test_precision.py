"""A run that goes on until it is precise enough: where it ends, and what it says."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.lab.precision import Precision
from chickenfoot.lab.simulation import figure_names

PAIR = {"as it is": cf.Rules(), "two toes": cf.Rules(toes=2)}


def sample(precision: Any, **other: Any) -> cf.Sample:
    """Two players, quietly."""
    return cf.simulate(
        players=["random", "greedy"], precision=precision, progress=False, **{"seed": 3, **other}
    )


def comparison(precision: Any, **other: Any) -> cf.Comparison:
    """Two rule sets, quietly."""
    return cf.compare(PAIR, ["random"] * 2, precision=precision, progress=False, **other)


def test_it_goes_on_until_every_player_is_known_so_well() -> None:
    """And not much longer; the table says what it cost."""
    found = sample(1.5)
    margins = [found.figures[f"points.player.{each}"].estimate.margin for each in found.players]
    assert 1.2 < max(margins) <= 1.5
    assert f"{found.rounds:,} rounds were enough" in str(found)
    assert "± 1.5" in str(found)
    assert found.asked == found.rounds


def test_it_is_the_sample_of_so_many_rounds() -> None:
    """Looking on the way changes nothing, so the figures are those of a run of that length."""
    found = sample(2)
    assert found == sample(None, rounds=found.rounds)


def test_it_ends_after_the_same_round_everywhere() -> None:
    """On several processes as on one."""
    with ProcessPoolExecutor(2) as pool:
        assert sample(2, executor=pool) == sample(2)
        assert comparison(2, executor=pool) == comparison(2)


def test_a_mapping_names_other_figures() -> None:
    """Each is reached; a name stands for all below it; shares are numbers up to 1."""
    found = sample({"turns": 0.5, "out.player": 0.03})
    assert found.figures["turns"].estimate.margin <= 0.5
    for each in found.players:
        assert found.figures[f"out.player.{each}"].estimate.margin <= 0.03
    assert set(found.precision) == {"turns", "out.player.random", "out.player.greedy"}


def test_what_is_not_reached_is_told_with_its_price() -> None:
    """The margin there is, the one asked for, and about how many rounds that would take."""
    found = sample(0.1, rounds=300)
    assert found.rounds == 300
    assert "± 0.1 was asked for: that takes about" in str(found)
    words = str(found).split("that takes about ")[1]
    need = int(words.split()[0].replace(",", ""))
    margin = max(found.figures[f"points.player.{each}"].estimate.margin for each in found.players)
    assert need == pytest.approx(300 * (margin / 0.1) ** 2, rel=0.01)


def test_without_an_interval_there_is_no_price() -> None:
    """One round tells nothing of the spread."""
    assert "is known to ± inf, and ± 1 was asked for." in str(sample(1, rounds=1))


def test_a_comparison_is_about_differences() -> None:
    """All of them."""
    found = comparison(1, rounds=100_000)
    assert found.difference("two toes").margin <= 1
    assert f"{found.n:,} rounds were enough" in str(found)
    games = comparison({"best": 40}, games=500)
    assert games.difference("two toes", "best").margin <= 40 or games.n == 500


def test_what_does_not_vary_is_known_at_the_first_look() -> None:
    """But not before it: two alike rounds are no proof."""
    same = {"one": cf.Rules(), "other": cf.Rules()}
    found = cf.compare(same, ["random"] * 2, precision=0.001, progress=False)
    assert found.n == 200


def test_the_names_of_figures_are_known_beforehand() -> None:
    """So that a wrong one is refused before anything is played."""
    found = cf.simulate(players=["random", "greedy", "random"], rounds=5, progress=False)
    assert figure_names(found.players) == list(found.figures)


@pytest.mark.parametrize(
    "precision",
    [0, -1, float("nan"), float("inf"), "fine", True, [], {}, {"turn": 1}, {"turns": 0}, {1: 1},
     {"turns": None}, 10**400],
)  # fmt: skip
def test_what_is_no_precision_is_refused(precision: Any) -> None:
    """In words, before anything is played."""

    def never(view: cf.PlayerView) -> str:
        raise AssertionError("played")

    with pytest.raises(cf.ChickenfootError):
        cf.simulate(players=[never, never], precision=precision, progress=False)
    with pytest.raises(cf.ChickenfootError):
        cf.compare(PAIR, [never, never], precision=precision, progress=False)


@pytest.mark.parametrize("margin", [1e-20, 1e-100, 1e-160, 1e-200, 1e-320])
def test_a_margin_beyond_every_run_is_not_reached(margin: float) -> None:
    """However small it is, what was played is shown."""
    found = cf.simulate(players=["random"] * 2, rounds=250, precision=margin, progress=False)
    assert found.rounds == 250
    assert "was asked for" in str(found)
    both = cf.compare(PAIR, ["random"] * 2, rounds=210, precision=margin, progress=False)
    assert both.n == 210


def test_looks_come_closer_to_the_goal() -> None:
    """From margins of one over the root of n, the goal is reached in three looks."""
    n, looks = 0, list[int]()
    while not looks or looks[-1] != n:
        n = looks[-1] if looks else 0
        margin = 10 / max(n, 1) ** 0.5
        looks.append(Precision({"x": 0.1}, lambda now=margin: {"x": now}).goal(n))  # type: ignore[misc]
    assert looks[0] == 200
    assert looks[1] == 2000  # ten times as many at most
    assert looks[-1] == pytest.approx(10_000, rel=0.03)
    assert len(looks) == 4
