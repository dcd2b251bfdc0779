"""The game of OpenSpiel: the library's own tests, and that it is our game."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import chickenfoot as cf


def test_without_the_library_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else needs it."""
    monkeypatch.delitem(sys.modules, "chickenfoot.lab.spiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install \"chickenfoot\[openspiel\]\""):
        cf.spiel_game()


pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

TINY = cf.Rules(set_max=2, hand_size=2, spinner_arms=2, toes=1, leader_first="random")
SMALL = cf.Rules(set_max=6, hand_size=5)


def at_random(game: Any, seed: int) -> Any:
    """Each position of a round that chance and players at random make."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, likely)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (TINY, 2),
        (cf.Rules(set_max=3, hand_size=3, spinner_arms=3), 2),
        (SMALL, 2),
        (cf.Rules(), 2),
        (cf.Rules(), 4),
        ("chicken-scratch", 4),
        ("pata-de-pollo", 4),
        (cf.Rules(knock="auto", voluntary_draw=True, drawn_tile="may"), 3),
        (cf.Rules(set_max=12), 6),
    ],
    ids=lambda each: str(getattr(each, "set_max", each)),
)
def test_the_librarys_own_test(rules: cf.Rules | str, players: int) -> None:
    """Rounds at random, each position written down, read back, and asked for all there is."""
    game = cf.spiel_game(rules, players)
    # Reading back plays a round from its deal, so that the largest would take too long.
    small = game.rules.set_max < 12
    pyspiel.random_sim_test(game, num_sims=1, serialize=small, verbose=False)


@pytest.mark.parametrize("name", cf.PRESETS)
def test_every_house_rule_can_be_played(name: str) -> None:
    """Its text is read back as the same rules, but for what a single round does not ask."""
    game = cf.spiel_game(name, 4)
    again = pyspiel.load_game(str(game))
    assert again.rules == game.rules
    wanted = cf.preset(name)
    for players_of in ("hand_for", "arms_for", "reserve_for"):
        assert getattr(game.rules, players_of)(4) == getattr(wanted, players_of)(4)
    for knob in ("start_source", "start_missing", "toes", "draw_limit", "knock", "last_double"):
        assert getattr(game.rules, knob) == getattr(wanted, knob)
    assert game.new_initial_state().is_chance_node()


def test_it_is_found_by_its_name() -> None:
    """With the players and knobs in OpenSpiel's own notation."""
    cf.spiel_game()
    game = pyspiel.load_game("chickenfoot(players=3,toes=2,draw_limit=0)")
    assert game.num_players() == 3
    assert (game.rules.toes, game.rules.draw_limit) == (2, None)
    assert pyspiel.load_game("chickenfoot").rules == cf.Rules()
    assert game.get_type().short_name == "chickenfoot"


def test_the_returns_are_what_is_paid() -> None:
    """The points as negative numbers, never beyond the bounds that the game names."""
    game = cf.spiel_game(cf.Rules(), 3)
    for seed in range(5):
        *_, state = at_random(game, seed)
        points = state.round.begun.points()
        assert state.returns() == [-each for each in points]
        assert all(game.min_utility() <= -each <= game.max_utility() for each in points)
        assert sum(points) > 0


def test_players_of_the_package_play_it() -> None:
    """What they are given is a view; what they answer has a number."""
    game = cf.spiel_game(SMALL, 2)
    steady = cf.players.named("steady")
    won = 0.0
    for seed in range(100):
        rng = Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            seat = state.current_player()
            if state.is_chance_node():
                numbers, likely = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(numbers, likely)[0]
            elif seat == seed % 2:
                action = game.encoding.number(cf.players.ask(steady, state.view(seat)))
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
        mine = state.returns()
        won += mine[seed % 2] - mine[1 - seed % 2]
    assert won > 0


def test_numbers_and_text_tell_the_same() -> None:
    """What differs in the text of a memory differs in its numbers, and the other way round."""
    game = cf.spiel_game(TINY, 2)
    by_text: dict[str, tuple[float, ...]] = {}
    for seed in range(150):
        for state in at_random(game, seed):
            for seat in range(2):
                numbers = tuple(state.information_state_tensor(seat))
                text = state.information_state_string(seat)
                assert by_text.setdefault(text, numbers) == numbers
    # The numbers are told from a seat's own side and do not say which it is.
    apart = {(text.split(";")[0], numbers) for text, numbers in by_text.items()}
    over = sum("over" in text for text in by_text)
    assert len(by_text) - over <= len(apart) <= len(by_text)
    assert len(by_text) > 200


