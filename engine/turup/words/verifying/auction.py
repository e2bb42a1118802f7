"""The auction in words: how far it was explored, and what is never said in it."""

from __future__ import annotations

FINDINGS = {
    "never-played": (
        "none of {deals} deals comes to its first lead: every one is thrown in; ask for rarer "
        "cards, or let the redeal be asked for"
    ),
    "endless-auction": (
        "the bidding can go round in a circle of {acts} acts and never end; this is a fault of "
        "the engine, please report it"
    ),
    "seat-unheard": (
        "a deal counts as one that nobody has bid on before every seat has spoken; this is a "
        "fault of the engine, please report it"
    ),
    "unreachable-bid": (
        "nobody can ever bid {what}; lower the floor that stands in the way, or raise "
        "auction.minimum to the lowest bid there is"
    ),
    "unreachable-second-bid": (
        "the bidding is opened again, but nobody can ever bid in it; let somebody, or write none "
        "under auction.second"
    ),
    "never-bids": (
        "asked in the bidding, but never able to bid: {who}; let the bar that stands in the way "
        "bind less often, or somebody else"
    ),
    "second-auction-for-one": (
        "the bidding is opened again, but only whose bid stands is ever asked in it; let the "
        "others enter, or the first auction end before they have all passed"
    ),
    "unreachable-wording": (
        "no bid is ever worded as {what}; take the form out of auction.forms, or let somebody "
        "use it"
    ),
    "unreachable-question": (
        "the partner is never asked, or can never hand the question back; change the guard, or "
        "write none under auction.ask_partner"
    ),
    "unreachable-step": (
        "nobody can ever say {what}; change what keeps it from being said, or take the step away"
    ),
    "unreachable-solo": (
        "nobody can ever call {what}, in {deals} deals laid out for it; change what keeps it from "
        "being called, or take the contract away"
    ),
}
STATEMENTS = {
    "auction-explored": (
        "{positions} positions before the first lead are all there are, whatever is dealt; a "
        "redeal only cuts them short"
    ),
    "auction-by-cards": (
        "{positions} positions before the first lead are all that {deals} deals have; between "
        "them they give {given} of the {answers} answers that guards get of hands and tallies"
    ),
    "auction-too-large": (
        "more than {positions} positions before the first lead; only so many were looked at"
    ),
    "longest-auction": (
        "the longest way to the first lead takes {acts} acts, {speeches} of them in the bidding, "
        "and none goes round in a circle"
    ),
    "bids-reached": (
        "{count} bids from {low} to {high} can be made, each after {latest} acts or sooner"
    ),
    "everybody-heard": "every seat speaks before a deal counts as one that nobody has bid on",
}
