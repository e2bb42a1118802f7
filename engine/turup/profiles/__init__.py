"""Profiles: from a YAML file to rules that can be played, or to all that is wrong with it.

`load` gives a sound profile and raises `Unsound` otherwise; `examine` gives every problem.
"""

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
from turup.profiles.shipped import overlays, profiles
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
    "overlays",
    "profiles",
    "unwritten",
]
