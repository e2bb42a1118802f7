"""From a resolved profile to `Rules`.

The classes of the rules say how each key is written: a choice is an enumeration, a number may
also take words, records and bands are rows with a count. So one walk over their annotations
reads every section; what is written in a way of its own has a reader of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, cast, get_args, get_origin, get_type_hints

from turup.cards import RANKS
from turup.profiles.decks import deck_tables
from turup.profiles.derived import derived
from turup.rules import SECTIONS, Labels, Rules
from turup.rules.bids import Form, Rise
from turup.rules.claim_facts import OnLead, PairsShown
from turup.rules.deal import Kind, Stage
from turup.rules.deck import Deck
from turup.rules.doubling import Step
from turup.rules.guards import (
    Certainty,
    DeclarerSeat,
    FixedBy,
    Standing,
    TrumpLed,
    TrumpState,
    WhichAuction,
)
from turup.rules.match import Ties
from turup.rules.pair_cards import PairCards
from turup.rules.shapes import GUARD_ROWS, Effect, Fact, FactName, Guard, RankSet, Way, Words
from turup.rules.solo import Contract
from turup.rules.stakes import Stake
from turup.rules.state import NOBODY

if TYPE_CHECKING:
    from turup.profiles.profile import Profile

WORD_FACTS: dict[str, type[IntEnum]] = {
    "standing": Standing,
    "form": Form,
    "trump": TrumpState,
    "trump_led": TrumpLed,
    "hand": Certainty,
    "declarer": DeclarerSeat,
    "fixed_by": FixedBy,
    "auction": WhichAuction,
    "on_lead": OnLead,
    "pairs": PairsShown,
}
LOWEST, HIGHEST = -100_000, 100_000


def rules_of(profile: Profile) -> Rules:
    """The rules a resolved profile describes."""
    sections = {name: encode_section(name, profile.keys[name]) for name in SECTIONS}
    return derived(Rules(**sections, labels=labels_of(profile)))


def labels_of(profile: Profile) -> Labels:
    """What the numbers are called, and where each was written."""
    return Labels(
        spec=profile.spec,
        title=profile.name,
        fingerprint=profile.fingerprint,
        names=names_of(profile.keys),
        places={path: str(origin.place) for path, origin in profile.origins.items()},
        keys=profile.keys,
    )


def names_of(keys: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The names of the records of each collection, in the order of their rows."""
    names = {
        f"{section}.{key}": tuple(value)
        for section, values in keys.items()
        for key, value in values.items()
        if isinstance(value, Mapping)
    }
    names["scoring.stakes"] = names_of_rows(keys["scoring"]["stakes"])
    second = keys["auction"]["second"]
    names["auction.second.stakes"] = names_of_rows([] if second == "none" else second["stakes"])
    return names


def names_of_rows(rows: Any) -> tuple[str, ...]:
    """What the bids of each row are called; nothing where a row has no name."""
    return tuple(row.get("name", "") for row in rows_written(rows))


def encode_section(name: str, keys: Mapping[str, Any]) -> Any:
    """One section as its class."""
    section = get_type_hints(Rules)[name]
    return deck_tables(keys) if section is Deck else encode_fields(section, keys)


@cache
def fields_of(record: type) -> dict[str, Any]:
    """The fields of a rules class with their full annotations."""
    return get_type_hints(record, include_extras=True)


def key_of(field: str) -> str:
    """The key a field is written under: `if_` stands for `if`."""
    return field.rstrip("_")


def encode_fields(record: type, keys: Mapping[str, Any]) -> Any:
    """A record of the rules from the keys written under it."""
    fields = dict(fields_of(record))
    used = {"is_used": 1} if fields.pop("is_used", None) else {}
    values = {name: encode(hint, keys.get(key_of(name))) for name, hint in fields.items()}
    return record(**values, **used)


def encode(hint: Any, value: Any) -> Any:
    """One value, in the way its annotation asks for."""
    if hint in READERS:
        return READERS[hint](value)
    if get_origin(hint) is Annotated:
        return encode_annotated(hint, value)
    if issubclass(hint, IntEnum):
        return hint[value] if value is not None else hint(0)
    if issubclass(hint, int):
        return value or 0
    return encode_record(hint, value)


