"""What it means to a player that two tables differ: what a deal is worth."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "scoring.goal": {
        "bid": marked("Count what the declarer's side captures."),
        "counters": marked("Count what the defenders capture."),
        "more_than_half": marked("More than half of the card points is enough, whatever was bid."),
    },
    "scoring.counters_need": {
        "new": marked("It is the defenders who have a number to reach."),
        "gone": marked("It is the declarer's side that has a number to reach."),
        "more": marked("The defenders need more."),
        "less": marked("The defenders need less."),
    },
    "scoring.last_trick_points": {
        "more": marked("It is worth more to win the last trick."),
        "less": marked("It is worth less to win the last trick."),
    },
    "scoring.last_trick_from": {
        "nowhere": marked("Losing the last trick takes nothing away from you."),
        "other_side": marked("Losing the last trick takes card points away from you."),
    },
    "scoring.stakes": {
        "other": marked("The same bid may be worth another stake."),
    },
    "scoring.paid": {
        "declarer_scores": marked("Defenders never score themselves."),
        "winners_score": marked("Defenders who beat a bid score themselves."),
        "losers_pay": marked("What one side wins the other pays."),
        "winners_give": marked("Whoever wins gives away, and whoever loses has to take."),
    },
    "scoring.all_tricks": {
        "new": marked("It is worth going on for every trick."),
        "gone": marked("Taking every trick brings nothing more than winning."),
    },
    "scoring.all_tricks.by": {
        "anyone": marked("Defenders too can gain by taking every trick."),
        "declarer_side": marked("Defenders gain nothing more by taking every trick."),
    },
    "scoring.all_tricks.stake": {
        "other": marked("Taking every trick is worth something else."),
    },
    "scoring.under_half": {
        "new": marked("It matters how badly a bid fails."),
        "gone": marked("A bid that fails costs the same, by much or by little."),
    },
    "scoring.under_half.of": {
        "other": marked("Half of something else is the mark."),
    },
    "scoring.under_half.lose": {
        "other": marked("It costs something else to fail badly."),
    },
    "scoring.claims.*": {
        "new": marked("There is something to claim during the play, at a risk."),
        "gone": marked("There is one thing less to claim during the play."),
    },
    "scoring.claims.*.by": {
        "other": marked("Others may claim it."),
    },
    "scoring.claims.*.if": {
        "new": marked("It cannot be claimed at every moment."),
        "gone": marked("It can be claimed at any moment of the play."),
        "other": marked("It can be claimed at other moments."),
    },
    "scoring.claims.*.win": {
        "other": marked("It brings something else to claim rightly."),
    },
    "scoring.claims.*.lose": {
        "other": marked("It costs something else to claim wrongly."),
    },
    "scoring.claims.*.unsure": {
        "more": marked("A lucky claim costs more."),
        "less": marked("A lucky claim costs less."),
        "new": marked("A claim that comes true by luck costs something."),
        "gone": marked("A claim that comes true by luck is as good as any."),
        "other": marked("A lucky claim costs something else."),
    },
    "scoring.claims.*.late": {
        "new": marked("Whoever is certain must claim at once."),
        "gone": marked("Whoever is certain may wait with the claim."),
        "other": marked("It costs something else to wait with a claim."),
    },
}
