"""The bidding on a rule sheet."""

from __future__ import annotations

from turup.words.sheet.sentences import (
    Each,
    Item,
    Record,
    Records,
    Rows,
    Sentence,
    choice,
    either,
)
from turup.words.sheet.stakes import STAKES, THE_LOWEST
from turup.words.translation import marked

TITLE = marked("The auction")
STEPS = Rows(
    "step",
    {"from": marked("From a bid of"), "step": marked("Bids go up by")},
    {"from": {None: THE_LOWEST}},
)
TURNS: tuple[Item, ...] = (
    choice(
        "turns",
        in_order=marked("The seats speak one after the other."),
        duel=marked(
            "The first two bid against each other; whoever passes is out, and the next seat takes "
            "on the other."
        ),
    ),
    choice(
        "opener",
        eldest=marked("The eldest, the seat after the dealer, speaks first."),
        dealer=marked("The dealer speaks first, and the seat before the dealer last."),
    ),
    choice(
        "opening",
        forced=marked(
            "Whoever speaks first must bid; a seat that is barred passes the duty on, and if it "
            "comes to the last seat, that one must bid whatever it holds."
        ),
        forced_with_points=marked(
            "Whoever speaks first must bid, but a seat without a card point is excused and the "
            "duty passes on."
        ),
        free=marked("Nobody is forced to bid."),
    ),
)
COUNTED = {"scoring.goal": ("counters",)}
ALL_PASS = either(
    Sentence(marked("If nobody bids, the same dealer deals again."), {"all_pass": "same_dealer"}),
    Sentence(marked("If nobody bids, the next dealer deals."), {"all_pass": "next_dealer"}),
    Sentence(
        marked("If all others pass, the dealer must bid, the lowest bid or more."),
        {"all_pass": "dealer_at_minimum"},
    ),
    Sentence(
        marked("If nobody bids, the eldest's side plays without trumps, and no bid stands."),
        {"all_pass": "no_trump"},
        given=COUNTED,
    ),
    Sentence(
        marked("If nobody bids, the eldest's side plays without trumps for the lowest bid."),
        {"all_pass": "no_trump"},
    ),
    Sentence(
        marked("If nobody bids, the eldest fixes trump, and no bid stands."),
        {"all_pass": "eldest_declares"},
        given=COUNTED,
    ),
    Sentence(
        marked("If nobody bids, the eldest fixes trump and plays for the lowest bid."),
        {"all_pass": "eldest_declares"},
    ),
    Sentence(
        marked(
            "If nobody bids, the first seat from the eldest on whose side is ahead fixes trump, "
            "and no bid stands."
        ),
        {"all_pass": "ahead_declares"},
        given=COUNTED,
    ),
    Sentence(
        marked(
            "If nobody bids, the first seat from the eldest on whose side is ahead fixes trump and "
            "plays for the lowest bid."
        ),
        {"all_pass": "ahead_declares"},
    ),
)
BIDS: tuple[Item, ...] = (
    Sentence(marked("Bids go from {minimum} to {maximum}, and the highest ends the bidding.")),
    either(
        Sentence(marked("Every number between them may be bid."), {"step": 1}),
        Sentence(marked("Bids go up by {step}, or a multiple of it.")),
    ),
    STEPS,
    choice(
        "raise",
        higher=marked("Each bid is higher than the one before."),
        holder_may_match=marked(
            "Whoever held the bid until it was last raised may hold it by bidding the same "
            "number; after that it takes a higher one."
        ),
        equal_once=marked(
            "Each number may be bid a second time, by another seat, which then holds it; "
            "after that it takes a higher one."
        ),
    ),
    # Where a limit lets somebody, it says so below, and from which number on.
    Sentence(marked("Nobody raises a bid of their own.")),
    choice(
        "rounds",
        one=marked("Each seat speaks once."),
        until_passes=marked("The bidding goes on until everybody but the highest bidder passes."),
    ),
    choice(
        "passing",
        final=marked("Who has passed is out."),
        may_return=marked("Who has passed may bid at a later turn."),
    ),
    Each(
        "forms",
        {
            "number": marked("A bid may be a number alone; trump is fixed afterwards."),
            "number_suit": marked("A bid may be a number and the trump suit behind it."),
            "no_trump": marked("A bid may be a number without trumps."),
            "suit_number": marked("A bid may be the trump suit and a number behind it."),
            "plus": marked("A bid may be so many more in the suit that was bid last, if one was."),
            "noes": marked(
                "A bid may be a number and noes: without trumps, and without the suit bid last."
            ),
        },
    ),
    ALL_PASS,
)
LIMITS = Records(
    "limits",
    (
        either(
            Sentence(marked("If {if}, no bid may be made."), {"by": "anyone", "minimum": "no_bid"}),
            Sentence(
                marked("If {if}, the eldest may not bid."), {"by": "eldest", "minimum": "no_bid"}
            ),
            Sentence(
                marked("If {if}, the dealer may not bid."), {"by": "dealer", "minimum": "no_bid"}
            ),
            Sentence(marked("If {if}, a bid must be {minimum} or more."), {"by": "anyone"}),
            Sentence(marked("If {if}, the eldest must bid {minimum} or more."), {"by": "eldest"}),
            Sentence(marked("If {if}, the dealer must bid {minimum} or more."), {"by": "dealer"}),
        ),
    ),
)
ASKING = Record(
    "ask_partner",
    marked("Asking the partner"),
    (
        either(
            Sentence(
                marked("Every seat may ask its partner to bid in its stead, if {if}."),
                {"by": "anyone"},
            ),
            Sentence(
                marked("The eldest may ask the partner to bid in the eldest's stead, if {if}."),
                {"by": "eldest"},
            ),
            Sentence(
                marked("Every seat may ask its partner to bid in its stead."), {"by": "anyone"}
            ),
            Sentence(
                marked("The eldest may ask the partner to bid in the eldest's stead."),
                {"by": "eldest"},
            ),
        ),
        choice(
            "answer",
            may_return=marked(
                "The partner bids, passes, or hands the question back; then the asker bids or "
                "passes."
            ),
            must_speak=marked("The partner bids or passes."),
        ),
        Sentence(
            marked(
                "Asking uses up a speech of both; a pass in answer is the asker's, and a bid is "
                "the partner's own. Who must bid cannot ask."
            )
        ),
    ),
)
SECOND = Record(
    "second",
    marked("The second auction"),
    (
        Sentence(
            marked(
                "On the full hand the bidding is opened again, from {minimum} on and above the bid "
                "that stands."
            )
        ),
        choice(
            "opener",
            declarer=marked("The declarer speaks first."),
            eldest=marked("The eldest speaks first."),
        ),
        choice(
            "passing",
            may_enter=marked("Who has passed in the first auction may bid again."),
            stay_out=marked("Who has passed in the first auction is not asked again."),
        ),
        choice(
            "rounds",
            one=marked("Each seat speaks once in it."),
            until_passes=marked("It goes on until everybody but the highest bidder passes."),
        ),
        Sentence(
            marked(
                "Whoever wins it fixes a new trump: the old indicator goes home, and doubles are "
                "wiped out. If nobody bids in it, the first contract stands."
            )
        ),
        Sentence(
            marked("A bid is worth as much as the same bid of the first auction."),
            {"stakes": "none"},
        ),
        STAKES,
    ),
)
ITEMS: tuple[Item, ...] = (*TURNS, *BIDS, LIMITS, ASKING, SECOND)
