"""What people really give by mistake is answered by our own errors, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import chickenfoot as cf

RULES = cf.Rules()
MISTAKES: list[Callable[[], object]] = [
    lambda: cf.deal(None),  # type: ignore[arg-type]
    lambda: cf.deal("chicken-scrath"),
    lambda: cf.preset("x" * 10_000),
    lambda: cf.preset(10**10_000),  # type: ignore[arg-type]
    lambda: cf.setup(RULES, None, ["9-1"]),  # type: ignore[arg-type]
    lambda: cf.setup(RULES, ["9-9"], "9-1"),
    lambda: cf.setup(7, ["9-9"], ["9-1"]),  # type: ignore[arg-type]
    lambda: cf.Game.new(["Ana", "Bo"], None),  # type: ignore[arg-type]
    lambda: cf.Game.new(10**30),
    lambda: cf.Game.new(-1),
    lambda: RULES.differences(None),  # type: ignore[arg-type]
    lambda: RULES.points([6]),  # type: ignore[list-item]
    lambda: RULES.points(6),  # type: ignore[arg-type]
    lambda: cf.play_out(cf.Game.new(2, seed=1), None),  # type: ignore[arg-type]
    lambda: cf.play_out("x", ["random"]),  # type: ignore[arg-type]
    lambda: cf.verdicts(["9-9"], ["9-1", "9-2"], "9-1 on 9-9", to_move=99),
    lambda: cf.verdicts(["9-9"], None, "9-1 on 9-9"),  # type: ignore[arg-type]
    lambda: cf.verdicts(["9-9"], ["9-1", "9-1"], "9-1 on 9-9"),
    lambda: cf.draw("6-4", theme=[]),  # type: ignore[arg-type]
    lambda: cf.draw("6-4", highlight=5),  # type: ignore[arg-type]
    lambda: cf.draw("6-4", size=None),  # type: ignore[arg-type]
    lambda: cf.draw("6-4", size=(0, 0)),
    lambda: cf.draw("6-4", size=(float("nan"), 5)),
    lambda: cf.draw("6-4", size=(10**9, 10**9)),
    lambda: cf.draw("6-4", 1),  # type: ignore[arg-type]
    lambda: cf.layout("9-9"),  # type: ignore[arg-type]
    lambda: cf.layout(cf.deal(seed=1)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("number", range(len(MISTAKES)))
def test_a_mistake_is_answered_in_a_sentence(number: int) -> None:
    """Our error, not Python's, with a sentence that says what to give instead."""
    with pytest.raises(cf.ChickenfootError) as raised:
        MISTAKES[number]()
    assert str(raised.value).endswith((".", "?"))
    assert len(str(raised.value)) < 1000


def test_a_house_rule_may_be_given_by_its_name() -> None:
    """Wherever rules are asked for, the name of a house rule will do."""
    scratch = cf.preset("chicken-scratch")
    assert cf.deal("chicken-scratch", 3, seed=1) == cf.deal(scratch, 3, seed=1)
    assert cf.Game.new(3, "chicken-scratch", seed=1) == cf.Game.new(3, scratch, seed=1)
    plays, hands = ["6-6"], ["6-1", "6-2"]
    assert cf.setup("chicken-scratch", plays, hands) == cf.setup(scratch, plays, hands)
    assert RULES.differences("chicken-scratch") == RULES.differences(scratch)
    assert RULES.points("6-4 5-5") == 20


@pytest.mark.parametrize(("name", "why"), [(".", "Is a directory"), ("a\0b", "Invalid argument")])
def test_what_can_be_no_file(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path that can name no file is refused as every other file that cannot be written."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OSError, match=why):
        cf.Game.new(2, seed=1).save(name)
    with pytest.raises(OSError):
        cf.load(name)
    assert list(tmp_path.iterdir()) == []
