"""Chance: the shuffle and every random choice.

One counter-based generator, Philox 2x32 with ten rounds (Salmon, Moraes, Dror and Shaw,
"Parallel random numbers: as easy as 1, 2, 3", 2011), keyed by seed, deal and use: the same
three numbers give the same word on every machine, in plain Python and compiled.
"""

from __future__ import annotations

from turup.rules.noted import rule

GENERATOR = "philox2x32-10"

WORD = 0xFFFFFFFF
WORDS = 1 << 32
MULTIPLIER = 0xD256D193
KEY_STEP = 0x9E3779B9
ROUNDS = 10

# Uses below this number are the shuffle's, so that a player's choices never move the cards.
FIRST_CHOICE = 1 << 20


@rule
def word(seed: int, deal: int, use: int) -> int:
    """A random word of 32 bits; seed, deal and use are below 2**32."""
    left = deal & WORD
    right = use & WORD
    key = seed & WORD
    for _ in range(ROUNDS):
        product = MULTIPLIER * left
        left = ((product >> 32) & WORD) ^ key ^ right
        right = product & WORD
        key = (key + KEY_STEP) & WORD
    return left


@rule
def below(seed: int, deal: int, use: int, bound: int) -> int:
    """A random number from 0 to bound - 1, for bounds so small that the bias cannot be seen.

    For bounds up to 1,024 no number is likelier than another by more than one in four million.
    """
    return (word(seed, deal, use) * bound) >> 32


@rule
def shuffle(deck: list[int], count: int, seed: int, deal: int) -> None:
    """Put the first `count` cards in random order, each order equally likely.

    Draws that would favour some cards are thrown away and drawn again (Lemire's method).
    """
    use = 0
    for last in range(count - 1, 0, -1):
        bound = last + 1
        product = (word(seed, deal, use) & WORD) * bound
        use += 1
        while (product & WORD) < WORDS % bound:
            product = word(seed, deal, use) * bound
            use += 1
        other = product >> 32
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card
