"""Values of a wrong type at every place, and keys unlike any beside every key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from faults import Fault, Place, Told, insert, put
from layouts import Raw
from turup.profiles.schemas import Schema


def wrong_types(place: Place) -> Iterator[Fault]:
    """Values of every kind that is not taken here, and those that YAML readers quarrel over."""
    if not place.path:
        return
    samples = {"mapping": {"odd": 1}, "list": ["odd odd"], "number": 77, "text": "odd odd"}
    for kind, value in samples.items():
        if kind not in place.kinds and (name := name_of_wrong(kind, place)):
            told = Told(name, place.path, kinds=place.kinds)
            if kind == "number" and "text" in place.kinds:
                told = told._replace(instead='"77"')
            yield _wrong(place, repr(value), value, told)
    if "number" in place.kinds and "text" not in place.kinds:
        told = Told("wrong-type", place.path, instead="16", kinds=place.kinds)
        name = name_of_wrong("text", place)
        yield _wrong(place, '"16"', Raw('"16"'), told._replace(name=name))
    for text, name in UNREADABLE.items():
        if text or isinstance(place.path[-1], str):
            told = Told(name, place.path, is_at_value=True)
            yield _wrong(place, text or "nothing", Raw(text), told)


UNREADABLE = {
    "": "empty-value",
    "~": "empty-value",
    "1.5": "not-whole",
    "yes": "ambiguous-word",
    "012": "ambiguous-number",
}


def _wrong(place: Place, what: str, value: Any, told: Told) -> Fault:
    return Fault("wrong type", what, put(place.path, value), (place.path,), told)


def name_of_wrong(kind: str, place: Place) -> str:
    """What a value of a kind that is not taken is called."""
    if place.path == ("turup",):
        return "unknown-format" if kind == "text" else "newer-format" if kind == "number" else ""
    if place.ranks and kind in ("text", "number"):
        return "unknown-rank"
    is_word = (kind == "text" and place.words) or (kind == "number" and not place.kinds)
    return "unknown-choice" if is_word else "wrong-type"


def unknown_siblings(place: Place) -> Iterator[Fault]:
    """A key beside each key, unlike any."""
    form = place.form("object")
    if not isinstance(place.value, dict) or form is None:
        return
    for after in place.value:
        told = _told_of_stranger(place, form)
        if told is not None:
            path = (*place.path, STRANGER)
            change = insert(path, 1 if told.name != "bad-name" else "none", after)
            yield Fault("unknown sibling", f"after {after}", change, (path,), told)


STRANGER = "Zzqx zq"


def _told_of_stranger(place: Place, form: Schema) -> Told | None:
    path = (*place.path, STRANGER)
    if form.get("additionalProperties") is False:
        return Told("unknown-key", path, choices=frozenset(form["properties"]))
    names = form.get("propertyNames", {})
    if "enum" in names:
        ranks = frozenset(rank for rank in names["enum"] if isinstance(rank, str))
        return Told("unknown-rank", path, choices=ranks)
    return Told("bad-name", path, near=frozenset({"zzqx_zq"})) if "pattern" in names else None
