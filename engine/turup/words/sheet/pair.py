"""Pairs on a rule sheet: what can be shown, by whom and when, and what it does."""

from __future__ import annotations

from turup.words.sheet.sentences import (
    Alike,
    Item,
    Record,
    Records,
    Rows,
    Sentence,
    choice,
    either,
)
from turup.words.sheet.stakes import THE_LOWEST
from turup.words.translation import marked

TITLE = marked("Pairs")
ARE_PAIRS = {"pair.kinds": "filled"}
ANNOUNCED = {"trump.indicator": ("announced",)}
COUNTED = {"scoring.goal": ("counters",)}
KINDS = Records(
    "kinds",
    (
        either(
            Sentence(marked("It is made of {cards} of trumps."), {"suit": "trump"}),
            Sentence(
                marked(
                    "It is made of {cards} of a suit that is not trump; it counts once in each, "
                    "and the suit is said with it."
                ),
                {"suit": "plain"},
            ),
            Sentence(marked("It is made of {cards} of every suit."), {"suit": "each_suit"}),
        ),
        either(
            Sentence(
                marked("It is worth {worth} card point."),
                many=marked("It is worth {worth} card points."),
                given={"pair.effect": ("target", "points")},
            ),
            Sentence(marked("It is worth {worth}.")),
        ),
    ),
)
WINDOW = choice(
    "window",
    after_exposure=marked("It may show at any time after trump is exposed."),
    after_trick_since_exposure=marked(
        "It may show once it has won a trick since trump was exposed; the exposing trick counts."
    ),
    after_trump_trick_since_exposure=marked(
        "It may show once it has won a trick with a trump since trump was exposed."
    ),
    after_ruff_since_exposure=marked(
        "It may show once it has won a trick by ruffing a plain suit since trump was exposed."
    ),
    after_trick_before_exposure=marked(
        "It may show after trump is exposed, if it had won a trick before."
    ),
    after_exposure_and_any_trick=marked(
        "It may show after trump is exposed, if it has won any trick, before or since."
    ),
    after_anyones_trick_since_exposure=marked(
        "It may show once either side has won a trick since trump was exposed; the exposing trick "
        "counts."
    ),
    after_any_trick=marked(
        "It may show right after any trick it has won, until the next one is finished."
    ),
    after_first_trick=marked(
        "It may show right after the first trick it has won since trump was exposed, until the "
        "next one is finished; the exposing trick counts."
    ),
    after_first_or_third_trick=marked(
        "It may show right after the first or the third trick it has won since trump was exposed, "
        "until the next one is finished; the exposing trick counts."
    ),
)
SHOWING: tuple[Item, ...] = (
    WINDOW,
    Sentence(marked("It may show only if {if}.")),
    Rows(
        "worth",
        {"from": marked("From a bid of"), "worth": marked("A pair is worth")},
        {"from": {None: THE_LOWEST}, "worth": {"none": marked("nothing: it may not be shown")}},
        (Sentence(marked("Whatever was bid, a pair is worth {worth}."), {"from": None}),),
    ),
)
SIDES: tuple[Item, ...] = (
    Sentence(marked("The declarer's side may not show any."), {"declarer": "none"}),
    Sentence(marked("The defenders may not show any."), {"defenders": "none"}),
    Alike(
        (
            Record("declarer", marked("The declarer's side"), SHOWING),
            Record("defenders", marked("The defenders"), SHOWING),
        ),
        marked("Either side"),
    ),
    Sentence(
        marked("Trump that was announced counts as exposed with the first lead."),
        given={**ARE_PAIRS, **ANNOUNCED},
    ),
)
MANNER: tuple[Item, ...] = (
    choice(
        "holder",
        one_hand=marked("All the cards of a pair must be in one hand."),
        side=marked(
            "The cards of a pair may lie in several hands of a side; since no player sees a "
            "partner's cards, they count without a word."
        ),
    ),
    choice(
        "declared",
        shown=marked(
            "A player whose turn it is shows the cards before playing, and takes them back into "
            "the hand."
        ),
        by_itself=marked("Nobody need show the cards: they count as soon as they may."),
        on_honour=marked(
            "A player whose turn it is announces the pair, and is believed without showing it."
        ),
    ),
    choice(
        "held",
        now=marked("None of the cards may have been played before."),
        at_deal=marked(
            "It is enough to have been dealt the cards; they may have been played since."
        ),
    ),
)
EFFECT = either(
    Sentence(
        marked(
            "A pair of the defenders lowers the card points they need by what the pair is worth; a "
            "pair of the declarer's side raises them."
        ),
        {"effect": "target"},
        given=COUNTED,
    ),
    Sentence(
        marked(
            "A pair of the declarer's side lowers the card points it needs by what the pair is "
            "worth; a pair of the defenders raises them."
        ),
        {"effect": "target"},
    ),
    Sentence(
        marked("What a pair is worth is added to the card points its side has captured."),
        {"effect": "points"},
    ),
    Sentence(
        marked(
            "A pair of the defenders divides the card points they need by what the pair is worth; "
            "a pair of the declarer's side multiplies them. A fraction favours the declarer's side."
        ),
        {"effect": "times_target"},
        given=COUNTED,
    ),
    Sentence(
        marked(
            "A pair of the declarer's side divides the card points it needs by what the pair is "
            "worth; a pair of the defenders multiplies them. A fraction favours the declarer's "
            "side."
        ),
        {"effect": "times_target"},
    ),
    Sentence(
        marked(
            "A pair of the declarer's side multiplies the stake by what the pair is worth; a pair "
            "of the defenders divides it. A fraction that is left favours the declarer's side."
        ),
        {"effect": "times_stake"},
    ),
)
LIMITS: tuple[Item, ...] = (
    either(
        Sentence(
            marked("No pair lowers what is needed below the lowest bid of all."),
            {"floor": "minimum"},
        ),
        Sentence(
            marked(
                "No pair lowers what is needed below {floor}, or below the bid where that is lower."
            )
        ),
    ),
    either(
        Sentence(
            marked("No pair raises what is needed above all that can be captured."),
            {"cap": "total"},
        ),
        Sentence(
            marked(
                "No pair raises what is needed above {cap}, or above the bid where that is higher."
            )
        ),
    ),
)
ITEMS: tuple[Item, ...] = (
    Sentence(marked("There are no pairs: cards held together count nothing."), {"kinds": "none"}),
    KINDS,
    *MANNER,
    *SIDES,
    EFFECT,
    *LIMITS,
)
