"""The coach: what it advises, of what it is told, and how it can be stopped."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import chickenfoot as cf
from tests.support.positions import FOUR_ARMS


def test_the_same_samples_give_the_same_advice() -> None:
    """Position and number of samples decide the advice, whether a round is given or its view."""
    now = cf.deal(seed=11)
    for _ in range(20):
        now = now.play(cf.players.named("greedy")(now.view()))
    advice = cf.advise(now, samples=30)
    assert advice.samples == 30
    assert advice == cf.advise(now, samples=30) == cf.advise(now.view(), samples=30)
    assert {str(each.move) for each in advice.moves} == set(map(str, now.legal_moves()))


def test_only_the_view_counts() -> None:
    """Two rounds that look alike to the player get the same advice."""
    hands = ["6-4 5-0 7-7", "1-1 2-2 6-0", "3-3 4-4 5-3"]
    other = ["6-4 5-0 7-7", "6-3 4-4 5-3", "1-1 2-2 6-0"]
    one = cf.setup(cf.Rules(), FOUR_ARMS, hands, yard="8-1 8-2 6-3")
    two = cf.setup(cf.Rules(), FOUR_ARMS, other, yard="8-2 3-3 8-1")
    assert cf.advise(one, samples=20) == cf.advise(two, samples=20)


def test_going_out_is_advised() -> None:
    """The play that ends the round at no cost comes first, with a certain chance to go out."""
    now = cf.setup(cf.Rules(voluntary_draw=True), FOUR_ARMS, ["6-4", "1-1 2-2"], yard="8-1 8-2")
    advice = cf.advise(now, samples=25)
    assert str(advice.best) == "6-4 on 9-6"
    assert (advice.moves[0].points.value, advice.moves[0].out.value) == (0.0, 1.0)
    assert advice.moves[0].reason == "goes out"
    assert advice.of("draw").loss.value > 0


def test_loss_is_measured_in_the_same_worlds() -> None:
    """The best move loses nothing, every other the difference of its points and the best's."""
    now = cf.deal(seed=4)
    for _ in range(24):
        now = now.play(cf.players.named("random")(now.view()))
    advice = cf.advise(now, samples=40)
    best = advice.moves[0].points.value
    for each in advice.moves:
        assert each.loss.value == pytest.approx(each.points.value - best)
        assert each.loss.value >= 0


def test_advice_can_be_stopped() -> None:
    """When stop says so the advice comes at once, with at least one world tried."""
    now = cf.deal(seed=4)
    assert cf.advise(now, 60, stop=lambda: True).samples == 1
    assert cf.advise(now, 0).samples == 1


def test_an_interrupt_goes_through() -> None:
    """Ctrl-C is for whoever asked, such as a long run whose players take advice."""

    def interrupts() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cf.advise(cf.deal(seed=4), 60, stop=interrupts)


def test_an_interrupt_ends_the_search_for_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not taken for the end of one position's advice."""
    over = cf.play_out(cf.Game.new(2, seed=1), ["random"] * 2).past[0]
    asked = []

    def interrupts(*_: object) -> None:
        asked.append(1)
        if len(asked) == 30:
            raise KeyboardInterrupt

    monkeypatch.setattr("chickenfoot.players.coach.step", interrupts)
    with pytest.raises(KeyboardInterrupt):
        cf.mistakes(over, 0, samples=20)
    assert len(asked) == 30


def test_the_coach_beats_random() -> None:
    """With four samples a move already, the coach pays less than random, beyond chance."""
    found = cf.league({"coach": cf.Coach(4), "random": "random"}, rounds=20, seed=0, progress=False)
    assert found.meeting("coach", "random").sign > 0


def test_mistakes() -> None:
    """The dearest moves of a careless player come first, each of them its own and a loss."""
    now = cf.deal(seed=2)
    while not now.is_over:
        now = now.play(now.legal_moves()[0])
    found = cf.mistakes(now, 1, samples=40)
    assert 0 < len(found) <= 3
    losses = [each.played.loss.value for each in found]
    assert losses == sorted(losses, reverse=True)
    for each in found:
        seat, move = now.history[each.ply]
        assert seat == 1
        assert move.tile == each.played.move.tile
        assert each.played.loss.low > 0


def test_shown_and_plain() -> None:
    """Advice prints as a table, warns of few samples, draws, and goes through JSON."""
    from matplotlib.figure import Figure

    advice = cf.advise(cf.setup(cf.Rules(), FOUR_ARMS, ["6-4 5-5 7-1", "1-1 2-2"]), samples=12)
    assert "each move tried in 12 worlds" in str(advice)
    assert "Tried only 12 times" in str(advice)
    ax = Figure().subplots()
    assert advice.plot(ax) is ax
    assert len(ax.patches) == len(advice.moves)
    assert json.loads(json.dumps(advice.to_dict()))["samples"] == 12


def test_bad_input() -> None:
    """Without a move to make there is no advice; samples must be a number from 1 on."""
    now = cf.setup(cf.Rules(), FOUR_ARMS, ["6-4", "1-1"])
    with pytest.raises(cf.ChickenfootError):
        cf.advise(now.play("6-4 on 9-6"))
    with pytest.raises(cf.ChickenfootError, match="samples cannot be 0"):
        cf.Coach(0)
    with pytest.raises(cf.ChickenfootError, match="5-5 on 9-5"):
        cf.advise(now, samples=2).of("5-5 on 9-5")


NOW = cf.setup(cf.Rules(), FOUR_ARMS, ["6-4", "1-1"])
ADVICE = cf.advise(NOW, samples=1)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: cf.advise("x"), "'x' is not a position"),  # type: ignore[arg-type]
        (lambda: cf.advise(None), "None is not a position"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, None), "seconds cannot be None"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, "1"), "seconds cannot be '1'"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, float("nan")), "seconds cannot be nan"),
        (lambda: cf.advise(NOW, -1), "seconds cannot be -1"),
        (lambda: cf.advise(NOW, True), "seconds cannot be True"),
        (lambda: cf.advise(NOW, samples=1.5), "samples cannot be 1.5"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, stop=5), "stop cannot be 5"),  # type: ignore[arg-type]
        (lambda: ADVICE.plot(5), "5 is not a matplotlib Axes"),  # type: ignore[arg-type]
        (lambda: cf.mistakes("x", 0), "played cannot be 'x'"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 2), "2"),
        (lambda: cf.mistakes(NOW, "a"), "a"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, None), "seat"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 0, most="x"), "most cannot be 'x'"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 0, most=1.5), "most cannot be 1.5"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 0, samples=0), "samples cannot be 0"),
        (lambda: cf.Coach(True), "samples cannot be True"),
        (lambda: cf.Coach(5, policy=None), "no player called None"),  # type: ignore[arg-type]
        (lambda: cf.Coach(5, policy="gredy"), "'greedy'"),
        (lambda: cf.Coach(5, policy="coach"), "random"),
    ],
)
def test_bad_arguments_are_told_in_words(call: Callable[[], object], said: str) -> None:
    """What cannot be advised on, or with, is refused with an error of ours that names it."""
    with pytest.raises(cf.ChickenfootError) as caught:
        call()
    assert said in str(caught.value)


def test_a_policy_by_name() -> None:
    """A built-in player's name is a policy as the player itself is."""
    now = cf.deal(players=2, seed=3)
    by_name = cf.Coach(5, policy="greedy")
    assert by_name.policy is cf.players.named("greedy")
    assert by_name(now.view()) in now.legal_moves()
