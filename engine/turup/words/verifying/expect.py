"""What the author of a profile expects, in words."""

from __future__ import annotations

FINDINGS = {
    "expectation-fails": (
        "{key} says {expected}, but it is {found}; change the rule that decides it, or what is "
        "expected"
    ),
    "unknown-finding": (
        "accepts names '{name}', which is no finding, so that nothing is accepted; write {near}"
    ),
}
STATEMENTS = {
    "expectation-met": "{key}: {expected} holds ({found})",
    "expectation-open": "{key}: the part that tells was not asked for, or not finished",
    "not-met-with": "accepts.{finding}: there was no such finding in this run",
}
