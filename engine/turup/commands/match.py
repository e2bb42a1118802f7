"""`turup match`: deals played by chance until a side has won, told as they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import (
    FLAG,
    NUMBER,
    Answer,
    Ascii,
    Format,
    Language,
    Seed,
    Spec,
    seed_or_drawn,
)
from turup.words import ENGLISH, _

if TYPE_CHECKING:
    from turup.commands.printing import Printer
    from turup.game.deal import Deal
    from turup.game.match import Match

SHORT_MATCH = 20  # deals that are over before anybody waits


def match(
    spec: Spec,
    *,
    seed: Seed = None,
    max_deals: Annotated[
        int, typer.Option(metavar=NUMBER, min=1, max=1_000_000, help=_("Stop after so many deals."))
    ] = 500,
    full: Annotated[
        bool,
        typer.Option("--full", metavar=FLAG, help=_("Tell each deal at length, with all hands.")),
    ] = False,
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
    answer: Answer = Format.text,
) -> None:
    """Play a match by chance to its end."""
    from turup.commands.playing import rules_or_complaint
    from turup.commands.printing import printer
    from turup.game.match import Match

    begun = Match.begun(rules_or_complaint(spec), seed_or_drawn(seed))
    if answer is Format.json:
        _answer_json(begun, max_deals)
    else:
        _tell(begun, max_deals, printer(is_ascii=ascii_), is_full=full)


def _tell(standing: Match, most: int, out: Printer, *, is_full: bool) -> None:
    """Tell each deal as it is over, and where the match stands."""
    from turup.commands.printing import is_terminal, tracked
    from turup.game.events import open_to_all
    from turup.game.scenes import scene_at, scene_of
    from turup.words.course import course_of
    from turup.words.matches import closing, opening, unfinished
    from turup.words.results import tally_rows
    from turup.words.transcript import at_length, in_short

    scene = scene_at(standing)
    out.lines(opening(scene, standing.seed))
    is_unseen = not is_terminal(out.stream)
    for _turn in tracked(range(most), _("Playing"), is_long=is_unseen and most > SHORT_MATCH):
        if standing.is_over:
            break
        deal, after = _next(standing)
        course = course_of(deal.events if is_full else open_to_all(deal.events), scene_of(deal))
        out.line()
        out.lines(at_length(course) if is_full else in_short(course))
        is_moved = (after.tallies, after.clips) != (standing.tallies, standing.clips)
        if is_moved or after.is_over:
            out.lines(tally_rows(after, scene_at(after)))
        standing = after
    out.line()
    out.lines(closing(standing, scene) if standing.is_over else unfinished(standing, scene))


def _next(standing: Match) -> tuple[Deal, Match]:
    """The next deal, played, and the standing after it."""
    from turup.game.chance_play import played_out

    deal = played_out(standing.next_deal())
    return deal, standing.after(deal)


def _answer_json(standing: Match, most: int) -> None:
    from turup.commands.printing import print_json, tracked
    from turup.game.plain import deal_data, match_data

    deals = []
    for _turn in tracked(range(most), _("Playing"), is_long=most > SHORT_MATCH):
        if standing.is_over:
            break
        deal, standing = _next(standing)
        deals.append(deal_data(deal))
    print_json(match_data(standing, deals))
