"""Between actions and the numbers the rules know them by."""

from __future__ import annotations

from turup.cards import SUITS, Card
from turup.game import actions
from turup.game.actions import Action
from turup.rules import Rules
from turup.rules.acts import (
    ASK,
    BID,
    CALL,
    CARD,
    CLAIM,
    CONCEDE,
    EXPOSE,
    HAND_BACK,
    LATER,
    LAY,
    NAME,
    NO_TRUMP,
    NOES,
    NUMBER,
    OPEN,
    PAIR,
    PASS,
    PLUS,
    REDEAL,
    SOLO,
    STEP,
    STRAINS,
    SUIT_FIRST,
    bid_act,
    bit_of_card,
    card_number,
    suit_of_card,
)
from turup.rules.bids import bid_on, rung_of, verdict_on_points
from turup.rules.holdings import holds
from turup.rules.pair import suits_to_say
from turup.rules.pair_cards import kind_of, pair_number, suit_said, suits_of
from turup.rules.state import PAIRS, Phase, State
from turup.rules.verdicts import Verdict

UNKNOWN = -1  # no number: the profile has no such step, contract, suit or rung

COLLECTIONS: dict[type[actions.Named], tuple[str, int]] = {
    actions.AskRedeal: ("deal.redeals", REDEAL),
    actions.Say: ("doubling.steps", STEP),
    actions.Solo: ("solo.contracts", SOLO),
    actions.Show: ("pair.kinds", PAIR),
    actions.Claim: ("scoring.claims", CLAIM),
}
PLAIN: dict[int, Action] = {
    PASS: actions.Pass(),
    CALL: actions.Call(),
    EXPOSE: actions.Expose(),
    OPEN: actions.Open(),
    ASK: actions.AskPartner(),
    HAND_BACK: actions.HandBack(),
    LATER: actions.LeaveTrump(),
    CONCEDE: actions.Concede(),
}
NUMBERS = {type(action): number for number, action in PLAIN.items()}
WORDINGS = {
    ("", False): NUMBER,
    **{(suit, False): NUMBER + 1 + place for place, suit in enumerate(SUITS)},
    (actions.NO_TRUMPS, False): NO_TRUMP,
    **{(suit, True): SUIT_FIRST + 1 + place for place, suit in enumerate(SUITS)},
    (actions.PLUS, False): PLUS,
    (actions.NOES, False): NOES,
}
"""How a bid is worded, and no other way: an equal act has equal words."""
STRAINS_WORDED = tuple(WORDINGS)


def card_of(rules: Rules, number: int) -> Card:
    """A card from its number."""
    return Card(suit_of_card(number), rules.deck.ranks[bit_of_card(number)])


def cards_in(rules: Rules, hand: list[int]) -> tuple[Card, ...]:
    """The cards of a hand, suit by suit, strongest first."""
    return tuple(
        Card(suit, rules.deck.ranks[bit])
        for suit in range(len(SUITS))
        for bit in range(rules.deck.width - 1, -1, -1)
        if (hand[suit] >> bit) & 1
    )


def cards_of_pair(rules: Rules, state: State, pair: int) -> tuple[Card, ...]:
    """The cards of a pair, in the suit it lies in, or in each."""
    suits, kind = suits_of(rules, state, pair), rules.pair.kinds.rows[kind_of(pair)].cards
    there = [suit for suit in range(len(SUITS)) if (suits >> suit) & 1]
    return tuple(Card(suit, rank) for suit in there for rank in kind.rows[: kind.used])


def number_of_card(rules: Rules, hand: list[int] | None, card: Card) -> int:
    """A card's number: of twins the one this hand holds, the first if it holds both."""
    bits = [bit for bit in range(rules.deck.width) if rules.deck.ranks[bit] == card.rank]
    if not bits or not rules.deck.suits[card.suit]:
        return UNKNOWN
    held = [bit for bit in bits if hand is not None and (hand[card.suit] >> bit) & 1]
    return card_number(card.suit, (held or bits)[0])


