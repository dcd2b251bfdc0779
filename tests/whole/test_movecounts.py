"""Move counts: how many positions lie n plies after a fixed deal, kept as data.

A change of any rule of play shows up here as a changed number. The counts were made with
``python -m tests.whole.test_movecounts`` and agree with the oracle, which shares no code with the
engine; deals are the same on every machine, so the numbers are too.
"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import chickenfoot as cf
from tests.support.oracle import Oracle
from tests.support.paths import DATA

FILE = DATA / "movecounts.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def start(case: dict[str, Any]) -> cf.Round:
    """The deal of `case`, `skip` plies on (always the first move allowed)."""
    now = cf.deal(cf.preset(case["preset"]), case["players"], seed=case["seed"])
    for _ in range(case["skip"]):
        now = now.play(now.legal_moves()[0])
    return now


def counts(now: cf.Round, most: int) -> list[int]:
    """The number of positions after 1, 2, ... plies, until there would be more than `most`."""
    found: list[int] = []
    positions = [now]
    while True:
        if sum(len(each.legal_moves()) for each in positions) > most:
            return found
        positions = [each.play(move) for each in positions for move in each.legal_moves()]
        assert len(set(positions)) == len(positions)  # the history tells them apart
        found.append(len(positions))
        if not positions or len(found) == 30:
            return found


def oracle_count(case: dict[str, Any], plies: int) -> int:
    """The number of positions after `plies` plies, by the oracle."""
    oracle = Oracle(cf.deal(cf.preset(case["preset"]), case["players"], seed=case["seed"]))
    now = start({**case, "skip": 0})
    for _ in range(case["skip"]):
        move = now.legal_moves()[0]
        oracle.do(str(move))
        now = now.play(move)
    positions = [oracle]
    for _ in range(plies):
        after = []
        for each in positions:
            for text in each.legal():
                new = copy.deepcopy(each)
                new.do(text)
                after.append(new)
        positions = after
    return len(positions)


def _name(case: dict[str, Any]) -> str:
    return f"{case['preset']}-{case['players']}-{case['skip']}"


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_move_counts(case: dict[str, Any]) -> None:
    """The engine reaches as many positions as the file says, at every depth in it."""
    assert counts(start(case), case["most"]) == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_move_counts_by_the_oracle(case: dict[str, Any]) -> None:
    """The oracle agrees, down to the last depth of at most 150 positions."""
    shallow = [depth for depth, n in enumerate(case["counts"]) if n <= 150]
    depth = min(max(shallow, default=0), 8)
    assert oracle_count(case, depth + 1) == case["counts"][depth]


def test_the_kept_counts_are_worth_keeping() -> None:
    """Ten presets or more, each case with over a thousand positions at some depth."""
    assert len({case["preset"] for case in CASES}) >= 10
    assert all(max(case["counts"]) > 1000 for case in CASES)


def main() -> None:
    """Write the file again: for when a rule was changed on purpose."""
    wanted = [
        ("pe-de-galinha", 4, 1, 0), ("pe-de-galinha", 6, 2, 12), ("chicken-scratch", 3, 3, 0),
        ("chicken-foot", 4, 4, 9), ("pata-de-pollo", 2, 5, 14), ("kureci-noha", 5, 6, 16),
    ]  # fmt: skip
    others = [s for s in cf.PRESETS if s not in {w[0] for w in wanted}]
    wanted += [(slug, 4, 7 + i, 4 * (i % 5)) for i, slug in enumerate(others)]
    lines = []
    for preset, players, seed, skip in wanted:
        case: dict[str, Any] = {
            "preset": preset, "players": players, "seed": seed, "skip": skip, "most": 4000,
        }  # fmt: skip
        case["counts"] = counts(start(case), case["most"])
        if max(case["counts"], default=0) > 1000:
            lines.append(json.dumps(case))
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
