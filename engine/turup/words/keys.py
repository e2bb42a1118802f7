"""The keys of a profile in words: what each means, takes, and stands for when nobody says it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.schemas import Schema, alternatives
from turup.words import _
from turup.words.forms import fields, first_sentence, kinds
from turup.words.instances import instance_lines

WIDTH = 80


class Key(NamedTuple):
    """A key by its path, `*` for a name and `[]` for a row, with what the schema says of it."""

    path: str
    schema: Schema
    choices: tuple[tuple[str, str], ...]

    @property
    def rows(self) -> list[str]:
        """The rows of the rulebook that the key and its choices stand for."""
        found = list(self.schema.get("x-rows", ()))
        for choice in _options(self.schema):
            found += choice.get("x-rows", ())
        return sorted(set(found))


@cache
def all_keys() -> dict[str, Key]:
    """Every key and every field, by its path; those of the head of a profile come last."""
    inside = {
        key.path: key
        for section, schema in schemas.sections().items()
        for name, inner in schema["properties"].items()
        for key in _walk(f"{section}.{name}", inner)
    }
    return {**inside, **{key.path: key for key in _head()}}


def _head() -> Iterator[Key]:
    """What a profile says before its sections, and the cases behind them."""
    for name, schema in schemas.profile()["properties"].items():
        if name == "examples":
            yield Key(name, {**schema, "items": {}}, ())
        elif name not in schemas.sections():
            yield from _walk(name, schema)


def _walk(path: str, schema: Schema) -> Iterator[Key]:
    yield Key(path, schema, tuple(_choices(schema)))
    for step, record in _records(schema):
        for name, inner in record.get("properties", {}).items():
            yield from _walk(f"{path}{step}.{name}", inner)


def _records(schema: Schema) -> Iterator[tuple[str, Schema]]:
    """The records a value may be or hold, each with the step that leads to its fields."""
    for form in alternatives(schema):
        if "properties" in form:
            yield "", form
        if isinstance(form.get("items"), dict):
            yield from (("[]", record) for _step, record in _records(form["items"]))
        if isinstance(form.get("additionalProperties"), dict):
            yield from ((".*", record) for _step, record in _records(form["additionalProperties"]))


def _options(schema: Schema) -> list[Schema]:
    """The forms of a value, and of the elements of a list."""
    options = [form for form in alternatives(schema) if form is not schema]
    return options + (_options(schema["items"]) if isinstance(schema.get("items"), dict) else [])


def _choices(schema: Schema) -> Iterator[tuple[str, str]]:
    """The words a key takes, each with what it means."""
    for option in _options(schema):
        if "const" in option:
            yield str(option["const"]), str(option.get("description", ""))


def section_lines(name: str, section: Schema) -> list[str]:
    """A section and its keys."""
    lines = [_("{name}: {title}").format(name=name, title=section["title"]), ""]
    lines += textwrap.wrap(section["description"], WIDTH)
    entries = [
        (f"{name}.{key}", first_sentence(schema)) for key, schema in section["properties"].items()
    ]
    return [*lines, "", *hanging(entries)]


def key_lines(key: Key, rows: Mapping[str, str]) -> list[str]:
    """A key: title, description, what it takes, its neutral default, its rows."""
    schema = key.schema
    title = schema.get("title", key.path.rpartition(".")[2])
    lines = [_("{path}: {title}").format(path=key.path, title=title), ""]
    lines += textwrap.wrap(schema.get("description", ""), WIDTH)
    if told := [*_takes(key), *notes(schema)]:
        lines += ["", *(line for note in told for line in textwrap.wrap(note, WIDTH))]
    if key.choices:
        lines += ["", _("Choices:"), *hanging(key.choices)]
    if inside := list(fields(schema)):
        lines += ["", _("Fields:"), *hanging(inside)]
    lines += instance_lines(key.path, schema.get("examples", []), WIDTH)
    pairs = [(row, rows[row]) for row in key.rows if row in rows]
    return [*lines, "", _("Rules it says:"), *hanging(pairs)] if pairs else lines


def hanging(entries: Any) -> list[str]:
    """Words with what they mean behind them, aligned."""
    width = max(len(word) for word, _meaning in entries) + 4
    lines: list[str] = []
    for word, meaning in entries:
        indent = " " * width
        wrapped = textwrap.wrap(meaning, WIDTH, initial_indent=indent, subsequent_indent=indent)
        first = wrapped[0].strip() if wrapped else ""
        lines += [f"  {word:<{width - 2}}{first}", *wrapped[1:]]
    return lines


def _takes(key: Key) -> list[str]:
    """The kinds of value besides single words."""
    found = kinds(key.schema)
    if not found:
        return []
    return [_("Takes {kinds}.").format(kinds=_(" or ").join(found))]


def notes(schema: Schema) -> list[str]:
    """What is played where a key is left out, when it has an effect, and on what it has none."""
    return [*_default(schema), *_condition(schema), *_sheet_only(schema)]


def _default(schema: Schema) -> list[str]:
    if "default" in schema:
        value = schema["default"]
        told = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        return [_("Left out it is {value}.").format(value=told or _("empty"))]
    return [_("A finished profile must say it.")] if schema.get("x-required") else []


def _condition(schema: Schema) -> list[str]:
    """When the key has an effect at all."""
    parts = [_when(path, wanted) for path, wanted in schema.get("x-when", {}).items()]
    return [_("It has an effect only if {when}.").format(when=_(" and ").join(parts))] * bool(parts)


def _sheet_only(schema: Schema) -> list[str]:
    """That a key changes only what a rule sheet says."""
    told = _("It changes only what a rule sheet and the messages say, and no deal.")
    return [told] if schema.get("x-sheet-only") else []


def _when(path: str, wanted: Any) -> str:
    if path == "deck":
        return _("the deck has equal cards")
    if wanted == "filled":
        return _("{path} is filled").format(path=path)
    return _("{path} is {words}").format(path=path, words=_(" or ").join(map(str, wanted)))
