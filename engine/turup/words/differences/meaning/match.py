"""What it means to a player that two tables differ: the match."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "match.unit": {
        "other": marked("The score is called or kept otherwise."),
    },
    "match.start": {
        "other": marked("Compare where the tallies begin with what ends the match."),
    },
    "match.win_at": {
        "new": marked("A tally can win the match."),
        "gone": marked("No tally wins the match by its height."),
        "more": marked("It takes a higher tally to win the match."),
        "less": marked("A lower tally wins the match."),
    },
    "match.lose_at": {
        "new": marked("A tally that has fallen far loses the match."),
        "gone": marked("There is no mark further down at which the match is lost."),
        "more": marked("A smaller fall loses the match."),
        "less": marked("A tally can fall further before the match is lost."),
    },
    "match.at_zero": {
        "nothing": marked("Having nothing left means nothing by itself."),
        "cannot_pay_loses": marked("You are not beaten while you can pay."),
        "loses": marked("Your last game point is the one not to lose."),
        "next_loss_loses": marked("With nothing left you have one more chance."),
        "wins": marked("You play to be rid of what you have."),
    },
    "match.sets": {
        "new": marked("Reaching a mark does not end the match yet."),
        "gone": marked("The first mark that is reached ends the match."),
    },
    "match.sets.win_at": {
        "more": marked("The match takes longer."),
        "less": marked("The match is shorter."),
    },
    "match.sets.equal": {
        "kept": marked("Both sides can be on their way to the same end."),
        "dropped": marked("Equal sets cancel each other."),
    },
    "match.sets.excess": {
        "kept": marked("Game points beyond a mark are not lost."),
        "dropped": marked("Game points beyond a mark are lost."),
    },
    "match.clip": {
        "new": marked("Everybody sees who has been stripped of the last card."),
        "gone": marked("Being stripped of the last card leaves no mark."),
    },
    "match.length": {
        "new": marked("The match is over after so many deals at the latest."),
        "gone": marked("The match is not over after any number of deals."),
    },
    "match.length.deals": {
        "more": marked("The match takes more deals."),
        "less": marked("The match takes fewer deals."),
    },
    "match.length.ties": {
        "other": marked("A match that is level ends otherwise."),
    },
}
