"""What is a value behaves as one: equal, hashed, copied and sent to another process."""

from __future__ import annotations

import copy
import io
import itertools
import json
import pickle
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.common.estimates import Tally
from chickenfoot.errors import ChickenfootError
from chickenfoot.lab.points import Points
from chickenfoot.players.coach import Coach


def over() -> cf.Game:
    """A whole game."""
    return cf.play_out(cf.Game.new(2, seed=1), ["random"] * 2)


def ten_rounds(**other: Any) -> cf.Sample:
    """A small sample."""
    return cf.simulate(players=["random"] * 2, rounds=10, progress=False, **other)


def compared(toes: int = 2, **other: Any) -> cf.Comparison:
    """A small comparison."""
    rules = {"as it is": cf.Rules(), "other": cf.Rules(toes=toes)}
    return cf.compare(rules, ["random"] * 2, rounds=5, progress=False, **other)


def crossed(**other: Any) -> cf.Effects:
    """A small design of experiments."""
    knobs = {"toes": [3, 2], "spinner_arms": [4, 6]}
    return cf.cross(knobs, ["random"] * 2, progress=False, **{"rounds": 5, **other})


def a_league(seed: int = 1) -> cf.League:
    """A small league with a player that fails."""

    def fails(view: cf.PlayerView) -> str:
        return "nonsense"

    players = {"random": "random", "greedy": "greedy", "fails": fails}
    return cf.league(players, rounds=3, seed=seed, progress=False)


def view(seed: int = 1, seat: int = 0) -> cf.PlayerView:
    """What a seat sees of a deal."""
    return cf.deal(players=2, seed=seed).view(seat)


MAKERS: dict[str, Callable[[], Any]] = {
    "Advice": lambda: cf.advise(cf.setup(cf.Rules(), ["9-9"], ["9-1 9-2", "9-3"]), samples=2),
    "Comparison": compared,
    "Effects": crossed,
    "Game": over,
    "Layout": lambda: cf.layout(over().past[0].tableau),
    "League": a_league,
    "Outcome": lambda: over().past[0].outcome,
    "PlayerView": lambda: over().past[0].view(1),
    "PRESETS": lambda: cf.PRESETS,
    "Points": lambda: ten_rounds().points,
    "Round": lambda: over().past[0],
    "Rules": lambda: cf.Rules(toes=2),
    "Sample": ten_rounds,
    "Standings": lambda: over().standings,
    "Tableau": lambda: over().past[0].tableau,
    "Tally": lambda: ten_rounds().totals.counted["turns"],
    "Tile": lambda: cf.Tile(6, 4),
    "Verdicts": lambda: cf.verdicts(["9-9"], ["9-1", "9-2"], "9-1 on 9-9"),
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_made_twice_it_is_the_same(make: Callable[[], Any]) -> None:
    """Equal, with one hash, unless it is said to have none."""
    one, other = make(), make()
    assert one == other
    assert one != "something else"
    if isinstance(
        one, Mapping | cf.Sample | cf.Comparison | cf.Effects | cf.League | Points | Tally
    ):
        assert type(one).__hash__ is None
    else:
        assert hash(one) == hash(other)


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_a_copy_is_the_same(make: Callable[[], Any]) -> None:
    """Copied, or pickled by any of the protocols."""
    one = make()
    if not isinstance(one, cf.League):  # whose failing player is a function of a test
        assert copy.deepcopy(one) == one
    assert copy.copy(one) == one
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(one, protocol)) == one


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (lambda: ten_rounds(seed=1), lambda: ten_rounds(seed=2)),
        (compared, lambda: compared(toes=1)),
        (compared, lambda: compared(games=5)),
        (compared, lambda: compared(seed=2)),
        (crossed, lambda: crossed(seed=2)),
        (crossed, lambda: crossed(interactions=True)),
        (crossed, lambda: crossed(measured=["turns"])),
        (crossed, lambda: crossed(rounds=6)),
        (a_league, lambda: a_league(2)),
        (view, lambda: view(seed=2)),
        (view, lambda: view(seat=1)),
    ],
)
def test_what_differs_is_not_equal(one: Callable[[], Any], other: Callable[[], Any]) -> None:
    """In its seed, its rules, what was played, or who looks."""
    assert one() != other()


