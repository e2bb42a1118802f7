"""The driver of the worked cases: a short list of steps, carried out by the rules.

A case is set up as a state and a list of steps such as "begin the auction", "do this act",
"may that be done?". One function carries them all out, so that it can run as plain Python and
compiled, and decides nothing: each step calls the rule it is named for.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from turup.rules import Rules
from turup.rules.acts import PASS
from turup.rules.beginning import answer_opening, begin_play
from turup.rules.deal import Kind, When, throw_in_if_due
from turup.rules.dealing import deal_packet, next_dealer
from turup.rules.deck import card_points
from turup.rules.going_round import open_window
from turup.rules.match import Standing
from turup.rules.noted import rule
from turup.rules.pair import may_side_count
from turup.rules.pair_cards import kind_of
from turup.rules.penalties import charge, charge_accuser, is_priced
from turup.rules.phases import apply, begin_talk, go_on, list_legal, start, verdict
from turup.rules.settling import settle
from turup.rules.showing import show
from turup.rules.state import NOBODY, Phase, State
from turup.rules.table import account, next_seat
from turup.rules.tallying import add_scores, forfeit
from turup.rules.trickplay import begin_trick
from turup.rules.verdicts import Verdict
from turup.rules.windows import hear_answer

WIDTH = 10
"""Numbers in a step: what is done, and with what."""


class Do(IntEnum):
    """What a step does, and with which numbers."""

    start = 0  # deal from the first card on
    reach = 1  # + kind: deal what comes before a stage, and begin it
    begin = 2  # + leader, trick: begin a trick
    redeals = 3  # + moment: look for redeals
    act = 4  # + act
    show = 5  # + kind, seat: a pair was shown
    settle = 6  # + irregular act, seat or NOBODY, how it was claimed, how often done before
    add = 7  # + a score for each of eight accounts, the account that had the contract
    # questions
    ask = 8  # + act: is it legal?
    know = 9  # + verdict: an act that has no number is refused
    worth = 10  # + card: what is it worth?
    dealer = 11  # who deals next?


class Claim(IntEnum):
    """What the others said of an irregular act: nothing, so, or wrongly so."""

    none = 0
    made = 1
    wrong = 2


Step = list[int]
Driver = Callable[[Rules, State, Standing, list[Step]], list[int]]


def to_do(what: Do, *numbers: int) -> Step:
    """A step as a row of numbers."""
    return [what, *numbers, *[0] * (WIDTH - 1 - len(numbers))]


def interpreted(rules: Rules, state: State, standing: Standing, steps: list[Step]) -> list[int]:
    """Carry out the steps as plain Python; the answer of each, 0 after an act was refused."""
    answers = [0] * len(steps)
    drive(rules, state, standing, steps, answers)
    return answers


@rule
def drive(
    rules: Rules, state: State, standing: Standing, steps: list[Step], answers: list[int]
) -> None:
    """Carry out the steps up to the first act that is refused, and list what is legal then."""
    state.legal_count = 0
    for place in range(len(steps)):
        answers[place] = step(rules, state, standing, steps[place])
        if steps[place][0] == Do.act and answers[place] != Verdict.legal:
            break
    if state.to_act != NOBODY:
        list_legal(rules, state)


@rule
def step(rules: Rules, state: State, standing: Standing, row: Step) -> int:
    """Carry out one step; what it answers, or 0."""
    if row[0] == Do.act:
        return act(rules, state, row[1])
    if row[0] == Do.show:
        return show_if_allowed(rules, state, row[1], row[2])
    if row[0] >= Do.ask:
        return answer(rules, state, row)
    if row[0] == Do.add:
        add(rules, standing, row)
    elif row[0] == Do.settle:
        end(rules, state, standing, row)
    else:
        open_position(rules, state, row)
    return 0


@rule
def answer(rules: Rules, state: State, row: Step) -> int:
    """Answer a question, which changes nothing."""
    if row[0] == Do.ask:
        return verdict(rules, state, row[1])
    if row[0] == Do.worth:
        return card_points(rules, state, row[1])
    if row[0] == Do.dealer:
        return next_dealer(rules, state)
    return row[1]


@rule
def act(rules: Rules, state: State, number: int) -> int:
    """Do an act if it is legal; the rule that refuses it otherwise."""
    code = verdict(rules, state, number)
    if code == Verdict.legal:
        apply(rules, state, number)
    return code


@rule
def show_if_allowed(rules: Rules, state: State, pair: int, seat: int) -> int:
    """Count a pair that was shown, if the side may count it at this bid."""
    code = may_side_count(rules, state, kind_of(pair), seat)
    if code == Verdict.legal:
        show(rules, state, pair, seat)
    return code


@rule
def add(rules: Rules, standing: Standing, row: Step) -> None:
    """Add a deal's score to the tallies, unless the match is over."""
    if standing.winner == NOBODY and standing.is_drawn == 0:
        add_scores(rules, standing, row[1 : WIDTH - 1], row[WIDTH - 1])


