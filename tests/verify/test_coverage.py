"""What came is counted, and each value is switched until something comes out otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from strategies import sound
from turup.profiles import load
from turup.rules.acts import STEP
from turup.rules.deck import unpack
from turup.rules.state import blank
from turup.study.speeds import Interpreted
from turup.verify import coverage, lost
from turup.verify.accounts import Account, Standing
from turup.verify.coming import came, refused
from turup.verify.effort import EFFORTS, Level
from turup.verify.fired import SHAPES, Fired, add, nothing_yet
from turup.verify.lifted import always_lifted
from turup.verify.lying import lay_cards
from turup.verify.mattering import file_of, statements
from turup.verify.subject import subject
from turup.verify.walking import TABLES, Table, Walker

SLOW = EFFORTS[Level.quick]._replace(is_compiled=False, deals=2_000)
LIKELY, EVEN, EAGER, RARE = TABLES
SPECS = ["28", "29+doubling+half-score", "304", "56-secret", "thunee", "28-two"]


def counted(
    spec: str, table: Table, deals: int, walker: Walker | None = None, *, asks: bool = False
) -> Fired:
    """What came in some deals."""
    by = walker or Walker(Interpreted(), 28)
    return by.count(by.carried(sound(spec)), table, range(deals), asks_refusals=asks)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("spec", SPECS)
def test_the_same_comes_at_both_speeds(spec: str, table: Table, walker: Any) -> None:
    slow = counted(spec, table, 8, asks=True)
    fast = counted(spec, table, 8, walker, asks=True)
    assert {name: getattr(fast, name) for name in SHAPES} == {
        name: getattr(slow, name) for name in SHAPES
    }


@pytest.mark.parametrize("table", TABLES)
def test_every_deal_comes_to_its_end_and_is_counted_once(table: Table) -> None:
    fired = counted("29+doubling", table, 40)
    thrown_in = sum(fired.redeals) + fired.all_pass + fired.never_exposed
    assert (fired.deals, fired.stuck) == (40, 0)
    assert fired.made + fired.failed + thrown_in == 40
    assert sum(fired.stakes) == fired.made + fired.failed
    assert sum(fired.said) == fired.positions


def test_sums_add_up() -> None:
    fired = counted("28", LIKELY, 10)
    whole = nothing_yet()
    add(whole, fired)
    add(whole, fired)
    assert whole.positions == 2 * fired.positions
    assert whole.refused == [[2 * each for each in row] for row in fired.refused]


def test_eager_players_say_what_others_seldom_say() -> None:
    likely, eager = (counted("28+doubling", table, 60) for table in (LIKELY, EAGER))
    assert eager.said[STEP] > 2 * likely.said[STEP] > 0


@pytest.mark.parametrize("spec", ["28", "56-eight", "28-two", "40"])
def test_rare_cards_are_the_cards_of_the_deck(spec: str) -> None:
    rules, state, whole = sound(spec), blank(), blank()
    unpack(rules, whole)
    for deal in range(20):
        lay_cards(rules, state, 1, 28, deal)
        assert sorted(state.deck[: rules.deck.cards]) == sorted(whole.deck[: rules.deck.cards])


def test_rare_cards_lie_as_they_hardly_ever_do() -> None:
    common, rare = (counted("28", table, 60) for table in (EVEN, RARE))
    assert sum(rare.redeals) > 4 * sum(common.redeals)
    assert rare.redeals[3] > 0  # a whole hand of one suit


def test_each_thing_a_profile_provides_for_has_its_number() -> None:
    fired = counted("28+doubling", EAGER, 60, asks=True)
    counts = came(sound("28+doubling"), fired)
    assert counts["doubling.steps.double"] == fired.said[STEP] > 0
    assert counts["scoring.stakes.0"] == fired.made + fired.failed
    assert counts["auction.forms.number"] > 60
    assert {"deal.redeals.one_suit", "play.lead_limits.concealed_trump"} <= set(counts)
    assert refused(fired)["play.follow"] > refused(fired)["play.underruff"] > 0
    assert "play.concede" not in refused(fired)


def test_what_stands_alone_is_counted_too() -> None:
    counts = came(sound("304-house"), counted("304-house", EAGER, 60))
    assert counts["auction.ask_partner"] > 0
    assert "trump.later_card" in came(sound("28+seventh-card"), nothing_yet())
    assert "scoring.under_half" in came(sound("29+half-score"), nothing_yet())


def looked_at(spec: str, unit: str, **changed: Any) -> Account:
    """The account of a unit, interpreted."""
    account = Account("coverage", unit)
    for _step in coverage.examine(subject(spec), SLOW._replace(**changed), unit, account):
        pass
    return account


def facts(account: Account, name: str) -> dict[str, Any]:
    """The facts of the statement of a name."""
    return next(each.facts for each in account.statements if each.name == name)


def test_what_never_came_is_said_with_how_much_was_looked_at() -> None:
    account = looked_at("29+half-score", coverage.COMING)
    assert facts(account, "came")["deals"] == facts(account, "never-came")["deals"] == 40
    assert "play.lead_limits.*.lead" in facts(account, "refused")["counts"]
    assert {each.standing for each in account.statements} == {Standing.sampled}
    assert account.positions > 1_000


def test_a_file_answers_for_what_it_states_itself() -> None:
    account = looked_at("29", coverage.KEYS)
    assert facts(account, "matters")["count"] == 6
    assert all(told.partition(":")[0] for told in facts(account, "matters")["switched"])
    profile = load("29")
    single = [each for each in statements(profile) if not coverage.is_collection(each)]
    inherited = [each for each in single if file_of(each, profile) != "29.yaml"]
    assert facts(account, "inherited")["count"] == len(inherited) == len(single) - 6
    assert not account.findings


@pytest.mark.parametrize(
    ("spec", "files"),
    [
        ("29", {"29.yaml"}),
        ("28+doubling+c", {"house-rules/doubling.yaml", "house-rules/c.yaml"}),
    ],
)
def test_own_files_are_the_last_one_and_the_overlays_named_with_it(
    spec: str, files: set[str]
) -> None:
    assert coverage.own_files(spec) == files


IDLE = """
turup: 1
about: {name: Jacks twice over, status: invented, sources: [this test]}
extends: 28
house-rules: [doubling]
deal:
  redeals:
    jacks_again: {when: full_hand, whose: any_seat, if: {held: {J: 4}}}
