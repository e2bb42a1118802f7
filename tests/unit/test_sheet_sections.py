"""Every rule has words: a sentence of the sheet for each key, each field and each choice.

What a sheet leaves out is the neutral choice of a rule that nobody asks about, and is listed here.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from turup.cards import SUITS
from turup.profiles import schemas
from turup.profiles.schemas import Schema
from turup.rules import SECTIONS
from turup.words.guards import NUMBERS, RANKS, WORDS
from turup.words.sheet.sentences import (
    Alike,
    Each,
    Either,
    Item,
    Record,
    Records,
    Rows,
    Sentence,
    Steps,
)
from turup.words.sheet.values import AMOUNTS, FACTS

# Neutral choices that no sentence tells, and why nobody misses it.
UNTOLD: dict[tuple[str, str], str] = {
    ("deck.trump", "none"): "All suits are told to rank alike.",
    ("deal.redeals.*.whose", "none"): "What it is about, its condition tells.",
    ("auction.limits", "none"): "Whoever is bound is told so, one by one.",
    ("auction.ask_partner", "none"): "Who may ask is told; nobody asks otherwise.",
    ("auction.second", "none"): "One auction is all that is told.",
    ("trump.later_card", "none"): "That the declarer fixes trump is told.",
    ("trump.exposed_at_start", "never"): "How trump is brought out is told in full.",
    ("trump.exposed_from", "none"): "How trump is brought out is told in full.",
    ("doubling.limit", "none"): "A stake has no limit of itself.",
    ("play.jack_discard", "free"): "A void player may discard, and no card is said to be barred.",
    ("play.exempt_trumps", "none"): "What a player must do is told, and no trump is spared.",
    ("play.concede", "never"): "That all tricks are played is told.",
    ("pair.declarer.worth", "none"): "What each kind of pair is worth is told with it.",
    ("pair.defenders.worth", "none"): "What each kind of pair is worth is told with it.",
    ("pair.floor", "none"): "How far a pair lowers a bid is told, and no end of it.",
    ("pair.cap", "none"): "How far a pair raises a bid is told, and no end of it.",
    ("solo.contracts.*.order", "usual"): "How the cards rank is told with the cards.",
    ("scoring.all_tricks", "none"): "What a deal is worth is told, and nothing more for a sweep.",
    ("scoring.under_half", "none"): "What a deal is worth is told, however far it is missed.",
    ("scoring.claims", "none"): "What can be claimed is told, one by one.",
    ("scoring.claims.*.unsure", "none"): "A claim that comes true is told to be paid.",
    ("scoring.claims.*.late", "none"): "What a claim costs is told, and nothing for its time.",
    ("scoring.claims.*.win_at", "none"): "The mark that wins stands with the match.",
    ("match.win_at", "none"): "How else the match ends is told.",
    ("match.lose_at", "none"): "How else the match ends is told.",
    ("match.sets", "none"): "That a mark wins the match is told.",
    ("match.clip", "none"): "That a loss loses the match is told.",
    ("match.length", "none"): "The mark that ends the match is told.",
    **{
        (f"penalties.{slip}", "none"): "What has no price the table settles for itself."
        for slip in schemas.sections()["penalties"]["properties"]
    },
}
A_VALUE = "a value"  # a number, a name, ranks, a range: whatever stands in a slot or a cell


class Text(NamedTuple):
    """A text of a sheet, and what it tells: paths with the choice, or any value."""

    path: str
    text: str
    tells: tuple[tuple[str, Any], ...]


def texts_of(item: Item, path: str) -> Iterator[Text]:
    """The texts of an item and of all that is inside it."""
    if isinstance(item, Sentence):
        yield Text(path, item.text, told_by(item, path))
    elif isinstance(item, Either):
        yield from texts_in(item.sentences, path)
    elif isinstance(item, (Each, Steps)):
        yield from texts_of_list(item, f"{path}.{item.key}", path)
    elif isinstance(item, (Records, Record)):
        inside = f"{path}.{item.key}" + (".*" if isinstance(item, Records) else "")
        yield from texts_in(item.items, inside)
    elif isinstance(item, Alike):
        yield from texts_in(item.records, path)
    elif isinstance(item, Rows):
        yield from texts_of_rows(item, f"{path}.{item.key}[]")
    else:
        yield Text(path, " ".join(item.head), ((f"{path}.{item.key}", A_VALUE),))


def texts_in(items: tuple[Item, ...], path: str) -> Iterator[Text]:
    """The texts of all items of a record."""
    for item in items:
        yield from texts_of(item, path)


def told_by(sentence: Sentence, path: str) -> tuple[tuple[str, Any], ...]:
    """What a sentence tells; one without a text tells nothing."""
    if not sentence.text:
        return ()
    said = [(f"{path}.{key}", value) for key, value in sentence.says.items()]
    return (*map(hashable, said), *((f"{path}.{slot}", A_VALUE) for slot in sentence.slots))


def hashable(told: tuple[str, Any]) -> tuple[str, Any]:
    """A list that a sentence tells is a value like any other."""
    return (told[0], A_VALUE) if isinstance(told[1], list) else told


def texts_of_list(item: Each | Steps, path: str, around: str) -> Iterator[Text]:
    """The texts of a list of words, or of steps."""
    for word, text in item.words.items():
        yield Text(around, text, ((path, word),))
    if isinstance(item, Steps):
        yield Text(around, item.many, ((path, A_VALUE),))
        for text in item.again.values():
            yield Text(around, text, ())
        yield from texts_in(tuple(item.missing.values()), around)


def texts_of_rows(item: Rows, path: str) -> Iterator[Text]:
    """The heads of a table, and what stands there in place of a value or of the table."""
    for field, head in item.columns.items():
        yield Text(f"{path} heads", head, ((f"{path}.{field}", A_VALUE),))
        for value, text in item.words.get(field, {}).items():
            yield Text(f"{path}.{field} words", text, ((f"{path}.{field}", value),))
    yield from texts_in(item.alone, path)


def texts(section: str) -> list[Text]:
    """All texts of a section."""
    return list(texts_in(import_module(f"turup.words.sheet.{section}").ITEMS, section))


def asked(schema: Schema, path: str) -> Iterator[tuple[str, Any]]:
    """Everything a key may say: its choices, a value, and the fields of what is inside it."""
    for form in schemas.alternatives(schema):
        if "const" in form:
            if form["const"] != "none" or not schemas.is_taken_away_by_none(schema):
                yield path, form["const"]
        elif "properties" in form:
            yield from asked_of_fields(form["properties"], path)
        elif form.get("type") == "object":
            entries = form["additionalProperties"]
            is_table = schemas.shape(form) == "table"
            yield from [(path, A_VALUE)] if is_table else asked(entries, f"{path}.*")
        elif form.get("type") == "array":
            yield from asked_of_list(form["items"], path)
        else:
            yield path, A_VALUE


def asked_of_fields(fields: Schema, path: str) -> Iterator[tuple[str, Any]]:
    """The same for a record; a range and a guard stand in a sentence as one value."""
    if fields.keys() <= AMOUNTS or fields.keys() <= FACTS:
        yield path, A_VALUE
        return
    for name, field in fields.items():
        yield from asked(field, f"{path}.{name}")


def asked_of_list(items: Schema, path: str) -> Iterator[tuple[str, Any]]:
    """The same for a list: of rows each has its fields, of words each its sentence."""
    if set(schemas.choices(items)) == set(SUITS):
        yield path, A_VALUE  # suits have symbols, and no words
        return
    for form in schemas.alternatives(items):
        is_row = form.get("type") == "object"
        yield from asked(form, f"{path}[]" if is_row else path)


def untold(section: str) -> list[tuple[str, Any]]:
    """What a section may say and no sentence tells."""
    told: dict[str, set[Any]] = defaultdict(set)
    for text in texts(section):
        for path, value in text.tells:
            told[path].add(value)
    keys = schemas.sections()[section]["properties"]
    wanted = dict.fromkeys(pair for key in keys for pair in asked(keys[key], f"{section}.{key}"))
    return [(path, value) for path, value in wanted if value not in told[path]]


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_has_its_part_of_the_sheet(section: str) -> None:
    module = import_module(f"turup.words.sheet.{section}")
    assert isinstance(module.TITLE, str)
    assert module.TITLE
    assert isinstance(module.ITEMS, tuple)
    assert "rule sheet" in (module.__doc__ or "")


def test_no_two_parts_have_the_same_title() -> None:
    titles = [import_module(f"turup.words.sheet.{section}").TITLE for section in SECTIONS]
    assert len(set(titles)) == len(SECTIONS)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_has_words(section: str) -> None:
    known = [pair for pair in UNTOLD if pair[0].split(".")[0] == section]
    assert sorted(untold(section), key=str) == sorted(known, key=str)


@pytest.mark.parametrize(("path", "value"), UNTOLD)
def test_what_goes_without_saying_is_neutral(path: str, value: Any) -> None:
    assert (schemas.at(path) or {}).get("default") == value
    assert UNTOLD[path, value].endswith(".")


@pytest.mark.parametrize("section", SECTIONS)
def test_a_sentence_speaks_of_keys_and_choices_that_there_are(section: str) -> None:
    for text in texts(section):
        for path, value in text.tells:
            schema = schemas.at(path)
            assert schema is not None, text
            assert not isinstance(value, str) or value in {A_VALUE, *words_of(schema)}, text


def words_of(schema: Schema) -> Iterator[str]:
    """The choices of a key, and of what a list of it holds."""
    yield from schemas.choices(schema)
    for form in schemas.alternatives(schema):
        yield from schemas.choices(form.get("items", {}))


@pytest.mark.parametrize("section", SECTIONS)
def test_no_two_sentences_of_a_record_are_the_same(section: str) -> None:
    counted = Counter((text.path, text.text) for text in texts(section) if text.text)
    assert [known for known, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("section", SECTIONS)
def test_numbers_stand_in_profiles_and_not_in_sentences(section: str) -> None:
    assert [text.text for text in texts(section) if re.search(r"\d", text.text)] == []


def test_every_fact_of_a_guard_has_words() -> None:
    unknown = []
    for guard in guards():
        for fact, schema in guard["properties"].items():
            if fact == "held":
                ranks = map(str, schema["propertyNames"]["enum"])
                unknown += [rank for rank in ranks if rank not in RANKS]
                continue
            unknown += [
                (fact, value)
                for path, value in asked(schema, fact)
                if (fact not in NUMBERS if value == A_VALUE else (path, value) not in WORDS)
            ]
    assert unknown == []


def guards() -> Iterator[Schema]:
    """The schemas of all guards."""
    for document in schemas.documents().values():
        for name, schema in document.get("$defs", {}).items():
            if name.endswith("guard"):
                yield schemas.expanded(schema, document["$id"])
