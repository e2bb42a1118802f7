"""The match on a rule sheet: how game points add up, and when it is over."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Record, Sentence, choice, either
from turup.words.translation import marked

TITLE = marked("The match")
TWO_SIDES = {"table.sides": ("two_sides",)}
NO_SETS = {"match.sets": ("none",)}
MAY_LOSE = {
    "scoring.paid": ("declarer_scores", "losers_pay", "winners_give"),
    "match.lose_at": ("none",),
}
KEPT: tuple[Item, ...] = (
    choice(
        "unit",
        game_points=marked("The score is written down in plain game points."),
        pips=marked(
            "Game points are pips, shown on a red and a black six: red pips stand for plus, black "
            "ones for minus."
        ),
        tables=marked("Game points are cards that change hands, called tables."),
        tokens=marked("Game points are tokens that change hands."),
        balls=marked("Game points are called balls."),
        stone=marked("Game points are called stones."),
        base_cards=marked("Game points are base cards, of which the losers hand some over."),
        money=marked("Game points are coins."),
    ),
    either(
        Sentence(marked("Everybody begins with nothing."), {"start": 0}),
        Sentence(marked("Each side begins with {start}."), given=TWO_SIDES),
        Sentence(marked("Each player begins with {start}.")),
    ),
)
ENDING: tuple[Item, ...] = (
    either(
        Sentence(marked("Whoever reaches {win_at} has won the match."), given=NO_SETS),
        Sentence(marked("Whoever reaches {win_at} opens a red set.")),
    ),
    either(
        Sentence(marked("Whoever falls to {lose_at} has lost the match."), given=NO_SETS),
        Sentence(marked("Whoever falls to {lose_at} opens a black set.")),
    ),
    either(
        Sentence(
            marked("Whoever has nothing left goes on losing, and stands below nothing then."),
            {"at_zero": "nothing"},
            given=MAY_LOSE,
        ),
        Sentence(
            marked("Whoever cannot pay in full hands over what is left and has lost the match."),
            {"at_zero": "cannot_pay_loses"},
        ),
        Sentence(
            marked("Whoever has nothing left has lost the match; nobody pays more than is left."),
            {"at_zero": "loses"},
        ),
        Sentence(
            marked(
                "Whoever cannot pay in full hands over what is left and plays on with nothing; the "
                "next loss loses the match."
            ),
            {"at_zero": "next_loss_loses"},
        ),
        Sentence(marked("Whoever is rid of everything has won the match."), {"at_zero": "wins"}),
    ),
    choice(
        "clip",
        until_bid_made=marked(
            "A side that is stripped of its last card wears clips on the ear, one for each player, "
            "the kunukku. A bid of its own that is made takes off one clip for each game point it "
            "brings, one that fails adds one, and no side wins the match while it wears any."
        ),
    ),
)
SETS = Record(
    "sets",
    marked("Sets"),
    (
        Sentence(
            marked("{win_at} red set wins the match, and as many black ones lose it."),
            many=marked("{win_at} red sets win the match, and as many black ones lose it."),
        ),
        choice(
            "excess",
            dropped=marked("After a set its tally starts again as at the beginning."),
            kept=marked("After a set its tally starts again, and what was over the mark stays."),
        ),
        choice(
            "equal",
            kept=marked("Sets of one colour that both sides have open stay open."),
            dropped=marked("Sets of one colour that both sides have open are dropped by both."),
        ),
    ),
)
LENGTH: tuple[Item, ...] = (
    Sentence(
        marked(
            "{length.deals} deal is played, and then whoever stands best has won; deals that are "
            "thrown in do not count."
        ),
        many=marked(
            "{length.deals} deals are played, and then whoever stands best has won; deals that are "
            "thrown in do not count."
        ),
    ),
    either(
        Sentence(marked("A match that is level then has no winner."), {"length.ties": []}),
        Sentence(
            marked(
                "If the match is level then, more deals are played, and again each time it is "
                "level after those: {length.ties}, and from there on always the last number."
            )
        ),
    ),
)
ITEMS: tuple[Item, ...] = (*KEPT, *ENDING, SETS, *LENGTH)
