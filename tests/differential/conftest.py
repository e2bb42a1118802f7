"""Both speeds, for all tests that play at both."""

from __future__ import annotations

from pathlib import Path

import pytest

from speeds import Speeds


@pytest.fixture
def speeds(kept_here: Path) -> Speeds:
    assert kept_here.is_dir()
    return Speeds()
