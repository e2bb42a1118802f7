"""The reader of rule sheets takes nothing for granted: what it cannot be sure of, it refuses."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from sheet_reader import Unread, read
from sheet_reader.reading import read_record
from sheets import bare, parts_of
from turup.profiles import load
from turup.words.sheet.document import Block, Entry, Line, Part, Table
from turup.words.sheet.sentences import Sentence, choice, either

PATH = "auction.limits.*"  # a record that no other test reads by these sentences


@pytest.fixture(autouse=True)
def no_scopes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been read before, and nobody reads by these sentences later."""
    monkeypatch.setattr("sheet_reader.scopes.SCOPES", {})


def with_more(section: str, *blocks: Block) -> Iterable[Part]:
    """The sheet of 28, with something more in a section."""
    for part in parts_of(load("28")):
        more = blocks if part.name == section else ()
        yield part._replace(blocks=(*bare(part.blocks), *more))


def test_a_line_that_no_sentence_fits_is_not_passed_over() -> None:
    with pytest.raises(Unread, match=r"play: 'Nobody leads hearts\.': no sentence fits"):
        read(with_more("play", Line("Nobody leads hearts.")))


def test_a_sentence_of_another_section_is_not_read() -> None:
    with pytest.raises(Unread, match="no sentence fits"):
        read(with_more("play", Line("Nobody may double.")))


def test_two_lines_that_contradict_each_other_are_not_read() -> None:
    with pytest.raises(Unread, match="first_leader: 'declarer': said to be eldest before"):
        read(with_more("play", Line("The declarer leads to the first trick.")))


def test_a_table_with_other_heads_is_not_read() -> None:
    with pytest.raises(Unread, match=r"Card \| Colour"):
        read(with_more("deck", Table(("Card", "Colour"), (("J", "red"),))))


def test_a_rank_with_two_rows_is_not_read() -> None:
    with pytest.raises(Unread, match="a rank has two rows"):
        read(with_more("deck", Table(("Card", "Card points"), (("J", "3"), ("J", "2")))))


def test_an_entry_in_which_something_is_not_read_is_not_read() -> None:
    with pytest.raises(Unread, match="no sentence fits"):
        read(with_more("deal", Entry("Weak hands", (Line("Weak hands are thrown in."),))))


def test_a_line_that_two_sentences_fit_is_not_read() -> None:
    items = (choice("by", anyone="Somebody may not bid.", eldest="Somebody may not bid."),)
    with pytest.raises(Unread, match=r"may mean .*anyone.*eldest"):
        read_record([Line("Somebody may not bid.")], PATH, items)


def test_a_number_that_might_belong_to_two_sentences_is_not_read() -> None:
    items = (
        either(
            Sentence("Bids below {minimum} count nothing.", {"by": "anyone"}),
            Sentence("Bids below {minimum} count nothing.", {"by": "dealer"}),
        ),
    )
    with pytest.raises(Unread, match=r"may mean .*anyone.*dealer"):
        read_record([Line("Bids below 16 count nothing.")], PATH, items)


def test_a_condition_in_which_a_clause_is_unknown_is_not_read() -> None:
    items = (Sentence("If {if}, nobody may bid."),)
    line = Line("If nobody has bid and the moon is full, nobody may bid.")
    with pytest.raises(Unread, match="no sentence fits"):
        read_record([line], PATH, items)
    known = Line("If nobody has bid and the bid is noes, nobody may bid.")
    assert read_record([known], PATH, items) == {"if": {"standing": "none", "form": "noes"}}
