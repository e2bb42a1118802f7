"""What a deal is worth (R163 to R174, S1 to S7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oracle import claims
from oracle.captures import captured, goal
from oracle.doubling import affected, band, steps
from oracle.guards import filled
from oracle.match import how_good
from oracle.seats import account, accounts, is_declaring
from oracle.state import Result

if TYPE_CHECKING:
    from oracle.deal import Deal


def result(deal: Deal) -> Result:
    """The result of a deal played out."""
    deal.is_partner_known = deal.is_partner_known or deal.partner >= 0
    mine = captured(deal, is_declarers=True)
    theirs = captured(deal, is_declarers=False)
    target = deal.target
    if goal(deal) == "more_than_half":  # of what has counted in the end
        target = 0 if deal.is_conceded else (mine + theirs) // 2 + 1
    counters = goal(deal) == "counters"
    made = theirs < target if counters else mine >= target
    if deal.solo:
        made = is_solo_made(deal)
    made = made and not deal.is_conceded
    first, *others = (
        Result(
            outcome="made" if made else "failed",
            declarer=deal.declarer,
            bid=deal.bid,
            solo=deal.solo,
            target=target,
            points=(mine, theirs),
            scores=tuple(scores),
            is_next_dealer=does_deal_pass(deal, scores, made=made),
            raised=raised,
        )
        for scores, raised in payments(deal, made=made)
    )
    first.others = others
    return first


def payments(deal: Deal, *, made: bool) -> Iterator[tuple[list[int], int]]:
    """What the deal pays, a claim in place of the bid; and the mark that wins from now on."""
    ends = [] if deal.solo else claims.outcomes(deal)
    for side, effect, raised in ends or [(made, "none", 0)]:
        if effect == "none":
            yield paid(deal, stake(deal, made=made), made=made), 0
        else:
            yield paid(deal, affected(stake(deal, made=side), effect), made=side), raised


def does_deal_pass(deal: Deal, scores: list[int], *, made: bool) -> bool:
    """Whether somebody else deals: not while the dealer's side is behind, where that is the rule.

    Nor where whoever has won a solo deals, and the dealer has.
    """
    rule = deal.keys["deal"].get("next_dealer")
    if rule == "solo_winner" and deal.solo and made:
        return deal.declarer != deal.dealer
    if rule != "same_while_behind":
        return True
    tallies = [
        how_good(deal.keys, deal.tallies[place] + score) for place, score in enumerate(scores)
    ]
    return tallies[account(deal, deal.dealer)] >= max(tallies)


def has_swept(deal: Deal, *, is_declarers: bool) -> bool:
    """Whether a side won every trick."""
    return all(is_declaring(deal, each.winner) == is_declarers for each in deal.tricks)


def stake(deal: Deal, *, made: bool) -> int:
    """Band, step, pair, all tricks, under half, limit, in this order (S1)."""
    if deal.solo:
        return solo_stake(deal, made=made)
    amount = band(deal)[0 if made else 1]
    if deal.step:
        amount = affected(amount, steps(deal)[deal.step]["stake"])
    amount = with_pairs(deal, amount, made=made)
    amount = with_sweep(deal, amount, made=made)
    if not made:
        amount = with_half(deal, amount)
    limit = deal.keys["doubling"]["limit"]
    return amount if limit == "none" else min(amount, limit)


def is_solo_made(deal: Deal) -> bool:
    """Whether the caller's side, or where his partner must not win he himself, won every trick."""
    if deal.contract()["partner"] == "must_not_win":
        return all(each.winner == deal.declarer for each in deal.tricks)
    return has_swept(deal, is_declarers=True)


def solo_stake(deal: Deal, *, made: bool) -> int:
    """What a solo wins, loses, or loses because the partner was the first to win a trick."""
    contract = deal.contract()
    prices = [contract["win"]]
    if not made:
        prices.insert(0, contract.get("lose", "none"))
        strangers = [each.winner for each in deal.tricks if each.winner != deal.declarer]
        is_caught = any(is_declaring(deal, stranger) for stranger in strangers[:1])
        if contract["partner"] == "must_not_win" and is_caught:
            prices.insert(0, contract.get("caught", "none"))
    return next(int(price) for price in prices if price != "none")


def with_pairs(deal: Deal, amount: int, *, made: bool) -> int:
    """Where pairs multiply the stake, all of them at once; half a point favours the declarer."""
    if deal.keys["pair"].get("effect") != "times_stake":
        return amount
    over = 1
    for _, shower, worth in deal.declared:
        is_declarers = is_declaring(deal, shower)
        amount *= worth if is_declarers else 1
        over *= 1 if is_declarers else worth
    return -(-amount // over) if made else amount // over


def with_sweep(deal: Deal, amount: int, *, made: bool) -> int:
    """All tricks, unasked, for the side that has won the deal."""
    rule = filled(deal.keys["scoring"]["all_tricks"])
    if not rule or (rule["by"] == "declarer_side" and not made):
        return amount
    return affected(amount, rule["stake"]) if has_swept(deal, is_declarers=made) else amount


def with_half(deal: Deal, amount: int) -> int:
    """Less than half costs more; exactly half is not less."""
    rule = filled(deal.keys["scoring"]["under_half"])
    if not rule or goal(deal) != "bid":
        return amount
    whole = deal.bid if rule["of"] == "bid" else deal.target
    is_under = 2 * captured(deal, is_declarers=True) < whole
    return affected(amount, rule["lose"]) if is_under else amount


def paid(deal: Deal, amount: int, *, made: bool) -> list[int]:
    """Whose tally moves, and by how much."""
    rule = deal.keys["scoring"]["paid"]
    scores = []
    declarers = sum(is_declaring(deal, place) for place in range(accounts(deal)))
    for place in range(accounts(deal)):
        won = is_declaring(deal, place) == made
        score = amount if won else -amount
        if rule == "declarer_scores" and not is_declaring(deal, place):
            score = 0
        if rule == "winners_score" and not won:
            score = 0
        if rule == "winners_give":
            score = -score
        if rule in ("losers_pay", "winners_give"):
            score *= accounts(deal) - declarers if is_declaring(deal, place) else declarers
        scores.append(score)
    return scores
