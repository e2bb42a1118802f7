"""Reading values: what stands in a slot or a cell, by the kind of the key it belongs to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sheet_reader.kept import kept
from turup.cards import SUITS, SYMBOLS
from turup.profiles import schemas
from turup.profiles.schemas import Schema
from turup.words import _, ranges
from turup.words.sheet import values
from turup.words.sheet.values import counted, is_tellable, told

NUMBER = r"-?\d+"
SLOT = re.compile(r"\{([a-z_.]+)(?::[a-z_]+)?\}")  # in some languages a slot asks for a case
ESCAPE = re.compile(r"\\(?:\\|x..|u....|U........|[tnr])")
COUNTS = (*range(23), 25, 101)
RANK = "10|[2-9JQKA]"
EQUAL = f"(?:{RANK})(?:=(?:{RANK}))*"
NAME = "[a-z](?:[a-z0-9_]| (?=[a-z0-9]))*"


class Kind(NamedTuple):
    """A way in which a value may stand in a text: what it looks like, and what it means."""

    pattern: str
    meaning: Callable[[str], Any]


WHOLE = Kind(NUMBER, int)


@kept
def kinds_at(path: str) -> tuple[Kind, ...]:
    """The ways in which the value of a key may be told."""
    schema = schemas.at(path)
    assert schema is not None, f"no key {path}"
    return tuple(kinds_of(schema, game_points() if schema.get("x-game-points") else WHOLE))


def pattern_at(path: str) -> str:
    """What any value of a key looks like."""
    return "|".join(dict.fromkeys(kind.pattern for kind in kinds_at(path)))


def meanings(path: str, text: str) -> list[Any]:
    """What a text may mean as the value of a key; one thing, or the sheet is ambiguous."""
    found: list[Any] = []
    for kind in kinds_at(path):
        if re.fullmatch(kind.pattern, text):
            meant = kind.meaning(text)
            found += [] if meant in found else [meant]
    return found


def kinds_of(schema: Schema, number: Kind) -> Iterator[Kind]:
    """The ways in which a value of a schema may be told."""
    for form in schemas.alternatives(schema):
        if "const" in form:
            yield from [word(form["const"])] if is_tellable(form["const"]) else []
        elif "enum" in form:
            yield Kind(RANK, str)
        elif form.get("type") == "integer":
            yield number
        elif form.get("type") == "string":
            yield Kind(NAME, named) if "pattern" in form else Kind(".+", written)
        elif form.get("type") == "array":
            yield from lists(form["items"])
        elif form.get("properties", {}).keys() <= values.AMOUNTS:
            yield from amounts(form["properties"], number)


@kept
def game_points() -> Kind:
    """A number of game points, whatever they are called, and however those below nothing are."""
    units = [form["const"] for form in schemas.alternatives(schemas.key("match", "unit") or {})]
    above = {form_of(counted(count, unit)) for unit in units for count in COUNTS}
    below = {form_of(counted(-count, unit)) for unit in units for count in COUNTS if count}
    lacking = re.compile("|".join(below))

    def meaning(text: str) -> int:
        number = int(re.sub(r"\D", "", text))
        return -number if lacking.fullmatch(text) else number

    return Kind("|".join(sorted(above | below)), meaning)


def form_of(text: str) -> str:
    """What a text looks like with any number in place of its own."""
    return re.sub(r"\d+", r"\\d+", re.escape(text))


def word(const: str) -> Kind:
    """A word of the schema, as it is told."""
    return Kind(re.escape(told(const)), lambda _: const)


def named(text: str) -> str:
    """A name of the author's choosing: a space was an underscore."""
    return text.replace(" ", "_")


def written(text: str) -> str:
    """A text as it was written: an escape stands for a character that nobody would see."""
    return ESCAPE.sub(lambda found: found[0].encode("ascii").decode("unicode_escape"), text)


def lists(items: Schema) -> Iterator[Kind]:
    """A list: ranks, some of them equal; suits; or numbers."""
    if set(schemas.choices(items)) == set(SUITS):
        suit = "|".join(SYMBOLS)
        yield Kind(f"(?:{suit})(?: (?:{suit}))*", lambda text: list(map(suit_of, text.split())))
    elif "enum" in schemas.alternatives(items)[0]:
        yield Kind(f"{EQUAL}(?: {EQUAL})*", lambda text: list(map(ranked, text.split())))
    elif items.get("type") == "integer":
        yield Kind(f"{NUMBER}(?:, {NUMBER})*", lambda text: list(map(int, text.split(", "))))


def suit_of(symbol: str) -> str:
    """The suit of a symbol."""
    return SUITS[SYMBOLS.index(symbol)]


def ranked(text: str) -> Any:
    """A rank, or several of equal strength."""
    ranks = text.split("=")
    return ranks if len(ranks) > 1 else text


def amounts(fields: Schema, number: Kind) -> Iterator[Kind]:
    """A range, or what becomes of a stake."""
    if "times" in fields:
        yield with_numbers(values.TIMES, lambda times: {"times": times}, WHOLE)
        yield with_numbers(values.PLUS, lambda plus: {"plus": plus}, number)
    if "at_least" in fields:
        yield with_numbers(ranges.AT_LEAST, lambda least: {"at_least": least}, WHOLE)
        yield with_numbers(ranges.BELOW, lambda below: {"below": below}, WHOLE)
        yield with_numbers(
            ranges.BETWEEN, lambda low, high: {"at_least": low, "below": high + 1}, WHOLE
        )


def with_numbers(text: str, meaning: Callable[..., Any], number: Kind) -> Kind:
    """A text in which a number stands, or two, the lower one first."""
    text = _(text)
    look = look_of(text, lambda _: f"(?:{number.pattern})")
    named = re.compile(look_of(text, lambda slot: f"(?P<{slot}>{number.pattern})"))
    slots = sorted(SLOT.findall(text), reverse=True)

    def meant(told_text: str) -> Any:
        match = named.fullmatch(told_text)
        assert match is not None
        return meaning(*(number.meaning(match[slot]) for slot in slots))

    return Kind(look, meant)


def look_of(text: str, slot_look: Callable[[str], str]) -> str:
    """A text as it looks with something in each of its slots."""
    parts = SLOT.split(text)
    return "".join(
        slot_look(part) if place % 2 else re.escape(part) for place, part in enumerate(parts)
    )
