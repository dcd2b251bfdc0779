"""Who imports whom in a package, wherever the import stands, and what the rule says to it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

__all__ = ["ROOMS", "Import", "imports", "in_circles", "inside", "modules", "room_of", "upwards"]

# A room imports from those before it; rooms of one line do not import each other.
ROOMS = (
    ("_version", "errors"),
    ("text",),
    ("common",),
    ("engine",),
    ("placement", "curriculum"),
    ("drawing",),
    ("players",),
    ("lab", "table"),
    ("lessons",),
    ("cli", ""),
)


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


def room_of(module: str) -> str:
    """The room of a module: the second part of its name, empty for the package itself."""
    return module.partition(".")[2].partition(".")[0]


def level_of(module: str) -> int:
    """How far down the list of rooms it stands."""
    room = room_of(module)
    for level, rooms in enumerate(ROOMS):
        if room in rooms:
            return level
    raise AssertionError(f"{module} stands in no room")


def inside(found: Iterable[Import], package: str) -> list[Import]:
    """The imports of the package's own modules."""
    return [each for each in found if each.target.split(".")[0] == package]


def allowed(each: Import) -> bool:
    """Whether a module imports from its own room or one before it; `.plot` is the exception."""
    if room_of(each.module) == room_of(each.target):
        return True
    if level_of(each.target) < level_of(each.module):
        return True
    return each.where == "plot" and each.target == "chickenfoot.drawing.charts"


def upwards(found: Iterable[Import]) -> list[str]:
    """The imports that the rule forbids, as text."""
    return sorted({f"{e.module} -> {e.target}" for e in found if not allowed(e)})


def in_circles(found: Iterable[Import]) -> set[str]:
    """The modules that import themselves by way of others."""
    graph: dict[str, set[str]] = {}
    for each in found:
        if each.module != each.target:
            graph.setdefault(each.module, set()).add(each.target)
    circular: set[str] = set()
    while True:
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            one, *rest = error.args[1][:-1]
            circular |= {one, *rest}
            # Take the circle as one file from here on, so that the next one is found.
            graph = _merged(graph, one, set(rest))
        else:
            return circular


def _merged(graph: dict[str, set[str]], one: str, rest: set[str]) -> dict[str, set[str]]:
    """The graph with all of `rest` taken to be `one`."""
    made: dict[str, set[str]] = {}
    for module, targets in graph.items():
        name = one if module in rest else module
        made.setdefault(name, set()).update(one if t in rest else t for t in targets)
    made.get(one, set()).discard(one)
    return made
