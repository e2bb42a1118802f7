"""Trick play: the play phase, from the first lead to the last trick.

At his turn a player may first bring out trump or show a pair, and then plays a card. The
winner of a trick leads the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import (
    CALL,
    CARD,
    CARDS,
    CLAIM,
    CONCEDE,
    EXPOSE,
    PAIR,
    add_act,
    suit_of_card,
)
from turup.rules.alone import finish_trick_apart, take_trump_from_lead
from turup.rules.card_choice import list_plays, verdict_on_card
from turup.rules.claiming import may_be_silent, note_silence, say_claim
from turup.rules.claims import is_sweep_open, list_claims, verdict_on_claim
from turup.rules.deal import When, throw_in_if_due
from turup.rules.deck import card_points
from turup.rules.early_end import is_decided
from turup.rules.ending import await_rest, concede, finish_play, verdict_on_conceding
from turup.rules.face_down import note_face_down, note_kept_down, turn_up, turned_up
from turup.rules.going_round import open_window
from turup.rules.holdings import take
from turup.rules.leading import next_player
from turup.rules.noted import rare, rule
from turup.rules.pair import list_pairs, verdict_on_showing
from turup.rules.play import NEVER
from turup.rules.settling import settle
from turup.rules.showing import count_pairs, show
from turup.rules.state import BETWEEN, NOBODY, PAIRS, PLAY, Phase
from turup.rules.table import next_seat, side_of
from turup.rules.tricks import capture, does_beat, power, winning_power
from turup.rules.trump import (
    ExposedBy,
    expose,
    is_exposed_by_bid,
    must_expose_now,
    verdict_on_call,
    verdict_on_exposing,
)
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def begin_trick(rules: Rules, state: State, leader: int) -> None:
    """A seat is to lead."""
    state.led = NOBODY
    state.played = 0
    state.best = 0
    state.lying = 0
    state.trick_seats[0] = leader
    if rules.play.asks_for_claims == 1:
        lead_after_claims(rules, state)
    else:
        begin_turn(rules, state, leader)


@rare
def lead_after_claims(rules: Rules, state: State) -> None:
    """Whoever claims the last trick does so first; if nobody is asked, the leader leads."""
    open_window(rules, state, Phase.claim)
    lead_when_asked(rules, state)


@rule
def lead_when_asked(rules: Rules, state: State) -> None:
    """Whoever is to lead does so when nobody is left to be asked for a claim."""
    if state.phase == BETWEEN:
        state.phase = Phase.play
        begin_turn(rules, state, state.trick_seats[0])


@rule
def begin_turn(rules: Rules, state: State, seat: int) -> None:
    """A seat's turn; a declarer with nothing left but his indicator must expose it."""
    state.to_act = seat
    state.bound = 0
    if must_expose_now(state):
        bring_out(rules, state)


@rule
def bring_out(rules: Rules, state: State) -> None:
    """Trump comes out at this seat's turn."""
    state.bound = 1
    come_out(rules, state)


@rule
def come_out(rules: Rules, state: State) -> None:
    """Trump comes out, and with it the pairs that count by themselves."""
    expose(rules, state)
    if state.phase == Phase.play:
        count_pairs(rules, state)


@rule
def list_turn(rules: Rules, state: State) -> None:
    """List what the seat to act may do at its turn."""
    list_pairs(rules, state)
    if rules.play.has_asides == 1:
        list_asides(rules, state)
    list_plays(rules, state)


@rare
def list_asides(rules: Rules, state: State) -> None:
    """Add giving up, and what may be claimed, to the legal acts."""
    if verdict_on_conceding(rules, state) == Verdict.legal:
        add_act(state, CONCEDE)
    if is_sweep_open(state):
        list_claims(rules, state)


