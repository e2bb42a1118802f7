"""Doubles on a rule sheet."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Records, Sentence, choice, either
from turup.words.translation import marked

TITLE = marked("Doubles")
WHO = either(
    Sentence(marked("Any defender may say it."), {"by": "defenders", "after": "none"}),
    Sentence(
        marked("The declarer or a partner may say it."), {"by": "declarer_side", "after": "none"}
    ),
    Sentence(marked("The declarer alone may say it."), {"by": "declarer", "after": "none"}),
    Sentence(marked("Any defender may say it in answer to {after}."), {"by": "defenders"}),
    Sentence(
        marked("The declarer or a partner may say it in answer to {after}."),
        {"by": "declarer_side"},
    ),
    Sentence(marked("The declarer alone may say it in answer to {after}."), {"by": "declarer"}),
)
STAKE = either(
    Sentence(
        marked("It makes the stake {stake.times} time as high."),
        many=marked("It makes the stake {stake.times} times as high."),
    ),
    Sentence(marked("It adds {stake.plus} to the stake.")),
    Sentence(marked("It makes the stake {stake}, whatever the bid.")),
)
ITEMS: tuple[Item, ...] = (
    Sentence(marked("Nobody may double."), {"steps": "none"}),
    choice(
        "when",
        own_stage=marked(
            "Doubles have their own time, and are offered seat by seat from the eldest. Of several "
            "only the last one counts, reckoned from the stake of the bid."
        ),
        in_auction=marked(
            "Doubles are said in the auction instead of a bid, and a higher bid wipes them out. Of "
            "several only the last one counts, reckoned from the stake of the bid."
        ),
    ),
    Records(
        "steps",
        (
            WHO,
            STAKE,
            Sentence(marked("It may be said only if {if}.")),
            choice(
                "auction",
                goes_on=marked("The others may still bid after it."),
                ends=marked("It ends the auction."),
            ),
        ),
    ),
    Sentence(
        marked("The stake never goes above {limit}: what would carry it further cannot be said."),
    ),
)
