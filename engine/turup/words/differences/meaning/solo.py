"""What it means to a player that two tables differ: solo."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "solo.contracts.*": {
        "new": marked("There is one more way to undertake every trick."),
        "gone": marked("There is one way less to undertake every trick."),
    },
    "solo.contracts.*.by": {
        "other": marked("Others may call it."),
    },
    "solo.contracts.*.when": {
        "in_auction": marked("It outbids every number."),
        "full_hand": marked("You call it with all cards in hand."),
        "first_packet": marked("You call it before you have all your cards."),
    },
    "solo.contracts.*.if": {
        "new": marked("Not every hand may call it."),
        "gone": marked("Any hand may call it."),
        "other": marked("Other hands may call it."),
    },
    "solo.contracts.*.trump": {
        "none": marked("No suit beats another in it."),
        "own_choice": marked("The caller chooses the suit that is trump."),
        "first_lead": marked("The first card led decides what is trump."),
    },
    "solo.contracts.*.order": {
        "usual": marked("The cards rank in it as they always do."),
        "reversed": marked("Low cards win in it."),
    },
    "solo.contracts.*.partner": {
        "out": marked("The caller's partner cannot help."),
        "plays": marked("The caller's partner can help."),
        "exposed": marked("Everybody sees the cards of the caller's partner."),
        "must_not_win": marked("The caller's partner must take care not to win."),
    },
    "solo.contracts.*.leader": {
        "caller": marked("The caller chooses the first lead."),
        "usual": marked("The caller may have to follow to the first lead."),
    },
    "solo.contracts.*.win": {
        "more": marked("It brings more to make it."),
        "less": marked("It brings less to make it."),
    },
    "solo.contracts.*.lose": {
        "more": marked("It costs more to fail."),
        "less": marked("It costs less to fail."),
        "new": marked("It costs something else to fail than it brings to succeed."),
        "gone": marked("It costs as much to fail as it brings to succeed."),
    },
    "solo.contracts.*.caught": {
        "more": marked("It costs more when the partner is caught."),
        "less": marked("It costs less when the partner is caught."),
        "new": marked("A partner who is caught has a price of its own."),
        "gone": marked("A partner who is caught costs no more than any failure."),
    },
    "solo.priority": {
        "first_in_turn": marked("Whoever calls first in turn plays."),
        "highest": marked("A solo can be taken from you by a higher one."),
    },
}
