"""The laboratory: what simulate counts, against exact figures and against itself."""

from __future__ import annotations

import json
import os
import pickle
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.common.estimates import share_of
from chickenfoot.lab.round_stats import SimulationJob, Totals
from chickenfoot.players.registry import labelled
from tests.support.cluster import dask_client
from tests.support.hangs import fails_after
from tests.support.stops import Stops

RULES = cf.Rules()
HELD = cf.preset("chicken-foot")


def quick(players: Any = ("random",) * 4, rules: cf.Rules = RULES, **how: Any) -> cf.Sample:
    """A small sample without a progress bar."""
    return cf.simulate(rules, players, progress=False, **{"rounds": 300, **how})


# -- the figures against exact ones ----------------------------------------------------------


def test_how_often_the_double_is_dealt() -> None:
    """Of 55 tiles 28 are dealt, so the 9-9 is in a hand in 28 of 55 deals."""
    dealt = sum(
        any(cf.Tile(9, 9) in hand for hand in cf.deal(HELD, 4, seed=seed).hands)
        for seed in range(3000)
    )
    found = share_of(dealt, 3000)
    assert found.low < 28 / 55 < found.high


def test_who_leads() -> None:
    """The draw for the lead favours no seat: each leads a quarter of the rounds."""
    leads = quick(rounds=3000).figures
    for seat in range(4):
        found = leads[f"leads.seat.{seat}"].estimate
        assert found.low < 0.25 < found.high


def test_hand_sums() -> None:
    """A hand of 7 of the 54 tiles beside the 9-9 holds 7 x 477 / 54 pips on average."""
    sums = [
        sum(tile.pips for tile in hand)
        for seed in range(1000)
        for hand in cf.deal(RULES, 4, seed=seed).hands
    ]
    exact = 7 * (sum(t.pips for t in cf.double_set(9)) - 18) / 54
    assert abs(sum(sums) / len(sums) - exact) < 0.5


TINY = cf.Rules(set_max=2, spinner_arms=2, toes=1, leader_first="random", hand_size=1)


@cache
def expected(now: cf.Round) -> tuple[Fraction, ...]:
    """The exact mean points of each seat, then the chance of a block, from `now` on.

    Every play is as likely as the others, as the player random has it.
    """
    if now.outcome is not None:
        blocked = now.outcome.reason is cf.EndReason.BLOCKED
        return (*map(Fraction, now.outcome.points), Fraction(blocked))
    each = [expected(now.play(move)) for move in now.legal_moves()]
    return tuple(sum(column) / len(each) for column in zip(*each, strict=True))


def all_deals(hand: int) -> Iterator[cf.Round]:
    """Every deal of the double-two set, 2-2 set aside, to two players; seat 0 leads."""
    tiles = [str(tile) for tile in cf.double_set(2)[:-1]]
    for mine in combinations(tiles, hand):
        rest = [tile for tile in tiles if tile not in mine]
        for yours in combinations(rest, hand):
            for yard in permutations(tile for tile in rest if tile not in yours):
                hands = [" ".join(mine), " ".join(yours)]
                yield cf.setup(replace(TINY, hand_size=hand), [], hands, yard=" ".join(yard))


@pytest.mark.parametrize("hand", [1, 2])
def test_tiny_games_enumerated_whole(hand: int) -> None:
    """Every deal and every choice of the double-two game agree with the simulation."""
    exact = [expected(now) for now in all_deals(hand)]
    leader, other, blocked = (
        float(sum(column) / len(exact)) for column in zip(*exact, strict=True)
    )
    rules = replace(TINY, hand_size=hand)
    found = quick(("random",) * 2, rules, rounds=6000).figures
    for key, truth in [
        ("points.order.0", leader),
        ("points.order.1", other),
        ("ends.blocked", blocked),
    ]:
        estimate = found[key].estimate
        assert estimate.low <= truth <= estimate.high, key


# -- a sample against the public round ---------------------------------------------------------


