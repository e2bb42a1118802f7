"""Telling: what the exploration of the bidding comes to, as statements and findings.

That something can be said is proved by the deal in which it is; that something cannot, or that
no bidding is longer, only where nothing hangs on the cards dealt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from turup.rules.acts import BID, PASS, STRAINS
from turup.rules.bids import bid_on
from turup.rules.state import Phase
from turup.verify.accounts import Account, Standing, Statement
from turup.verify.auction.beginnings import SHUFFLES, redeals_met
from turup.verify.auction.explored import Explored
from turup.verify.auction.exploring import PHASE, SECOND, Exploration, Said
from turup.verify.auction.lengths import Longest, longest
from turup.verify.auction.positions import PLACE
from turup.verify.auction.reached import Missing, missing, shortest
from turup.verify.auction.refusing import keys_at_fault
from turup.verify.auction.showing import acts_along, deal_of, line_of, shown_by
from turup.verify.auction.silent import about_silence
from turup.verify.findings import Finding

TURNS = ("auction.rounds", "auction.passing", "auction.turns")
UNBID = ("auction.all_pass", "auction.opening", "auction.rounds")


def tell(explored: Explored, account: Account) -> None:
    """Write down what was found."""
    account.positions = explored.positions
    said = shortest(explored.explorations)
    tell_scope(explored, account)
    tell_bids(explored, said, account)
    if explored.is_never_played:
        account.found(never_played(explored))
    elif explored.is_whole:
        tell_length(explored, account)
        tell_hearing(explored, account)
        for absent in missing(explored.rules, said):
            account.found(finding_of(explored, absent))
        for finding in about_silence(explored):
            account.found(finding)


def never_played(explored: Explored) -> Finding:
    """No deal comes to a first lead: the redeals that throw in most are at fault."""
    exploration = explored.explorations[0]
    over = next(
        number
        for number in range(len(exploration.positions))
        if exploration.values(number)[PHASE] == Phase.over
    )
    shown = shown_by(exploration, exploration.way_to(over))
    keys = (*redeals_met(explored.rules), "deal.redeals")
    return Finding("never-played", keys, {"deals": SHUFFLES}, shown)


def tell_scope(explored: Explored, account: Account) -> None:
    """How much was looked at, and for which deals it holds."""
    facts = {"positions": explored.positions, "deals": len(explored.explorations)}
    if not explored.is_whole:
        account.unexamined("auction-too-large", **facts)
    elif explored.is_of_all_deals:
        account.proved("auction-explored", **facts)
    else:
        given = explored.chosen.given[len(explored.explorations) - 1]
        facts |= {"given": given, "answers": explored.chosen.answers}
        account.sampled("auction-by-cards", **facts)


def conclude(explored: Explored, account: Account, name: str, **facts: object) -> None:
    """Write down something about everything that can be said, as far as it can be trusted."""
    standing = Standing.proved if explored.is_of_all_deals else Standing.sampled
    account.statements.append(Statement(standing, name, dict(facts)))


def tell_bids(explored: Explored, said: Mapping[Said, int], account: Account) -> None:
    """Which bids can be made, and after how many acts each at the soonest."""
    soonest: dict[int, int] = {}
    for each, length in said.items():
        if each.act >= BID:
            bid = bid_on(explored.rules, (each.act - BID) // STRAINS)
            soonest[bid] = min(length, soonest.get(bid, length))
    if soonest:
        facts = {"count": len(soonest), "low": min(soonest), "high": max(soonest)}
        acts = [[bid, soonest[bid]] for bid in sorted(soonest)]
        account.proved("bids-reached", **facts, latest=max(soonest.values()), acts=acts)


def tell_length(explored: Explored, account: Account) -> None:
    """The longest way to the first lead, unless one goes round in a circle."""
    ways = [(longest(each), each) for each in explored.explorations]
    for way, exploration in ways:
        if way.circle:
            account.found(endless(exploration, way))
            return
    way, exploration = max(ways, key=lambda pair: pair[0].acts)
    line = line_of(deal_of(exploration, acts_along(exploration, way.way)))
    conclude(explored, account, "longest-auction", acts=way.acts, speeches=way.speeches, line=line)


def endless(exploration: Exploration, way: Longest) -> Finding:
    """A bidding that comes back to where it was: the deal goes round once."""
    circle = [*way.circle, way.circle[0]]
    acts = [*exploration.way_to(circle[0]), *acts_along(exploration, circle)]
    facts = {"acts": len(way.circle)}
    return Finding("endless-auction", TURNS, facts, shown_by(exploration, acts))


def tell_hearing(explored: Explored, account: Account) -> None:
    """Whether each seat has spoken before it counts that nobody has bid."""
    for exploration in explored.explorations:
        for number in unheard(exploration):
            acts = [*exploration.way_to(number), PASS]
            account.found(Finding("seat-unheard", UNBID, {}, shown_by(exploration, acts)))
            return
    conclude(explored, account, "everybody-heard")


def unheard(exploration: Exploration) -> Iterator[int]:
    """The positions in which a pass ends the bidding, though a seat has not spoken."""
    speeches = exploration.board.places["speeches"]
    for number in range(len(exploration.positions)):
        values = exploration.values(number)
        is_first = values[PHASE] == Phase.auction and values[SECOND] == 0
        if is_first and values[PLACE["bid"]] == 0:
            silent = [seat for seat, count in enumerate(values[speeches]) if not count]
            if silent not in ([], [values[PLACE["to_act"]]]) and is_ended_by_pass(
                exploration, number
            ):
                yield number


def is_ended_by_pass(exploration: Exploration, number: int) -> bool:
    """Whether passing is open, and nobody speaks after it."""
    values = exploration.values(number)
    if PASS not in exploration.open_to(values):
        return False
    after = exploration.board.packing.unpack(exploration.after(values, PASS))
    return bool(after[PHASE] != Phase.auction)


def finding_of(explored: Explored, absent: Missing) -> Finding:
    """Something that is never said."""
    keys = keys_at_fault(explored.explorations, absent)
    facts = {"what": absent.what, "positions": explored.positions}
    return Finding(absent.finding, keys, {**facts, "deals": len(explored.explorations)})
