"""Study: the rules compiled, many deals played with them, and what came of those in figures.

`study`, `compare` and `rank` are what Python users call; they are imported when they are first
used, since they need the extra `study`, which the rest of the package does without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turup.study.outcomes import Change, Figure
    from turup.study.ranking import Ranking, rank
    from turup.study.studying import Comparison, Study, compare, study

_HOMES = {
    **dict.fromkeys(("Comparison", "Study", "compare", "study"), "turup.study.studying"),
    **dict.fromkeys(("Change", "Figure"), "turup.study.outcomes"),
    **dict.fromkeys(("Ranking", "rank"), "turup.study.ranking"),
}


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'turup.study' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


__all__ = [
    "Change",
    "Comparison",
    "Figure",
    "Ranking",
    "Study",
    "compare",
    "rank",
    "study",
]