def test_a_round_of_a_sample_is_the_round_dealt_from_its_seed() -> None:
    """What was counted of a round is what the same players do through views and Round.play."""
    players = [cf.players.named(name) for name in ("greedy", "doubles_first", "steady")]
    for rules in (RULES, HELD, cf.preset("kureci-noha"), cf.preset("nathanlong")):
        sample = quick(players, rules, rounds=12)
        assert sample.points is not None
        for number in range(12):
            now = sample.round(number).start
            while not now.is_over:
                now = now.play(players[(now.to_move - number) % 3](now.view()))
            assert now == sample.round(number)
            assert now.outcome is not None
            assert now.outcome.points == sample.points[number]


def test_counts_of_one_round() -> None:
    """Each count of a sample of one round is what its history and its yard say."""
    for rules in (RULES, HELD, cf.preset("kureci-noha")):
        sample = quick(rules=rules, rounds=1, seed=5)
        now = sample.round(0)
        assert now.outcome is not None
        kinds = [move.kind.value for _, move in now.history]
        plays = kinds.count("play") + kinds.count("lead")
        doubles = sum(tile.is_double for tile in now.tableau)
        counts = {name: tally.total for name, tally in sample.totals.counted.items()}
        assert counts == {
            "tiles": plays,
            "turns": plays + kinds.count("pass"),
            "drawn": len(now.start.yard) - len(now.yard),
            "passes": kinds.count("pass"),
            "feet": doubles - 1,
            "left": len(now.yard),
        }
        assert sample.tiles_played == plays
        assert sample.ends[now.outcome.reason] == 1


def test_players_move_one_seat_on() -> None:
    """Points by player are those of the seats that the player sat on."""
    sample = quick(["greedy", "random", "steady"], rounds=90)
    assert sample.points is not None
    for place, label in enumerate(sample.players):
        mine = sum(sample.points[k, (place + k) % 3] for k in range(90))
        assert sample.totals.players[label].total == mine


def test_points_and_totals_agree() -> None:
    """Mean points by seat and from the leader on add up to those of the kept points."""
    sample = quick()
    points = sample.points
    assert points is not None
    assert len(points) == sample.rounds == 300
    total = sum(map(sum, points))
    assert sum(sample.mean_points) == pytest.approx(total / 300)
    assert sum(tally.total for tally in sample.totals.order.values()) == total
    assert [points[k] for k in range(300)] == list(points)
    assert points[-1] == points[299]
    assert list(points[10:12]) == [points[10], points[11]]
    with pytest.raises(IndexError):
        points[300]


# -- the same result however it runs -------------------------------------------------------------


def test_batches_add_up() -> None:
    """Where a batch ends changes nothing: 0 to 10 and 10 to 25 are 0 to 25."""
    job = SimulationJob(RULES, labelled(["random", "greedy"]), "batches", keep=True)
    whole = job(0, 25)
    parts = Totals()
    first, second = job(0, 10), job(10, 25)
    parts.add(first.totals)
    parts.add(second.totals)
    assert parts == whole.totals
    assert first.points is not None
    assert second.points is not None
    assert first.points + second.points == whole.points


def last_move(view: cf.PlayerView) -> cf.Move:
    """A player as a user writes one."""
    return view.legal_moves()[-1]


def _same(executor: Executor, players: Any) -> None:
    here = quick(players, rounds=120)
    there = quick(players, rounds=120, executor=executor)
    assert there == here
    assert there.to_dict() == here.to_dict()


def test_processes_give_the_same() -> None:
    """A run on two processes gives the figures of a run in this one."""
    with ProcessPoolExecutor(2) as pool:
        _same(pool, ["random", last_move, "steady"])


def _cell() -> Any:
    space: dict[str, Any] = {"__name__": "__main__"}
    exec("def cell(view):\n    return view.legal_moves()[-1]", space)
    return space["cell"]


def test_loky_gives_the_same_with_a_function_of_a_notebook() -> None:
    """Loky carries a function that was defined in a cell, and gives the same figures."""
    loky = pytest.importorskip("loky")
    executor = loky.ProcessPoolExecutor(1)
    try:
        _same(executor, ["random", _cell()])
    finally:
        executor.shutdown(wait=True, kill_workers=True)


