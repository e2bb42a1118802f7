"""Acts that nobody should get away with: of every kind, with whatever can stand in them.

Half are drawn blindly, half with an eye on the deal: the cards of other seats, the bids beside
the ladder, the names of records that are for another moment.
"""

from __future__ import annotations

from hypothesis import strategies as st

from turup.cards import RANK_NAMES, SUITS, Card
from turup.game import actions
from turup.game.deal import Deal
from turup.rules import Rules

PLAIN = (
    actions.Pass(),
    actions.Call(),
    actions.Expose(),
    actions.Open(),
    actions.LeaveTrump(),
    actions.Concede(),
)
NAMED: tuple[type[actions.Named], ...] = (
    actions.Say,
    actions.Solo,
    actions.AskRedeal,
    actions.Show,
)
WORDS = ["", "none", "S", "♠", "Spades", "spade", "no trump", "0", "\x1b[31m", "9" * 40]
NAMES = [*WORDS, "double", "redouble", "c", "alone", "king_queen", "one_suit"]
TRUMPS = ["", actions.NO_TRUMPS, *SUITS, *WORDS]
POINTS = st.one_of(st.integers(0, 60), st.integers(), st.just(10**40))

CARDS = st.builds(Card, st.integers(0, 3), st.sampled_from(sorted(RANK_NAMES)))
ANYTHING = st.one_of(
    st.sampled_from(PLAIN),
    st.builds(actions.Bid, POINTS, st.sampled_from(TRUMPS)),
    st.builds(lambda kind, name: kind(name), st.sampled_from(NAMED), st.sampled_from(NAMES)),
    st.builds(actions.NameTrump, st.sampled_from([*SUITS, *WORDS])),
    st.builds(actions.Lay, CARDS),
    st.builds(actions.Play, CARDS),
)


@st.composite
def acts_against(draw: st.DrawFn, deal: Deal) -> actions.Action:
    """An act that is near what is legal in this deal, and mostly is not."""
    kind = draw(st.sampled_from(["card", "name", "bid", "legal elsewhere"]))
    if kind == "card":
        held = sorted({card for hand in deal.hands for card in hand} or set(deal.cards))
        card, is_played = draw(st.sampled_from(held)), draw(st.booleans())
        return actions.Play(card) if is_played else actions.Lay(card)
    if kind == "bid":
        trump = draw(st.sampled_from([*TRUMPS, actions.PLUS, actions.NOES]))
        return actions.Bid(draw(points_near(deal.rules)), trump, draw(st.booleans()))
    names = sorted({name for some in deal.rules.labels.names.values() for name in some})
    if kind == "name" and names:
        name = draw(st.sampled_from(names))
        return draw(st.sampled_from([kind(name) for kind in NAMED]))
    return draw(st.sampled_from([*PLAIN, *deal.acts]))


def points_near(rules: Rules) -> st.SearchStrategy[int]:
    """Bids about the lowest and the highest, between the steps too."""
    low, high = rules.auction.minimum, rules.auction.maximum
    return st.one_of(
        st.integers(low - 2, low + 2), st.integers(high - 2, high + 2), st.integers(low, high)
    )
