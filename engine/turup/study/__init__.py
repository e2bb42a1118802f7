"""Study: the rules compiled, many deals played with them, and what came of those in figures.

`study` and `compare` are what Python users call; they are imported when they are first used, since
they need the extra `study`, which the rest of the package does without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turup.study.studying import Comparison, Study, compare, study
    from turup.study.work import Change, Figure

_HOMES = {
    **dict.fromkeys(("Comparison", "Study", "compare", "study"), "turup.study.studying"),
    **dict.fromkeys(("Change", "Figure"), "turup.study.work"),
}


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'turup.study' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


__all__ = ["Change", "Comparison", "Figure", "Study", "compare", "study"]
