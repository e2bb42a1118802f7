"""Guards: what the conditions of a profile come to on a small deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

Change = Callable[[int], int]
GUARDS = ("if",)


class Sizes(Protocol):
    """What becomes of numbers, by what each of them counts."""

    def card_points(self, value: int) -> int:
        """Card points of the whole deck."""

    def hand_points(self, value: int) -> int:
        """Card points in a hand, or in a packet."""

    def tricks(self, value: int) -> int:
        """Tricks, or cards of a hand."""

    def cards(self, value: int) -> int:
        """Cards of one suit."""

    def suits(self, value: int) -> int:
        """Suits in a hand, or cards of one rank."""

    def bid(self, value: int) -> int:
        """The height of a bid."""


def steps(value: Any) -> list[tuple[Any, Any]]:
    """What is inside a value, by name or place."""
    if isinstance(value, Mapping):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list) else []


def guard_numbers(value: Any, fact: str) -> Iterator[int]:
    """The numbers that guards ask for a fact, anywhere in a tree."""
    for name, inner in steps(value):
        if name in GUARDS and isinstance(inner, Mapping) and fact in inner:
            asked = inner[fact]
            yield from asked.values() if isinstance(asked, Mapping) else [asked]
        yield from guard_numbers(inner, fact)


def with_guards(value: Any, scale: Sizes) -> Any:
    """A tree in which every guard asks for as much as its numbers have become."""
    if isinstance(value, list):
        return [with_guards(inner, scale) for inner in value]
    if not isinstance(value, Mapping):
        return value
    return {
        name: guard(inner, scale)
        if name in GUARDS and isinstance(inner, Mapping)
        else with_guards(inner, scale)
        for name, inner in value.items()
    }


def guard(facts: Mapping[str, Any], scale: Sizes) -> dict[str, Any]:
    """What a guard asks for, its numbers changed."""
    changes: dict[str, Change] = {
        "points": scale.hand_points,
        "trump_points": scale.hand_points,
        "own_points": scale.card_points,
        "bid": scale.bid,
        "suits": scale.suits,
        "trumps": scale.cards,
        "trumps_elsewhere": scale.cards,
        "trick": scale.tricks,
    }
    made = dict(facts)
    for name, change in changes.items():
        if name in made:
            made[name] = asked(made[name], change)
    if "held" in made:
        made["held"] = {rank: asked(count, scale.suits) for rank, count in made["held"].items()}
    return made


def asked(value: Any, change: Change) -> Any:
    """A number or a range, changed; a range never becomes empty."""
    if isinstance(value, int):
        return change(value)
    if not isinstance(value, Mapping):
        return value
    made = {name: change(number) for name, number in value.items()}
    if "at_least" in made and "below" in made:
        made["below"] = max(made["below"], made["at_least"] + 1)
    return made
