"""The acts of a case, as numbers.

What an act means depends on who does it and on what the table is doing, so the acts are gone
through once beforehand. At play that also tells who plays which card: each seat is given the
cards it plays, and the position is set up anew with them.
"""

from __future__ import annotations

from turup.game import actions
from turup.game.cases.case import Failure, Malformed
from turup.game.cases.deciding import refusal_failure
from turup.game.cases.driver import Do, interpreted, to_do
from turup.game.cases.positions import Position, copy_of
from turup.game.cases.texts import action_named, split_seat
from turup.game.numbers import UNKNOWN, card_of, number_of
from turup.game.refusals import verdict_on_unknown
from turup.rules.acts import CARD
from turup.rules.holdings import holds, put
from turup.rules.phases import apply, verdict
from turup.rules.state import NOBODY, State
from turup.rules.verdicts import Verdict


class Stopped(Exception):
    """The acts cannot go on as the case says; `failure` tells what happens instead."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(str(failure))
        self.failure = failure


def add_acts(position: Position) -> None:
    """Add the acts to the steps, and hand out the cards that are played."""
    state = position.state.copy()
    if position.is_play:
        hand_out(position, state)
        state.laid = 0  # nobody is to be made to expose while his cards are still unknown
    interpreted(position.rules, state, copy_of(position.standing), position.steps)
    for index, text in enumerate(position.get("acts", ())):
        number = rehearse(position, state, str(text), index)
        position.steps.append(to_do(Do.act, number))
        if not may_go_on(position, state, number):
            break
    finish_hands(position, state.to_act)


def rehearse(position: Position, state: State, text: str, index: int) -> int:
    """The number of the next act."""
    path = ("acts", index)
    if state.to_act == NOBODY:
        raise Malformed(position.case.problem("case-act-after-end", path, text=text))
    seat, said = split_seat(position.rules, text)
    if seat is not None and seat != state.to_act:
        raise Stopped(Failure(path, f"S{seat}", f"S{state.to_act}", "", ""))
    action = action_named(position.case, position.rules, state, said, path)
    if position.is_play and isinstance(action, actions.Play):
        return CARD + card_played(position, state, action, index)
    number = number_of(position.rules, state, action)
    if number == UNKNOWN:
        code = verdict_on_unknown(position.rules, state, action)
        raise Stopped(refusal_failure(position.rules, state, path, code))
    return number


def card_played(position: Position, state: State, action: actions.Play, index: int) -> int:
    """The card that the seat to act plays; it is given it, unless the case has done so."""
    hand = position.hands.setdefault(state.to_act, [])
    for number in hand:
        if card_of(position.rules, number) == action.card and is_still_held(state, number):
            return number
    is_declarers = state.to_act == state.declarer and state.indicator != NOBODY
    if is_declarers and card_of(position.rules, state.indicator) == action.card:
        return state.indicator
    number = position.cards.take(action.card, ("acts", index))
    hand.append(number)
    put(state.hands[state.to_act], number)
    return number


def is_still_held(state: State, number: int) -> bool:
    """Whether the seat to act has not played a card yet."""
    return holds(state.hands[state.to_act], number)


def may_go_on(position: Position, state: State, number: int) -> bool:
    """Do the act; whether there is any sense in going on.

    At play nobody has all his cards yet, so whether what belongs there is legal is found out
    afterwards.
    """
    code = verdict(position.rules, state, number)
    if code == Verdict.not_now or (code != Verdict.legal and not position.is_play):
        return False
    apply(position.rules, state, number)
    return True


def finish_hands(position: Position, seat: int) -> None:
    """Give the seat to act its hand, and everybody his cards."""
    if "hand" in position.case.value:
        if seat == NOBODY:
            raise Malformed(position.case.problem("case-hand-of-nobody", ("hand",)))
        held = position.hands.setdefault(seat, [])
        held += position.cards.take_all(position.get("hand"), ("hand",))
    if position.is_play:
        hand_out(position, position.state)


def hand_out(position: Position, state: State) -> None:
    """Put the cards handed out into the hands of a state."""
    for seat, numbers in position.hands.items():
        for number in numbers:
            put(state.hands[seat], number)
            put(state.given[seat], number)