def test_a_function_of_a_notebook_is_refused_where_it_cannot_go() -> None:
    """Plain processes cannot be sent a cell's function; the error says what can."""
    with ProcessPoolExecutor(1) as pool, pytest.raises(cf.PlayerError, match="loky"):
        quick([_cell(), "random"], executor=pool)


@pytest.mark.filterwarnings("ignore")  # distributed has warnings of its own
def test_dask_gives_the_same() -> None:
    """A real dask cluster, through its client's executor, gives the same figures."""
    with dask_client(workers=1) as client:
        _same(client.get_executor(), ["random", "greedy", "steady"])


@pytest.mark.filterwarnings("ignore")  # distributed has warnings of its own
def test_a_cluster_whose_workers_were_stopped_is_told_in_words() -> None:
    """The stop button reaches the workers of a local cluster; the next call does not wait for them.

    One that has no worker yet is waited for.
    """
    with dask_client(workers=0) as client, fails_after(60):
        executor = client.get_executor()
        threading.Timer(1.5, client.cluster.scale, [1]).start()
        assert quick(executor=executor) == quick()
        (pid,) = client.run(os.getpid).values()
        os.kill(pid, signal.SIGINT)
        with pytest.raises(cf.ChickenfootError, match="No worker is left"):
            quick(executor=executor)


def test_what_is_in_is_kept_while_batches_are_still_handed_out() -> None:
    """A stop in the middle of handing them out loses no more than what is not in."""

    class Interrupted(Executor):
        """Does what it is given at once; handing it the tenth batch is interrupted."""

        given = 0

        def submit(self, job: Any, /, *args: Any, **how: Any) -> Future[Any]:
            self.given += 1
            if self.given == 10:
                raise KeyboardInterrupt
            future: Future[Any] = Future()
            future.set_result(job(*args, **how))
            return future

    part = quick(rounds=100_000, executor=Interrupted())
    assert part.rounds == 2**9 - 1
    assert part.figures == quick(rounds=part.rounds).figures


def test_what_a_run_keeps_does_not_grow() -> None:
    """Without points, ten times the rounds take less than twice the memory."""
    few, many = (quick(rounds=rounds, keep=False) for rounds in (300, 3000))
    assert many.points is None
    assert len(pickle.dumps(many.totals)) < 2 * len(pickle.dumps(few.totals))


def test_kept_points_take_two_bytes_each() -> None:
    """The points of a round of four are kept in eight bytes."""
    sample = quick()
    assert sample.points is not None
    assert sample.points._numbers.itemsize == 2


def test_an_interrupt_keeps_what_is_done() -> None:
    """After an interrupt the sample has the rounds so far, the same as in a whole run."""
    part = quick([Stops(400), "random"], rounds=1000)
    assert 0 < part.rounds < 1000
    whole = quick([Stops(-1), "random"], rounds=part.rounds)
    assert part.points == whole.points
    assert "Stopped after" in str(part)


def test_an_interrupt_before_anything_is_done_goes_through() -> None:
    """With no round to show there is no sample."""
    with pytest.raises(KeyboardInterrupt):
        quick([Stops(1), "random"])


# -- how a sample shows itself ---------------------------------------------------------------------


def test_shown() -> None:
    """A sample prints n, seed and intervals, in a notebook as a table with the same cells."""
    sample = quick(["greedy", "random"], seed="mint")
    text = str(sample)
    assert "300 rounds of greedy and random; seed mint" in text
    assert "95 % interval" in text
    bundle = sample._repr_mimebundle_()
    assert bundle["text/plain"] == text
    assert bundle["text/html"].count("<tr") == len(sample.table().rows) + 1


def test_few_rounds_are_warned_of() -> None:
    """A sample too small for any claim says so; a larger one does not."""
    assert "too few" in str(quick(rounds=20))
    assert "too few" not in str(quick(rounds=200))


