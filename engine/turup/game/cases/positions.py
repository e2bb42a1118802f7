"""How each kind of case is set up: a state, and the steps that lead to the position.

Talk is reached by dealing real cards; a trick is laid open in the middle of play, where every
seat holds what the case gives it and the cards it plays.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from turup.cards import suit_of
from turup.game.cases.case import Case, Malformed
from turup.game.cases.driver import Do, Step, to_do
from turup.game.cases.layout import Cards, Hands, deck_of, fresh_state, hands_of
from turup.game.cases.texts import card_of_text, seat_of, suit_named
from turup.rules import Rules
from turup.rules.acts import suit_of_card
from turup.rules.deal import Kind, When
from turup.rules.holdings import put
from turup.rules.match import Standing, opening
from turup.rules.penalties import Act
from turup.rules.solo import tricks_to_play
from turup.rules.state import NOBODY, SEATS, State
from turup.rules.table import DECLARERS, DEFENDERS, accounts


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


def position_of(case: Case, rules: Rules) -> Position:
    """The position of a case."""
    position = Position(case, rules, Cards(case, rules), fresh_state(rules), opening(rules))
    fill_tallies(position)
    OPENINGS[case.kind](position)
    return position


def fill_tallies(position: Position) -> None:
    """The tallies before the deal."""
    position.state.tallies[:] = padded(position, "tallies", position.rules.match.start)
    position.standing.tallies = list(position.state.tallies)
    position.standing.red = padded(position, "red", 0)
    position.standing.black = padded(position, "black", 0)


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


def open_deck(position: Position) -> None:
    """Look at each card of the deck in turn."""
    deck = position.state.deck[: position.rules.deck.cards]
    position.steps = [to_do(Do.worth, card) for card in deck]


def deal_cards(position: Position) -> None:
    """Lay the deck so that each seat is dealt what the case gives it."""
    position.hands = hands_of(position.cards)
    deck = deck_of(position.cards, position.hands)
    position.state.deck[: len(deck)] = deck


def open_deal(position: Position) -> None:
    """Begin with the first card."""
    deal_cards(position)
    position.steps = [to_do(Do.start, 0)]


def open_auction(position: Position) -> None:
    """Begin with the eldest's first speech."""
    deal_cards(position)
    position.steps = [to_do(Do.reach, Kind.auction)]


def open_redeal(position: Position) -> None:
    """Look at the cards."""
    deal_cards(position)
    state = position.state
    state.declarer = position.seat("declarer")
    fix_trump(position)
    moment = When[position.case.value["moment"]]
    position.steps = [to_do(Do.redeals, moment)]


def open_legal(position: Position) -> None:
    """A trick, or what is said before the play."""
    at = position.get("at", "play")
    if at == "play":
        open_trick(position)
        return
    deal_cards(position)
    take_contract(position)
    position.steps = [to_do(Do.reach, Kind[at])]


def take_contract(position: Position) -> None:
    """Somebody has the contract."""
    state = position.state
    state.declarer = position.seat("declarer")
    state.holder = state.declarer
    state.bid = position.get("bid", position.rules.auction.minimum)
    state.target = state.bid
    state.each = 0
    names = position.rules.labels.names.get("solo.contracts", ())
    if "solo" in position.case.value:
        state.solo = place_in(position, names, position.get("solo"), ("solo",))
    state.points[DECLARERS] = position.get("captured", 0)


def place_in(
    position: Position, names: tuple[str, ...], name: str, path: tuple[str | int, ...]
) -> int:
    """Which record of a collection a name means."""
    if name not in names:
        facts = {"text": name, "names": names or ("–",)}
        raise Malformed(position.case.problem("case-unknown-name", path, **facts))
    return names.index(name)


def fix_trump(position: Position) -> None:
    """Trump as the case says: open, concealed by a card or a suit, or none."""
    state = position.state
    if "trump" in position.case.value:
        state.trump = suit_named(position.case, position.get("trump"), ("trump",))
        state.exposed = 1
    elif "concealed" in position.case.value:
        conceal(position, position.get("concealed"))
    else:
        state.exposed = 1


