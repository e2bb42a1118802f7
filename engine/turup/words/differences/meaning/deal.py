"""What it means to a player that two tables differ: the deal."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "deal.stages": {
        "other": marked("Mind how many cards you hold when you bid, and what is still to come."),
    },
    "deal.redeals.*": {
        "new": marked("Some deals are thrown in that the other table plays."),
        "gone": marked("Some deals are played that the other table throws in."),
    },
    "deal.redeals.*.when": {
        "other": marked("It is looked at earlier or later, when you know less or more."),
    },
    "deal.redeals.*.whose": {
        "other": marked(
            "It is looked for in other hands, so it happens more often or more rarely."
        ),
    },
    "deal.redeals.*.if": {
        "other": marked("It takes other cards, so it happens more often or more rarely."),
    },
    "deal.redeals.*.how": {
        "automatic": marked("Such a deal is not played, not even by somebody who would like to."),
        "asked": marked("A player who likes such a deal may play it."),
    },
    "deal.redeals.*.dealer": {
        "same": marked("A deal that is thrown in costs nobody the deal."),
        "next": marked("A deal that is thrown in costs the dealer the deal."),
    },
    "deal.next_dealer": {
        "next_seat": marked("Everybody deals in turn, whoever wins."),
        "same_while_behind": marked("While your side is behind, the deal can stay with it."),
        "solo_winner": marked("Whoever wins a solo deals next."),
    },
    "deal.shuffle": {
        "full": marked("Long suits are rarer."),
        "light": marked("Long suits are more common."),
    },
}
