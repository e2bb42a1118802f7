"""Where cases stand: under `examples` of a profile, or in a file of their own.

A file of cases begins with `turup-cases: 1`, may name the profile its cases are asked of, and
lists them under `cases`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from turup.game.cases.case import Case
from turup.profiles import Problem, Profile, schemas
from turup.profiles.faults import explained
from turup.profiles.node import Node, dotted, plain
from turup.profiles.reading import Reading, read
from turup.profiles.structure import faulty_paths, validator
from turup.profiles.vouching import fits

MARK = "turup-cases"
CASES = "cases.schema.json"


class CaseFile(NamedTuple):
    """A file of cases: what they are asked of where they do not say, the cases, the problems."""

    profile: str
    cases: tuple[Case, ...]
    problems: tuple[Problem, ...]


def is_case_file(root: Node | None) -> bool:
    """Whether what was read from a file calls itself a file of cases."""
    return root is not None and MARK in root.places


def read_cases(path: Path, shown: str) -> CaseFile:
    """The cases of a file, and everything that is wrong with it as a file."""
    return cases_in(read(path, shown))


def cases_in(reading: Reading) -> CaseFile:
    """The cases of a file that has been read; those with faults of form are left out."""
    root = reading.root
    if root is None:
        return CaseFile("", (), reading.problems)
    unread = set(faulty_paths(root, ()))
    faults = [
        (path, found)
        for path, found in _faults(root)
        if not any(path[: len(faulty)] == faulty for faulty in unread)
    ]
    problems = [*reading.problems, *(found for _, found in faults)]
    wrong = unread.union(path for path, _ in faults)
    spoilt = {path[1] for path in wrong if path[:1] == ("cases",) and len(path) > 1}
    head = plain(root)
    listed = root.value["cases"] if isinstance(head.get("cases"), list) else ()
    cases = [Case(plain(node), node.place, node) for index, node in listed if index not in spoilt]
    return CaseFile(str(head.get("profile", "")), tuple(cases), tuple(problems))


def _faults(root: Node) -> Iterator[tuple[tuple[str | int, ...], Problem]]:
    """What does not fit the schema."""
    value, schema = plain(root), _schema()
    if fits(value, schema, CASES):
        return
    for error in validator().evolve(schema=schema).iter_errors(value):
        for told in explained(error):
            name = "cases-unknown-format" if told.path == (MARK,) else told.name
            facts = {"key": dotted(told.path), **told.facts}
            yield told.path, Problem(name, root.key_place(told.path), facts)


@cache
def _schema() -> dict[str, Any]:
    """The schema of a file of cases, in one piece."""
    whole = schemas.expanded(schemas.documents()[CASES], CASES, (CASES,))
    return {**whole, "$id": CASES}


def examples_of(profile: Profile) -> tuple[Case, ...]:
    """The cases that stand in a profile."""
    return tuple(_example(profile, number) for number in range(len(profile.examples)))


def _example(profile: Profile, number: int) -> Case:
    """One of them, with the places of its parts."""
    around = f"examples.{number}"
    places = {
        path.removeprefix(f"{around}."): origin.place
        for path, origin in profile.origins.items()
        if path.startswith(f"{around}.")
    }
    return Case(profile.examples[number], profile.origins[around].place, places=places)
