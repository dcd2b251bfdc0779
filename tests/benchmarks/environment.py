"""How fast rounds go through the environment: ``python -m tests.benchmarks.environment``.

Runs PettingZoo's own performance test, which plays random moves for five seconds and prints how
many turns a second it made, with four agents and with one agent among players of ours.
"""

from __future__ import annotations

import argparse

from pettingzoo.test import performance_benchmark

import chickenfoot as cf
from tests.support.conditions import conditions


def main() -> None:
    """Print what PettingZoo prints, for each of the two tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.parse_args()
    print(conditions())
    for title, env in {
        "four agents": cf.env(players=4),
        "an agent and three of steady": cf.env(players=[None, "steady", "steady", "steady"]),
    }.items():
        print(f"\n{title}")
        performance_benchmark(env)


if __name__ == "__main__":
    main()
