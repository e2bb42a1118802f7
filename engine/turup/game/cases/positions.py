"""The position of a case: carriers, cards and steps, and the parts that several kinds share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from turup.cards import suit_of
from turup.game.actions import TRUMPS
from turup.game.cases.case import Case, Malformed
from turup.game.cases.driver import Step
from turup.game.cases.layout import Cards, Hands, deck_of, hands_of
from turup.game.cases.texts import card_of_text, seat_of, suit_named
from turup.game.midway import give_contract
from turup.rules import Rules
from turup.rules.acts import SUIT_BITS, suit_of_card
from turup.rules.holdings import put
from turup.rules.indicators import choose
from turup.rules.match import Standing
from turup.rules.state import SEATS, State
from turup.rules.table import DECLARERS, accounts
from turup.rules.trump import open_up
from turup.rules.undertaking import take_order

PLAYED = SUIT_BITS - 1
"""A card that no hand holds where there is one pack: it has been played."""


@dataclass(slots=True)
class Position:
    """A case set up: the carriers, the steps, and the cards handed out by hand."""

    case: Case
    rules: Rules
    cards: Cards
    state: State
    standing: Standing
    hands: Hands = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    is_play: bool = False

    def get(self, name: str, default: Any = None) -> Any:
        """What the case says of a field."""
        return self.case.value.get(name, default)

    def seat(self, name: str) -> int:
        """The seat a field names; the eldest where the case says nothing."""
        return seat_of(self.case, self.rules, self.get(name, "S1"), (name,))


def fill_tallies(position: Position) -> None:
    """The tallies before the deal."""
    position.state.tallies[:] = padded(position, "tallies", position.rules.match.start)
    position.standing.tallies = list(position.state.tallies)
    position.state.raised = position.standing.raised = position.get("raised", 0)
    position.standing.red = padded(position, "red", 0)
    position.standing.black = padded(position, "black", 0)
    position.standing.clips = padded(position, "clips", 0)
    position.standing.played = position.get("played", 0)


def padded(position: Position, name: str, usual: int) -> list[int]:
    """A number for each account, and nothing beyond."""
    kept = accounts(position.rules)
    numbers = position.get(name, [usual] * kept)
    check_count(position, numbers, (name,))
    return [*numbers, *[0] * (SEATS - kept)]


def check_count(position: Position, numbers: list[int], path: tuple[str | int, ...]) -> None:
    """Whether there is a number for each side, or for each seat that plays for itself."""
    kept = accounts(position.rules)
    if len(numbers) != kept:
        facts = {"count": len(numbers), "kept": kept}
        raise Malformed(position.case.problem("case-tallies-miscounted", path, **facts))


def deal_cards(position: Position) -> None:
    """Lay the deck so that each seat is dealt what the case gives it."""
    position.hands = hands_of(position.cards)
    deck = deck_of(position.cards, position.hands)
    position.state.deck[: len(deck)] = deck


def take_contract(position: Position) -> None:
    """Somebody has the contract."""
    state = position.state
    bid = position.get("bid", position.rules.auction.minimum)
    give_contract(position.rules, state, position.seat("declarer"), bid)
    if position.get("auction") == "second":
        state.second = 1
        state.bids[state.holder] = 1
    names = position.rules.labels.names.get("solo.contracts", ())
    if "solo" in position.case.value:
        state.solo = place_in(position, names, position.get("solo"), ("solo",))
        take_order(position.rules, state)
    state.points[DECLARERS] = position.get("captured", 0)


def take_partner(position: Position) -> None:
    """The declarer has found a partner by a card, which lies in his hand if it is still hidden."""
    if "partner" not in position.case.value:
        return
    state = position.state
    state.partner = position.seat("partner")
    state.named = PLAYED
    if "named" in position.case.value:
        card = card_of_text(position.case, position.rules, position.get("named"), ("named",))
        state.named = position.cards.take(card, ("named",))
        position.hands.setdefault(state.partner, []).append(state.named)


def place_in(
    position: Position, names: tuple[str, ...], name: str, path: tuple[str | int, ...]
) -> int:
    """Which record of a collection a name means."""
    if name not in names:
        facts = {"text": name, "names": names or ("none",)}
        raise Malformed(position.case.problem("case-unknown-name", path, **facts))
    return names.index(name)


def fix_trump(position: Position) -> None:
    """Trump as the case says: open, concealed by a card or a suit, or none."""
    state = position.state
    if "trump" in position.case.value:
        choose(state, choice_named(position, "trump"))
        open_up(state)
    elif "concealed" in position.case.value:
        conceal(position, position.get("concealed"))
    else:
        state.exposed = 1


def choice_named(position: Position, name: str) -> int:
    """What the declarer has chosen: a suit, or what is none."""
    text = position.get(name)
    if text in TRUMPS:
        return TRUMPS.index(text)
    return suit_named(position.case, text, (name,))


def conceal(position: Position, text: str) -> None:
    """A card of the declarer's lies face down, or only the suit is known."""
    state = position.state
    if text in TRUMPS or suit_of(text) >= 0:
        choose(state, choice_named(position, "concealed"))
    else:
        card = card_of_text(position.case, position.rules, text, ("concealed",))
        state.indicator = position.cards.take(card, ("concealed",))
        state.trump = suit_of_card(state.indicator)
        state.laid = 1
        put(state.given[state.declarer], state.indicator)


def copy_of(standing: Standing) -> Standing:
    """The same standing, sharing nothing that changes."""
    other = Standing()
    for name in Standing.__slots__:
        value = getattr(standing, name)
        setattr(other, name, list(value) if isinstance(value, list) else value)
    return other
