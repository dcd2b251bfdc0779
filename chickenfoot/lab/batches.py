"""Long runs in batches: here or on any executor, with a progress bar, stoppable.

What a batch gives depends on the numbers of its rounds alone, so where it runs, and where
one batch ends and the next begins, changes no result.
"""

from __future__ import annotations

import pickle
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import closing
from time import perf_counter
from typing import Any, Generic, TypeVar

from ..common.arguments import flag, whole_number
from ..errors import ChickenfootError, PlayerError
from ..text import say

__all__ = ["BatchRun", "check_run"]

T = TypeVar("T")
_LARGEST = 2000
# More rounds than anybody waits for.
_MOST = 10**9
# So many batches are under way at once: enough for a large cluster, few enough that the
# results waiting for their turn stay small.
_UNDER_WAY = 512
# So many seconds a batch may take here before the next is made smaller.
_SHORT = 0.25
# So many seconds after the last look it is looked whether anybody is left to wait for.
_LOOKS = 1.0


def check_run(rounds: object, executor: object, progress: object, name: str = "rounds") -> None:
    """Check that a run can be made.

    Parameters
    ----------
    rounds : object
        How many rounds, which must be a whole number from 1 on.
    executor : object
        Where to run; an executor or None.
    progress : object
        Whether to show a bar.
    name : str
        What the argument `rounds` is called.

    Raises
    ------
    ChickenfootError
        If it cannot.
    """
    whole_number(rounds, name, least=1, most=_MOST)
    flag(progress, "progress")
    if executor is not None and not isinstance(executor, Executor):
        raise ChickenfootError(say("lab.no_executor", executor=executor), executor=executor)


