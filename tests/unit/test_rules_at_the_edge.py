"""Rules asked by themselves, at edges that whole deals and worked cases seldom come to."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup import load
from turup.game.chance_play import played_out
from turup.game.deal import Deal
from turup.rules import Rules
from turup.rules.acts import LAY
from turup.rules.auction import ANY_FORM, may_pass, must_last_open
from turup.rules.chance import WORDS, below, swaps_in_a_word
from turup.rules.clearing import clear
from turup.rules.doubling import verdict_on_step
from turup.rules.indicators import list_own_cards
from turup.rules.match import opening
from turup.rules.pair_windows import Window, is_window_open
from turup.rules.penalties import Act, charge
from turup.rules.play import play_indicator
from turup.rules.raising import least_bid
from turup.rules.showing import show
from turup.rules.state import NOBODY, SEATS, SUITS, Outcome, Phase, State, blank
from turup.rules.trump import take_indicator_home
from turup.rules.undertaking import undertake
from turup.rules.verdicts import RECORD, Verdict

HEAD = "turup: 1\nabout: {name: A table, status: house}\n"
# Two packs, and the declarer lays down a card of his own.
TWINS = """\
extends: 56
deal: {stages: [8, auction, trump, solo, play]}
auction: {forms: [number]}
trump:
  indicator: own_card
  exposed_by: may_call
  call_binds: caller
  counts_from: exposing_trick
  declarer_plays: indicator
  never_exposed: last_trick
pair:
  kinds: {king_queen: {cards: [K, Q], worth: 4}}
  declarer: {window: after_exposure}
  defenders: {window: after_exposure}
  effect: target
  holder: one_hand
  declared: shown
  floor: none
  cap: none
