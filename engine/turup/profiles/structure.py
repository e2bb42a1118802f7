"""Each file by itself against the schema: keys, choices, kinds, ranges and counts.

The JSON Schema library finds the faults; here each becomes one problem at its place. Of a
union only the form is heard that a value of this kind is meant to have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.faults import Told, explained, forms
from turup.profiles.node import Node, Path, dotted, plain
from turup.profiles.problems import Problem
from turup.profiles.vouching import is_surely_sound


class Fault(NamedTuple):
    """A problem and the path of the value it spoils."""

    path: Path
    problem: Problem


def faults(root: Node) -> list[Fault]:
    """Everything in a file that does not fit the schema, each once."""
    value = plain(root)
    if is_surely_sound(value):
        return []
    found: dict[tuple[Path, str, Any], Fault] = {}
    faulty = set(faulty_paths(root, ()))
    for error in validator().iter_errors(value):
        for told in explained(error):
            if not any(told.path[: len(spoilt)] == spoilt for spoilt in faulty):
                key = (told.path, told.name, told.facts.get("key"))
                found.setdefault(key, _fault(root, told))
    return list(found.values())


def _fault(root: Node, told: Told) -> Fault:
    """A complaint as a problem at its place."""
    return Fault(
        told.path,
        Problem(told.name, root.key_place(told.path), {"key": dotted(told.path), **told.facts}),
    )


def spoilt_keys(root: Node, found: list[Fault]) -> set[str]:
    """The sections, or keys of sections, whose values cannot be used."""
    paths = [*faulty_paths(root, ()), *(fault.path for fault in found)]
    unknown = {fault.path for fault in found if fault.problem.name == "unknown-key"}
    names = schemas.sections()
    # A key that a section does not have spoils nothing else in it, but for the key it means.
    harmless = {path for path in unknown if len(path) < 3}
    spoilt = {dotted(path[:2]) for path in paths if path[:1] and path[0] in names}
    return spoilt - {dotted(path) for path in harmless} | set(_meant(root, found))


def _meant(root: Node, found: list[Fault]) -> Iterator[str]:
    """The sections and keys that misspelt or misplaced ones probably are, if not written too."""
    for path, problem in found:
        if problem.name != "unknown-key" or len(path) > 2:
            continue
        near, belongs = str(problem.facts["nearest"]), str(problem.facts["belongs"])
        meant = (*path[:-1], near) if near else tuple(belongs.split("."))
        is_key = len(meant) < 3 and meant[0] in schemas.sections()
        if is_key and not root.has(meant):
            yield dotted(meant)


def with_choices(problem: Problem) -> Problem:
    """A fault of reading, with the words its key offers, where the schema has any."""
    path = str(problem.facts.get("key", ""))
    schema = _schema_at(path.split(".")) if path else None
    if schema is None or not problem.name.startswith("ambiguous"):
        return problem
    taken, instead = forms(schema), str(problem.facts["instead"])
    is_taken = "text" in taken["expected"] or (
        "number" in taken["expected"] and instead.isdecimal()
    )
    if is_taken and not taken["choices"]:
        return problem
    return replace(problem, facts={**problem.facts, **taken, "instead": instead * is_taken})


def _schema_at(steps: list[str]) -> schemas.Schema | None:
    """The schema at a path, if there is one."""
    schema = schemas.profile()
    for step in steps:
        inner: Any = None
        for form in schemas.alternatives(schema):
            entries, items = form.get("additionalProperties"), form.get("items")
            others = items if step.isdigit() else entries
            inner = inner or form.get("properties", {}).get(step) or others
        if not isinstance(inner, dict):
            return None
        schema = inner
    return schema


def faulty_paths(node: Node, path: Path) -> Iterator[Path]:
    """The paths of values that could not be understood."""
    if node.kind == "faulty":
        yield path
    for step, inner in node:
        yield from faulty_paths(inner, (*path, step))


@cache
def validator() -> Any:
    """The library's validator; the schemas are tested once, not at each run."""
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource
    from referencing.jsonschema import DRAFT202012

    resources = [
        (name, Resource.from_contents(document, default_specification=DRAFT202012))
        for name, document in schemas.documents().items()
    ]
    registry: Any = Registry().with_resources(resources)
    return Draft202012Validator(schemas.profile(), registry=registry)
