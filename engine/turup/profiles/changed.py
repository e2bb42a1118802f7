"""A profile with a few keys changed: what a worked case writes under `keys`.

The keys are laid over the profile as a child of it would lay them, so they are checked, merged
and placed like any others.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from turup.profiles.gathering import Layer, gather
from turup.profiles.loading import Examined, examine_gathered
from turup.profiles.node import Node
from turup.profiles.problems import Place
from turup.profiles.reading import Reading
from turup.profiles.specs import Source


def examine_changed(
    spec: str, keys: Mapping[str, Any], place: Place, node: Node | None = None
) -> Examined:
    """The profile a spec names with these keys laid over it; `node` has the place of each."""
    gathered = gather(spec)
    head = gathered.profile
    written = node if node is not None else tree(keys, place)
    about, about_at = tree({"name": spec, "status": "invented"}, place), place
    if head is not None and "about" in head.root.places:
        about, about_at = head.root.value["about"], head.root.places["about"]
    value = {"turup": tree(1, place), "about": about, **written.value}
    places = {"turup": place, "about": about_at, **written.places}
    root = Node("mapping", place, value, places=places)
    # A file that is not there: what tells it from the file the case stands in is its line.
    source = Source(Path(f"{place.file}#{place.line}"), place.file)
    gathered.layers.append(Layer(source, Reading(place.file, root, ()), "profile", place, spec))
    return examine_gathered(gathered)


def tree(value: Any, place: Place) -> Node:
    """Plain values as if they had all been written in one place."""
    if isinstance(value, Mapping):
        inner = {str(name): tree(entry, place) for name, entry in value.items()}
        return Node("mapping", place, inner, places=dict.fromkeys(inner, place))
    if isinstance(value, (list, tuple)):
        return Node("list", place, [tree(entry, place) for entry in value])
    return Node("text" if isinstance(value, str) else "number", place, value)