class BatchRun(Generic[T]):
    """A run cut into batches: go through it once, and it gives their results in order.

    An interrupt (Ctrl-C, or the stop button of a notebook), or the end of an executor, ends
    the run quietly once a batch is in, so that what was done is kept. The caller sees
    by the sum of the batches that some are missing; :attr:`stopped` is the sentence that
    tells why, empty after an interrupt.

    Parameters
    ----------
    job : callable
        Gives the result of the rounds from `start` up to `stop`.
    rounds : int
        How many rounds there are in all.
    executor : Executor or None
        Where to run; None is here.
    progress : bool
        Whether to show a bar where it takes longer than a second.
    unit : str
        What the bar counts.
    smallest : int
        The rounds that the largest batches have at least.
    first : int
        The round to begin with, where those before it were played earlier.

    Raises
    ------
    PlayerError
        Where a player cannot be sent to the executor's processes.
    ChickenfootError
        Where these have ended before the first batch was in.
    """

    def __init__(
        self,
        job: Callable[[int, int], T],
        rounds: int,
        executor: Executor | None,
        progress: bool,
        *,
        unit: str = "round",
        smallest: int = 1,
        first: int = 0,
    ) -> None:
        self.stopped = ""
        self._job = job
        self._rounds = rounds
        self._first = first
        self._executor = executor
        self._largest = max(smallest, min(_LARGEST, (rounds - first) // 100))
        self._bar = _bar(rounds, unit, first) if progress else _NoBar()

    def __iter__(self) -> Iterator[T]:
        done = self._first > 0
        results = self._run_locally()
        if self._executor is not None:
            results = self._run_on_executor(self._executor)
        with closing(self._bar) as bar, closing(results):
            try:
                for n, result in results:
                    yield result
                    done = True
                    bar.update(n)
            except KeyboardInterrupt:
                if not done:
                    raise
            except _ExecutorEnded as error:
                if not done:
                    raise ChickenfootError(error.sentence) from error.__cause__
                self.stopped = error.sentence

    def _run_locally(self) -> Generator[tuple[int, T], None, None]:
        """Each batch's size and result; the slower the rounds are, the smaller the batches.

        So an interrupt, which loses the batch under way, loses little.
        """
        start, size = self._first, 1
        while start < self._rounds:
            stop = min(start + size, self._rounds)
            began = perf_counter()
            result = self._job(start, stop)
            took = perf_counter() - began
            yield stop - start, result
            start = stop
            size = min(self._largest, 2 * size) if took < _SHORT else max(1, size // 2)

    def _run_on_executor(self, executor: Executor) -> Generator[tuple[int, T], None, None]:
        """The same elsewhere: the first batches are small, so that something is soon done."""
        waiting: deque[tuple[int, Future[T]]] = deque()

        def first() -> tuple[int, T]:
            n, future = waiting.popleft()
            try:
                return n, _awaited(future, executor)
            except Exception as error:
                raise _translated(error, self._job) from error

        start, size = self._first, 1
        ended: _ExecutorEnded | None = None
        try:
            while start < self._rounds and ended is None:
                stop = min(start + size, self._rounds)
                try:
                    waiting.append((stop - start, _submitted(executor, self._job, start, stop)))
                except _ExecutorEnded as error:
                    ended = error  # what was submitted before may be done all the same
                # Handing out a batch may take longer than playing it: what is in is given at once,
                # so that a stop before the last was handed out keeps it.
                while waiting and (len(waiting) >= _UNDER_WAY or waiting[0][1].done()):
                    yield first()
                start, size = stop, min(self._largest, 2 * size)
            while waiting:
                yield first()
            if ended is not None:
                raise ended
        finally:
            for _, future in waiting:
                future.cancel()


class _ExecutorEnded(Exception):
    """The processes of an executor are gone, or it takes no more work."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def _submitted(
    executor: Executor, job: Callable[[int, int], T], start: int, stop: int
) -> Future[T]:
    try:
        return executor.submit(job, start, stop)
    except BrokenExecutor as error:
        raise _translated(error, job) from error
    except RuntimeError as error:  # it has been shut down
        raise _ExecutorEnded(say("lab.closed_executor", why=error)) from error
    except Exception as error:
        raise _translated(error, job) from error


def _awaited(future: Future[T], executor: Executor) -> T:
    """The result of a future, as long as somebody is there who could give it."""
    while True:
        try:
            return future.result(_LOOKS)
        except TimeoutError:
            if future.done():  # the job's own
                raise
            if _deserted(executor):
                raise _ExecutorEnded(say("lab.deserted_executor")) from None


def _deserted(executor: Executor) -> bool:
    """Whether the workers of a dask cluster have all ended and nothing brings new ones.

    An interrupt goes to all processes of a notebook's kernel, those of a local cluster among
    them; the cluster does not notice and keeps what it is given. One that is still waiting for
    its first workers has none that ended, and an adaptive one starts others.
    """
    cluster = getattr(getattr(executor, "_client", None), "cluster", None)
    if getattr(cluster, "_adaptive", None) is not None:
        return False
    workers = getattr(cluster, "workers", None)
    if not isinstance(workers, Mapping) or not workers:
        return False
    return all(
        getattr(getattr(worker, "status", None), "name", "") == "closed"
        for worker in list(workers.values())
    )


def _translated(error: Exception, job: object) -> Exception:
    """The error of ours for one that came out of an executor, or that error itself."""
    if isinstance(error, (ChickenfootError, _ExecutorEnded)):
        return error
    if isinstance(error, (BrokenExecutor, *_killed_worker())):
        return _ExecutorEnded(say("lab.broken_executor", why=error))
    if isinstance(error, CancelledError):
        return _ExecutorEnded(say("lab.closed_executor", why=type(error).__name__))
    if isinstance(error, pickle.PicklingError):
        return PlayerError(say("lab.unpicklable", why=error))
    if isinstance(error, (AttributeError, TypeError)) and not _travels(job):
        return PlayerError(say("lab.unpicklable", why=error))
    return error


def _killed_worker() -> tuple[type[Exception], ...]:
    """What dask raises for a worker that was killed again and again, where dask is in use."""
    distributed = sys.modules.get("distributed")
    kind = getattr(distributed, "KilledWorker", None)
    return (kind,) if kind is not None else ()


def _travels(job: object) -> bool:
    try:
        pickle.loads(pickle.dumps(job))
    except Exception:
        return False
    return True


class _NoBar:
    def update(self, n: int) -> None:
        pass

    def close(self) -> None:
        pass


def _bar(rounds: int, unit: str, first: int) -> Any:
    """A tqdm bar that shows itself only where the run takes longer than a second."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _NoBar()
    return tqdm(total=rounds, initial=first, unit=unit, unit_scale=True, delay=1.0, leave=False)
