"""What all tests have in common.

Hypothesis settings: dev by default, ci without chance, deep with fresh seeds. The compiled rules
are kept in a folder of the tests' own, and never in the user's.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

os.environ.pop("TURUP_LANG", None)  # whatever its reader likes, transcripts are compared in English
COMMON = {
    "deadline": None,
    "stateful_step_count": 250,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
settings.register_profile("dev", max_examples=50, **COMMON)
settings.register_profile("ci", max_examples=200, derandomize=True, **COMMON)
settings.register_profile("deep", max_examples=5000, **COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


@pytest.fixture(scope="session", autouse=True)
def cache_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache folder that is empty when the tests begin; where it is asked for by this name.

    Processes that share the tests share it, so that a program is compiled by one of them.
    """
    shared = "PYTEST_XDIST_WORKER" in os.environ
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if shared else base) / "cache"
    folder.mkdir(mode=0o700, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        yield folder


@pytest.fixture(scope="session")
def kept_here(cache_folder: Path) -> Iterator[Path]:
    """Compiled programs are kept in that folder, whatever the system."""
    pytest.importorskip("numba", reason="the extra 'fast' is not installed")
    from turup.study import kept
    from turup.study.driver import DEALS, Driver

    def place(driver: Driver = DEALS) -> Path:
        return cache_folder / "turup" / f"{kept.key(driver)}.program"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "program_file", place)
        yield cache_folder


@pytest.fixture(scope="session")
def program(kept_here: Path) -> Any:
    """The batch driver compiled, once for all tests that play whole deals in it."""
    from turup.study import program as module

    assert kept_here.is_dir()
    return module.program()


@pytest.fixture(scope="session")
def walker(kept_here: Path) -> Any:
    """Whoever plays deals compiled and counts them, for all tests that ask for one."""
    from turup.study.speeds import speed
    from turup.verify.walking import Walker

    assert kept_here.is_dir()
    return Walker(speed(is_compiled=True), 28)
