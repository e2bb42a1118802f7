"""Cluster: the workers of a Dask scheduler, as an executor like any other.

Dask gives a chunk out again by itself when the worker that had it is lost. Where it gives a chunk
up, since several workers were lost over it, or goes down itself, the executor counts as broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager
from typing import Any, NamedTuple

from turup import __version__
from turup.study.known import digest_of_players
from turup.study.work import RECKONED_BY

PATIENCE = 10
"""Seconds until a scheduler that does not answer is given up."""


class NoCluster(Exception):
    """The scheduler cannot be reached; its text says why."""


class NoWorkers(Exception):
    """The scheduler has no workers."""


class OtherTurup(Exception):
    """Workers would play by other rules, or have no `turup` at all."""


class Cluster(NamedTuple):
    """An executor, and how many tasks it does at one time."""

    executor: Executor
    workers: int


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The workers of the scheduler at an address such as `tcp://10.0.0.1:8786`.

    Raises `NoCluster`, `NoWorkers` and `OtherTurup`; and `ImportError` without the extra `cluster`.
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
            raise NoWorkers(address)
        if not is_the_same(client):
            raise OtherTurup(address)
        yield Cluster(Lent(client.get_executor(pure=False)), workers)


def mark() -> str:
    """What tells whether two machines come to the same figures: all the text that decides them."""
    return f"{__version__} {digest_of_players(*RECKONED_BY)}"


def is_the_same(client: Any) -> bool:
    """Whether all workers have the `turup` that is here."""
    try:
        return set(client.run(mark).values()) == {mark()}
    except ImportError:  # as it is raised there
        return False


class Lent(Executor):
    """Workers that others have lent; what they cannot do any more breaks the executor."""

    def __init__(self, own: Executor) -> None:
        """Nothing is given out yet."""
        self.own = own

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Give a task out; raises `BrokenExecutor` where nobody takes it."""
        try:
            given = self.own.submit(function, *arguments, **named)
        except Exception as error:  # whatever the versions of Dask call it
            raise BrokenExecutor(str(error)) from error
        future = Given(given)
        given.add_done_callback(future.settle)
        return future


class Given(Future[Any]):
    """What a worker was given, until it is done."""

    def __init__(self, given: Future[Any]) -> None:
        """It is not done yet."""
        super().__init__()
        self.given = given

    def cancel(self) -> bool:
        """Ask for it no more."""
        self.given.cancel()
        return super().cancel()

    def settle(self, given: Future[Any]) -> None:
        """It is done, or will never be."""
        if not self.set_running_or_notify_cancel():
            return
        error = CancelledError() if given.cancelled() else given.exception()
        if error is None:
            self.set_result(given.result())
        elif is_loss(error):
            self.set_exception(BrokenExecutor(type(error).__name__))
        else:
            self.set_exception(error)


def is_loss(error: BaseException) -> bool:
    """Whether workers or the scheduler were lost, and not the task was wrong."""
    from distributed import KilledWorker
    from distributed.comm.core import CommClosedError

    return isinstance(error, (CancelledError, CommClosedError, KilledWorker))
