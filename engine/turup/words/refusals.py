"""Refusals in words: who may not do what, why, and what is open instead.

The verdict's name leads to the reason; the facts that fill it come from what the acting seat
can see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from turup.words import _, marked, pgettext
from turup.words.acts import STEPS, act, opened
from turup.words.callers import CALLERS, CLAIM_REASONS, SPEAKERS
from turup.words.guards import condition
from turup.words.names import seat, strain
from turup.words.pair_reasons import PAIR_REASONS
from turup.words.scene import listed, spoken

Facts = Mapping[str, Any]
NOT_YOURS = marked("it is another player's to say")
HOLDS_WHAT_IS_OPEN = ("follow", "call_binds", "declarer_plays")  # the reason names the cards


def sentence(refusal: Mapping[str, Any]) -> str:
    """Who may not do what, why, and what is open."""
    facts = _worded({**refusal["facts"], "seat": refusal["seat"], "action": refusal["action"]})
    if not refusal["seat"]:
        return _("The deal is over; nobody can {action} any more.").format(
            action=act(refusal["action"])
        )
    told = _("{seat} may not {action}: {reason}{source}.{open}")
    return told.format(
        seat=facts["seat"],
        action=act(refusal["action"]),
        reason=reason(refusal["rule"], facts),
        source=_source(refusal["key"], refusal["place"]),
        open="" if refusal["rule"] in HOLDS_WHAT_IS_OPEN else _open(refusal["open"]),
    )


def _worded(facts: Facts) -> Facts:
    """The facts with seats and suits named in the reader's language."""
    seats = {name: seat(facts[name]) for name in ("seat", "declarer") if facts.get(name)}
    suits = {name: strain(facts[name]) for name in ("led", "trump") if facts.get(name)}
    return {**facts, **seats, **suits}


def reason(verdict: str, facts: Facts) -> str:
    """Why an act is refused."""
    said = REASONS[verdict]
    return _(said).format(**facts) if isinstance(said, str) else said(facts)


def _source(key: str, place: str) -> str:
    """The key that says so, and where it stands; nothing for rules that hold everywhere."""
    return f" ({', '.join(part for part in (key, place) if part)})" if key else ""


def _open(texts: tuple[str, ...]) -> str:
    told = opened(texts)
    return _(" Open: {what}.").format(what=told) if told else ""


PHASES = {
    "redeal": marked("the table is asked whether the cards are played at all"),
    "auction": marked("this is the auction"),
    "trump": marked("trump is being fixed"),
    "doubling": marked("this is the time for doubles"),
    "solo": marked("this is the time for solos"),
    "play": marked("the cards are being played"),
    "partner": marked("the declarer is naming the card that finds the partner"),
    "opening": marked("the declarer is asked whether to expose trump before the first lead"),
    "claim": marked("the table is asked whether somebody claims the last trick"),
}
NOT_THE_TIME = marked("it is not the time for it")
FORMS = {
    "number": marked("a number alone"),
    "number_suit": marked("a number and a suit"),
    "no_trump": marked("a number without trumps"),
    "suit_number": marked("a suit and a number"),
    "plus": marked("so many more in the suit bid last"),
    "noes": marked("a number and noes"),
}


def _not_now(facts: Facts) -> str:
    return _(PHASES.get(facts["phase"], NOT_THE_TIME))


def _not_higher(facts: Facts) -> str:
    return _("{bid} is bid already, so it takes {least}").format(**facts)


def _between_steps(facts: Facts) -> str:
    rows = [_("from {low} by {step}").format(low=low, step=step) for low, step in facts["steps"]]
    return _("bids go up {rows}").format(rows=listed(rows))


def _floor(facts: Facts) -> str:
    when = condition(facts["guard"])
    if not when:
        return _("the bid must be at least {least}").format(**facts)
    return _("if {when}, the bid must be at least {least}").format(when=when, **facts)


def _barred(facts: Facts) -> str:
    when = condition(facts["guard"])
    return _("nobody may bid if {when}").format(when=when) if when else _("this seat may not bid")


def _form(facts: Facts) -> str:
    forms = [_(FORMS[form]) for form in facts["forms"]]
    return _("a bid here is {forms}").format(forms=_(" or ").join(forms))


def _speaker(facts: Facts) -> str:
    return _(SPEAKERS.get(facts.get("by", "")) or NOT_YOURS)


def _out_of_order(facts: Facts) -> str:
    after, said = facts["after"], facts["said"]
    if after:
        return _("it answers {after}, which was not the last thing said").format(after=_step(after))
    return _("{said} has been said already").format(said=_step(said)) if said else _not_now(facts)


def _step(name: str) -> str:
    return pgettext(*STEPS[name]) if name in STEPS else spoken(name)


def _only_if(facts: Facts) -> str:
    when = condition(facts["guard"])
    return _("that is open only if {when}").format(when=when) if when else _not_now(facts)


