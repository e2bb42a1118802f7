"""Trump on a rule sheet: what shows it, and how it is brought out."""

from __future__ import annotations

from turup.words.sheet.sentences import Each, Item, Record, Sentence, choice, either
from turup.words.translation import marked

TITLE = marked("Trump")
FACE_DOWN = {"trump.exposed_by": ("face_down", "face_down_all")}
LATER = Record(
    "later_card",
    marked("Trump from a later card"),
    (
        either(
            Sentence(
                marked(
                    "If {if}, the declarer may leave trump to card number {nth} dealt to that "
                    "seat, which is laid face down unseen as the indicator."
                ),
                {"duty": "may"},
            ),
            Sentence(
                marked(
                    "If {if}, the declarer must leave trump to card number {nth} dealt to that "
                    "seat, which is laid face down unseen as the indicator."
                ),
                {"duty": "must"},
            ),
            Sentence(
                marked(
                    "The declarer may leave trump to card number {nth} dealt to that seat, which "
                    "is laid face down unseen as the indicator."
                ),
                {"duty": "may"},
            ),
            Sentence(
                marked(
                    "The declarer must leave trump to card number {nth} dealt to that seat, which "
                    "is laid face down unseen as the indicator."
                ),
                {"duty": "must"},
            ),
        ),
    ),
)
FIXING: tuple[Item, ...] = (
    choice(
        "indicator",
        own_card=marked(
            "The declarer lays a card of the trump suit face down, the indicator, which is not "
            "part of the hand until trump is exposed."
        ),
        spare_card=marked(
            "The declarer lays a card from outside the deck face down to show the trump suit, and "
            "keeps the whole hand."
        ),
        announced=marked("Trump is named aloud, and open from the start."),
    ),
    choice(
        "seen_by",
        declarer=marked("The declarer alone knows what lies face down."),
        declarer_side=marked("The declarer's side knows what lies face down, and nobody else."),
    ),
    Each(
        "besides",
        {
            "no_trump": marked(
                "The declarer may choose no trumps instead of a suit; laid face down, a joker or "
                "a three shows it, and it begins when exposed."
            ),
            "reversed": marked(
                "The declarer may choose no trumps and the order of the cards turned round, their "
                "points unchanged; laid face down, a two shows it, and it begins when exposed."
            ),
            "reversed_trump": marked(
                "The declarer may choose a trump suit and the order of all cards turned round, "
                "their points unchanged; laid face down, that begins when exposed."
            ),
        },
    ),
    LATER,
)
CALLING: tuple[Item, ...] = (
    choice(
        "exposed_by",
        may_call=marked(
            "A player void in the suit led may call for trump before playing a card, and the "
            "declarer shows it; who does not call discards in silence."
        ),
        must_call=marked(
            "The first player void in the suit led must call for trump before playing a card, and "
            "the declarer shows it."
        ),
        first_lead=marked("Trump is shown with the first card led."),
        face_down=marked(
            "Nobody calls: while trump is concealed, a void player lays a card face down. If a "
            "trump lies among these cards when the trick is full, the declarer has the trumps "
            "turned up, and trump is exposed; otherwise they stay face down and win nothing."
        ),
        face_down_all=marked(
            "Nobody calls: while trump is concealed, a void player lays a card face down. If a "
            "trump lies among these cards when the trick is full, all of them are turned up but "
            "the declarer's own discard, and trump is exposed; otherwise they stay face down and "
            "win nothing."
        ),
    ),
    choice(
        "call_binds",
        nobody=marked("Whoever called may play any card."),
        caller=marked("Whoever called must play a trump to that trick, if holding one."),
        caller_unless_under=marked(
            "Whoever called must play a trump to that trick, if holding one that is not beaten "
            "already."
        ),
        declarer=marked(
            "Whoever called may play any card, but a void declarer who plays later to that trick "
            "must play a trump."
        ),
    ),
    choice(
        "counts_from",
        exposing_trick=marked(
            "In the trick in which trump is exposed every trump counts, those thrown before too."
        ),
        exposing_card=marked(
            "In the trick in which trump is exposed only trumps played afterwards count; those "
            "thrown before stay discards."
        ),
    ),
)
SPARE = {"trump.indicator": ("spare_card",)}
EXPOSES = either(
    Sentence(
        marked("A void declarer may ruff face down."),
        {"declarer_exposes": "when_void"},
        given={**FACE_DOWN, **SPARE},
    ),
    Sentence(
        marked(
            "A void declarer may ruff face down, also when only the indicator is left of the suit "
            "led."
        ),
        {"declarer_exposes": "when_void"},
        given=FACE_DOWN,
    ),
    Sentence(
        marked(
            "A void declarer may ruff face down only on a plain suit led by another, and otherwise "
            "discards."
        ),
        {"declarer_exposes": "to_ruff"},
        given=FACE_DOWN,
    ),
    Sentence(
        marked("A void declarer may ruff face down, and on lead the declarer may turn trump up."),
        {"declarer_exposes": "when_void_or_leading"},
        given=FACE_DOWN,
    ),
    Sentence(
        marked("A void declarer never ruffs face down, but discards."),
        {"declarer_exposes": "never"},
        given=FACE_DOWN,
    ),
    Sentence(
        marked("The declarer, too, may turn trump up when void in the suit led."),
        {"declarer_exposes": "when_void"},
        given=SPARE,
    ),
    Sentence(
        marked(
            "The declarer, too, may turn trump up when void in the suit led, also with only the "
            "indicator left of it."
        ),
        {"declarer_exposes": "when_void"},
    ),
    Sentence(
        marked("The declarer may turn trump up only to ruff a plain suit led by another."),
        {"declarer_exposes": "to_ruff"},
    ),
    Sentence(
        marked("The declarer may turn trump up when void in the suit led, and when on lead."),
        {"declarer_exposes": "when_void_or_leading"},
    ),
    Sentence(
        marked("The declarer never turns trump up; only others bring it out."),
        {"declarer_exposes": "never"},
    ),
)
PLAYS = either(
    Sentence(
        marked("To ruff face down the declarer may take any trump."),
        {"declarer_plays": "any_trump"},
        given=FACE_DOWN,
    ),
    Sentence(
        marked("To ruff face down the declarer takes the indicator itself."),
        {"declarer_plays": "indicator"},
        given=FACE_DOWN,
    ),
    Sentence(
        marked("A void declarer who turns trump up must play a trump, whichever it is."),
        {"declarer_plays": "any_trump"},
    ),
    Sentence(
        marked("A void declarer who turns trump up must play the indicator itself."),
        {"declarer_plays": "indicator"},
    ),
)
EXPOSING: tuple[Item, ...] = (
    EXPOSES,
    PLAYS,
    choice(
        "exposed_at_start",
        any_lead=marked(
            "The declarer may expose trump before the first lead, and leads any card if the lead "
            "is the declarer's."
        ),
        trump_lead=marked(
            "The declarer may expose trump before the first lead, and leads a trump if the lead is "
            "the declarer's."
        ),
        indicator_lead=marked(
            "The declarer may expose trump before the first lead, and leads the indicator if the "
            "lead is the declarer's."
        ),
        takes_lead=marked(
            "The declarer may expose trump before the first lead, and then leads a trump, whoever "
            "should have led."
        ),
    ),
    Sentence(
        marked(
            "From a bid of {exposed_from} on, a trump that is still concealed is exposed after the "
            "first trick."
        )
    ),
    choice(
        "never_exposed",
        last_trick=marked(
            "If nobody brings trump out, the declarer exposes the indicator in the last trick and "
            "plays it."
        ),
        void_deal=marked("If nobody brings trump out, the deal is thrown in."),
    ),
)
ITEMS: tuple[Item, ...] = (*FIXING, *CALLING, *EXPOSING)
