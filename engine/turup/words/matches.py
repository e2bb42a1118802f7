"""A match in words: how it begins, what ends it, and who has won."""

from __future__ import annotations

from typing import Any

from turup.words import _, ngettext
from turup.words.glyphs import MINUS
from turup.words.results import amount, tally_line
from turup.words.scene import Scene, listed


def opening(scene: Scene, seed: int) -> list[str]:
    """Which rules are played, by whom, and for what."""
    title = _("{title} ({spec}, rules {fingerprint}), seed {seed}.")
    playing = _("{sides}; {end}.").format(sides=_(" against ").join(scene.sides), end=_end(scene))
    return [title.format(**{**scene._asdict(), "seed": seed}), playing]


def _end(scene: Scene) -> str:
    """What ends the match."""
    ends = []
    if scene.win_at is not None:
        ends.append(_("{mark} win").format(mark=_mark(scene.win_at, scene.unit)))
    if scene.lose_at is not None:
        ends.append(_("{mark} lose").format(mark=_mark(scene.lose_at, scene.unit)))
    if not ends:
        start = amount(scene.start, scene.unit)
        return _("each side begins with {start}, and who runs out has lost").format(start=start)
    return listed(ends)


def _mark(mark: int, unit: str) -> str:
    """A mark as it is seen: red pips above nothing, black ones below."""
    if unit != "pips":
        return f"{MINUS if mark < 0 else ''}{amount(abs(mark), unit)}"
    template = _("{count} red pips") if mark > 0 else _("{count} black pips")
    return template.format(count=abs(mark))


def closing(match: Any, scene: Scene) -> str:
    """Who has won, and how the tallies stand."""
    deals = ngettext("{count} deal", "{count} deals", match.deals).format(count=match.deals)
    players = len(scene.seats) // len(scene.sides)
    template = ngettext(
        "{side} wins the match after {deals}: {tally}.",
        "{side} win the match after {deals}: {tally}.",
        players,
    )
    side = scene.sides[match.winner]
    return template.format(side=side, deals=deals, tally=tally_line(match, scene))


def unfinished(match: Any, scene: Scene) -> str:
    """That the match was stopped before its end."""
    told = ngettext(
        "Stopped after {count} deal, and nobody has won yet: {tally}. --max-deals allows more.",
        "Stopped after {count} deals, and nobody has won yet: {tally}. --max-deals allows more.",
        match.deals,
    )
    return told.format(count=match.deals, tally=tally_line(match, scene))
