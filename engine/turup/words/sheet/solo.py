"""Solos on a rule sheet: contracts to take every trick."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Records, Sentence, choice, either
from turup.words.translation import marked

TITLE = marked("Solo")
ARE_SOLOS = {"solo.contracts": "filled"}
NO_PARTNER = {"table.sides": ("lone_declarer",)}
CALLING: tuple[Item, ...] = (
    choice(
        "by",
        anyone=marked("Any seat may call it."),
        declarer=marked("Only the declarer may call it."),
        declarer_side=marked("Only the declarer or a partner may call it."),
    ),
    either(
        Sentence(
            marked("It is called in the auction, as a bid above all numbers."),
            {"when": "in_auction"},
        ),
        Sentence(
            marked("It is called with all cards in hand, before the first lead."),
            {"when": "full_hand"},
        ),
        Sentence(
            marked("It is called with the first cards in hand, and no more are dealt."),
            {"when": "first_packet", "blind": 0},
        ),
        Sentence(
            marked(
                "It is called with the first cards in hand; the rest is dealt, but the caller does"
                " not look at it before winning {blind} trick."
            ),
            {"when": "first_packet"},
            many=marked(
                "It is called with the first cards in hand; the rest is dealt, but the caller does"
                " not look at it before winning {blind} tricks."
            ),
        ),
    ),
    Sentence(marked("It may be called only if {if}.")),
    choice(
        "if.hand",
        not_sure=marked(
            "A hand that would lead and must then take every trick, without trumps and whatever "
            "the others hold, is too good for it."
        ),
        sure=marked(
            "Sure is a hand that would lead and must then take every trick, without trumps and "
            "whatever the others hold."
        ),
    ),
)
PLAYING: tuple[Item, ...] = (
    choice(
        "trump",
        none=marked("There is no trump suit."),
        own_choice=marked("The caller names the trump suit aloud."),
        first_lead=marked("The suit of the first card led is trump."),
    ),
    choice(
        "order",
        reversed=marked(
            "The cards rank the other way round, the weakest first; what they are worth stays."
        ),
    ),
    either(
        Sentence(
            marked("All the others play against the caller."),
            {"partner": "plays"},
            given=NO_PARTNER,
        ),
        Sentence(
            marked("The partner plays, and the partner's tricks count."), {"partner": "plays"}
        ),
        Sentence(
            marked("The partner's hand is laid face down and is not played."), {"partner": "out"}
        ),
        Sentence(
            marked("The partner's hand is laid open and is not played."), {"partner": "exposed"}
        ),
        Sentence(
            marked("The partner plays, and is caught by winning a trick before the others do."),
            {"partner": "must_not_win"},
        ),
    ),
    choice(
        "leader",
        caller=marked("The caller leads to the first trick."),
        usual=marked("The first lead is whose it always is."),
    ),
    either(
        Sentence(marked("Every trick must be won."), {"tricks": "none"}),
        Sentence(
            marked("Only {tricks} trick is played, and it must be won."),
            many=marked("Only {tricks} tricks are played, and all must be won."),
        ),
    ),
)
PAYING: tuple[Item, ...] = (
    either(
        Sentence(marked("Made, it brings {win}; failed, it costs {lose}.")),
        Sentence(marked("Made, it brings {win}; failed, it costs as much."), {"lose": None}),
    ),
    either(
        Sentence(marked("A partner who is caught costs {caught}.")),
        Sentence(
            marked("A partner who is caught costs what it costs to fail."),
            {"partner": "must_not_win", "caught": None},
        ),
    ),
)
ITEMS: tuple[Item, ...] = (
    Sentence(marked("There is no solo: nobody undertakes every trick."), {"contracts": "none"}),
    Sentence(
        marked(
            "A solo is an undertaking to win every trick. It takes the place of the bid; doubles "
            "and pairs count no more."
        ),
        given=ARE_SOLOS,
    ),
    Records("contracts", (*CALLING, *PLAYING, *PAYING)),
    choice(
        "priority",
        first_in_turn=marked(
            "If several would call a solo, the first in turn plays, from the eldest on."
        ),
        highest=marked(
            "After a solo is called the next seats are asked too, and may call one that brings "
            "more."
        ),
    ),
)
