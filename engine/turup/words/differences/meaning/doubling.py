"""What it means to a player that two tables differ: doubles."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "doubling.when": {
        "own_stage": marked("You double when you know which contract stands."),
        "in_auction": marked("A double can be lost again, when somebody bids higher."),
    },
    "doubling.steps.*": {
        "new": marked("There is one more way to raise the stake."),
        "gone": marked("There is one way less to raise the stake."),
    },
    "doubling.steps.*.by": {
        "other": marked("Others may say it."),
    },
    "doubling.steps.*.stake": {
        "other": marked("It makes another stake."),
    },
    "doubling.steps.*.if": {
        "new": marked("It cannot be said at every deal."),
        "gone": marked("It can be said in any deal."),
        "other": marked("It can be said in other deals."),
    },
    "doubling.steps.*.auction": {
        "ends": marked("Saying it keeps the others from bidding on."),
        "goes_on": marked("The others can still escape by bidding on."),
    },
    "doubling.limit": {
        "new": marked("A deal cannot cost more than the limit, however often it is doubled."),
        "gone": marked("A deal can cost as much as all steps together make of it."),
        "more": marked("A deal can cost more."),
        "less": marked("A deal can cost less."),
    },
}
