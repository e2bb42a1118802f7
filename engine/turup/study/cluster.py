"""Cluster: the workers of a Dask scheduler, as an executor like any other.

Dask gives a chunk out again by itself when the worker that had it is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, NamedTuple

PATIENCE = 10
"""Seconds until a scheduler that does not answer is given up."""


class NoCluster(Exception):
    """The scheduler cannot be reached, or has no workers; its text says why."""


class Cluster(NamedTuple):
    """An executor, and how many tasks it does at one time."""

    executor: Executor
    workers: int


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The workers of the scheduler at an address such as `tcp://10.0.0.1:8786`.

    Raises `NoCluster`; and `ImportError` without the extra `cluster`.
    """
    from distributed import Client

    connect: Any = Client  # it tells no types
    try:
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(str(error)) from error
    with client:
        workers = sum(client.ncores().values())
        if workers == 0:
            raise NoCluster(address)
        yield Cluster(client.get_executor(pure=False), workers)
