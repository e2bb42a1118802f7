"""What a table is asked about the king and queen in one hand."""

from __future__ import annotations

from turup.words.questions.question import HARD, HARDEST, Question, asked, marked

QUESTIONS: tuple[Question, ...] = (
    Question(
        "pair.kinds",
        marked("What do a king and queen of one suit in one hand count?"),
        {"none": marked("Nothing.")},
        HARD,
    ),
    asked(
        "pair.effect",
        marked("What does a pair change?"),
        target=marked("The card points that the declarer needs go down, or up."),
        points=marked("It is added to the card points of the side that shows it."),
        times_target=marked("The card points that the declarer needs are divided or multiplied."),
        times_stake=marked("The stake is multiplied or divided."),
    ),
    asked(
        "pair.declared",
        marked("How does a pair come to count?"),
        shown=marked("It is shown."),
        by_itself=marked("By itself, as soon as it may."),
        on_honour=marked("It is said, and believed."),
    ),
    Question(
        "pair.declarer",
        marked("When may the declarer's side show a pair?"),
        {"none": marked("Never.")},
        HARD,
    ),
    Question(
        "pair.defenders",
        marked("When may the defenders show a pair?"),
        {"none": marked("Never.")},
        HARD,
    ),
    Question(
        "pair.floor",
        marked("How far down can a pair bring what the declarer needs?"),
        {"none": marked("As far as it goes."), "minimum": marked("Down to the lowest bid.")},
        HARDEST,
    ),
    Question(
        "pair.cap",
        marked("How far up can a pair bring what the declarer needs?"),
        {"none": marked("As far as it goes."), "total": marked("Up to all the card points.")},
        HARDEST,
    ),
)
