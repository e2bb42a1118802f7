"""What a table is asked about trump."""

from __future__ import annotations

from turup.words.questions.question import EASY, Question, asked, marked

FIXING: tuple[Question, ...] = (
    asked(
        "trump.indicator",
        marked("How is trump fixed?"),
        EASY,
        own_card=marked("The declarer lays a card from the hand face down."),
        spare_card=marked("A card that is not in play, such as a two, lies face down for it."),
        announced=marked("It is named aloud with the bid, or after it."),
    ),
    Question(
        "trump.besides",
        marked("What else may be chosen instead of a trump suit?"),
        {(): marked("Nothing, there is always a trump suit.")},
    ),
    Question(
        "trump.later_card",
        marked("May trump be left to a card that is dealt later, such as the seventh?"),
        {"none": marked("No, the declarer knows what is trump.")},
    ),
)
EXPOSING: tuple[Question, ...] = (
    asked(
        "trump.exposed_by",
        marked("How does the trump that lies face down come out?"),
        EASY,
        may_call=marked("A player who cannot follow suit may call for it."),
        must_call=marked("The first player who cannot follow suit must call for it."),
        first_lead=marked("With the first card led."),
        face_down=marked("Who cannot follow lays a card face down; trumps are turned up."),
        face_down_all=marked("Who cannot follow lays a card face down; all are turned up."),
    ),
    asked(
        "trump.call_binds",
        marked("Must whoever calls for trump play one?"),
        nobody=marked("No, any card will do."),
        caller=marked("Yes, if there is one in hand."),
        caller_unless_under=marked("Yes, unless it would be beaten already."),
        declarer=marked("No, but the declarer must, if void too."),
    ),
    asked(
        "trump.counts_from",
        marked("Does a trump thrown before trump came out count in that trick?"),
        exposing_trick=marked("Yes, every trump of the trick counts."),
        exposing_card=marked("No, only those played afterwards."),
    ),
    asked(
        "trump.declarer_exposes",
        marked("When may the declarer bring trump out?"),
        when_void=marked("When the declarer cannot follow suit."),
        to_ruff=marked("Only to ruff a plain suit that another has led."),
        when_void_or_leading=marked("When void, and when leading."),
        never=marked("Never; only the others do."),
    ),
    asked(
        "trump.declarer_plays",
        marked("Which trump does a declarer play who brings trump out?"),
        any_trump=marked("Any of them."),
        indicator=marked("The very card that lay face down."),
    ),
    asked(
        "trump.never_exposed",
        marked("What if nobody brings trump out?"),
        last_trick=marked("The declarer shows it in the last trick."),
        void_deal=marked("The deal is void."),
    ),
    asked(
        "trump.exposed_at_start",
        marked("May the declarer open trump before the first lead?"),
        never=marked("No."),
        any_lead=marked("Yes, and leads any card."),
        trump_lead=marked("Yes, and leads a trump if the lead is the declarer's."),
        indicator_lead=marked("Yes, and leads the card that lay face down."),
        takes_lead=marked("Yes, and takes the lead with a trump, whoever had it."),
    ),
    Question(
        "trump.exposed_from",
        marked("Is there a bid from which on trump is opened after the first trick?"),
        {"none": marked("No.")},
    ),
)
QUESTIONS = (*FIXING, *EXPOSING)
