"""Redeals in words: how often they come, and which of them are mistakes."""

from __future__ import annotations

FINDINGS = {
    "impossible-redeal": (
        "the redeal {redeal} never comes: whatever is dealt, the {cards} cards it looks at do "
        "not fit it; ask for less, or leave it out"
    ),
    "certain-redeal": (
        "the redeal {redeal} always comes: whatever is dealt, the {cards} cards it looks at fit "
        "it; ask for more, or leave it out"
    ),
    "redeal-within-another": (
        "the redeal {redeal} changes nothing: wherever it fits, {other} has thrown the deal in, "
        "or does so just the same; leave it out, or ask for something else"
    ),
    "redeal-too-often": (
        "{redeals}: without anybody asking {per_thousand} of a thousand deals are thrown in, more "
        "than are played; ask for rarer cards, or let it be asked for"
    ),
}
STATEMENTS = {
    "no-redeals": "no deal is thrown in for its cards",
    "redeal-counted": (
        "{redeals} throws in {per_thousand} of a thousand deals that come so far ({chance})"
    ),
    "redeal-asked": (
        "{redeals} may be asked for in {per_thousand} of a thousand deals that come so far "
        "({chance})"
    ),
    "redeals-together": (
        "one or more of {redeals}: {per_thousand} of a thousand deals that come so far ({chance})"
    ),
    "redeals-asked-together": (
        "one or more of {redeals} may be asked for in {per_thousand} of a thousand deals that "
        "come so far ({chance})"
    ),
    "redeal-of-one-hand": (
        "{redeals}: {per_thousand} of a thousand times {cards} cards fit, with any one suit for "
        "trumps if trumps are asked for ({chance}); whose they are hangs on a choice"
    ),
    "redeals-apart": "no redeal makes another one idle: {redeals}",
    "redeal-contained": (
        "whoever's cards fit {redeal} fit {other} too, which has an effect of its own"
    ),
    "redeal-played": (
        "{redeal} came in {hits} of {deals} deals, from {low} to {high} of a thousand with "
        "99.9 % confidence (players by {policy}, who ask whenever they may)"
    ),
    "redeal-dealt-lightly": (
        "{redeal} fitted in {hits} of {deals} deals shuffled lightly, from {low} to {high} of a "
        "thousand with 99.9 % confidence; what is counted is of cards shuffled fully"
    ),
    "redeals-in-all": (
        "{per_thousand} of a thousand deals are thrown in for their cards, if whoever may ask does"
    ),
    "redeals-played": (
        "{hits} of {deals} deals were thrown in for their cards, from {low} to {high} of a "
        "thousand with 99.9 % confidence (players by {policy}, who ask whenever they may)"
    ),
    "redeal-dealt": (
        "{redeals} fitted in {hits} of {deals} deals, from {low} to {high} of a thousand with "
        "99.9 % confidence; to count it would take longer"
    ),
    "redeals-not-compared": (
        "whether a redeal lies within another: there are too many hands to count at this effort"
    ),
}
