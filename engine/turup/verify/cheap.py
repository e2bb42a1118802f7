"""Cheap: what can be said against the bidding without playing, in a few thousandths of a second.

These findings of the auction and of the contracts follow from the numbers alone, so that a check
can tell them too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from turup.game.refusals import record_name
from turup.rules import Rules
from turup.rules.auction import ANY_FORM, Limit, Opening, bar, is_barred
from turup.rules.bids import FORMS, Form, bid_on, has_suit_to_speak_of, rung_of
from turup.rules.clearing import clear
from turup.rules.doubling import Step, is_above_limit
from turup.rules.raising import least_bid
from turup.rules.shapes import FactName
from turup.rules.state import NOBODY, Phase, State, blank
from turup.rules.turns import opener
from turup.rules.verdicts import KEYS, reason
from turup.verify.auction.asked import ABOUT_HANDS, facts_in
from turup.verify.auction.undertakings import Contract
from turup.verify.contracts.bounds import bound_of
from turup.verify.contracts.deciding import AIMS, Decided
from turup.verify.contracts.telling import finding_of, groups_of
from turup.verify.findings import Finding
from turup.verify.subject import Subject


def cheap_findings(subject: Subject) -> list[Finding]:
    """What is wrong with the bids of a profile, as far as numbers alone tell."""
    rules = subject.rules
    return [*floors_for_all(rules), *steps_for_nobody(rules), *bids_without_reach(rules)]


def floors_for_all(rules: Rules) -> Iterator[Finding]:
    """The bids below what anybody may open with; every later bid is higher still."""
    plain = without_hands(rules)
    openings = [
        least_bid(plain, state, form)
        for state in opening_states(plain, rules)
        for form in forms_open(plain, state)
    ]
    least, code = min(openings, default=(rules.auction.minimum, 0))
    below = [bid_on(rules, rung) for rung in range(min(rung_of(rules, least), rules.auction.top))]
    if below:
        name = record_name(plain, *reason(code))
        key = KEYS[reason(code).code].format(name=name, side="")
        facts = {"what": ", ".join(map(str, below))}
        yield Finding("unreachable-bid", tuple(dict.fromkeys((key, "auction.minimum"))), facts)


def without_hands(rules: Rules) -> Rules:
    """The rules without the limits that hang on a hand: some hand is free of them."""
    limits, names = rules.auction.limits, rules.labels.names.get("auction.limits", ())
    kept = [place for place in range(limits.used) if not is_about_hands(limits.rows[place])]
    rest = tuple(Limit() for _ in range(len(limits.rows) - len(kept)))
    rows = (*(limits.rows[place] for place in kept), *rest)
    auction = rules.auction._replace(limits=limits._replace(used=len(kept), rows=rows))
    labels = dict(rules.labels.names) | {"auction.limits": tuple(names[place] for place in kept)}
    return rules._replace(auction=auction, labels=replace(rules.labels, names=labels))


def is_about_hands(limit: Limit) -> bool:
    """Whether a limit looks at a hand."""
    return any(fact.name in ABOUT_HANDS for fact in facts_in(limit.if_))


def opening_states(plain: Rules, rules: Rules) -> Iterator[State]:
    """Each seat to which it can fall to open, speaking for the first time, or after a question."""
    first = opener(rules, blank())
    asked = (0, 1) if rules.auction.ask_partner.is_used == 1 else (0,)
    for seat in range(rules.table.seats):
        for speeches in asked:
            state = blank()
            clear(state)
            state.phase, state.to_act = Phase.auction, seat
            state.speeches[seat] = speeches
            if seat == first or may_come_to(plain, rules, first):
                yield state


def may_come_to(plain: Rules, rules: Rules, first: int) -> bool:
    """Whether the opener can leave it to the others to open."""
    state = blank()
    clear(state)
    state.phase, state.to_act = Phase.auction, first
    if rules.auction.opening != Opening.forced or rules.auction.ask_partner.is_used == 1:
        return True
    is_by_hand = plain.auction.limits.used < rules.auction.limits.used
    return is_by_hand or is_barred(plain, state)


def forms_open(rules: Rules, state: State) -> list[int]:
    """The forms in which a seat may word its bid."""
    if rules.auction.asks_form == 0:
        return [ANY_FORM] if bar(rules, state, ANY_FORM) == NOBODY else []
    forms = [form for form in range(FORMS) if rules.auction.forms[form] == 1]
    spoken = [form for form in forms if has_suit_to_speak_of(state, form)]
    return [form for form in spoken if bar(rules, state, form) == NOBODY]


def steps_for_nobody(rules: Rules) -> Iterator[Finding]:
    """The steps for which no bid is left, once those before them have been said."""
    for which, name in enumerate(rules.labels.names.get("doubling.steps", ())):
        before = rules.doubling.steps.rows[which].after
        if bids_with(rules, before) and not bids_with(rules, which):
            path = f"doubling.steps.{name}"
            is_guarded = rules.doubling.steps.rows[which].if_.used > 0
            keys = (f"{path}.if" if is_guarded else "doubling.limit", path)
            yield Finding("unreachable-step", keys, {"what": name})


def bids_with(rules: Rules, which: int) -> list[int]:
    """The bids to which a step can be said, as far as its guard and the limit tell."""
    if which == NOBODY:
        return [bid_on(rules, rung) for rung in range(rules.auction.top + 1)]
    step = rules.doubling.steps.rows[which]
    return [bid for bid in bids_with(rules, step.after) if may_follow(rules, step, bid)]


def may_follow(rules: Rules, step: Step, bid: int) -> bool:
    """Whether a step can be said to a bid."""
    state = blank()
    clear(state)
    state.bid = bid
    asked = [fact for fact in facts_in(step.if_) if fact.name == FactName.bid]
    fits = all(fact.low <= bid <= fact.high for fact in asked)
    return fits and not is_above_limit(rules, state, step)


def bids_without_reach(rules: Rules) -> Iterator[Finding]:
    """The bids that nobody can make, or lose, whatever is dealt."""
    contracts = [
        Contract(is_no_trump=is_no_trump, bid=bid_on(rules, rung))
        for is_no_trump in kinds_of_bid(rules)
        for rung in range(rules.auction.top + 1)
    ]
    for aim in AIMS:
        absent = [
            Decided(contract, aim, [], is_proved=True)
            for contract in contracts
            if bound_of(rules, contract) == aim.bound
        ]
        for group in groups_of(absent):
            yield finding_of(rules, group)


def kinds_of_bid(rules: Rules) -> list[bool]:
    """Whether bids are made with a trump, without one, or both."""
    forms = rules.auction.forms
    without = forms[Form.no_trump] == 1 or forms[Form.noes] == 1
    has_trump = any(forms[form] for form in range(FORMS) if form not in (Form.no_trump, Form.noes))
    return [each for each, is_there in ((False, has_trump), (True, without)) if is_there]
