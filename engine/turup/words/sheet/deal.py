"""The course of a deal on a rule sheet: packets, what comes between them, and throwing in."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Records, Sentence, Steps, choice, either
from turup.words.translation import marked

TITLE = marked("The deal")
STAGES = Steps(
    "stages",
    marked("Each seat gets {number} card, the eldest first."),
    marked("Each seat gets {number} cards, the eldest first."),
    {
        "auction": marked("The auction is held."),
        "trump": marked("The declarer fixes trump."),
        "doubling": marked("Doubles, if any, are offered."),
        "second_auction": marked("The second auction, if any, is held."),
        "solo": marked("Solos, if any, are offered."),
        "play": marked("The tricks are played."),
    },
    again={
        "solo": marked("Solos, if any, are offered once more."),
        "play": marked(
            "The rest is played on the same contract, and the winner of the last trick leads."
        ),
    },
    missing={
        "trump": Sentence(
            marked(
                "Each bidder lays the indicator with the bid, and takes it back when outbid: the "
                "last one laid is trump."
            ),
            given={"trump.indicator": ("own_card", "spare_card")},
        )
    },
)
WHOSE = choice(
    "whose",
    eldest=marked("It is about the eldest's cards."),
    either_of_first_two=marked("It is about the cards of the first two seats: one hand must fit."),
    both_of_first_two=marked("It is about the cards of the first two seats: both hands must fit."),
    any_seat=marked("It is about every seat's cards: one hand must fit."),
    all_seats=marked("It is about every seat's cards: all hands must fit."),
    declarer=marked("It is about the declarer's cards."),
    defenders=marked("It is about the defenders' cards, all hands together."),
    either_side=marked("It is about each side's cards, all hands together: one side must fit."),
    asked_partner=marked("It is about the cards of a partner who was asked to bid."),
)
WHEN = either(
    Sentence(
        marked("This is settled as soon as the partner is asked, before an answer."),
        {"when": "first_packet", "whose": "asked_partner"},
    ),
    Sentence(
        marked("This is settled after the first packet, before the bidding."),
        {"when": "first_packet"},
    ),
    Sentence(
        marked(
            "This is settled once the contract stands, before trump is fixed and more is dealt."
        ),
        {"when": "after_auction"},
    ),
    Sentence(
        marked("This is settled after the last packet, when solos have been offered."),
        {"when": "full_hand", "how": "asked"},
    ),
    Sentence(marked("This is settled after the last packet."), {"when": "full_hand"}),
    Sentence(
        marked("This is settled when trump is exposed, by the hands as they were dealt."),
        {"when": "exposure"},
    ),
)
THROWN_IN = either(
    Sentence(
        marked("If {if}, the deal is thrown in, and the same dealer deals again."),
        {"how": "automatic", "dealer": "same"},
    ),
    Sentence(
        marked("If {if}, the deal is thrown in, and the next seat deals."),
        {"how": "automatic", "dealer": "next"},
    ),
    Sentence(
        marked(
            "If {if}, the player may have the deal thrown in, or play on; the same dealer then "
            "deals again."
        ),
        {"how": "asked", "dealer": "same"},
    ),
    Sentence(
        marked(
            "If {if}, the player may have the deal thrown in, or play on; the next seat then deals."
        ),
        {"how": "asked", "dealer": "next"},
    ),
)
ITEMS: tuple[Item, ...] = (
    choice(
        "shuffle",
        full=marked("The cards are shuffled well."),
        light=marked(
            "The tricks are gathered in as they lie and cut through a few times, so that long "
            "suits stay together."
        ),
    ),
    STAGES,
    choice(
        "next_dealer",
        next_seat=marked("After a deal that was played the next seat deals."),
        same_while_behind=marked(
            "The dealer goes on dealing while that seat's side is behind, the deal just played "
            "included; otherwise the next seat deals."
        ),
        solo_winner=marked("Whoever has won a solo deals; otherwise the next seat does."),
    ),
    Sentence(marked("No deal is thrown in for its cards."), {"redeals": "none"}),
    Records("redeals", (WHOSE, WHEN, THROWN_IN)),
)
