"""Compiles the rules and the playing into a wheel of this platform, where that is asked for.

The command is ``HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 uv build --wheel``; without the variable the
wheel is pure Python. It needs a C compiler; mypyc comes by itself. The sources are compiled in
a folder of their own, so that a checkout never has compiled files beside its sources, which
Python would import in their stead.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", *{paths!r}],
    group_name="chickenfoot.engine._compiled",
    opt_level="3",
    debug_level="0",
)
setup(name="compiled", packages=[], py_modules=[], ext_modules=extensions)
"""


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell the wheel which files to take and that it is of one platform."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.folder = TemporaryDirectory()
        built = compiled(Path(self.root), self.config["modules"], Path(self.folder.name))
        for file in built.rglob("*"):
            if file.suffix in (".so", ".pyd"):
                build_data["force_include"][str(file)] = file.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what the compiler left."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


def compiled(root: Path, modules: list[str], folder: Path) -> Path:
    """The folder below `folder` that holds the `modules` of the package in `root`, compiled."""
    for source in (root / "chickenfoot").rglob("*.py"):
        copy = folder / source.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    paths = [f"chickenfoot/{module}.py" for module in modules]
    (folder / "setup.py").write_text(SETUP.format(paths=paths), encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", "built"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "built"
