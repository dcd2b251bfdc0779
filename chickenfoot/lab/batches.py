"""Long runs in batches: here or on any executor, with a progress bar, stoppable.

What a batch gives depends on the numbers of its rounds alone, so where it runs, and where
one batch ends and the next begins, changes no result.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import closing
from pickle import PicklingError
from time import perf_counter
from typing import Any, TypeVar

from ..errors import ChickenfootError, PlayerError
from ..text import say

__all__ = ["check_run", "in_batches"]

T = TypeVar("T")
_LARGEST = 2000
# So many batches are under way at once: enough for a large cluster, few enough that the
# results waiting for their turn stay small.
_UNDER_WAY = 512
# So many seconds a batch may take here before the next is made smaller.
_SHORT = 0.25


def check_run(rounds: Any, executor: Any, name: str = "rounds") -> None:
    """Raises ChickenfootError unless the run can be: so many rounds, on this executor.

    `rounds`: a whole number above 0, an argument called `name`; `executor`: one, or None.
    """
    if not isinstance(rounds, int) or isinstance(rounds, bool) or rounds < 1:
        raise ChickenfootError(say("lab.bad_number", name=name, value=rounds), **{name: rounds})
    if executor is not None and not isinstance(executor, Executor):
        raise ChickenfootError(
            say("lab.no_executor", executor=repr(executor)[:200]), executor=executor
        )


def in_batches(
    job: Callable[[int, int], T],
    rounds: int,
    executor: Executor | None,
    progress: bool,
    *,
    unit: str = "round",
    smallest: int = 1,
) -> Iterator[T]:
    """What `job(start, stop)` gives for one batch after the other, in their order.

    An interrupt (Ctrl-C, or the stop button of a notebook) ends the run quietly once the
    first batch is in; the caller sees by the sum of the batches that some are missing.
    Raises PlayerError where a player cannot be sent to the executor's processes,
    ChickenfootError where these have ended.
    """
    largest = max(smallest, min(_LARGEST, rounds // 100))
    done = False
    results = _here(job, rounds, largest)
    if executor is not None:
        results = _there(job, rounds, largest, executor)
    with closing(_bar(rounds, unit) if progress else _NoBar()) as bar, closing(results):
        try:
            for n, result in results:
                yield result
                done = True
                bar.update(n)
        except KeyboardInterrupt:
            if not done:
                raise


def _here(
    job: Callable[[int, int], T], rounds: int, largest: int
) -> Generator[tuple[int, T], None, None]:
    """Each batch's size and result; the slower the rounds are, the smaller the batches.

    So an interrupt, which loses the batch under way, loses little.
    """
    start, size = 0, 1
    while start < rounds:
        stop = min(start + size, rounds)
        began = perf_counter()
        result = job(start, stop)
        took = perf_counter() - began
        yield stop - start, result
        start = stop
        size = min(largest, 2 * size) if took < _SHORT else max(1, size // 2)


def _there(
    job: Callable[[int, int], T], rounds: int, largest: int, executor: Executor
) -> Generator[tuple[int, T], None, None]:
    """The same from `executor`: the first batches are small, so that something is soon done."""
    waiting: deque[tuple[int, Future[T]]] = deque()

    def first() -> tuple[int, T]:
        n, future = waiting.popleft()
        return n, future.result()

    start, size = 0, 1
    try:
        while start < rounds:
            stop = min(start + size, rounds)
            waiting.append((stop - start, _submitted(executor, job, start, stop)))
            if len(waiting) >= _UNDER_WAY:
                yield first()
            start, size = stop, min(largest, 2 * size)
        while waiting:
            yield first()
    except (PicklingError, AttributeError, TypeError) as error:
        if "pickle" not in str(error).lower() and "get attribute" not in str(error).lower():
            raise
        raise PlayerError(say("lab.unpicklable", why=error)) from error
    except BrokenExecutor as error:
        raise ChickenfootError(say("lab.broken_executor", why=error)) from error
    finally:
        for _, future in waiting:
            future.cancel()


def _submitted(
    executor: Executor, job: Callable[[int, int], T], start: int, stop: int
) -> Future[T]:
    try:
        return executor.submit(job, start, stop)
    except BrokenExecutor:
        raise
    except RuntimeError as error:  # it has been shut down
        raise ChickenfootError(say("lab.closed_executor", why=error)) from error


class _NoBar:
    def update(self, n: int) -> None:
        pass

    def close(self) -> None:
        pass


def _bar(rounds: int, unit: str) -> Any:
    """A tqdm bar that shows itself only where the run takes longer than a second."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _NoBar()
    return tqdm(total=rounds, unit=unit, unit_scale=True, delay=1.0, leave=False)
