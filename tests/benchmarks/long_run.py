"""A long run that is killed: whether it gives what a run never killed gives, and its memory.

    python -m tests.benchmarks.long_run --rounds 10_000_000 --processes 2 --kills 3 --whole

Plays with a file in which the run is kept, in a process that is killed with all its workers
(SIGKILL) each time that a part of the rounds is in the file, and begun again. Prints what the
rounds since the last saving cost, and the memory of all its processes on the way. With `--whole`
the same rounds are played once more, without a kill and in one process, and the figures are
compared. Linux only, for it reads /proc. Compiled, on two idle cores, ten million rounds take
about twenty minutes, and `--whole` twice as long again.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import chickenfoot as cf
from tests.support.conditions import conditions

SEED = 1
PLAYERS = ("random",) * 4
LOOKS = 0.5  # seconds


def play(path: str | None, rounds: int, processes: int) -> cf.Sample:
    """The run, gone on with if there is a file of it."""
    how = {"rounds": rounds, "seed": SEED, "keep": False, "progress": False}
    if processes == 1:
        return cf.simulate(cf.Rules(), PLAYERS, checkpoint=path, **how)  # type: ignore[arg-type]
    with ProcessPoolExecutor(processes) as pool:
        return cf.simulate(cf.Rules(), PLAYERS, checkpoint=path, executor=pool, **how)  # type: ignore[arg-type]


def figures(sample: cf.Sample) -> str:
    """All figures of a run, as one text."""
    return json.dumps(sample.to_dict(), sort_keys=True)


def saved(path: Path) -> int:
    """The rounds in the file of a run."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return 0
    return int(data["sums"]["totals"]["rounds"])


def memory(group: int) -> float:
    """The memory of all processes of a session, in MB."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(folder.name)) == group:
                pages = int((folder / "statm").read_text(encoding="ascii").split()[1])
                total += pages * os.sysconf("SC_PAGE_SIZE")
        except (OSError, ValueError):  # it has ended meanwhile
            continue
    return total / 2**20


def killed(path: Path, rounds: int, processes: int, kills: int) -> list[tuple[int, float]]:
    """Play it with so many kills; the rounds and the memory at each look."""
    seen = []
    command = [sys.executable, "-m", "tests.benchmarks.long_run", "--child", str(path)]
    command += ["--rounds", str(rounds), "--processes", str(processes)]
    done = 0
    while True:
        began = time.perf_counter()
        child = subprocess.Popen(command, start_new_session=True)
        while child.poll() is None:
            time.sleep(LOOKS)
            there, held = saved(path), memory(child.pid)
            if child.poll() is None:  # else some of its processes have ended
                seen.append((there, held))
            due = there >= rounds * (done + 1) // (kills + 1)
            if due and done < kills and child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
        took = time.perf_counter() - began
        how = "killed" if child.returncode == -signal.SIGKILL else "ended"
        print(f"  {how} after {took:.1f} s with {saved(path):,} rounds in the file", flush=True)
        if how == "ended":
            break
        done += 1
    if child.returncode:
        sys.exit(f"the run failed ({child.returncode})")
    if done < kills:
        print("  it came to its end before it could be killed: play more rounds")
    return seen


def main() -> None:
    """Print what a run with kills gives and takes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--whole", action="store_true", help="play it without a kill too")
    parser.add_argument("--child", metavar="FILE", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        play(given.child, given.rounds, given.processes)
        return
    print(conditions())
    with TemporaryDirectory() as folder:
        path = Path(folder) / "run.json"
        began = time.perf_counter()
        print(f"{given.rounds:,} rounds on {given.processes} processes, {given.kills} kills")
        seen = killed(path, given.rounds, given.processes, given.kills)
        took = time.perf_counter() - began
        print(f"  all of it: {took:.0f} s; the file has {path.stat().st_size / 1024:,.0f} KB")
        tenth = given.rounds / 10
        for name, part in (
            ("first tenth", [mb for n, mb in seen if 0 < n <= tenth]),
            ("last tenth", [mb for n, mb in seen if n >= 9 * tenth]),
        ):
            if part:
                print(f"  most memory of all its processes in the {name}: {max(part):.0f} MB")
        found = play(str(path), given.rounds, 1)
    if given.whole:
        same = figures(play(None, given.rounds, 1)) == figures(found)
        print(f"  never killed, in one process: {'the same figures' if same else 'OTHER FIGURES'}")
        if not same:
            sys.exit(1)


if __name__ == "__main__":
    main()
