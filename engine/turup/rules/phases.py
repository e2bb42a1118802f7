"""The phase machine: what the table is doing, what is legal now, and what an act does.

A deal goes through the stages its profile lists. At each point either the rules go on by
themselves (dealing, throwing in, settling) or exactly one seat is to act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import NUMBER
from turup.rules.auction import begin_auction
from turup.rules.beginning import begin_play, resume_play
from turup.rules.bid_cards import come_from_trump
from turup.rules.bidding import hear, list_speeches, verdict_on_speech
from turup.rules.clearing import clear
from turup.rules.deal import Kind, When
from turup.rules.dealing import deal_rest
from turup.rules.deck import unpack
from turup.rules.doubling import SaidWhen
from turup.rules.going_round import open_window
from turup.rules.indicators import (
    fix_trump,
    list_indicators,
    verdict_on_indicator,
)
from turup.rules.noted import rule
from turup.rules.partners import ask_for_partner, must_name_partner
from turup.rules.second_auction import reopen_bidding
from turup.rules.shuffling import shuffle_deck
from turup.rules.solo import is_short
from turup.rules.state import AUCTION, BETWEEN, NOBODY, PLAY, Phase
from turup.rules.trickplay import list_turn, take_turn, verdict_on_turn
from turup.rules.verdicts import Verdict
from turup.rules.windows import (
    ask_for_redeals,
    begin_packet,
    hear_answer,
    list_answers,
    look_after_auction,
    verdict_on_answer,
)

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def shuffle_and_start(rules: Rules, state: State, dealer: int, seed: int, deal: int) -> None:
    """Shuffle for a seed and a deal's number, and go on until somebody has to choose."""
    unpack(rules, state)
    shuffle_deck(rules, state, seed, deal)
    start(rules, state, dealer)


@rule
def start(rules: Rules, state: State, dealer: int) -> None:
    """Begin the deal of the deck as it lies, and go on until somebody has to choose."""
    clear(state)
    state.dealer = dealer
    go_on(rules, state)


@rule
def go_on(rules: Rules, state: State) -> None:
    """Go through the stages until somebody has to choose, or the deal is over."""
    while state.phase == BETWEEN:
        stage = rules.deal.stages.rows[state.stage]
        state.stage += 1
        if stage.kind == Kind.packet:
            if state.trick > 0:
                deal_rest(rules, state, stage.cards)
            elif not is_short(rules, state):
                begin_packet(rules, state, stage.cards)
        elif stage.kind == Kind.play:
            come_to_play(rules, state)
        elif state.solo == NOBODY:
            begin_talk(rules, state, stage.kind)


@rule
def come_to_play(rules: Rules, state: State) -> None:
    """Before the first lead come the redeals that must be asked for, and the partner's card."""
    if state.trick > 0:
        resume_play(rules, state)
        return
    if state.moment != When.full_hand and state.solo == NOBODY:
        state.moment = When.full_hand
        ask_for_redeals(rules, state)
    if state.phase == Phase.between and must_name_partner(rules, state):
        ask_for_partner(state)
    if state.phase == Phase.between:
        begin_play(rules, state)
    else:
        state.stage -= 1  # and come back to it


@rule
def begin_talk(rules: Rules, state: State, kind: int) -> None:
    """The bidding, fixing trump, doubling, or solos; passed over if nothing can be said."""
    if kind == Kind.auction:
        state.phase = Phase.auction
        begin_auction(rules, state)
    elif kind == Kind.trump:
        begin_trump(state)
    elif kind == Kind.second_auction:
        reopen_bidding(rules, state)
    elif kind == Kind.solo:
        open_window(rules, state, Phase.solo)
    elif rules.doubling.when == SaidWhen.own_stage:
        open_window(rules, state, Phase.doubling)


@rule
def begin_trump(state: State) -> None:
    """The declarer fixes trump, unless his bid has named it."""
    if state.strain == NUMBER:
        state.phase = Phase.trump
        state.to_act = state.declarer


@rule
def list_legal(rules: Rules, state: State) -> None:
    """List every legal act of the seat to act."""
    state.legal_count = 0
    if state.phase == PLAY:
        list_turn(rules, state)
    elif state.phase == AUCTION:
        list_speeches(rules, state)
    elif state.phase == Phase.trump:
        list_indicators(rules, state)
    elif state.phase != Phase.over:
        list_answers(rules, state)


@rule
def verdict(rules: Rules, state: State, act: int) -> int:
    """Whether the seat to act may do this: 0, or the rule that refuses it."""
    if state.phase == PLAY:
        return verdict_on_turn(rules, state, act)
    if state.phase == Phase.auction:
        return verdict_on_speech(rules, state, act)
    if state.phase == Phase.trump:
        return verdict_on_indicator(rules, state, act)
    if state.phase == Phase.over:
        return Verdict.not_now
    return verdict_on_answer(rules, state, act)


@rule
def apply(rules: Rules, state: State, act: int) -> None:
    """Carry out a legal act, and go on until somebody has to choose or the deal is over."""
    if state.phase == PLAY:
        take_turn(rules, state, act)
    elif state.phase == AUCTION:
        hear(rules, state, act)
        if state.phase == BETWEEN and rules.deal.redeals.used > 0:
            look_after_auction(rules, state)
    elif state.phase == Phase.trump:
        fix_trump(rules, state, act)
        come_from_trump(rules, state)
    else:
        hear_answer(rules, state, act)
    if state.phase == BETWEEN:
        go_on(rules, state)