def _call_binds(facts: Facts) -> str:
    template = _("whoever brings trump out plays one, and {seat} holds {trumps}")
    return template.format(seat=facts["seat"], trumps=facts["trumps"])


def _underruff(facts: Facts) -> str:
    return _("the trick is ruffed with {best} already, and a lower trump is barred").format(**facts)


def _lead_limit(facts: Facts) -> str:
    barred, due = _("no trump is led if {when}"), _("a trump must be led if {when}")
    template = due if facts["lead"] == "trump" else barred
    return template.format(when=condition(facts["guard"]) or _("the rule binds"))


def _not_concealed(facts: Facts) -> str:
    if facts["is_exposed"]:
        is_trump = "trump" in facts
        return _("trump is exposed already") if is_trump else _("there are no trumps in this deal")
    return _("{seat} is the declarer, who turns trump up instead").format(seat=facts["seat"])


def _declarer_exposes(facts: Facts) -> str:
    if facts["exposes"] == "never":
        return _("the declarer never turns trump up unasked")
    return _("the declarer turns trump up only to ruff a plain suit")


def _declarer_plays(facts: Facts) -> str:
    if facts["is_exposed"]:
        return _("{seat} has turned up {indicator} and must play it").format(**facts)
    return _("{seat} ruffs with {indicator}, and with no other trump").format(**facts)


def _not_void(facts: Facts) -> str:
    if not facts["led"]:
        return _("{seat} is on lead").format(seat=facts["seat"])
    return _("{led} were led and {seat} holds {held}").format(**facts)


def _not_declarer(facts: Facts) -> str:
    return _("only {declarer} laid it down").format(declarer=facts["declarer"])


REASONS: dict[str, str | Callable[[Facts], str]] = {
    "not_now": _not_now,
    "must_open": marked("somebody must open the bidding, and the duty is {seat}'s"),
    "dealer_must_bid": marked("all others have passed, so the dealer must bid {minimum} or more"),
    "below_minimum": marked("the bidding begins at {minimum}"),
    "above_maximum": marked("{maximum} is the highest bid"),
    "between_steps": _between_steps,
    "not_higher": _not_higher,
    "own_bid": marked("{seat}'s own bid of {bid} stands"),
    "below_floor": _floor,
    "barred_from_bidding": _barred,
    "form_not_used": _form,
    "below_second": marked("the second auction begins at {least}"),
    "ask_not_yours": marked("only the eldest may ask the partner"),
    "ask_guarded": _only_if,
    "asked_already": marked("the partner has been asked already"),
    "partner_silent": marked("{seat} has no partner who could bid higher"),
    "no_suit_bid": marked("no suit is bid of which there could be more, or none"),
    "must_answer": marked("who is asked bids or passes"),
    "not_held": marked("{seat} does not hold it"),
    "suit_not_in_deck": marked("the suit is not in the deck"),
    "later_guarded": _only_if,
    "must_leave": marked("trump must be left to a later card here"),
    "declarer_exposes": _declarer_exposes,
    "opening_lead": marked("{seat} has exposed trump before the first lead, and leads one"),
    "partner_not_in_deck": marked("no such card is in the deck"),
    "partner_in_hand": marked("{seat} was dealt it, and cannot be declarer and partner at once"),
    "only_suits": marked("only a plain suit is chosen here"),
    "no_later_card": marked("trump is fixed from the cards in hand"),
    "step_not_yours": _speaker,
    "step_out_of_order": _out_of_order,
    "step_guarded": _only_if,
    "step_above_limit": marked("it would carry the stake above {limit}"),
    "solo_not_yours": lambda facts: _(CALLERS.get(facts["by"], CALLERS["declarer"])),
    "solo_guarded": _only_if,
    "solo_not_higher": marked("a solo that pays as much has been called already"),
    "redeal_not_due": _only_if,
    "follow": marked("{led} were led and {seat} holds {held}"),
    "must_call": marked("{seat} is void in {led} and must call for trump first"),
    "call_binds": _call_binds,
    "declarer_plays": _declarer_plays,
    "void": marked("{seat} is void in {led} and must ruff: {trumps}"),
    "underruff": _underruff,
    "jack_discard": marked("a jack is not thrown before its suit has been led"),
    "lead_limit": _lead_limit,
    "trump_not_concealed": _not_concealed,
    "not_void": _not_void,
    "nobody_calls": marked("a void player lays a card face down, and nobody calls"),
    "not_declarer": _not_declarer,
    "pair_guarded": _only_if,
    "claim_guarded": _only_if,
    **CLAIM_REASONS,
    **PAIR_REASONS,
    "no_conceding": marked("at this table every deal is played to its end"),
    "concede_not_yours": marked("only the declarer may give up"),
    "concede_after_claim": marked("what has been claimed is played out"),
}
