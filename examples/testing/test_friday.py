"""Friday's rules hold together, and the club's own law holds in every deal."""

from pathlib import Path

from hypothesis import given

from turup import Deal
from turup.testing import deals_of, suite_for

FRIDAY = Path(__file__).with_name("friday.yaml")

TestFriday = suite_for(FRIDAY)


@given(deals_of(FRIDAY))
def test_nobody_wins_more_than_eight(deal: Deal) -> None:
    if deal.result is not None:
        assert all(abs(score) <= 8 for score in deal.result.scores)
