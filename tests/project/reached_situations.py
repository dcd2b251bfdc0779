"""What games of every house rule come to: ``python -m tests.project.reached_situations [GAMES]``.

Plays GAMES games (2) for each preset and number of players up to eight, prints how often each
situation came, and ends with an error if printed rules are silent on one that came.
"""

from __future__ import annotations

import sys
from collections import Counter

import chickenfoot as cf
from tests.support.situations import SAID_IN, games_of, reached, unsaid

__all__ = ["main"]


def main(count: int = 2) -> int:
    """Print the counts and what is missing; the number of what is missing."""
    came: Counter[str] = Counter()
    missing = set()
    for slug in cf.PRESETS:
        rules = cf.preset(slug)
        here = Counter(each for game in games_of(slug, count) for each in reached(game))
        came.update(here)
        missing |= {f"{slug}: {text}" for each in here if (text := unsaid(rules, each))}
    for situation in [*SAID_IN, *(each for each in came if each not in SAID_IN)]:
        print(f"{came[situation]:9,}  {situation}")
    print("\n".join(sorted(missing)) or "Every situation has its sentence.")
    return len(missing)


if __name__ == "__main__":
    sys.exit(bool(main(*map(int, sys.argv[1:2]))))
