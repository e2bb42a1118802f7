"""The machine plays every shipped profile with house rules, and finds nothing broken."""

from __future__ import annotations

import pytest

from strategies import PROFILES, rules_for, sound, specs
from turup.game.chance_play import played_out
from turup.game.deal import Deal
from turup.game.records import dump
from turup.game.refusals import Refused
from turup.testing import PLAIN, AnyTable
from turup.testing.machine import has_reason, photograph


class AnyProfile(AnyTable):
    """A match of a shipped profile with house rules."""

    table = specs().map(sound)


TestAnyProfile = AnyProfile.TestCase


@pytest.mark.parametrize("spec", PROFILES)
def test_after_the_end_nothing_is_open_and_nothing_changes(spec: str) -> None:
    rules = rules_for(spec)
    assert rules is not None
    deal = played_out(Deal.shuffled(rules, 7))
    seen = photograph(deal), dump(deal)
    for action in {*deal.acts, *PLAIN}:
        with pytest.raises(Refused, match="The deal is over") as caught:
            deal.after(action)
        has_reason(caught.value, deal, action)
    assert (photograph(deal), dump(deal)) == seen
