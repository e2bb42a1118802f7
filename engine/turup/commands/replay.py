"""`turup replay`: a deal from its record, open or as one seat saw it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import FLAG, Answer, Ascii, Format, Language
from turup.words import ENGLISH, _

if TYPE_CHECKING:
    from turup.commands.printing import Printer
    from turup.game.deal import Deal
    from turup.game.events import Event
    from turup.game.records import Record


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", readable=False, help=_("The record of a deal."))
    ],
    *,
    seat: Annotated[
        str, typer.Option(metavar="SEAT", help=_("Tell only what this seat saw."))
    ] = "",
    open_: Annotated[
        bool,
        typer.Option("--open", metavar=FLAG, help=_("Tell everything; so it is without --seat.")),
    ] = False,
    until: Annotated[
        int | None, typer.Option(min=0, metavar="ACTS", help=_("Stop after so many acts."))
    ] = None,
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
    answer: Answer = Format.text,
) -> None:
    """Tell a saved deal again, and judge what happened in it against the rules."""
    from turup.commands.playing import seat_or_complaint
    from turup.commands.printing import print_json, printer
    from turup.game.plain import deal_data
    from turup.game.referee import deal_then

    if seat and open_:
        raise typer.BadParameter(_("say --seat or --open, not both"), param_hint="--seat")
    record = _record(file)
    deal = record.deal if until is None else deal_then(record.deal, until)
    seen = deal.events
    if seat:
        seen = deal.view(seat_or_complaint(deal.rules, seat, "--seat", deal.dealer)).events
    if answer is Format.json:
        print_json(deal_data(deal, seen))
        return
    out = printer(is_ascii=ascii_)
    _tell(deal, seen, out)
    if not seat or deal.is_over:  # a judgement names cards that the seat may not have seen yet
        _judge(record, len(deal.acts), out)


def _record(file: Path) -> Record:
    from turup.commands.printing import complain
    from turup.game.record_reading import RecordProblems
    from turup.game.records import load_record

    try:
        return load_record(file)
    except RecordProblems as wrong:
        complain(str(wrong).splitlines())


def _tell(deal: Deal, seen: tuple[Event, ...], out: Printer) -> None:
    """The deal as far as it goes, and whose turn it is if it goes on."""
    from turup.game.scenes import scene_of
    from turup.words.course import course_of
    from turup.words.transcript import at_length, turn

    scene = scene_of(deal)
    out.lines(at_length(course_of(seen, scene)))
    if not deal.is_over:
        out.line()
        out.line(turn(scene.seats[deal.to_act]))


def _judge(record: Record, acts: int, out: Printer) -> None:
    """What the referee says of each irregular act so far."""
    from turup.game.referee import judge
    from turup.words.results import lines_text

    for number, irregular in enumerate(record.irregular):
        if irregular.after > acts:
            continue
        judgement = judge(record.deal, irregular, record.irregular[:number])
        out.line()
        out.line(judgement.sentence)
        if judgement.result is not None:
            out.lines(lines_text(judgement.result))
