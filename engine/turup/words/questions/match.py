"""What a table is asked about the match."""

from __future__ import annotations

from turup.words.questions.question import EASY, Question, asked, marked

KEPT: tuple[Question, ...] = (
    asked(
        "match.unit",
        marked("How is the score kept?"),
        EASY,
        game_points=marked("In writing, as points."),
        pips=marked("With a red and a black six that show pips."),
        tables=marked("With cards that change hands, called tables."),
        tokens=marked("With tokens that change hands."),
        balls=marked("In balls."),
        stone=marked("In stones."),
        base_cards=marked("With base cards that change hands."),
        money=marked("With coins."),
    ),
    Question(
        "match.start",
        marked("With how much does each side begin?"),
        {0: marked("With nothing.")},
    ),
)
ENDING: tuple[Question, ...] = (
    Question(
        "match.win_at",
        marked("Which score wins the match?"),
        {"none": marked("No number does; it ends otherwise.")},
        EASY,
    ),
    Question(
        "match.lose_at",
        marked("Is the match lost by whoever falls to a number?"),
        {"none": marked("No.")},
    ),
    asked(
        "match.at_zero",
        marked("What becomes of a side with nothing left?"),
        nothing=marked("Nothing; it goes on losing, below nothing, if it can."),
        cannot_pay_loses=marked("It has lost when it cannot pay in full."),
        loses=marked("It has lost the match."),
        next_loss_loses=marked("It plays on, and the next loss loses the match."),
        wins=marked("It has won the match."),
    ),
    Question(
        "match.sets",
        marked("Are there sets, several of which win the match?"),
        {"none": marked("No.")},
    ),
    Question(
        "match.clip",
        marked("Does a beaten side wear clips on the ear?"),
        {
            "none": marked("No."),
            "until_bid_made": marked("Yes, until it has made bids of its own."),
        },
    ),
    Question(
        "match.length",
        marked("Is a fixed number of deals played?"),
        {"none": marked("No.")},
    ),
)
QUESTIONS = (*KEPT, *ENDING)
