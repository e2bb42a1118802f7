"""The tricks: who leads, what may be said before a card, and what becomes of a trick (R090)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import claims, dealing, leads, pair, partner, solo, trump
from oracle.captures import goal
from oracle.cards import each_once, points_of, shown, suit, taken_from
from oracle.exposing import is_guessing, is_void, may_bring_out, must_turn_up, turned_up, was_found
from oracle.following import cards_open
from oracle.seats import round_from, still_playing
from oracle.state import Conceded, Played, ThrownIn, Trick
from oracle.winners import does_count, led, winning

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def first_tricks(deal: Deal) -> Story:
    """The tricks with the cards dealt before the first lead."""
    start(deal)
    yield from tricks(deal, first_leader(deal))


def tricks(deal: Deal, leader: int) -> Story:
    """Trick after trick; the winner leads the next."""
    while len(deal.tricks) < deal.tricks_now():
        deal.trick = []
        yield from claims.window(deal, leader)
        for seat in round_from(deal, leader):
            if seat in still_playing(deal):
                yield from turn(deal, seat)
        finish(deal)
        leader = deal.tricks[-1].winner


def look_back(deal: Deal) -> None:
    """A deal in which trump never came out may be void."""
    if deal.is_concealed() and deal.keys["trump"]["never_exposed"] == "void_deal":
        raise ThrownIn("never_exposed")


def start(deal: Deal) -> None:
    """The target is the bid; an announced trump counts as exposed with the first lead."""
    deal.target, deal.is_playing = deal.bid, True
    if goal(deal) == "counters":
        deal.target = deal.keys["scoring"]["counters_need"] - deal.bid
    if deal.trump and deal.is_open:
        dealing.automatic(deal, "exposure")
    pair.count_by_themselves(deal)


def first_leader(deal: Deal) -> int:
    """The eldest, the declarer or the seat after him; a solo caller may lead himself."""
    places = {
        "eldest": deal.eldest,
        "declarer": deal.declarer,
        "after_declarer": (deal.declarer + 1) % deal.seats,
    }
    takes_lead = deal.keys["trump"].get("exposed_at_start") == "takes_lead"
    if deal.is_opened_first and takes_lead:
        return deal.declarer
    if deal.solo and deal.contract()["leader"] == "caller":
        return deal.declarer
    return places[deal.keys["play"]["first_leader"]]


def turn(deal: Deal, seat: int) -> Story:
    """A seat may call, expose or show, and then plays a card."""
    said = ""
    if must_turn_up(deal, seat):
        trump.expose(deal)
    while True:
        act = yield seat, sayings(deal, seat, said)
        if act == "concede":
            raise Conceded
        leader = deal.trick[0].seat if deal.trick else seat
        claims.go_on(deal, seat, leader, claims.open_to(deal, seat, leader), act)
        if act.startswith("play"):
            play(deal, seat, taken_from(act))
            return
        if act.startswith("claim"):
            continue
        if act.startswith("show"):
            pair.show(deal, seat, act.removeprefix("show "))
            continue
        said = act
        deal.was_called = said == "call"
        trump.expose(deal)


def play(deal: Deal, seat: int, card: str) -> None:
    """A card lies in the trick, from the hand or face down from where the indicator lay."""
    is_down = is_guessing(deal) and is_void(deal, seat)
    if card in deal.hands[seat]:
        deal.hands[seat].remove(card)
    else:
        deal.turned_up, deal.indicator = card, ""
    is_gone = deal.keys["pair"].get("held") != "at_deal"
    if is_gone and (seat, card) in deal.shown_cards:
        deal.shown_cards.remove((seat, card))  # of twins the one that was shown goes first
    if deal.is_concealed() and deal.keys["trump"]["exposed_by"] == "first_lead":
        trump.expose(deal)
    if deal.solo and deal.contract().get("trump") == "first_lead" and not deal.trump:
        trump.announce(deal, suit(card))
        dealing.automatic(deal, "exposure")
    deal.trick.append(Played(seat, card, deal.is_open, is_down))
    if not is_down:
        partner.look_at(deal, card)


def sayings(deal: Deal, seat: int, said: str) -> list[str]:
    """What a seat may do at its turn."""
    cards = cards_open(deal, seat, said) if deal.trick else leads.leads(deal, seat, said)
    texts = [f"play {shown(card)}" for card in each_once(cards)]
    leader = deal.trick[0].seat if deal.trick else seat
    may_concede = deal.keys["play"].get("concede") == "declarer" and seat == deal.declarer
    claimed = ["concede"] * (may_concede and not deal.claim)
    claimed += [f"claim {name}" for name in claims.open_to(deal, seat, leader)]
    texts += claimed
    if deal.is_concealed():
        word = "expose" if seat == deal.declarer else "call"
        rule = deal.keys["trump"]["exposed_by"]
        is_silent = rule == "first_lead" or (is_guessing(deal) and deal.trick)
        if not is_silent and may_bring_out(deal, seat):
            return [word, *(claimed if rule == "must_call" and deal.trick else texts)]
    return texts + [f"show {name}" for name in pair.open_to(deal, seat)]


def finish(deal: Deal) -> None:
    """The trick is captured; a trump found face down in it has come out."""
    if was_found(deal):
        trump.expose(deal)
        for each in turned_up(deal):
            partner.look_at(deal, each.card)
    best = winning(deal)
    points = points_of(deal.keys, [each.card for each in deal.trick], deal.trump)
    if len(deal.tricks) + 1 == deal.tricks_in_all():
        points += deal.keys["scoring"]["last_trick_points"]
    deal.tricks.append(
        Trick(
            leader=deal.trick[0].seat,
            winner=best.seat,
            led=led(deal),
            points=points,
            was_open=deal.is_open,
            was_trump=does_count(deal, best),
            cards=[each.card for each in deal.trick],
        )
    )
    deal.trick, deal.was_called = [], False
    solo.take_up(deal)
    exposed_from = deal.keys["trump"].get("exposed_from", "none")
    is_first = len(deal.tricks) == 1 and deal.is_concealed()
    if is_first and exposed_from != "none" and deal.bid >= exposed_from:
        trump.expose(deal)
    pair.count_by_themselves(deal)
