"""The ladder: the built-in players, each measured against each of the others.

    python -m tests.benchmarks.ladder --rounds 5000

The coach has its own command, tests.benchmarks.coach.
"""

from __future__ import annotations

import argparse

from chickenfoot.lab.tournament import league
from chickenfoot.players.strategies import BUILT_IN
from tests.support.conditions import conditions


def main() -> None:
    """Print the ranking, and the meeting of each two."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5000, help="deals a pair")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    print(conditions())
    found = league(list(BUILT_IN), rounds=given.rounds, seed=given.seed)
    print(found)
    print("\nPoints a round and seat that the first pays less when the two meet:")
    for place, one in enumerate(found.players):
        for other in found.players[place + 1 :]:
            print(f"  {one:14} {other:14} {found.meeting(one, other)}")


if __name__ == "__main__":
    main()
