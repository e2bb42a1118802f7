"""Coming: what a profile provides for, and how often it came in the deals that were counted.

Each record, row and wording has its path in the profile; so has each rule that refuses an act.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from turup.rules import Rules
from turup.rules.acts import ASK, BID, CLAIM, LATER, STEP, STRAINS
from turup.rules.bids import Form, form_of
from turup.rules.shapes import NONE
from turup.rules.state import Line
from turup.rules.verdicts import COLLECTIONS, KEYS, Verdict
from turup.verify.fired import Fired

Came = dict[str, int]
NAMED = re.compile("{[a-z]+}")
NOT_HERE = (Verdict.no_conceding, Verdict.no_later_card, Verdict.nobody_calls)
"""What refuses acts that a table does not know at all."""


def came(rules: Rules, fired: Fired) -> Came:
    """How often each thing came that the profile provides for, by its path."""
    return {**dict(records(rules, fired)), **dict(rows(rules, fired)), **dict(single(rules, fired))}


def records(rules: Rules, fired: Fired) -> Iterator[tuple[str, int]]:
    """Redeals that threw in, steps said, contracts played, claims made, pairs shown, and limits."""
    counts: Mapping[str, list[int]] = {
        "deal.redeals": fired.redeals,
        "doubling.steps": fired.said[STEP:],
        "solo.contracts": [sum(each) for each in fired.solos],
        "scoring.claims": fired.said[CLAIM:],
        "pair.kinds": fired.pairs,
        "auction.limits": refusals(fired, "auction.limits"),
        "play.lead_limits": refusals(fired, "play.lead_limits"),
    }
    for collection, each in counts.items():
        for name, count in zip(rules.labels.names.get(collection, ()), each, strict=False):
            yield f"{collection}.{name}", count


def refusals(fired: Fired, collection: str) -> list[int]:
    """How often each record of a collection refused something."""
    by_code = [fired.refused[code] for code in COLLECTIONS[collection]]
    return [sum(each) for each in zip(*by_code, strict=True)]


def rows(rules: Rules, fired: Fired) -> Iterator[tuple[str, int]]:
    """Bids paid by each band."""
    bands = {
        "scoring.stakes": (rules.scoring.stakes, fired.stakes),
        "auction.second.stakes": (rules.auction.second.stakes, fired.again),
    }
    for path, (table, counts) in bands.items():
        yield from ((f"{path}.{row}", counts[row]) for row in range(table.used))


def single(rules: Rules, fired: Fired) -> Iterator[tuple[str, int]]:
    """What stands alone in its section, as far as the profile has it, and how bids are worded."""
    if rules.scoring.all_tricks.is_used:
        yield "scoring.all_tricks", fired.lines[Line.all_tricks]
    if rules.scoring.under_half.is_used:
        yield "scoring.under_half", fired.lines[Line.under_half]
    if rules.doubling.limit != NONE:
        yield "doubling.limit", fired.lines[Line.limit]
    if rules.trump.later_card.is_used:
        yield "trump.later_card", fired.said[LATER]
    if rules.auction.ask_partner.is_used:
        yield "auction.ask_partner", fired.said[ASK]
    worded = Counter[int]()
    for bid, count in enumerate(fired.said[BID:]):
        worded[form_of(bid % STRAINS)] += count
    for form in Form:
        if rules.auction.forms[form]:
            yield f"auction.forms.{form.name}", worded[form]


def refused(fired: Fired) -> Came:
    """How often each key refused something, the most frequent first; of records all together."""
    counts = Counter[str]()
    for code, by_record in enumerate(fired.refused):
        key = KEYS[Verdict(code)] if code in KEYS and code not in NOT_HERE else ""
        if key and sum(by_record):
            counts[NAMED.sub("*", key)] += sum(by_record)
    return dict(counts.most_common())
