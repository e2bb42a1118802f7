"""Figures in words: what each figure of a study is called, and how its value is written."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, isnan, log10
from typing import Protocol

from turup.words import _, marked
from turup.words.glyphs import MINUS
from turup.words.scene import spoken

POLICIES = {
    "random": marked("every legal act alike"),
    "chance": marked("by chance, bids near the least"),
    "simple": marked("played as sound club players do"),
}
LABELS: Mapping[tuple[str, str], str] = {
    ("deals", "acts"): marked("acts a deal"),
    ("deals", "played"): marked("deals played"),
    ("contract", "made"): marked("bids made"),
    ("contract", "bid"): marked("height of the bid"),
    ("contract", "bidders"): marked("players who bid"),
    ("bid", "0"): marked("deals nobody has bid on"),
    ("made", "0"): marked("deals made that nobody has bid on"),
    ("luck", "better_declares"): marked("declarer's side was dealt more card points"),
    ("luck", "made_with_better"): marked("bids made when dealt more"),
    ("luck", "made_with_worse"): marked("bids made when dealt less"),
    ("play", "captured"): marked("card points, declarer's side"),
    ("play", "captured_against"): marked("card points, defenders"),
    ("play", "margin"): marked("card points above the target"),
    ("play", "stake"): marked("game points for the declarer's side"),
    ("play", "swing"): marked("game points won or lost"),
    ("play", "swept"): marked("one side takes every trick"),
    ("pair", "shown"): marked("pair shown by the declarer's side"),
    ("pair", "shown_against"): marked("pair shown by the defenders"),
    ("pair", "made_with"): marked("bids made with a pair"),
    ("pair", "made_without"): marked("bids made without a pair"),
    ("match", "deals"): marked("deals a match"),
    ("match", "changes"): marked("changes of lead a match"),
    ("match", "eldest_wins"): marked("the first eldest's side wins"),
    ("match", "over"): marked("matches that come to an end"),
}
NAMED: Mapping[str, str] = {
    "thrown_in": marked("thrown in: {name}"),
    "redeal": marked("cards for a redeal: {name}"),
    "step": marked("{name} said last"),
    "step_made": marked("bids made after {name}"),
    "step_gain": marked("game points that {name} brings the declarer's side"),
    "solo": marked("solo: {name}"),
    "solo_made": marked("solo made: {name}"),
}
NUMBERED: Mapping[str, str] = {
    "bid": marked("bids of {number}"),
    "made": marked("bids of {number} made"),
    "exposed": marked("trump comes out in trick {number}"),
    "stakes": marked("deals that bring the declarer's side {number} game points"),
    "lengths": marked("matches over within {number} deals"),
}
PLACED: Mapping[str, str] = {
    "declarer": marked("declarer: {seat}"),
    "seat": marked("game points above the others: {seat}"),
}
GROUPS: Mapping[str, str] = {
    "thrown_in": marked("why deals are thrown in"),
    "redeal": marked("how often cards call for a redeal"),
    "bid": marked("how often each bid is played"),
    "made": marked("how often each bid is made"),
    "declarer": marked("who declares"),
    "exposed": marked("when trump comes out"),
    "seat": marked("what each seat wins"),
    "stakes": marked("what deals bring the declarer's side"),
    "lengths": marked("how soon matches are over"),
    "step": marked("how often each double is said"),
    "step_made": marked("how often bids are made after doubles"),
    "step_gain": marked("what doubles bring"),
    "solo": marked("how often solos are played"),
    "solo_made": marked("how often solos are made"),
}
"""Groups whose figures have names of their own."""
SPREADS = ("stakes", "lengths")
"""Groups whose figures are drawn, and are not told one by one in a comparison."""
PERCENT = 100
FINEST = 4
LEAST = 0.01
SLACK = 1e-6


class Named(Protocol):
    """What any figure is called."""

    @property
    def group(self) -> str:
        """The figures it belongs to."""

    @property
    def name(self) -> str:
        """What it is called among them."""

    @property
    def unit(self) -> str:
        """In which unit it is."""


class Told(Named, Protocol):
    """A figure as it is told; `turup.study.outcomes.Figure` says what it holds."""

    @property
    def value(self) -> float:
        """Its value."""

    @property
    def low(self) -> float:
        """The lower bound."""

    @property
    def high(self) -> float:
        """The upper bound."""


def label(group: str, name: str, seats: int) -> str:
    """What a figure is called where nothing around it says so."""
    if (group, name) in LABELS:
        return _(LABELS[group, name])
    if group in NAMED:
        return _(NAMED[group]).format(name=spoken(name))
    if group in NUMBERED:
        return _(NUMBERED[group]).format(number=name.replace("-", MINUS))
    return _(PLACED[group]).format(seat=place(int(name), seats))


def place(number: int, seats: int) -> str:
    """A seat by its place, counted from the eldest."""
    if number == 0:
        return _("eldest")
    if number == seats - 1:
        return _("dealer")
    return _("seat {number} from the eldest").format(number=number + 1)


def value(figure: Told) -> str:
    """The value of a figure with its unit; what rounds to nothing or to all is not told as that."""
    if figure.unit == "share":
        return share(figure.value)
    return plain(figure.value, fineness(figure))


def share(part: float) -> str:
    """A share in percent."""
    percent = PERCENT * part
    if 0 < percent < LEAST:
        return _("under 0.01 %")
    return _("over 99.99 %") if PERCENT - LEAST < percent < PERCENT else f"{percent:.2f} %"


def chance(part: float) -> str:
    """An exact chance in percent, with two digits that say something, however small it is."""
    percent = PERCENT * part
    digits = 2 if percent >= LEAST or percent == 0 else 1 + ceil(-log10(percent))
    return f"{percent:.{digits}f} %"


def bounds(figure: Told) -> str:
    """Between which bounds a figure lies; nothing where too few deals count to tell."""
    if isnan(figure.low):
        return ""
    times, digits = (PERCENT, 2) if figure.unit == "share" else (1, fineness(figure))
    low, high = (plain(times * each, digits) for each in (figure.low, figure.high))
    return _("{low} to {high}").format(low=low, high=high)


def fineness(figure: Told) -> int:
    """How many digits behind the point say something."""
    half = (figure.high - figure.low) / 2
    return digits_for(half)


def digits_for(half: float) -> int:
    """How many digits behind the point tell an interval of so much to either side."""
    if isnan(half) or half <= 0:
        return 2
    return min(FINEST, max(2, 1 + ceil(-log10(half) - SLACK)))


def plain(number: float, digits: int) -> str:
    """A number with so many digits behind the point, and never less than nothing without need."""
    told = f"{number:,.{digits}f}"
    if not told.strip("-0.,"):
        return told.removeprefix("-")
    return told.replace("-", MINUS)
