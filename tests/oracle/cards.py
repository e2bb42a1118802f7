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


def of_trumps(keys: Keys, what: str) -> Any:
    """The order or the points that trumps have for themselves; none where they have not."""
    trumps = keys["deck"].get("trump", "none")
    return "none" if trumps == "none" else trumps.get(what, "none")


def has_own_order(keys: Keys) -> bool:
    """Whether trumps rank otherwise than plain suits."""
    return bool(of_trumps(keys, "order") != "none")


def own(keys: Keys, what: str, card: str, trump: str) -> Any:
    """The order or the points that a card goes by: those of trumps, or of the plain suits."""
    told = of_trumps(keys, what) if suit(card) == trump else "none"
    return keys["deck"][what] if told == "none" else told


def strength(keys: Keys, card: str, trump: str = "") -> int:
    """How strong a card is within its suit: the more, the stronger; equal ranks alike."""
    for place, entry in enumerate(reversed(own(keys, "order", card, trump))):
        ranks = entry if isinstance(entry, list) else [entry]
        if rank(card) in [str(each) for each in ranks]:
            return place
    raise ValueError(card)


def card_points(keys: Keys, card: str, trump: str = "") -> int:
    """What a card is worth when captured."""
    worth = {str(name): points for name, points in own(keys, "points", card, trump).items()}
    return int(worth.get(rank(card), 0))


def points_of(keys: Keys, cards: list[str], trump: str = "") -> int:
    """What cards are worth together; where no trump is named, without trumps."""
    return sum(card_points(keys, card, trump) for card in cards)


def beats(
    keys: Keys, later: str, earlier: str, trump: str = "", *, is_reversed: bool = False
) -> bool:
    """Whether a card beats another of its suit that was played before it."""
    gain = strength(keys, later, trump) - strength(keys, earlier, trump)
    gain = -gain if is_reversed else gain
    return gain > 0 or (gain == 0 and keys["play"].get("equal_cards") == "last_played")


def each_once(cards: list[str]) -> list[str]:
    """The cards without their twins."""
    return list(dict.fromkeys(cards))
