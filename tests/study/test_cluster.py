"""A cluster on this machine does a study, loses a worker midway, and nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import shlex
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from turup import load
from turup.commands.app import app
from turup.study import work
from turup.study.workers import shared

pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")

import distributed

from turup.study import cluster

ROOT = Path(__file__).parents[2]
STUDY = ("study", "28", "--policy", "random", "--seed", "3", "--deals", "600")


@pytest.fixture(scope="module")
def started() -> Iterator[Any]:
    """A scheduler and two workers."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as found:
        yield found


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of a few interpreted deals."""
    monkeypatch.setattr(work, "CHUNK_INTERPRETED", 20)
    monkeypatch.setattr(cluster, "PATIENCE", 5)


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == code, result.output + result.stderr
    return result


def test_a_cluster_that_loses_a_worker_comes_to_the_same(started: Any) -> None:
    alone, shared_ = (
        work.begin((load("28"),), policy="random", deals=1_000, seed=3, is_compiled=False)
        for _ in range(2)
    )
    with cluster.cluster(started.scheduler_address) as found:
        assert found.workers == 2
        steps = shared_.steps(found.workers, lambda: found.executor)
        next(steps)
        os.kill(next(iter(started.workers.values())).pid, signal.SIGKILL)
        for _deals in steps:
            pass
    for _deals in alone.steps():
        pass
    assert shared_.prefix.chunks == alone.prefix.chunks == alone.chunks
    assert np.array_equal(shared_.prefix.total.moments, alone.prefix.total.moments)


def test_the_command_has_a_cluster_do_it(started: Any) -> None:
    told = run(*STUDY, "--format", "json", "--dask", started.scheduler_address).stdout
    assert json.loads(told) == json.loads(run(*STUDY, "--format", "json").stdout)


def test_the_page_names_commands_that_a_cluster_does(started: Any) -> None:
    page = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
    commands = [shlex.split(line) for line in page.splitlines() if line.startswith("turup ")]
    assert [words[1] for words in commands] == ["study", *["compare"] * 2, *["study"] * 2]
    _turup, *words = commands[1]
    words[words.index("--dask") + 1] = started.scheduler_address
    words[words.index("--deals") + 1] = "60"
    assert "28+doubling" in run(*words, "--policy", "random").stdout


@pytest.mark.parametrize("command", [("study", "28"), ("compare", "28", "29")])
def test_where_no_scheduler_answers_it_says_so(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    told = run(*command, "--dask", "tcp://127.0.0.1:9", code=1)
    assert told.stderr.startswith("turup: no Dask scheduler at tcp://127.0.0.1:9: ")
    assert told.stdout == ""


def test_processes_and_a_cluster_are_not_asked_for_together() -> None:
    assert "either --jobs or --dask" in run(*STUDY, "--dask", "x", "--jobs", "2", code=2).stderr


def test_workers_with_another_turup_are_refused(
    started: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "mark", os.getpid)
    told = run(*STUDY, "--dask", started.scheduler_address, code=1)
    assert "have another turup" in told.stderr


def test_a_cluster_that_is_lost_is_told(started: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(Executor):
        def submit(self, _function: Any, /, *_arguments: Any, **_more: Any) -> Future[Any]:
            raise OSError("nobody is there")

    monkeypatch.setattr(cluster, "Lent", lambda _own, lent=cluster.Lent: lent(Gone()))
    told = run(*STUDY, "--dask", started.scheduler_address, code=1)
    assert told.stderr.startswith("turup: the cluster at tcp://127.0.0.1:")
    assert told.stdout == ""


class Losing(Executor):
    """Workers of whom some are lost for good."""

    def __init__(self, error: BaseException | None) -> None:
        """With what the first task ends; None for one that is taken back."""
        self.error: list[BaseException | None] = [error]

    def submit(self, function: Any, /, *arguments: Any, **_more: Any) -> Future[Any]:
        """Do a task, but not the first one."""
        future: Future[Any] = Future()
        if not self.error:
            future.set_result(function(*arguments))
        elif (error := self.error.pop()) is not None:
            future.set_exception(error)
        else:
            future.cancel()
            future.set_running_or_notify_cancel()
        return future


class Seven:
    """A task."""

    def do(self) -> int:
        """Seven."""
        return 7


@pytest.mark.parametrize("error", [None, distributed.KilledWorker("a task", None, 3)])
def test_what_a_cluster_gives_up_is_given_out_again(error: BaseException | None) -> None:
    lent = cluster.Lent(Losing(error))
    tasks = [(number, Seven()) for number in range(3)]
    assert sorted(shared(tasks, lambda: lent, 1)) == [(0, 7), (1, 7), (2, 7)]


def test_what_is_wrong_with_a_task_is_told() -> None:
    lent = cluster.Lent(Losing(ValueError("wrong")))
    with pytest.raises(ValueError, match="wrong"):
        lent.submit(int).result()
    with pytest.raises(BrokenExecutor):
        cluster.Lent(Losing(None)).submit(int).result()
