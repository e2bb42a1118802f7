"""Suits and ranks, and how cards are written.

A card prints suit first (♠7), as S7 where only ASCII will do; 7S, 10H and ♥10 are read too.
"""

from __future__ import annotations

from typing import NamedTuple

SUITS = ("spades", "hearts", "diamonds", "clubs")
SYMBOLS = "♠♥♦♣"
LETTERS = "SHDC"

# A rank's number orders it as in most other games; what beats what is the profile's to say.
RANKS = {
    "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8,
    "9": 9, "10": 10, "J": 11, "Q": 12, "K": 13, "A": 14,
}  # fmt: skip
RANK_NAMES = {number: name for name, number in RANKS.items()}
JACK = RANKS["J"]


class Card(NamedTuple):
    """A card by its suit (0 to 3, in the order of `SUITS`) and its rank's number (2 to 14)."""

    suit: int
    rank: int

    def __str__(self) -> str:
        return SYMBOLS[self.suit] + RANK_NAMES[self.rank]

    @property
    def ascii(self) -> str:
        """The card in letters: S7."""
        return LETTERS[self.suit] + RANK_NAMES[self.rank]


class NotACard(ValueError):
    """Text that names no card."""


def card(text: str) -> Card:
    """Read a card: S7, 7S, ♠7, 7♠, 10H; letters in either case.

    Raises `NotACard` for anything else, look-alike letters of other alphabets included.
    """
    for mark, rank in ((text[:1], text[1:]), (text[-1:], text[:-1])):
        suit = suit_of(mark)
        if suit >= 0 and rank.upper() in RANKS:
            return Card(suit, RANKS[rank.upper()])
    raise NotACard(text)


def suit_of(mark: str) -> int:
    """The suit of a symbol, letter or name; -1 if it is none."""
    if len(mark) == 1:
        return max(SYMBOLS.find(mark), LETTERS.find(mark.upper()))
    return SUITS.index(mark) if mark in SUITS else -1
