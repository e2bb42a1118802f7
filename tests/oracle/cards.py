"""Cards as text: the suit's letter, then the rank, "S7" or "H10"."""

from __future__ import annotations

from typing import Any

Keys = dict[str, Any]

LETTERS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
NAMES = {letter: name for name, letter in LETTERS.items()}
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def suit(card: str) -> str:
    """The suit's letter."""
    return card[0]


def rank(card: str) -> str:
    """The rank."""
    return card[1:]


def shown(card: str) -> str:
    """A card as an act writes it: ♠7."""
    return SYMBOLS[suit(card)] + rank(card)


def taken_from(act: str) -> str:
    """The card an act such as "play ♠7" speaks of."""
    word = act.split()[1]
    return next(letter for letter, mark in SYMBOLS.items() if mark == word[0]) + word[1:]


def suits_in_play(keys: Keys) -> list[str]:
    """The letters of the suits in the deck."""
    return [LETTERS[name] for name in keys["deck"]["suits"]]


def strength(keys: Keys, card: str) -> int:
    """How strong a card is within its suit: the more, the stronger; equal ranks alike."""
    for place, entry in enumerate(reversed(keys["deck"]["order"])):
        ranks = entry if isinstance(entry, list) else [entry]
        if rank(card) in [str(each) for each in ranks]:
            return place
    raise ValueError(card)


def card_points(keys: Keys, card: str) -> int:
    """What a card is worth when captured."""
    worth = {str(name): points for name, points in keys["deck"]["points"].items()}
    return int(worth.get(rank(card), 0))


def points_of(keys: Keys, cards: list[str]) -> int:
    """What cards are worth together."""
    return sum(card_points(keys, card) for card in cards)


def beats(keys: Keys, later: str, earlier: str, *, is_reversed: bool = False) -> bool:
    """Whether a card beats another of its suit that was played before it."""
    gain = strength(keys, later) - strength(keys, earlier)
    gain = -gain if is_reversed else gain
    return gain > 0 or (gain == 0 and keys["play"].get("equal_cards") == "last_played")


def each_once(cards: list[str]) -> list[str]:
    """The cards without their twins."""
    return list(dict.fromkeys(cards))
