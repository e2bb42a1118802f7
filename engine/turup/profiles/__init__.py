"""Profiles: from a YAML file to rules that can be played, or to all that is wrong with it.

`load` gives a sound profile and raises `Unsound` otherwise; `examine` gives every problem. Each
name is imported when it is first used: who lists the profiles need not know how they are checked.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turup.profiles.loading import (
        Examined,
        Unsound,
        examine,
        examine_embedded,
        examine_parent,
        examine_text,
        load,
    )
    from turup.profiles.problems import Place, Problem
    from turup.profiles.profile import Origin, Profile
    from turup.profiles.specs import unwritten
    from turup.profiles.writing import as_yaml

__all__ = [
    "Examined",
    "Origin",
    "Place",
    "Problem",
    "Profile",
    "Unsound",
    "as_yaml",
    "examine",
    "examine_embedded",
    "examine_parent",
    "examine_text",
    "load",
    "unwritten",
]

_HOMES = {
    "Origin": "profile",
    "Place": "problems",
    "Problem": "problems",
    "Profile": "profile",
    "as_yaml": "writing",
    "unwritten": "specs",
}
"""The module that a name lives in, unless it is `loading`."""


def __getattr__(name: str) -> Any:
    """A name, from the module it lives in."""
    if name not in __all__:
        raise AttributeError(f"module 'turup.profiles' has no attribute '{name}'")
    value = getattr(import_module(f"turup.profiles.{_HOMES.get(name, 'loading')}"), name)
    globals()[name] = value
    return value
