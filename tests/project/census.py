"""Count the package at a path: ``python -m tests.project.census [CHECKOUT ...]``.

Prints files, lines by room, imports that run upwards, files in circles of imports, and tests
collected, for this checkout or for each that is named. A checkout from before there were rooms
has one line for all of its files, and no direction of imports.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.support.import_graph import imports, in_circles, inside, modules, room_of, upwards
from tests.support.paths import ROOT


def lines(path: Path) -> int:
    """The number of lines of a file."""
    with path.open(encoding="utf-8") as file:
        return sum(1 for _ in file)


def tests_in(checkout: Path) -> int | None:
    """How many tests pytest collects there, None if it cannot."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0", "-p", "no:cacheprovider"],
        cwd=checkout, capture_output=True, text=True, check=False,
    )  # fmt: skip
    found = re.search(r"(\d+) tests collected", done.stdout)
    return int(found[1]) if found else None


def census(checkout: Path) -> list[str]:
    """What there is to say of a checkout, line by line."""
    package = checkout / "chickenfoot"
    found = modules(package)
    ours = inside(imports(package), "chickenfoot")
    said = [f"{len(found)} files, {sum(map(lines, found.values()))} lines"]
    by_room: Counter[str] = Counter()
    files: Counter[str] = Counter()
    flat = not (package / "engine").is_dir()
    for module, path in found.items():
        room = "" if flat else room_of(module)
        by_room[room] += lines(path)
        files[room] += 1
    for room, count in sorted(by_room.items()):
        said.append(f"  {room or '(top)':12} {files[room]:3} files {count:6} lines")
    longest = max(found, key=lambda module: lines(found[module]))
    said.append(f"longest file: {longest}, {lines(found[longest])} lines")
    if not flat:
        said.append(f"imports upwards: {len(upwards(ours))}")
    said.append(f"files in circles: {len(in_circles(ours))}")
    scripts = [*package.rglob("*.js"), *package.rglob("*.css")]
    said.append(f"scripts and styles: {sum(map(lines, scripts))} lines in {len(scripts)} files")
    tested = list((checkout / "tests").rglob("*.py"))
    said.append(f"tests: {len(tested)} files, {sum(map(lines, tested))} lines")
    said.append(f"tests collected: {tests_in(checkout)}")
    return said


def main(checkouts: list[str]) -> None:
    """Print the census of each checkout, or of this one."""
    for checkout in [Path(name) for name in checkouts] or [ROOT]:
        sys.stdout.write("\n".join([f"{checkout.resolve().name}:", *census(checkout)]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
