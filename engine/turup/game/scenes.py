"""The scene of a deal or a match: its names and marks, for the sentences that tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.game.seats import seat_names, side_names
from turup.rules import Rules
from turup.rules.marks import winning_mark
from turup.rules.shapes import NONE
from turup.words.names import seat, side, title
from turup.words.scene import Scene

if TYPE_CHECKING:  # a rule sheet needs no deal, and starts faster without
    from turup.game.deal import Deal
    from turup.game.match import Match


def scene_of(deal: Deal) -> Scene:
    """The scene of a deal."""
    return table_of(deal.rules)._replace(dealer=deal.dealer, seed=deal.seed, number=deal.number)


def table_of(rules: Rules) -> Scene:
    """The scene before any card is dealt."""
    return Scene(
        title=title(rules.labels.title),
        spec=rules.labels.spec,
        fingerprint=rules.labels.fingerprint,
        seats=tuple(map(seat, seat_names(rules))),
        sides=tuple(map(side, side_names(rules))),
        unit=rules.match.unit.name,
        pair_effect=rules.pair.effect.name,
        goal=rules.scoring.goal.name,
        pair_declared=rules.pair.declared.name,
        win_at=_mark(rules.match.win_at),
        lose_at=_mark(rules.match.lose_at),
        start=rules.match.start,
        sets=rules.match.sets.win_at if rules.match.sets.is_used else None,
        at_zero=rules.match.at_zero.name,
        deals=rules.match.length.deals if rules.match.length.is_used else None,
    )


def scene_at(match: Match) -> Scene:
    """The scene of a match, with the mark to which a claim has lifted it."""
    scene = table_of(match.rules)
    return scene._replace(win_at=_mark(winning_mark(match.rules, match.raised)))


def _mark(number: int) -> int | None:
    return None if number == NONE else number