def number_of(rules: Rules, state: State, action: Action) -> int:
    """The number of an action for the seat to act; `UNKNOWN` if the profile has none."""
    if isinstance(action, (actions.Play, actions.Lay, actions.NamePartner)):
        return _number_of_card_act(rules, state, action)
    if isinstance(action, actions.Bid):
        return _number_of_bid(rules, action)
    if isinstance(action, actions.NameTrump):
        is_choice = action.suit in actions.TRUMPS
        return NAME + actions.TRUMPS.index(action.suit) if is_choice else UNKNOWN
    if isinstance(action, actions.Show):
        return _number_of_pair(rules, action)
    if isinstance(action, actions.Named):
        return _number_of_named(rules, action)
    return NUMBERS[type(action)]


def _number_of_pair(rules: Rules, action: actions.Show) -> int:
    number = _number_of_named(rules, action)
    if number == UNKNOWN or action.suit not in suits_said(rules, number - PAIR):
        return UNKNOWN
    return number + pair_number(0, suits_said(rules, number - PAIR).index(action.suit))


def suits_said(rules: Rules, which: int) -> tuple[str, ...]:
    """What can be said with a kind of pair: a suit where any plain one will do, or nothing."""
    return SUITS if suits_to_say(rules, which) > 1 else ("",)


def _number_of_named(rules: Rules, action: actions.Named) -> int:
    collection, first = COLLECTIONS[type(action)]
    names = rules.labels.names.get(collection, ())
    return first + names.index(action.name) if action.name in names else UNKNOWN


def _number_of_card_act(
    rules: Rules, state: State, action: actions.Play | actions.Lay | actions.NamePartner
) -> int:
    hand = state.hands[state.to_act]
    card = number_of_card(rules, hand, action.card)
    is_naming = isinstance(action, actions.NamePartner)
    if card == UNKNOWN or is_naming != (state.phase == Phase.partner):
        return UNKNOWN
    if not is_naming and not holds(hand, card) and _is_own_indicator(rules, state, action.card):
        card = state.indicator
    return card + (CARD if isinstance(action, actions.Play) else LAY)


def _is_own_indicator(rules: Rules, state: State, card: Card) -> bool:
    """Whether the seat to act has laid this card down as indicator."""
    is_his = state.laid == 1 and state.to_act == state.declarer
    return is_his and card_of(rules, state.indicator) == card


def _number_of_bid(rules: Rules, bid: actions.Bid) -> int:
    wording = bid.trump, bid.suit_first
    if wording not in WORDINGS or verdict_on_points(rules, bid.points) != Verdict.legal:
        return UNKNOWN
    return bid_act(rung_of(rules, bid.points), WORDINGS[wording])


def action_of(rules: Rules, number: int, phase: int = Phase.trump) -> Action:
    """The action of a number; some mean a pair in play, or a card that is named and not laid."""
    if number >= BID:
        return bid_of(rules, (number - BID) // STRAINS, (number - BID) % STRAINS)
    if number >= LAY:
        kind = actions.NamePartner if phase == Phase.partner else actions.Lay
        return kind(card_of(rules, number - LAY))
    if number >= CARD:
        return actions.Play(card_of(rules, number - CARD))
    if phase == Phase.play and PAIR <= number < PAIR + PAIRS:
        return _pair_of(rules, number - PAIR)
    if NAME <= number < CLAIM:
        return actions.NameTrump(actions.TRUMPS[number - NAME])
    return PLAIN[number] if number in PLAIN else _named_action(rules, number)


def _pair_of(rules: Rules, pair: int) -> Action:
    which = kind_of(pair)
    suit = suits_said(rules, which)[suit_said(pair)]
    return actions.Show(rules.labels.names["pair.kinds"][which], suit)


def _named_action(rules: Rules, number: int) -> Action:
    kinds = sorted(COLLECTIONS, key=lambda kind: COLLECTIONS[kind][1])
    kind = [kind for kind in kinds if COLLECTIONS[kind][1] <= number][-1]
    collection, first = COLLECTIONS[kind]
    return kind(rules.labels.names[collection][number - first])


def bid_of(rules: Rules, rung: int, strain: int) -> actions.Bid:
    """A bid so many steps above the minimum, in a strain."""
    return actions.Bid(bid_on(rules, rung), *STRAINS_WORDED[strain])
