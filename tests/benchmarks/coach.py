"""What the coach saves against the best of the other built-in players, by thinking time.

    python -m tests.benchmarks.coach --samples 50 200 --rounds 1000

Prints the points a round and seat that the coach pays less than `steady`, with the
95 % interval: two coaches and two of the others at a table, each deal played twice with the
seats changed over. With the engine compiled and two processes on an idle machine 1,000 deals take
about one minute with 50 samples and two and a half with 200. Ctrl-C, or `kill -INT` to the first
of its processes, ends the line under way with the deals that were played.
"""

from __future__ import annotations

import argparse
import signal
import time
from concurrent.futures import ProcessPoolExecutor

from chickenfoot.lab.tournament import league
from chickenfoot.players.coach import Coach
from tests.support.conditions import conditions


def main() -> None:
    """Print a line for each number of samples."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--samples", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--rounds", type=int, nargs="+", default=[1000])
    parser.add_argument("--against", default="steady")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    # A shell lets its background jobs ignore this; the league keeps what was done before it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print(conditions())
    with ProcessPoolExecutor(given.processes) as pool:
        for place, samples in enumerate(given.samples):
            rounds = given.rounds[min(place, len(given.rounds) - 1)]
            start = time.perf_counter()
            found = league(
                {"coach": Coach(samples), given.against: given.against},
                rounds=rounds,
                seed=given.seed,
                executor=pool,
                progress=False,
            )
            saved = found.meeting("coach", given.against)
            took = time.perf_counter() - start
            print(
                f"{samples:5} samples a move: {saved} points a round saved against "
                f"{given.against}; {found.deals:,} deals, each played twice; "
                f"seed {given.seed}; {took:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
