"""The tricks on a rule sheet: who leads, and which cards may be played."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Records, Sentence, choice, either
from turup.words.translation import marked

TITLE = marked("The play")
LIMITS = Records(
    "lead_limits",
    (
        either(
            Sentence(
                marked("If {if}, the declarer may not lead a trump, unless holding nothing else."),
                {"by": "declarer", "lead": "not_trump"},
            ),
            Sentence(
                marked("If {if}, the declarer must lead a trump, unless holding none."),
                {"by": "declarer", "lead": "trump"},
            ),
            Sentence(
                marked("If {if}, nobody may lead a trump, unless holding nothing else."),
                {"by": "anyone", "lead": "not_trump"},
            ),
            Sentence(
                marked("If {if}, everybody must lead a trump, unless holding none."),
                {"by": "anyone", "lead": "trump"},
            ),
        ),
    ),
)
TRICKS: tuple[Item, ...] = (
    choice(
        "first_leader",
        eldest=marked("The eldest leads to the first trick, whoever has bid."),
        declarer=marked("The declarer leads to the first trick."),
        after_declarer=marked("The seat after the declarer leads to the first trick."),
    ),
    choice(
        "follow",
        must=marked("Who holds the suit led must follow suit."),
        may_ruff=marked("Who holds the suit led follows suit or, once trump is exposed, ruffs."),
    ),
    choice(
        "void",
        free=marked("Who is void in the suit led may ruff or discard once trump is exposed."),
        must_ruff=marked(
            "Who is void in the suit led must ruff once trump is exposed, if holding a trump."
        ),
        must_ruff_unless_partner_winning=marked(
            "Who is void in the suit led must ruff once trump is exposed, if holding a trump, "
            "unless the partner is winning the trick."
        ),
    ),
    choice(
        "underruff",
        free=marked("Who is void may play a lower trump on a trick that has been ruffed."),
        barred_next=marked(
            "The seat right after a ruff may not play a lower trump, unless holding nothing else."
        ),
        barred_later=marked(
            "After a ruff no later seat may play a lower trump, unless holding nothing else."
        ),
        barred_unless_partner_winning=marked(
            "After a ruff no later seat may play a lower trump, unless holding nothing else or the "
            "partner is winning the trick."
        ),
    ),
    Sentence(
        marked(
            "These trumps need never be played once trump is exposed: {exempt_trumps}. Who holds "
            "no other trump need neither follow to a trump nor ruff, not even after calling for it."
        )
    ),
    choice(
        "jack_discard",
        after_suit_led=marked(
            "A jack may be thrown on another suit only if its own was led in an earlier trick, "
            "unless there is nothing else to play."
        ),
    ),
    Sentence(
        marked(
            "The highest trump wins the trick, or without one the highest card of the suit led; "
            "whoever wins it leads to the next."
        )
    ),
    choice(
        "equal_cards",
        first_played=marked("Of two equal cards the one played first wins."),
        last_played=marked("Of two equal cards the one played last wins."),
    ),
)
ITEMS: tuple[Item, ...] = (
    *TRICKS,
    Sentence(marked("Any card may be led."), {"lead_limits": "none"}),
    LIMITS,
    choice(
        "ends_early",
        never=marked("All tricks are played, even when the result is certain."),
        when_lost=marked(
            "The deal is over as soon as the declarer's side can no longer make its bid and "
            "nothing else can change the score."
        ),
        when_decided=marked(
            "The deal is over as soon as either result is certain and nothing else can change the "
            "score."
        ),
    ),
    choice(
        "concede",
        declarer=marked(
            "The declarer may give up at any turn to play, and pays as if the bid had failed; the "
            "tricks still to come count as the others'."
        ),
    ),
)
