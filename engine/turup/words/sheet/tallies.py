"""How the score lies on the table: some tallies drawn, where pips or cards show them."""

from __future__ import annotations

from collections.abc import Iterator

from turup.words import _
from turup.words.results import CARDS, SIX, amount, drawn, signed
from turup.words.scene import Scene
from turup.words.sheet.document import Tallies, Tally


def tallies(scene: Scene) -> Iterator[Tallies]:
    """A drawing of the score, where it is kept with something that can be drawn."""
    if scene.unit == "pips":
        yield Tallies(_("How the pips lie"), tuple(_pips(scene)))
    elif scene.unit in CARDS and scene.start > 0:
        yield Tallies(_("How the cards lie"), tuple(_cards(scene)))


def _pips(scene: Scene) -> Iterator[Tally]:
    """From the mark that wins down to the one that loses."""
    highest, lowest = scene.win_at or SIX, scene.lose_at or 0
    for tally in sorted({highest, highest // 2, 1, 0, -1, lowest // 2, lowest}, reverse=True):
        if tally >= lowest:
            is_six = abs(highest if tally >= 0 else lowest) == SIX
            yield Tally(signed(tally), drawn(tally, scene), tally if is_six else None)


def _cards(scene: Scene) -> Iterator[Tally]:
    """All cards, some and none."""
    for tally in sorted({scene.start, scene.start // 2, 1, 0}, reverse=True):
        yield Tally(amount(tally, scene.unit), drawn(tally, scene))
