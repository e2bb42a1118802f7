"""Judging: what of the counts is wrong, and what they say otherwise.

A redeal that never comes, that always comes, or that lies within another is a mistake; so is
throwing in more deals than are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from turup.study.looks import Look
from turup.verify.accounts import Account
from turup.verify.findings import Finding
from turup.verify.redeals.comparing import Pair
from turup.verify.redeals.weighing import Counted, Weighed

TOO_OFTEN = Fraction(1, 2)
"""Beyond it a table throws in more deals than it plays."""
THOUSAND = 1000
IN_ALL = "redeals-in-all"


def findings_of(counts: Weighed) -> Iterator[Finding]:
    """What is wrong."""
    yield from map(impossible, counts.never)
    yield from map(certain, counts.always)
    yield from map(hidden, counts.within.found)
    yield from too_often(counts)


def impossible(look: Look) -> Finding:
    """No cards fit a redeal."""
    facts = {"redeal": look.name, "cards": look.size}
    return Finding("impossible-redeal", (f"{look.key}.if", look.key), facts)


def certain(look: Look) -> Finding:
    """All cards fit a redeal."""
    facts = {"redeal": look.name, "cards": look.size}
    return Finding("certain-redeal", (f"{look.key}.if", look.key), facts)


def hidden(pair: Pair) -> Finding:
    """A redeal changes nothing beside another."""
    inner, outer = pair
    facts = {"redeal": inner.name, "other": outer.name}
    return Finding("redeal-within-another", (inner.key, outer.key), facts)


def too_often(counts: Weighed) -> Iterator[Finding]:
    """Without anybody asking more than half of all deals are thrown in at one moment."""
    told = set[Look]()
    for counted in sorted([*counts.together, *counts.alone], key=lambda each: -len(each.names)):
        looked_at = set(counted.looked_at)
        is_its_own = not looked_at & {*told, *counts.always}
        if is_its_own and is_too_often(counted):
            told |= looked_at
            names, chance = counted.names, counted.chance
            facts = {"redeals": names, "per_thousand": thousandths(chance or Fraction())}
            keys = tuple(look.key for look in counted.looked_at)
            yield Finding("redeal-too-often", keys, facts)


def is_too_often(counted: Counted) -> bool:
    """Whether more deals are thrown in than played."""
    is_automatic = not counted.is_of_one_hand and not counted.looked_at[0].is_asked
    return is_automatic and counted.chance is not None and counted.chance > TOO_OFTEN


def write_down(counts: Weighed, account: Account, *, is_all: bool) -> None:
    """What is known now, and what is not; `is_all` says that nothing will be sampled besides."""
    if not counts.alone:
        account.proved("no-redeals")
    for counted in (*counts.alone, *counts.together):
        write_chance(counted, account)
    if is_all and counts.in_all is not None:
        account.proved(IN_ALL, per_thousand=round(float(counts.in_all * THOUSAND), 3))
    for inner, outer in counts.contained:
        account.proved("redeal-contained", redeal=inner.name, other=outer.name)
    if not counts.within.is_whole:
        account.unexamined("redeals-not-compared")
    elif not counts.within.found and len(counts.alone) > 1:
        account.proved("redeals-apart", redeals=[*names_of(counts)])


def names_of(counts: Weighed) -> Iterator[str]:
    """The redeals in order."""
    yield from (name for counted in counts.alone for name in counted.names)


def write_chance(counted: Counted, account: Account) -> None:
    """How often one or several redeals come."""
    facts = {"redeals": counted.names}
    if counted.chance is None:
        return
    account.proved(
        statement_of(counted), **facts, cards=counted.looked_at[0].size,
        chance=str(counted.chance), per_thousand=thousandths(counted.chance),
    )  # fmt: skip


def statement_of(counted: Counted) -> str:
    """What a chance says."""
    if counted.is_of_one_hand:
        return "redeal-of-one-hand"
    is_asked = counted.looked_at[0].is_asked
    if len(counted.looked_at) > 1:
        return "redeals-asked-together" if is_asked else "redeals-together"
    return "redeal-asked" if is_asked else "redeal-counted"


def thousandths(chance: Fraction | float) -> str:
    """How many of a thousand deals, to three digits."""
    return f"{Decimal(f'{float(chance) * THOUSAND:.3g}'):f}"
