"""Whether overlays can lie where they are laid: what they need, and whether two disagree."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from turup.profiles import schemas, shipped
from turup.profiles.gathering import Layer
from turup.profiles.merging import Setting, Tree, settings
from turup.profiles.neutral import Idle, Reason
from turup.profiles.node import Node, Path, dotted
from turup.profiles.problems import Place, Problem
from turup.profiles.suggestions import nearest, where_it_belongs


def unmet_needs(layer: Layer, tree: Tree, spoilt: AbstractSet[str]) -> Iterator[Problem]:
    """What an overlay needs and nothing underneath fills; what is spoilt there, was meant to."""
    for node in _paths_named(layer.root, "needs"):
        path = str(node.value)
        if not _is_known(path):
            yield unknown_path(str(node.value), node.place)
        elif not _is_spoilt(path, spoilt) and not _is_filled(tree.at(_steps(path))):
            facts = {"name": layer.source.path.stem, "needs": path, "fillers": _fillers(path)}
            yield Problem("unmet-need", layer.named_at, facts)


def idle_overrides(layer: Layer, spoilt: set[str]) -> Iterator[Problem]:
    """Keys that an overlay means to win and does not write."""
    written = [setting.path for setting in settings(layer.root, spoilt)]
    for node in _paths_named(layer.root, "overrides"):
        path = str(node.value)
        if not _is_known(path):
            yield unknown_path(str(node.value), node.place)
        elif not _is_spoilt(path, spoilt) and not any(
            _is_within(other, _steps(path)) for other in written
        ):
            yield Problem("idle-override", node.place, {"path": path})


def _is_spoilt(path: str, spoilt: AbstractSet[str]) -> bool:
    """Whether a key, the section around it, or something in it cannot be used."""
    steps = _steps(path)
    return any(_is_within(steps, _steps(one)) or _is_within(_steps(one), steps) for one in spoilt)


def conflicts(layers: list[Layer], spoilt: dict[str, set[str]]) -> Iterator[Problem]:
    """Keys that two overlays of one list set to different values.

    A later overlay that overrides the key wins; and where the file that lists them writes the
    key itself, neither has the last word.
    """
    said = [(layer, _said(layer, spoilt)) for layer in layers if layer.role == "overlay"]
    for index, (later, settings_later) in enumerate(said):
        if not _is_sure_what_it_wins(later, spoilt):
            continue
        won = [_steps(str(node.value)) for node in _paths_named(later.root, "overrides")]
        won += _written_by_owner(later, layers, spoilt)
        for earlier, settings_earlier in reversed(said[:index]):
            if earlier.named_by == later.named_by:
                for one, other in _differing(settings_earlier, settings_later):
                    if not any(_is_within(other.path, path) for path in won):
                        yield _conflict(one, other)


def _is_sure_what_it_wins(overlay: Layer, spoilt: dict[str, set[str]]) -> bool:
    """Whether it can be read which keys an overlay means to win."""
    is_known = all(_is_known(str(node.value)) for node in _paths_named(overlay.root, "overrides"))
    return is_known and "overrides" not in spoilt[overlay.source.identity]


def without_effect(
    layers: list[Layer], spoilt: dict[str, set[str]], idle: Idle
) -> Iterator[Problem]:
    """Overlays of which nothing takes effect, since another setting makes all of it idle."""
    for layer in layers:
        reasons = [_reason(setting.path, idle) for setting in _said(layer, spoilt)]
        first = next(iter(reasons), None)
        if first is not None and None not in reasons:
            facts = {"name": layer.source.path.stem, **first._asdict()}
            yield Problem("idle-overlay", layer.named_at, facts)


def _reason(path: Path, idle: Idle) -> Reason | None:
    """Why a path is idle, if it is."""
    return next((reason for around, reason in idle.items() if _is_within(path, around)), None)


def _conflict(one: Setting, other: Setting) -> Problem:
    """The problem of two settings that disagree, told at the later one."""
    facts = {
        "key": dotted(other.path),
        "value": other.value,
        "other": str(one.place),
        "other_value": one.value,
    }
    return Problem("overlay-conflict", other.place, facts)


def _said(layer: Layer, spoilt: dict[str, set[str]]) -> list[Setting]:
    """What a layer says, without the mappings around it."""
    found = settings(layer.root, spoilt.get(layer.source.identity, set()))
    return [setting for setting in found if setting.effect != "open"]


def _written_by_owner(
    overlay: Layer, layers: list[Layer], spoilt: dict[str, set[str]]
) -> list[Path]:
    """The paths that the file which lists an overlay writes itself."""
    owners = [
        layer
        for layer in layers
        if layer.role == "profile" and layer.source.shown == overlay.named_by
    ]
    return [setting.path for owner in owners for setting in _said(owner, spoilt)]


def _differing(earlier: list[Setting], later: list[Setting]) -> Iterator[tuple[Setting, Setting]]:
    """The pairs of settings of one thing that differ."""
    for other in later:
        for one in earlier:
            meet = _is_within(one.path, other.path) or _is_within(other.path, one.path)
            if meet and (one.path, one.value) != (other.path, other.value):
                yield one, other
                break


def _paths_named(root: Node, head: str) -> list[Node]:
    """The paths that an overlay names in its head; what it needs may be one word."""
    node = root.value.get(head)
    is_one = node is not None and node.kind == "text" and head == "needs"
    nodes = [node] if is_one else [inner for _, inner in node or ()]
    return [inner for inner in nodes if inner.kind == "text"]


def _steps(path: str) -> Path:
    """A path as its steps."""
    return tuple(path.split("."))


def _is_within(path: Path, around: Path) -> bool:
    """Whether a path is another or lies inside it."""
    return path[: len(around)] == around


def _is_filled(value: Any) -> bool:
    """Whether something stands there and is more than `none`."""
    if isinstance(value, dict):
        return any(_is_filled(inner) for inner in value.values())
    return value not in (None, "none", [])


def _is_known(path: str) -> bool:
    """Whether a path names a section or a key of one."""
    section, _, rest = path.partition(".")
    if not rest:
        return section in schemas.sections()
    return schemas.key(section, rest.split(".")[0]) is not None


def unknown_path(path: str, place: Place) -> Problem:
    """A path that names nothing."""
    section, _, rest = path.partition(".")
    known = [
        f"{name}.{key}"
        for name, schema in schemas.sections().items()
        for key in schema["properties"]
    ]
    head = ".".join(path.split(".")[:2])  # what comes after is a name of the author's choosing
    near = nearest(head, [*schemas.sections(), *known]) or where_it_belongs(rest or section)
    keys = schemas.sections().get(section, {}).get("properties", schemas.sections())
    facts = {"path": path, "nearest": near, "choices": () if near else tuple(keys)}
    return Problem("unknown-path", place, facts)


def _fillers(path: str) -> tuple[str, ...]:
    """The shipped overlays that fill a path and do not need it filled."""
    from turup.profiles.reading import read

    found = []
    for name, file in shipped.overlays().items():
        root = read(file, name, is_shipped=True).root
        if root is not None and path not in [node.value for node in _paths_named(root, "needs")]:
            written = [
                setting
                for setting in settings(root, set())
                if _is_within(setting.path, _steps(path))
            ]
            if any(_is_filled(setting.value) for setting in written):
                found.append(name)
    return tuple(found)