"""


@pytest.fixture
def twice(tmp_path: Path) -> str:
    """A profile that throws in four jacks twice over."""
    path = tmp_path / "twice.yaml"
    path.write_text(IDLE, encoding="utf-8")
    return str(path)


def test_what_is_known_when_it_is_stopped_is_written_down() -> None:
    account = Account("coverage", coverage.KEYS)
    steps = coverage.examine(subject("28"), SLOW, coverage.KEYS, account)
    for _step in range(12):
        next(steps)
    assert account.positions > 0
    assert not account.statements
    steps.close()
    assert facts(account, "matters")["count"] > 0


def test_too_few_deals_call_nothing_dead(twice: str) -> None:
    account = looked_at(twice, coverage.KEYS, deals=1_000)
    assert "deal.redeals.jacks_again" in facts(account, "nothing-seen")["keys"]
    assert not account.findings


def test_what_nothing_hangs_on_is_found_once(twice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "ENOUGH", 10)
    account = looked_at(twice, coverage.KEYS)
    assert [each.keys for each in account.findings] == [("deal.redeals.jacks_again",)]
    assert account.findings[0].facts["others"] == ["none"]
    assert facts(account, "matters")["count"] > 5  # the house rule that the file names is its own


def test_thorough_effort_goes_through_every_section_and_every_choice(twice: str) -> None:
    effort = SLOW._replace(level=Level.thorough, deals=500)
    about = subject(twice)
    names = coverage.units(about, effort)
    assert names[:3] == [coverage.COMING, "keys deck", "keys table"]
    account = looked_at(twice, "keys play", level=Level.thorough, deals=500)
    assert facts(account, "choices")["count"] > facts(account, "matters")["count"] > 0


def test_records_are_switched_one_by_one(twice: str) -> None:
    stated = {each.key: each for each in statements(load(twice))}
    assert coverage.is_collection(stated["deal.redeals"])
    assert not coverage.is_collection(stated["deal.redeals.jacks_again"])


FLOOR = """
turup: 1
about: {name: A floor below all targets, status: invented, sources: [this test]}
extends: 28
pair: {floor: 8, cap: 26, defenders: none}
"""


def test_what_is_so_anyway_is_told_apart_from_what_is_dead(tmp_path: Path, walker: Any) -> None:
    path = tmp_path / "floor.yaml"
    path.write_text(FLOOR, encoding="utf-8")
    about, account = subject(str(path)), Account("coverage", coverage.KEYS)
    own = [each for each in statements(about.profile) if each.key in ("pair.floor", "pair.cap")]
    for _step in coverage.Switching(about, walker, 20_000, account).all_of(
        own, is_every_choice=False
    ):
        pass
    assert facts(account, "needless")["keys"] == ["pair.floor"]
    assert [each.keys for each in account.findings] == [("pair.cap",)]
    assert account.findings[0].facts["others"][-1] == "…"


def test_below_a_file_lies_its_parent_and_below_overlays_the_profile(twice: str) -> None:
    assert lost.profile_below("28") is None
    for spec, name in (("29", "28"), ("29+doubling", "29"), (twice, "28")):
        below = lost.profile_below(spec)
        assert below is not None
        assert below.fingerprint == load(name).fingerprint


def test_only_what_is_inherited_and_came_often_is_lost() -> None:
    below = {"pair.kinds.king_queen": 20, "deal.redeals.four_jacks": 19, "scoring.stakes.0": 90}
    here = dict.fromkeys(below, 0)
    assert lost.lost(load("29"), here, below) == ["pair.kinds.king_queen", "scoring.stakes.0"]
    own_row = load("29-lucknow")
    assert lost.is_written(load("28"), "pair.kinds.king_queen", {"28.yaml"})
    assert not lost.is_written(own_row, "pair.kinds.king_queen", {"29-lucknow.yaml"})


def test_what_a_file_takes_away_from_its_parent_is_found_with_the_cause(
    tmp_path: Path, walker: Any
) -> None:
    path = tmp_path / "poor.yaml"
    path.write_text(POOR, encoding="utf-8")
    account = Account("coverage", coverage.COMING)
    for _step in coverage.find_lost(subject(str(path)), walker, 20_000, account):
        pass
    (finding,) = account.findings
    assert finding.name == "never-comes"
    assert finding.keys == ("deal.redeals.poor_packet", "deal.redeals.hand_without_points")
    assert finding.facts["below"] == "28"


POOR = """
turup: 1
about: {name: Poor packets, status: invented, sources: [this test]}
extends: 28
deal:
  redeals:
    eldest_without_points: none
    poor_packet: {when: first_packet, whose: any_seat, if: {points: 0}}
"""


DRAW = "draw: {by: declarer, if: {trump: concealed, trump_led: never}, lead: trump}"


@pytest.mark.parametrize(
    ("limits", "found"),
    [
        (DRAW, [("play.lead_limits.draw", "play.lead_limits.concealed_trump")]),
        (DRAW.replace("trump: concealed, trump_led: never", "trick: {at_least: 2}"), []),
        (DRAW.replace("lead: trump", "lead: not_trump"), []),
    ],
    ids=["the declarer is bound twice", "later on only one binds", "both ask for the same"],
)
def test_lead_limits_that_cancel_each_other_are_found_once(
    limits: str, found: list[tuple[str, ...]], tmp_path: Path
) -> None:
    head = "turup: 1\nabout: {name: Draw, status: invented, sources: [this test]}\nextends: 28\n"
    path = tmp_path / "draw.yaml"
    path.write_text(f"{head}play: {{lead_limits: {{{limits}}}}}\n", encoding="utf-8")
    idle = ["draw", "concealed_trump"] if found else ["draw"]
    findings = always_lifted(subject(str(path)).rules, idle, 28)
    assert [each.keys for each in findings] == found
