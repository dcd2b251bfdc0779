"""Who imports whom in a package: every import, wherever it stands."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

__all__ = ["Import", "imports", "modules"]


class Import(NamedTuple):
    """`module` imports `target`, both dotted names.

    `where`: the function in which it stands, ``TYPE_CHECKING``, or empty at the top.
    """

    module: str
    target: str
    where: str


def modules(package: Path) -> dict[str, Path]:
    """Every module of the package in the folder `package`, by its dotted name."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(package: Path) -> list[Import]:
    """Every import in the package: at the top, in functions and under TYPE_CHECKING alike.

    A target within the package is the module that is meant: ``from .room import part`` imports
    ``room.part`` where that is a module, else ``room``.
    """
    known = modules(package)
    found = []
    for module, path in known.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        home = module.split(".")
        if path.name != "__init__.py":
            home = home[:-1]
        for target, where in _imported(tree, home, ""):
            parts = target.split(".")
            while len(parts) > 1 and ".".join(parts) not in known and parts[0] == package.name:
                parts.pop()
            found.append(Import(module, ".".join(parts), where))
    return found


def _imported(node: ast.AST, home: list[str], where: str) -> Iterator[tuple[str, str]]:
    """(dotted name as deep as it goes, function) of each import below `node`."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.name, where
    elif isinstance(node, ast.ImportFrom):
        base = home[: len(home) - node.level + 1] if node.level else []
        name = ".".join([*base, *([node.module] if node.module else [])])
        for alias in node.names:
            yield f"{name}.{alias.name}", where
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        where = node.name
    elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        where = "TYPE_CHECKING"
    for child in ast.iter_child_nodes(node):
        yield from _imported(child, home, where)
