"""The driver compiled, once for all tests that play at both speeds."""

from __future__ import annotations

from typing import Any

import pytest

from speeds import drive


@pytest.fixture(scope="session")
def fast() -> Any:
    pytest.importorskip("numba", reason="the extra 'fast' is not installed")
    from turup.study.compiled import compiled

    return compiled(drive)
