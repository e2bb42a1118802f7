"""What everything is worth, in words."""

from __future__ import annotations

FINDINGS = {
    "bid-counts-for-nothing": (
        "every bid from {low} to {high} needs the same and pays the same, so its height decides "
        "only who plays; let scoring.goal ask for the bid, or pay more for higher ones"
    ),
    "always-turned-up": (
        "trump is turned up after the first trick from {bid} on, and no bid is lower than "
        "{lowest}; raise trump.exposed_from, or write none where trump stays concealed"
    ),
    "step-without-gain": (
        "{what} does not raise the stake at {bids}: {before} to win and to lose become {after}; "
        "reckon it from the stake of the bid, not from the step before, and make it higher"
    ),
    "blind-for-no-more": (
        "{what} wins {win}, no more than {seen}, which wins {paid} with more of the cards seen; "
        "raise its win"
    ),
    "pair-for-nothing": (
        "{what} changes nothing when it is shown by {side}, at any bid; move the bound that holds "
        "it, or take it from that side"
    ),
    "pair-decides-all": (
        "once {what} is shown by {side} it is settled who wins, whatever is bid and captured; "
        "bound what it does, or make it worth less"
    ),
    "offence-saves-the-deal": (
        "{what} ends a deal for nobody and costs nothing, so that whoever is losing gains by it; "
        "let it lose game points, or the deal"
    ),
    "never-accused": (
        "{what} is priced whenever it is found, so nobody accuses, and {points} for a wrong claim "
        "are never paid; write claimed under its how, or leave the price out"
    ),
    "match-of-one-deal": (
        "every match is over after the first deal that is paid, whatever was bid; begin with "
        "more, or move the marks"
    ),
    "match-too-long": (
        "no match is over within {deals} deals, even if one side wins every one of them for the "
        "highest stake of a bid, {stake}; move the marks, or raise the stakes"
    ),
}
STATEMENTS = {
    "worth-reckoned": (
        "what everything is worth was reckoned, at every bid: {bids} bids, {steps} steps, {solos} "
        "solos, {pairs} kinds of pair, {offences} offences"
    ),
    "match-at-least": (
        "so many deals in a row, for the highest stake of a bid, give one side the match: {deals}"
    ),
}
