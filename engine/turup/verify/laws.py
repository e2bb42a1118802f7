"""Laws: what holds of any game of cards, whatever its rules.

Suits are only names, and seats only places; which way the turn goes changes nothing but who is
called what; a game in which every point is three is the same game; and a profile laid over itself
is the profile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from turup.profiles import Place, Profile
from turup.profiles.changed import examine_changed
from turup.profiles.gathering import gather
from turup.profiles.node import plain
from turup.rules.state import blank
from turup.verify.accounts import Account
from turup.verify.effort import Effort
from turup.verify.findings import Finding
from turup.verify.lying import lay_cards
from turup.verify.mirrored import Broken, Choice, course, shortest
from turup.verify.mirrors import Mirror, with_direction, with_points, with_seats, with_suits
from turup.verify.players import pick
from turup.verify.subject import Subject
from turup.verify.violations import Setting, Violation, witness
from turup.verify.walking import LONGEST, TABLES, Table, manner_now, set_tallies

LAID_TWICE = "laid twice"
SHARE = 500  # of the deals of an effort, so many times fewer are played in each mirror
CHUNK = 10
PLACE = Place("laid twice", 1, 1)
HEAD = ("turup", "about", "extends", "house-rules", "needs", "overrides", "examples", "expect",
        "accepts")  # fmt: skip


class Law(NamedTuple):
    """What must hold, and the mirror of each deal in which it is looked at."""

    sentence: str
    mirror: Callable[[Subject, int], Mirror]


LAWS: dict[str, Law] = {
    "suits": Law(
        "with the suits under each other's names every deal goes as before",
        lambda about, nth: with_suits(about.rules, nth),
    ),
    "seats": Law(
        "with everybody some places further on every deal goes as before",
        lambda about, nth: with_seats(about.rules, nth),
    ),
    "direction": Law(
        "with the turn the other way round every deal goes as before",
        lambda about, _nth: with_direction(about.rules),
    ),
    "points": Law(
        "with all card points and bids three times as high every deal goes as before",
        lambda about, _nth: with_points(about.profile),
    ),
}
"""The laws that hold of deals, by the name of their unit."""


def units(_about: Subject, _effort: Effort) -> Sequence[str]:
    """The laws."""
    return [*LAWS, LAID_TWICE]


def examine(about: Subject, effort: Effort, unit: str, account: Account) -> Generator[None]:
    """Look at one law."""
    if unit == LAID_TWICE:
        look_at_laying(about.profile, account)
        yield
        return
    law, done, mirror = LAWS[unit], 0, None
    try:
        for number in range(max(1, effort.deals // SHARE)):
            is_kept = unit in ("points", "direction")
            mirror = mirror if mirror and is_kept else law.mirror(about, number)
            broken = tried(about, mirror, effort.seed, number, account)
            if broken:
                account.found(found(about, law, shortest(about.rules, mirror, broken)))
                return
            done += 1
            if number % CHUNK == 0:
                yield
    finally:
        if done and not account.findings:
            account.sampled("same-in-mirror", deals=done, law=law.sentence)


def tried(
    about: Subject, mirror: Mirror, seed: int, number: int, account: Account
) -> Broken | None:
    """Play a deal and its like; what was done until they differed, if they did."""
    table = TABLES[number % len(TABLES)]
    setting = dealt(about, table, seed, number)
    choice = chosen(about, table, seed, number)
    played = course(about.rules, mirror, setting, choice, LONGEST)
    account.positions += 2 * len(played.acts)
    return None if played.is_alike else Broken(setting, played.acts)


def dealt(about: Subject, table: Table, seed: int, number: int) -> Setting:
    """The deal of a number."""
    state = blank()
    set_tallies(about.rules, state, seed, number)
    lay_cards(about.rules, state, int(table.is_rare), seed, number)
    deck = tuple(state.deck[: about.rules.deck.cards])
    return Setting(deck, number % about.rules.table.seats, tuple(state.tallies))


def chosen(about: Subject, table: Table, seed: int, number: int) -> Choice:
    """What the players of a table choose."""
    return lambda state, turn: pick(
        about.rules, state, manner_now(table.manner, seed, number, turn), seed, number, turn
    )


def found(about: Subject, law: Law, broken: Broken) -> Finding:
    """The finding that a law does not hold."""
    shown = Violation(broken.setting, broken.acts, 0)
    return Finding("broken-law", (), {"law": law.sentence}, witness(about.rules, shown))


def look_at_laying(profile: Profile, account: Account) -> None:
    """Lay a profile, and each overlay it was named with, over it once more."""
    laid = list(laid_over(profile))
    for name, keys in laid:
        again = examine_changed(profile.spec, keys, PLACE).profile
        if again is not None and again.fingerprint != profile.fingerprint:
            facts = {"law": f"laid over the profile once more, {name} changes nothing"}
            account.found(Finding("broken-law", (), facts))
    account.proved("laid-twice", names=[name for name, _keys in laid])


def laid_over(profile: Profile) -> Iterator[tuple[str, dict[str, Any]]]:
    """The profile as it stands, and the keys of each overlay behind its spec."""
    yield profile.spec, dict(profile.keys)
    for layer in gather(profile.spec).layers:
        if layer.role == "overlay":
            keys = {name: value for name, value in plain(layer.root).items() if name not in HEAD}
            yield layer.reading.file, without_removed(keys)


def without_removed(keys: Any) -> Any:
    """The keys without what they take away by its name, which is gone already."""
    if not isinstance(keys, Mapping):
        return keys
    kept = {name: without_removed(inner) for name, inner in keys.items() if inner != "none"}
    return {name: inner for name, inner in kept.items() if inner != {}}
