"""The forms of a value in words: what a key takes, and the fields of the record it holds."""

from __future__ import annotations

from collections.abc import Iterator

from turup.profiles.schemas import Schema, alternatives, types_of
from turup.words import _, marked

_KINDS = {
    "object": marked("records, each under a name"),
    "string": marked("text"),
}


def kinds(schema: Schema) -> list[str]:
    """The kinds of value a key takes besides single words, each once."""
    found = [_kind(form) for form in alternatives(schema) if "const" not in form]
    return list(dict.fromkeys(found))


def fields(schema: Schema) -> Iterator[tuple[str, str]]:
    """The fields of the records a value is or holds, each with the beginning of what it means."""
    for record in _records(schema):
        if not _is_amount(record):
            for name, inner in record["properties"].items():
                yield name, first_sentence(inner)


def first_sentence(schema: Schema) -> str:
    """The beginning of a description, as an entry of a list."""
    return str(schema.get("description", "")).partition(". ")[0].rstrip(".")


def _records(schema: Schema) -> Iterator[Schema]:
    """The records a value is, or holds as rows or under names."""
    for form in alternatives(schema):
        if "properties" in form:
            yield form
        for inside in (form.get("items"), form.get("additionalProperties")):
            if isinstance(inside, dict):
                yield from _records(inside)


def _kind(form: Schema) -> str:
    if "enum" in form:
        return _("a rank")
    if "enum" in form.get("propertyNames", {}):
        return _("numbers by rank")
    if "properties" in form:
        return _amount(form) if _is_amount(form) else _("a record")
    types = types_of(form)
    if types == ("array",):
        return _list(form)
    if types == ("integer",):
        least, most = form.get("minimum", 0), form.get("maximum", 0)
        return _("a number from {least} to {most}").format(least=least, most=most)
    return ", ".join(_(_KINDS[kind]) for kind in types if kind in _KINDS)


def _list(form: Schema) -> str:
    """A list by what it holds."""
    if any(_records(form)):
        return _("a list of rows")
    is_text = "string" in types_of(form.get("items", {}))
    return _("a list of words") if is_text else _("a list")


def _is_amount(form: Schema) -> bool:
    """Whether a form is a number with a word before it, such as {at_least: 19}."""
    inner = form.get("properties", {}).values()
    return bool(inner) and "minProperties" in form and all("integer" in types_of(i) for i in inner)


def _amount(form: Schema) -> str:
    """The words that may stand before a number, one of them or several."""
    words = [f"{{{name}: n}}" for name in form["properties"]]
    if form.get("maxProperties") == 1:
        return _(" or ").join(words)
    return _("{words} or both").format(words=", ".join(words))
