"""A run's file: what was played so far, so that a run that was killed is gone on with.

What a file holds are whole numbers, and which rounds come next follows from how many there were:
a run that was killed any number of times gives the figures of one that never was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from os import PathLike
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from ..common.arguments import is_whole
from ..common.files import as_path, read_text, write_atomic
from ..common.seeds import Seed, as_seed
from ..errors import ChickenfootError
from ..text import say

__all__ = ["FIGURES", "Checkpoint", "Sums", "begun", "opened"]

FIGURES = 1
"""Counts how often the same seed came to give other rounds: those do not go together in a run."""

_KIND = "chickenfoot run"
# Bytes: ten million rounds of eight players with all their points have 200 million.
_LARGEST = 1 << 30
# Seconds between two savings; more where saving takes long, so that it costs a twentieth at most.
_EVERY = 5.0
_SHARE = 20


class Sums(Protocol):
    """What a run adds up."""

    @property
    def n(self) -> int:
        """The rounds, or deals, that were added."""

    def to_data(self) -> dict[str, Any]:
        """All of it as plain values for JSON."""


S = TypeVar("S", bound=Sums)


class Checkpoint(Generic[S]):
    """The file of one run.

    Parameters
    ----------
    path : str or os.PathLike
        The file. It need not be there.
    seed : int, str or None
        What was given as the seed. For None it is the file's own; without a file, a new one.

    Attributes
    ----------
    seed : int or str
        The seed of the run.
    failed : str
        Why the file could not be written last, "" if it could.

    Raises
    ------
    OSError
        If the file cannot be read.
    ChickenfootError
        If it is not the file of a run.
    """

    def __init__(self, path: str | PathLike[str], seed: Seed | None) -> None:
        self.path = as_path(path)
        self.failed = ""
        self._due = 0.0
        self._run: dict[str, Any] = {}
        self._wanted: dict[str, float] = {}
        self._data = self._read()
        found = self._data.get("run", {}).get("seed") if self._data else None
        self.seed = as_seed(seed if seed is not None else found)

    def _read(self) -> dict[str, Any]:
        try:
            text = read_text(self.path, _LARGEST)
        except FileNotFoundError:
            return {}
        except UnicodeDecodeError:
            raise self._damaged() from None
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise self._damaged() from None
        if not isinstance(data, dict) or data.get("kind") != _KIND:
            raise self._damaged()
        if data.pop("digest", None) != _digest(data):
            raise self._damaged()
        if not isinstance(data.get("run"), dict) or not isinstance(data.get("sums"), dict):
            raise self._damaged()
        return data

    def _damaged(self) -> ChickenfootError:
        return ChickenfootError(say("lab.checkpoint.damaged", path=str(self.path)), path=self.path)

    def begin(
        self, run: Mapping[str, Any], empty: S, most: int, wanted: Mapping[str, float]
    ) -> tuple[S, int]:
        """What was played before, and how far it was to go; the file is made if there is none.

        Parameters
        ----------
        run : mapping
            What makes the run this one and no other, as plain values.
        empty : Sums
            The sums of no round, whose class reads those of the file by `from_data`.
        most : int
            The rounds that are asked for.
        wanted : mapping
            The precision asked for, by figure.

        Returns
        -------
        tuple of (Sums, int)
            The sums so far, and the number of rounds at which to look at their precision next;
            0 for at once, as where another precision was asked for before.

        Raises
        ------
        OSError
            If the file cannot be written: better now than in three days.
        ChickenfootError
            If the file is damaged, or of another run, or has more rounds than are asked for.
        """
        self._run = json.loads(json.dumps({**run, "figures": FIGURES}))
        self._wanted = dict(wanted)
        if not self._data:
            self._write(empty, 0)
            return empty, 0
        there = self._data["run"]
        for what in [*self._run, *there]:
            if there.get(what) != self._run.get(what):
                values = {"what": what, "there": there.get(what), "here": self._run.get(what)}
                sentence = say("lab.checkpoint.other", path=str(self.path), **values)
                raise ChickenfootError(sentence, path=self.path, **values)
        goal = self._data.get("goal", 0) if self._data.get("precision") == self._wanted else 0
        try:
            sums = type(empty).from_data(self._data["sums"])  # type: ignore[attr-defined]
        except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError):
            raise self._damaged() from None
        self._data = {}
        if not is_whole(goal) or goal < 0:
            raise self._damaged()
        if sums.n > most:
            sentence = say("lab.checkpoint.further", path=str(self.path), n=sums.n, asked=most)
            raise ChickenfootError(sentence, path=self.path)
        return sums, goal

    def note(self, sums: S, goal: int) -> None:
        """Save what was played if that was not done for a while; never raises OSError."""
        if perf_counter() >= self._due:
            self.save(sums, goal)

    def save(self, sums: S, goal: int) -> None:
        """Save what was played. What is in the way is told by :attr:`failed`, not raised."""
        self.failed = ""
        began = perf_counter()
        try:
            self._write(sums, goal)
        except OSError as error:  # the run goes on: three days of it would be lost
            self.failed = say("lab.checkpoint.not_saved", path=str(self.path), why=str(error))
        now = perf_counter()
        self._due = now + max(_EVERY, _SHARE * (now - began))

    def _write(self, sums: S, goal: int) -> None:
        data: dict[str, Any] = {"kind": _KIND, "run": self._run, "sums": sums.to_data()}
        data |= {"goal": goal, "precision": self._wanted}
        data["digest"] = _digest(data)
        write_atomic(self.path, _text(data) + "\n")


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def _digest(data: dict[str, Any]) -> str:
    """What tells a whole file from one in which anything was changed."""
    text = _text(data).encode("utf-8", "surrogatepass")
    return blake2b(text, digest_size=16).hexdigest()


def opened(
    path: str | PathLike[str] | None, seed: Seed | None
) -> tuple[Checkpoint[Any] | None, Seed]:
    """The file of a run, None for no path; and the run's seed. Raises as Checkpoint does."""
    if path is None:
        return None, as_seed(seed)
    file: Checkpoint[Any] = Checkpoint(path, seed)
    return file, file.seed


def begun(
    file: Checkpoint[S] | None,
    run: Mapping[str, Any],
    empty: S,
    most: int,
    wanted: Mapping[str, float],
) -> tuple[S, int]:
    """What :meth:`Checkpoint.begin` gives; the beginning of a run if there is no file."""
    return (empty, 0) if file is None else file.begin(run, empty, most, wanted)
