"""Players by name, and what several of them are called."""

from __future__ import annotations

from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.players.registry import labelled, named


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
