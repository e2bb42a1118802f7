"""What a table is asked about doubles."""

from __future__ import annotations

from turup.words.questions.question import EASY, HARD, Question, asked, marked

QUESTIONS: tuple[Question, ...] = (
    Question(
        "doubling.steps",
        marked("May the stake be doubled, and how?"),
        {"none": marked("No, nobody may double.")},
        HARD,
    ),
    asked(
        "doubling.when",
        marked("When are doubles said?"),
        EASY,
        own_stage=marked("After the auction."),
        in_auction=marked("During the auction, instead of a bid."),
    ),
    Question(
        "doubling.limit",
        marked("Is there a stake that nothing can raise further?"),
        {"none": marked("No, doubles always count in full.")},
    ),
)
