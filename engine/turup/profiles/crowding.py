"""Whether there is room for the records of a collection, asked once everything is merged.

Each file by itself may hold no more than there is room for; over its parent it may still be more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turup.profiles import schemas
from turup.profiles.node import dotted
from turup.profiles.problems import Problem
from turup.profiles.resolved import Resolved


def crowded(keys: dict[str, Any], resolved: Resolved) -> Iterator[Problem]:
    """A problem for each collection with too many records, at the first that finds no room."""
    for slot in schemas.all_slots(keys):
        value = slot.around.get(slot.name)
        if not isinstance(value, dict) or schemas.shape(slot.schema) != "records":
            continue
        most = schemas.branch(slot.schema, value).get("maxProperties", len(value))
        if len(value) > most:
            path = dotted(slot.path)
            facts = {"key": path, "count": len(value), "bound": most}
            yield Problem("too-many", resolved.place(f"{path}.{list(value)[most]}"), facts)
