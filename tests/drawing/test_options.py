"""What pictures and films are given by mistake is refused by our own errors."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import themes
from chickenfoot.drawing import export
from chickenfoot.drawing.round_scene import round_scene

TABLE = cf.Tableau.parse("9-9, 9-6 on 9-9, 6-4 on 9-6")
ROUND = cf.setup(cf.Rules(), ["9-9", "9-6 on 9-9"], ["9-1 6-4", "9-4"], yard="1-1")
GAME = cf.Game.from_round(ROUND, ["Ana", "Bo"])
HUGE = 10**400


@pytest.mark.parametrize(
    ("what", "options", "complaint"),
    [
        ("6-4", {"ends": False}, "ends is an option for tableaus and rounds only"),
        ("6-4", {"names": ["Ana"]}, "names is an option for rounds only"),
        (TABLE, {"hands": "own"}, "hands is an option for rounds only"),
        (TABLE, {"ends": "no"}, "ends cannot be 'no'"),
        (TABLE, {"last": 1}, "last cannot be 1"),
        (TABLE, {"layout": 5}, "layout cannot be 5"),
        (TABLE, {"layout": cf.layout(cf.Tableau())}, "another tableau"),
        (TABLE, {"numerals": "x"}, "numerals cannot be 'x'"),
        (ROUND, {"hands": "owm"}, "Did you mean 'own'"),
        (ROUND, {"seat": 99}, "a whole number from 0 to 1"),
        (ROUND, {"seat": True}, "seat cannot be True"),
        (ROUND, {"names": ["Ana"]}, "names has 1 entry, and 2 are wanted"),
        (ROUND, {"names": "Ana"}, "names cannot be 'Ana'"),
        (ROUND, {"names": ["Ana", 5]}, "names cannot be 5"),
        (ROUND, {"names": ["Ana", "B\x1b[31m"]}, "control characters"),
        (ROUND, {"names": ["Ana", "\ud800"]}, "names cannot be"),
        (ROUND.view(), {"seat": -1}, "seat cannot be -1"),
        (ROUND, {"theme": "clasic"}, "classic"),
        (ROUND, {"highlight": 5}, "5 cannot be highlighted"),
        *(
            (ROUND, {"size": size}, "size cannot be")
            for size in (None, 5, (0, 0), (-100, 5), (float("nan"), 5), (HUGE, 5), ("a", "b"))
        ),
    ],
)
def test_options_of_a_picture(what: Any, options: dict[str, Any], complaint: str) -> None:
    """Every option is checked by its name and its value."""
    with pytest.raises(cf.ChickenfootError, match=complaint):
        cf.draw(what, **options)


@pytest.mark.parametrize(
    ("what", "options"),
    [
        *((ROUND, {"milliseconds": n}) for n in (-1, 0, "x", 1.5, True, HUGE, None)),
        *((ROUND, {"size": size}) for size in (None, (0, 0), (HUGE, 5), (float("nan"), 9))),
        (ROUND, {"names": ["Ana"]}),
        (ROUND, {"names": 5}),
        (GAME, {"names": []}),
        (TABLE, {"names": ["Ana", "Bo"]}),
        (ROUND, {"theme": 5}),
    ],
)
def test_options_of_a_film(what: Any, options: dict[str, Any]) -> None:
    """So are those of a film."""
    with pytest.raises(cf.ChickenfootError):
        cf.animate(what, **options)


@pytest.mark.parametrize("path", [7, None, b"a.png", "a", "a.docx", [], Path("a.jpg")])
def test_paths(path: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no name of a picture is refused before anything is written."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(cf.ChickenfootError, match=r"must end in"):
        cf.draw(TABLE).save(path)
    with pytest.raises(cf.ChickenfootError, match=r"must end in"):
        cf.animate(TABLE).save(path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("dpi", [0, -5, 10**6, 2500, float("nan"), HUGE, "x", True, None])
def test_dpi(dpi: Any, tmp_path: Path) -> None:
    """A picture without pixels, or of more than a machine can hold, is refused."""
    with pytest.raises(cf.ChickenfootError):
        cf.draw(TABLE).save(tmp_path / "a.png", dpi=dpi)
    assert not list(tmp_path.iterdir())


def test_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error while a picture is written leaves the old file as it was, and nothing else."""
    path = tmp_path / "a.png"
    cf.draw(TABLE).save(path)
    before = path.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        cf.draw("6-4").save(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["a.png"]


@pytest.mark.parametrize(
    "change",
    [
        {"pips": 5}, {"pips": ("#000000",)}, {"pips": (5,) * 19}, {"outline": "x"},
        {"outline": float("nan")}, {"outline": -1}, {"face": "red"}, {"name": 5},
    ],
)  # fmt: skip
def test_themes(change: dict[str, Any]) -> None:
    """A theme of one's own is checked part by part."""
    with pytest.raises(cf.ChickenfootError):
        dataclasses.replace(themes.classic, **change)


@pytest.mark.parametrize("name", ["$\\foo$", "$a", "a$b$c", "100 $ and $", "\\$x$"])
def test_names_are_no_formulas(name: str) -> None:
    """Names with dollar signs are drawn as they are: in plots and in pictures."""
    players = {name: "random", "b": "greedy"}
    plots: list[Callable[[], Any]] = [
        lambda: cf.simulate("chicken-foot", players, rounds=2, progress=False).plot(),
        lambda: cf.league(players, rounds=2, seed=1, progress=False).plot(),
        lambda: cf.compare(
            {name: cf.Rules(), "b": cf.Rules(toes=2)}, rounds=2, progress=False
        ).plot(),
        lambda: cf.compare(
            {"b": cf.Rules(), name: cf.Rules(toes=2)}, rounds=2, progress=False
        ).plot(),
        lambda: cf.draw(ROUND, names=[name, "b"]).ax,
    ]
    for plot in plots:
        figure = plot().get_figure(root=True)
        assert export.png(figure)


def test_a_scene_of_a_round_checks_how_hands_are_shown() -> None:
    """Asked for without `draw`, it answers with the known ways too."""
    with pytest.raises(cf.ChickenfootError, match="open"):
        round_scene(cf.deal(seed=1), 800, 600, hands="opne")
