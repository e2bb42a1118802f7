"""Hypothesis settings: dev by default, ci without chance, deep with fresh seeds."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

COMMON = {
    "deadline": None,
    "stateful_step_count": 250,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
settings.register_profile("dev", max_examples=50, **COMMON)
settings.register_profile("ci", max_examples=200, derandomize=True, **COMMON)
settings.register_profile("deep", max_examples=5000, **COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))
