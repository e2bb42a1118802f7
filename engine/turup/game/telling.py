"""Telling: which events an act brought about, read off the states before and after it.

No rule is decided here; each event only names a difference that the rules have made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from turup.cards import SUITS
from turup.game import actions, events
from turup.game.actions import Action
from turup.game.events import Event
from turup.game.face_down import card_played, is_trump_found, looked_at, trick_won, trump_found
from turup.game.going_on import going_on, knowing, taken_home, trump_bid
from turup.game.numbers import WORDINGS, card_of, cards_in, cards_of_pair
from turup.rules import Rules
from turup.rules.bids import Form, form_of, strain_in_force
from turup.rules.goals import LastTrickFrom
from turup.rules.pair_cards import kind_of
from turup.rules.partners import is_partner_hidden
from turup.rules.shapes import row_at
from turup.rules.solo import Order, Partner, sits_out
from turup.rules.state import NOBODY, PAIRS, Outcome, Phase, State
from turup.rules.trump import Indicator

AT_PLAY = (actions.Play, actions.Call, actions.Expose, actions.Open, actions.Show, actions.Concede)
"""These tell of trump and pairs themselves, each in its place."""


def opening_events(rules: Rules, blank: State, after: State) -> tuple[Event, ...]:
    """What happened before anybody had to choose."""
    return tuple(going_on(rules, blank, after))


def events_of(rules: Rules, before: State, action: Action, after: State) -> tuple[Event, ...]:
    """What an action brought about, in the order in which the table sees it."""
    told = _TELLERS[type(action)](rules, before, action, after)
    if isinstance(action, AT_PLAY):
        return (*told, *going_on(rules, before, after))
    return (*told, *going_on(rules, before, after, _at_the_start(rules, before, after)))


def _pass(_rules: Rules, before: State, _action: Any, _after: State) -> Iterator[Event]:
    seat = before.to_act
    yield events.Passed(seat) if before.phase == Phase.auction else events.Declined(seat, (seat,))


def _bid(rules: Rules, before: State, action: actions.Bid, _after: State) -> Iterator[Event]:
    name = band_name(rules, action.points, is_again=before.second == 1)
    strain = WORDINGS[action.trump, action.suit_first]
    trump = trump_bid(strain_in_force(before, strain))
    form, more = Form(form_of(strain)).name, action.points - before.bid
    yield events.BidMade(before.to_act, action.points, trump, name, form, more)
    yield from taken_home(before)


def band_name(rules: Rules, bid: int, *, is_again: bool = False) -> str:
    """What bids as high as this are called, if the profile has a name for them."""
    again = rules.auction.second.stakes
    if is_again and again.used:
        return rules.labels.names["auction.second.stakes"][row_at(again, bid)]
    return rules.labels.names["scoring.stakes"][row_at(rules.scoring.stakes, bid)]


def _say(_rules: Rules, before: State, action: actions.Say, _after: State) -> Iterator[Event]:
    yield events.StepSaid(before.to_act, action.name)


def _solo(rules: Rules, before: State, action: actions.Solo, _after: State) -> Iterator[Event]:
    which = rules.labels.names["solo.contracts"].index(action.name)
    order = rules.solo.contracts.rows[which].order
    yield events.SoloCalled(before.to_act, action.name, Order(order).name)


def _ask(_rules: Rules, before: State, action: actions.AskRedeal, _: State) -> Iterator[Event]:
    yield events.RedealAsked(before.to_act, action.name)


def _ask_partner(_rules: Rules, before: State, _action: Any, after: State) -> Iterator[Event]:
    yield events.PartnerAsked(before.to_act, after.to_act)


def _hand_back(_rules: Rules, before: State, _action: Any, _after: State) -> Iterator[Event]:
    yield events.HandedBack(before.to_act)


def _lay(rules: Rules, before: State, action: actions.Lay, _after: State) -> Iterator[Event]:
    seat = before.to_act
    yield events.IndicatorLaid(seat)
    yield events.IndicatorKnown(seat, SUITS[action.card.suit], action.card, knowing(rules, before))


def _name(rules: Rules, before: State, action: actions.NameTrump, _: State) -> Iterator[Event]:
    seat = before.to_act
    if rules.trump.indicator == Indicator.announced or before.solo != NOBODY:
        yield events.TrumpNamed(seat, action.suit)
    else:
        yield events.IndicatorLaid(seat)
        yield events.IndicatorKnown(seat, action.suit, None, knowing(rules, before))


def _leave(rules: Rules, before: State, _action: Any, _after: State) -> Iterator[Event]:
    yield events.TrumpLeft(before.to_act, rules.trump.later_card.nth)


def _partner(_: Rules, before: State, action: actions.NamePartner, __: State) -> Iterator[Event]:
    yield events.PartnerNamed(before.to_act, action.card)


def _call(rules: Rules, before: State, _action: Any, after: State) -> Iterator[Event]:
    yield events.TrumpCalled(before.to_act)
    yield from _exposed(rules, before, after)
    yield from _pairs(rules, before, after)


def _expose(rules: Rules, before: State, _action: Any, after: State) -> Iterator[Event]:
    yield from _exposed(rules, before, after)
    yield from _pairs(rules, before, after)


def _show(rules: Rules, before: State, _action: Any, after: State) -> Iterator[Event]:
    yield from _pairs(rules, before, after)


def _claim(_rules: Rules, before: State, action: actions.Claim, _: State) -> Iterator[Event]:
    yield events.ClaimMade(before.to_act, action.name)


def _play(rules: Rules, before: State, action: actions.Play, after: State) -> Iterator[Event]:
    yield from card_played(before, action.card, after)
    if before.trump == NOBODY and after.trump != NOBODY:
        yield events.TrumpLed(before.to_act, SUITS[after.trump])
    is_found = before.exposed == 0 and is_trump_found(rules, after)
    if before.played + 1 == before.players:
        yield from looked_at(rules, after)
    if is_found:
        yield from trump_found(rules, after)
        yield from _exposed(rules, before, after)
    if is_partner_hidden(before) and not is_partner_hidden(after):
        yield events.PartnerKnown(after.partner)
    if after.tricks != before.tricks:
        yield from trick_won(rules, before.trick, after)
        yield from _lost(rules, before, after)
    if any(before.unseen) and not any(after.unseen):
        yield events.CardsTakenUp(after.declarer)
        yield events.CardsDealt(after.declarer, cards_in(rules, before.unseen), (after.declarer,))
    yield from _pairs(rules, before, after)
    if not is_found:
        yield from _exposed(rules, before, after)
    if after.outcome in (Outcome.made, Outcome.failed) and after.trick < after.hand:
        yield events.PlayStopped()


def _concede(_rules: Rules, before: State, _action: Any, _after: State) -> Iterator[Event]:
    yield events.GivenUp(before.to_act)


def _lost(rules: Rules, before: State, after: State) -> Iterator[Event]:
    """What the last trick costs the side that has not won it."""
    points = rules.scoring.last_trick_points
    is_last = before.trick == before.hand and before.solo == NOBODY
    if is_last and rules.scoring.last_trick_from == LastTrickFrom.other_side:
        yield events.PointsLost(after.winner, points)


def _exposed(rules: Rules, before: State, after: State) -> Iterator[Event]:
    if before.exposed == 0 and after.exposed == 1:
        card = card_of(rules, before.indicator) if before.laid else None
        yield events.TrumpExposed(after.declarer, trump_text(after), card)


def trump_text(state: State) -> str:
    """What has been chosen: one of `actions.TRUMPS`."""
    if state.trump == NOBODY:
        return "reversed" if state.reverses else actions.NO_TRUMPS
    return f"reversed {SUITS[state.trump]}" if state.reverses else SUITS[state.trump]


def _at_the_start(rules: Rules, before: State, after: State) -> Iterator[Event]:
    """What the play begins with: an open trump's pairs, a leader who holds but his indicator."""
    has_indicator = after.indicator != NOBODY
    if has_indicator and before.exposed == 0 and after.exposed == 1:
        card = card_of(rules, after.indicator)
        yield events.TrumpExposed(after.declarer, trump_text(after), card)
    yield from _open_hands(rules, before, after)
    yield from _pairs(rules, before, after)


