"""Acts in words: what somebody does, or may not do, from the plain text of an action."""

from __future__ import annotations

import re

from turup.cards import SUITS
from turup.words import _
from turup.words.scene import spoken

MOST_SHOWN = 9  # more than these are not read but skipped

PLAIN = {
    "pass": _("pass"),
    "call": _("call for trump"),
    "expose": _("turn trump up"),
    "open trump": _("expose trump before the first lead"),
    "ask partner": _("ask the partner to bid"),
    "hand back": _("hand the question back"),
    "later card": _("leave trump to a later card"),
    "concede": _("give up"),
}
VERBS = {
    "bid": _("bid {what}"),
    "say": _("say {what}"),
    "solo": _("call {what}"),
    "redeal": _("ask for a redeal ({what})"),
    "lay": _("lay {what} face down"),
    "trump": _("choose {what}"),
    "partner": _("name {what} to find a partner"),
    "show": _("show {what}"),
    "claim": _("claim {what}"),
    "play": _("play {what}"),
}
BESIDES = {
    "no trumps": _(" or without trumps"),
    "plus": _(" or so many more"),
    "noes": _(" or noes"),
}
"""What can be bid besides the suits."""
STEPS = {"double": _("double"), "redouble": _("redouble")}


def act(text: str) -> str:
    """An action in words: `play ♠7`, `ask for a redeal (four jacks)`."""
    verb, _space, what = text.partition(" ")
    if text in PLAIN:
        return PLAIN[text]
    if verb == "say" and what in STEPS:
        return STEPS[what]
    if verb == "trump" and what in SUITS:
        return _("choose {what} as trumps").format(what=what)
    return VERBS[verb].format(what=spoken(what)) if verb in VERBS else text


def opened(texts: tuple[str, ...]) -> str:
    """What is open, in few words; nothing where it would be a long list."""
    cards = _cards_of("play ", texts)
    laid, named = _cards_of("lay ", texts), _cards_of("partner ", texts)
    if len(cards) + len(laid) + len(named) > MOST_SHOWN:
        return ""
    others = ("bid ", "play ", "lay ", "partner ")
    rest = [act(text) for text in texts if not text.startswith(others)]
    laying = [VERBS["lay"].format(what=", ".join(laid))] if laid else []
    naming = [VERBS["partner"].format(what=", ".join(named))] if named else []
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
    names = [suit for suit in SUITS if suit in strains]
    where = (
        _("in any suit")
        if len(names) == len(SUITS)
        else _("in {suits}").format(suits=", ".join(names))
    )
    more = "".join(told for trump, told in BESIDES.items() if trump in strains)
    return [_("bid {what} {where}{more}").format(what=span, where=where, more=more)]
