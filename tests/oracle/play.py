"""The tricks: what may be led, what may be played, and who wins (R090 to R104, P1 to P8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import dealing, leads, pair, solo, trump
from oracle.cards import beats, each_once, points_of, rank, shown, suit, taken_from
from oracle.seats import are_partners, round_from, still_playing
from oracle.state import Played, ThrownIn, Trick

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def tricks(deal: Deal) -> Story:
    """Trick after trick; the winner leads the next."""
    start(deal)
    leader = first_leader(deal)
    while len(deal.tricks) < deal.tricks_to_play():
        deal.trick = []
        for seat in round_from(deal, leader):
            if seat in still_playing(deal):
                yield from turn(deal, seat)
        finish(deal)
        leader = deal.tricks[-1].winner
    if deal.is_concealed() and deal.keys["trump"]["never_exposed"] == "void_deal":
        raise ThrownIn("never_exposed")


def start(deal: Deal) -> None:
    """The target is the bid; an announced trump counts as exposed with the first lead."""
    deal.target, deal.is_playing = deal.bid, True
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
        if act.startswith("play"):
            card = taken_from(act)
            deal.hands[seat].remove(card)
            if (seat, card) in deal.shown_cards:
                deal.shown_cards.remove((seat, card))  # of twins the one that was shown goes first
            if deal.is_concealed() and deal.keys["trump"]["exposed_by"] == "first_lead":
                trump.expose(deal)
            if deal.solo and deal.contract().get("trump") == "first_lead" and not deal.trump:
                trump.announce(deal, suit(card))
                dealing.automatic(deal, "exposure")
            deal.trick.append(Played(seat, card, deal.is_open))
            return
        if act.startswith("show"):
            pair.show(deal, seat, act.split()[1])
            continue
        said = act
        deal.was_called = said == "call"
        trump.expose(deal)


def sayings(deal: Deal, seat: int, said: str) -> list[str]:
    """What a seat may do at its turn."""
    texts = [f"play {shown(card)}" for card in each_once(cards_open(deal, seat, said))]
    if deal.is_concealed():
        word = "expose" if seat == deal.declarer else "call"
        rule = deal.keys["trump"]["exposed_by"]
        if rule != "first_lead" and may_bring_out(deal, seat):
            return [word] if rule == "must_call" and deal.trick else [word, *texts]
    return texts + [f"show {name}" for name in pair.open_to(deal, seat)]


def may_bring_out(deal: Deal, seat: int) -> bool:
    """Whether a seat may have trump exposed at its turn."""
    rule = deal.keys["trump"].get("declarer_exposes", "when_void")
    if seat == deal.declarer and rule != "when_void":
        is_plain = is_void(deal, seat) and led(deal) != deal.trump
        is_leading = not deal.trick or is_void(deal, seat)
        return {"to_ruff": is_plain, "when_void_or_leading": is_leading, "never": False}[str(rule)]
    return is_void(deal, seat)


def must_turn_up(deal: Deal, seat: int) -> bool:
    """In the last trick the declarer's turn brings trump out by itself (R083).

    A card of his own comes out so whatever the rule, as he has nothing else to play (D05).
    """
    is_last = len(deal.tricks) == deal.hand_size() - 1
    rule = deal.keys["trump"].get("never_exposed")
    if not deal.is_concealed() or seat != deal.declarer or not is_last:
        return False
    return rule == "last_trick" or bool(deal.indicator)


def is_void(deal: Deal, seat: int) -> bool:
    """Whether a seat lacks the suit led; a concealed indicator is not in the hand."""
    return bool(deal.trick) and not any(suit(card) == led(deal) for card in deal.hands[seat])


def led(deal: Deal) -> str:
    """The suit led."""
    return suit(deal.trick[0].card)


def cards_open(deal: Deal, seat: int, said: str) -> list[str]:
    """The cards a seat may play, having said something about trump or nothing."""
    if not deal.trick:
        return leads.leads(deal, seat, said)
    hand = deal.hands[seat]
    same = [card for card in hand if suit(card) == led(deal)]
    trumps = [card for card in hand if deal.is_open and suit(card) == deal.trump]
    if same:
        may_ruff = deal.keys["play"]["follow"] == "may_ruff" and led(deal) != deal.trump
        return without_barred(deal, seat, same + trumps) if may_ruff else same
    if said == "expose" and deal.keys["trump"]["declarer_plays"] == "indicator":
        own = [card for card in trumps if card == deal.turned_up]
        if own:
            return own
    if trumps and (is_bound(deal, seat, said, trumps) or must_ruff(deal, seat)):
        return without_barred(deal, seat, trumps)
    return without_barred(deal, seat, hand)


def is_bound(deal: Deal, seat: int, said: str, trumps: list[str]) -> bool:
    """A declarer who exposed plays a trump; so does a caller, where a call binds him."""
    binds = deal.keys["trump"].get("call_binds")
    if said == "expose" or (binds == "declarer" and deal.was_called and seat == deal.declarer):
        return True
    if binds == "caller_unless_under":
        best = winning(deal)
        is_ruff = suit(best.card) == deal.trump and does_count(deal, best)
        binds = "caller"
        if is_ruff and not any(does_beat(deal, card, best.card) for card in trumps):
            return False
    return said == "call" and binds == "caller"


def must_ruff(deal: Deal, seat: int) -> bool:
    """Whether a void seat owes a trump."""
    rule = deal.keys["play"]["void"]
    if rule == "must_ruff_unless_partner_winning":
        return not are_partners(deal, seat, winning(deal).seat)
    return bool(rule == "must_ruff")


def without_barred(deal: Deal, seat: int, cards: list[str]) -> list[str]:
    """Without jacks and lower trumps; if nothing is left the jack rule goes first (P2)."""
    high = [card for card in cards if not is_lower_trump(deal, seat, card)]
    best = [card for card in high if not is_barred_jack(deal, card)]
    return best or high or cards


def is_lower_trump(deal: Deal, seat: int, card: str) -> bool:
    """Whether a card is a trump on a ruff that it does not beat, and is barred for that."""
    rule = deal.keys["play"]["underruff"]
    if rule == "free" or not deal.is_open or suit(card) != deal.trump or led(deal) == deal.trump:
        return False
    ruffs = [each for each in deal.trick if does_count(deal, each)]
    if rule == "barred_unless_partner_winning" and are_partners(deal, seat, winning(deal).seat):
        return False
    if rule == "barred_next" and deal.trick[-1] not in ruffs:
        return False
    return any(not does_beat(deal, card, each.card) for each in ruffs)


def does_beat(deal: Deal, later: str, earlier: str) -> bool:
    """Whether a card beats another of its suit, in the order that holds now."""
    return beats(deal.keys, later, earlier, is_reversed=deal.is_reversed())


def is_barred_jack(deal: Deal, card: str) -> bool:
    """Whether a card is a jack thrown before its suit was led in an earlier trick (P8)."""
    if deal.keys["play"]["jack_discard"] == "free" or rank(card) != "J":
        return False
    if suit(card) == led(deal) or (deal.is_open and suit(card) == deal.trump):
        return False
    return suit(card) not in [each.led for each in deal.tricks]


def does_count(deal: Deal, each: Played) -> bool:
    """Whether a card of the trick is a trump with power (P9); one that follows is no discard."""
    if not deal.is_open or suit(each.card) != deal.trump:
        return False
    if led(deal) == deal.trump:
        return True
    return each.was_open or deal.keys["trump"]["counts_from"] == "exposing_trick"


def winning(deal: Deal) -> Played:
    """The best card of the trick so far."""
    best = deal.trick[0]
    for each in deal.trick[1:]:
        is_ruff, was_ruff = does_count(deal, each), does_count(deal, best)
        if is_ruff and not was_ruff:
            best = each
        elif is_ruff == was_ruff and suit(each.card) == suit(best.card):
            best = each if does_beat(deal, each.card, best.card) else best
    return best


def finish(deal: Deal) -> None:
    """The trick is captured."""
    best = winning(deal)
    points = points_of(deal.keys, [each.card for each in deal.trick])
    if len(deal.tricks) + 1 == deal.tricks_to_play():
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
