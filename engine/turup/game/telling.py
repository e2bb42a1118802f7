"""Telling: which events an act brought about, read off the states before and after it.

No rule is decided here; each event only names a difference that the rules have made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from turup.cards import SUITS, Card
from turup.game import actions, events
from turup.game.actions import Action
from turup.game.events import Event
from turup.game.numbers import card_of, cards_in
from turup.game.results import result_of, why_of
from turup.rules import Rules
from turup.rules.acts import NO_TRUMP, NUMBER
from turup.rules.deal import Kind
from turup.rules.shapes import row_at
from turup.rules.solo import Partner, sits_out
from turup.rules.stakes import is_won_again
from turup.rules.state import NOBODY, Outcome, Phase, State
from turup.rules.trump import Indicator, is_in_the_know

AT_PLAY = (actions.Play, actions.Call, actions.Expose, actions.Open, actions.Show)
"""These tell of trump and pairs themselves, each in its place."""


def opening_events(rules: Rules, blank: State, after: State) -> tuple[Event, ...]:
    """What happened before anybody had to choose."""
    return tuple(_follow(rules, blank, after))


def events_of(rules: Rules, before: State, action: Action, after: State) -> tuple[Event, ...]:
    """What an action brought about, in the order in which the table sees it."""
    told = _TELLERS[type(action)](rules, before, action, after)
    if isinstance(action, AT_PLAY):
        return (*told, *_follow(rules, before, after))
    return (*told, *_follow(rules, before, after, _at_the_start(rules, before, after)))


def _pass(_rules: Rules, before: State, _action: Any, _after: State) -> Iterator[Event]:
    seat = before.to_act
    yield events.Passed(seat) if before.phase == Phase.auction else events.Declined(seat, (seat,))


def _bid(rules: Rules, before: State, action: actions.Bid, _after: State) -> Iterator[Event]:
    name = band_name(rules, action.points, is_again=before.second == 1)
    yield events.BidMade(before.to_act, action.points, action.trump, name)
    yield from _taken_home(before)


def _taken_home(before: State) -> Iterator[Event]:
    if before.laid:
        yield events.IndicatorReturned(before.declarer)


def band_name(rules: Rules, bid: int, *, is_again: bool = False) -> str:
    """What bids as high as this are called, if the profile has a name for them."""
    again = rules.auction.second.stakes
    if is_again and again.used:
        return rules.labels.names["auction.second.stakes"][row_at(again, bid)]
    return rules.labels.names["scoring.stakes"][row_at(rules.scoring.stakes, bid)]


def _say(_rules: Rules, before: State, action: actions.Say, _after: State) -> Iterator[Event]:
    yield events.StepSaid(before.to_act, action.name)


def _solo(_rules: Rules, before: State, action: actions.Solo, _after: State) -> Iterator[Event]:
    yield events.SoloCalled(before.to_act, action.name)


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


def knowing(rules: Rules, before: State) -> tuple[int, ...]:
    """Who knows what the declarer lays down: he, and where he shows it his partner."""
    seats = range(rules.table.seats)
    return tuple(seat for seat in seats if is_in_the_know(rules, before, seat))


def _name(rules: Rules, before: State, action: actions.NameTrump, _: State) -> Iterator[Event]:
    seat = before.to_act
    if rules.trump.indicator == Indicator.announced or before.solo != NOBODY:
        yield events.TrumpNamed(seat, action.suit)
    else:
        yield events.IndicatorLaid(seat)
        yield events.IndicatorKnown(seat, action.suit, None, knowing(rules, before))


def _leave(rules: Rules, before: State, _action: Any, _after: State) -> Iterator[Event]:
    yield events.TrumpLeft(before.to_act, rules.trump.later_card.nth)


def _call(rules: Rules, before: State, _action: Any, after: State) -> Iterator[Event]:
    yield events.TrumpCalled(before.to_act)
    yield from _exposed(rules, before, after)
    yield from _pairs(rules, before, after)


def _expose(rules: Rules, before: State, _action: Any, after: State) -> Iterator[Event]:
    yield from _exposed(rules, before, after)
    yield from _pairs(rules, before, after)


def _show(rules: Rules, before: State, _action: Any, after: State) -> Iterator[Event]:
    yield from _pairs(rules, before, after)


def _play(rules: Rules, before: State, action: actions.Play, after: State) -> Iterator[Event]:
    yield events.CardPlayed(before.to_act, action.card)
    if before.trump == NOBODY and after.trump != NOBODY:
        yield events.TrumpLed(before.to_act, SUITS[after.trump])
    if after.tricks != before.tricks:
        yield events.TrickWon(after.winner, before.trick, after.captured)
    if any(before.unseen) and not any(after.unseen):
        yield events.CardsTakenUp(after.declarer)
        yield events.CardsDealt(after.declarer, cards_in(rules, before.unseen), (after.declarer,))
    yield from _pairs(rules, before, after)
    yield from _exposed(rules, before, after)


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
    for which in range(rules.pair.kinds.used):
        if (after.shown & ~before.shown) >> which & 1:
            kind = rules.pair.kinds.rows[which].cards
            cards = tuple(Card(after.trump, rank) for rank in kind.rows[: kind.used])
            name = rules.labels.names["pair.kinds"][which]
            yield events.PairShown(after.shown_by[which], name, cards, after.target)


def _follow(
    rules: Rules, before: State, after: State, begun: Iterable[Event] = ()
) -> Iterator[Event]:
    """What the rules did by themselves after the act; `begun` is what the play began with."""
    if after.solo == NOBODY and _is_contract_new(before, after):
        is_bid = before.bid > 0 or after.passed != (1 << rules.table.seats) - 1
        contract = events.ContractMade if is_bid else events.ContractFallen
        yield contract(after.declarer, after.bid, _trump_bid(after))
    if before.solo == NOBODY and after.solo != NOBODY:
        yield from _taken_home(before)
    yield from _packets(rules, before, after)
    if after.second and not before.second:
        yield events.BiddingReopened(after.to_act)
    yield from begun
    if after.outcome == Outcome.thrown_in:
        yield events.ThrownIn(why_of(rules, after))
    elif after.outcome != Outcome.running:
        yield events.Settled(result_of(rules, after))


def _is_contract_new(before: State, after: State) -> bool:
    """Whether an auction has been won."""
    if before.second:
        is_over = before.phase == Phase.auction != after.phase
        return is_over and is_won_again(after)
    return before.declarer == NOBODY != after.declarer


def _trump_bid(state: State) -> str:
    if state.strain == NUMBER:
        return ""
    return actions.NO_TRUMPS if state.strain == NO_TRUMP else SUITS[state.strain - 1]


def _packets(rules: Rules, before: State, after: State) -> Iterator[Event]:
    left = after.each - before.each
    for place in range(before.stage, after.stage):
        stage = rules.deal.stages.rows[place]
        if stage.kind == Kind.packet and left:
            left -= stage.cards
            yield events.PacketDealt(stage.cards)
    if after.each > before.each:
        for seat in range(rules.table.seats):
            yield _dealt_to(rules, before, after, seat)
        yield from _later_card(rules, before, after)


def _dealt_to(rules: Rules, before: State, after: State, seat: int) -> Event:
    if seat == after.declarer and any(after.unseen):
        return events.CardsLeft(seat, after.each - before.each)
    return events.CardsDealt(seat, cards_in(rules, _new_cards(before, after, seat)), (seat,))


def _new_cards(before: State, after: State, seat: int) -> list[int]:
    rows = zip(after.given[seat], before.given[seat], strict=True)
    return [now & ~then for now, then in rows]


def _later_card(rules: Rules, before: State, after: State) -> Iterator[Event]:
    if after.later and after.laid and not before.laid:
        seat, card = after.declarer, card_of(rules, after.indicator)
        yield events.IndicatorLaid(seat)
        yield events.IndicatorKnown(seat, SUITS[card.suit], card, knowing(rules, before))


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
    actions.Show: _show,
    actions.Play: _play,
}
