"""Going on: what the rules have done by themselves after an act, as events.

A contract stands, packets are dealt, a second auction begins, the deal is over: nobody did that,
and it is read off the states before and after.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from turup.cards import SUITS
from turup.game import actions, events
from turup.game.events import Event
from turup.game.numbers import card_of, cards_in
from turup.game.results import result_of, why_of
from turup.rules import Rules
from turup.rules.acts import NO_TRUMP, NUMBER
from turup.rules.deal import Kind
from turup.rules.stakes import is_won_again
from turup.rules.state import NOBODY, Outcome, Phase, State
from turup.rules.trump import is_in_the_know


def going_on(
    rules: Rules, before: State, after: State, begun: Iterable[Event] = ()
) -> Iterator[Event]:
    """What the rules did by themselves after the act; `begun` is what the play began with."""
    if after.solo == NOBODY and _is_contract_new(rules, before, after):
        is_bid = before.bid > 0 or after.passed != (1 << rules.table.seats) - 1
        contract = events.ContractMade if is_bid else events.ContractFallen
        yield contract(after.declarer, after.bid, trump_bid(after.strain))
    if before.solo == NOBODY and after.solo != NOBODY:
        yield from taken_home(before)
    yield from _packets(rules, before, after)
    if after.second and not before.second:
        yield events.BiddingReopened(after.to_act)
    yield from begun
    if after.outcome == Outcome.thrown_in:
        yield events.ThrownIn(why_of(rules, after))
    elif after.outcome != Outcome.running:
        yield events.Settled(result_of(rules, after))


def _is_contract_new(rules: Rules, before: State, after: State) -> bool:
    """Whether an auction has been won."""
    talk = (Phase.auction, Phase.trump) if rules.auction.lays_at_once else (Phase.auction,)
    if before.second:
        return before.phase in talk and after.phase not in talk and is_won_again(after)
    if rules.auction.lays_at_once:
        is_over = before.phase in talk and (after.second == 1 or after.phase not in talk)
        return is_over and after.bid > 0
    return before.declarer == NOBODY != after.declarer


def trump_bid(strain: int) -> str:
    """What a bid comes to: a suit's name, no trumps, or nothing."""
    if strain == NUMBER:
        return ""
    return actions.NO_TRUMPS if strain == NO_TRUMP else SUITS[strain - 1]


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
    """What a seat has been given; in a second half all it holds."""
    if before.trick:
        return after.hands[seat]
    rows = zip(after.given[seat], before.given[seat], strict=True)
    return [now & ~then for now, then in rows]


def _later_card(rules: Rules, before: State, after: State) -> Iterator[Event]:
    if after.later and after.laid and not before.laid:
        seat, card = after.declarer, card_of(rules, after.indicator)
        yield events.IndicatorLaid(seat)
        yield events.IndicatorKnown(seat, SUITS[card.suit], card, knowing(rules, before))


def taken_home(before: State) -> Iterator[Event]:
    """A trump that counts no more leaves its indicator to go home."""
    if before.laid:
        yield events.IndicatorReturned(before.declarer)


def knowing(rules: Rules, before: State) -> tuple[int, ...]:
    """Who knows what the declarer lays down: he, and where he shows it his partner."""
    seats = range(rules.table.seats)
    return tuple(seat for seat in seats if is_in_the_know(rules, before, seat))
