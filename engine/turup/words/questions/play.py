"""What a table is asked about the play."""

from __future__ import annotations

from turup.words.questions.question import EASY, HARD, Question, asked, marked

QUESTIONS: tuple[Question, ...] = (
    asked(
        "play.first_leader",
        marked("Who leads to the first trick?"),
        EASY,
        eldest=marked("The player after the dealer, whoever has bid."),
        declarer=marked("The declarer."),
        after_declarer=marked("The player after the declarer."),
    ),
    asked(
        "play.underruff",
        marked("May a lower trump be thrown on a trick that is ruffed already?"),
        free=marked("Yes."),
        barred_next=marked("Not right after the ruff, unless there is nothing else to play."),
        barred_later=marked("Not later in that trick, unless there is nothing else to play."),
        barred_unless_partner_winning=marked(
            "Not later in that trick, unless the partner wins it or there is nothing else to play."
        ),
    ),
    asked(
        "play.equal_cards",
        marked("Of two equal cards in a trick, which one wins?"),
        EASY,
        first_played=marked("The first."),
        last_played=marked("The last."),
    ),
    asked(
        "play.ends_early",
        marked("Are all tricks played, even when the result is certain?"),
        never=marked("Yes."),
        when_lost=marked("No, it is over when the bid can no longer be made."),
        when_decided=marked("No, it is over when either result is certain."),
    ),
    Question(
        "play.lead_limits",
        marked("May the declarer lead a trump while it lies face down?"),
        {"none": marked("Yes, any card may be led.")},
        HARD,
    ),
)