def test_figures_as_plain_values() -> None:
    """to_dict goes through JSON, with n and an interval for each figure."""
    sample = quick()
    data = json.loads(json.dumps(sample.to_dict()))
    assert (data["rounds"], data["seed"]) == (300, 0)
    assert set(data["figures"]["turns"]) == {"value", "low", "high", "n"}
    assert cf.Rules.from_dict(data["rules"]) == RULES


def test_pandas() -> None:
    """to_pandas has a row a figure; numpy takes the points as a table."""
    numpy = pytest.importorskip("numpy")
    sample = quick()
    frame = sample.to_pandas()
    assert list(frame.index) == list(sample.figures)
    assert numpy.asarray(sample.points).shape == (300, 4)
    assert numpy.asarray(sample.points).mean(axis=0) == pytest.approx(sample.mean_points)


@pytest.mark.parametrize("what", ["points.player", "points.order", "ends", "turns", "left"])
def test_plots(what: str) -> None:
    """Each part is drawn on the axes given, named on them, and the axes come back."""
    from matplotlib.figure import Figure

    ax = Figure().subplots()
    assert quick().plot(what, ax) is ax
    assert ax.get_xlabel()
    assert ax.patches


def test_bad_input() -> None:
    """What cannot be simulated is refused with an error of ours."""
    with pytest.raises(cf.ChickenfootError, match="rounds cannot be 0"):
        quick(rounds=0)
    with pytest.raises(cf.RulesError):
        quick(["random"] * 9)
    with pytest.raises(cf.PlayerError, match="greedy"):
        quick(["greedi", "random"])
    with pytest.raises(cf.ChickenfootError, match=r"points\.player"):
        quick(rounds=5).plot("points.playr")
    with pytest.raises(IndexError):
        quick(rounds=5).round(5)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seed": 1.5}, "1.5 is not a seed"),
        ({"seed": float("nan")}, "nan is not a seed"),
        ({"seed": True}, "True is not a seed"),
        ({"executor": 5}, "5 is not an executor"),
        ({"executor": ProcessPoolExecutor}, "is not an executor"),
        ({"rules": 5}, "5 are not rules"),
        ({"rules": None}, "None are not rules"),
        ({"rules": "chicken-scrtch"}, "chicken-scratch"),
        ({"rounds": "5"}, "rounds cannot be '5'"),
    ],
)
def test_bad_arguments_are_told_in_words(wrong: dict[str, Any], said: str) -> None:
    """A seed, an executor, rules or a number that are none are refused, and named."""
    with pytest.raises(cf.ChickenfootError) as caught:
        quick(["random"] * 2, **wrong)
    assert said in str(caught.value)


def test_a_seed_by_chance_is_told() -> None:
    """Without a seed there is one by chance, from which the same sample comes again."""
    found = quick(["random"] * 2, rounds=5, seed=None)
    assert found.seed != quick(["random"] * 2, rounds=5, seed=None).seed
    assert f"seed {found.seed}" in str(found)
    assert found == quick(["random"] * 2, rounds=5, seed=found.seed)


def test_a_house_rule_by_name() -> None:
    """The name of a house rule stands for its rules."""
    by_name = cf.simulate("chicken-scratch", ["random"] * 2, rounds=5, progress=False)
    assert by_name == quick(["random"] * 2, cf.preset("chicken-scratch"), rounds=5)


def dies(view: cf.PlayerView) -> cf.Move:
    """A player that ends the process that it plays in."""
    os._exit(1)


def test_an_executor_that_has_ended_is_told_in_words() -> None:
    """Processes that a player has ended, and a pool that is closed, are errors of ours."""
    with ProcessPoolExecutor(1) as pool, pytest.raises(cf.ChickenfootError, match="have ended"):
        quick([dies, "random"], executor=pool)
    closed = ProcessPoolExecutor(1)
    closed.shutdown()
    with pytest.raises(cf.ChickenfootError, match="no more work"):
        quick(executor=closed)


class DiesLater:
    """A player that ends the process that it plays in when it is asked for the nth time."""

    def __init__(self, times: int) -> None:
        self.times = times

    def __call__(self, view: cf.PlayerView) -> cf.Move:
        """The first legal move, as long as it lives."""
        asked = globals().setdefault("_asked", [])
        asked.append(1)
        if len(asked) > self.times:
            os._exit(1)
        return view.legal_moves()[0]


