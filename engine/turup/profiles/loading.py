"""From a spec to a profile, or to everything that is wrong with it.

Each file is read and checked by itself, then they are merged, and only then is asked what is
missing, what has no effect, and what makes no sense. One fault does not hide another: what is
faulty is left out, and the rest is examined.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from turup.profiles import completeness, crowding, neutral, overlays, pins, structure
from turup.profiles.fingerprint import fingerprint
from turup.profiles.gathering import Gathered, Layer, gather, gather_text
from turup.profiles.heads import accepted, origins_of_heads
from turup.profiles.merging import Tree, forget_all, lay, settings
from turup.profiles.neutral import Idle
from turup.profiles.node import Node, dotted, plain
from turup.profiles.problems import Problem, in_order
from turup.profiles.profile import Profile
from turup.profiles.reading import Reading
from turup.profiles.resolved import Resolved
from turup.profiles.sense import sense_of
from turup.profiles.specs import Source


class Examined(NamedTuple):
    """What came of a spec: the profile if it is sound, and all problems and warnings."""

    profile: Profile | None
    problems: tuple[Problem, ...]


class Unsound(Exception):
    """A profile that cannot be played; `problems` says why."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{problem.place}: {problem.name}" for problem in problems))
        self.problems = problems


def load(spec: str | Path) -> Profile:
    """The profile that a spec names; `Unsound` where something is wrong with it."""
    examined = examine(spec)
    if examined.profile is None:
        raise Unsound(examined.problems)
    return examined.profile


def examine(spec: str | Path) -> Examined:
    """The profile that a spec names, and every problem of every file behind it."""
    return examine_gathered(gather(str(spec)))


def examine_text(text: str, source: Source) -> Examined:
    """The profile that a text comes to in the place of a file, and every problem behind it."""
    return examine_gathered(gather_text(text, source))


def examine_parent(text: str, source: Source) -> Examined:
    """The profile that a text extends, and every problem on the way to it."""
    gathered = gather_text(text, source)
    below = gathered.layers[:-1]
    while below and below[-1].role != "profile":
        below.pop()
    spec = below[-1].source.shown if below else source.shown
    return examine_gathered(Gathered(spec, below, gathered.problems, gathered.is_whole))


def examine_embedded(root: Node, spec: str) -> Examined:
    """A resolved profile that stands whole inside another file, such as a record of a deal."""
    file = root.place.file
    reading = Reading(file, root, ())
    layer = Layer(Source(Path(file), file), reading, "profile", root.place, "")
    return examine_gathered(Gathered(spec, [layer], is_resolved=True))


def examine_gathered(gathered: Gathered) -> Examined:
    """The profile of some layers, and every problem of theirs."""
    problems = list(gathered.problems)
    spoilt = {layer.source.identity: _check(layer, problems) for layer in gathered.layers}
    own = gathered.profile
    if own is None or not gathered.is_whole:
        return Examined(None, in_order(problems))
    resolved, found = resolve(gathered, own, spoilt)
    problems += [*found, *_pin_warnings(gathered, spoilt)]
    is_sound = all(problem.is_warning for problem in problems)
    return Examined(_profile(resolved, own, gathered) if is_sound else None, in_order(problems))


def _check(layer: Layer, problems: list[Problem]) -> set[str]:
    """Check one file by itself; the sections and keys of it that cannot be used."""
    if layer.reading.root is None:
        problems += layer.reading.problems
        return set()
    found = structure.faults(layer.root)
    problems += [structure.with_choices(problem) for problem in layer.reading.problems]
    problems += [fault.problem for fault in found]
    return structure.spoilt_keys(layer.root, found)


def resolve(
    gathered: Gathered, own: Layer, spoilt: dict[str, set[str]]
) -> tuple[Resolved, list[Problem]]:
    """Merge all layers, and ask what is idle, what is missing, and what makes no sense."""
    tree, problems = _merge(gathered.layers, spoilt)
    faulty = frozenset(_undecided(problems)).union(*spoilt.values())
    _leave_out(tree, faulty)
    shown = own.source.shown
    # What a resolved profile says without effect it has inherited, and nobody has to mend it.
    is_own = gathered.layers[-1] is own and not gathered.is_resolved
    own_file = shown if is_own else ""
    resolved = Resolved(gathered.spec, shown, tree.keys, tree.origins, own_file)
    idle: Idle = {}
    while True:
        idle |= (found := neutral.idle_paths(tree.keys, faulty))
        problems += _without_idle(tree, found, resolved)
        faulty |= _left_out(tree, faulty, resolved, problems)
        settled = replace(resolved, keys=neutral.filled(tree.keys, faulty))
        sense = sense_of(settled)
        idle |= {tuple(path.split(".")): why for path, why in sense.idle.items()}
        # What falls away may leave other things without effect, or some record's only use.
        places = [resolved.place(path) for path in sense.idle]
        if not forget_all(tree, sense.idle):
            named = _named_by(gathered, own, problems)
            problems += overlays.without_effect(named, spoilt, idle)
            return settled, [*problems, *sense.problems]
        # Of what falls away nothing is found any more, so what was found of it is kept.
        problems += [each for each in sense.problems if each.is_warning and each.place in places]


