"""ruff and mypy are part of the tests: one command checks everything."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.paths import ROOT


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "--quiet", "chickenfoot", "tests", "notebooks"],
        ["ruff", "format", "--check", "--quiet", "chickenfoot", "tests"],
        ["mypy"],
    ],
    ids=["ruff-check", "ruff-format", "mypy-strict"],
)
def test_the_checkers_find_nothing(command: list[str]) -> None:
    """Lint, format and strict types are clean; the checker's own words are shown if not."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
