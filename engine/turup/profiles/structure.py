"""Each file by itself against the schema: keys, choices, kinds, ranges and counts.

The JSON Schema library finds the faults; here each becomes one problem at its place. Of a
union only the form is heard that a value of this kind is meant to have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.faults import Told, explained, forms
from turup.profiles.node import Node, Path, dotted, plain
from turup.profiles.problems import Problem
from turup.profiles.suggestions import where_it_may_belong
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
    return list(_without_consequences(found.values()))


def _without_consequences(found: Collection[Fault]) -> Iterator[Fault]:
    """The faults without those that only come of keys which are wrong where they stand."""
    strayed = [fault for fault in found if fault.problem.name == "unknown-key"]
    meant = {step for fault in strayed for step in _steps_meant(fault)}
    crowding = Counter(path[:-1] for path, problem in found if _is_of_key(path, problem))
    for path, problem in found:
        is_missing = problem.name == "missing-key" and _last_name(problem) in meant
        if not is_missing and not _is_crowded(problem, crowding[path]):
            yield Fault(path, problem)


def _is_of_key(path: Path, problem: Problem) -> bool:
    """Whether it is a key itself that is wrong, and not what it holds."""
    is_name = problem.name in ("bad-name", "unknown-rank")
    return problem.name == "unknown-key" or (is_name and problem.facts["value"] == path[-1])


def _is_crowded(problem: Problem, wrong: int) -> bool:
    """Whether there are too many keys only because some are wrong."""
    facts = problem.facts
    return problem.name == "too-many" and facts["count"] - wrong <= facts["bound"]


def _steps_meant(fault: Fault) -> list[str]:
    """The names of a key that strayed, and of all that it should stand in."""
    belongs = str(fault.problem.facts["belongs"]).replace("[]", "")
    return [str(fault.path[-1]), *belongs.split(".")]


def _last_name(problem: Problem) -> str:
    """The last name of the key that a problem speaks of."""
    return str(problem.facts["key"]).rpartition(".")[2]


def _fault(root: Node, told: Told) -> Fault:
    """A complaint as a problem at its place."""
    return Fault(
        told.path,
        Problem(told.name, root.key_place(told.path), {"key": dotted(told.path), **told.facts}),
    )


OVERLAY_HEADS = ("needs", "overrides")
"""What the head of an overlay says of those beneath it."""


def spoilt_keys(root: Node, found: list[Fault]) -> set[str]:
    """The sections, keys of sections, or heads of an overlay, whose values cannot be used."""
    paths = [*faulty_paths(root, ()), *(fault.path for fault in found)]
    unknown = {fault.path for fault in found if fault.problem.name == "unknown-key"}
    # A key that a section does not have spoils nothing else in it, but for the key it means.
    harmless = {path for path in unknown if len(path) < 3}
    spoilt = {dotted(spoilt) for path in paths if (spoilt := _spoilt_by(path))}
    return spoilt - {dotted(path) for path in harmless} | set(_meant(root, found))


def _spoilt_by(path: Path) -> Path:
    """The key that a fault at a path spoils, if it is one that others hang on."""
    head = path[:1]
    if head and head[0] in OVERLAY_HEADS:
        return head
    return path[:2] if head and head[0] in schemas.sections() else ()


def _meant(root: Node, found: list[Fault]) -> Iterator[str]:
    """The sections and keys that misspelt or misplaced ones probably are, if not written too."""
    for path, problem in found:
        if problem.name != "unknown-key":
            continue
        near, around = str(problem.facts["nearest"]), str(problem.facts["around"])
        others = [str(problem.facts["belongs"]), *where_it_may_belong(str(path[-1]), around)]
        for meant in ((*path[:-1], near) if near else (), *map(_path_of, others)):
            key = _spoilt_by(meant)
            # Of a key that is there, something inside may be what strayed.
            if key and (len(meant) > 2 or not root.has(key)):
                yield dotted(key)


def _path_of(pattern: str) -> Path:
    """A path of the schema as steps, without its marks for rows."""
    return tuple(pattern.replace("[]", "").split("."))


def with_choices(problem: Problem) -> Problem:
    """A fault of reading, with the words its key offers, where the schema has any."""
    path = str(problem.facts.get("key", ""))
    schema = schemas.at(path) if path else None
    if schema is None or not problem.name.startswith("ambiguous"):
        return problem
    taken, instead = forms(schema), str(problem.facts["instead"])
    is_taken = "text" in taken["expected"] or (
        "number" in taken["expected"] and instead.isdecimal()
    )
    if is_taken and not taken["choices"]:
        return problem
    return replace(problem, facts={**problem.facts, **taken, "instead": instead * is_taken})


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
