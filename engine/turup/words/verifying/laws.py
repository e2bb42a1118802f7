"""What holds of any game, in words."""

from __future__ import annotations

FINDINGS: dict[str, str] = {}
STATEMENTS = {
    "same-in-mirror": "{deals} deals: {law}",
    "laid-twice": "laid over the profile once more, these change nothing: {names}",
}
