"""What it means to a player that two tables differ: the auction."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "auction.turns": {
        "in_order": marked("You may have to outbid everybody in the same round."),
        "duel": marked("You bid against one player at a time."),
    },
    "auction.opener": {
        "eldest": marked("The eldest speaks without having heard anybody."),
        "dealer": marked("The dealer speaks without having heard anybody."),
    },
    "auction.opening": {
        "forced": marked("Whoever speaks first cannot pass, however weak the hand is."),
        "forced_with_points": marked("Whoever speaks first can pass only without a card point."),
        "free": marked("Whoever speaks first may pass."),
    },
    "auction.minimum": {
        "more": marked("Even the lowest bid promises more."),
        "less": marked("The bidding can begin lower."),
    },
    "auction.maximum": {
        "more": marked("The bidding can go higher."),
        "less": marked("The bidding ends at a lower number."),
    },
    "auction.step": {
        "other": marked("Some numbers can be bid at one table only."),
    },
    "auction.raise": {
        "higher": marked("You can take or keep a bid only by going higher."),
        "holder_may_match": marked("Whoever held the bid can keep it without going higher."),
        "equal_once": marked("A bid can be taken over without going higher."),
    },
    "auction.rounds": {
        "one": marked("You have one turn, so bid at once as high as you dare."),
        "until_passes": marked("You may begin low and go higher later."),
    },
    "auction.passing": {
        "final": marked("A pass is your last word."),
        "may_return": marked("You may pass now and bid later."),
    },
    "auction.all_pass": {
        "same_dealer": marked("A deal that nobody wants is not played."),
        "next_dealer": marked(
            "A deal that nobody wants is not played, and the dealer loses the deal."
        ),
        "dealer_at_minimum": marked("As dealer you may have to bid on a bad hand."),
        "no_trump": marked("A deal that nobody wants is played all the same, without trumps."),
        "eldest_declares": marked("As eldest you may have to play without having bid."),
        "ahead_declares": marked("The side ahead may have to play without having bid."),
    },
    "auction.forms": {
        "other": marked("A bid can tell your partner more, or less."),
    },
    "auction.limits.*": {
        "new": marked("There is a bid that you may not make, or only higher."),
        "gone": marked("You may bid where the other table bars you or asks for more."),
    },
    "auction.limits.*.by": {
        "other": marked("It binds other players."),
    },
    "auction.limits.*.if": {
        "other": marked("It binds in other positions."),
    },
    "auction.limits.*.minimum": {
        "no_bid": marked("You may not bid there at all."),
        "more": marked("It takes a stronger hand to bid there."),
        "less": marked("A weaker hand will do to bid there."),
        "other": marked("You may bid there if you go high enough."),
    },
    "auction.ask_partner": {
        "new": marked("A player can leave the decision to the partner."),
        "gone": marked("You decide on your own bids alone."),
    },
    "auction.ask_partner.by": {
        "anyone": marked("You may ask your partner in any seat."),
        "eldest": marked("You may ask your partner only as eldest."),
    },
    "auction.ask_partner.if": {
        "new": marked("There are turns at which you may not ask."),
        "gone": marked("You may ask at whichever turn you like."),
        "other": marked("You may ask at other turns."),
    },
    "auction.ask_partner.answer": {
        "may_return": marked("The decision can come back to whoever asked."),
        "must_speak": marked("Whoever asks gives the decision away."),
    },
    "auction.second": {
        "new": marked("A contract can still be taken over when all cards are dealt."),
        "gone": marked("Whoever wins the auction keeps the contract."),
    },
    "auction.second.minimum": {
        "more": marked("It takes a stronger hand to bid again."),
        "less": marked("A weaker hand will do to bid again."),
    },
    "auction.second.opener": {
        "declarer": marked("The declarer speaks without knowing whether anybody else will bid."),
        "eldest": marked("The declarer may hear others before speaking again."),
    },
    "auction.second.passing": {
        "may_enter": marked("A pass in the first auction loses you nothing in the second."),
        "stay_out": marked("A pass in the first auction keeps you out of the second."),
    },
    "auction.second.rounds": {
        "one": marked("You have one turn in it, so bid at once as high as you dare."),
        "until_passes": marked("You may begin low in it and go higher later."),
    },
    "auction.second.stakes": {
        "new": marked("A bid is worth something else when it is made late."),
        "gone": marked("A bid is worth the same, early or late."),
        "other": marked("A late bid has other stakes."),
    },
}
