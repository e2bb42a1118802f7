"""A comparison in words: a sentence for each figure that really differs by the second rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isnan
from typing import Any, Protocol

from turup.words import _, marked, ngettext
from turup.words.figures import GROUPS, PERCENT, POLICIES, SPREADS, Named, digits_for, label, plain
from turup.words.glyphs import MINUS
from turup.words.scene import Scene, stopped
from turup.words.sheet.measure import wrapped

# Of a rise, and of a fall.
SENTENCES: Mapping[tuple[str, str], tuple[str, str]] = {
    ("contract", "made"): (
        marked("Made contracts rise from {first} to {second}, {change}."),
        marked("Made contracts fall from {first} to {second}, {change}."),
    ),
    ("contract", "bid"): (
        marked("Bids go up from {first} to {second} on average, {change}."),
        marked("Bids come down from {first} to {second} on average, {change}."),
    ),
    ("seat", "0"): (
        marked("The eldest gains: from {first} to {second} game points a deal, {change}."),
        marked("The eldest loses: from {first} to {second} game points a deal, {change}."),
    ),
    ("play", "swing"): (
        marked("More is at stake: from {first} to {second} game points a deal, {change}."),
        marked("Less is at stake: from {first} to {second} game points a deal, {change}."),
    ),
    ("deals", "played"): (
        marked("Fewer deals are thrown in: played are {second} and not {first}, {change}."),
        marked("More deals are thrown in: played are {second} and not {first}, {change}."),
    ),
    ("match", "deals"): (
        marked("Matches last longer: {second} deals and not {first}, {change}."),
        marked("Matches are shorter: {second} deals and not {first}, {change}."),
    ),
}
OTHERWISE = marked("{figure}: from {first} to {second}, {change}.")
WIDTH = 88


class Found(Protocol):
    """A value with its bounds."""

    @property
    def value(self) -> float:
        """The value."""

    @property
    def half(self) -> float:
        """Half the width of its interval."""


class Changed(Named, Protocol):
    """A figure by two sets of rules; `turup.study.outcomes.Change` says what it holds."""

    @property
    def first(self) -> Found:
        """By the first rules."""

    @property
    def second(self) -> Found:
        """By the second rules."""

    @property
    def change(self) -> Found:
        """The difference."""

    @property
    def is_real(self) -> bool:
        """Whether chance does not explain it."""


def comparison(scenes: Sequence[Scene], told: Any) -> Iterator[str]:
    """The whole account of a comparison: what differs, and what is within noise."""
    first, second = (table(scene) for scene in scenes)
    head = _("{first} against {second}, seed {seed}.")
    yield from wrapped(head.format(first=first, second=second, seed=told.seed), WIDTH)
    yield deals(told.deals, told.policy)
    seats = len(scenes[0].seats)
    real, noise = sorted_out(told.changes, scenes[0])
    if real:
        yield from ("", _("What differs, by how much, and half the interval of 95 %:"))
        for each in real:
            yield from _entry(sentence(each, seats))
    else:
        yield from ("", _("Nothing differs by more than chance explains."))
    if noise:
        names = ", ".join(_names(noise, {each.group for each in real}, seats))
        yield ""
        yield from wrapped(stopped(_("Within noise: {names}").format(names=names)), WIDTH)


def sorted_out(changes: Sequence[Changed], scene: Scene) -> tuple[list[Changed], list[Changed]]:
    """What is really another, what matters most first, and what is within noise."""
    told = [each for each in changes if not is_repeated(each, scene)]
    real = sorted((each for each in told if each.is_real), key=rank)
    return real, [each for each in told if not each.is_real and is_there(each)]


def _names(noise: Sequence[Changed], told: set[str], seats: int) -> Iterator[str]:
    """The names of figures; where nothing has been told of a whole group, its name alone."""
    met = set[str]()
    for each in noise:
        if each.group not in GROUPS or each.group in told:
            yield label(each.group, each.name, seats)
        elif each.group not in met:
            met.add(each.group)
            yield _(GROUPS[each.group])


def table(scene: Scene) -> str:
    """A table by its title, its spec and its fingerprint."""
    return _("{title} ({spec}, rules {fingerprint})").format(**scene._asdict())


def deals(count: int, policy: str) -> str:
    """How many deals were played on the same cards, and how."""
    told = ngettext(
        "{count} deal on the same cards, {policy}.",
        "{count} deals on the same cards, {policy}.",
        count,
    )
    return told.format(count=f"{count:,}", policy=_(POLICIES[policy]))


def rank(change: Changed) -> int:
    """What matters most to a table comes first; the rest stays in its order."""
    keys = [*SENTENCES]
    key = change.group, change.name
    return keys.index(key) if key in SENTENCES else len(keys)


def is_repeated(change: Changed, scene: Scene) -> bool:
    """Whether a figure says again what others say: those of the eldest, or the mean of a spread."""
    are_sides = len(scene.sides) < len(scene.seats)
    is_others = are_sides and change.group == "seat" and change.name != "0"
    return is_others or change.group in SPREADS


def is_there(change: Changed) -> bool:
    """Whether there is anything to be told of a figure, by either rules."""
    values = change.first.value, change.second.value
    return any(values) and not any(map(isnan, values))


def sentence(change: Changed, seats: int) -> str:
    """What a real difference is, in a sentence."""
    facts = {
        "first": value(change.first, change),
        "second": value(change.second, change),
        "change": difference(change),
    }
    key = change.group, change.name
    if key not in SENTENCES:
        return _(OTHERWISE).format(figure=label(*key, seats), **facts)
    rise, fall = SENTENCES[key]
    return _(rise if change.change.value > 0 else fall).format(**facts)


def value(found: Found, change: Changed) -> str:
    """A value by either rules, as finely as the difference is known."""
    if change.unit != "share":
        return plain(found.value, fineness(change))
    return _("{number} %").format(number=plain(PERCENT * found.value, fineness(change)))


def difference(change: Changed) -> str:
    """A difference with its sign, and half its interval where there is one."""
    times = PERCENT if change.unit == "share" else 1
    digits = fineness(change)
    number = plain(abs(times * change.change.value), digits)
    sign = MINUS if change.change.value < 0 else "+"
    if isnan(change.change.half):
        return f"{sign}{number}"
    return f"{sign}{number} ± {plain(times * change.change.half, digits)}"


def fineness(change: Changed) -> int:
    """How many digits behind the point say something."""
    times = PERCENT if change.unit == "share" else 1
    return max(1, digits_for(times * change.change.half) - 1)


def _entry(text: str) -> Iterator[str]:
    """A sentence with what does not fit into a line below it."""
    first, *others = wrapped(text, WIDTH - 4)
    yield f"  {first}"
    yield from (f"    {line}" for line in others)
