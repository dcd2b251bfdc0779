"""The rooms and the one direction in which they import each other."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support.import_graph import ROOMS, imports, in_circles, inside, modules, room_of, upwards
from tests.support.paths import ROOT

PACKAGE = ROOT / "chickenfoot"

# What still runs the wrong way. Nothing may be added; the list is to become empty.
KNOWN: set[str] = set()
# The files in circles of imports.
IN_CIRCLES = 0

# Standard library alone; text has the language library besides.
PURE = ("errors", "text", "common", "engine", "curriculum", "players", "lab")
# Who may import what from outside, at the top of a file or inside a function.
ONLY_IN = {
    "matplotlib": ("drawing",),
    "ipywidgets": ("table", "lessons"),
    "anywidget": ("table", "lessons"),
    "jinja2": ("lessons",),
}
# Looked up inside a function where they are wanted, never at the top of a pure room.
WHERE_WANTED = ("tqdm", "pandas", "numpy", "pyspiel", "IPython")
# Modules that need a library which is not installed with the package, with the module and the
# function that load them, or load what loads them.
_SPIEL = ("chickenfoot.lab.open_spiel", "spiel_game")
OPTIONAL = {
    "chickenfoot.lab.aec": ("chickenfoot.lab.environment", "env"),
    "chickenfoot.lab.spiel": _SPIEL,
    "chickenfoot.lab.spiel_observer": _SPIEL,
}


FOUND = imports(PACKAGE)
OURS = inside(FOUND, "chickenfoot")


def test_no_room_imports_a_later_one() -> None:
    """Every import counts, wherever it stands."""
    assert set(upwards(OURS)) == KNOWN


def test_no_files_import_each_other_in_a_circle() -> None:
    """Not even inside functions or under TYPE_CHECKING."""
    assert len(in_circles(OURS)) == IN_CIRCLES


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("engine/tiles.py", "from ..drawing import scene", "engine.tiles -> chickenfoot.drawing"),
        ("engine/tiles.py", "def f():\n    from ..table import board", "engine.tiles -> chick"),
        (
            "engine/tiles.py",
            "if TYPE_CHECKING:\n    from .. import cli",
            "tiles -> chickenfoot.cli",
        ),
        ("lab/runs.py", "from chickenfoot.table.board import B", "lab.runs -> chickenfoot.table"),
        ("lab/runs.py", "def plot():\n    from ..drawing import charts", ""),
        ("lab/runs.py", "def draw():\n    from ..table import board", "lab.runs -> chickenfoot"),
        ("engine/state.py", "from ..errors import E", ""),
    ],
)
def test_the_rule_notices(tmp_path: Path, file: str, line: str, complaint: str) -> None:
    """One bad import in a made-up package is found, and good ones are not."""
    package = made_up(tmp_path)
    (package / file).write_text(line)
    found = upwards(inside(imports(package), "chickenfoot"))
    assert (complaint in found[0]) if complaint else not found


def test_the_rule_notices_a_circle(tmp_path: Path) -> None:
    """Two files that import each other are found, even where one of the imports is inside."""
    package = made_up(tmp_path)
    (package / "engine/tiles.py").write_text("from .state import State")
    assert not in_circles(inside(imports(package), "chickenfoot"))
    (package / "engine/state.py").write_text("def f():\n    from . import tiles")
    assert in_circles(inside(imports(package), "chickenfoot")) == {
        "chickenfoot.engine.state",
        "chickenfoot.engine.tiles",
    }


def made_up(folder: Path) -> Path:
    """A small package with some of our rooms."""
    package = folder / "chickenfoot"
    for name in (
        "__init__", "errors", "cli", "engine/__init__", "engine/tiles", "engine/state",
        "drawing/__init__", "drawing/scene", "drawing/charts", "lab/__init__", "lab/runs",
        "table/__init__", "table/board",
    ):  # fmt: skip
        path = package / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    return package


@pytest.mark.parametrize("room", PURE)
def test_pure_rooms_need_the_standard_library_alone(room: str) -> None:
    """Nothing from outside at the top of a file, and what is optional only where it is wanted."""
    allowed_too = {"fluent", "babel"} if room == "text" else set()
    for each in FOUND:
        top = each.target.split(".")[0]
        if room_of(each.module) != room or top in {"chickenfoot", *allowed_too}:
            continue
        if each.module in OPTIONAL:
            continue
        if each.where == "TYPE_CHECKING":  # a type from outside costs nothing when it runs
            continue
        ours = top in sys.stdlib_module_names or (each.where and top in WHERE_WANTED)
        assert ours, f"{each.module} imports {each.target}"


@pytest.mark.parametrize("library", ONLY_IN)
def test_heavy_libraries_stay_in_their_rooms(library: str) -> None:
    """Matplotlib draws, ipywidgets and anywidget are for what one clicks."""
    for each in FOUND:
        if each.target.split(".")[0] == library and each.where != "TYPE_CHECKING":
            assert room_of(each.module) in ONLY_IN[library], f"{each.module} imports {library}"


def test_the_package_has_ten_rooms_and_little_else() -> None:
    """What lies at the top of the package."""
    here = {p.name for p in PACKAGE.iterdir() if p.name not in ("__pycache__", "notebooks")}
    rooms = {r for line in ROOMS for r in line if r} - {"errors", "cli", "_version"}
    files = {"errors.py", "cli.py", "__init__.py", "_version.py", "py.typed", "jupyter"}
    assert len(rooms) == 10
    assert here == rooms | files


@pytest.mark.parametrize("module", modules(PACKAGE))
def test_files_are_short(module: str) -> None:
    """At most 450 lines."""
    with modules(PACKAGE)[module].open(encoding="utf-8") as file:
        assert sum(1 for _ in file) <= 450


def test_optional_libraries_are_imported_when_they_are_asked_for() -> None:
    """Nothing but one function loads the modules that need them."""
    for module, (home, function) in OPTIONAL.items():
        who = {e.module for e in OURS if e.target == module and e.where != "TYPE_CHECKING"}
        who -= set(OPTIONAL)
        assert who <= {home}
        assert all(e.where == function for e in OURS if e.target == module and e.module == home)
    needed = {e.target for e in OURS} & set(OPTIONAL)
    assert needed == set(OPTIONAL)
