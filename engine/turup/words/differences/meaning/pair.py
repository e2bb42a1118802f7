"""What it means to a player that two tables differ: pairs."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "pair.kinds.*": {
        "new": marked("There are more cards that count together."),
        "gone": marked("There are fewer cards that count together."),
    },
    "pair.kinds.*.cards": {
        "other": marked("It takes other cards."),
    },
    "pair.kinds.*.suit": {
        "trump": marked("Only in trumps is it worth anything."),
        "plain": marked("It is worth something outside trumps."),
        "each_suit": marked("It takes these cards of every suit."),
    },
    "pair.kinds.*.worth": {
        "more": marked("It is worth more to hold these cards together."),
        "less": marked("It is worth less to hold these cards together."),
    },
    "pair.declarer": {
        "new": marked("The declarer's side can gain by a pair."),
        "gone": marked("The declarer's side gains nothing by a pair."),
    },
    "pair.declarer.window": {
        "other": marked(
            "The declarer's side may show at another moment, so keep the cards for it."
        ),
    },
    "pair.declarer.worth": {
        "new": marked("What a pair is worth to the declarer's side depends on the bid."),
        "gone": marked("A pair is worth the same to the declarer's side at any bid."),
        "other": marked("A pair is worth something else to the declarer's side."),
    },
    "pair.declarer.if": {
        "new": marked("The cards alone do not let the declarer's side show."),
        "gone": marked(
            "Nothing besides the cards and the moment keeps the declarer's side from showing."
        ),
        "other": marked("The declarer's side may show in other deals."),
    },
    "pair.defenders": {
        "new": marked("The defenders can gain by a pair."),
        "gone": marked("The defenders gain nothing by a pair."),
    },
    "pair.defenders.window": {
        "other": marked("The defenders may show at another moment, so keep the cards for it."),
    },
    "pair.defenders.worth": {
        "new": marked("What a pair is worth to the defenders depends on the bid."),
        "gone": marked("A pair is worth the same to the defenders at any bid."),
        "other": marked("A pair is worth something else to the defenders."),
    },
    "pair.defenders.if": {
        "new": marked("The cards alone do not let the defenders show."),
        "gone": marked(
            "Nothing besides the cards and the moment keeps the defenders from showing."
        ),
        "other": marked("The defenders may show in other deals."),
    },
    "pair.holder": {
        "one_hand": marked("Cards that partners hold between them do not count."),
        "side": marked("Cards that partners hold between them count."),
    },
    "pair.declared": {
        "shown": marked("Whoever shows lets everybody see two cards of the hand or more."),
        "by_itself": marked("Nobody can forget a pair or keep it back."),
        "on_honour": marked("Nobody sees the cards, so you have to trust the word."),
    },
    "pair.held": {
        "now": marked("Do not play one of the cards before you show."),
        "at_deal": marked("You may have played the cards already."),
    },
    "pair.effect": {
        "target": marked("A pair changes what the declarer's side must capture."),
        "points": marked("A pair counts like captured card points."),
        "times_target": marked("A pair can change by far what the declarer's side must capture."),
        "times_stake": marked(
            "A pair changes what the deal is worth, and not what must be captured."
        ),
    },
    "pair.floor": {
        "none": marked("With pairs a bid can be made with very few card points."),
        "minimum": marked("At the lowest bid a pair of the declarer's side spares it nothing."),
    },
    "pair.cap": {
        "none": marked("A pair of the defenders can put a bid out of reach."),
        "total": marked("A pair of the defenders never asks for more than there is."),
    },
}
