"""Planting faults in the files of authors, and comparing what is told with what should be.

A bed is a profile or overlay to plant in, and the spec under which it is examined: an overlay is
laid over a profile it fits on. `turup show` gives further beds, each a profile as a whole.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from pathlib import Path as File
from random import Random
from typing import Any, NamedTuple

import yaml

from faults import ORDER, Fault, Tree, places
from layouts import LAYOUTS, Path, Printed, printed
from letters import is_akin, nearest
from slips import all_words, misplaced, misspelt_keys, misspelt_words, other_words
from turup.game.soundness import ground_for
from turup.profiles import Problem, as_yaml, examine, load
from turup.profiles.reading import read_text
from turup.profiles.shipped import folder, overlays, profiles
from turup.words.problems import sentence
from wrong_values import unknown_siblings, wrong_types

FILE = "planted.yaml"
MOST_AT_ONCE = 6


class Bed(NamedTuple):
    """What is planted in: its keys, and the spec that examines it as `planted.yaml`."""

    name: str
    tree: Tree
    spec: str = FILE

    def faults(self, words: int) -> list[Fault]:
        """Every fault at every place, with so many words of other keys for each value."""
        return list(faults_in(self.tree, Random(self.name), words))  # noqa: S311

    def values(self) -> set[tuple[Path, str]]:
        """Every value with its path."""
        return {(place.path, repr(place.value)) for place in places(self.tree)}

    def faults_elsewhere_than(self, others: list[Bed]) -> list[Fault]:
        """The faults at values that none of some other beds has in the same place."""
        had = {pair for other in others for pair in other.values()}
        new = {path for path, value in self.values() if (path, value) not in had}
        return [
            fault
            for fault in self.faults(words=1)
            if fault.touched[0] in new or fault.touched[0][:-1] in new
        ]

    def planted(self, faults: list[Fault], lot: int) -> Printed:
        """The file with some faults in it, in the layout that falls to its lot."""
        changed = copy.deepcopy(self.tree)
        for fault in sorted(faults, key=lambda fault: ORDER.index(fault.kind)):
            fault.change(changed)
        layout = sorted(LAYOUTS)[lot % len(LAYOUTS)]
        return printed(changed, layout, f"{self.name} {lot}")


def beds() -> list[Bed]:
    """All that is shipped: profiles, overlays, the example, and what each profile comes to."""
    club = folder("variants").parent / "examples" / "club.yaml"
    found = [Bed(name, tree_of(path.read_text("utf-8"))) for name, path in profiles().items()]
    found.append(Bed("club", tree_of(club.read_text("utf-8"))))
    for name, path in overlays().items():
        spec = ground_for(str(path)).replace(str(path), FILE)
        found.append(Bed(f"+{name}", tree_of(path.read_text("utf-8")), spec))
    return [*found, *(Bed(f"show {name}", tree_of(as_yaml(load(name)))) for name in profiles())]


def tree_of(text: str) -> Tree:
    """What a file holds, read by PyYAML alone; keys are text."""
    tree: Tree = _with_text_keys(yaml.safe_load(text))
    return tree


def _with_text_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _with_text_keys(inner) for key, inner in value.items()}
    return [_with_text_keys(inner) for inner in value] if isinstance(value, list) else value


def faults_in(tree: Tree, chance: Random, words: int) -> Iterator[Fault]:
    """Every fault of every kind at every place."""
    around = {place.path: place for place in places(tree)}
    for place in around.values():
        yield from wrong_types(place)
        yield from unknown_siblings(place)
        yield from misplaced(place, around)
        yield from misspelt_keys(place, chance)
        yield from misspelt_words(place, around, chance)
        yield from other_words(place, chance.sample(all_words(), words))


def one_of_each(faults: list[Fault], chance: Random) -> list[Fault]:
    """One fault of each kind at each place."""
    by_place: dict[tuple[str, Path], list[Fault]] = {}
    for fault in faults:
        by_place.setdefault((fault.kind, fault.touched[0]), []).append(fault)
    return [chance.choice(found) for found in by_place.values()]


def bundles(faults: list[Fault], chance: Random) -> Iterator[list[Fault]]:
    """The faults in bundles of up to six, none of which touches what another does."""
    waiting = list(faults)
    chance.shuffle(waiting)
    while waiting:
        bundle: list[Fault] = []
        for fault in waiting[:100]:
            if len(bundle) < MOST_AT_ONCE and not any(map(fault.meets, bundle)):
                bundle.append(fault)
        waiting = [fault for fault in waiting if fault not in bundle]
        yield bundle


def problems_of(text: str, spec: str = FILE) -> tuple[Problem, ...]:
    """What is told of a text, written to the file in this folder."""
    File(FILE).write_text(text, encoding="utf-8", newline="")
    return examine(spec).problems


def is_read_alike(text: str) -> bool:
    """Whether both parsers give the same tree with the same places, and the same problems."""
    return read_text(text, FILE, is_shipped=True) == read_text(text, FILE)


def amiss(faults: list[Fault], file: Printed, problems: tuple[Problem, ...]) -> list[str]:
    """What is told otherwise than it should be: one problem for each fault, sorted, no other."""
    wanted = sorted((*_place(fault, file), fault.told.name) for fault in faults)
    found = [(*problem.place[1:], problem.name) for problem in problems]
    if wanted != found:
        return [f"wanted {wanted}, found {found}"]
    by_place = {(one.place[1:], one.name): one for one in problems}
    return [
        f"{fault.what}: {why} ({sentence(problem)})"
        for fault in faults
        for problem in [by_place[_place(fault, file), fault.told.name]]
        for why in _why_not(fault, problem)
    ]


def _place(fault: Fault, file: Printed) -> tuple[int, int]:
    told = fault.told
    return file.values[told.path] if told.is_at_value else file.place(told.path)


def _why_not(fault: Fault, problem: Problem) -> Iterator[str]:
    """Why a problem is not what should be told of a fault at its place."""
    told, facts, text = fault.told, problem.facts, sentence(problem)
    near, belongs = str(facts.get("nearest", facts.get("near", ""))), str(facts.get("belongs", ""))
    if told.near or told.belongs:
        if near not in told.near and (near or belongs not in told.belongs):
            yield f"suggests '{near or belongs}' and not {set(told.near or told.belongs)}"
        elif f"'{near}'" not in text and belongs not in text:
            yield "suggests nothing"
    elif belongs or (near and not _is_near(fault.word, near, told.choices or ())):
        yield f"suggests '{near or belongs}'"
    if told.instead is not None and facts.get("instead") != told.instead:
        yield f"does not say {told.instead}"
    if told.choices is not None and set(facts["choices"]) != told.choices and not near:
        yield f"offers {facts['choices']}"
    if told.name == "wrong-type" and set(facts["expected"]) != told.kinds:
        yield f"takes {facts['expected']}"


def _is_near(word: str, name: str, choices: Iterable[str]) -> bool:
    """Whether a choice may be suggested for a word of another key."""
    return name in nearest(word, choices) or (name in choices and is_akin(word, name))
