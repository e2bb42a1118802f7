"""Cluster: who does the work, processes of this machine or the workers that --dask names."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from turup.commands.printing import complain
from turup.words import _

if TYPE_CHECKING:
    from turup.commands.studying import How
    from turup.study.workers import MakeExecutor

Dask = Annotated[
    str,
    typer.Option(
        "--dask",
        metavar=_("ADDRESS"),
        help=_("By the workers of a Dask scheduler, as tcp://10.0.0.1:8786."),
    ),
]


class Hands(NamedTuple):
    """How many tasks are done at one time, and by whom; by this machine where nobody is named."""

    jobs: int
    make: MakeExecutor | None = None


@contextmanager
def hands(how: How) -> Iterator[Hands]:
    """Those who do the work; says what is wrong, and ends, where they cannot or are lost."""
    from concurrent.futures import BrokenExecutor

    try:
        if how.dask:
            with lent(how) as found:
                yield found
        else:
            yield Hands(how.jobs)
    except BrokenExecutor:
        told = _("turup: processes were ended from outside again and again; nothing is told")
        if how.dask:
            told = _("turup: the cluster at {address} was lost; nothing is told")
        complain([told.format(address=how.dask)])


@contextmanager
def unlogged() -> Iterator[None]:
    """Without what Dask logs of every worker that is lost; what matters is told."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


@contextmanager
def lent(how: How) -> Iterator[Hands]:
    """The workers of a cluster; says what is wrong, and ends, where it has none that are fit."""
    if how.jobs > 1:
        raise typer.BadParameter(_("either --jobs or --dask"))
    if find_spec("distributed") is None:
        complain([_("turup: --dask needs distributed; pip install 'turup[cluster]' brings it")])
    from turup.study.cluster import NoCluster, NoWorkers, OtherTurup, cluster

    try:
        with unlogged(), cluster(how.dask) as found:
            yield Hands(found.workers, lambda: found.executor)
    except NoCluster as error:
        told = _("turup: no Dask scheduler at {address}: {reason}")
        complain([told.format(address=how.dask, reason=error)])
    except NoWorkers:
        told = _("turup: the scheduler at {address} has no workers; begin some with dask worker")
        complain([told.format(address=how.dask)])
    except OtherTurup:
        told = _("turup: the workers at {address} have another turup; install this one there")
        complain([told.format(address=how.dask)])
