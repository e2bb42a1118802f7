"""What a table is asked about mishaps."""

from __future__ import annotations

from turup.words.questions.question import HARD, Question, marked

UNSAID = {"none": marked("Nothing is laid down for it.")}
QUESTIONS: tuple[Question, ...] = (
    Question(
        "penalties.revoke",
        marked("What does it cost to play a card that was not legal?"),
        UNSAID,
        HARD,
    ),
    Question(
        "penalties.false_pair",
        marked("What does it cost to show a pair that is not held?"),
        UNSAID,
        HARD,
    ),
    Question(
        "penalties.false_claim",
        marked("What does it cost to have a deal thrown in that need not be?"),
        UNSAID,
        HARD,
    ),
    Question(
        "penalties.out_of_turn",
        marked("What does it cost to play or speak out of turn?"),
        UNSAID,
        HARD,
    ),
    Question(
        "penalties.signal",
        marked("What does it cost to signal to the partner?"),
        UNSAID,
        HARD,
    ),
    Question(
        "penalties.wrong_cut",
        marked("What does it cost to cut the cards against the rules?"),
        UNSAID,
        HARD,
    ),
    Question(
        "penalties.reshuffle",
        marked("What does it cost to shuffle again during the bidding?"),
        UNSAID,
        HARD,
    ),
)
