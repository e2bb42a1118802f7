"""What a table is asked about the deal."""

from __future__ import annotations

from turup.words.questions.question import HARD, HARDEST, Question, asked, marked

QUESTIONS: tuple[Question, ...] = (
    Question(
        "deal.stages", marked("In which order are cards dealt, bids made and tricks played?"),
        ease=HARD,
    ),
    Question(
        "deal.redeals",
        marked("After which cards may or must a deal be thrown in and dealt again?"),
        {"none": marked("Whatever the cards, they are played.")},
        HARDEST,
    ),
    asked(
        "deal.next_dealer",
        marked("Who deals next?"),
        next_seat=marked("The next seat, always."),
        same_while_behind=marked("The same dealer, as long as the dealer's side is behind."),
        solo_winner=marked("The next seat, but after a solo that was won its winner."),
    ),
    asked(
        "deal.shuffle",
        marked("How are the cards shuffled between deals?"),
        full=marked("Well, so that nobody knows what lies where."),
        light=marked("They are only cut through a few times, so that long suits stay together."),
    ),
)  # fmt: skip
