"""A match in words: how it begins, what ends it, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turup.words import _, marked, ngettext
from turup.words.results import amount, signed_amount, tally_line
from turup.words.scene import Scene, clauses
from turup.words.transcript import wrapped

ENDS_AT_ZERO = {
    "cannot_pay_loses": marked("each side begins with {start}, and who cannot pay has lost"),
    "loses": marked("each side begins with {start}, and who runs out has lost"),
    "next_loss_loses": marked(
        "each side begins with {start}, and who has run out loses with the next loss"
    ),
    "wins": marked("each side begins with {start}, and who has given all away wins"),
}
LEGEND = marked("In a trick > marks the card led, * the one that took it, ? one laid face down.")


def opening(scene: Scene, seed: int) -> list[str]:
    """Which rules are played, by whom, and for what."""
    title = _("{title} ({spec}, rules {fingerprint}), seed {seed}.")
    playing = _("{sides}; {end}.").format(sides=_(" against ").join(scene.sides), end=_end(scene))
    head = title.format(**{**scene._asdict(), "seed": seed})
    return [head, *wrapped([playing]), *wrapped([_(LEGEND)])]


def _end(scene: Scene) -> str:
    """What ends the match: marks or sets, else who has run out, and after how many deals."""
    if scene.deals is None:
        return _end_by_tallies(scene)
    told = ngettext("{count} deal is played", "{count} deals are played", scene.deals)
    ends = [told.format(count=scene.deals)]
    if scene.at_zero != "nothing" or scene.win_at is not None or scene.lose_at is not None:
        ends.append(_end_by_tallies(scene))
    return "; ".join(ends)


def _end_by_tallies(scene: Scene) -> str:
    """Which tallies end the match."""
    if scene.sets is not None:
        return _end_by_sets(scene)
    ends = list(_marks(scene, _("{mark} win"), _("{mark} lose")))
    if not ends:
        return _(ENDS_AT_ZERO[scene.at_zero]).format(start=amount(scene.start, scene.unit))
    return clauses(ends)


def _end_by_sets(scene: Scene) -> str:
    """What opens a set, and how many sets end the match."""
    opened = clauses(_marks(scene, _("{mark} open a red set"), _("{mark} a black one")))
    told = ngettext(
        "{opened}; {count} red set wins the match and {count} black set loses it",
        "{opened}; {count} red sets win the match and {count} black sets lose it",
        scene.sets or 0,
    )
    return told.format(opened=opened, count=scene.sets)


def _marks(scene: Scene, winning: str, losing: str) -> Iterator[str]:
    """What each mark does that the profile sets."""
    for mark, template in ((scene.win_at, winning), (scene.lose_at, losing)):
        if mark is not None:
            yield template.format(mark=_mark(mark, scene.unit))


def _mark(mark: int, unit: str) -> str:
    """A mark as it is seen: red pips above nothing, black ones below."""
    if unit != "pips":
        return signed_amount(mark, unit)
    count = abs(mark)
    red = ngettext("{count} red pip", "{count} red pips", count)
    black = ngettext("{count} black pip", "{count} black pips", count)
    return (red if mark > 0 else black).format(count=count)


def closing(match: Any, scene: Scene) -> list[str]:
    """Who has won, and how the tallies stand."""
    count = match.deals if scene.deals is None else match.played
    deals = ngettext("{count} deal", "{count} deals", count).format(count=count)
    tally = tally_line(match, scene)
    if match.is_drawn:
        told = _("The match is level after {deals}, and nobody has won: {tally}.")
        return list(wrapped([told.format(deals=deals, tally=tally)]))
    players = len(scene.seats) // len(scene.sides)
    template = ngettext(
        "{side} wins the match after {deals}: {tally}.",
        "{side} win the match after {deals}: {tally}.",
        players,
    )
    side = scene.sides[match.winner]
    return list(wrapped([template.format(side=side, deals=deals, tally=tally)]))


def unfinished(match: Any, scene: Scene) -> list[str]:
    """That the match was stopped before its end."""
    told = ngettext(
        "Stopped after {count} deal, and nobody has won yet: {tally}. --max-deals allows more.",
        "Stopped after {count} deals, and nobody has won yet: {tally}. --max-deals allows more.",
        match.deals,
    )
    tally = tally_line(match, scene)
    return list(wrapped([told.format(count=match.deals, tally=tally)]))
