"""What a table is asked about what a deal is worth."""

from __future__ import annotations

from turup.words.questions.question import EASY, HARD, HARDEST, PLAIN, Question, asked, marked

QUESTIONS: tuple[Question, ...] = (
    asked(
        "scoring.goal",
        marked("When is a bid made?"),
        bid=marked("When the declarer's side takes as many card points as were bid."),
        counters=marked("When the others, who count, do not reach a number less the bid."),
        more_than_half=marked("When the declarer's side takes more than half of what counts."),
    ),
    Question("scoring.counters_need", marked("How many card points do those who count need?")),
    Question(
        "scoring.last_trick_points",
        marked("Does the last trick count card points, and how many?"),
        {0: marked("No, nothing of its own.")},
        EASY,
    ),
    asked(
        "scoring.last_trick_from",
        marked("Where do the last trick's points come from?"),
        nowhere=marked("They are added."),
        other_side=marked("The other side loses as many."),
    ),
    Question("scoring.stakes", marked("What is a bid worth?"), ease=HARD),
    asked(
        "scoring.paid",
        marked("Who is paid for a deal?"),
        PLAIN,
        declarer_scores=marked("Only the declarer's side gains or loses."),
        winners_score=marked("Whoever wins the deal scores it; nobody loses."),
        losers_pay=marked("The losers pay the winners."),
        winners_give=marked("The winners give to the losers, for who has nothing left has won."),
    ),
    Question(
        "scoring.under_half",
        marked("Does it cost more to take less than half of the bid?"),
        {"none": marked("No.")},
    ),
    Question(
        "scoring.claims",
        marked("Can a player announce every trick, or the last one, while the cards are played?"),
        {"none": marked("No.")},
        HARDEST,
    ),
)
