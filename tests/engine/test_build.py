"""What runs compiled, where the package was built so: all that should, or nothing."""

from __future__ import annotations

import tomllib
from importlib.machinery import ExtensionFileLoader

from chickenfoot.engine import state
from chickenfoot.engine.build import is_compiled, runs_compiled
from tests.support.paths import ROOT


def test_it_says_what_runs() -> None:
    """As the import system itself says of the module of the state."""
    assert state.__spec__ is not None
    assert is_compiled() == isinstance(state.__spec__.loader, ExtensionFileLoader)


def test_all_listed_modules_run_alike() -> None:
    """No module is left out of a compiled package, and none is compiled in a checkout."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    names = ["chickenfoot." + module.replace("/", ".") for module in hook["modules"]]
    assert "chickenfoot.engine.state" in names
    assert {name for name in names if runs_compiled(name) != is_compiled()} == set()
    assert not runs_compiled("chickenfoot.engine.rounds")
    assert not runs_compiled("chickenfoot.nothing_such")
