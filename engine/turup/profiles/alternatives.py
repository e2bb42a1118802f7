"""Alternatives: what else a table could play, one house rule or one choice at a time.

Each overlay that fits is laid over a profile alone; each key that is a word or a number says each
other word it knows, or one more and one less, and so does each field of a record; each record is
taken away. What the check refuses is no alternative, and neither is what comes to rules that were
met before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.changed import examine_changed
from turup.profiles.loading import examine, load
from turup.profiles.problems import Place
from turup.profiles.profile import Profile
from turup.profiles.schemas import Schema
from turup.profiles.shipped import overlays

PLACE = Place("switched", 1, 1)
UNSEEN = ("penalties",)
"""Sections of which nothing is seen in deals that are played by the rules."""
WHOLE = ("if", "stake", "lose")
"""Guards and effects, which are written whole."""


class Alternative(NamedTuple):
    """Other rules: the spec with an overlay, or the key and what it says now."""

    name: str
    profile: Profile


def alternatives(spec: str) -> Iterator[Alternative]:
    """Every one there is, overlays first; raises `Unsound` where the spec is not sound."""
    profile = load(spec)
    met = {profile.fingerprint}
    for found in (*laid_over(spec), *switched(spec, profile)):
        if found.profile.fingerprint not in met:
            met.add(found.profile.fingerprint)
            yield found


def laid_over(spec: str) -> Iterator[Alternative]:
    """The profile with each overlay that fits."""
    for overlay in overlays():
        name = f"{spec}+{overlay}"
        if (profile := examine(name).profile) is not None:
            yield Alternative(name, profile)


def switched(spec: str, profile: Profile) -> Iterator[Alternative]:
    """The profile with each key saying something else."""
    for section, schema in schemas.sections().items():
        if section in UNSEEN:
            continue
        for key, slot in schema["properties"].items():
            if "x-sheet-only" in slot:
                continue
            for inner, said, value in others(profile.keys[section].get(key), slot):
                found = examine_changed(spec, {section: {key: value}}, PLACE).profile
                if found is not None:
                    yield Alternative(f"{'.'.join((section, key, *inner))}: {said}", found)


def others(value: Any, schema: Schema) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """What else a key could say: the path to what is said inside it, that, and the whole value."""
    if isinstance(value, Mapping):
        yield from others_inside(value, schemas.branch(schema, value))
    elif not isinstance(value, list):
        yield from (((), word, word) for word in schemas.choices(schema) if word != str(value))
        if isinstance(value, int):
            yield from (((), number, number) for number in (value - 1, value + 1))


def others_inside(
    value: Mapping[str, Any], form: Schema
) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Each record or field taken away, and each field saying something else."""
    for name, inner in value.items():
        yield (name,), "none", {name: "none"}
        slot = form.get("properties", {}).get(name, form.get("additionalProperties"))
        if isinstance(slot, dict) and name not in WHOLE:
            for path, said, other in others(inner, slot):
                yield (name, *path), said, {name: other}