def test_views_are_equal_that_show_the_same() -> None:
    """What only another seat holds makes no difference; what lies open does."""
    played = ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"]
    one, other = (cf.setup(cf.Rules(), played, ["3-0 4-4", hand]) for hand in ("7-2", "8-1"))
    assert one != other
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    assert one.play("3-0 on 9-3").view(0) != one.view(0)


def test_a_message_is_short_whatever_stands_in_it() -> None:
    """A label, a path or a name that fills pages ends after a thousand letters."""
    tree: list[type[ChickenfootError]] = [
        ChickenfootError,
        *ChickenfootError.__subclasses__(),
        cf.IllegalMove,
    ]
    for kind in tree:
        for letters in (1000, 1001, 5_000_000):
            error = kind.__new__(kind)
            ChickenfootError.__init__(error, "x" * letters)
            assert len(str(error)) == 1000
            assert str(error).endswith("...") == (letters > 1000)


def test_a_player_with_an_impossible_name_is_called_by_its_kind() -> None:
    """Not by a page of letters, nor by what breaks a table."""

    class Odd:
        def __init__(self, name: object) -> None:
            self.__name__ = name

        def __call__(self, view: cf.PlayerView) -> cf.Move:
            return view.legal_moves()[0]

    for name in ("x" * 5000, "two\nlines", "", 7, None):
        assert cf.players.name_of(Odd(name)) == "Odd"


def test_the_coach_asks_for_a_view() -> None:
    """A round is refused in words."""
    with pytest.raises(ChickenfootError, match="view"):
        Coach(samples=2)(cf.deal(players=2, seed=1))  # type: ignore[arg-type]


@pytest.mark.parametrize("pace", [-(10**400), -1, -float("inf")])
def test_a_pace_below_none_is_none(pace: float) -> None:
    """However far below."""
    table = cf.play(["you", "random"], seed=1, save=False, pace=pace)
    assert table.controller.flow.pace == 0


def test_a_series_of_players_without_end_is_refused() -> None:
    """By whatever takes players, and not waited for."""
    takers: list[Callable[..., Any]] = [cf.simulate, cf.play, cf.league, cf.players.labelled]
    for take in takers:
        with pytest.raises(cf.PlayerError, match="players"):
            take(players=itertools.repeat("random"))


RESULTS: dict[str, Callable[[int], Any]] = {
    "Comparison": lambda n: cf.compare(
        {"one": cf.Rules(), "other": cf.Rules(toes=2)}, ["random"] * 2, rounds=n, progress=False
    ),
    "Effects": lambda n: crossed(rounds=n, interactions=True),
    "League": lambda n: cf.league(["random", "greedy"], rounds=n, seed=1, progress=False),
    "Sample": lambda n: cf.simulate(players=["random", "greedy"], rounds=n, progress=False),
}


@pytest.mark.parametrize("rounds", [1, 2, 20])
@pytest.mark.parametrize("make", RESULTS.values(), ids=RESULTS)
def test_results_go_into_json_and_frames(make: Callable[[int], Any], rounds: int) -> None:
    """Strict JSON that reads back the same; columns of one type each, whatever is missing."""
    result = make(rounds)
    plain = result.to_dict()
    assert json.loads(json.dumps(plain, allow_nan=False)) == plain
    frame = result.to_pandas()
    for name, kind in frame.dtypes.items():
        assert kind == "int64" if name == "n" else kind in ("float64", "str", "object")
        if kind == "object":  # the texts of an older pandas
            assert all(isinstance(each, str) for each in frame[name])


@pytest.mark.parametrize("make", RESULTS.values(), ids=RESULTS)
def test_results_go_through_parquet(make: Callable[[int], Any]) -> None:
    """Where pyarrow is installed, which is large."""
    pytest.importorskip("pyarrow")
    import pandas

    file = io.BytesIO()
    frame = make(1).to_pandas()
    frame.to_parquet(file)
    assert pandas.read_parquet(file).equals(frame)