"""


def rules_with(folder: Path, keys: str) -> Rules:
    path = folder / "table.yaml"
    path.write_text(HEAD + keys, encoding="utf-8")
    return load(path)


def fresh() -> State:
    """A state as a deal begins with it."""
    state = blank()
    clear(state)
    return state


def test_a_solo_leaves_nothing_of_the_bid_and_of_trump() -> None:
    state = fresh()
    for name in ("bid", "strain", "target", "step", "later", "holder", "declarer"):
        setattr(state, name, 7)
    state.to_act = 2
    state.trump = 1
    undertake(load("28"), state, 3, state.to_act)
    left = (state.bid, state.strain, state.target, state.step, state.later)
    assert left == (0, 0, 0, NOBODY, 0)
    assert (state.solo, state.holder, state.declarer) == (3, 2, 2)
    assert (state.trump, state.indicator, state.exposed) == (NOBODY, NOBODY, 1)


def test_an_indicator_goes_home_once() -> None:
    state = fresh()
    state.declarer, state.indicator, state.laid = 2, 16 + 3, 1
    take_indicator_home(state)
    assert state.laid == 0
    assert state.hands[2] == [0, 1 << 3, 0, 0]
    state.hands[2][1] = 0
    take_indicator_home(state)
    assert state.hands[2] == [0] * SUITS


@pytest.mark.parametrize(
    ("holder", "erring", "scores"),
    [
        (2, 1, [1, 0]),  # a defender of the bid that stands
        (2, 3, [1, 0]),
        (2, 0, [-1, 0]),  # the bidder's partner
        (2, 2, [-1, 0]),
        (NOBODY, 1, [0, -1]),  # nobody has bid yet: it counts as the erring seat's contract
        (NOBODY, 2, [-1, 0]),
    ],
)
def test_an_irregular_act_in_the_auction_is_priced_by_the_bid_that_stands(
    holder: int, erring: int, scores: list[int], tmp_path: Path
) -> None:
    rules = rules_with(tmp_path, "extends: 28\npenalties: {reshuffle: {price: deal}}\n")
    state = fresh()
    state.phase, state.holder = Phase.auction, holder
    state.bid = 0 if holder == NOBODY else 16
    charge(rules, state, Act.reshuffle, erring)
    assert state.scores[:2] == scores
    assert state.phase == Phase.over


def test_an_irregular_act_in_the_play_is_priced_by_the_contract(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, "extends: 28\npenalties: {reshuffle: {price: deal}}\n")
    state = fresh()
    state.declarer, state.holder, state.bid = 1, 2, 16
    charge(rules, state, Act.reshuffle, 0)
    assert (state.declarer, state.outcome) == (1, Outcome.made)


def test_a_match_begins_with_the_start_for_everybody_and_no_sets() -> None:
    standing = opening(load("40"))
    assert standing.tallies == [12] * SEATS
    assert standing.red == standing.black == [0] * SEATS
    assert (standing.winner, standing.loser) == (NOBODY, NOBODY)


@pytest.mark.parametrize(
    ("window", "won", "before", "is_open"),
    [
        (Window.after_exposure, 0, 0, True),
        (Window.after_exposure_and_any_trick, 0, 0, False),
        (Window.after_exposure_and_any_trick, 1, 1, True),
        (Window.after_trick_since_exposure, 1, 1, False),
        (Window.after_trick_since_exposure, 2, 1, True),
        (Window.after_trick_before_exposure, 1, 0, False),
        (Window.after_trick_before_exposure, 1, 1, True),
        (Window.after_anyones_trick_since_exposure, 1, 1, False),
        (Window.after_anyones_trick_since_exposure, 2, 1, True),
        (Window.after_any_trick, 1, 1, True),
        (Window.after_first_trick, 1, 1, False),
        (Window.after_first_trick, 2, 1, True),
        (Window.after_first_or_third_trick, 3, 1, False),
        (Window.after_first_or_third_trick, 4, 1, True),
    ],
)
def test_a_window_opens_with_the_tricks_it_asks_for(
    window: Window, won: int, before: int, *, is_open: bool
) -> None:
    state = fresh()
    state.declarer, state.winner = 0, 3
    state.tricks[1], state.tricks_before[1] = won, before
    state.tricks[0] = state.tricks_before[0] = 4
    assert is_window_open(load("28"), state, window, 1) is is_open


@pytest.mark.parametrize(("winner", "is_open"), [(NOBODY, False), (0, False), (1, True), (3, True)])
def test_some_windows_open_right_after_a_trick_of_the_side(winner: int, *, is_open: bool) -> None:
    state = fresh()
    state.declarer, state.winner = 0, winner
    state.tricks[1] = 1
    assert is_window_open(load("28"), state, Window.after_any_trick, 1) is is_open


def test_a_bid_of_one_is_a_bid(tmp_path: Path) -> None:
    keys = (
        "extends: 28\ndeck: {order: [J], points: {J: 7}}\n"
        "deal: {stages: [1, auction, trump, play], redeals: none}\n"
        "auction: {minimum: 1}\npair: {kinds: none}\n"
    )
    rules = rules_with(tmp_path, keys)
    state = fresh()
    state.to_act = state.dealer
    assert must_last_open(rules, state)
    state.bid, state.holder = 1, 1
    assert not must_last_open(rules, state)
    assert may_pass(rules, state) == Verdict.legal
    assert least_bid(rules, state, ANY_FORM) == (2, Verdict.not_higher)


def test_a_step_above_the_limit_is_named_among_others(tmp_path: Path) -> None:
    keys = (
        "extends: 28\nscoring: {stakes: [{win: 1}, {from: 20, win: 2}]}\n"
        "doubling:\n  when: own_stage\n  limit: 4\n  steps:\n"
        "    double: {by: defenders, stake: {times: 2}}\n"
        "    steep: {by: defenders, stake: {times: 4}}\n"
        "    last: {by: defenders, stake: {times: 3}}\n"
    )
    rules = rules_with(tmp_path, keys)
    state = fresh()
    state.holder, state.bid = 1, 20
    names = rules.labels.names["doubling.steps"]
    which = names.index("steep")
    assert verdict_on_step(rules, state, which, 2) == Verdict.step_above_limit + RECORD * which


def test_a_word_is_filled_with_swaps_as_far_as_it_goes() -> None:
    for last in range(1, 200):
        swaps, orders = swaps_in_a_word(last)
        assert orders < WORDS
        assert swaps == last or orders * (last - swaps + 1) >= WORDS


def test_a_choice_of_two_takes_either() -> None:
    assert {below(1, 2, use, 2) for use in range(50)} == {0, 1}


def twins(folder: Path) -> tuple[Rules, State]:
    """A declarer who has exposed the second of two twins, and does not hold the first."""
    rules = rules_with(folder, TWINS)
    state = fresh()
    state.declarer = state.holder = state.to_act = 0
    state.trump, state.exposed, state.bound, state.bid = 2, 1, 1, 28
    state.indicator = 2 * 16 + 3
    return rules, state


def test_the_twin_of_an_indicator_is_open_only_to_whoever_holds_it(tmp_path: Path) -> None:
    rules, state = twins(tmp_path)
    for held in (0b1000, 0b1100):
        state.open[2] = held | 1 << 8
        play_indicator(rules, state, 0)
        assert state.open == [0, 0, held, 0]


def test_twins_can_be_laid_down_in_one_way(tmp_path: Path) -> None:
    rules, state = twins(tmp_path)
    state.hands[0][2] = 0b1111
    list_own_cards(rules, state, 2)
    assert state.legal[: state.legal_count] == [LAY + 2 * 16, LAY + 2 * 16 + 2]


def test_a_pair_uses_the_twin_that_is_held(tmp_path: Path) -> None:
    rules, state = twins(tmp_path)
    state.hands[0][2] = 0b1010  # the second queen and the second king
    show(rules, state, 0, 0)
    assert state.paired == [0, 0, 0b1010, 0]


@pytest.mark.parametrize("spec", ["28", "40", "56", "29"])
def test_a_side_has_one_trick_for_each_it_takes(spec: str) -> None:
    for number in range(3):
        state = played_out(Deal.shuffled(load(spec), 4, number)).state()
        if state.outcome in (Outcome.made, Outcome.failed):
            assert sum(state.tricks) == state.hand
