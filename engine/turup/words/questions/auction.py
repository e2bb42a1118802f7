"""What a table is asked about its bidding."""

from __future__ import annotations

from turup.words.questions.question import EASY, HARD, Question, asked, marked

SPEAKING: tuple[Question, ...] = (
    asked(
        "auction.turns",
        marked("How do the bids go round?"),
        in_order=marked("Each seat speaks in its turn."),
        duel=marked("Two bid against each other, and the next takes on whoever is left."),
    ),
    asked(
        "auction.opening",
        marked("Must whoever speaks first make a bid?"),
        EASY,
        forced=marked("Yes, whatever the cards."),
        forced_with_points=marked("Yes, unless there is not one card point in hand."),
        free=marked("No, everybody may pass."),
    ),
    asked(
        "auction.all_pass",
        marked("What happens if nobody bids?"),
        same_dealer=marked("The same dealer deals again."),
        next_dealer=marked("The next dealer deals."),
        dealer_at_minimum=marked("If all others pass, the dealer must bid."),
        no_trump=marked("The deal is played without trumps."),
        eldest_declares=marked("The eldest, who sits next to the dealer, makes trump."),
        ahead_declares=marked("The first seat of the side that is ahead makes trump."),
    ),
    asked(
        "auction.rounds",
        marked("How often may a player bid?"),
        EASY,
        one=marked("Each player speaks once."),
        until_passes=marked("Until all but the highest bidder have passed."),
    ),
    asked(
        "auction.passing",
        marked("May a player who has passed bid again?"),
        EASY,
        final=marked("No, a pass is final."),
        may_return=marked("Yes, at a later turn."),
    ),
    asked(
        "auction.raise",
        marked("Must each bid be higher than the one before?"),
        higher=marked("Yes, always."),
        holder_may_match=marked("Whoever is outbid may hold the bid at the same number."),
        equal_once=marked("Each number may be bid a second time, by another player."),
    ),
)
NUMBERS: tuple[Question, ...] = (
    Question("auction.minimum", marked("What is the lowest bid?"), ease=EASY),
    Question("auction.maximum", marked("What is the highest bid?"), ease=EASY),
    Question(
        "auction.step",
        marked("By how much must a bid go up?"),
        {1: marked("By one or more; every number may be bid.")},
    ),
    Question(
        "auction.limits",
        marked("Is there a bid that only some may make, such as over the partner?"),
        {"none": marked("No, everybody may make every bid.")},
        HARD,
    ),
)
OTHERS: tuple[Question, ...] = (
    Question("auction.forms", marked("How is a bid worded?")),
    Question(
        "auction.ask_partner",
        marked("May a player ask the partner to bid instead?"),
        {"none": marked("No, each player speaks alone.")},
    ),
    Question(
        "auction.second",
        marked("Is there a second auction, when all the cards are dealt?"),
        {"none": marked("No, there is one auction.")},
        HARD,
    ),
)
QUESTIONS = (*SPEAKING, *NUMBERS, *OTHERS)
