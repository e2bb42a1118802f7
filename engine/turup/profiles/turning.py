"""Turning one profile into another: the overlay that states what differs, and no more.

Laid over the first profile it gives the second one's fingerprint. What the first inherits without
effect can come to life under it, so the overlay is laid, and says also what then still differs.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.changed import tree
from turup.profiles.differing import Difference, differences
from turup.profiles.fingerprint import telling
from turup.profiles.gathering import Gathered, Layer, gather
from turup.profiles.loading import resolve
from turup.profiles.overlays import conflicts
from turup.profiles.problems import Place
from turup.profiles.profile import Profile
from turup.profiles.reading import Reading
from turup.profiles.specs import Source
from turup.profiles.writing import tree_as_yaml

OVER = "overlay.yaml"
MOST_ROUNDS = 8  # what comes to life may bring other things to life, but no chain is so long


class Overlay(NamedTuple):
    """The keys to lay over a profile, and those on which other overlays of its spec disagree."""

    keys: dict[str, Any]
    overrides: tuple[str, ...] = ()

    def as_yaml(self, name: str) -> str:
        """The overlay as a file under a name."""
        head: dict[str, Any] = {"turup": 1, "about": {"name": name, "status": "house"}}
        if self.overrides:
            head["overrides"] = list(self.overrides)
        return tree_as_yaml({**head, **self.keys})


def overlay(before: Profile, after: Profile) -> Overlay:
    """The overlay that turns one profile into the other."""
    keys: dict[str, Any] = {}
    made, overrides = before.keys, set[str]()
    for _ in range(MOST_ROUNDS):
        for difference in differences(made, after.keys):
            _write(keys, difference)
        made = _laid(before.spec, keys, overrides)
        if made == after.keys:
            break
    return Overlay(keys, tuple(sorted(overrides)))


def _write(keys: dict[str, Any], difference: Difference) -> None:
    """State what the second profile has in place of the first."""
    *around, name = difference.path
    if difference.after is None and len(around) == 1:
        return  # a key that has no effect any more
    for step in around:
        if not isinstance(keys.get(step), dict):
            keys[step] = {}
        keys = keys[step]
    keys[name] = _stated(difference)


def _stated(difference: Difference) -> Any:
    """The new value; `none` for what is gone, and nothing for a rank that is worth no more."""
    after = difference.after
    schema = schemas.at(difference.key) or {}
    if len(difference.path) == 2 and schemas.shape(schema) == "table":
        return {**dict.fromkeys(difference.before, 0), **after}
    return "none" if after is None else telling(after, schema)


def _laid(spec: str, keys: Mapping[str, Any], overrides: set[str]) -> Mapping[str, Any]:
    """What a spec comes to with keys laid over it; where its overlays disagree, the keys win."""
    gathered = gather(spec)
    place = Place(OVER)
    layer = Layer(
        Source(Path(OVER), OVER), Reading(OVER, tree(keys, place), ()), "overlay", place, spec
    )
    gathered.layers.append(layer)
    spoilt = {each.source.identity: set[str]() for each in gathered.layers}
    overrides |= {str(each.facts["key"]) for each in conflicts(gathered.layers, spoilt)}
    if overrides:
        named = tree({"overrides": sorted(overrides)}, place)
        layer.root.value.update(named.value)
        layer.root.places.update(named.places)
    resolved, _ = resolve(gathered, _own(gathered), spoilt)
    return resolved.keys


def _own(gathered: Gathered) -> Layer:
    """The profile itself, which was read before."""
    own = gathered.profile
    assert own is not None  # noqa: S101 - its spec has been loaded
    return own
