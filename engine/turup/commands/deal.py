"""`turup deal`: one deal played by chance, told from the shuffle to the score."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from turup.commands.options import (
    HIGHEST_SEED,
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
    from turup.game.deal import Deal
    from turup.rules import Rules

_PLAYER = re.compile(r"player\s+(\d)\s*=", re.IGNORECASE)  # the one name of a seat with a space


def deal(  # noqa: PLR0913 - each is an option of the command
    spec: Spec,
    *,
    seed: Seed = None,
    number: Annotated[
        int,
        typer.Option(metavar=NUMBER, min=1, max=HIGHEST_SEED, help=_("Which deal of the seed.")),
    ] = 1,
    hands: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HAND",
            help=_("A hand laid by hand, S1 being the eldest: 'S1=JH 9H AH'. May be repeated."),
        ),
    ] = None,
    dealer: Annotated[str, typer.Option(metavar="SEAT", help=_("Who deals."))] = "",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help=_("Write the deal down as a record."))
    ] = None,
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
    answer: Answer = Format.text,
) -> None:
    """Deal the cards, play by chance, and tell what happened.

    In a trick > marks the card led, * the one that took it, ? one laid face down.
    """
    from turup.commands.playing import rules_or_complaint
    from turup.game.chance_play import played_out

    rules = rules_or_complaint(spec)
    begun = _begun(rules, (seed_or_drawn(seed), number - 1), dealer, hands or [])
    played = played_out(begun)
    if save is not None:
        _save(played, save)
    _tell(played, answer, is_ascii=ascii_)


def _tell(played: Deal, answer: Format, *, is_ascii: bool) -> None:
    from turup.commands.printing import print_json, printer
    from turup.game.plain import deal_data
    from turup.game.scenes import scene_of
    from turup.words.course import course_of
    from turup.words.transcript import at_length

    if answer is Format.json:
        print_json(deal_data(played))
    else:
        course = course_of(played.events, scene_of(played))
        printer(is_ascii=is_ascii).lines(at_length(course))


def _begun(rules: Rules, shuffle: tuple[int, int], dealer: str, hands: list[str]) -> Deal:
    """The deal before its first act."""
    from turup.commands.playing import seat_or_complaint
    from turup.game.deal import Deal
    from turup.game.laying import deck_with

    seat = seat_or_complaint(rules, dealer, "--dealer") if dealer else 0
    shuffled = Deal.shuffled(rules, *shuffle, dealer=seat)
    if not hands:
        return shuffled
    laid = _hands(rules, seat, " ".join(hands))
    return Deal(rules, deck_with(rules, laid, shuffled), dealer=seat)


def _hands(rules: Rules, dealer: int, text: str) -> dict[int, list[int]]:
    """The hands laid, by seat counted from the dealer."""
    from turup.commands.playing import seat_or_complaint

    laid: set[int] = set()
    hands: dict[int, list[int]] = {}
    hand: list[int] | None = None
    for word in _PLAYER.sub(r"player_\1=", text).replace("=", "= ").split():
        if word.endswith("="):
            name = word[:-1].replace("_", " ")
            seat = seat_or_complaint(rules, name, "--hands", dealer)
            hand = hands.setdefault((seat - dealer) % rules.table.seats, [])
        elif hand is None:
            raise _bad_hands(_("a hand begins with its seat, as in 'S1=JH 9H'"))
        else:
            hand.append(_card(rules, word, laid))
    for hand in hands.values():
        if len(hand) > rules.deal.tricks:
            told = _("a hand has {most} cards, and {count} are laid")
            raise _bad_hands(told.format(most=rules.deal.tricks, count=len(hand)))
    return hands


def _card(rules: Rules, word: str, laid: set[int]) -> int:
    from turup.game.laying import LaidTwice, NotInDeck, card_laid

    try:
        return card_laid(rules, word, laid)
    except NotInDeck:
        raise _bad_hands(_("'{word}' is no card of this deck").format(word=word)) from None
    except LaidTwice:
        raise _bad_hands(_("'{word}' is laid once too often").format(word=word)) from None


def _bad_hands(reason: str) -> typer.BadParameter:
    return typer.BadParameter(reason, param_hint="--hands")


def _save(played: Deal, path: Path) -> None:
    """Write the record, whole or not at all."""
    from turup.commands.printing import complain
    from turup.commands.saving import write
    from turup.game.records import dump

    try:
        write(path, dump(played))
    except OSError as error:
        told: Any = _("{file} cannot be written: {reason}")
        complain([told.format(file=path, reason=error.strerror or error)])
