"""The tests stand in the package's rooms, and share what they share by tests/support alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.import_graph import Import, imports, modules
from tests.support.paths import ROOT

TESTS = ROOT / "tests"


def wrongly_shared(found: list[Import]) -> list[str]:
    """What imports from the tests anything but support, or a command of its own folder."""
    wrong = []
    for each in found:
        parts = each.target.split(".")
        if parts[0] != "tests" or parts == ["tests"] or parts[1] == "support":
            continue
        command = not parts[-1].startswith("test_") and parts[-1] != "conftest"
        command = command and parts[1] != "benchmarks"
        neighbour = each.module.split(".")[:-1] == parts[:-1] and "support" not in each.module
        if not (command and neighbour):
            wrong.append(f"{each.module} -> {each.target}")
    return wrong


def test_no_test_imports_another() -> None:
    """What several need is in tests/support; a command stands beside the test of it."""
    assert wrongly_shared(imports(TESTS)) == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("from tests.engine.test_tiles import f", True),
        ("from .test_tiles import f", True),
        ("from tests.benchmarks.gallery import f", True),
        ("def f():\n    from tests.browser import conftest", True),
        ("from tests.support.samples import f", False),
        ("from tests.engine.command import f", False),
    ],
)
def test_the_rule_notices(tmp_path: Path, line: str, wrong: bool) -> None:
    """One import of another test in a made-up tree is found."""
    names = ("engine/test_tiles", "engine/command", "support/samples", "benchmarks/gallery")
    for name in (*names, "browser/conftest"):
        path = tmp_path / "tests" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (tmp_path / "tests/engine/test_state.py").write_text(line)
    assert modules(tmp_path / "tests")
    assert bool(wrongly_shared(imports(tmp_path / "tests"))) is wrong
