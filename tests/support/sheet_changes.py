"""Which lines of a sheet may change when a key does.

Those that tell the key, what lies in it or around it, or a key that has an effect only beside it;
those that are worded by it; and those in whose place another sentence of the same keys stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from sheet_switches import Switched
from sheets import Shown, Told, changed_keys, differing, is_alike
from turup.profiles import schemas
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.sentences import Alike, Item, Record, Records, Rows, Steps, sentences_in

Wording = Mapping[tuple[str, ...], frozenset[str]]


def unexplained(one: Told, other: Told) -> list[Shown]:
    """The lines that only one of two sheets has, although nothing they tell is different."""
    lines = differing(one, other)
    changed = {*changed_keys(one.profile.keys, other.profile.keys), *(one.idle ^ other.idle)}
    explained = [line for line in lines if is_about(line, changed) or is_worded_by(line, changed)]
    while more := [line for line in lines if line not in explained and shares(line, explained)]:
        explained += more
    return [line for line in lines if line not in explained]


def untold(pairs: Iterable[Switched]) -> Iterator[Switched]:
    """The switches that change nothing in the sheet, in the language that is spoken now."""
    known: dict[str, Told] = {}
    for pair in pairs:
        before = pair.before.profile
        one = known.setdefault(before.fingerprint, Told(before))
        if is_alike(one, Told(pair.after.profile), pair.key.partition(".")[0]):
            yield pair


def is_about(line: Shown, keys: Iterable[str]) -> bool:
    """Whether a line tells one of these keys, or something inside or around it."""
    return any(within(key, told) or within(told, key) for key in keys for told in line.keys)


def within(inner: str, outer: str) -> bool:
    """Whether a key is another or lies in it."""
    return inner == outer or inner.startswith(f"{outer}.")


def shares(line: Shown, others: Iterable[Shown]) -> bool:
    """Whether a line tells a key that one of the others tells."""
    return any(line.keys & other.keys for other in others)


def is_worded_by(line: Shown, changed: Iterable[str]) -> bool:
    """Whether the words of a line hang on one of these keys, besides what it tells."""
    given: set[str] = {key for told in line.keys for key in given_at(told)}
    if any(counts_game_points(told) for told in line.keys):
        given.add("match.unit")
    return any(within(key, by) for key in changed for by in given)


@cache
def counts_game_points(path: str) -> bool:
    """Whether a key, or something in it, is told in the words of the table's unit."""
    return "x-game-points" in str(schemas.at(path))


def given_at(path: str) -> frozenset[str]:
    """The keys on which the wording of a key hangs."""
    steps = path.split(".")
    return frozenset().union(*(keys for told, keys in wording().items() if fits(steps, told)))


def fits(steps: list[str], told: tuple[str, ...]) -> bool:
    """Whether a path is the same but for the names of records."""
    pairs = zip(steps, told, strict=False)
    return len(steps) == len(told) and all(any_name in ("*", step) for step, any_name in pairs)


@cache
def wording() -> Wording:
    """For the path of every key that is told in several wordings, what they hang on."""
    found: dict[tuple[str, ...], frozenset[str]] = {}
    for name, section in SECTIONS.items():
        for path, given in given_in(section.ITEMS, name):
            steps = tuple(path.split("."))
            found[steps] = found.get(steps, frozenset()) | given
    return found


def given_in(items: Iterable[Item], path: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The keys that the sentences of a record tell, each with what their wording hangs on."""
    for item in items:
        for sentence in sentences_in((item,)):
            for key in sentence.keys or ("",):
                told = f"{path}.{key}".rstrip(".")
                # A guard is told fact by fact.
                yield from ((each, frozenset(sentence.given)) for each in (told, f"{told}.*"))
        if isinstance(item, (Record, Records)):
            inner = f"{path}.{item.key}" + (".*" if isinstance(item, Records) else "")
            yield from given_in(item.items, inner)
        elif isinstance(item, Alike):
            together = frozenset(f"{path}.{record.key}" for record in item.records)
            for told, given in given_in(item.records, path):
                yield told, given | together
        elif isinstance(item, Steps):
            yield from given_in(tuple(item.missing.values()), path)
        elif isinstance(item, Rows):
            yield f"{path}.{item.key}", frozenset()
