"""Sense: what keys that are each in order say together.

The structural check looks at one key at a time; here several are held side by side. Each check
is a function whose first sentence tells the rule; what a check needs and does not find was
told before, so the check is passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from turup.profiles.neutral import Reason
from turup.profiles.sense import (
    again,
    auction,
    claims,
    deck,
    doubling,
    forms,
    guards,
    ladder,
    match,
    pair,
    penalties,
    play,
    redeals,
    rows,
    scoring,
    solo,
    stages,
    steps,
    table,
    trump,
    worths,
)
from turup.profiles.sense.facts import GUARDED, Fact, facts_of, guarded
from turup.profiles.sense.told import Found, NotTold, Record, Told

if TYPE_CHECKING:
    from turup.profiles.problems import Problem
    from turup.profiles.resolved import Resolved

T = TypeVar("T")
Check: TypeAlias = Callable[[Told], Found]
RecordCheck: TypeAlias = Callable[[Told, str, Record], Found]

CHECKS: tuple[Check, ...] = (
    deck.uneven_hands,
    deck.points_differ_from_total,
    deck.points_for_absent_rank,
    deck.rank_twice,
    deck.trump_suit_concealed,
    deck.trump_order_of_others,
    deck.same_in_trumps,
    deck.suit_too_long,
    table.odd_sides,
    table.nobody_against,
    table.partner_twice,
    table.partner_not_dealt,
    stages.stage_missing,
    stages.stage_twice,
    stages.play_not_last,
    stages.stage_before_auction,
    stages.auction_without_cards,
    stages.no_trump_stage,
    stages.unbid_trump_unnamed,
    stages.idle_trump_stage,
    auction.minimum_above_maximum,
    auction.bid_above_deck,
    steps.step_misses_maximum,
    steps.step_misses_row,
    steps.step_from_maximum,
    steps.too_many_bids,
    auction.last_trick_forgotten,
    auction.dealer_not_last,
    auction.match_in_one_round,
    auction.duel_not_final,
    auction.doubles_in_duel,
    again.second_without_stage,
    again.second_too_early,
    again.second_out_of_bids,
    trump.spare_card_played,
    trump.void_deal_with_own_card,
    trump.later_card_not_dealt,
    trump.exposed_from_beyond_bids,
    trump.no_trump_face_down,
    trump.suit_bid_concealed,
    forms.mixed_forms,
    forms.question_has_no_form,
    doubling.steps_in_circle,
    doubling.steps_without_stage,
    doubling.doubles_in_one_round,
    ladder.limit_below_stakes,
    pair.same_pair_twice,
    pair.pair_shown_by_nobody,
    pair.pair_of_two_hands,
    pair.window_never_opens,
    pair.held_as_dealt_twice,
    worths.pair_never_worth,
    pair.pair_floor_too_high,
    pair.pair_cap_too_low,
    solo.priority_of_equals,
    scoring.last_trick_above_deck,
    scoring.counters_need_nothing,
    scoring.counters_beyond_reach,
    scoring.no_target_to_move,
    scoring.half_of_same,
    scoring.stakes_fall,
    scoring.under_half_not_dearer,
    scoring.sweep_not_dearer,
    solo.nobody_wins_solo,
    play.jack_absent,
    play.exempt_rank_absent,
    play.no_partner_winning,
    match.match_cannot_end,
    match.nothing_ever_falls,
    match.lose_at_below_zero,
    match.win_at_above_all,
    match.won_at_start,
    match.nothing_to_lose,
    match.given_for_nothing,
    match.rid_without_giving,
    match.sets_without_mark,
    penalties.costs_nothing,
)
"""Checks of the profile as a whole."""

RECORD_CHECKS: dict[str, tuple[RecordCheck, ...]] = {
    "deal.redeals": (
        redeals.endless_redeal,
        redeals.trumps_before_exposure,
        redeals.redeal_unseen,
        redeals.asked_at_exposure,
        redeals.redeal_before_sides,
        redeals.nobody_asked,
        redeals.redeal_of_nobody,
        redeals.whose_for_nothing,
        redeals.redeal_before_contract,
        redeals.certainty_of_part,
    ),
    "auction.limits": (
        auction.floor_beyond_bids,
        auction.nobody_may_open,
        auction.no_partner,
        auction.speaks_first,
        forms.form_not_used,
        forms.idle_own_bid,
        again.second_unheld,
    ),
    "doubling.steps": (
        doubling.answers_no_step,
        doubling.tallies_never_both,
        ladder.step_not_dearer,
        ladder.step_above_limit,
        ladder.c_without_double,
        ladder.c_not_the_game,
    ),
    "play.lead_limits": (play.lead_limit_unseen, play.nothing_concealed),
    "pair.kinds": (
        pair.pair_rank_absent,
        pair.pair_of_one_card,
        pair.no_plain_suit,
        worths.pair_worth_one,
        worths.pair_makes_bid,
        worths.pair_longer_than_hand,
    ),
    "solo.contracts": (
        solo.solo_without_stage,
        solo.solo_out_of_its_packet,
        solo.blind_too_long,
        solo.nobody_caught,
        solo.solo_longer_than_hand,
        solo.solo_before_declarer,
        solo.certainty_too_early,
        solo.sure_hand_thrown_in,
        solo.no_partner_out,
    ),
    "scoring.claims": (
        claims.claim_without_pair,
        claims.claim_without_mark,
        claims.claim_lifts_nothing,
        claims.claim_out_of_reach,
    ),
}
"""Checks of each record of a collection."""

ROW_CHECKS: tuple[Callable[[Told, str], Found], ...] = (
    rows.band_gap,
    rows.row_without_from,
    rows.band_overlap,
    rows.row_beyond_bids,
    rows.row_never_used,
)
"""Checks of each band table."""

FACT_CHECKS: tuple[Callable[[Told, Fact], Found], ...] = (
    guards.empty_range,
    guards.asks_the_impossible,
    guards.asks_nothing,
    guards.points_face_down,
)
"""Checks of each fact of a guard."""


class Sense(NamedTuple):
    """What the checks find, and the paths of what is inherited without effect, and why it is."""

    problems: list[Problem]
    idle: dict[str, Reason]


def sense_of(resolved: Resolved) -> Sense:
    """What the keys of a resolved profile say against one another, and to no effect."""
    told = Told(resolved)
    problems = [problem for found in all_found(told) for problem in unless_untold(found)]
    idle = {**told.idle, **dict(doubling.answers_to(told, told.idle))}
    return Sense(problems, {path: Reason(why, told.value(why)) for path, why in idle.items()})


def problems_of(resolved: Resolved) -> list[Problem]:
    """What the keys of a resolved profile say against one another."""
    return sense_of(resolved).problems


def all_found(told: Told) -> Iterator[Found]:
    """What each check finds, check by check."""
    yield from (check(told) for check in CHECKS)
    for collection, checks in RECORD_CHECKS.items():
        for name, record in unless_untold(told.records(collection)):
            yield from (check(told, name, record) for check in checks)
    for rows_of in rows.TABLES:
        yield from (check(told, rows_of) for check in ROW_CHECKS)
    for section in GUARDED:
        for path, record in unless_untold(guarded(told, section)):
            for fact in unless_untold(facts_of(path, section, record)):
                yield from (check(told, fact) for check in FACT_CHECKS)


def unless_untold(found: Iterator[T]) -> Iterator[T]:
    """What is found, up to a question that cannot be answered."""
    with suppress(NotTold):
        yield from found
