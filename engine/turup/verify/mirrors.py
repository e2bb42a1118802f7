"""Mirrors: a deal seen in a mirror, in which suits, seats or numbers are others.

A game knows suits and seats only by what they do, so where everything is renamed alike, everything
goes as before. Each mirror says what becomes of the rules, the cards, the acts and the accounts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

from turup.profiles import Profile
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.acts import (
    BID,
    CARD,
    CARDS,
    CLAIM,
    NAME,
    NO_TRUMP,
    NUMBER,
    PAIR,
    PLUS,
    STRAINS,
    SUIT_BITS,
    SUIT_FIRST,
)
from turup.rules.pair import suits_to_say
from turup.rules.pair_cards import kind_of, pair_number, suit_said
from turup.rules.state import PAIRS, SUITS, Phase
from turup.rules.table import Direction
from turup.verify.reduced.scaling import scaled

TIMES = 3
REVERSED = NAME + SUITS + 2  # + suit: that suit as trumps, with the order turned round


@dataclass(frozen=True)
class Mirror:
    """What is otherwise in a mirror: the names of the suits, the dealer, and how much points are.

    `suits` has the new name of each suit; everybody sits `turn` places on; card points are so many
    `times` what they were.
    """

    rules: Rules
    suits: tuple[int, ...] = (0, 1, 2, 3)
    turn: int = 0
    times: int = 1

    def card(self, card: int) -> int:
        """What a card becomes."""
        return self.suits[card // SUIT_BITS] * SUIT_BITS + card % SUIT_BITS

    def seat(self, seat: int) -> int:
        """What a seat becomes; nobody stays nobody."""
        return seat if seat < 0 else (seat + self.turn) % self.rules.table.seats

    def by_account(self, values: Sequence[int], count: int) -> list[int]:
        """What each of so many accounts has, in the mirror."""
        return [values[(account - self.turn) % count] for account in range(count)]

    def act(self, act: int, phase: int) -> int:
        """What an act becomes."""
        if act >= BID:
            return act - (act - BID) % STRAINS + self.strain((act - BID) % STRAINS)
        if act >= CARD:
            return act - (act - CARD) % CARDS + self.card((act - CARD) % CARDS)
        if phase == Phase.play and PAIR <= act < PAIR + PAIRS:
            return PAIR + self.pair(act - PAIR)
        for first in (NAME, REVERSED):
            if phase != Phase.play and first <= act < min(first + SUITS, CLAIM):
                return first + self.suits[act - first]
        return act

    def strain(self, strain: int) -> int:
        """What the wording of a bid becomes."""
        if NUMBER < strain <= SUITS:
            return 1 + self.suits[strain - 1]
        if NO_TRUMP < strain < PLUS:
            return SUIT_FIRST + 1 + self.suits[strain - SUIT_FIRST - 1]
        return strain

    def pair(self, pair: int) -> int:
        """What a pair becomes that is shown, if its suit is said."""
        if suits_to_say(self.rules, kind_of(pair)) == 1:
            return pair
        return pair_number(kind_of(pair), self.suits[suit_said(pair)])


def with_suits(rules: Rules, nth: int) -> Mirror:
    """The suits of the deck under each other's names; the nth way of all but the one they have."""
    used = [suit for suit in range(SUITS) if rules.deck.suits[suit]]
    orders = list(permutations(used))[1:] or [tuple(used)]
    names = dict(zip(used, orders[nth % len(orders)], strict=True))
    return Mirror(rules, tuple(names.get(suit, suit) for suit in range(SUITS)))


def with_seats(rules: Rules, nth: int) -> Mirror:
    """Everybody some places further on."""
    return Mirror(rules, turn=1 + nth % (rules.table.seats - 1))


def with_direction(rules: Rules) -> Mirror:
    """The turn goes the other way round."""
    other = Direction(1 - rules.table.direction)
    return Mirror(rules._replace(table=rules.table._replace(direction=other)))


def with_points(profile: Profile, times: int = TIMES) -> Mirror:
    """All card points and all bids are so many times what they were."""
    keys = multiplied(profile.keys, times)
    return Mirror(rules_of(replace(profile, keys=keys)), times=times)


class Times:
    """What counts card points is multiplied, and nothing else; for `reduced.scaling.scaled`."""

    def __init__(self, times: int) -> None:
        """So many times as much."""
        self.times = times

    def card_points(self, value: int) -> int:
        """Card points."""
        return value * self.times

    def hand_points(self, value: int) -> int:
        """Card points in a hand."""
        return value * self.times

    def bid(self, value: int) -> int:
        """The height of a bid."""
        return value * self.times

    def tricks(self, value: int) -> int:
        """Tricks stay."""
        return value

    def cards(self, value: int) -> int:
        """Cards stay."""
        return value

    def suits(self, value: int) -> int:
        """Suits stay."""
        return value


def multiplied(keys: Mapping[str, Any], times: int) -> dict[str, Any]:
    """The keys with all card points and bids multiplied, those of the deck among them."""
    made = scaled(keys, Times(times))
    deck, auction = dict(made["deck"]), dict(made["auction"])
    for name in ("points", "total", "trump"):
        deck[name] = every_number(deck[name], times)
    auction["step"] = every_number(auction["step"], times)
    return {**made, "deck": deck, "auction": auction}


def every_number(value: Any, times: int) -> Any:
    """A value with each number in it multiplied."""
    if isinstance(value, int):
        return value * times
    if isinstance(value, Mapping):
        return {name: every_number(inner, times) for name, inner in value.items()}
    return [every_number(inner, times) for inner in value] if isinstance(value, list) else value
