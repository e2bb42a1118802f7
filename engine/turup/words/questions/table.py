"""What a table is asked about who sits there."""

from __future__ import annotations

from turup.words.questions.question import EASY, Question, asked, marked

QUESTIONS: tuple[Question, ...] = (
    Question("table.seats", marked("How many players sit at the table?"), ease=EASY, is_firm=True),
    asked(
        "table.sides",
        marked("Who plays together?"),
        EASY,
        two_sides=marked("Two sides; partners, if any, sit in every second seat."),
        lone_declarer=marked("The declarer plays alone against all others."),
        card_partner=marked("The declarer names a card, and whoever holds it is the partner."),
    ),
    asked(
        "table.direction",
        marked("Which way round do the deal, the bidding and the play go?"),
        EASY,
        clockwise=marked("Clockwise, to the left."),
        counterclockwise=marked("To the right."),
    ),
)
