"""Take out one protection of the league at a time and see whether the tests notice.

The command is ``python -m tests.project.break_protections``; it works like
:mod:`tests.project.break_rules`. A protection that this system does not offer cannot be
missed on it, so the command belongs on a recent Linux.
"""

from __future__ import annotations

import sys

from tests.project.break_rules import Break, run

TESTS = (
    "tests/lab/test_confinement.py", "tests/lab/test_file_player.py",
    "tests/lab/test_tournament.py", "tests/lab/test_simulation.py", "tests/players/test_coach.py",
)  # fmt: skip

_PLAYER, _WORKER, _CONFINEMENT = (
    f"lab/{name}.py" for name in ("file_player", "file_player_worker", "confinement")
)

BREAKS = (
    Break("modules come from the page's folder", _PLAYER, '("-I", "-c")', '("-q", "-c")'),
    Break("the environment is handed on", _PLAYER, "env=kept | _ONE_THREAD", "env=None"),
    Break("questions are answered without a number", _PLAYER,
          'or answer.get("number") != self._process.asked', ""),
    Break("a line may be of any length", _PLAYER,
          'while b"\\n" not in rest and len(rest) < _LONGEST_LINE:',
          'while b"\\n" not in rest:'),
    Break("an error is told at any length", _PLAYER,
          "squeezed(str(text)[:_LONGEST])", "squeezed(str(text))"),
    Break("an error is told on many lines", _PLAYER,
          "squeezed(str(text)[:_LONGEST])", "str(text)[:_LONGEST]"),
    Break("an interrupt leaves an answer behind", _PLAYER,
          "self.close()  # its answer to this question must not be taken for the next one's\n",
          "pass\n"),
    Break("a file that cannot be run is tried again", _PLAYER,
          "if self._failed is not None:", "if False:"),
    Break("a file that cannot be run stays in the league", "lab/meetings.py",
          "if each.final or often", "if often"),
    Break("each batch starts its players", _PLAYER, "if key not in _SHARED:", "if True:"),
    Break("players of an executor stay forever", _PLAYER,
          "player._key, player._idle = key, _IDLE", "player._key, player._idle = key, 1e6"),
    Break("memory is not limited", _CONFINEMENT,
          "resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))", "pass"),
    Break("other limits are not set", _CONFINEMENT,
          "resource.setrlimit(which, (most, most))", "pass"),
    Break("files are not restricted", _CONFINEMENT,
          "done = libc.syscall(_RESTRICT_SELF, ruleset, 0) == 0", "done = True"),
    Break("other processes can be seen and signalled", _CONFINEMENT,
          "if libc.unshare(_NEW_USER | _NEW_PROCESSES | _NEW_NETWORK | _NEW_IPC):",
          "if False:"),
    Break("children outlive the league", _CONFINEMENT, "    while _reap():", "    while False:"),
    Break("a player outlives the league", _CONFINEMENT,
          "libc.prctl(_DEATH_SIGNAL, signal.SIGTERM, 0, 0, 0)", "pass"),
    Break("a view holds the other hands", "engine/state.py",
          "new.yard = (-1,) * len(self.yard)", "new.yard = self.yard"),
    Break("a view's chances come from the seed of the deal", "common/seeds.py",
          'return child_seed(seed, "view", number)',
          'return child_seed(round_seed(seed, number), "view")'),
    Break("a league does not say that its seed can be guessed", "lab/tournament.py",
          "if is_guessable(self.seed):", "if False:"),
    Break("labels that look alike are merged", "players/registry.py",
          "        if look in shown:", "        if False:"),
    Break("what was done is lost with an executor", "lab/batches.py",
          "if not done:\n                    raise ChickenfootError(error",
          "if True:\n                    raise ChickenfootError(error"),
)  # fmt: skip


def main() -> None:
    """Take out the protections named on the command line, or all."""
    words = sys.argv[1:]
    chosen = tuple(b for b in BREAKS if not words or any(word in b.name for word in words))
    raise SystemExit(1 if run(chosen, TESTS) else 0)


if __name__ == "__main__":
    main()
