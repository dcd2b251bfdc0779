"""The league, of players and of a folder of files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.common.seeds import child_seed, is_guessable, round_seed, view_seed
from chickenfoot.engine.views import view_key
from chickenfoot.lab.meetings import LeagueJob, LeagueResults
from chickenfoot.players.registry import labelled
from tests.support.stops import Stops


def small(players: Any, **how: Any) -> cf.League:
    """A small league without a progress bar."""
    return cf.league(players, progress=False, **{"rounds": 40, "seed": 0, **how})


def first(view: cf.PlayerView) -> cf.Move:
    """The first legal move."""
    return view.legal_moves()[0]


def nobody(view: cf.PlayerView) -> str:
    """No move at all."""
    return "nothing"


FIRST = "def player(view):\n    return view.legal_moves()[0]\n"


def test_ranking_of_the_ladder() -> None:
    """Two hundred deals rank random below greedy and greedy below the others, for sure."""
    found = small(["random", "steady", "greedy"], rounds=200)
    assert found.players == ("steady", "greedy", "random")
    assert found.meeting("steady", "random").sign == 1
    assert "better than greedy" in str(found)


def test_meetings_are_antisymmetric() -> None:
    """What one saved against the other, the other lost."""
    found = small(["random", "greedy"])
    assert found.meeting("greedy", "random") == found.meeting("random", "greedy").scaled(-1)


def test_a_player_cannot_be_told_from_itself() -> None:
    """The same player under two names comes out exactly even, and the table says so."""
    found = small({"one": "steady", "two": "steady"})
    assert found.meeting("one", "two").value == 0
    assert "cannot be told from" in str(found)


def test_a_folder_is_a_league(tmp_path: Path) -> None:
    """A file plays as its function would in this process; its prints do no harm."""
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "bo.py").write_text(
        "def my_way(view):\n    print('thinking')\n    return str(view.legal_moves()[-1])\n"
    )
    (tmp_path / "_notes.py").write_text("raise SystemExit")
    found = small(tmp_path, rounds=6)
    here = small({"ann": first, "bo": lambda view: view.legal_moves()[-1]}, rounds=6)
    assert found.failures == ()
    assert found.meeting("ann", "bo") == here.meeting("ann", "bo")


def test_failing_files_are_reported_by_name(tmp_path: Path) -> None:
    """One that raises, dawdles, talks nonsense or cannot be read is named and withdrawn."""
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "raises.py").write_text("def player(view):\n    raise KeyError('lost')\n")
    (tmp_path / "sleeps.py").write_text("import time\ndef go(view):\n    time.sleep(60)\n")
    (tmp_path / "numbers.py").write_text("def player(view):\n    return 17\n")
    (tmp_path / "broken.py").write_text("def player(view)\n")
    (tmp_path / "empty.py").write_text("")
    (tmp_path / "zoe.py").write_text(FIRST)
    found = small(str(tmp_path), rounds=3, seats=2, limit=0.3)
    assert set(found.withdrawn) == {"broken", "empty", "numbers", "raises", "sleeps"}
    assert set(found.players) == {"ann", "zoe"}
    text = str(found)
    assert "raises failed with KeyError: 'lost'" in text
    assert "sleeps took longer than 0.3 s" in text
    assert "numbers answered 17, which is not a move" in text
    assert "broken failed with SyntaxError" in text
    assert "empty failed with ValueError" in text


def test_a_failure_does_not_spoil_the_league(tmp_path: Path) -> None:
    """A player that fails once plays on in the next round, and its failure is told."""
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "once.py").write_text(
        "times = 0\n\ndef player(view):\n    global times\n    times += 1\n"
        "    return 'nothing' if times == 3 else view.legal_moves()[0]\n"
    )
    found = small(tmp_path, rounds=3)
    assert [failure.label for failure in found.failures] == ["once"]
    assert found.withdrawn == ()
    assert "once failed in 1 round and then played the first legal move" in str(found)
    assert found.meeting("ann", "once").value == 0


def test_shown_and_plain() -> None:
    """A league prints n and seed, draws a map, and goes through JSON and into pandas."""
    from matplotlib.figure import Figure

    found = small(["random", "greedy", "steady"], seed="cup")
    assert "40 deals per pair" in str(found)
    assert "seed cup" in str(found)
    ax = Figure().subplots()
    assert found.plot(ax) is ax
    assert len(ax.texts) == 6
    data = json.loads(json.dumps(found.to_dict()))
    assert data["ranking"] == list(found.players)
    assert found.to_pandas().shape == (3, 3)


def test_bad_input(tmp_path: Path) -> None:
    """A missing or empty folder, one player alone, or an unknown name is refused."""
    with pytest.raises(cf.PlayerError, match="no folder"):
        small(tmp_path / "nowhere")
    with pytest.raises(cf.PlayerError, match="no Python file"):
        small(tmp_path)
    with pytest.raises(cf.PlayerError, match="two players"):
        small(["steady"])
    with pytest.raises(cf.PlayerError, match="steady"):
        small(["stedy", "random"])


def test_an_interrupt_keeps_what_is_done() -> None:
    """After an interrupt there are the deals that every pair has played twice, and n says so."""
    part = small([Stops(600), "random", "greedy"], rounds=3000)
    assert 0 < part.deals < 30
    assert f"Stopped after {part.deals} of 3,000" in str(part)
    assert part.to_dict() == small([Stops(-1), "random", "greedy"], rounds=part.deals).to_dict()


def test_an_interrupt_keeps_what_processes_have_done() -> None:
    """The first deals of other processes come back soon, and an interrupt keeps them."""
    with ProcessPoolExecutor(1) as pool:
        part = small([Stops(600), "random", "greedy"], rounds=3000, executor=pool)
    assert 0 < part.deals < 100
    assert part.to_dict() == small([Stops(-1), "random", "greedy"], rounds=part.deals).to_dict()


def test_a_player_is_withdrawn_after_the_same_failures_wherever_a_batch_ends() -> None:
    """Failures are counted over the batches of a run, not from the start of each."""
    job = LeagueJob(cf.Rules(), dict(labelled([nobody, "random"])), 2, "batches")
    parts = LeagueResults()
    for deal in range(6):
        parts.add(job(deal, deal + 1))
    assert job.withdrawn == {"nobody"}
    whole = small([nobody, "random"], seats=2, seed="batches")
    assert tuple(parts.failures) == whole.failures


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seed": 1.5}, "1.5 is not a seed"),
        ({"executor": 5}, "5 is not an executor"),
        ({"rounds": None}, "rounds cannot be None"),
        ({"seats": 1.5}, "1.5"),
        ({"limit": float("nan")}, "limit=nan"),
        ({"limit": "1"}, "limit='1'"),
        ({"rules": 5}, "5 are not rules"),
        ({"players": 5}, "5 is not a list of players"),
    ],
)
def test_bad_arguments_are_told_in_words(wrong: dict[str, Any], said: str) -> None:
    """A seed, an executor, a number, rules or players that are none are refused, and named."""
    with pytest.raises(cf.ChickenfootError) as caught:
        small(**{"players": ["random", "greedy"], **wrong})
    assert said in str(caught.value)


def test_a_house_rule_by_name() -> None:
    """The name of a house rule stands for its rules; a seed of None is one by chance."""
    by_name = small(["random", "greedy"], rules="chicken-scratch", rounds=2, seed=None)
    assert by_name.rules == cf.preset("chicken-scratch")
    again = small(["random", "greedy"], rules=by_name.rules, rounds=2, seed=by_name.seed)
    assert by_name.to_dict() == again.to_dict()


def test_a_file_may_be_given_all_the_time_it_wants(tmp_path: Path) -> None:
    """A limit without end is a limit."""
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "bo.py").write_text(FIRST)
    assert small(tmp_path, rounds=1, limit=float("inf")).failures == ()


def test_processes_give_the_same() -> None:
    """A league on two processes has the meetings of one in this process."""
    entered = {"first": first, "greedy": "greedy", "random": "random"}
    with ProcessPoolExecutor(2) as pool:
        there = small(entered, executor=pool)
    assert there.to_dict() == small(entered).to_dict()


class Collects:
    """A player that keeps what it sees."""

    def __init__(self) -> None:
        self.views: list[cf.PlayerView] = []

    def __call__(self, view: cf.PlayerView) -> cf.Move:
        """The first move, after a look."""
        self.views.append(view)
        return view.legal_moves()[0]


def found_by_trying(
    view: cf.PlayerView, seeds: Iterable[int | str], deals: int
) -> int | str | None:
    """The seed of the league that a player finds from its view alone, if it is one of these."""
    hand = {*view.hand, *(move.tile for seat, move in view.history if seat == view.seat)}
    for seed in seeds:
        for number in range(deals):
            # What the chances of the view come from is known sooner than a hand is dealt.
            if view_key(view_seed(seed, number), view.seat) + len(view.history) != view._key:
                continue
            dealt = cf.deal(view.rules, 4, lead=9, seed=round_seed(seed, number))
            assert set(dealt.hands[view.seat]) <= hand
            return seed
    return None


def test_a_seed_by_chance_is_not_found_by_trying() -> None:
    """Numbers and words are tried in vain; a seed that was thought of is found, and it is said."""
    me = Collects()
    found = small([me, "random"], rounds=2, seed=None)
    assert not is_guessable(found.seed)
    tried = [*range(5000), "cup", "league", "chickenfoot", "monday"]
    assert found_by_trying(me.views[0], tried, 2) is None
    # So that it is the seed which makes the difference, and not the trying that fails:
    assert found_by_trying(me.views[0], [*tried, found.seed], 2) == found.seed
    me.views.clear()
    small([me, "random"], rounds=2, seed=4321)
    assert found_by_trying(me.views[0], tried, 2) == 4321


def test_a_view_and_the_deal_do_not_give_each_other_away() -> None:
    """Whoever knows the seed of a deal, and so all its tiles, does not know a view's chances."""
    me = Collects()
    found = small([me, "random"], rounds=1, seed=None)
    view = me.views[0]
    dealt = round_seed(found.seed, 0)
    steps: list[int | str] = ["", "view", "round", "player", "deal", "play", 0, 1, view.seat]
    paths = [path for n in range(3) for path in product(steps, repeat=n)]

    def children(of: int) -> set[int]:
        near = {of, *(child_seed(of, *path) for path in paths)}
        return near | {child_seed(each, *path) for each in near for path in paths}

    key = view._key - len(view.history)
    assert key not in children(dealt)
    assert dealt not in children(key)


@pytest.mark.parametrize(("seed", "told"), [("cup", True), (None, False)])
def test_a_league_of_files_says_that_its_seed_can_be_guessed(
    tmp_path: Path, seed: str | None, told: bool
) -> None:
    """A teacher who chose a word reads below the ranking what it gives away."""
    for name in ("ann", "bob"):
        (tmp_path / f"{name}.py").write_text("def player(view): return view.legal_moves()[0]\n")
    found = small(tmp_path, rounds=1, seats=2, seed=seed)
    assert ("can be guessed" in str(found)) is told
