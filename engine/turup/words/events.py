"""Events in words: one template for each class of event, found by the name of the class.

The fields of an event fill its template: seats by their names, cards with their symbols. What
a seat may not see has no event for it, so nothing has to be held back here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from turup.cards import SUITS
from turup.words import _, marked, marked_many, ngettext
from turup.words.acts import bid_words
from turup.words.names import strain
from turup.words.results import outcome, thrown_in
from turup.words.scene import Scene, cards_text, spoken

TEMPLATES: dict[str, str | tuple[str, str]] = {
    "PacketDealt": marked_many(
        "Each player is dealt {count} card.", "Each player is dealt {count} cards."
    ),
    "CardsDealt": marked("{seat} is dealt {cards}."),
    "Passed": marked("{seat} passes."),
    "Declined": marked("{seat} is asked, and says no."),
    "BidMade": marked("{seat} bids {said}{honour}."),
    "PartnerAsked": marked("{seat} asks {partner} to bid."),
    "HandedBack": marked("{seat} hands the question back."),
    "StepSaid": marked("{seat} {says}."),
    "SoloCalled": marked("{seat} calls {contract} and plays alone{turning}."),
    "ContractMade": marked("{seat} {plays}."),
    "ContractFallen": marked("Nobody has bid, so {seat} {plays}."),
    "BiddingReopened": marked(
        "The bidding is opened again on the full hand, and {seat} speaks first."
    ),
    "IndicatorLaid": marked("{seat} lays a card face down."),
    "IndicatorKnown": marked("{seat}'s card face down is {indicator}."),
    "TrumpNamed": marked("{seat} names {chosen}."),
    "TrumpLeft": marked("{seat} leaves trump to card {nth}."),
    "PartnerNamed": marked("{seat} names {card}, whose holder will be {seat}'s partner."),
    "PartnerKnown": marked("{seat} had the card named, and is the declarer's partner."),
    "TrumpCalled": marked("{seat} calls for trump."),
    "TrumpExposed": marked("{seat} turns up {shown}."),
    "IndicatorReturned": marked("{seat} takes the card back unseen."),
    "HandShown": marked("{seat} lays the hand open: {cards}."),
    "TrumpLed": marked("The suit led is trump: {suit}."),
    "CardsLeft": marked_many(
        "{count} card stays face down before {seat}.",
        "{count} cards stay face down before {seat}.",
    ),
    "CardsTakenUp": marked("{seat} takes up the cards left face down."),
    "PairShown": marked("{seat} {declares}: {effect}."),
    "ClaimMade": marked("{seat} claims {claim}."),
    "CardPlayed": marked("{seat} plays {card}."),
    "TrickWon": marked("{seat} takes trick {trick} with {counted}."),
    "PointsLost": marked("The last trick costs the other side {lost}."),
    "FaceDownPlayed": marked("{seat} plays a card face down."),
    "FaceDownLookedAt": marked("{seat} looks at the cards face down."),
    "FaceDownSeen": marked("{seat}'s card face down is {card}."),
    "FaceDownTurnedUp": marked("{seat}'s card face down is turned up: {card}."),
    "FaceDownTrickWon": marked("{seat} takes trick {trick}: {counted} in sight, and {unseen}."),
    "GivenUp": marked("{seat} gives up, and the rest is the others'."),
    "PlayStopped": marked("The rest can change nothing and is not played."),
    "RedealAsked": marked("{seat} asks for the cards to be thrown in ({redeal})."),
    "ThrownIn": "{why}",
    "Settled": "{outcome}",
}
LAYING = {
    "ContractMade": marked("{seat} {plays} and lays a card face down."),
    "ContractFallen": marked("Nobody has bid, so {seat} {plays} and lays a card face down."),
}
"""The same where the declarer lays his card down at once."""
STEPS = {"double": marked("doubles"), "redouble": marked("redoubles")}
DECLARES = {
    "shown": marked("shows {cards}"),
    "by_itself": marked("shows {cards}"),
    "on_honour": marked("declares {cards} on honour"),
}
PAIR_EFFECTS = {
    "points": marked("it counts as card points taken"),
    "times_stake": marked("it changes the stake"),
}
TURNING = marked(", with the order reversed")
NEEDS = {
    "bid": marked("the declarer's side now needs {target}"),
    "counters": marked("the counting side now needs {target}"),
}
PLAYS = {
    "bid": marked("plays for {bid}"),
    "counters": marked("gives the other side {bid}"),
    "more_than_half": marked("plays for more than half, with a bid of {bid}"),
}


def told(event: Any, scene: Scene) -> str:
    """One event as a sentence."""
    template = TEMPLATES[type(event).__name__]
    worded = _(template) if isinstance(template, str) else ngettext(*template, event.count)
    return worded.format(**_facts(_fields(event), scene))


def told_laying(contract: Any, scene: Scene) -> str:
    """That a contract is made and that the declarer lays a card down, in one sentence."""
    worded = _(LAYING[type(contract).__name__])
    return worded.format(**_facts(_fields(contract), scene))


def _fields(event: Any) -> dict[str, Any]:
    return {field: getattr(event, field) for field in type(event).__slots__}


def _facts(fields: Mapping[str, Any], scene: Scene) -> dict[str, Any]:
    """The fields of an event as words, with what a template may put together from them."""
    facts = {name: _FIELDS.get(name, _as_it_is)(value, scene) for name, value in fields.items()}
    for name, make in _TOGETHER.items():
        if all(field in fields for field in make.fields):
            facts[name] = make.words(scene, *(fields[field] for field in make.fields))
    return facts


def _as_it_is(value: Any, _scene: Scene) -> Any:
    return value


_FIELDS: dict[str, Callable[[Any, Scene], Any]] = {
    "seat": lambda seat, scene: scene.seats[seat],
    "partner": lambda seat, scene: scene.seats[seat],
    "cards": lambda cards, _scene: cards_text(cards),
    "contract": lambda name, _scene: spoken(name),
    "claim": lambda name, _scene: spoken(name),
    "redeal": lambda name, _scene: spoken(name),
    "why": lambda why, _scene: thrown_in(why),
    "suit": lambda suit, _scene: strain(suit) if suit else suit,
}


class _Made:
    """Words made from several fields."""

    def __init__(self, words: Callable[..., str], *fields: str) -> None:
        self.words = words
        self.fields = fields


def bid(points: int, trump: str) -> str:
    """A bid: 17, 28 hearts, 30 no trumps."""
    return bid_words(f"{points} {trump}".rstrip())


def said(form: str, more: int, points: int, trump: str) -> str:
    """A bid as it was worded: 31 spades, spades 31, plus 3, 31 noes."""
    if form == "suit_number":
        return bid_words(f"{trump} {points}")
    if form == "plus":
        return _("plus {more}, {bid}").format(more=more, bid=bid(points, trump))
    return _("{points} noes").format(points=points) if form == "noes" else bid(points, trump)


def plays(points: int, trump: str, goal: str) -> str:
    """What somebody does who has the contract; a bid of nothing need not be told."""
    return _(PLAYS[goal]).format(bid=bid(points, trump)) if points else _("plays")


def moved(target: int, scene: Scene) -> str:
    """What a pair does: somebody now needs so much, or it counts otherwise.

    While a partner is not known, it is not told for whom.
    """
    if target < 0 and scene.pair_effect not in PAIR_EFFECTS:
        return _("it changes what has to be reached")
    return _(PAIR_EFFECTS.get(scene.pair_effect) or NEEDS[scene.goal]).format(target=target)


def says(step: str) -> str:
    """What somebody does who says a step of the ladder."""
    return _(STEPS[step]) if step in STEPS else _("says {step}").format(step=spoken(step))


def shown(suit: str, card: Any) -> str:
    """The trump suit coming to light, with the card that shows it if there is one."""
    if card is not None:
        return _("{card}: {suit} are trumps").format(card=card, suit=strain(suit))
    return _("the trump suit: {suit}").format(suit=strain(suit)) if suit in SUITS else chosen(suit)


def chosen(trump: str) -> str:
    """What the declarer has chosen: a suit, none, or either with the order turned round."""
    if trump in SUITS:
        return _("{suit} as trumps").format(suit=strain(trump))
    _turned, _space, suit = trump.partition(" ")
    if suit in SUITS:
        return _("{suit} as trumps, and the order reversed").format(suit=strain(suit))
    return _("no trumps") if suit else _("no trumps, and the order reversed")


def unseen(count: int) -> str:
    """So many cards that stay face down."""
    return ngettext("{count} card face down", "{count} cards face down", count).format(count=count)


def counted(points: int) -> str:
    """So many card points."""
    told = ngettext("{points} card point", "{points} card points", points).format(points=points)
    return told if points else _("nothing in it")


_TOGETHER = {
    "bid": _Made(lambda _scene, points, trump: bid(points, trump), "points", "trump"),
    "said": _Made(lambda _scene, *words: said(*words), "form", "more", "points", "trump"),
    "plays": _Made(
        lambda scene, points, trump: plays(points, trump, scene.goal), "points", "trump"
    ),
    "honour": _Made(
        lambda _scene, name, points, _trump: f" ({spoken(name)})" if name and points else "",
        "name", "points", "trump",
    ),
    "says": _Made(lambda _scene, step: says(step), "step"),
    "indicator": _Made(lambda _scene, suit, card: str(card or strain(suit)), "suit", "card"),
    "chosen": _Made(lambda _scene, suit: chosen(suit), "suit"),
    "shown": _Made(lambda _scene, suit, card: shown(suit, card), "suit", "card"),
    "turning": _Made(
        lambda _scene, order: _(TURNING) if order == "reversed" else "", "order"
    ),
    "lost": _Made(lambda _scene, _seat, points: counted(points), "seat", "points"),
    "counted": _Made(lambda _scene, points, _trick: counted(points), "points", "trick"),
    "declares": _Made(
        lambda scene, cards, _target: _(DECLARES[scene.pair_declared]).format(
            cards=cards_text(cards)
        ),
        "cards", "target",
    ),
    "unseen": _Made(lambda _scene, count, _trick: unseen(count), "count", "trick"),
    "effect": _Made(
        lambda scene, target, _kind: moved(target, scene),
        "target", "kind",
    ),
    "outcome": _Made(lambda scene, result: outcome(result, scene), "result"),
}  # fmt: skip
