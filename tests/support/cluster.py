"""A dask cluster of a few worker processes, where the library is installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

__all__ = ["dask_client"]


@contextmanager
def dask_client(workers: int) -> Iterator[Any]:
    """The client of a cluster with so many workers; the test is skipped without the library."""
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client