@rule
def end(rules: Rules, state: State, standing: Standing, row: Step) -> None:
    """Settle the deal, or price an irregular act: which, whose, how claimed, how often before."""
    if row[2] != NOBODY and row[3] == Claim.wrong:
        charge_accuser(rules, state, row[1], next_seat(rules, row[2]))
    elif row[2] == NOBODY or not is_priced(rules, row[1], row[3] == Claim.made, row[4]):
        settle(rules, state)
    else:
        charge(rules, state, row[1], row[2])
    if state.forfeit != NOBODY:
        forfeit(rules, standing, account(rules, row[2]))


@rule
def open_position(rules: Rules, state: State, row: Step) -> None:
    """Come to the position from which a case goes on."""
    if row[0] == Do.start:
        start(rules, state, row[1])
    elif row[0] == Do.reach:
        reach(rules, state, row[1])
    elif row[0] == Do.begin:
        begin(rules, state, row[1], row[2])
    else:
        look_for_redeals(rules, state, row[1])


@rule
def reach(rules: Rules, state: State, kind: int) -> None:
    """Deal as many packets as come before a stage, and begin it; nobody has looked for redeals."""
    stages = rules.deal.stages
    while stages.rows[state.stage].kind != kind:
        if stages.rows[state.stage].kind == Kind.packet:
            deal_packet(rules, state, stages.rows[state.stage].cards)
        state.stage += 1
    state.stage += 1
    begin_talk(rules, state, kind)
    go_on(rules, state)


@rule
def begin(rules: Rules, state: State, leader: int, trick: int) -> None:
    """Begin a trick in the middle of play.

    The indicator is put aside for a moment, so that a declarer whose cards do not matter is not
    made to expose it.
    """
    laid = state.laid
    state.laid = 0
    begin_play(rules, state)
    if state.phase == Phase.opening:
        answer_opening(rules, state, PASS)
    state.laid = laid
    state.trick = trick
    begin_trick(rules, state, leader)


@rule
def look_for_redeals(rules: Rules, state: State, moment: int) -> None:
    """Throw the deal in if that needs no asking, otherwise come to the seat that may ask."""
    deal_for(rules, state, moment)
    throw_in_if_due(rules, state, moment)
    if state.phase == Phase.over:
        return
    state.moment = moment
    open_window(rules, state, Phase.redeal)
    list_legal(rules, state)
    while state.phase == Phase.redeal and state.legal_count == 1:
        hear_answer(rules, state, PASS)
        list_legal(rules, state)


@rule
def deal_for(rules: Rules, state: State, moment: int) -> None:
    """Deal the first packet, or all of them."""
    stages = rules.deal.stages
    while state.stage < stages.used and (moment != When.first_packet or state.dealt == 0):
        if stages.rows[state.stage].kind == Kind.packet:
            deal_packet(rules, state, stages.rows[state.stage].cards)
        state.stage += 1
