"""Sense of the match: it begins before its end, and its end can be reached.

A mark that a child has put out of reach is idle, as long as something else ends the match.
"""

from __future__ import annotations

from turup.profiles.sense.tallies import has_fixed_sum, is_falling, whole_sum
from turup.profiles.sense.told import Found, Told

AT_ZERO = "match.at_zero"


def match_cannot_end(told: Told) -> Found:
    """Some tally must win or lose the match, or the deals be counted."""
    if ends(told) == []:
        yield told.problem("match-cannot-end", "match")


def ends(told: Told) -> list[str]:
    """The keys that end the match."""
    neutral = {
        "match.win_at": "none",
        "match.lose_at": "none",
        "match.at_zero": "nothing",
        "match.length": "none",
    }
    return [key for key, word in neutral.items() if told.value(key) != word]


def nothing_ever_falls(told: Told) -> Found:
    """Where only winners score, no tally is ever lowered."""
    if is_falling(told):
        return
    marks = ends(told)
    others = {"match.win_at", "match.length"} & set(marks)
    for key in marks:
        facts = {"key": key, "value": told.value(key)}
        if not others:
            at = told.at_fault(key, "scoring.paid")
            yield told.problem("nothing-ever-falls", at, **facts)
        elif key not in others:
            yield from told.without_effect(
                "nothing-ever-falls", key, (key, "scoring.paid"), **facts
            )


def lose_at_below_zero(told: Told) -> Found:
    """Where the match ends at nothing, no tally falls below it."""
    lose_at, at_zero = told.limit("match.lose_at"), told.word("match.at_zero")
    is_bounded = at_zero != "nothing" and is_falling(told)
    if is_bounded and lose_at is not None:
        path, facts = "match.lose_at", {"lose_at": lose_at, "at_zero": at_zero}
        yield from told.without_effect("lose-at-below-zero", path, (path, AT_ZERO), **facts)


def win_at_above_all(told: Told) -> Found:
    """Where the stake changes hands, nobody wins more than there is."""
    win_at, together = told.limit("match.win_at"), whole_sum(told)
    is_bounded = told.word("match.at_zero") != "nothing" and has_fixed_sum(told)
    is_high = win_at is not None and win_at > together
    if is_bounded and is_high:
        path, facts = "match.win_at", {"win_at": win_at, "all": together}
        yield from told.without_effect("win-at-above-all", path, (path, AT_ZERO), **facts)


def won_at_start(told: Told) -> Found:
    """No side has won before the first deal."""
    win_at, start = told.limit("match.win_at"), told.number("match.start")
    # Whether the mark counts at all is said by what happens at nothing.
    if win_at is not None and told.word("match.at_zero") and start >= win_at:
        at = told.at_fault("match.start", "match.win_at")
        yield told.problem("won-at-start", at, start=start, win_at=win_at)


def nothing_to_lose(told: Told) -> Found:
    """A match that ends at nothing begins with something."""
    if told.word("match.at_zero") != "nothing" and told.number("match.start") == 0:
        at = told.at_fault("match.start", "match.at_zero")
        yield told.problem("nothing-to-lose", at, at_zero=told.word("match.at_zero"))


def given_for_nothing(told: Told) -> Found:
    """Whoever gives his game points away wins by it."""
    is_given = told.word("scoring.paid") == "winners_give"
    if is_given and told.word("match.at_zero") != "wins":
        at = told.at_fault("scoring.paid", "match.at_zero")
        yield told.problem("given-for-nothing", at, at_zero=told.word("match.at_zero"))


def rid_without_giving(told: Told) -> Found:
    """Nobody is rid of all by losing."""
    paid = told.word("scoring.paid")
    if told.word("match.at_zero") == "wins" and paid != "winners_give":
        at = told.at_fault("match.at_zero", "scoring.paid")
        yield told.problem("rid-without-giving", at, paid=paid)


def sets_without_mark(told: Told) -> Found:
    """A set is opened by a mark that is won or lost."""
    has_mark = told.value("match.win_at") != "none" or told.value("match.lose_at") != "none"
    if told.record("match.sets") and not has_mark:
        at = told.at_fault("match.sets", "match.win_at", "match.lose_at")
        yield from told.without_effect("sets-without-mark", at, ("match.sets", "match.win_at"))
