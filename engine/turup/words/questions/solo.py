"""What a table is asked about playing alone."""

from __future__ import annotations

from turup.words.questions.question import HARD, Question, marked

QUESTIONS: tuple[Question, ...] = (
    Question(
        "solo.contracts",
        marked("May a player undertake to play alone?"),
        {"none": marked("No.")},
        HARD,
    ),
)
