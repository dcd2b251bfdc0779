"""The breaks of tests/project/break_rules.py still fit the source; the command itself runs them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import chickenfoot
from tests.project import break_protections
from tests.project.break_rules import BREAKS, TESTS, Break
from tests.support.paths import ROOT


@pytest.mark.parametrize("each", BREAKS + break_protections.BREAKS, ids=lambda each: each.name)
def test_a_break_still_fits(each: Break) -> None:
    """Its text stands in its file exactly once, and what it becomes is Python still."""
    source = (Path(chickenfoot.__file__).parent / each.file).read_text(encoding="utf-8")
    assert source.count(each.old) == 1
    ast.parse(source.replace(each.old, each.new))
    assert each.old != each.new


def test_the_breaks_are_enough() -> None:
    """Eight rules or more, each broken under a name of its own, and tests that are there."""
    assert len({each.name for each in BREAKS}) == len(BREAKS) >= 8
    assert all((ROOT / test).is_file() for test in TESTS + break_protections.TESTS)
