"""Chance: the shuffle and every random choice.

One counter-based generator, Philox 2x32 with ten rounds (Salmon, Moraes, Dror and Shaw,
"Parallel random numbers: as easy as 1, 2, 3", 2011), keyed by seed, deal and use: the same
three numbers give the same word on every machine, in plain Python and compiled.
"""

from __future__ import annotations

from turup.rules.acts import CARDS
from turup.rules.noted import rule

GENERATOR = "philox2x32-10"

WORD = 0xFFFFFFFF
WORDS = 1 << 32
MULTIPLIER = 0xD256D193
LACKING = MULTIPLIER - WORDS
KEY_STEP = 0x9E3779B9
ROUNDS = 10

# Uses below this number are the shuffle's, so that a player's choices never move the cards.
FIRST_CHOICE = 1 << 20


@rule
def words(seed: int, deal: int, use: int) -> tuple[int, int]:
    """Two random words of 32 bits; seed, deal and use are below 2**32.

    A product of two words may need 64 bits, and compiled integers have 63: so it is reckoned as
    what it lacks to 2**32 times the word.
    """
    left = deal & WORD
    right = use & WORD
    key = seed & WORD
    for _ in range(ROUNDS):
        lacking = LACKING * left
        left = (left + (lacking >> 32)) ^ key ^ right
        right = lacking & WORD
        key = (key + KEY_STEP) & WORD
    return left, right


@rule
def word(seed: int, deal: int, use: int) -> int:
    """A random word of 32 bits."""
    left, _ = words(seed, deal, use)
    return left


@rule
def below(seed: int, deal: int, use: int, bound: int) -> int:
    """A random number from 0 to bound - 1, for bounds so small that the bias cannot be seen.

    For bounds up to 1,024 no number is likelier than another by more than one in four million.
    """
    if bound == 1:
        return 0
    return (word(seed, deal, use) * bound) >> 32


@rule
def shuffle(deck: list[int], count: int, seed: int, deal: int) -> None:
    """Put the first `count` cards in random order, each order equally likely.

    One word serves several swaps in turn, as many as its 32 bits hold.
    """
    use = 0
    last = count - 1
    while last > 0:
        left, use = fair_word(seed, deal, use, last)
        for place in range(last, last - SWAPS[last], -1):
            product = left * (place + 1)
            swap(deck, place, product >> 32)
            left = product & WORD
        last -= SWAPS[last]


@rule
def fair_word(seed: int, deal: int, use: int, last: int) -> tuple[int, int]:
    """A random word for the swaps from a place on, and the use that comes after it.

    A word that would favour some orders is thrown away and drawn again (Brackett-Rozinsky and
    Lemire, "Batched ranged random integer generation", 2024).
    """
    left = word(seed, deal, use)
    while remainder(left, last) < UNFAIR[last]:
        use += 1
        left = word(seed, deal, use)
    return left, use + 1


@rule
def remainder(left: int, last: int) -> int:
    """What is left of a word after the swaps that it serves from a place on."""
    return (left * FACTORS[last]) & WORD


def swaps_in_a_word(last: int) -> tuple[int, int]:
    """How many swaps from a place on fit into a word, and in how many ways they can fall."""
    swaps, orders = 0, 1
    while swaps < last and orders * (last - swaps + 1) < WORDS:
        orders *= last - swaps + 1
        swaps += 1
    return swaps, orders


# Counted once, by the place that is next: counting anew takes as long as the swaps themselves.
SWAPS = tuple(swaps_in_a_word(last)[0] for last in range(CARDS + 1))
ORDERS = tuple(swaps_in_a_word(last)[1] for last in range(CARDS + 1))
UNFAIR = tuple(WORDS % orders for orders in ORDERS)
# The numbers of orders again, or what they lack to a word, so that a product has 63 bits.
FACTORS = tuple(orders - WORDS if orders >= WORDS // 2 else orders for orders in ORDERS)


@rule
def swap(deck: list[int], place: int, other: int) -> None:
    """Swap two cards."""
    card = deck[place]
    deck[place] = deck[other]
    deck[other] = card
