"""The cards of a case: which are named, who holds them, and how the deck must lie for it.

Each card named is one card of the deck, so of twins the second takes the second. Where a whole
deal is needed, the seats that a case says nothing of get what is left, well mixed.
"""

from __future__ import annotations

from turup.cards import Card
from turup.game.cases.case import Case, Malformed
from turup.game.cases.texts import card_of_text, seat_of
from turup.profiles.node import Path
from turup.rules import Rules
from turup.rules.acts import bit_of_card, card_number, suit_of_card
from turup.rules.clearing import clear
from turup.rules.deal import Kind
from turup.rules.dealing import deal_packet
from turup.rules.deck import unpack
from turup.rules.holdings import holds
from turup.rules.state import blank

Hands = dict[int, list[int]]


class Cards:
    """The cards that a case has named so far."""

    def __init__(self, case: Case, rules: Rules) -> None:
        self.case = case
        self.rules = rules
        self.used: set[int] = set()

    def take(self, named: Card, path: Path) -> int:
        """The number of a card, a card that has not been named before."""
        for bit in range(self.rules.deck.width):
            number = card_number(named.suit, bit)
            if self.rules.deck.ranks[bit] == named.rank and number not in self.used:
                self.used.add(number)
                return number
        raise Malformed(self.case.problem("case-card-twice", path, card=str(named)))

    def take_all(self, texts: list[str], path: Path) -> list[int]:
        """The numbers of the cards of a list."""
        numbers = []
        for index, text in enumerate(texts):
            found = card_of_text(self.case, self.rules, text, (*path, index))
            numbers.append(self.take(found, (*path, index)))
        return numbers


def hands_of(cards: Cards) -> Hands:
    """The hands that a case lists."""
    hands: Hands = {}
    for name, texts in cards.case.value.get("hands", {}).items():
        seat = seat_of(cards.case, cards.rules, name, ("hands", name))
        hands[seat] = cards.take_all(texts, ("hands", name))
    return hands


def deck_of(cards: Cards, hands: Hands) -> list[int]:
    """The deck from which each seat is dealt its hand in the order written."""
    rules = cards.rules
    for seat, hand in hands.items():
        if len(hand) > rules.deal.tricks:
            facts = {"count": len(hand), "most": rules.deal.tricks}
            raise Malformed(
                cards.case.problem("case-hand-too-long", ("hands", f"S{seat}"), **facts)
            )
    dealt = filled(rules, hands)
    deck = [0] * rules.deck.cards
    for seat, places in enumerate(places_dealt(rules)):
        for place, card in zip(places, dealt[seat], strict=True):
            deck[place] = card
    return deck


def filled(rules: Rules, hands: Hands) -> list[list[int]]:
    """All hands: those listed, filled up with the rest of the deck, strong cards spread evenly."""
    whole = [list(hands.get(seat, ())) for seat in range(rules.table.seats)]
    held = {card for hand in whole for card in hand}
    state = blank()
    unpack(rules, state)
    rest = [card for card in state.deck[: rules.deck.cards] if card not in held]
    for card in sorted(rest, key=lambda card: (-bit_of_card(card), suit_of_card(card))):
        turn = bit_of_card(card) + suit_of_card(card)
        emptiest = min(
            range(rules.table.seats),
            key=lambda seat: (len(whole[seat]), (seat - turn) % rules.table.seats),
        )
        whole[emptiest].append(card)
    return whole


def places_dealt(rules: Rules) -> list[list[int]]:
    """Which places of the deck each seat is dealt, found by dealing a deck."""
    state = blank()
    unpack(rules, state)
    clear(state)
    order = state.deck[: rules.deck.cards]
    places: list[list[int]] = [[] for _ in range(rules.table.seats)]
    for stage in rules.deal.stages.rows[: rules.deal.stages.used]:
        if stage.kind == Kind.packet:
            deal_packet(rules, state, stage.cards)
            for seat, found in enumerate(places):
                got = [place for place, card in enumerate(order) if holds(state.hands[seat], card)]
                found += [place for place in got if place not in found]
    return places
