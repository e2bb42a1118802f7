"""The keys in which tables differ: those that shipped profiles and house rules write most often."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from turup.profiles import schemas, shipped
from turup.profiles.merging import settings
from turup.profiles.neutral import why_idle
from turup.profiles.profile import Profile
from turup.profiles.reading import read
from turup.profiles.writing import flow

SHORT = 40
"""How long a value may be that is shown as one to change."""


def worth_changing(profile: Profile, most: int) -> dict[str, dict[str, Any]]:
    """The keys of a profile that others change most often, by section, with its short values."""
    often = sorted(_writers(), key=lambda path: (-_writers()[path], path))
    chosen = [path for path in often if _is_simple(profile, path)][:most]
    found = {
        section: {name: value for name, value in keys.items() if (section, name) in chosen}
        for section, keys in profile.keys.items()
    }
    return {section: keys for section, keys in found.items() if keys}


def _is_simple(profile: Profile, path: tuple[str, str]) -> bool:
    """Whether a key has an effect in a profile, and a value that is told in a few words."""
    section, name = path
    schema = schemas.key(section, name) or {}
    if name not in profile.keys[section] or why_idle(schema, profile.keys, frozenset()):
        return False
    return schemas.shape(schema) == "value" and len(flow(profile.keys[section][name])) <= SHORT


@cache
def _writers() -> Counter[tuple[str, str]]:
    """How many shipped files write each key over another profile's."""
    found: Counter[tuple[str, str]] = Counter()
    for path in (*shipped.profiles().values(), *shipped.overlays().values()):
        root = read(path, path.name, is_shipped=True).root
        if root is not None and "deck" not in root.places:
            found.update({(said.path[0], said.path[1]) for said in settings(root, set())})
    return found
