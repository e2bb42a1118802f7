"""What the rules need to know besides the keys, counted once when they are read."""

from __future__ import annotations

from turup.rules import Rules
from turup.rules.auction import Auction, asks_form
from turup.rules.bids import Form, strains_used, top_rung
from turup.rules.claims import ClaimGoal
from turup.rules.deal import Deal, Kind
from turup.rules.pair import telling_cards
from turup.rules.play import Concede, Follow, Play
from turup.rules.shapes import Way

DERIVED: dict[str, tuple[str, ...]] = {
    "deal": ("hand", "tricks"),
    "auction": ("strains", "asks_form", "lays_at_once", "top"),
    "play": ("spared", "is_strict", "has_asides", "asks_for_claims", "is_silence_noted"),
    "pair": ("telling",),
}
"""The fields of each section that are no keys."""


def derived(rules: Rules) -> Rules:
    """The rules with all that follows from their keys."""
    pair = rules.pair._replace(telling=telling_cards(rules))
    return rules._replace(auction=_auction(rules), deal=_deal(rules), play=_play(rules), pair=pair)


def _deal(rules: Rules) -> Deal:
    """With how many cards each seat holds at the first lead, and how many it gets in all."""
    stages = rules.deal.stages.rows[: rules.deal.stages.used]
    dealt = [stage.cards for stage in stages]
    first = [stage.kind for stage in stages].index(Kind.play)
    return rules.deal._replace(hand=sum(dealt[:first]), tricks=sum(dealt))


def _auction(rules: Rules) -> Auction:
    """With the bids there are, and whether each bidder fixes trump at once."""
    kinds = {stage.kind for stage in rules.deal.stages.rows[: rules.deal.stages.used]}
    is_at_once = rules.auction.forms[Form.number] == 1 and Kind.trump not in kinds
    return rules.auction._replace(
        strains=strains_used(rules),
        asks_form=asks_form(rules),
        lays_at_once=int(is_at_once),
        top=top_rung(rules),
    )


def _play(rules: Rules) -> Play:
    """With the bits of the trumps that need never be played, and whether one always follows."""
    exempt, masks = rules.play.exempt_trumps, enumerate(rules.deck.masks)
    spared = sum(mask for rank, mask in masks if (exempt >> rank) & 1)
    is_strict = rules.play.follow == Follow.must and spared == 0
    claims = rules.scoring.claims.rows[: rules.scoring.claims.used]
    at_turn = [claim for claim in claims if claim.goal == ClaimGoal.all_tricks]
    is_noted = any(claim.late.way != Way.none for claim in at_turn)
    return rules.play._replace(
        spared=spared,
        is_strict=int(is_strict),
        has_asides=int(rules.play.concede != Concede.never or len(at_turn) > 0),
        asks_for_claims=int(len(claims) > len(at_turn)),
        is_silence_noted=int(is_noted),
    )
