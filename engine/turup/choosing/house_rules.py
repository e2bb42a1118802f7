"""The house rules: every shipped overlay, and what it makes of the keys of a form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from turup.choosing.answers import Keys, is_idle
from turup.profiles import neutral, schemas, shipped
from turup.profiles.node import plain
from turup.profiles.reading import read


class HouseRule(NamedTuple):
    """An overlay: its name, what it says of itself, what it needs, and the keys it writes.

    `alone` are these keys as they come to where nothing was said before.
    """

    name: str
    about: Mapping[str, Any]
    needs: tuple[str, ...]
    written: Mapping[str, Any]
    alone: Mapping[str, Any]

    @property
    def section(self) -> str:
        """The section it writes first."""
        return next(iter(self.written)).partition(".")[0]


@cache
def house_rules() -> Mapping[str, HouseRule]:
    """All of them, by name."""
    return {name: _house_rule(name) for name in shipped.overlays()}


def _house_rule(name: str) -> HouseRule:
    path = shipped.overlays()[name]
    root = read(path, path.name, is_shipped=True).root
    file = plain(root) if root is not None else {}
    needs = file.get("needs", ())
    written = {
        f"{section}.{key}": schemas.ranked(value, schemas.key(section, key) or {})
        for section in file
        if section in schemas.sections()
        for key, value in file[section].items()
    }
    alone = {path: _whole(said, schemas.at(path) or {}) for path, said in written.items()}
    needed = (needs,) if isinstance(needs, str) else tuple(needs)
    return HouseRule(name, file["about"], needed, written, alone)


def laid(rule: HouseRule, keys: Keys) -> dict[str, Any] | None:
    """The keys that a house rule changes to some effect; None where there are none."""
    if not all(_is_filled(_at(keys, path)) for path in rule.needs):
        return None
    after = {path: _merged(path, rule, _at(keys, path)) for path in rule.written}
    changed = {path: value for path, value in after.items() if value != _at(keys, path)}
    whole = with_changes(keys, changed) if changed else keys
    return {path: value for path, value in changed.items() if not is_idle(path, whole)} or None


def is_played(rule: HouseRule, keys: Keys) -> bool:
    """Whether keys are already as the house rule has them."""
    has_needs = all(_is_filled(_at(keys, path)) for path in rule.needs)
    has_effect = any(not is_idle(path, keys) for path in rule.written)
    return has_needs and has_effect and laid(rule, keys) is None


def adds(rule: HouseRule, keys: Keys) -> bool:
    """Whether a house rule is something more: where it changes keys, nothing was said before."""
    changed = laid(rule, keys) or {}
    defaults = {path: (schemas.at(path) or {}).get("default") for path in changed}
    return any(changed[path] != default for path, default in defaults.items()) and all(
        _at(keys, path) == default for path, default in defaults.items()
    )


def _at(keys: Keys, path: str) -> Any:
    """The value at a path, or None."""
    found: Any = keys
    for step in path.split("."):
        found = found.get(step) if isinstance(found, Mapping) else None
    return found


def _is_filled(value: Any) -> bool:
    """Whether something stands there and is more than `none`."""
    return value not in (None, "none", {}, [])


def _merged(path: str, rule: HouseRule, before: Any) -> Any:
    """What a key says when it is written over: records by name and field, the rest as a whole."""
    said = rule.written[path]
    schema = schemas.at(path) or {}
    shape = schemas.shape(schema) if isinstance(said, Mapping) else "value"
    if not isinstance(before, Mapping) or shape not in ("records", "record"):
        return rule.alone[path]
    over = dict(_by_name(said, before)) if shape == "records" else {**before, **said}
    return _whole(over, schema)


def _whole(said: Any, schema: schemas.Schema) -> Any:
    """A value as it is played; records that are taken away are not there."""
    if isinstance(said, Mapping) and schemas.shape(schema) == "records":
        said = {name: record for name, record in said.items() if record != "none"}
    whole = neutral.whole(said, schema)
    return "none" if whole == {} else whole


def _by_name(said: Mapping[str, Any], before: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Records over others: of one name field by field, and those that are taken away gone."""
    for name in dict.fromkeys((*before, *said)):
        record = said.get(name, {})
        if record != "none":
            yield name, {**before.get(name, {}), **record}


def with_changes(keys: Keys, changed: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The keys with some of them changed."""
    whole = {section: dict(inner) for section, inner in keys.items()}
    for path, value in changed.items():
        section, name = path.split(".")
        whole[section][name] = value
    return whole