def test_what_was_done_is_kept_when_an_executor_ends() -> None:
    """The rounds before a process was killed are a sample, which says why it is short."""
    with ProcessPoolExecutor(1) as pool:
        part = quick([DiesLater(300), "random"], rounds=1000, executor=pool)
    assert 0 < part.rounds < 1000
    assert "processes have ended" in str(part)
    whole = quick([last_move, "random"], rounds=1)
    assert part.figures.keys() == {key.replace("last_move", "DiesLater") for key in whole.figures}


@pytest.mark.parametrize("what", [[], None, 5, "nope"])
def test_what_cannot_be_plotted(what: Any) -> None:
    """What is no figure's name is refused with the names there are."""
    with pytest.raises(cf.ChickenfootError, match="There are: drawn"):
        quick(["random"] * 2, rounds=5).plot(what)


def test_a_failing_player_stops_the_run_with_the_rounds_seed() -> None:
    """The error tells who failed, in which round of the run, and the seed of its tiles."""

    def wrong(view: cf.PlayerView) -> str:
        seen.append((view.hand, view.random.random()))
        return "0-0 on 0-0" if len(seen) > 60 else str(view.legal_moves()[0])

    seen: list[tuple[Any, float]] = []
    with pytest.raises(cf.PlayerError, match="wrong chose 0-0 on 0-0") as caught:
        quick({"wrong": wrong, "random": "random"}, seed="run")
    values, last = caught.value.values, seen[-1]
    assert f"Round {values['round']} of the run with seed run" in str(caught.value)
    assert str(values["round_seed"]) in str(caught.value)
    # A run as long comes to the same question again.
    seen.clear()
    with pytest.raises(cf.PlayerError):
        quick({"wrong": wrong, "random": "random"}, seed="run", rounds=values["round"] + 1)
    assert seen[-1] == last
    hands = cf.deal(players=2, lead=9, seed=values["round_seed"]).hands
    assert set(last[0]) & {tile for hand in hands for tile in hand}


def test_a_failing_player_stops_whole_games_with_the_deal() -> None:
    """The error of a player in a comparison of games tells which one."""
    variants = {"one": cf.Rules(), "other": cf.Rules(toes=2)}
    with pytest.raises(cf.PlayerError, match="Round 0 of the run with seed 5"):
        cf.compare(variants, {"wrong": lambda view: "0-0", "r": "random"}, games=2, seed=5)


def test_a_round_looked_at_again_has_the_views_of_the_run() -> None:
    """What a player took its chances from is there again, though it is no child of the deal."""
    seen: list[cf.PlayerView] = []

    def chance(view: cf.PlayerView) -> cf.Move:
        seen.append(view)
        return view.legal_moves()[0]

    sample = quick([chance, "greedy"], rounds=1, seed=8)
    again = sample.round(0)
    for view in seen:
        assert again.steps()[len(view.history)].view()._key == view._key
    assert cf.deal(players=2, lead=9, seed=again.seed).hands == again.start.hands


def test_a_single_round_is_json() -> None:
    """An interval without ends is null: JSON has no infinity."""
    text = json.dumps(quick(rounds=1).to_dict(), allow_nan=False)
    assert json.loads(text)["figures"]["turns"]["low"] is None


@pytest.mark.parametrize("labels", [(1, "1"), ("a", "a "), ("\u00e9", "e\u0301")])
def test_labels_that_look_alike_are_refused(labels: tuple[Any, Any]) -> None:
    """They would be one line of every table."""
    one, other = labels
    with pytest.raises(cf.PlayerError, match="look alike"):
        quick({one: "random", other: "greedy"}, rounds=1)
    with pytest.raises(cf.PlayerError, match="look alike"):
        cf.league({one: "random", other: "greedy"}, rounds=1, progress=False)
    with pytest.raises(cf.ChickenfootError, match="look alike"):
        cf.compare({one: RULES, other: HELD}, rounds=1, progress=False)
