"""Who sits where, on a rule sheet."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Sentence, choice
from turup.words.translation import marked

TITLE = marked("The table")
ITEMS: tuple[Item, ...] = (
    Sentence(
        marked("{seats} player sits at the table."),
        many=marked("{seats} players sit at the table."),
    ),
    choice(
        "sides",
        two_sides=marked("There are two sides; partners, if any, sit in every second seat."),
        lone_declarer=marked("The declarer plays alone against all others."),
        card_partner=marked(
            "Right before the first lead the declarer names a card not dealt to the declarer, and "
            "plays with whoever holds it; only the holder knows until the card is played. In a "
            "solo the declarer plays alone."
        ),
    ),
    choice(
        "direction",
        clockwise=marked("Dealing, bidding and play go round clockwise, to the left."),
        counterclockwise=marked("Dealing, bidding and play go round to the right."),
    ),
)
