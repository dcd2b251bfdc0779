"""Break one rule at a time and see whether the tests notice.

The command is ``python -m tests.project.break_rules``.

Each break is made in a copy of the package, by replacing a text that stands there exactly
once. The fast tests are run against the copy until one fails. Prints a table; the exit code
is 1 if a break went unnoticed. With words as arguments, only breaks whose name has one.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.support.paths import ROOT

# Quick, and no properties: what they find by chance would prove little here.
TESTS = (
    "tests/engine/test_state.py", "tests/engine/test_legality.py", "tests/whole/test_scenarios.py",
    "tests/engine/test_refusals.py", "tests/engine/test_dealing.py", "tests/engine/test_knobs.py",
    "tests/engine/test_rules.py", "tests/engine/test_score.py", "tests/engine/test_views.py",
    "tests/whole/test_movecounts.py", "tests/engine/test_game.py", "tests/engine/test_rounds.py",
)  # fmt: skip


class Break(NamedTuple):
    """A rule broken: `old` in `file` becomes `new`."""

    name: str
    file: str
    old: str
    new: str


BREAKS = (
    Break("the spinner takes an arm too few", "engine/state.py",
          "slots_left[tile] = self.compiled.arms\n", "slots_left[tile] = self.compiled.arms - 1\n"),
    Break("a foot takes a toe too few", "engine/state.py",
          "toes = self.slots_left[double] = self.compiled.toes\n",
          "toes = self.slots_left[double] = max(0, self.compiled.toes - 1)\n"),
    Break("a foot does not lock the table", "engine/state.py",
          "if self.compiled.foot_first:\n", "if False:\n"),
    Break("answers go to the spinner instead of the open foot", "engine/state.py",
          "found.append((tile, locked_on))",
          "found.append((tile, self.played[0] if self.played else -1))"),
    Break("after a draw any tile may be played", "engine/state.py",
          "playable & (1 << self.drawn)", "playable"),
    Break("a drawn tile that fits may always be kept", "engine/compiled.py",
          'self.may = rules.drawn_tile == "may"', 'self.may = rules.drawn_tile != "hold"'),
    Break("a held tile may be played at once", "engine/compiled.py",
          'self.hold = rules.drawn_tile == "hold"', "self.hold = False"),
    Break("one may draw again and again", "engine/compiled.py",
          "self.one_draw = rules.draw_limit == 1", "self.one_draw = False"),
    Break("nobody may draw by choice", "engine/compiled.py",
          "self.voluntary = rules.voluntary_draw", "self.voluntary = False"),
    Break("reserved tiles are drawn", "engine/state.py",
          "max(0, len(yard) - compiled.reserve)", "len(yard)"),
    Break("turns go to the right", "engine/state.py",
          "self.to_move = seat + 1 if seat + 1 < compiled.players else 0",
          "self.to_move = seat - 1 if seat else compiled.players - 1"),
    Break("the last seat is not asked whether it can play", "engine/state.py",
          "for seat in range(self.compiled.players):\n                if self.playable",
          "for seat in range(self.compiled.players - 1):\n                if self.playable"),
    Break("one stuck player never ends the round", "engine/compiled.py",
          'self.first_blocked = rules.empty_yard == "first_blocked"',
          "self.first_blocked = False"),
    Break("a dead foot never ends the round", "engine/compiled.py",
          'rules.dead_foot == "end_round" and rules.toes > 0', "False"),
    Break("reserved tiles count as toes to come", "engine/state.py",
          "self.yard[self.next_draw : self.draw_end]", "self.yard[self.next_draw :]"),
    Break("one may go out on a double all the same", "engine/compiled.py",
          'self.forbid = rules.last_double == "forbid"', "self.forbid = False"),
    Break("going out on a double is free", "engine/state.py",
          "totals[winner] += self.compiled.out_on_double", "totals[winner] += 0"),
    Break("who knocks draws too", "engine/state.py",
          "and not hand & (hand - 1) and not knock else -1",
          "and not hand & (hand - 1) else -1"),
    Break("a drawn starting double waits for the next turn", "engine/state.py",
          "if not self.lead_draws_left and self.hands[self.to_move]",
          "if not self.drew and self.hands[self.to_move]"),
    Break("a player sees the yard", "engine/state.py",
          "new.yard = (-1,) * len(self.yard)", "new.yard = self.yard"),
    Break("a tile is dealt twice", "engine/dealing.py",
          "tuple(tiles[compiled.players * size :])", "tuple(tiles[compiled.players * size - 1 :])"),
    Break("ties of the draw for the lead go to the lower seat", "engine/dealing.py",
          "if tile.pips == most]\n", "if tile.pips == most][:1]\n"),
    Break("seat 0 draws first for a missing double", "engine/dealing.py",
          "first_drawer=1 % compiled.players", "first_drawer=0"),
    Break("a missing double is never passed over", "engine/dealing.py",
          'leads if missing in ("next_double", "burn") else leads[:1]', "leads[:1]"),
    Break("a burnt double comes back", "engine/dealing.py",
          "if held and rules.start_missing ==", "if not held and rules.start_missing =="),
    Break("42 tiles are shared out with Python's round", "engine/knobs.py",
          "(2 * 42 + players) // (2 * players)", "round(42 / players)"),
    Break("the double-blank costs nothing", "engine/rules.py",
          "return self.double_blank_points\n", "return 0\n"),
    Break("blank halves cost nothing", "engine/rules.py",
          "return self.blank_half_points if tile.low == 0 else 0", "return 0"),
    Break("a round of zero does not part a tie", "engine/score.py",
          "return -sum(p == 0 for p in points)", "return 0"),
    Break("a shorter game goes on all the same", "engine/game.py",
          "len(self.past) + 1 == self._rounds", "not self.leads_left"),
    Break("a double passed over never leads", "engine/dealing.py",
          "for pip in leads if pip != lead", "for pip in leads if pip < lead"),
)  # fmt: skip


def copy_of(root: Path, where: Path) -> None:
    """Copy what the tests need of the project at `root` to `where`."""
    for name in ("chickenfoot", "tests"):
        unwanted = shutil.ignore_patterns("__pycache__", "browser", "benchmarks", "baseline*")
        shutil.copytree(root / name, where / name, ignore=unwanted)
    shutil.copy(root / "pyproject.toml", where)


def noticed_by(where: Path, tests: Sequence[str] = TESTS) -> str:
    """The first test that fails in the copy at `where`, or "" if all pass."""
    command = [
        sys.executable, "-m", "pytest", "-x", "-q", "-o", "addopts=",
        "-p", "no:cacheprovider", "--tb=no", *tests,
    ]  # fmt: skip
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    found = re.search(r"^(?:FAILED|ERROR) (\S+?)(?: |$)", done.stdout, re.MULTILINE)
    if found is None:
        raise RuntimeError(done.stdout + done.stderr)
    return found[1].removeprefix("tests/")


def run(breaks: tuple[Break, ...], tests: Sequence[str] = TESTS) -> int:
    """Print who notices what; the number of breaks that nobody noticed."""
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        copy_of(ROOT, where)
        if noticed_by(where, tests):
            raise SystemExit("The tests fail without any break: mend that first.")
        for each in breaks:
            path = where / "chickenfoot" / each.file
            whole = path.read_text(encoding="utf-8")
            path.write_text(whole.replace(each.old, each.new), encoding="utf-8")
            test = noticed_by(where, tests)
            path.write_text(whole, encoding="utf-8")
            missed += not test
            sys.stdout.write(f"{each.name:52} {test or 'NOBODY NOTICES'}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(breaks) - missed} of {len(breaks)} breaks noticed\n")
    return missed


def main() -> None:
    """Break the rules named on the command line, or all."""
    words = sys.argv[1:]
    chosen = tuple(b for b in BREAKS if not words or any(word in b.name for word in words))
    raise SystemExit(1 if run(chosen) else 0)


if __name__ == "__main__":
    main()