def encode_annotated(hint: Any, value: Any) -> Any:
    """A number that may be a word, or the flags of a list of words."""
    _, extra = get_args(hint)
    if isinstance(extra, RankSet):
        return sum(1 << RANKS[rank] for rank in rows_written(value))
    if isinstance(extra, Words):
        words = dict(extra.numbers)
        return words[value] if isinstance(value, str) else value or 0
    return tuple(1 if word.name in (value or ()) else 0 for word in extra.words)


def encode_record(hint: Any, value: Any) -> Any:
    """A record, or rows of records."""
    if "rows" in fields_of(hint):
        return encode_rows(hint, value)
    if value is None or value == "none":
        return hint()
    return encode_fields(hint, value)


def encode_rows(hint: Any, value: Any) -> Any:
    """Records by name, or bands: filled up to their capacity."""
    row, capacity = row_of(hint)
    listed = rows_written(value)
    rows = [encode_row(row, written, value) for written in listed]
    return hint(len(rows), (*rows, *(row(),) * (capacity - len(rows))))


def rows_written(value: Any) -> list[Any]:
    """The rows as written, without their names."""
    if value is None or value == "none":
        return []
    return list(value.values()) if isinstance(value, Mapping) else list(value)


def row_of(hint: Any) -> tuple[Any, int]:
    """The class of the rows, and how many there is room for."""
    rows, upto = get_args(fields_of(hint)["rows"])
    return get_args(rows)[0], upto.capacity


def encode_row(row: Any, written: Any, collection: Any) -> Any:
    """One row; a loss that is not stated is as large as the gain, a step names another."""
    if row in READERS:
        return READERS[row](written)
    keys = dict(written)
    if row in (Contract, Stake):
        keys.setdefault("lose", keys["win"])
        keys.setdefault("caught", keys["lose"])
    if row is Step:
        after = keys.get("after", "none")
        keys["after"] = list(collection).index(after) if after != "none" else NOBODY
    return encode_fields(row, keys)


def encode_effect(value: Any) -> Effect:
    """A number in place of the stake, so many times it, or so much more; nothing for none."""
    if value in (None, "none"):
        return Effect()
    if isinstance(value, int):
        return Effect(Way.set, value)
    ((way, amount),) = value.items()
    return Effect(Way[way], amount)


def encode_guard(value: Mapping[str, Any] | None) -> Guard:
    """The facts of a guard, each between two numbers."""
    facts: list[Fact] = []
    for name, asked in (value or {}).items():
        if name == "held":
            facts += [encode_fact(name, amount, RANKS[rank]) for rank, amount in asked.items()]
        else:
            facts.append(encode_fact(name, asked))
    return Guard(len(facts), (*facts, *(Fact(),) * (GUARD_ROWS - len(facts))))


def encode_fact(name: str, asked: Any, of: int = 0) -> Fact:
    """One fact: a word, one of several words, a number, or a range."""
    if name == "pairs":
        words = asked if isinstance(asked, list) else [asked]
        return Fact(FactName.pairs, sum(1 << PairsShown[word] for word in words), 1, 1)
    if isinstance(asked, str):
        asked = int(WORD_FACTS[name][asked])
    if isinstance(asked, int):
        return Fact(FactName[name], of, asked, asked)
    low = asked.get("at_least", LOWEST)
    high = asked["below"] - 1 if "below" in asked else HIGHEST
    return Fact(FactName[name], of, low, high)


def encode_rise(value: Any) -> Rise:
    """One step for all bids, or rows of them."""
    rows = [{"step": value}] if isinstance(value, int) else value
    return cast(Rise, encode_rows(Rise, rows))


def encode_stage(value: Any) -> Stage:
    """A packet, or a word."""
    return Stage(Kind.packet, value) if isinstance(value, int) else Stage(Kind[value], 0)


def encode_numbers(kind: Any, numbers: Sequence[int]) -> Any:
    """Up to four numbers, with how many there are."""
    return kind(len(numbers), (*numbers, *(0,) * (4 - len(numbers))))


READERS: dict[Any, Callable[[Any], Any]] = {
    Effect: encode_effect,
    Guard: encode_guard,
    Stage: encode_stage,
    PairCards: lambda ranks: encode_numbers(PairCards, [RANKS[rank] for rank in ranks]),
    Rise: encode_rise,
    Ties: lambda deals: encode_numbers(Ties, deals or ()),
}
