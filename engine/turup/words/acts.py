"""Acts in words: what somebody does, or may not do, from the plain text of an action."""

from __future__ import annotations

import re

from turup.cards import SUITS
from turup.words import _, marked, meant, pgettext
from turup.words.names import strain
from turup.words.scene import spoken

MOST_SHOWN = 9  # more than these are not read but skipped

PLAIN = {
    "pass": marked("pass"),
    "call": marked("call for trump"),
    "expose": marked("turn trump up"),
    "open trump": marked("expose trump before the first lead"),
    "ask partner": marked("ask the partner to bid"),
    "hand back": marked("hand the question back"),
    "later card": marked("leave trump to a later card"),
    "concede": marked("give up"),
}
VERBS = {
    "bid": marked("bid {what}"),
    "say": marked("say {what}"),
    "solo": marked("call {what}"),
    "redeal": marked("ask for a redeal ({what})"),
    "lay": marked("lay {what} face down"),
    "trump": marked("choose {what}"),
    "partner": marked("name {what} to find a partner"),
    "show": marked("show {what}"),
    "claim": marked("claim {what}"),
    "play": marked("play {what}"),
}
BESIDES = {
    "no trumps": marked(" or without trumps"),
    "plus": marked(" or so many more"),
    "noes": marked(" or noes"),
}
"""What can be bid besides the suits."""
WORDED = {"plus": marked("plus"), "noes": marked("noes")}
"""What a bid says besides suits."""
STEPS = {"double": meant("to say", "double"), "redouble": meant("to say", "redouble")}


def act(text: str) -> str:
    """An action in words: `play ♠7`, `ask for a redeal (four jacks)`."""
    verb, _space, what = text.partition(" ")
    if text in PLAIN:
        return _(PLAIN[text])
    if verb == "say" and what in STEPS:
        return pgettext(*STEPS[what])
    if verb == "trump" and what in SUITS:
        return _("choose {what} as trumps").format(what=strain(what))
    return _(VERBS[verb]).format(what=_object(verb, what)) if verb in VERBS else text


def _object(verb: str, what: str) -> str:
    """What is bid, chosen, shown or named."""
    if verb == "trump":
        return strain(what)
    if verb == "bid":
        return bid_words(what)
    name, _space, suit = what.partition(" ")
    if suit in SUITS:
        return _("{pair} {suit}").format(pair=spoken(name), suit=strain(suit))
    return spoken(what)


def bid_words(what: str) -> str:
    """A bid, of which the number may stand before what is bid or behind it."""
    first, _space, last = what.partition(" ")
    if first.isdecimal() and last:
        return _("{points} {trump}").format(points=first, trump=_strain(last))
    parts = [part for part in (first, last) if part]
    return " ".join(part if part.isdecimal() else _strain(part) for part in parts)


def _strain(word: str) -> str:
    return _(WORDED[word]) if word in WORDED else strain(word)


def opened(texts: tuple[str, ...]) -> str:
    """What is open, in few words; nothing where it would be a long list."""
    cards = _cards_of("play ", texts)
    laid, named = _cards_of("lay ", texts), _cards_of("partner ", texts)
    if len(cards) + len(laid) + len(named) > MOST_SHOWN:
        return ""
    others = ("bid ", "play ", "lay ", "partner ")
    rest = [act(text) for text in texts if not text.startswith(others)]
    laying = [_(VERBS["lay"]).format(what=", ".join(laid))] if laid else []
    naming = [_(VERBS["partner"]).format(what=", ".join(named))] if named else []
    parts = [*rest, *laying, *naming, *_bids(texts), *cards]
    if cards or len(parts) < 2:
        return ", ".join(parts)
    return _("{first} or {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def _cards_of(verb: str, texts: tuple[str, ...]) -> list[str]:
    """The cards of the acts of one kind."""
    return [text.removeprefix(verb) for text in texts if text.startswith(verb)]


def _bids(texts: tuple[str, ...]) -> list[str]:
    """The bids open, as a span; with more than one step between them only the ends are told."""
    found = [re.match(r"bid (\D*)(\d+) ?(.*)", text) for text in texts]
    bids = [(int(match[2]), match[3] or match[1].strip()) for match in found if match]
    if not bids:
        return []
    points, strains = {points for points, _trump in bids}, {trump for _points, trump in bids}
    least, most = min(points), max(points)
    span = str(least) if least == most else _("{least} to {most}").format(least=least, most=most)
    if strains == {""}:
        return [_("bid {what}").format(what=span)]
    names = [strain(suit) for suit in SUITS if suit in strains]
    where = (
        _("in any suit")
        if len(names) == len(SUITS)
        else _("in {suits}").format(suits=", ".join(names))
    )
    more = "".join(_(told) for trump, told in BESIDES.items() if trump in strains)
    return [_("bid {what} {where}{more}").format(what=span, where=where, more=more)]
