"""The environment for programs that learn: the library's own tests, and that it is our game."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import chickenfoot as cf
from chickenfoot.lab.encoding import Encoding

pytest.importorskip("pettingzoo")

# What PettingZoo says of every environment whose observations have a mask beside them, but for
# those of its own that it exempts by name. Any other warning of its tests is an error here.
USUAL = ("Observation space for each agent", "Observation is not a NumPy array")


@pytest.fixture
def strict() -> Iterator[None]:
    """The library's warnings are errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for each in USUAL:
            warnings.filterwarnings("ignore", message=each)
        yield


def first_allowed(env: Any) -> int:
    """The lowest number of an action that is allowed."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(mask.argmax())


def played(env: Any) -> dict[str, float]:
    """Play to the end by the first allowed action; what each agent got."""
    got = {}
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        if over:
            got[agent] = reward
        env.step(None if over else first_allowed(env))
    return got


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"players": 2},
        {"players": [None, "steady", None]},
        {"players": [None, "random"], "rules": cf.Rules(set_max=6, hand_size=7)},
        {"players": 3, "rules": cf.Rules(knock="auto")},
        {"players": 8, "rules": cf.Rules(set_max=12)},
    ],
    ids=str,
)
def test_the_librarys_own_tests(given: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Its test of the interface, and that the same seed gives the same episode."""
    from pettingzoo.test import api_test, seed_test

    api_test(cf.env(**given), num_cycles=150)
    seed_test(lambda: cf.env(**given), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("players", [4, [None, "steady"]], ids=str)
def test_the_librarys_own_performance_test(
    players: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays on from round to round; its five seconds are 500 cycles of a stand-in clock."""
    module = import_module("pettingzoo.test.performance_benchmark")
    ticks = count()
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks) / 100))
    env = cf.env(players=players)
    module.performance_benchmark(env)
    said = capsys.readouterr().out
    assert "Finished performance benchmark" in said
    assert env.unwrapped.number > 5, "one round after the other"
    cycles = next(ticks) - 2  # the clock is read before the first, after each, and at the end
    turns = cycles * len(env.possible_agents)
    assert f"{turns / ((cycles + 1) / 100)} turns per second" in said


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("name", cf.PRESETS)
def test_every_house_rule_can_be_played(name: str) -> None:
    """Each allowed move has a number, and each number allowed is a move that is made."""
    rules = cf.PRESETS[name].rules
    env = cf.env(rules, 4)
    for seed in range(3):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            inner = env.unwrapped
            seen, _, over, _, _ = env.last()
            now = inner.round
            code = inner.encoding
            allowed = {code.moves[k] for k in seen["action_mask"].nonzero()[0]}
            assert allowed == (set() if over else set(now.legal_moves()))
            assert seen["observation"].max() <= code.highest
            env.step(None if over else first_allowed(env))


def test_episodes_are_the_rounds_of_a_run() -> None:
    """Those that simulate deals from the seed, one after the other."""
    sample = cf.simulate(players=["random"] * 4, rounds=3, seed=7, progress=False)
    env = cf.env()
    for number in range(3):
        env.reset(seed=7 if number == 0 else None)
        assert env.unwrapped.round == next(iter(sample.round(number).steps()))
    env.reset(seed=7)
    assert env.unwrapped.round == next(iter(sample.round(0).steps()))


@pytest.mark.parametrize("seed", [1.5, True, "a\nb", [1]])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    """As by everything else that deals; whole numbers of NumPy are seeds."""
    made = cf.env()
    with pytest.raises(cf.RulesError):
        made.reset(seed=seed)
    made.reset(seed=np.int64(7))
    assert made.unwrapped.seed == 7


def test_without_a_seed_no_two_environments_deal_alike() -> None:
    """Chance chooses the run."""
    hands = []
    for _ in range(5):
        env = cf.env()
        env.reset()
        hands.append(env.unwrapped.round.hands)
    assert len(set(hands)) == 5


def test_the_reward_is_what_is_paid() -> None:
    """Nothing on the way, at the end the points as a negative number."""
    env = cf.env(players=3)
    env.reset(seed=2)
    got = played(env)
    now = env.unwrapped.round
    assert got == {f"player_{seat}": -now.outcome.points[seat] for seat in range(3)}
    assert env.agents == []


def test_other_seats_are_played_by_the_environment() -> None:
    """Agents are asked, the others play by themselves, a player of one's own too."""
    asked = []

    def mine(view: cf.PlayerView) -> cf.Move:
        asked.append(view.seat)
        return view.legal_moves()[0]

    env = cf.env(players=["greedy", None, mine, None])
    env.reset(seed=4)
    assert env.possible_agents == ["player_1", "player_3"]
    assert set(played(env)) == {"player_1", "player_3"}
    assert set(asked) == {2}
    assert env.unwrapped.round.is_over


def test_an_observation_holds_what_may_be_seen() -> None:
    """Part by part; what another seat or the yard holds changes none of it."""
    plays = ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9", "3-3 on 9-3"]
    hands = ["3-0 4-4 6-1", "7-2 6-2", "8-1"]
    now = cf.setup(cf.Rules(), plays, hands, yard="7-1 7-0")
    code = Encoding(now.rules, 3)
    seat = now.to_move
    view = now.view()
    numbers = code.observation(view)
    part = {name: numbers[where] for name, where in code.parts.items()}
    assert len(numbers) == code.length
    assert {code.tiles[k] for k, held in enumerate(part["hand"]) if held} == set(view.hand)
    laid = sorted((n, str(code.tiles[k])) for k, n in enumerate(part["order"]) if n)
    assert [tile for _, tile in laid] == ["9-9", "9-3", "9-5", "9-6", "9-8", "3-3"]
    on = {str(code.tiles[k]): str(code.tiles[n - 1]) for k, n in enumerate(part["onto"]) if n}
    assert on == {play.split(" on ")[0]: play.split(" on ")[1] for play in plays[1:]}
    assert part["must_match"] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert part["hand_sizes"] == [len(now.hands[(seat + k) % 3]) for k in range(3)]
    assert part["yard"] == [2]
    assert part["turn"] == [1, 0, 0]
    hidden = cf.setup(cf.Rules(), plays, [hands[0], "7-1 7-0", "7-2"], yard="6-2 8-1")
    if seat == 0:
        assert code.observation(hidden.view(0)) == numbers
    for other in range(3):
        turned = code.observation(now.view(other))[code.parts["turn"]]
        assert turned[(seat - other) % 3] == 1


def test_whoever_is_not_asked_may_do_nothing() -> None:
    """The mask of the others is empty."""
    env = cf.env()
    env.reset(seed=1)
    for agent in env.agents:
        some = env.observe(agent)["action_mask"].any()
        assert some == (agent == env.agent_selection)


def test_an_action_that_is_not_allowed_is_refused() -> None:
    """By the engine, in words; the round stays as it was."""
    env = cf.env()
    env.reset(seed=1)
    before = env.unwrapped.round
    forbidden = int((env.observe(env.agent_selection)["action_mask"] == 0).argmax())
    with pytest.raises(cf.IllegalMove):
        env.step(forbidden)
    assert env.unwrapped.round == before


def test_an_environment_can_be_copied_and_sent() -> None:
    """As those who search, or train on several processes, do; the copy goes on by itself."""
    env = cf.env(players=[None, "steady"])
    env.reset(seed=3)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert played(other) == played(copy.deepcopy(env))


def test_it_can_be_read() -> None:
    """As text where that is asked for."""
    env = cf.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.unwrapped.round)
    assert str(env) == "chickenfoot_v0"
    env.close()


@pytest.mark.parametrize(
    "given",
    [{"players": 1}, {"players": 0}, {"players": True}, {"players": "steady"}, {"players": []},
     {"players": ["steady", "random"]}, {"players": [None, "nobody"]}, {"players": [None, 7]},
     {"players": None}, {"players": 2.0}, {"rules": "none"}, {"render_mode": "human"},
     {"render_mode": 1}],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_is_refused(given: dict[str, Any]) -> None:
    """In words."""
    with pytest.raises(cf.ChickenfootError):
        cf.env(**given)


def test_without_the_library_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else needs it."""
    monkeypatch.delitem(sys.modules, "chickenfoot.lab.aec", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match="pip install"):
        cf.env()
