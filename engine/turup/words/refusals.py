"""Why an act is refused, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def sentence(refusal: Mapping[str, Any]) -> str:
    """Who may not do what, why, and what is open."""
    return f"{refusal['seat']} may not {refusal['action']} ({refusal['rule']})"
