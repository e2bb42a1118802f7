"""Blaming: which keys a broken law hangs on, found by switching each back to neutral."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turup.profiles import Profile, examine_embedded, schemas
from turup.profiles.changed import tree
from turup.profiles.encoding import rules_of
from turup.profiles.problems import Place
from turup.rules import Rules
from turup.study.speeds import speed
from turup.verify.exploring import Explorer
from turup.verify.findings import Finding
from turup.verify.violations import Violation, replayed, witness

Keys = Mapping[str, Any]
GROUND = ("deck", "table", "match", "penalties")  # another deck would be another deal
POSITIONS = 1_000  # looked at for each key that is switched
MOST = 5  # keys that are named


def broken_law_found(profile: Profile, rules: Rules, violation: Violation) -> Finding:
    """The finding that a law is broken, with the deal that shows it."""
    keys = tuple(blamed(profile, violation))[:MOST]
    return Finding("broken-law", keys, {"law": violation.name}, witness(rules, violation))


def blamed(profile: Profile, violation: Violation) -> Iterator[str]:
    """The keys without which the law holds on the same deal, as far as a short look can tell."""
    for key, keys in switched(profile.keys):
        rules = rules_by(keys, profile.spec)
        if rules is not None and not is_broken(rules, violation):
            yield key


def switched(keys: Keys) -> Iterator[tuple[str, Keys]]:
    """Each key that is not neutral, and all keys with this one neutral; records one by one."""
    for section, schema in schemas.sections().items():
        fields = schema.get("properties", {})
        for name, value in keys.get(section, {}).items() if section not in GROUND else ():
            neutral = fields.get(name, {}).get("default")
            if neutral is None or value == neutral:
                continue
            yield f"{section}.{name}", with_value(keys, section, name, neutral)
            if isinstance(value, dict) and neutral == "none" and len(value) > 1:
                for record in value:
                    less = {other: value[other] for other in value if other != record}
                    yield f"{section}.{name}.{record}", with_value(keys, section, name, less)


def with_value(keys: Keys, section: str, name: str, value: Any) -> Keys:
    """The keys with one of them changed."""
    return {**keys, section: {**keys[section], name: value}}


def rules_by(keys: Keys, spec: str) -> Rules | None:
    """The rules that some keys come to, if the check finds nothing wrong with them."""
    about = {"name": spec, "status": "invented"}
    found = examine_embedded(tree({"turup": 1, "about": about, **keys}, Place(spec)), spec)
    return rules_of(found.profile) if found.profile else None


def is_broken(rules: Rules, violation: Violation) -> bool:
    """Whether the law is broken under other rules too, on the same way or one near to it."""
    if replayed(rules, violation.setting, violation.acts):
        return True
    explorer = Explorer(speed(is_compiled=False), rules, 1, is_compiled=False)
    explorer.begin(violation.setting, len(violation.acts) + 1)
    explorer.go_on(POSITIONS)
    return explorer.found() is not None
