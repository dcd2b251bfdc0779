"""How long the first table of a kernel takes: ``python -m tests.benchmarks.start``.

What a kernel has loaded before any cell runs is loaded first and not counted. Each of several
processes imports the package, lays a table and shows it, as ``cf.play()`` in the first cell does,
and then lays a second one. Prints the median and the quickest, in processor time; with
``--imports``, the modules that took longest to load (``python -X importtime``).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from statistics import median

from tests.support.conditions import conditions
from tests.support.paths import ROOT

_KERNEL = "import ipykernel.ipkernel, ipykernel.zmqshell"

_CELL = f"""
import sys, time
sys.path.insert(0, {str(ROOT)!r})
{_KERNEL}
times = [time.process_time()]
import chickenfoot as cf
for _ in range(2):
    cf.play(save=False)._repr_mimebundle_()
    times.append(time.process_time())
print(*(1000 * (after - before) for before, after in zip(times, times[1:])))
"""


def in_kernel() -> list[float]:
    """Milliseconds of the first table of a process, and of the second."""
    done = subprocess.run([sys.executable, "-c", _CELL], capture_output=True, text=True, check=True)
    return [float(each) for each in done.stdout.split()]


def slowest_imports(most: int) -> list[str]:
    """Lines of ``-X importtime`` for the modules that take longest, with all that they load."""
    command = [sys.executable, "-X", "importtime", "-c", _CELL]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = done.stderr.splitlines()
    begins = next(place for place, line in enumerate(lines) if "zmqshell" in line)
    timed = [line for line in lines[begins + 1 :] if line.startswith("import time:")]
    return sorted(timed, key=lambda line: -int(line.split("|")[1]))[:most]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--imports", type=int, default=0, metavar="N")
    given = parser.parse_args()
    print(conditions())
    first, second = zip(*(in_kernel() for _ in range(given.processes)), strict=True)
    print(f"first table of a kernel: {median(first):4.0f} ms (quickest {min(first):.0f})")
    print(f"second table:            {median(second):4.0f} ms (quickest {min(second):.0f})")
    for line in slowest_imports(given.imports) if given.imports else ():
        print(line)


if __name__ == "__main__":
    main()
