"""What a case writes, as the numbers the rules know: seats, cards and acts.

A case writes acts as a player says them: `16`, `28 spades`, `pass`, `7S`, `call`, `double`.
"""

from __future__ import annotations

from turup.cards import SUITS, Card, NotACard, card, suit_of
from turup.game import actions
from turup.game.actions import Action, NotAnAction
from turup.game.cases.case import Case, Malformed
from turup.game.numbers import COLLECTIONS, number_of_card
from turup.game.seats import NotASeat, seat_named
from turup.profiles.node import Path
from turup.rules import Rules
from turup.rules.state import AUCTION, TRUMP, Phase, State

NAMED = tuple(actions.NAMED.values())


def seat_of(case: Case, rules: Rules, text: str, path: Path) -> int:
    """The seat of a name."""
    try:
        return seat_named(rules, text)
    except NotASeat:
        seats = f"S0 to S{rules.table.seats - 1}"
        raise Malformed(case.problem("case-not-a-seat", path, text=text, seats=seats)) from None


def card_of_text(case: Case, rules: Rules, text: str, path: Path) -> Card:
    """A card of the deck."""
    try:
        found = card(text)
    except NotACard:
        raise Malformed(case.problem("case-not-a-card", path, text=text)) from None
    if number_of_card(rules, None, found) < 0:
        raise Malformed(case.problem("case-card-absent", path, text=text))
    return found


def suit_named(case: Case, text: str, path: Path) -> int:
    """A suit."""
    if suit_of(text) < 0:
        suits = ", ".join(SUITS)
        raise Malformed(case.problem("case-not-a-suit", path, text=text, suits=suits))
    return suit_of(text)


def cards_of_act(text: str) -> list[Card]:
    """The card that an act plays or lays, or none."""
    said = text.partition(" ")[2] if text.startswith(("play ", "lay ")) else text
    try:
        return [card(said)]
    except NotACard:
        return []


def split_seat(rules: Rules, text: str) -> tuple[int | None, str]:
    """The seat that stands before an act, if there is one, and the act."""
    first, _, rest = text.partition(" ")
    if first[:1] in "Ss" and first[1:].isdecimal() and rest:
        try:
            return seat_named(rules, first), rest
        except NotASeat:
            return None, text
    return None, text


def action_named(case: Case, rules: Rules, state: State, text: str, path: Path) -> Action:
    """The action that is meant, where the table stands so."""
    for reading in (_card_or_suit, _bid, _plain, _by_name):
        found = reading(rules, state, text)
        if found is not None:
            return found
    names = [name for kind in NAMED for name in names_of(rules, kind)]
    facts = {"text": text, "names": tuple(names) or ("none",)}
    raise Malformed(case.problem("case-unknown-act", path, **facts))


def _card_or_suit(_: Rules, state: State, text: str) -> Action | None:
    if state.phase == TRUMP and text in actions.TRUMPS:
        return actions.NameTrump(text)
    found = cards_of_act(text) if " " not in text else []
    if not found:
        return None
    if state.phase == Phase.partner:
        return actions.NamePartner(found[0])
    return actions.Lay(found[0]) if state.phase == TRUMP else actions.Play(found[0])


def _bid(rules: Rules, state: State, text: str) -> Action | None:
    return _plain(rules, state, f"bid {text}") if state.phase == AUCTION else None


def _plain(_: Rules, __: State, text: str) -> Action | None:
    try:
        return actions.read(text)
    except (NotAnAction, NotACard):
        return None


def _by_name(rules: Rules, __: State, text: str) -> Action | None:
    for kind in NAMED:
        if text in names_of(rules, kind):
            return kind(text)
    name, _, suit = text.partition(" ")
    is_pair = name in names_of(rules, actions.Show) and suit in SUITS
    return actions.Show(name, suit) if is_pair else None


def names_of(rules: Rules, kind: type[actions.Named]) -> tuple[str, ...]:
    """The names of the profile's steps, solos, pairs or redeals."""
    return rules.labels.names.get(COLLECTIONS[kind][0], ())


def text_of(action: Action) -> str:
    """An action as a case writes it."""
    if isinstance(action, (actions.Play, actions.Lay)):
        return short(action.card)
    if isinstance(action, actions.NamePartner):
        return f"partner {short(action.card)}"
    if isinstance(action, actions.NameTrump):
        return action.suit
    if isinstance(action, actions.Bid):
        return str(action).removeprefix("bid ")
    if isinstance(action, actions.Show):
        return str(action).removeprefix("show ")
    return action.name if isinstance(action, NAMED) else str(action)


def short(found: Card) -> str:
    """A card as a case writes it: 7S."""
    return found.ascii[1:] + found.ascii[0]
