"""Whatever profile the check accepts has a sheet in every look, with examples that are right."""

from __future__ import annotations

import pytest

from pages import Found
from read_back import accepted
from turup.game.illustrating import illustrated
from turup.profiles import Profile
from turup.profiles.encoding import rules_of
from turup.words.sheet.as_html import as_html
from turup.words.sheet.as_markdown import as_markdown
from turup.words.sheet.as_text import as_short_text, as_text
from turup.words.sheet.document import Sheet
from turup.words.sheet.examples import DealShown, Shown
from turup.words.sheet.page import PLAIN, PRINTED
from turup.words.sheet.plain import as_json
from turup.words.sheet.short import shortened
from turup.words.sheet.whole import sheet_of

LOTS = range(9_000, 9_060)


@pytest.fixture(scope="module")
def drawn() -> list[tuple[int, Profile, Shown]]:
    return [(number, profile, illustrated(rules_of(profile))) for number, profile in accepted(LOTS)]


Drawn = list[tuple[int, Profile, Shown]]


def sheet(profile: Profile, shown: Shown) -> Sheet:
    return sheet_of(profile, shown, "0.0")


def test_every_look_can_be_shown(drawn: Drawn) -> None:
    assert len(drawn) > len(LOTS) / 4
    for number, profile, shown in drawn:
        whole = sheet(profile, shown)
        page = Found("\n".join(as_html(whole)))
        assert not page.wrong + page.open, number
        for told in ("\n".join(as_text(whole)), "\n".join(as_markdown(whole)), as_json(whole)):
            assert profile.fingerprint in told, number


def test_a_page_keeps_the_essentials(drawn: Drawn) -> None:
    for number, profile, shown in drawn:
        whole = sheet(profile, shown)
        for size in (PLAIN, PRINTED):
            short = shortened(whole, profile.keys, size)
            assert {"deck", "table", "auction", "scoring"} <= {part.name for part in short.parts}
            assert len(list(as_short_text(short))) < len(list(as_text(whole))), number


def test_tricks_are_taken_by_a_card_that_was_played(drawn: Drawn) -> None:
    tricks = [(profile, shown.trick) for _number, profile, shown in drawn if shown.trick]
    assert len(tricks) > len(drawn) * 3 / 4
    for profile, trick in tricks:
        seats = [seat for seat, _card, _worth in trick.cards]
        assert sorted(seats) == list(range(profile.keys["table"]["seats"]))
        assert trick.winner in seats


def test_a_bid_that_fails_is_a_card_point_short(drawn: Drawn) -> None:
    for number, profile, shown in drawn:
        outcomes = [deal.result.outcome for deal in shown.deals]
        assert outcomes in ([], ["made"], ["made", "failed"]), number
        made = [deal for deal in shown.deals if not deal.pair]
        if len(made) > 1 and profile.keys["scoring"]["goal"] == "bid":
            assert points(made[0]) - points(made[1]) == 1, number


def points(deal: DealShown) -> int:
    """What the declarer's side has captured."""
    return int(deal.result.points[0])
