"""What it means to a player that two tables differ: the play."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "play.first_leader": {
        "eldest": marked("Who leads first does not depend on the bidding."),
        "declarer": marked("Whoever wins the auction chooses the first lead."),
        "after_declarer": marked(
            "Who leads first depends on the bidding, and the declarer sees all other cards first."
        ),
    },
    "play.follow": {
        "must": marked("You cannot ruff a suit that you hold."),
        "may_ruff": marked("You may ruff a suit that you hold."),
    },
    "play.void": {
        "free": marked("When you are void you may keep your trumps."),
        "must_ruff": marked(
            "When you are void you must spend a trump, even on your partner's trick."
        ),
        "must_ruff_unless_partner_winning": marked(
            "When you are void you must spend a trump, but not on your partner's trick."
        ),
    },
    "play.underruff": {
        "free": marked("You may throw away a low trump under a ruff."),
        "barred_next": marked("Right after a ruff you may not throw away a lower trump."),
        "barred_later": marked("You may not throw away a low trump under a ruff."),
        "barred_unless_partner_winning": marked(
            "You may throw away a low trump only when your partner is winning."
        ),
    },
    "play.equal_cards": {
        "first_played": marked("A twin played after your card cannot take the trick from it."),
        "last_played": marked("A twin played after your card takes the trick from it."),
    },
    "play.jack_discard": {
        "free": marked("You may throw a jack on another suit whenever you are void."),
        "after_suit_led": marked("You cannot save a jack by throwing it early to your partner."),
    },
    "play.exempt_trumps": {
        "new": marked("A strong trump cannot be drawn out of a hand."),
        "gone": marked("Every trump can be drawn out of a hand."),
        "other": marked("Other trumps can be kept back."),
    },
    "play.ends_early": {
        "never": marked("Every trick is played, even when nothing hangs on it."),
        "when_lost": marked("A lost bid is not played to the end."),
        "when_decided": marked("A decided deal is not played to the end."),
    },
    "play.concede": {
        "never": marked("A hopeless deal is played all the same."),
        "declarer": marked("A declarer can give up a hopeless deal."),
    },
    "play.lead_limits.*": {
        "new": marked("There are leads that you may not make."),
        "gone": marked("You may lead what the other table bars."),
    },
    "play.lead_limits.*.by": {
        "other": marked("It binds other players."),
    },
    "play.lead_limits.*.if": {
        "other": marked("It binds in other positions."),
    },
    "play.lead_limits.*.lead": {
        "not_trump": marked("There you may not draw trumps."),
        "trump": marked("There you must lead a trump."),
    },
}
