"""Chance that is the same on every machine: child seeds and a shuffle of our own.

One seed at the top, child seeds below. A run or a game of many rounds has one seed, and each
round two children of it: one deals the tiles, the other is what the players take chances
from. Only :meth:`random.Random.random` is promised to
give the same numbers in every Python version, so nothing else of it is used here.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

from ..errors import RulesError
from ..text import say

__all__ = [
    "Seed",
    "as_seed",
    "child_seed",
    "fresh_seed",
    "is_guessable",
    "rng_for",
    "round_seed",
    "shuffled",
    "view_seed",
]

Seed = int | str
"""What a user may give as a seed: a whole number or a word."""

T = TypeVar("T")

_LONGEST = 100
"""The most digits or letters that a seed may have."""

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's 32 signs: without i, l, o and u."""


def fresh_seed() -> str:
    """A seed that nobody has chosen: 65 random bits, in a form to be read aloud and typed back.

    Nobody can find it by trying all that there are, as one can with a short number: who
    knows the seed knows every hand and the yard.

    Returns
    -------
    str
        Such as ``"k3f9-x2mw-7hq4c"``; no letter looks like a digit or another letter.
    """
    letters = [secrets.choice(_LETTERS) for _ in range(13)]
    return "-".join("".join(part) for part in (letters[:4], letters[4:8], letters[8:]))


def is_guessable(seed: Seed) -> bool:
    """Whether `seed` may be found by trying: one that :func:`fresh_seed` did not make.

    Of words and numbers that somebody thought of, only long numbers are taken to be safe.
    """
    if isinstance(seed, int):
        return abs(seed) < 1 << 64
    groups = seed.split("-")
    return [len(group) for group in groups] != [4, 4, 5] or not set(_LETTERS) >= set(
        "".join(groups)
    )


def as_seed(seed: object) -> Seed:
    """`seed` itself, or one by chance for None. Raises RulesError for what is no seed."""
    if seed is None:
        return fresh_seed()
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):
        raise RulesError(say("rules.bad_seed", seed=seed), seed=seed)
    too_long = abs(seed) >= 10**_LONGEST if isinstance(seed, int) else len(seed) > _LONGEST
    if too_long:
        # Not quoted: Python itself refuses to print a number of thousands of digits.
        raise RulesError(say("rules.long_seed", most=_LONGEST), seed=seed)
    if isinstance(seed, str) and not seed.isprintable():
        raise RulesError(say("rules.bad_seed", seed=seed), seed=seed)
    return seed


def child_seed(seed: Seed, *path: Seed) -> int:
    """The child of `seed` at `path`: 64 bits, the same everywhere, unrelated to its siblings."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def round_seed(seed: Seed, number: int) -> int:
    """The seed that round `number` of the run or game of `seed` is dealt from."""
    return child_seed(seed, "round", number)


def view_seed(seed: Seed, number: int) -> int:
    """The seed of what the players of round `number` take chances from.

    It does not come from the seed of the deal, so nobody gets from one to the other without
    the seed of the run.
    """
    return child_seed(seed, "view", number)


def rng_for(seed: Seed, *path: Seed) -> Random:
    """A generator seeded with the child of `seed` at `path`."""
    return Random(child_seed(seed, *path))


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """`items` in a random order, each order equally likely."""
    # Sorting by a random key each is faster than swapping in Python; equal keys, which
    # would favour the earlier item, come once in 2**53 pairs.
    draw = rng.random
    return sorted(items, key=lambda _: draw())
