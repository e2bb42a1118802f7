"""Whether a case makes sense in itself: which fields each kind takes, and which it needs.

The schema of a case says under `x-kinds` which kinds take a field.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from turup.game.cases.case import Case, Malformed
from turup.profiles.node import Path, is_free
from turup.profiles.schemas import CASE, documents

Fields = dict[str, tuple[str, ...]]


@cache
def fields() -> tuple[Fields, Fields]:
    """The kinds that take each field of a position, and each answer; no kinds where all do."""
    properties = documents()[CASE]["properties"]
    return _kinds(properties), _kinds(properties["then"]["properties"])


def _kinds(properties: Mapping[str, Any]) -> Fields:
    return {name: tuple(schema.get("x-kinds", ())) for name, schema in properties.items()}


@cache
def needed() -> dict[str, tuple[str, ...]]:
    """The fields that a kind cannot do without."""
    properties = documents()[CASE]["properties"]
    found: dict[str, list[str]] = {}
    for name, schema in properties.items():
        for kind in schema.get("x-needed-by", ()):
            found.setdefault(kind, []).append(name)
    return {kind: tuple(names) for kind, names in found.items()}


def check(case: Case) -> None:
    """Refuse a case that says too little, or something its kind has no use for."""
    position, answers = fields()
    check_fields(case, case.value, position, ())
    check_fields(case, case.then, answers, ("then",))
    for name in needed().get(case.kind, ()):
        if name not in case.value:
            raise Malformed(case.problem("case-incomplete", ("kind",), kind=case.kind, field=name))
    if case.kind == "score" and "solo" in case.value and "tricks" not in case.value:
        raise Malformed(case.problem("case-incomplete", ("solo",), kind="score", field="tricks"))
    for row in case.rows:
        if not re.fullmatch(r"R\d{3}", row):
            path: Path = ("row",) if "row" in case.value else ("rows",)
            raise Malformed(case.problem("case-not-a-row", path, text=row))


def check_fields(case: Case, value: Mapping[str, Any], taken: Fields, path: Path) -> None:
    """Refuse a field that means nothing for a case of this kind."""
    for name in value:
        kinds = taken.get(name, ())
        if kinds and case.kind not in kinds and not is_free(name):
            facts = {"field": name, "kind": case.kind, "kinds": kinds}
            raise Malformed(case.problem("case-idle-field", (*path, name), **facts))
