"""The package as a house: its levels, its dependencies, its wheel."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "chickenfoot"

# The level of each module; a name ending in * stands for all that start with it.
LEVELS: dict[int, str] = {
    0: "errors files text text.* chance _version",
    1: "tiles",
    2: "rules explain sources presets tableau",
    3: "moves state dealing refusals views rounds settling",
    4: "players strategies asking playing intervals grids sampling reasons coach",
    5: "game",
    6: "record record_check",
    7: "lab* batches tallying comparing league* file_players student",
    8: "placement*",
    9: "themes pips drawing* scenes seating captions charts animation* display",
    10: "table* attempts levels level_data question* rulebook progress glossary handing_in lessons"
    " lessons_*",
    11: "cli lesson_files",
}
HEAVY = (
    "matplotlib",
    "numpy",
    "ipywidgets",
    "anywidget",
    "IPython",
    "pandas",
    "tqdm",
    "jupyterlab",
)


def level_of(module: str) -> int:
    """The level of `module`, named without the package."""
    for level, names in LEVELS.items():
        for name in names.split():
            if module == name or (name.endswith("*") and module.startswith(name[:-1])):
                return level
    raise AssertionError(f"{module} has no level: add it to LEVELS and to CONTRIBUTING.md")


def modules() -> dict[str, Path]:
    """Every module by its name without the package."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__")
        if name:
            found[name] = path
    return found


MODULES = modules()


def imports(path: Path, module: str) -> list[tuple[str, bool]]:
    """(imported name, whether at the top of the module) of each import; ours start with a dot.

    What stands under TYPE_CHECKING is left out: it does not run.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[tuple[str, bool]] = []

    def visit(node: ast.AST, top: bool) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return
        if isinstance(node, ast.Import):
            found.extend((alias.name, top) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                package = module.split(".")
                is_package = path.name == "__init__.py"
                base = package[: len(package) - node.level + is_package]
                target = [*base, *([node.module] if node.module else [])]
                if node.module:
                    found.append(("." + ".".join(target), top))
                else:
                    found.extend(("." + ".".join([*target, a.name]), top) for a in node.names)
            else:
                found.append((node.module or "", top))
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for child in ast.iter_child_nodes(node):
            visit(child, top and not inside)

    visit(tree, True)
    return found


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_downwards(module: str) -> None:
    """A module imports at its top only from its own level or a lower one."""
    for name, top in imports(MODULES[module], module):
        if top and name.startswith(".") and name != "._version":
            assert level_of(name[1:]) <= level_of(module), f"{module} imports {name}"


@pytest.mark.parametrize("module", [m for m in MODULES if level_of(m) <= 7])
def test_the_engine_needs_the_standard_library_alone(module: str) -> None:
    """Levels 0 to 7 import nothing from outside at their top."""
    for name, top in imports(MODULES[module], module):
        if top and not name.startswith("."):
            assert name.split(".")[0] in sys.stdlib_module_names, f"{module} imports {name}"


@pytest.mark.parametrize("module", MODULES)
def test_heavy_libraries_stay_in_their_rooms(module: str) -> None:
    """Matplotlib is for drawing and the table's pictures, ipywidgets for the table and lessons."""
    level = level_of(module)
    for name, top in imports(MODULES[module], module):
        library = name.split(".")[0]
        if library == "matplotlib":
            assert level == 9 or (level > 9 and not top), f"{module} imports {name}"
        if library in ("ipywidgets", "anywidget"):
            assert level >= 10 or not top, f"{module} imports {name}"


def test_import_is_light() -> None:
    """`import chickenfoot` loads no heavy library; nor does dealing a round."""
    code = (
        "import sys, chickenfoot as cf; cf.deal(seed=1).legal_moves();"
        f"print([m for m in {HEAVY!r} if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_no_module_bears_the_name_of_a_public_one() -> None:
    """Importing such a module would hide the function or value."""
    import chickenfoot as cf

    public = set(cf.__all__) - {"players"}
    assert not public & {name.split(".")[0] for name in MODULES}


def test_every_public_name_can_be_had() -> None:
    """Each name in __all__ is there."""
    import chickenfoot as cf

    for name in cf.__all__:
        assert getattr(cf, name) is not None


def _bounds(lines: list[str]) -> dict[str, str]:
    found = {}
    for line in lines:
        match = re.fullmatch(r"([A-Za-z0-9_.-]+)((?:[<>=!]=?[0-9.]+,?)*)", line)
        assert match, f"{line!r} is not a name with bounds"
        found[match[1]] = match[2]
    return found


def test_environment_yml_says_what_pyproject_says() -> None:
    """Conda users get the same names and bounds; every line is a name with bounds."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    environment = yaml.safe_load((ROOT / "environment.yml").read_text())
    assert environment["name"] == "chickenfoot"
    assert environment["channels"] == ["conda-forge"]
    *lines, last = environment["dependencies"]
    assert last == {"pip": ["--editable ."]}
    conda = _bounds(lines)
    assert conda.pop("pip") == ""
    assert conda.pop("python") == project["requires-python"]
    assert conda == _bounds(project["dependencies"])


def test_the_wheel_carries_the_lessons(tmp_path: Path) -> None:
    """Lessons, the widget's files and the type marker are in the wheel; tests are not."""
    from hatchling.builders.wheel import WheelBuilder

    (made,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    names = zipfile.ZipFile(made).namelist()
    for path in (ROOT / "notebooks").glob("*.ipynb"):
        assert f"chickenfoot/notebooks/{path.name}" in names
    assert "chickenfoot/py.typed" in names
    assert "chickenfoot/jupyter/labconfig/default_setting_overrides.json" in names
    assert any(name.startswith("chickenfoot/static/") for name in names)
    assert not any(name.startswith("tests/") for name in names)


def _tracked() -> list[Path]:
    """The files that git tracks, or, outside a checkout, none."""
    done = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return [ROOT / name for name in done.stdout.split("\0") if name]


def test_nothing_of_this_machine_is_committed() -> None:
    """No lock file, no address of a registry, no folder beside the project."""
    # Written in two pieces, so that this file does not name them.
    names = ["py" + "pi.org", "files.python" + "hosted", "registry.npm" + "js", "deb.deb" + "ian"]
    hosts = re.compile("|".join(map(re.escape, [*names, "../sha" + "red"])))
    for path in _tracked():
        if not path.exists():
            continue
        assert path.name not in ("uv.lock", "package-lock.json")
        if path.suffix in (".py", ".md", ".toml", ".yml", ".js", ".css", ".json", ".ipynb", ""):
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not hosts.search(text), path
