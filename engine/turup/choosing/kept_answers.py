"""Answers kept in a file: what a table plays, in the words of a profile, as far as it is known.

    house-rules: [doubling]
    auction: {minimum: 16}

The order says nothing, and what is left out is as if the table did not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from turup.choosing.answers import Answer, Answers, mark_of, picked, said, value_of
from turup.choosing.house_rules import house_rules
from turup.profiles import Problem, neutral, schemas, structure
from turup.profiles.gathering import named
from turup.profiles.merging import settings
from turup.profiles.node import Node
from turup.profiles.problems import Place, in_order
from turup.profiles.reading import read
from turup.profiles.specs import Reference, find
from turup.profiles.writing import flow
from turup.words import _

RULES = "house-rules"
NAMELESS = {"name": "-", "status": "house"}


class Kept(NamedTuple):
    """What a file of answers says, and what is wrong with it."""

    answers: Answers
    problems: tuple[Problem, ...]


def read_answers(path: Path, shown: str) -> Kept:
    """The answers of a file."""
    reading = read(path, shown)
    found = named(reading.problems, shown, Place(shown))
    problems = [structure.with_choices(problem) for problem in found]
    if reading.root is None:
        return Kept((), in_order(problems))
    profile = _as_profile(reading.root)
    problems += [fault.problem for fault in structure.faults(profile)]
    problems += [*_no_answers(reading.root), *_unknown_rules(reading.root)]
    if problems:
        return Kept((), in_order(problems))
    return Kept((*_keys(profile), *_rules(reading.root)), ())


def _as_profile(root: Node) -> Node:
    """The file as a profile without a name, so that it is checked as one."""
    head = {
        "turup": Node("number", root.place, 1),
        "about": Node(
            "mapping",
            root.place,
            {name: Node("text", root.place, text) for name, text in NAMELESS.items()},
            places=dict.fromkeys(NAMELESS, root.place),
        ),
    }
    places = {**dict.fromkeys(head, root.place), **root.places}
    return Node("mapping", root.place, {**root.value, **head}, places=places)


def _no_answers(root: Node) -> Iterator[Problem]:
    """What a profile may begin with, but is no answer."""
    known = schemas.documents()[schemas.PROFILE]["properties"]
    for name, place in root.places.items():
        if name in known and name not in (*schemas.sections(), RULES):
            facts = {"key": name, "name": name, "belongs": "", "nearest": ""}
            around = {"around": _("a file of answers"), "choices": (RULES, *schemas.sections())}
            yield Problem("unknown-key", place, {**facts, **around})


def _unknown_rules(root: Node) -> Iterator[Problem]:
    """The house rules that are not shipped."""
    node = root.value.get(RULES)
    for _place, inner in node or ():
        if str(inner.value) not in house_rules():
            found = find(Reference(str(inner.value), "overlay", inner.place))
            facts = {"name": str(inner.value), "instead": "", "nearest": "", "choices": ()}
            unknown = Problem("unknown-overlay", inner.place, facts)
            yield found if isinstance(found, Problem) else unknown


def _keys(profile: Node) -> Iterator[Answer]:
    """An answer for each key, records whole."""
    paths = dict.fromkeys(setting.path[:2] for setting in settings(profile, set()))
    for section, name in paths:
        schema = schemas.key(section, name) or {}
        value = _plain(profile.at((section, name)), schema)
        yield Answer(f"{section}.{name}", mark_of(value))


def _plain(node: Node, schema: schemas.Schema) -> Any:
    """A value with its defaults; a record that is none is not there."""
    from turup.profiles.node import plain

    value = schemas.ranked(plain(node), schema)
    if schemas.shape(schema) == "records" and isinstance(value, dict):
        value = {name: record for name, record in value.items() if record != "none"}
    whole = neutral.whole(value, schema)
    return "none" if whole == {} else whole


def _rules(root: Node) -> Iterator[Answer]:
    """The house rules of the file."""
    names = tuple(str(inner.value) for _place, inner in root.value.get(RULES, ()))
    if names:
        yield Answer(RULES, None, names, names)


def text_of_answers(answers: Answers) -> str:
    """A file that says the same."""
    lines = []
    if rules := picked(answers):
        lines.append(f"{RULES}: {flow([*rules])}")
    known = said(answers)
    for section in schemas.sections():
        keys = {
            path.partition(".")[2]: value_of(mark)
            for path, mark in known.items()
            if path.startswith(f"{section}.")
        }
        if keys:
            lines.append(f"{section}:")
            lines += [f"  {key}: {flow(value)}" for key, value in keys.items()]
    return "".join(f"{line}\n" for line in lines)
