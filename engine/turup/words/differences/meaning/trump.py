"""What it means to a player that two tables differ: trump."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "trump.indicator": {
        "own_card": marked("The declarer plays with a card fewer in hand until trump is out."),
        "spare_card": marked("The declarer's hand stays whole while trump is secret."),
        "announced": marked("Everybody knows trump before the first card is led."),
    },
    "trump.seen_by": {
        "declarer": marked("The declarer's partner does not know trump either."),
        "declarer_side": marked("The declarer's partner knows trump before the others do."),
    },
    "trump.besides": {
        "new": marked("A deal may turn out to have no trumps, or the cards in reversed order."),
        "gone": marked("Nobody can choose to turn the order round."),
        "other": marked("The declarer has other choices."),
    },
    "trump.later_card": {
        "new": marked("Trump can be a card that not even the declarer has seen."),
        "gone": marked("The declarer knows trump as soon as it is fixed."),
    },
    "trump.later_card.nth": {
        "other": marked("Another card decides."),
    },
    "trump.later_card.if": {
        "new": marked("Not every hand lets you leave trump to a later card."),
        "gone": marked("Any hand lets you leave trump to a later card."),
        "other": marked("Other hands let you leave trump to a later card."),
    },
    "trump.later_card.duty": {
        "may": marked("Nobody is made to leave trump to chance."),
        "must": marked("A declarer can be made to leave trump to chance."),
    },
    "trump.exposed_by": {
        "may_call": marked("When you are void you choose whether trump comes out."),
        "must_call": marked("Trump comes out as soon as somebody is void."),
        "first_lead": marked("Trump is secret only until the first lead."),
        "face_down": marked(
            "Nobody asks for trump: it comes out when a void player has thrown one."
        ),
        "face_down_all": marked(
            "Nobody asks for trump: it comes out when a void player has thrown one."
        ),
    },
    "trump.call_binds": {
        "nobody": marked("You may call for trump and then play whatever you like."),
        "caller": marked("Call only if you are ready to spend a trump."),
        "caller_unless_under": marked("Call only if you are ready to spend a trump that wins."),
        "declarer": marked("A call can make the declarer spend a trump."),
    },
    "trump.counts_from": {
        "exposing_trick": marked("A trump thrown before trump was known can win that trick."),
        "exposing_card": marked("A trump thrown before trump was known wins nothing."),
    },
    "trump.declarer_exposes": {
        "when_void": marked("A void declarer can bring trump out without waiting for a call."),
        "to_ruff": marked("The declarer can bring trump out only by ruffing."),
        "when_void_or_leading": marked("The declarer can bring trump out on lead too."),
        "never": marked("The declarer waits until somebody else brings trump out."),
    },
    "trump.declarer_plays": {
        "any_trump": marked("A declarer who brings trump out may keep the indicator."),
        "indicator": marked("A declarer who brings trump out loses the indicator to that trick."),
    },
    "trump.never_exposed": {
        "last_trick": marked("A trump that nobody calls for comes out in the last trick."),
        "void_deal": marked("If nobody brings trump out, all the play was for nothing."),
    },
    "trump.exposed_at_start": {
        "never": marked("The declarer cannot open trump at the start."),
        "any_lead": marked("The declarer can open trump at the start, and lead anything."),
        "trump_lead": marked(
            "The declarer can open trump at the start, but if on lead must lead a trump."
        ),
        "indicator_lead": marked(
            "The declarer can open trump at the start, but if on lead must lead the indicator."
        ),
        "takes_lead": marked("The declarer can take the first lead by opening trump."),
    },
    "trump.exposed_from": {
        "new": marked("After a high bid trump cannot stay secret."),
        "gone": marked("Trump can stay secret however high the bid is."),
        "more": marked("It takes a higher bid before trump comes out by itself."),
        "less": marked("A lower bid already brings trump out by itself."),
    },
}
