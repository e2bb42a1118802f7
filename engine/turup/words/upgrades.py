"""What bringing a profile up to date has changed, in words."""

from __future__ import annotations

from turup.profiles.upgrading import BothWritten, Change
from turup.words import _
from turup.words.problems import shown
from turup.words.safe import safe
from turup.words.translation import marked

SENTENCES = {
    "format": marked("{key}: {before} is turup: {after} now"),
    "renamed": marked("{before} is called {after} now"),
    "pin": marked("{key} is pinned as of {after}, and was as of {before}"),
    "pinned-key": marked("{key} is pinned as {after}, and was as {before}"),
}


def line(file: str, change: Change) -> str:
    """A change with its place."""
    facts = {"key": shown(change.key), "before": shown(change.before), "after": shown(change.after)}
    return f"{safe(file)}:{change.line}: {_(SENTENCES[change.kind]).format(**facts)}"


def both_written(error: BothWritten) -> str:
    """That a key has both names, and what to do."""
    told = _("{place}: {old} is called {new} now, and both are written; take one away")
    return told.format(place=safe(str(error.place)), old=safe(error.old), new=safe(error.new))
