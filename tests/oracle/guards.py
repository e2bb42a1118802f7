"""Guards: a number or a range, and what a few cards must be."""

from __future__ import annotations

from typing import Any

from oracle.cards import Keys, points_of, rank, suit


def is_within(number: int, wanted: Any) -> bool:
    """Whether a number is the one wanted, or lies in the range wanted."""
    if isinstance(wanted, int):
        return number == wanted
    at_least = wanted.get("at_least", number)
    return bool(at_least <= number and ("below" not in wanted or number < wanted["below"]))


def do_cards_fit(keys: Keys, guard: dict[str, Any], cards: list[str], trump: str = "") -> bool:
    """Whether cards are what a guard asks; facts that are not about cards are left alone."""
    numbers = {
        "points": points_of(keys, cards),
        "suits": len({suit(card) for card in cards}),
        "trumps": sum(suit(card) == trump for card in cards),
    }
    for fact, number in numbers.items():
        if fact in guard and not is_within(number, guard[fact]):
            return False
    return all(
        is_within(sum(rank(card) == str(name) for card in cards), wanted)
        for name, wanted in guard.get("held", {}).items()
    )


def filled(collection: Any) -> dict[str, Any]:
    """The records of a collection; none of them where it says none."""
    return {} if collection in (None, "none") else dict(collection)
