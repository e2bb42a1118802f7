"""The short form of a rule sheet: what must be known to sit down, on one page.

It leaves out what goes without saying at these tables (a sentence all of whose keys are as they
are when nobody mentions them), the drawings, the examples, what irregular acts cost, and where the
rules come from. What the ranks count becomes a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from turup.cards import RANKS
from turup.profiles import schemas
from turup.words import _
from turup.words.safe import safe
from turup.words.scene import listed, spoken
from turup.words.sheet.document import Block, Entry, Line, Sheet, Table
from turup.words.sheet.page import Page
from turup.words.sheet.sections import SECTIONS
from turup.words.translation import marked

PAIRS = 2
DISPENSABLE = {
    "auction.limits": marked("the floors of the bidding"),
    "play.lead_limits": marked("what may not be led"),
    "solo.contracts": marked("how solos are played"),
    "scoring.claims": marked("what can be claimed during the play"),
    "deal.redeals": marked("which hands are dealt again"),
    "penalties": marked("what irregular acts cost"),
}
"""Records that a page can do without, the first hardest; what is left out is named on it."""
WISHES = (*DISPENSABLE, "play", "auction", "trump", "pair", "scoring", "match", "deal")
"""What is told as far as there is room, in this order: of a section also what is neutral."""


def shortened(sheet: Sheet, keys: Mapping[str, Any], page: Page) -> Sheet:
    """The essentials of a sheet, as many as fit on a page."""
    granted: tuple[str, ...] = ()
    for wish in _wishes(sheet, keys):
        if page.holds(_page(sheet, keys, (*granted, wish))):
            granted = (*granted, wish)
    return _page(sheet, keys, granted)


def _wishes(sheet: Sheet, keys: Mapping[str, Any]) -> Iterator[str]:
    """Everything that would be told if there were room, record by record."""
    said = {key for part in sheet.parts for key in _keys(part.blocks)}
    for wish in WISHES:
        yield from _records(wish, keys, said) if wish in DISPENSABLE else (wish,)


def _records(path: str, keys: Mapping[str, Any], said: Iterable[str]) -> list[str]:
    """The paths of the records below a path of which a sheet says something."""
    records = _value(path, keys)
    names = records if isinstance(records, Mapping) else ()
    below = (f"{path}.{name}" for name in names)
    return [each for each in below if any(_is_below(each, key) for key in said)]


def _page(sheet: Sheet, keys: Mapping[str, Any], granted: tuple[str, ...]) -> Sheet:
    """The essentials with what has been granted a place besides."""
    told = _Told(keys, granted)
    parts = (part for part in sheet.parts if part.name in SECTIONS)
    kept = (part._replace(blocks=tuple(_kept(part.blocks, told))) for part in parts)
    return sheet._replace(
        lead=sheet.lead[:1],
        parts=tuple(part for part in kept if part.blocks),
        foot=(*_note(sheet, told), *sheet.foot),
    )


def _note(sheet: Sheet, told: _Told) -> Iterator[str]:
    """What the page leaves out: all records of a kind, or some of them by name."""
    said = {key for part in sheet.parts for key in _keys(part.blocks)}
    left_out: list[str] = []
    for path, kind in DISPENSABLE.items():
        records = _records(path, told.keys, said)
        missing = [each for each in records if each not in told.granted]
        names = [safe(spoken(each.rpartition(".")[2])) for each in missing]
        left_out += names if len(missing) < len(records) else [_(kind)] if missing else []
    if left_out:
        told_there = _("Told by the whole sheet alone: {left_out}.")
        yield told_there.format(left_out=listed(left_out))


def _keys(blocks: Iterable[Block]) -> Iterator[str]:
    """All keys that some blocks tell."""
    for block in blocks:
        if isinstance(block, Entry):
            yield from _keys(block.blocks)
        elif isinstance(block, Line | Table):
            yield from block.keys


def _is_below(path: str, key: str) -> bool:
    return key == path or key.startswith(f"{path}.")


class _Told(NamedTuple):
    """What a page tells: the keys as they are, and what has been granted a place."""

    keys: Mapping[str, Any]
    granted: tuple[str, ...]

    def is_wanted(self, paths: Iterable[str]) -> bool:
        """Whether any of these keys has to be told here."""
        return any(self._is_placed(path) and self._is_telling(path) for path in paths)

    def _is_placed(self, path: str) -> bool:
        """Whether a key is none that can be done without, or stands in a record with a place."""
        kind = next((each for each in DISPENSABLE if _is_below(each, path)), None)
        places = [each for each in self.granted if kind is not None and _is_below(kind, each)]
        return kind is None or any(path == kind or _is_below(each, path) for each in places)

    def _is_telling(self, path: str) -> bool:
        return path.partition(".")[0] in self.granted or is_essential(path, self.keys)


def _kept(blocks: Iterable[Block], told: _Told) -> Iterator[Block]:
    """The blocks that nobody would guess."""
    for block in blocks:
        if isinstance(block, Entry):
            inner = tuple(_kept(block.blocks, told))
            if inner:
                yield block._replace(blocks=inner)
        elif isinstance(block, Line | Table) and told.is_wanted(block.keys):
            yield _in_a_row(block) if isinstance(block, Table) else block


def _in_a_row(table: Table) -> Table | Line:
    """A table of ranks as a line: J 3, 9 2, A 1."""
    if len(table.head) != PAIRS or any(row[0] not in RANKS for row in table.rows):
        return table
    pairs = ", ".join(" ".join(row) for row in table.rows)
    return Line(_("{what}: {pairs}.").format(what=table.head[-1], pairs=pairs), table.keys)


def is_essential(path: str, keys: Mapping[str, Any]) -> bool:
    """Whether a key must be stated, or says something else than when nobody mentions it."""
    schema = schemas.at(path) or {}
    return "default" not in schema or _value(path, keys) != schema["default"]


def _value(path: str, keys: Mapping[str, Any]) -> Any:
    found: Any = keys
    for step in path.split("."):
        found = found.get(step) if isinstance(found, Mapping) else None
    return found
