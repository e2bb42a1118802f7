"""What a profile states, key by key and row by row, and what else it could have said there.

A list of words is one value, and so is the order of ranks; of a list of rows each row is one too. A
record or a row can only be taken away: what else it could be, its fields tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.schemas import Schema
from turup.rules.state import SUITS
from turup.verify.switches import COMPANIONS, CONCEALED, others, put

Path = tuple[str | int, ...]
TAKEN_AWAY = object()
# How many steps of a path lead to what one file lays over another's as a whole.
DEPTHS = {"value": 2, "record": 3, "table": 3, "records": 4}


class Stated(NamedTuple):
    """A value that is not the neutral one: of a key, a field, a fact, a record or a row."""

    path: Path
    value: Any
    schema: Schema

    @property
    def key(self) -> str:
        """Its path with points."""
        return ".".join(map(str, self.path))

    def __str__(self) -> str:
        """Its path, and what stands there."""
        return f"{self.key}: {self.value}"


def all_stated(keys: Mapping[str, Any]) -> Iterator[Stated]:
    """Everything a profile states, but for what only a rule sheet says."""
    for section, schema in schemas.sections().items():
        yield from _stated(keys[section], schema, (section,))


def _stated(value: Any, schema: Schema, path: Path) -> Iterator[Stated]:
    form = schemas.branch(schema, value)
    entries = value.items() if isinstance(value, Mapping) else enumerate(value)
    for step, inner in entries:
        if isinstance(step, int) and not isinstance(inner, Mapping):
            continue
        below = form.get("items") or form.get("additionalProperties") or {}
        below = form.get("properties", {}).get(step, below)
        if "x-sheet-only" in below or ("default" in below and inner == below["default"]):
            continue
        is_named = step not in form.get("properties", {})
        if not isinstance(inner, Mapping) or is_named or "default" in below:
            yield Stated((*path, step), inner, below)
        if isinstance(inner, (Mapping, list)):
            yield from _stated(inner, below, (*path, step))


def otherwise(keys: Mapping[str, Any], stated: Stated) -> Iterator[tuple[Any, dict[str, Any]]]:
    """What else may stand in place of a value, and the keys to lay over the profile for it.

    A word may stand for a number that fits beside those which the profile names already.
    """
    may_be_number = isinstance(stated.value, str) and "integer" in kinds(stated.schema)
    beside = numbers_in(keys) if may_be_number else set()
    for other in chain(_others(stated), sorted(beside)):
        if other != stated.value:
            yield other, laid_with(keys, stated, other)


def laid_with(keys: Mapping[str, Any], stated: Stated, other: Any) -> dict[str, Any]:
    """The keys to lay over a profile so that something else stands in place of a value."""
    laid = _laid(keys, stated.path, other)
    _make_whole(keys, laid)
    return laid


def kinds(schema: Schema) -> set[str]:
    """The kinds of value that a key takes."""
    return {kind for form in schemas.alternatives(schema) for kind in schemas.types_of(form)}


def numbers_in(value: Any) -> set[int]:
    """The numbers that stand anywhere in a value."""
    if isinstance(value, int):
        return {value}
    inner = value.values() if isinstance(value, Mapping) else value
    return set().union(*map(numbers_in, inner)) if isinstance(value, (Mapping, list)) else set()


def _others(stated: Stated) -> Iterator[Any]:
    """The neutral value, nothing, any other word, and numbers near and far."""
    if "default" in stated.schema:
        yield stated.schema["default"]
    yield TAKEN_AWAY
    if isinstance(stated.value, Mapping):
        return
    yield from others(stated.value, stated.schema)
    for form in schemas.alternatives(stated.schema):
        yield from form.get("enum", ())
        yield from (form[bound] for bound in ("minimum", "maximum") if bound in form)
    if isinstance(stated.value, list):
        yield from _dealt_in_two(stated.value)
    if isinstance(stated.value, int):
        yield from (stated.value + step for step in (2, -2, 4, -4, stated.value))


def _dealt_in_two(stages: list[Any]) -> Iterator[list[Any]]:
    """Stages with a packet dealt in two, the second one after some stage more."""
    for place, packet in enumerate(stages):
        if isinstance(packet, int) and packet > 1:
            halves = (packet // 2, packet - packet // 2)
            for later in range(place + 1, len(stages)):
                between, rest = stages[place + 1 : later], stages[later:]
                yield [*stages[:place], halves[0], *between, halves[1], *rest]


def _laid(keys: Mapping[str, Any], path: Path, other: Any) -> dict[str, Any]:
    """What stands around a value as a whole, with something else in its place."""
    key = schemas.key(str(path[0]), str(path[1])) or {}
    depth = min(DEPTHS[schemas.shape(key)], len(path))
    whole = _replaced(_at(keys, path[:depth]), path[depth:], other)
    if whole is TAKEN_AWAY:
        whole = "none"  # the word that takes away what is inherited
    for step in reversed(path[:depth]):
        whole = {step: whole}
    laid: dict[str, Any] = whole
    return laid


def _make_whole(keys: Mapping[str, Any], laid: dict[str, Any]) -> None:
    """Write beside a value what has to go with it."""
    deck = {**keys["deck"], **laid.get("deck", {})}
    table = {**keys["table"], **laid.get("table", {})}
    are_numbers = isinstance(deck["packs"], int) and isinstance(table["seats"], int)
    if laid.keys() & {"deck", "table"} and are_numbers:
        _deal_all(deck, table, keys, laid)
    for (path, word), beside in COMPANIONS.items():
        section, key = path.split(".")
        if laid.get(section, {}).get(key) == word:
            for other, choice in beside.items():
                put(laid, tuple(other.split(".")), choice)
    if laid.get("trump", {}).get("indicator") in ("own_card", "spare_card"):
        for other, choice in CONCEALED.items():
            laid["trump"].setdefault(other.removeprefix("trump."), choice)


def _deal_all(
    deck: Mapping[str, Any], table: Mapping[str, Any], keys: Mapping[str, Any], laid: dict[str, Any]
) -> None:
    """Another deck has another total; of more or fewer cards each seat gets more or fewer."""
    ranks = [rank for entry in deck["order"] for rank in (entry if is_list(entry) else [entry])]
    points, cards = deck["points"], SUITS * deck["packs"] * len(ranks)
    if "deck" in laid and isinstance(points, Mapping):
        points = {**keys["deck"]["points"], **points}
        worths = [points.get(rank, 0) for rank in ranks]
        total = sum(worth for worth in worths if isinstance(worth, int))
        laid["deck"].setdefault("total", SUITS * deck["packs"] * total)
    if "seats" in laid.get("table", {}) or "packs" in laid.get("deck", {}):
        stages = list(keys["deal"]["stages"])
        packets = [place for place, stage in enumerate(stages) if isinstance(stage, int)]
        more = cards // max(1, table["seats"]) - sum(stages[place] for place in packets)
        stages[packets[-1]] += more
        laid["deal"] = {"stages": stages}


def is_list(entry: Any) -> bool:
    """Whether an entry of the order is several ranks of equal strength."""
    return isinstance(entry, list)


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _replaced(value: Any, path: Path, other: Any) -> Any:
    """A copy of a value with something else, or nothing, at a path inside it."""
    if not path:
        return other
    step, *rest = path
    entries = dict(value.items() if isinstance(value, Mapping) else enumerate(value))
    entries[step] = _replaced(entries[step], tuple(rest), other)
    if entries[step] is TAKEN_AWAY:
        del entries[step]
    return entries if isinstance(value, Mapping) else list(entries.values())
