"""Sense of trump: the indicator must be there when it is wanted.

A duty to ruff after calling and a ban on underruffing may stand side by side: the duty wins.
"""

from __future__ import annotations

from turup.profiles.sense.cards import dealt_before, hand_size
from turup.profiles.sense.forms import SUIT_FORMS
from turup.profiles.sense.told import Found, Told

SPARE_CARD_CANNOT = {
    "trump.never_exposed": ("last_trick", "void_deal"),
    "trump.declarer_plays": ("indicator", "any_trump"),
    "trump.exposed_at_start": ("indicator_lead", "trump_lead"),
}


def spare_card_played(told: Told) -> Found:
    """A spare card belongs to no hand and cannot be played."""
    if told.word("trump.indicator") != "spare_card":
        return
    for key, (choice, instead) in SPARE_CARD_CANNOT.items():
        if told.word(key) == choice:
            at = told.at_fault(key, "trump.indicator")
            yield told.problem("spare-card-played", at, key=key, choice=choice, instead=instead)


def void_deal_with_own_card(told: Told) -> Found:
    """An own card is the declarer's last card if nobody calls, so it always comes out."""
    indicator, never = told.word("trump.indicator"), told.word("trump.never_exposed")
    if indicator == "own_card" and never == "void_deal":
        at = told.at_fault("trump.never_exposed", "trump.indicator")
        yield told.problem("void-deal-with-own-card", at)


def later_card_not_dealt(told: Told) -> Found:
    """The later card must be dealt after trump is fixed, and be dealt at all."""
    if told.word("trump.indicator") == "announced" or not told.record("trump.later_card"):
        return
    path = "trump.later_card.nth"
    nth, hand, held = told.number(path), hand_size(told), dealt_before(told, "trump")
    if nth > hand:
        at = told.at_fault(path, "deal.stages")
        yield told.problem("later-card-beyond-hand", at, nth=nth, hand=hand)
    elif nth <= held:
        at = told.at_fault(path, "deal.stages")
        yield told.problem("later-card-already-dealt", at, nth=nth, held=held)


def exposed_from_beyond_bids(told: Told) -> Found:
    """A bid from which on trump is exposed must be one that can be bid."""
    path, most = "trump.exposed_from", told.number("auction.maximum")
    bid = told.number(path)
    if bid > most:
        yield told.problem(
            "exposed-from-beyond-bids", told.at_fault(path, "auction.maximum"), bid=bid, most=most
        )


def no_trump_face_down(told: Told) -> Found:
    """Where there are no trumps none can be found among cards laid face down."""
    if not lies_face_down(told):
        return
    for choice in ("no_trump", "reversed"):
        if choice in told.items("trump.besides"):
            at = told.at_fault("trump.besides", "trump.exposed_by")
            yield told.problem("no-trump-face-down", at, choice=choice)


def lies_face_down(told: Told) -> bool:
    """Whether void players lay their cards face down."""
    return told.word("trump.exposed_by").startswith("face_down")


def suit_bid_concealed(told: Told) -> Found:
    """A suit named with the bid cannot lie concealed."""
    indicator = told.word("trump.indicator")
    names_suit = any(form in told.items("auction.forms") for form in SUIT_FORMS)
    if names_suit and indicator != "announced":
        at = told.at_fault("trump.indicator", "auction.forms")
        yield told.problem("suit-bid-concealed", at, indicator=indicator)
