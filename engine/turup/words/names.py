"""Names in the reader's language: seats and sides, suits, and what shipped profiles are called."""

from __future__ import annotations

from turup.words import _, marked, meant, pgettext
from turup.words.translation import together

PLAYER, PLAYERS = "Player ", "Players "
SEATS = {marked("North"), marked("East"), marked("South"), marked("West")}
STRAINS = {
    marked("spades"),
    marked("hearts"),
    marked("diamonds"),
    marked("clubs"),
    marked("reversed"),
    marked("reversed spades"),
    marked("reversed hearts"),
    marked("reversed diamonds"),
    marked("reversed clubs"),
}
NO_TRUMPS = meant("bid", "no trumps")


def seat(name: str) -> str:
    """A seat by its name: North, Player 3."""
    if name in SEATS:
        return _(name)
    number = name.removeprefix(PLAYER)
    # Translators: the number must stand last; columns are headed by it alone.
    return _("Player {number}").format(number=number) if number != name else name


def side(name: str) -> str:
    """A side by its seats: North/South, Players 1/3/5."""
    numbers = name.removeprefix(PLAYERS)
    if numbers != name:
        return _("Players {numbers}").format(numbers=numbers)
    return together("/".join, [seat(each) for each in name.split("/")])


def strain(text: str) -> str:
    """What is chosen as trumps: a suit, none, or either with the order reversed."""
    if text == NO_TRUMPS[1]:
        return pgettext(*NO_TRUMPS)
    return _(text) if text in STRAINS else text


def summary(text: str) -> str:
    """What a profile says of itself in a few words; the catalogues have those that are shipped."""
    return pgettext("summary", text)


def region(text: str) -> str:
    """Where a profile is played."""
    return pgettext("region", text)


def title(text: str) -> str:
    """The name of a profile or house rule; the catalogues have those that are shipped."""
    return pgettext("title", text)
