"""What holds while deals are played, in words: small decks through and through, and many deals."""

from __future__ import annotations

FINDINGS = {
    "broken-law": (
        "a law of the program does not hold: {law}; no profile may bring that about, so please "
        "report it with the record of the deal"
    ),
}
STATEMENTS = {
    "deck-exhausted": (
        "{deck} ({ranks}), bids of {bids}: all {deals} deals, every act of each: every law held"
    ),
    "deck-sampled": (
        "{deck} ({ranks}), bids of {bids}: {deals} of {of} deals, drawn by lot, every act of each: "
        "every law held"
    ),
    "deck-begun": (
        "{deck} ({ranks}), bids of {bids}: no deal was gone through to its end, but every law held "
        "in {positions} positions of one"
    ),
    "deck-lacks": "{deck}: without {keys}, for which it is too small",
    "deck-refused": "{deck}: the check does not allow it ({problem})",
    "laws-hold": (
        "{deals} deals, {contrary} of them by contrary players, who give up, double, call and "
        "claim whenever they may, or do what nobody would: every law held after every act"
    ),
}