def _open_hands(rules: Rules, before: State, after: State) -> Iterator[Event]:
    """The hands of partners who lie open, once the play begins."""
    if after.solo == NOBODY or before.hand != 0 or after.hand == 0:
        return
    if rules.solo.contracts.rows[after.solo].partner == Partner.exposed:
        for seat in range(rules.table.seats):
            if sits_out(rules, after, seat):
                yield events.HandShown(seat, cards_in(rules, after.hands[seat]))


def _pairs(rules: Rules, before: State, after: State) -> Iterator[Event]:
    fresh = after.shown & ~before.shown
    for pair in range(PAIRS if fresh else 0):
        if fresh >> pair & 1:
            name = rules.labels.names["pair.kinds"][kind_of(pair)]
            cards = cards_of_pair(rules, after, pair)
            target = NOBODY if is_partner_hidden(after) else after.target
            yield events.PairShown(after.shown_by[pair], name, cards, target)


_TELLERS: dict[type, Callable[[Rules, State, Any, State], Iterator[Event]]] = {
    actions.Pass: _pass,
    actions.Bid: _bid,
    actions.Say: _say,
    actions.Solo: _solo,
    actions.AskRedeal: _ask,
    actions.Lay: _lay,
    actions.NameTrump: _name,
    actions.LeaveTrump: _leave,
    actions.Call: _call,
    actions.Expose: _expose,
    actions.Open: _expose,
    actions.AskPartner: _ask_partner,
    actions.HandBack: _hand_back,
    actions.NamePartner: _partner,
    actions.Show: _show,
    actions.Claim: _claim,
    actions.Play: _play,
    actions.Concede: _concede,
}