def _without_idle(tree: Tree, idle: Idle, resolved: Resolved) -> list[Problem]:
    """Take what is idle out of the tree; the problems of what the file itself writes of it."""
    problems = list(neutral.without_effect(tree.keys, idle, resolved))
    for path in idle:
        tree.forget(path)
    return problems


def _left_out(
    tree: Tree, faulty: AbstractSet[str], resolved: Resolved, problems: list[Problem]
) -> set[str]:
    """Ask what is missing or finds no room, and take it out of the tree."""
    gaps = completeness.missing(tree, faulty)
    problems += completeness.problems_of(gaps, resolved)
    crowds = list(crowding.crowded(tree.keys, resolved))
    problems += crowds
    left = {dotted(slot.path[:2]) for slot in gaps} | {str(each.facts["key"]) for each in crowds}
    _leave_out(tree, faulty | left)
    return left


def _undecided(problems: list[Problem]) -> Iterator[str]:
    """The keys that an overlay needs and does not find, or on which two overlays disagree.

    That is told once; checks that need the key are passed over.
    """
    facts = {"unmet-need": "needs", "overlay-conflict": "key"}
    for problem in problems:
        if problem.name in facts:
            yield ".".join(str(problem.facts[facts[problem.name]]).split(".")[:2])


def _named_by(gathered: Gathered, own: Layer, problems: list[Problem]) -> list[Layer]:
    """The overlays that the spec names, or the file being examined, unless others lie over it.

    One that lacks what it needs has been told so, and can have no effect.
    """
    own_file = own.source.shown if gathered.layers[-1] is own else ""
    unmet = [(each.facts["name"], each.place) for each in problems if each.name == "unmet-need"]
    return [
        layer
        for layer in gathered.layers
        if layer.role == "overlay"
        and layer.named_by in (gathered.spec, own_file)
        and (layer.source.path.stem, layer.named_at) not in unmet
    ]


def _leave_out(tree: Tree, faulty: AbstractSet[str]) -> None:
    """Take out of the tree what cannot be used."""
    for path in faulty:
        tree.forget(tuple(path.split(".")))


def _merge(layers: list[Layer], spoilt: dict[str, set[str]]) -> tuple[Tree, list[Problem]]:
    """Lay all layers over one another."""
    tree, problems, beneath = Tree(), list(overlays.conflicts(layers, spoilt)), set[str]()
    for layer in layers:
        own_spoilt = spoilt[layer.source.identity]
        if layer.role == "overlay":
            problems += overlays.unmet_needs(layer, tree, beneath)
            problems += overlays.idle_overrides(layer, own_spoilt)
        problems += lay(tree, layer.root, own_spoilt)
        beneath |= own_spoilt
    return tree, problems


def _pin_warnings(gathered: Gathered, spoilt: dict[str, set[str]]) -> Iterator[Problem]:
    """What has changed in a parent since a file pinned it."""
    below: list[Layer] = []
    for layer in gathered.layers:
        pin = pins.pin_of(layer.root) if layer.role == "profile" else None
        if pin is not None:
            parent = next(other for other in reversed(below) if other.role == "profile")
            layers = below[: below.index(parent) + 1]
            resolved, _ = resolve(Gathered(pin.profile, layers), parent, spoilt)
            written = {dotted(said.path[:2]) for said in settings(layer.root, set())}
            yield from pins.warnings(pin, resolved.keys, written)
        below.append(layer)


def _profile(resolved: Resolved, own: Layer, gathered: Gathered) -> Profile:
    """The sound profile."""
    head = plain(own.root)
    return Profile(
        spec=resolved.spec,
        about=head["about"],
        keys=resolved.keys,
        origins={**resolved.origins, **origins_of_heads(own)},
        fingerprint=fingerprint(resolved.keys),
        files=tuple(dict.fromkeys(layer.source.shown for layer in gathered.layers)),
        examples=tuple(head.get("examples", ())),
        expect=head.get("expect", {}),
        accepts=dict(accepted(gathered)),
    )