def conceal(position: Position, text: str) -> None:
    """A card of the declarer's lies face down, or only the suit is known."""
    state = position.state
    state.trump = suit_of(text)
    if state.trump == NOBODY:
        card = card_of_text(position.case, position.rules, text, ("concealed",))
        state.indicator = position.cards.take(card, ("concealed",))
        state.trump = suit_of_card(state.indicator)
        state.laid = 1
        put(state.given[state.declarer], state.indicator)


def open_trick(position: Position) -> None:
    """A trick is begun in the middle of play."""
    position.is_play = True
    take_contract(position)
    fix_trump(position)
    position.hands = hands_of(position.cards)
    position.state.each = position.rules.deal.hand
    for suit, seat in position.get("led", {}).items():
        leader = seat_of(position.case, position.rules, seat, ("led", suit))
        position.state.leaders[suit_named(position.case, suit, ("led", suit))] |= 1 << leader
    position.steps = [to_do(Do.begin, position.seat("leader"), position.get("trick", 1))]


def open_score(position: Position) -> None:
    """All tricks are played."""
    take_contract(position)
    state, rules = position.state, position.rules
    state.exposed = 1
    state.hand = tricks_to_play(rules, state)
    share_tricks(position)
    names = rules.labels.names.get("doubling.steps", ())
    for index, name in enumerate(position.get("steps", ())):
        state.step = place_in(position, names, name, ("steps", index))
    position.steps = [*shown_pairs(position), price_or_settle(position)]


def share_tricks(position: Position) -> None:
    """The tricks and points of both sides; where tricks are not told, each side has some."""
    state, rules = position.state, position.rules
    state.tricks[DECLARERS] = position.get("tricks", state.hand // 2)
    state.tricks[DEFENDERS] = state.hand - state.tricks[DECLARERS]
    there = rules.deck.total + rules.scoring.last_trick_points
    state.points[DEFENDERS] = there - state.points[DECLARERS]
    for side in (DECLARERS, DEFENDERS):
        state.tricks_before[side] = min(1, max(0, state.tricks[side] - 1))
        state.trump_tricks[side] = state.ruffs[side] = state.tricks[side]


def shown_pairs(position: Position) -> list[Step]:
    """A step for each pair that was shown."""
    names = position.rules.labels.names.get("pair.kinds", ())
    steps = []
    for name, seat in position.get("shown", {}).items():
        which = place_in(position, names, name, ("shown", name))
        by = seat_of(position.case, position.rules, seat, ("shown", name))
        steps.append(to_do(Do.show, which, by))
    return steps


def price_or_settle(position: Position) -> Step:
    """The end of the deal: as played, or by an irregular act."""
    is_claimed = 1 if position.get("claim", "made") == "made" else 0
    for name in ("revoke", "reshuffle"):
        if name in position.case.value:
            return to_do(Do.settle, Act[name], position.seat(name), is_claimed)
    return to_do(Do.settle, 0, NOBODY, 0)


def open_tally(position: Position) -> None:
    """Add one score after the other."""
    for index, scores in enumerate(position.get("scores")):
        check_count(position, scores, ("scores", index))
        position.steps.append(to_do(Do.add, *scores))


OPENINGS: dict[str, Callable[[Position], None]] = {
    "deck": open_deck,
    "deal": open_deal,
    "redeal": open_redeal,
    "auction": open_auction,
    "legal": open_legal,
    "trick": open_trick,
    "score": open_score,
    "tally": open_tally,
}


def copy_of(standing: Standing) -> Standing:
    """The same standing, sharing nothing that changes."""
    other = Standing()
    for name in Standing.__slots__:
        value = getattr(standing, name)
        setattr(other, name, list(value) if isinstance(value, list) else value)
    return other
