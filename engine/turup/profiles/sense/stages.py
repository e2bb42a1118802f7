"""Sense of the stages: the deal must come to its end in an order that can be played."""

from __future__ import annotations

from itertools import pairwise

from turup.profiles.sense.bids import is_all_pass
from turup.profiles.sense.cards import packets, stages
from turup.profiles.sense.told import Found, Told

NEEDED = {"auction": "no-auction", "play": "no-play"}
UNBID = ("eldest_declares", "ahead_declares")
ON_MORE_CARDS = ("solo", "play")
"""Stages that may come again, on more cards each time."""

AFTER_AUCTION = ("trump", "doubling", "second_auction", "solo")
NEVER_AFTER_PLAY = ("auction", *AFTER_AUCTION)


def stage_missing(told: Told) -> Found:
    """There must be an auction and a play."""
    order = stages(told)
    for stage, name in NEEDED.items():
        if stage not in order:
            yield told.problem(name, "deal.stages")


def stage_twice(told: Told) -> Found:
    """Each stage comes once; only packets may come again, and solos and play on more cards."""
    order = stages(told)
    for stage in dict.fromkeys(stage for stage in order if isinstance(stage, str)):
        if order.count(stage) > 1 and not is_on_more_cards(order, stage):
            yield told.problem("stage-twice", "deal.stages", stage=stage)


def is_on_more_cards(order: list[int | str], stage: str) -> bool:
    """Whether a stage may come again, and a packet lies between its places."""
    places = [place for place, other in enumerate(order) if other == stage]
    between = [packets(order[first:second]) for first, second in pairwise(places)]
    return stage in ON_MORE_CARDS and all(between)


def play_not_last(told: Told) -> Found:
    """After the play nothing comes but the rest of the cards, to be played too."""
    order = stages(told)
    if "play" not in order:
        return
    rest = order[order.index("play") + 1 :]
    others: list[int | str] = [stage for stage in rest if stage in NEVER_AFTER_PLAY]
    late = others or [stage for stage in rest[-1:] if isinstance(stage, int)]
    if late:
        yield told.problem("play-not-last", "deal.stages", after=late[0])


def stage_before_auction(told: Told) -> Found:
    """Trump, doubles and solos need a declarer or a bid."""
    order = stages(told)
    if "auction" not in order:
        return
    for stage in order[: order.index("auction")]:
        if stage in AFTER_AUCTION:
            yield told.problem("stage-before-auction", "deal.stages", stage=stage)


def auction_without_cards(told: Told) -> Found:
    """Nobody bids without cards."""
    order = stages(told)
    if "auction" in order and packets(order) and not packets(order[: order.index("auction")]):
        first = packets(order)[0]
        yield told.problem("auction-without-cards", "deal.stages", packet=first)


def no_trump_stage(told: Told) -> Found:
    """A trump that no bid names is announced at a stage of its own; cards can be laid at once."""
    order, forms = stages(told), told.items("auction.forms")
    is_named = told.word("trump.indicator") == "announced"
    if is_named and "number" in forms and "auction" in order and "trump" not in order:
        at = told.at_fault("deal.stages", "auction.forms")
        yield told.problem("no-trump-stage", at)


def unbid_trump_unnamed(told: Told) -> Found:
    """Who plays without having bid needs a stage at which he fixes trump."""
    if is_all_pass(told, *UNBID) and "trump" not in stages(told):
        choice = told.word("auction.all_pass")
        at = told.at_fault("auction.all_pass", "deal.stages")
        yield told.problem("unbid-trump-unnamed", at, choice=choice)


def idle_trump_stage(told: Told) -> Found:
    """Where every bid names its trump, nothing is left to the trump stage."""
    forms = told.items("auction.forms")
    if is_all_pass(told, *UNBID):
        return
    if "number" not in forms and "trump" in stages(told) and told.is_written("deal.stages"):
        yield told.warning("idle-trump-stage", "deal.stages", forms=", ".join(map(str, forms)))
