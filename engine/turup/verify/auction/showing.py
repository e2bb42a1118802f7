"""Showing: a way through the bidding as a deal that can be replayed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from turup.game.deal import Deal
from turup.game.numbers import action_of
from turup.game.records import dump
from turup.game.seats import seat_names
from turup.verify.auction.exploring import Exploration
from turup.verify.findings import Witness


def acts_along(exploration: Exploration, way: Sequence[int]) -> list[int]:
    """The acts that lead through positions one after another."""
    return [exploration.act_between(*step) for step in pairwise(way)]


def deal_of(exploration: Exploration, acts: Sequence[int]) -> Deal:
    """The deal of a beginning after some acts."""
    beginning = exploration.beginning
    deal = Deal(exploration.rules, beginning.deck, tallies=beginning.tallies)
    for act in acts:
        deal = deal.after(action_of(exploration.rules, act, deal.state().phase))
    return deal


def line_of(deal: Deal) -> list[str]:
    """The acts of a deal, each behind the seat that did it."""
    again, names, line = deal.restarted(), seat_names(deal.rules), []
    for action in deal.acts:
        line.append(f"{names[again.to_act]}: {action}")
        again = again.after(action)
    return line


def shown_by(exploration: Exploration, acts: Sequence[int]) -> Witness:
    """The witness of what comes of some acts."""
    return Witness(dump(deal_of(exploration, acts)), len(acts))
