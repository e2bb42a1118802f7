"""From `Rules` back to the keys of a resolved profile.

It is the inverse of `encoding`, so that a test can hold the two together: what a profile says
and what the engine plays are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Annotated, Any, get_args, get_origin

from turup.cards import RANK_NAMES, RANKS
from turup.profiles.decks import deck_keys
from turup.profiles.derived import DERIVED
from turup.profiles.encoding import HIGHEST, LOWEST, WORD_FACTS, fields_of, key_of
from turup.rules import SECTIONS, Rules
from turup.rules.bids import Rise
from turup.rules.claims import Claim
from turup.rules.deal import Kind, Stage
from turup.rules.match import Ties
from turup.rules.pair_cards import PairCards
from turup.rules.shapes import Effect, Fact, FactName, Guard, RankSet, Way, Words
from turup.rules.state import NOBODY

UNSAID = ("Worths", "Stakes")
"""Bands that a profile may leave out."""
NAMED = ("deal.redeals", "auction.limits", "doubling.steps", "play.lead_limits", "pair.kinds",
         "solo.contracts", "scoring.claims")  # fmt: skip


def keys_of(rules: Rules) -> dict[str, Any]:
    """The keys of all twelve sections, idle choices at their first word."""
    keys = {name: decode_section(name, getattr(rules, name)) for name in SECTIONS}
    for path in NAMED:
        section, key = path.split(".")
        keys[section][key] = with_names(rules.labels.names.get(path, ()), keys[section][key])
    put_names(keys["scoring"], rules.labels.names["scoring.stakes"])
    put_names(keys["auction"]["second"], rules.labels.names["auction.second.stakes"])
    keys["doubling"]["steps"] = with_answers(keys["doubling"]["steps"])
    return keys


def with_names(names: tuple[str, ...], rows: list[Any]) -> Any:
    """Rows as records by name; none where there are none."""
    return dict(zip(names, rows, strict=True)) if rows else "none"


def put_names(record: Any, names: tuple[str, ...]) -> None:
    """The names of the rows of a record's stakes, where there are any."""
    for row, name in zip(record["stakes"] if names else (), names, strict=True):
        row.update({"name": name} if name else {})


def with_answers(steps: Any) -> Any:
    """Steps that name the step they answer."""
    names = list(steps) if isinstance(steps, dict) else []
    for name in names:
        after = steps[name]["after"]
        steps[name]["after"] = "none" if after == NOBODY else names[after]
    return steps


def decode_section(name: str, section: Any) -> dict[str, Any]:
    """One section's keys."""
    if name == "deck":
        return deck_keys(section)
    fields = decode_fields(section)
    return {key: value for key, value in fields.items() if key not in DERIVED.get(name, ())}


def decode_fields(record: Any) -> dict[str, Any]:
    """The keys of a record; a loss as large as the gain, an empty guard and a bottom are unsaid."""
    kind: Any = type(record)
    hints = fields_of(kind)
    keys = {key_of(name): decode(hint, getattr(record, name)) for name, hint in hints.items()
            if name != "is_used"}  # fmt: skip
    if "caught" in keys and keys["caught"] == keys["lose"]:
        del keys["caught"]
    if kind is not Claim and "win" in keys and keys.get("lose") == keys["win"]:
        del keys["lose"]
    return {key: value for key, value in keys.items() if not is_unsaid(key, value)}


def is_unsaid(key: str, value: Any) -> bool:
    """Whether a profile says nothing to say this."""
    return (key == "if" and value == {}) or (key == "from" and value == 0)


def decode(hint: Any, value: Any) -> Any:
    """One value, as its annotation says it is written."""
    if hint in WRITERS:
        return WRITERS[hint](value)
    if get_origin(hint) is Annotated:
        return decode_annotated(hint, value)
    if issubclass(hint, IntEnum):
        return hint(value).name
    return value if issubclass(hint, int) else decode_record(hint, value)


def decode_annotated(hint: Any, value: Any) -> Any:
    """A number or its word, or a list of words from flags."""
    _, extra = get_args(hint)
    if isinstance(extra, RankSet):
        return [name for name in reversed(RANKS) if (value >> RANKS[name]) & 1] or "none"
    if isinstance(extra, Words):
        return {number: word for word, number in extra.numbers}.get(value, value)
    return [word.name for word in extra.words if value[word]]


def decode_record(hint: Any, value: Any) -> Any:
    """A record, rows of records, or none."""
    if "rows" in fields_of(hint):
        rows = value.rows[: value.used]
        written = [
            decode(type(row), row) if type(row) in WRITERS else decode_fields(row) for row in rows
        ]
        return written or ("none" if hint.__name__ in UNSAID else [])
    if "is_used" in fields_of(hint) and not value.is_used:
        return "none"
    return decode_fields(value)


def decode_effect(effect: Effect) -> Any:
    """A number, so many times, or so much more."""
    if effect.way == Way.none:
        return "none"
    return effect.amount if effect.way == Way.set else {Way(effect.way).name: effect.amount}


def decode_guard(guard: Guard) -> dict[str, Any]:
    """The facts by name."""
    facts: dict[str, Any] = {}
    for fact in guard.rows[: guard.used]:
        name, asked = FactName(fact.name).name, decode_fact(fact)
        if fact.name == FactName.held:
            facts.setdefault(name, {})[RANK_NAMES[fact.of]] = asked
        else:
            facts[name] = asked
    return facts


def decode_fact(fact: Fact) -> Any:
    """A word, some words, a number, or a range."""
    name = FactName(fact.name).name
    if fact.name == FactName.pairs:
        words = [word.name for word in WORD_FACTS[name] if fact.of >> word & 1]
        return words if len(words) > 1 else words[0]
    if fact.low == fact.high:
        return WORD_FACTS[name](fact.low).name if name in WORD_FACTS else fact.low
    asked = {} if fact.low == LOWEST else {"at_least": fact.low}
    return asked if fact.high == HIGHEST else {**asked, "below": fact.high + 1}


def decode_rise(rise: Rise) -> Any:
    """One step for all bids, or rows of them."""
    rows = [decode_fields(row) for row in rise.rows[: rise.used]]
    return rows[0]["step"] if rise.used == 1 else rows


def decode_stage(stage: Stage) -> Any:
    """A packet's size, or a word."""
    return stage.cards if stage.kind == Kind.packet else Kind(stage.kind).name


def decode_cards(cards: PairCards) -> list[str]:
    """The ranks of a kind."""
    return [RANK_NAMES[rank] for rank in cards.rows[: cards.used]]


def decode_ties(ties: Ties) -> list[int]:
    """How many deals follow a match that is level."""
    return list(ties.rows[: ties.used])


WRITERS: dict[Any, Callable[[Any], Any]] = {
    Effect: decode_effect,
    Guard: decode_guard,
    Stage: decode_stage,
    PairCards: decode_cards,
    Rise: decode_rise,
    Ties: decode_ties,
}
