"""Every key switched: pairs of profiles that differ in one key, and in what must go with it.

Looked for are all pairs of forms that a value of a key may have: two of its words, a word and a
number, a number and another one, a record and none. A pair is taken from the first profile in
which the check accepts both: a shipped one, a house rule over it, or one drawn by lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from sheets import Told
from turup.profiles import Place, Profile, neutral, schemas
from turup.profiles.changed import examine_changed
from turup.profiles.schemas import Schema, Slot
from turup.verify.stated import TAKEN_AWAY, Stated, otherwise
from turup.words.sheet.values import AMOUNTS

PLACE = Place("switched", 1, 1)
PATIENCE = 4
Pair = tuple[str, frozenset[str]]


class Switched(NamedTuple):
    """A profile, the same with a key switched, and which key: `deal.redeals.*.when`."""

    key: str
    before: Told
    after: Told


class Switches:
    """The pairs found so far, and how often each was tried."""

    def __init__(self, most: int) -> None:
        """Nothing has been tried; a pair is, at most so often, and of a key without any oftener."""
        self.most, self.tried, self.found = most, Counter[Pair](), set[Pair]()
        self.keys = set[str]()

    def of(self, profiles: Iterable[Profile]) -> Iterator[Switched]:
        """Every pair that is found in these profiles and was not before."""
        for profile in profiles:
            before = Told(profile)
            for stated in values_in(profile.keys):
                yield from self._of_value(before, stated)

    def _of_value(self, before: Told, stated: Stated) -> Iterator[Switched]:
        profile = before.profile
        key = pattern_of(stated, profile.keys)
        for other, laid in otherwise(profile.keys, stated):
            pair = (key, frozenset({form_of(stated.value), form_of(other)}))
            most = self.most if key in self.keys else self.most * PATIENCE
            if pair in self.found or self.tried[pair] >= most:
                continue
            self.tried[pair] += 1
            after = examine_changed(profile.spec, laid, PLACE).profile
            if after is not None and after.fingerprint != profile.fingerprint:
                self.found.add(pair)
                self.keys.add(key)
                yield Switched(key, before, Told(after))

    def missed(self) -> list[Pair]:
        """The pairs that were tried and never accepted."""
        return sorted((pair for pair in self.tried if pair not in self.found), key=str)


def values_in(keys: dict[str, Any]) -> Iterator[Stated]:
    """Every value that has an effect, the neutral ones too; records and rows by themselves."""
    for slot in schemas.all_slots(keys):
        if slot.is_filled and neutral.why_idle(slot.schema, keys, frozenset()) is None:
            value = slot.around[slot.name]
            yield Stated(slot.path, value, slot.schema)
            yield from entries_of(slot, value)


def entries_of(slot: Slot, value: Any) -> Iterator[Stated]:
    """The records of a collection, and the rows of a list, each of which can be taken away."""
    form = schemas.branch(slot.schema, value)
    inner = form.get("items") or form.get("additionalProperties")
    if isinstance(value, Mapping) and isinstance(inner, dict):
        yield from (Stated((*slot.path, name), entry, inner) for name, entry in value.items())
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        yield from (
            Stated((*slot.path, row), entry, form["items"]) for row, entry in enumerate(value)
        )


def pattern_of(stated: Stated, keys: Mapping[str, Any]) -> str:
    """The path of a value, whatever records and rows are called."""
    schema: Schema = {"properties": schemas.sections()}
    steps, value = [], keys
    for step in stated.path:
        form = schemas.branch(schema, value)
        fields = form.get("properties", {})
        steps.append("[]" if isinstance(step, int) else step if step in fields else "*")
        schema = fields.get(step) or form.get("items") or form.get("additionalProperties") or {}
        value = value[step]
    return ".".join(map(str, steps))


def form_of(value: Any) -> str:
    """What of a value is looked at: a word, or which kind of thing it is."""
    if value is TAKEN_AWAY:
        return "taken away"
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return "list"
    if isinstance(value, Mapping):
        return " ".join(sorted(value)) if value.keys() <= AMOUNTS else "record"
    return "number"
