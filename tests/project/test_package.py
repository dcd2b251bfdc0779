"""The package as it is installed: its dependencies, its wheel, nothing of this machine."""

from __future__ import annotations

import re
import subprocess
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

from chickenfoot.text.languages import MARK
from tests.support.paths import ROOT


def _bounds(lines: list[str]) -> dict[str, str]:
    found = {}
    for line in lines:
        match = re.fullmatch(r"([A-Za-z0-9_.-]+)((?:[<>=!]=?[0-9.]+,?)*)(; [a-z_0-9!='. ]+)?", line)
        assert match, f"{line!r} is not a name with bounds"
        found[match[1]] = match[2] + (match[3] or "")
    return found


def test_environment_yml_says_what_pyproject_says() -> None:
    """Conda users get the same names and bounds, of a learner's needs and of the tests' alike."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = pyproject["project"]
    environment = yaml.safe_load((ROOT / "environment.yml").read_text())
    assert environment["name"] == "chickenfoot"
    assert environment["channels"] == ["conda-forge"]
    *lines, last = environment["dependencies"]
    package, *by_pip = last["pip"]
    assert package == "--editable ."
    conda = _bounds(lines)
    assert conda.pop("pip") == ""
    assert conda.pop("python") == project["requires-python"]
    wanted = _bounds([*project["dependencies"], *pyproject["dependency-groups"]["dev"]])
    assert not set(conda) & set(_bounds(by_pip))
    assert conda | _bounds(by_pip) == wanted
    # What drives a browser is not on conda-forge under these names, and what not every machine
    # has (which conda cannot say) comes by pip, too; all else comes by conda.
    assert set(_bounds(by_pip)) == {"axe-playwright-python", "playwright", "open-spiel"}


def test_the_wheel_carries_the_lessons(tmp_path: Path) -> None:
    """Lessons, the widget's files and the type marker are in the wheel; tests are not."""
    from hatchling.builders.wheel import WheelBuilder

    (made,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    names = zipfile.ZipFile(made).namelist()
    folder = ROOT / "notebooks"
    languages = {path.parent for path in folder.glob(f"*/{MARK}")}
    assert {path.name for path in languages} >= {"es", "pt"}
    for path in (each for place in (folder, *languages) for each in place.glob("*.ipynb")):
        assert f"chickenfoot/notebooks/{path.relative_to(folder).as_posix()}" in names
    for place in languages:
        assert f"chickenfoot/notebooks/{place.name}/{MARK}" in names
    assert "chickenfoot/py.typed" in names
    assert "chickenfoot/jupyter/labconfig/default_setting_overrides.json" in names
    extension = "data/share/jupyter/labextensions/chickenfoot"
    for file in ("package.json", "static/stored_picture.js"):
        assert any(name.endswith(f"{extension}/{file}") for name in names)
    assert any(name.startswith("chickenfoot/table/static/") for name in names)
    assert "chickenfoot/lessons/templates/card.html" in names
    assert not any(name.startswith("tests/") for name in names)


def test_a_wheel_is_pure_python_unless_asked(tmp_path: Path) -> None:
    """One wheel for every machine; only a variable calls the hook that compiles."""
    from hatchling.builders.wheel import WheelBuilder

    builder = WheelBuilder(str(ROOT))
    assert list(builder.config.hook_config) == []
    (made,) = builder.build(directory=str(tmp_path), versions=["standard"])
    assert Path(made).name.endswith("-py3-none-any.whl")
    assert not [n for n in zipfile.ZipFile(made).namelist() if n.endswith((".so", ".pyd"))]


def test_the_hook_that_compiles_is_called_by_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its file and the modules it is to compile are there."""
    from hatchling.builders.wheel import WheelBuilder

    monkeypatch.setenv("HATCH_BUILD_HOOK_ENABLE_CUSTOM", "1")
    hook = WheelBuilder(str(ROOT)).config.hook_config["custom"]
    assert (ROOT / hook["path"]).is_file()
    assert [m for m in hook["modules"] if not (ROOT / "chickenfoot" / f"{m}.py").is_file()] == []


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
