"""Deals that have got somewhere, drawn by Hypothesis."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from turup.game.chance_play import chosen
from turup.game.deal import Deal
from turup.game.loading import load
from turup.rules import Rules
from turup.rules.chance import WORD

SEEDS = st.integers(0, WORD)
"""The seeds there are."""
NUMBERS = st.integers(0, 1000)
LONG = 120  # acts; few deals last longer


@st.composite
def deals_of(draw: st.DrawFn, rules: Rules | str | Path) -> Deal:
    """A deal of a profile, played by chance for a while or to its end.

    `rules` are those of `turup.load`, or what it takes: a spec or a file. Raises
    `turup.ProfileProblems` if the profile is not sound.
    """
    known = rules if isinstance(rules, Rules) else load(rules)
    dealer = draw(st.integers(0, known.table.seats - 1))
    deal = Deal.shuffled(known, draw(SEEDS), draw(NUMBERS), dealer=dealer)
    return played_on(deal, draw(st.integers(0, LONG)))


def played_on(deal: Deal, acts: int) -> Deal:
    """The deal after so many acts by chance, or at its end."""
    for _act in range(acts):
        if deal.is_over:
            break
        deal = deal.after(chosen(deal))
    return deal
