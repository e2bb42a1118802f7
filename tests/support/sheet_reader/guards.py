"""Reading guards: the facts of a condition, from the clauses each of them is told with.

A condition is read in every way in which it can be; there may be only one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from sheet_reader.kept import kept
from sheet_reader.values import COUNTS, WHOLE, Kind, kinds_of, look_of
from turup.profiles import schemas
from turup.profiles.schemas import Schema
from turup.words import _, guards, ngettext
from turup.words.sheet.values import FACTS

BETWEEN = (", ", " and ")
END = f"(?=$|{'|'.join(BETWEEN)})"
RANGE, _HOME = schemas.follow("shapes.schema.json#/$defs/range", "")

Facts = dict[str, Any]


class Clause(NamedTuple):
    """The wording of a fact, and what it means with what stands in it."""

    look: re.Pattern[str]
    fact: str
    meaning: Callable[..., Any]

    def facts(self, match: re.Match[str]) -> Facts:
        """The fact as this text tells it."""
        return {self.fact: self.meaning(*match.groups())}


def conditions(path: str, text: str) -> list[Facts]:
    """Every guard that reads like this; one, or the sheet is ambiguous."""
    found: list[Facts] = []
    for facts in read_from(clauses_at(path), text, 0):
        found += [] if facts in found else [facts]
    return found


def read_from(clauses: tuple[Clause, ...], text: str, start: int) -> Iterator[Facts]:
    """The facts from somewhere in a condition on, no fact twice."""
    for clause in clauses:
        match = clause.look.match(text, start)
        if match is None:
            continue
        if match.end() == len(text):
            yield clause.facts(match)
        for between in BETWEEN:
            if text.startswith(between, match.end()):
                rest = read_from(clauses, text, match.end() + len(between))
                yield from (
                    {**clause.facts(match), **more} for more in rest if clause.fact not in more
                )


def is_guard_at(path: str) -> bool:
    """Whether a guard may stand there."""
    return bool(facts_at(path)) and facts_at(path).keys() <= FACTS


@kept
def clauses_at(path: str) -> tuple[Clause, ...]:
    """The clauses of every fact that the guard of a key may have."""
    facts = facts_at(path)
    return tuple(clause for fact, schema in facts.items() for clause in clauses_of(fact, schema))


def facts_at(path: str) -> Schema:
    """The fields of a record at a path."""
    forms = schemas.alternatives(schemas.at(path) or {})
    return next((form["properties"] for form in forms if "properties" in form), {})


def clauses_of(fact: str, schema: Schema) -> Iterator[Clause]:
    """The clauses of a fact: of its words, of several of them, of its numbers, of ranks."""
    forms = schemas.alternatives(schema)
    for word in (form["const"] for form in forms if "const" in form):
        yield fixed(_(guards.WORDS[fact, word]), fact, word)
    for form in forms:
        if form.get("type") == "array":
            yield from clauses_of_several(fact, form)
    if fact == "held":
        yield clause_of_ranks(fact)
    elif fact in guards.NUMBERS:
        yield from clauses_of_numbers(fact)


def fixed(text: str, fact: str, value: Any) -> Clause:
    """A clause in which nothing stands."""
    return Clause(re.compile(re.escape(text) + END), fact, lambda: value)


def clauses_of_several(fact: str, form: Schema) -> Iterator[Clause]:
    """Several words of which one must hold."""
    words = schemas.choices(form["items"])
    for count in range(form["minItems"], form["maxItems"] + 1):
        for several in combinations(words, count):
            told = _(guards.OR).join(_(guards.WORDS[fact, word]) for word in several)
            yield fixed(told, fact, list(several))


def clauses_of_numbers(fact: str) -> Iterator[Clause]:
    """A number or a range; none at all and any at all may have a clause of their own."""
    if fact in guards.NONE:
        yield fixed(_(guards.NONE[fact]), fact, 0)
    if fact in guards.BEFORE:
        yield fixed(_(guards.BEFORE[fact]), fact, {"at_least": 1})
    for text in {guards.NUMBERS[fact], guards.RANGES.get(fact, guards.NUMBERS[fact])}:
        for form in forms_of(text):
            look = look_of(form, lambda _: f"({amount_look()})")
            yield Clause(re.compile(look + END), fact, amount_in)


def clause_of_ranks(fact: str) -> Clause:
    """So many cards of each of some ranks."""
    one = "|".join(
        look_of(form, lambda _: f"(?:{amount_look()})")
        for texts in guards.RANKS.values()
        for form in forms_of(texts)
    )
    several = f"((?:{one})(?:, (?:{one}))*(?: and (?:{one}))?)"
    return Clause(re.compile(look_of(_(guards.HELD), lambda _: several) + END), fact, ranks_in)


def ranks_in(text: str) -> dict[str, Any]:
    """The ranks that are named, and how many of each."""
    found = {}
    for part in re.split(f"{'|'.join(BETWEEN)}", text):
        for rank, texts in guards.RANKS.items():
            for form in forms_of(texts):
                match = re.fullmatch(look_of(form, lambda _: f"({amount_look()})"), part)
                if match is not None:
                    found[rank] = amount_in(match[1])
    return found


def forms_of(text: str | tuple[str, str]) -> tuple[str, ...]:
    """A clause in its forms for one thing and for several."""
    if isinstance(text, str):
        return (_(text),)
    return tuple(dict.fromkeys(ngettext(*text, count) for count in COUNTS))


@kept
def amounts() -> tuple[Kind, ...]:
    """A number or a range, as they are told."""
    return tuple(kinds_of(RANGE, WHOLE))


def amount_look() -> str:
    """What any of them looks like."""
    return "|".join(kind.pattern for kind in amounts())


def amount_in(text: str) -> Any:
    """The number or range in a text."""
    return next(kind.meaning(text) for kind in amounts() if re.fullmatch(kind.pattern, text))
