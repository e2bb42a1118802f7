"""All files behind a spec, in the order in which they are laid over one another.

First the parent with all that stands behind it, then a file's overlays, then its own keys,
then the overlays of the spec. A file that is missing or turns in a circle ends the search,
and what was found till then is still examined.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from turup.profiles.limits import MAX_CHAIN
from turup.profiles.node import Node, is_free
from turup.profiles.problems import Place, Problem
from turup.profiles.reading import Reading, read, read_text
from turup.profiles.schemas import PROFILE, documents
from turup.profiles.specs import Reference, Role, Source, find, references
from turup.profiles.suggestions import nearest

OTHER_FILES = {"turup-record": "turup replay", "turup-cases": "turup check"}
"""The marks of files that are no profiles, and the commands that read them."""
Head = Literal["extends", "house-rules"]


class Layer(NamedTuple):
    """One file in its order: a profile or an overlay, and who named it where."""

    source: Source
    reading: Reading
    role: Role
    named_at: Place
    named_by: str

    @property
    def root(self) -> Node:
        """The tree of the file."""
        return self.reading.root or Node("mapping", Place(self.reading.file), {})


class Link(NamedTuple):
    """A profile in a chain: the file, where it was named, and what lies over it."""

    source: Source
    reading: Reading
    named_at: Place


@dataclass(slots=True)
class Gathered:
    """The layers of a spec, lowest first, and what is wrong with the way to them.

    `is_resolved` says that the one layer is what a profile came to, idle values and all.
    """

    spec: str
    layers: list[Layer] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    is_whole: bool = True
    is_resolved: bool = False

    @property
    def profile(self) -> Layer | None:
        """The file that the spec names first."""
        return next((layer for layer in reversed(self.layers) if layer.role == "profile"), None)

    def refuse(self, problem: Problem) -> None:
        """Note why something is missing."""
        self.problems.append(problem)
        self.is_whole = False


def gather(spec: str) -> Gathered:
    """Every file that a spec stands for."""
    gathered = Gathered(spec)
    first, *others = references(spec)
    _lay_chain(_chain([first], [], gathered), gathered)
    _lay_overlays(others, spec, gathered)
    return gathered


def gather_text(text: str, source: Source) -> Gathered:
    """Every file behind a text that is to stand in a file, and the text in its place."""
    gathered, place = Gathered(source.shown), Place(source.shown)
    reading = _told_where_named(read_text(text, source.shown), place, gathered)
    names = _named(source, reading.root, "extends", gathered)
    _lay_chain(_chain(names, [Link(source, reading, place)], gathered), gathered)
    return gathered


def _lay_chain(links: list[Link], gathered: Gathered) -> None:
    """Lay the files of a chain, each over its overlays."""
    for link in links:
        names = _named(link.source, link.reading.root, "house-rules", gathered)
        _lay_overlays(names, link.source.shown, gathered)
        gathered.layers.append(Layer(*link[:2], "profile", link.named_at, ""))
        _note_misplaced(link.reading.root, ("needs", "overrides"), "only-in-overlay", gathered)


def _chain(names: list[Reference], links: list[Link], gathered: Gathered) -> list[Link]:
    """The profile named and those it extends, the lowest first, below those there are already."""
    while names:
        source = _found(names[0], gathered)
        if source is None or _is_endless(source, names[0], links, gathered):
            break
        reading = _read(source, names[0], gathered)
        links.append(Link(source, reading, names[0].place))
        names = _named(source, reading.root, "extends", gathered)
    return links[::-1]


def _found(reference: Reference, gathered: Gathered) -> Source | None:
    """The file a name stands for; where there is none, that is noted."""
    found = find(reference)
    if isinstance(found, Problem):
        gathered.refuse(found)
        return None
    return found


def _is_endless(
    source: Source, reference: Reference, links: list[Link], gathered: Gathered
) -> bool:
    """Whether a chain comes back to a file, or is longer than any chain need be."""
    seen = [link.source.identity for link in links]
    if source.identity in seen:
        around = links[seen.index(source.identity) :]
        places = [link.named_at for link in around[1:]] + [reference.place]
        circle = tuple(f"{place.file}:{place.line}" for place in places)
        gathered.refuse(
            Problem("circular-extends", reference.place, {"circle": (*circle, source.shown)})
        )
        return True
    if len(links) == MAX_CHAIN:
        gathered.refuse(Problem("chain-too-long", reference.place, {"most": MAX_CHAIN}))
        return True
    return False


def _read(source: Source, reference: Reference, gathered: Gathered) -> Reading:
    """Read a file."""
    reading = read(source.path, source.shown, is_shipped=source.is_shipped)
    return _told_where_named(reading, reference.place, gathered)


def _told_where_named(reading: Reading, place: Place, gathered: Gathered) -> Reading:
    """A reading of which what concerns the file as a whole is told where the file was named."""
    reading = as_profile(reading)
    if reading.root is None:
        gathered.is_whole = False
    return reading._replace(problems=tuple(named(reading.problems, reading.file, place)))


def named(problems: Iterable[Problem], file: str, place: Place) -> Iterator[Problem]:
    """The problems of a file with its name; that of the whole file is told at another place."""
    for problem in problems:
        where = problem.place if problem.place.line else place
        yield replace(problem, place=where, facts={"file": file, **problem.facts})


def as_profile(reading: Reading) -> Reading:
    """The reading of a file, unless it is one of another kind that carries its mark."""
    root = reading.root
    for mark, command in OTHER_FILES.items():
        if root is not None and mark in root.places:
            facts = {"mark": mark, "command": command}
            return Reading(
                reading.file, None, (Problem("not-a-profile", root.places[mark], facts),)
            )
    return reading


def _named(source: Source, root: Node | None, head: Head, gathered: Gathered) -> list[Reference]:
    """The names that a file gives its parent or its overlays.

    One that cannot be read is told by the schema; without it the rest cannot be judged.
    """
    if root is None or head not in root.places:
        if root is not None and is_astray(head, root):
            gathered.is_whole = False
        return []
    node = root.value[head]
    role: Role = "profile" if head == "extends" else "overlay"
    if role == "overlay":
        is_list = node.kind == "list"
        nodes = node.value if is_list else [Node("faulty", node.place)]
    else:
        nodes = [node.value.get("profile", node) if node.kind == "mapping" else node]
    if any(inner.kind not in ("text", "number") for inner in nodes):
        gathered.is_whole = False
    return [
        Reference(str(inner.value), role, inner.place, source)
        for inner in nodes
        if inner.kind in ("text", "number")
    ]


def is_astray(head: str, root: Node) -> bool:
    """Whether a key of the head is probably misspelt or misplaced."""
    known = documents()[PROFILE]["properties"]
    unknown = [name for name in root.value if name not in known and not is_free(name)]
    return _is_inside(head, root) or head in [nearest(name, known, root.value) for name in unknown]


def _is_inside(name: str, node: Node) -> bool:
    """Whether a key of this name stands somewhere in a value."""
    return name in node.places or any(_is_inside(name, inner) for _, inner in node)


def _lay_overlays(names: list[Reference], named_by: str, gathered: Gathered) -> None:
    """Add the overlays of one list to the layers."""
    seen: set[str] = set()
    for reference in names:
        source = _found(reference, gathered)
        if source is None:
            continue
        if source.identity in seen:
            gathered.problems.append(
                Problem("overlay-twice", reference.place, {"name": reference.name})
            )
            continue
        seen.add(source.identity)
        reading = _read(source, reference, gathered)
        gathered.layers.append(Layer(source, reading, "overlay", reference.place, named_by))
        _note_misplaced(reading.root, ("extends", "house-rules"), "not-in-overlay", gathered)


def _note_misplaced(
    root: Node | None, names: tuple[str, ...], problem: str, gathered: Gathered
) -> None:
    """Note the head keys that a file of this kind may not have."""
    for name in names:
        if root is not None and name in root.places:
            gathered.problems.append(Problem(problem, root.places[name], {"key": name}))
