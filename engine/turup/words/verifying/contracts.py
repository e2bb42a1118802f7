"""The contracts in words: what nobody makes, or loses."""

from __future__ import annotations

FINDINGS = {
    "never-made": (
        "{what}: nobody makes it, {how}; take it out of what can be bid or called, or lower what "
        "it needs"
    ),
    "never-broken": (
        "{what}: nobody loses it, {how}; raise what it needs, or accept it where it is meant to "
        "be certain"
    ),
    "lost-for-nothing": (
        "{what}: such a contract can fail and cost nothing; raise the stake, or let what "
        "shrinks it stop at 1"
    ),
}
STATEMENTS = {
    "contracts-made": "{count} contracts are each made in some deal: {what}",
    "contracts-not-made": (
        "{what}: not seen made, in the {deals} deals that could be played for it; that is too few "
        "to tell"
    ),
    "contracts-not-failed": (
        "{what}: not seen broken, in the {deals} deals that could be played for it; that is too "
        "few to tell"
    ),
    "contracts-failed": "{count} contracts are each broken in some deal: {what}",
}
