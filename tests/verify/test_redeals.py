"""The chance of a redeal is what all deals of a small deck come to, and what the rulebook says."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
import yaml

from clubs import club
from strategies import sound
from turup.rules import Rules
from turup.rules.clearing import clear
from turup.rules.deal import DealsAgain, How, Redeal, Redeals, When, Whose, is_due
from turup.rules.holdings import put
from turup.rules.shapes import Fact, FactName
from turup.rules.state import NOBODY, blank
from turup.study.looks import cards_when, facts_of, guard, looks
from turup.verify.accounts import Account, Standing, Statement
from turup.verify.effort import EFFORTS, Effort, Level
from turup.verify.intervals import wilson
from turup.verify.redeals import chances, cheap_findings, examine, units
from turup.verify.redeals.budget import Budget, TooMany, done
from turup.verify.redeals.sampling import dealt, played
from turup.verify.redeals.seen import Seen
from turup.verify.redeals.weighing import Weighed, counted_together, weighed
from turup.verify.subject import Subject, subject
from turup.words.verifying import finding_sentence, statement_sentence

QUICK = EFFORTS[Level.quick]._replace(is_compiled=False, deals=2_000)
SEATS = (
    Whose.eldest, Whose.either_of_first_two, Whose.any_seat, Whose.both_of_first_two,
    Whose.all_seats,
)  # fmt: skip
POINTS = {"J": 3, "9": 2, "A": 1, "K": 0}
ANY_NUMBER = 100_000
PLENTY = 1_000_000


def small(folder: Path, order: list[str], suits: int, seats: int, packs: int = 1) -> Rules:
    """The rules of 28 with a deck small enough to deal in every way, one card in hand first."""
    names = ["spades", "hearts", "clubs"][:suits]
    second = len(order) * suits * packs // seats - 1
    total = sum(POINTS[rank] for rank in order) * suits * packs
    keys = {
        "deck": {
            "suits": names, "packs": packs, "order": order, "points": {10: 0}, "total": total,
        },
        "table": {"seats": seats, "sides": "two_sides" if seats == 4 else "lone_declarer"},
        "deal": {
            "stages": [1, "auction", "trump", "doubling", second, "solo", "play"],
            "redeals": "none",
        },
        "auction": {"minimum": 4, "maximum": 6},
        "play": {"equal_cards": "first_played"} if packs == 2 else {},
        "pair": {"kinds": "none"},
    }  # fmt: skip
    path = club(folder, yaml.safe_dump(keys, sort_keys=False))
    return subject(str(path)).rules


def with_redeals(rules: Rules, *asked: Redeal) -> Rules:
    """The rules with other redeals, called a, b, c and so on."""
    blanks = (Redeal(),) * (len(rules.deal.redeals.rows) - len(asked))
    redeals = Redeals(len(asked), (*asked, *blanks))
    names = {**rules.labels.names, "deal.redeals": tuple("abcdefgh"[: len(asked)])}
    labels = replace(rules.labels, names=names)
    return rules._replace(deal=rules.deal._replace(redeals=redeals), labels=labels)


def by_lot(rules: Rules, number: int) -> Rules:
    """The rules with four redeals of one moment."""
    chance = Random(number)  # noqa: S311 - the same redeals at each run
    when = chance.choice([When.first_packet, When.full_hand, When.full_hand, When.full_hand])
    redeals = [
        Redeal(when, chance.choice(SEATS), guard(some_facts(rules, chance, when))) for _ in range(4)
    ]
    return with_redeals(rules, *redeals)


def some_facts(rules: Rules, chance: Random, when: When) -> list[Fact]:
    """One or two facts that can be asked of a hand."""
    some = [
        (FactName.points, 0, chance.choice([(0, 0), (2, 3), (3, ANY_NUMBER), (-5, 4)])),
        (FactName.suits, 0, chance.choice([(1, 1), (2, 2), (0, 2)])),
        (FactName.held, chance.choice(rules.deck.ranks[:8]), chance.choice([(0, 0), (1, 2)])),
        (FactName.hand, 0, chance.choice([(0, 0), (1, 1)])),
    ]
    chosen = chance.sample(some if when == When.full_hand else some[:3], chance.choice([1, 1, 2]))
    return [Fact(name, of, low, high) for name, of, (low, high) in chosen]


def every_deal(cards: Sequence[int], seats: int, size: int) -> Iterator[list[tuple[int, ...]]]:
    """Each way to deal so many cards to each seat."""
    if seats == 0:
        yield []
        return
    for hand in combinations(cards, size):
        rest = [card for card in cards if card not in hand]
        for others in every_deal(rest, seats - 1, size):
            yield [hand, *others]


def by_force(rules: Rules, trump: int = NOBODY) -> tuple[list[Fraction], Fraction]:
    """The share of all deals in which each redeal is due, and in which any is, by the rules."""
    asked, state, deals = looks(rules), blank(), 0
    hits, any_hits = [0] * len(asked), 0
    size = cards_when(rules, asked[0].redeal)
    suits = [suit for suit in range(4) if rules.deck.suits[suit]]
    cards = [16 * suit + bit for suit in suits for bit in range(rules.deck.width)]
    clear(state)
    state.dealer, state.each, state.trump = rules.table.seats - 1, size, trump
    for hands in every_deal(cards, rules.table.seats, size):
        for seat, hand in enumerate(hands):
            state.given[seat] = [0] * 4
            for card in hand:
                put(state.given[seat], card)
        found = [is_due(rules, state, look.redeal) for look in asked]
        hits = [before + is_found for before, is_found in zip(hits, found, strict=True)]
        any_hits += any(found)
        deals += 1
    return [Fraction(each, deals) for each in hits], Fraction(any_hits, deals)


def counted(rules: Rules) -> Weighed:
    """Everything counted."""
    return done(weighed(rules, Budget(PLENTY)))


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Rules]:
    """Four seats with two suits, three with three, and two with two packs of one suit."""
    folder = tmp_path_factory.mktemp("decks")
    return {
        "four": small(folder, ["J", "9", "A", "K"], suits=2, seats=4),
        "three": small(folder, ["J", "9", "A"], suits=3, seats=3),
        "twins": small(folder, ["J", "A", "K"], suits=2, seats=2, packs=2),
    }


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("deck", ["four", "twins", "three"])
def test_counted_chances_are_those_of_all_deals(
    decks: dict[str, Rules], deck: str, number: int
) -> None:
    rules = by_lot(decks[deck], number)
    alone, together = by_force(rules)
    counts = counted(rules)
    assert [each.chance for each in counts.alone] == alone
    assert list(chances(rules).values()) == alone
    assert done(counted_together(rules, tuple(looks(rules)), Budget(PLENTY))).chance == together
    by_chance = dict(zip("abcd", alone, strict=True))
    assert [look.name for look in counts.never] == [n for n, c in by_chance.items() if c == 0]
    assert [look.name for look in counts.always] == [n for n, c in by_chance.items() if c == 1]


def test_the_lots_reach_every_kind_of_condition(decks: dict[str, Rules]) -> None:
    every = [look for number in range(10) for look in looks(by_lot(decks["three"], number))]
    assert {look.redeal.whose for look in every} == {*SEATS}
    names = {fact.name for look in every for fact in facts_of(look.guard)}
    assert names == {FactName.points, FactName.suits, FactName.held, FactName.hand}


TRUMPLESS = Fact(FactName.trumps, 0, 0, 0)
POOR = Fact(FactName.points, 0, 0, 4)


@pytest.mark.parametrize("facts", [(TRUMPLESS,), (POOR,), (TRUMPLESS, POOR)], ids=str)
def test_the_hands_of_a_side_count_as_one(decks: dict[str, Rules], facts: tuple[Fact, ...]) -> None:
    defenders = Redeal(When.exposure, Whose.defenders, guard(list(facts)))
    either = Redeal(When.exposure, Whose.either_side, guard(list(facts)))
    rules = with_redeals(decks["four"], defenders, either)
    (of_defenders, of_either), _any = by_force(rules, trump=0)
    one_hand, one_of_two = counted(rules).alone
    assert one_hand.chance == of_defenders
    assert one_hand.is_of_one_hand
    is_dealt = facts == (POOR,)
    assert one_of_two.is_of_one_hand is not is_dealt
    assert one_of_two.chance == (of_either if is_dealt else of_defenders)


def test_the_chances_of_the_rulebook() -> None:
    """Section 6 has them from a count of its own, and from 400 million deals."""
    rules = sound("28+pointless-all")
    found = chances(rules)
    assert found["eldest_without_points"] == Fraction(91, 1798)
    assert found["hand_without_points"] == Fraction(490313, 100180065)
    assert found["four_jacks"] == Fraction(7, 899)
    assert found["all_without_points"] == Fraction(1, 601080390)
    (joint,) = counted(rules).together
    assert joint.names == ["hand_without_points", "four_jacks", "one_suit"]
    assert joint.chance == Fraction(5801065067656, 460930983566625)


@pytest.mark.parametrize("deck", ["four", "twins", "three"])
def test_whatever_fits_a_redeal_fits_the_one_it_lies_within(
    decks: dict[str, Rules], deck: str
) -> None:
    hidden = 0
    for number in range(10):
        rules = by_lot(decks[deck], number)
        within = counted(rules).within
        assert within.is_whole
        for inner, outer in within.found:
            hidden += 1
            (alone, _other), either = by_force(with_redeals(rules, outer.redeal, inner.redeal))
            assert either == alone
    assert hidden


def test_of_one_seat_every_redeal_within_another_is_found(decks: dict[str, Rules]) -> None:
    found = 0
    for number in range(20):
        chance = Random(number)  # noqa: S311 - the same redeals at each run
        facts = [some_facts(decks["three"], chance, When.full_hand) for _ in range(2)]
        one, other = (Redeal(When.full_hand, Whose.eldest, guard(each)) for each in facts)
        rules = with_redeals(decks["three"], one, other)
        shares, either = by_force(rules)
        is_plain = min(shares) > 0 and max(shares) < 1
        assert bool(counted(rules).within.found) == (is_plain and either in shares)
        found += is_plain and either in shares
    assert found


AUTOMATIC, ASKED = How.automatic, How.asked
NONE, FEW = Fact(FactName.points, 0, 0, 0), Fact(FactName.points, 0, 0, 1)
FIRST, LATER, FULL = When.first_packet, When.after_auction, When.full_hand
SAME, NEXT = DealsAgain.same, DealsAgain.next


@pytest.mark.parametrize(
    ("inner", "outer", "is_hidden"),
    [
        ((FULL, Whose.any_seat, AUTOMATIC, SAME), (FULL, Whose.any_seat, AUTOMATIC, SAME), True),
        ((FULL, Whose.any_seat, ASKED, SAME), (FULL, Whose.any_seat, AUTOMATIC, NEXT), True),
        ((FULL, Whose.any_seat, AUTOMATIC, SAME), (FULL, Whose.any_seat, AUTOMATIC, NEXT), False),
        ((FULL, Whose.any_seat, AUTOMATIC, SAME), (FULL, Whose.any_seat, ASKED, SAME), False),
        ((FULL, Whose.any_seat, ASKED, SAME), (FULL, Whose.any_seat, ASKED, SAME), True),
        ((FULL, Whose.any_seat, ASKED, NEXT), (FULL, Whose.any_seat, ASKED, SAME), False),
        ((FULL, Whose.any_seat, AUTOMATIC, SAME), (FULL, Whose.eldest, AUTOMATIC, SAME), False),
        ((FIRST, Whose.all_seats, AUTOMATIC, SAME), (FIRST, Whose.eldest, AUTOMATIC, SAME), True),
        ((FULL, Whose.eldest, AUTOMATIC, SAME), (FIRST, Whose.eldest, AUTOMATIC, NEXT), True),
        ((FIRST, Whose.eldest, AUTOMATIC, SAME), (FULL, Whose.eldest, AUTOMATIC, SAME), False),
        ((LATER, Whose.declarer, ASKED, SAME), (FIRST, Whose.any_seat, AUTOMATIC, SAME), True),
        ((LATER, Whose.declarer, ASKED, SAME), (FIRST, Whose.eldest, AUTOMATIC, SAME), False),
        ((LATER, Whose.declarer, ASKED, SAME), (LATER, Whose.any_seat, ASKED, SAME), True),
        ((FIRST, Whose.asked_partner, ASKED, SAME), (FIRST, Whose.any_seat, ASKED, SAME), False),
        ((FIRST, Whose.asked_partner, ASKED, SAME), (FIRST, Whose.any_seat, AUTOMATIC, SAME), True),
    ],
)
def test_what_comes_later_or_to_another_end_hides_nothing(
    inner: tuple[When, Whose, How, DealsAgain],
    outer: tuple[When, Whose, How, DealsAgain],
    *,
    is_hidden: bool,
) -> None:
    def redeal(fact: Fact, when: When, whose: Whose, how: How, dealer: DealsAgain) -> Redeal:
        return Redeal(when, whose, guard([fact]), how, dealer)

    rules = with_redeals(sound("28"), redeal(NONE, *inner), redeal(FEW, *outer))
    found = [(pair.inner.name, pair.outer.name) for pair in counted(rules).within.found]
    assert found == ([("a", "b")] if is_hidden else [])


def test_of_two_that_are_the_same_the_later_one_is_idle() -> None:
    twice = Redeal(FULL, Whose.any_seat, guard([NONE]))
    (pair,) = counted(with_redeals(sound("28"), twice, twice)).within.found
    assert (pair.inner.name, pair.outer.name) == ("b", "a")


def test_what_is_asked_of_the_contract_must_be_asked_by_both() -> None:
    one, dealer = Fact(FactName.bidders, 0, 1, 1), Fact(FactName.declarer, 0, 1, 1)
    both = Redeal(LATER, Whose.none, guard([one, dealer]))
    wider = Redeal(LATER, Whose.none, guard([one]))
    (pair,) = counted(with_redeals(sound("28"), both, wider)).within.found
    assert pair.inner.name == "a"
    other = Redeal(LATER, Whose.none, guard([one._replace(low=2, high=2)]))
    assert not counted(with_redeals(sound("28"), both, other)).within.found


def accounts(about: Subject, effort: Effort = QUICK) -> list[Account]:
    """The accounts of all units."""
    found = []
    for unit in units(about, effort):
        account = Account("redeals", unit)
        done(examine(about, effort, unit, account))
        found.append(account)
    return found


@pytest.mark.parametrize("spec", ["28", "56", "thunee", "304-house", "29+only-dealer", "28-six"])
def test_everything_is_told_in_words(spec: str) -> None:
    every = accounts(subject(spec), QUICK._replace(deals=400, positions=20_000))
    assert not [finding for account in every for finding in account.findings]
    told = [
        statement_sentence(each.name, each.facts)
        for account in every
        for each in account.statements
    ]
    assert told
    assert not [sentence for sentence in told if "{" in sentence or "[" in sentence]
    names = {each.name for account in every for each in account.statements}
    assert "redeals-in-all" in names


def stated(every: list[Account], name: str) -> list[Statement]:
    """The statements of a name."""
    return [each for account in every for each in account.statements if each.name == name]


def test_where_nothing_hangs_on_a_choice_all_is_proved(tmp_path: Path) -> None:
    path = club(tmp_path, "deal: {redeals: {eldest_without_points: none}}\n")
    every = accounts(subject(str(path)))
    assert {each.standing for account in every for each in account.statements} == {"proved"}
    (in_all,) = stated(every, "redeals-in-all")
    assert in_all.facts["per_thousand"] == 12.586
    assert stated(accounts(subject("56")), "redeals-in-all")[0].facts["per_thousand"] == 0


def test_what_hangs_on_a_choice_is_sampled_with_its_interval() -> None:
    every = accounts(subject("thunee"))
    weak, trumpless = stated(every, "redeal-played")
    assert (weak.facts["redeal"], weak.facts["deals"]) == ("weak_declarer", 200)
    assert weak.standing is Standing.sampled
    assert float(trumpless.facts["low"]) <= 13.6 <= float(trumpless.facts["high"])
    weak_hand, _side = stated(every, "redeal-of-one-hand")
    assert weak_hand.facts["chance"] == "53/10626"


def test_what_takes_too_long_to_count_is_sampled() -> None:
    every = accounts(subject("304-house"), QUICK._replace(positions=3_000, deals=4_000))
    (sampled,) = [each for each in stated(every, "redeal-dealt") if len(each.facts["redeals"]) > 1]
    assert sampled.facts["redeals"] == ["absolute_hand", "weak_hand"]
    assert float(sampled.facts["low"]) <= 45.6 <= float(sampled.facts["high"])


@pytest.mark.parametrize("memory", [1, 4])
def test_no_count_takes_more_memory_than_it_may(memory: int) -> None:
    about, account = subject("304-house"), Account("redeals", "counting")
    effort = QUICK._replace(positions=10_000_000, memory=memory, deals=10)
    tracemalloc.start()
    for _step in examine(about, effort, "counting", account):
        pass
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert account.positions > memory * 4_000
    assert peak < memory << 20


def test_cards_that_fit_a_redeal_of_another_effect_too_are_told() -> None:
    (told,) = stated(accounts(subject("28+single-hand-show+absolute-hand")), "redeal-contained")
    assert told.facts == {"redeal": "one_suit", "other": "absolute_hand"}


def test_a_light_shuffle_is_looked_at_by_itself() -> None:
    every = accounts(subject("28+light-shuffle"))
    lightly = stated(every, "redeal-dealt-lightly")
    assert [each.facts["redeal"] for each in lightly] == [*chances(sound("28"))]


def test_deals_that_are_dealt_come_to_the_counted_chances() -> None:
    rules = sound("28+pointless-packet")
    effort = QUICK._replace(deals=20_000)
    seen = done(dealt(rules, looks(rules), effort))
    for place, chance in enumerate(chances(rules).values()):
        assert wilson(seen.alone[place], seen.deals).holds(float(chance))


@pytest.mark.parametrize("spec", ["28", "304-house", "thunee"])
def test_both_drivers_do_the_same_compiled(spec: str) -> None:
    pytest.importorskip("numba", reason="the extra 'fast' is not installed")
    rules = sound(spec)
    plain = QUICK._replace(deals=2_000)
    fast = plain._replace(is_compiled=True, deals=200)
    for one, other in (
        (dealt(rules, looks(rules), plain), dealt(rules, looks(rules), fast)),
        (played(rules, plain), played(rules, fast)),
    ):
        assert values(done(one)) == values(done(other))


def values(seen: Seen) -> dict[str, object]:
    """What was seen."""
    return {name: getattr(seen, name) for name in Seen.__slots__}


def test_a_redeal_that_is_nearly_certain_to_be_played_for_is_found(tmp_path: Path) -> None:
    poor = "{when: after_auction, whose: declarer, if: {points: {below: 8}}}"
    path = club(tmp_path, f"deal: {{redeals: {{poor: {poor}}}}}\n")
    every = accounts(subject(str(path)))
    (finding,) = [each for account in every for each in account.findings]
    assert (finding.name, finding.keys) == ("redeal-too-often", ("deal.redeals.poor",))
    assert "of a thousand deals" in finding_sentence(finding.name, finding.facts)


def test_a_budget_gives_way_and_comes_to_an_end() -> None:
    budget = Budget(30_000, total=50_000)
    budget.begin()
    budget.spend(20_000)
    assert budget.gives_way()
    assert not budget.gives_way()
    with pytest.raises(TooMany):
        budget.spend(20_000)
    budget.begin()
    assert budget.left == 10_000


BROKEN = sorted((Path(__file__).parents[1] / "broken").glob("*redeal*.yaml"))


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_what_is_seen_at_once_is_found_whole_too(path: Path) -> None:
    about = subject(str(path))
    (whole,) = accounts(about, QUICK._replace(deals=100))[:1]
    quick = {(each.name, each.keys) for each in cheap_findings(about)}
    assert quick <= {(each.name, each.keys) for each in whole.findings} | CERTAIN


CERTAIN = {
    ("redeal-within-another", ("deal.redeals.hand_without_points", "deal.redeals.no_strong_hand"))
}
"""What lies within a redeal that always comes is told only while that is not known."""


def test_most_mistakes_are_seen_at_once() -> None:
    assert sum(bool(cheap_findings(subject(str(path)))) for path in BROKEN) >= len(BROKEN) - 2


def test_an_interval_never_leaves_the_shares_there_are() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 50).low == 0
    assert wilson(50, 50).high == 1
    low, high = wilson(10, 100, z=1.959964)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