@rule
def verdict_on_turn(rules: Rules, state: State, act: int) -> int:
    """Whether the seat to act may do this at its turn."""
    if CARD <= act < CARD + CARDS:
        return verdict_on_card(rules, state, act - CARD)
    if act == CALL:
        return verdict_on_call(rules, state)
    if act == EXPOSE:
        return verdict_on_exposing(rules, state)
    if act == CONCEDE:
        return verdict_on_conceding(rules, state)
    if PAIR <= act < PAIR + PAIRS:
        return verdict_on_showing(rules, state, act - PAIR)
    if CLAIM <= act < CARD:
        return verdict_on_claim(rules, state, act - CLAIM)
    return Verdict.not_now


@rule
def take_turn(rules: Rules, state: State, act: int) -> None:
    """Carry out an act of play."""
    if act >= CARD:
        if may_be_silent(rules, state):
            note_silence(rules, state)
        play_card(rules, state, act - CARD)
    elif act == CONCEDE:
        concede(rules, state)
    elif act >= CLAIM:
        say_claim(rules, state, act - CLAIM)
    elif act >= PAIR:
        show(rules, state, act - PAIR, state.to_act)
    else:
        state.called = state.trick if act == CALL else state.called
        bring_out(rules, state)


@rule
def play_card(rules: Rules, state: State, card: int) -> None:
    """A card goes to the trick, and the turn passes on, unless what it brings out ends the deal."""
    take(state.hands[state.to_act], card)
    is_fixed = False
    if state.played == 0:
        state.led = suit_of_card(card)
        state.face_down = 0
        is_fixed = state.solo != NOBODY and take_trump_from_lead(rules, state)
    lay_in_trick(rules, state, card)
    if is_fixed:
        throw_in_if_due(rules, state, When.exposure)
    elif state.exposed == 0 and rules.trump.exposed_by >= ExposedBy.first_lead:
        play_concealed(rules, state, card)
    if state.phase == PLAY:
        pass_turn(rules, state)


@rule
def play_concealed(rules: Rules, state: State, card: int) -> None:
    """The first card led brings trump out, or a card that does not follow lies face down."""
    if rules.trump.exposed_by == ExposedBy.first_lead:
        come_out(rules, state)
    else:
        note_face_down(state, card)


@rule
def pass_turn(rules: Rules, state: State) -> None:
    """The trick is finished, or the next player is to act."""
    if state.played == state.players:
        finish_trick(rules, state)
    else:
        begin_turn(rules, state, next_player(rules, state, next_seat(rules, state.to_act)))


@rule
def lay_in_trick(rules: Rules, state: State, card: int) -> None:
    """The card lies in the trick, with its points and its power, and may be winning it now."""
    place = state.played
    state.trick_seats[place] = state.to_act
    state.trick_cards[place] = card
    state.trick_powers[place] = power(rules, state, card)
    is_better = does_beat(rules, state.trick_powers[place], state.trick_powers[state.best])
    state.best = place if is_better else state.best
    state.lying += card_points(rules, state, card)
    state.played += 1


@rule
def look_for_trump(rules: Rules, state: State) -> None:
    """The declarer looks at the cards face down, and a trump among them brings trump out."""
    if state.exposed == 0 and turned_up(rules, state) != 0:
        turn_up(rules, state)
        come_out(rules, state)
    note_kept_down(rules, state)


@rule
def finish_trick(rules: Rules, state: State) -> None:
    """The winner's side takes the trick, and the winner leads the next.

    A trump found among cards face down comes out first, which may end the deal.
    """
    if state.face_down != 0:
        look_for_trump(rules, state)
        if state.phase != PLAY:
            return
    state.winner = state.trick_seats[state.best]
    capture(rules, state, side_of(rules, state, state.winner), winning_power(state))
    state.leaders[state.led] |= 1 << state.trick_seats[0]
    if state.solo != state.named:  # of the two one at most is there
        finish_trick_apart(rules, state)
    count_pairs(rules, state)
    if state.trick == state.hand:
        finish_play(rules, state)
    elif rules.play.ends_early != NEVER and is_decided(rules, state):
        settle(rules, state)
    else:
        if state.exposed == 0 and is_exposed_by_bid(rules, state):
            come_out(rules, state)
            if state.phase != Phase.play:
                return
        if state.trick == state.half:
            await_rest(state)
        else:
            state.trick += 1
            begin_trick(rules, state, state.winner)
