"""Reading a sheet of HTML: what its elements show, with every attribute, style and drawing off."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import NamedTuple

from turup.words.sheet.document import Block, Entry, Line, Part, Table

ALONE = frozenset({"meta", "br", "hr", "img", "link", "input"})
UNREAD = frozenset({"head", "style", "figure", "svg"})


class Node(NamedTuple):
    """An element: its tag, and the texts and elements in it."""

    tag: str
    inner: list[Node | str]

    @property
    def text(self) -> str:
        """All that it shows, on one line."""
        shown = "".join(node if isinstance(node, str) else node.text for node in self.inner)
        return " ".join(shown.split())

    @property
    def elements(self) -> list[Node]:
        """The elements in it."""
        return [node for node in self.inner if isinstance(node, Node)]

    def all(self, tag: str) -> Iterator[Node]:
        """Every element of a tag that lies anywhere in it."""
        for node in self.elements:
            if node.tag == tag:
                yield node
            else:
                yield from node.all(tag)


class Tree(HTMLParser):
    """The elements of a page, without their attributes."""

    def __init__(self) -> None:
        """Nothing has been read."""
        super().__init__()
        self.open = [Node("", [])]

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 - nobody sees them
        """An element begins."""
        node = Node(tag, [])
        self.open[-1].inner.append(node)
        if tag not in ALONE:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        """An element ends, and must be the one that began last."""
        if tag in ALONE:
            return
        assert self.open[-1].tag == tag, f"{tag} ends in {self.open[-1].tag}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        """A text."""
        self.open[-1].inner.append(data)


def parts_in(page: str) -> Iterator[Part]:
    """The parts of a sheet: a section each, with a heading."""
    tree = Tree()
    tree.feed(page)
    tree.close()
    for section in tree.open[0].all("section"):
        yield Part("", next(section.all("h2")).text, tuple(blocks_in(section)))


def blocks_in(node: Node) -> Iterator[Block]:
    """What the elements in an element say; what they are in is looked through."""
    for inner in node.elements:
        if inner.tag in UNREAD or inner.tag == "h2":
            continue
        if inner.tag == "li":
            yield Line(inner.text)
        elif inner.tag == "table":
            yield table_of(inner)
        elif any(element.tag == "dt" for element in inner.elements):
            label, said = inner.elements
            yield Entry(label.text, tuple(blocks_in(said)))
        else:
            yield from blocks_in(inner)


def table_of(table: Node) -> Table:
    """A table by its rows, of which the first has the heads."""
    head, *rows = (tuple(cell.text for cell in row.elements) for row in table.all("tr"))
    return Table(head, tuple(rows))
