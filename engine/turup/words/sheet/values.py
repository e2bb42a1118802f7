"""Values as they stand in a sentence: numbers, ranges, guards, what becomes of a stake, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.cards import SUITS, SYMBOLS
from turup.words import _, ngettext
from turup.words.guards import NUMBERS, WORDS, condition
from turup.words.ranges import ranged
from turup.words.results import signed_amount
from turup.words.safe import safe
from turup.words.scene import spoken
from turup.words.translation import marked

TIMES = marked("{number} times the stake")
PLUS = marked("the stake and {amount} more")
EFFECTS = frozenset({"times", "plus"})
AMOUNTS = frozenset({"at_least", "below", *EFFECTS})
FACTS = frozenset({"held", *NUMBERS, *(fact for fact, _word in WORDS)})


def is_tellable(value: Any) -> bool:
    """Whether a value can stand in a sentence: it is there, and neither a record nor rows."""
    if isinstance(value, Mapping):
        return is_guard(value) or (bool(value) and value.keys() <= AMOUNTS)
    if isinstance(value, list):
        return bool(value) and not any(isinstance(inner, Mapping) for inner in value)
    return value not in (None, "none")


def is_guard(value: Any) -> bool:
    """Whether a value is a guard that asks for something; it stands in a sentence as a clause."""
    return isinstance(value, Mapping) and bool(value) and value.keys() <= FACTS


def told(value: Any, unit: str = "") -> str:
    """A value in words, whatever its kind; a number with its unit, if it counts game points."""
    if isinstance(value, Mapping):
        return condition(value) if is_guard(value) else _amount(value, unit)
    if isinstance(value, list):
        is_counting = all(isinstance(inner, int) for inner in value)
        return (", " if is_counting else " ").join(_ranked(inner) for inner in value)
    if isinstance(value, str):
        return safe(spoken(value))
    return counted(value, unit) if unit else str(value)


def counted(count: int, unit: str) -> str:
    """So many game points, as they are called at this table."""
    if count < 0 and unit == "pips":
        return ngettext("{count} black pip", "{count} black pips", -count).format(count=-count)
    return signed_amount(count, unit)


def _ranked(value: Any) -> str:
    """A rank, ranks that are equal, or a suit."""
    if isinstance(value, list):
        return "=".join(map(str, value))
    return SYMBOLS[SUITS.index(value)] if value in SUITS else str(value)


def _amount(value: Mapping[str, Any], unit: str) -> str:
    """A range, or what becomes of a stake."""
    if "times" in value:
        return _(TIMES).format(number=value["times"])
    if "plus" in value:
        return _(PLUS).format(amount=counted(value["plus"], unit) if unit else value["plus"])
    return ranged(value)
