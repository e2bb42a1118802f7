"""Rule sheets as the tests look at them: their parts, and their lines one under the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from turup.profiles import Profile, neutral, schemas
from turup.words import _
from turup.words.sheet.document import Block, Entry, Line, Part, Table
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.telling import Scope, tell

Row = tuple[str, ...]


class Shown(NamedTuple):
    """A line or a row of a table, under the headings it stands under; and the keys it tells."""

    text: Row
    keys: frozenset[str]


def parts_of(profile: Profile) -> tuple[Part, ...]:
    """The twelve sections, told."""
    return tuple(part_of(profile, name) for name in SECTIONS)


def part_of(profile: Profile, name: str) -> Part:
    """A section, told."""
    section = SECTIONS[name]
    blocks = tell(section.ITEMS, Scope(profile.keys, name, profile.keys[name]))
    return Part(name, _(section.TITLE), tuple(blocks))


def bare(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The same without what nobody sees, the keys, and without drawings."""
    return tuple(_bare(block) for block in blocks if isinstance(block, Line | Table | Entry))


def _bare(block: Line | Table | Entry) -> Block:
    """A block without its keys."""
    if isinstance(block, Entry):
        return block._replace(blocks=bare(block.blocks))
    return block._replace(keys=())


class Told:
    """A profile and its sheet, section by section as it is asked for, in one language."""

    def __init__(self, profile: Profile) -> None:
        """Nothing has been told yet."""
        self.profile = profile
        self._sections: dict[str, list[Shown]] = {}

    @cached_property
    def lines(self) -> list[Shown]:
        """Every line of the sheet."""
        return [line for name in SECTIONS for line in self.section(name)]

    def section(self, name: str) -> list[Shown]:
        """Every line of a section."""
        if name not in self._sections:
            part = part_of(self.profile, name)
            self._sections[name] = list(shown_in(part.blocks, (part.title,)))
        return self._sections[name]

    @cached_property
    def idle(self) -> set[str]:
        """The keys that have no effect in the profile."""
        keys = self.profile.keys
        return {
            ".".join(map(str, slot.path))
            for slot in schemas.all_slots(keys)
            if "x-when" in slot.schema and neutral.why_idle(slot.schema, keys, frozenset())
        }


def shown_in(blocks: Iterable[Block], above: Row) -> Iterator[Shown]:
    """Every line of some blocks, with the headings above it; of a table every row."""
    for block in blocks:
        if isinstance(block, Entry):
            yield from shown_in(block.blocks, (*above, block.label))
        elif isinstance(block, Table):
            for row in block.rows or ((),):
                yield Shown((*above, *block.head, *row), frozenset(block.keys))
        else:
            yield Shown((*above, str(block.number or ""), block.text), frozenset(block.keys))


def differing(one: Told, other: Told) -> list[Shown]:
    """The lines that only one of two sheets has, or has more often."""
    known = Counter(line.text for line in one.lines)
    there = Counter(line.text for line in other.lines)
    return [line for line in (*one.lines, *other.lines) if known[line.text] != there[line.text]]


def is_alike(one: Told, other: Told, first: str) -> bool:
    """Whether two sheets say the same; the section in which they may differ is told first."""
    names = sorted(SECTIONS, key=lambda name: name != first)
    return all(texts_in(one, name) == texts_in(other, name) for name in names)


def texts_in(told: Told, name: str) -> Counter[Row]:
    """What a section says, and how often."""
    return Counter(line.text for line in told.section(name))


def changed_keys(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The keys that two profiles have differently, as deep inside as they lie."""
    if not isinstance(one, Mapping) or not isinstance(other, Mapping):
        if one != other:
            yield path
        return
    for name in {**one, **other}:
        inner = f"{path}.{name}" if path else str(name)
        yield from changed_keys(one.get(name), other.get(name), inner)
