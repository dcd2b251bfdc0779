"""A run from its first round to its last: batches added up, looked at on the way, and kept."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, NamedTuple, Protocol, TypeVar

from .batches import BatchRun
from .checkpoint import Checkpoint, Sums
from .precision import Precision

__all__ = ["Ended", "play_on"]


class Addable(Sums, Protocol):
    """Sums that grow by those of a batch."""

    def add(self, other: Any, /) -> None:
        """Count what `other` has counted too."""


A = TypeVar("A", bound=Addable)


class Ended(NamedTuple):
    """How a run ended: the rounds that were to be played, and why there are fewer, if so."""

    asked: int
    why: str


def play_on(
    job: Callable[[int, int], A],
    sums: A,
    most: int,
    *,
    executor: Executor | None,
    progress: bool,
    unit: str = "round",
    smallest: int = 1,
    goal: int = 0,
    precision: Precision | None = None,
    checkpoint: Checkpoint[A] | None = None,
    after: Callable[[], None] = lambda: None,
) -> Ended:
    """Play until `most` rounds are added to `sums`, or until they are precise enough.

    Parameters
    ----------
    job : callable
        Gives the sums of the rounds from one number up to another.
    sums : Sums
        What was played before; the batches are added to it.
    most : int
        The rounds to play at most.
    executor, progress, unit, smallest
        As for :class:`~chickenfoot.lab.batches.BatchRun`.
    goal : int
        When to look at the precision next, if a run was stopped on the way there.
    precision : Precision, optional
        Says when the sums are precise enough.
    checkpoint : Checkpoint, optional
        Where to keep the sums on the way and at the end.
    after : callable, optional
        Called after each batch that was added.

    Returns
    -------
    Ended
        How it ended.
    """
    while True:
        if goal <= sums.n:
            goal = most if precision is None else precision.goal(sums.n)
        end = min(goal, most)
        if sums.n >= end:
            return Ended(end, checkpoint.failed if checkpoint else "")
        run = BatchRun(job, end, executor, progress, unit=unit, smallest=smallest, first=sums.n)
        try:
            for batch in run:
                sums.add(batch)
                after()
                if checkpoint is not None and not _noted(checkpoint, sums, goal):
                    break
        finally:
            if checkpoint is not None:
                checkpoint.save(sums, goal)
        if sums.n < end:
            why = (run.stopped, checkpoint.failed if checkpoint else "")
            return Ended(end, " ".join(filter(None, why)))


def _noted(checkpoint: Checkpoint[A], sums: A, goal: int) -> bool:
    """Whether nobody interrupted the saving."""
    try:
        checkpoint.note(sums, goal)
    except KeyboardInterrupt:
        return False
    return True
