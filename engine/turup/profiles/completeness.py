"""Whether a profile states all that must be stated, asked once everything is merged."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from turup.profiles import schemas
from turup.profiles.faults import forms
from turup.profiles.merging import Tree
from turup.profiles.neutral import why_idle
from turup.profiles.node import dotted
from turup.profiles.problems import Place, Problem
from turup.profiles.resolved import Resolved
from turup.profiles.schemas import Schema, Slot


def missing(tree: Tree, faulty: AbstractSet[str]) -> list[Slot]:
    """The keys that have no neutral default and are nowhere stated."""
    keys = {name: tree.keys.get(name, {}) for name in schemas.sections() if name not in faulty}
    return [
        slot
        for slot in schemas.all_slots(keys)
        if not slot.is_filled
        and slot.schema.get("x-required")
        and dotted(slot.path[:2]) not in faulty
        and not why_idle(slot.schema, tree.keys, faulty)
        and not _hangs_on_fault(slot.schema, faulty)
    ]


def _hangs_on_fault(schema: Schema, faulty: AbstractSet[str]) -> bool:
    """Whether it cannot be said if a key must be stated, since what decides that is faulty."""
    for path in schema.get("x-when", ()):
        deciding = ("deck.order", "deck.packs") if path == "deck" else (path,)
        if any(key in faulty or key.partition(".")[0] in faulty for key in deciding):
            return True
    return False


def problems_of(slots: list[Slot], resolved: Resolved) -> Iterator[Problem]:
    """A problem for each missing key, where it should stand.

    Where a schema has a name of its own for the gap (`x-missing`), it is told at its cause.
    """
    for slot in slots:
        path = dotted(slot.path)
        facts = {"key": path, "about": slot.schema.get("description", ""), **forms(slot.schema)}
        yield Problem(slot.schema.get("x-missing", "missing-key"), _place(slot, resolved), facts)


def _place(slot: Slot, resolved: Resolved) -> Place:
    """The record or section that lacks it, or the first line where the file has none of these."""
    for cause in slot.schema.get("x-when", ()):
        if "x-missing" in slot.schema and resolved.is_written_in_file(cause):
            return resolved.place(cause)
    place = resolved.place(dotted(slot.path))
    is_key = len(slot.path) == 2
    return Place(resolved.file, 1, 1) if is_key and place.file != resolved.file else place
