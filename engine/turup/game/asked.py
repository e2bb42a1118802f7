"""What the public functions ask of their arguments, told before anything goes wrong inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from pathlib import Path
from typing import get_args

from turup.cards import RANK_NAMES, Card
from turup.game.actions import Action
from turup.rules import Rules
from turup.rules.acts import card_number
from turup.rules.state import SUITS
from turup.rules.table import accounts

ACTIONS = get_args(Action)
HIGHEST = 2**32 - 1
"""The highest seed and the highest number of a deal."""


def kind(value: object) -> str:
    """What a value is, for a sentence."""
    return type(value).__name__


def is_whole(value: object) -> bool:
    """Whether a value is a whole number, and neither yes nor no."""
    return isinstance(value, int) and not isinstance(value, bool)


def number_within(value: object, low: int, high: int, name: str) -> int:
    """A whole number between two others; raises `TypeError` or `ValueError`."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {kind(value)}") from None
    if not low <= number <= high:
        shown = number if abs(number) < 10**20 else "far outside"
        raise ValueError(f"{name} is {shown}, but goes from {low} to {high}")
    return number


def a_seed(value: object, name: str = "the seed", least: int = 0) -> int:
    """A seed, or the number of a deal."""
    return number_within(value, least, HIGHEST, name)


def a_seat(rules: Rules, value: object, name: str = "a seat") -> int:
    """A seat of the table."""
    return number_within(value, 0, rules.table.seats - 1, name)


def must_be_rules(value: object) -> None:
    """Raise `TypeError` for what are no rules."""
    if not isinstance(value, Rules):
        raise TypeError(f"rules come from turup.load('28'), not from {kind(value)}")


def must_be_spec(value: object) -> None:
    """Raise `TypeError` for what is neither a name nor a path."""
    if not isinstance(value, str | Path):
        raise TypeError(f"a spec is text such as '28+doubling', or a path, not {kind(value)}")


TEXT: tuple[Callable[[object], bool], str] = (lambda part: isinstance(part, str), "text")
PARTS: dict[str, tuple[Callable[[object], bool], str]] = {
    "points": (is_whole, "a whole number"),
    "suit_first": (lambda part: isinstance(part, bool), "True or False"),
}
"""What the parts of an action are, besides cards and text."""


def must_be_action(value: object) -> None:
    """Raise `TypeError` for what is no action, or one of what cannot be."""
    if not isinstance(value, ACTIONS):
        raise TypeError(f"an action is one of turup's, such as turup.Pass(), not {kind(value)}")
    for name in value.__slots__:
        part = getattr(value, name)
        if name == "card":
            must_be_card(part)
            continue
        fits, asked = PARTS.get(name, TEXT)
        if not fits(part):
            raise TypeError(f"{name} of {kind(value)} is {asked}, not {kind(part)}")


def must_be_card(value: object) -> None:
    """Raise `TypeError` for what is no card, `ValueError` for one that no pack has."""
    if not isinstance(value, Card):
        raise TypeError(f"a card is a turup.Card, not {kind(value)}")
    if not all(map(is_whole, value)):
        raise TypeError(f"suit and rank of a card are whole numbers, not {value!r:.60}")
    if value.suit not in range(SUITS) or value.rank not in RANK_NAMES:
        raise ValueError(
            f"no pack has a card of suit {value.suit!r:.40} and rank {value.rank!r:.40}"
        )


def a_deck(rules: Rules, cards: Sequence[int]) -> tuple[int, ...]:
    """The numbers of all cards of the deck in some order, each once; otherwise `ValueError`."""
    try:
        deck = tuple(index(card) for card in cards)
    except TypeError:
        raise TypeError("a deck is a sequence of card numbers") from None
    bits = range(rules.deck.width)
    whole = {
        card_number(suit, bit) for suit in range(SUITS) if rules.deck.suits[suit] for bit in bits
    }
    if len(deck) != len(whole) or set(deck) != whole:
        raise ValueError(f"a deck is each of the {len(whole)} cards of these rules, once")
    return deck


def some_tallies(rules: Rules, tallies: Sequence[int]) -> tuple[int, ...]:
    """A tally for each account, or none at all."""
    try:
        found = tuple(index(tally) for tally in tallies)
    except TypeError:
        raise TypeError("tallies are a sequence of whole numbers") from None
    if len(found) not in (0, accounts(rules)):
        raise ValueError(f"{len(found)} tallies are given, and this table keeps {accounts(rules)}")
    return found
