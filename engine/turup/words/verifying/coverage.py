"""What came in many deals, and what hangs on each key, in words."""

from __future__ import annotations

FINDINGS = {
    "limit-always-lifted": (
        "{what} never holds: all {times} times that it bound a leader, a limit that asks for the "
        "contrary bound him too, and so neither did ({others}); change one of the guards"
    ),
    "dead-key": (
        "nothing changed in {deals} deals when {key} said something else ({others}); leave it out, "
        "or change what keeps it from mattering"
    ),
    "never-comes": (
        "{lost}: up to {times} times in {deals} deals of {below}, and here never; take it away, or "
        "change what keeps it from coming"
    ),
    "dead-override": (
        "{key} says {said} in place of {before}, and nothing changed in {deals} deals; leave it "
        "out, or change what keeps it from mattering"
    ),
}
STATEMENTS = {
    "came": "in {deals} deals came: {came}",
    "refused": "acts refused in {deals} deals: {refused}",
    "never-came": "never came in {deals} deals: {never}",
    "matters": "values on which something hangs, each shown by a deal: {count} ({changes})",
    "bound": "not switched, for the check allows nothing else there alone: {keys}",
    "needless": "said for nothing, as far as {deals} deals show, for it is so anyway: {keys}",
    "nothing-seen": "nothing was seen to hang on {keys}, in {deals} deals",
    "inherited": "{count} inherited values were not switched; --thorough switches them too",
    "choices": "choices that change something, of all that the check accepts: {count}",
    "same-choices": "{count} choices were not seen to change anything, in {deals} deals: {choices}",
}
