"""A cluster on this machine does a study, loses a worker midway, and nothing is lost or doubled."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

from turup import load
from turup.study.work import Work, begin

distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")


def work() -> Work:
    """A study that takes some seconds."""
    return begin((load("28"),), policy="random", deals=2_000, seed=3, is_compiled=False)


def test_a_cluster_that_loses_a_worker_comes_to_the_same() -> None:
    from turup.study.cluster import cluster

    alone, shared = work(), work()
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        ) as started,
        cluster(started.scheduler_address) as found,
    ):
        assert found.workers == 2
        steps = shared.steps(found.workers, lambda: found.executor)
        next(steps)
        pid = next(iter(started.workers.values())).pid
        os.kill(pid, signal.SIGKILL)
        for _deals in steps:
            pass
    for _deals in alone.steps():
        pass
    assert shared.prefix.chunks == alone.prefix.chunks == alone.chunks
    assert np.array_equal(shared.prefix.total.moments, alone.prefix.total.moments)


def test_where_no_scheduler_answers_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from turup.study import cluster

    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with pytest.raises(cluster.NoCluster), cluster.cluster("tcp://127.0.0.1:9"):
        pass