def test_what_others_hold_is_told_to_nobody() -> None:
    """Neither before a tile is drawn nor after it."""
    game = cf.spiel_game(cf.Rules(leader_first="random"), 2)
    tiles = [cf.Tile.parse(text).index for text in "0-0 1-0 1-1 2-0 2-1 2-2 3-0".split()]
    told = []
    for others in ("3-1 3-2 3-3 4-0 4-1 4-2 4-3", "4-4 5-0 5-1 5-2 5-3 5-4 5-5"):
        state = game.new_initial_state()
        for tile in [*tiles, *(cf.Tile.parse(text).index for text in others.split())]:
            state.apply_action(tile)
        state.apply_action(1)  # the other seat leads
        state.apply_action(game.encoding.number(cf.Move.parse("draw")))
        state.apply_action(cf.Tile.parse("9-8" if "3-1" in others else "9-7").index)
        told.append((
            state.information_state_string(0), state.information_state_tensor(0),
            state.observation_string(0), state.observation_tensor(0),
        ))  # fmt: skip
        assert state.information_state_string(1) not in [each[0] for each in told]
    assert told[0] == told[1]


def test_an_observation_has_names() -> None:
    """By OpenSpiel's own way to ask; the first numbers are those of `env`."""
    from open_spiel.python.observation import make_observation

    game = cf.spiel_game(SMALL, 2)
    now = make_observation(game)
    memory = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for state in at_random(game, 4):
        for seat in range(2):
            now.set_from(state, seat)
            memory.set_from(state, seat)
            seen = game.encoding.observation(state.view(seat))
            assert now.tensor[: len(seen)].tolist() == memory.tensor[: len(seen)].tolist() == seen
            drew = [game.encoding.tiles[k] for k in np.flatnonzero(now.dict["drew"])]
            assert set(drew) <= set(state.view(seat).hand)
            plies = memory.dict["plies"]
            assert np.count_nonzero(plies[:, 0]) == len(state.view(seat).history)
            assert now.string_from(state, seat) == state.observation_string(seat)


@pytest.mark.parametrize(
    "kind",
    [
        {"public_info": False},
        {"private_info": pyspiel.PrivateInfoType.NONE},
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
    ],
    ids=str,
)
def test_nobody_is_told_more_or_less_than_a_player(kind: dict[str, Any]) -> None:
    """What OpenSpiel could ask for besides is refused, in words."""
    with pytest.raises(cf.ChickenfootError):
        cf.spiel_game(TINY, 2).make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=True, **kind)
        )


def test_a_position_is_copied() -> None:
    """While chance decides and while players do; the copy goes on by itself."""
    state = cf.spiel_game(SMALL, 2).new_initial_state()
    rng = Random(3)
    while not state.is_terminal():
        before, other = str(state), state.clone()
        action = rng.choice(state.legal_actions())
        other.apply_action(action)
        assert str(state) == before != str(other)
        state.apply_action(action)
        assert str(state) == str(other)


def test_the_librarys_own_solver_finds_better_and_better_players() -> None:
    """Counterfactual regret: in the smallest game each has less and less to gain by a change."""
    from open_spiel.python.algorithms import cfr, exploitability

    game = cf.spiel_game(TINY, 2)
    solver = cfr.CFRSolver(game)
    to_gain = []
    for _ in range(3):
        to_gain.append(exploitability.nash_conv(game, solver.average_policy()))
        solver.evaluate_and_update_policy()
    assert to_gain[0] > 1.5 * to_gain[2] > 0


@pytest.mark.parametrize(
    ("rules", "players"),
    [("none", 2), (cf.Rules(), 1), (cf.Rules(), 40), (7, 2), (cf.Rules(), "2")],
)
def test_what_cannot_be_is_refused(rules: Any, players: Any) -> None:
    """In words."""
    with pytest.raises(cf.RulesError):
        cf.spiel_game(rules, players)
