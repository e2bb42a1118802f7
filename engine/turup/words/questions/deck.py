"""What a table is asked about its cards."""

from __future__ import annotations

from turup.words.questions.question import EASY, HARD, Question, marked

QUESTIONS: tuple[Question, ...] = (
    Question("deck.packs", marked("How many packs are shuffled together?"), {}, EASY, is_firm=True),
    Question(
        "deck.total",
        marked("How many card points do the cards make, without the last trick?"),
        {},
        EASY,
        is_firm=True,
    ),
    Question("deck.order", marked("Which cards are used, and how do they rank?"), is_firm=True),
    Question(
        "deck.points", marked("How many card points does each card count?"), {}, HARD, is_firm=True
    ),
)
