"""Chance that is the same on every machine: child seeds and a shuffle of our own.

One seed at the top, child seeds below. Only :meth:`random.Random.random` is promised to
give the same numbers in every Python version, so nothing else of it is used here.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

__all__ = ["Seed", "child", "fresh_seed", "generator", "shuffled"]

Seed = int | str
"""What a user may give as a seed: a whole number or a word."""

T = TypeVar("T")


def fresh_seed() -> int:
    """A seed that nobody has chosen: six digits, short enough to be read aloud."""
    return secrets.randbelow(900_000) + 100_000


def child(seed: Seed, *path: Seed) -> int:
    """The child of `seed` at `path`: 64 bits, the same everywhere, unrelated to its siblings."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def generator(seed: Seed, *path: Seed) -> Random:
    """A generator seeded with the child of `seed` at `path`."""
    return Random(child(seed, *path))


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """`items` in a random order, each order equally likely."""
    # Sorting by a random key each is faster than swapping in Python; equal keys, which
    # would favour the earlier item, come once in 2**53 pairs.
    draw = rng.random
    return sorted(items, key=lambda _: draw())
