"""The built-in players, names, and how a player is asked."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.players.registry import ask, labelled, named
from chickenfoot.players.strategies import BUILT_IN
from tests.support.samples import lawful, random_moves


@pytest.mark.parametrize("slug", cf.PRESETS)
def test_built_in_players_look_at_nothing_hidden(slug: str) -> None:
    """Each built-in player chooses the same from the whole state and from the blanked one."""
    rules = cf.preset(slug)
    compared = 0
    for players in (lawful(rules)[0], lawful(rules)[-1]):
        now = cf.deal(rules, min(players, 8) if 8 in lawful(rules) else players, seed=slug)
        for before, _, _ in random_moves(now, Random(slug)):
            state = before._state
            playable = state.legal()[0]
            if not playable:
                continue
            blank = state.observation(state.to_move)
            for player in BUILT_IN.values():
                seen = player.choose(state, playable, Random(7))
                assert player.choose(blank, playable, Random(7)) == seen
                compared += 1
    assert compared


@pytest.mark.parametrize("name", BUILT_IN)
def test_built_in_players_make_lawful_moves(name: str) -> None:
    """Each plays rounds of every preset to the end, and each move is allowed."""
    player = named(name)
    for slug in cf.PRESETS:
        rules = cf.preset(slug)
        now = cf.deal(rules, lawful(rules)[0], seed=name)
        while not now.is_over:
            now = now.play(player(now.view()))
        assert now.outcome is not None


def test_greedy_plays_what_costs_most() -> None:
    """Greedy gets rid of the dearest tile, which may be the double-blank."""
    rules = cf.preset("chicken-foot")
    table = ["9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9", "9-0 on 9-9"]
    now = cf.setup(rules, table, ["0-0 6-4 5-5", "1-1"])
    assert str(named("greedy")(now.view())) == "0-0 on 9-0"
    assert str(named("doubles_first")(now.view())) == "0-0 on 9-0"
    now = cf.setup(rules, table, ["6-4 7-1 3-5", "1-1"])
    assert str(named("greedy")(now.view())) == "6-4 on 9-6"


def test_doubles_first_prefers_a_light_double() -> None:
    """doubles_first lays 5-5 before the heavier 8-6, greedy the other way round."""
    table = ["9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9", "9-0 on 9-9"]
    now = cf.setup(cf.Rules(), table, ["8-6 5-5", "1-1"])
    assert str(named("doubles_first")(now.view())) == "5-5 on 9-5"
    assert str(named("greedy")(now.view())) == "8-6 on 9-6"


def test_steady_keeps_tiles_that_can_follow() -> None:
    """Of two tiles of equal weight, steady plays the one whose open number it holds more of."""
    table = ["9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9", "9-0 on 9-9"]
    now = cf.setup(cf.Rules(), table, ["6-4 7-3 4-1 4-2", "1-1"])
    assert str(named("steady")(now.view())) == "6-4 on 9-6"
    now = cf.setup(cf.Rules(), table, ["6-4 7-3 3-1 3-2", "1-1"])
    assert str(named("steady")(now.view())) == "7-3 on 9-7"


def test_random_plays_every_move_equally_often() -> None:
    """Random makes each of three plays about as often as the others."""
    table = ["9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9", "9-0 on 9-9"]
    state = cf.setup(cf.Rules(), table, ["6-4 5-0", "1-1"])._state
    rng = Random(3)
    chosen = [BUILT_IN["random"].choose(state, state.legal()[0], rng) for _ in range(900)]
    counts = [chosen.count(pair) for pair in set(chosen)]
    assert len(counts) == 3
    assert all(250 <= count <= 350 for count in counts)


def test_built_in_players_knock() -> None:
    """Where one must knock, a built-in player does so with the play that leaves one tile."""
    table = ["9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9", "9-0 on 9-9"]
    now = cf.setup(cf.preset("kureci-noha"), table, ["6-4 1-1", "2-2 3-3"], yard="4-8")
    assert str(named("steady")(now.view())) == "6-4 on 9-6 knock"


def test_names() -> None:
    """The names are those of the built-in players, weakest first, the coach last."""
    weakest_first = ("random", "greedy", "doubles_first", "steady", "coach")
    assert weakest_first == cf.players.NAMES, "a new player goes where it belongs by strength"


@pytest.mark.parametrize(
    ("name", "said"), [("gredy", "Did you mean 'greedy'?"), ("zzz", "steady"), (7, "random")]
)
def test_unknown_names(name: Any, said: str) -> None:
    """A close name is refused with the suggestion, any other with the list."""
    with pytest.raises(cf.PlayerError) as caught:
        named(name)
    assert said in str(caught.value)


def test_labels() -> None:
    """The same player twice keeps one label, different ones of one name are numbered."""

    def greedy(view: cf.PlayerView) -> str:
        return "pass"

    labels = [label for label, _ in labelled(["greedy", greedy, "greedy", lambda view: "draw"])]
    assert labels == ["greedy", "greedy 2", "greedy", "unnamed"]
    assert labelled({"me": greedy}) == (("me", greedy),)
    with pytest.raises(cf.PlayerError):
        labelled("greedy")


def _raises(view: cf.PlayerView) -> str:
    raise KeyError("lost")


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (lambda view: None, "answered None, which is not a move"),
        (lambda view: "6-6-6", "answered '6-6-6', which is not a move"),
        (lambda view: "draw", "chose draw, which is not allowed"),
        (_raises, "failed with KeyError"),
    ],
)
def test_failing_players_are_named(player: Any, said: str) -> None:
    """What a player does wrong comes as a PlayerError that names it, the cause behind it."""
    table = ["9-9", "9-5 on 9-9"]
    now = cf.setup(cf.Rules(), table, ["9-4 5-0", "1-1"])
    with pytest.raises(cf.PlayerError, match="Zoe") as caught:
        ask(player, now.view(), "Zoe")
    assert said in str(caught.value)
    if said != "failed with KeyError":
        assert caught.value.__cause__ is not None


def test_views_can_be_sent_to_another_process() -> None:
    """A pickled view shows the same, and still nothing that was hidden."""
    now = cf.deal(cf.preset("chicken-foot"), 4, seed=12)
    for _ in range(12):
        now = now.play(now.legal_moves()[0])
    view = now.view()
    copy = pickle.loads(pickle.dumps(view))
    assert copy.legal_moves() == view.legal_moves()
    assert (copy.hand, copy.hand_sizes, copy.history) == (view.hand, view.hand_sizes, view.history)
    assert str(copy.tableau) == str(view.tableau)
    assert copy.random.random() == now.view().random.random()
    hidden = copy._state
    assert set(hidden.yard) <= {-1}
    assert all(hand >> 190 for seat, hand in enumerate(hidden.hands) if seat != view.seat)
    assert all(
        not hand & (1 << 190) - 1 for seat, hand in enumerate(hidden.hands) if seat != view.seat
    )
